"""Which options search tries: the answer of the heuristic bot, and to questions that matter some
others too."""

from __future__ import annotations

import random
from typing import Any

from rempart.games.dark_tower.ai.heuristic import HeuristicBot
from rempart.games.dark_tower.ids import FIRST_ADVERSARY, HEROES
from rempart.games.dark_tower.options import TakeHero
from rempart.games.dark_tower.state import Realm
from rempart.kernel import Decision, Option

FEW = 3
"""How many answers are compared."""
DECIDED = frozenset({"RetreatChoice", "RoomChoice"})
"""Questions, besides a turn, to which the heuristic bot's answer is not the only one tried."""
PREFERRED = ("scion", "spy", "warlord", "relic")
"""The heroes, the one with whom the heuristic bot won the suggested first game most often first:
nothing in the position says so before the first turn."""
NO_GAME: Any = None
"""The heuristic bot knows its game."""


def order(s: Realm, decision: Decision) -> list[Option]:
    """The heuristic bot's answer; to questions that matter, some others too."""
    heroes = [option for option in decision.options if isinstance(option, TakeHero)]
    if heroes:
        return [min(heroes, key=lambda option: PREFERRED.index(HEROES[option.hero]))]
    best = answer(s, decision)
    if not weighty(s, type(decision.step).__name__):
        return [best]
    others = [option for option in decision.options if option != best]
    return [best, *others[: FEW - 1]]


def weighty(s: Realm, question: str) -> bool:
    """Whether a question matters enough; in a battle with the adversary each card does."""
    against = s.battle is not None and s.battle.kind >= FIRST_ADVERSARY
    return question in DECIDED or (against and question == "CardChoice")


def answer(s: Realm, decision: Decision) -> Option:
    """What the heuristic bot chooses; the same each time."""
    bot = HeuristicBot(random.Random(0).getrandbits(31))
    return bot.choose(NO_GAME, s, decision, decision.actors[0])
