"""Bots play whole matches; the results in a few figures."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field

import msgspec
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import Progress
from rich.table import Table
from rich.text import Text as Styled

from rempart import bots
from rempart.figures import rate
from rempart.kernel import Game, Match, RempartError
from rempart.kernel.text import Text
from rempart.lab.play import Row
from rempart.lab.spec import Cell
from rempart.lab.workers import Cores, Here, rows
from rempart.play import VERSUS, Lineup

PATIENCE = 10.0
"""Seconds between two reports of progress where there is no bar."""


@dataclass
class Results:
    """The results of some matches of a cell."""

    cell: Cell
    rows: list[Row] = field(default_factory=list[Row])
    """In the order of the seeds."""
    seconds: float = 0.0


def cell(
    game: Game, name: str, against: str | None, settings: dict[str, object], data: dict[str, object]
) -> Cell:
    """What to play, as a cell of the lab: the bot `name` has all seats or, `against` another, one
    seat, which changes with the seed."""
    names = [name] if against is None else [name, against]
    for one in names:
        bots.bot(one, game=game)
    return Cell(0, game.id, game.edition, settings, data, VERSUS.join(names), factors={})


def play_many(
    results: Results, seeds: range, progress: Callable[[int], None], processes: int = 1
) -> None:
    """Matches with these seeds, played here or by several processes; each adds to the results."""
    begun = time.monotonic()
    few = min(processes, len(seeds))
    workers = Here(noted=False) if few == 1 else Cores(few, noted=False)
    tasks = ((results.cell, seed) for seed in seeds)
    try:
        with closing(rows(workers, tasks, lambda: False)) as played:
            for encoded in played:
                row = msgspec.json.decode(encoded, type=Row)
                if row.error:
                    raise RempartError(
                        f"the match with seed {row.seed} stopped with an error\n{row.error}"
                    )
                results.rows.append(row)
                results.seconds = time.monotonic() - begun
                progress(len(results.rows))
    finally:
        results.rows.sort(key=lambda row: row.seed)


@contextmanager
def progress(console: Console, text: Text, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, otherwise a line now and then; on standard error."""
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
    rows, count = results.rows, len(results.rows)
    lengths = [row.decisions for row in rows]
    table = Table.grid(padding=(0, 2))
    table.add_column(style="zone", no_wrap=True)
    table.add_column(ratio=1)
    if Lineup.read(results.cell.bots).versus:
        table.add_row(text("batch.duels"), share(sum(row.won for row in rows), count, text))
    together = match.game.cooperative(match.settings)
    for seat in match.seats[:1] if together else match.seats:
        who = text("batch.won") if together else text("batch.won_by", seat=text.seat(seat))
        wins = sum(seat in row.winners for row in rows)
        table.add_row(who, share(wins, count, text))
    mean = sum(lengths) / count
    length = text("batch.choices", mean=mean, least=min(lengths), most=max(lengths))
    table.add_row(text("batch.length"), length)
    table.add_row(text("batch.time"), text("batch.seconds", seconds=results.seconds))
    for at, (reason, n) in enumerate(Counter(row.reason for row in rows).most_common()):
        table.add_row("" if at else text("batch.ends"), f"{n}× {text(f'outcome.{reason}')}")
    facts = any(row.facts for row in rows)
    return Group(table, Padding(figures(rows, text), (1, 0, 0, 0)) if facts else "")


def share(n: int, total: int, text: Text) -> str:
    """A count out of a total, with the 95 % interval of the share."""
    found = rate(n, total).times(100)
    return text("batch.of", n=n, total=total, percent=found.value, low=found.low, high=found.high)


def figures(rows: list[Row], text: Text) -> Table:
    """Mean, minimum and maximum of every fact of the outcomes."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for name in ("mean", "least", "most"):
        table.add_column(text(f"batch.{name}"), justify="right")
    for name in dict.fromkeys(name for row in rows for name in row.facts):
        values = [row.facts[name] for row in rows if name in row.facts]
        mean = sum(values) / len(values)
        cells = (f"{mean:.2f}", str(min(values)), str(max(values)))
        table.add_row(Styled(text.fact(name), style="zone"), *cells)
    return table
