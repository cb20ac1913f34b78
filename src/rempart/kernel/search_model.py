"""What a game tells search: how a position looks, what is worth trying, how to play on quickly."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import exp, log
from typing import Generic, NamedTuple, TypeVar

from rempart.kernel.reason import Reason
from rempart.kernel.state import State
from rempart.kernel.step import Decision, Option, Seat, advance, settle


def no_figures(state: State, seat: Seat) -> Mapping[str, float]:
    """For a game without figures."""
    return {}


def no_reasons(state: State, plan: list[Option], seat: Seat) -> list[Reason]:
    """For a game that gives no reasons for a choice."""
    return []


def always(state: State) -> bool:
    """In every match."""
    return True


def logistic(z: float) -> float:
    """A chance, 0 to 1, from a sum of weighted counts."""
    return 1 / (1 + exp(-z)) if z > LEAST else 0.0


def follow(state: State, plan: list[Option]) -> list[Option]:
    """Play a plan on a state that may be changed, as far as it is legal; returns the rest of it."""
    now = settle(state)
    for n, option in enumerate(plan):
        if now is None or option not in now.options:
            return plan[n:]
        now = advance(state, now, option)
    return []


TINY = 1e-4
"""Chances are kept at least this far from 0 and 1."""
LEAST = -30.0
"""Sums at or below this give a chance of 0."""
S = TypeVar("S", bound=State)
Player = Callable[[S, Decision], Option]
"""Chooses an option, given a state and the decision there."""


class Calibration(NamedTuple):
    """Turns a chance that search finds into the one people are shown: stretched and shifted so that
    the stated share of matches is won. Two numbers stretch it, for low and for high chances; made
    by `scripts/measure_hints.py`."""

    low: float = 1.0
    high: float = 1.0
    shift: float = 0.0

    def of(self, chance: float) -> float:
        """A chance, 0 to 1, as people are shown it."""
        if self == AS_FOUND:
            return chance
        p = min(1 - TINY, max(TINY, chance))
        return logistic(self.low * log(p) - self.high * log(1 - p) + self.shift)


AS_FOUND = Calibration()


@dataclass(frozen=True)
class SearchModel(Generic[S]):
    """A game's knowledge, for bots that look far ahead. All functions may use the whole state:
    search only ever passes re-dealt ones.

    chance    the win chance of a seat, 0 to 1, in a position that is not over; of a team, where
              all win or lose together
    order     the options worth trying, best first; never empty
    player    makes a quick and fair player for the rest of one line of play: it may remember its
              own plans, and draws from the chance that it is given
    clock     a number that grows with the match, such as the turn
    horizon   a line of play is judged when the clock has advanced this far; all lines of one search
              at the same time, so that they can be compared
    figures   the figures that people judge a position by (morale, wall points)
    better    for each figure, whether more of it is good (1) or bad (-1); its words are in the
    game's
              texts under `gain`, for one and for `some`
    lines     whole lines of play worth trying, best first, where choices only make sense
              together; each begins with an option of the seat, and may hold those of a team.
              None or empty: search makes its own from `order`
    known     what a seat knows of a position, to check whether things went as planned; None: all
              that its view shows
    usual     lines of play per choice if neither a time nor a number is given
    why       the reasons for a choice, given a state, the choices that the seat plans from there on
              (the first is what to choose now), and the seat
    coach     which of a seat's options a coach who teaches the game asks for at this moment;
              None: nothing in particular; empty: something must be undone first
    turn      the turn or round, if the clock does not give it; a plan ends with the turn
    fitted    whether `chance` is the chance of a good player in a match like this; if not, it only
              ranks positions, and no chance is shown to people
    calibration  turns a chance that search finds into the one people are shown
    """

    chance: Callable[[S, Seat], float]
    order: Callable[[S, Decision], list[Option]]
    player: Callable[[random.Random], Player[S]]
    clock: Callable[[S], int]
    horizon: int = 1
    figures: Callable[[S, Seat], Mapping[str, float]] = no_figures
    lines: Callable[[S, Decision, Seat, random.Random], list[tuple[Option, ...]]] | None = None
    known: Callable[[S, Seat], object] | None = None
    usual: int = 200
    better: Mapping[str, int] = field(default_factory=dict[str, int])
    why: Callable[[S, list[Option], Seat], list[Reason]] = no_reasons
    coach: Callable[[S, list[Option], Seat], list[Option] | None] | None = None
    fitted: Callable[[S], bool] = always
    turn: Callable[[S], int] | None = None
    calibration: Calibration = AS_FOUND
