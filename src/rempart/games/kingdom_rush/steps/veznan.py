"""Vez'nan, a guest from Rift in Time (KRH-VEZNAN).

What his special tiles do is where it happens: not on bosses in `tiles`, the reward that waits in
`destroy`, `treasure` and `life` (KR-CROSS-24).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.ids import VEZNAN
from rempart.games.kingdom_rush.steps.attack import hero_attack
from rempart.games.kingdom_rush.tables import TABLES

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

SOUL_HARVEST, SHADOW_BOLTS, SHARED_TORMENT, CIRCLE = range(VEZNAN * 4, VEZNAN * 4 + 4)


def dark_pact(s: Kingdom, seat: int) -> None:
    """KRH-VEZNAN-02, Dark Pact: with his basic attack, one special D2 of true damage as well."""
    hero_attack(s, seat, TABLES[s.variant].heroes[VEZNAN].skill_shots, "KRH-VEZNAN-02")


def soul_harvest(s: Kingdom, who: int) -> None:
    """KRH-VEZNAN-11: one special L3 of true damage on any horde."""
    hero_attack(s, who, TABLES[s.variant].abilities[SOUL_HARVEST].shots, "KRH-VEZNAN-11")


def shadow_bolts(s: Kingdom, who: int) -> None:
    """KRH-VEZNAN-12: two magic D2 on the hordes around him; they are not special."""
    hero_attack(s, who, TABLES[s.variant].abilities[SHADOW_BOLTS].shots, "KRH-VEZNAN-12")


def shared_torment(s: Kingdom, who: int) -> None:
    """KRH-VEZNAN-13: a special M1 of true damage on up to three different hordes."""
    hero_attack(s, who, TABLES[s.variant].abilities[SHARED_TORMENT].shots, "KRH-VEZNAN-13")


def circle_of_darkness(s: Kingdom, who: int) -> None:
    """KRH-VEZNAN-14: a special D2 of true damage on each horde around him."""
    hero_attack(s, who, TABLES[s.variant].abilities[CIRCLE].shots, "KRH-VEZNAN-14")
