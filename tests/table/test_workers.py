"""Who thinks, for whom first, and for how long at most; and that no table waits in vain."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import signal
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import rempart
from rempart import advice
from rempart.kernel.errors import BadSettings, UnknownGame
from rempart.table import jobs, limits, thinking, worker_pool, workers
from rempart.table import messages as m
from rempart.table.jobs import RedealtMatch
from rempart.table.making import check_bot
from rempart.table.queue import BOTS, PEOPLE, REVIEWS, Busy, Job, Order, Queue
from rempart.table.service import TableService
from rempart.table.worker_pool import TookTooLong, WorkerPool
from tests.table.people import Client, Play, open_service, plans, until
from tests.table.server import Player, Served, browser, children, new_table, run

GAME = "fantasy_defense"


# The queue


def queued(*orders: Order) -> tuple[Queue, list[Job]]:
    """A queue of some thoughts, and these."""
    queue = Queue()
    found = [Job(order, time.sleep, (n,)) for n, order in enumerate(orders)]
    for thought in found:
        queue.add(thought)
    return queue, found


def emptied(queue: Queue) -> list[Any]:
    """In which order they have their turn."""
    found: list[Any] = []
    while thought := queue.pop():
        found.append(thought.args[0])
    return found


def in_loop(test: Callable[[], None]) -> Callable[[], None]:
    """A test that needs a loop, but waits for nothing."""

    async def inside() -> None:
        test()

    def outside() -> None:
        asyncio.run(inside())

    outside.__name__ = test.__name__
    return outside


@in_loop
def test_people_come_before_bots_and_bots_before_reviews():
    queue, _ = queued(Order(rank=REVIEWS), Order(rank=BOTS), Order(rank=PEOPLE), Order(rank=BOTS))
    assert emptied(queue) == [2, 1, 3, 0]


@in_loop
def test_addresses_take_turns_and_tables_of_an_address():
    orders = [Order(table=f"a{n % 2}", address="a", rank=BOTS) for n in range(6)]
    orders += [Order(table="b", address="b", rank=BOTS), Order(table="a2", address="a", rank=BOTS)]
    queue, found = queued(*orders)
    places: list[int] = []
    for thought in found:
        thought.told = places.append
    queue.tell()
    at = [found[n].place - 1 for n in range(8)]
    order = emptied(queue)
    assert order == [0, 6, 1, 7, 2, 3, 4, 5]
    assert [order.index(n) for n in range(8)] == at


@in_loop
def test_the_queue_is_bounded_for_a_table_and_for_an_address():
    queue, _ = queued(*[Order("t", "a")] * limits.JOBS_TABLE)
    with pytest.raises(Busy):
        queue.add(Job(Order("t", "a"), time.sleep, ()))
    queue.add(Job(Order("t", "a", BOTS), time.sleep, ()))  # Bots take nothing from people.
    for n in range(limits.JOBS_ADDRESS - limits.JOBS_TABLE):
        queue.add(Job(Order(f"u{n}", "a"), time.sleep, ()))
    with pytest.raises(Busy):
        queue.add(Job(Order("v", "a"), time.sleep, ()))
    queue.add(Job(Order("v", "b"), time.sleep, ()))


def test_who_fills_the_queue_makes_way_for_others(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "JOBS", 10)

    async def work() -> None:
        queue, found = queued(*[Order(f"t{n}", "a") for n in range(10)])
        with pytest.raises(Busy):
            queue.add(Job(Order("x", "a"), time.sleep, ()))
        queue.add(Job(Order("x", "b"), time.sleep, (10,)))
        (gone,) = [n for n, thought in enumerate(found) if thought.answer.done()]
        with pytest.raises(Busy):
            await found[gone].answer
        assert sorted(emptied(queue)) == sorted({*range(11)} - {gone})

    asyncio.run(work())


# Limits of a thought


def thinker(work: Callable[[WorkerPool], Coroutine[Any, Any, None]]) -> None:
    """Does something with one process that thinks."""

    async def inside() -> None:
        found = WorkerPool(1)
        try:
            await work(found)
        finally:
            found.close()

    asyncio.run(inside())


@pytest.mark.parametrize(
    "endless",
    [(time.sleep, 600), (bytes, 4 * 1024**3), (list, range(10**10))],
    ids=["time", "memory", "growing"],
)
def test_a_thought_without_end_is_ended(endless: tuple[Any, ...]):
    """It is broken off with its process, and the next one is thought about."""

    async def work(found: WorkerPool) -> None:
        first = await found.run(GAME, os.getpid)
        begun = time.monotonic()
        with pytest.raises(TookTooLong):
            await found.run(GAME, *endless, order=Order(seconds=10.0 if endless[0] is list else 0))
        assert time.monotonic() - begun < 20
        assert await found.run(GAME, os.getpid) != first
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)

    thinker(work)


def test_a_thought_that_kills_is_not_tried_for_ever():
    async def work(found: WorkerPool) -> None:
        with pytest.raises(TookTooLong):
            await found.run(GAME, os._exit, 1)
        assert await found.run(GAME, os.getpid) != os.getpid()

    thinker(work)


def test_what_fails_elsewhere_says_where():
    async def work(found: WorkerPool) -> None:
        with pytest.raises(ZeroDivisionError) as raised:
            await found.run(GAME, divmod, 1, 0)
        assert "in answered" in raised.value.__notes__[0]
        with pytest.raises(UnknownGame, match="no game 'chess'"):
            await found.run(GAME, rempart.game, "chess")

    thinker(work)


def test_who_stops_waiting_frees_the_workers(monkeypatch: pytest.MonkeyPatch):
    """What waits is never begun; what is thought about is broken off if it goes on for long."""
    monkeypatch.setattr(worker_pool, "LINGER", 0.2)

    async def work(found: WorkerPool) -> None:
        first = await found.run(GAME, os.getpid)
        slow = asyncio.ensure_future(found.run(GAME, time.sleep, 600))
        waits = asyncio.ensure_future(found.run(GAME, time.sleep, 600))
        await asyncio.sleep(0.1)
        assert len(found.elsewhere.queue) == 1
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        assert len(found.elsewhere.queue) == 0
        slow.cancel()
        async with asyncio.timeout(10):
            assert await found.run(GAME, os.getpid) != first
        second = await found.run(GAME, os.getpid)
        quick = asyncio.ensure_future(found.run(GAME, time.sleep, 0.05))
        await asyncio.sleep(0.01)
        quick.cancel()
        assert await found.run(GAME, os.getpid) == second

    thinker(work)


def test_who_waits_hears_how_many_come_first(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(worker_pool, "TELL", 0.02)

    async def work(found: WorkerPool) -> None:
        await found.run(GAME, os.getpid)
        heard: list[int] = []
        slow = [asyncio.ensure_future(found.run(GAME, time.sleep, 0.15)) for _ in range(3)]
        await asyncio.sleep(0)
        await found.run(GAME, os.getpid, told=heard.append)
        assert heard == [3, 2, 1, 0]
        await asyncio.gather(*slow)

    thinker(work)


def test_who_waits_too_long_is_told(monkeypatch: pytest.MonkeyPatch):
    async def work(found: WorkerPool) -> None:
        await found.run(GAME, os.getpid)
        monkeypatch.setattr(limits, "JOB_WAITS", 0.1)
        slow = asyncio.ensure_future(found.run(GAME, time.sleep, 600))
        while not found.elsewhere.at:
            await asyncio.sleep(0.01)
        with pytest.raises(Busy):
            await found.run(GAME, os.getpid)
        slow.cancel()

    thinker(work)


def test_a_process_that_cannot_start_is_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """And tried again with pauses, until it can."""
    monkeypatch.setattr(workers, "PAUSE", 0.01)
    monkeypatch.setattr(workers.ProcessWorker, "told", -workers.TOLD_EVERY)
    tried: list[float] = []
    start = workers.ProcessWorker.start

    def refused(worker: workers.ProcessWorker) -> None:
        tried.append(time.monotonic())
        if len(tried) < 5:
            raise OSError("no more processes")
        start(worker)

    monkeypatch.setattr(workers.ProcessWorker, "start", refused)

    async def work(found: WorkerPool) -> None:
        assert await found.run(GAME, os.getpid) != os.getpid()
        pauses = [later - before for before, later in itertools.pairwise(tried)]
        assert pauses[3] > 2 * pauses[0]

    with caplog.at_level(logging.ERROR):
        thinker(work)
    assert len([r for r in caplog.records if "cannot be started" in r.message]) == 1


def test_a_hint_tells_its_place_and_can_be_cancelled(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    """It is thought about until nobody wants it any more: neither who asked, nor somebody else."""
    monkeypatch.setattr(worker_pool, "TELL", 0.02)
    advised: list[int] = []
    monkeypatch.setattr(advice, "advise", lambda *_: advised.append(1))

    async def work(service: TableService) -> None:
        made = await service.maker.create(m.NewTable(game=GAME, seats=plans("me"), seed=9))
        one, other = [await Client.sit(service, made.table, [made.mine[0]]) for _ in range(2)]
        run = service.thinking.workers.run
        slow = [service.tasks.start(run(GAME, time.sleep, 0.4)) for _ in range(limits.WORKERS)]
        asked = [
            asyncio.ensure_future(client.session.handle(m.Hint(id=77, seat=client.position.seat)))
            for client in (one, other)
        ]
        await until(lambda: m.HintProgress(id=77, place=1) in one.inbox)
        assert m.HintProgress(id=77, place=1) in other.inbox
        assert isinstance(await one.ask(m.Cancel, of=77), m.Done)
        await asked[0]
        problem = next(x for x in one.inbox if isinstance(x, m.Problem))
        assert (problem.id, problem.message) == (77, "That request was cancelled.")
        queue = service.thinking.workers.here.queue
        assert len(queue) == 1
        other.session.leave()
        await until(lambda: not len(queue))
        await asyncio.gather(*asked, *slow, return_exceptions=True)
        assert advised == []

    play(work)


# Bots' names


@pytest.mark.parametrize(
    "name", ["search:99999999", "search:0.51", "search:5s", f"search:{limits.BOT_LINES + 1}it"]
)
def test_a_bot_that_would_think_for_long_is_refused(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "BOT_THINKS", 0.5)
    with pytest.raises(BadSettings, match=r"search:1000it or search:0.5, not"):
        check_bot(name, rempart.game(GAME))


@pytest.mark.parametrize("name", ["", "hard", "search", "search:0.5", "search:500it", "random"])
def test_other_bots_are_welcome(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "BOT_THINKS", 0.5)
    assert check_bot(name, rempart.game(GAME)) == (name or "search")


def test_a_bot_of_an_old_table_thinks_no_longer_than_others():
    place = RedealtMatch.of(rempart.new(GAME, seed=9, players=1), 0)
    for name in ("search:99999999", "search:99999999it"):
        begun = time.monotonic()
        jobs.choose(place, 0, name, 1, 0.05)
        assert time.monotonic() - begun < 5


# Tables go on


async def at_bots_turn(service: TableService, *seats: str, **wish: Any) -> Client:
    """Somebody at a table with bots who may choose next."""
    made = await service.maker.create(
        m.NewTable(game=GAME, seats=plans("me", *seats), seed=9, **wish)
    )
    client = await Client.sit(service, made.table, [made.mine[0]])
    while 0 in client.update.table.waiting:
        await client.choose()
    return client


def chosen(client: Client) -> int:
    """How many choices were made."""
    return len(client.session.room.live.match.choices)


@pytest.mark.parametrize(
    "error", [TookTooLong("too long"), ValueError("a bug"), MemoryError()], ids=repr
)
def test_a_bot_that_cannot_think_chooses_quickly_and_says_so(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch, error: Exception
):
    asked: list[str] = []
    choose = jobs.choose

    def fails(moment: RedealtMatch, seat: int, name: str, *rest: Any) -> Any:
        asked.append(name)
        if name != "greedy":
            raise error
        return choose(moment, seat, name, *rest)

    monkeypatch.setattr(jobs, "choose", fails)

    async def work(service: TableService) -> None:
        client = await at_bots_turn(service, "search")
        before = chosen(client)
        await until(lambda: chosen(client) > before)
        assert asked[:2] == ["search", "greedy"]
        (line, *_) = [line for line in client.lines() if line.kind == "quick"]
        assert "had no time to think" in line.text
        assert line.seat == 1
        french = await Client.sit(service, client.update.table.table, lang="fr")
        (line, *_) = [line for line in french.lines() if line.kind == "quick"]
        assert "n'a pas pu" in line.text

    play(work)


def test_in_the_end_chance_chooses(play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch):
    """Nobody can think at all, or too much waits for too long."""

    def fails(*_: Any) -> Any:
        raise TookTooLong("too long")

    monkeypatch.setattr(jobs, "choose", fails)

    async def work(service: TableService) -> None:
        client = await at_bots_turn(service, "greedy")
        before = chosen(client)
        await until(lambda: chosen(client) > before)
        monkeypatch.setattr(limits, "JOBS", 0)
        monkeypatch.setattr(limits, "JOB_WAITS", 0.05)
        monkeypatch.setattr(thinking, "AGAIN", 0.01)
        other = await at_bots_turn(service, "hard")
        before = chosen(other)
        await until(lambda: chosen(other) > before)
        assert any(line.kind == "quick" for line in other.lines())

    play(work)


def test_who_has_nothing_to_decide_does_not_think(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    """A bot with one option, or one that leaves it to chance."""

    def fails(*_: Any) -> Any:
        raise AssertionError

    monkeypatch.setattr(jobs, "choose", fails)

    async def work(service: TableService) -> None:
        client = await at_bots_turn(service, "random")
        before = chosen(client)
        await until(lambda: chosen(client) > before + 3 or 0 in client.update.table.waiting)
        assert chosen(client) > before
        assert not any(line.kind == "quick" for line in client.lines())

    play(work)


def test_bots_wait_until_somebody_comes_and_stop_when_all_have_gone(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    """Where only bots play they need a guest; who has come with a link is one."""

    async def work(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game=GAME, seats=plans("random", "random"), seed=9)
        )
        room = await service.tables.room(made.table)
        await asyncio.sleep(0.05)
        assert room.live.match.choices == []
        client = await Client.sit(service, made.table)
        await until(lambda: chosen(client) > 2)
        client.session.leave()
        await until(lambda: not room.busy)
        before = chosen(client)
        service.thinking.wake_bots(room)
        await asyncio.sleep(0.05)
        assert chosen(client) == before

    monkeypatch.setattr(limits, "BOTS_ALONE", 200)
    play(work)


def test_bots_play_on_until_it_is_somebodys_turn(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    """So that they can be called; but not for ever."""
    monkeypatch.setattr(limits, "BOTS_ALONE", 3)

    async def work(service: TableService) -> None:
        client = await at_bots_turn(service, "random", bots_last=False)
        room = client.session.room
        client.session.leave()
        await until(lambda: not room.busy)
        assert room.alone is not None
        assert room.alone <= 3
        assert room.alone == 3 or 0 in room.live.waiting()

    play(work)


def test_hello_wakes_a_bot(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await at_bots_turn(service, "random")
        room = client.session.room
        assert room.thinking is not None
        room.thinking.cancel()
        await asyncio.gather(room.thinking, return_exceptions=True)
        before = chosen(client)
        await client.session.handle(m.Hello(tokens=[]))
        await until(lambda: chosen(client) > before)

    play(work)


# A whole server


def test_nobody_can_buy_the_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A bot with endless patience is refused; at a table of an older server it thinks no longer
    than others; and a hint at another table comes as soon as ever."""
    database = str(tmp_path / "rempart.db")

    async def old() -> str:
        monkeypatch.setattr(limits, "BOT_THINKS", 1e12)
        async with open_service(database) as service:
            seats = plans("search:99999999", "search:99999999")
            return (await service.maker.create(m.NewTable(game=GAME, seats=seats, seed=9))).table

    table = asyncio.run(old())

    async def attack(served: Served) -> None:
        body = {"game": GAME, "seats": [{"who": "bot", "bot": "search:99999999"}] * 2}
        async with browser(served) as client:
            answer = await client.post("/api/tables", json=body)
        assert answer.status_code == 400
        assert "search:1000it" in answer.text
        watcher = await Player.sit(served, table)
        before = watcher.n
        made = await new_table(served, "me")
        player = await Player.sit(served, made.table, made.mine[0])
        begun = time.monotonic()
        assert isinstance(await player.ask(m.Hint), m.Hinted)
        assert time.monotonic() - begun < 15
        await watcher.until(lambda: watcher.n > before + 2)

    with Served(database) as served:
        run(attack(served))


