"""Thinking that takes its time: search bots, hints, reviews.

It is done in processes of its own, so that the tables stay quick whatever is being thought about;
without them (`processes=0`: tests, a library) in threads. What is asked for is small and waits in
one line; a game that the other processes do not know is thought about in a thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

import rempart
from rempart import advice, bots, review
from rempart.advice import Advice, Blunder
from rempart.kernel import Match, RempartError
from rempart.kernel.errors import MatchOver
from rempart.kernel.step import Option, Seat
from rempart.registry import OURS
from rempart.table import limits

T = TypeVar("T")


PEOPLE, BOTS, REVIEWS = 0, 1, 2
"""Who comes first: people who wait, then bots, then reviews."""


class Busy(RempartError):
    """Too much is being thought about already."""


class TookTooLong(RempartError):
    """A thought was broken off: it took too long, or too much memory."""


class Order(msgspec.Struct, frozen=True):
    """For whom something is thought about: who shares the thinkers fairly, who comes first, and how
    many seconds it may take at most."""

    table: str = ""
    address: str = ""
    rank: int = PEOPLE
    seconds: float = limits.THOUGHT_TIME


def usual() -> int:
    """How many processes there are to be: one core is left to the tables."""
    return max(1, min(limits.THINKERS, (os.cpu_count() or 1) - 1))


class Thinkers:
    """Those who think. `run` gives the answer of a function of this module."""

    def __init__(self, processes: int = 0):
        self.processes = processes
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Have the processes ready before somebody waits for them."""
        if self.processes:
            for _ in range(self.processes):
                self._started().submit(ready)

    def close(self) -> None:
        """Nobody waits for an answer any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def calm(self) -> None:
        """Wait until nobody waits for a thought, but not for long."""
        for _ in range(20):
            if not self.waiting:
                return
            await asyncio.sleep(0.05)

    async def run(
        self,
        game: str,
        work: Callable[..., T],
        *args: Any,
        order: Order = Order(),  # noqa: B008  # It is frozen.
    ) -> T:
        """Have it worked out, unless too many wait already (`Busy`). What takes longer than it may
        is broken off (`TookTooLong`)."""
        if self.waiting >= limits.THOUGHTS:
            raise Busy("too much is being thought about; try again in a moment")
        self.waiting += 1
        try:
            if self.processes and game in OURS:
                return await self._elsewhere(work, *args)
            return await asyncio.to_thread(work, *args)
        finally:
            self.waiting -= 1

    async def _elsewhere(self, work: Callable[..., T], *args: Any) -> T:
        """In another process. If one of them was killed, all are started anew, once."""
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:  # Else somebody else has waited for it, and was faster.
                self.close()
            return await loop.run_in_executor(self._started(), work, *args)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, initializer=settle_in)
        return self._pool


def settle_in() -> None:
    """In a new process: Ctrl-C is the server's business, and without a server it ends, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """However the server ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


# What is thought about


class Place(msgspec.Struct, frozen=True):
    """A match at one moment as one seat can imagine it, for another process. What is hidden from
    the seat was dealt anew: nothing that thinks is ever handed the truth, or the secret."""

    game: str
    options: dict[str, Any]
    seed: int
    patch: dict[str, Any]
    edition: str
    state: bytes

    @classmethod
    def of(cls, match: Match, seat: Seat) -> Place:
        """Where a match is now."""
        return cls(
            match.game.id,
            msgspec.to_builtins(match.options),
            match.seed,
            match.patch,
            match.edition,
            match.game.encode(match.game.redeal(match.state, seat, 0)),
        )

    def match(self) -> Match:
        """A match that is there; its past is not known."""
        game = rempart.game(self.game)
        resume = (self.edition, 0, game.decode(self.state), [])
        return Match(game, game.read_options(self.options), self.seed, self.patch, resume)


def ready() -> list[str]:
    """Get to know all games; they stay, so nobody need look whether they are garbage."""
    found = list(rempart.games())
    gc.collect()
    gc.freeze()
    return found


def choose(place: Place, seat: Seat, name: str, seed: int, budget: float) -> Option:
    """What a bot would choose for a seat."""
    match = place.match()
    return bots.ask_bot(bots.bot(name, seed, match.game), match, seat, budget)


def advise(place: Place, seat: Seat, budget: float) -> Advice:
    """A hint for a seat."""
    return advice.advise(awaiting(place), seat, budget)


def whole_turn(place: Place, seat: Seat, given: Advice) -> Advice:
    """The same hint, with the plan of the whole turn."""
    return advice.whole_turn(awaiting(place), seat, given)


def blunder(place: Place, seat: Seat, option: Option, budget: float) -> Blunder | None:
    """Whether a choice costs much."""
    return advice.blunder(awaiting(place), seat, option, budget)


def awaiting(place: Place) -> Match:
    """A match in which something can be chosen."""
    match = place.match()
    if match.decision is None:
        raise MatchOver("the match is over")
    return match


@lru_cache(maxsize=4)
def whole(record: bytes) -> Match:
    """A match with its past."""
    return rempart.load(record)


def forks(record: bytes) -> list[review.Fork]:
    """Where somebody had a choice in a match."""
    return review.forks(whole(record))


def judge(record: bytes, tasks: list[review.Task]) -> list[review.Judged | None]:
    """Weigh decisions of a match."""
    return [review.judge(whole(record), task) for task in tasks]
