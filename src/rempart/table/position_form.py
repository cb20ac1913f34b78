"""What can be changed in the positions of a game, as a form made from the types of its state: no
code and no list of fields for any game. A field is in it if the game has a word for it,
`field.<name>` or `field.<Struct>_<name>`; whatever has none stays as it is, or follows from the
rest (`Game.tidy`). `each.<name>` is what the values of a list are called."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from rempart.kernel import Game, Meaning
from rempart.kernel.anatomy import (
    Either,
    Kind,
    ListOf,
    OneOf,
    Parts,
    Switch,
    WholeNumber,
    fields_of,
)
from rempart.kernel.text import SEAT, Text
from rempart.table import messages as m

KEPT = m.PieceKind(kind="kept")


def position_form(game: Game, text: Text, players: int) -> m.PositionForm:
    """The form of a game's positions for so many players."""
    return PositionFormMaker(text, players).made(game.state)


class PositionFormMaker:
    """Makes the form in one language."""

    def __init__(self, text: Text, players: int):
        self.text = text
        self.players = players
        self.kinds: list[m.PieceKind] = []
        self.numbers: dict[Kind, int] = {}
        self.things: dict[str, m.ThingNames] = {}

    def made(self, state: type[msgspec.Struct]) -> m.PositionForm:
        """The whole form."""
        fields = self._fields(state)
        return m.PositionForm(kinds=self.kinds, fields=fields, things=self.things)

    def _fields(self, struct: type[msgspec.Struct]) -> list[m.PieceField]:
        """The fields of a Struct that the game has words for."""
        found: list[m.PieceField] = []
        for name, kind in fields_of(struct).items():
            label = self.text.get(f"field.{struct.__name__}_{name}") or self.text.get(
                f"field.{name}"
            )
            if label:
                part = self.text.get(f"each.{name}")
                number = self._kind(kind)
                found.append(m.PieceField(name=name, label=label, part=part, kind=number))
        return found

    def _kind(self, kind: Kind) -> int:
        if kind not in self.numbers:
            self.numbers[kind] = len(self.kinds)
            self.kinds.append(KEPT)
            self.kinds[self.numbers[kind]] = self._described(kind)
        return self.numbers[kind]

    def _described(self, kind: Kind) -> m.PieceKind:
        match kind:
            case WholeNumber(least, most):
                return m.PieceKind(kind="whole", least=least, most=most)
            case Switch():
                return m.PieceKind(kind="switch")
            case OneOf(meaning, missing, here, bits):
                things = self._things(meaning)
                return m.PieceKind(
                    kind="set" if bits else "thing", things=things, missing=missing, here=here
                )
            case ListOf(part, (least, most), _, by):
                return m.PieceKind(
                    kind="list",
                    least=least,
                    most=most,
                    part=self._kind(part),
                    by=self._things(by) if by is not None else "",
                )
            case Parts(struct):
                fields = self._fields(struct)
                shown = {field.name for field in fields}
                needed = {field.name for field in msgspec.structs.fields(struct) if field.required}
                return m.PieceKind(kind="fields", fields=fields, add=needed <= shown)
            case Either(structs, False) if len(structs) == 1:
                return self._described(Parts(next(iter(structs.values()))))
            case _:
                return KEPT

    def _things(self, meaning: Meaning) -> str:
        """The names of what a number can stand for."""
        if meaning.name not in self.things:
            values = list(range(self.players) if meaning.name == SEAT else meaning.values)
            names = [self._name(meaning, value) for value in values]
            self.things[meaning.name] = m.ThingNames(values=values, names=names)
        return meaning.name

    def _name(self, meaning: Meaning, value: int) -> str:
        name: Callable[[Meaning, int], object] = self.text.name
        try:
            return str(name(meaning, value))
        except (LookupError, ValueError):  # A value of the game's own data that this data lacks.
            return str(value)
