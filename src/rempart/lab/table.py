"""The main figures of a run as text."""

from __future__ import annotations

import math

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from rempart.kernel.text import Text
from rempart.lab.figures import Estimate, minus
from rempart.lab.naming import Names
from rempart.lab.query import CellFigures, Lab, Pair


def table(lab: Lab, text: Text) -> RenderableType:
    """What came of each cell, then each cell against its base."""
    names = Names(lab.spec, text)
    figures = lab.figures()
    parts: list[RenderableType] = [Styled(lab.spec.title, style="title")]
    parts.append(cells(figures, names, text))
    if any(one.facts for one in figures):
        parts += ["", Styled(text("table.facts"), style="zone"), facts(figures, names)]
    pairs = lab.pairs()
    if pairs:
        parts += ["", Styled(text("table.pairs"), style="zone"), differences(pairs, names, text)]
    parts += ["", Styled(text("table.interval"), style="note")]
    return Group(*parts)


def cells(figures: list[CellFigures], names: Names, text: Text) -> Table:
    """One line a cell."""
    found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for axis in names.axes:
        found.add_column(names.axis(axis), overflow="fold")
    for key in ("table.matches", "table.won", "table.length", "table.seconds"):
        found.add_column(text(key), justify="right")
    for one in figures:
        found.add_row(
            *(names.value(one.cell, axis) for axis in names.axes),
            str(one.n),
            percent(one.won),
            number(one.length),
            f"{one.seconds:.2f}",
        )
    return found


def facts(figures: list[CellFigures], names: Names) -> Table:
    """The means of what the outcomes tell."""
    found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for axis in names.axes:
        found.add_column(names.axis(axis), overflow="fold")
    known = list(dict.fromkeys(name for one in figures for name in one.facts))
    for fact in known:
        found.add_column(names.fact(fact), justify="right")
    for one in figures:
        values = [number(one.facts[fact]) if fact in one.facts else "–" for fact in known]
        found.add_row(*(names.value(one.cell, axis) for axis in names.axes), *values)
    return found


def differences(pairs: list[Pair], names: Names, text: Text) -> Table:
    """One line for each cell and axis."""
    found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    found.add_column(text("table.change"), overflow="fold")
    for key in ("table.won_more", "table.longer"):
        found.add_column(text(key), justify="right")
    for pair in pairs:
        style = "" if pair.won.clear else "dim"
        found.add_row(
            names.change(pair.axis, pair.cell, pair.base),
            Styled(points(pair.won), style=style),
            number(pair.length, sign=True),
        )
    return found


def percent(value: Estimate) -> str:
    """A share: 42 % [33–52]."""
    return f"{100 * value.value:.0f} % [{100 * value.low:.0f}–{100 * value.high:.0f}]"


def points(value: Estimate) -> str:
    """A difference of shares: +8 [−3 … +19] percentage points."""
    low, high = 100 * value.low, 100 * value.high
    return minus(f"{100 * value.value:+.0f} [{low:+.0f} … {high:+.0f}]")


def number(value: Estimate, sign: bool = False) -> str:
    """A mean: 12.3 ±0.8."""
    half = (value.high - value.low) / 2
    said = minus(f"{value.value:+.1f}" if sign else f"{value.value:.1f}")
    return said if math.isnan(half) else f"{said} ±{half:.1f}"
