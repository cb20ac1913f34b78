"""What a position is worth, for bots that look one choice ahead.

All in points of morale: what the battles would cost if they were fought now, what beating the
invaders would spare, and what the cards that are left can still do.
"""

from __future__ import annotations

import msgspec

from rempart.games.fantasy_defense.pieces import NONE, Player
from rempart.games.fantasy_defense.powers import invader_power, units_power
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.steps.battle import sides
from rempart.games.fantasy_defense.steps.turn import BATTLE
from rempart.games.fantasy_defense.tables import TABLES, Tables

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


def evaluate(s: FantasyDefense, seat: int, w: Weights = WEIGHTS) -> float:
    """How good a position is; the same for both players of a team."""
    if s.outcome is not None:
        return s.outcome.scores[seat] + (WON if s.outcome.winners else -WON)
    t = TABLES[s.variant]
    value = float(s.morale)
    for invader in s.invader_deck:
        value -= spared(t, invader, w)
    for invader in s.besiegers():
        value -= spared(t, invader, w)
    for player in s.players:
        value += cards_left(s, t, player, w)
    return value + battles(s, t, w)


def spared(t: Tables, invader: int, w: Weights) -> float:
    """What it is worth to be rid of an invader."""
    return w.beaten * t.loot[invader] + w.beaten_power * t.invader_power[invader]


def unit_worth(t: Tables, card: int, w: Weights) -> float:
    """What a unit is worth that may still fight; formulas count as a typical turn has them."""
    power = t.power[card]
    typical = 2 * power if card in t.group else power + 3 if card in t.never else power
    return w.unit * typical


def cards_left(s: FantasyDefense, t: Tables, player: Player, w: Weights) -> float:
    """Cards that can still be used. Of the hand only as many count as may be kept."""
    held = sorted((unit_worth(t, card, w) for card in player.hand), reverse=True)
    kept = len(held) if s.phase > BATTLE or s.phase == 0 else t.game.hand_limit
    value = sum(held[:kept]) + 0.01 * sum(held[kept:])
    for pile in (player.deck, player.start):
        for card in pile:
            value += unit_worth(t, card, w)
    for gate in player.row:
        for card in gate.defenders:
            value += w.idle * unit_worth(t, card, w)
    return value + w.spell * len(player.ready)


def battles(s: FantasyDefense, t: Tables, w: Weights) -> float:
    """What the battles still to come this turn would bring, with the units where they are."""
    value = 0.0
    for row, player in enumerate(s.players):
        for g, gate in enumerate(player.row):
            if gate.invader == NONE or gate.resolved or gate.shielded:
                continue
            together = sides(s, row, g)
            if together[0] == (row, g):
                value += battle(s, t, together, w)
    return value


def battle(s: FantasyDefense, t: Tables, at: list[tuple[int, int]], w: Weights) -> float:
    """What one battle would bring."""
    value, strength = 0.0, 0
    invader = s.players[at[0][0]].row[at[0][1]].invader
    loot = t.loot[invader]
    lost = 0
    for row, g in at:
        gates = s.players[row].row
        gate = gates[g]
        if gate.defenders:
            strength += units_power(t, gates, gate.defenders) + t.bonus[gate.number]
            lost += -(-loot // 2)
            falls = [card for card in gate.defenders if card in t.nature] or gate.defenders
            value -= w.idle * min(unit_worth(t, card, w) for card in falls)
        else:
            lost += loot
    power = invader_power(s, *at[0])
    if strength >= power and value:
        return value + spared(t, invader, w)
    if lost >= s.morale:
        value -= WON / 10
    return value - lost + w.progress * spared(t, invader, w) * (strength / power) ** 2
