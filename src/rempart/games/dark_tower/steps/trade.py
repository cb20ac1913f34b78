"""Trading (DT-TRADE).

The active hero puts together what each side gives; the partner agrees or refuses. After a trade
the active hero may go on with other heroes of the region (DT-R-26) as long as nothing else is
done in between; so a trade of several heroes is made pair by pair. A proposal that is refused was
the turn's trade too: nobody is asked over and over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

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
from rempart.games.dark_tower.pieces import Deal
from rempart.games.dark_tower.steps.asks import DECLINE, MayPick
from rempart.games.dark_tower.steps.cards import hold
from rempart.games.dark_tower.steps.items import limits, lose_item
from rempart.games.dark_tower.steps.move import AGREE, REFUSE
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
    """The heroes with whom one may trade now."""
    if s.heroes[seat].traded or len(s.heroes) == 1:
        return []
    return [TRADES[other] for other in range(len(s.heroes)) if refuse_with(s, seat, other) is None]


def refuse_with(s: Realm, seat: int, other: int) -> Refusal | None:
    """DT-TRADE-01: once a turn, with heroes of the same region. DT-TRADE-04: between actions in the
    start and middle step. DT-COMP-18: in a competitive match too."""
    if s.heroes[seat].traded or s.phase == END_STEP:
        return Refusal("DT-TRADE-01", "traded_already")
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
    s.heroes[seat].traded = True
    s.deal = Deal(seat, option.seat)
    s.agenda.append(Offering(seat))


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
        left.remove(thing)
    return list(dict.fromkeys(left))


class Offering(Ask):
    """DT-TRADE-02: warriors, spirit, items and companions may be given and asked for."""

    seat: Seat
    rule: ClassVar[str] = "DT-TRADE-02"
    offers: ClassVar[tuple[type[Option], ...]] = (
        *(Give, Get, GiveWarriors, GetWarriors, GiveSpirit, GetSpirit),
        *(Propose, Decline),
    )
    stays: ClassVar[bool] = True

    def options(self, s: Realm) -> list[Option]:
        deal = s.deal
        if deal is None:
            return []
        mine, theirs = s.heroes[deal.seat], s.heroes[deal.partner]
        found: list[Option] = [GIVE[thing] for thing in rest(tradable(mine), deal.give)]
        found += [GET[thing] for thing in rest(tradable(theirs), deal.get)]
        for amount in AMOUNTS:
            every = (GiveWarriors(amount), GetWarriors(amount))
            every += (GiveSpirit(amount), GetSpirit(amount))
            found += [option for option in every if self.refuse(s, option) is None]
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
                return refuse_card(option.item, mine, deal.give)
            case Get():
                return refuse_card(option.item, theirs, deal.get)
            case GiveWarriors():
                return refuse_amount(option.count, mine, mine.warriors, deal.warriors)
            case GetWarriors():
                return refuse_amount(option.count, theirs, theirs.warriors, -deal.warriors)
            case GiveSpirit():
                return refuse_amount(option.count, mine, mine.spirit, deal.spirit)
            case GetSpirit():
                return refuse_amount(option.count, theirs, theirs.spirit, -deal.spirit)
            case Propose():
                empty = not (deal.give or deal.get or deal.warriors or deal.spirit)
                return Refusal("DT-TRADE-02", "nothing_offered") if empty else None
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
            case Propose():
                s.agenda[-1] = Answer(deal.partner)
                s.tell(TradeProposed(seat=deal.seat, partner=deal.partner))
            case _:
                s.agenda.pop()
                s.deal = None


def refuse_card(thing: int, giver: Hero, taken: list[int]) -> Refusal | None:
    """Whether a card can be added to what its owner gives."""
    if SELFISH in giver.corruptions:
        return Refusal("DT-CORRUPT-08", "selfish")
    if thing not in rest(tradable(giver), taken):
        return Refusal("DT-TRADE-04", "not_tradable")
    return None


def refuse_amount(count: int, giver: Hero, owned: int, given: int) -> Refusal | None:
    """Why this many more cannot be added: one or five, no more than there are, in one direction."""
    if SELFISH in giver.corruptions:
        return Refusal("DT-CORRUPT-08", "selfish")
    if count not in AMOUNTS or given < 0 or given + count > owned:
        return Refusal("DT-TRADE-02", "not_so_many")
    return None


class Answer(YesOrNo):
    """DT-TRADE-01: the partner must agree."""

    seat: Seat
    rule: ClassVar[str] = "DT-TRADE-01"
    answers: ClassVar = (AGREE, REFUSE)

    def choose(self, s: Realm, option: Agree | Refuse) -> None:
        deal, s.deal = s.deal, None
        assert deal is not None
        if isinstance(option, Refuse):
            s.tell(TradeRefused(seat=deal.seat, partner=deal.partner))
            return
        exchange(s, deal)
        s.agenda.append(Onward(deal.seat))


def exchange(s: Realm, deal: Deal) -> None:
    """Both sides give at once; DT-TRADE-04: carry limits are checked at once for both."""
    s.tell(Traded(seat=deal.seat, partner=deal.partner))
    pass_cards(s, deal.seat, deal.partner, deal.give)
    pass_cards(s, deal.partner, deal.seat, deal.get)
    pass_warriors(s, deal.seat, deal.partner, deal.warriors)
    pass_spirit(s, deal.seat, deal.partner, deal.spirit)
    for seat in (deal.partner, deal.seat):
        spare_gear(s, seat)
        limits(s, seat)


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
