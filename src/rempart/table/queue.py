"""A fair queue for the worker processes.

People come before bots, bots before reviews. Within each rank the addresses take turns, and so do
the tables of an address: whoever asks for a lot only delays themselves.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sized

import msgspec

from rempart.kernel import RempartError
from rempart.table import limits

PEOPLE, BOTS, REVIEWS = 0, 1, 2
"""The ranks, highest priority first: people who are waiting, bots, reviews."""


class Busy(RempartError):
    """Too many jobs are waiting already."""


class Order(msgspec.Struct, frozen=True):
    """Whom a job is for, which decides its share of the workers; its rank; and its time limit in
    seconds."""

    table: str = ""
    address: str = ""
    rank: int = PEOPLE
    seconds: float = limits.JOB_TIME


class Job:
    """Work for a worker. `told` is called with its place in the queue; 0: it has been started."""

    def __init__(
        self,
        order: Order,
        work: Callable[..., object],
        args: tuple[object, ...],
        told: Callable[[int], None] | None = None,
    ):
        self.order = order
        self.work = work
        self.args = args
        self.told = told
        self.answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self.place = 0
        """The place that `told` was last called with."""
        self.deaths = 0
        """How many processes have died while doing it."""

    def tell(self, place: int) -> None:
        """Report its place in the queue, if that has changed."""
        if self.told is not None and place != self.place:
            self.place = place
            self.told(place)

    def fail(self, error: Exception) -> None:
        """Settle the job with an error, unless it has an answer."""
        if not self.answer.done():
            self.answer.set_exception(error)


Tables = dict[str, deque[Job]]


class Queue:
    """The waiting jobs, by rank, address and table."""

    def __init__(self) -> None:
        self.ranks: tuple[dict[str, Tables], ...] = ({}, {}, {})
        self.news = asyncio.Event()

    def __len__(self) -> int:
        return sum(self.waiting(rank) for rank in (PEOPLE, BOTS, REVIEWS))

    def waiting(self, rank: int) -> int:
        """The number of waiting jobs of a rank."""
        return sum(map(size, self.ranks[rank].values()))

    def share(self, order: Order) -> int:
        """Roughly how many jobs are started before the same table gets its next turn."""
        addresses = self.ranks[order.rank]
        return max(1, len({*addresses, order.address}) * len(addresses.get(order.address, ())))

    def add(self, job: Job) -> None:
        """Add a job; raises `Busy` if the queue is too long. If the queue is full, the last job of
        the address with the most jobs gives way."""
        order = job.order
        addresses = self.ranks[order.rank]
        mine = addresses.get(order.address, {})
        if len(mine.get(order.table, ())) >= limits.JOBS_TABLE:
            raise Busy("too much is being thought about for this table; try again in a moment")
        if size(mine) >= limits.JOBS_ADDRESS:
            raise Busy("too much is being thought about for you; try again in a moment")
        if self.waiting(order.rank) >= limits.JOBS:
            most = max(addresses.values(), key=size, default=mine)
            if size(most) <= size(mine) + 1:
                raise Busy("too much is being thought about; try again in a moment")
            last = max(most.values(), key=len)[-1]
            self.remove(last)
            last.fail(Busy("too much is being thought about; try again in a moment"))
        self._tables(order).setdefault(order.table, deque()).append(job)
        self.news.set()

    def again(self, job: Job) -> None:
        """Put back a job that was started and must be restarted; it is the next of its table."""
        order = job.order
        self._tables(order).setdefault(order.table, deque()).appendleft(job)
        self.news.set()

    def _tables(self, order: Order) -> Tables:
        return self.ranks[order.rank].setdefault(order.address, {})

    def pop(self) -> Job | None:
        """Remove and return the next job; its table and its address go to the end of their queues.
        None: the queue is empty."""
        for addresses in self.ranks:
            for address, tables in addresses.items():
                table, jobs = next(iter(tables.items()))
                job = jobs.popleft()
                del tables[table], addresses[address]
                if jobs:
                    tables[table] = jobs
                if tables:
                    addresses[address] = tables
                return job
        return None

    def remove(self, job: Job) -> bool:
        """Remove a job from the queue; whether it was still waiting."""
        order = job.order
        tables = self.ranks[order.rank].get(order.address, {})
        jobs = tables.get(order.table, deque())
        if job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del tables[order.table]
        if not tables:
            del self.ranks[order.rank][order.address]
        return True

    def tell(self) -> None:
        """Report its place to every waiting job that wants to know."""
        for addresses in self.ranks:
            for tables in addresses.values():
                for jobs in tables.values():
                    for at, job in enumerate(jobs):
                        if job.told is not None:
                            job.tell(self._place(job.order, at))

    def _place(self, order: Order, at: int) -> int:
        """The place of job number `at` of its table: how many jobs come first, plus one for the job
        in progress."""
        addresses = self.ranks[order.rank]
        of_address = turns(addresses[order.address], order.table, at)
        before = sum(self.waiting(rank) for rank in range(order.rank))
        sizes = {address: range(size(tables)) for address, tables in addresses.items()}
        return before + turns(sizes, order.address, of_address) + 1


def size(tables: Tables) -> int:
    """The number of jobs waiting for some tables."""
    return sum(map(len, tables.values()))


def turns(lines: Mapping[str, Sized], mine: str, at: int) -> int:
    """How many come before number `at` of line `mine`, if all lines take turns."""
    found, before = at, 1
    for name, line in lines.items():
        if name == mine:
            before = 0
        else:
            found += min(len(line), at + before)
    return found
