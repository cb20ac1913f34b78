"""What varies in a spec, and all its combinations."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rempart.kernel import Game


class Axis(msgspec.Struct):
    """Something that varies, and what each of its values puts into a cell."""

    name: str
    values: list[Any]
    puts: list[dict[str, Any]]


def grid(axes: list[Axis]) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """All combinations: the value of each axis, and what they put into the cell."""
    for chosen in itertools.product(*(range(len(axis.values)) for axis in axes)):
        pairs = list(zip(axes, chosen, strict=True))
        factors = {axis.name: axis.values[at] for axis, at in pairs}
        yield factors, [axis.puts[at] for axis, at in pairs]


def flat(given: Mapping[str, Any], game: Game) -> dict[str, Any]:
    """Changed values by path; `[set.units.sprinter] price = 3` is as good as a path."""
    return dict(leaves(given, game.raw_data))


def leaves(given: Mapping[str, Any], raw: Any, at: str = "") -> Iterator[tuple[str, Any]]:
    """The values of nested tables by path."""
    for name, value in given.items():
        own = raw.get(name) if isinstance(raw, dict) else None
        if isinstance(value, dict) and isinstance(own, dict):
            yield from leaves(value, own, f"{at}{name}.")
        else:
            yield at + name, value
