"""Heroic trials, the way to the relic in the Tower (DT-COMP-01, DT-COMP-05 to -08).

DT-AM-45: three of the four are enough, but the fourth may be done too, for its seal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import TrialCompleted
from rempart.games.dark_tower.ids import (
    QUEST,
    SEALS,
    SPIRIT,
    VIRTUE,
    WARRIORS,
    WILD,
    Advantage,
    Seat,
    TrialCard,
)
from rempart.games.dark_tower.options import BuyAdvantage, CompleteTrial, Decline, PickSeal
from rempart.games.dark_tower.steps.advantage import (
    Circumstances,
    Prices,
    buyable,
    for_sale,
    free,
    offer,
    prices,
    refuse_waste,
    room_left,
    unsold,
)
from rempart.games.dark_tower.steps.asks import MayPick
from rempart.games.dark_tower.steps.fray import BUY
from rempart.games.dark_tower.steps.gather import buy_for
from rempart.games.dark_tower.steps.heroic import (
    EndHeroic,
    begin_heroic,
    refuse_heroic,
    spirit_left,
)
from rempart.games.dark_tower.steps.items import (
    PayItems,
    has,
    spend_spirit,
    spend_warriors,
)
from rempart.games.dark_tower.steps.tower import close_seal, open_seal
from rempart.games.dark_tower.tables import TABLES, Trial
from rempart.kernel import NONE, Ask, Option, OrNone, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

TYPES = range(WILD)
"""The types of advantage without Wild."""


def offers(s: Realm, seat: int) -> list[CompleteTrial]:
    """The trials that the hero can complete here and now."""
    if not s.competitive or refuse_heroic(s, seat, QUEST) is not None:
        return []
    every = [
        CompleteTrial(trial, type_) for trial in s.heroes[seat].trials for type_ in (NONE, *TYPES)
    ]
    return [option for option in every if refuse_trial(s, seat, option) is None]


def refuse(s: Realm, seat: int, option: CompleteTrial) -> Refusal | None:
    """Why a trial cannot be completed."""
    return refuse_trial(s, seat, option) or refuse_heroic(s, seat, QUEST)


def refuse_trial(s: Realm, seat: int, option: CompleteTrial) -> Refusal | None:
    """DT-COMP-06: the hero's own trial card, in its region, owning or spending what it asks."""
    hero = s.heroes[seat]
    if option.trial not in hero.trials:
        return Refusal("DT-COMP-02", "not_your_trial")
    if hero.trials_done >> option.trial & 1:
        return Refusal("DT-COMP-07", "trial_done")
    trial = TABLES[s.variant].trials[option.trial]
    if hero.region != trial.region:
        return Refusal("DT-COMP-06", "not_your_region")
    named = option.advantage != NONE
    if named != (trial.asks == "same") or (named and option.advantage not in TYPES):
        return Refusal("DT-COMP-06", "no_such_way")
    return None if meets(s, seat, trial, option.advantage) else Refusal("DT-COMP-06", "not_enough")


def meets(s: Realm, seat: int, trial: Trial, type_: int) -> bool:
    """Whether the hero has what a trial asks for. DT-ADVANTAGE-11: advantages are used all at once;
    DT-R-45: the cap holds for them too."""
    if trial.asks in ("different", "same"):
        spirit = spirit_left(s, seat, QUEST)
        bought = buyable(s, seat, trial_prices(s, seat, trial, type_), spirit)
        found = usable(s, seat, trial, type_) + bought
        return trial.count <= min(found, room_left(s, seat, 0))
    if trial.what == VIRTUE:
        return s.heroes[seat].active.bit_count() >= trial.count
    if trial.what == SPIRIT:
        return spirit_left(s, seat, QUEST) >= trial.count
    return has(s, seat, trial.what, trial.count)


def usable(s: Realm, seat: int, trial: Trial, type_: int) -> int:
    """Automatic advantages of one type with Wild ones, or types of which the hero has any; there
    each Wild stands for another missing type."""
    wild = free(s, seat, scene(trial, type_))
    return wild if trial.asks == "same" else wild + len(own_types(s, seat))


def trial_prices(s: Realm, seat: int, trial: Trial, type_: int, bought: int = 0) -> Prices:
    """What the hero can buy for a trial. Of different types, what sells one counts once, however
    many it sells. `bought`: types bought so far, as bits."""
    found = prices(s, seat, scene(trial, type_))
    if trial.asks == "different":
        found |= dict.fromkeys(sold_types(s, seat, bought).values(), 1)
    return found


def scene(trial: Trial, type_: int) -> Circumstances:
    """The advantages that count: of one type and Wild ones; for different types, Wild ones count
    beside the types that the hero has."""
    return Circumstances(1 << type_ if trial.asks == "same" else 0)


def own_types(s: Realm, seat: int) -> list[int]:
    """The types of which the hero has automatic advantages that are not Wild."""
    wild = free(s, seat, Circumstances(0))
    return [type_ for type_ in TYPES if free(s, seat, Circumstances(1 << type_)) > wild]


