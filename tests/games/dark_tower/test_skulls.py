"""Skulls and buildings (DT-SKULL, DT-BUILD) and losing by an empty supply (DT-LOSE-02)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.ids import (
    GONE,
)
from rempart.games.dark_tower.options import DestroyBuilding, LiftSkull, PlaceSkull
from rempart.games.dark_tower.steps.corruption import begin_effect
from rempart.games.dark_tower.steps.skulls import (
    AddSkulls,
    BuildingDestruction,
    SkullLifting,
    add_skulls,
    destroy,
    emerge,
    put_skull,
    remove_skulls,
)
from rempart.kernel import NONE
from tests.games.dark_tower.board import Table

RULE = "DT-SKULL-01"


def out(table: Table, kingdom: int, count: int) -> None:
    """Skulls come out of the Tower."""
    table.s.supply -= count
    table.do(emerge, kingdom, count)


def everywhere(table: Table) -> int:
    """All skulls, wherever they are."""
    s = table.s
    loose = sum(getattr(step, "loose", 0) for step in s.agenda)
    return s.supply + s.removed + sum(max(0, n) for n in s.buildings) + sum(s.pockets) + loose


@pytest.mark.rule("DT-SKULL-01")
@pytest.mark.rule("DT-SKULL-06")
@pytest.mark.rule("DT-TM-13")
def test_emerged_skulls_go_on_buildings_of_their_kingdom():
    table = Table(players=2)
    out(table, 1, 2)
    east = [PlaceSkull(building) for building in range(4, 8)]
    assert table.options == east
    assert table.refusal(PlaceSkull(0)) == "DT-SKULL-06"
    assert everywhere(table) == 24
    table.choose(PlaceSkull(5))
    table.choose(PlaceSkull(5))
    assert table.stopped
    assert table.s.buildings[5] == 2
    assert sum(table.s.buildings) == 2


@pytest.mark.rule("DT-SKULL-07")
def test_the_hero_of_the_kingdom_chooses():
    table = Table(players=2)
    out(table, 1, 1)
    assert table.actor == 1


@pytest.mark.rule("DT-SKULL-08")
@pytest.mark.rule("DT-R-40")
@pytest.mark.rule("DT-REALM-03")
def test_in_a_dormant_kingdom_the_active_player_chooses():
    table = Table(players=2)
    table.s.active = 1
    out(table, 2, 1)
    assert table.actor == 1
    alone = Table()
    out(alone, 3, 1)
    assert alone.actor == 0


@pytest.mark.rule("DT-SKULL-02")
@pytest.mark.rule("DT-SKULL-03")
@pytest.mark.rule("DT-BUILD-03")
@pytest.mark.rule("DT-R-44")
def test_a_fourth_skull_destroys_the_building():
    table = Table(players=2)
    village = table.skulls("east village", 3)
    table.s.supply, table.s.removed = 1, 20
    table.do(add_skulls, village, 1, NONE, RULE)
    assert table.s.buildings[village] == GONE
    assert table.s.removed == 24
    assert table.s.supply == 0
    assert table.s.outcome is None


@pytest.mark.rule("DT-SKULL-02")
def test_a_third_skull_stays():
    table = Table()
    village = table.skulls("north village", 2)
    table.do(add_skulls, village, 1, NONE, RULE)
    assert table.s.buildings[village] == 3
    assert table.s.removed == 0


@pytest.mark.rule("DT-SKULL-09")
@pytest.mark.rule("DT-EX-09")
@pytest.mark.rule("DT-BUILD-04")
def test_a_full_building_may_be_chosen():
    table = Table(players=4)
    for kind in ("citadel", "sanctuary", "village", "bazaar"):
        table.skulls(f"south {kind}", 3)
    table.s.active = 3
    out(table, 2, 1)
    assert table.actor == 2
    sanctuary = table.building("south sanctuary")
    table.choose(PlaceSkull(sanctuary))
    assert table.s.buildings[sanctuary] == GONE
    assert table.s.removed == 4
    assert [len(hero.corruptions) for hero in table.s.heroes] == [0, 0, 1, 0]
    assert everywhere(table) == 24


@pytest.mark.rule("DT-BUILD-04")
def test_nobody_is_corrupted_for_a_dormant_kingdom():
    table = Table()
    table.do(destroy, table.building("west bazaar"))
    assert table[0].corruptions == []


@pytest.mark.rule("DT-SKULL-10")
def test_removed_skulls_go_back_to_the_supply():
    table = Table()
    village = table.skulls("north village", 2)
    assert remove_skulls(table.s, village, 5, RULE) == 2
    assert (table.s.buildings[village], table.s.supply) == (0, 24)


@pytest.mark.rule("DT-SKULL-10")
def test_skulls_are_lifted_where_there_are_some():
    table = Table()
    village = table.skulls("north village", 2)
    bazaar = table.skulls("east bazaar", 1)
    table.run(
        SkullLifting(seat=0, buildings=list(range(16)), count=2, same=True, may=False, cause=RULE)
    )
    assert table.options == [LiftSkull(village), LiftSkull(bazaar)]
    assert table.refusal(LiftSkull(0)) == "DT-SKULL-10"
    table.choose(LiftSkull(village))
    assert table.stopped
    assert (table.s.buildings[village], table.s.buildings[bazaar]) == (0, 1)


@pytest.mark.rule("DT-SKULL-04")
@pytest.mark.rule("DT-LOSE-02")
@pytest.mark.rule("DT-R-43")
def test_an_empty_supply_loses_the_game_at_the_first_missing_skull():
    table = Table(players=2)
    table.s.supply, table.s.removed = 1, 23
    table.do(add_skulls, 0, 2, NONE, RULE)
    assert table.s.outcome is not None
    assert table.s.outcome.rule == "DT-LOSE-02"
    assert table.s.buildings[0] == 1


@pytest.mark.rule("DT-R-17")
def test_skulls_without_a_building_leave_the_game_and_corrupt_once():
    table = Table(players=2)
    for building in range(4, 8):
        table.s.buildings[building] = GONE
    out(table, 1, 3)
    assert table.stopped
    assert table.s.removed == 3
    assert len(table[1].corruptions) == 1
    assert table[0].corruptions == []


@pytest.mark.rule("DT-R-18")
def test_left_over_skulls_hit_the_hero_of_the_effect():
    table = Table(players=2)
    village = table.skulls("east village", 3)
    begin_effect(table.s)
    add_skulls(table.s, village, 2, 0, RULE)
    table.run()
    assert len(table[1].corruptions) == 1
    assert len(table[0].corruptions) == 1
    assert table.s.removed == 5


@pytest.mark.rule("DT-R-19")
def test_skulls_on_a_destroyed_building_leave_the_game():
    table = Table()
    village = table.skulls("north village", 2)
    table.do(destroy, village)
    assert (table.s.removed, table.s.supply) == (2, 22)
    assert len(table[0].corruptions) == 1


@pytest.mark.rule("DT-R-51")
def test_skulls_of_an_effect_are_placed_by_the_hero_of_the_kingdom():
    table = Table(players=2)
    table.run(AddSkulls(kingdom=1, count=2, victim=NONE, same=False, cause=RULE))
    assert table.actor == 1
    table.choose(PlaceSkull(4))
    table.choose(PlaceSkull(5))
    assert table.s.buildings[4:8] == [1, 1, 0, 0]
    table.run(AddSkulls(kingdom=1, count=2, victim=NONE, same=True, cause=RULE))
    table.choose(PlaceSkull(6))
    assert table.stopped
    assert table.s.buildings[4:8] == [1, 1, 2, 0]


@pytest.mark.rule("DT-CORRUPT-02")
def test_an_effect_on_a_kingdom_without_buildings():
    table = Table(players=2)
    for building in range(4, 8):
        table.s.buildings[building] = GONE
    begin_effect(table.s)
    table.run(AddSkulls(kingdom=1, count=2, victim=0, same=False, cause=RULE))
    assert table.s.removed == 2
    assert len(table[0].corruptions) == 1


@pytest.mark.rule("DT-BUILD-03")
def test_one_of_several_buildings_is_destroyed():
    table = Table()
    table.s.buildings[9] = GONE
    table.run(BuildingDestruction(0, [8, 9, 10], RULE))
    assert table.options == [DestroyBuilding(8), DestroyBuilding(10)]
    table.choose(DestroyBuilding(10))
    assert table.s.buildings[8:12] == [0, GONE, GONE, 0]


def test_putting_a_skull_tells_how_many_there_are():
    table = Table()
    table.s.supply -= 1
    table.do(put_skull, 3, RULE)
    assert table.events[-1].skulls == 1
