"""Power: that of an invader, and that of the units against it.

Power is never stored but always computed, so an ongoing effect lasts exactly as long as its unit is
there (FD-STRATEGY-07). What concerns defenders alone counts against a boss too (FD-ICON-AURA-02).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.fantasy_defense.pieces import Gate
from rempart.games.fantasy_defense.tables import TABLES, Tables
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.fantasy_defense.state import FantasyDefense


def boss_power(s: FantasyDefense, t: Tables, boss: int) -> int:
    """FD-COOP-24: the boss with two values has the second one if it came second.

    FD-OPTION-02: or, per battle, from its second battle on.
    """
    second = boss in s.fought if s.boss_per_battle else s.bosses.index(boss) == 1
    return t.invader_power_second[boss] if second else t.invader_power[boss]


def invader_power(s: FantasyDefense, row: int, g: int) -> int:
    """The current power of the invader at a gate: halved first, rounded down last.

    FD-ICON-POWER-01, FD-ICON-BLAZE-02, FD-ICON-BLAZE-03, FD-ICON-FAIRY-01 to rounding only once
    however many stand there (FD-ICON-FAIRY-02) and only while they stand there (FD-ICON-FAIRY-03).
    FD-ICON-AURA-01: a boss is not changed by any of it.
    """
    t = TABLES[s.variant]
    gate = s.players[row].row[g]
    invader = gate.invader
    if t.boss[invader]:
        return boss_power(s, t, invader)
    power = t.invader_power[invader]
    for _ in range(gate.halvings):
        power = -(-power // t.effects.blazing_spirit)
    if not t.fairy.isdisjoint(gate.defenders):
        power -= power % t.effects.fairy_lights
    return power


def besieged(row: list[Gate]) -> int:
    """How many gates of a row are besieged: X of Never Surrender.

    FD-ICON-NEVER-02: of one row only; a boss between the rows is at one gate of each and counts
    once (FD-ICON-AURA-03).
    """
    count = 0
    for gate in row:
        if gate.invader != NONE:
            count += 1
    return count


def units_power(t: Tables, row: list[Gate], defenders: list[int]) -> int:
    """The power of these defenders, as if they alone stood at one gate of `row`.

    FD-ICON-GROUP-01: each Group Attack counts its factor times how many of them there are.
    FD-ICON-NEVER-01: Never Surrender adds the besieged gates, counted now (FD-BATTLE-11).
    """
    power = 0
    group = 0
    for card in defenders:
        if card not in t.variable:
            power += t.power[card]
        elif card in t.group:
            group += 1
        else:
            power += t.power[card] + besieged(row)
    if group:
        for card in defenders:
            if card in t.group:
                power += t.power[card] * group
    return power


def defence(s: FantasyDefense, row: int, g: int) -> int:
    """FD-BATTLE-02: the power of all defenders of a gate, and the gate's bonus."""
    t = TABLES[s.variant]
    gates = s.players[row].row
    gate = gates[g]
    return units_power(t, gates, gate.defenders) + t.bonus[gate.number]
