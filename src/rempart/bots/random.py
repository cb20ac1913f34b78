"""A bot that plays at random: the baseline for every other one, and a tester of rules."""

from __future__ import annotations

import random

from rempart.kernel import Decision, Game, Option, Seat, State


class RandomBot:
    """Chooses uniformly among the legal options."""

    def __init__(self, seed: int = 0):
        self.rng = random.Random(seed)

    def choose(
        self, game: Game, state: State, decision: Decision, seat: Seat, budget: float | None = None
    ) -> Option:
        """Any option."""
        return self.rng.choice(decision.options)
