"""Which options search tries: the answer of the heuristic bot, and to questions that matter some
others too."""

from __future__ import annotations

import random
from typing import Any

from rempart.games.dark_tower.ai.heuristic import HeuristicBot
from rempart.games.dark_tower.state import Realm
from rempart.kernel import Decision, Option

FEW = 3
"""How many answers are compared."""
DECIDED = frozenset({"RetreatChoice", "RoomChoice"})
"""Questions, besides a turn, to which the heuristic bot's answer is not the only one tried."""
NO_GAME: Any = None
"""The heuristic bot knows its game."""


def order(s: Realm, decision: Decision) -> list[Option]:
    """The heuristic bot's answer; to questions that matter, some others too."""
    best = answer(s, decision)
    if type(decision.step).__name__ not in DECIDED:
        return [best]
    others = [option for option in decision.options if option != best]
    return [best, *others[: FEW - 1]]


def answer(s: Realm, decision: Decision) -> Option:
    """What the heuristic bot chooses; the same each time."""
    bot = HeuristicBot(random.Random(0).getrandbits(31))
    return bot.choose(NO_GAME, s, decision, decision.actors[0])
