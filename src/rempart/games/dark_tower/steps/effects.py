"""Running effects: what cards, rooms, strikes, events and quests say (see `tables.effects`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.ids import (
    KINGDOMS,
    Alternative,
    EffectNumber,
    Seat,
)
from rempart.games.dark_tower.options import Decline, Pick
from rempart.games.dark_tower.steps.acts import ACTS
from rempart.games.dark_tower.steps.amounts import OTHER, applies, can_pay, hit
from rempart.games.dark_tower.steps.asks import DECLINE
from rempart.games.dark_tower.steps.corruption import begin_effect
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.tables import effects as en
from rempart.kernel import NONE, Ask, Option, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm
    from rempart.games.dark_tower.tables.effects import Effect

DRAWN = {en.RANDOM_KINGDOM, en.EACH_OF_RANDOM}


class RunEffect(Step):
    """One effect (DT-CORRUPT-05): a battle card, a room, a strike, an event, a quest's outcome."""

    effect: EffectNumber
    seat: Seat
    """The hero concerned: who fights, who explores, whose turn it is."""
    rule: str
    source: int = OTHER
    """See `amounts.prevented`."""
    about: int = NONE
    """The kind of foe that strikes, or the kingdom that is meant."""

    def run(self, s: Realm) -> None:
        begin_effect(s)
        ways = TABLES[s.variant].effects[self.effect]
        if draws_kingdom(ways):
            self.about = s.chance.below(len(KINGDOMS), "event")
        if len(ways) == 1 and not optional(ways):
            self.take(s, 0)
        else:
            s.agenda.append(EffectChoice(self))

    def take(self, s: Realm, way: int) -> None:
        """The acts of one way, in order."""
        count = len(TABLES[s.variant].effects[self.effect][way])
        s.agenda += [DoAct(self, way, number) for number in range(count - 1, -1, -1)]


def draws_kingdom(ways: Effect) -> bool:
    """Whether an effect is about a random kingdom."""
    return any(act.where in DRAWN or act.who == en.IN_RANDOM for way in ways for act in way)


def optional(ways: Effect) -> bool:
    """Whether something would be spent, which nobody must do (DT-SPEND-01)."""
    return all(any(act.op == en.PAY for act in way) for way in ways)


class EffectChoice(Ask):
    """`A or B`: the hero picks one, also one that cannot be paid in full; `$`: the hero may pay."""

    by: RunEffect
    rule: ClassVar[str] = "DT-SPEND-04"
    offers: ClassVar = (Pick, Decline)
    auto: ClassVar[bool] = True

    def actors(self, s: Realm) -> tuple[int, ...]:
        return (self.by.seat,)

    def options(self, s: Realm) -> list[Option]:
        effect, seat = self.by.effect, self.by.seat
        if s.heroes[seat].out:
            return []
        ways = TABLES[s.variant].effects[effect]
        found: list[Option] = [
            Pick(number, effect) for number, way in enumerate(ways) if can_pay(s, seat, way)
        ]
        return [*found, DECLINE] if optional(ways) else found

    def refuse(self, s: Realm, option: Pick | Decline) -> Refusal | None:
        ways = TABLES[s.variant].effects[self.by.effect]
        if isinstance(option, Decline):
            return None if optional(ways) else Refusal("DT-SPEND-04", "must_choose")
        if option.effect != self.by.effect or not 0 <= option.way < len(ways):
            return Refusal("DT-SPEND-04", "no_such_way")
        payable = can_pay(s, self.by.seat, ways[option.way])
        return None if payable else Refusal("DT-SPEND-01", "cannot_pay")

    def choose(self, s: Realm, option: Pick | Decline) -> None:
        if isinstance(option, Pick):
            self.by.take(s, option.way)


class DoAct(Step):
    """One act of an effect: everybody whom it hits, one after another (DT-R-31)."""

    by: RunEffect
    way: Alternative
    number: int

    def run(self, s: Realm) -> None:
        by = self.by
        act = TABLES[s.variant].effects[by.effect][self.way][self.number]
        seats = hit(s, by.seat, act.who, by.about)
        s.agenda += [
            ActOn(by=by, way=self.way, number=self.number, seat=seat) for seat in reversed(seats)
        ]


class ActOn(Step):
    """One act for one hero."""

    by: RunEffect
    way: Alternative
    number: int
    seat: Seat

    def run(self, s: Realm) -> None:
        by = self.by
        act = TABLES[s.variant].effects[by.effect][self.way][self.number]
        if not s.heroes[self.seat].out and applies(s, self.seat, act):
            ACTS[act.op](s, self.seat, act, by)
