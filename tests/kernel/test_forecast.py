"""Forecasts: the ways that things can go, and what all of them have in common."""

from __future__ import annotations

import pytest

import rempart
from rempart.kernel import Decision, Match
from rempart.kernel.errors import NoForecast
from rempart.kernel.forecast import MOST_WAYS, ways
from tests.kernel.pebbles import PurseOpened, Take, Taken


def begin(pebbles: int) -> Match:
    return rempart.new("pebbles", seed=1, players=2, data={"bowl.pebbles": pebbles})


def only_first(decision: Decision) -> list[Take]:
    return decision.options[:1]


def first_seat(decision: Decision) -> list[Take]:
    """Whoever is asked first chooses, and how many is open."""
    seat = decision.options[0].seat
    return [option for option in decision.options if option.seat == seat]


def test_one_way_where_everything_is_taken_for_granted():
    match = begin(5)
    before = match.game.encode(match.state)
    found = ways(match.state, 1, only_first)  # down to the next round
    assert found.complete
    assert len(found.all) == 1
    assert [(one.event, one.certain) for one in found.foreseen()] == [
        (Taken(seat=0, count=1), True),
        (Taken(seat=1, count=1), True),
    ]
    assert found.likely.end.bowl == 3
    assert match.game.encode(match.state) == before


def test_every_way_is_tried_once_and_the_likeliest_is_first():
    found = ways(begin(4).state, 1, first_seat)
    counts = [tuple(getattr(event, "count", 0) for event in way.events) for way in found.all]
    assert counts[0] == (1, 1)
    assert sorted(counts) == [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1)]


def test_what_happens_in_every_way_is_certain_and_nothing_else():
    found = ways(begin(1).state, 0, first_seat)  # the last pebble: no choice at all
    assert all(one.certain for one in found.foreseen())
    found = ways(begin(2).state, 0, first_seat)
    purses = [one.event for one in found.foreseen() if one.certain]
    assert purses
    assert all(isinstance(event, PurseOpened) for event in purses)
    assert [one.certain for one in found.foreseen()[:2]] == [False, False]


def test_nothing_is_certain_where_others_can_interfere():
    assert not any(
        one.certain for one in ways(begin(1).state, 0, first_seat).foreseen(certain=False)
    )


def test_with_too_many_ways_only_what_comes_before_the_first_choice_is_certain():
    def second_seat_is_open(decision: Decision) -> list[Take]:
        return decision.options[:1] if 0 in decision.actors else decision.options

    found = ways(begin(20).state, 0, second_seat_is_open)
    assert not found.complete
    assert len(found.all) == MOST_WAYS
    first, *rest = found.foreseen()
    assert first.certain
    assert len(rest) > 10
    assert not any(one.certain for one in rest)


def test_a_game_without_a_forecast_says_so():
    with pytest.raises(NoForecast, match="pebbles"):
        begin(5).forecast(0)
