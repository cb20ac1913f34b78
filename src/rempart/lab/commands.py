"""`rempart lab run | report | table`: what the command line calls."""

from __future__ import annotations

import argparse
import shlex
import time
from pathlib import Path

from rempart.kernel.text import Text
from rempart.lab import report, table
from rempart.lab.query import Lab
from rempart.lab.reading import load
from rempart.lab.run import RunResult, run, span
from rempart.lab.words import lab_text
from rempart.terminal.arguments import Usage
from rempart.terminal.console import make_console
from rempart.terminal.saves import CannotSave, as_path
from rempart.terminal.settings import read_changes, whole_number

FAILED, INTERRUPTED = 1, 130


def lab(args: argparse.Namespace) -> int:
    """Run a command of the lab; returns the exit code."""
    return {"run": run_spec, "report": make_report, "table": print_table}[args.lab](args)


def run_spec(args: argparse.Namespace) -> int:
    """Play what a spec says."""
    text = lab_text(args.lang)
    path = as_path(args.spec)
    matches = counted("--matches", args.matches, text)
    count = counted("--workers", args.workers, text)
    spec = load(path, text, read_changes(args.set), matches)
    folder = as_path(args.out) if args.out else Path(f"{path.stem}.lab")
    begun = time.monotonic()
    done = run(spec, folder, text, make_console(stderr=True), count, args.ray)
    out = make_console()
    out.print(_summary(done, folder, time.monotonic() - begun, text))
    if done.stopped:
        out.print(text("run.stopped"))
        return INTERRUPTED
    out.print(table.table(Lab(folder, text), text))
    out.print(text("run.next", command=f"rempart lab report {shlex.quote(str(folder))}"))
    return FAILED if done.failed else 0


def counted(option: str, given: str | None, text: Text) -> int | None:
    """The number given for an option, if any."""
    number = None if given is None else whole_number(given)
    if isinstance(number, str) or (number is not None and number < 1):
        raise Usage(text("run.counted", option=option, given=given))
    return number


def _summary(done: RunResult, folder: Path, seconds: float, text: Text) -> str:
    said = text("run.done", played=done.played, time=span(seconds), folder=folder)
    if done.before:
        said += " " + text("run.before", before=done.before)
    if done.failed:
        said += "\n" + text("run.failed", n=done.failed, first=done.first)
    return said


def make_report(args: argparse.Namespace) -> int:
    """Write the page of a run."""
    text = lab_text(args.lang)
    folder = as_path(args.folder)
    path = as_path(args.out) if args.out else folder / "report.html"
    page = report.page(Lab(folder, text), text)
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise CannotSave(f"{path}: {error.strerror}") from error
    make_console().print(text("run.report", file=path), soft_wrap=True)
    return 0


def print_table(args: argparse.Namespace) -> int:
    """Print the main table of a run."""
    text = lab_text(args.lang)
    make_console().print(table.table(Lab(as_path(args.folder), text), text))
    return 0
