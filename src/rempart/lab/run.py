"""`rempart lab run`: play a spec, resuming where an earlier run of it stopped."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rempart.kernel import RempartError
from rempart.kernel.text import Text
from rempart.lab.play import row_id
from rempart.lab.spec import RunSpec
from rempart.lab.store import RunStore
from rempart.lab.workers import Cluster, Cores, Task, rows

PATIENCE = 10.0
"""Seconds between two reports of progress if there is no bar."""
OFTEN = 0.5
"""Seconds that rows may wait before they are written."""


class Killed(RempartError):
    """A worker process was killed."""


@dataclass
class RunResult:
    """What a run did."""

    before: int
    played: int
    total: int
    failed: int
    first: str = ""
    """The first match that failed, and why."""
    stopped: bool = False


def cores() -> int:
    """The cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on Linux
        return os.cpu_count() or 1


def tasks(spec: RunSpec, done: set[str]) -> Iterator[Task]:
    """The matches that are left: seed by seed, so that all cells progress equally."""
    for seed in range(spec.seed, spec.seed + spec.matches):
        for cell in spec.cells:
            if row_id(cell.n, seed) not in done:
                yield cell, seed


def run(
    spec: RunSpec,
    folder: Path,
    text: Text,
    console: Console,
    count: int | None = None,
    ray: str | None = None,
) -> RunResult:
    """Play what is left of a spec; rows are in the folder when it returns, or when it is killed."""
    store = RunStore(folder)
    try:
        done = store.begin(spec, text)
        total = len(spec.cells) * spec.matches
        before = sum(
            row_id(cell.n, seed) in done
            for cell in spec.cells
            for seed in range(spec.seed, spec.seed + spec.matches)
        )
        found = RunResult(before, 0, total, 0)
        if before < total:
            workers = Cluster(ray, count) if ray else Cores(min(count or cores(), total - before))
            with progress(console, text, total, before) as report, ctrl_c(found):
                left = rows(workers, tasks(spec, done), lambda: found.stopped)
                try:
                    write(store, left, found, report)
                except BrokenProcessPool as error:
                    kept = found.before + found.played
                    raise Killed(text("run.killed", n=kept, folder=folder)) from error
        store.move()
        return found
    finally:
        store.close()


@contextmanager
def ctrl_c(done: RunResult) -> Iterator[None]:
    """The first Ctrl-C stops the run cleanly, a second one at once."""
    before = signal.getsignal(signal.SIGINT)

    def stop(number: int, frame: object) -> None:
        done.stopped = True
        signal.signal(signal.SIGINT, before)

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Failed(msgspec.Struct):
    """The part of a row that says whether the match failed."""

    id: str
    error: str = ""


def write(
    store: RunStore,
    found: Iterator[bytes],
    done: RunResult,
    report: Callable[[int], None],
    often: float | None = None,
) -> None:
    """Write rows as they come, a few at a time; `often`: seconds that they may wait, instead of the
    usual ones."""
    often = OFTEN if often is None else often
    waiting: list[bytes] = []
    last = time.monotonic()
    try:
        for row in found:
            waiting.append(row)
            done.played += 1
            failed = msgspec.json.decode(row, type=Failed)
            if failed.error:
                done.failed += 1
                done.first = done.first or f"{failed.id}: {failed.error.strip().splitlines()[-1]}"
            if time.monotonic() - last > often:
                store.add(waiting)
                waiting, last = [], time.monotonic()
            report(done.before + done.played)
    finally:
        if waiting:
            store.add(waiting)


@contextmanager
def progress(
    console: Console, text: Text, total: int, before: int
) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, or a line now and then; on standard error."""
    if console.is_terminal:
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(elapsed_when_finished=True),
        )
        with Progress(*columns, console=console) as bar:
            task = bar.add_task(text("run.playing"), total=total, completed=before)
            yield lambda done: bar.update(task, completed=done)
        return
    begun = last = time.monotonic()

    def report(done: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last > PATIENCE:
            last = now
            left = (total - done) * (now - begun) / (done - before)
            console.print(text("run.progress", done=done, total=total, left=span(left)))

    yield report


def span(seconds: float) -> str:
    """A time in hours, minutes and seconds: 1:02:05."""
    whole = round(seconds)
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
