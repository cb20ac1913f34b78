"""What a game tells search: how a position looks, what is worth trying, how to play on quickly."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import exp
from typing import Any

from rempart.kernel.step import Decision, Seat


def no_figures(state: Any, seat: Seat) -> Mapping[str, float]:
    """A game that has nothing to count."""
    return {}


def logistic(z: float) -> float:
    """A chance, 0 to 1, of a sum of weighed counts."""
    return 1 / (1 + exp(-z)) if z > LEAST else 0.0


LEAST = -30.0
"""What is less is no chance at all."""
Player = Callable[[Any, Decision], Any]
"""Answers one choice after the other: of a state and what is asked there."""


@dataclass(frozen=True)
class Mind:
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
    figures   what people count a position by (morale, wall points), named as the facts of an
              outcome are (`Text.fact`)
    lines     whole lines of play that are worth a try, best first, where choices only make sense
              together; each begins with an option of the seat, and may hold those of a team.
              None or no line: search makes its own from `order`
    known     what a seat knows of a position, to tell whether things came as planned; None: all
              that its view shows
    usual     lines of play for a choice, where neither time nor number is given
    speaker   makes a bot, from a seed, that can tell why it chooses what it chooses; None: the
              game's own bot that can (`Game.bots`), if there is one
    """

    chance: Callable[[Any, Seat], float]
    order: Callable[[Any, Decision], list[Any]]
    player: Callable[[random.Random], Player]
    clock: Callable[[Any], int]
    horizon: int = 1
    figures: Callable[[Any, Seat], Mapping[str, float]] = no_figures
    lines: Callable[[Any, Decision, Seat, random.Random], list[tuple[Any, ...]]] | None = None
    known: Callable[[Any, Seat], Any] | None = None
    usual: int = 200
    speaker: Callable[[int], Any] | None = None
