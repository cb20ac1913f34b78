"""Why a bot chose what it chose, in words."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rempart.kernel.text import Text


class Reason(msgspec.Struct, frozen=True):
    """A sentence: the key of a text of the game under `hint`, and what fills it."""

    key: str
    about: Mapping[str, object] = msgspec.field(default_factory=dict[str, object])

    def words(self, text: Text) -> str:
        """The sentence in a language."""
        return text(f"hint.{self.key}", **text.named(self.about))
