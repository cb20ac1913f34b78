"""What clients cost, in seconds of work, and how they wait for their turn.

All work done for an address (or at a table) is charged to it. Each has a budget of so many seconds
of work per second, and a larger one for bursts; when it is used up, requests wait in a queue of
their own. So an address that asks for too much only slows itself down.
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
"""Above this number of throttles, idle ones that owe nothing are dropped."""


class TooFast(RempartError):
    """The client says or asks too much too quickly."""


class Throttle:
    """The budget and the places of one address or one table."""

    def __init__(self, rate: float, most: float, places: int):
        self.bucket = Bucket(rate, most)
        self.places = asyncio.Semaphore(places)
        self.inside = 0
        """How many are being served or are waiting."""


class Throttles:
    """A throttle for each address or table.

    budget    seconds of work: per second, and in a burst
    places    how many are served at the same time
    waiting   how many may be served or wait at one throttle
    patience  seconds after which a waiting client is told to try again
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
        """The throttle of an address or a table."""
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
        """Wait for a turn. The work done in the context is to be charged to the bucket."""
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
        """Wait until there is a place and nothing is owed."""
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
    """All throttles of a server."""

    def __init__(self) -> None:
        self.working = Throttles(limits.WORK, limits.WORK_PLACES, limits.WORK_WAITING)
        """Work in the main process for an address."""
        self.reading = Throttles(limits.WORK, 1, limits.BIG_WAITING, limits.ANSWERS_PATIENCE)
        """The same for requests with large bodies: records, data files."""
        waiting, patience = limits.ANSWERS_WAITING, limits.ANSWERS_PATIENCE
        self.asking = Throttles(limits.ANSWERS, limits.ANSWERS_PLACES, waiting, patience)
        """Answers to the questions of an address."""
        self.rating = Throttles(limits.ANSWERS, 1, limits.RATES_WAITING, limits.JOB_WAITS)
        """Ratings for an address: they are long, so one at a time."""
        self.at_table = Throttles(
            limits.TABLE_ANSWERS, 2 * limits.ANSWERS_PLACES, waiting, patience
        )
        """Answers to the questions at a table."""


class Charged(Generic[T]):
    """A coroutine whose processor time is charged to a bucket, not counting what runs while it
    waits."""

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
