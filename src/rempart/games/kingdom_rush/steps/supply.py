"""The supply of tower cards (KR-SETUP-06, KR-TOWER-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.tables import TABLES

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


def copies(s: Kingdom, type_: int) -> list[int]:
    """The cards of a type that can be taken: of those without modifiers the first, and each that
    bears some (KR-BUY-07, KR-PASS-11)."""
    found: list[int] = []
    plain = False
    supply, stickers = s.supply, s.stickers
    for card in TABLES[s.variant].tower_cards[type_]:
        if supply >> card & 1:
            if card in stickers:
                found.append(card)
            elif not plain:
                plain = True
                found.append(card)
    return found


def in_supply(s: Kingdom, card: int) -> bool:
    """Whether a card can be taken now."""
    types = TABLES[s.variant].tower_type
    return 0 <= card < len(types) and card in copies(s, types[card])
