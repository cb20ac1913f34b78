"""Gaining, losing and spending (DT-ITEM, DT-SPEND, DT-VIRTUE).

Functions do at once what needs no choice; for the rest they push a question. They are called by
any rule that gives or takes something: items come from reinforcing, defeated foes, dungeons and
quests (DT-ITEM-09). A shortfall only marks the hero in `short` (see `corruption`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec
from msgspec.structs import replace

from rempart.games.dark_tower.events import (
    CompanionGained,
    GearTaken,
    ItemLost,
    ItemPassed,
    ItemSpent,
    MarketRefilled,
    PotionDrawn,
    PotionMissing,
    QuestItemGained,
    SpiritGained,
    SpiritLost,
    SpiritSpent,
    TreasureDrawn,
    TreasureTaken,
    VirtueGained,
    VirtueLost,
    WareReplaced,
    WarriorsGained,
    WarriorsLost,
    WarriorsSpent,
)
from rempart.games.dark_tower.ids import (
    CHAMPION,
    FIRST_GEAR,
    GEAR_CARD,
    LUCKY,
    POTION,
    PRINTED,
    SPANS,
    SPIRIT,
    TREASURE,
    VIRTUE,
    WARRIORS,
    Item,
    Seat,
)
from rempart.games.dark_tower.options import (
    Decline,
    GainVirtue,
    LoseItem,
    LoseVirtue,
    PickWare,
    SpendItem,
    TakeGear,
    TakePotion,
    TakeTreasure,
)
from rempart.games.dark_tower.steps.asks import DECLINE, MustPick
from rempart.games.dark_tower.steps.cards import (
    discard,
    hold,
    is_active,
    of,
    potion_limit,
    treasure_limit,
    under_treasures,
)
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Ask, Option, OrNone, PickOne, Refusal
from rempart.kernel.step import interned

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Hero
    from rempart.games.dark_tower.state import Realm

WARES = interned(PickWare)

# Warriors and spirit. DT-HERO-04, DT-HERO-05: there is no limit to either.


def gain_warriors(s: Realm, seat: int, count: int, rule: str) -> None:
    """Warriors join a hero."""
    hero = s.heroes[seat]
    if hero.out or count <= 0:
        return
    hero.warriors += count
    s.tell(WarriorsGained(seat=seat, count=count, warriors=hero.warriors, rule=rule))


def gain_spirit(s: Realm, seat: int, count: int, rule: str) -> None:
    """A hero gains spirit."""
    hero = s.heroes[seat]
    if hero.out or count <= 0:
        return
    hero.spirit += count
    s.tell(SpiritGained(seat=seat, count=count, spirit=hero.spirit, rule=rule))


def spend_warriors(s: Realm, seat: int, count: int, rule: str) -> None:
    """DT-SPEND-01: pay with warriors that the hero has."""
    hero = s.heroes[seat]
    if count <= 0:
        return
    hero.warriors -= count
    s.tell(WarriorsSpent(seat=seat, count=count, warriors=hero.warriors, rule=rule))


def spend_spirit(s: Realm, seat: int, count: int, rule: str) -> None:
    """DT-HERO-06, DT-SPEND-01: pay with spirit that the hero has."""
    hero = s.heroes[seat]
    if count <= 0:
        return
    hero.spirit -= count
    s.tell(SpiritSpent(seat=seat, count=count, spirit=hero.spirit, rule=rule))


# Gaining items, companions and virtues


def gain_potions(s: Realm, seat: int, count: int, rule: str) -> None:
    """DT-ITEM-05: draw from the deck. DT-R-28: an empty one gives nothing; DT-COMP-19: in a
    competitive match the hero may take another's potion instead."""
    hero = s.heroes[seat]
    if hero.out:
        return
    for _ in range(count):
        if s.potions:
            item = s.potions.pop()
            hold(hero, item)
            s.tell(PotionDrawn(seat=seat, item=item, rule=rule))
        elif s.competitive:
            s.agenda.append(PotionFromOther(seat))
        else:
            s.tell(PotionMissing(seat=seat))
    limits(s, seat)


