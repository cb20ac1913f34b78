"""Bots play whole matches; what came of them in a few figures."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import Progress
from rich.table import Table
from rich.text import Text as Styled

import rempart
from rempart import bots
from rempart.kernel import Game, Match, Outcome
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


def play_out(match: Match, names: list[str], seed: int) -> Outcome:
    """One match, a bot in each seat."""
    players = [bots.bot(name, seed + seat, match.game) for seat, name in enumerate(names)]
    while match.decision is not None:
        seat = match.decision.seat_of(match.decision.options[0])
        match.choose(bots.ask_bot(players[seat], match, seat))
    assert match.outcome is not None
    return match.outcome


def play_many(
    results: Results,
    game: Game,
    name: str,
    against: str | None,
    seeds: range,
    options: Mapping[str, Any],
    data: Mapping[str, Any],
    progress: Callable[[int], None],
) -> None:
    """Matches with these seeds, one after the other; each adds to the results.

    The bot `name` has all seats or, `against` another, one seat: the next one in each match.
    """
    begun = time.monotonic()
    for done, seed in enumerate(seeds, 1):
        match = rempart.new(game.id, seed=seed, data=data, **options)
        mine = done % len(match.seats)
        names = [name if against is None or seat == mine else against for seat in match.seats]
        results.outcomes.append(play_out(match, names, seed))
        if against is not None:
            results.duels.append(mine in results.outcomes[-1].winners)
        results.lengths.append(len(match.choices))
        results.seconds = time.monotonic() - begun
        progress(done)


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
    """So many of so many."""
    return text("batch.of", n=n, total=total, percent=100 * n / total)


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
