"""Thinking that takes its time: bots, hints, reviews.

It is done in processes of its own (`minds`), so that the tables stay quick whatever is being
thought about; without them (`processes=0`: tests, a library) in threads. What is asked for is
small, and waits in one fair queue (`queue`); a game that the other processes do not know is thought
about in a thread. Every thought has a limit of time and of memory: at that it is ended with its
process, and another one is started.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

import rempart
from rempart import advice, bots, review
from rempart.advice import Advice, Blunder
from rempart.kernel import Match, RempartError
from rempart.kernel.errors import MatchOver
from rempart.kernel.step import Option, Seat
from rempart.registry import installed
from rempart.table import limits
from rempart.table.minds import Died, Mind, Process, Thread
from rempart.table.queue import Busy, Order, Queue, Thought

T = TypeVar("T")

SLACK = 1.0
"""Seconds beyond its own that a thought is given before it is broken off."""
TELL = 0.4
"""Seconds between two times that those who wait are told their place."""
LINGER = 1.0
"""Seconds that a thought goes on which nobody wants any more: to start another process is work,
too."""


class TookTooLong(RempartError):
    """A thought was broken off: it took too long, or too much memory."""


def usual() -> int:
    """How many processes there are to be: one core is left to the tables."""
    return max(1, min(limits.THINKERS, (os.cpu_count() or 1) - 1))


class Thinkers:
    """Those who think. `run` gives the answer of a function of this module."""

    def __init__(self, processes: int = 0):
        self.processes = processes
        self.elsewhere = Crew([Process() for _ in range(processes)])
        self.here = Crew([Thread() for _ in range(limits.THINKERS)])

    def warm(self) -> None:
        """Have the processes ready before somebody waits for them."""
        for mind in self.elsewhere.minds:
            mind.start()

    def close(self) -> None:
        """Nobody waits for an answer any more."""
        self.elsewhere.close()
        self.here.close()

    def crew(self, game: str) -> Crew:
        """Who thinks about a game."""
        return self.elsewhere if self.processes and game in installed() else self.here

    async def run(
        self,
        game: str,
        work: Callable[..., T],
        *args: Any,
        order: Order = Order(),  # noqa: B008  # It is frozen.
        told: Callable[[int], None] | None = None,
    ) -> T:
        """Have it worked out, unless too many wait already, or too long (`Busy`). What takes longer
        than it may is broken off (`TookTooLong`). `told` hears how many come first while it waits,
        and 0 when it is thought about. Who stops waiting takes it out of the queue."""
        return await self.crew(game).have(Thought(order, work, args, told))

    def seconds(self, game: str, order: Order, most: float) -> float:
        """How long a bot thinks, of the time that it may: the more tables an address has where bots
        wait for their turn, the less, so that each has it soon."""
        crew = self.crew(game)
        share = limits.BOT_ROUND * len(crew.minds) / crew.queue.share(order)
        return min(most, max(limits.BOT_LEAST, share))


M = TypeVar("M", bound=Mind)


class Crew(Generic[M]):
    """Some who think, and one queue of what they are to think about."""

    def __init__(self, minds: list[M]):
        self.minds = minds
        self.queue = Queue()
        self.at: dict[Thought, M] = {}
        """Who thinks about what now."""
        self._tasks: list[asyncio.Task[None]] = []
        self._telling = False

    def ahead(self, rank: int) -> int:
        """How many things of a rank are being thought about, or wait for it."""
        now = sum(thought.order.rank == rank for thought in self.at)
        return now + self.queue.waiting(rank)

    async def have(self, thought: Thought) -> Any:
        """The answer to a thought, when it is its turn."""
        if not self._tasks:
            self._tasks = [asyncio.ensure_future(self._go_on(mind)) for mind in self.minds]
        self.queue.add(thought)
        self._tell_soon()
        loop = asyncio.get_running_loop()
        patience = loop.call_later(limits.THOUGHT_WAITS, self._give_up, thought)
        try:
            return await thought.answer
        except asyncio.CancelledError:
            if not self.queue.remove(thought):
                loop.call_later(LINGER, self._break_off, thought)
            raise
        finally:
            patience.cancel()

    def close(self) -> None:
        """They stop."""
        for task in self._tasks:
            task.cancel()
        self._tasks = []
        for mind in self.minds:
            mind.end()

    async def _go_on(self, mind: M) -> None:
        """Think about one thing after the other."""
        while True:
            await mind.ready()
            while (thought := self.queue.pop()) is None:
                self.queue.news.clear()
                await self.queue.news.wait()
            if not thought.answer.done():
                await self._think(mind, thought)

    async def _think(self, mind: M, thought: Thought) -> None:
        loop = asyncio.get_running_loop()
        end = loop.call_later(thought.order.seconds + SLACK, self._break_off, thought)
        self.at[thought] = mind
        thought.tell(0)
        try:
            found = await mind.ask(thought.work, thought.args)
            if not thought.answer.done():
                thought.answer.set_result(found)
        except Died as death:
            thought.deaths += 1
            if death.ended or thought.deaths > 1:
                thought.fail(TookTooLong("the thought took too long, or too much memory"))
            elif not thought.answer.done():
                self.queue.again(thought)
        except Exception as error:
            thought.fail(error)
        finally:
            del self.at[thought]
            end.cancel()

    def _break_off(self, thought: Thought) -> None:
        """It has had its time, or nobody wants to know any more."""
        if thought in self.at:
            self.at[thought].end()

    def _give_up(self, thought: Thought) -> None:
        """It has waited too long."""
        if self.queue.remove(thought):
            thought.fail(Busy("too much is being thought about; try again in a moment"))

    def _tell_soon(self) -> None:
        """Tell those who wait their place, now and then, for as long as somebody waits."""
        if not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_later(TELL, self._tell)

    def _tell(self) -> None:
        self._telling = False
        if len(self.queue):
            self.queue.tell()
            self._tell_soon()


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
            msgspec.to_builtins(match.settings),
            match.seed,
            match.patch,
            match.edition,
            match.game.encode(match.game.redeal(match.state, seat, 0)),
        )

    def match(self) -> Match:
        """A match that is there; its past is not known."""
        game = rempart.game(self.game)
        resume = (self.edition, 0, game.decode(self.state), [])
        return Match(game, game.read_settings(self.options), self.seed, self.patch, resume)


def choose(place: Place, seat: Seat, name: str, seed: int, budget: float) -> Option:
    """What a bot would choose for a seat. It thinks no longer than that, whatever it is called."""
    match = place.match()
    bot = bots.bot(name, seed, match.game)
    if isinstance(bot, bots.SearchBot) and bot.budget is not None:
        bot.budget = min(bot.budget, budget)
    return bots.ask_bot(bot, match, seat, budget)


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


def judge(record: bytes, tasks: list[review.Task]) -> list[review.Judgement | None]:
    """Weigh decisions of a match."""
    return [review.judge(whole(record), task) for task in tasks]
