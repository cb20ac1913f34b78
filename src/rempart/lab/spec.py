"""A spec: what the lab plays, as cells. Each is played with the same seeds."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

import rempart
from rempart.kernel.data import variant_key
from rempart.kernel.shape import as_table, shown


class Cell(msgspec.Struct, frozen=True):
    """One combination of everything that varies.

    factors   the value of each axis that varies, by its name
    base      the cells to compare with: for each axis, the one that differs in it alone
    """

    n: int
    game: str
    edition: str
    setup: dict[str, object]
    data: dict[str, object]
    bots: str
    factors: dict[str, object]
    base: dict[str, int] = {}


class RunSpec(msgspec.Struct, frozen=True):
    """A checked spec."""

    title: str
    seed: int
    matches: int
    cells: list[Cell]

    @property
    def games(self) -> list[str]:
        """The games that are played, in their order."""
        return list(dict.fromkeys(cell.game for cell in self.cells))

    @property
    def key(self) -> str:
        """A fingerprint of what is played: rows with different keys must not be mixed."""
        cells = [msgspec.structs.replace(cell, base={}) for cell in self.cells]
        return variant_key({"cells": msgspec.to_builtins(cells), "seed": self.seed})


def with_bases(cells: list[Cell]) -> list[Cell]:
    """Each cell of a part with the cells it is compared with.

    Along an axis of the data, the base is the game's own value if the axis has it; otherwise, and
    along other axes, it is the first value.
    """
    ids = {identity(cell): cell.n for cell in cells}
    first: dict[tuple[str, str], object] = {}
    for cell in cells:
        for axis, value in cell.factors.items():
            place = (cell.game, axis)
            if place not in first or shown(value) == own_value(cell.game, axis):
                first[place] = value
    found: list[Cell] = []
    for cell in cells:
        base = {
            axis: ids.get(identity(cell, {axis: first[cell.game, axis]}), cell.n)
            for axis in cell.factors
        }
        wanted = {axis: n for axis, n in base.items() if n != cell.n}
        found.append(msgspec.structs.replace(cell, base=wanted))
    return found


def own_value(game: str, path: str) -> str | None:
    """A value of the game's own data, as it is written there."""
    found: object = rempart.game(game).raw_data
    for name in path.split("."):
        table = as_table(found)
        if table is None or name not in table:
            return None
        found = table[name]
    return shown(found)


def identity(cell: Cell, other: Mapping[str, object] | None = None) -> str:
    """What identifies a cell within its part, with some factors replaced."""
    return variant_key({"game": cell.game, "factors": {**cell.factors, **(other or {})}})
