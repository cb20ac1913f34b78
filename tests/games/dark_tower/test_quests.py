"""Monthly quests (DT-QUEST, DT-MONTH-09 to DT-MONTH-11, DT-AM-38 to DT-AM-41)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower import GAME
from rempart.games.dark_tower.events import (
    CompanionGained,
    DungeonRemoved,
    FoeSpawned,
    QuestCompleted,
    QuestFailed,
    QuestItemGained,
    SealRemoved,
    TreasureDrawn,
)
from rempart.games.dark_tower.ids import (
    ADVERSARIES,
    CAVE,
    GONE,
    GRIGOR,
    HAKAN,
    LAKE,
    NIMET,
    POOLS,
    READY,
    RUINS,
    SAVAGE,
    TOMAS,
    VASA,
    ZAIDA,
)
from rempart.games.dark_tower.options import (
    BuyAdvantage,
    Cleanse,
    EnterRoom,
    Explore,
    Pick,
    PickKind,
    PickSeal,
    PlaceSkull,
    Pursue,
    SpendItem,
)
from rempart.games.dark_tower.pieces import Quest
from rempart.games.dark_tower.scene import scene
from rempart.games.dark_tower.steps import goal_course
from rempart.games.dark_tower.steps.caverns import put
from rempart.games.dark_tower.steps.dungeon import reachable
from rempart.games.dark_tower.steps.errands import (
    adversary_quest,
    companion_quest,
    gifts,
    offer,
    offer_all,
    recruits,
    site,
)
from rempart.games.dark_tower.steps.foes import remove_by
from rempart.games.dark_tower.steps.quests import Failure, after_cleanse, complete
from rempart.games.dark_tower.steps.tokens import mark_returns
from rempart.games.dark_tower.view import view
from rempart.kernel import NONE
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.fights import ACCEPT, fight
from tests.games.dark_tower.table import T

QUESTS = [quest.id for quest in T.quests]


def number(id: str) -> int:
    return QUESTS.index(id)


def offered(id: str, region: str, players: int = 1, goal: int = 9) -> Table:
    """A hero with plenty of everything in the region of a quest."""
    table = Table(players, goal=goal)
    table.put(0, region)
    table[0].warriors, table[0].spirit = 50, 9
    table.s.quests = [Quest(number(id), table.region(region))]
    adversary = T.quests[number(id)].adversary
    table.s.adversary = max(adversary, 0)
    return table


def pursue(table: Table, way: int = 0) -> list[object]:
    """Pursue the only quest."""
    table.turn()
    return table.choose(Pursue(table.s.quests[0].number, way))


# Completing


@pytest.mark.rule("DT-QUEST-01", "DT-QUEST-02", "DT-QUEST-03")
def test_a_quest_is_completed_in_its_region_by_who_can_pay():
    table = offered("cq_r_gleb", "outer_kinghills")
    table.put(0, "inner_kinghills")
    table.turn()
    assert table.refusal(Pursue(number("cq_r_gleb"), 0)) == "DT-QUEST-01"
    table.put(0, "outer_kinghills")
    table[0].warriors = 9
    table.turn()
    assert table.refusal(Pursue(number("cq_r_gleb"), 0)) == "DT-QUEST-03"
    assert table.refusal(Pursue(number("cq_r_yana"), 0)) == "DT-QUEST-02"


@pytest.mark.rule("DT-QUEST-04", "DT-MONTH-09", "DT-HERO-07", "DT-QUEST-08", "DT-TURN-05")
def test_a_companion_joins_the_hero_who_completed_its_quest():
    table = offered("cq_r_gleb", "outer_kinghills", players=2)
    pursue(table)
    assert not table.s.quests
    assert table[0].companions == [0]
    assert (table[0].warriors, table[0].spirit) == (40, 11)
    assert (table.told(QuestCompleted)[0].seat, table.told(CompanionGained)[0].seat) == (0, 0)
    table.s.quests = [Quest(number("cq_r_gleb"), table[0].region)]
    table.turn()
    assert table.refusal(Pursue(number("cq_r_gleb"), 0)) == "DT-TURN-05"


@pytest.mark.rule("DT-EX-06", "DT-R-57")
def test_the_rulebooks_quest():
    table = offered("cq_r_hakan", "ash_hills")
    table[0].spirit = 0
    table.give(0, "cloak", "armor", "sword")
    pursue(table)
    table.choose(SpendItem(table.item("cloak")))
    table.choose(SpendItem(table.item("armor")))
    assert table[0].items == [table.item("sword")]
    assert table.s.gear == [3, 3, 3, 3, 3, 2]
    assert table[0].companions == [HAKAN]
    assert table[0].spirit == 2


@pytest.mark.rule("DT-ADVANTAGE-11")
def test_advantages_are_used_at_once_and_what_is_missing_is_bought():
    table = offered("cq_r_grigor", "lodestone_mountains")  # the champion gives two
    table.give(0, "sword")
    table.turn()
    assert table.refusal(Pursue(number("cq_r_grigor"), 0)) == "DT-ADVANTAGE-11"
    table.give(0, "fortune", "scroll_serpent")
    pursue(table)
    assert set(table.options) == {
        BuyAdvantage(table.item("fortune")),
        BuyAdvantage(table.item("scroll_serpent")),
    }
    table.choose(BuyAdvantage(table.item("fortune")))
    assert table[0].companions == [1]
    assert table[0].advantages == 4
    assert table.item("scroll_serpent") in table[0].items
    assert not table.s.quests


@pytest.mark.rule("DT-R-61", "DT-ADVANTAGE-11")
def test_automatic_advantages_of_a_quest_are_counted_before_anything_is_spent_for_more():
    table = offered("cq_r_tomas", "copper_grove")
    table.companion(0, "zaida")
    table.give(0, "tears", "neck_haggle")  # the necklace gives one Stealth
    pursue(table)
    table.choose(BuyAdvantage(51 + ZAIDA))
    table.choose(SpendItem(table.item("neck_haggle")))
    assert table[0].companions == [6, ZAIDA]
    assert table[0].advantages == 4
    assert table[0].items == [table.item("tears")]


@pytest.mark.rule("DT-R-45", "DT-ADVANTAGE-06")
def test_a_condition_above_the_cap_cannot_be_met():
    table = offered("cq_r_grigor", "lodestone_mountains")
    table.give(0, "sword", "banner")
    table.s.cap = 5
    table.turn()
    assert Pursue(number("cq_r_grigor"), 0) in table.options
    table.corrupt(0, "cursed")
    table[0].advantages = 1
    table.turn()
    assert table.refusal(Pursue(number("cq_r_grigor"), 0)) == "DT-R-45"


@pytest.mark.rule("DT-QUEST-03")
def test_some_quests_have_two_ways():
    table = offered("cq_r_letha", "idran_forest", 2)
    table.turn()
    assert [o for o in table.options if isinstance(o, Pursue)] == [Pursue(number("cq_r_letha"), 1)]
    table.choose(Pursue(number("cq_r_letha"), 1))
    assert table[0].spirit == 9 - 3 + 2
    assert table[0].companions == [3]


@pytest.mark.rule("DT-AM-41")
def test_warriors_potions_and_spirit_are_scaled_gear_and_treasures_are_not():
    for players, warriors in ((1, 35), (2, 40), (3, 40), (4, 40)):
        table = offered("cq_r_gleb", "outer_kinghills", players)
        pursue(table)
        assert table[0].warriors == warriors
    table = offered("cq_r_hakan", "ash_hills", 4)
    table.give(0, "cloak", "armor")
    pursue(table)
    while not table[0].companions:
        table.choose(table.options[0])
    assert not table[0].items
    table = offered("cq_r_yana", "decaying_wilds", 1)
    table.give(0, "teeth", "teeth", "siren")
    table.turn()
    assert table.refusal(Pursue(number("cq_r_yana"), 0)) == "DT-QUEST-03"  # four are wanted
    table.give(0, "siren")
    table.turn()
    assert Pursue(number("cq_r_yana"), 0) in table.options


@pytest.mark.rule("DT-QUEST-03")
def test_a_clean_altar_and_what_becomes_of_the_clause():
    table = offered("cq_r_vasa", "sands_of_madness")
    table.skulls("south sanctuary", 1)
    table.turn()
    assert table.refusal(Pursue(number("cq_r_vasa"), 0)) == "DT-QUEST-03"
    table.skulls("south sanctuary", 0)
    table.turn()
    assert Pursue(number("cq_r_vasa"), 0) in table.options


@pytest.mark.rule("DT-QUEST-03")
def test_light_rekindled_counts_cleanse_actions():
    table = offered("cq_i_vasa", "arkartus", goal=7)
    after_cleanse(table.s, 0)
    table.turn()
    assert table.refusal(Pursue(number("cq_i_vasa"), 0)) == "DT-QUEST-03"
    after_cleanse(table.s, 0)
    pursue(table)
    assert table.item("q_light") in table[0].items


@pytest.mark.rule("DT-R-41", "DT-ITEM-08")
def test_a_quest_item_that_is_out_already_is_replaced_by_the_top_treasure():
    table = offered("cq_i_gleb", "lesser_tombstones")
    table.s.box.remove(table.item("q_outlaw"))
    top = table.s.treasures[-1]
    pursue(table)
    assert table[0].items == [top]
    assert table.told(TreasureDrawn)
    assert not table.told(QuestItemGained)


@pytest.mark.rule("DT-AM-38")
def test_a_merchants_favour_gives_the_top_treasure():
    table = offered("cq_i_any", "dayside")
    top = table.s.treasures[-1]
    pursue(table)
    assert table[0].items == [top]


# The adversaries' quests


@pytest.mark.rule("DT-QUEST-04")
def test_starving_the_brood_completes_by_itself():
    table = offered("aq_gra_e", "dayside")
    table.s.quests[0].region = NONE
    table.foe("trolls", "anza")
    remove_by(table.s, 0, 0, "DT-FOE-14")
    assert table.s.quests[0].progress == 1
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    table.choose(ACCEPT)
    table.choose(ACCEPT)
    assert not table.s.quests
    assert table.item("q_annihil") in table[0].items
    assert table[0].spirit == 9 + 2


@pytest.mark.rule("DT-QUEST-03", "DT-QUEST-04")
def test_only_the_marked_hero_cuts_the_thread_and_the_mark_is_gone_for_a_month():
    table = offered("aq_ban_l", "throne", players=2)
    s = table.s
    s.month = 4
    table.give(1, "q_mark")
    table.turn()
    assert table.refusal(Pursue(number("aq_ban_l"), 0)) == "DT-QUEST-03"
    table.put(1, "throne")
    table[1].warriors = 20
    table.turn(1)
    table.choose(Pursue(number("aq_ban_l"), 0))
    assert table[1].warriors == 8
    assert table.item("q_mark") in s.box
    assert s.mark_back == 5
    table.do(mark_returns)
    assert table.item("q_mark") in s.box
    s.month = 5
    table.do(mark_returns)
    assert table.item("q_mark") in table[0].items  # who has most warriors
    assert s.mark_back == 0


@pytest.mark.rule("DT-ADVANTAGE-11", "DT-QUEST-02")
def test_a_quest_that_was_begun_is_completed_whatever_is_bought_first():
    table = offered("cq_r_tomas", "copper_grove")
    zaida, scroll = BuyAdvantage(51 + ZAIDA), table.item("scroll_twilight")
    table.companion(0, "zaida")
    table.give(0, "scroll_twilight")
    pursue(table)
    assert table.options == [BuyAdvantage(scroll)]
    assert table.refusal(zaida) == "DT-ADVANTAGE-11"  # the scroll would pay, and three are too few

    table = offered("cq_r_tomas", "copper_grove")
    table[0].active = 0
    table.companion(0, "zaida")
    table.give(0, "scroll_twilight", "crown")
    table.s.quests[0].region = table[0].region
    pursue(table)
    table.choose(zaida)  # the crown pays: the scroll gives what is missing then
    assert table.item("crown") not in table[0].items
    table.choose(BuyAdvantage(scroll))
    assert table[0].advantages == 4
    assert not table.s.quests


@pytest.mark.rule("DT-ADVANTAGE-11", "DT-R-09")
def test_the_spirit_of_the_glyph_buys_no_advantages():
    table = offered("cq_r_tomas", "copper_grove")
    table[0].active = 0
    table.companion(0, "grigor")
    table.give(0, "cloak")
    table.s.pos[0] = 2  # the glyph of quests looks north
    table.open((0, 0))
    table[0].spirit = 3
    table.turn()
    pursuit = Pursue(number("cq_r_tomas"), 0)
    assert table.refusal(pursuit) == "DT-ADVANTAGE-11"  # the cloak, and two for the rest
    table[0].spirit = 4
    table.run()
    table.choose(pursuit)
    while table.s.quests:
        assert table.options == [BuyAdvantage(51 + GRIGOR)]
        table.choose(table.options[0])
    assert table[0].advantages == 4
    assert table[0].spirit == 2


@pytest.mark.rule("DT-QUEST-03")
def test_with_the_mark_in_the_box_any_hero_cuts_the_thread():
    table = offered("aq_ban_l", "throne", 2)
    pursue(table)
    assert table[0].warriors == 38
    assert table.s.mark_back == table.s.month + 1


@pytest.mark.rule("DT-QUEST-04", "DT-TM-10")
def test_blinding_the_eye_puts_a_seal_back():
    table = offered("aq_gaz_e", "throne")
    table.give(0, "talisman", "carpet", "scroll_sands")
    table.open((0, 1), (2, 2))
    pursue(table)
    while not isinstance(table.options[0], PickSeal):
        table.choose(table.options[0])
    table.choose(PickSeal(1))
    assert table.s.seals.bit_count() == 11


@pytest.mark.rule("DT-QUEST-04", "DT-FOE-08")
def test_closing_the_gullet_takes_mutations_away():
    table = offered("aq_gra_l", "dayside")
    table.s.mutations = [1, 0, 2]
    table.do(complete, 0, number("aq_gra_l"))
    assert table.options == [PickKind(table.s.kinds[0]), PickKind(table.s.kinds[2])]
    table.choose(PickKind(table.s.kinds[2]))
    assert table.s.mutations == [1, 0, 1]


def fail(id: str, region: str = "dayside", players: int = 2) -> Table:
    """A quest fails; heroes stand in Fivepint and Anza."""
    table = offered(id, region, players)
    for seat, place in enumerate(("fivepint", "anza")[:players]):
        table.put(seat, place)
        table[seat].warriors, table[seat].spirit = 20, 5
    table.run(Failure(number(id)))
    return table


@pytest.mark.rule("DT-MONTH-10", "DT-MONTH-11")
def test_a_failed_quest_of_the_adversary_harms():
    table = fail("aq_ash_e")
    assert table.told(QuestFailed)
    assert table.s.rivers == 0  # no order was drawn: nothing burns
    assert [h.spirit for h in fail("aq_isa_e").s.heroes] == [3, 3]
    assert [h.warriors for h in fail("aq_emp_l").s.heroes] == [10, 10]
    assert [h.spores for h in fail("aq_rot_l").s.heroes] == [2, 2]
    assert len(fail("aq_gaz_l").told(SealRemoved)) == 2
    assert fail("aq_gra_l").s.states == [SAVAGE] * 3
    assert fail("aq_utu_l").s.cap == 9


@pytest.mark.rule("DT-MONTH-10", "DT-AM-13")
def test_the_brood_comes_to_two_kingdoms_wherever_the_cycle_stands():
    for last in range(4):
        table = offered("aq_gra_e", "dayside")
        table.s.cycle = [last]
        others = [kingdom for kingdom in range(4) if kingdom != last]
        table.s.chance.forced = [2, [*others, last], 2]
        table.run(Failure(number("aq_gra_e")))
        assert [event.region // 15 for event in table.told(FoeSpawned)] == [last, others[-1]]
        assert table.s.cycle == [*others[:-1], last]


@pytest.mark.rule("DT-MONTH-10")
def test_the_blighted_fields_harm_their_kingdom():
    table = fail("aq_emp_e", "pearl_of_the_north")
    for building in ("north citadel", "north village"):
        assert table.actor == 0
        table.choose(PlaceSkull(table.building(building)))
    assert [hero.warriors for hero in table.s.heroes] == [12, 20]
    assert table.s.buildings[:4] == [1, 0, 1, 0]


@pytest.mark.rule("DT-MONTH-10")
def test_the_omens_come_true_for_the_marked_hero():
    table = offered("aq_ban_l", "dayside", 2)
    table[1].warriors = 20
    table.give(1, "q_mark")
    table.run(Failure(number("aq_ban_l")))
    assert [hero.warriors for hero in table.s.heroes] == [42, 12]
    assert [len(hero.corruptions) for hero in table.s.heroes] == [0, 1]


@pytest.mark.rule("DT-AM-40")
def test_a_failed_companion_quest_has_no_further_effect():
    table = fail("cq_r_gleb")
    assert [(hero.warriors, hero.spirit) for hero in table.s.heroes] == [(20, 5)] * 2
    assert table.s.states == [READY] * 3
    assert not table.s.quests


# Offering


@pytest.mark.rule("DT-AM-38")
def test_even_months_recruit_and_odd_months_offer_the_arc_of_the_main_companion():
    table = Table(2, goal=HAKAN)
    s = table.s
    table.companion(1, "vasa")
    s.month = 2
    free = {T.quests[n].companion for n in recruits(s)}
    assert free == set(range(10)) - {HAKAN, 7}
    assert T.quests[companion_quest(s)].recruit
    s.month = 3
    assert [T.quests[n].id for n in gifts(s)] == ["cq_i_hakan1", "cq_i_hakan2", "cq_i_hakan3"]
    for item in ("q_scales", "q_silver", "q_urn"):
        assert companion_quest(s) in gifts(s)
        table.give(0, item)
    assert T.quests[companion_quest(s)].id == "cq_i_any"


@pytest.mark.rule("DT-AM-39")
def test_adversary_quests_have_an_early_and_a_late_form():
    table = Table()
    for adversary in range(len(ADVERSARIES)):
        table.s.adversary = adversary
        for month, late in ((2, False), (3, False), (4, True), (6, True)):
            table.s.month = month
            quest = T.quests[adversary_quest(table.s)]
            assert (quest.adversary, quest.late) == (adversary, late)


@pytest.mark.rule("DT-COMP-15", "DT-AM-43")
def test_a_competitive_match_offers_a_recruit_every_month_and_nothing_else():
    for month in range(2, 7):
        table = Table(2, competitive=True, goal=5)
        table.s.month = month
        offer_all(table.s)
        (quest,) = table.s.quests
        assert T.quests[quest.number].recruit
        assert T.quests[quest.number].companion != 5


@pytest.mark.rule("DT-AM-42", "DT-CODE-07")
def test_nimet_is_no_recruit_of_a_competitive_match_whatever_its_code_says():
    table = Table(2, competitive=True, goal=VASA)
    companions = {T.quests[quest].companion for quest in recruits(table.s)}
    assert companions == set(range(10)) - {NIMET}


@pytest.mark.rule("DT-AM-39")
def test_the_signs_are_read_at_any_lake_the_one_with_a_bazaar_too():
    table = Table()
    signs = T.quests[number("aq_ban_e")]
    lakes = {region for region in range(60) if T.world.terrain[region] == LAKE}
    found: set[int] = set()
    for seed in range(40):
        table.s.chance.streams["quest"] = seed << 40
        found.add(site(table.s, signs))
    assert found == lakes
    assert table.region("dayside") in found


@pytest.mark.rule("DT-AM-34", "DT-AM-39")
def test_markers_go_where_the_quest_says():
    table = Table()
    s, world = table.s, T.world
    for seed in range(15):
        s.chance.streams["quest"] = seed
        hills = site(s, T.quests[number("aq_ash_e")])
        assert world.terrain[hills] == 1
        assert world.building_at[hills] == NONE
        assert site(s, T.quests[number("aq_gaz_e")]) in world.ring
        village = site(s, T.quests[number("aq_isa_e")])
        assert world.building_at[village] % 4 == 2
        assert world.dungeon[site(s, T.quests[number("aq_gaz_l")], RUINS)] == RUINS
    assert site(s, T.quests[number("aq_gra_e")]) == NONE


@pytest.mark.rule("DT-AM-34", "DT-AM-33")
def test_a_dungeon_quest_brings_its_dungeon():
    table = Table()
    offer(table.s, number("cq_i_grigor"))
    (dungeon,) = table.s.dungeons
    assert (dungeon.region, dungeon.type) == (table.region("big_sister"), 0)
    assert dungeon.quest == number("cq_i_grigor")
    offer(table.s, number("aq_ash_l"))
    other = table.s.dungeons[1]
    assert other.type == T.world.dungeon[other.region] != CAVE


@pytest.mark.rule("DT-AM-33", "DT-AM-34")
def test_no_two_dungeons_of_one_type_are_on_the_board():
    for seed in range(12):
        table = Table(goal=TOMAS)
        s = table.s
        s.chance.streams["quest"] = s.chance.streams["setup"] = seed
        goal_course.set_up(s)
        offer(s, number("cq_i_grigor"))  # caves both
        offer(s, number("aq_ash_l"))
        types = [dungeon.type for dungeon in s.dungeons]
        assert len(types) == len(set(types)) == 5
        for quest in s.quests:
            (own,) = (dungeon for dungeon in s.dungeons if dungeon.quest == quest.number)
            assert quest.region == own.region
            assert T.world.dungeon[own.region] == own.type


@pytest.mark.rule("DT-AM-33", "DT-QUEST-05")
def test_a_quest_whose_dungeon_is_of_another_type_says_so_and_is_completed_by_it():
    table = Table()
    s = table.s
    put(s, CAVE, table.region("dayside"))
    offer(s, number("cq_i_grigor"))
    own = s.dungeons[1]
    assert own.type != CAVE
    (zone,) = (z for z in scene(view(s, 0), GAME.text("en")).zones if z.id == "quests")
    words = GAME.text("en")(f"dungeon.{POOLS[own.type]}")
    assert words in zone.pieces[1].note
    table[0].region, table[0].warriors, table[0].spirit = own.region, 99, 9
    own.target = reachable(own)[0]
    table.turn()
    table.choose(Explore(own.type))
    table.choose(EnterRoom(own.target))
    while not table.told(QuestCompleted):
        table.choose(ACCEPT if ACCEPT in table.options else table.options[0])
    assert not s.quests


@pytest.mark.rule("DT-MONTH-08")
def test_destroyed_buildings_send_markers_elsewhere():
    table = Table()
    s, world = table.s, T.world
    s.buildings[table.building("south sanctuary")] = GONE
    assert world.building_at[site(s, T.quests[number("cq_r_vasa")])] % 4 == 1
    for kingdom in range(4):
        s.buildings[kingdom * 4 + 1] = GONE
    region = site(s, T.quests[number("cq_r_vasa")])
    assert world.building_at[region] == NONE


@pytest.mark.rule("DT-AM-40", "DT-DUNGEON-10")
def test_the_dungeon_of_a_failed_quest_leaves_the_board_and_others_stay():
    table = Table()
    table.s.adversary = ADVERSARIES.index("empress")
    offer(table.s, number("aq_emp_l"))
    offer(table.s, number("cq_i_grigor"))
    table[0].warriors = 20
    tomb, cave = table.s.dungeons
    table.run(Failure(number("aq_emp_l")))
    assert table.s.dungeons == [cave]
    assert [event.region for event in table.told(DungeonRemoved)] == [tomb.region]


def test_unseen_answers_monthly_quests_only():
    table = Table(4)
    table.virtue(3, "unseen")
    table.foe("brigands", "dayside")
    table.skulls("west citadel", 1)
    table.turn(3)
    table.choose(Cleanse(table[3].region))
    assert table[3].spirit == 2
    table = offered("cq_r_gleb", "outer_kinghills", 4)
    table.foe("brigands", "dayside")
    table.put(3, "outer_kinghills")
    table[3].warriors = 20
    table.virtue(3, "unseen")
    table.turn(3)
    table.choose(Pursue(number("cq_r_gleb"), 0))
    assert table.actor == 3
    table.choose(Pick(1))
    assert table[3].spirit == 0
    assert table.s.foes == []
