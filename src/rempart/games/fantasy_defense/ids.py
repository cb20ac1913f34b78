"""What numbers stand for. Cards, invaders and gates are numbered in the order of the data."""

from __future__ import annotations

from typing import Annotated

from rempart.kernel import Meaning

SEATS = 2
GATES = 7
"""Of the longer row."""
GATE_CARDS = 12
CARDS = 74
INVADERS = 27
FACTIONS = ("humans", "elves")
PHASES = ("invasion", "strategy", "battle", "reinforcement")

Seat = Annotated[int, Meaning("seat", range(SEATS))]
Row = Annotated[int, Meaning("row", range(SEATS))]
"""The gates of a player; a row has the number of its seat."""
GatePlace = Annotated[int, Meaning("gate", range(GATES))]
"""A place in a row, from its player's left."""
GateCard = Annotated[int, Meaning("gate_card", range(GATE_CARDS))]
Card = Annotated[int, Meaning("card", range(CARDS))]
"""A defender or a spell."""
Invader = Annotated[int, Meaning("invader", range(INVADERS))]
Faction = Annotated[int, Meaning("faction", ids=FACTIONS)]
Phase = Annotated[int, Meaning("phase", range(5), ids=PHASES)]
