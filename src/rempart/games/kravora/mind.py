"""What search knows of Kravora: which options are worth a try, and how to play on.

Purchases are judged by what they change for one's own fortress, in the coin of `bots.py` (points
of the wall); attacks and hits by simple rules; the rest as the greedy bot does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from rempart.games.kravora.actions import (
    Aim,
    Attack,
    Build,
    Buy,
    Cancel,
    Cast,
    Decline,
    Dismantle,
    EndAttack,
    EndPurchases,
    Fire,
    Hurl,
    LetPass,
    Recycle,
    Strike,
    Suffer,
)
from rempart.games.kravora.bots import WEIGHTS as W
from rempart.games.kravora.bots import evaluate, prospects
from rempart.games.kravora.chances import chance
from rempart.games.kravora.pieces import NONE
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.steps.purchases import unit_price
from rempart.games.kravora.steps.ruse_announced import ruse_price
from rempart.games.kravora.steps.ruse_lines import boulder_damage
from rempart.games.kravora.steps.supply import hp
from rempart.games.kravora.tables import BOULDER, HUT, SHIELD, TABLES, Tables
from rempart.games.kravora.view import COPY_IN, COPY_OUT
from rempart.kernel import Decision, Mind, take
from rempart.kernel.mind import Player

NOISE = 0.15
"""How much chance there is in play-outs."""
NEAR = 3
"""Units are bought for so many lines before the wall."""
FEW = 6
"""So many targets of a ruse are looked at in a play-out."""
ROCKY = 0.9
"""A point of an opponent's wall."""

Liked = list[tuple[float, Any]]
"""Options, and what each gains."""


# Purchases


def purchases(s: Kravora, seat: int, options: list[Any]) -> Liked:
    """What each purchase gains; to buy no more gains nothing."""
    t = TABLES[s.variant]
    before = prospects(s, t, seat, W)
    found: Liked = []
    for option in options:
        kind: type[Any] = option.__class__
        if kind is Buy:
            if option.line <= t.lines - NEAR:
                continue
            found.append((bought(s, t, seat, option.kind, option.line) - before, option))
        elif kind is Build:
            found.append((built(s, t, seat, option.building) - before, option))
        else:
            found.append((trick(s, t, seat, option), option))
    return found


def bought(s: Kravora, t: Tables, seat: int, kind: int, line: int) -> float:
    """The prospects with a unit more and its price less."""
    player = s.players[seat]
    price = unit_price(s, player, kind)
    supply = player.supply[kind]
    unit = t.first[seat][kind] + (supply & -supply).bit_length() - 1
    player.blood -= price
    player.defenders[line].append(unit)
    value = prospects(s, t, seat, W)
    player.defenders[line].pop()
    player.blood += price
    return value


def built(s: Kravora, t: Tables, seat: int, building: int) -> float:
    """The prospects with a building more and its price less."""
    player = s.players[seat]
    price = t.building_price[building]
    player.blood -= price
    player.buildings.append(building)
    value = prospects(s, t, seat, W)
    player.buildings.pop()
    player.blood += price
    return value


def trick(s: Kravora, t: Tables, seat: int, option: Any) -> float:
    """What a ruse or a shot of the cannon gains, roughly."""
    if type(option) is Fire:
        return 0.05 * option.line - W.blood * t.shot_price
    if type(option) is not Cast:
        return 0.0
    cost = W.blood * ruse_price(s, s.players[seat], option.ruse)
    if option.ruse == SHIELD:
        rivals = [p for p in s.players if p.alive and p is not s.players[seat]]
        return W.shield + W.shielded * sum([HUT in p.buildings for p in rivals]) - cost
    if option.ruse == BOULDER:
        return ROCKY * max(damages(s, t, seat)) - cost
    return -cost


def damages(s: Kravora, t: Tables, seat: int) -> list[int]:
    """What a Boulder would cost the walls of the others, line by line."""
    found = [0]
    for board, player in enumerate(s.players):
        if board != seat and player.alive and not player.boulder:
            for line in (t.lines - 1, t.lines):
                damage = boulder_damage(s, seat, board, line)
                found.append(damage if damage < player.wall else 0)
    return found


# Attacks and hits


def attacks(s: Kravora, seat: int, options: list[Any]) -> Liked:
    """Everybody attacks, the small ones first; ruses where they gain."""
    t = TABLES[s.variant]
    found: Liked = []
    for option in options:
        if type(option) is Attack:
            found.append((2.0 - 0.1 * t.kind[option.unit], option))
        elif type(option) is not EndAttack:
            found.append((trick(s, t, seat, option), option))
    ends = [option for option in options if type(option) is EndAttack]
    return found + [(0.0, option) for option in ends if len(found) == 0 or found[0][0] < 1]


def struck(s: Kravora, t: Tables, board: int, unit: int) -> float:
    """What a hit on a unit gains: most by killing who hits hard and stands near."""
    kind = t.kind[unit]
    worth = t.hits[kind] + 0.5 * t.hp[kind]
    if hp(s, unit) > 1:
        worth *= 0.5
    for line in range(t.lines, 0, -1):
        if unit in s.players[board].enemies[line]:
            return worth * (1 + 0.1 * line)
    return worth


