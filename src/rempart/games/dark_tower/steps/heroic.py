"""What every action has in common: the glyph tax (DT-GLYPH) and the frame of a heroic action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.board.tower import glyph_faces
from rempart.games.dark_tower.events import HeroicDone, TaxPaid
from rempart.games.dark_tower.ids import (
    BATTLE,
    END_STEP,
    FIRST_ADVERSARY,
    HORN,
    MIDDLE_STEP,
    Q_HOPE,
    TEMPTED,
    UNSEEN,
    VASA,
    Glyph,
    Seat,
)
from rempart.games.dark_tower.options import Pick
from rempart.games.dark_tower.steps.cards import COMPANION_SOURCE, is_active, printed
from rempart.games.dark_tower.steps.choices import FoePick
from rempart.games.dark_tower.steps.items import gain_market, gain_spirit
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import Ask, Option, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

PICKS = [Pick(way) for way in range(4)]


def faced(s: Realm, seat: int, glyph: int) -> bool:
    """DT-GLYPH-03: whether a revealed glyph faces the hero's home kingdom, wherever the hero is;
    DT-GLYPH-04: any other has no effect."""
    return glyph_faces(s, glyph) == s.heroes[seat].home


def tax(s: Realm, seat: int, glyph: int) -> int:
    """DT-GLYPH-02: what the action of a glyph costs the hero in addition. Azkol's Horn and Vasa
    take all of it away; Tempted heroes pay more, if they pay."""
    if not faced(s, seat, glyph):
        return 0
    hero = s.heroes[seat]
    if HORN in hero.items or VASA in hero.companions:
        return 0
    knobs = TABLES[s.variant].knobs
    return knobs.glyph_tax + (knobs.tempted_tax if TEMPTED in hero.corruptions else 0)


def spirit_left(s: Realm, seat: int, glyph: int) -> int:
    """DT-R-09: what the hero has to spend in an action, for its tax is paid first."""
    return s.heroes[seat].spirit - tax(s, seat, glyph)


def refuse_tax(s: Realm, seat: int, glyph: int) -> Refusal | None:
    """DT-R-12: the tax must be paid before the action gives anything."""
    cost = tax(s, seat, glyph)
    if s.heroes[seat].spirit < cost:
        return Refusal("DT-GLYPH-02", "tax", {"glyph": glyph, "spirit": cost})
    return None


def pay_tax(s: Realm, seat: int, glyph: int) -> None:
    """DT-R-09: paid when the action is declared, again for each action (DT-R-10)."""
    cost = tax(s, seat, glyph)
    if cost:
        s.heroes[seat].spirit -= cost
        s.tell(TaxPaid(seat=seat, glyph=glyph, spirit=cost))


def after_action(s: Realm, seat: int, glyph: int) -> None:
    """Vasa: spirit after an action whose glyph faces the hero."""
    if VASA in s.heroes[seat].companions and faced(s, seat, glyph):
        gain_spirit(s, seat, printed(s, COMPANION_SOURCE + VASA), "DT-HERO-07")


def refuse_heroic(s: Realm, seat: int, glyph: int) -> Refusal | None:
    """DT-TURN-05: one heroic action a turn; and its glyph's tax must be payable."""
    if s.phase == END_STEP:
        return Refusal("DT-TURN-02", "turn_ending")
    if s.heroes[seat].heroic:
        return Refusal("DT-TURN-05", "heroic_taken")
    return refuse_tax(s, seat, glyph)


def begin_heroic(s: Realm, seat: int, glyph: int) -> None:
    """A heroic action is declared; DT-BANNER-02: the start of the turn is over."""
    s.heroes[seat].heroic = True
    s.phase = MIDDLE_STEP
    pay_tax(s, seat, glyph)


class EndHeroic(Step):
    """DT-CLEANSE-02: after a heroic action, and after everything else that follows it, the hero
    gains 2 spirit, or what an item or virtue lets it have instead."""

    seat: Seat
    glyph: Glyph
    reward: bool = True
    completed: bool = False
    """The action completed a monthly quest (Unseen)."""

    def run(self, s: Realm) -> None:
        hero = s.heroes[self.seat]
        if hero.out:
            return
        after_action(s, self.seat, self.glyph)
        if not self.reward:
            return
        if self.glyph == BATTLE and Q_HOPE in hero.items and s.market:
            s.agenda.append(HopeChoice(self.seat))
        elif self.completed and is_active(hero, UNSEEN) and removable(s):
            s.agenda.append(UnseenChoice(self.seat))
        else:
            reward(s, self.seat)


def reward(s: Realm, seat: int) -> None:
    """DT-CLEANSE-02: the 2 spirit."""
    hero = s.heroes[seat]
    hero.spirit += TABLES[s.variant].knobs.heroic_spirit
    s.tell(HeroicDone(seat=seat, spirit=hero.spirit))


def removable(s: Realm) -> bool:
    """DT-FOE-15: whether a foe other than the adversary is on the board."""
    return any(foe.kind < FIRST_ADVERSARY for foe in s.foes)


class Instead(Ask):
    """The 2 spirit (0), or something else (1)."""

    abstract: ClassVar[bool] = True
    seat: Seat
    rule: ClassVar[str] = "DT-CLEANSE-02"
    offers: ClassVar[tuple[type[Option], ...]] = (Pick,)

    def options(self, s: Realm) -> list[Pick]:
        return PICKS[:2]

    def refuse(self, s: Realm, option: Pick) -> Refusal | None:
        return None if option in PICKS[:2] else Refusal(self.rule, "no_such_way")

    def choose(self, s: Realm, option: Pick) -> None:
        if option.way == 0:
            reward(s, self.seat)
        else:
            self.other(s)

    def other(self, s: Realm) -> None:
        """What the hero has instead."""
        raise TypeError(f"{type(self).__name__} names nothing instead")


class HopeChoice(Instead):
    """Amulet of Hope: a treasure of the market instead of the spirit after a battle."""

    def other(self, s: Realm) -> None:
        gain_market(s, self.seat, "DT-ITEM-11")


class UnseenChoice(Instead):
    """Unseen: remove any foe instead of the spirit after a monthly quest."""

    def other(self, s: Realm) -> None:
        s.agenda.append(FoePick(self.seat, FoePick.REMOVE, 0, everywhere=True))
