"""Who waits for the processes that think, in fair order.

People come before bots, bots before reviews. Among those the addresses take turns, and the tables
of an address: whoever asks for much waits for it alone.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sized

import msgspec

from rempart.kernel import RempartError
from rempart.table import limits

PEOPLE, BOTS, REVIEWS = 0, 1, 2
"""Who comes first: people who wait, then bots, then reviews."""


class Busy(RempartError):
    """Too much is being thought about already."""


class Order(msgspec.Struct, frozen=True):
    """For whom something is thought about: who shares the workers fairly, who comes first, and how
    many seconds it may take at most."""

    table: str = ""
    address: str = ""
    rank: int = PEOPLE
    seconds: float = limits.JOB_TIME


class Job:
    """Something to be worked out. `told` hears how many come first; 0: it is thought about now."""

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
        """What was told last."""
        self.deaths = 0
        """How many processes have died of it."""

    def tell(self, place: int) -> None:
        """Let who waits for it know how many come first, if that is news."""
        if self.told is not None and place != self.place:
            self.place = place
            self.told(place)

    def fail(self, error: Exception) -> None:
        """There will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(error)


Tables = dict[str, deque[Job]]


class Queue:
    """Jobs that wait."""

    def __init__(self) -> None:
        self.ranks: tuple[dict[str, Tables], ...] = ({}, {}, {})
        self.news = asyncio.Event()

    def __len__(self) -> int:
        return sum(self.waiting(rank) for rank in (PEOPLE, BOTS, REVIEWS))

    def waiting(self, rank: int) -> int:
        """How many of a rank wait."""
        return sum(map(size, self.ranks[rank].values()))

    def share(self, order: Order) -> int:
        """How many others, about, have their turn before the same table has its next one."""
        addresses = self.ranks[order.rank]
        return max(1, len({*addresses, order.address}) * len(addresses.get(order.address, ())))

    def add(self, job: Job) -> None:
        """Join the queue, unless that is too long. Where it is full, it is the last one of the
        address with most of them that has to go."""
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
        """What was begun already and has to be begun again is the next of its table."""
        order = job.order
        self._tables(order).setdefault(order.table, deque()).appendleft(job)
        self.news.set()

    def _tables(self, order: Order) -> Tables:
        return self.ranks[order.rank].setdefault(order.address, {})

    def pop(self) -> Job | None:
        """The next one; its table and its address go to the end of theirs."""
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
        """Whether it was still waiting; it does not any more."""
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
        """Let all who want to know it know their place."""
        for addresses in self.ranks:
            for tables in addresses.values():
                for jobs in tables.values():
                    for at, job in enumerate(jobs):
                        if job.told is not None:
                            job.tell(self._place(job.order, at))

    def _place(self, order: Order, at: int) -> int:
        """How many are thought about before the one that is number `at` of its table, and now."""
        addresses = self.ranks[order.rank]
        of_address = turns(addresses[order.address], order.table, at)
        before = sum(self.waiting(rank) for rank in range(order.rank))
        sizes = {address: range(size(tables)) for address, tables in addresses.items()}
        return before + turns(sizes, order.address, of_address) + 1


def size(tables: Tables) -> int:
    """How many wait at some tables."""
    return sum(map(len, tables.values()))


def turns(lines: Mapping[str, Sized], mine: str, at: int) -> int:
    """How many come before number `at` of one line, where all lines take turns."""
    found, before = at, 1
    for name, line in lines.items():
        if name == mine:
            before = 0
        else:
            found += min(len(line), at + before)
    return found
