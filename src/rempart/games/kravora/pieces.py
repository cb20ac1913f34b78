"""The pieces on the table, as plain data. Figures are numbers (see `ids`)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rempart.games.kravora.ids import Building, Figure, Line, Unit
from rempart.kernel import Bits, By, Here


def _numbers() -> list[int]:
    return []


class Player(msgspec.Struct, array_like=True, gc=False):
    """A player's fortress and everything around it (KV-COMP-10).

    `defenders` and `enemies` hold the figures of a line under the number of the line, 1 to 5;
    number 0 is no line and stays empty. There is no limit of units on a line (KV-MOVE-08).
    """

    wall: int
    blood: int
    """KV-BUY-05: kept between turns. KV-COMP-08: tokens are not counted."""
    supply: list[Bits[Figure]]
    """Own figures that are not in use, for each kind one bit a figure."""
    defenders: Annotated[list[list[Here[Unit]]], By(Line)]
    enemies: Annotated[list[list[Here[Unit]]], By(Line)]
    arrived: list[Unit]
    """The enemies in the order in which they came to this board."""
    alive: bool = True
    kills: int = 0
    """Since the last reward."""
    kills_total: int = 0
    shield: bool = False
    boulder: bool = False
    """A Boulder damaged this wall in this turn of the table (KV-RUSE-13)."""
    buildings: list[Here[Building]] = msgspec.field(default_factory=_numbers)
    frozen: list[Line] = msgspec.field(default_factory=_numbers)
    """Lines with a freeze marker."""
    holder: list[Here[Unit]] = msgspec.field(default_factory=_numbers)
    """Announced enemies."""
    reserve: list[Here[Unit]] = msgspec.field(default_factory=_numbers)
    """Killed units."""
    laboratory: list[Here[Unit]] = msgspec.field(default_factory=_numbers)
    """Killed units on its places."""
