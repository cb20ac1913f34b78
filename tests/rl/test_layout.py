"""Views as vectors."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rempart.rl.encodings import (
    Amounts,
    Bag,
    Bits,
    Both,
    Cover,
    Encoding,
    Grid,
    Id,
    LayoutError,
    Number,
    Omitted,
    Ordered,
    Placed,
    Word,
    Words,
)
from rempart.rl.layout import Each, Layout


class Piece(msgspec.Struct):
    unit: int
    hp: int = 0
    tired: bool = False


def written(encoding: Encoding, value: Any) -> list[float]:
    """What an encoding writes, after one place that it must leave alone."""
    out = [0.0] * (encoding.size + 2)
    encoding.write(out, 1, value)
    assert out[0] == out[-1] == 0
    return out[1:-1]


@pytest.mark.parametrize(
    ("encoding", "value", "expected"),
    [
        (Number(4), 3, [0.75]),
        (Number(4), 9, [1]),
        (Number(4), -1, [0]),
        (Number(2, -2), -1, [0.25]),
        (Id(3), 2, [0, 0, 1]),
        (Id(3), -1, [0, 0, 0]),
        (Id(3, -1), -1, [1, 0, 0]),
        (Word("a", "b"), "b", [0, 1]),
        (Words("a", "b", "c"), ["c", "a"], [1, 0, 1]),
        (Bits(4), 0b1010, [0, 1, 0, 1]),
        (Bag(3), [2, 0], [1, 0, 1]),
        (Bag(3, 2), [2, 2, 0], [0.5, 0, 1]),
        (Bag(3), [1, 1], [0, 1, 0]),
        (Amounts(3, 4), [2, 0, 8], [0.5, 0, 1]),
        (Amounts(3, 4), [], [0, 0, 0]),
        (Ordered(3, 2), [2, 0], [1, 0, 0.5]),
        (Ordered(3, 4), [-1, 1], [0, 0.5, 0]),
        (Grid(most=2, unit=2, hp=2), [Piece(1, 0), Piece(1, 0), Piece(0, 1)], [0, 0.5, 1, 0]),
        (Cover("hp", 2, by="unit", values=2), [Piece(1, 0b10), Piece(0, 0b01)], [1, 0, 0, 1]),
        (
            Placed("unit", 3, 2, amounts={"hp": 4}, flags=("tired",)),
            [[Piece(2, 1)], [Piece(0, 4, True)]],
            [1, 1, 1, 0, 0, 0, 0.5, 0.25, 0],
        ),
        (Both(Number(4), Id(2)), 1, [0.25, 0, 1]),
        (Omitted("hidden"), "anything", []),
    ],
)
def test_each_encoding_writes_what_it_says(encoding: Encoding, value: Any, expected: list[float]):
    assert written(encoding, value) == expected
    assert encoding.blocks("it")


@pytest.mark.parametrize(
    ("encoding", "value"),
    [
        (Id(3), 3),
        (Word("a"), "b"),
        (Words("a"), ["b"]),
        (Bits(2), 4),
        (Bag(2), [2]),
        (Bag(2), [-1]),
        (Amounts(1, 4), [1, 1]),
        (Ordered(2, 2), [2]),
        (Grid(unit=1), [Piece(1)]),
        (Placed("unit", 1, 1, amounts={}, flags=()), [[Piece(1)]]),
    ],
)
def test_names_beyond_what_is_declared_are_an_error(encoding: Encoding, value: Any):
    with pytest.raises(LayoutError):
        written(encoding, value)


class Inner(msgspec.Struct):
    name: int
    good: bool


class Outer(msgspec.Struct):
    seat: int | None
    inner: Inner
    listed: list[Inner]
    numbers: list[int]
    perhaps: Inner | None
    hand: list[int] | None


DECLARED: dict[str, Encoding] = {
    "Outer.seat": Id(2),
    "Outer.listed": Each(2),
    "Outer.numbers": Each(2, Number(4)),
    "Outer.hand": Bag(2),
    "Inner.name": Id(2),
}


def test_a_view_is_written_field_by_field():
    layout = Layout(Outer, DECLARED)
    there = [0, 1, 0]  # Inner(1, False)
    view = Outer(1, Inner(1, False), [Inner(0, True)], [2, 4, 1], None, [])
    seen = layout.observe(view).tolist()
    listed = [1, 1, 0, 1, 0, 0, 0, 0, 0]
    numbers = [1, 0.5, 1, 1, 1]  # the last: there are more
    assert seen == [0, 1, *there, *listed, *numbers, 0, 0, 0, 0, 1, 0, 0]
    other = layout.observe(Outer(None, Inner(1, False), [], [], Inner(1, True), None)).tolist()
    assert other == [0, 0, *there, *[0] * 9, *[0] * 5, 1, 0, 1, 1, 0, 0, 0]


def test_every_place_of_the_vector_is_described_once():
    layout = Layout(Outer, DECLARED)
    at = 0
    for start, size, path, meaning in layout.describe():
        assert start == at
        assert path
        assert meaning
        at += size
    assert at == layout.size


def test_a_field_that_nobody_declared_is_an_error():
    left = {key: value for key, value in DECLARED.items() if key != "Inner.name"}
    with pytest.raises(LayoutError, match=r"Inner\.name"):
        Layout(Outer, left)


def test_a_declaration_without_a_field_is_an_error():
    with pytest.raises(LayoutError, match=r"Outer\.gone"):
        Layout(Outer, {**DECLARED, "Outer.gone": Number(2)})
