"""What a player can choose. Gates are numbers, in the order of `data/gates.toml`."""

from __future__ import annotations

from typing import ClassVar

from rempart.kernel import Option

from hamlet.ids import GatePlace


class Place(Option, frozen=True):
    """Place a guard from the reserve at a gate."""

    gate: GatePlace


class Move(Option, frozen=True):
    """Move a guard from one gate to the next."""

    source: GatePlace
    gate: GatePlace


class Rest(Option, frozen=True):
    """Do no more in this round."""

    main: ClassVar[bool] = True
