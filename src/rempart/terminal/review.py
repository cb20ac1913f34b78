"""`rempart review`: how a match went, as text: win chance, turning points, what was better."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.text import Text as Styled

from rempart import advice
from rempart.kernel import Match, RempartError
from rempart.kernel.text import Text
from rempart.review import (
    TEAM,
    TOTAL,
    ChanceCurve,
    MatchReview,
    TurningPoint,
    gain_words,
    judge,
    known_words,
    reviewer_of,
    turn_words,
)
from rempart.terminal.console import Terminal, make_console

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 72


class NoReview(RempartError):
    """A match that cannot be reviewed."""


def make(match: Match, text: Text, seconds: float = TOTAL) -> MatchReview:
    """Review a match, with a progress bar. Ctrl-C stops it and shows what was found so far."""
    if match.game.search_model is None:
        raise NoReview(text("review.not_possible", game=text("game.name")))
    if not match.choices[match.first :]:
        raise NoReview(text("review.nothing"))
    reviewer = reviewer_of(match, seconds)
    with bar(text) as report, suppress(KeyboardInterrupt):
        for task in reviewer:
            reviewer.take(task, judge(match, task))
            report(reviewer.part)
    return reviewer.review()


@contextmanager
def bar(text: Text) -> Iterator[Callable[[float], None]]:
    """A progress bar on standard error, while the review runs."""
    said = TextColumn(text("review.working"))
    console = make_console(stderr=True)
    with Progress(
        said, BarColumn(), TaskProgressColumn(), console=console, transient=True
    ) as progress:
        task = progress.add_task("", total=1.0)
        yield lambda part: progress.update(task, completed=part)


def report(
    review: MatchReview, match: Match, text: Text, width: int, file: Path | None = None
) -> RenderableType:
    """A review in words."""
    parts: list[RenderableType] = [Styled(text("review.title"), style="title")]
    for curve in review.curves:
        parts += [*curve_lines(curve, review.choices, min(width, WIDEST), text), ""]
    parts.append(Styled(text("review.turns"), style="title"))
    for turn in review.turns:
        parts += turn_lines(turn, match, text)
    if not review.turns:
        parts.append(text("review.none"))
    parts.append(Styled(known_words(review, text), style="note"))
    if file is not None and review.turns:
        parts.append(Styled(text("review.look", file=shlex.quote(str(file))), style="note"))
    return Group(*parts)


def curve_lines(curve: ChanceCurve, choices: int, width: int, text: Text) -> list[RenderableType]:
    """The win chance as a row of bars, one for each part of the match."""
    if curve.seat == TEAM:
        name = text("review.team")
    else:
        name = text("review.curve", who=text.seat(curve.seat))
    first = advice.percent(curve.points[0][1], text)
    at, chance = curve.points[-1]
    if at == choices:  # The result; the last decision comes before all choices are made.
        last = text("review.won" if chance else "review.lost")
        ends = text("review.ends", first=first, last=last)
    else:
        ends = text("review.so_far", first=first, last=advice.percent(chance, text))
    said = text("review.line", curve=name, ends=ends)
    return [Styled(said), Styled(bars(curve, choices, width), style="good")]


def bars(curve: ChanceCurve, choices: int, width: int) -> str:
    """The curve, drawn: a value holds until the next one."""
    count = max(1, min(width, choices + 1))
    shown: list[str] = []
    for column in range(count):
        at = column * choices / max(1, count - 1)
        values = [chance for n, chance in curve.points if n <= at]
        value = values[-1] if values else curve.points[0][1]
        shown.append(BARS[min(len(BARS) - 1, int(value * len(BARS)))])
    return "".join(shown)


def turn_lines(turn: TurningPoint, match: Match, text: Text) -> list[RenderableType]:
    """A turning point: where it is, and what to say about it."""
    said = f"{turn_words(turn, match, text)} {gain_words(turn, text, match.game)}".strip()
    return [Styled(text("review.at", at=turn.at), style="now"), Padding(said, (0, 0, 0, 2))]


def show(terminal: Terminal, match: Match, text: Text, file: Path, seconds: float) -> None:
    """Review a match and print what was found."""
    found = make(match, text, seconds)
    terminal.show(report(found, match, text, terminal.width, file))
