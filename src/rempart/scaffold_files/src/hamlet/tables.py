"""The values of `data/`, checked, and arranged so that the rules find them fast.

A raider card is a number: kind by kind in the order of `raiders.toml`, one card for each gate that
the kind comes to. Gates are numbered in the order of `gates.toml`.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from rempart.kernel.errors import BadValues, Fault
from rempart.kernel.shape import KEEPS

from hamlet.options import Move, Place

# What values can be at all. Anybody may change them for a match: the bounds keep a slip of the
# pen from filling the memory or the screen.
Amount = Annotated[int, msgspec.Meta(ge=0, le=50)]
Some = Annotated[int, msgspec.Meta(ge=1, le=50)]


class VillageData(msgspec.Struct, forbid_unknown_fields=True):
    """`village.toml`."""

    guards: Some
    actions: tuple[Some, Some]
    """Of each player in a round: alone, in twos."""
    hearts: dict[str, Some]
    """By winter."""


class GateData(msgspec.Struct, forbid_unknown_fields=True):
    """A gate."""

    wall: Amount


class RaiderData(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of raider."""

    strength: Amount
    gates: Annotated[list[str], msgspec.Meta(min_length=1, max_length=20)]


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """The whole `data/` folder. What has a name in the texts may change, but not go."""

    village: VillageData
    gates: Annotated[dict[str, GateData], msgspec.Meta(extra=KEEPS)]
    raiders: Annotated[dict[str, RaiderData], msgspec.Meta(extra=KEEPS)]


class Tables:
    """Everything that the rules look up, by the numbers of raiders and gates."""

    def __init__(self, data: Data):
        self.village = data.village
        self.gates = list(data.gates)
        self.wall = [gate.wall for gate in data.gates.values()]
        self.kind: list[str] = []
        self.strength: list[int] = []
        self.target: list[int] = []
        """The gate that a raider comes to."""
        for kind, raider in data.raiders.items():
            for gate in raider.gates:
                if gate not in self.gates:
                    known = ", ".join(self.gates)
                    fault = Fault(f"raiders.{kind}.gates", f"no gate {gate!r}; available: {known}")
                    raise BadValues(fault)
                self.kind.append(kind)
                self.strength.append(raider.strength)
                self.target.append(self.gates.index(gate))
        # Options are the same in every round: they are made once.
        numbers = range(len(self.gates))
        self.places = [Place(gate) for gate in numbers]
        self.moves = [[Move(g, to) for to in (g - 1, g + 1) if to in numbers] for g in numbers]


TABLES: dict[str, Tables] = {}
"""By variant: the game's own are "", changed ones have names of their own."""
