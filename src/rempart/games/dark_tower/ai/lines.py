"""How a match continues: the turns that the heuristic bot considers, and the players after them.

A turn only makes sense as a whole, so search compares errands: for each of the best ones, the way
there and the action, after which the heuristic bot plays on.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec

from rempart.games.dark_tower.ai.heuristic import (
    HeuristicBot,
    Outlook,
    best_plan,
    look,
    spend,
    start,
    step_of,
)
from rempart.games.dark_tower.ai.policy import NO_GAME, answer
from rempart.games.dark_tower.options import DoubleMove, EndTurn, UseCompanion, UseItem, Walk
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.move import left
from rempart.games.dark_tower.steps.turn import HeroTurn
from rempart.kernel import Decision, Option, Seat, advance, settle

if TYPE_CHECKING:
    from rempart.games.dark_tower.ai.plans import Errand
    from rempart.kernel.search_model import Player

ERRANDS = 6
"""How many errands are compared in a turn, besides doing nothing more: one of each sort, then the
best others."""
DOUBLING = 4.0
"""What a doubled move must be worth at least."""
HEAVY = 32
"""More than the turns of a month."""

COPY_OUT = msgspec.msgpack.Encoder().encode
COPY_IN = msgspec.msgpack.Decoder(Realm).decode
Line = tuple[Option, ...]


# Whole lines


def lines(s: Realm, decision: Decision, seat: Seat, rng: random.Random) -> list[Line]:
    """In a turn, for each of the best errands the way there and the deed."""
    if not isinstance(decision.step, HeroTurn) or first(s, seat, decision.options) is not None:
        return []
    found: dict[Line, None] = {}
    for doubled, plan in plans(s, seat, decision.options):
        line = carried_out(s, seat, plan, doubled)
        if line:
            found.setdefault(line)
    for option in decision.options:
        if isinstance(option, UseItem | UseCompanion):
            found.setdefault((option,))
    return list(found) or [(answer(s, decision),)]


def first(s: Realm, seat: Seat, options: list[Option]) -> Option | None:
    """What the heuristic bot does before it thinks of errands."""
    return start(s, seat, options) or spend(s, seat, options)


def plans(s: Realm, seat: Seat, options: list[Option]) -> list[tuple[bool, list[Errand]]]:
    """The best plans that begin with different errands, one of each sort at least, best first, and
    whether the move is doubled for them. The last is to do nothing more."""
    outlook, hero = look(s, seat, options), s.heroes[seat]
    moves = left(s, hero)
    found = [(value, False, plan) for value, plan in differing(outlook, hero.region, moves)]
    if any(isinstance(option, DoubleMove) for option in options):
        far = differing(outlook, hero.region, 2 * moves)
        found += [(value - DOUBLING, True, plan) for value, plan in far[:2]]
    found.sort(key=lambda one: -one[0])
    best = {plan[0].option: (value, doubled, plan) for value, doubled, plan in reversed(found)}
    chosen = list(best.values())
    chosen += [one for one in found if one not in chosen][: max(ERRANDS - len(chosen), 0)]
    chosen.sort(key=lambda one: -one[0])
    return [(doubled, plan) for _, doubled, plan in chosen] + [(False, [])]


def differing(outlook: Outlook, region: int, moves: int) -> list[tuple[float, list[Errand]]]:
    """For each errand that may come first, the best plan that begins with it; best first."""
    every = [best_plan(outlook, region, moves)]
    every += [best_plan(outlook._replace(deeds=[deed]), region, moves) for deed in outlook.deeds]
    every += [best_plan(outlook._replace(places=[spot]), region, moves) for spot in outlook.places]
    every.sort(key=lambda one: -one[0])
    found: dict[Errand, tuple[float, list[Errand]]] = {}
    for value, plan in every:
        if plan:
            found.setdefault(plan[0], (value, plan))
    return list(found.values())


def carried_out(s: Realm, seat: Seat, plan: list[Errand], doubled: bool) -> Line:
    """The options that lead to a plan's first errand, and the deed, as far as this turn goes."""
    s = COPY_IN(COPY_OUT(s))
    line: list[Option] = [DoubleMove()] if doubled else []
    now = settle(s)
    for option in line:
        now = advance(s, now, option) if now is not None else None
    while now is not None and isinstance(now.step, HeroTurn) and now.actors == (seat,):
        option = step_of(s, seat, plan, now.options)
        if option not in now.options:
            break
        if isinstance(option, EndTurn):
            if not line:
                line.append(option)
            break
        line.append(option)
        if not isinstance(option, Walk) or not plan:
            break
        now = advance(s, now, option)
    return tuple(line)


# Play-outs


def player(rng: random.Random, noise: float = 0.0) -> Player[Realm]:
    """The heuristic bot itself. `noise` is how often it does something else in a turn: only for the
    matches that the weights of `features` are fitted to."""
    bot = HeuristicBot(rng.getrandbits(31))

    def choose(s: Realm, decision: Decision) -> Option:
        if noise and isinstance(decision.step, HeroTurn) and rng.random() < noise:
            others = lines(s, decision, decision.actors[0], rng)
            if others:
                return rng.choice(others)[0]
        return bot.choose(NO_GAME, s, decision, decision.actors[0])

    return choose


def clock(s: Realm) -> int:
    """The number of turns so far, with a month counted as `HEAVY` turns."""
    return HEAVY * s.month + s.turn
