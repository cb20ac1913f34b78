"""What bots think of positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rempart.games.kingdom_rush.ai.value import WON, evaluate
from rempart.games.kingdom_rush.steps.outcome import lose, win
from tests.games.kingdom_rush.table import Table, cells


def position() -> tuple[Table, int]:
    """A horde on its way, a tower in hand, cards in the pile."""
    table = Table()
    card = table.horde("G02", 1, 1)  # gg../gg../..../....
    table.pile("G01", "G03", "G05", "G06")
    table.hand("ARC1")
    return table, card


def better(change: Callable[[Table, int], object]) -> bool:
    """Whether a change of the position makes it look better, to every seat alike."""
    table, card = position()
    before = evaluate(table.s, 0)
    change(table, card)
    assert evaluate(table.s, 0) == evaluate(table.s, 1)
    return evaluate(table.s, 0) > before


CHANGES: dict[str, tuple[Callable[[Table, int], object], bool]] = {
    "an enemy covered": (lambda table, card: table.tile(card, "M1", cells((0, 0))), True),
    "an empty cell covered": (lambda table, card: table.tile(card, "M1", cells((3, 3))), False),
    "all enemies covered": (lambda table, card: table.cover(card), True),
    "another horde": (lambda table, card: table.horde("B01", 2, 2) and None, False),
    "a horde nearer to the exit": (
        lambda table, card: setattr(table.of(card), "space", 16 * 2 + 3),
        False,
    ),
    "a heart lost": (lambda table, card: setattr(table.s, "hearts", 4), False),
    "a crystal": (lambda table, card: setattr(table.s, "crystals", 1), True),
    "a tower": (lambda table, card: table.hand("MAG1") and None, True),
    "a hero stunned": (lambda table, card: setattr(table[0], "stunned", True), False),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_makes_a_position_better_or_worse(change: str):
    function, expected = CHANGES[change]
    assert better(function) == expected


def test_the_end_counts_most():
    table, _ = position()
    win(table.s, "KRH-WIN-01")
    assert evaluate(table.s, 0) >= WON
    table, _ = position()
    lose(table.s, "no_hearts", "KR-GOAL-04")
    assert evaluate(table.s, 1) == -WON
