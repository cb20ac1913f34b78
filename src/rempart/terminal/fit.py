"""The table and the log in a window: as much detail as keeps the choice visible."""

from __future__ import annotations

from dataclasses import replace

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from rempart.kernel import Seat
from rempart.kernel.scene import Scene
from rempart.kernel.text import Text
from rempart.terminal import log, screen
from rempart.terminal.console import Terminal
from rempart.terminal.maps import NO_KEY, Key

ENOUGH = 4
"""From this many lines on, the log says how many there are besides."""


def best_fit(
    terminal: Terminal,
    scene: Scene,
    text: Text,
    seat: Seat | None,
    told: list[log.LogLine],
    used: RenderableType,
    key: Key = NO_KEY,
) -> RenderableType:
    """The table and, with the lines that are left, the log. `used` is how many lines the rest
    takes."""
    whole = terminal.lines(log.listed(told, text))
    free = terminal.height - terminal.lines(used)
    drawn: RenderableType = ""
    gap: list[str] = []
    for detail in screen.details(scene, key):
        drawn = screen.draw(scene, text, terminal.width, seat, detail, key)
        gap = [""] if detail.airy else []
        room = free - terminal.lines(drawn) - 2 * len(gap)
        if room >= min(detail.log, whole):
            return Group(drawn, *gap, last_lines(terminal, told, text, room), *gap)
    return drawn


def last_lines(
    terminal: Terminal, told: list[log.LogLine], text: Text, room: int
) -> RenderableType:
    """As many of the last lines of the log as there is room for; with little room, without saying
    that there are more, and with room for one only, as much of the last as fits."""
    most = min(len(told), max(room, 0))
    while most and terminal.lines(log.listed(last(told, most, room), text, most)) > room:
        most -= 1
    if room > 0 and told and not most:
        return log.listed([shortened(told[-1], terminal.width)], text)
    return log.listed(last(told, most, room), text, most)


def shortened(line: log.LogLine, width: int) -> log.LogLine:
    """A line of the log that fits a window of this width without being folded."""
    sentence = Styled(line.sentence)
    sentence.truncate(width - len(f"•  {line.rule}"), overflow="ellipsis")
    return replace(line, sentence=sentence.plain)


def last(told: list[log.LogLine], most: int, room: int) -> list[log.LogLine]:
    """The lines to list: where room is scarce, only those that are shown."""
    return told if room >= ENOUGH else told[len(told) - most :]
