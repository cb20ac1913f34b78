"""Has the reports of runs made: one at a time, in a process of its own, when somebody asks."""

from __future__ import annotations

import asyncio
import logging

from rempart.table import limits
from rempart.table.background import BackgroundTasks
from rempart.table.lab.folder import LabFolder, NoSuchRun
from rempart.table.lab.queue import Beside

log = logging.getLogger("rempart.table")

FAILED = 500
"""How many reports that could not be made are remembered."""


class LabReports:
    """The reports that are being made."""

    def __init__(self, folder: LabFolder, tasks: BackgroundTasks):
        self.folder = folder
        self.tasks = tasks
        self._making: set[tuple[str, str]] = set()
        self._failed: dict[tuple[str, str], None] = {}
        self._one = asyncio.Semaphore(1)

    def failed(self, id: str, language: str) -> bool:
        """Whether it could not be made."""
        return (id, language) in self._failed

    def want(self, id: str, language: str) -> None:
        """Have a report made, if there is room for that now; whoever wants it asks again."""
        key = id, language
        if key in self._making or len(self._making) >= limits.LAB_REPORTS_WAITING:
            return
        self._making.add(key)
        self.tasks.start(self._make(id, language))

    async def _make(self, id: str, language: str) -> None:
        key = id, language
        try:
            async with self._one:
                place = self.folder.place(id)
                process = Beside("report", place, language)
                try:
                    async with asyncio.timeout(limits.LAB_REPORT_TIME):
                        code = await process.ended()
                except TimeoutError:
                    code = -1
                if code:
                    self._failed[key] = None
                    while len(self._failed) > FAILED:
                        del self._failed[next(iter(self._failed))]
                    log.error("a report of the lab cannot be made: %s", process.complaint())
        except (OSError, NoSuchRun) as error:
            log.error("a report of the lab cannot be made: %s", error)
        finally:
            self._making.discard(key)
