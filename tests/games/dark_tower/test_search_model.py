"""What search knows of the game: lines of play, the heuristic bot's answers, the chance to win."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rempart
from rempart.games.dark_tower import GAME
from rempart.games.dark_tower.ai import SEARCH_MODEL
from rempart.games.dark_tower.ai.features import COUNTED, RIVALS_COUNTED, chance, fitted
from rempart.games.dark_tower.ai.heuristic import HeuristicBot
from rempart.games.dark_tower.ai.lines import lines, plans
from rempart.games.dark_tower.ids import FORTUNE, STRIDES
from rempart.games.dark_tower.options import (
    Cleanse,
    EndTurn,
    Fight,
    Reinforce,
    TakeHero,
    UseItem,
    Walk,
)
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps import goal_course
from rempart.games.dark_tower.view.redeal import COPY_IN, COPY_OUT, redeal
from rempart.kernel import advance, settle
from tests.games.dark_tower.board import Stopped, Table
from tests.games.dark_tower.fights import fight

RNG = random.Random(1)


def ready(players: int = 1, **settings: Any) -> Table:
    """A table in the second month, its goal set up, the first hero in Fivepint on its turn."""
    table = Table(players, **settings)
    goal_course.set_up(table.s)
    table.put(0, "fivepint")
    table.s.month = 2
    table[0].warriors, table[0].spirit = 20, 4
    return table


def found(table: Table) -> list[tuple[Any, ...]]:
    table.s.agenda = [step for step in table.s.agenda if not isinstance(step, Stopped)]
    return lines(table.s, table.decision, 0, RNG)


# Lines


def test_lines_lead_to_different_errands():
    table = ready()
    table.foe("brigands", "dayside")
    table.skulls("north bazaar", 3)
    table.turn()
    deeds = {type(line[-1]) for line in found(table)}
    assert {Cleanse, Fight, Reinforce} <= deeds
    assert len(found(table)) == len(set(found(table))) > 3


def test_lines_can_be_played_to_their_end_and_change_nothing_before():
    table = ready()
    table.foe("brigands", "dayside")
    table.turn()
    found(table)
    before = COPY_OUT(table.s)
    every = found(table)
    assert COPY_OUT(table.s) == before
    for line in every:
        s = COPY_IN(before)
        now = settle(s)
        for option in line:
            assert now is not None
            assert option in now.options
            now = advance(s, now, option)


def test_the_heuristic_bots_own_way_is_among_the_lines():
    table = ready()
    table.foe("brigands", "dayside")
    table.turn()
    own = HeuristicBot(1).choose(GAME, table.s, table.decision, 0)
    assert own in [line[0] for line in found(table)]


def test_things_that_may_be_used_are_lines_too():
    table = ready()
    table.give(0, "strides", "fortune")
    table.turn()
    firsts = [line[0] for line in found(table)]
    assert UseItem(STRIDES) in firsts
    assert UseItem(FORTUNE) not in firsts  # only for advantages


def test_the_banner_comes_before_all_lines():
    table = Table()
    table.turn(start=True)
    assert found(table) == []
    assert len(SEARCH_MODEL.order(table.s, table.decision)) == 1


def test_a_hero_with_nothing_left_to_do_may_walk_on_or_end_the_turn():
    table = ready()
    table.turn()
    table[0].heroic, table[0].reinforces = True, 1
    table.run()
    firsts = {type(line[0]) for line in found(table)}
    assert firsts <= {Walk, EndTurn}
    assert firsts


# Chances


def middle(seed: int, **settings: Any) -> Realm:
    """A match of the heuristic bot's in its third month, or as far as it came."""
    match = rempart.new("dark_tower", seed=seed, heroes="deal", **settings)
    bot = HeuristicBot(seed)
    while match.decision is not None and match.state.month < 3:
        (seat,) = match.decision.actors
        match.choose(bot.choose(GAME, match.state, match.decision, seat))
    return match.state


def test_there_is_a_weight_for_all_that_is_counted():
    assert set(fitted()["counted"]) == set(COUNTED)
    assert set(fitted()["rivals"]) == set(RIVALS_COUNTED)


@pytest.mark.parametrize("settings", [{"players": 2}, {"players": 3, "mode": "competitive"}])
def test_the_chance_depends_only_on_what_is_known(settings: dict[str, Any]):
    s = middle(3, **settings)
    assert 0 < chance(s, 0) < 1
    assert {chance(redeal(s, 0, seed), 0) for seed in range(5)} == {chance(s, 0)}


def test_the_chance_falls_with_corruptions_and_with_the_supply():
    s = middle(3, players=2)
    before = chance(s, 0)
    s.heroes[1].corruptions.append(s.corruptions.pop())
    corrupted = chance(s, 0)
    assert corrupted < before
    s.removed += s.supply
    s.supply = 0
    assert chance(s, 0) < corrupted


def test_a_team_has_one_chance_and_rivals_have_their_own():
    s = middle(3, players=2)
    assert chance(s, 0) == chance(s, 1)
    s = middle(3, players=2, mode="competitive")
    first, second = s.heroes
    first.trials_done = first.trials[0] | 0b111
    second.trials_done = 0
    assert chance(s, 0) > chance(s, 1)
    first.out = True
    assert chance(s, 0) == 0


def test_before_the_first_turn_chances_are_even():
    match = rempart.new("dark_tower", seed=1, players=2, mode="competitive")
    assert [chance(match.state, seat) for seat in (0, 1)] == [0.5, 0.5]


# Figures


@pytest.mark.parametrize("language", ["en", "fr"])
def test_figures_have_names(language: str):
    names = GAME.text(language)
    assert all(f"fact.{name}" in names for name in SEARCH_MODEL.figures(ready().s, 0))


def test_search_has_a_favourite_hero():
    match = rempart.new("dark_tower", seed=1, players=2)
    for hero in (0, 3):
        assert match.decision is not None
        assert SEARCH_MODEL.order(match.state, match.decision) == [TakeHero(hero)]
        match.choose(TakeHero(hero))
        while not any(isinstance(option, TakeHero) for option in match.decision.options):
            match.choose(match.decision.options[0])
            if match.state.turn:
                break


# Questions


@pytest.mark.parametrize(("foe", "weighed"), [("ashstrider", True), ("brigands", False)])
def test_against_the_adversary_each_card_is_weighed(foe: str, weighed: bool):
    table = ready()
    table.give(0, "fortune", "teeth")
    fight(table, foe, "dayside")
    assert type(table.decision.step).__name__ == "CardChoice"
    assert len(table.decision.options) > 1
    assert (len(SEARCH_MODEL.order(table.s, table.decision)) > 1) == weighed


def test_every_sort_of_errand_is_compared():
    """Six places to reinforce do not crowd out the only skull."""
    table = ready()
    table.skulls("west bazaar", 1)
    table.turn()
    deeds = [plan[0].option for _, plan in plans(table.s, 0, table.decision.options) if plan]
    assert Cleanse in deeds
    assert deeds.count(Reinforce) > 1
