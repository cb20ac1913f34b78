"""The review of a table's match while it is being made."""

from __future__ import annotations

from collections.abc import Callable

from rempart.review import Review, Reviewer
from rempart.table import thinkers
from rempart.table.live import LiveTable
from rempart.table.thinkers import Thinkers

BATCH = 0.2
"""Seconds of work that are asked for at a time: nobody waits longer for a review to make way."""


class Reviewing:
    """A review of a table as it was when somebody first asked for it."""

    def __init__(self, live: LiveTable, seconds: float):
        match = live.match
        self.game = live.game.id
        self.choices = list(match.choices)
        self.record = match.record().json()
        self.together = live.game.cooperative(match.options)
        self.winners = live.winners()
        self.seconds = seconds
        self.reviewer: Reviewer | None = None
        self.found: Review | None = None
        self.failed = False

    def fits(self, live: LiveTable) -> bool:
        """Whether the match is still the one that is reviewed."""
        return live.over and live.match.choices == self.choices

    @property
    def part(self) -> float:
        """How much is done, from 0 to 1."""
        return self.reviewer.part if self.reviewer else 0.0

    async def make(self, by: Thinkers, wanted: Callable[[], bool]) -> None:
        """Have all decisions weighed, for as long as the review is wanted."""
        forks = await by.run(self.game, thinkers.forks, self.record)
        self.reviewer = reviewer = Reviewer(
            forks,
            choices=len(self.choices),
            together=self.together,
            winners=self.winners,
            total=self.seconds,
        )
        while tasks := reviewer.batch(BATCH):
            await by.calm()
            found = await by.run(self.game, thinkers.judge, self.record, tasks)
            for task, judged in zip(tasks, found, strict=True):
                reviewer.take(task, judged)
            if not wanted():
                return
        self.found = reviewer.review()
