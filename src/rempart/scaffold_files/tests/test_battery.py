"""What every game must satisfy: nothing need be written for it."""

from rempart.testing.battery import *  # noqa: F403
from rempart.testing.remembered import *  # noqa: F403
from rempart.testing.rules import *  # noqa: F403
from rempart.testing.settings import *  # noqa: F403

from hamlet import GAME

GAMES = [GAME]
