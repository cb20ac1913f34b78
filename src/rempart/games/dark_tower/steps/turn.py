"""The course of a hero's turn (DT-TURN, DT-END)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from rempart.games.dark_tower.events import StepBegun, TurnBegun
from rempart.games.dark_tower.ids import (
    BANNER,
    BATTLE,
    CLEANSE,
    END_STEP,
    FERAL,
    LOST,
    QUEST,
    REINFORCE,
    SPIRIT,
    START_STEP,
    Seat,
    kingdom_of,
)
from rempart.games.dark_tower.options import (
    Advance,
    Banner,
    Cleanse,
    CompleteTrial,
    Concede,
    Deposit,
    DoubleMove,
    EndTurn,
    Explore,
    Fight,
    Infuse,
    MoveTree,
    Pursue,
    PutBack,
    Reinforce,
    TakeOver,
    Trade,
    UseCompanion,
    UseItem,
    UseVirtue,
    Walk,
    WorkFirst,
)
from rempart.games.dark_tower.steps import (
    banner,
    battle,
    cleanse,
    dungeon,
    goals,
    missed,
    move,
    powers,
    quests,
    real,
    reinforce,
    trade,
    trials,
)
from rempart.games.dark_tower.steps.cards import COMPANION_SOURCE
from rempart.games.dark_tower.steps.corruption import begin_effect
from rempart.games.dark_tower.steps.items import gain_warriors, lose
from rempart.games.dark_tower.steps.outcome import Frame, give_up, refuse_surrender, surrender
from rempart.games.dark_tower.steps.tower import DropSkull
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Ask, Option, PickOne, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Hero
    from rempart.games.dark_tower.state import Realm


class Part(Protocol):
    """What a module of the turn has: what it offers, why not, and how it is done."""

    def offers(self, s: Realm, seat: int) -> Iterable[Option]: ...
    def refuse(self, s: Realm, seat: int, option: Any) -> Refusal | None: ...
    def do(self, s: Realm, seat: int, option: Any) -> None: ...


PARTS: tuple[Part, ...] = (
    *(banner, move, cleanse, battle, quests, goals, dungeon, trials),
    *(reinforce, powers, trade, real),
)
PART_OF: dict[type[Option], Part] = {
    Banner: banner,
    DoubleMove: move,
    Walk: move,
    Cleanse: cleanse,
    Fight: battle,
    Pursue: quests,
    Deposit: goals,
    Advance: goals,
    Explore: dungeon,
    CompleteTrial: trials,
    Reinforce: reinforce,
    MoveTree: reinforce,
    Infuse: powers,
    UseItem: powers,
    UseVirtue: powers,
    UseCompanion: powers,
    Trade: trade,
    TakeOver: real,
    PutBack: real,
}
GLYPH_OF: dict[type[Option], int] = {
    Banner: BANNER,
    Cleanse: CLEANSE,
    Fight: BATTLE,
    Deposit: QUEST,
    Advance: QUEST,
    Explore: QUEST,
    CompleteTrial: QUEST,
    Reinforce: REINFORCE,
    MoveTree: REINFORCE,
}
"""The action that an option takes; the others are none (DT-GLYPH-01)."""
END_TURN = EndTurn()


class Turn(Step):
    """DT-TURN-01: a turn begins with its start step; DT-TURN-02: then come the middle and the end.

    DT-TURN-04: everybody may advise, but the active player decides.
    """

    seat: Seat

    def run(self, s: Realm) -> None:
        s.active = self.seat
        s.turn += 1
        if s.events is not None:
            s.tell(TurnBegun(seat=self.seat, month=s.month, turn=s.turn))
        begin_turn(s, self.seat)


def begin_turn(s: Realm, seat: int) -> None:
    """Everything that a hero has once a turn is there again."""
    s.phase = START_STEP
    s.dropped = s.drained = False
    hero = s.heroes[seat]
    hero.moves = hero.reinforced_at = NONE
    hero.reinforces = hero.advantages = hero.rebuffs = 0
    hero.doubled = hero.bannered = hero.infused = hero.heroic = False
    hero.cancelled = hero.traded = hero.again = False
    hero.used.clear()
    s.agenda += [EndStep(seat), HeroTurn(seat)]


class HeroTurn(Ask):
    """DT-TURN-02: one move, one heroic action and one reinforce, all optional, in any order; before
    them the banner action and other things of the start step (DT-TURN-03)."""

    seat: Seat
    rule: ClassVar[str] = "DT-TURN-02"
    offers: ClassVar[tuple[type[Option], ...]] = (*PART_OF, EndTurn, Concede)
    stays: ClassVar[bool] = True
    frame: ClassVar[bool] = True

    def options(self, s: Realm) -> list[Option]:
        if s.phase == END_STEP:
            return []
        seat = self.seat
        found: list[Option] = []
        for part in PARTS:
            found += part.offers(s, seat)
        found.append(END_TURN)
        found += surrender(s)
        return found

    def refuse(self, s: Realm, option: Option) -> Refusal | None:
        if isinstance(option, EndTurn):
            return None
        if isinstance(option, Concede):
            return refuse_surrender(s)
        return PART_OF[type(option)].refuse(s, self.seat, option)

    def missed(self, s: Realm) -> list[Option]:
        return missed.of_turn(s, self.seat)

    def choose(self, s: Realm, option: Option) -> None:
        if isinstance(option, EndTurn):
            s.phase = END_STEP
        elif isinstance(option, Concede):
            give_up(s, self.seat)
        else:
            if s.guided and type(option) in GLYPH_OF:
                s.learnt |= 1 << GLYPH_OF[type(option)]
            PART_OF[type(option)].do(s, self.seat, option)


class EndStep(Frame):
    """DT-R-13: what happens at the end of a turn comes before the skull is dropped (DT-END-01). The
    Circlet of Conviction gives another turn instead of the drop (DT-R-30).

    The player is asked for the order of two losses if there is too little spirit for both.
    """

    seat: Seat

    def run(self, s: Realm) -> None:
        seat = self.seat
        s.phase = END_STEP
        if s.events is not None:
            s.tell(StepBegun(seat=seat, step=END_STEP))
        s.agenda.append(AfterEnd(seat))
        hero = s.heroes[seat]
        for companion in hero.companions:
            terrain = TABLES[s.variant].companion_terrain[companion]
            if terrain != NONE and move.in_terrain(s, hero.region, terrain):
                effect = TABLES[s.variant].card_effect[COMPANION_SOURCE + companion]
                warriors = TABLES[s.variant].effects[effect][0][0].n
                gain_warriors(s, seat, warriors, "DT-HERO-07")
        losses = end_losses(s, hero)
        if len(losses) > 1 and hero.spirit < sum(losses.values()):
            s.agenda.append(EndOrder(seat))
        else:
            s.agenda += [EndLoss(seat, spirit) for spirit in losses.values()]


def end_losses(s: Realm, hero: Hero) -> dict[int, int]:
    """The corruptions that work at the end of the turn, and the spirit that each takes."""
    knobs, found = TABLES[s.variant].knobs, dict[int, int]()
    if FERAL in hero.corruptions and reinforce.site(s, hero) != NONE:
        found[FERAL] = knobs.feral_spirit
    if LOST in hero.corruptions and kingdom_of(hero.region) == hero.home:
        found[LOST] = knobs.lost_spirit
    return found


class EndOrder(PickOne):
    """DT-R-13, DT-R-54: which of two corruptions works first?"""

    seat: Seat
    rule: ClassVar[str] = "DT-R-13"
    offers: ClassVar[tuple[type[Option], ...]] = (WorkFirst,)
    reason: ClassVar[str] = "not_corrupted"

    def among(self, s: Realm) -> Collection[int]:
        return end_losses(s, s.heroes[self.seat])

    def choose(self, s: Realm, option: WorkFirst) -> None:
        losses = end_losses(s, s.heroes[self.seat])
        first = losses.pop(option.corruption)
        s.agenda += [EndLoss(self.seat, spirit) for spirit in (*losses.values(), first)]


class EndLoss(Step):
    """Feral or Lost: spirit lost at the end of the turn."""

    seat: Seat
    spirit: int

    def run(self, s: Realm) -> None:
        begin_effect(s)
        lose(s, self.seat, SPIRIT, self.spirit, "DT-CORRUPT-08")


class AfterEnd(Frame):
    """DT-END-01: the active player must drop a skull; DT-END-04: what comes out is placed before
    the events, which lie below on the agenda. DT-R-30: or the hero takes another turn, without
    drop, events or a step of the clock."""

    seat: Seat

    def run(self, s: Realm) -> None:
        if s.heroes[self.seat].again:
            begin_turn(s, self.seat)
        else:
            s.agenda.append(DropSkull(self.seat))
