"""The matches worth a look, each one click from its replay."""

from __future__ import annotations

import json
import shlex
from html import escape

from rempart.kernel.text import Text
from rempart.lab import story
from rempart.lab.naming import RunNames
from rempart.lab.outliers import Outlier, outliers
from rempart.lab.query import Lab, setup_of

BROWSER = "--browser"
NO_BREAK = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}"
"""Between the scores of seats, which stay on one line."""


def cards(lab: Lab, names: RunNames, text: Text) -> str:
    """A card for each match that stands out."""
    found = [card(lab, one, names, text) for game in lab.games() for one in outliers(lab, game)]
    reckoned = lab.value("SELECT count(low) FROM whole")
    note = f'<p class="note">{escape(text("page.chances"))}</p>' if reckoned else ""
    return f'{note}<div class="cards">{"".join(found)}</div>'


def card(lab: Lab, one: Outlier, names: RunNames, text: Text) -> str:
    """What a match stands out for, how it ended, and the ways to see it."""
    query = """
        SELECT cell, game, seed, decisions, reason, winners, scores, facts, together, won, bots,
            low
        FROM whole WHERE id = ?
    """
    (row,) = lab.rows(query, one.id)
    cell, game, seed, decisions, reason, winners, scores, facts, together, won, bots, low = row
    title = " · ".join(text(f"page.outlier.{kind}") for kind in one.kinds)
    if together:
        result = text("page.won_it" if won else "page.lost_it")
    elif not winners:
        result = text("page.nobody_won")
    else:
        result = text(
            "page.winners",
            seats=", ".join(f"{text('seat', n=seat + 1)} ({bots[seat]})" for seat in winners),
        )
    known = ("won", *setup_of(game))
    figures = [
        f"{names.fact(name, game)} {value}" for name, value in facts.items() if name not in known
    ]
    if len(set(scores)) > 1 and scores != [int(seat in winners) for seat in range(len(scores))]:
        figures.append(f"{text('table.score')} {NO_BREAK.join(map(str, scores))}")
    if low is not None:
        figures.append(chance(low, together, won, text))
    path = story.save(lab, one.id)
    command = f"rempart replay {shlex.quote(str(path))} {BROWSER}"
    return (
        f"<article><h3>{escape(title)}</h3>"
        f'<p class="where">{escape(names.cell(lab.cells[cell]))} · '
        f"{escape(text('page.seed', seed=seed))}</p>"
        f"<p>{escape(result)} {escape(names.reason(game, reason))}</p>"
        f'<p class="where">{escape(text("page.choices_made", n=decisions))} · '
        f"{escape(', '.join(figures))}</p>"
        f'<p class="ways"><button type="button" class="go" data-replay="{escape(one.id)}">'
        f"{escape(text('page.replay'))}</button>"
        f'<button type="button" data-copy="{escape(command)}">{escape(text("page.copy"))}</button>'
        f'<button type="button" data-save="{escape(one.id)}" data-name="{escape(path.name)}">'
        f"{escape(text('page.save'))}</button></p>"
        f"<code>{escape(command.removesuffix(BROWSER))}<span>{BROWSER}</span></code>"
        f'<template id="replay-{escape(one.id)}"><h3>{escape(title)}</h3>'
        f"{story.log_html(lab, one.id, text)}</template>"
        f'<script type="application/json" id="record-{escape(one.id)}">'
        f"{embedded(lab.record(one.id))}</script></article>"
    )


def chance(low: float, together: bool, won: bool, text: Text) -> str:
    """How unlikely the outcome once was; if all lost together, how close they were to winning."""
    share = 1 - low if together and not won else low
    said = "< 1" if share < 0.01 else "> 99" if share > 0.99 else f"{100 * share:.0f}"
    return text(
        "page.chance_together" if together else "page.chance_apart",
        share=text("advice.percent", n=said),
    )


def embedded(record: str) -> str:
    """JSON that can be embedded in a page."""
    return json.dumps(json.loads(record), ensure_ascii=False).replace("<", "\\u003c")
