"""What varies in a spec, and all its combinations."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import TypedDict

import msgspec

from rempart.kernel import Game
from rempart.kernel.shape import as_table


class Put(TypedDict, total=False):
    """What a value of an axis puts into a cell."""

    setup: dict[str, object]
    data: dict[str, object]
    bots: object


class Axis(msgspec.Struct):
    """Something that varies, and what each of its values puts into a cell."""

    name: str
    values: list[object]
    puts: list[Put]


def grid(axes: list[Axis]) -> Iterator[tuple[dict[str, object], list[Put]]]:
    """All combinations: the value of each axis, and what they put into the cell."""
    for chosen in itertools.product(*(range(len(axis.values)) for axis in axes)):
        pairs = list(zip(axes, chosen, strict=True))
        factors = {axis.name: axis.values[at] for axis, at in pairs}
        yield factors, [axis.puts[at] for axis, at in pairs]


def flat(given: Mapping[str, object], game: Game) -> dict[str, object]:
    """Changed values by path; `[set.units.sprinter] price = 3` works like a path."""
    return dict(leaves(given, game.raw_data))


def leaves(given: Mapping[str, object], raw: object, at: str = "") -> Iterator[tuple[str, object]]:
    """The values of nested tables by path."""
    for name, value in given.items():
        known, table = as_table(raw), as_table(value)
        own = as_table(known.get(name)) if known is not None else None
        if table is not None and own is not None:
            yield from leaves(table, own, f"{at}{name}.")
        else:
            yield at + name, value
