"""Computer players, with one interface for every game.

    bot = bots.bot("greedy", seed=7)
    match.choose(ask_bot(bot, match, seat))

A bot is only ever asked through `ask_bot` (or, without a match, `ask`), which passes it a re-dealt
state: one that its seat could not tell from the real one. So no bot can cheat, whatever it reads
from the state.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from random import Random
from typing import Any, Protocol

from rempart.bots.greedy import GreedyBot
from rempart.bots.random import RandomBot
from rempart.bots.search import Search, SearchBot, Weighed, knowledge
from rempart.kernel import Decision, Game, Match, Option, Seat, State
from rempart.kernel.errors import MatchOver, RempartError, UnknownBot
from rempart.kernel.hidden import imagine
from rempart.kernel.reason import Reason

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "Reason",
    "SearchBot",
    "Weighed",
    "ask",
    "ask_bot",
    "best",
    "bot",
    "bots_of",
    "knowledge",
    "levelled",
    "reason_of",
    "weigh",
]


class Bot(Protocol):
    """What a bot must have."""

    rng: Random
    """Its own random numbers; the seeds of re-deals are drawn from it too."""

    def choose(
        self, game: Game, state: Any, decision: Decision, seat: Seat, budget: float | None = None
    ) -> Option:
        """One of `decision.options`, all of which are the seat's. `state` is a copy that may be
        modified; `budget` is the time to think, in seconds.
        """
        ...


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}
"""The bots for every game by name, each made from a seed; the strongest last. A game may
have more of its own (`Game.bots`)."""

LEVELS = {"easy": "greedy", "normal": "search:60it", "hard": "search"}
"""The strengths that people choose from, and their bots, unless a game overrides them
(`Game.levels`). The hard one thinks for as long as it is given."""

COMPARED, COMPARING = 12, 0.1
"""Lines spent on the second best option by `weigh`, and the most time for them, as a share."""

LIMITED = re.compile(r"search:(?:(\d+)it|(\d+(?:\.\d+)?(?:e-\d+)?)s?)")
"""A search bot with a limit of its own: `search:500it` plays 500 lines per choice, `search:0.5`
thinks for half a second."""


def bots_of(game: Game | None) -> dict[str, Callable[[int], Bot]]:
    """The bots that can play a game: those for every game, then its own."""
    return BOTS if game is None else {**BOTS, **game.bots}


def best(game: Game) -> str:
    """The name of the strongest bot of a game: the one that gives hints.

    That is search if the game has a search model, otherwise the game's own or greedy.
    """
    if game.search_model is not None:
        return "search"
    return next(reversed([name for name in bots_of(game) if name != "search"]))


def levelled(name: str, game: Game | None = None) -> str:
    """The bot for a strength in a game; any other name is returned unchanged."""
    own = game.levels if game is not None else {}
    return {**LEVELS, **own}.get(name, name)


def bot(name: str, seed: int = 0, game: Game | None = None) -> Bot:
    """A bot by its name or strength; with a game, one of the game's own too. See `LIMITED` for
    more names."""
    name = levelled(name, game)
    if limited := LIMITED.fullmatch(name):
        lines, seconds = limited.groups()
        return SearchBot(seed, int(lines) if lines else None, float(seconds) if seconds else None)
    there = bots_of(game)
    try:
        return there[name](seed)
    except KeyError:
        known = ", ".join(there)
        raise UnknownBot(
            f"no bot {name!r}; available: {known} (and search:0.5, search:500it; "
            f"{', '.join(LEVELS)})"
        ) from None


def reason_of(bot: Bot) -> Reason | None:
    """The reason for a bot's last choice, if it gives one."""
    return getattr(bot, "reason", None)


def ask_bot(bot: Bot, match: Match, seat: Seat, budget: float | None = None) -> Option:
    """The option that a bot chooses for a seat of a match."""
    return ask(bot, match.game, match.state, seat, bot.rng.getrandbits(63), budget)


def ask(
    bot: Bot, game: Game, state: State, seat: Seat, seed: int, budget: float | None = None
) -> Option:
    """The same for a state; `seed` is for re-dealing what the seat may not know."""
    dealt, decision = deal(game, state, seat, seed)
    if len(decision.options) == 1:
        return decision.options[0]
    with uncollected():
        return bot.choose(game, dealt, decision, seat, budget)


def weigh(
    match: Match,
    seat: Seat,
    budget: float | None = None,
    also: Iterable[Option] = (),
    seed: int = 0,
    lines: int | None = None,
    among: Iterable[Option] | None = None,
) -> list[Weighed]:
    """What search thinks of the options of a seat, best first.

    Without `budget` it plays the usual number of lines; with `lines`, that many, or fewer if time
    runs out. With `among` it considers only these options. Options hardly worth trying are left
    out, except those in `also`; at the end the second best is tried some more, to compare it with
    the best. In a game without a search model, `chance` only ranks the options.
    """
    rng = Random(seed)
    state, decision = deal(match.game, match.state, seat, rng.getrandbits(63))
    if among is not None:
        few = [option for option in decision.options if option in among]
        decision = Decision(decision.step, decision.actors, few)
    with uncollected():
        search = Search(match.game, state, decision, seat, rng)
        search.also(also)
        search.grow(lines, None if budget is None else (1 - COMPARING) * budget)
        best, *others = search.ranked()
        second = next((edge for edge in others if edge.option != best.option), None)
        if second is not None and second.visits < COMPARED:
            search.also([second.option])
            search.grow(search.root.visits + COMPARED, budget)
        if lines is not None:
            search.settle_for(COMPARED, budget)
        return search.weighed()


@contextmanager
def uncollected() -> Generator[None]:
    """Pauses the collector of reference cycles. Bots keep many copies of a state, which are free of
    cycles, so the collector would look through them again and again and find nothing."""
    paused = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if paused:
            gc.enable()


def deal(game: Game, state: State, seat: Seat, seed: int) -> tuple[State, Decision]:
    """A state that a seat could not tell from the given one, and its decision there."""
    if state.outcome is not None:
        raise MatchOver("the match is over: there is nothing to ask a bot")
    dealt, decision = imagine(game, state, seat, seed)
    mine = decision.of(seat) if decision else []
    if decision is None or not mine:
        actors = ", ".join(map(str, decision.actors)) if decision else ""
        raise RempartError(f"seat {seat} has nothing to choose now; it is the choice of: {actors}")
    return dealt, Decision(decision.step, decision.actors, mine)
