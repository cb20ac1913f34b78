"""Shared by `scripts/<game>/balance.py`: results on file, and tables in a document."""

from __future__ import annotations

import argparse
import gc
import json
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

ROOT = Path(__file__).resolve().parents[1]
EVERY = 20.0
"""Seconds between two lines about the progress."""
BEGIN, END = "<!-- table: begin -->", "<!-- table: end -->"

Row = dict[str, Any]
"""The result of a match."""
J = TypeVar("J", bound=NamedTuple)
"""A match to be played."""
G = TypeVar("G")
R = TypeVar("R")
"""A set-up, and what is known of a match with it."""


def known(file: Path, kind: type[J], stamp: Callable[[J], str]) -> dict[J, Row]:
    """The results on file that are still valid; `stamp` identifies what they must have been made
    with."""
    found: dict[J, Row] = {}
    for line in file.read_text().splitlines() if file.exists() else []:
        row = json.loads(line)
        job = kind._make(row[name] for name in kind._fields)
        if row["stamp"] == stamp(job):
            found[job] = row
    return found


def run(
    jobs: list[J], play: Callable[[J], Row], stamp: Callable[[J], str], processes: int, file: Path
) -> None:
    """Play what is not on file yet."""
    done = known(file, type(jobs[0]), stamp) if jobs else {}
    todo = [job for job in jobs if job not in done]
    print(f"{len(jobs) - len(todo)} matches on file, {len(todo)} to play", flush=True)
    file.parent.mkdir(exist_ok=True)
    told = time.monotonic()
    # There are no reference cycles, and the garbage collector would cost a tenth of the time.
    with ProcessPoolExecutor(processes, initializer=gc.disable) as pool, file.open("a") as out:
        waiting = {pool.submit(play, job): job for job in todo}
        for n, future in enumerate(as_completed(waiting), 1):
            job = waiting[future]
            row = {**job._asdict(), "stamp": stamp(job), **future.result()}
            out.write(json.dumps(row) + "\n")
            out.flush()
            if time.monotonic() - told > EVERY:
                told = time.monotonic()
                print(f"{n} of {len(todo)}", flush=True)


def write(document: Path, tables: str) -> None:
    """Put the tables into the document, between its marks."""
    before, _, rest = document.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    document.write_text(f"{before}{BEGIN}\n\n{tables}\n{END}{after}")
    print(f"written: {document.relative_to(ROOT)}")


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    """A Markdown table; the first column to the left, the others to the right."""
    heads = list(heads)
    lines = [f"| {' | '.join(heads)} |", "|---" + "|---:" * (len(heads) - 1) + "|"]
    return [*lines, *(f"| {' | '.join(map(str, row))} |" for row in rows), ""]


def from_runs(
    about: str | None,
    document: Path,
    read: Callable[[Path], dict[G, list[R]]],
    report: Callable[[dict[G, list[R]]], str],
) -> None:
    """The command line of a script that makes its tables from runs of the lab."""
    parser = argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path, nargs="+", help="of runs of the lab")
    parser.add_argument("--print", action="store_true", help="print, do not write the tables")
    given = parser.parse_args()
    found: dict[G, list[R]] = {}
    for folder in given.folder:
        found |= read(folder)
    if given.print:
        print(report(found))
    else:
        write(document, report(found))
