"""The real Tower on the table: its protocol, and what the course of a match tells it.

Nothing here knows Bluetooth or a table of the server: `rempart tower` and the browser bring both
together. What is known of the protocol was found out by others (docs/tower.md names them); nothing
of it is official, and none of it has been tried on hardware.
"""

from rempart.games.dark_tower.device.follow import TowerFollower

connect = TowerFollower
"""What `rempart tower` calls (`rempart.device`)."""
