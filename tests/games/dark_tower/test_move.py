"""Moving (DT-MOVE), rivers of fire (DT-TOKEN-01 to -03) and being moved (DT-R-24, DT-R-58)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.events import RiverBurned, StrideRefused
from rempart.games.dark_tower.ids import CARPET, FOREST, MAPS, SIREN, STRIDES
from rempart.games.dark_tower.options import (
    Agree,
    Decline,
    DoubleMove,
    GoTo,
    PickFoe,
    PickHero,
    Refuse,
    TakeGear,
    UseItem,
    Walk,
)
from rempart.games.dark_tower.steps.items import gain_gear
from rempart.games.dark_tower.steps.move import in_terrain, left, value
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T


def walk(table: Table, *regions: str) -> None:
    """Take steps."""
    for region in regions:
        table.choose(Walk(table.region(region)))


@pytest.mark.rule("DT-MOVE-01", "DT-MOVE-02", "DT-MOVE-06")
def test_three_regions_a_turn():
    table = Table()
    table.turn()
    assert left(table.s, table[0]) == 3
    walk(table, "fivepint", "dayside", "tundra")
    assert left(table.s, table[0]) == 0
    assert table[0].region == table.region("tundra")
    assert table.refusal(Walk(table.region("dayside"))) == "DT-MOVE-01"


@pytest.mark.rule("DT-MOVE-03")
def test_a_spirit_doubles_the_move():
    table = Table()
    table[0].spirit = 1
    table.turn()
    table.choose(DoubleMove())
    assert (table[0].spirit, left(table.s, table[0])) == (0, 6)
    assert table.refusal(DoubleMove()) == "DT-MOVE-05"
    poor = Table()
    poor.turn()
    assert poor.refusal(DoubleMove()) == "DT-MOVE-03"


@pytest.mark.rule("DT-MOVE-04")
def test_modifiers_come_before_doubling():
    table = Table(players=4)
    table.give(3, "maps")
    table.give(0, "maps")
    table[0].doubled = True
    assert [value(table.s, hero) for hero in table.s.heroes] == [8, 3, 3, 5]


@pytest.mark.rule("DT-MOVE-05")
def test_the_value_is_fixed_by_the_first_step():
    table = Table()
    table[0].spirit = 1
    table.turn()
    walk(table, "fivepint")
    assert table.refusal(DoubleMove()) == "DT-MOVE-05"
    table.do(gain_gear, 0, 1, "DT-ITEM-06")
    table.choose(TakeGear(MAPS))
    assert left(table.s, table[0]) == 2


@pytest.mark.rule("DT-MOVE-07")
def test_only_to_neighbours():
    table = Table()
    table.put(0, "egans_end")
    table.turn()
    walks = [option.region for option in table.options if isinstance(option, Walk)]
    near = ("rimeweald", "tundra", "outer_kinghills")
    assert walks == sorted(table.region(id) for id in near)
    assert table.refusal(Walk(table.region("dayside"))) == "DT-MOVE-07"


@pytest.mark.rule("DT-MOVE-08", "DT-MAP-01")
def test_a_river_is_crossed_straight_only():
    table = Table()
    table.put(0, "upper_ice_fangs")
    table.turn()
    assert Walk(table.region("bleak_wastes")) in table.options
    assert table.refusal(Walk(table.region("dragontooth_lake"))) == "DT-MOVE-07"


@pytest.mark.rule("DT-MOVE-09")
def test_nothing_stops_a_move():
    table = Table(players=2)
    table.put(1, "fivepint")
    table.foe("dragons", "fivepint")
    table.turn()
    walk(table, "fivepint", "dayside")
    assert table[0].region == table.region("dayside")


@pytest.mark.rule("DT-MOVE-10", "DT-MOVE-11", "DT-EX-03")
def test_the_example_of_the_rulebook():
    table = Table(players=1)
    table.put(0, "upper_ice_fangs")
    table.give(0, "teeth")
    table.turn()
    walk(table, "peaks_of_the_djinn", "inner_kinghills")
    table.choose(UseItem(table.item("teeth")))
    walk(table, "peaks_of_the_djinn")
    assert left(table.s, table[0]) == 0
    assert table[0].warriors == 6


@pytest.mark.rule("DT-HERO-01", "DT-HERO-02", "DT-HERO-03")
def test_home_stays_where_the_hero_goes():
    table = Table()
    table.put(0, "egans_end")
    table.turn()
    walk(table, "outer_kinghills")
    assert table[0].home == 0
    assert table[0].region // 15 == 1


@pytest.mark.rule("DT-CORRUPT-08")
def test_feeble_heroes_cannot_double():
    table = Table()
    table[0].spirit = 3
    table.corrupt(0, "feeble")
    table.turn()
    assert table.refusal(DoubleMove()) == "DT-CORRUPT-08"


@pytest.mark.rule("DT-HERO-07")
def test_with_tomas_doubling_is_free():
    table = Table()
    table.companion(0, "tomas")
    table.turn()
    table.choose(DoubleMove())
    assert left(table.s, table[0]) == 6


@pytest.mark.rule("DT-TOKEN-01", "DT-TOKEN-02", "DT-R-25")
def test_a_river_of_fire_burns_whoever_crosses_it():
    table = Table()
    table.put(0, "egans_end")
    table.give(0, "armor")
    table[0].warriors = 10
    table.s.rivers = 1
    table.turn()
    walk(table, "outer_kinghills")
    assert table[0].warriors == 4
    walk(table, "inner_kinghills")
    assert table[0].warriors == 4
    walk(table, "rimeweald")
    assert table[0].warriors == 0
    assert len(table[0].corruptions) == 1
    assert [event.river for event in table.told(RiverBurned)] == [0, 0]


@pytest.mark.rule("DT-TOKEN-01")
def test_another_river_does_not_burn():
    table = Table()
    table.put(0, "egans_end")
    table[0].warriors = 10
    table.s.rivers = 0b1110
    table.turn()
    walk(table, "outer_kinghills")
    assert table[0].warriors == 10


@pytest.mark.rule("DT-TOKEN-06")
def test_a_siege_tree_makes_a_forest():
    table = Table()
    dayside = table.region("dayside")
    assert not in_terrain(table.s, dayside, FOREST)
    table.s.trees.append(dayside)
    assert in_terrain(table.s, dayside, FOREST)


@pytest.mark.rule("DT-MOVE-08")
def test_the_amulet_of_the_marid_leads_along_the_river():
    table = Table()
    table.put(0, "egans_end")
    table.give(0, "amulet_marid")
    table[0].warriors = 6
    table.s.rivers = 1
    table.turn()
    walk(table, "bleak_wastes")
    assert table[0].warriors == 0
    assert left(table.s, table[0]) == 2


@pytest.mark.rule("DT-R-24")
def test_placing_crosses_no_river():
    table = Table()
    table.give(0, "carpet")
    table[0].spirit, table[0].warriors, table.s.rivers = 2, 6, 0b1111
    table.turn()
    table.choose(UseItem(CARPET))
    table.choose(GoTo(table.region("southern_wastes")))
    assert (table[0].spirit, table[0].warriors) == (1, 6)
    assert table[0].region == table.region("southern_wastes")
    assert left(table.s, table[0]) == 3
    assert table.refusal(UseItem(CARPET)) == "DT-ITEM-11"


@pytest.mark.rule("DT-R-24")
def test_a_potion_moves_a_hero_across_borders():
    table = Table()
    table.put(0, "egans_end")
    table.give(0, "strides")
    table[0].warriors, table.s.rivers = 6, 1
    table.turn()
    table.choose(UseItem(STRIDES))
    table.choose(GoTo(table.region("outer_kinghills")))
    assert table[0].warriors == 0
    table.choose(GoTo(table.region("copper_grove")))
    table.choose(Decline())
    assert table[0].region == table.region("copper_grove")
    assert left(table.s, table[0]) == 3
    assert table[0].items == []


@pytest.mark.rule("DT-R-58", "DT-R-66", "DT-SPEND-01")
def test_a_fellow_hero_must_agree_to_be_moved_before_the_potion_is_spent():
    table = Table(players=2)
    table.give(0, "strides")
    table.turn()
    table.choose(UseItem(STRIDES))
    table.choose(PickHero(1))
    assert table.actor == 1
    table.choose(Refuse())
    assert table.actor == 0
    assert table[1].region == table.region("inner_kinghills")
    assert table[0].items == [STRIDES]
    assert table.told(StrideRefused)[0].moved == 1
    table.choose(UseItem(STRIDES))
    table.choose(PickHero(1))
    table.choose(Agree())
    assert table[0].items == []
    table.choose(GoTo(table.region("copper_grove")))
    assert table[1].region == table.region("copper_grove")


@pytest.mark.rule("DT-R-66")
def test_a_fellow_hero_who_refuses_again_and_again_is_left_alone():
    table = Table(players=2)
    table.give(0, "strides")
    table.turn()
    for _ in range(T.knobs.trade_refusals):
        table.choose(UseItem(STRIDES))
        table.choose(PickHero(1))
        table.choose(Refuse())
    table.choose(UseItem(STRIDES))
    assert table[0].items == []  # only oneself is left to be moved
    assert Decline() in table.options


@pytest.mark.rule("DT-COMP-16")
def test_a_rival_is_not_asked():
    table = Table(players=2, competitive=True)
    table.give(0, "strides")
    table.turn()
    table.choose(UseItem(STRIDES))
    table.choose(PickHero(1))
    assert table.actor == 0
    table.choose(GoTo(table.region("copper_grove")))
    assert table[1].region == table.region("copper_grove")


@pytest.mark.rule("DT-R-53", "DT-COMP-17")
def test_sirens_song_moves_foes_even_the_adversary_but_no_hero():
    table = Table(players=2, competitive=True)
    table.foe("brigands", "dayside")
    kind = table.foe("bane", "throne")
    table.give(0, "siren")
    table.turn()
    table.choose(UseItem(SIREN))
    throne = table.region("throne")
    assert table.options == [PickFoe(0, table.region("dayside")), PickFoe(kind, throne)]
    table.choose(PickFoe(kind, throne))
    assert GoTo(table.region("howling_desert")) in table.options
    assert table.refusal(GoTo(table.region("emerald_expanse"))) == "DT-R-53"
    table.choose(GoTo(table.region("cloister")))
    assert table.s.foes[1].region == table.region("cloister")


@pytest.mark.rule("DT-R-53")
def test_the_cloak_of_stars_places_a_foe_once_a_turn():
    table = Table()
    table.give(0, "cloak_stars")
    table.foe("brigands", "fivepint")
    table.foe("brigands", "dayside")
    table.turn()
    walk(table, "fivepint")
    table.choose(PickFoe(0, table.region("fivepint")))
    table.choose(GoTo(table.region("anza")))
    assert table.s.foes[0].region == table.region("anza")
    walk(table, "dayside")
    assert Walk(table.region("fivepint")) in table.options


@pytest.mark.rule("DT-R-24", "DT-R-53", "DT-R-64")
def test_the_cloak_of_stars_works_where_a_potion_moves_the_hero():
    table = Table()
    table.put(0, "egans_end")
    table.give(0, "cloak_stars", "strides")
    table.foe("brigands", "outer_kinghills")
    table.turn()
    table.choose(UseItem(STRIDES))
    table.choose(GoTo(table.region("outer_kinghills")))
    table.choose(PickFoe(0, table.region("outer_kinghills")))
    table.choose(GoTo(table.region("anza")))
    assert table.s.foes[0].region == table.region("anza")
    assert GoTo(table.region("copper_grove")) in table.options  # the potion goes on


@pytest.mark.rule("DT-ITEM-02")
def test_the_cloak_of_stars_rests_on_turns_of_others():
    table = Table(players=2)
    table.give(0, "strides")
    table.give(1, "cloak_stars")
    table.foe("brigands", "copper_grove")
    table.turn()
    table.choose(UseItem(STRIDES))
    table.choose(PickHero(1))
    table.choose(Agree())
    table.choose(GoTo(table.region("copper_grove")))
    assert table.actor == 0
    assert table.s.foes[0].region == table.region("copper_grove")
