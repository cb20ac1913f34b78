"""Tower modifiers (KR-MOD): which may go on which tower. What they do is in `towers`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.kingdom_rush.events import ModifierStuck
from rempart.games.kingdom_rush.ids import MF1, MF2
from rempart.games.kingdom_rush.options import SKIP, Skip, Stick
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

FALCONS = (MF1, MF2)


def hands(s: Kingdom) -> list[int]:
    """The tower cards in all hands."""
    return [card for player in s.players for card in player.hand]


def everywhere(s: Kingdom) -> list[int]:
    """The tower cards in hands and incoming piles and on sites (KR-R-22)."""
    incoming = [card for player in s.players for card in player.incoming]
    return hands(s) + incoming + [tower.card for tower in s.built]


def no_stick(s: Kingdom, modifier: int, card: int) -> Refusal | None:
    """Why a modifier may not go on a tower.

    KR-BUY-05: a bought one only on a tower in a hand. KR-MOD-01: each but once, and for good, so
    two on one tower are always different ones (KR-MOD-04). KR-MOD-03: one for each slot, so none
    on soldier towers (KR-TOWER-40). KR-MOD-21: a Falcon on any tower without one; it takes no slot.
    """
    falcon = modifier in FALCONS
    if card not in (everywhere(s) if falcon else hands(s)):
        return Refusal("KR-BUY-05", "not_in_a_hand", {"card": card})
    if s.stickers[modifier] != NONE:
        return Refusal("KR-MOD-01", "not_in_album", {"modifier": modifier})
    if falcon:
        if card in (s.stickers[MF1], s.stickers[MF2]):
            return Refusal("KR-MOD-21", "one_falcon", {"card": card})
        return None
    t = TABLES[s.variant]
    if s.stickers[:MF1].count(card) >= t.slots[t.tower_type[card]]:
        return Refusal("KR-MOD-03", "no_free_slot", {"card": card})
    return None


def eligible(s: Kingdom, modifier: int) -> list[int]:
    """The towers that a modifier of the album may go on."""
    cards = everywhere(s) if modifier in FALCONS else hands(s)
    return [card for card in cards if no_stick(s, modifier, card) is None]


def stick(s: Kingdom, modifier: int, card: int) -> None:
    """KR-MOD-01: a modifier goes on a tower and stays there."""
    s.stickers[modifier] = card
    s.tell(ModifierStuck(modifier=modifier, card=card))


class StickModifier(Ask):
    """KR-BUY-05: a bought modifier goes on a tower at once."""

    seat: int
    modifier: int
    rule: ClassVar[str] = "KR-BUY-05"
    offers: ClassVar = (Stick,)

    def options(self, s: Kingdom) -> list[Any]:
        return [Stick(card) for card in eligible(s, self.modifier)]

    def refuse(self, s: Kingdom, option: Any) -> Refusal | None:
        return no_stick(s, self.modifier, option.card)

    def choose(self, s: Kingdom, option: Any) -> None:
        stick(s, self.modifier, option.card)


class StickFalcon(Ask):
    """KR-MOD-22: a Falcon may go on a tower at once, or be kept for a later phase 6."""

    seat: int
    modifier: int
    rule: ClassVar[str] = "KR-MOD-22"
    offers: ClassVar = (Stick, Skip)

    def options(self, s: Kingdom) -> list[Any]:
        found: list[Any] = [Stick(card) for card in eligible(s, self.modifier)]
        return [*found, SKIP] if found else []

    def refuse(self, s: Kingdom, option: Any) -> Refusal | None:
        return no_stick(s, self.modifier, option.card) if isinstance(option, Stick) else None

    def choose(self, s: Kingdom, option: Any) -> None:
        if isinstance(option, Stick):
            stick(s, self.modifier, option.card)
