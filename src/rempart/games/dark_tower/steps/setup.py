"""What players decide before the first month (DT-SETUP), and how the world is then populated."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import (
    HeroTaken,
    HomeTaken,
    StarterNamed,
    TrialsDealt,
    WorldPopulated,
)
from rempart.games.dark_tower.ids import (
    BANE,
    BUILDINGS,
    CHAMPION,
    CITADEL,
    HEROES,
    KINGDOMS,
    NIMET,
    PRINTED,
    Q_HOPE,
    Q_MARK,
    RIVERS,
    SANCTUARY,
    TRIAL_TYPES,
    VILLAGE,
    VIRTUES,
    Seat,
)
from rempart.games.dark_tower.options import ConfirmSetup, NameStarter, TakeHero, TakeHome
from rempart.games.dark_tower.steps import goal_course
from rempart.games.dark_tower.steps.cards import hold
from rempart.games.dark_tower.steps.foes import spawn
from rempart.games.dark_tower.steps.items import gain_companion, gain_quest_item
from rempart.games.dark_tower.steps.month import BeginMonth
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Ask, Option, PickOne, Refusal, Step
from rempart.kernel.step import interned

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

CONFIRM_SETUP, STARTERS = ConfirmSetup(), interned(NameStarter)
OWN = (len(VIRTUES) - len(KINGDOMS)) // len(HEROES)
"""Virtues of a hero, the champion tile apart."""
SKULLED = (SANCTUARY, VILLAGE)
"""Buildings that begin with skulls."""


def take_hero(s: Realm, seat: int, hero: int) -> None:
    """DT-SETUP-12: a player takes a hero board; DT-SETUP-13: the tiles on it are inactive, what is
    printed on it works (DT-VIRTUE-01)."""
    s.heroes[seat].hero = hero
    s.heroes[seat].active = ((1 << PRINTED) - 1) << hero * OWN
    s.tell(HeroTaken(seat=seat, hero=hero))


def take_home(s: Realm, seat: int, kingdom: int) -> None:
    """DT-SETUP-14: the figure starts in the citadel of the home kingdom; DT-SETUP-15: the champion
    tile of that kingdom is active."""
    hero = s.heroes[seat]
    hero.home = kingdom
    citadel = kingdom * len(BUILDINGS) + CITADEL
    hero.region = TABLES[s.variant].world.building_region[citadel]
    hero.active |= 1 << CHAMPION + kingdom
    s.tell(HomeTaken(seat=seat, kingdom=kingdom))


class HeroChoice(PickOne):
    """DT-SETUP-12: each player takes a different hero, in the order of the seats."""

    seat: Seat
    rule: ClassVar[str] = "DT-SETUP-12"
    offers: ClassVar[tuple[type[Option], ...]] = (TakeHero,)
    reason: ClassVar[str] = "hero_taken"

    def among(self, s: Realm) -> list[int]:
        taken = {hero.hero for hero in s.heroes}
        return [hero for hero in range(len(HEROES)) if hero not in taken]

    def choose(self, s: Realm, option: TakeHero) -> None:
        take_hero(s, self.seat, option.hero)


class HomeChoice(PickOne):
    """DT-SETUP-02: each player takes a free kingdom as home."""

    seat: Seat
    rule: ClassVar[str] = "DT-SETUP-02"
    offers: ClassVar[tuple[type[Option], ...]] = (TakeHome,)
    reason: ClassVar[str] = "kingdom_taken"

    def among(self, s: Realm) -> list[int]:
        return [kingdom for kingdom in range(len(KINGDOMS)) if s.home_hero(kingdom) == NONE]

    def choose(self, s: Realm, option: TakeHome) -> None:
        take_home(s, self.seat, option.kingdom)


class DealHeroes(Step):
    """DT-SETUP-12: heroes assigned at random; DT-SETUP-02: homes in the order of the seats."""

    def run(self, s: Realm) -> None:
        heroes = list(range(len(HEROES)))
        s.chance.shuffle(heroes, "heroes")
        for seat in range(len(s.heroes)):
            take_hero(s, seat, heroes[seat])
            take_home(s, seat, seat)


class SetupSummary(Ask):
    """DT-SETUP-23: everybody sees how the game is set up; the starting player confirms it, or names
    another one to start (DT-SETUP-12)."""

    rule: ClassVar[str] = "DT-SETUP-23"
    offers: ClassVar[tuple[type[Option], ...]] = (ConfirmSetup, NameStarter)
    stays: ClassVar[bool] = True

    def actors(self, s: Realm) -> tuple[int, ...]:
        return (s.starter,)

    def options(self, s: Realm) -> list[Option]:
        others = (seat for seat in range(len(s.heroes)) if seat != s.starter)
        return [CONFIRM_SETUP, *map(STARTERS.__getitem__, others)]

    def refuse(self, s: Realm, option: ConfirmSetup | NameStarter) -> Refusal | None:
        if isinstance(option, ConfirmSetup):
            return None
        if option.seat == s.starter:
            return Refusal("DT-SETUP-12", "starts_already")
        known = 0 <= option.seat < len(s.heroes)
        return None if known else Refusal("DT-SETUP-12", "no_other_hero")

    def choose(self, s: Realm, option: ConfirmSetup | NameStarter) -> None:
        if isinstance(option, ConfirmSetup):
            s.agenda.pop()
        else:
            s.starter = option.seat
            s.tell(StarterNamed(seat=option.seat))


class Populate(Step):
    """DT-SETUP-24: the app's last orders (5.2 of the catalogue), then the first month."""

    def run(self, s: Realm) -> None:
        s.active = s.starter
        s.tell(WorldPopulated(goal=s.main_goal(), adversary=s.adversary))
        s.agenda.append(BeginMonth())
        place_skulls(s)
        place_foes(s)
        s.river_order = list(range(len(RIVERS)))
        s.chance.shuffle(s.river_order, "setup")
        goal_course.set_up(s)
        if s.competitive:
            deal_trials(s)
        else:
            bring_companion(s)
        if s.adversary == BANE:
            gain_quest_item(s, s.starter, Q_MARK)