def gain_gear(
    s: Realm, seat: int, count: int, rule: str, may: bool = False, kind: int = NONE
) -> None:
    """DT-ITEM-06: choose from the stacks (or take just `kind`); `may`: the hero can decline."""
    s.agenda += [GearChoice(seat=seat, cause=rule, may=may, kind=kind) for _ in range(count)]


def gain_market(s: Realm, seat: int, rule: str, may: bool = False) -> None:
    """DT-ITEM-07: choose from the market. DT-R-27: an empty one gives nothing."""
    s.agenda.append(TreasureChoice(seat, rule, may))


def gain_top(s: Realm, seat: int, rule: str) -> None:
    """Gain the top card of the treasure deck. DT-R-27: an empty one gives nothing."""
    hero = s.heroes[seat]
    if hero.out or not s.treasures:
        return
    item = s.treasures.pop()
    hold(hero, item)
    s.tell(TreasureDrawn(seat=seat, item=item, rule=rule))
    limits(s, seat)


def gain_quest_item(s: Realm, seat: int, item: int, rule: str = "DT-ITEM-08") -> None:
    """DT-ITEM-08: the named card from the box; DT-R-41: if it is out already, the top treasure."""
    if item not in s.box:
        gain_top(s, seat, "DT-R-41")
        return
    s.box.remove(item)
    hold(s.heroes[seat], item)
    s.tell(QuestItemGained(seat=seat, item=item, rule=rule))


def gain_companion(s: Realm, seat: int, companion: int, rule: str = "DT-HERO-07") -> None:
    """DT-HERO-07: a companion joins the hero and stays, unless traded."""
    s.heroes[seat].companions.append(companion)
    s.heroes[seat].companions.sort()
    s.tell(CompanionGained(seat=seat, companion=companion, rule=rule))


def gain_virtue(s: Realm, seat: int, rule: str) -> None:
    """DT-VIRTUE-02: the hero turns an inactive tile of choice."""
    s.agenda.append(VirtueChoice(seat, rule))


def refill(s: Realm) -> None:
    """DT-ITEM-07, DT-SETUP-07: the market is filled up at once, as long as the deck lasts
    (DT-R-27)."""
    while len(s.market) < TABLES[s.variant].knobs.market and s.treasures:
        item = s.treasures.pop()
        s.market.append(item)
        s.tell(MarketRefilled(item=item))


def own_tiles(hero: Hero) -> range:
    """The virtues of the hero's own board and tiles, the champion's apart."""
    return range(hero.hero * 5, hero.hero * 5 + 5)


def inactive(hero: Hero) -> list[int]:
    """DT-VIRTUE-01: own tiles that are not active and still in the game."""
    known = hero.active | hero.lost
    return [virtue for virtue in own_tiles(hero) if not known >> virtue & 1]


def losable(hero: Hero) -> list[int]:
    """DT-R-16: active tiles, the champion's too; printed virtues cannot be lost."""
    tiles = [*own_tiles(hero)[PRINTED:], CHAMPION + hero.home]
    return [virtue for virtue in tiles if is_active(hero, virtue)]


class GearChoice(MustPick):
    """DT-ITEM-06: choose gear. DT-ITEM-04, DT-R-29: a second copy goes back at once."""

    seat: Seat
    cause: str
    may: bool
    kind: OrNone[Item]
    rule: ClassVar[str] = "DT-ITEM-06"
    offers: ClassVar[tuple[type[Option], ...]] = (TakeGear, Decline)
    reason: ClassVar[str] = "stack_empty"

    def wanted(self) -> Sequence[int]:
        """The gear that is meant, there or not."""
        return SPANS[GEAR_CARD] if self.kind == NONE else (self.kind,)

    def among(self, s: Realm) -> list[int]:
        if s.heroes[self.seat].out:
            return []
        return [item for item in self.wanted() if s.gear[item - FIRST_GEAR]]

    def refuse(self, s: Realm, option: TakeGear | Decline) -> Refusal | None:
        if isinstance(option, TakeGear) and option.item not in self.wanted():
            return Refusal("DT-ITEM-06", "other_gear")
        return super().refuse(s, option)

    def choose(self, s: Realm, option: TakeGear | Decline) -> None:
        if isinstance(option, Decline):
            return
        hero, item = s.heroes[self.seat], option.item
        s.tell(GearTaken(seat=self.seat, item=item, rule=self.cause))
        if item in hero.items:
            s.tell(ItemLost(seat=self.seat, item=item, rule="DT-ITEM-04"))
            return
        s.gear[item - FIRST_GEAR] -= 1
        hold(hero, item)


