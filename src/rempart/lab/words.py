"""The lab's own texts, and names for the contents of a spec."""

from __future__ import annotations

import rempart
from rempart.kernel import Game
from rempart.kernel.shape import shown
from rempart.kernel.text import Text
from rempart.terminal.language import speak
from rempart.terminal.settings import fields

PACKAGE = "rempart.lab"


def lab_text(language: str | None) -> Text:
    """The lab's texts in the language asked for, or in that of the environment."""
    return Text(PACKAGE, speak(language).language)


def game_text(game: Game, language: str, variant: str = "") -> Text:
    """A game's texts in a language, or in English if it lacks it."""
    return game.text(language if language in game.languages else "en", variant)


def axis_name(axis: str, game: str, text: Text) -> str:
    """The name of an axis of a spec; for a path of the data, its last two parts."""
    if f"axis.{axis}" in text:
        return text(f"axis.{axis}")
    known = rempart.game(game)
    for field in fields(known):
        if field.name == axis:
            return field.label(game_text(known, text.language))
    return ".".join(axis.split(".")[-2:])


def value_name(axis: str, value: object, game: str, text: Text) -> str:
    """The name of a value on an axis."""
    known = rempart.game(game)
    if axis == "bots" and isinstance(value, str):
        return bot_name(value, text)
    for field in fields(known):
        if field.name == axis:
            return field.shown(value, game_text(known, text.language))
    return value if isinstance(value, str) else shown(value)


def bot_name(name: str, text: Text) -> str:
    """The name of a bot that plays at random or with a strength; others are called as in a spec."""
    return text(f"bot.{name}") if f"bot.{name}" in text else name
