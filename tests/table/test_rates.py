"""Stages of runs at the table: offered with a rating, and the next one after a victory."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import rempart
from rempart import rating
from rempart.kernel import Game, Match
from rempart.kernel.errors import BadSettings
from rempart.play import by_names, play_out
from rempart.rating import runs_of
from rempart.table import messages as m
from rempart.table.service import TableService
from tests.table.people import Client, Play

GAME = rempart.game("kingdom_rush")
RUNS = runs_of(GAME)
TEXT = GAME.text("en")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Three of four matches are won at once; the codes that were played."""
    played: list[str] = []

    def won(game: Game, code: str, players: int, seed: int) -> bool:
        played.append(code)
        return seed % 4 != 3

    monkeypatch.setattr(rating, "won", won)
    return played


async def offered(service: TableService, **wish: Any) -> m.RunOffer:
    """An offer, asked for until it is done."""
    while True:
        found = await service.rates.offer(m.RunWish(**wish), GAME, TEXT, "1.2.3.4")
        if found.done:
            return found


def test_a_stage_that_is_ready_is_offered_at_once(play: Callable[[Play], None], quick: list[str]):
    async def work(service: TableService) -> None:
        found = await service.rates.offer(m.RunWish(players=2), GAME, TEXT, "1.2.3.4")
        ready = RUNS.ready(2)[0]
        assert (found.code, found.done) == (ready.code, True)
        assert found.low <= found.percent == round(ready.percent) <= found.high
        assert (await offered(service, players=2, code=ready.code)).played == ready.played
        assert quick == []

    play(work)


def test_a_code_may_be_typed_in_any_way(play: Callable[[Play], None], quick: list[str]):
    async def work(service: TableService) -> None:
        ready = RUNS.ready(2)[0]
        for typed in (ready.code.lower(), f" {ready.code.replace('-', '')} "):
            found = await service.rates.offer(
                m.RunWish(players=2, code=typed), GAME, TEXT, "1.2.3.4"
            )
            assert (found.code, found.done) == (ready.code, True)
        code = RUNS.first(77)
        assert (await offered(service, players=1, code=code.lower())).code == code
        assert set(quick) == {code}

    play(work)


def test_any_other_is_rated_while_somebody_waits(play: Callable[[Play], None], quick: list[str]):
    async def work(service: TableService) -> None:
        found = await offered(service, players=3, number=123456789)
        assert found.stage == 1
        assert found.percent == 75
        assert found.played == found.most == rating.MATCHES
        assert "stage 1" in found.title
        before = len(quick)
        assert await offered(service, players=3, number=123456789) == found
        assert len(quick) == before, "it is remembered"

    play(work)


def test_a_code_is_rated_as_it_is(play: Callable[[Play], None], quick: list[str]):
    async def work(service: TableService) -> None:
        code = RUNS.first(77)
        found = await offered(service, players=1, code=code)
        assert found.code == code
        assert set(quick) == {code}
        with pytest.raises(BadSettings, match="check character"):
            await offered(service, players=1, code=code[:-1] + ("0" if code[-1] != "0" else "1"))
        with pytest.raises(BadSettings, match="1 to 4 players"):
            await offered(service, players=5)
        pebbles = rempart.game("pebbles")
        with pytest.raises(BadSettings, match="no runs"):
            await service.rates.offer(m.RunWish(players=1), pebbles, TEXT, "")

    play(work)


@cache
def ended(victory: bool) -> Match:
    """A match of a run that is over."""
    for seed in range(40):
        given = {"scenario": "endless", "map": RUNS.first(3), "players": 1, "start": "deal"}
        match = Match(GAME, GAME.read_settings(given), seed)
        bot = "planner" if victory else "random"
        if bool(play_out(match, by_names([bot], seed, GAME)).winners) == victory:
            return match
    raise AssertionError("no such match")


async def sat(service: TableService, match: Match) -> Client:
    made = await service.maker.put_up(match)
    return await Client.sit(service, made.table, [made.mine[0]])


@pytest.mark.rule("KRH-ENDLESS-01")
def test_a_victory_leads_to_the_next_stage(play: Callable[[Play], None], quick: list[str]):
    async def work(service: TableService) -> None:
        client = await sat(service, ended(victory=True))
        run = client.update.table.run
        assert run == RUNS.first(3)
        found = await offered(service, players=1, after=run)
        assert found.stage == 2
        other = RUNS.following(found.code)
        wrong = await client.ask(m.Rematch, seed="new", run=other)
        assert f"{other} is not the stage after {run}" in wrong.message
        await client.ask(m.Rematch, seed="new", run=found.code)
        token = client.update.rematch_tokens[0]
        again = await Client.sit(service, client.update.rematch, [token])
        assert again.update.table.run == found.code
        assert again.update.table.options["map"] == found.code

    play(work)


@pytest.mark.rule("KRH-ENDLESS-01")
def test_a_defeat_ends_the_run(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await sat(service, ended(victory=False))
        code = RUNS.following(client.update.table.run)
        refused = await client.ask(m.Rematch, seed="new", run=code)
        assert "a run ends with a defeat" in refused.message
        await client.ask(m.Rematch, seed="new")
        assert client.update.rematch != ""

    play(work)


def test_other_matches_are_no_part_of_a_run(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        wish = m.NewTable(game="kingdom_rush", seats=[m.SeatPlan(who="me")], seed=1)
        made = await service.maker.create(wish)
        client = await Client.sit(service, made.table, [made.mine[0]])
        assert client.update.table.run == ""

    play(work)
