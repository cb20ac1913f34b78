"""Hints with their reasons."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import rempart
import rempart.advice
from rempart.advice import Advice, advise, amount, find, lines, percent
from rempart.bots import Weighed
from tests.oracle import Oracle
from tests.twins import TABLES, moments, twin, without_a_clock

LANGUAGES = ["en", "fr", "pl"]


def weighed(option: object, chance: float, error: float = 0.01, **figures: float) -> Weighed:
    return Weighed(option=option, visits=120, chance=chance, error=error, figures=figures)


def test_the_best_option_and_what_it_gains(monkeypatch: pytest.MonkeyPatch):
    Oracle(monkeypatch, "fantasy_defense")
    match = rempart.new("fantasy_defense", seed=9, players=1)
    assert match.decision is not None
    advice = advise(match, 0, 0.01)
    assert advice.option == match.decision.options[0]
    assert advice.reason is None
    assert match.choices == []
    said = lines(advice, 0, match.game.text("en"))
    other = match.game.text("en").say("option", advice.weighed[1].option, 0)
    assert said[0] == (
        f"Win chance about 60%: 5 points more than the next best, “{other}” (about 55%)."
    )
    assert said[1] == "On average it leads to morale 12 instead of 11."
    assert said[2].endswith(f"play-outs: {100 * len(advice.weighed)}.")


def test_a_difference_that_may_be_chance_is_none(monkeypatch: pytest.MonkeyPatch):
    match = rempart.new("fantasy_defense", seed=9, players=1)
    assert match.decision is not None
    text = match.game.text("en")
    one, two = match.decision.options[:2]

    def first(error: float, other: float) -> str:
        found = [weighed(one, 0.6, error), weighed(two, other, error)]
        return lines(Advice(one, None, found), 0, text)[0]

    assert "more than the next best" in first(0.01, 0.55)
    assert "seems worse (about 55%), but that is not certain" in first(0.05, 0.55)
    assert "about as good" in first(0.0, 0.59)
    assert "about as good" in first(0.01, 0.62)
    assert "“{}” may be better (about 70%)".format(text.say("option", two, 0)) in first(0.2, 0.7)


def test_numbers_in_a_hint_agree():
    """What is only estimated is never certain; what it gains is the difference of what is told."""
    match = rempart.new("fantasy_defense", seed=9, players=1)
    assert match.decision is not None
    one, two = match.decision.options[:2]
    found = [weighed(one, 1.0), weighed(two, 0.95)]
    said = lines(Advice(one, None, found), 0, match.game.text("en"))[0]
    assert said.startswith("Win chance about 99%: 4 points more than the next best")
    assert "(about 95%)" in said


def test_only_figures_that_differ_are_told():
    match = rempart.new("fantasy_defense", seed=9, players=1)
    assert match.decision is not None
    one, two = match.decision.options[:2]
    found = [
        weighed(one, 0.6, morale=12.4, turn=7.0, invaders_left=3.0),
        weighed(two, 0.5, morale=9.2, turn=7.1, invaders_left=3.0),
    ]
    said = lines(Advice(one, None, found), 0, match.game.text("fr"))
    assert said[1] == "En moyenne, cela mène à\u00a0: moral 12,4 au lieu de 9,2."
    many = [weighed(one, 0.6, a=9, b=8, c=7, d=6), weighed(two, 0.5, a=1, b=1, c=1, d=5)]
    said = lines(Advice(one, None, many), 0, match.game.text("en"))
    assert said[1] == "On average it leads to a 9 instead of 1, b 8 instead of 1, c 7 instead of 1."


def test_nothing_to_compare_with():
    match = rempart.new("fantasy_defense", seed=9, players=1)
    assert match.decision is not None
    text, option = match.game.text("en"), match.decision.options[0]
    assert lines(Advice(option, None, []), 0, text) == []
    assert lines(Advice(option, None, [weighed(option, 0.42)]), 0, text) == [
        "Win chance: about 42%.",
        "Estimated from what you can know; play-outs: 120.",
    ]


def test_what_was_hardly_tried_is_not_compared():
    match = rempart.new("fantasy_defense", seed=9, players=1)
    assert match.decision is not None
    text = match.game.text("en")
    best, once, other = (
        weighed(option, chance, morale=20 * chance)
        for option, chance in zip(match.decision.options[:3], (0.4, 0.0, 0.3), strict=True)
    )
    once = msgspec.structs.replace(once, visits=1)
    said = lines(Advice(best.option, None, [best, once, other]), 0, text)
    assert text.say("option", other.option, 0) in said[0]
    assert said[1] == "On average it leads to morale 8 instead of 6."
    assert lines(Advice(best.option, None, [best, once]), 0, text) == [
        "Win chance about 40%; no other choice was tried often enough to compare.",
        "Estimated from what you can know; play-outs: 121.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_estimated_is_never_certain(language: str):
    text = rempart.game("kingdom_rush").text(language)
    assert percent(1.0, text) == percent(0.99, text)
    assert percent(0.0, text) == percent(0.01, text)
    assert amount(3.0, text) == "3"
    assert amount(-2.46, text) == {"en": "−2.5"}.get(language, "−2,5")


def test_a_game_without_win_chances_still_gives_reasons(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rempart.game("kingdom_rush"), "mind", None)
    match = rempart.new("kingdom_rush", seed=3, players=1, scenario="prologue", start="deal")
    advice = advise(match, 0, 0.5)
    assert advice.weighed == []
    assert lines(advice, 0, match.game.text("en"))[0].startswith("It ")


def test_the_sentence_of_a_games_own_bot_comes_first(monkeypatch: pytest.MonkeyPatch):
    """As long as what it says is about as good as what search found."""
    oracle = Oracle(monkeypatch, "kingdom_rush")
    match = rempart.new("kingdom_rush", seed=3, players=1, scenario="prologue", start="deal")
    oracle.chances = lambda match, options: [0.5] * len(options)
    advice = advise(match, 0, 0.5)
    assert advice.reason is not None
    said = lines(advice, 0, match.game.text("en"))
    assert said[0].startswith("It ")
    assert said[1].startswith("Win chance about 50%")
    favourite = advice.option
    said_again = (favourite, advice.reason)
    monkeypatch.setattr(rempart.advice, "opinion", lambda *_: said_again)
    oracle.chances = lambda match, options: [0.2 if o == favourite else 0.5 for o in options]
    advice = advise(match, 0, 0.5)
    assert advice.option != favourite
    assert advice.reason is None
    oracle.error = 0.3  # Weighed so little that nobody can tell: but it seems much worse.
    assert advise(match, 0, 0.5).option != favourite
    oracle.chances = lambda match, options: [0.46 if o == favourite else 0.5 for o in options]
    assert advise(match, 0, 0.5).option == favourite
    oracle.error = 0.01
    assert advise(match, 0, 0.5).option != favourite


def test_an_option_is_found_by_what_it_comes_to(monkeypatch: pytest.MonkeyPatch):
    match = rempart.new("fantasy_defense", seed=9, players=1)
    assert match.decision is not None
    one, twin, *_, last = match.decision.options
    found = [weighed(last, 0.1), weighed(one, 0.5)]
    monkeypatch.setattr(match.game, "alike", None)
    assert find(match, found, one) is found[1]
    assert find(match, found, twin) is None
    monkeypatch.setattr(match.game, "alike", lambda state, option: option in (one, twin))
    assert find(match, found, twin) is found[1]
    assert find(match, found[:1], twin) is None


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_hint_knows_no_more_than_the_seat_that_asks(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
):
    """On two tables that look alike to the seat it is the same hint, with the same numbers."""
    without_a_clock(monkeypatch)
    said: set[str] = set()
    for match in moments(game, options, count=4, apart=31):
        assert match.decision is not None
        seat = match.decision.actors[0]
        other = twin(match, seat, 1000 + len(match.choices))
        one, two = (advise(table, seat, 1.0, 7) for table in (match, other))
        assert one == two
        told = [lines(advice, seat, match.game.text("en")) for advice in (one, two)]
        assert told[0] == told[1]
        said |= set(told[0])
    assert len(said) > 3
