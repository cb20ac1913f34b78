"""Players that are programs: one interface for every game.

    bot = bots.bot("greedy", seed=7)
    match.choose(ask_bot(bot, match, seat))

A bot is only ever asked through `ask_bot`, which hands it a re-dealt state: one that its seat
could not tell from the real one. So no bot can cheat, however it looks at the state.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from rempart.bots.greedy import GreedyBot
from rempart.bots.random import RandomBot
from rempart.bots.reason import Reason
from rempart.kernel import Decision, Game, Match, Option, Seat, settle
from rempart.kernel.errors import MatchOver, RempartError, UnknownBot

__all__ = [
    "BOTS",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "Reason",
    "ask_bot",
    "best",
    "bot",
    "bots_of",
    "reason_of",
]


class Bot(Protocol):
    """What a bot must have."""

    rng: random.Random
    """Its own chance; the seeds of the re-deals are drawn from it too."""

    def choose(
        self, game: Game, state: Any, decision: Decision, seat: Seat, budget: float | None = None
    ) -> Option:
        """One of `decision.options`, all of which are the seat's.

        `state` is the bot's own and may be spoilt; `budget` is the time to think, in seconds.
        """
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots for every game by name, each made from a seed; the strongest stands last. A game may
have more of its own (`Game.bots`)."""


def bots_of(game: Game | None) -> dict[str, Callable[[int], Bot]]:
    """The bots that can play a game: those for every game, then its own."""
    return BOTS if game is None else {**BOTS, **game.bots}


def best(game: Game) -> str:
    """The name of the strongest bot of a game: the one that gives hints."""
    return next(reversed(bots_of(game)))


def bot(name: str, seed: int = 0, game: Game | None = None) -> Bot:
    """A bot by its name; with a game, one of the game's own too."""
    there = bots_of(game)
    try:
        return there[name](seed)
    except KeyError:
        raise UnknownBot(f"no bot {name!r}; there is: {', '.join(there)}") from None


def reason_of(bot: Bot) -> Reason | None:
    """Why a bot chose what it chose last, if it can tell."""
    return getattr(bot, "reason", None)


def ask_bot(bot: Bot, match: Match, seat: Seat, budget: float | None = None) -> Option:
    """The option that a bot chooses for a seat of a match."""
    if match.decision is None:
        raise MatchOver("the match is over: there is nothing to ask a bot")
    state = match.game.redeal(match.state, seat, bot.rng.getrandbits(63))
    decision = settle(state)
    mine = [] if decision is None else [o for o in decision.options if decision.seat_of(o) == seat]
    if decision is None or not mine:
        actors = ", ".join(map(str, match.decision.actors))
        raise RempartError(f"seat {seat} has nothing to choose now; it is the choice of: {actors}")
    if len(mine) == 1:
        return mine[0]
    return bot.choose(
        match.game, state, Decision(decision.step, decision.actors, mine), seat, budget
    )
