"""The names of cells, axes, values, facts and choices in a report."""

from __future__ import annotations

import msgspec

import rempart
from rempart.kernel import Game, RempartError
from rempart.kernel.text import Text
from rempart.lab.choices import kind_name, what
from rempart.lab.spec import Cell, RunSpec
from rempart.lab.words import axis_name, bot_name, game_text, value_name


class RunNames:
    """The names of everything in a run, in one language."""

    def __init__(self, spec: RunSpec, text: Text):
        self.spec = spec
        self.text = text
        self.axes = {game: varying(self.cells(game)) for game in spec.games}
        """What varies among the cells of each game, within a part of the spec or from one part to
        another."""
        self.several = len(self.axes) > 1

    def cells(self, game: str) -> list[Cell]:
        """The cells of a game."""
        return [cell for cell in self.spec.cells if cell.game == game]

    def game(self, game: str) -> str:
        """The name of a game."""
        return game_text(rempart.game(game), self.text.language)("game.name")

    def fixed(self) -> list[str]:
        """What all cells of a game have in common and differs from the default: set-up, values and
        bots."""
        found = {game: self.fixed_of(game) for game in self.axes}
        if not self.several:
            return next(iter(found.values()))
        return [
            self.text.labelled(self.game(game), ", ".join(said))
            for game, said in found.items()
            if said
        ]

    def fixed_of(self, game: str) -> list[str]:
        """The same for one game."""
        first, *others = self.cells(game)
        said: list[str] = []
        for name, value in first.setup.items():
            if name not in self.axes[game] and all(one.setup.get(name) == value for one in others):
                said.append(f"{self.axis(name, game)} {value_name(name, value, game, self.text)}")
        for path, value in first.data.items():
            if path not in self.axes[game] and all(one.data.get(path) == value for one in others):
                said.append(f"{path} = {value_name(path, value, game, self.text)}")
        if "bots" not in self.axes[game] and all(one.bots == first.bots for one in others):
            said.append(f"{self.text('axis.bots')} {self.bot(first.bots)}")
        return said

    def axis(self, axis: str, game: str) -> str:
        """The name of an axis in a game."""
        return axis_name(axis, game, self.text)

    def value(self, cell: Cell, axis: str) -> str:
        """The name of a cell's value on an axis."""
        given = {**asked(cell), **cell.factors}
        if axis not in given:
            return "–"
        return value_name(axis, given[axis], cell.game, self.text)

    def bot(self, name: str) -> str:
        """The name of a bot, if it is one of the strengths that people choose from."""
        return bot_name(name, self.text)

    def has(self, cell: Cell, axis: str) -> bool:
        """Whether a cell has a value on an axis."""
        return axis in cell.factors or axis in asked(cell)

    def cell(self, cell: Cell) -> str:
        """The name of a cell: what distinguishes it from the others."""
        return " · ".join(self.differences(cell)) or self.game(cell.game)

    def differences(self, cell: Cell, without: str = "") -> list[str]:
        """What distinguishes a cell from the others, leaving out one axis."""
        game = [self.game(cell.game)] if self.several else []
        return game + [
            self.value(cell, axis) if self.plain(axis) else self.pair(cell, axis)
            for axis in self.axes[cell.game]
            if axis != without and self.has(cell, axis)
        ]

    def plain(self, axis: str) -> bool:
        """Whether a value of the axis is clear without the name of the axis."""
        return axis in ("bots", "variant")

    def pair(self, cell: Cell, axis: str) -> str:
        """Axis and value."""
        return f"{self.axis(axis, cell.game)} {self.value(cell, axis)}"

    def change(self, axis: str, cell: Cell, base: Cell) -> str:
        """How a cell differs from its base on an axis, and what both share."""
        said = self.text(
            "table.instead_plain" if self.plain(axis) else "table.instead",
            axis=self.axis(axis, cell.game),
            now=self.value(cell, axis),
            before=self.value(base, axis),
        )
        rest = self.differences(cell, without=axis)
        return f"{said} ({' · '.join(rest)})" if rest else said

    def fact(self, name: str, game: str | None = None) -> str:
        """A fact of an outcome."""
        if name == "score":
            return self.text("table.score")
        for one in [game] if game else self.spec.games:
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
        """The name of something that was taken; `said` is its English name."""
        if self.text.language == "en":
            return said
        known = rempart.game(game)
        try:
            choice = known.read_choice(msgspec.json.decode(option))
            return what(choice, self.words(known)) or said
        except (RempartError, IndexError, KeyError):  # a value that exists only in its own variant
            return said


def asked(cell: Cell) -> dict[str, object]:
    """What a spec says about a cell."""
    return {**cell.setup, **cell.data, "bots": cell.bots}


def varying(cells: list[Cell]) -> list[str]:
    """The axes along which the cells of a game vary: what is swept, and what differs between parts;
    variants have their own names."""
    swept = dict.fromkeys(axis for cell in cells for axis in cell.factors)
    every = [asked(cell) for cell in cells if "variant" not in cell.factors]
    names = dict.fromkeys(name for one in every for name in one)
    found = [name for name in names if any(one.get(name) != every[0].get(name) for one in every)]
    return list(swept | dict.fromkeys(sorted(found, key=lambda name: name == "bots")))
