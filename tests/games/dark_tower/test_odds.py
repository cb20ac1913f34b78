"""The odds of a battle are those of the battles that could be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from rempart.games.dark_tower.aids.odds import Plan, odds, possible_ends, sorts
from rempart.games.dark_tower.ids import FOES, LETHAL, SAVAGE, WOLVES
from rempart.games.dark_tower.options import EndTurn, Fight
from rempart.games.dark_tower.tables import TABLES
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.fights import ACCEPT, CARDS, fight
from tests.games.dark_tower.table import T

PLACE = "dayside"
"""By a lake: no advantage of the scion's counts there against beasts."""


def before(warriors: int, spirit: int = 1, state: int = 2) -> Table:
    """A hero with little, and what wolves are like."""
    table = Table()
    table[0].warriors, table[0].spirit = warriors, spirit
    table.s.states[0] = state
    return table


def here(table: Table, foe: str = FOES[WOLVES]) -> Fight:
    """A foe that can be fought."""
    table.put(0, PLACE)
    return Fight(table.foe(foe, PLACE), table.region(PLACE))


def said(table: Table, option: Fight) -> dict[str, Mapping[str, Any]]:
    return {one.key: one.about for one in odds(table.s, 0, option)}


def fought(table: Table, *cards: str) -> tuple[int, int, int]:
    """Warriors, spirit and corruptions after a battle against these cards, no advantage used."""
    fight(table, FOES[WOLVES], PLACE, *cards)
    while table.s.battle is not None:
        table.choose(ACCEPT if ACCEPT in table.options else table.options[0])
    hero = table[0]
    return hero.warriors, hero.spirit - T.knobs.heroic_spirit, len(hero.corruptions)


@pytest.mark.rule("DT-BATTLE-10")
@pytest.mark.parametrize(("warriors", "state"), [(30, 2), (12, SAVAGE), (12, LETHAL)])
def test_the_ends_are_those_of_all_battles(warriors: int, state: int):
    real: Counter[tuple[int, int, int]] = Counter()
    deck = [CARDS[card] for card in T.decks[WOLVES] for _ in range(2)]
    for first in range(len(deck)):
        for second in range(len(deck)):
            if first != second:
                real[fought(before(warriors, state=state), deck[first], deck[second])] += 1
    table = before(warriors, state=state)
    option = here(table)
    told: Counter[tuple[int, int, int]] = Counter()
    for end, p in possible_ends(table.s, 0, option.kind, 0).items():
        told[end.warriors, end.spirit, end.corruptions] += p  # pyright: ignore
    chances = {end: n / real.total() for end, n in real.items()}
    assert told == pytest.approx(chances)
    found = said(table, option)
    mean = sum(p * (end[0] - warriors) for end, p in chances.items())
    assert found["odds_warriors"] == {
        "mean": f"−{-round(mean)}",
        "worst": f"−{warriors - min(end[0] for end in chances)}",
    }
    risk = sum(p for end, p in chances.items() if end[2])
    assert found["odds_corruption"] == {"percent": round(100 * risk)}


@pytest.mark.parametrize("advantages", [1, 2, 4])
def test_advantages_are_used_where_they_save_most(advantages: int):
    table = before(40, 5, SAVAGE)
    option = here(table)
    cards = [[toll.price for toll in sort] for sort in sorts(table.s, 0, option.kind)]

    def best(deck: list[list[float]], draws: int, left: int) -> float:
        if not draws:
            return 0.0
        total = 0.0
        for n, ladder in enumerate(deck):
            rest = [*deck[:n], *deck[n + 1 :]]
            uses = range(min(left, len(ladder) - 1) + 1)
            total += min(ladder[-1 - used] + best(rest, draws - 1, left - used) for used in uses)
        return total / len(deck)

    counted = Counter(sorts(table.s, 0, option.kind))
    plan = Plan(tuple(counted))
    found = plan.expected(tuple(counted.values()), 2, advantages)
    assert found == pytest.approx(best(cards, 2, advantages))
    assert found < plan.expected(tuple(counted.values()), 2, 0)


@pytest.mark.rule("DT-ADVANTAGE-04")
def test_the_advantages_at_hand_are_told():
    table = before(20)
    option = here(table)
    assert said(table, option)["odds_cards"] == {"count": 2, "advantages": 0}
    table.give(0, "cloak")
    assert said(table, option)["odds_cards"]["advantages"] == 1
    assert "odds_bought" not in said(table, option)
    table.give(0, "fortune")
    assert said(table, option)["odds_bought"]["advantages"] > 0


@pytest.mark.rule("DT-LOSE-01")
def test_the_risk_to_lose_the_game_is_told():
    table = before(0, 0, LETHAL)
    table.corrupt(0, "cruel", "greedy")
    assert said(table, here(table))["odds_fatal"]["percent"] > 80
    rich = before(90, 9)
    assert "odds_fatal" not in said(rich, here(rich))


@pytest.mark.rule("DT-HERO-07")
def test_yana_lets_one_corruption_through():
    table = before(0, 0, LETHAL)
    option = here(table)
    assert max(end.corruptions for end in possible_ends(table.s, 0, option.kind, 0)) == 2
    table.companion(0, "yana")
    assert max(end.corruptions for end in possible_ends(table.s, 0, option.kind, 0)) == 1


def test_of_other_options_nothing_is_told():
    table = before(5)
    here(table)
    assert odds(table.s, 0, EndTurn()) == []


def test_the_adversarys_cards_count_from_where_they_stand():
    table = before(60, 9)
    table.put(0, PLACE)
    option = Fight(table.foe("gaze", PLACE), table.region(PLACE))
    full = said(table, option)
    table.s.steps = [0] * 10
    worn = said(table, option)
    assert full["odds_cards"]["count"] == worn["odds_cards"]["count"] == 5
    assert full["odds_warriors"] != worn["odds_warriors"]
    assert TABLES[table.s.variant].knobs.corruptions == 2
