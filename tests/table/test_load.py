"""One address cannot stall the rest: what is asked is answered elsewhere, what it costs is charged
to who asks, and who does not listen is not waited for."""

from __future__ import annotations

import asyncio
import itertools
import random
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

import rempart
from rempart.kernel import Match
from rempart.table import answers, limits
from rempart.table import messages as m
from rempart.table.costs import Charged, Throttles, TooFast
from rempart.table.limits import Bucket, Buckets, site_of
from rempart.table.queue import Busy, Order
from rempart.table.service import TableService
from rempart.table.socket import TRY_AGAIN, Connection, serve
from tests.table.people import Client, duo, open_service, plans, until
from tests.table.server import Served, browser, run
from tests.table.server import alone as at_a_table

SOON = 20.0


def with_service(path: Path, work: Callable[[TableService], Awaitable[None]]) -> None:
    """Do something in a service."""

    async def inside() -> None:
        async with asyncio.timeout(SOON), open_service(path) as service:
            await work(service)

    asyncio.run(inside())


async def alone(service: TableService) -> Client:
    """Somebody at a table of their own."""
    made = await service.maker.create(m.NewTable(game="fantasy_defense", seats=plans("me"), seed=3))
    return await Client.sit(service, made.table, [made.mine[0]])


@contextmanager
def held(monkeypatch: pytest.MonkeyPatch, kind: type) -> Iterator[threading.Event]:
    """A worker that does not answer until it is let."""
    let, answer = threading.Event(), answers.ANSWERS[kind]

    def late(case: answers.Case) -> m.FromServer:
        assert let.wait(SOON)
        return answer(case)

    monkeypatch.setitem(answers.ANSWERS, kind, late)
    try:
        yield let
    finally:
        let.set()


# Addresses


