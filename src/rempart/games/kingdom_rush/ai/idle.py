"""A bot that does as little as possible: it shows what hordes do when nobody stops them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.options import Done, Skip

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom
    from rempart.kernel import Decision, Game, Option, Seat


class IdleBot:
    """Ends every phase at once, and takes the first option where it must choose."""

    def __init__(self, seed: int = 0):
        self.rng = random.Random(seed)

    def choose(
        self,
        game: Game,
        state: Kingdom,
        decision: Decision,
        seat: Seat,
        budget: float | None = None,
    ) -> Option:
        """The end of the phase, otherwise the first option."""
        options = decision.of(seat)
        return next((each for each in options if isinstance(each, Done | Skip)), options[0])
