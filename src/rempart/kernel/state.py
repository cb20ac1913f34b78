"""The state of a match: one tree of plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from rempart.kernel.chance import Chance
from rempart.kernel.step import Event, Outcome


class State(msgspec.Struct, array_like=True, kw_only=True):
    """The fields of every game's state. A game adds its own and the union of its steps."""

    chance: Chance
    agenda: list[Any]
    """Steps still to do; the last is next."""
    outcome: Outcome | None = None
    variant: str = ""
    """Which values the match is played with (see `kernel.data`); "" are the game's own."""
    events: list[Any] | None = None
    """Collects events while a match is played; None in simulation, and whenever it is stored."""

    def tell(self, event: Event) -> None:
        """Report what happened. If nobody listens the event is dropped, which costs about 0.1 µs;
        guard very frequent events, and those costly to build, with `if s.events is not None:`."""
        if self.events is not None:
            self.events.append(event)
