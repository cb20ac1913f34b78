"""The plots with a line for each cell: winning, differences, seats, length, facts, ends."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rempart.figures import Estimate
from rempart.kernel.text import Text
from rempart.lab import svg
from rempart.lab.naming import RunNames
from rempart.lab.query import CellFigures, Lab, Pair
from rempart.lab.table import interval, number, percent, points

ENDS = 8
"""How many ways to end have their own colour."""


def line(label: str, plot: str, figure: str, kind: str = "") -> str:
    """A line of a plot: what it is about, the plot, the figure."""
    return (
        f'<div class="line {kind}"><span class="label">{escape(label)}</span>'
        f'{plot}<span class="value">{escape(figure)}</span></div>'
    )


def plot(lines: Sequence[str], axis: str = "") -> str:
    """Lines with figures below."""
    foot = f'<div class="line foot"><span class="label"></span>{axis}<span></span></div>'
    return f'<div class="plot">{"".join(lines)}{foot if axis else ""}</div>'


def won(figures: list[CellFigures], names: RunNames, text: Text) -> str:
    """The win rate of each cell."""
    lines: list[str] = []
    for one in figures:
        fair = None if one.together or one.seats < 2 else 1 / one.seats
        parts = svg.gridlines(svg.SHARES, fair) + svg.interval(svg.SHARES, one.won, "main")
        label = names.cell(one.cell)
        if not one.together and not one.versus and one.seats > 1:
            label = text("page.by_first", cell=label, seat=text("seat", n=1))
        won = interval(one.won, text)
        figure = f"{won} · {one.n}"
        lines.append(line(label, svg.frame(parts, text.labelled(label, won)), figure))
    return plot(lines, shares(text))


def differences(pairs: list[Pair], names: RunNames, text: Text) -> str:
    """The effect of each change on the win rate, seed by seed."""
    if not pairs:
        return ""
    found: list[str] = []
    values = [edge for pair in pairs for edge in (pair.won.low, pair.won.high)]
    scale = svg.Scale.around([100 * value for value in values], zero=True)
    for axis in dict.fromkeys(pair.axis for pair in pairs):
        lines: list[str] = []
        for pair in pairs:
            if pair.axis == axis:
                mark = svg.interval(scale, pair.won.times(100), mood(pair.won))
                parts = svg.gridlines(scale, 0) + mark
                label = names.change(axis, pair.cell, pair.base)
                figure = text("page.no_effect") if pair.same else points(pair.won)
                lines.append(line(label, svg.frame(parts, text.labelled(label, figure)), figure))
        found.append(plot(lines, svg.axis(scale, svg.signed)))
    return "".join(found)


def shares(text: Text) -> str:
    """The figures below a plot of shares."""
    return svg.axis(svg.SHARES, lambda share: percent(share, text))


def mood(value: Estimate) -> str:
    """How a difference is drawn: clearly more, clearly less, or perhaps chance."""
    if value.low > 0:
        return "good"
    return "bad" if value.high < 0 else "open"


def seats(lab: Lab, names: RunNames, text: Text) -> str:
    """The win rate of each seat, if the same bot plays them all."""
    found = lab.seats()
    lines: list[str] = []
    for n in dict.fromkeys(cell for cell, _, _ in found):
        mine = [(seat, value) for cell, seat, value in found if cell == n]
        lines.append(f'<h3 class="cell">{escape(names.cell(lab.cells[n]))}</h3>')
        for seat, value in mine:
            fair = 1 / len(mine)
            kind = "main" if value.low <= fair <= value.high else "bad"
            parts = svg.gridlines(svg.SHARES, fair) + svg.interval(svg.SHARES, value, kind)
            label = text("seat", n=seat + 1)
            won = interval(value, text)
            lines.append(line(label, svg.frame(parts, won), won))
    return plot(lines, shares(text)) if lines else ""


def lengths(figures: list[CellFigures], names: RunNames, text: Text) -> str:
    """How many choices a match has."""
    scale = svg.Scale.around([edge for one in figures for edge in (one.spread[0], one.spread[-1])])
    lines = [
        line(
            names.cell(one.cell),
            svg.frame(
                svg.gridlines(scale) + svg.box(scale, one.spread),
                text("page.spread", least=one.spread[0], middle=one.spread[2], most=one.spread[4]),
            ),
            number(one.length),
        )
        for one in figures
    ]
    return plot(lines, svg.axis(scale))


def facts(figures: list[CellFigures], names: RunNames) -> str:
    """The mean of each fact, by cell."""
    found: list[str] = []
    for fact in dict.fromkeys(name for one in figures for name in one.facts):
        having = [one for one in figures if fact in one.facts]
        edges = [edge for one in having for edge in one.facts[fact][:3]]
        scale = svg.Scale.around(edges)
        lines = [
            line(
                names.cell(one.cell),
                svg.frame(svg.gridlines(scale) + svg.interval(scale, one.facts[fact], "main")),
                number(one.facts[fact]),
            )
            for one in having
        ]
        title = f"<h3>{escape(names.fact(fact).capitalize())}</h3>"
        found.append(f'<div class="fact">{title}{plot(lines, svg.axis(scale))}</div>')
    return f'<div class="facts">{"".join(found)}</div>' if found else ""


def ends(lab: Lab, names: RunNames) -> str:
    """How matches ended."""
    counts = lab.reasons()
    keys = dict.fromkeys((lab.cells[cell].game, reason) for cell, reason, _ in counts)
    if len(keys) < 2:
        return ""
    colour = {key: f"hue{at % ENDS}" for at, key in enumerate(keys)}
    lines: list[str] = []
    for n in dict.fromkeys(cell for cell, _, _ in counts):
        cell = lab.cells[n]
        mine = [(reason, count) for at, reason, count in counts if at == n]
        mine.sort(key=lambda one: list(keys).index((cell.game, one[0])))
        total = sum(count for _, count in mine)
        shares = [
            (count / total, colour[cell.game, reason], names.reason(cell.game, reason))
            for reason, count in mine
        ]
        lines.append(line(names.cell(cell), svg.frame(svg.stacked(shares)), str(total)))
    legend = "".join(
        f'<li><svg width="14" height="14"><rect class="{colour[key]}" width="14" height="14"'
        f' rx="3"/></svg>{escape(names.reason(*key))}</li>'
        for key in keys
    )
    return f'<ul class="legend">{legend}</ul>{plot(lines)}'
