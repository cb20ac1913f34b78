"""What battles and dungeon visits share: advantages, prevention, and items used meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import AdvantageBought
from rempart.games.dark_tower.ids import BLESSED, TREASURE, WARRIORS
from rempart.games.dark_tower.options import (
    Accept,
    BuyAdvantage,
    Concede,
    Prevent,
    UseAdvantage,
    UseItem,
)
from rempart.games.dark_tower.steps.advantage import (
    COMPANION_SOURCE,
    VIRTUE_SOURCE,
    Circumstances,
    count_of,
    for_sale,
    given,
    offer,
    refuse_sale,
    room_left,
    sources,
    unsold,
)
from rempart.games.dark_tower.steps.amounts import losses
from rempart.games.dark_tower.steps.cards import is_active
from rempart.games.dark_tower.steps.items import PayItems, spend_item, spend_spirit
from rempart.games.dark_tower.steps.outcome import give_up, refuse_surrender, surrender
from rempart.games.dark_tower.steps.powers import do_item, offers_amid, refuse_item
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import Ask, Option, Refusal, Step
from rempart.kernel.step import interned

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Battle, Visit
    from rempart.games.dark_tower.state import Realm

ACCEPT, USE, PREVENT = Accept(), UseAdvantage(), Prevent()
BUY = interned(BuyAdvantage)


def count_free(s: Realm, fray: Battle | Visit, scene: Circumstances) -> None:
    """DT-ADVANTAGE-04: automatic advantages are counted at the start; DT-ADVANTAGE-07: those of
    things gained later are added; DT-ADVANTAGE-08: those of things lost stay."""
    owned = sources(s, fray.seat)
    for source in dict.fromkeys(owned):
        for _ in range(owned.count(source) - fray.sources.count(source)):
            fray.sources.append(source)
            fray.free += given(s, fray.seat, source, scene)


# Conditional advantages (DT-ADVANTAGE-05)


def buys(s: Realm, fray: Battle | Visit, scene: Circumstances) -> list[BuyAdvantage]:
    """What can be bought, as long as one more advantage may be used."""
    if room_left(s, fray.seat, fray.used) <= 0:
        return []
    return [BUY[source] for source in for_sale(s, fray.seat, scene, fray.paid)]


def refuse_buy(
    s: Realm, fray: Battle | Visit, scene: Circumstances, option: BuyAdvantage
) -> Refusal | None:
    """Why an advantage cannot be bought."""
    if room_left(s, fray.seat, fray.used) <= 0:
        return Refusal("DT-ADVANTAGE-06", "advantage_cap", {"cap": s.cap})
    return unsold(s, fray.seat, option.source, scene, fray.paid)


def buy(s: Realm, seat: int, source: int, only: Sequence[int] = ()) -> int:
    """Pay a source for its advantages; gives how many. DT-ADVANTAGE-09: only such items are
    spent. `only`: the treasures that may pay; any if there are none."""
    sold = offer(s, source)
    assert sold is not None
    count = count_of(s, seat, source)
    s.tell(AdvantageBought(seat=seat, source=source, count=count))
    if sold.per_turn:
        s.heroes[seat].used.append(source)
    spend_spirit(s, seat, sold.spirit, "DT-ADVANTAGE-05")
    if sold.treasures:
        s.agenda.append(
            PayItems(
                seat=seat,
                what=TREASURE,
                count=sold.treasures,
                cause="DT-ADVANTAGE-05",
                only=list(only),
            )
        )
    if sold.spent and source < COMPANION_SOURCE:
        spend_item(s, seat, source, "DT-ADVANTAGE-05")
    return count


# Prevention and items


def spare(s: Realm, fray: Battle | Visit, effect: int) -> list[Option]:
    """Blessed, and items that help in the middle of it (DT-SPEND-01)."""
    found: list[Option] = list(offers_amid(s, fray.seat))
    if refuse_blessing(s, fray, effect) is None:
        found.append(PREVENT)
    return found


def refuse_blessing(s: Realm, fray: Battle | Visit, effect: int) -> Refusal | None:
    """Blessed: once a card or room (DT-R-67), if it takes warriors."""
    hero = s.heroes[fray.seat]
    if not is_active(hero, BLESSED):
        return Refusal("DT-VIRTUE-03", "no_virtue")
    if fray.blessed:
        return Refusal("DT-AM-20", "blessed_already")
    if not losses(s, fray.seat, effect, WARRIORS):
        return Refusal("DT-AM-20", "nothing_to_prevent")
    price = {"spirit": blessing_cost(s)}
    enough = hero.spirit >= blessing_cost(s)
    return None if enough else Refusal("DT-SPEND-01", "no_spirit", price)


def blessing_cost(s: Realm) -> int:
    """Spirit for Blessed."""
    return TABLES[s.variant].card_cost[VIRTUE_SOURCE + BLESSED]


def refuse_prevent(
    s: Realm, fray: Battle | Visit, effect: int, option: Prevent | UseItem
) -> Refusal | None:
    """Why Blessed or an item cannot be used now."""
    if isinstance(option, Prevent):
        return refuse_blessing(s, fray, effect)
    if option in offers_amid(s, fray.seat):
        return None
    return refuse_item(s, fray.seat, option.item) or Refusal("DT-SPEND-01", "not_now")


def do_amid(s: Realm, fray: Battle | Visit, option: BuyAdvantage | Prevent | UseItem) -> None:
    """Buy advantages, pay for Blessed, use an item."""
    if isinstance(option, BuyAdvantage):
        fray.paid.append(option.source)
        fray.bought += buy(s, fray.seat, option.source)
    elif isinstance(option, Prevent):
        spend_spirit(s, fray.seat, blessing_cost(s), "DT-AM-20")
        fray.blessed = True
    else:
        do_item(s, fray.seat, option.item)


# The choice itself

Deed = UseAdvantage | BuyAdvantage | Prevent | UseItem | Accept | Concede


class Improving(Ask):
    """Use advantages on what is before the hero, a card or a room, buy more, prevent losses; then
    take the result."""

    abstract: ClassVar[bool] = True
    rule: ClassVar[str] = "DT-ADVANTAGE-04"
    offers: ClassVar = (UseAdvantage, BuyAdvantage, Prevent, UseItem, Accept, Concede)
    stays: ClassVar[bool] = True

    def fray(self, s: Realm) -> Battle | Visit:
        """The battle or the visit."""
        raise TypeError(f"{type(self).__name__} is in no fray")

    def scene(self, s: Realm) -> Circumstances:
        """What counts in it."""
        raise TypeError(f"{type(self).__name__} has no scene")

    def effect(self, s: Realm) -> int:
        """What would be applied now."""
        raise TypeError(f"{type(self).__name__} has no effect")

    def refuse_better(self, s: Realm) -> Refusal | None:
        """Why it cannot be improved further, whatever the hero has."""
        raise TypeError(f"{type(self).__name__} knows no limit")

    def improve(self, s: Realm) -> None:
        """One step better."""
        raise TypeError(f"{type(self).__name__} improves nothing")

    def accept(self, s: Realm) -> None:
        """The result applies."""
        raise TypeError(f"{type(self).__name__} has no result")

    def actors(self, s: Realm) -> tuple[int, ...]:
        return (self.fray(s).seat,)

    def options(self, s: Realm) -> list[Option]:
        fray = self.fray(s)
        found: list[Option] = [ACCEPT]
        if self.refuse_better(s) is None:
            if refuse_use(s, fray) is None:
                found.append(USE)
            found += buys(s, fray, self.scene(s))
        return [*found, *spare(s, fray, self.effect(s)), *surrender(s)]

    def refuse(self, s: Realm, option: Deed) -> Refusal | None:
        fray = self.fray(s)
        if isinstance(option, Accept):
            return None
        if isinstance(option, Concede):
            return refuse_surrender(s)
        if isinstance(option, UseAdvantage):
            return self.refuse_better(s) or refuse_use(s, fray)
        if isinstance(option, BuyAdvantage):
            return self.refuse_better(s) or refuse_buy(s, fray, self.scene(s), option)
        return refuse_prevent(s, fray, self.effect(s), option)

    def missed(self, s: Realm) -> list[Option]:
        """Advantages that the hero could buy, and Blessed, but for the price."""
        fray, found = self.fray(s), list[Option]()
        if self.refuse_better(s) is None and room_left(s, fray.seat, fray.used) > 0:
            every = dict.fromkeys(sources(s, fray.seat))
            found += [
                BUY[source]
                for source in every
                if source < VIRTUE_SOURCE
                and refuse_sale(s, fray.seat, source, self.scene(s), fray.paid)
                in ("cannot_pay", "used_this_turn", "used_this_battle")
            ]
        blessed = refuse_blessing(s, fray, self.effect(s))
        if blessed is not None and blessed.reason == "no_spirit":
            found.append(PREVENT)
        return found

    def choose(self, s: Realm, option: Deed) -> None:
        fray = self.fray(s)
        if isinstance(option, Accept):
            s.agenda.pop()
            self.accept(s)
        elif isinstance(option, UseAdvantage):
            fray.used += 1
            s.heroes[fray.seat].advantages += 1
            self.improve(s)
        elif isinstance(option, Concede):
            give_up(s, fray.seat)
        else:
            at = len(s.agenda)
            do_amid(s, fray, option)
            s.agenda.insert(at, Recount(self.scene(s)))


class Recount(Step):
    """DT-ADVANTAGE-07: an item gained in the middle of it counts at once (Lucky, for one, answers a
    scroll or the Acorns with a treasure)."""

    scene: Circumstances

    def run(self, s: Realm) -> None:
        fray = s.battle or s.visit
        if fray is not None:
            count_free(s, fray, self.scene)


def refuse_use(s: Realm, fray: Battle | Visit) -> Refusal | None:
    """Why no advantage can be used: none is left, or no more may be."""
    if fray.free + fray.bought <= fray.used:
        return Refusal("DT-ADVANTAGE-04", "no_advantage")
    if room_left(s, fray.seat, fray.used) <= 0:
        return Refusal("DT-ADVANTAGE-06", "advantage_cap", {"cap": s.cap})
    return None
