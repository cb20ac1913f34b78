"""What battles and dungeon visits share: advantages, prevention, and items used meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rempart.games.dark_tower.actions import Accept, BuyAdvantage, Prevent, UseAdvantage, UseItem
from rempart.games.dark_tower.advantage import (
    COMPANION_SOURCE,
    VIRTUE_SOURCE,
    count_of,
    for_sale,
    given,
    offer,
    refuse_sale,
    room_left,
    sources,
)
from rempart.games.dark_tower.events import AdvantageBought
from rempart.games.dark_tower.ids import BLESSED, TREASURE, WARRIORS
from rempart.games.dark_tower.steps.amounts import losses
from rempart.games.dark_tower.steps.cards import is_active
from rempart.games.dark_tower.steps.items import PayItems, spend_item, spend_spirit
from rempart.games.dark_tower.steps.powers import do_item, offers_amid, refuse_item
from rempart.kernel import Refusal

if TYPE_CHECKING:
    from rempart.games.dark_tower.advantage import Scene
    from rempart.games.dark_tower.pieces import Battle, Visit
    from rempart.games.dark_tower.state import Realm

ACCEPT, USE, PREVENT = Accept(), UseAdvantage(), Prevent()
BUY = tuple(BuyAdvantage(source) for source in range(VIRTUE_SOURCE))


def count_free(s: Realm, fray: Battle | Visit, scene: Scene) -> None:
    """DT-ADVANTAGE-04: automatic advantages are counted at the start; DT-ADVANTAGE-07: those of
    things gained later are added; DT-ADVANTAGE-08: those of things lost stay."""
    for source in sources(s, fray.seat):
        if source not in fray.sources:
            fray.sources.append(source)
            fray.free += given(s, fray.seat, source, scene)


# Conditional advantages (DT-ADVANTAGE-05)


def buys(s: Realm, fray: Battle | Visit, scene: Scene) -> list[BuyAdvantage]:
    """What can be bought, as long as one more advantage may be used."""
    if room_left(s, fray.seat, fray.used) <= 0:
        return []
    return [BUY[source] for source in for_sale(s, fray.seat, scene, fray.paid)]


def refuse_buy(
    s: Realm, fray: Battle | Visit, scene: Scene, option: BuyAdvantage
) -> Refusal | None:
    """Why an advantage cannot be bought."""
    if room_left(s, fray.seat, fray.used) <= 0:
        return Refusal("DT-ADVANTAGE-06", "advantage_cap", {"cap": s.cap})
    reason = refuse_sale(s, fray.seat, option.source, scene, fray.paid)
    return Refusal("DT-ADVANTAGE-05", reason) if reason else None


def buy(s: Realm, seat: int, source: int) -> int:
    """Pay a source for its advantages; gives how many. DT-ADVANTAGE-09: only such items are
    spent."""
    sold = offer(s, source)
    assert sold is not None
    count = count_of(s, seat, source)
    if s.events is not None:
        s.tell(AdvantageBought(seat=seat, source=source, count=count))
    if sold.per_turn:
        s.heroes[seat].used.append(source)
    spend_spirit(s, seat, sold.spirit, "DT-ADVANTAGE-05")
    if sold.treasures:
        s.agenda.append(PayItems(seat, TREASURE, sold.treasures, "DT-ADVANTAGE-05"))
    if sold.spent and source < COMPANION_SOURCE:
        spend_item(s, seat, source, "DT-ADVANTAGE-05")
    return count


# Prevention and items


def spare(s: Realm, fray: Battle | Visit, effect: int) -> list[Any]:
    """Blessed, and items that help in the middle of it (DT-SPEND-01)."""
    found: list[Any] = list(offers_amid(s, fray.seat))
    if refuse_blessing(s, fray, effect) is None:
        found.append(PREVENT)
    return found


def refuse_blessing(s: Realm, fray: Battle | Visit, effect: int) -> Refusal | None:
    """Blessed: once a card or room, if it takes warriors."""
    hero = s.heroes[fray.seat]
    if not is_active(hero, BLESSED):
        return Refusal("DT-VIRTUE-03", "no_virtue")
    if fray.blessed:
        return Refusal("DT-AM-20", "blessed_already")
    if not losses(s, fray.seat, effect, WARRIORS):
        return Refusal("DT-AM-20", "nothing_to_prevent")
    return None if hero.spirit else Refusal("DT-SPEND-01", "cannot_pay")


def refuse_prevent(
    s: Realm, fray: Battle | Visit, effect: int, option: Prevent | UseItem
) -> Refusal | None:
    """Why Blessed or an item cannot be used now."""
    if isinstance(option, Prevent):
        return refuse_blessing(s, fray, effect)
    if option in offers_amid(s, fray.seat):
        return None
    return refuse_item(s, fray.seat, option.item) or Refusal("DT-SPEND-01", "not_now")


def do_amid(s: Realm, fray: Battle | Visit, option: Any) -> None:
    """Buy advantages, pay for Blessed, use an item."""
    if isinstance(option, BuyAdvantage):
        fray.paid.append(option.source)
        fray.bought += buy(s, fray.seat, option.source)
    elif isinstance(option, Prevent):
        spend_spirit(s, fray.seat, 1, "DT-AM-20")
        fray.blessed = True
    else:
        do_item(s, fray.seat, option.item)
