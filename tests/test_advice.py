"""Hints with their reasons."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rempart
from rempart import advice as advising
from rempart import bots
from rempart.advice import (
    Advice,
    Memory,
    advise,
    blunder,
    find,
    lines,
    percent,
    range_words,
    warning,
    whole_turn,
)
from rempart.bots import Weighed
from rempart.games.fantasy_defense.options import EndStrategy
from rempart.kernel import Match, Option
from rempart.kernel.reason import Reason
from tests.oracle import Oracle
from tests.twins import TABLES, moments, thinking_little, twin

pytestmark = pytest.mark.slow
LANGUAGES = ["en", "fr", "pl"]
GAMES = ["fantasy_defense", "kravora", "kingdom_rush", "dark_tower"]


def weighed(option: Option, chance: float, error: float = 0.01, **figures: float) -> Weighed:
    return Weighed(option=option, visits=120, chance=chance, error=error, figures=figures)


def a_match() -> tuple[Match, list[Any]]:
    match = rempart.new("fantasy_defense", seed=9, players=1)
    assert match.decision is not None
    return match, match.decision.options


def said(match: Match, *found: Weighed, language: str = "en", **more: Any) -> list[str]:
    advice = Advice(found[0].option, weighed=list(found), **more)
    return lines(advice, 0, match.game.text(language), match.game)


# What is said


def test_the_best_option_and_what_it_gains(monkeypatch: pytest.MonkeyPatch):
    Oracle(monkeypatch, "fantasy_defense")
    match, options = a_match()
    advice = advise(match, 0, 0.01)
    assert advice.option == options[0]
    assert match.choices == []
    other = match.game.text("en").say("option", advice.weighed[1].option, 0)
    assert lines(advice, 0, match.game.text("en"), match.game) == [
        f"On average 1 more morale, compared with “{other}”.",
        "Win chance: about 60%.",
    ]


def test_only_what_speaks_for_a_choice_is_told():
    """Figures with a direction: more morale is good, more invaders are bad."""
    match, (one, two, *_) = a_match()
    text = match.game.text("en")
    other = text.say("option", two, 0)
    better = weighed(one, 0.6, morale=12.4, invaders_left=18.6, turn=9)
    worse = weighed(two, 0.5, morale=9.2, invaders_left=19.7, turn=1)
    assert said(match, better, worse) == [
        f"On average 3 more morale and one invader fewer, compared with “{other}”."
    ]
    mixed = weighed(two, 0.5, morale=14.0, invaders_left=22.0)
    assert said(match, better, mixed) == [f"On average 3 invaders fewer, compared with “{other}”."]
    dear = weighed(two, 0.5, morale=14.0, invaders_left=17.6)
    assert said(match, better, dear) == [f"It looks clearly better than “{other}”."]


def test_a_figure_within_the_noise_is_not_told():
    match, (one, two, *_) = a_match()
    best, other = weighed(one, 0.6, morale=12.0), weighed(two, 0.5, morale=10.0)
    assert "2 more morale" in said(match, best, other)[0]
    noisy = msgspec.structs.replace(best, doubts={"morale": 1.2})
    assert "more morale" not in said(match, noisy, other)[0]
    little = msgspec.structs.replace(best, figures={"morale": 10.4})
    assert "more morale" not in said(match, little, other)[0]


def test_a_difference_that_may_be_chance_is_none():
    match, (one, two, *_) = a_match()
    other = match.game.text("en").say("option", two, 0)
    alike = [f"“{other}” is about as good."]
    assert said(match, weighed(one, 0.6), weighed(two, 0.59)) == alike
    assert said(match, weighed(one, 0.6), weighed(two, 0.62)) == alike
    assert said(match, weighed(one, 0.6, 0.05), weighed(two, 0.55, 0.05)) == []


def test_what_was_hardly_tried_is_not_compared():
    match, (one, two, three, *_) = a_match()
    once = msgspec.structs.replace(weighed(two, 0.0), visits=1)
    told = said(match, weighed(one, 0.4), once, weighed(three, 0.3))
    assert match.game.text("en").say("option", three, 0) in told[0]
    assert said(match, weighed(one, 0.4), once) == []


def test_the_reason_of_the_game_comes_first_else_the_plan():
    match, (one, two, *_) = a_match()
    text = match.game.text("en")
    first = said(match, weighed(one, 0.6), reasons=[Reason("least")], plan=[one, two])
    assert first == ["It is what you can best spare."]
    step = text.say("option", two, 0)
    assert said(match, weighed(one, 0.6), plan=[one, two]) == [f"Next in the plan: “{step}”."]
    assert said(match, weighed(one, 0.6), coached=True) == ["This is what the coach is asking for."]


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_and_gain_has_its_words(game: str):
    """In all languages of a game; each figure with a direction, for one and for some."""
    known = rempart.game(game)
    assert known.search_model is not None
    for language in known.languages:
        text = known.text(language)
        for name in known.search_model.better:
            assert text(f"gain.{name}", n=1) != text(f"gain.{name}", n=3)
            assert "3" in text(f"gain.{name}", n=3)


# Win chances


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_estimated_is_never_certain(language: str):
    text = rempart.game("kingdom_rush").text(language)
    assert percent(1.0, text) == percent(0.99, text)
    assert range_words(1.0, 0.0, text) == range_words(0.97, 0.0, text)
    assert range_words(0.0, 0.0, text) == range_words(0.03, 0.0, text)


def test_a_chance_that_is_not_known_well_is_a_range():
    text = rempart.game("fantasy_defense").text("en")
    assert range_words(0.63, 0.01, text) == "65%"
    assert range_words(0.68, 0.06, text) == "60–75%"
    assert range_words(0.94, 0.04, text) == "90–97%"
    french = rempart.game("fantasy_defense").text("fr")
    assert range_words(0.68, 0.06, french) == "60 à 75\u00a0%"


def test_a_chance_is_told_only_after_enough_lines(monkeypatch: pytest.MonkeyPatch):
    oracle = Oracle(monkeypatch, "fantasy_defense")
    match, _ = a_match()
    oracle.visits = 11
    assert advise(match, 0).chance is None
    oracle.visits, oracle.error = 12, 0.02
    oracle.chances = lambda match, options: [1.0] * len(options)
    assert advise(match, 0).chance == pytest.approx((13 / 14, 0.02))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_rises_with_what_search_finds(game: str):
    model = rempart.game(game).search_model
    assert model is not None
    told = [model.calibration.of(n / 50) for n in range(51)]
    assert told == sorted(told)
    assert 0 <= told[0] < 0.05
    assert 0.95 < told[-1] <= 1


def test_an_error_is_stretched_as_its_chance_is():
    game = rempart.game("kingdom_rush")
    chance, error = advising.calibrated(game, 0.4, 0.05)
    assert 0.6 < chance < 0.8
    assert 0.03 < error < 0.08
    assert advising.calibrated(game, 0.9, 0.05)[1] < 0.03


@pytest.mark.parametrize(("game", "settings"), [TABLES[0], TABLES[4]])
def test_a_chance_does_not_jump_within_a_turn(game: str, settings: dict[str, Any]):
    """Who follows the hints sees about the same chance until something new comes to light."""
    match = next(iter(moments(game, settings, count=1, apart=1)))
    for _ in range(12):
        decision = match.decision
        if decision is None:
            break
        seat = decision.actors[0]
        advice = advise(match, seat, 60.0)
        events = match.choose(advice.option, seat)
        quiet = not any(event.reveals for event in events)
        now = match.decision
        if quiet and now is not None and now.actors[0] == seat and advice.chance:
            after = advise(match, seat, 60.0).chance
            assert after is None or abs(after[0] - advice.chance[0]) < 0.15


# The same question


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_a_hint_knows_no_more_than_the_seat_that_asks(
    game: str, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
):
    """On two tables that look alike to the seat it is the same hint, with the same numbers."""
    thinking_little(monkeypatch, game)
    told: set[str] = set()
    for match in moments(game, settings, count=3, apart=31):
        assert match.decision is not None
        seat = match.decision.actors[0]
        other = twin(match, seat, 1000 + len(match.choices))
        one, two = (advise(table, seat, 60.0) for table in (match, other))
        assert one == two
        text = match.game.text("en")
        both = [lines(advice, seat, text, match.game) for advice in (one, two)]
        assert both[0] == both[1]
        told |= set(both[0])
    assert len(told) > 1


SAME = """
import rempart
from rempart.advice import advise
for game in ("fantasy_defense", "kravora", "kingdom_rush", "dark_tower"):
    match = rempart.new(game, seed=4)
    for _ in range(6):
        match.choose(advise(match, match.decision.actors[0], 60.0).option)
    print(advise(match, match.decision.actors[0], 60.0))
