"""Fast estimates of what options gain, for the play-outs of search and the order of its options.

In the unit of `value.py` (wall points). Purchases, shots and recycling are judged by what they
change for the two fortresses; attacks and hits by simple rules; ruses by what they cost the others'
walls.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from rempart.games.kravora.ai.value import WEIGHTS
from rempart.games.kravora.ai.value import prospects as reckoned
from rempart.games.kravora.ids import (
    BAIT,
    BOULDER,
    CLOT,
    HUT,
    PROPULSION,
    PUPPET,
    RETREAT,
    ROCKS,
    SHIELD,
)
from rempart.games.kravora.options import (
    Aim,
    Attack,
    Build,
    Buy,
    Cancel,
    Cast,
    Decline,
    Dismantle,
    EndAttack,
    Fire,
    Hurl,
    Incite,
    Land,
    Launch,
    LetPass,
    Lure,
    Recycle,
    Strike,
    Suffer,
)
from rempart.games.kravora.pieces import Player
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.steps.enemies import excess_hits_wall, reaches_wall, volley_line
from rempart.games.kravora.steps.hits import Hits
from rempart.games.kravora.steps.purchases import building_price, unit_price
from rempart.games.kravora.steps.ruse_announced import ShieldWindow, ruse_price
from rempart.games.kravora.steps.ruse_lines import BoulderTarget, boulder_damage
from rempart.games.kravora.steps.ruse_units import (
    BaitTarget,
    PropulsionLanding,
    PropulsionUnit,
)
from rempart.games.kravora.steps.strikes import TargetLine
from rempart.games.kravora.steps.supply import hp, line_of, where
from rempart.games.kravora.steps.wages import Recycling
from rempart.games.kravora.tables import TABLES, VOLLEY, Tables
from rempart.kernel import NONE, Option

ROCKY = 1.0
"""A point of an opponent's wall."""
FALL = 6.0
"""An opponent's wall that falls, besides its points."""

W = msgspec.structs.replace(WEIGHTS, blood=0.05)
"""The greedy bot's weights, except that blood is for spending."""

Liked = list[tuple[float, Option]]
"""Options, and what each gains."""


def prospects(s: Kravora, t: Tables, seat: int) -> float:
    """What a player has, and what it will come to."""
    return reckoned(s, t, seat, W)


# Purchases


def purchases(s: Kravora, seat: int, options: list[Option]) -> Liked:
    """What each purchase gains, units and buildings by the litre; to buy no more gains nothing."""
    t = TABLES[s.variant]
    before = prospects(s, t, seat)
    found: Liked = []
    for option in options:
        if type(option) is Buy:
            gain = bought(s, t, seat, option.kind, option.line) - before
            found.append((thrifty(gain, unit_price(s, s.players[seat], option.kind)), option))
        elif type(option) is Build:
            gain = built(s, t, seat, option.building) - before
            found.append((thrifty(gain, building_price(s, option.building)), option))
        elif type(option) is Fire:
            found.append((fired(s, t, seat, option.board, option.line), option))
        elif type(option) is Cast:
            found.append((trick(s, t, seat, option.ruse), option))
        else:
            found.append((0.0, option))
    return found


def thrifty(gain: float, price: int) -> float:
    """What a litre gains: many cheap things may be worth more than a dear one."""
    return gain / price if gain > 0 else gain


def bought(s: Kravora, t: Tables, seat: int, kind: int, line: int) -> float:
    """The prospects with a unit more and its price less."""
    player = s.players[seat]
    price = unit_price(s, player, kind)
    player.blood -= price
    player.defenders[line].append(spare(t, player, seat, kind))
    value = prospects(s, t, seat)
    player.defenders[line].pop()
    player.blood += price
    return value


def spare(t: Tables, player: Player, seat: int, kind: int) -> int:
    """A figure of a kind that is not in use."""
    supply = player.supply[kind]
    return t.first[seat][kind] + (supply & -supply).bit_length() - 1


def built(s: Kravora, t: Tables, seat: int, building: int) -> float:
    """The prospects with a building more and its price less; a hut threatens the others."""
    player = s.players[seat]
    price = building_price(s, building)
    others = [other for other in s.living() if other != seat and building == HUT]
    value = sum([prospects(s, t, other) for other in others])
    player.blood -= price
    player.buildings.append(building)
    value += prospects(s, t, seat) - sum([prospects(s, t, other) for other in others])
    player.buildings.pop()
    player.blood += price
    return value


