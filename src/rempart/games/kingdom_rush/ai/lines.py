"""How a match continues: the rounds that a planner finds, quick players, what a round is for.

The choices of phase 2 only make sense together, so search compares whole rounds: the best ones of a
planner, each continued many times, with different cards to come, by a planner that thinks less.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import msgspec

from rempart.games.kingdom_rush.ai.features import weights_of
from rempart.games.kingdom_rush.ai.planner import (
    CAREFUL,
    QUICK,
    Effort,
    PlannerBot,
    Search,
    Upshot,
    action_phase,
    after_phases,
    plain_reason,
    public,
    reason,
    signature,
)
from rempart.games.kingdom_rush.ai.value import W, Weights, rounds_left
from rempart.games.kingdom_rush.events import HordeDestroyed
from rempart.games.kingdom_rush.options import Done, PlaceSoldier, PlaceTile, Stand
from rempart.kernel import Decision, Event, Option, Seat
from rempart.kernel.reason import Reason
from rempart.kernel.search_model import follow

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom
    from rempart.kernel.search_model import Player

THOROUGH = Effort(width=8, others=3, breadth=4, tiles=3, front=24, finalists=8)
"""For the last two rounds."""
LINES = CAREFUL._replace(finalists=8)
USUAL = 24
"""A line takes as long as some hundred of other games."""


def lines(
    s: Kingdom, decision: Decision, seat: Seat, rng: random.Random
) -> list[tuple[Option, ...]]:
    """In phase 2 the best rounds, to their end."""
    base = action_phase(s)
    if base is None:
        return []
    effort = (THOROUGH if rounds_left(s) <= 1 else LINES)._replace(weights=weights_of(s))
    ends = [Done(other) for other in range(len(s.players)) if not s.done >> other & 1]
    found: dict[Hashable, tuple[Option, ...]] = {}
    for _, node in Search(base, seat, budget=None, effort=effort).finalists(s):
        line = (*node.path, *ends)
        if line[0] in decision.options:
            found.setdefault(signature(node.state), line)
    return list(found.values())


def player(rng: random.Random, noise: float = 0.0) -> Player[Kingdom]:
    """A planner that thinks less. By `noise` its weights differ from match to match: only in the
    matches that chances are fitted to."""
    bot = PlannerBot(rng.getrandbits(31), QUICK, varied(rng, noise) if noise else weights_of)

    def choose(s: Kingdom, decision: Decision) -> Option:
        seat = decision.seat
        mine = decision.of(seat)
        if len(mine) == 1:
            return mine[0]
        return bot.decide(s, Decision(decision.step, decision.actors, mine), seat)

    return choose


def varied(rng: random.Random, noise: float) -> Callable[[Kingdom], Weights]:
    """Weights for a match that think more or less of later rounds, and of some towers."""
    more = [math.exp(rng.gauss(0, noise)) for _ in W.powers]
    use = math.exp(rng.gauss(0, noise))
    found: dict[Weights, Weights] = {}

    def weights(s: Kingdom) -> Weights:
        w = weights_of(s)
        if w not in found:
            powers = tuple(a * b for a, b in zip(w.powers, more, strict=True))
            found[w] = msgspec.structs.replace(w, use=w.use * use, powers=powers)
        return found[w]

    return weights


def clock(s: Kingdom) -> int:
    """The number of rounds, except that the last one counts with the one before, so it is played
    out."""
    return -max(1, rounds_left(s))


def why(s: Kingdom, plan: list[Option], seat: Seat) -> list[Reason]:
    """What a purchase or an upgrade is for; otherwise what the planned round brings."""
    plain = plain_reason(plan[0])
    if plain is not None:
        return [plain]
    if action_phase(s) is None:
        return []
    weights = weights_of(s)
    idle = after_phases(s, weights)
    events: list[Event] = []
    s.events = events
    follow(s, [option for option in plan if not isinstance(option, Done)])
    found = reason(idle, upshot(s, events))
    if found is None or (found.key == "weakens" and not any(map(covers, plan))):
        return []
    return [found]


def upshot(s: Kingdom, events: list[Event]) -> Upshot:
    """What becomes of the round: phases 3 and 4 are still to come, or they have come with the last
    action, as these events tell."""
    if action_phase(s) is not None:
        s.events = None
        return after_phases(s, weights_of(s))
    destroyed = [event.horde for event in events if isinstance(event, HordeDestroyed)]
    won = s.outcome is not None and bool(s.outcome.winners)
    return Upshot(value=0.0, hearts=s.hearts, destroyed=tuple(destroyed), won=won)


def covers(option: Option) -> bool:
    """Whether it puts something on a horde."""
    return isinstance(option, PlaceTile | PlaceSoldier | Stand)


def known(s: Kingdom, seat: Seat) -> bytes:
    """Everybody knows the same."""
    return public(s)
