"""What a position is worth, for bots that look one choice ahead.

All in points of morale: what the battles would cost if they were fought now, what beating the
invaders would spare, and what the cards that are left can still do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from rempart.games.fantasy_defense.pieces import Player
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.steps.battle import sides
from rempart.games.fantasy_defense.steps.powers import invader_power, units_power
from rempart.games.fantasy_defense.steps.turn import BATTLE
from rempart.games.fantasy_defense.tables import TABLES, Tables
from rempart.kernel import NONE

WON = 1000.0


class Weights(msgspec.Struct, frozen=True):
    """How much things count; found by playing many matches with many values."""

    beaten: float = 1.2
    """An invader gone, for each point of its loot."""
    beaten_power: float = 0.2
    """And for each point of its power: strong ones stay long."""
    unit: float = 0.3
    """A card that is left, for each point of its power."""
    progress: float = 0.5
    """A battle nearly won, as part of a battle won."""
    spell: float = 4.0
    """A spell that is left."""
    idle: float = 0.9
    """A unit in play compared with one in hand."""


WEIGHTS = Weights()


class Worth(NamedTuple):
    """The values of cards and invaders by their numbers, computed once for all positions."""

    units: list[float]
    """The value of a unit that may still fight; formulas are evaluated for a typical turn."""
    spared: list[float]
    """The value of getting rid of an invader."""


@lru_cache(maxsize=8)
def worth(t: Tables, w: Weights) -> Worth:
    """The worth of everything, with these tables and weights."""
    units = [w.unit * power for power in t.typical]
    beaten = zip(t.loot, t.invader_power, strict=True)
    return Worth(units, [w.beaten * loot + w.beaten_power * power for loot, power in beaten])


def evaluate(s: FantasyDefense, seat: int, w: Weights = WEIGHTS) -> float:
    """How good a position is; the same for both players of a team."""
    if s.outcome is not None:
        return s.outcome.scores[seat] + (WON if s.outcome.winners else -WON)
    t = TABLES[s.variant]
    known = worth(t, w)
    value, spared = float(s.morale), known.spared
    for invader in s.invader_deck:
        value -= spared[invader]
    for invader in s.besiegers():
        value -= spared[invader]
    for player in s.players:
        value += cards_left(s, t, player, known.units, w)
    return value + battles(s, t, known, w)


def cards_left(
    s: FantasyDefense, t: Tables, player: Player, units: list[float], w: Weights
) -> float:
    """Cards that can still be used. Of the hand only as many count as may be kept."""
    held = sorted([units[card] for card in player.hand], reverse=True)
    kept = len(held) if s.phase > BATTLE or s.phase == 0 else t.game.hand_limit
    value = sum(held[:kept]) + 0.01 * sum(held[kept:])
    for card in player.deck:
        value += units[card]
    for card in player.start:
        value += units[card]
    idle = w.idle
    for gate in player.row:
        for card in gate.defenders:
            value += idle * units[card]
    return value + w.spell * len(player.ready)


def battles(s: FantasyDefense, t: Tables, known: Worth, w: Weights) -> float:
    """What the battles still to come this turn would bring, with the units where they are."""
    value = 0.0
    alone = len(s.players) == 1
    for row, player in enumerate(s.players):
        for g, gate in enumerate(player.row):
            if gate.invader == NONE or gate.resolved or gate.shielded:
                continue
            here = (row, g)
            together = [here] if alone or not t.boss[gate.invader] else sides(s, row, g)
            if together[0] == here:
                value += battle(s, t, together, known, w)
    return value


def battle(
    s: FantasyDefense, t: Tables, at: list[tuple[int, int]], known: Worth, w: Weights
) -> float:
    """What one battle would bring."""
    units, spared = known
    value, strength = 0.0, 0
    invader = s.players[at[0][0]].row[at[0][1]].invader
    loot = t.loot[invader]
    lost = 0
    for row, g in at:
        gates = s.players[row].row
        gate = gates[g]
        defenders = gate.defenders
        if defenders:
            strength += units_power(t, gates, defenders) + t.bonus[gate.number]
            lost += -(-loot // 2)
            falls = defenders
            if not t.nature.isdisjoint(defenders):
                falls = [card for card in defenders if card in t.nature]
            value -= w.idle * min([units[card] for card in falls])
        else:
            lost += loot
    power = invader_power(s, *at[0])
    if strength >= power and value:
        return value + spared[invader]
    if lost >= s.morale:
        value -= WON / 10
    return value - lost + w.progress * spared[invader] * (strength / max(power, 1)) ** 2
