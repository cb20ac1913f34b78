"""Runs long work: bots, hints, reviews, answers to questions.

It runs in separate processes (`workers`), so that the tables stay responsive; without them
(`processes=0`: tests, use as a library) it runs in threads. Jobs are small functions (`jobs`,
`answers`) and wait in one fair queue (`queue`). A game that the other processes do not know is
handled in a thread. Every job has limits on time and memory; if it exceeds them it is killed with
its process, and another process is started.
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
"""Seconds beyond its own limit that a job is given before it is aborted."""
TELL = 0.4
"""Seconds between two reports of places in the queue."""
LINGER = 1.0
"""Seconds that an unwanted job goes on before it is aborted, since starting another process costs
time, too."""


class TookTooLong(RempartError):
    """A job was aborted: it took too long, or too much memory."""


def usual() -> int:
    """The usual number of processes: it leaves one core to the tables."""
    return max(1, min(limits.WORKERS, (os.cpu_count() or 1) - 1))


class WorkerPool:
    """Workers for all games. `run` returns the result of a function, such as those in `jobs`."""

    def __init__(self, processes: int = 0):
        self.processes = processes
        self.elsewhere = WorkerGroup([ProcessWorker() for _ in range(processes)])
        self.here = WorkerGroup([ThreadWorker() for _ in range(limits.WORKERS)])

    def warm(self) -> None:
        """Start the processes before somebody waits for them."""
        for worker in self.elsewhere.workers:
            worker.start()

    def close(self) -> None:
        """Stop all workers."""
        self.elsewhere.close()
        self.here.close()

    def group(self, game: str) -> WorkerGroup:
        """The workers for a game."""
        return self.elsewhere if self.processes and game in installed() else self.here

    async def run(
        self,
        game: str,
        work: Callable[..., T],
        *args: object,
        order: Order = Order(),  # noqa: B008  # It is frozen.
        told: Callable[[int], None] | None = None,
    ) -> T:
        """Run a job. Raises `Busy` if too many jobs are waiting or its turn does not come in time,
        and `TookTooLong` if it exceeds its limits. `told` is called with its place in the queue
        while it waits, and with 0 when it starts. Cancelling the call removes the job from the
        queue."""
        return await self.group(game).have(Job(order, work, args, told))

    def seconds(self, game: str, order: Order, most: float) -> float:
        """How many seconds a bot should think, at most `most`: the more addresses, and tables of
        this address, are waiting for bots, the fewer, so that each gets its turn soon."""
        group = self.group(game)
        share = limits.BOT_ROUND * len(group.workers) / group.queue.share(order)
        return min(most, max(limits.BOT_LEAST, share))


W = TypeVar("W", bound=Worker)


class WorkerGroup(Generic[W]):
    """Some workers, and their common queue."""

    def __init__(self, workers: list[W]):
        self.workers = workers
        self.queue = Queue()
        self.at: dict[Job, W] = {}
        """The jobs in progress, and their workers."""
        self._tasks: list[asyncio.Task[None]] = []
        self._telling = False

    def ahead(self, rank: int) -> int:
        """How many jobs of a rank are in progress or waiting."""
        now = sum(job.order.rank == rank for job in self.at)
        return now + self.queue.waiting(rank)

    async def have(self, job: Job) -> Any:
        """Queue a job and wait for its result."""
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
        """Stop all workers."""
        for task in self._tasks:
            task.cancel()
        self._tasks = []
        for worker in self.workers:
            worker.end()

    async def _go_on(self, worker: W) -> None:
        """Have a worker do one job after the other."""
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
        """Abort a job that has used up its time or is no longer wanted."""
        if job in self.at:
            self.at[job].end()

    def _give_up(self, job: Job) -> None:
        """Fail a job that has waited too long."""
        if self.queue.remove(job):
            job.fail(Busy("too much is being thought about; try again in a moment"))

    def _tell_soon(self) -> None:
        """Report places in the queue at intervals, for as long as jobs are waiting."""
        if not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_later(TELL, self._tell)

    def _tell(self) -> None:
        self._telling = False
        if len(self.queue):
            self.queue.tell()
            self._tell_soon()
