"""A bot that looks one choice ahead."""

from __future__ import annotations

import random
from collections.abc import Hashable

from rempart.kernel import Decision, Game, Option, Seat, State, take

DEPTH = 2
"""How many follow-up questions of a choice are answered too (which target? who falls?)."""


class GreedyBot:
    """Takes the option after which the game's `evaluate` likes the position best.

    It looks at the position right after the choice and the questions that the choice itself
    raises, before the game goes on: so it knows no more of the future than the table shows, and
    ending a phase is judged by the current position, not by what the next phase brings.
    """

    def __init__(self, seed: int = 0):
        self.rng = random.Random(seed)

    def choose(
        self, game: Game, state: State, decision: Decision, seat: Seat, budget: float | None = None
    ) -> Option:
        """The best option by one look ahead; chance decides between equals."""
        waiting = len(state.agenda) - (not decision.step.stays)
        encoded = game.encode(state)
        best: list[Option] = []
        highest = float("-inf")
        for option in distinct(game, state, decision.options):
            after = game.decode(encoded)
            take(after, after.agenda[-1], option)
            value = worth(game, after, waiting, seat, DEPTH)
            if value > highest:
                best, highest = [option], value
            elif value == highest:
                best.append(option)
        return self.rng.choice(best)


def worth(game: Game, state: State, waiting: int, seat: Seat, depth: int) -> float:
    """What a position is worth once the questions above the `waiting` steps are answered well."""
    while depth and state.outcome is None and len(state.agenda) > waiting:
        step = state.agenda[-1]
        if not step.asks:
            break
        options = step.options(state)
        if len(options) > 1:
            return max(answered(game, state, options, waiting, seat, depth - 1))
        if options:
            take(state, step, options[0])
        else:
            state.agenda.pop()
    return game.evaluate(state, seat)


def answered(
    game: Game, state: State, options: list[Option], waiting: int, seat: Seat, depth: int
) -> list[float]:
    """The state after each answer to a question."""
    encoded = game.encode(state)
    values: list[float] = []
    for option in distinct(game, state, options):
        after = game.decode(encoded)
        take(after, after.agenda[-1], option)
        values.append(worth(game, after, waiting, seat, depth))
    return values


def distinct(game: Game, state: State, options: list[Option]) -> list[Option]:
    """The options without equivalent ones, if the game can tell them (`Game.alike`)."""
    if game.alike is None or len(options) < 2:
        return options
    found: dict[Hashable, Option] = {}
    for option in options:
        found.setdefault(game.alike(state, option), option)
    return list(found.values())
