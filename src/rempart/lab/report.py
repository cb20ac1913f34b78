"""`rempart lab report`: one self-contained page with the plots of a run."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from rempart.kernel.text import Text
from rempart.lab import cell_plots, choice_plots, match_cards
from rempart.lab.naming import RunNames
from rempart.lab.query import CellFigures, Lab
from rempart.lab.shell import shell


class Section:
    """A part of the page: its heading, what it shows, and how to read it."""

    def __init__(self, key: str, content: str, text: Text, note: str):
        self.key = key
        self.content = content
        self.text = text
        self.note = note

    def html(self) -> str:
        """The section."""
        title, note = (self.text(f"page.{self.key}.{part}") for part in ("title", self.note))
        return (
            f'<section id="{self.key}"><h2>{escape(title)}</h2>'
            f'<p class="note">{escape(note)}</p>{self.content}</section>'
        )

    def link(self) -> str:
        """Its entry in the list of contents."""
        return f'<a href="#{self.key}">{escape(self.text(f"page.{self.key}.title"))}</a>'


def page(lab: Lab, text: Text, commands: bool = True) -> str:
    """The whole page; `commands`: with those that open its matches from a terminal."""
    names = RunNames(lab.spec, text)
    figures = lab.figures()
    pairs = lab.pairs()
    made: dict[str, Callable[[], str]] = {
        "won": lambda: cell_plots.won(figures, names, text),
        "pairs": lambda: cell_plots.differences(pairs, names, text),
        "seats": lambda: cell_plots.seats(lab, names, text),
        "length": lambda: cell_plots.lengths(figures, names, text),
        "facts": lambda: cell_plots.facts(figures, names),
        "ends": lambda: cell_plots.ends(lab, names),
        "choices": lambda: choice_plots.choices(lab, names, text),
        "matches": lambda: match_cards.cards(lab, names, text, commands),
    }
    notes = {} if commands else {"matches": "apart"}
    sections = [
        Section(key, content, text, notes.get(key, "note"))
        for key, make in made.items()
        if (content := make())
    ]
    body = (
        header(lab, figures, names, text)
        + f"<nav>{''.join(section.link() for section in sections)}</nav>"
        + f"<main>{''.join(section.html() for section in sections)}</main>"
    )
    games = lab.games()
    return shell(lab.spec.title, body, text, games[0] if len(games) == 1 else "")


def header(lab: Lab, figures: list[CellFigures], names: RunNames, text: Text) -> str:
    """What was played, in a few lines."""
    games = ", ".join(names.game(game) for game in lab.games())
    played, due = sum(one.n for one in figures), len(lab.spec.cells) * lab.spec.matches
    failed = sum(one.failed for one in figures)
    spec = lab.spec
    said = [
        text(
            "page.played",
            games=games,
            cells=len(spec.cells),
            matches=played,
            first=spec.seed,
            last=spec.seed + spec.matches - 1,
        )
    ]
    if played + failed < due:
        said.append(text("page.unfinished", left=due - played - failed))
    if failed:
        said.append(text("page.failed", n=failed))
    fixed = names.fixed()
    if fixed:
        said.append(text("page.fixed", what=text.clauses(fixed)))
    lines = "".join(f"<p>{escape(line)}</p>" for line in said)
    toggle = f'<button id="theme" type="button">{escape(text("page.theme"))}</button>'
    return f"<header><h1>{escape(spec.title)}</h1>{toggle}{lines}</header>"
