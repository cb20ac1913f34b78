"""Plots as inline SVG. Horizontal positions are percentages, so that a plot fits any width."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from rempart.figures import Estimate, minus

HEIGHT = 30
MIDDLE = HEIGHT / 2


class Scale(NamedTuple):
    """Maps figures to positions along a line."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def __call__(self, value: float) -> str:
        """The position of a value; values outside the range are put at the edge."""
        share = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return f"{100 * (0.02 + 0.96 * min(1.0, max(0.0, share))):.2f}%"

    @classmethod
    def around(cls, values: Sequence[float], *, zero: bool = False) -> Scale:
        """A scale with round ticks that includes all values; with `zero`, zero too."""
        found = [value for value in values if not math.isnan(value)] or [0.0, 1.0]
        low, high = min(found), max(found)
        if zero:
            low, high = min(low, 0.0), max(high, 0.0)
        if high - low < 1e-9:
            low, high = low - 1, high + 1
        step = round_step((high - low) / 4)
        first, last = math.floor(low / step), math.ceil(high / step)
        ticks = tuple(round(at * step, 10) for at in range(first, last + 1))
        return cls(ticks[0], ticks[-1], ticks)


def round_step(rough: float) -> float:
    """The next round number: 1, 2 or 5 times a power of ten."""
    power = 10 ** math.floor(math.log10(rough))
    return next(power * step for step in (1, 2, 5, 10) if power * step >= rough * 0.999)


SHARES = Scale(0.0, 1.0, (0.0, 0.25, 0.5, 0.75, 1.0))


def frame(parts: Sequence[str], title: str = "", height: float = HEIGHT) -> str:
    """A plot of one line."""
    told = f"<title>{escape(title)}</title>" if title else ""
    return f'<svg class="track" height="{height:g}" role="img">{told}{"".join(parts)}</svg>'


def gridlines(scale: Scale, strong: float | None = None) -> list[str]:
    """A faint line at each tick, and a strong one at the reference value."""
    lines = [upright(scale(tick), "tick") for tick in scale.ticks]
    return lines + ([upright(scale(strong), "zero")] if strong is not None else [])


def upright(x: str, kind: str) -> str:
    """A line from top to bottom."""
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="0" y2="{HEIGHT}"/>'


def interval(scale: Scale, value: Estimate, kind: str = "", y: float = MIDDLE) -> list[str]:
    """A figure with its interval: a dot on a line with two ends."""
    if math.isnan(value.value):
        return []
    parts: list[str] = []
    if not math.isnan(value.low):
        low, high = scale(value.low), scale(value.high)
        parts.append(
            f'<line class="span {kind}" x1="{low}" x2="{high}" y1="{y:g}" y2="{y:g}"/>'
            + "".join(
                f'<line class="end {kind}" x1="{x}" x2="{x}" y1="{y - 4:g}" y2="{y + 4:g}"/>'
                for x in (low, high)
            )
        )
    return [*parts, f'<circle class="dot {kind}" cx="{scale(value.value)}" cy="{y:g}" r="5.5"/>']


def box(scale: Scale, spread: Sequence[float]) -> list[str]:
    """A box plot: minimum, quartiles and maximum."""
    least, first, middle, third, most = (scale(value) for value in spread)
    x, width = float(first[:-1]), float(third[:-1]) - float(first[:-1])
    return [
        f'<line class="span" x1="{least}" x2="{most}" y1="{MIDDLE}" y2="{MIDDLE}"/>',
        f'<rect class="box" x="{x:.2f}%" width="{max(width, 0.4):.2f}%" y="7" height="16" rx="3"/>',
        f'<line class="median" x1="{middle}" x2="{middle}" y1="5" y2="25"/>',
    ]


def stacked(shares: Sequence[tuple[float, str, str]]) -> list[str]:
    """Shares of a whole, side by side: (share, class, what it is)."""
    parts: list[str] = []
    x = 2.0
    for share, kind, title in shares:
        width = 96 * share
        parts.append(
            f'<rect class="{kind}" x="{x:.2f}%" width="{width:.2f}%" y="5" height="20">'
            f"<title>{escape(title)}</title></rect>"
        )
        if share >= 0.08:
            parts.append(
                f'<text class="share" x="{x + width / 2:.2f}%" y="19">{100 * share:.0f}</text>'
            )
        x += width
    return parts


def figure(value: float) -> str:
    """A round figure, as short as possible."""
    return minus(f"{value:g}")


def signed(value: float) -> str:
    """The same with its sign."""
    return minus(f"{value:+g}") if value else "0"


def axis(scale: Scale, said: Callable[[float], str] = figure) -> str:
    """The figures below a plot, each as `said` writes it."""
    labels = [
        f'<text class="figure" x="{scale(tick)}" y="14">{escape(said(tick))}</text>'
        for tick in scale.ticks
    ]
    return f'<svg class="track axis" height="20" aria-hidden="true">{"".join(labels)}</svg>'