"""


def test_another_process_gives_the_same_hint():
    """Nothing depends on the order of sets, which differs from one process to the next."""
    src = str(Path(rempart.__file__).parents[1])
    answers = {
        subprocess.run(
            [sys.executable, "-c", SAME],
            env={**os.environ, "PYTHONPATH": src, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(answers) == 1
    assert len(answers.pop()) > 1000


def test_when_the_time_is_up_fewer_lines_have_to_do():
    """It is still a legal choice, but no chance is told from so little."""
    match = rempart.new("kravora", seed=4, players=2)
    assert match.decision is not None
    advice = advise(match, match.decision.actors[0], 1e-9)
    assert advice.option in match.decision.options
    assert advice.chance is None


# Plans


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_a_plan_can_be_played_as_it_stands(
    game: str, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
):
    """On the real table: every choice is legal there, and only the last one reveals anything."""
    thinking_little(monkeypatch, game)
    longest = 0
    for match in moments(game, settings, count=3, apart=23):
        assert match.decision is not None
        seat = match.decision.actors[0]
        advice = advise(match, seat, 60.0)
        assert advice.plan[0] == advice.option
        plan = whole_turn(match, seat, advice, 60.0).plan
        assert plan[: len(advice.plan)] == advice.plan
        real = match.twin()
        for n, option in enumerate(plan):
            events = real.choose(option, seat)
            assert n == len(plan) - 1 or not any(event.reveals for event in events)
        longest = max(longest, len(plan))
    assert longest > 1


def test_a_whole_turn_ends_where_the_turn_ends():
    match = at_strategy(9)
    turn = match.state.turn
    plan = whole_turn(match, 0, advise(match, 0)).plan
    kinds = [type(option).__name__ for option in plan]
    assert "EndStrategy" in kinds
    for option in plan[:-1]:
        match.choose(option)
        assert match.state.turn == turn


def test_who_follows_a_plan_is_told_how_it_goes_on(monkeypatch: pytest.MonkeyPatch):
    match = rempart.new("kravora", seed=4, players=2)
    assert match.decision is not None
    seat = match.decision.actors[0]
    memory, advice = Memory(), whole_turn(match, seat, advise(match, seat))
    assert memory.recall(match, seat) is None
    memory.keep(match, seat, advice)
    assert memory.recall(match, seat) is advice
    assert memory.recall(match, 1 - seat) is None
    match.choose(advice.plan[0])
    then = memory.recall(match, seat)
    assert then is not None
    assert (then.option, then.plan, then.chance) == (
        advice.plan[1],
        advice.plan[1:],
        advice.chance,
    )
    match.undo()
    assert memory.recall(match, seat) is advice
    other = next(option for option in match.decision.options if option != advice.option)
    match.choose(other)
    assert memory.recall(match, seat) is None


def test_a_table_remembers_the_last_hints_only():
    match, _ = a_match()
    memory = Memory()
    for n in range(advising.KEPT + 3):
        match.choices.append(n)  # pyright: ignore[reportArgumentType]
        memory.keep(match, 0, Advice(n))
    assert len(memory.given) == advising.KEPT


# Mistakes


def at_strategy(seed: int) -> Match:
    """The first turn, with invaders at the gates and nobody to meet them."""
    match = rempart.new("fantasy_defense", seed=seed, players=1)
    while type(match.decision and match.decision.step).__name__ != "Strategy":
        match.choose(advise(match, 0).option)
    return match


def test_a_plain_blunder_is_told():
    match = at_strategy(2)
    found = blunder(match, 0, EndStrategy(), 60.0)
    assert found is not None
    assert found.best.chance - found.chosen.chance > 0.4
    said = warning(found, match.game.text("en"), match.game)
    assert said.startswith("This may cost you the match: the win chance would fall from about ")
    assert "more morale" in said


def test_what_is_no_blunder_is_not_told():
    """Not the best choice, nor one that is nearly as good, nor one after which all can be mended:
    another unit deployed first."""
    match = at_strategy(2)
    assert match.decision is not None
    assert blunder(match, 0, advise(match, 0).option, 60.0) is None
    deploys = [option for option in match.decision.options if type(option).__name__ == "Deploy"]
    assert [blunder(match, 0, option, 60.0) for option in deploys[:6]] == [None] * 6


def test_what_is_within_the_doubt_is_no_blunder(monkeypatch: pytest.MonkeyPatch):
    oracle = Oracle(monkeypatch, "fantasy_defense")
    match, options = a_match()
    monkeypatch.setattr(advising, "walked", lambda *_: ([], None))
    oracle.chances = lambda match, options: [0.7, *[0.4] * (len(options) - 1)]
    oracle.error = 0.05
    assert blunder(match, 0, options[1]) is None
    oracle.error = 0.01
    assert blunder(match, 0, options[1]) is not None
    assert blunder(match, 0, options[0]) is None
    oracle.visits = 5
    assert blunder(match, 0, options[1]) is None
    oracle.visits = 100
    oracle.chances = lambda match, options: [0.7, *[0.5] * (len(options) - 1)]
    assert blunder(match, 0, options[1]) is None


def test_where_nothing_was_fitted_nobody_is_warned(monkeypatch: pytest.MonkeyPatch):
    oracle = Oracle(monkeypatch, "fantasy_defense")
    oracle.chances = lambda match, options: [0.9, *[0.1] * (len(options) - 1)]
    match, options = a_match()
    model = match.game.search_model
    assert model is not None
    monkeypatch.setattr(match.game, "search_model", replace(model, fitted=lambda s: False))
    assert blunder(match, 0, options[1]) is None
    monkeypatch.setattr(match.game, "search_model", None)
    assert blunder(match, 0, options[1]) is None


# Without a search model


def test_a_game_without_win_chances_still_gives_reasons(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rempart.game("kingdom_rush"), "search_model", None)
    match = rempart.new("kingdom_rush", seed=3, players=1, scenario="prologue", start="deal")
    advice = advise(match, 0, 0.5)
    assert (advice.weighed, advice.plan) == ([], [advice.option])
    assert lines(advice, 0, match.game.text("en"), match.game)[0].startswith("It weakens ")


def test_an_option_is_found_by_what_it_comes_to(monkeypatch: pytest.MonkeyPatch):
    match, (one, same, *_, last) = a_match()
    found = [weighed(last, 0.1), weighed(one, 0.5)]
    monkeypatch.setattr(match.game, "alike", None)
    assert find(match, found, one) is found[1]
    assert find(match, found, same) is None
    monkeypatch.setattr(match.game, "alike", lambda state, option: option in (one, same))
    assert find(match, found, same) is found[1]
    assert find(match, found[:1], same) is None


def test_search_weighs_what_it_is_asked_about():
    """Only among some options, with so many lines, the best of them at least `COMPARED` times."""
    match = rempart.new("kravora", seed=4, players=2)
    assert match.decision is not None
    seat, few = match.decision.actors[0], match.decision.options[3:5]
    found = bots.weigh(match, seat, None, (), 1, lines=20, among=few)
    assert {one.option for one in found} <= set(few)
    assert found[0].visits >= bots.COMPARED
    assert all(one.doubts.keys() == one.figures.keys() for one in found)