class TreasureChoice(MustPick):
    """DT-ITEM-07: choose a treasure of the market."""

    seat: Seat
    cause: str
    may: bool
    rule: ClassVar[str] = "DT-ITEM-07"
    offers: ClassVar[tuple[type[Option], ...]] = (TakeTreasure, Decline)
    reason: ClassVar[str] = "not_on_market"

    def among(self, s: Realm) -> list[int]:
        return [] if s.heroes[self.seat].out else s.market

    def choose(self, s: Realm, option: TakeTreasure | Decline) -> None:
        if isinstance(option, Decline):
            return
        s.market.remove(option.item)
        hold(s.heroes[self.seat], option.item)
        s.tell(TreasureTaken(seat=self.seat, item=option.item, rule=self.cause))
        refill(s)
        limits(s, self.seat)


class PotionFromOther(Ask):
    """DT-COMP-19: the potion deck is empty: the hero may take a potion of another hero."""

    seat: Seat
    rule: ClassVar[str] = "DT-COMP-19"
    offers: ClassVar[tuple[type[Option], ...]] = (TakePotion, Decline)

    def options(self, s: Realm) -> list[Option]:
        found: list[Option] = [
            TakePotion(seat, item)
            for seat, hero in enumerate(s.heroes)
            if seat != self.seat and not s.heroes[self.seat].out
            for item in sorted(set(of(hero, POTION)))
        ]
        return [*found, DECLINE] if found else []

    def refuse(self, s: Realm, option: TakePotion | Decline) -> Refusal | None:
        if isinstance(option, Decline):
            return None
        seat = option.seat
        if not 0 <= seat < len(s.heroes) or seat == self.seat:
            return Refusal("DT-COMP-19", "no_other_hero")
        mine = option.item in of(s.heroes[seat], POTION)
        return None if mine else Refusal("DT-COMP-19", "not_owned", {"item": option.item})

    def choose(self, s: Realm, option: TakePotion | Decline) -> None:
        if isinstance(option, Decline):
            return
        s.heroes[option.seat].items.remove(option.item)
        hold(s.heroes[self.seat], option.item)
        s.tell(ItemPassed(seat=option.seat, item=option.item, to=self.seat, rule="DT-COMP-19"))
        limits(s, self.seat)


class VirtueChoice(PickOne):
    """DT-VIRTUE-02: turn an inactive tile; its effect is active at once."""

    seat: Seat
    cause: str
    rule: ClassVar[str] = "DT-VIRTUE-02"
    offers: ClassVar[tuple[type[Option], ...]] = (GainVirtue,)
    reason: ClassVar[str] = "no_inactive_tile"
    auto: ClassVar[bool] = True

    def among(self, s: Realm) -> list[int]:
        hero = s.heroes[self.seat]
        return [] if hero.out else inactive(hero)

    def choose(self, s: Realm, option: GainVirtue) -> None:
        s.heroes[self.seat].active |= 1 << option.virtue
        s.tell(VirtueGained(seat=self.seat, virtue=option.virtue, rule=self.cause))


# Losing. DT-SPEND-04: at once, and nobody may decline.


def fall_short(s: Realm, seat: int) -> None:
    """DT-CORRUPT-01: the running effect took more than the hero has."""
    s.short |= 1 << seat


