"""What a player can choose. Gates are numbers, in the order of `data/gates.toml`."""

from __future__ import annotations

from typing import ClassVar

from rempart.kernel import Option


class Place(Option, frozen=True):
    """Place a guard from the reserve at a gate."""

    gate: int


class Move(Option, frozen=True):
    """Move a guard from one gate to the next."""

    source: int
    gate: int


class Rest(Option, frozen=True):
    """Do no more in this round."""

    main: ClassVar[bool] = True
