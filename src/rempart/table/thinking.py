"""What is thought about at tables: the choices of bots, hints, warnings, reviews."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from rempart import bots
from rempart.advice import Advice, Blunder
from rempart.kernel import Option, RempartError, settle
from rempart.review import TOTAL
from rempart.table import limits, thinkers
from rempart.table.errors import StoreError
from rempart.table.live import LiveTable
from rempart.table.reviews import Reviewing
from rempart.table.rooms import Room, Stale, guarded
from rempart.table.thinkers import BOTS, Busy, Order, Place, Thinkers

if TYPE_CHECKING:
    from rempart.table.house import House

log = logging.getLogger("rempart.table")

AGAIN = 2.0
"""Seconds after which a bot tries again what could not be written, or thought about."""


class NotAwaited(RempartError):
    """The seat may not choose now."""


class Thinking:
    """All of it, for a house. `hint_time` and `review_time` are seconds to think about a hint, and
    about a whole review."""

    def __init__(
        self,
        house: House,
        processes: int = 0,
        bot_pause: float = 0.5,
        hint_time: float = limits.HINT_TIME,
        review_time: float = TOTAL,
    ):
        self.house = house
        self.thinkers = Thinkers(processes)
        self.bot_pause = bot_pause
        self.hint_time = hint_time
        self.review_time = review_time
        self.reviews = asyncio.Semaphore(limits.REVIEWS)

    # Bots

    def wake_bots(self, room: Room) -> None:
        if (room.thinking is None or room.thinking.done()) and bot_seat(room.live) is not None:
            room.thinking = self.house.start(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        with guarded("a bot"):
            while bot_seat(room.live) is not None:
                await asyncio.sleep(self.bot_pause)
                live, n = room.live, room.live.n
                seat = bot_seat(live)
                if seat is None:
                    return
                try:
                    choice = await self.think(live, seat, live.seats[seat].bot)
                    entry = live.entry("choice", seat, choice=choice)
                    async with room.lock:
                        if room.live.n == n:
                            await self.house.write(room, [entry])
                except Stale:
                    continue
                except (StoreError, Busy) as error:  # There is nobody to try again but us.
                    log.error("a bot's choice: %s", error)
                    await asyncio.sleep(AGAIN)

    async def think(self, live: LiveTable, seat: int, name: str) -> dict[str, Any]:
        """What a bot would choose for a seat that may choose, on a re-dealt state."""
        seed = self.house.seed(live.row.id, live.n, seat)
        name = bots.levelled(name, live.game)
        if name.startswith("search"):
            place = Place.of(live.match, seat)
            asked = (place, seat, name, seed, limits.BOT_THINKS)
            order = Order(live.row.id, rank=BOTS)
            work = self.thinkers.run(live.game.id, thinkers.choose, *asked, order=order)
            return msgspec.to_builtins(await work)
        bot = bots.bot(name, seed, live.game)
        state = live.game.redeal(live.match.state, seat, bot.rng.getrandbits(63))
        decision = settle(state)
        mine = [o for o in decision.options if decision.seat_of(o) == seat] if decision else []
        if decision is None or not mine:
            raise NotAwaited(f"seat {seat} has nothing to choose now")
        own = msgspec.structs.replace(decision, options=mine)
        option = await asyncio.to_thread(bot.choose, live.game, state, own, seat, limits.BOT_THINKS)
        return msgspec.to_builtins(option)

    # Hints and reviews

    async def advise(self, room: Room, seat: int, whole: bool = False) -> Advice:
        """A hint for a seat that may choose, with the plan of the whole turn if that is wanted. At
        one moment it is thought about once, however many ask; and a table gets no more of them
        than people would ask for."""
        live = room.live
        given = room.memory.recall(live.match, seat)
        if given is not None and not whole:
            return given
        key = (live.n, seat, whole)
        if room.hint is None or room.hint[0] != key or failed(room.hint[1]):
            if not room.hints.take():
                raise Busy("too many hints in a row")
            room.hint = (key, self.house.start(self._advise(room, seat, given, whole)))
        return await asyncio.shield(room.hint[1])

    async def _advise(self, room: Room, seat: int, given: Advice | None, whole: bool) -> Advice:
        """Have a hint thought about, and remember it."""
        match, game = room.live.match.twin(), room.live.game.id
        place, order = Place.of(match, seat), Order(room.live.row.id)
        run = self.thinkers.run
        if given is None:
            given = await run(game, thinkers.advise, place, seat, self.hint_time, order=order)
        if whole:
            given = await run(game, thinkers.whole_turn, place, seat, given, order=order)
        room.memory.keep(match, seat, given)
        return given

    async def judge(self, room: Room, seat: int, option: Option) -> Blunder | None:
        """Whether a choice that somebody is about to make would cost much. It is asked for without
        being waited for, so whatever else is to be thought about goes first: then nobody knows."""
        live = room.live
        given = room.memory.recall(live.match, seat)
        sure = given is not None and given.option == option
        if sure or self.thinkers.waiting or not room.judgements.take():
            return None
        asked = (Place.of(live.match, seat), seat, option, limits.JUDGE_TIME)
        order = Order(live.row.id)
        return await self.thinkers.run(live.game.id, thinkers.blunder, *asked, order=order)

    def review(self, room: Room) -> Reviewing:
        """The review that is being made of a match that is over."""
        if room.reviewing is None or not room.reviewing.fits(room.live):
            room.reviewing = Reviewing(room.live, self.review_time)
            self.house.start(self._review(room, room.reviewing))
        return room.reviewing

    async def _review(self, room: Room, work: Reviewing) -> None:
        """Make a review, one after the other, and keep it."""
        with guarded("a review"):
            async with self.reviews:
                await work.make(self.thinkers, lambda: work.fits(room.live))
            async with room.lock:
                if work.found is not None and work.fits(room.live):
                    await self._keep_review(room, work)
            if room.reviewing is work:  # Else somebody has asked for another one.
                room.reviewing = None
            return
        work.failed = True

    async def _keep_review(self, room: Room, work: Reviewing) -> None:
        body = msgspec.to_builtins(work.found)
        with contextlib.suppress(Stale):  # Then another process has made one, perhaps.
            await self.house.write(room, [room.live.entry("review", **body)])


def failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task is over and has nothing to show for it."""
    return task.done() and (task.cancelled() or task.exception() is not None)


def bot_seat(live: LiveTable) -> int | None:
    """A bot's seat that is to choose now."""
    return live.bot_to_choose(time.time())