def sold_types(s: Realm, seat: int, bought: int) -> dict[int, int]:
    """DT-R-65, for different types: those that the hero lacks and can buy, with a source of each.
    However many advantages it sells, they are one type. `bought`: types bought so far, as bits."""
    own = own_types(s, seat)
    found: dict[int, int] = {}
    for type_ in TYPES:
        if type_ not in own and not bought >> type_ & 1:
            for source in for_sale(s, seat, Circumstances(1 << type_), []):
                sold = offer(s, source)
                if sold is not None and sold.advantage == type_:
                    found.setdefault(type_, source)
    return found


def do(s: Realm, seat: int, option: CompleteTrial) -> None:
    """DT-COMP-06: the trial is a quest action; what it asks is paid, then it is done."""
    begin_heroic(s, seat, QUEST)
    trial = TABLES[s.variant].trials[option.trial]
    s.agenda += [EndHeroic(seat, QUEST), TrialDone(seat, option.trial)]
    if trial.asks in ("different", "same"):
        s.heroes[seat].advantages += trial.count
        missing = trial.count - usable(s, seat, trial, option.advantage)
        s.agenda.append(
            TrialAdvantages(
                seat=seat, trial=option.trial, advantage=option.advantage, missing=missing
            )
        )
    elif trial.asks == "spend":
        pay(s, seat, trial)


def pay(s: Realm, seat: int, trial: Trial) -> None:
    """Spend what a trial asks for."""
    if trial.what == WARRIORS:
        spend_warriors(s, seat, trial.count, "DT-COMP-06")
    elif trial.what == SPIRIT:
        spend_spirit(s, seat, trial.count, "DT-COMP-06")
    else:
        s.agenda.append(PayItems(seat=seat, what=trial.what, count=trial.count, cause="DT-COMP-06"))


class TrialAdvantages(Ask):
    """DT-ADVANTAGE-05: what is missing to the automatic advantages is paid for."""

    seat: Seat
    trial: TrialCard
    advantage: OrNone[Advantage]
    missing: int
    bought: int = 0
    """For different types: those that were bought, one bit each."""
    rule: ClassVar[str] = "DT-ADVANTAGE-11"
    offers: ClassVar[tuple[type[Option], ...]] = (BuyAdvantage,)
    stays: ClassVar[bool] = True

    def scene(self, s: Realm) -> Circumstances:
        """The advantages that count here, except types still missing among different ones."""
        return scene(TABLES[s.variant].trials[self.trial], self.advantage)

    def types(self, s: Realm) -> dict[int, int]:
        """The missing types that can be bought, with their sources."""
        different = TABLES[s.variant].trials[self.trial].asks == "different"
        return sold_types(s, self.seat, self.bought) if different else {}

    def prices(self, s: Realm) -> Prices:
        """What can be bought for it."""
        trial = TABLES[s.variant].trials[self.trial]
        return trial_prices(s, self.seat, trial, self.advantage, self.bought)

    def options(self, s: Realm) -> list[BuyAdvantage]:
        if self.missing <= 0:
            return []
        every = self.prices(s)
        return [
            BUY[source]
            for source in sorted(every)
            if refuse_waste(s, self.seat, every, source, self.missing) is None
        ]

    def refuse(self, s: Realm, option: BuyAdvantage) -> Refusal | None:
        every = self.prices(s)
        if option.source not in every:
            return unsold(s, self.seat, option.source, self.scene(s), [])
        return refuse_waste(s, self.seat, every, option.source, self.missing)

    def choose(self, s: Realm, option: BuyAdvantage) -> None:
        types = [type_ for type_, source in self.types(s).items() if source == option.source]
        self.missing -= buy_for(s, self.seat, self.prices(s), option.source, self.missing)
        for type_ in types:
            self.bought |= 1 << type_


class TrialDone(Step):
    """DT-COMP-07: the card is turned face up; DT-COMP-08: then the hero may touch a seal."""

    seat: Seat
    trial: TrialCard

    def run(self, s: Realm) -> None:
        s.heroes[self.seat].trials_done |= 1 << self.trial
        s.tell(TrialCompleted(seat=self.seat, trial=self.trial))
        s.agenda.append(SealChoice(self.seat))


class SealChoice(MayPick):
    """DT-COMP-08: remove any seal, or put one back on an opening; or leave all as it is."""

    seat: Seat
    rule: ClassVar[str] = "DT-COMP-08"
    offers: ClassVar[tuple[type[Option], ...]] = (PickSeal, Decline)
    reason: ClassVar[str] = "no_seal"

    def among(self, s: Realm) -> range:
        return range(SEALS)

    def choose(self, s: Realm, option: PickSeal | Decline) -> None:
        if isinstance(option, Decline):
            return
        if s.seals >> option.seal & 1:
            open_seal(s, option.seal, "DT-COMP-08")
        else:
            close_seal(s, option.seal, "DT-COMP-08")