def fired(s: Kravora, t: Tables, seat: int, board: int, line: int) -> float:
    """What a Puppet on another board costs that player, less its price."""
    unit = spare(t, s.players[seat], seat, PUPPET)
    return sent(s, t, board, line, unit) - W.blood * t.shot_price


def sent(s: Kravora, t: Tables, board: int, line: int, unit: int) -> float:
    """What an enemy more on a board costs its owner."""
    before = prospects(s, t, board)
    enemies = s.players[board].enemies[line]
    enemies.append(unit)
    after = prospects(s, t, board)
    enemies.pop()
    return before - after


def recycled(s: Kravora, t: Tables, step: Recycling, option: Recycle) -> float:
    """What recycling a unit brings, compared with its value."""
    seat = step.seat
    player = s.players[seat]
    before = prospects(s, t, seat)
    units = player.defenders[line_of(player.defenders, option.unit)]
    at = units.index(option.unit)
    wage = t.wage[t.kind[option.unit]]
    del units[at]
    player.blood += wage
    after = prospects(s, t, seat)
    player.blood -= wage
    units.insert(at, option.unit)
    return after - before


# Ruses


def trick(s: Kravora, t: Tables, seat: int, ruse: int) -> float:
    """What a ruse gains, roughly: for the player's own board, or against others.

    A Shield costs the others the price of a ruse; who cannot pay it twice leaves its owner alone.
    """
    player = s.players[seat]
    price = ruse_price(s, player, ruse)
    cost = W.blood * price
    rivals = [other for other in s.living() if other != seat]
    if ruse == SHIELD:
        armed = sum([HUT in s.players[other].buildings for other in rivals])
        return W.shield + W.shielded * armed - cost
    if ruse in HELPS:
        return HELPS[ruse](s, t, seat) - cost
    left = player.blood - price
    exposed = [other for other in rivals if not s.players[other].shield or left >= price]
    if not exposed:
        return -cost
    if ruse == BOULDER:
        return max(boulders(s, t, seat, exposed)) - cost
    thrown = HURLS[ruse]
    return max([0.0, *(thrown(s, t, seat, exposed, left, unit) for unit in hurlers(s, t))]) - cost


def boulders(s: Kravora, t: Tables, seat: int, rivals: list[int]) -> list[float]:
    """What a Boulder would cost the others, near their walls, line by line."""
    return [0.0] + [
        boulder(s, t, seat, board, line) for board in rivals for line in (t.lines - 1, t.lines)
    ]


def boulder(s: Kravora, t: Tables, seat: int, board: int, line: int) -> float:
    """What a Boulder would cost another player: points of the wall, and defenders, without whom
    the next ruse hits the wall."""
    player = s.players[board]
    damage = boulder_damage(s, seat, board, line)
    if damage and (player.boulder or damage >= player.wall):
        return 0.0
    before = prospects(s, t, board)
    units, wounds = player.defenders[line], s.wounds
    struck = sorted(units, key=lambda unit: hp(s, unit))[: t.ruses[BOULDER].amount]
    dead = [unit for unit in struck if hp(s, unit) == 1]
    player.defenders[line] = [unit for unit in units if unit not in dead]
    s.wounds = {**wounds, **{unit: wounds.get(unit, 0) + 1 for unit in struck if unit not in dead}}
    after = prospects(s, t, board)
    player.defenders[line], s.wounds = units, wounds
    return ROCKY * damage + before - after


def hurlers(s: Kravora, t: Tables) -> list[int]:
    """The enemies, on any board, that throw at many at once."""
    return [
        unit
        for player in s.players
        for line in player.enemies
        for unit in line
        if t.style[t.kind[unit]] == VOLLEY
    ]


def inciting(s: Kravora, t: Tables, seat: int, unit: int) -> float:
    """What the wall loses if a Rock-hurler throws at once; a point of the player's own wall is a
    loss."""
    board, line = where(s, unit)
    if unit in s.forced or board == t.owner[unit]:
        return 0.0
    kind = t.kind[unit]
    at = volley_line(s, board, kind, line)
    if at:
        caught = len(s.players[board].defenders[at])
        damage = max(0, t.hits[kind] - caught) if excess_hits_wall(s, at) else 0
    else:
        damage = t.hits[kind] if reaches_wall(s, kind, line) else 0
    return -damage if board == seat else broken(s, board, damage)


def broken(s: Kravora, board: int, damage: int) -> float:
    """What damage to another wall is worth; most if the wall falls."""
    return ROCKY * damage + (FALL if damage >= s.players[board].wall else 0.0)


