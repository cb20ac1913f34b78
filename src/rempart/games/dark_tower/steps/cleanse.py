"""Cleansing (DT-CLEANSE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.dark_tower.events import Cleansed
from rempart.games.dark_tower.ids import (
    CLEANSE,
    FEVERISH,
    GENEROUS,
    LAMP_HOPE,
    Q_LIGHT,
    REGIONS,
    Seat,
)
from rempart.games.dark_tower.options import Cleanse
from rempart.games.dark_tower.steps.cards import VIRTUE_SOURCE, is_active, printed
from rempart.games.dark_tower.steps.goal_course import after_cleanse as count_for_goal
from rempart.games.dark_tower.steps.heroic import EndHeroic, begin_heroic, refuse_heroic
from rempart.games.dark_tower.steps.items import gain_spirit
from rempart.games.dark_tower.steps.quests import after_cleanse as count_for_quest
from rempart.games.dark_tower.steps.skulls import EVERY, SkullLifting, remove_skulls
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Refusal, Step
from rempart.kernel.step import interned

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

CLEANSES = interned(Cleanse)


def offers(s: Realm, seat: int) -> list[Cleanse]:
    """The buildings that the hero may cleanse."""
    if refuse_heroic(s, seat, CLEANSE) is not None:
        return []
    hero = s.heroes[seat]
    sites = TABLES[s.variant].world.building_region if LAMP_HOPE in hero.items else [hero.region]
    return [CLEANSES[region] for region in sites if refuse_building(s, seat, region) is None]


def refuse_building(s: Realm, seat: int, region: int) -> Refusal | None:
    """DT-CLEANSE-01: the building of the hero's own region; the Lamp of Hope reaches any.
    DT-CLEANSE-04: it must have a skull. Feverish heroes cannot cleanse three."""
    hero = s.heroes[seat]
    if not 0 <= region < REGIONS:
        return Refusal("DT-CLEANSE-01", "no_region")
    if region != hero.region and LAMP_HOPE not in hero.items:
        return Refusal("DT-CLEANSE-01", "not_your_region")
    building = TABLES[s.variant].world.building_at[region]
    if building == NONE or s.buildings[building] <= 0:
        return Refusal("DT-CLEANSE-04", "nothing_to_cleanse")
    full = s.buildings[building] == TABLES[s.variant].knobs.skulls_on_building
    if full and FEVERISH in hero.corruptions:
        return Refusal("DT-CORRUPT-08", "feverish")
    return None


def refuse(s: Realm, seat: int, option: Cleanse) -> Refusal | None:
    """Why a building cannot be cleansed."""
    return refuse_building(s, seat, option.region) or refuse_heroic(s, seat, CLEANSE)


def do(s: Realm, seat: int, option: Cleanse) -> None:
    """DT-CLEANSE-03: all skulls of the building go back to the supply."""
    begin_heroic(s, seat, CLEANSE)
    s.agenda += [EndHeroic(seat, CLEANSE), AfterCleanse(seat)]
    building = TABLES[s.variant].world.building_at[option.region]
    skulls = s.buildings[building]
    s.tell(Cleansed(seat=seat, building=building, skulls=skulls))
    remove_skulls(s, building, skulls, "DT-CLEANSE-03")
    count_for_quest(s, seat)
    count_for_goal(s, seat, skulls)


class AfterCleanse(Step):
    """DT-CLEANSE-02: what follows a cleanse comes before its 2 spirit: Generous, Relic of Light."""

    seat: Seat

    def run(self, s: Realm) -> None:
        hero = s.heroes[self.seat]
        if Q_LIGHT in hero.items:
            gain_spirit(s, self.seat, printed(s, Q_LIGHT), "DT-ITEM-11")
        if is_active(hero, GENEROUS):
            count = printed(s, VIRTUE_SOURCE + GENEROUS)
            lifting = SkullLifting(
                seat=self.seat,
                buildings=list(EVERY),
                count=count,
                same=True,
                may=False,
                cause="DT-VIRTUE-03",
            )
            s.agenda.append(lifting)
