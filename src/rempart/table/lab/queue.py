"""Plays the runs of a folder, one after the other, each in a process of its own.

Whatever happens to this server, the next one goes on: a run that is being played is simply one that
is not over. Of several servers on one folder, the one that has locked it plays.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path

from rempart.lab.beside import SPENT
from rempart.table import limits
from rempart.table.lab.folder import LabEntry, LabFolder, NoSuchRun
from rempart.table.messages.lab import LabState
from rempart.table.workers import aside

log = logging.getLogger("rempart.table")

LOOK_AGAIN = 20.0
"""Seconds after which a server looks for runs that another one has taken in."""
LOOK = 0.5
"""Seconds between two looks whether somebody has stopped the run that is played."""
TIDY_EVERY = 3600.0
"""Seconds between two clean-ups."""
GRACE = 15.0
"""Seconds that a process which has been asked to end may take for the match that it plays."""
CANCELLED = -1
"""In place of an exit code: this side ended the process."""


class Beside:
    """A process beside this server, at the lowest priority: it plays a run or makes a report."""

    def __init__(self, task: str, folder: Path, what: str):
        with (folder / "errors.txt").open("wb") as errors:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "rempart.lab.beside"),
                    *(task, str(folder), what, str(limits.LAB_MEMORY)),
                ],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )
        self.errors = folder / "errors.txt"

    async def ended(self) -> int:
        """Wait for its end; the exit code."""
        try:
            return await aside(self.process.wait)
        finally:
            self.kill()

    def stop(self) -> None:
        """Ask it to end in order."""
        with contextlib.suppress(OSError, ValueError):
            assert self.process.stdin is not None
            self.process.stdin.write(b".")
            self.process.stdin.flush()

    def kill(self) -> None:
        """End it, whatever it is doing."""
        self.process.kill()
        with contextlib.suppress(OSError):
            assert self.process.stdin is not None
            self.process.stdin.close()

    def complaint(self) -> str:
        """The last thing that it said went wrong."""
        with contextlib.suppress(OSError):
            said = self.errors.read_text(encoding="utf-8", errors="replace").strip()
            return said.splitlines()[-1] if said else ""
        return ""


class LabQueue:
    """Plays runs, and tidies up."""

    def __init__(self, folder: LabFolder, minutes: int):
        self.folder = folder
        self.minutes = minutes
        self.news = asyncio.Event()
        """Set when a run is added."""
        self._playing: tuple[str, Beside] | None = None
        self._lock: int | None = None

    def stop(self, id: str) -> None:
        """A run has been stopped: end its process, if it is played by this server."""
        if self._playing is not None and self._playing[0] == id:
            self._playing[1].stop()

    def close(self) -> None:
        """End the process; the run goes on with the next server."""
        if self._playing is not None:
            self._playing[1].kill()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def go_on(self) -> None:
        """Play whatever is to be played, for ever."""
        tidied = -TIDY_EVERY
        loop = asyncio.get_running_loop()
        while True:
            try:
                if await aside(self._seize):
                    if loop.time() - tidied > TIDY_EVERY:
                        await aside(self.folder.tidy)
                        tidied = loop.time()
                    while waiting := await aside(self.folder.to_play):
                        with contextlib.suppress(NoSuchRun):  # It has just been deleted.
                            await self._play(waiting[0])
            except OSError as error:
                log.error("the lab cannot go on, and tries again: %s", error)
                await asyncio.sleep(LOOK_AGAIN)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), LOOK_AGAIN)
            self.news.clear()

    def _seize(self) -> bool:
        """Lock the folder, if there is one; whether this server has it."""
        if self._lock is not None:
            return True
        if not self.folder.path.exists():
            return False
        try:
            import fcntl
        except ImportError:  # Windows has no PostgreSQL servers that share a folder.
            return True
        lock = os.open(self.folder.path / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(lock)
            return False
        self._lock = lock
        return True

    async def _play(self, entry: LabEntry) -> None:
        """Play a run until it is over."""
        if not await aside(self.folder.begin, entry.id):
            return
        place = self.folder.place(entry.id)
        seconds = str(60 * self.minutes)
        process = await aside(lambda: Beside("play", place, seconds))
        self._playing = entry.id, process
        try:
            code = await self._watched(entry.id, process)
        finally:
            self._playing = None
        state = ended_as(code)
        if state is None:
            return
        if state == "failed":
            log.error("a run of the lab (%s) has failed: %s", entry.game, process.complaint())
        await aside(self.folder.end, entry.id, state)

    async def _watched(self, id: str, process: Beside) -> int:
        """The exit code of a process, which is ended if somebody stops its run."""
        end = asyncio.ensure_future(process.ended())
        try:
            while not end.done():
                await asyncio.wait([end], timeout=LOOK)
                if await aside(self._is_over, id):
                    process.stop()
                    await asyncio.wait([end], timeout=GRACE)
                    return CANCELLED
            return CANCELLED if await aside(self._is_over, id) else end.result()
        finally:
            end.cancel()

    def _is_over(self, id: str) -> bool:
        try:
            return self.folder.entry(id).over
        except NoSuchRun:
            return True


def ended_as(code: int) -> LabState | None:
    """What has become of a run, by the exit code of its process; None: that is known already."""
    if code == CANCELLED:
        return None
    if code in (SPENT, -getattr(signal, "SIGXCPU", 0)):
        return "spent"
    return "failed" if code else "done"