def thrown_at(s: Kravora, t: Tables, seat: int, board: int, blood: int, unit: int) -> float:
    """What a Rock-hurler on the last line does at once, if the player can pay for the forced attack
    too (KV-ENEMY-17)."""
    price = ruse_price(s, s.players[seat], BAIT)
    if blood < price or unit in s.forced:
        return 0.0
    return max(0.0, broken(s, board, t.hits[t.kind[unit]]) - W.blood * price)


def baited(s: Kravora, t: Tables, seat: int, rivals: list[int], blood: int, unit: int) -> float:
    """What is gained if a Rock-hurler throws, or goes forward."""
    if where(s, unit)[0] not in rivals:
        return 0.0
    return max(inciting(s, t, seat, unit), lured(s, t, seat, blood, unit))


def lured(s: Kravora, t: Tables, seat: int, blood: int, unit: int) -> float:
    """What is gained if an enemy on another board goes one line forward."""
    board, line = where(s, unit)
    if board in (seat, t.owner[unit]) or line >= s.max_line:
        return -1.0
    harm = -moved(s, t, board, unit, line + 1)
    if line + 1 == t.lines and t.style[t.kind[unit]] == VOLLEY:
        harm += thrown_at(s, t, seat, board, blood, unit)
    return harm


def flung(s: Kravora, t: Tables, seat: int, rivals: list[int], blood: int, unit: int) -> float:
    """What is gained if a Rock-hurler comes down before another wall."""
    board, line = where(s, unit)
    home = s.players[board].enemies[line]
    at = home.index(unit)
    before = prospects(s, t, board)
    del home[at]
    relief = prospects(s, t, board) - before
    harm = [
        sent(s, t, other, t.lines, unit) + thrown_at(s, t, seat, other, blood, unit)
        for other in rivals
    ]
    home.insert(at, unit)
    return max(harm) + (relief if board == seat else -relief)


HURLS = {BAIT: baited, PROPULSION: flung}
"""What ruses gain by a Rock-hurler that is on some board, with so much blood left for more."""


def moved(s: Kravora, t: Tables, board: int, unit: int, to: int) -> float:
    """What a player gains if an enemy stood on another line; 0: nowhere."""
    enemies = s.players[board].enemies
    before = prospects(s, t, board)
    home = enemies[line_of(enemies, unit)]
    at = home.index(unit)
    del home[at]
    if to:
        enemies[to].append(unit)
    after = prospects(s, t, board)
    if to:
        enemies[to].pop()
    home.insert(at, unit)
    return after - before


def clotted(s: Kravora, t: Tables, seat: int) -> float:
    """What a Blood clot gains: an enemy near the wall, or one that throws at many, dies."""
    weak = [unit for unit in pressing(s, t, seat) if hp(s, unit) <= t.ruses[CLOT].amount]
    return max([0.0, *(moved(s, t, seat, unit, 0) for unit in weak)])


def repelled(s: Kravora, t: Tables, seat: int) -> float:
    """What a Retreat gains: an enemy near the wall goes back."""
    enemies, back = s.players[seat].enemies, t.ruses[RETREAT].amount
    found = [(unit, line_of(enemies, unit) - back) for unit in pressing(s, t, seat)]
    return max([0.0, *(moved(s, t, seat, unit, to) for unit, to in found if to > 0)])


def frozen(s: Kravora, t: Tables, seat: int) -> float:
    """What Rocks gain: the enemies of a line of the player's board stay there."""
    player = s.players[seat]
    before = best = prospects(s, t, seat)
    for line in range(2, t.lines):
        if player.enemies[line] and line not in player.frozen:
            player.frozen.append(line)
            best = max(best, prospects(s, t, seat))
            player.frozen.pop()
    return best - before


def pressing(s: Kravora, t: Tables, seat: int) -> list[int]:
    """The enemies before a player's wall that are near, or throw at many; one of each kind."""
    kinds: dict[tuple[int, int, int], int] = {}
    for line, units in enumerate(s.players[seat].enemies):
        for unit in units:
            if line >= t.lines - 1 or t.style[t.kind[unit]] == VOLLEY:
                kinds.setdefault((line, t.kind[unit], hp(s, unit)), unit)
    return list(kinds.values())


HELPS = {CLOT: clotted, RETREAT: repelled, ROCKS: frozen}
"""What ruses gain on the player's own board."""


# Attacks and hits


