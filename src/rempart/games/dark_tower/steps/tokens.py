"""Special tokens and the Black Mark (DT-TOKEN, 5.10): rivers of fire, and who is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import ItemLost, ItemPassed, QuestItemGained, RiverIgnited
from rempart.games.dark_tower.ids import (
    Q_MARK,
)
from rempart.games.dark_tower.options import PickHero
from rempart.games.dark_tower.steps.asks import ActivePick
from rempart.games.dark_tower.steps.cards import hold
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm


def burn_river(s: Realm) -> None:
    """DT-TOKEN-01: the next river turns to fire, for good (DT-TOKEN-03); when all burn, nothing."""
    if s.river_order:
        river = s.river_order.pop()
        s.rivers |= 1 << river
        s.tell(RiverIgnited(river=river))


def marked(s: Realm) -> int:
    """Who holds the Black Mark; NONE: it is in the box."""
    for seat in s.living():
        if Q_MARK in s.heroes[seat].items:
            return seat
    return NONE


def mark_away(s: Realm) -> None:
    """The Black Mark is in the box until the end of the next month."""
    seat = marked(s)
    s.mark_back = s.month + 1
    if seat != NONE:
        s.heroes[seat].items.remove(Q_MARK)
        s.box.append(Q_MARK)
        s.box.sort()
        s.tell(ItemLost(seat=seat, item=Q_MARK, rule="DT-QUEST-04"))


def mark_on(s: Realm) -> None:
    """A Black Mark in play passes to the hero with most warriors."""
    if marked(s) != NONE:
        s.agenda.append(MarkChoice())


def mark_returns(s: Realm) -> None:
    """The Black Mark comes back at the end of its month."""
    if s.mark_back == s.month and Q_MARK in s.box:
        s.mark_back = 0
        s.agenda.append(MarkChoice())


class MarkChoice(ActivePick):
    """Who gets the Black Mark: the hero with most warriors; the active player breaks ties."""

    rule: ClassVar[str] = "DT-EVENT-02"
    offers: ClassVar = (PickHero,)
    reason: ClassVar[str] = "not_most_warriors"

    def among(self, s: Realm) -> list[int]:
        living = s.living()
        most = max(s.heroes[seat].warriors for seat in living)
        return [seat for seat in living if s.heroes[seat].warriors == most]

    def choose(self, s: Realm, option: PickHero) -> None:
        old, seat = marked(s), option.seat
        if old == seat:
            return
        if old == NONE:
            s.box.remove(Q_MARK)
            s.tell(QuestItemGained(seat=seat, item=Q_MARK, rule="DT-EVENT-07"))
        else:
            s.heroes[old].items.remove(Q_MARK)
            s.tell(ItemPassed(seat=old, item=Q_MARK, to=seat, rule="DT-EVENT-07"))
        hold(s.heroes[seat], Q_MARK)
