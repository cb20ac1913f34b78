"""How a match is set up, in words, wherever matches are listed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from rempart.kernel import Game
from rempart.kernel.text import Text
from rempart.table import messages as m


def in_words(
    game: Game, settings: Mapping[str, object], names: Iterable[str], text: Text
) -> list[m.SettingWords]:
    """Some of the settings, if they have an effect: those first that a form shows at once. Switches
    are only told if they are on."""
    found: list[m.SettingWords] = []
    for name in names:
        setting, value = game.described_settings[name], settings[name]
        if name == "players" or value is False or value == "" or not setting.applies(settings):
            continue
        words = "" if value is True else text.get(f"setup_value.{value}", str(value))
        main = setting.group == "" and words != ""
        found.append(m.SettingWords(name=text(f"setup.{name}"), value=words, main=main))
    return sorted(found, key=lambda one: not one.main)


def telling(game: Game, settings: Mapping[str, object], text: Text) -> list[m.SettingWords]:
    """The settings by which people tell matches apart: those that a form shows at once, and those
    that differ from their defaults."""
    usual = {field.name: field.default for field in msgspec.structs.fields(game.settings)}
    known = {name: settings.get(name, usual[name]) for name in usual}
    names = [
        name
        for name, setting in game.described_settings.items()
        if setting.group == "" or known[name] != usual[name]
    ]
    return in_words(game, known, names, text)
