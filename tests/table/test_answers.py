"""A chart shows of a match what its seat could see at each moment, in one go."""

from __future__ import annotations

import random

import msgspec
import pytest

import rempart
from rempart.games.kingdom_rush.options import PlayTower
from rempart.kernel import Match
from rempart.kernel.scene import Zone
from rempart.table import messages as m
from rempart.table import words
from rempart.table.answers import (
    CHART_POINTS,
    Case,
    answer,
    charted,
    every_refusal,
    spread,
)


def played(name: str) -> Match:
    """A match to its end, by chance."""
    game = rempart.game(name)
    match, rng = Match(game, game.read_settings({"players": 2}), 5), random.Random(5)
    while match.decision is not None:
        match.choose(rng.choice(match.decision.options))
    return match


@pytest.mark.parametrize("name", rempart.games())
@pytest.mark.parametrize("veiled", [True, False])
def test_each_point_is_what_the_seat_saw_then(name: str, veiled: bool):
    match = played(name)
    text = match.game.text("en").for_people(("Ann", "Ben"))
    for seat in (-1, 0, 1):
        asked = m.AskChart(id=7, seat=seat)
        case = Case(
            asked,
            match.excerpt(0),
            "en",
            ("Ann", "Ben"),
            seat,
            veiled=veiled,
            choices=match.choices,
        )
        found = msgspec.json.decode(answer(case).body, type=m.Charted)
        expected: list[m.ChartPoint] = []
        for at in sorted(spread(len(match.choices))):
            scene = words.scene_of(match.branch(at), seat, text, veiled)
            zone = charted(scene.zones, seat)
            if zone is not None:
                expected.append(m.ChartPoint(at=at, value=zone.value))
                assert zone.name == found.name
                assert found.most >= max(zone.most, zone.value)
        assert found.points == expected
        assert bool(expected) == (name != "pebbles"), "it has nothing to chart"


def test_moments_are_spread_evenly():
    assert spread(0) == {0}
    assert spread(3) == {0, 1, 2, 3}
    assert len(spread(1000)) == CHART_POINTS
    assert {0, 1000} <= spread(1000)


def test_what_is_tagged_comes_first_then_a_track_and_rather_ones_own():
    month = Zone(kind="track", id="month", name="")
    walls = [Zone(kind="track", id=f"wall-{seat}", name="", seat=seat) for seat in (0, 1)]
    supply = Zone(kind="counter", id="supply", name="", tags=["chart"])
    gold = Zone(kind="counter", id="gold", name="")
    assert charted([month, *walls, supply], 1) is supply
    assert charted([month, *walls], 1) is walls[1]
    assert charted([month, *walls], -1) is month
    assert charted([gold], 1) is None


def test_a_seat_is_told_why_it_may_not_and_not_that_others_may():
    """In a phase in which everybody may act, what others could do gives no reasons of its own."""
    match = rempart.new("kingdom_rush", seed=8, players=2, scenario="1", start="deal")
    assert match.decision is not None
    assert match.decision.actors == (0, 1)
    spaces: dict[int, set[int]] = {0: set(), 1: set()}
    card = -1
    for option in match.decision.options:
        if isinstance(option, PlayTower):
            spaces[option.seat].add(option.space)
            card = option.card if option.seat == 0 else card
    other = min(spaces[1] - spaces[0])
    refusals = every_refusal(match, 0, {"card": card, "space": other})
    assert {refusal.rule for refusal in refusals} == {"KR-TOWER-08"}
