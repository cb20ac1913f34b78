"""The matches that are worth a look, each one click from its replay."""

from __future__ import annotations

import json
import shlex
from html import escape

from rempart.kernel.text import Text
from rempart.lab import story
from rempart.lab.naming import Names
from rempart.lab.outliers import Outlier, outliers
from rempart.lab.query import Lab


def cards(lab: Lab, names: Names, text: Text) -> str:
    """A card for each match that stands out."""
    found = [card(lab, one, names, text) for game in lab.games() for one in outliers(lab, game)]
    return f'<div class="cards">{"".join(found)}</div>'


def card(lab: Lab, one: Outlier, names: Names, text: Text) -> str:
    """What a match stands out for, how it ended, and the ways to see it."""
    query = """
        SELECT cell, game, seed, decisions, reason, winners, scores, facts, together, won, bots
        FROM whole WHERE id = ?
    """
    (row,) = lab.rows(query, one.id)
    cell, game, seed, decisions, reason, winners, scores, facts, together, won, bots = row
    title = " · ".join(text(f"page.outlier.{kind}") for kind in one.kinds)
    if together:
        result = text("page.won_it" if won else "page.lost_it")
    else:
        result = text(
            "page.winners",
            seats=", ".join(f"{text('seat', n=seat + 1)} ({bots[seat]})" for seat in winners),
        )
    figures = [
        f"{names.fact(name, game)} {value}" for name, value in facts.items() if name != "won"
    ]
    if len(set(scores)) > 1:
        figures.append(f"{text('table.score')} {' : '.join(map(str, scores))}")
    path = story.save(lab, one.id)
    command = f"rempart replay {shlex.quote(str(path))} --browser"
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
        f"<code>{escape(command)}</code>"
        f'<template id="replay-{escape(one.id)}"><h3>{escape(title)}</h3>'
        f"{story.told(lab, one.id, text)}</template>"
        f'<script type="application/json" id="record-{escape(one.id)}">'
        f"{embedded(lab.record(one.id))}</script></article>"
    )


def embedded(record: str) -> str:
    """JSON that can stand in a page."""
    return json.dumps(json.loads(record), ensure_ascii=False).replace("<", "\\u003c")
