"""Advantages for a quest (DT-ADVANTAGE-11): all that it asks for are used at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.ids import (
    QUEST,
    Advantage,
    GoalPart,
    MonthlyQuest,
    Seat,
)
from rempart.games.dark_tower.options import BuyAdvantage
from rempart.games.dark_tower.steps.advantage import (
    Circumstances,
    Prices,
    free,
    most,
    payments,
    prices,
    refuse_waste,
    room_left,
    unsold,
)
from rempart.games.dark_tower.steps.fray import BUY, buy
from rempart.games.dark_tower.steps.heroic import tax
from rempart.kernel import NONE, Ask, Option, OrNone, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm


def refuse_advantages(s: Realm, seat: int, advantage: int, need: int) -> Refusal | None:
    """Why a hero cannot bring this many; DT-R-45: the cap of advantages limits it too."""
    if room_left(s, seat, 0) < need:
        return Refusal("DT-R-45", "advantage_cap", {"cap": s.cap})
    if most(s, seat, Circumstances(1 << advantage), tax(s, seat, QUEST)) < need:
        about = {"advantage": advantage, "count": need}
        return Refusal("DT-ADVANTAGE-11", "too_few_advantages", about)
    return None


class Gather(Ask):
    """The hero buys what is missing to the automatic ones, which were counted first and stay
    (DT-ADVANTAGE-08); then the quest, or the bond of the main goal, is done."""

    seat: Seat
    advantage: Advantage
    need: int
    quest: OrNone[MonthlyQuest]
    part: OrNone[GoalPart]
    missing: int
    rule: ClassVar[str] = "DT-ADVANTAGE-11"
    offers: ClassVar = (BuyAdvantage,)

    def prices(self, s: Realm) -> Prices:
        """What can be bought for it."""
        return prices(s, self.seat, Circumstances(1 << self.advantage))

    def options(self, s: Realm) -> list[Option]:
        if self.missing <= 0:
            return []
        every = self.prices(s)
        return [
            BUY[source]
            for source in every
            if refuse_waste(s, self.seat, every, source, self.missing) is None
        ]

    def refuse(self, s: Realm, option: BuyAdvantage) -> Refusal | None:
        if self.missing <= 0:
            return Refusal("DT-ADVANTAGE-11", "enough_advantages")
        why = unsold(s, self.seat, option.source, Circumstances(1 << self.advantage), [])
        return why or refuse_waste(s, self.seat, self.prices(s), option.source, self.missing)

    def choose(self, s: Realm, option: BuyAdvantage) -> None:
        at = len(s.agenda)
        self.missing -= buy_for(s, self.seat, self.prices(s), option.source, self.missing)
        s.agenda.insert(at, GatherOn(self))


def buy_for(s: Realm, seat: int, every: Prices, source: int, missing: int) -> int:
    """Buy an advantage for a quest, with treasures that it does not need itself; gives how many it
    counts for."""
    buy(s, seat, source, payments(s, seat, every, source, missing))
    return every[source]


class GatherOn(Step):
    """After a payment: buy on, or be done."""

    ask: Gather

    def run(self, s: Realm) -> None:
        gather(s, self.ask)


class Gathered(Step):
    """The advantages are used, and what asked for them is done."""

    seat: Seat
    need: int
    quest: OrNone[MonthlyQuest]
    part: OrNone[GoalPart]

    def run(self, s: Realm) -> None:
        from rempart.games.dark_tower.steps.goal_parts import bond_broken
        from rempart.games.dark_tower.steps.quests import complete

        s.heroes[self.seat].advantages += self.need
        if self.quest != NONE:
            complete(s, self.seat, self.quest)
        else:
            bond_broken(s, self.seat, self.part)


def gather_advantages(
    s: Realm, seat: int, advantage: int, need: int, quest: int, part: int
) -> None:
    """DT-R-61: count the automatic advantages, then see to the rest."""
    missing = need - free(s, seat, Circumstances(1 << advantage))
    gather(
        s,
        Gather(seat=seat, advantage=advantage, need=need, quest=quest, part=part, missing=missing),
    )


def gather(s: Realm, ask: Gather) -> None:
    """Ask for what is missing, or go on if nothing is."""
    if ask.missing <= 0:
        s.agenda.append(Gathered(seat=ask.seat, need=ask.need, quest=ask.quest, part=ask.part))
    else:
        s.agenda.append(ask)
