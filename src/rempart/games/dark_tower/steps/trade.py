"""Trading (DT-TRADE).

The active hero puts together what each side gives; everybody who takes part agrees, or nothing
changes hands. More heroes of the region can be brought into the same trade (DT-R-26): what one of
them gives may go on to another. After a trade the active hero may go on with heroes of the region
as long as nothing else is done in between. Only a trade that takes place is the turn's trade; but
nobody is asked over and over (DT-R-66).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from rempart.games.dark_tower.events import (
    CompanionPassed,
    ItemPassed,
    SpiritPassed,
    Traded,
    TradeProposed,
    TradeRefused,
    WarriorsPassed,
)
from rempart.games.dark_tower.ids import (
    END_STEP,
    FIRST_GEAR,
    FIRST_TREASURE,
    ITEMS,
    Q_MARK,
    SELFISH,
    Seat,
)
from rempart.games.dark_tower.options import (
    Agree,
    Decline,
    Get,
    GetSpirit,
    GetWarriors,
    Give,
    GiveSpirit,
    GiveWarriors,
    Propose,
    Refuse,
    Trade,
)
from rempart.games.dark_tower.pieces import Deal, Side
from rempart.games.dark_tower.steps.asks import DECLINE, MayPick
from rempart.games.dark_tower.steps.cards import hold
from rempart.games.dark_tower.steps.items import limits, lose_item
from rempart.games.dark_tower.steps.move import AGREE, REFUSE, refused_often
from rempart.kernel import Ask, Option, Refusal, YesOrNo
from rempart.kernel.step import interned

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Hero
    from rempart.games.dark_tower.state import Realm

AMOUNTS = (1, 5)
"""Warriors or spirit are added one or five at a time."""

TRADES, GIVE, GET = interned(Trade), interned(Give), interned(Get)
PROPOSE = Propose()


def offers(s: Realm, seat: int) -> list[Trade]:
    """The heroes with whom this one may trade now."""
    hero = s.heroes[seat]
    if hero.traded:
        return []
    here = hero.region
    near = [n for n, other in enumerate(s.heroes) if other.region == here and n != seat]
    return [TRADES[other] for other in near if refuse_with(s, seat, other) is None]


def refuse_with(s: Realm, seat: int, other: int) -> Refusal | None:
    """DT-TRADE-01: once a turn, with heroes of the same region. DT-TRADE-04: between actions in the
    start and middle step. DT-R-66: not over and over."""
    if s.heroes[seat].traded or s.phase == END_STEP:
        return Refusal("DT-TRADE-01", "traded_already")
    if refused_often(s, seat):
        return Refusal("DT-R-66", "refused_often")
    return refuse_partner(s, seat, other)


def refuse_partner(s: Realm, seat: int, other: int) -> Refusal | None:
    """DT-TRADE-01: why a hero cannot take part. DT-COMP-18: in a competitive match too."""
    if not 0 <= other < len(s.heroes) or other == seat or s.heroes[other].out:
        return Refusal("DT-TRADE-01", "no_other_hero")
    if s.heroes[other].region != s.heroes[seat].region:
        return Refusal("DT-TRADE-01", "not_your_region")
    return None


def refuse(s: Realm, seat: int, option: Trade) -> Refusal | None:
    """Why there can be no trade."""
    return refuse_with(s, seat, option.seat)


def do(s: Realm, seat: int, option: Trade) -> None:
    """The active hero begins to put a trade together."""
    s.deal = Deal(seat, option.seat)
    s.agenda.append(Offering(seat))


# Putting it together


def tradable(hero: Hero) -> list[int]:
    """What cards a hero can give away: items, and companions after them (DT-TRADE-02), no virtues
    and corruptions (DT-TRADE-03); not the Black Mark (DT-TRADE-04). Selfish heroes give nothing."""
    if SELFISH in hero.corruptions:
        return []
    companions = [len(ITEMS) + companion for companion in hero.companions]
    return [*(item for item in hero.items if item != Q_MARK), *companions]


def rest(owned: list[int], taken: list[int]) -> list[int]:
    """What of `owned` is not in the trade yet, each once."""
    left = list(owned)
    for thing in taken:
        if thing in left:
            left.remove(thing)
    return list(dict.fromkeys(left))


def giveable(s: Realm, deal: Deal) -> list[int]:
    """What cards the active hero can still give to the partner: own ones, and what others give; a
    Selfish one passes nothing on."""
    if SELFISH in s.heroes[deal.seat].corruptions:
        return []
    got = [thing for side in deal.others for thing in side.get]
    given = [thing for side in deal.others for thing in side.give]
    return rest([*tradable(s.heroes[deal.seat]), *got], [*deal.give, *given])


def empty(deal: Deal) -> bool:
    """Whether nothing would change hands with the present partner."""
    return not (deal.give or deal.get or deal.warriors or deal.spirit)


def turn_to(deal: Deal, other: int) -> None:
    """Go on putting the trade together with another hero."""
    if not empty(deal):
        deal.others.append(side_now(deal))
    side = next((side for side in deal.others if side.partner == other), Side(other))
    deal.others = [one for one in deal.others if one is not side]
    deal.partner, deal.give, deal.get = other, side.give, side.get
    deal.warriors, deal.spirit = side.warriors, side.spirit


class Offering(Ask):
    """DT-TRADE-02: warriors, spirit, items and companions may be given and asked for; DT-R-26: of
    several heroes at once."""

    seat: Seat
    rule: ClassVar[str] = "DT-TRADE-02"
    offers: ClassVar[tuple[type[Option], ...]] = (
        *(Give, Get, GiveWarriors, GetWarriors, GiveSpirit, GetSpirit),
        *(Propose, Decline, Trade),
    )
    stays: ClassVar[bool] = True

    def options(self, s: Realm) -> list[Option]:
        deal = s.deal
        if deal is None:
            return []
        found: list[Option] = [GIVE[thing] for thing in giveable(s, deal)]
        found += [GET[thing] for thing in rest(tradable(s.heroes[deal.partner]), deal.get)]
        for amount in AMOUNTS:
            every = (GiveWarriors(amount), GetWarriors(amount))
            every += (GiveSpirit(amount), GetSpirit(amount))
            found += [option for option in every if self.refuse(s, option) is None]
        others = (TRADES[other] for other in range(len(s.heroes)))
        found += [option for option in others if self.refuse(s, option) is None]
        if self.refuse(s, PROPOSE) is None:
            found.append(PROPOSE)
        return [*found, DECLINE]

    def refuse(self, s: Realm, option: Option) -> Refusal | None:
        deal = s.deal
        if deal is None:
            return Refusal("DT-TRADE-01", "no_trade")
        mine, theirs = s.heroes[deal.seat], s.heroes[deal.partner]
        match option:
            case Give():
                return refuse_card(option.item, mine, giveable(s, deal))
            case Get():
                return refuse_card(option.item, theirs, rest(tradable(theirs), deal.get))
            case GiveWarriors():
                owned = mine.warriors - sum(side.warriors for side in deal.others)
                return refuse_amount(option.count, mine, owned, deal.warriors)
            case GetWarriors():
                return refuse_amount(option.count, theirs, theirs.warriors, -deal.warriors)
            case GiveSpirit():
                owned = mine.spirit - sum(side.spirit for side in deal.others)
                return refuse_amount(option.count, mine, owned, deal.spirit)
            case GetSpirit():
                return refuse_amount(option.count, theirs, theirs.spirit, -deal.spirit)
            case Trade():
                if option.seat == deal.partner:
                    return Refusal("DT-TRADE-01", "trading_now")
                if empty(deal):
                    return Refusal("DT-TRADE-02", "nothing_offered")
                return refuse_partner(s, deal.seat, option.seat)
            case Propose():
                nothing = empty(deal) and not deal.others
                return Refusal("DT-TRADE-02", "nothing_offered") if nothing else None
            case _:
                return None

    def choose(self, s: Realm, option: Option) -> None:
        deal = s.deal
        assert deal is not None
        match option:
            case Give():
                deal.give.append(option.item)
            case Get():
                deal.get.append(option.item)
            case GiveWarriors():
                deal.warriors += option.count
            case GetWarriors():
                deal.warriors -= option.count
            case GiveSpirit():
                deal.spirit += option.count
            case GetSpirit():
                deal.spirit -= option.count
            case Trade():
                turn_to(deal, option.seat)
            case Propose():
                if empty(deal):
                    turn_to(deal, deal.others[0].partner)
                partners = partners_of(deal)
                s.agenda[-1] = Answer(partners[0], partners[1:])
                for partner in partners:
                    s.tell(TradeProposed(seat=deal.seat, partner=partner))
            case _:
                s.agenda.pop()
                s.deal = None


def partners_of(deal: Deal) -> list[int]:
    """Everybody who takes part besides the active hero."""
    return [deal.partner, *(side.partner for side in deal.others)]


def refuse_card(thing: int, giver: Hero, left: list[int]) -> Refusal | None:
    """Whether a card can be added to what its owner gives."""
    if SELFISH in giver.corruptions:
        return Refusal("DT-CORRUPT-08", "selfish")
    if thing not in left:
        return Refusal("DT-TRADE-04", "not_tradable")
    return None


def refuse_amount(count: int, giver: Hero, owned: int, given: int) -> Refusal | None:
    """Why this many more cannot be added: one or five, no more than there are, in one direction."""
    if SELFISH in giver.corruptions:
        return Refusal("DT-CORRUPT-08", "selfish")
    if count not in AMOUNTS or given < 0 or given + count > owned:
        return Refusal("DT-TRADE-02", "not_so_many")
    return None


# The answer


class Answer(YesOrNo):
    """DT-TRADE-01: everybody who takes part must agree."""

    seat: Seat
    waiting: list[Seat] = msgspec.field(default_factory=list[Seat])
    """Those who are asked afterwards."""
    rule: ClassVar[str] = "DT-TRADE-01"
    answers: ClassVar = (AGREE, REFUSE)

    def choose(self, s: Realm, option: Agree | Refuse) -> None:
        deal = s.deal
        assert deal is not None
        if isinstance(option, Refuse):
            s.deal = None
            s.heroes[deal.seat].rebuffs += 1
            s.tell(TradeRefused(seat=deal.seat, partner=self.seat))
        elif self.waiting:
            s.agenda.append(Answer(self.waiting[0], self.waiting[1:]))
        else:
            s.deal = None
            s.agenda.append(Onward(deal.seat))
            exchange(s, deal)


def side_now(deal: Deal) -> Side:
    """The part with the hero with whom it is being put together."""
    return Side(
        partner=deal.partner,
        give=deal.give,
        get=deal.get,
        warriors=deal.warriors,
        spirit=deal.spirit,
    )


def exchange(s: Realm, deal: Deal) -> None:
    """All sides give at once, and this is the trade of the turn (DT-R-66); DT-TRADE-04: carry
    limits are checked at once for all."""
    seat = deal.seat
    s.heroes[seat].traded = True
    sides = [side_now(deal), *deal.others]
    for side in sides:
        s.tell(Traded(seat=seat, partner=side.partner))
    for side in sides:
        pass_cards(s, side.partner, seat, side.get)
    for side in sides:
        pass_cards(s, seat, side.partner, side.give)
    for side in sorted(sides, key=lambda side: side.warriors):
        pass_warriors(s, seat, side.partner, side.warriors)
    for side in sorted(sides, key=lambda side: side.spirit):
        pass_spirit(s, seat, side.partner, side.spirit)
    for hero in (*(side.partner for side in sides), seat):
        spare_gear(s, hero)
        limits(s, hero)


def pass_cards(s: Realm, giver: int, taker: int, things: list[int]) -> None:
    """Cards change hands. DT-HERO-07: companions may go too."""
    for thing in things:
        if thing < len(ITEMS):
            s.heroes[giver].items.remove(thing)
            hold(s.heroes[taker], thing)
            s.tell(ItemPassed(seat=giver, item=thing, to=taker))
        else:
            companion = thing - len(ITEMS)
            s.heroes[giver].companions.remove(companion)
            s.heroes[taker].companions.append(companion)
            s.heroes[taker].companions.sort()
            s.tell(CompanionPassed(seat=giver, companion=companion, to=taker))


def pass_warriors(s: Realm, giver: int, taker: int, count: int) -> None:
    """Warriors change hands; negative: the other way."""
    if count < 0:
        giver, taker, count = taker, giver, -count
    if count:
        s.heroes[giver].warriors -= count
        s.heroes[taker].warriors += count
        s.tell(WarriorsPassed(seat=giver, count=count, to=taker))


def pass_spirit(s: Realm, giver: int, taker: int, count: int) -> None:
    """Spirit changes hands; negative: the other way."""
    if count < 0:
        giver, taker, count = taker, giver, -count
    if count:
        s.heroes[giver].spirit -= count
        s.heroes[taker].spirit += count
        s.tell(SpiritPassed(seat=giver, count=count, to=taker))


def spare_gear(s: Realm, seat: int) -> None:
    """DT-ITEM-04: of two alike pieces of gear one goes back to its stack."""
    items = s.heroes[seat].items
    for item in range(FIRST_GEAR, FIRST_TREASURE):
        while items.count(item) > 1:
            lose_item(s, seat, item, "DT-ITEM-04")


class Onward(MayPick):
    """DT-R-26: the same round of trades may go on with any hero of the region."""

    seat: Seat
    rule: ClassVar[str] = "DT-R-26"
    offers: ClassVar[tuple[type[Option], ...]] = (Trade, Decline)
    reason: ClassVar[str] = "no_other_hero"

    def among(self, s: Realm) -> list[int]:
        here = s.heroes[self.seat].region
        found = [
            other
            for other, hero in enumerate(s.heroes)
            if other != self.seat and hero.region == here and not hero.out
        ]
        return found if len(found) > 1 else []

    def choose(self, s: Realm, option: Trade | Decline) -> None:
        if isinstance(option, Trade):
            do(s, self.seat, option)
