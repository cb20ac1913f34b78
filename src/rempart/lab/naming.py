"""How a report calls cells, axes, values, facts and choices."""

from __future__ import annotations

from typing import Any

import msgspec

import rempart
from rempart.kernel import Game, RempartError
from rempart.kernel.text import Text
from rempart.lab.choices import kind_name, what
from rempart.lab.spec import Cell, Spec
from rempart.lab.words import axis_name, game_text, value_name


class Names:
    """The names of everything in a run, in one language."""

    def __init__(self, spec: Spec, text: Text):
        self.spec = spec
        self.text = text
        found = dict.fromkeys(axis for cell in spec.cells for axis in cell.factors)
        found |= dict.fromkeys(differing(spec.cells))
        self.axes = sorted(found, key=lambda axis: axis != "game")
        """What varies, in a part of the spec or from one part to another."""
        if len({cell.game for cell in spec.cells}) > 1 and "game" not in self.axes:
            self.axes.insert(0, "game")

    def game(self, game: str) -> str:
        """A game by its name."""
        return game_text(rempart.game(game), self.text.language)("game.name")

    def fixed(self) -> list[str]:
        """What is not as usual in all cells: set-up, values and bots that do not vary."""
        first, *others = self.spec.cells
        said: list[str] = []
        for name, value in first.setup.items():
            if name not in self.axes and all(cell.setup.get(name) == value for cell in others):
                axis = axis_name(name, first.game, self.text)
                said.append(f"{axis} {value_name(name, value, first.game, self.text)}")
        for path, value in first.data.items():
            if path not in self.axes and all(cell.data.get(path) == value for cell in others):
                said.append(f"{path} = {value_name(path, value, first.game, self.text)}")
        if "bots" not in self.axes and all(cell.bots == first.bots for cell in others):
            said.append(f"{self.text('axis.bots')} {first.bots}")
        return said

    def axis(self, axis: str) -> str:
        """What varies, by its name."""
        games = (cell.game for cell in self.spec.cells if self.has(cell, axis))
        return axis_name(axis, next(games, self.spec.cells[0].game), self.text)

    def value(self, cell: Cell, axis: str) -> str:
        """What a cell has there."""
        given = {"game": cell.game, **asked(cell), **cell.factors}
        if axis not in given:
            return "–"
        return value_name(axis, given[axis], cell.game, self.text)

    def has(self, cell: Cell, axis: str) -> bool:
        """Whether a cell says anything about an axis."""
        return axis == "game" or axis in cell.factors or axis in asked(cell)

    def cell(self, cell: Cell) -> str:
        """A cell by what tells it from the others."""
        return " · ".join(
            self.value(cell, axis) if self.plain(axis) else self.pair(cell, axis)
            for axis in self.axes
            if self.has(cell, axis)
        ) or self.game(cell.game)

    def plain(self, axis: str) -> bool:
        """Whether a value of the axis speaks for itself."""
        return axis in ("game", "bots", "variant")

    def pair(self, cell: Cell, axis: str) -> str:
        """Axis and value."""
        return f"{self.axis(axis)} {self.value(cell, axis)}"

    def change(self, axis: str, cell: Cell, base: Cell) -> str:
        """What a cell has instead of another, and what both have."""
        said = self.text(
            "table.instead_plain" if self.plain(axis) else "table.instead",
            axis=self.axis(axis),
            now=self.value(cell, axis),
            before=self.value(base, axis),
        )
        rest = [
            self.value(cell, other) if self.plain(other) else self.pair(cell, other)
            for other in self.axes
            if other != axis and self.has(cell, other)
        ]
        return f"{said} ({' · '.join(rest)})" if rest else said

    def fact(self, name: str, game: str | None = None) -> str:
        """A fact of an outcome."""
        if name == "score":
            return self.text("table.score")
        games = [game] if game else dict.fromkeys(cell.game for cell in self.spec.cells)
        for one in games:
            said = game_text(rempart.game(one), self.text.language)
            if f"fact.{name}" in said:
                return said.fact(name)
        return name.replace("_", " ")

    def reason(self, game: str, reason: str) -> str:
        """How a match ended."""
        return game_text(rempart.game(game), self.text.language)(f"outcome.{reason}")

    def kind(self, game: str, kind: str, option: str) -> str:
        """A kind of choice; `option` is one of them."""
        known = rempart.game(game)
        try:
            return kind_name(known.read_choice(msgspec.json.decode(option)), self.words(known))
        except RempartError:
            return kind

    def words(self, game: Game) -> Text:
        """A game's texts in the language of the report."""
        return game_text(game, self.text.language)

    def what(self, game: str, said: str, option: str) -> str:
        """Something that was taken; `said` is it in English."""
        if self.text.language == "en":
            return said
        known = rempart.game(game)
        try:
            choice: Any = known.read_choice(msgspec.json.decode(option))
            return what(choice, self.words(known)) or said
        except (RempartError, IndexError, KeyError):  # a value that only its own variant has
            return said


def asked(cell: Cell) -> dict[str, Any]:
    """What a spec says of a cell."""
    return {**cell.setup, **cell.data, "bots": cell.bots}


def differing(cells: list[Cell]) -> list[str]:
    """What some cells have otherwise than others, swept or not; variants have names for it."""
    every = [asked(cell) for cell in cells if "variant" not in cell.factors]
    names = dict.fromkeys(name for one in every for name in one)
    found = [name for name in names if any(one.get(name) != every[0].get(name) for one in every)]
    return sorted(found, key=lambda name: name == "bots")
