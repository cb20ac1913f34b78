"""The common treasure (KR-SETUP-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.events import RewardKept, TreasureGained, TreasureSpent
from rempart.games.kingdom_rush.tables import TABLES

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


def gain(s: Kingdom, gold: int, crystals: int, cause: str) -> None:
    """The treasure grows; what there are no tokens for is lost (KR-SETUP-07, KR-R-60)."""
    most_gold, most_crystals = TABLES[s.variant].treasure_max
    gold, crystals = min(gold, most_gold - s.gold), min(crystals, most_crystals - s.crystals)
    s.gold += gold
    s.crystals += crystals
    if gold or crystals:
        s.tell(TreasureGained(gold=gold, crystals=crystals, rule=cause))


def keep(s: Kingdom, gold: int, crystals: int) -> None:
    """KR-CROSS-24: a reward waits on Vez'nan's board."""
    s.waiting_gold += gold
    s.waiting_crystals += crystals
    if gold or crystals:
        s.tell(RewardKept(gold=gold, crystals=crystals))


def release(s: Kingdom) -> None:
    """KR-CROSS-24: what waits on Vez'nan's board comes to the treasure."""
    gold, crystals = s.waiting_gold, s.waiting_crystals
    s.waiting_gold = s.waiting_crystals = 0
    gain(s, gold, crystals, "KR-CROSS-24")


def spend(s: Kingdom, gold: int, crystals: int, cause: str) -> None:
    """KR-BUY-09: what is paid goes back to the supply."""
    s.gold -= gold
    s.crystals -= crystals
    s.tell(TreasureSpent(gold=gold, crystals=crystals, rule=cause))
