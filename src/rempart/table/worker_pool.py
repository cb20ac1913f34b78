"""Work that takes its time: bots, hints, reviews, answers to questions.

It is done in processes of its own (`workers`), so that the tables stay quick whatever is being
worked on; without them (`processes=0`: tests, a library) in threads. What is asked for is small
(`jobs`, `answers`), and waits in one fair queue (`queue`); a game that the other processes do not
know is worked on in a thread. Every job has a limit of time and of memory: at that it is ended with
its process, and another one is started.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from rempart.kernel import RempartError
from rempart.registry import installed
from rempart.table import limits
from rempart.table.queue import Busy, Job, Order, Queue
from rempart.table.workers import Died, ProcessWorker, ThreadWorker, Worker

T = TypeVar("T")

SLACK = 1.0
"""Seconds beyond its own that a job is given before it is broken off."""
TELL = 0.4
"""Seconds between two times that those who wait are told their place."""
LINGER = 1.0
"""Seconds that a job goes on which nobody wants any more: to start another process is work,
too."""


class TookTooLong(RempartError):
    """A job was broken off: it took too long, or too much memory."""


def usual() -> int:
    """How many processes there are to be: one core is left to the tables."""
    return max(1, min(limits.WORKERS, (os.cpu_count() or 1) - 1))


class WorkerPool:
    """Workers for all games. `run` gives the answer of a function, of `jobs` for example."""

    def __init__(self, processes: int = 0):
        self.processes = processes
        self.elsewhere = WorkerGroup([ProcessWorker() for _ in range(processes)])
        self.here = WorkerGroup([ThreadWorker() for _ in range(limits.WORKERS)])

    def warm(self) -> None:
        """Have the processes ready before somebody waits for them."""
        for worker in self.elsewhere.workers:
            worker.start()

    def close(self) -> None:
        """Nobody waits for an answer any more."""
        self.elsewhere.close()
        self.here.close()

    def group(self, game: str) -> WorkerGroup:
        """Who works on a game."""
        return self.elsewhere if self.processes and game in installed() else self.here

    async def run(
        self,
        game: str,
        work: Callable[..., T],
        *args: object,
        order: Order = Order(),  # noqa: B008  # It is frozen.
        told: Callable[[int], None] | None = None,
    ) -> T:
        """Have it worked out, unless too many wait already, or too long (`Busy`). What takes longer
        than it may is broken off (`TookTooLong`). `told` hears how many come first while it waits,
        and 0 when it is begun. Who stops waiting takes it out of the queue."""
        return await self.group(game).have(Job(order, work, args, told))

    def seconds(self, game: str, order: Order, most: float) -> float:
        """How long a bot thinks, of the time that it may: the more tables an address has where bots
        wait for their turn, the less, so that each has it soon."""
        group = self.group(game)
        share = limits.BOT_ROUND * len(group.workers) / group.queue.share(order)
        return min(most, max(limits.BOT_LEAST, share))


W = TypeVar("W", bound=Worker)


class WorkerGroup(Generic[W]):
    """Some workers, and one queue of what they are to do."""

    def __init__(self, workers: list[W]):
        self.workers = workers
        self.queue = Queue()
        self.at: dict[Job, W] = {}
        """Who does what now."""
        self._tasks: list[asyncio.Task[None]] = []
        self._telling = False

    def ahead(self, rank: int) -> int:
        """How many jobs of a rank are being done, or wait for it."""
        now = sum(job.order.rank == rank for job in self.at)
        return now + self.queue.waiting(rank)

    async def have(self, job: Job) -> Any:
        """The answer to a job, when it is its turn."""
        if not self._tasks:
            self._tasks = [asyncio.ensure_future(self._go_on(worker)) for worker in self.workers]
        self.queue.add(job)
        self._tell_soon()
        loop = asyncio.get_running_loop()
        patience = loop.call_later(limits.JOB_WAITS, self._give_up, job)
        try:
            return await job.answer
        except asyncio.CancelledError:
            if not self.queue.remove(job):
                loop.call_later(LINGER, self._break_off, job)
            raise
        finally:
            patience.cancel()

    def close(self) -> None:
        """They stop."""
        for task in self._tasks:
            task.cancel()
        self._tasks = []
        for worker in self.workers:
            worker.end()

    async def _go_on(self, worker: W) -> None:
        """Do one job after the other."""
        while True:
            await worker.ready()
            while (job := self.queue.pop()) is None:
                self.queue.news.clear()
                await self.queue.news.wait()
            if not job.answer.done():
                await self._do(worker, job)

    async def _do(self, worker: W, job: Job) -> None:
        loop = asyncio.get_running_loop()
        end = loop.call_later(job.order.seconds + SLACK, self._break_off, job)
        self.at[job] = worker
        job.tell(0)
        try:
            found = await worker.ask(job.work, job.args)
            if not job.answer.done():
                job.answer.set_result(found)
        except Died as death:
            job.deaths += 1
            if death.ended or job.deaths > 1:
                job.fail(TookTooLong("the thought took too long, or too much memory"))
            elif not job.answer.done():
                self.queue.again(job)
        except Exception as error:
            job.fail(error)
        finally:
            del self.at[job]
            end.cancel()

    def _break_off(self, job: Job) -> None:
        """It has had its time, or nobody wants to know any more."""
        if job in self.at:
            self.at[job].end()

    def _give_up(self, job: Job) -> None:
        """It has waited too long."""
        if self.queue.remove(job):
            job.fail(Busy("too much is being thought about; try again in a moment"))

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
