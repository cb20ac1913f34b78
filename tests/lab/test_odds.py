"""How unlikely a match's outcome once was, as far as the game reckons chances."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

import rempart
from rempart.kernel import Outcome
from rempart.kernel.text import Text
from rempart.lab.odds import Odds
from rempart.lab.play import play
from tests.lab.conftest import little, read

Chances = list[Mapping[int, float]]


def looked(game: str, chances: Chances, looks: int = 2) -> Odds:
    """The odds of a match that looks as told in one turn after the other, so often in each."""
    match = rempart.new(game, seed=1)
    odds = Odds(match)
    assert odds.model is not None
    turns = list(range(len(chances)))
    odds.model = replace(
        odds.model,
        clock=lambda state: turns[0],
        chance=lambda state, seat: chances[turns[0]][seat],
    )
    while turns:
        for _ in range(looks):
            odds.look()
        turns.pop(0)
    return odds


def ended(*winners: int) -> Outcome:
    return Outcome(reason="", rule="", winners=winners, scores=())


def test_the_winners_lowest_chance_counts():
    odds = looked("kravora", [{0: 0.5, 1: 0.5}, {0: 0.9, 1: 0.125}, {0: 0.25, 1: 0.75}])
    assert odds.low(ended(1)) == 0.125
    assert odds.low(ended(0)) == 0.25
    assert odds.low(ended(0, 1)) == 0.125
    assert odds.low(ended()) is None


def test_those_who_lose_together_are_told_how_near_they_were():
    odds = looked("fantasy_defense", [{0: 0.5}, {0: 0.875}, {0: 0.25}])
    assert odds.low(ended(0)) == 0.25
    assert odds.low(ended()) == 0.125


def test_chances_are_reckoned_once_a_turn():
    odds = looked("kravora", [], 0)
    assert odds.model is not None
    asked: list[int] = []

    def chance(state: object, seat: int) -> float:
        asked.append(seat)
        return 0.5

    turn = 1
    odds.model = replace(odds.model, clock=lambda state: turn, chance=chance)
    odds.look()
    odds.look()
    assert asked == [0, 1]
    turn = 2
    odds.look()
    assert asked == [0, 1, 0, 1]


def broken(state: object, seat: int) -> float:
    raise ZeroDivisionError


@pytest.mark.parametrize("chance", [None, broken])
def test_where_there_is_no_reckoning_nothing_is_told(
    chance: Callable[[object, int], float] | None,
):
    odds = looked("kravora", [{0: 0.5, 1: 0.5}])
    assert odds.model is not None
    odds.model = replace(odds.model, chance=chance, clock=lambda state: 9) if chance else None
    odds.look()
    assert odds.low(ended(0)) is None


@pytest.mark.parametrize("seed", [1, 2])
def test_a_row_tells_it_of_its_match(text: Text, seed: int):
    row = play(little(text).cells[0], seed)
    match = rempart.load(row.record)
    model = match.game.search_model
    assert model is not None
    chances: dict[int, float] = {}
    for n in range(len(match.choices)):
        state = match.branch(n).state
        chances.setdefault(model.clock(state), model.chance(state, 0))
    least, most = min(chances.values()), max(chances.values())
    assert len(chances) > 2
    assert row.low == pytest.approx(least if row.won else 1 - most, abs=1e-4)


def test_reckoning_changes_no_match(text: Text, monkeypatch: pytest.MonkeyPatch):
    cell = read('game = "kravora"\nbots = "random"', text).cells[0]
    with_it = play(cell, 3)
    monkeypatch.setattr(Odds, "look", lambda self: None)
    assert play(cell, 3).record == with_it.record
    assert with_it.low is not None
