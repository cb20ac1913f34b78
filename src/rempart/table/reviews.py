"""The review of a table's match in progress."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from rempart.review import MatchReview, Reviewer
from rempart.table import jobs
from rempart.table.live import LiveTable
from rempart.table.queue import REVIEWS, Busy, Order
from rempart.table.worker_pool import WorkerPool

T = TypeVar("T")

BATCH = 0.2
"""Approximate seconds of work per job, and so the time that others wait for a review to make way. A
single decision may take longer (`review.LONGEST`)."""
LONGEST = 60.0
"""Seconds after which a job is aborted; it includes replaying the match, which may be long."""
LATER = 1.0
"""Seconds before trying again when the workers are busy."""


class Reviewing:
    """The review of a match as it was when somebody first asked for it."""

    def __init__(self, live: LiveTable, seconds: float):
        match = live.match
        self.game = live.game.id
        self.order = Order(live.row.id, rank=REVIEWS, seconds=LONGEST)
        self.choices = list(match.choices)
        self.record = match.record().json()
        self.together = live.game.cooperative(match.settings)
        self.winners = live.winners()
        self.conceded = live.conceded is not None
        self.seconds = seconds
        self.reviewer: Reviewer | None = None
        self.found: MatchReview | None = None
        self.failed = False

    def fits(self, live: LiveTable) -> bool:
        """Whether the match is still the one being reviewed."""
        return live.final and live.match.choices == self.choices

    @property
    def part(self) -> float:
        """Progress, from 0 to 1."""
        return self.reviewer.part if self.reviewer else 0.0

    async def make(self, by: WorkerPool, wanted: Callable[[], bool]) -> None:
        """Have all decisions evaluated, for as long as the review is wanted."""
        forks = await self._worked_out(by, jobs.forks)
        self.reviewer = reviewer = Reviewer(
            forks,
            choices=len(self.choices),
            together=self.together,
            winners=self.winners,
            conceded=self.conceded,
            total=self.seconds,
        )
        while tasks := reviewer.batch(BATCH):
            found = await self._worked_out(by, jobs.judge, tasks)
            for task, judged in zip(tasks, found, strict=True):
                reviewer.take(task, judged)
            if not wanted():
                return
        self.found = reviewer.review()

    async def _worked_out(self, by: WorkerPool, work: Callable[..., T], *args: object) -> T:
        """Run a job of the review; wait while the workers are busy."""
        while True:
            try:
                return await by.run(self.game, work, self.record, *args, order=self.order)
            except Busy:
                await asyncio.sleep(LATER)
