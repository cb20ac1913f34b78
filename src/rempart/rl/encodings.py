"""How single values of a view are written as numbers from 0 to 1."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, MutableSequence
from math import prod
from typing import Any

import msgspec

Out = MutableSequence[float]
"""An `array`: Python writes numbers into it faster than into one of NumPy's."""
Blocks = list[tuple[str, int, str]]
"""Parts of a layout: path, size, meaning."""


class LayoutError(Exception):
    """A view and its layout do not match."""


class Encoding:
    """How a value is written: `size` numbers starting at `at`. They are zero before."""

    size: int

    def write(self, out: Out, at: int, value: Any) -> None:
        """Write a value."""
        raise TypeError(f"{type(self).__name__} writes nothing")

    def meaning(self) -> str:
        """In words, for the documentation."""
        raise TypeError(f"{type(self).__name__} has no meaning")

    def blocks(self, path: str) -> Blocks:
        """Its parts, for the documentation."""
        return [(path, self.size, self.meaning())]


class Omitted(Encoding):
    """Not observed, for a reason."""

    size = 0

    def __init__(self, reason: str):
        self.reason = reason

    def write(self, out: Out, at: int, value: object) -> None:
        """Nothing."""

    def meaning(self) -> str:
        return f"left out: {self.reason}"


class Flag(Encoding):
    """A bool."""

    size = 1

    def write(self, out: Out, at: int, value: object) -> None:
        if value:
            out[at] = 1

    def meaning(self) -> str:
        return "1: yes"


class Number(Encoding):
    """An amount: 0 at `low`, 1 at `high` and above."""

    size = 1

    def __init__(self, high: int, low: int = 0):
        self.low, self.high = low, high
        self.scale = 1 / (high - low)

    def write(self, out: Out, at: int, value: float) -> None:
        if value > self.low:
            out[at] = min(1.0, (value - self.low) * self.scale)

    def meaning(self) -> str:
        return f"amount, {self.low}…{self.high}"


class Id(Encoding):
    """A name: one-hot. None and values below `first` are all zeros."""

    def __init__(self, count: int, first: int = 0):
        self.size, self.first = count, first

    def write(self, out: Out, at: int, value: int | None) -> None:
        if value is None:
            return
        place = value - self.first
        if place >= self.size:
            raise LayoutError(f"{value} is beyond the {self.size} values that are declared")
        if place >= 0:
            out[at + place] = 1

    def meaning(self) -> str:
        return f"one-hot, {self.first}…{self.first + self.size - 1}"


class Word(Encoding):
    """One of a few words: one-hot."""

    def __init__(self, *words: str):
        self.size = len(words)
        self.places = {word: n for n, word in enumerate(words)}

    def write(self, out: Out, at: int, value: Any) -> None:
        out[at + place_of(self.places, value)] = 1

    def meaning(self) -> str:
        return "one-hot: " + ", ".join(self.places)


class Words(Word):
    """Some of a few words."""

    def write(self, out: Out, at: int, value: Iterable[str]) -> None:
        for word in value:
            out[at + place_of(self.places, word)] = 1

    def meaning(self) -> str:
        return "1 for each of: " + ", ".join(self.places)


def place_of(places: Mapping[str, int], word: str) -> int:
    """The place of a word."""
    if word not in places:
        raise LayoutError(f"{word!r} is not one of the declared words")
    return places[word]


class Bits(Encoding):
    """A number of which each bit has a meaning."""

    def __init__(self, count: int):
        self.size = count

    def write(self, out: Out, at: int, value: int) -> None:
        if value >> self.size:
            raise LayoutError(f"{value} has more than the {self.size} bits that are declared")
        while value:
            low = value & -value
            out[at + low.bit_length() - 1] = 1
            value ^= low

    def meaning(self) -> str:
        return f"bits 0…{self.size - 1}"


class Bag(Encoding):
    """Names in no order: how many there are of each; `most` of one are written as 1."""

    def __init__(self, count: int, most: int = 1):
        self.size, self.most = count, most
        self.share = 1 / most

    def write(self, out: Out, at: int, value: Iterable[int]) -> None:
        for name in value:
            if not 0 <= name < self.size:
                raise LayoutError(f"{name} is beyond the {self.size} values that are declared")
            place = at + name
            out[place] = min(1.0, out[place] + self.share)

    def meaning(self) -> str:
        each = "1 if there" if self.most == 1 else f"how many, 0…{self.most}"
        return f"for each of 0…{self.size - 1}: {each}"


