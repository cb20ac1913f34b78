"""The state of a match: one tree of plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from rempart.kernel.chance import Chance
from rempart.kernel.step import Event, Outcome


class State(msgspec.Struct, array_like=True, kw_only=True):
    """What every game's state has. A game adds its own fields and the union of its steps."""

    chance: Chance
    agenda: list[Any]
    """Steps still to do; the last is next."""
    outcome: Outcome | None = None
    variant: str = ""
    """Which values the match is played with (see `kernel.data`); "" are the game's own."""
    events: list[Any] | None = None
    """Where events go while a match is told; None in simulation, and whenever it is stored."""

    def tell(self, event: Event) -> None:
        """Report what happened. Where nobody listens it is forgotten, which costs about 0.1 µs:
        so what happens at every other choice, or must first be worked out, is told after
        `if s.events is not None:`."""
        if self.events is not None:
            self.events.append(event)