def test_many_tables_of_one_address_delay_nobody_else(tmp_path: Path):
    """Sixty tables where bots always think, all from one address: a hint for somebody else."""

    async def attack(served: Served) -> None:
        for seed in range(60):
            made = await new_table(served, "hard", "hard", seed=seed)
            await Player.sit(served, made.table)
        other: dict[str, Any] = {"local_addr": ("127.0.0.2", 0)}
        made = await new_table(served, "me", "hard")
        player = await Player.sit(served, made.table, made.mine[0], **other)
        await player.my_turn()  # A bot chooses first: that is also somebody else's.
        begun = time.monotonic()
        assert isinstance(await player.ask(m.Hint), m.Hinted)
        assert time.monotonic() - begun < 10
        assert not any(line.kind == "quick" for line in player.lines())

    with Served(str(tmp_path / "rempart.db")) as served:
        run(attack(served))


def test_a_killed_thinker_is_replaced(tmp_path: Path):
    """Whatever happens to the processes, the table goes on."""

    async def work(served: Served) -> None:
        made = await new_table(served, "hard", "hard")
        watcher = await Player.sit(served, made.table)
        assert served.process is not None
        before = watcher.n
        await watcher.until(lambda: watcher.n > before + 1)
        for child in children(served.process.pid):
            os.kill(child, signal.SIGKILL)
        before = watcher.n
        await watcher.until(lambda: watcher.n > before + 1)

    with Served(str(tmp_path / "rempart.db")) as served:
        run(work(served))
