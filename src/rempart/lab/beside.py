"""A process that plays a run beside a server, or writes its report.

    python -m rempart.lab.beside play FOLDER SECONDS MEMORY
    python -m rempart.lab.beside report FOLDER LANGUAGE MEMORY

It has the lowest priority, and ends with the server: when its standard input does. A byte there
asks it to stop in order. The folder has

    spec.json             what is played
    rows/                 the rows, as `rempart lab run` keeps them
    standing.json         how it stands, written anew about once a second
    report.en.html, .json the page, and what the server tells of it; the records of the matches
                          worth a look are in rows/replays/

It may be killed at any moment; played again, it goes on where the rows end. A report begins with
what is there: how the run stands is then told anew.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

import rempart
from rempart.kernel import RempartError
from rempart.kernel.text import Text
from rempart.lab import match_cards, report, shell, story
from rempart.lab.match_cards import CardWords
from rempart.lab.naming import RunNames
from rempart.lab.outliers import outliers
from rempart.lab.query import Lab
from rempart.lab.run import RunResult, tasks, write
from rempart.lab.spec import RunSpec
from rempart.lab.standing import Brief, RunStanding, Standings, briefs
from rempart.lab.store import NoRun, RunStore, duckdb, replace
from rempart.lab.words import lab_text
from rempart.lab.workers import Here, rows

LOWEST = 19
"""The priority of this process."""
SPENT, OTHER_RULES = 3, 4
"""Exit codes: the time is used up; the rules have changed since the run began."""
OFTEN = 0.7
"""Seconds between two reports of how it stands."""
FLUSH = 4.0
"""Seconds that rows may wait before they are written: each time the disk is flushed, and the tables
need it, too."""

PATIENCE = 30.0
"""Seconds that a report waits for the process that plays to end."""
SLACK = 60.0
"""Seconds beyond its time that a process may finish a match and move its rows."""

SPEC, ROWS, STANDING = "spec.json", "rows", "standing.json"

STOP = threading.Event()
"""Set when the server wants the run to end in order."""


class ReportWords(msgspec.Struct):
    """What a server needs to know of a page: the hashes of its script and of its style, and the
    matches worth a look."""

    script: str
    style: str
    matches: list[CardWords]


def read_standing(folder: Path) -> RunStanding | None:
    """How a run stands; None: it has not begun."""
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode((folder / STANDING).read_bytes(), type=RunStanding)
    return None


def play(folder: Path, most: float) -> int:
    """Play what is left of a run, until it has taken so many seconds; the exit code."""
    spec = msgspec.json.decode((folder / SPEC).read_bytes(), type=RunSpec)
    if any(cell.edition != rempart.game(cell.game).edition for cell in spec.cells):
        return OTHER_RULES
    before = read_standing(folder)
    used = before.seconds if before else 0.0
    store = RunStore(folder / ROWS)
    try:
        text = lab_text("en")
        done = store.begin(spec, text)
        watch = Watch(folder, Standings(spec, briefs(store)), used)
        watch.tell()
        found = RunResult(len(done), 0, 0, 0)
        left = rows(Here(), tasks(spec, done), lambda: STOP.is_set() or watch.seconds() >= most)
        write(store, watch.seen(left), found, watch.report, FLUSH)
        store.move()
        watch.tell()
    finally:
        store.close()
    return SPENT if watch.rows.played < len(spec.cells) * spec.matches else 0


class Watch:
    """Writes down how a run stands."""

    def __init__(self, folder: Path, rows: Standings, used: float):
        self.folder = folder
        self.rows = rows
        self.used = used
        self.first = rows.played
        self.begun = self.told = time.monotonic()

    def seconds(self) -> float:
        """Processor time that the run has taken."""
        return self.used + time.process_time()

    def seen(self, found: Iterator[bytes]) -> Iterator[bytes]:
        """The rows, counted."""
        for row in found:
            self.rows.add(msgspec.json.decode(row, type=Brief))
            yield row

    def report(self, _: int) -> None:
        """Tell how it stands, if that was a while ago."""
        if time.monotonic() - self.told >= OFTEN:
            self.tell()

    def tell(self) -> None:
        """Tell how it stands."""
        now = self.rows.standing()
        now.seconds = self.seconds()
        if fresh := self.rows.played - self.first:
            now.pace = (time.monotonic() - self.begun) / fresh
        # Not flushed to the disk: after a power cut it is made anew from the rows.
        draft = self.folder / f".{STANDING}"
        draft.write_bytes(msgspec.json.encode(now))
        draft.replace(self.folder / STANDING)
        self.told = time.monotonic()


def settle(folder: Path, text: Text) -> None:
    """Once nobody plays any more, move the last rows and tell how the run stands: a process that
    was killed may have told of rows that it had not written yet."""
    spec = msgspec.json.decode((folder / SPEC).read_bytes(), type=RunSpec)
    until = time.monotonic() + PATIENCE
    while True:
        store = RunStore(folder / ROWS)
        try:
            store.begin(spec, text)
            store.move()
            before = read_standing(folder)
            watch = Watch(folder, Standings(spec, briefs(store)), before.seconds if before else 0.0)
            watch.tell()
            return
        except NoRun:
            if time.monotonic() > until:
                raise
        finally:
            store.close()
        time.sleep(OFTEN)


def make_report(folder: Path, text: Text) -> int:
    """Write the page of a run, then what is told of it."""
    settle(folder, text)
    lab = Lab(folder / ROWS, text, threads=1)
    page = report.page(lab, text, commands=False)
    script, style = shell.hashes(page)
    names = RunNames(lab.spec, text)
    found = [one for game in lab.games() for one in outliers(lab, game)]
    for one in found:
        story.save(lab, one.id)
    matches = [match_cards.told(lab, one, names, text) for one in found]
    (folder / f"report.{text.language}.html").write_text(page, encoding="utf-8")
    words = msgspec.json.encode(ReportWords(script, style, matches))
    replace(folder / f"report.{text.language}.json", words)
    return 0


# The process


def limit_time(seconds: float) -> None:
    """Have the system end this process if it is far beyond its time: a match may never end."""
    if sys.platform != "win32":
        import resource

        most = int(max(0.0, seconds) + SLACK)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_CPU, (most, most + int(SLACK)))


def settle_in(memory: int) -> None:
    """Take the lowest priority and limited memory, and end with the server."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, 0, LOWEST)
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """End this process when nobody holds the other end of its standard input any more; stop in
    order at a byte."""
    with contextlib.suppress(OSError):
        while os.read(0, 1):
            STOP.set()
    os._exit(1)


def main(argv: list[str]) -> int:
    """Play, or report."""
    task, folder, what, memory = argv
    settle_in(int(memory))
    try:
        if task == "play":
            before = read_standing(Path(folder))
            limit_time(float(what) - (before.seconds if before else 0.0))
            duckdb().sql("SET threads = 1")
            return play(Path(folder), float(what))
        return make_report(Path(folder), lab_text(what))
    except RempartError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
