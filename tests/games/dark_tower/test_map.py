"""The map (DT-REALM, DT-MAP, section 6 of the catalogue)."""

from __future__ import annotations

from collections import Counter

import pytest

from rempart.games.dark_tower.ids import (
    BUILDINGS,
    DUNGEONS,
    KINGDOMS,
    TERRAINS,
    kingdom_of,
)
from rempart.kernel import NONE
from rempart.kernel.errors import BadData
from tests.games.dark_tower.table import RAW, T, compiled

WORLD = T.world
NUMBER = WORLD.number


@pytest.mark.rule("DT-REALM-01")
def test_fifteen_regions_in_each_of_four_kingdoms():
    assert len(WORLD.ids) == 60
    assert [len(regions) for regions in WORLD.kingdom_regions] == [15] * 4
    assert WORLD.ids[0] == "broken_lands"
    assert kingdom_of(NUMBER["yellowpike"]) == KINGDOMS.index("west")


@pytest.mark.rule("DT-REALM-02")
def test_each_region_has_one_terrain():
    counts = Counter(TERRAINS[terrain] for terrain in WORLD.terrain)
    assert counts == {
        "grasslands": 16,
        "mountains": 11,
        "forest": 10,
        "hills": 9,
        "desert": 9,
        "lake": 5,
    }


def test_each_type_of_dungeon_lies_in_ten_regions():
    assert Counter(WORLD.dungeon) == dict.fromkeys(range(len(DUNGEONS)), 10)


@pytest.mark.rule("DT-BUILD-01")
def test_one_building_of_each_type_in_each_kingdom():
    for building, region in enumerate(WORLD.building_region):
        assert kingdom_of(region) == building // len(BUILDINGS)
        assert WORLD.building_at[region] == building
    assert WORLD.ids[WORLD.building_region[0]] == "radiant_mountains"
    assert WORLD.ids[WORLD.building_region[15]] == "plains_of_plovo"
    assert sum(building != NONE for building in WORLD.building_at) == 16


@pytest.mark.rule("DT-MAP-01")
def test_a_hundred_and_fifty_borders_thirty_of_them_rivers():
    borders = {(min(a, b), max(a, b)) for a in range(60) for b in WORLD.neighbours[a] if a != b}
    rivers = [pair for pair in borders if WORLD.river(*pair) != NONE]
    assert (len(borders), len(rivers)) == (150, 30)
    assert Counter(WORLD.river(*pair) for pair in rivers) == {0: 8, 1: 7, 2: 8, 3: 7}
    assert all((kingdom_of(a) != kingdom_of(b)) == ((a, b) in rivers) for a, b in borders)
    assert WORLD.river(NUMBER["peaks_of_the_djinn"], NUMBER["inner_kinghills"]) == 0
    assert WORLD.river(NUMBER["tower_scar_desert"], NUMBER["grass_sea"]) == 3


def test_borders_go_both_ways_and_the_map_hangs_together():
    for region in range(60):
        assert all(region in WORLD.neighbours[near] for near in WORLD.neighbours[region])
    assert max(max(row) for row in WORLD.distance) == 9


@pytest.mark.rule("DT-MAP-02")
def test_six_regions_surround_the_tower_each_next_to_the_next():
    names = [WORLD.ids[region] for region in WORLD.ring]
    assert names == [
        "tower_scar_desert",
        "bleak_wastes",
        "forest_of_shades",
        "throne",
        "irontops",
        "grass_sea",
    ]
    for at, region in enumerate(WORLD.ring):
        assert WORLD.ring[at - 1] in WORLD.neighbours[region]
    assert sum(WORLD.edge) == 24


@pytest.mark.rule("DT-MAP-03")
def test_the_tower_is_no_region():
    assert not any("tower" in id and id != "tower_scar_desert" for id in WORLD.ids)
    assert all(0 <= near < 60 for row in WORLD.neighbours for near in row)


def test_regions_along_a_river():
    names = {WORLD.ids[region] for region in WORLD.river_regions[1]}
    assert names == {
        "big_sister",
        "forest_of_shades",
        "lesser_tombstones",
        "middle_sister",
        "pine_barrens",
        "sands_of_madness",
        "throne",
        "three_rivers",
    }


def test_a_border_of_one_side_only_is_refused():
    land = RAW["regions"]["anza"]["land"]
    with pytest.raises(BadData, match=r"regions\.toml.*anza\.land.*dayside has no such border"):
        compiled({"regions.anza.land": [*land, "dayside"]})


def test_a_kingdom_without_one_of_the_buildings_is_refused():
    with pytest.raises(BadData, match="west has not one building of each type"):
        compiled({"regions.anza.building": ""})
