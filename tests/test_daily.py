"""Daily challenges: the same deal for everybody, valid on every day."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rempart
from rempart import bots
from rempart.daily import (
    WEEK,
    BadDay,
    Daily,
    DailyPlan,
    NoDaily,
    daily,
    date_at,
    has_daily,
    offered,
    plan_file,
    read_day,
    variants,
)
from rempart.kernel import Game, Match
from rempart.kernel.errors import BadData, BadSettings
from tests.terminal.conftest import quiet_corner as quiet_corner
from tests.terminal.conftest import shell as shell
from tests.terminal.stage import Shell

GAMES = [game for game in rempart.games().values() if has_daily(game)]
YEAR = [date(2027, 1, 1) + timedelta(days=n) for n in range(365)]
NOON = datetime(2026, 11, 19, 12, tzinfo=UTC).timestamp()
MONDAY, SATURDAY, SUNDAY = date(2026, 11, 16), date(2026, 11, 21), date(2027, 2, 28)

FAIR = {"level": "fair", "minutes": 15, "settings": {"players": 1}}
"""A set-up of every day."""

PINNED: dict[tuple[str, date], tuple[int, dict[str, Any], tuple[str, ...]]] = {
    ("fantasy_defense", MONDAY): (
        5067266525869959,
        {"players": 1, "faction": "humans", "shield_on_boss": True},
        (),
    ),
    ("fantasy_defense", SATURDAY): (
        6985154031663285,
        {"players": 1, "faction": "humans", "dragon_last": True},
        (),
    ),
    ("fantasy_defense", SUNDAY): (3154705993420559, {"players": 1, "faction": "humans"}, ()),
    ("kravora", MONDAY): (544625383956348, {"players": 2, "end": "count"}, ("easy",)),
    ("kravora", SATURDAY): (2550170428352700, {"players": 2}, ("hard",)),
    ("kravora", SUNDAY): (2997977055398639, {"players": 3, "end": "count"}, ("easy", "easy")),
    ("kingdom_rush", MONDAY): (
        3685506985522228,
        {"players": 1, "scenario": "1", "difficulty": "easy", "start": "deal", "bench": "four"},
        (),
    ),
    ("kingdom_rush", SATURDAY): (
        3417757576113581,
        {"players": 1, "scenario": "2", "difficulty": "hard", "start": "deal", "bench": "two"},
        (),
    ),
    ("kingdom_rush", SUNDAY): (
        4142977806038374,
        {
            "players": 1,
            "scenario": "1",
            "difficulty": "standard",
            "start": "deal",
            "bench": "three",
        },
        (),
    ),
    ("dark_tower", MONDAY): (
        7635223085307325,
        {
            "players": 1,
            "goal": "gleb",
            "adversary": "ashstrider",
            "difficulty": "heroic",
            "heroes": "deal",
            "look_inside": True,
        },
        (),
    ),
    ("dark_tower", SATURDAY): (
        8232460359999016,
        {
            "players": 1,
            "goal": "zaida",
            "adversary": "bane",
            "difficulty": "gritty",
            "heroes": "deal",
        },
        (),
    ),
    ("dark_tower", SUNDAY): (
        8231316115605035,
        {
            "players": 1,
            "goal": "miras",
            "adversary": "utukku",
            "difficulty": "heroic",
            "heroes": "deal",
        },
        (),
    ),
}
"""Deals that are already played somewhere: whoever changes them changes past days, too."""


@pytest.mark.parametrize(("game", "day"), PINNED, ids=lambda value: str(value))
def test_the_deal_of_a_day_is_the_same_on_every_server(game: str, day: date):
    found = daily(rempart.game(game)).deal(day)
    assert (found.seed, found.settings, found.bots) == PINNED[game, day]


def test_all_our_games_are_pinned():
    assert {game.id for game in GAMES} == {game for game, _ in PINNED}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_day_of_a_year_can_be_played_alone(game: Game):
    deals = [daily(game).deal(day) for day in YEAR]
    for deal in deals:
        settings = game.read_settings(deal.settings)
        assert settings.players == 1 + len(deal.bots)
        assert all(bots.bot(name, game=game) for name in deal.bots)
        assert 0 <= game.read_seed(deal.seed) < 1 << 53
        assert not game.chosen(settings), "the seed has no effect"
    assert len({deal.seed for deal in deals}) == len(deals)
    assert {deal.level for deal in deals} == {"gentle", "fair", "hard"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_set_up_begins_and_is_drawn_on_some_day(game: Game):
    dealt = [daily(game).deal(YEAR[0] + timedelta(days=n)).settings for n in range(6 * 365)]
    for challenge in daily(game).plan.challenges:
        for settings in variants(challenge):
            assert Match(game, game.read_settings(settings), 7).decision is not None
            assert settings in dealt


def test_the_deal_depends_on_nothing_but_game_and_day():
    one, other = GAMES[:2]
    assert daily(one).deal(MONDAY) == Daily(one).deal(MONDAY)
    assert daily(one).deal(MONDAY).seed != daily(other).deal(MONDAY).seed


# Games with mistakes in their plan, and games without one


def plan(*challenges: dict[str, Any]) -> DailyPlan:
    return msgspec.convert({"challenges": list(challenges)}, DailyPlan)


def test_a_game_without_a_plan_has_no_challenge():
    pebbles = rempart.game("pebbles")
    assert not has_daily(pebbles)
    with pytest.raises(NoDaily, match="pebbles has no daily challenge"):
        daily(pebbles)


@pytest.mark.parametrize(
    ("challenges", "error", "message"),
    [
        ([FAIR | {"days": list(WEEK[:6])}], BadData, "no challenge for sunday"),
        ([FAIR | {"settings": {"factoin": "elves"}}], BadSettings, "no setting 'factoin'"),
        ([FAIR | {"draw": {"faction": ["elves", "orcs"]}}], BadSettings, "'orcs'"),
        ([FAIR | {"settings": {"players": 2}, "bots": "mild"}], Exception, "no bot 'mild'"),
    ],
)
def test_a_mistake_in_a_plan_is_told(
    challenges: list[dict[str, Any]], error: type[Exception], message: str
):
    with pytest.raises(error, match=message):
        Daily(GAMES[0], plan(*challenges))


def test_a_broken_plan_of_one_game_leaves_the_others_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    broken = GAMES[1]
    file = tmp_path / "daily.toml"
    file.write_text("challenges = []", encoding="utf-8")
    known = plan_file
    monkeypatch.setattr(
        "rempart.daily.plan_file", lambda game: file if game is broken else known(game)
    )
    daily.cache_clear()
    try:
        with pytest.warns(UserWarning, match="daily.toml"):
            found = offered()
    finally:
        daily.cache_clear()
    assert [one.game.id for one in found] == [game.id for game in GAMES if game is not broken]


# Days


def test_today_is_the_day_in_utc():
    assert read_day("", NOON) == date(2026, 11, 19)
    assert read_day("", NOON + 12 * 3600 - 1) == date(2026, 11, 19)
    assert read_day("", NOON + 12 * 3600) == date(2026, 11, 20)
    assert read_day("2026-02-28", NOON) == date(2026, 2, 28)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("2026-11-20", "has not begun; today is 2026-11-19"),
        ("2025-11-17", "too long ago; the earliest challenge is that of 2025-11-18"),
        ("2026-02-30", "'2026-02-30' is not a date"),
        ("tomorrow", "is not a date; a day is written like 2026-11-19"),
    ],
)
def test_other_days_are_refused_in_words(given: str, message: str):
    with pytest.raises(BadDay, match=message):
        read_day(given, NOON)


# At the terminal


def test_a_challenge_at_the_terminal(shell: Shell):
    now = date_at(time.time())
    sunday = now - timedelta(days=now.isoweekday() % 7)
    done = shell("play", "kravora", "--daily", sunday.isoformat(), lines=["q"])
    assert done.code == 0, done.err
    assert "Player 3" in done.out, "on Sundays there are two rivals"


def test_the_terminal_refuses_what_a_challenge_decides(shell: Shell):
    assert "--daily decides the seed" in shell("play", "kravora", "--daily", "--seed", "7").err
    assert "name a game: rempart play GAME --daily" in shell("play", "--daily").err
    assert "“soon” is not a date" in shell("play", "kravora", "--daily", "soon").err
    assert "n'est pas une date" in shell("play", "kravora", "--daily", "x", "--lang", "fr").err
