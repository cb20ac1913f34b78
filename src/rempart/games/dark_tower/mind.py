"""What search knows of Return to Dark Tower: the turns that the Captain thinks of, and how a match
goes on.

A turn only makes sense as a whole, so search compares errands: for each of the best ones, the way
there and the deed, and then the Captain plays on. Where the Captain answers a question of its own,
search tries its answer first.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from rempart.games.dark_tower.actions import (
    Advance,
    Cleanse,
    Deposit,
    DoubleMove,
    EndTurn,
    Explore,
    Fight,
    Pursue,
    Reinforce,
    UseCompanion,
    UseItem,
    Walk,
)
from rempart.games.dark_tower.captain import (
    Captain,
    Outlook,
    best_plan,
    look,
    spend,
    start,
    step_of,
)
from rempart.games.dark_tower.chances import chance
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.move import left
from rempart.games.dark_tower.steps.turn import HeroTurn
from rempart.kernel import Decision, Mind, Seat, advance, settle
from rempart.kernel.reason import Reason

if TYPE_CHECKING:
    from rempart.games.dark_tower.plans import Errand
    from rempart.kernel.mind import Player

ERRANDS = 6
"""So many errands are compared in a turn, besides to do nothing more."""
DOUBLING = 4.0
"""What a doubled move must be worth at least."""
FEW = 3
"""So many answers are compared elsewhere."""
DECIDED = frozenset({"RetreatChoice", "RoomChoice"})
"""Questions, besides a turn, to which the Captain's answer is not the only one tried."""
NOISE = 0.0
"""How often a play-out does something else in a turn: only for the matches that `chances` are
fitted to."""
HEAVY = 32
"""More than the turns of a month."""

COPY_OUT = msgspec.msgpack.Encoder().encode
COPY_IN = msgspec.msgpack.Decoder(Realm).decode
Line = tuple[Any, ...]
NO_GAME: Any = None
"""The Captain knows its game."""


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
    return list(found) or [(captains(s, decision),)]


def first(s: Realm, seat: Seat, options: list[Any]) -> Any:
    """What the Captain does before it thinks of errands."""
    return start(s, seat, options) or spend(s, seat, options)


def plans(s: Realm, seat: Seat, options: list[Any]) -> list[tuple[bool, list[Errand]]]:
    """The best plans that begin with different errands, best first, and whether the move is doubled
    for them. The last is to do nothing more."""
    outlook, hero = look(s, seat, options), s.heroes[seat]
    moves = left(s, hero)
    found = [(value, False, plan) for value, plan in differing(outlook, hero.region, moves)]
    if any(isinstance(option, DoubleMove) for option in options):
        far = differing(outlook, hero.region, 2 * moves)
        found += [(value - DOUBLING, True, plan) for value, plan in far[:2]]
    found.sort(key=lambda one: -one[0])
    return [(doubled, plan) for _, doubled, plan in found[:ERRANDS]] + [(False, [])]


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
    line: list[Any] = [DoubleMove()] if doubled else []
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


# One choice


def order(s: Realm, decision: Decision) -> list[Any]:
    """The Captain's answer; to questions that matter, some others too."""
    best = captains(s, decision)
    if type(decision.step).__name__ not in DECIDED:
        return [best]
    others = [option for option in decision.options if option != best]
    return [best, *others[: FEW - 1]]


def captains(s: Realm, decision: Decision) -> Any:
    """What the Captain chooses."""
    return player(random.Random(0))(s, decision)


def player(rng: random.Random) -> Player:
    """The Captain itself."""
    captain = Captain(rng.getrandbits(31))

    def choose(s: Realm, decision: Decision) -> Any:
        if NOISE and isinstance(decision.step, HeroTurn) and rng.random() < NOISE:
            others = lines(s, decision, decision.actors[0], rng)
            if others:
                return rng.choice(others)[0]
        return captain.choose(NO_GAME, s, decision, decision.actors[0])

    return choose


# The rest


def clock(s: Realm) -> int:
    """The turns so far; months count as long ones."""
    return HEAVY * s.month + s.turn


def figures(s: Realm, seat: Seat) -> Mapping[str, float]:
    """What people count: skulls in the supply, corruptions, warriors and spirit."""
    hero = s.heroes[seat]
    everybody: Iterable[Any] = [hero] if s.competitive else s.heroes
    return {
        "supply": s.supply,
        "corruptions": sum(len(one.corruptions) for one in everybody),
        "warriors": hero.warriors,
        "spirit": hero.spirit,
    }


def why(s: Realm, plan: list[Any], seat: Seat) -> list[Reason]:
    """What a deed is for. Where a way leads is told by the plan itself."""
    kind: type[Any] = plan[0].__class__
    return [Reason(PURPOSES[kind])] if kind in PURPOSES else []


PURPOSES = {
    Cleanse: "cleanse",
    Fight: "fight",
    Pursue: "quest",
    Advance: "goal",
    Deposit: "goal",
    Explore: "explore",
    Reinforce: "reinforce",
    EndTurn: "enough",
}

MIND = Mind(
    chance=chance,
    order=order,
    player=player,
    clock=clock,
    horizon=1,
    figures=figures,
    better={"supply": 1, "corruptions": -1, "warriors": 1, "spirit": 1},
    lines=lines,
    why=why,
    fitted=lambda s: not s.variant,
)
