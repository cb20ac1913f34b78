"""Phase 6: buying towers and modifiers (KR-BUY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import ModifierBought, SeatDone, TowerBought, TowerGiven
from rempart.games.kingdom_rush.ids import Seat, TowerCard
from rempart.games.kingdom_rush.options import (
    DONE,
    BuyModifier,
    BuyTower,
    Done,
    GiveTo,
    UseFalcon,
)
from rempart.games.kingdom_rush.steps.asks import PickAllowed
from rempart.games.kingdom_rush.steps.iron import iron, refuse_more_towers, refuse_type
from rempart.games.kingdom_rush.steps.modifiers import FALCONS, StickModifier, eligible
from rempart.games.kingdom_rush.steps.supply import copies, in_supply
from rempart.games.kingdom_rush.steps.treasure import spend
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Option, Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

BUY_RULES = ("", "KR-BUY-02", "KR-BUY-03")
"""The rule by which a tower of a level is bought."""


def modifier_price(s: Kingdom) -> int:
    """KR-BUY-05: gold for a modifier; more in the iron challenge of scenario 12."""
    t = TABLES[s.variant]
    return t.constants.iron.modifier if iron(s) == "dear_modifiers" else t.modifier_price


def refuse_sale(s: Kingdom, type_: int) -> Refusal | None:
    """KR-BUY-02, KR-BUY-03: why a tower of a type cannot be bought, whichever copy.

    KR-BUY-04: level 3 and 4 never; KR-BUY-10: nor is any tower made higher for payment.
    """
    t = TABLES[s.variant]
    price = t.price[t.level[type_]]
    if not price:
        return Refusal("KR-BUY-04", "not_for_sale", {"tower": type_})
    if s.crystals < price:
        return Refusal(BUY_RULES[t.level[type_]], "too_few_crystals", {"price": price})
    if iron(s) == "one_tower_a_round" and s.bought >= t.constants.iron.bought:
        return Refusal("KR-DIFF-04", "one_tower_a_round")
    if all(refuse_more_towers(s, seat) is not None for seat in range(len(s.players))):
        return refuse_more_towers(s, 0)
    return refuse_type(s, type_)


def refuse_tower(s: Kingdom, card: int) -> Refusal | None:
    """Why a tower card cannot be bought."""
    if not in_supply(s, card):
        return Refusal("KR-TOWER-11", "not_in_supply", {"card": card})
    return refuse_sale(s, TABLES[s.variant].tower_type[card])


def refuse_modifier(s: Kingdom, modifier: int) -> Refusal | None:
    """KR-BUY-05: why a modifier cannot be bought; KR-MOD-02: Falcons never are.

    KR-PROLOGUE-08: in the first round of the prologue there are towers only.
    """
    about = {"modifier": modifier}
    if s.scenario == 0 and s.round == 1:
        return Refusal("KR-PROLOGUE-08", "only_towers_now")
    if not 0 <= modifier < len(s.stickers) or modifier in FALCONS:
        return Refusal("KR-MOD-02", "never_sold", about)
    if s.stickers[modifier] != NONE:
        return Refusal("KR-MOD-01", "not_in_album", about)
    if s.gold < modifier_price(s):
        return Refusal("KR-BUY-05", "too_little_gold", {"price": modifier_price(s)})
    if not eligible(s, modifier):
        return Refusal("KR-MOD-03", "no_tower_for_it", about)
    return None


def refuse_falcon(s: Kingdom, modifier: int) -> Refusal | None:
    """KR-MOD-22: why a Falcon cannot be stuck now."""
    if modifier not in FALCONS or s.stickers[modifier] != NONE:
        return Refusal("KR-MOD-22", "not_in_album", {"modifier": modifier})
    if not eligible(s, modifier):
        return Refusal("KR-MOD-21", "one_falcon", {"modifier": modifier})
    return None


def goods(s: Kingdom) -> list[tuple[type[BuyTower | BuyModifier | UseFalcon], int]]:
    """Everything that can be bought or stuck now: the kind of option and its card."""
    t = TABLES[s.variant]
    found: list[tuple[type[BuyTower | BuyModifier | UseFalcon], int]] = []
    if s.crystals >= t.price[1]:
        for type_ in range(len(t.level)):
            if refuse_sale(s, type_) is None:
                found += [(BuyTower, card) for card in copies(s, type_)]
    for modifier, on in enumerate(s.stickers):
        if on == NONE and refuse_modifier(s, modifier) is None:
            found.append((BuyModifier, modifier))
        elif on == NONE and refuse_falcon(s, modifier) is None:
            found.append((UseFalcon, modifier))
    return found


class Buying(Ask):
    """KR-BUY-01: anybody may spend the common treasure; KR-BUY-06: as often as it allows.

    It is over when everybody is done, or nothing can be had.
    """

    rule: ClassVar[str] = "KR-BUY-01"
    offers: ClassVar = (BuyTower, BuyModifier, UseFalcon, Done)
    stays: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(s.players)) if not s.done >> seat & 1)

    def options(self, s: Kingdom) -> list[Option]:
        seats = self.actors(s)
        found = goods(s) if seats else []
        if not found:
            return []
        return [
            option
            for seat in seats
            for option in (*(kind(seat, card) for kind, card in found), DONE[seat])
        ]

    def refuse(
        self, s: Kingdom, option: BuyTower | BuyModifier | UseFalcon | Done
    ) -> Refusal | None:
        if option.seat not in self.actors(s):
            return Refusal("KR-BUY-01", "said_done", {"seat": option.seat})
        if isinstance(option, BuyTower):
            return refuse_tower(s, option.card)
        if isinstance(option, BuyModifier):
            return refuse_modifier(s, option.modifier)
        return refuse_falcon(s, option.modifier) if isinstance(option, UseFalcon) else None

    def choose(self, s: Kingdom, option: BuyTower | BuyModifier | UseFalcon | Done) -> None:
        if isinstance(option, BuyTower):
            buy_tower(s, option.seat, option.card)
        elif isinstance(option, BuyModifier):
            price = modifier_price(s)
            spend(s, gold=price, crystals=0, cause="KR-BUY-05")
            s.tell(ModifierBought(seat=option.seat, modifier=option.modifier, price=price))
            s.agenda.append(StickModifier(option.seat, option.modifier))
        elif isinstance(option, UseFalcon):
            s.agenda.append(StickModifier(option.seat, option.modifier))
        else:
            s.done |= 1 << option.seat
            s.tell(SeatDone(seat=option.seat, rule="KR-BUY-01"))


def buy_tower(s: Kingdom, seat: int, card: int) -> None:
    """KR-BUY-02, KR-BUY-03: a tower is paid for, with the modifiers that it bears (KR-BUY-07)."""
    t = TABLES[s.variant]
    level = t.level[t.tower_type[card]]
    rule = BUY_RULES[level]
    spend(s, gold=0, crystals=t.price[level], cause=rule)
    s.bought += 1
    s.tell(TowerBought(seat=seat, card=card, price=t.price[level], rule=rule))
    s.agenda.append(GiveTower(seat, card))


class GiveTower(PickAllowed):
    """KR-BUY-08: a bought tower is given to any player."""

    seat: Seat
    card: TowerCard
    rule: ClassVar[str] = "KR-BUY-08"
    offers: ClassVar = (GiveTo,)
    auto: ClassVar[bool] = True

    def candidates(self, s: Kingdom) -> range:
        return range(len(s.players))

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        if not 0 <= value < len(s.players):
            return Refusal("KR-BUY-08", "no_such_player", {"seat": value})
        return refuse_more_towers(s, value)

    def choose(self, s: Kingdom, option: GiveTo) -> None:
        s.supply ^= 1 << self.card
        s.players[option.to].hand.append(self.card)
        s.tell(TowerGiven(seat=option.to, card=self.card))
