"""Where cards lie: in decks, stacks, the box, or before a hero (DT-SPEND-05)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from rempart.games.dark_tower.ids import (
    COMPANIONS,
    FIRST_GEAR,
    FIRST_QUEST_ITEM,
    FIRST_TREASURE,
    ITEMS,
    Q_MARK,
    Q_URN,
    SPANS,
    SUSPICIOUS,
    WEAK,
)
from rempart.games.dark_tower.tables import TABLES

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Hero
    from rempart.games.dark_tower.state import Realm

COMPANION_SOURCE = len(ITEMS)
VIRTUE_SOURCE = COMPANION_SOURCE + len(COMPANIONS)
"""Where companions and virtues begin in the numbering of `tables`."""


def hold(hero: Hero, item: int) -> None:
    """Lay a card before a hero."""
    insort(hero.items, item)


def discard(s: Realm, item: int) -> None:
    """DT-SPEND-05: a potion goes under the potion deck, gear to its stack, a treasure under the
    treasure deck, a quest item to the box."""
    if item < FIRST_GEAR:
        s.potions.insert(0, item)
        s.potions_known += 1
    elif item < FIRST_TREASURE:
        s.gear[item - FIRST_GEAR] += 1
    elif item < FIRST_QUEST_ITEM:
        under_treasures(s, item)
    else:
        insort(s.box, item)


def under_treasures(s: Realm, item: int) -> None:
    """A treasure goes under its deck; everybody sees which."""
    s.treasures.insert(0, item)
    s.treasures_known += 1


def of(hero: Hero, what: int) -> list[int]:
    """The hero's items of a kind; the Black Mark counts for none (DT-R-15)."""
    span = SPANS[what]
    return [item for item in hero.items if item in span and item != Q_MARK]


def is_active(hero: Hero, virtue: int) -> bool:
    """DT-VIRTUE-03: only an active virtue has an effect."""
    return bool(hero.active >> virtue & 1)


def printed(s: Realm, source: int) -> int:
    """The number on an item, or on a companion or virtue after them."""
    t = TABLES[s.variant]
    return t.card_amount[source] or t.effects[t.card_effect[source]][0][0].n


def treasure_limit(s: Realm, hero: Hero) -> int:
    """DT-ITEM-03: four, with the Turquoise Urn two more; Weak heroes carry two."""
    knobs = TABLES[s.variant].knobs
    most = knobs.weak_treasures if WEAK in hero.corruptions else knobs.treasures
    return most + (printed(s, Q_URN) if Q_URN in hero.items else 0)


def potion_limit(s: Realm, hero: Hero) -> int:
    """DT-ITEM-03: as many as one likes; Suspicious heroes carry two."""
    if SUSPICIOUS in hero.corruptions:
        return TABLES[s.variant].knobs.suspicious_potions
    return len(hero.items)
