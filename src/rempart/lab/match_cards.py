"""The matches worth a look, each one click from its replay."""

from __future__ import annotations

import json
import shlex
from html import escape

import msgspec

from rempart.kernel.text import Text
from rempart.lab import story
from rempart.lab.naming import RunNames
from rempart.lab.outliers import Outlier, outliers
from rempart.lab.query import Lab, setup_of

BROWSER = "--browser"
NO_BREAK = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}"
"""Between the scores of seats, which stay on one line."""


class CardWords(msgspec.Struct):
    """What a match stands out for and how it ended, in words.

    where     its set-up and its seed
    figures   its length and what else there is to say of it
    """

    id: str
    title: str
    where: str
    result: str
    figures: str


def cards(lab: Lab, names: RunNames, text: Text, commands: bool = True) -> str:
    """A card for each match that stands out; with `commands`, how to open it from a terminal."""
    found = [
        card(lab, told(lab, one, names, text), text, commands)
        for game in lab.games()
        for one in outliers(lab, game)
    ]
    reckoned = lab.value("SELECT count(low) FROM whole")
    note = f'<p class="note">{escape(text("page.chances"))}</p>' if reckoned else ""
    return f'{note}<div class="cards">{"".join(found)}</div>'


def told(lab: Lab, one: Outlier, names: RunNames, text: Text) -> CardWords:
    """What a match stands out for, and how it ended."""
    query = """
        SELECT cell, game, seed, decisions, reason, winners, scores, facts, together, won, bots,
            low
        FROM whole WHERE id = ?
    """
    (row,) = lab.rows(query, one.id)
    cell, game, seed, decisions, reason, winners, scores, facts, together, won, bots, low = row
    if together:
        result = text("page.won_it" if won else "page.lost_it")
    elif not winners:
        result = text("page.nobody_won")
    else:
        result = text(
            "page.winners",
            seats=", ".join(
                f"{text('seat', n=seat + 1)} ({names.bot(bots[seat])})" for seat in winners
            ),
        )
    known = ("won", *setup_of(game))
    figures = [
        f"{names.fact(name, game)} {value}" for name, value in facts.items() if name not in known
    ]
    if len(set(scores)) > 1 and scores != [int(seat in winners) for seat in range(len(scores))]:
        figures.append(f"{text('table.score')} {NO_BREAK.join(map(str, scores))}")
    if low is not None:
        figures.append(chance(low, together, won, text))
    return CardWords(
        one.id,
        title=" · ".join(text(f"page.outlier.{kind}") for kind in one.kinds),
        where=f"{names.cell(lab.cells[cell])} · {text('page.seed', seed=seed)}",
        result=f"{result} {names.reason(game, reason)}",
        figures=f"{text('page.choices_made', n=decisions)} · {', '.join(figures)}",
    )


def card(lab: Lab, one: CardWords, text: Text, commands: bool) -> str:
    """The words of a match, and the ways to see it."""
    copy = code = ""
    if commands:
        path = shlex.quote(str(story.save(lab, one.id)))
        command = f"rempart replay {path} {BROWSER}"
        copy = (
            f'<button type="button" data-copy="{escape(command)}">'
            f"{escape(text('page.copy'))}</button>"
        )
        code = f"<code>{escape(command.removesuffix(BROWSER))}<span>{BROWSER}</span></code>"
    return (
        f"<article><h3>{escape(one.title)}</h3>"
        f'<p class="where">{escape(one.where)}</p>'
        f"<p>{escape(one.result)}</p>"
        f'<p class="where">{escape(one.figures)}</p>'
        f'<p class="ways"><button type="button" class="go" data-replay="{escape(one.id)}">'
        f"{escape(text('page.replay'))}</button>{copy}"
        f'<button type="button" data-save="{escape(one.id)}" data-name="{escape(one.id)}.json">'
        f"{escape(text('page.save'))}</button></p>{code}"
        f'<template id="replay-{escape(one.id)}"><h3>{escape(one.title)}</h3>'
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
