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
    """A game that has nothing to count."""
    return {}


def no_reasons(state: State, plan: list[Option], seat: Seat) -> list[Reason]:
    """A game that cannot tell what speaks for a choice."""
    return []


def always(state: State) -> bool:
    """In every match."""
    return True


def logistic(z: float) -> float:
    """A chance, 0 to 1, of a sum of weighed counts."""
    return 1 / (1 + exp(-z)) if z > LEAST else 0.0


def follow(state: State, plan: list[Option]) -> list[Option]:
    """Play a plan on a state of one's own, as far as it is legal; what is left of it."""
    now = settle(state)
    for n, option in enumerate(plan):
        if now is None or option not in now.options:
            return plan[n:]
        now = advance(state, now, option)
    return []


TINY = 1e-4
"""A chance that is nearer to 0 or 1 is told as if it were not."""
LEAST = -30.0
"""What is less is no chance at all."""
S = TypeVar("S", bound=State)
Player = Callable[[S, Decision], Option]
"""Answers one choice after the other: of a state and what is asked there."""


class Calibration(NamedTuple):
    """How a chance is told to people: what search finds, stretched and shifted until so many
    matches are won as it says. Two numbers stretch it, for low and for high chances; made by
    `scripts/measure_hints.py`."""

    low: float = 1.0
    high: float = 1.0
    shift: float = 0.0

    def of(self, chance: float) -> float:
        """A chance, 0 to 1, as people are told."""
        if self == AS_FOUND:
            return chance
        p = min(1 - TINY, max(TINY, chance))
        return logistic(self.low * log(p) - self.high * log(1 - p) + self.shift)


AS_FOUND = Calibration()


@dataclass(frozen=True)
class SearchModel(Generic[S]):
    """A game's knowledge, for bots that look far ahead. All of it may look at the whole state:
    search only ever hands it re-dealt ones.

    chance    the win chance of a seat, 0 to 1, in a position that is not over; of a team, where
              all win or lose together
    order     the options that are worth a try, best first; never none of them
    player    makes a quick and fair player for the rest of one line of play: it may remember its
              own plans, and draws from the chance that it is given
    clock     a number that grows with the match, such as the turn
    horizon   a line of play is judged when the clock has gone on so far; all lines of one search
              at the same time, so that they can be compared
    figures   what people count a position by (morale, wall points)
    better    for each figure whether more of it is good to have (1) or bad (-1); what is more or
              less of it stands in the game's texts under `gain`, for one and for `some`
    lines     whole lines of play that are worth a try, best first, where choices only make sense
              together; each begins with an option of the seat, and may hold those of a team.
              None or no line: search makes its own from `order`
    known     what a seat knows of a position, to tell whether things came as planned; None: all
              that its view shows
    usual     lines of play for a choice, where neither time nor number is given
    why       what speaks for a choice, in words: of a state, the choices that the seat plans from
              there on (what to choose now is the first), and the seat
    coach     which of the options of a seat somebody who teaches the game asks for at this moment;
              None: nothing in particular; none of them: something is to be taken back first
    turn      which turn or round it is, where the clock does not tell: a plan ends with it
    fitted    whether `chance` is the chance of a good player in a match like this; else it only
              tells which of two positions is better, and no chance is shown to people
    calibration  what people are told where search finds a chance
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
