"""What a position is worth, for bots that look one choice ahead.

All in wall points. The heart is a forecast: how each board fares in the next turns if nobody buys
anything, its units attack sensibly, and the enemies follow their rules.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

import msgspec

from rempart.games.kravora.ids import ATTACK, BOULDER, ENEMY_ATTACK, HUT, UNIVERSITY, WAGES
from rempart.games.kravora.pieces import Player
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.steps.supply import where
from rempart.games.kravora.steps.wages import reserve_income, wages
from rempart.games.kravora.tables import FREE, SINGLE, TABLES, Tables
from rempart.kernel import NONE, Option

WON = 1000.0


class Weights(msgspec.Struct, frozen=True):
    """How much things count; found by playing many matches with many values."""

    blood: float = 0.16
    """A litre in hand."""
    income: float = 0.55
    """A litre of wages a turn, at the beginning of a match."""
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
    gap: float = 0.45
    """A hit of a Boulder, Rock-hurler or comet that the last two lines would let through."""
    even: float = 0.5
    """How much both of these lines count, and not only the weaker: so that who looks one choice
    ahead begins to fill them."""
    ruses: float = 0.9
    """A gap, when somebody else can cast ruses."""
    killer: float = 0.3
    """Leading by a kill."""
    shield: float = 0.2
    """The value of a Shield, and the extra value for each opponent who can cast ruses."""
    shielded: float = 1.0
    buildings: tuple[float, ...] = (1.4, 2.0, 1.8, 4.2, 4.2, 1.6, 1.8, 0.0)
    """What each building brings from the beginning of a match to its end, in the order of
    `BUILDINGS`; a university only where there is a hut."""


WEIGHTS = Weights()


def evaluate(s: Kravora, seat: int, w: Weights = WEIGHTS) -> float:
    """How good a position is for a player: own prospects against those of the others.

    Each of several opponents counts less than a single one, but all of them have to fall: so
    together they count more.
    """
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
        value -= prospects(s, t, other, w) / len(others) ** 0.5
    return value


def alike(s: Kravora, option: Option) -> Hashable:
    """What matters of an option: of a figure its kind, owner, place and condition."""
    unit = getattr(option, "unit", NONE)
    if unit == NONE:
        return option
    t = TABLES[s.variant]
    condition = s.wounds.get(unit, 0), unit in s.attacked, unit in s.forced
    return type(option), t.kind[unit], t.owner[unit], where(s, unit), condition


def prospects(s: Kravora, t: Tables, seat: int, w: Weights) -> float:
    """What a player has, and what it will come to."""
    player = s.players[seat]
    mine = s.active == seat
    tricksters = 0
    for other in s.players:
        if other is not player and HUT in other.buildings and other.alive:
            tricksters += 1
    return outlook(
        s.variant,
        WRITE((player, s.wounds)),
        s.turn,
        mine and s.phase >= WAGES,
        mine and s.phase in (ATTACK, ENEMY_ATTACK),
        tricksters,
        w,
    )


FORT = tuple[Player, dict[int, int]]
"""A player, and the wounds of all units."""

WRITE = msgspec.msgpack.Encoder().encode
READ = msgspec.msgpack.Decoder(FORT).decode


@lru_cache(maxsize=1 << 14)
def outlook(
    variant: str, fort: bytes, turn: int, paid: bool, busy: bool, tricksters: int, w: Weights
) -> float:
    """The prospects themselves; cached, because most options change only one fortress.

    `paid`: this turn's wages are paid; `busy`: the units attack no more in this turn;
    `tricksters`: opponents who can cast ruses.
    """
    t = TABLES[variant]
    player, wounds = READ(fort)
    left = max(0, t.last_turn + 3 - turn) / (t.last_turn + 3)
    value = w.blood * player.blood + (w.income * wages(t, player) + buildings(player, w)) * left
    if not paid:
        value += w.blood * reserve_income(t, player)
    if player.shield:
        value += w.shield + w.shielded * tricksters
    hits = t.ruses[BOULDER].amount
    floor, front = min(hits, len(player.defenders[-1])), min(hits, len(player.defenders[-2]))
    caught = w.even * (floor + front) / 2 + (1 - w.even) * min(floor, front)
    value -= (w.ruses if tricksters else w.gap) * (hits - caught)
    damage, rest = forecast(variant, player, wounds, busy, w)
    wall = player.wall - damage
    value += rest + wall - w.shaky * max(0.0, t.wall.points - wall) ** 2
    return value if wall > 0 else value - w.fallen


def buildings(player: Player, w: Weights) -> float:
    """What the buildings of a player are worth at the beginning of a match."""
    value = 0.0
    for building in player.buildings:
        if building != UNIVERSITY or HUT in player.buildings:
            value += w.buildings[building]
    return value


# The forecast: units are [kind, hit points], by line


Lines = list[list[list[int]]]
FIELD = tuple[Lines, Lines, list[int], list[int]]
"""Both sides, the kinds in the holder, the frozen lines."""

READ_FIELD = msgspec.msgpack.Decoder(FIELD).decode


def forecast(
    variant: str, player: Player, wounds: dict[int, int], busy: bool, w: Weights
) -> tuple[float, float]:
    """What a wall will lose, nearer turns counting more, and what the units left are worth.

    `busy`: its units attack no more in this turn.
    """
    t = TABLES[variant]
    field = (
        units(t, player.defenders, wounds),
        units(t, player.enemies, wounds),
        sorted([t.kind[unit] for unit in player.holder]),
        sorted(player.frozen),
    )
    return fought_out(variant, WRITE(field), busy, w)


@lru_cache(maxsize=1 << 14)
def fought_out(variant: str, field: bytes, busy: bool, w: Weights) -> tuple[float, float]:
    """The forecast itself; cached by kinds, whichever figures they are. The keys are bytes, because
    Python's garbage collector occasionally takes long to scan cached tuples.
    """
    t = TABLES[variant]
    mine, theirs, holder, frozen = READ_FIELD(field)
    damage = 0.0
    for turn, weight in enumerate(w.turns):
        if not any(theirs) and (turn or not holder):
            break
        if turn or not busy:
            attack(t, mine, theirs)
        damage += weight * assault(t, mine, theirs)
        march(t, mine, theirs, [] if turn else frozen)
        if turn == 0:
            for kind in holder:
                theirs[1].append([kind, t.hp[kind]])
    value = 0.0
    for line in mine:
        for unit in line:
            value += w.defender * unit[1]
    for line in theirs:
        for unit in line:
            value -= w.enemy * t.hits[unit[0]] + w.wear * unit[1]
    return damage, value


def units(t: Tables, lines: list[list[int]], wounds: dict[int, int]) -> list[list[tuple[int, int]]]:
    """The units of a side for the forecast."""
    kinds, full = t.kind, t.hp
    return [
        sorted([(kinds[unit], full[kinds[unit]] - wounds.get(unit, 0)) for unit in line])
        if line
        else []
        for line in lines
    ]


def hit(line: list[list[int]], unit: list[int]) -> None:
    """A unit of a line loses a hit point."""
    unit[1] -= 1
    if unit[1] <= 0:
        line.remove(unit)


def attack(t: Tables, mine: Lines, theirs: Lines) -> None:
    """Defenders attack the enemies nearest to the wall, the most dangerous of a line first."""
    styles, near = t.style, t.nearest
    for at, line in enumerate(mine):
        for kind, _ in line:
            for to in near[kind][at]:
                if theirs[to]:
                    break
            else:
                continue
            target = theirs[to]
            if styles[kind] == SINGLE:
                hit(target, target[0] if len(target) == 1 else max(target, key=danger))
            elif styles[kind] == FREE:
                for _ in range(t.hits[kind]):
                    if target:
                        hit(target, min(target, key=strength))
            else:
                target = theirs[max(near[kind][at], key=lambda to: (len(theirs[to]), to))]
                for unit in sorted(target, key=danger, reverse=True)[: t.hits[kind]]:
                    hit(target, unit)


def danger(unit: list[int]) -> tuple[int, int]:
    """Whom to attack first: the strongest kind, the one that is easier to kill."""
    return unit[0], -unit[1]


def strength(unit: list[int]) -> int:
    """Hit points."""
    return unit[1]


def assault(t: Tables, mine: Lines, theirs: Lines) -> int:
    """Enemies attack; gives the damage to the wall. The unit with the most hit points takes a
    hit."""
    damage = 0
    near = t.lines - 1
    order = sorted((-unit[0], at) for at, line in enumerate(theirs) for unit in line)
    for rank, at in order:
        kind = -rank
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
