"""Dangers: what everybody should know now, because it may soon decide the match.

A game's `dangers` lists them for a seat (None: a spectator), the gravest first. It may use nothing
that the seat may not know, and it is called after every choice, so it must be cheap. A table
announces a danger once, when it appears; `name` identifies it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from rempart.kernel.text import Text


class Danger(msgspec.Struct, frozen=True):
    """A sentence: the key of a text under `danger`, and what fills it.

    level    grave: the match may end now; near: it is coming, or it is time to act
    """

    key: str
    rule: str
    level: Literal["grave", "near"] = "grave"
    about: Mapping[str, object] = msgspec.field(default_factory=dict[str, object])
    which: int = 0
    """Which of several of the same kind it is."""

    @property
    def name(self) -> str:
        """Identifies the danger; it stays the same while its numbers change."""
        return f"{self.key}-{self.which}"

    def words(self, text: Text) -> str:
        """The sentence in a language."""
        return text(f"danger.{self.key}", **text.named(self.about))