class Amounts(Encoding):
    """A list of amounts in which each place has its own meaning; all 0 if the list is empty."""

    def __init__(self, length: int, high: int):
        self.size, self.high = length, high

    def write(self, out: Out, at: int, value: Collection[int]) -> None:
        if len(value) > self.size:
            raise LayoutError(f"{len(value)} amounts are more than the {self.size} declared")
        for amount in value:
            if amount > 0:
                out[at] = min(1.0, amount / self.high)
            at += 1

    def meaning(self) -> str:
        return f"amounts, 0…{self.high}"


class Ordered(Encoding):
    """Names in an order: for each its place, 1/n for the first to 1 for the nth; 0: not there."""

    def __init__(self, count: int, length: int):
        self.size, self.length = count, length

    def write(self, out: Out, at: int, value: Iterable[int]) -> None:
        for place, name in enumerate(value, 1):
            if name >= self.size:
                raise LayoutError(f"{name} is beyond the {self.size} values that are declared")
            if name >= 0:
                out[at + name] = min(1.0, place / self.length)

    def meaning(self) -> str:
        return f"for each of 0…{self.size - 1}: its place in the list / {self.length}"


class Grid(Encoding):
    """Structs in no order: how many there are for each combination of some of their fields."""

    def __init__(self, most: int = 1, **fields: int):
        self.fields = fields
        self.most = most
        self.share = 1 / most
        self.size = prod(fields.values())

    def write(self, out: Out, at: int, value: Iterable[msgspec.Struct]) -> None:
        for piece in value:
            place = 0
            for field, count in self.fields.items():
                number = getattr(piece, field)
                if not 0 <= number < count:
                    raise LayoutError(f"{field} {number} is beyond the {count} that are declared")
                place = place * count + number
            out[at + place] = min(1.0, out[at + place] + self.share)

    def meaning(self) -> str:
        fields = " × ".join(f"{field} {count}" for field, count in self.fields.items())
        each = "1 if there" if self.most == 1 else f"how many, 0…{self.most}"
        return f"{fields}: {each}"


class Cover(Encoding):
    """Pieces that cover cells: for each value of a field the cells under such pieces."""

    def __init__(self, cells: str, count: int, by: str, values: int):
        self.cells, self.by = cells, by
        self.values = values
        self.bits = Bits(count)
        self.size = values * count

    def write(self, out: Out, at: int, value: Iterable[msgspec.Struct]) -> None:
        for piece in value:
            self.bits.write(
                out, at + getattr(piece, self.by) * self.bits.size, getattr(piece, self.cells)
            )

    def meaning(self) -> str:
        return f"{self.by} {self.values} × cell {self.bits.size}: 1 if covered"


class Placed(Encoding):
    """Pieces in lines, each with a number: for each number its line (1/n for the first to 1 for the
    nth; 0: it is absent), and further values."""

    def __init__(
        self,
        key: str,
        count: int,
        lines: int,
        amounts: Mapping[str, int],
        flags: tuple[str, ...],
    ):
        self.key, self.count, self.lines = key, count, lines
        self.said = {**amounts, **dict.fromkeys(flags, 1)}
        self.step = 1 + len(self.said)
        self.size = count * self.step

    def write(self, out: Out, at: int, value: Iterable[Iterable[msgspec.Struct]]) -> None:
        for line, pieces in enumerate(value, 1):
            for piece in pieces:
                number = getattr(piece, self.key)
                if number >= self.count or line > self.lines:
                    raise LayoutError(f"{self.key} {number} on line {line} is beyond the declared")
                place = at + number * self.step
                out[place] = line / self.lines
                for n, (field, high) in enumerate(self.said.items(), 1):
                    out[place + n] = min(1.0, getattr(piece, field) / high)

    def meaning(self) -> str:
        said = ", ".join(f"{field} / {high}" for field, high in self.said.items())
        return f"for each {self.key} of 0…{self.count - 1}: line / {self.lines}, {said}"


class Both(Encoding):
    """A value written in several ways."""

    def __init__(self, *ways: Encoding):
        self.ways = ways
        self.size = sum(way.size for way in ways)

    def write(self, out: Out, at: int, value: object) -> None:
        for way in self.ways:
            way.write(out, at, value)
            at += way.size

    def blocks(self, path: str) -> Blocks:
        return [block for way in self.ways for block in way.blocks(path)]
