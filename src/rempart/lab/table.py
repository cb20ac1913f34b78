"""The main figures of a run as text."""

from __future__ import annotations

import math

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from rempart.figures import Estimate, minus
from rempart.kernel.text import Text
from rempart.lab.naming import RunNames
from rempart.lab.query import CellFigures, Lab, Pair


def table(lab: Lab, text: Text) -> RenderableType:
    """For each game, the results of each cell, then each cell compared with its base."""
    figures, pairs = lab.figures(), lab.pairs()
    parts: list[RenderableType] = [Styled(lab.spec.title, style="title")]
    for game in lab.games():
        cells = [cell for cell in lab.spec.cells if cell.game == game]
        names = RunNames(msgspec.structs.replace(lab.spec, cells=cells), text)
        if len(cells) < len(lab.spec.cells):
            parts += ["", Styled(names.game(game), style="title")]
            parts += [Styled(said, style="note") for said in names.fixed()]
        mine = [one for one in figures if one.cell in cells]
        parts += of_game(game, mine, [one for one in pairs if one.cell in cells], names, text)
    parts += ["", Styled(text("table.interval"), style="note")]
    return Group(*parts)


def of_game(
    game: str, figures: list[CellFigures], pairs: list[Pair], names: RunNames, text: Text
) -> list[RenderableType]:
    """The tables of one game."""
    found: list[RenderableType] = [cells(game, figures, names, text)]
    if any(one.facts for one in figures):
        found += ["", Styled(text("table.facts"), style="zone"), facts(game, figures, names)]
    if pairs:
        found += ["", Styled(text("table.pairs"), style="zone"), differences(pairs, names, text)]
    return found


def cells(game: str, figures: list[CellFigures], names: RunNames, text: Text) -> Table:
    """One line per cell."""
    found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    axes = names.axes[game]
    for axis in axes:
        found.add_column(names.axis(axis, game), overflow="fold")
    for key in ("table.matches", "table.won", "table.length", "table.seconds"):
        found.add_column(text(key), justify="right")
    for one in figures:
        found.add_row(
            *(names.value(one.cell, axis) for axis in axes),
            str(one.n),
            interval(one.won, text),
            number(one.length),
            f"{one.seconds:.2f}",
        )
    return found


def facts(game: str, figures: list[CellFigures], names: RunNames) -> Table:
    """The means of the facts of outcomes."""
    found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    axes = names.axes[game]
    for axis in axes:
        found.add_column(names.axis(axis, game), overflow="fold")
    known = list(dict.fromkeys(name for one in figures for name in one.facts))
    for fact in known:
        found.add_column(names.fact(fact, game), justify="right")
    for one in figures:
        values = [number(one.facts[fact]) if fact in one.facts else "–" for fact in known]
        found.add_row(*(names.value(one.cell, axis) for axis in axes), *values)
    return found


def differences(pairs: list[Pair], names: RunNames, text: Text) -> Table:
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


def percent(share: float, text: Text) -> str:
    """A share, as the language writes it: 42%."""
    return text("advice.percent", n=f"{100 * share:.0f}")


def interval(value: Estimate, text: Text) -> str:
    """A share with its interval: 42% [33–52]."""
    return f"{percent(value.value, text)} [{100 * value.low:.0f}–{100 * value.high:.0f}]"


def points(value: Estimate) -> str:
    """A difference of shares: +8 [−3 … +19] percentage points."""
    low, high = 100 * value.low, 100 * value.high
    return minus(f"{100 * value.value:+.0f} [{low:+.0f} … {high:+.0f}]")


def number(value: Estimate, sign: bool = False) -> str:
    """A mean: 12.3 ±0.8."""
    half = (value.high - value.low) / 2
    said = minus(f"{value.value:+.1f}" if sign else f"{value.value:.1f}")
    return said if math.isnan(half) else f"{said} ±{half:.1f}"
