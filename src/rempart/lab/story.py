"""A match of a run: its record as a file, and its log in words for the page."""

from __future__ import annotations

from html import escape
from pathlib import Path

import rempart
from rempart.kernel.text import Text
from rempart.lab.query import Lab
from rempart.lab.store import replace
from rempart.lab.words import game_text
from rempart.terminal import log


def save(lab: Lab, id: str) -> Path:
    """The record of a match as a file in the run's folder, for `rempart replay`."""
    path = lab.folder / "replays" / f"{id}.json"
    path.parent.mkdir(exist_ok=True)
    replace(path, lab.record(id).encode())
    return path


def log_html(lab: Lab, id: str, text: Text) -> str:
    """The whole log of a match: every choice, and what it caused."""
    match = rempart.load(lab.record(id))
    words = game_text(match.game, text.language, match.variant)
    parts: list[str] = []
    for moment in match.story():
        caused = [f"<li>{escape(line.sentence)}</li>" for line in log.events(moment, None, words)]
        list_ = f"<ul>{''.join(caused)}</ul>" if caused else ""
        chosen = escape(log.chosen(moment, moment.seat, words)) or escape(text("page.set_up"))
        parts.append(f'<li value="{moment.n}"><b>{chosen}</b>{list_}</li>')
    return f"<ol>{''.join(parts)}</ol>"
