"""Work for the workers at tables: choices of bots, hints, warnings, reviews."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

import msgspec

from rempart import bots
from rempart.advice import Advice, Blunder
from rempart.kernel import Option
from rempart.review import TOTAL
from rempart.table import jobs, limits
from rempart.table.background import BackgroundTasks
from rempart.table.errors import StoreError
from rempart.table.jobs import RedealtMatch
from rempart.table.live import LiveTable
from rempart.table.log_writer import LogWriter
from rempart.table.queue import BOTS, PEOPLE, Busy, Order
from rempart.table.reviews import Reviewing
from rempart.table.rooms import NotAwaited, PendingHint, Room, Stale, guarded
from rempart.table.tokens import ServerSecret
from rempart.table.worker_pool import TookTooLong, WorkerPool

log = logging.getLogger("rempart.table")

AGAIN = 2.0
"""Seconds before a bot tries again when the store failed or the workers are busy."""


QUICK = "easy"
"""The strength of the bot that steps in when another one cannot choose."""


def unheard(_: int) -> None:
    """Ignore the place in the queue."""


class Thinking:
    """Bots, hints and reviews for all tables. `hint_time` and `review_time` are the seconds for a
    hint and for a whole review."""

    def __init__(
        self,
        tasks: BackgroundTasks,
        log: LogWriter,
        secret: ServerSecret,
        processes: int = 0,
        bot_pause: float = 0.5,
        hint_time: float = limits.HINT_TIME,
        review_time: float = TOTAL,
    ):
        self.tasks = tasks
        self.log = log
        self.secret = secret
        self.workers = WorkerPool(processes)
        self.bot_pause = bot_pause
        self.hint_time = hint_time
        self.review_time = review_time
        self.reviews = asyncio.Semaphore(limits.REVIEWS)

    # Bots

    def wake_bots(self, room: Room) -> None:
        """Start the bots of a table, if it is their turn and they may play."""
        if (room.thinking is None or room.thinking.done()) and plays(room):
            room.thinking = self.tasks.start(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        with guarded("a bot"):
            while plays(room):
                await asyncio.sleep(self.bot_pause)
                live = room.live
                seat = bot_seat(live)
                if seat is None:
                    return
                try:
                    body = await self._choice(room, live, seat)
                    async with room.lock:
                        if room.live.n == live.n:
                            await self.log.write(room, [live.entry("choice", seat, **body)])
                            room.alone = 0 if room.guests else (room.alone or 0) + 1
                except Stale:
                    continue
                except StoreError as error:  # Nobody else would try again.
                    log.error("a bot's choice: %s", error)
                    await asyncio.sleep(AGAIN)

    async def _choice(self, room: Room, live: LiveTable, seat: int) -> dict[str, object]:
        """A bot's choice. A table never waits in vain: if the bot cannot think, a quick one chooses
        for it, and as a last resort chance does; the log then says so (`quick`)."""
        options = own_options(live, seat)
        name = bots.levelled(live.seats[seat].bot, live.game)
        quick = bots.levelled(QUICK, live.game)
        seed = self.secret.seed(live.row.id, live.n, seat)
        if len(options) > 1 and name != "random":
            for chooser in dict.fromkeys((name, quick)):
                try:
                    choice = await self._think(room, live, seat, chooser, seed)
                except Busy as error:
                    log.warning("a bot could not think: %s", error)
                    break
                except TookTooLong as error:
                    log.warning("the bot %s: %s", chooser, error)
                except Exception:
                    log.exception("the bot %s failed", chooser)
                else:
                    return {"choice": choice, **({"quick": True} if chooser != name else {})}
        choice = msgspec.to_builtins(Random(seed).choice(options))
        thoughtless = len(options) > 1 and name != "random"
        return {"choice": choice, **({"quick": True} if thoughtless else {})}

    async def _think(self, room: Room, live: LiveTable, seat: int, name: str, seed: int) -> object:
        """What a bot would choose for a seat, on a redealt state. If too many jobs are waiting, it
        keeps trying for a while."""
        order = Order(live.row.id, room.address, BOTS)
        until = time.monotonic() + limits.JOB_WAITS
        while True:
            seconds = self.workers.seconds(live.game.id, order, limits.BOT_THINKS)
            asked = (RedealtMatch.of(live.match, seat), seat, name, seed, seconds)
            try:
                found = await self.workers.run(live.game.id, jobs.choose, *asked, order=order)
            except Busy:
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(AGAIN)
            else:
                return msgspec.to_builtins(found)

    # Hints and reviews

    async def advise(
        self,
        room: Room,
        seat: int,
        whole: bool = False,
        address: str = "",
        told: Callable[[int], None] = unheard,
    ) -> Advice:
        """A hint for a seat that may choose, optionally with a plan for the whole turn. For one
        position it is computed once, however many ask, and cancelled if none of them wants it any
        more. The rate of hints at a table is limited. `told` is called with the place in the
        queue."""
        live = room.live
        given = room.memory.recall(live.match, seat)
        if given is not None and not whole:
            return given
        key = (live.n, seat, whole)
        hint = room.hint
        if hint is None or hint.key != key or failed(hint.task):
            if not room.hints.take():
                raise Busy("too many hints in a row")
            order = Order(live.row.id, address, seconds=limits.JOB_TIME + self.hint_time)
            hint = room.hint = PendingHint(key)
            hint.task = self.tasks.start(self._advise(room, hint, order, given))
        assert hint.task is not None
        hint.waiting.append(told)
        try:
            return await asyncio.shield(hint.task)
        finally:
            hint.waiting.remove(told)
            if not hint.waiting and not hint.task.done():
                hint.task.cancel()
                room.hint = None if room.hint is hint else room.hint

    async def _advise(
        self, room: Room, hint: PendingHint, order: Order, given: Advice | None
    ) -> Advice:
        """Have a hint computed, and remember it."""
        match, game = room.live.match.twin(), room.live.game.id
        _, seat, whole = hint.key
        moment = RedealtMatch.of(match, seat)
        run = partial(self.workers.run, game, order=order, told=hint.tell)
        if given is None:
            given = await self._hint(room.live, moment, seat, run)
        if whole and room.live.posed is None:
            given = await run(jobs.whole_turn, moment, seat, given)
        room.memory.keep(match, seat, given)
        return given

    async def _hint(
        self,
        live: LiveTable,
        moment: RedealtMatch,
        seat: int,
        run: Callable[..., Awaitable[Advice]],
    ) -> Advice:
        """What helps to win, or to solve the puzzle of the table."""
        if live.posed is None:
            return await run(jobs.advise, moment, seat, self.hint_time)
        start, made = live.match.excerpt(live.floor), live.match.choices[live.floor :]
        return await run(jobs.toward, moment, seat, start, live.posed, made)

    async def judge(
        self, room: Room, seat: int, option: Option, address: str = ""
    ) -> Blunder | None:
        """How much a choice that somebody is about to make would cost; None: not much, or it is not
        known. Nobody waits for the answer, so it is not even tried while people wait for other
        jobs."""
        live = room.live
        given = room.memory.recall(live.match, seat)
        sure = given is not None and given.option == option
        busy = self.workers.group(live.game.id).ahead(PEOPLE)
        if sure or busy or not room.judgements.take():
            return None
        asked = (RedealtMatch.of(live.match, seat), seat, option, limits.JUDGE_TIME)
        order = Order(live.row.id, address)
        with contextlib.suppress(TookTooLong):
            return await self.workers.run(live.game.id, jobs.blunder, *asked, order=order)
        return None

    def review(self, room: Room) -> Reviewing:
        """The review in progress of a finished match; starts one if there is none."""
        if room.reviewing is None or not room.reviewing.fits(room.live):
            room.reviewing = Reviewing(room.live, self.review_time)
            self.tasks.start(self._review(room, room.reviewing))
        return room.reviewing

    async def _review(self, room: Room, work: Reviewing) -> None:
        """Make a review when it is its turn, and store it."""
        with guarded("a review"):
            async with self.reviews:
                await work.make(self.workers, lambda: work.fits(room.live))
            async with room.lock:
                if work.found is not None and work.fits(room.live):
                    await self._keep_review(room, work)
            if room.reviewing is work:  # Otherwise somebody has asked for another one.
                room.reviewing = None
            return
        work.failed = True

    async def _keep_review(self, room: Room, work: Reviewing) -> None:
        body = msgspec.to_builtins(work.found)
        with contextlib.suppress(Stale):  # Perhaps another process has made one.
            await self.log.write(room, [room.live.entry("review", **body)])


def failed(task: asyncio.Task[object] | None) -> bool:
    """Whether a task was cancelled or raised an error."""
    return task is not None and task.done() and (task.cancelled() or task.exception() is not None)


def bot_seat(live: LiveTable) -> int | None:
    """The seat of a bot that is to choose now; None: there is none, or bots wait for people."""
    return live.bot_to_choose(time.time())


def own_options(live: LiveTable, seat: int) -> list[Option]:
    """The options of a seat; raises `NotAwaited` if it has none."""
    decision = live.match.decision
    found = decision.of(seat) if decision else []
    if not found:
        raise NotAwaited(f"seat {seat} has nothing to choose now")
    return found


def plays(room: Room) -> bool:
    """Whether a bot is to choose now. When everybody has left, bots continue for a while, until it
    is the turn of somebody who can be notified; before anybody has come, they wait."""
    if bot_seat(room.live) is None:
        return False
    awaited = room.alone is not None and room.alone < limits.BOTS_ALONE
    return bool(room.guests) or (awaited and bool(room.live.people()))
