"""What clients cost, in seconds of work, and how they wait for their turn.

Everything that is done for an address (or at a table) is charged to it. It has so many seconds of
work a second, and some more at once; whoever has used them up waits, in a line of their own. So
one address can ask for as much as it likes: all that it gets slower by it is itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Coroutine, Generator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from rempart.kernel import RempartError
from rempart.table import limits
from rempart.table.limits import Bucket

T = TypeVar("T")

FORGET = 1000
"""With more throttles than this, those are forgotten in which nobody waits and nothing is owed."""


class TooFast(RempartError):
    """So much cannot be said, or asked, so quickly."""


class Throttle:
    """Those of one address, or at one table, for whom something is to be done."""

    def __init__(self, rate: float, most: float, places: int):
        self.bucket = Bucket(rate, most)
        self.places = asyncio.Semaphore(places)
        self.inside = 0
        """How many have their turn, or wait for it."""


class Throttles:
    """A throttle for each address, or whatever else.

    budget    seconds of work a second, and at once
    places    how many have their turn at the same time
    waiting   how many may wait at one
    patience  seconds after which somebody who waits is told to try again
    """

    def __init__(
        self,
        budget: tuple[float, float],
        places: int,
        waiting: float = float("inf"),
        patience: float | None = None,
    ):
        self.budget = budget
        self.places = places
        self.waiting = waiting
        self.patience = patience
        self.by_name: dict[str, Throttle] = {}

    def of(self, name: str) -> Throttle:
        """A throttle."""
        if len(self.by_name) > FORGET:
            self.by_name = {
                name: throttle
                for name, throttle in self.by_name.items()
                if throttle.inside or not throttle.bucket.full
            }
        if name not in self.by_name:
            self.by_name[name] = Throttle(*self.budget, self.places)
        return self.by_name[name]

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncGenerator[Bucket]:
        """Wait for one's turn, then work; what it costs is taken from the bucket."""
        throttle = self.of(name)
        if throttle.inside >= self.waiting:
            raise TooFast("too much at once; wait a moment")
        throttle.inside += 1
        try:
            if throttle.places.locked() or throttle.bucket.owed() > 0:
                await self._wait(throttle)
            else:
                await throttle.places.acquire()
            try:
                yield throttle.bucket
            finally:
                throttle.places.release()
        finally:
            throttle.inside -= 1

    async def _wait(self, throttle: Throttle) -> None:
        """Until there is a place and nothing is owed."""
        try:
            async with asyncio.timeout(self.patience):
                await throttle.places.acquire()
                try:
                    while (owed := throttle.bucket.owed()) > 0:
                        await asyncio.sleep(owed)
                except BaseException:
                    throttle.places.release()
                    raise
        except TimeoutError:
            raise TooFast("too much at once; wait a moment") from None


class AllThrottles:
    """Those of a server."""

    def __init__(self) -> None:
        self.working = Throttles(limits.WORK, limits.WORK_PLACES, limits.WORK_WAITING)
        """What the tables' own process does for an address."""
        self.reading = Throttles(limits.WORK, 1, limits.BIG_WAITING, limits.ANSWERS_PATIENCE)
        """The same for what may be long: records, data files."""
        waiting, patience = limits.ANSWERS_WAITING, limits.ANSWERS_PATIENCE
        self.asking = Throttles(limits.ANSWERS, limits.ANSWERS_PLACES, waiting, patience)
        """The questions that are answered to an address."""
        self.at_table = Throttles(
            limits.TABLE_ANSWERS, 2 * limits.ANSWERS_PLACES, waiting, patience
        )
        """And at a table."""


class Charged(Generic[T]):
    """Work of the event loop, whose processor time is taken from a bucket; that of others while it
    waits is not."""

    def __init__(self, work: Coroutine[object, object, T], bucket: Bucket):
        self.work = work
        self.bucket = bucket

    def __await__(self) -> Generator[object, object, T]:
        value: object = None
        error: BaseException | None = None
        while True:
            start = time.thread_time()
            try:
                wanted = self.work.send(value) if error is None else self.work.throw(error)
            except StopIteration as done:
                return done.value
            finally:
                self.bucket.spend(time.thread_time() - start)
            try:
                value, error = (yield wanted), None
            except BaseException as raised:
                value, error = None, raised
