"""Advantages (DT-ADVANTAGE)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.ids import (
    BEAST,
    BRIGANDS,
    CARAVAN_EAST,
    CAVE,
    DRAGONS,
    FIRST_ADVERSARY,
    GONE,
    GRIGOR,
    HUMANOID,
    LETHAL,
    MAGIC,
    MELEE,
    MORMOS,
    OREKS,
    STEALTH,
    UNDEAD,
    ZAIDA,
)
from rempart.games.dark_tower.options import BuyAdvantage, SpendItem, TakeGear, UseAdvantage
from rempart.games.dark_tower.steps.advantage import (
    COMPANION_SOURCE,
    Circumstances,
    buyable,
    for_sale,
    free,
    most,
    room_left,
)
from rempart.games.dark_tower.steps.items import lose_item
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.fights import ACCEPT, USE, fight
from tests.games.dark_tower.table import T


def against(kind: int) -> Circumstances:
    return Circumstances(T.foe_mask[kind], kind=kind)


@pytest.mark.rule("DT-ADVANTAGE-01", "DT-ADVANTAGE-03")
def test_only_advantages_of_the_foes_attributes_count():
    types = {
        MAGIC: "talisman",
        STEALTH: "cloak",
        MELEE: "sword",
        BEAST: "spear_atish",
        UNDEAD: "reliquary",
        HUMANOID: "axe",
    }
    table = Table(3)
    table[2].active = 0
    table.give(2, *types.values())
    for advantage in types:
        assert free(table.s, 2, Circumstances(1 << advantage)) == 1
    assert free(table.s, 2, against(BRIGANDS)) == 2
    assert free(table.s, 2, Circumstances(0)) == 0


@pytest.mark.rule("DT-ADVANTAGE-02")
def test_wild_counts_as_any_type():
    table = Table()
    table.put(0, "radiant_mountains")  # the champion of the North: mountains
    for advantage in (BEAST, HUMANOID, UNDEAD, MELEE, STEALTH):
        assert free(table.s, 0, Circumstances(1 << advantage)) == 2
    table.put(0, "fivepint")
    assert free(table.s, 0, Circumstances(1 << BEAST)) == 0


@pytest.mark.rule("DT-ADVANTAGE-04")
def test_sources_that_work_only_somewhere():
    table = Table(2)
    table.put(0, "fivepint")  # a lake; bazaar, citadel near
    table.give(0, "acorns", "amulet_marid")
    assert free(table.s, 0, Circumstances(1 << BEAST)) == 2
    table.virtue(0, "anointed")
    table.skulls("north citadel", 1)
    assert free(table.s, 0, Circumstances(1 << BEAST)) == 3  # Dayside's bazaar is clean
    table.put(0, "green_bridge")
    assert free(table.s, 0, Circumstances(1 << BEAST)) == 1 + 2  # acorns; bazaar and sanctuary
    scene = Circumstances(1 << BEAST)
    table.put(1, "fivepint")
    assert free(table.s, 1, scene) == 0
    assert free(table.s, 1, Circumstances(1 << BEAST, kind=BRIGANDS)) == 1  # Veteran: in battles
    table.virtue(1, "relentless")
    table[1].doubled = True
    assert free(table.s, 1, scene) == 1
    table.companion(1, "hakan")
    assert free(table.s, 1, scene) == 1
    table.put(1, "dayside")
    assert free(table.s, 1, scene) == 3
    table.s.buildings[table.building("north bazaar")] = -1
    assert free(table.s, 1, scene) == 1


@pytest.mark.rule("DT-ADVANTAGE-04")
def test_sources_that_work_only_against_something():
    table = Table()
    table[0].active = 0
    table.put(0, "fivepint")
    table.give(0, "q_scales", "q_tools")
    table.companion(0, "yana")
    assert free(table.s, 0, against(BRIGANDS)) == 0
    assert free(table.s, 0, against(DRAGONS)) == 2
    assert free(table.s, 0, against(FIRST_ADVERSARY)) == 2
    assert free(table.s, 0, Circumstances(1 << MELEE, dungeon=CARAVAN_EAST)) == 3
    assert free(table.s, 0, Circumstances(1 << BEAST, dungeon=CAVE)) == 0


@pytest.mark.rule("DT-ADVANTAGE-06", "DT-AM-22")
def test_at_most_ten_advantages_in_an_action_or_what_lowers_the_cap():
    table = Table()
    assert room_left(table.s, 0, 0) == 10
    assert room_left(table.s, 0, 10) == 0
    table.s.cap = 7
    assert room_left(table.s, 0, 0) == 7
    table.corrupt(0, "cursed")
    assert room_left(table.s, 0, 0) == 4
    table[0].advantages = 3  # this turn
    assert room_left(table.s, 0, 0) == 1


@pytest.mark.rule("DT-ADVANTAGE-06")
def test_the_cap_stops_a_battle():
    table = Table()
    table.s.cap = 2
    table.s.states[0] = LETHAL
    table[0].warriors = 20
    table.give(0, "cloak", "axe", "crown", "fortune")
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    table.choose(USE)
    table.choose(USE)
    assert table.refusal(UseAdvantage()) == "DT-ADVANTAGE-06"
    assert table.refusal(BuyAdvantage(table.item("fortune"))) == "DT-ADVANTAGE-06"


@pytest.mark.rule("DT-ADVANTAGE-07", "DT-ADVANTAGE-08")
def test_things_gained_add_to_the_action_and_things_lost_keep_counting():
    table = Table()
    table[0].warriors = 20
    table.give(0, "cloak")
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    battle = table.s.battle
    assert battle is not None
    assert battle.free == 1
    lose_item(table.s, 0, table.item("cloak"), "DT-SPEND-04")
    table.give(0, "axe")
    table.choose(ACCEPT)
    assert battle.free == 2


@pytest.mark.rule("DT-ADVANTAGE-10")
def test_unused_advantages_vanish_with_the_action():
    table = Table()
    table[0].warriors = 20
    table.give(0, "cloak", "fortune")
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    table.choose(BuyAdvantage(table.item("fortune")))
    table.choose(ACCEPT)
    table.choose(ACCEPT)
    assert table.s.battle is None
    assert free(table.s, 0, against(BRIGANDS)) == 1


@pytest.mark.rule("DT-ADVANTAGE-12")
def test_a_used_advantage_stays_used():
    table = Table()
    table[0].warriors = 20
    table.give(0, "cloak")
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    table.choose(USE)
    table.choose(ACCEPT)
    assert table[0].warriors == 18
    assert table.refusal(UseAdvantage()) == "DT-ADVANTAGE-04"


@pytest.mark.rule("DT-ADVANTAGE-05")
def test_what_costs_spirit_or_treasures_has_its_limits():
    table = Table()
    table.put(0, "fivepint")
    table.companion(0, "grigor", "zaida")
    table.give(0, "q_silver", "idol")
    grigor, zaida = COMPANION_SOURCE + GRIGOR, COMPANION_SOURCE + ZAIDA
    silver = table.item("q_silver")
    scene = against(OREKS)
    assert for_sale(table.s, 0, scene, []) == [zaida]
    table[0].spirit = 5
    assert for_sale(table.s, 0, scene, []) == [silver, grigor, zaida]
    assert for_sale(table.s, 0, scene, [silver]) == [grigor, zaida]
    table[0].used = [grigor] * 3 + [zaida]
    assert for_sale(table.s, 0, scene, []) == [silver]
    assert most(table.s, 0, Circumstances(1 << MELEE)) == 2  # the silver is for battles


@pytest.mark.rule("DT-ADVANTAGE-11")
def test_the_most_a_hero_can_bring_shares_out_spirit_and_treasures():
    table = Table()
    table[0].active = 0
    table.put(0, "fivepint")
    table.companion(0, "grigor", "zaida")
    table[0].spirit = 2
    assert most(table.s, 0, Circumstances(1 << MELEE)) == 2 + 2
    table.give(0, "scroll_serpent")
    assert (
        most(table.s, 0, Circumstances(1 << MELEE)) == 2 + 2 + 4
    )  # spent for itself, not for Zaida
    table.give(0, "idol")
    assert most(table.s, 0, Circumstances(1 << MELEE)) == 2 + 2 + 4 + 3
    assert most(table.s, 0, against(MORMOS)) == 2 + 3


@pytest.mark.rule("DT-ADVANTAGE-07")
def test_gear_gained_by_a_card_helps_at_once():
    table = Table()
    table[0].warriors = 30
    table.s.states[1] = 0
    fight(table, "trolls", "fivepint", "sundering_blows", "onslaught", "onslaught")
    battle = table.s.battle
    assert battle is not None
    assert battle.free == 0
    table.choose(ACCEPT)
    table.choose(TakeGear(table.item("sword")))
    assert battle.free == 1


@pytest.mark.rule("DT-ADVANTAGE-07", "DT-R-55")
def test_a_treasure_gained_for_a_spent_one_helps_against_the_same_card():
    table = Table()
    table[0].active = 0
    table[0].warriors = 30
    table.virtue(0, "lucky")
    table.give(0, "scroll_serpent")
    table.s.treasures.remove(table.item("banner"))
    table.s.treasures.append(table.item("banner"))  # the top one: a Melee advantage
    fight(table, "oreks", "fivepint", "onslaught", "onslaught")
    battle = table.s.battle
    assert battle is not None
    table.choose(BuyAdvantage(table.item("scroll_serpent")))
    assert table.item("banner") in table[0].items
    assert (battle.free, battle.bought) == (1, 4)
    for _ in range(2):
        table.choose(USE)
    assert battle.used == 2


@pytest.mark.rule("DT-ADVANTAGE-07", "DT-R-55")
def test_a_treasure_gained_for_one_that_pays_helps_against_the_same_card():
    table = Table()
    table[0].active = 0
    table[0].warriors = 30
    table.virtue(0, "lucky")
    table.companion(0, "zaida")
    table.give(0, "idol", "horn")
    table.s.treasures.remove(table.item("banner"))
    table.s.treasures.append(table.item("banner"))
    fight(table, "oreks", "fivepint", "onslaught", "onslaught")
    battle = table.s.battle
    assert battle is not None
    table.choose(BuyAdvantage(COMPANION_SOURCE + ZAIDA))
    assert (battle.free, battle.bought) == (0, 3)
    table.choose(SpendItem(table.item("idol")))
    assert (battle.free, battle.bought) == (1, 3)


@pytest.mark.rule("DT-ADVANTAGE-11")
def test_of_several_scrolls_the_one_that_gives_least_pays():
    table = Table()
    weak, strong = table.item("scroll_serpent"), table.item("scroll_sands")
    zaida = COMPANION_SOURCE + ZAIDA
    table.companion(0, "zaida")
    table.give(0, "scroll_serpent", "scroll_sands")
    for prices in ({weak: 1, strong: 4, zaida: 3}, {weak: 4, strong: 1, zaida: 3}):
        assert buyable(table.s, 0, prices, 0) == 4 + 3
    table.give(0, "idol")
    assert buyable(table.s, 0, prices, 0) == 4 + 1 + 3
    assert buyable(table.s, 0, prices, 0, table.item("idol")) == 4 + 3
    assert buyable(table.s, 0, prices, 0, strong) == 4 + 3
    assert buyable(table.s, 0, prices, 0, weak) == 1 + 3


@pytest.mark.rule("DT-VIRTUE-03", "DT-BUILD-03")
def test_anointed_counts_standing_buildings_without_skulls():
    table = Table()
    table[0].active = 0
    table.virtue(0, "anointed")
    scene = Circumstances(1 << MELEE)
    near = T.world.near_buildings[table[0].region]
    clean = len(near)
    assert free(table.s, 0, scene) == clean > 0
    for skulls in (1, GONE):
        table.s.buildings[near[0]] = skulls
        assert free(table.s, 0, scene) == clean - 1
