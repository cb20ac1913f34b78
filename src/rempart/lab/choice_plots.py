"""What is bought and played, how often, and how that relates to winning."""

from __future__ import annotations

from html import escape

from rempart.figures import Estimate
from rempart.kernel.text import Text
from rempart.lab import svg
from rempart.lab.cell_plots import mood
from rempart.lab.naming import RunNames
from rempart.lab.query import Lab, Pick
from rempart.lab.table import interval, percent, points

SHOWN = 25
"""How many lines are shown at first."""
COLUMNS = ("what", "picked", "mean", "with", "without", "gap")
CELLS = 16
"""The most cells for a table of what each of them takes."""


def choices(lab: Lab, names: RunNames, text: Text) -> str:
    """For each game: what is taken, and by whom."""
    games = lab.games()
    found: list[str] = []
    for game in games:
        picks = lab.picks(game)
        if len(games) > 1:
            found.append(f"<h3>{escape(names.game(game))}</h3>")
        found.append(chips(picks, game, names, text))
        found.append(table(picks, game, names, text))
        found.append(by_cell(lab, game, picks, names, text))
    return "".join(found)


def chips(picks: list[Pick], game: str, names: RunNames, text: Text) -> str:
    """Buttons that filter by kind of choice, for kinds with more than one thing to take."""
    kinds: dict[str, list[Pick]] = {}
    for pick in picks:
        kinds.setdefault(pick.kind, []).append(pick)
    many = [kind for kind in kinds if len(kinds[kind]) > 1]
    many.sort(key=lambda kind: -sum(pick.mean for pick in kinds[kind]))
    buttons = [f'<button type="button" data-kind="">{escape(text("page.all"))}</button>']
    for kind in many:
        label = escape(names.kind(game, kind, kinds[kind][0].option))
        buttons.append(f'<button type="button" data-kind="{escape(kind)}">{label}</button>')
    return f'<div class="chips" role="group">{"".join(buttons)}</div>'


def table(picks: list[Pick], game: str, names: RunNames, text: Text) -> str:
    """One line for each thing that can be taken."""
    scale = svg.Scale(-100, 100, (-100, -50, 0, 50, 100))
    head = "".join(f"<th>{escape(text(f'page.pick.{key}'))}</th>" for key in COLUMNS)
    rows = [
        f'<tr data-kind="{escape(pick.kind)}"{" class=more" if at >= SHOWN else ""}>'
        f"{row(pick, game, names, scale, text)}</tr>"
        for at, pick in enumerate(picks)
    ]
    more = ""
    if len(rows) > SHOWN:
        more = (
            f'<button type="button" class="all">{escape(text("page.more", n=len(rows)))}</button>'
        )
    foot = f'<tr class="foot"><td colspan="5"></td><td>{svg.axis(scale, svg.signed)}</td></tr>'
    return (
        f'<div class="wide"><table class="picks"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}{foot}</tbody></table></div>{more}"
    )


def row(pick: Pick, game: str, names: RunNames, scale: svg.Scale, text: Text) -> str:
    """A thing: how often it is taken, and the win rates with and without."""
    told = pick.gap.n > 0
    said = points(pick.gap) if told else "–"
    gap = svg.interval(scale, pick.gap.times(100), mood(pick.gap)) if told else []
    bar = (
        f'<svg class="bar" height="18"><rect class="back" width="100%" y="3" height="12" rx="3"/>'
        f'<rect class="fill" width="{100 * pick.picked:.1f}%" y="3" height="12" rx="3"/></svg>'
    )
    cells = [
        escape(names.what(game, pick.what, pick.option)),
        f"{bar}<span>{percent(pick.picked, text)}</span>",
        f"{pick.mean:.2f}",
        share(pick.taken, text),
        share(pick.left, text),
        svg.frame(svg.gridlines(scale, 0) + gap, said),
    ]
    found = [f'<td class="what">{cells[0]}</td>']
    for key, cell in zip(COLUMNS[1:-1], cells[1:-1], strict=True):
        label = escape(text(f"page.pick.{key}"))
        kind = "picked" if key == "picked" else "n"
        found.append(f'<td class="{kind}" data-label="{label}">{cell}</td>')
    label = escape(f"{text('page.pick.gap')} {said}")
    return "".join([*found, f'<td class="gap" data-label="{label}">{cells[-1]}</td>'])


def share(value: Estimate, text: Text) -> str:
    """A win rate and the number of matches it is based on."""
    if not value.n:
        return "–"
    exact = escape(interval(value, text))
    shown = percent(value.value, text)
    return f'<span title="{exact}">{shown}</span> <small>{value.n}</small>'


def by_cell(lab: Lab, game: str, picks: list[Pick], names: RunNames, text: Text) -> str:
    """How often each cell takes things, for those that cells take differently often."""
    cells = [cell for cell in lab.spec.cells if cell.game == game]
    if not 1 < len(cells) <= CELLS:
        return ""
    taken = lab.taken_by_cell(game)
    options = {pick.what: pick for pick in picks}

    def spread(what: str) -> float:
        values = list(taken[what].values())
        return max(values) - min(values)

    most = sorted((what for what in taken if what in options), key=spread, reverse=True)[:20]
    head = "".join(f"<th>{escape(names.cell(cell))}</th>" for cell in cells)
    rows: list[str] = []
    for what in most:
        top = max(taken[what].values()) or 1.0
        values = [taken[what].get(cell.n) for cell in cells]
        shown = "".join(
            "<td>–</td>"
            if value is None
            else f'<td style="--heat: {100 * value / top:.0f}%">{value:.2f}</td>'
            for value in values
        )
        label = escape(names.what(game, what, options[what].option))
        rows.append(f'<tr data-kind="{escape(options[what].kind)}"><th>{label}</th>{shown}</tr>')
    return (
        f"<h3>{escape(text('page.by_cell'))}</h3><div class=wide><table class=heat>"
        f"<thead><tr><th></th>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )
