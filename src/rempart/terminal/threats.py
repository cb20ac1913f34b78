"""What is threatened, in a line or two: dangers, and what happens if nobody does anything."""

from __future__ import annotations

import textwrap

from rich.console import RenderableType
from rich.text import Text as Styled

from rempart.kernel import Match, Seat
from rempart.kernel.text import Text
from rempart.terminal.console import Terminal

MOST = 2
"""Lines; the forecast has the rest."""


def threats(
    match: Match, seat: Seat | None, text: Text, terminal: Terminal
) -> list[RenderableType]:
    """What a seat should know now. Nothing in a pipe, where it can be asked for, nor at the end."""
    if not terminal.interactive or match.decision is None:
        return []
    lines: list[Styled] = []
    for danger in match.dangers(seat):
        style = "bad" if danger.level == "grave" else "notice"
        lines.append(Styled(f"! {danger.words(text)}", style=style))
    if seat is not None and match.game.forecast is not None:
        summary = [said.words(text) for said in match.forecast(seat).summary]
        if summary:
            what = " · ".join(summary)
            lines += folded(text("terminal.threat", what=what), terminal.width, MOST - len(lines))
    for line in lines:
        line.truncate(terminal.width, overflow="ellipsis")
    return [*lines[:MOST]]


def folded(sentence: str, width: int, most: int) -> list[Styled]:
    """A sentence in at most `most` lines; what does not fit is left out at the end."""
    if most < 1:
        return []
    lines = textwrap.wrap(sentence, width)
    lines[most - 1 :] = [" ".join(lines[most - 1 :])] if lines[most - 1 :] else []
    return [Styled(line, style="notice") for line in lines]
