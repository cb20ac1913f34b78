# Words of the board in the browser, in English.

look = Choose a region to see what is in it.
land = Land
heroes = Heroes

## device

device-title = The Tower on the table
device-about = If you own the real Tower, it can play along: it turns its drums, glows, makes its sounds and drops its own skulls.
device-no_bluetooth = This browser cannot reach it: it has no Web Bluetooth. Chrome, Edge and Opera have it, on computers and on Android, for pages served over https or from this computer. Firefox and Safari do not.
device-command = Without such a browser, a computer with Bluetooth does the same with this command:
device-connect = Connect the Tower
device-before = Switch it on first, and close the official app. Once connected, it calibrates: its drums turn, so keep your fingers out. Put skulls that fall out meanwhile back in at the top.
device-state = State
device-stage_off = not connected
device-stage_connecting = connecting …
device-stage_calibrating = calibrating: wait until the drums stand still
device-stage_ready = ready
device-stage_lost = connection lost; connecting again automatically
device-trouble_no_library = The package bleak is missing: pip install 'rempart[tower]'
device-trouble_no_adapter = Bluetooth is switched off, or this device has none.
device-trouble_not_found = The Tower was not found. Is it switched on, nearby, and not connected to the official app?
device-trouble_silent = The Tower does not answer.
device-trouble_refused = The Tower refused a command; it is being sent again.
device-trouble_broken = The Tower reports a fault. Switch it off and on again.
device-battery = Battery
device-unknown = not known yet
device-percent = about { $n }%
device-low = change the batteries
device-skulls = Skulls counted
device-jammed = A drum is stuck.
device-unjam = Free the drum
device-volume = Volume
device-volume_loud = Loud
device-volume_medium = Medium
device-volume_quiet = Quiet
device-volume_mute = Off
device-test = Test the lights
device-calibrate = Calibrate
device-disconnect = Disconnect
device-setup = A match is played with it if “The Tower on your table” is switched on at set-up, under “Heroes and the Tower”.
device-match_none = This match is played with the virtual Tower. To play with yours, switch on “The Tower on your table” when you set up a match.
device-match_plays = This match is played with the Tower on the table. You will be asked what falls out of it and which seal comes off.
device-match_away = The virtual Tower plays in this match. On your turn you can let the one on the table play again.
device-untried = This follows public notes on the Tower's protocol and has been tested with a simulated Tower, but not yet with a real one.
device-open = The Tower …
device-notice_off = The Tower on the table is not connected.
device-notice_lost = The connection to the Tower is lost; connecting again automatically.
device-notice_back = The Tower on the table is connected.
device-notice_jammed = A drum of the Tower is stuck.
device-notice_calibrating = The Tower is calibrating.
device-notice_low = The Tower's batteries are low: about { $n }%.
device-notice_battery = The Tower's batteries: about { $n }%.

## tower

tower_open = Open the Tower large
tower_shows = What the Tower shows
tower_turn = Drag it, or press an arrow key, to walk around it.
tower_drag = Drag it to walk around it.
seals = { $n ->
    [one] { $n } seal in place
   *[other] { $n } seals in place
}
mood-month = The Tower waits
mood-battle = The light of battle
mood-dungeon = The light of the depths
mood-event = The Tower stirs
mood-victory = The morning after
mood-defeat = The Tower has won
tale = Tale
tale_read = Continue
tale_next = Next ({ $n } more)
tale_all = Dismiss all
tales = The story so far
tales_none = Nothing has been told yet.
