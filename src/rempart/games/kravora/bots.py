"""What a position is worth, for bots that look one choice ahead.

All in wall points. The heart is a forecast: how each board fares in the next turns if nobody buys
anything, its units attack sensibly, and the enemies follow their rules.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from rempart.games.kravora.pieces import Player
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.steps.turn import ATTACK, ENEMY_ATTACK, WAGES
from rempart.games.kravora.steps.wages import reserve_income, wages
from rempart.games.kravora.tables import (
    BARRACKS,
    CANNON,
    FREE,
    HUT,
    LABORATORY,
    SINGLE,
    SORTING_CENTRE,
    TABLES,
    UNIVERSITY,
    WORKSHOP,
    Tables,
)

WON = 1000.0


class Weights(msgspec.Struct, frozen=True):
    """How much things count; found by playing many matches with many values."""

    blood: float = 0.16
    """A litre in hand."""
    income: float = 0.55
    """A litre of wages a turn."""
    turns: tuple[float, ...] = (1.0, 0.75, 0.5)
    """Damage to the wall in the first, second and third turn of the forecast."""
    defender: float = 0.1
    """A hit point of a defender that lives through the forecast."""
    enemy: float = 0.12
    """A hit of an enemy that lives through the forecast."""
    wear: float = 0.04
    """A hit point of such an enemy."""
    fallen: float = 30.0
    """A wall that the forecast sees fall."""
    shaky: float = 0.06
    """How much more the lower points of a wall are worth."""
    killer: float = 0.3
    """Leading by a kill."""
    shield: float = 0.6
    barracks: float = 1.6
    university: float = 0.5
    laboratory: float = 1.3
    workshop: float = 4.0
    hut: float = 1.8
    sorting_centre: float = 0.9
    cannon: float = 1.8


WEIGHTS = Weights()


def evaluate(s: Kravora, seat: int, w: Weights = WEIGHTS) -> float:
    """How good a position is for a player: own prospects against those of the others."""
    if s.outcome is not None:
        return WON if seat in s.outcome.winners else -WON
    if not s.players[seat].alive:
        return -WON
    t = TABLES[s.variant]
    others = [other for other in s.living() if other != seat]
    value = prospects(s, t, seat, w)
    kills = s.players[seat].kills
    best = max(s.players[other].kills for other in others)
    if kills > best:
        value += w.killer
    for other in others:
        value -= prospects(s, t, other, w) / len(others)
    return value


def prospects(s: Kravora, t: Tables, seat: int, w: Weights) -> float:
    """What a player has, and what it will come to."""
    player = s.players[seat]
    left = max(0, t.last_turn + 3 - s.turn) / (t.last_turn + 3)
    paid = s.active == seat and s.phase >= WAGES
    value = w.blood * player.blood + w.income * left * wages(t, player)
    if not paid:
        value += w.blood * reserve_income(t, player)
    value += buildings(player, w) * left + w.shield * player.shield
    busy = s.active == seat and s.phase in (ATTACK, ENEMY_ATTACK)
    board = BOARD((player.defenders, player.enemies, player.holder, player.frozen, s.wounds))
    damage, rest = forecast(s.variant, board, busy, w)
    wall = player.wall - damage
    value += rest + wall - w.shaky * max(0.0, t.wall.points - wall) ** 2
    return value if wall > 0 else value - w.fallen


def buildings(player: Player, w: Weights) -> float:
    """What the buildings of a player are worth at the beginning of a match."""
    worth = (
        (BARRACKS, w.barracks),
        (UNIVERSITY, w.university if HUT in player.buildings else 0.0),
        (LABORATORY, w.laboratory),
        (WORKSHOP, w.workshop),
        (HUT, w.hut),
        (SORTING_CENTRE, w.sorting_centre),
        (CANNON, w.cannon),
    )
    return sum(value for building, value in worth if building in player.buildings)


# The forecast: units are [kind, hit points], by line


Lines = list[list[list[int]]]


Board = tuple[list[list[int]], list[list[int]], list[int], list[int], dict[int, int]]
"""Defenders, enemies, holder, frozen lines and wounds: all that a forecast needs."""

BOARD = msgspec.msgpack.Encoder().encode
READ = msgspec.msgpack.Decoder(Board).decode


@lru_cache(maxsize=1 << 14)
def forecast(variant: str, board: bytes, busy: bool, w: Weights) -> tuple[float, float]:
    """What a wall will lose, nearer turns counting more, and what the units left are worth.

    Remembered, because most options change one board only. `busy`: its units attack no more.
    """
    t = TABLES[variant]
    defenders, enemies, holder, frozen, wounds = READ(board)
    mine, theirs = units(t, defenders, wounds), units(t, enemies, wounds)
    damage = 0.0
    for turn, weight in enumerate(w.turns):
        if turn or not busy:
            attack(t, mine, theirs)
        damage += weight * assault(t, mine, theirs)
        march(t, mine, theirs, [] if turn else frozen)
        if turn == 0:
            for unit in holder:
                kind = t.kind[unit]
                theirs[1].append([kind, t.hp[kind]])
    value = 0.0
    for line in mine:
        for unit in line:
            value += w.defender * unit[1]
    for line in theirs:
        for unit in line:
            value -= w.enemy * t.hits[unit[0]] + w.wear * unit[1]
    return damage, value


def units(t: Tables, lines: list[list[int]], wounds: dict[int, int]) -> Lines:
    """The units of a side for the forecast."""
    return [
        [[t.kind[unit], t.hp[t.kind[unit]] - wounds.get(unit, 0)] for unit in line]
        for line in lines
    ]


def hit(line: list[list[int]], unit: list[int]) -> None:
    """A unit of a line loses a hit point."""
    unit[1] -= 1
    if unit[1] <= 0:
        line.remove(unit)


def attack(t: Tables, mine: Lines, theirs: Lines) -> None:
    """Defenders attack the enemies nearest to the wall, the most dangerous of a line first."""
    for at, line in enumerate(mine):
        for kind, _ in line:
            reach = [to for to in t.both_ways[kind][at] if theirs[to]]
            if not reach:
                continue
            style = t.style[kind]
            if style == SINGLE:
                target = theirs[reach[-1]]
                hit(target, max(target, key=danger))
            elif style == FREE:
                target = theirs[reach[-1]]
                for _ in range(t.hits[kind]):
                    if target:
                        hit(target, min(target, key=strength))
            else:
                target = theirs[max(reach, key=lambda to: (len(theirs[to]), to))]
                for unit in sorted(target, key=danger, reverse=True)[: t.hits[kind]]:
                    hit(target, unit)


def danger(unit: list[int]) -> tuple[int, int]:
    """Whom to attack first: the strongest kind, the one that is easier to kill."""
    return unit[0], -unit[1]


def strength(unit: list[int]) -> int:
    """Hit points."""
    return unit[1]


def assault(t: Tables, mine: Lines, theirs: Lines) -> int:
    """Enemies attack; gives the damage to the wall. Whoever has most hit points takes a hit."""
    damage = 0
    near = t.lines - 1
    for rank in range(len(t.hp) - 1, -1, -1):
        for at, line in enumerate(theirs):
            for kind, _ in line:
                if kind != rank:
                    continue
                reach = [to for to in t.forward[kind][at] if mine[to]]
                hits = t.hits[kind]
                if not reach:
                    damage += hits if t.hits_wall[kind][at] else 0
                elif t.style[kind] in (SINGLE, FREE):
                    for _ in range(hits):
                        reach = [to for to in reach if mine[to]]
                        if not reach:
                            damage += at >= near
                            continue
                        target = mine[reach[-1]]
                        hit(target, max(target, key=strength))
                else:
                    to = max(reach, key=lambda to: (len(mine[to]), to))
                    target = mine[to]
                    struck = sorted(target, key=strength, reverse=True)[:hits]
                    if to >= near:
                        damage += hits - len(struck)
                    for unit in struck:
                        hit(target, unit)
    return damage


def march(t: Tables, mine: Lines, theirs: Lines, frozen: list[int]) -> None:
    """Enemies move on, where defenders do not hold them."""
    free = [len(line) for line in mine]
    for at in range(t.lines, 0, -1):
        line = theirs[at]
        line.sort(key=lambda unit: (t.move[unit[0]], -unit[0]))
        stay: list[list[int]] = []
        for unit in line:
            if free[at]:
                free[at] -= 1
                stay.append(unit)
                continue
            to = at
            if at not in frozen:
                for _ in range(t.move[unit[0]]):
                    if to == t.lines:
                        break
                    to += 1
                    if free[to]:
                        free[to] -= 1
                        break
            if to == at:
                stay.append(unit)
            else:
                theirs[to].append(unit)
        theirs[at] = stay
