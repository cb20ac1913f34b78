"""What a setting is to people: by which rule, where a form shows it, and when it applies.

A game says it beside the type, and every form and dialogue follows:

    open_hands: Annotated[bool, Setting("FD-OPTION-04", "variants", {"players": (2,)})] = False

Its words are texts of the game: `setup.<setting>`, one sentence in `setup_note.<setting>`,
and the group's name in `setup_group.<group>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_type_hints

import msgspec


class Setting(msgspec.Struct, frozen=True):
    """Beside the type of a setting.

    rule    the rule, or the ruling, that speaks of it
    group   where a form folds it away; empty: it is among the first things that one sees
    when    it changes nothing unless each of these settings has one of these values
    """

    rule: str
    group: str = ""
    when: Mapping[str, tuple[object, ...]] = {}

    def applies(self, settings: Mapping[str, object]) -> bool:
        """Whether it changes anything in a match that is otherwise set up like this."""
        return all(settings[name] in values for name, values in self.when.items())


PLAIN = Setting("")
"""Of a setting that says nothing: in sight, and always."""


def described(settings: type[msgspec.Struct]) -> dict[str, Setting]:
    """What each of a game's settings is to people, by name, in order."""
    hints = get_type_hints(settings, include_extras=True)
    return {field.name: _of(hints[field.name]) for field in msgspec.structs.fields(settings)}


def _of(kind: object) -> Setting:
    marks = getattr(kind, "__metadata__", ())
    return next((mark for mark in marks if isinstance(mark, Setting)), PLAIN)
