"""Tower modifiers (KR-MOD): which may go on which tower. What they do is in `towers`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import ModifierStuck
from rempart.games.kingdom_rush.ids import MF1, MF2, Modifier, Seat
from rempart.games.kingdom_rush.options import SKIP, Skip, Stick
from rempart.games.kingdom_rush.steps.asks import PickAllowed
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Option, Refusal

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


def refuse_stick(s: Kingdom, modifier: int, card: int) -> Refusal | None:
    """Why a modifier may not go on a tower.

    KR-BUY-05: a bought one only on a tower in a hand. KR-MOD-01: each but once, and for good, so
    two on one tower are always different ones (KR-MOD-04). KR-MOD-03: one for each slot, so none
    on soldier towers (KR-TOWER-40). KR-MOD-21: a Falcon on any tower without one; it takes no slot.
    """
    if card not in bearers(s, modifier):
        return Refusal("KR-BUY-05", "not_in_a_hand", {"card": card})
    return refuse_bearer(s, modifier, card)


def refuse_bearer(s: Kingdom, modifier: int, card: int) -> Refusal | None:
    """Why it may not go on a tower, apart from where the tower is."""
    if s.stickers[modifier] != NONE:
        return Refusal("KR-MOD-01", "not_in_album", {"modifier": modifier})
    if modifier in FALCONS:
        if card in (s.stickers[MF1], s.stickers[MF2]):
            return Refusal("KR-MOD-21", "one_falcon", {"card": card})
        return None
    t = TABLES[s.variant]
    if s.stickers[:MF1].count(card) >= t.slots[t.tower_type[card]]:
        return Refusal("KR-MOD-03", "no_free_slot", {"card": card})
    return None


def bearers(s: Kingdom, modifier: int) -> list[int]:
    """The towers among which one is chosen for a modifier."""
    return everywhere(s) if modifier in FALCONS else hands(s)


def eligible(s: Kingdom, modifier: int) -> list[int]:
    """The towers that a modifier of the album may go on."""
    return [card for card in bearers(s, modifier) if refuse_bearer(s, modifier, card) is None]


def stick(s: Kingdom, modifier: int, card: int) -> None:
    """KR-MOD-01: a modifier goes on a tower and stays there."""
    s.stickers[modifier] = card
    s.tell(ModifierStuck(modifier=modifier, card=card))


class Sticking(PickAllowed):
    """A modifier goes on a tower."""

    abstract: ClassVar[bool] = True
    seat: Seat
    modifier: Modifier

    def candidates(self, s: Kingdom) -> list[int]:
        return bearers(s, self.modifier)

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        return refuse_stick(s, self.modifier, value)

    def choose(self, s: Kingdom, option: Option) -> None:
        if isinstance(option, Stick):
            stick(s, self.modifier, option.card)


class StickModifier(Sticking):
    """KR-BUY-05: a bought modifier goes on a tower at once."""

    rule: ClassVar[str] = "KR-BUY-05"
    offers: ClassVar = (Stick,)


class StickFalcon(Sticking):
    """KR-MOD-22: a Falcon may go on a tower at once, or be kept for a later phase 6."""

    rule: ClassVar[str] = "KR-MOD-22"
    offers: ClassVar = (Stick, Skip)
    without: ClassVar = (SKIP,)
