"""What numbers stand for. Gates and raiders are numbered in the order of the data."""

from __future__ import annotations

from typing import Annotated

from rempart.kernel import Meaning

SEATS = 2
GATES = 3
RAIDERS = 12

Seat = Annotated[int, Meaning("seat", range(SEATS))]
GatePlace = Annotated[int, Meaning("gate", range(GATES))]
Raider = Annotated[int, Meaning("raider", range(RAIDERS))]