def lose(s: Realm, seat: int, what: int, count: int, rule: str) -> int:
    """Lose `count` of something, as much as possible (DT-CORRUPT-11); what is missing marks the
    hero as short. Gives how many warriors or spirit were really lost (DT-R-55)."""
    hero = s.heroes[seat]
    if hero.out or count <= 0:
        return 0
    if what == WARRIORS:
        return _lose_warriors(s, seat, count, rule)
    if what == SPIRIT:
        return _lose_spirit(s, seat, count, rule)
    if what == VIRTUE:
        _lose_virtues(s, seat, count, rule)
        return 0
    owned = of(hero, what)
    if count > len(owned):
        fall_short(s, seat)
    if count >= len(owned):
        for item in owned:
            lose_item(s, seat, item, rule)
    else:
        s.agenda.append(ItemLoss(seat=seat, what=what, count=count, cause=rule))
    return 0


def _lose_warriors(s: Realm, seat: int, count: int, rule: str) -> int:
    hero = s.heroes[seat]
    lost = min(count, hero.warriors)
    hero.warriors -= lost
    s.tell(WarriorsLost(seat=seat, count=lost, warriors=hero.warriors, rule=rule))
    if lost < count:
        fall_short(s, seat)
    return lost


def _lose_spirit(s: Realm, seat: int, count: int, rule: str) -> int:
    hero = s.heroes[seat]
    lost = min(count, hero.spirit)
    hero.spirit -= lost
    s.tell(SpiritLost(seat=seat, count=lost, spirit=hero.spirit, rule=rule))
    if lost < count:
        fall_short(s, seat)
    return lost


def _lose_virtues(s: Realm, seat: int, count: int, rule: str) -> None:
    tiles = len(losable(s.heroes[seat]))
    if count > tiles:
        fall_short(s, seat)
    s.agenda += [VirtueLoss(seat, rule) for _ in range(min(count, tiles))]


def lose_item(s: Realm, seat: int, item: int, rule: str) -> None:
    """A card leaves the hero for where such cards go."""
    s.heroes[seat].items.remove(item)
    discard(s, item)
    s.tell(ItemLost(seat=seat, item=item, rule=rule))


class ItemLoss(PickOne):
    """DT-R-15: the losing hero chooses which items go, one after another."""

    seat: Seat
    what: int
    count: int
    cause: str
    rule: ClassVar[str] = "DT-SPEND-04"
    offers: ClassVar[tuple[type[Option], ...]] = (LoseItem,)
    reason: ClassVar[str] = "not_owned"
    auto: ClassVar[bool] = True

    def among(self, s: Realm) -> Collection[int]:
        return dict.fromkeys(of(s.heroes[self.seat], self.what))

    def choose(self, s: Realm, option: LoseItem | SpendItem) -> None:
        if self.count > 1:
            s.agenda.append(replace(self, count=self.count - 1))
        self.part_with(s, option.item)

    def part_with(self, s: Realm, item: int) -> None:
        """The item goes."""
        lose_item(s, self.seat, item, self.cause)


class VirtueLoss(PickOne):
    """DT-R-16: an active tile of the hero's choice leaves the game."""

    seat: Seat
    cause: str
    rule: ClassVar[str] = "DT-R-16"
    offers: ClassVar[tuple[type[Option], ...]] = (LoseVirtue,)
    reason: ClassVar[str] = "not_losable"
    auto: ClassVar[bool] = True

    def among(self, s: Realm) -> list[int]:
        hero = s.heroes[self.seat]
        return [] if hero.out else losable(hero)

    def choose(self, s: Realm, option: LoseVirtue) -> None:
        hero = s.heroes[self.seat]
        hero.active &= ~(1 << option.virtue)
        hero.lost |= 1 << option.virtue
        s.tell(VirtueLost(seat=self.seat, virtue=option.virtue, rule=self.cause))


# Carry limits


