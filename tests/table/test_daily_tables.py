"""Daily challenges at tables: what counts, what is ranked how, and what nobody can make up."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

import rempart
from rempart.daily import BadDay, NoDaily, daily, date_at
from rempart.table import challenges
from rempart.table import messages as m
from rempart.table.challenges import daily_info, ranked
from rempart.table.service import TableService
from rempart.table.store import DailyResult
from tests.table.people import Client, Play, open_service
from tests.table.server import Served

ADA, BO = "ada-" * 5, "bo--" * 5
FD = "fantasy_defense"


def today() -> str:
    return date_at(time.time()).isoformat()


def ago(days: int) -> str:
    return (date_at(time.time()) - timedelta(days=days)).isoformat()


async def begin(
    service: TableService, player: str = ADA, game: str = FD, **wish: Any
) -> tuple[str, Client]:
    """Somebody at a table for a challenge, and its id."""
    made = await service.maker.challenge(
        rempart.game(game), m.DailyWish(player=player, **{"name": player[:3].title(), **wish})
    )
    return made.table, await Client.sit(service, made.table, [made.mine[0]])


async def seen(
    service: TableService, player: str = ADA, game: str = FD, day: str = ""
) -> m.DailyGame:
    """A challenge with its ranking, as somebody sees it."""
    ask = m.DailyAsk(player=player, day=day)
    info = await daily_info(ask, service.secret.player(player), service.store, "en")
    return next(one for one in info.games if one.game == game)


def challenge_of(client: Client) -> m.ChallengeTable:
    found = client.update.table.challenge
    assert found is not None
    return found


async def to_the_end(client: Client, seed: int = 0) -> None:
    """Play at random."""
    chance = random.Random(seed)
    while not client.update.table.over:
        awaited = client.position.awaited
        assert awaited is not None
        done = await client.choose(chance.randrange(len(awaited.offers)))
        assert isinstance(done, m.Done), done


# What is dealt


def test_the_table_has_what_the_day_decides(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        for game in ("kravora", FD):
            table, client = await begin(service, game=game)
            deal = daily(rempart.game(game)).deal(date_at(time.time()))
            row = client.session.room.live.row
            assert (row.seed, row.secret, row.origin, row.data) == (deal.seed, "", "chosen", {})
            options = client.update.table.options
            assert {name: options[name] for name in deal.settings} == deal.settings
            seats = client.update.table.seats
            assert [seat.bot for seat in seats] == ["", *deal.bots]
            assert challenge_of(client) == m.ChallengeTable(
                day=today(), ranked=True, undos=0, hints=0
            )
            again, _ = await begin(service, BO, game)
            assert again != table

    play(work)


def test_a_day_to_come_cannot_be_begun(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        with pytest.raises(BadDay, match="has not begun"):
            await begin(service, day=ago(-1))
        with pytest.raises(NoDaily):
            await begin(service, game="pebbles")

    play(work)


# What counts


def test_a_finished_match_is_ranked(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        assert (await seen(service)).rows == []
        table, client = await begin(service)
        await to_the_end(client)
        assert (await seen(service, BO)).mine is None
        found = await seen(service)
        outcome = client.session.room.live.match.outcome
        assert outcome is not None
        assert found.mine == found.rows[0]
        assert (found.entries, found.table) == (1, table)
        row = found.rows[0]
        assert (row.rank, row.name, row.mine) == (1, "Ada", True)
        assert (row.won, row.score) == (bool(outcome.winners), outcome.scores[0])
        assert (row.undos, row.hints) == (0, 0)
        assert (await seen(service, BO)).rows[0].mine is False

    play(work)


def test_the_first_finished_match_of_a_browser_counts(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, first = await begin(service)
        _, second = await begin(service)
        await second.ask(m.Undo, to=0)
        await to_the_end(second, 1)
        before = await seen(service)
        await to_the_end(first, 2)
        assert (await seen(service)).rows == before.rows, "begun first, but finished second"
        assert before.table != one
        _, third = await begin(service)
        assert not challenge_of(third).ranked
        await to_the_end(third, 3)
        assert (await seen(service)).rows == before.rows
        _, other = await begin(service, BO)
        assert challenge_of(other).ranked

    play(work)


def test_past_days_are_played_outside_the_ranking(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        _, client = await begin(service, day=ago(1))
        assert not challenge_of(client).ranked
        await client.ask(m.Concede)
        assert (await seen(service, day=ago(1))).rows == []
        assert (await seen(service)).rows == []

    play(work)


def test_a_match_that_ends_too_late_does_not_count(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    async def work(service: TableService) -> None:
        _, client = await begin(service)
        monkeypatch.setattr(challenges, "closes", lambda day: time.time() - 1)
        await client.ask(m.Concede)
        assert (await seen(service)).rows == []

    play(work)


def test_undos_and_hints_are_counted(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        _, client = await begin(service)
        for _ in range(2):
            assert isinstance(await client.ask(m.Hint), m.Hinted)
        assert challenge_of(client).hints == 1, "one decision, however often it is asked about"
        await client.choose()
        assert isinstance(await client.ask(m.Undo, to=0), m.Done)
        assert isinstance(await client.ask(m.Hint), m.Hinted)
        await client.ask(m.Concede)
        row = (await seen(service)).rows[0]
        assert (row.won, row.score, row.undos, row.hints) == (False, None, 1, 2)

    play(work)


def test_the_end_stays_the_end(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        _, client = await begin(service)
        await client.choose()
        await client.ask(m.Concede)
        refused = await client.ask(m.Undo, to=0)
        assert isinstance(refused, m.Problem)
        assert client.update.table.over

    play(work)


@pytest.mark.parametrize(
    "wish",
    [{"seat": 0, "to": "bot"}, {"seat": 0, "to": "friend"}, {"seat": 1, "to": "me"}],
)
def test_everybody_keeps_their_seat(play: Callable[[Play], None], wish: dict[str, Any]):
    async def work(service: TableService) -> None:
        _, client = await begin(service, game="kravora")
        refused = await client.ask(m.Hand, **wish)
        assert isinstance(refused, m.Problem)
        assert "daily challenge" in refused.message
        anew = await client.ask(m.Hand, seat=0, to="me", anew=True)
        assert isinstance(anew, m.Done), "another key for one's own seat is no matter"

    play(work)


def test_giving_up_against_several_rivals_ends_the_match(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        sunday = date_at(time.time()).isoweekday() % 7
        _, client = await begin(service, game="kravora", day=ago(sunday) if sunday else "")
        assert len(client.update.table.seats) == 3
        await client.ask(m.Concede)
        assert client.update.table.over

    play(work)


def test_an_ordinary_table_earns_nothing(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        deal = daily(rempart.game(FD)).deal(date_at(time.time()))
        seats = [m.SeatPlan(who="me", name="Eve")]
        wish = m.NewTable(game=FD, seats=seats, seed=deal.seed, options=deal.settings)
        made = await service.maker.create(wish)
        client = await Client.sit(service, made.table, [made.mine[0]])
        assert client.update.table.challenge is None
        await to_the_end(client)
        await client.ask(m.Rematch, seed="same")
        assert (await seen(service)).rows == []

    play(work)


def test_a_result_is_there_after_a_restart(tmp_path: Path):
    async def work() -> None:
        async with open_service(tmp_path) as service:
            table, _ = await begin(service)
        async with open_service(tmp_path) as service:
            room = await service.tables.room(table)
            key = room.live.seats[0].key
            client = await Client.sit(service, table, [service.secret.token(table, 0, key)])
            assert challenge_of(client).ranked
            await client.ask(m.Concede)
        async with open_service(tmp_path) as service:
            assert (await seen(service)).table == table

    asyncio.run(work())


# The ranking


def result(player: str, **given: Any) -> DailyResult:
    made: dict[str, Any] = {
        "game": FD,
        "day": "2026-11-19",
        "table": "t",
        "name": player,
        "won": True,
        "score": 5,
        "undos": 0,
        "hints": 0,
        "seconds": 600.0,
        "time": 1.0,
    }
    return DailyResult(player=player, **made | given)


def test_a_win_comes_first_then_score_then_help_then_time():
    best = [
        result("high", score=9, undos=8),
        result("quick", seconds=60.0),
        result("slow"),
        result("hinted", hints=1),
        result("undone", undos=1, hints=1, seconds=5.0),
        result("narrow", score=1),
        result("lost", won=False, score=-2, seconds=9.0),
        result("lost more", won=False, score=-7, seconds=1.0),
        result("gave up", won=False, score=None, seconds=0.1),
    ]
    mixed = list(best)
    random.Random(3).shuffle(mixed)
    assert [one.player for one in ranked(mixed)] == [one.player for one in best]


def test_the_best_match_of_the_day_before_can_be_watched(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    """Tables that believe it is yesterday."""

    async def work(service: TableService) -> None:
        eve = date_at(time.time()) - timedelta(days=1)
        with monkeypatch.context() as patch:
            patch.setattr(challenges, "date_at", lambda now: eve)
            patch.setattr(challenges, "closes", lambda day: time.time() + 60)
            for player in (ADA, BO):
                table, client = await begin(service, player, day=eve.isoformat())
                assert challenge_of(client).ranked
                if player == ADA:
                    await client.choose()
                await client.ask(m.Concede)
            first = (await seen(service, day=eve.isoformat())).table
        monkeypatch.setattr(challenges, "closes", lambda day: time.time() + 60)
        assert (await seen(service)).best is None, "results may still come in"
        monkeypatch.setattr(challenges, "closes", lambda day: time.time() - 60)
        best = (await seen(service)).best
        assert best is not None
        assert (best.day, best.row.rank) == (eve.isoformat(), 1)
        assert best.table in {first, table}
        watcher = await Client.sit(service, best.table)
        assert watcher.update.table.final
        assert watcher.update.table.mine == []
        refused = await watcher.ask(m.Undo, seat=0, to=0)
        assert isinstance(refused, m.Problem), "who watches changes nothing"

    play(work)


def test_only_the_first_entries_are_sent_and_mine(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    async def work(service: TableService) -> None:
        monkeypatch.setattr(challenges, "SHOWN", 2)
        for n in range(4):
            _, client = await begin(service, f"player-number-{n:04}")
            for _ in range(n):
                await client.choose()
                await client.ask(m.Undo, to=0)
            await client.ask(m.Concede)
        found = await seen(service, "player-number-0003")
        assert (len(found.rows), found.entries) == (2, 4)
        assert found.mine is not None
        assert found.mine.rank == 4

    play(work)


def test_what_identifies_a_browser_is_not_kept(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        table, client = await begin(service)
        await client.ask(m.Concede)
        kept = (await service.store.results(today()))[0]
        assert ADA not in kept.player
        entries = await service.store.entries(table)
        assert not any(ADA in str(entry.body) for entry in entries)
        assert ADA not in str(client.inbox)
        assert kept.player not in str(client.inbox)

    play(work)


# Over HTTP


def test_over_http(tmp_path: Path):
    with Served(str(tmp_path / "rempart.db")) as served:

        def post(path: str, body: dict[str, Any]) -> httpx.Response:
            url = f"{served.url}/api/daily{path}"
            return httpx.post(url, json=body, trust_env=False, timeout=60)

        info = post("?lang=fr", {"player": ADA})
        assert "jeszcze się nie zaczęło" in post("?lang=pl", {"player": ADA, "day": ago(-1)}).text
        assert info.status_code == 200
        assert info.json()["today"] == info.json()["day"] == today()
        assert 0 <= info.json()["next"] <= 86400
        games = [one["game"] for one in info.json()["games"]]
        assert {FD, "kravora", "kingdom_rush", "dark_tower"} == set(games)
        assert post(f"/{FD}", {"player": ADA}).status_code == 201
        for path, body, status, said in (
            (f"/{FD}", {"player": ADA, "day": ago(-1)}, 400, "has not begun"),
            (f"/{FD}", {"player": ADA, "day": "soon"}, 400, "is not a date"),
            (f"/{FD}", {"player": ADA, "day": ago(400)}, 400, "too long ago"),
            ("/pebbles", {"player": ADA}, 404, "no daily challenge"),
            ("/chess", {"player": ADA}, 404, "no game"),
            ("", {"player": "short"}, 400, "player"),
            ("", {"player": "x" * 65}, 400, "player"),
            ("", {"player": "<script>alert(1)</script>"}, 400, "player"),
            ("", {}, 400, "player"),
            ("", {"player": ADA, "score": 100}, 400, "score"),
            (f"/{FD}", {"player": ADA, "seed": 3}, 400, "seed"),
        ):
            answer = post(path, body)
            assert answer.status_code == status, answer.text
            assert said in answer.json()["error"]