@pytest.mark.parametrize(
    ("address", "site"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_address_of_ipv6_belongs_to_a_site(address: str, site: str):
    assert site_of(address) == site


def test_all_addresses_of_a_site_share_a_bucket():
    buckets = Buckets(0.001, 2)
    assert [buckets.take(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert buckets.take("2001:db8:0:1::1")


# What things cost


def test_what_is_spent_is_owed():
    now = 0.0
    bucket = Bucket(0.5, 2.0, lambda: now)
    bucket.spend(3.0)
    assert bucket.owed() == 2.0
    now = 2.0
    assert bucket.owed() == 0.0
    assert not bucket.full
    now = 60.0
    assert bucket.full


def test_only_one_s_own_work_is_charged():
    async def work() -> str:
        spin(0.05)
        await asyncio.sleep(0.2)
        with pytest.raises(ZeroDivisionError):
            await failing()
        spin(0.05)
        return "done"

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def inside() -> None:
        bucket = Bucket(1e-9, 1.0)
        assert await Charged(work(), bucket) == "done"
        assert 0.1 <= 1.0 - bucket.level < 0.18

    asyncio.run(inside())


def spin(seconds: float) -> None:
    """Work."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_who_has_used_up_their_seconds_waits_and_nobody_else():
    async def inside() -> None:
        throttles = Throttles((1.0, 0.1), places=1)
        async with throttles.turn("one") as bucket:
            bucket.spend(0.4)
        start = time.monotonic()
        async with throttles.turn("other"):
            assert time.monotonic() - start < 0.2
        async with throttles.turn("one"):
            assert time.monotonic() - start > 0.25

    asyncio.run(inside())


def test_few_have_their_turn_at_once_and_not_too_many_wait():
    async def inside() -> None:
        throttles, inside, most = Throttles((1.0, 1.0), places=2, waiting=5), 0, 0

        async def work() -> bool:
            nonlocal inside, most
            try:
                async with throttles.turn("one"):
                    inside += 1
                    most = max(most, inside)
                    await asyncio.sleep(0.01)
                    inside -= 1
            except TooFast:
                return False
            return True

        done = await asyncio.gather(*(work() for _ in range(8)))
        assert (done, most) == ([True] * 5 + [False] * 3, 2)
        assert await work()

    asyncio.run(inside())


def test_who_waits_too_long_is_told_so_and_the_place_is_free_again():
    async def inside() -> None:
        throttles = Throttles((0.1, 1.0), places=1, patience=0.05)
        async with throttles.turn("one") as bucket:
            with pytest.raises(TooFast):
                async with throttles.turn("one"):
                    pass
            bucket.spend(1.5)
        with pytest.raises(TooFast):
            async with throttles.turn("one"):
                pass
        bucket.level = 1.0
        async with throttles.turn("one"):
            pass

    asyncio.run(inside())


def test_throttles_are_forgotten():
    async def inside() -> None:
        throttles = Throttles((1.0, 1.0), places=1)
        for n in range(3000):
            async with throttles.turn(str(n)):
                pass
        assert len(throttles.by_name) < 1100

    asyncio.run(inside())


# Questions


def test_nobody_waits_while_a_question_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def work(service: TableService) -> None:
        curious, (one, _) = await alone(service), await duo(service)
        with held(monkeypatch, m.WhatIf) as let:
            asking = asyncio.create_task(curious.ask(m.WhatIf, at=0, choices=[]))
            await asyncio.sleep(0.05)
            assert isinstance(await one.choose(), m.Done)
            assert isinstance(await one.ask(m.Look, at=0), m.Seen)
            assert not asking.done()
            let.set()
            seen = await asking
        assert isinstance(seen, m.Seen)
        assert seen.position.at == 0

    with_service(tmp_path, work)


def test_nobody_waits_while_a_record_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    let, resume = threading.Event(), Match.replay

    def late(*args: Any) -> Match:
        assert let.wait(SOON)
        return resume(*args)

    async def work(service: TableService) -> None:
        one, _ = await duo(service)
        record = msgspec.to_builtins(one.session.room.live.match.record())
        monkeypatch.setattr(Match, "replay", late)
        reading = asyncio.create_task(service.maker.import_(m.ImportTable(record=record)))
        await asyncio.sleep(0.05)
        assert isinstance(await one.choose(), m.Done)
        assert not reading.done()
        let.set()
        assert (await reading).table in service.tables.rooms

    with_service(tmp_path, work)


def test_an_excerpt_is_small_and_the_same_match(tmp_path: Path):
    async def work(service: TableService) -> None:
        one = await alone(service)
        while not one.session.room.live.over and one.position.at < 80:
            assert isinstance(await one.choose(), m.Done)
        match = one.session.room.live.match
        last = len(match.choices)
        for n in (0, 1, last // 2, last - 1, last):
            excerpt = match.excerpt(n)
            assert len(excerpt.choices) < 64
            again, branch = Match.resume(match.game, excerpt), match.branch(n)
            assert match.game.encode(again.state) == match.game.encode(branch.state)
            assert len(again.choices) == n

    with_service(tmp_path, work)


def test_who_asks_too_much_is_told_so_and_may_ask_again(tmp_path: Path):
    async def work(service: TableService) -> None:
        one = await alone(service)
        asking = service.throttles.asking
        asking.patience = 0.05
        bucket = asking.of(site_of(one.session.address)).bucket
        bucket.spend(limits.ANSWERS[1] + 1.0)
        found = await one.ask(m.Look, at=0)
        assert isinstance(found, m.Problem)
        assert (found.code, found.message) == (
            "too_fast",
            "Too many questions at once: wait a moment.",
        )
        assert isinstance(await one.choose(), m.Done)
        bucket.level, bucket.rate = 0.0, 1e-9
        assert isinstance(await one.ask(m.Look, at=0), m.Seen)
        assert bucket.level < 0.0
        bucket.level = 0.0
        assert isinstance(await one.ask(m.AskChart), m.Charted)
        assert bucket.level < 0.0

    with_service(tmp_path, work)


def test_without_workers_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def nobody(*_: Any, **__: Any) -> None:
        raise Busy("nobody is there")

    async def work(service: TableService) -> None:
        one = await alone(service)
        monkeypatch.setattr(service.answer_workers, "run", nobody)
        found = await one.ask(m.Look, at=0)
        assert isinstance(found, m.Problem)
        assert (found.code, "try again" in found.message) == ("too_fast", True)
        assert isinstance(await one.choose(), m.Done)

    with_service(tmp_path, work)


# Sockets


class Wire:
    """The other end of a socket, which may be slow."""

    client = None

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.to_server: asyncio.Queue[str] = asyncio.Queue()
        self.told: list[m.FromServer] = []
        self.takes = asyncio.Event()
        self.takes.set()
        self.closed: tuple[int, str] | None = None

    async def accept(self) -> None:
        pass

    async def receive_data(self, mode: str) -> str:
        return await self.to_server.get()

    async def send_data(self, data: str, mode: str) -> None:
        await self.takes.wait()
        self.told.append(msgspec.json.decode(data, type=m.FromServer))

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def say(self, message: Any) -> None:
        self.to_server.put_nowait(msgspec.json.encode(message).decode())

    def answer(self, id: int) -> Any:
        return next((said for said in self.told if getattr(said, "id", 0) == id), None)


async def wired(service: TableService) -> tuple[Any, Connection, asyncio.Task[None]]:
    """Somebody alone at a table, at the other end of a wire."""
    made = await service.maker.create(m.NewTable(game="fantasy_defense", seats=plans("me"), seed=3))
    wire: Any = Wire()
    connections: list[Connection] = []

    async def go_on() -> None:
        connections.append(Connection(wire, service, await service.tables.room(made.table)))
        await connections[0].go_on()

    talking = asyncio.create_task(go_on())
    wire.say(m.Hello(tokens=[made.mine[0]]))
    await until(lambda: wire.told)
    return wire, connections[0], talking


def test_a_choice_does_not_wait_for_one_s_own_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def work(service: TableService) -> None:
        wire, _, talking = await wired(service)
        update = wire.told[0]
        with held(monkeypatch, m.Look) as let:
            for id in range(1, 6):
                wire.say(m.Look(id=id, at=0, seat=0))
            option = update.positions[0].awaited.offers[0].option
            wire.say(m.Choose(id=9, n=update.n, seat=0, choice=option))
            await until(lambda: wire.answer(9))
            assert isinstance(wire.answer(9), m.Done)
            assert wire.answer(1) is None
            let.set()
            await until(lambda: wire.answer(5))
        assert all(isinstance(wire.answer(id), m.Seen) for id in range(1, 6))
        talking.cancel()

    with_service(tmp_path, work)


def test_who_asks_without_end_is_read_no_further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def work(service: TableService) -> None:
        wire, connection, talking = await wired(service)
        with held(monkeypatch, m.Look) as let:
            for id in range(1, 41):
                wire.say(m.Look(id=id, at=0, seat=0))
            await asyncio.sleep(0.2)
            assert len(connection.questions) <= limits.QUESTIONS
            assert wire.to_server.qsize() > 20
            let.set()
            await until(lambda: wire.answer(40))
        talking.cancel()

    with_service(tmp_path, work)


def test_who_was_slow_is_told_everything_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """While nothing is taken, little waits; afterwards no line of the log is missing."""
    monkeypatch.setattr(limits, "BEHIND", 1)

    async def work(service: TableService) -> None:
        wire, connection, talking = await wired(service)
        room = connection.session.room
        other = await Client.sit(service, room.live.row.id)
        player = await Client.sit(
            service,
            room.live.row.id,
            [service.secret.token(room.live.row.id, 0, room.live.seats[0].key)],
        )
        await until(lambda: not connection.size)
        wire.takes.clear()
        for _ in range(10):
            assert isinstance(await player.choose(), m.Done)
        assert 0 < connection.size < 50_000
        wire.takes.set()
        n = room.live.n
        await until(lambda: isinstance(wire.told[-1], m.Update) and wire.told[-1].n == n)
        updates = [said for said in wire.told if isinstance(said, m.Update)]
        lines = [line.text for update in updates if not update.first for line in update.lines]
        assert lines
        whole = Client(connection.session, updates).lines()
        assert [line.text for line in whole] == [line.text for line in player.lines()]
        assert len(updates) < len([said for said in other.inbox if isinstance(said, m.Update)])
        talking.cancel()

    with_service(tmp_path, work)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("CONNECTED_IN_ALL", "too many people are here; come back later"),
        ("CONNECTED", "too many connections from your address"),
        ("COMPANY", "too many people are at this table"),
    ],
)
def test_there_is_room_for_so_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
):
    monkeypatch.setattr(limits, name, 2)

    async def work(service: TableService) -> None:
        table = (await alone(service)).update.table.table
        wires: list[Any] = [Wire() for _ in range(4)]
        connections = [asyncio.create_task(serve(wire, service, table)) for wire in wires[:2]]
        await asyncio.sleep(0)
        await serve(wires[2], service, table)
        assert wires[2].closed == (TRY_AGAIN, reason)
        connections[0].cancel()
        await asyncio.wait(connections[:1])
        connections.append(asyncio.create_task(serve(wires[3], service, table)))
        await asyncio.sleep(0.05)
        assert wires[3].closed is None
        for task in connections:
            task.cancel()
        await asyncio.wait(connections)
        assert not service.capacity.here

    with_service(tmp_path, work)


def test_a_crowd_is_told_one_after_the_other(tmp_path: Path):
    """Those who play and a few more at once; between the others everything else goes on."""

    async def work(service: TableService) -> None:
        one, _ = await duo(service)
        table = one.update.table.table
        guests = [await Client.sit(service, table) for _ in range(30)]
        n, room = one.update.n + 1, one.session.room
        told: list[int] = []

        async def count() -> None:
            while not told or told[-1] < len(guests):
                told.append(sum(guest.update.n >= n for guest in guests))
                await asyncio.sleep(0)

        counting = asyncio.create_task(count())
        assert isinstance(await one.choose(), m.Done)
        await counting
        steps = [after - before for before, after in itertools.pairwise(told)]
        assert max(steps) <= limits.TOLD_AT_ONCE
        assert sum(step == 1 for step in steps) > 15
        assert all(guest.lines() == guests[0].lines() for guest in guests)
        assert room.live.n == n

    with_service(tmp_path, work)


def test_a_flood_of_questions_is_felt_by_nobody_else(tmp_path: Path):
    """From an address of its own, against a real server with its limits."""

    async def flood(served: Served, record: Any) -> None:
        async with browser(served) as http:
            made = (await http.post("/api/import", json={"record": record})).json()
        choices = record["choices"]
        question = {"type": "what_if", "id": 1, "seat": 0, "at": 0, "choices": choices}
        body = msgspec.json.encode(question).decode()
        hello = msgspec.json.encode({"type": "hello", "tokens": [made["mine"]["0"]]}).decode()

        async def one() -> None:
            address = f"ws://127.0.0.1:{served.port}/ws/{made['table']}"
            async with connect(address, local_addr=("127.0.0.2", 0), proxy=None) as socket:
                await socket.send(hello)
                while True:
                    await socket.send(body)
                    await asyncio.sleep(0.04)

        await asyncio.gather(*(one() for _ in range(4)))

    async def work() -> None:
        with Served(str(tmp_path / "rempart.db"), limited=True) as served:
            player = await at_a_table(served)
            await player.ask(m.Look, at=0, seat=0)  # The workers are there.
            flooding = asyncio.create_task(flood(served, long_record()))
            await asyncio.sleep(1.0)
            times: list[float] = []
            for _ in range(30):
                start = time.monotonic()
                assert isinstance(await player.choose(), m.Done)
                times.append(time.monotonic() - start)
                await asyncio.sleep(0.03)
            assert not flooding.done()
            flooding.cancel()
            await asyncio.wait([flooding])
            assert sorted(times)[15] < 0.15, sorted(times)

    run(work())


def long_record() -> Any:
    """Of a match with many choices."""
    rng, match = random.Random(4), rempart.new("dark_tower", players=2, seed=5)
    while match.decision is not None and len(match.choices) < 300:
        match.choose(rng.choice(match.decision.options))
    return msgspec.json.decode(match.record().json())


def test_a_question_waits_in_the_turn_of_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def work(service: TableService) -> None:
        one = await alone(service)
        one.session.address = "2001:db8::1:2:3:4"
        orders: list[Order] = []
        run = service.answer_workers.run

        async def noted(*asked: Any, order: Order) -> Any:
            orders.append(order)
            return await run(*asked, order=order)

        monkeypatch.setattr(service.answer_workers, "run", noted)
        await one.ask(m.Look, at=0)
        table = one.update.table.table
        assert [(order.table, order.address) for order in orders] == [(table, "2001:db8::/64")]

    with_service(tmp_path, work)