def limits(s: Realm, seat: int) -> None:
    """DT-ITEM-04: a hero who carries too much must lose some of it at once."""
    if too_many(s, s.heroes[seat]):
        s.agenda.append(CarryLimit(seat))


def too_many(s: Realm, hero: Hero) -> list[int]:
    """The items of the kinds of which the hero carries too many."""
    treasures, potions = of(hero, TREASURE), of(hero, POTION)
    found = treasures if len(treasures) > treasure_limit(s, hero) else []
    return found + (potions if len(potions) > potion_limit(s, hero) else [])


class CarryLimit(PickOne):
    """DT-ITEM-04: the hero chooses what to lose until the limit is kept."""

    seat: Seat
    rule: ClassVar[str] = "DT-ITEM-04"
    offers: ClassVar[tuple[type[Option], ...]] = (LoseItem,)
    reason: ClassVar[str] = "not_too_many"
    stays: ClassVar[bool] = True
    auto: ClassVar[bool] = True

    def among(self, s: Realm) -> Collection[int]:
        return dict.fromkeys(too_many(s, s.heroes[self.seat]))

    def choose(self, s: Realm, option: LoseItem) -> None:
        lose_item(s, self.seat, option.item, "DT-ITEM-04")


# Spending items


def has(s: Realm, seat: int, what: int, count: int) -> bool:
    """Whether a hero can pay `count` of something."""
    hero = s.heroes[seat]
    if what == WARRIORS:
        return hero.warriors >= count
    if what == SPIRIT:
        return hero.spirit >= count
    return len(of(hero, what)) >= count


def spend_item(s: Realm, seat: int, item: int, rule: str) -> None:
    """DT-SPEND-02: pay with an item; DT-SPEND-03: its own effect does not happen by that."""
    hero = s.heroes[seat]
    hero.items.remove(item)
    discard(s, item)
    s.tell(ItemSpent(seat=seat, item=item, rule=rule))
    if item in SPANS[TREASURE]:
        lucky(s, seat)


def lucky(s: Realm, seat: int) -> None:
    """DT-R-55: the Relic Hunter's Lucky virtue answers a spent treasure with the top one, also one
    that is deposited for the main goal."""
    if is_active(s.heroes[seat], LUCKY):
        gain_top(s, seat, "DT-VIRTUE-03")


class PayItems(ItemLoss):
    """DT-SPEND-02: the items that pay for something are chosen in the same way. The caller has made
    sure that there are enough."""

    only: list[Item] = msgspec.field(default_factory=list[Item])
    """The items that may pay, because a quest needs the others (DT-ADVANTAGE-11); empty: any."""
    rule: ClassVar[str] = "DT-SPEND-02"
    offers: ClassVar[tuple[type[Option], ...]] = (SpendItem,)

    def among(self, s: Realm) -> Collection[int]:
        found = super().among(s)
        return [item for item in found if item in self.only] if self.only else found

    def part_with(self, s: Realm, item: int) -> None:
        spend_item(s, self.seat, item, self.cause)


# New wares


class NewWares(Ask):
    """DT-EVENT-09: put any cards of the market under the deck; it is filled up when the hero has
    done so."""

    seat: Seat
    cause: str
    rule: ClassVar[str] = "DT-EVENT-09"
    offers: ClassVar[tuple[type[Option], ...]] = (PickWare, Decline)
    stays: ClassVar[bool] = True

    def options(self, s: Realm) -> list[Option]:
        if s.heroes[self.seat].out:
            return []
        return [*(WARES[item] for item in s.market), DECLINE]

    def refuse(self, s: Realm, option: PickWare | Decline) -> Refusal | None:
        if isinstance(option, Decline) or option.item in s.market:
            return None
        return Refusal("DT-EVENT-09", "not_on_market")

    def choose(self, s: Realm, option: PickWare | Decline) -> None:
        if isinstance(option, Decline):
            s.agenda.pop()
            refill(s)
            return
        s.market.remove(option.item)
        under_treasures(s, option.item)
        s.tell(WareReplaced(seat=self.seat, item=option.item, rule=self.cause))
