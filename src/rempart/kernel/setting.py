"""How a setting is presented to people: its rule, its place in a form, and when it applies.

A game declares it beside the type, for every form and dialogue:

    open_hands: Annotated[bool, Setting("FD-OPTION-04", "variants", {"players": (2,)})] = False

Its words are texts of the game: `setup.<setting>`, one sentence in `setup_note.<setting>`,
and the group's name in `setup_group.<group>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_type_hints

import msgspec


class Setting(msgspec.Struct, frozen=True):
    """Describes a setting, beside its type.

    rule    the rule, or the ruling, that it belongs to
    group   the group under which a form folds it away; empty: it is always visible
    when    it has an effect only if each of these settings has one of these values
    """

    rule: str
    group: str = ""
    when: Mapping[str, tuple[object, ...]] = {}

    def applies(self, settings: Mapping[str, object]) -> bool:
        """Whether it has an effect in a match that is otherwise set up like this."""
        return all(settings[name] in values for name, values in self.when.items())


PLAIN = Setting("")
"""For a setting without a description: always visible, always applies."""


def described(settings: type[msgspec.Struct]) -> dict[str, Setting]:
    """The descriptions of a game's settings by name, in order."""
    hints = get_type_hints(settings, include_extras=True)
    return {field.name: _of(hints[field.name]) for field in msgspec.structs.fields(settings)}


def _of(kind: object) -> Setting:
    marks = getattr(kind, "__metadata__", ())
    return next((mark for mark in marks if isinstance(mark, Setting)), PLAIN)
