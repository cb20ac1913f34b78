"""The lowest chance, at any moment of a match, of the way it ended.

Only for games that estimate win chances (`Game.search_model`). They are computed once a turn,
before its first choice, so that a run takes hardly longer.
"""

from __future__ import annotations

from rempart.kernel import Match, Outcome, Seat

DIGITS = 4


class Odds:
    """The lowest and the highest win chance of each side during a match."""

    def __init__(self, match: Match):
        self.match = match
        self.model = match.game.search_model
        self.together = match.game.cooperative(match.settings)
        self.sides: list[Seat] = [0] if self.together else list(match.seats)
        self.clock: int | None = None
        self.least: dict[Seat, float] = {}
        self.most: dict[Seat, float] = {}

    def look(self) -> None:
        """Before a choice: compute the chances if a new turn has begun."""
        if self.model is None:
            return
        clock = self.model.clock(self.match.state)
        if clock == self.clock:
            return
        self.clock = clock
        try:
            for side in self.sides:
                chance = self.model.chance(self.match.state, side)
                self.least[side] = min(chance, self.least.get(side, 1.0))
                self.most[side] = max(chance, self.most.get(side, 0.0))
        except ArithmeticError:  # the model may fail with values other than the game's own
            self.model = None

    def low(self, outcome: Outcome) -> float | None:
        """The winner's lowest chance to win; if all lost together, their lowest chance to lose."""
        if self.model is None or not self.least or not (self.together or outcome.winners):
            return None
        if self.together and not outcome.winners:
            return round(1 - self.most[0], DIGITS)
        winners = self.sides if self.together else outcome.winners
        return round(min(self.least[seat] for seat in winners), DIGITS)
