"""What numbers stand for. A board, the fortress of a player, has the number of its seat."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from rempart.kernel import Meaning

SEATS = 4
PLAYERS = range(2, SEATS + 1)
"""KV-COMP-01: 2 to 4 players."""
LINES = 5
UNITS = 324

KindId = Literal["puppet", "sprinter", "stone_thrower", "long_arm", "bruiser", "rock_hurler"]
KINDS: tuple[KindId, ...] = get_args(KindId)
PUPPET = 0
BUILDINGS = (
    "barracks",
    "university",
    "laboratory",
    "workshop",
    "hut",
    "sorting_centre",
    "cannon",
    "extra_slot",
)
BARRACKS, UNIVERSITY, LABORATORY, WORKSHOP, HUT, SORTING_CENTRE, CANNON, EXTRA_SLOT = range(8)
RUSES = ("rocks", "clot", "bait", "retreat", "boulder", "propulsion", "shield")
ROCKS, CLOT, BAIT, RETREAT, BOULDER, PROPULSION, SHIELD = range(7)
PHASES = ("dice", "event", "attack", "enemy_attack", "enemy_move", "wages", "purchases", "refill")
"""The phases 1, 2, 3.1, 3.2, 3.3, 4, 5 and 6 of the rulebook."""
DICE, EVENT, ATTACK, ENEMY_ATTACK, ENEMY_MOVE, WAGES, PURCHASES, REFILL = range(8)

Seat = Annotated[int, Meaning("seat", range(SEATS))]
Board = Seat
Line = Annotated[int, Meaning("line", range(1, LINES + 1))]
"""From the far one to the floor of the fortress."""
Unit = Annotated[int, Meaning("unit", range(UNITS))]
"""A physical figure: all white ones first, then those of each seat's colour."""
Figure = Annotated[int, Meaning("figure", range(64))]
"""A figure of one kind and colour, counted from 0."""
Kind = Annotated[int, Meaning("kind", ids=KINDS, topic="unit")]
"""A kind of unit, the weakest first (KV-ENEMY-01)."""
Building = Annotated[int, Meaning("building", ids=BUILDINGS)]
Ruse = Annotated[int, Meaning("ruse", ids=RUSES)]
Phase = Annotated[int, Meaning("phase", ids=PHASES)]
Roll = Annotated[int, Meaning("roll", range(1, 7))]
"""What a die with numbers shows."""
Face = Literal["blood_5", "blood_10", "comet", "double_comet", "arrow", "blank"]
"""What the calamity die shows."""
TurnEvent = Literal["none", "calamity", "reward", "eruption"]
"""What phase 2 of a turn brings."""
