"""The language of the texts."""

from __future__ import annotations

import os

import rempart
from rempart.kernel import Game
from rempart.kernel.errors import UnknownLanguage
from rempart.kernel.text import COMMON, Text, languages


def wished() -> str:
    """The language of the environment, as two letters; "" if it names none."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value.partition(".")[0].partition("_")[0].lower()
    return ""


def speak(language: str | None, game: Game | None = None, variant: str = "") -> Text:
    """The texts of a game, or the common ones, in the language asked for.

    An unknown language is an error; a game that lacks the language uses English. Without
    `language`, the environment decides, and English is the last resort.
    """
    known = game.languages if game else languages(COMMON)
    if language is not None and language not in spoken():
        raise UnknownLanguage(f"no texts in {language!r}; available: {', '.join(spoken())}")
    language = wished() if language is None else language
    language = language if language in known else "en"
    return game.text(language, variant) if game else Text(COMMON, language)


def spoken() -> list[str]:
    """All languages that some game has, English first."""
    found = dict.fromkeys(languages(COMMON))
    for game in rempart.games().values():
        found |= dict.fromkeys(game.languages)
    return list(found)
