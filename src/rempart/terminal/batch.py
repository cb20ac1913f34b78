"""Bots play whole matches; what came of them in a few figures."""

from __future__ import annotations

import math
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import Progress
from rich.table import Table
from rich.text import Text as Styled

import rempart
from rempart import bots
from rempart.kernel import Decision, Game, Match, Option, Outcome, Seat
from rempart.kernel.text import Text

PATIENCE = 10.0
"""Seconds between two reports of progress where there is no bar."""


@dataclass
class Results:
    """What came of some matches."""

    outcomes: list[Outcome] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    duels: list[bool] = field(default_factory=list)
    """Where two kinds of bot play: whether the first kind won."""
    seconds: float = 0.0


Heard = Callable[[Decision, Seat, Option], None]
"""Who is told each choice before it is done: among what it was made, by whom, and which."""


def play_out(match: Match, names: list[str], seed: int, heard: Heard | None = None) -> Outcome:
    """One match, a bot in each seat."""
    players = [bots.bot(name, seed + seat, match.game) for seat, name in enumerate(names)]
    while match.decision is not None:
        seat = match.decision.seat_of(match.decision.options[0])
        option = bots.ask_bot(players[seat], match, seat)
        if heard is not None:
            heard(match.decision, seat, option)
        match.choose(option)
    assert match.outcome is not None
    return match.outcome


class Job(NamedTuple):
    """A match to be played, perhaps by another process."""

    game: str
    seed: int
    bot: str
    against: str | None
    turn: int
    """Against another bot, it has the seat of this number, counted around the table."""
    options: Mapping[str, Any]
    data: Mapping[str, Any]


class Played(NamedTuple):
    """What came of it."""

    outcome: Outcome
    length: int
    won: bool | None
    """Against another bot: whether it won."""


def play_job(job: Job) -> Played:
    """Play one match."""
    match = rempart.new(job.game, seed=job.seed, data=job.data, **job.options)
    mine = job.turn % len(match.seats)
    alone = job.against is None
    names = [job.bot if alone or seat == mine else job.against or "" for seat in match.seats]
    outcome = play_out(match, names, job.seed)
    return Played(outcome, len(match.choices), None if alone else mine in outcome.winners)


def play_many(
    results: Results,
    game: Game,
    name: str,
    against: str | None,
    seeds: range,
    options: Mapping[str, Any],
    data: Mapping[str, Any],
    progress: Callable[[int], None],
    processes: int = 1,
) -> None:
    """Matches with these seeds; each adds to the results, in the order of the seeds.

    The bot `name` has all seats or, `against` another, one seat: the next one in each match.
    """
    begun = time.monotonic()
    jobs = [
        Job(game.id, seed, name, against, turn, options, data) for turn, seed in enumerate(seeds, 1)
    ]
    with played(jobs, processes) as matches:
        for done, (outcome, length, won) in enumerate(matches, 1):
            results.outcomes.append(outcome)
            results.lengths.append(length)
            if won is not None:
                results.duels.append(won)
            results.seconds = time.monotonic() - begun
            progress(done)


@contextmanager
def played(jobs: list[Job], processes: int) -> Iterator[Iterable[Played]]:
    """The matches one after the other, played here or by several processes."""
    if processes == 1:
        yield map(play_job, jobs)
        return
    with multiprocessing.Pool(min(processes, len(jobs))) as pool:
        yield pool.imap(play_job, jobs)


@contextmanager
def progress(console: Console, text: Text, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, else a line now and then; on standard error."""
    if console.is_terminal:
        with Progress(console=console, transient=True) as bar:
            task = bar.add_task(text("batch.playing"), total=total)
            yield lambda done: bar.update(task, completed=done)
        return
    last = time.monotonic()

    def report(done: int) -> None:
        nonlocal last
        if time.monotonic() - last > PATIENCE:
            last = time.monotonic()
            console.print(text("batch.progress", done=done, total=total))

    yield report


# The summary


def summary(results: Results, match: Match, text: Text) -> RenderableType:
    """The results in words and figures; `match` is one of them, or one like them."""
    count = len(results.outcomes)
    mean = sum(results.lengths) / count
    shortest, longest = min(results.lengths), max(results.lengths)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="zone", no_wrap=True)
    table.add_column(ratio=1)
    if results.duels:
        table.add_row(text("batch.duels"), share(sum(results.duels), count, text))
    together = match.game.cooperative(match.options)
    for seat in match.seats[:1] if together else match.seats:
        who = text("batch.won") if together else text("batch.won_by", seat=text.seat(seat))
        wins = sum(seat in outcome.winners for outcome in results.outcomes)
        table.add_row(who, share(wins, count, text))
    length = text("batch.choices", mean=mean, least=shortest, most=longest)
    table.add_row(text("batch.length"), length)
    table.add_row(text("batch.time"), text("batch.seconds", seconds=results.seconds))
    for at, (reason, n) in enumerate(Counter(o.reason for o in results.outcomes).most_common()):
        table.add_row("" if at else text("batch.ends"), f"{n}× {text(f'outcome.{reason}')}")
    facts = any(outcome.facts for outcome in results.outcomes)
    return Group(table, Padding(figures(results, text), (1, 0, 0, 0)) if facts else "")


def share(n: int, total: int, text: Text) -> str:
    """So many of so many, with the interval in which the true share lies, likely (95 %)."""
    low, high = interval(n, total)
    part = {"percent": 100 * n / total, "low": 100 * low, "high": 100 * high}
    return text("batch.of", n=n, total=total, **part)


def interval(n: int, total: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share."""
    share, part = n / total, z * z / total
    middle = share + part / 2
    half = z * math.sqrt(share * (1 - share) / total + part / (4 * total))
    return max(0.0, (middle - half) / (1 + part)), min(1.0, (middle + half) / (1 + part))


def figures(results: Results, text: Text) -> Table:
    """Mean, least and most of every fact of the outcomes."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for name in ("mean", "least", "most"):
        table.add_column(text(f"batch.{name}"), justify="right")
    for name in dict.fromkeys(name for o in results.outcomes for name in o.facts):
        values = [o.facts[name] for o in results.outcomes if name in o.facts]
        mean = sum(values) / len(values)
        cells = (f"{mean:.2f}", str(min(values)), str(max(values)))
        table.add_row(Styled(text.fact(name), style="zone"), *cells)
    return table