def place_skulls(s: Realm) -> None:
    """Two skulls on each sanctuary and each village (DT-R-03)."""
    count = TABLES[s.variant].knobs.skulls_start
    for kingdom in range(len(KINGDOMS)):
        for type_ in SKULLED:
            s.buildings[kingdom * len(BUILDINGS) + type_] = count
            s.supply -= count


def place_foes(s: Realm) -> None:
    """The first foes; kingdoms in turn, so that those of level 2 stand in different ones."""
    knobs = TABLES[s.variant].knobs
    spawn(s, 2, knobs.start_level_2[len(s.heroes) - 1])
    spawn(s, 3, knobs.start_level_3)


def bring_companion(s: Realm) -> None:
    """DT-SETUP-20, DT-R-05: the main companion joins the starting player, unless it is one who
    comes only with the goal. In competitive games nobody holds Nimet (DT-AM-42)."""
    if not TABLES[s.variant].goals.not_at_start >> s.goal & 1 and s.goal != NIMET:
        gain_companion(s, s.starter, s.goal, "DT-SETUP-20")


def deal_trials(s: Realm) -> None:
    """DT-COMP-02: in turn order each hero is dealt a trial of each type; DT-COMP-03: and gets an
    Amulet of Hope."""
    for seat in s.living():
        hero = s.heroes[seat]
        for type_ in range(len(TRIAL_TYPES)):
            trial = max(
                (at for at, trial in enumerate(s.trials) if trial // len(KINGDOMS) == type_)
            )
            hero.trials.append(s.trials.pop(trial))
        s.tell(TrialsDealt(seat=seat))
        s.box.remove(Q_HOPE)
        hold(hero, Q_HOPE)