def attacks(s: Kravora, seat: int, options: list[Option]) -> Liked:
    """Every unit attacks, the small ones first; ruses if they gain something."""
    t = TABLES[s.variant]
    found: Liked = []
    for option in options:
        if type(option) is Attack:
            found.append((2.0 - 0.1 * t.kind[option.unit], option))
        elif type(option) is Cast:
            found.append((trick(s, t, seat, option.ruse), option))
        elif type(option) is Fire:
            found.append((fired(s, t, seat, option.board, option.line), option))
    ends = [option for option in options if type(option) is EndAttack]
    return found + [(0.0, option) for option in ends if len(found) == 0 or found[0][0] < 1]


def struck(s: Kravora, t: Tables, board: int, unit: int) -> float:
    """What a hit on a unit gains: most by killing one that hits hard and is near."""
    kind = t.kind[unit]
    worth = t.hits[kind] + 0.5 * t.hp[kind]
    if hp(s, unit) > 1:
        worth *= 0.5
    for line in range(t.lines, 0, -1):
        if unit in s.players[board].enemies[line]:
            return worth * (1 + 0.1 * line)
    return worth


def suffered(s: Kravora, t: Tables, step: Hits, unit: int) -> float:
    """Which unit should take a hit: enemies, survivors, cheap ones."""
    price = t.unit_price[0][t.kind[unit]]
    if t.owner[unit] != step.board:
        return price
    return -0.1 * price if hp(s, unit) > 1 else -float(price)


def crowd(s: Kravora, t: Tables, step: TargetLine, option: Aim) -> float:
    """A Rock-hurler throws where most enemies are, near the wall rather than far."""
    seat = step.seat
    return len(s.players[seat].enemies[option.line]) + 0.1 * option.line


# Where ruses are aimed


def shielding(s: Kravora, t: Tables, step: ShieldWindow, option: Cancel) -> float:
    """The value of a Shield: for the player's own board, and against what hurts."""
    mine = step.board == step.seat or (step.unit != NONE and where(s, step.unit)[0] == step.seat)
    return 1.0 if mine else -1.0


def hurled(s: Kravora, t: Tables, step: BoulderTarget, option: Hurl) -> float:
    """A Boulder is for others."""
    if option.board == step.seat:
        return -1.0
    return boulder(s, t, step.seat, option.board, option.line) + 0.01 * option.line


def incited(s: Kravora, t: Tables, step: BaitTarget, option: Incite) -> float:
    """The value of inciting a unit that throws at others' walls."""
    if t.style[t.kind[option.unit]] != VOLLEY or where(s, option.unit)[0] == t.owner[option.unit]:
        return -0.5
    return inciting(s, t, step.seat, option.unit)


def advanced(s: Kravora, t: Tables, step: BaitTarget, option: Lure) -> float:
    """The value of bringing an enemy nearer to another wall."""
    return lured(s, t, step.seat, left_after(s, step.seat, BAIT), option.unit)


def launched(s: Kravora, t: Tables, step: PropulsionUnit, option: Launch) -> float:
    """The value of launching a Rock-hurler before the player's own wall, or any other."""
    unit, seat = option.unit, step.seat
    if t.style[t.kind[unit]] != VOLLEY or where(s, unit)[0] == t.owner[unit]:
        return -1.0
    rivals = [other for other in s.living() if other != seat]
    return flung(s, t, seat, rivals, left_after(s, seat, PROPULSION), unit)


def landed(s: Kravora, t: Tables, step: PropulsionLanding, option: Land) -> float:
    """Before another wall, where it does most."""
    unit, board = step.unit, option.board
    if board in (t.owner[unit], step.seat) or option.line != t.lines:
        return 0.0
    blood = left_after(s, step.seat, PROPULSION)
    harm = sent(s, t, board, t.lines, unit) + thrown_at(s, t, step.seat, board, blood, unit)
    return 1.0 + harm


def left_after(s: Kravora, seat: int, ruse: int) -> int:
    """The blood that is left after a ruse."""
    return s.players[seat].blood - ruse_price(s, s.players[seat], ruse)


SIMPLE: Mapping[type, Callable[[Kravora, Tables, Any, Any], float]] = {
    Strike: lambda s, t, step, option: struck(s, t, step.board, option.unit),
    Suffer: lambda s, t, step, option: suffered(s, t, step, option.unit),
    Aim: crowd,
    Recycle: recycled,
    Decline: lambda s, t, step, option: 0.0,
    Dismantle: lambda s, t, step, option: -0.5,
    Cancel: shielding,
    LetPass: lambda s, t, step, option: 0.0,
    Hurl: hurled,
    Lure: advanced,
    Incite: incited,
    Launch: launched,
    Land: landed,
}
"""What an option gains, by its kind."""