def suffered(s: Kravora, t: Tables, step: Any, unit: int) -> float:
    """Who is to take a hit: enemies, who survives, who is cheap."""
    price = t.unit_price[0][t.kind[unit]]
    if t.owner[unit] != step.board:
        return price
    return -0.1 * price if hp(s, unit) > 1 else -float(price)


# All choices


def likings(s: Kravora, decision: Decision, rng: random.Random | None = None) -> Liked:
    """What each option gains, in any phase; with chance, a rough look at a few is enough."""
    options, step = decision.options, decision.step
    last: type[Any] = options[-1].__class__
    if last is EndPurchases:
        return purchases(s, step.seat, options)
    if last is EndAttack:
        return attacks(s, step.seat, options)
    if last in SIMPLE:
        t = TABLES[s.variant]
        return [(SIMPLE[type(option)](s, t, step, option), option) for option in options]
    if rng is not None and len(options) > FEW:
        options = rng.sample(options, FEW)
    return looked_at(s, decision.seat_of(options[0]), options)


def looked_at(s: Kravora, seat: int, options: list[Any]) -> Liked:
    """One choice ahead, as the greedy bot looks."""
    encoded = COPY_OUT(s)
    found: Liked = []
    for option in options:
        after = COPY_IN(encoded)
        take(after, after.agenda[-1], option)
        found.append((evaluate(after, seat), option))
    return found


def shielding(s: Kravora, t: Tables, step: Any, option: Any) -> float:
    """A Shield is for one's own board, and against what hurts."""
    mine = step.board == step.seat or (step.unit != NONE and step.unit in everywhere(s, step.seat))
    return 1.0 if mine else -1.0


def everywhere(s: Kravora, seat: int) -> list[int]:
    """The units on a board."""
    player = s.players[seat]
    return [unit for lines in (player.defenders, player.enemies) for line in lines for unit in line]


def crowd(s: Kravora, t: Tables, step: Any, option: Aim) -> float:
    """A Rock-hurler throws where most enemies are, near the wall rather than far."""
    seat: int = step.seat
    return len(s.players[seat].enemies[option.line]) + 0.1 * option.line


SIMPLE: Mapping[type, Callable[[Kravora, Tables, Any, Any], float]] = {
    Strike: lambda s, t, step, option: struck(s, t, step.board, option.unit),
    Suffer: lambda s, t, step, option: suffered(s, t, step, option.unit),
    Aim: crowd,
    Recycle: lambda s, t, step, option: -1.0 if hp(s, option.unit) > 1 else -0.5,
    Decline: lambda s, t, step, option: 0.0,
    Dismantle: lambda s, t, step, option: -0.5,
    Cancel: shielding,
    LetPass: lambda s, t, step, option: 0.0,
    Hurl: lambda s, t, step, option: float(boulder_gain(s, step.seat, option)),
}


def boulder_gain(s: Kravora, seat: int, option: Hurl) -> float:
    """A Boulder is for the walls of others."""
    if option.board == seat:
        return -1.0
    return boulder_damage(s, seat, option.board, option.line) + 0.01 * option.line


# What search asks for


PLAIN = (Strike, Suffer, Aim)
"""Choices that one look ahead answers well enough: only the best option is tried."""
SIDES: Mapping[type[Any], int] = {Decline: 2, LetPass: 2}
"""Of other choices, so many options are tried."""


def order(s: Kravora, decision: Decision) -> list[Any]:
    """The options worth a try, best first."""
    last: type[Any] = decision.options[-1].__class__
    if last in PLAIN:
        liked = looked_at(s, decision.actors[0], decision.options)
        return [max(liked, key=lambda one: one[0])[1]]
    liked = likings(s, decision)
    liked.sort(key=lambda one: -one[0])
    if last is EndAttack and type(liked[0][1]) is Attack:
        return [liked[0][1]] + [option for _, option in liked if type(option) is Cast]
    return [option for _, option in liked[: SIDES.get(last)]]


def player(rng: random.Random) -> Player:
    """Takes the option that gains most, with a little chance."""
    chance = rng.random

    def choose(s: Kravora, decision: Decision) -> Any:
        best, highest = None, -1e9
        for gain, option in likings(s, decision, rng):
            gain += NOISE * chance()
            if gain > highest:
                best, highest = option, gain
        return best

    return choose


def clock(s: Kravora) -> int:
    """How many turns of players have begun."""
    order = s.living()
    return s.turn * 8 + (order.index(s.active) + 1 if s.active in order else 0)


def figures(s: Kravora, seat: int) -> Mapping[str, float]:
    """The wall, the highest wall of the others, and blood."""
    others = [p.wall for other, p in enumerate(s.players) if other != seat and p.alive]
    mine = s.players[seat]
    return {"wall": mine.wall, "other_wall": max(others, default=0), "blood": mine.blood}


MIND = Mind(chance=chance, order=order, player=player, clock=clock, horizon=1, figures=figures)
