"""A game's settings as a person gives them: on the command line or in a dialogue."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, structs

from rempart.bots import bot, bots_of
from rempart.kernel import Game, Seat, Setting
from rempart.kernel.errors import BadData, BadSettings
from rempart.kernel.setting import PLAIN, described
from rempart.kernel.text import Text
from rempart.sources import MARK, is_ours
from rempart.terminal.saves import as_path


@dataclass(frozen=True)
class Field:
    """A setting.

    choices   the possible values, if they can be listed
    many      it takes several values, with commas between them
    setting   its rule, its group, and when it applies
    ours      no source gives it
    """

    name: str
    default: Any
    choices: tuple[object, ...] = ()
    many: bool = False
    setting: Setting = PLAIN
    ours: bool = False

    @property
    def flag(self) -> str:
        """Its name on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return self.choices == (False, True)

    def label(self, text: Text) -> str:
        """What it is called."""
        return text(f"setup.{self.name}") if f"setup.{self.name}" in text else self.name

    def note(self, text: Text) -> str:
        """What it changes, in one sentence, with its rule."""
        said = text.get(f"setup_note.{self.name}")
        mark = f" {MARK}" if self.ours else ""
        return f"{said} [{self.setting.rule}{mark}]" if self.setting.rule else said

    def shown(self, value: object, text: Text) -> str:
        """What one of its values is called."""
        if isinstance(value, bool):
            return text("setup_value.on" if value else "setup_value.off")
        if isinstance(value, list | tuple):
            return ", ".join(self.shown(item, text) for item in value)
        if isinstance(value, int):  # a number of players is not the scenario "2"
            return str(value)
        key = f"setup_value.{value}"
        return text(key) if key in text else str(value)

    def read(self, given: str) -> Any:
        """A value from what was typed; invalid input is returned as it is, for the game to
        refuse."""
        if self.many:
            return [self._one(part.strip()) for part in given.split(",") if part.strip()]
        return self._one(given.strip())

    def _one(self, given: str) -> Any:
        for choice in self.choices:
            if str(choice).lower() == given.lower():
                return choice
        if isinstance(self.default, str) and not self.choices:
            return given
        return whole_number(given) if not self.choices or _numbers(self.choices) else given


def _numbers(choices: Iterable[object]) -> bool:
    return all(isinstance(choice, int) for choice in choices)


def whole_number(given: str) -> int | str:
    """A number if it is one, otherwise what was given."""
    try:
        return int(given)
    except ValueError:
        return given


def fields(game: Game) -> list[Field]:
    """The settings of a game: the number of players, those without a group, then the groups."""
    hints, notes = get_type_hints(game.settings), described(game.settings)
    found = [
        _field(game, field, hints[field.name], notes[field.name])
        for field in structs.fields(game.settings)
    ]
    return sorted(found, key=lambda field: (field.name != "players", field.setting.group != ""))


def _field(game: Game, field: structs.FieldInfo, kind: object, setting: Setting) -> Field:
    default = field.default
    if default is NODEFAULT and field.default_factory is not NODEFAULT:
        default = field.default_factory()
    many = get_origin(kind) in (list, tuple, set, frozenset)
    item = get_args(kind)[0] if many else kind
    choices: tuple[object, ...] = ()
    if field.name == "players":
        choices = tuple(game.players)
    elif item is bool:
        choices = (False, True)
    elif get_origin(item) is Literal:
        choices = get_args(item)
    mine = is_ours(setting.rule, game) if setting.rule else False
    return Field(field.name, default, choices, many, setting, mine)


def read_bots(given: str | None, players: int, game: Game | None = None) -> dict[Seat, str]:
    """Who is played by which bot: "greedy" for all seats but the first, or "2=greedy,3=random"."""
    if not given:
        return {}
    if "=" not in given:
        bot(given, game=game)
        if players == 1:
            raise BadSettings(
                f"a match of one player has no other seat for a bot: add --players 2 or more, "
                f"or watch it with --bots 1={given}"
            )
        return dict.fromkeys(range(1, players), given)
    found: dict[Seat, str] = {}
    for part in given.split(","):
        seat, _, name = (word.strip() for word in part.partition("="))
        number = whole_number(seat)
        if not isinstance(number, int) or not 1 <= number <= players:
            raise BadSettings(
                f"--bots: {part.strip()!r} names no seat of this match; use SEAT=BOT with a "
                f"seat from 1 to {players} and a bot of {', '.join(bots_of(game))}"
            )
        bot(name, game=game)
        found[number - 1] = name
    return found


def read_data(given: str, game: Game) -> dict[str, object]:
    """Changed values of the data, from a designer's file."""
    path = as_path(given)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise BadData(
            f"{path}: cannot be read ({reason}); give a data file, "
            f"made with: rempart data {game.id} > my.toml"
        ) from error
    try:
        return game.read_data(text)
    except BadData as error:
        raise BadData(f"{path}: {error}") from error


def read_changes(given: Iterable[str]) -> dict[str, object]:
    """Changed values of the data: "constants.game.morale=25"."""
    found: dict[str, object] = {}
    for change in given:
        path, equals, value = change.partition("=")
        if not equals:
            raise BadSettings(f"--set {change!r}: use PATH=VALUE, as in cards.knight.power=9")
        try:
            found[path.strip()] = tomllib.loads(f"value = {value}")["value"]
        except tomllib.TOMLDecodeError:
            found[path.strip()] = value.strip()
    return found
