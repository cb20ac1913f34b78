"""What happened, in words: the log of a match as one seat may read it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from rempart.kernel import Moment, Seat
from rempart.kernel.hidden import censored, event_for
from rempart.kernel.text import Text

LEAST = 3
"""Lines that are always told, however old."""
RECENT = 30
"""Moments among which they are looked for."""


@dataclass(frozen=True)
class LogLine:
    """A sentence of the log, and the rule behind it."""

    sentence: str
    rule: str = ""


def since(moments: list[Moment], seat: Seat | None) -> list[Moment]:
    """The moments from a seat's last choice on; all of them if it has made none."""
    for at in range(len(moments) - 1, 0, -1):
        if moments[at].seat == seat:
            return moments[at:]
    return moments


def latest(moments: list[Moment], seat: Seat | None, text: Text) -> list[LogLine]:
    """What happened since a seat's last choice, and a little before it if that is not much."""
    told = lines(since(moments, seat), seat, text)
    return told if len(told) >= LEAST else lines(moments[-RECENT:], seat, text)[-LEAST:]


def chosen(moment: Moment, seat: Seat | None, text: Text) -> str:
    """Whose choice a moment was, and which."""
    if moment.seat is None or moment.choice is None:
        return ""
    option = censored(moment.choice, moment.seat, seat)
    who = text.seat(moment.seat)
    return text("terminal.chose", seat=who, option=text.say("option", option, moment.seat))


def events(moment: Moment, seat: Seat | None, text: Text) -> list[LogLine]:
    """What a moment's choice caused."""
    seen = (event_for(event, seat) for event in moment.events)
    return [LogLine(text.say("event", event), event.rule) for event in seen]


def lines(moments: Iterable[Moment], seat: Seat | None, text: Text) -> list[LogLine]:
    """Everything that happened; choices without visible effects are listed themselves."""
    told: list[LogLine] = []
    for moment in moments:
        seen = events(moment, seat, text)
        if not seen and moment.seat is not None and moment.seat != seat:
            seen = [LogLine(chosen(moment, seat, text))]
        told += seen
    return told


def listed(told: list[LogLine], text: Text, most: int = 1000) -> RenderableType:
    """The last lines of a log, each with its rule at the right."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="edge")
    table.add_column(ratio=1)
    table.add_column(style="rule_id", justify="right", no_wrap=True)
    if len(told) > most:
        table.add_row("⋮", Styled(text("terminal.earlier", count=len(told) - most), style="note"))
    for line in told[-most:] if most else []:
        table.add_row("•", line.sentence, line.rule)
    return table


def whole(moments: Iterable[Moment], seat: Seat | None, text: Text) -> Group:
    """Every choice with its number, and below it what it caused."""
    parts: list[RenderableType] = []
    for moment in moments:
        if moment.seat is not None:
            parts.append(Styled(f"{moment.n:3}  {chosen(moment, seat, text)}", style="zone"))
        told = events(moment, seat, text)
        if told:
            parts.append(listed(told, text))
    return Group(*parts)
