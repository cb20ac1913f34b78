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
from typing import Any, Generic, TypeVar

from rempart.kernel import RempartError
from rempart.table import limits
from rempart.table.limits import Bucket

T = TypeVar("T")

FORGET = 1000
"""With more lines than this, those are forgotten in which nobody waits and nothing is owed."""


class TooFast(RempartError):
    """So much cannot be said, or asked, so quickly."""


class Line:
    """Those of one address, or at one table, for whom something is to be done."""

    def __init__(self, rate: float, most: float, places: int):
        self.bucket = Bucket(rate, most)
        self.places = asyncio.Semaphore(places)
        self.inside = 0
        """How many have their turn, or wait for it."""


class Lines:
    """A line for each address, or whatever else.

    budget    seconds of work a second, and at once
    places    how many have their turn at the same time
    waiting   how many may be in a line
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
        self.by_name: dict[str, Line] = {}

    def of(self, name: str) -> Line:
        """A line."""
        if len(self.by_name) > FORGET:
            self.by_name = {
                name: line
                for name, line in self.by_name.items()
                if line.inside or not line.bucket.full
            }
        if name not in self.by_name:
            self.by_name[name] = Line(*self.budget, self.places)
        return self.by_name[name]

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncGenerator[Bucket]:
        """Wait for one's turn, then work; what it costs is taken from the bucket."""
        line = self.of(name)
        if line.inside >= self.waiting:
            raise TooFast("too much at once; wait a moment")
        line.inside += 1
        try:
            if line.places.locked() or line.bucket.owed() > 0:
                await self._wait(line)
            else:
                await line.places.acquire()
            try:
                yield line.bucket
            finally:
                line.places.release()
        finally:
            line.inside -= 1

    async def _wait(self, line: Line) -> None:
        """Until there is a place and nothing is owed."""
        try:
            async with asyncio.timeout(self.patience):
                await line.places.acquire()
                try:
                    while (owed := line.bucket.owed()) > 0:
                        await asyncio.sleep(owed)
                except BaseException:
                    line.places.release()
                    raise
        except TimeoutError:
            raise TooFast("too much at once; wait a moment") from None


class AllLines:
    """Those of a house."""

    def __init__(self) -> None:
        self.working = Lines(limits.WORK, limits.WORK_PLACES, limits.WORK_WAITING)
        """What the tables' own process does for an address."""
        self.reading = Lines(limits.WORK, 1, limits.BIG_WAITING, limits.ANSWERS_PATIENCE)
        """The same for what may be long: records, data files."""
        waiting, patience = limits.ANSWERS_WAITING, limits.ANSWERS_PATIENCE
        self.asking = Lines(limits.ANSWERS, limits.ANSWERS_PLACES, waiting, patience)
        """What clerks answer to an address."""
        self.at_table = Lines(limits.TABLE_ANSWERS, 2 * limits.ANSWERS_PLACES, waiting, patience)
        """And at a table."""


class Charged(Generic[T]):
    """Work of the event loop, whose processor time is taken from a bucket; that of others while it
    waits is not."""

    def __init__(self, work: Coroutine[Any, Any, T], bucket: Bucket):
        self.work = work
        self.bucket = bucket

    def __await__(self) -> Generator[Any, Any, T]:
        value: Any = None
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
