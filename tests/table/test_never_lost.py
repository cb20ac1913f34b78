"""A server may be killed at any moment, and there may be several: no acknowledged choice is ever
lost, none is doubled, and everybody is back in the same prompt."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import websockets

import rempart
from rempart.table import messages as m
from rempart.table.errors import StoreError
from rempart.table.live import ASIDE
from rempart.table.service import TableService
from rempart.table.sqlite import SQLiteStore
from rempart.table.store import Entry, TableRow, Taken
from rempart.table.stores import open_store
from tests.table import people
from tests.table.server import SOON, Closed, Player, Served, new_table, run

LOST = (OSError, EOFError, TimeoutError, Closed, websockets.WebSocketException)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "rempart.db")
    return request.getfixturevalue("postgres_url")


# People who do not give up


class Stubborn:
    """Somebody who plays on whatever happens to the server: comes back, and sends again what was
    not acknowledged, word for word."""

    def __init__(self, where: Callable[[], Served], table: str, token: str, seed: int):
        self.where = where
        self.table = table
        self.token = token
        self.rng = Random(seed)
        self.acknowledged: list[m.Choose] = []
        self.pending: m.Choose | None = None
        self.seen: dict[int, bytes] = {}
        self.losses = 0
        self.last = 0

    async def play(self) -> None:
        """Until the match is over."""
        while True:
            player = None
            try:
                player = await Player.connect(self.where(), self.table)
                await player.hello(self.token)
                await self._sit(player)
                return
            except LOST:
                self.losses += 1
                await asyncio.sleep(0.02)
            finally:
                if player is not None:
                    self.token = (player.tokens or [self.token])[0]
                    self._remember(player)
                    with suppress(*LOST):
                        await player.leave()

    async def _sit(self, player: Player) -> None:
        assert player.n >= self.last, "the server has forgotten something"
        while True:
            self._remember(player)
            if self.pending is not None:
                await self._send(player, self.pending)
            elif player.update.table.over:
                return
            elif player.offers:
                choice = self.rng.choice(player.offers).option
                player.requests += 1
                id, seat = player.requests, player.seat
                self.pending = m.Choose(id=id, n=player.n, seat=seat, choice=choice)
            else:
                await player.until(lambda n=player.n: player.n > n)

    async def _send(self, player: Player, message: m.Choose) -> None:
        player.requests = max(player.requests, message.id)
        await player.say(message)
        answer = await player.answer(message.id)
        if isinstance(answer, m.Done):
            self.acknowledged.append(message)
        else:
            assert answer.code == "stale", answer
            await player.until(lambda: player.n > message.n)
        self.pending = None

    def _remember(self, player: Player) -> None:
        """Whenever the table is at the same entry, it looks the same."""
        for update in player.inbox:
            if isinstance(update, m.Update):
                shown = msgspec.json.encode(
                    (update.positions, update.can_undo, update.can_redo, update.proposal)
                )
                assert self.seen.setdefault(update.n, shown) == shown
                self.last = max(self.last, update.n)


async def read_log(database: str, table: str) -> tuple[TableRow, list[Entry]]:
    """What is really kept."""
    store = open_store(database)
    await store.open()
    try:
        row = await store.table(table)
        assert row is not None
        return row, await store.entries(table)
    finally:
        await store.close()


def check_log(row: TableRow, entries: list[Entry], everybody: list[Stubborn]) -> None:
    """All that was acknowledged is there, once; and all that is there is legal."""
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    written = {entry.n: entry for entry in entries if entry.kind == "choice"}
    acknowledged = [choice for one in everybody for choice in one.acknowledged]
    for choice in acknowledged:
        entry = next(entry for entry in entries[choice.n :] if entry.kind not in ASIDE)
        assert (entry.seat, entry.body["choice"]) == (choice.seat, choice.choice)
    numbers = [choice.n for choice in acknowledged]
    assert len(numbers) == len(set(numbers))
    match = rempart.new(row.game, seed=row.seed, data=row.data, **row.options)
    for entry in written.values():
        match.choose(entry.body["choice"], entry.seat)
    assert match.outcome is not None
    final = match.game.text("en")
    for one in everybody:
        positions = msgspec.json.decode(one.seen[len(entries)])[0]
        assert positions[0]["ending"]["text"] == final(f"outcome.{match.outcome.reason}")
        assert positions[0]["at"] == len(match.choices)


# One server, killed again and again


@pytest.mark.parametrize("seed", [1, 2])
def test_a_killed_server_loses_nothing_and_doubles_nothing(database: str, seed: int):
    rng = Random(seed)

    async def work(served: Served) -> dict[str, list[Stubborn]]:
        tables: dict[str, list[Stubborn]] = {}
        for wish in (
            {"seats": ("me", "friend"), "seed": seed},
            {"seats": ("me", "friend"), "seed": seed + 1, "options": {"faction": "elves"}},
            {"seats": ("me", "random"), "seed": seed + 2},
            {
                "seats": ("me", "friend", "friend"),
                "game": "pebbles",
                "data": {"bowl.pebbles": 200},
            },
        ):
            seats = wish.pop("seats")
            made = await new_table(served, *seats, **wish)
            tokens = {**made.mine, **made.friends}
            tables[made.table] = [
                Stubborn(lambda: served, made.table, token, 100 * seed + seat)
                for seat, token in tokens.items()
            ]
        everybody = [one for group in tables.values() for one in group]
        playing = [asyncio.create_task(one.play()) for one in everybody]
        killing = asyncio.create_task(kill(served, everybody))
        async with asyncio.timeout(2 * SOON):
            await asyncio.gather(*playing)
        killing.cancel()
        await asyncio.gather(killing, return_exceptions=True)
        return tables

    async def kill(served: Served, everybody: list[Stubborn]) -> None:
        while True:
            so_far = sum(len(one.acknowledged) for one in everybody)
            more = rng.randrange(20, 60)
            while sum(len(one.acknowledged) for one in everybody) < so_far + more:
                await asyncio.sleep(0.001)
            await asyncio.sleep(rng.random() * 0.01)
            served.kill()
            kills.append(sum(len(one.acknowledged) for one in everybody))
            await asyncio.shield(asyncio.to_thread(served.start))

    kills: list[int] = []
    with Served(database) as served:
        tables = run(work(served))
        if served.process is None:
            served.start()
        served.stop()
        log = served.log()
        assert "Traceback" not in log, log
    assert len(kills) >= 3
    for table, everybody in tables.items():
        check_log(*asyncio.run(read_log(database, table)), everybody)
        assert all(one.losses for one in everybody if len(one.acknowledged) > 60)


def test_a_polite_end_loses_nothing_either(database: str):
    """SIGTERM: sockets are closed, and what was acknowledged is there."""

    async def work(served: Served) -> tuple[str, int, int]:
        made = await new_table(served, "me")
        player = await Player.sit(served, made.table, made.mine[0])
        for _ in range(10):
            assert isinstance(await player.choose(), m.Done)
        n = player.n
        stopping = asyncio.create_task(asyncio.to_thread(served.stop))
        code = await player.closed()
        await stopping
        return made.table, n, code or 0

    with Served(database) as served:
        table, n, code = run(work(served))
        assert code in (1001, 1006, 1012)
        _, entries = asyncio.run(read_log(database, table))
        assert len(entries) == n


# Several servers


def test_of_two_who_race_one_wins_and_the_other_is_told(postgres_url: str):
    """The same seat on two processes: for every n exactly one choice wins; the loser is told, and
    sees what the winner did."""
    rng = Random(7)

    async def work(one: Served, two: Served) -> str:
        made = await new_table(one, "me", "me")
        tokens = list(made.mine.values())
        pair = [await Player.sit(served, made.table, *tokens) for served in (one, two)]
        first, wins = list(pair), [0, 0]
        while not pair[0].update.table.over:
            n = pair[0].n
            ids = []
            rng.shuffle(pair)  # else the first one wins them all
            for player in pair:
                acting = next(p for p in player.update.positions if p.awaited and p.awaited.offers)
                assert acting.awaited is not None
                option = rng.choice(acting.awaited.offers).option
                ids.append(await player.request(m.Choose, n=n, seat=acting.seat, choice=option))
            answers = [await player.answer(id) for player, id in zip(pair, ids, strict=True)]
            kinds = [getattr(answer, "code", "done") for answer in answers]
            assert sorted(kinds) == ["done", "stale"]
            wins[first.index(pair[kinds.index("done")])] += 1
            for player in pair:
                await player.until(lambda player=player, n=n: player.n == n + 1)
            assert pair[0].update.positions == pair[1].update.positions
        assert min(wins) > 0, "it was no race"
        records = [(await player.ask(m.ExportRecord)).record for player in pair]
        assert records[0] == records[1]
        assert pair[0].lines() == pair[1].lines()
        return made.table

    with Served(postgres_url) as one, Served(postgres_url) as two:
        table = run(work(one, two))
        assert "Traceback" not in one.log() + two.log()
    row, entries = asyncio.run(read_log(postgres_url, table))
    check_log(row, entries, [])


@pytest.mark.parametrize("game", ["fantasy_defense", "pebbles"])
def test_people_on_two_servers_play_with_bots_that_play_once(postgres_url: str, game: str):
    """Both processes have the table, so both know whose turn it is; a bot still plays once. And
    one of the two is killed on the way."""

    async def work(served: list[Served]) -> dict[str, list[Stubborn]]:
        tables: dict[str, list[Stubborn]] = {}
        for seed in range(2):
            if game == "pebbles":
                seats = ("me", "friend", "random", "greedy")
                made = await new_table(
                    served[0], *seats, game=game, seed=seed, data={"bowl.pebbles": 100}
                )
            else:
                made = await new_table(served[0], "me", "random", seed=seed)
            watcher = await Player.sit(served[1], made.table)
            assert watcher.seat == -1
            turns = itertools.count()
            tokens = {**made.mine, **made.friends}
            tables[made.table] = [
                Stubborn(lambda turns=turns: served[next(turns) % 2], made.table, token, seat)
                for seat, token in tokens.items()
            ]
        everybody = [one for group in tables.values() for one in group]
        playing = [asyncio.create_task(one.play()) for one in everybody]
        while sum(len(one.acknowledged) for one in everybody) < 30:
            await asyncio.sleep(0.001)
        served[0].kill()
        async with asyncio.timeout(2 * SOON):
            await asyncio.gather(*playing)
        return tables

    with Served(postgres_url) as one, Served(postgres_url) as two:
        tables = run(work([one, two]))
        assert "Traceback" not in two.log()
    for table, everybody in tables.items():
        row, entries = asyncio.run(read_log(postgres_url, table))
        check_log(row, entries, everybody)
        seats = {entry.seat for entry in entries if entry.kind == "choice"}
        assert len(seats) == row.options["players"]


def test_who_sits_elsewhere_is_present_in_spirit(postgres_url: str):
    """A seat that is taken, renamed or given away on one process is so on the other."""

    async def work(one: Served, two: Served) -> None:
        made = await new_table(one, "me", "friend")
        here = await Player.sit(one, made.table, made.mine[0])
        there = await Player.sit(two, made.table, made.friends[1])
        await here.until(lambda: here.update.table.seats[1].who == "human")
        assert isinstance(await there.ask(m.Rename, name="Ada"), m.Done)
        await here.until(lambda: here.update.table.seats[1].name == "Ada")
        done = await there.ask(m.Hand, to="friend")
        await here.until(lambda: here.update.table.seats[1].who == "free")
        friend = await Player.sit(one, made.table, done.token)
        assert friend.seat == 1
        await there.until(lambda: there.update.table.seats[1].who == "human")
        assert there.seat == -1

    with Served(postgres_url) as one, Served(postgres_url) as two:
        run(work(one, two))


# When the store fails


class Failing(SQLiteStore):
    """A store that now and then does not write, or writes and does not say so."""

    mode = ""

    async def append(
        self, table: str, entries: Any, snapshot: Any = None, result: Any = None
    ) -> None:
        mode, self.mode = self.mode, ""
        if mode == "taken":
            other = msgspec.structs.replace(
                entries[0],
                kind="seat",
                seat=0,
                body={"who": "human", "name": "X", "bot": "", "key": "k"},
            )
            await super().append(table, [other])
            raise Taken
        if mode != "before":
            await super().append(table, entries, snapshot, result)
        if mode:
            raise StoreError("/secret/place: no space left")


@pytest.mark.parametrize("mode", ["before", "after", "taken"])
def test_a_store_that_fails_changes_nothing_that_is_not_written(tmp_path: Path, mode: str):
    """Nobody is told of what is not committed, and what is committed is told in the end."""

    async def work() -> None:
        store = Failing(tmp_path / "rempart.db")
        service = TableService(store, 0.0)
        await service.open()
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seats=people.plans("me", "friend"), seed=9)
        )
        tokens = [made.mine[0], made.friends[1]]
        client = await people.Client.sit(service, made.table, tokens)
        watcher = await people.Client.sit(service, made.table)
        n, position = client.update.n, watcher.position
        store.mode = mode
        choice = position_offers(client)
        with suppress(StoreError):
            await client.ask(m.Choose, n=n, seat=choice[0], choice=choice[1])
        answer = next(x for x in reversed(client.inbox) if isinstance(x, m.Problem))
        assert answer.code == ("stale" if mode == "taken" else "failed")
        assert "secret" not in answer.message
        if mode == "before":
            await asyncio.sleep(0.05)
            assert client.update.n == watcher.update.n == n
            assert watcher.position == position
            assert isinstance(
                await client.ask(m.Choose, n=n, seat=choice[0], choice=choice[1]), m.Done
            )
        await people.until(lambda: client.update.n == watcher.update.n == n + 1)
        entries = await store.entries(made.table)
        assert [entry.n for entry in entries] == list(range(1, n + 2))
        assert client.update.table.choices == (0 if mode == "taken" else 1)
        await service.close()

    asyncio.run(work())


def position_offers(client: people.Client) -> tuple[int, Any]:
    """Whose choice it is, and one of theirs."""
    for position in client.update.positions:
        if position.awaited and position.awaited.offers:
            return position.seat, position.awaited.offers[0].option
    raise AssertionError("nobody may choose")


def test_nobody_is_told_of_what_is_being_written(tmp_path: Path):
    """Who comes in the middle of a commit sees the table as it was before."""
    gate = asyncio.Event()

    class Slow(SQLiteStore):
        async def append(
            self, table: str, entries: Any, snapshot: Any = None, result: Any = None
        ) -> None:
            await gate.wait()
            await super().append(table, entries, snapshot, result)

    async def work() -> None:
        service = TableService(Slow(tmp_path / "rempart.db"), 0.0)
        await service.open()
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seats=people.plans("me"), seed=9)
        )
        client = await people.Client.sit(service, made.table, [made.mine[0]])
        choosing = asyncio.create_task(client.choose())
        await asyncio.sleep(0.01)
        guest = await people.Client.sit(service, made.table)
        assert (guest.update.n, guest.position.at) == (1, 0)
        assert (await guest.ask(m.Look, at=0)).position.at == 0
        guest.session.leave()
        assert client.update.n == 1
        gate.set()
        assert isinstance(await choosing, m.Done)
        assert client.position.at == 1
        await service.close()

    asyncio.run(work())


def test_who_comes_from_another_process_finds_nothing_older(tmp_path: Path):
    """Even before that process has been told of what the other one wrote."""

    async def work() -> None:
        async with people.open_service(tmp_path) as here:
            there = TableService(here.store)  # It is not opened, so it listens to nobody.
            wish = m.NewTable(game="fantasy_defense", seats=people.plans("me"), seed=9)
            made = await here.maker.create(wish)
            old = (await there.tables.latest(made.table)).live.n
            client = await people.Client.sit(here, made.table, [made.mine[0]])
            assert isinstance(await client.choose(), m.Done)
            assert (await there.tables.room(made.table)).live.n == old
            assert (await there.tables.latest(made.table)).live.n == client.update.n > old

    asyncio.run(work())


# When the rules change


def test_a_match_goes_on_after_the_rules_have_changed(tmp_path: Path):
    """A table begun under an older edition goes on from its latest state; no undo goes behind it,
    and it does so after every restart."""
    path = tmp_path / "rempart.db"

    async def first() -> tuple[m.Created, list[m.Position]]:
        async with people.open_service(tmp_path) as service:
            made = await service.maker.create(
                m.NewTable(game="pebbles", seats=people.plans("me", "me"))
            )
            client = await people.Client.sit(service, made.table, list(made.mine.values()))
            for seat in (0, 1, 1):
                choice = {"type": "Take", "seat": seat, "count": 2}
                assert isinstance(await client.ask(m.Choose, seat=seat, choice=choice), m.Done)
            return made, client.update.positions

    async def later(made: m.Created, before: list[m.Position] | None) -> None:
        async with people.open_service(tmp_path) as service:
            client = await people.Client.sit(service, made.table, list(made.mine.values()))
            if before:
                # Who was asked when cannot be told without the old rules: from the last choice on.
                for position in (*client.update.positions, *before):
                    assert position.awaited is not None
                    position.awaited.since = 0.0
                assert msgspec.json.encode(client.update.positions) == msgspec.json.encode(before)
                assert client.update.can_undo == [3, 3]
                assert (await client.ask(m.Undo, to=2)).code == "forbidden"
                seat, choice = position_offers(client)
                assert isinstance(await client.ask(m.Choose, seat=seat, choice=choice), m.Done)
                return
            assert client.position.at == 4
            while not client.update.table.over:
                seat, choice = position_offers(client)
                assert isinstance(await client.ask(m.Choose, seat=seat, choice=choice), m.Done)

    made, before = asyncio.run(first())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE tables SET edition = '1'")
        connection.commit()
    asyncio.run(later(made, before))
    asyncio.run(later(made, None))


def test_redo_is_in_the_log(tmp_path: Path):
    """What can be done again is the same after a restart."""

    async def first() -> str:
        async with people.open_service(tmp_path) as service:
            made = await service.maker.create(
                m.NewTable(game="fantasy_defense", seats=people.plans("me"), seed=9)
            )
            client = await people.Client.sit(service, made.table, [made.mine[0]])
            for _ in range(4):
                await client.choose()
            await client.ask(m.Undo, to=1)
            await client.ask(m.Redo)
            assert (client.position.at, client.update.can_redo) == (2, True)
            return made.table

    async def second(table: str) -> None:
        async with people.open_service(tmp_path) as service:
            room = await service.tables.room(table)
            token = service.secret.token(table, 0, room.live.seats[0].key)
            client = await people.Client.sit(service, table, [token])
            assert (client.position.at, client.update.can_redo) == (2, True)
            await client.ask(m.Redo)
            await client.ask(m.Redo)
            assert (client.position.at, client.update.can_redo) == (4, False)

    asyncio.run(second(asyncio.run(first())))
