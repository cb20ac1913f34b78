"""The main goals (DT-QUEST-06, DT-QUEST-07; 5.11)."""

from __future__ import annotations

import pytest

import rempart
from rempart import bots
from rempart.games.dark_tower.code import Config, encode
from rempart.games.dark_tower.events import (
    AdversaryAppeared,
    GoalCompleted,
    GoalMoved,
    SealRemoved,
    TreasureFetched,
    WorldPopulated,
)
from rempart.games.dark_tower.ids import (
    AZKOLS,
    CARAVAN_EAST,
    COMPANIONS,
    GEAR_CARD,
    GLEB,
    GRIGOR,
    HAKAN,
    LETHA,
    MIRAS,
    NIMET,
    PARTS,
    POTION,
    RUINS,
    SAVAGE,
    SPIRIT,
    TOMAS,
    TOWER_DUNGEON,
    TREASURE,
    VASA,
    WARRIORS,
    YANA,
    ZAIDA,
)
from rempart.games.dark_tower.options import (
    Advance,
    BuyAdvantage,
    Deposit,
    EnterRoom,
    Explore,
    GoTo,
    PickWare,
    SpendItem,
)
from rempart.games.dark_tower.steps import goal_course, goals
from rempart.games.dark_tower.steps.caravans import roll
from rempart.games.dark_tower.steps.cards import COMPANION_SOURCE
from rempart.games.dark_tower.steps.caverns import put
from rempart.games.dark_tower.steps.items import spend_item
from rempart.games.dark_tower.steps.month import BeginMonth, TurnOver
from rempart.games.dark_tower.steps.skulls import destroy
from rempart.games.dark_tower.view import code_of
from rempart.kernel import NONE
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.fights import ACCEPT, fight
from tests.games.dark_tower.table import T
from tests.games.dark_tower.test_dungeon import row

PART = {id: number for number, id in enumerate(PARTS)}


def pursuing(goal: int, players: int = 1, region: str = "") -> Table:
    """A table with the goal set up, and a rich hero at its marker or in a region."""
    table = Table(players, goal=goal)
    goal_course.set_up(table.s)
    table[0].warriors, table[0].spirit = 99, 9
    if region:
        table.put(0, region)
    elif table.s.main.region != NONE:
        table[0].region = table.s.main.region
    return table


def act(table: Table, option: object, seat: int = 0) -> None:
    """A quest action of a new turn."""
    table.s.heroes[seat].heroic = False
    table.turn(seat)
    table.choose(option)


def completed(table: Table) -> bool:
    return bool(table.s.main.done and table.told(AdversaryAppeared) and table.told(GoalCompleted))


# Deposits


@pytest.mark.rule("DT-QUEST-06", "DT-QUEST-07", "DT-WIN-02", "DT-QUEST-08")
def test_gleb_deposits_of_warriors_and_gear_are_shared_and_kept():
    table = pursuing(GLEB, 2)
    assert table.s.main.region == table.region("outer_kinghills")
    assert goals.needs(table.s) == [46, 3]
    table.turn()
    assert table.refusal(Deposit(WARRIORS, 47)) == "DT-QUEST-06"
    assert table.refusal(Deposit(WARRIORS, 0)) == "DT-QUEST-06"
    assert table.refusal(Deposit(POTION, 1)) == "DT-QUEST-06"
    table.choose(Deposit(WARRIORS, 15))
    assert (table[0].warriors, table[0].spirit) == (84, 11)
    table[1].region = table.s.main.region
    table[1].warriors = 40
    act(table, Deposit(WARRIORS, 31), 1)
    assert table.s.main.given == [46, 0]
    table.turn()
    assert Deposit(WARRIORS, 1) not in table.options
    table.give(0, "sword", "cloak", "armor", "maps")
    act(table, Deposit(GEAR_CARD, 3))
    assert not table.s.main.done
    for item in ("sword", "cloak", "armor"):
        table.choose(SpendItem(table.item(item)))
    assert completed(table)
    assert table.s.outcome is None
    assert table[0].items == [table.item("maps")]


@pytest.mark.rule("DT-QUEST-01", "DT-QUEST-06")
def test_deposits_are_made_at_the_marker():
    table = pursuing(GLEB, region="dayside")
    table.turn()
    assert table.refusal(Deposit(WARRIORS, 1)) == "DT-QUEST-01"


@pytest.mark.rule("DT-QUEST-06", "DT-R-05")
def test_hakan_wants_potions_and_treasures_and_joins_who_completes_it():
    table = pursuing(HAKAN, 1)
    assert table[0].region == table.region("howling_desert")
    assert goals.needs(table.s) == [4, 2]
    table.give(0, "teeth", "teeth", "teeth", "siren", "axe", "bow")
    act(table, Deposit(POTION, 4))
    act(table, Deposit(TREASURE, 2))
    assert completed(table)
    assert table[0].companions == [HAKAN]
    assert table[0].items == []
    assert table.item("axe") in table.s.treasures


@pytest.mark.rule("DT-QUEST-06")
def test_zaida_takes_treasures_of_azkol_and_the_last_from_a_virtuous_hero():
    table = pursuing(ZAIDA)
    assert table.s.main.region in T.goals.zaida_markers
    table.give(0, "idol", "crown", "axe")
    table.turn()
    assert table.refusal(Deposit(TREASURE, 3)) == "DT-QUEST-06"
    table.choose(Deposit(TREASURE, 1))
    table.choose(SpendItem(table.item("crown")))
    assert table.s.gone == [table.item("crown")]
    act(table, Deposit(TREASURE, 1))
    assert table.s.main.given == [2]
    table.give(0, "mace")
    table[0].heroic = False
    table.turn()
    assert table.refusal(Deposit(TREASURE, 1)) == "DT-QUEST-06"  # three virtues
    table.virtue(0, "blessed")
    table.turn()
    table.choose(Deposit(TREASURE, 1))
    assert completed(table)
    assert sorted(table.s.gone) == sorted(table.item(id) for id in ("idol", "crown", "mace"))
    assert table[0].items == [table.item("axe")]


@pytest.mark.rule("DT-R-55")
def test_lucky_answers_treasures_that_are_deposited():
    table = pursuing(ZAIDA, 3)
    table[2].region = table.s.main.region
    table.virtue(2, "lucky")
    table.give(2, "idol", "crown")
    first, second = table.s.treasures[-1], table.s.treasures[-2]
    act(table, Deposit(TREASURE, 2), seat=2)
    if table.options[0] in (SpendItem(table.item("idol")), SpendItem(table.item("crown"))):
        table.choose(SpendItem(table.item("idol")))
    assert table[2].items == sorted([first, second])
    assert sorted(table.s.gone) == [table.item("idol"), table.item("crown")]


@pytest.mark.rule("DT-R-60", "DT-QUEST-08")
def test_a_deposit_is_of_one_kind_of_thing_and_the_turns_heroic_action():
    table = pursuing(GLEB)
    table.give(0, "sword", "maps")
    act(table, Deposit(WARRIORS, 7))
    assert table.s.main.given == [7, 0]
    assert Deposit(GEAR_CARD, 1) not in table.options
    assert table.refusal(Deposit(GEAR_CARD, 1)) == "DT-TURN-05"
    act(table, Deposit(GEAR_CARD, 2))
    assert table.s.main.given == [7, 2]


@pytest.mark.rule("DT-QUEST-06")
def test_a_hero_left_with_fewer_virtues_needs_all_of_them():
    table = pursuing(ZAIDA)
    table.s.main.given = [2]
    table.give(0, "idol")
    table[0].lost = 0b11100
    table.turn()
    assert Deposit(TREASURE, 1) in table.options


@pytest.mark.rule("DT-QUEST-06")
def test_zaida_fetches_a_treasure_of_azkol_from_the_deck():
    table = pursuing(ZAIDA)
    s = table.s
    top = next(item for item in reversed(s.treasures) if item in AZKOLS)
    old = s.market[1]
    act(table, Advance(PART["fetch"]))
    table.choose(PickWare(old))
    assert s.market[-1] == top
    assert len(s.market) == 3
    assert s.treasures[0] == old
    assert table[0].spirit == 9 - 3 + 2
    assert table.told(TreasureFetched)
    s.treasures = [item for item in s.treasures if item not in AZKOLS]
    table[0].heroic = False
    table.turn()
    assert table.refusal(Advance(PART["fetch"])) == "DT-QUEST-06"


def test_a_known_card_that_is_fetched_from_under_the_deck_is_there_no_more():
    table = pursuing(ZAIDA)
    s = table.s
    table.give(0, "banner", "crown", "horn", "mace", "idol")
    spend_item(s, 0, table.item("idol"), "DT-SPEND-02")
    assert (s.treasures[0], s.treasures_known) == (table.item("idol"), 1)
    ware = s.market[0]
    act(table, Advance(PART["fetch"]))
    table.choose(PickWare(ware))
    assert table.item("idol") in s.market
    assert (s.treasures[0], s.treasures_known) == (ware, 1)


@pytest.mark.rule("DT-QUEST-06")
def test_vasa_wants_cleansed_skulls_first_then_spirit_on_clean_ground():
    table = pursuing(VASA)
    s = table.s
    building = T.world.building_at[s.main.region]
    assert building % 4 == 1
    table.turn()
    assert table.refusal(Deposit(SPIRIT, 1)) == "DT-QUEST-06"
    goal_course.after_cleanse(s, 0, 3)
    goal_course.after_cleanse(s, 0, 9)
    table.turn()
    assert table.refusal(Deposit(SPIRIT, 1)) == "DT-QUEST-06"  # twelve and one for each hero
    goal_course.after_cleanse(s, 0, 1)
    assert s.main.skulls == 13
    s.buildings[building] = 1
    table.turn()
    assert table.refusal(Deposit(SPIRIT, 1)) == "DT-QUEST-06"
    s.buildings[building] = 0
    act(table, Deposit(SPIRIT, 6))
    assert completed(table)
    assert table[0].spirit == 9 - 6 + 2


@pytest.mark.rule("DT-QUEST-06")
def test_vasas_marker_leaves_a_destroyed_sanctuary():
    table = pursuing(VASA)
    s, world = table.s, T.world
    for _ in range(3):
        destroy(s, world.building_at[s.main.region])
        s.heroes[0].corruptions.clear()
        assert world.building_at[s.main.region] % 4 == 1
        assert s.buildings[world.building_at[s.main.region]] == 0
    old = s.main.region
    destroy(s, world.building_at[old])
    assert s.main.region in world.ring
    assert world.distance[old][s.main.region] == min(world.distance[old][r] for r in world.ring)
    s.main.skulls = 99
    table[0].region = s.main.region
    table.turn()
    assert Deposit(SPIRIT, 6) in table.options
    assert len(table.told(GoalMoved)) == 4


# Parts


@pytest.mark.rule("DT-QUEST-06", "DT-ADVANTAGE-11", "DT-R-05")
def test_grigors_bonds_are_broken_one_by_one():
    table = pursuing(GRIGOR)
    assert table.s.main.region in T.world.ring
    table[0].active = 0
    table.give(0, "sword", "banner", "talisman", "carpet", "reliquary", "mace")
    bought = T.goals.grigor_advantages[0] - 2  # two have each type already
    potions(table, bought)
    act(table, Advance(PART["melee"]))
    for _ in range(bought):
        table.choose(BuyAdvantage(table.item("fortune")))
    assert table.s.main.given == [1, 0, 0]
    table[0].heroic = False
    table.turn()
    assert table.refusal(Advance(PART["melee"])) == "DT-QUEST-06"
    assert table.refusal(Advance(PART["magic"])) == "DT-ADVANTAGE-11"
    for bond in ("magic", "undead"):
        potions(table, bought)
        act(table, Advance(PART[bond]))
        for _ in range(bought):
            table.choose(BuyAdvantage(table.item("fortune")))
    assert completed(table)
    assert table[0].companions == [GRIGOR]


@pytest.mark.rule("DT-ADVANTAGE-11", "DT-QUEST-06")
def test_a_bond_that_was_begun_is_broken():
    table = pursuing(GRIGOR)
    table[0].active = 0
    table.companion(0, "zaida")
    table.give(0, "scroll_serpent")
    potions(table, T.goals.grigor_advantages[0] - 4)
    act(table, Advance(PART["melee"]))
    zaida = BuyAdvantage(COMPANION_SOURCE + ZAIDA)
    assert table.refusal(zaida) == "DT-ADVANTAGE-11"  # paid with the scroll it gives too few
    while table.s.main.given == [0, 0, 0]:
        table.choose(table.options[0])
    assert table.s.main.given == [1, 0, 0]
    assert not table[0].items


@pytest.mark.rule("DT-AM-33")
def test_yanas_ruins_are_another_dungeon_if_ruins_are_on_the_board():
    for taken in (False, True):
        table = pursuing(YANA)
        table.s.main.given[0] = 1
        if taken:
            put(table.s, RUINS, table.region("lost_lands"))
        act(table, Advance(PART["bargain_spirit"]))
        own = table.s.dungeons[-1]
        assert (own.type == RUINS) is not taken
        assert T.world.dungeon[own.region] == own.type
        assert own.region == table.s.main.region


def potions(table: Table, count: int) -> None:
    """So many of Fortune's Favor for the first hero."""
    table.give(0, *["fortune"] * count)


@pytest.mark.rule("DT-QUEST-06")
def test_grigors_marker_goes_round_the_tower():
    table = pursuing(GRIGOR)
    ring = T.world.ring
    table.s.main.region = ring[-1]
    table.s.month = 2
    table.run(BeginMonth(0))
    assert table.s.main.region == ring[0]


@pytest.mark.rule("DT-QUEST-06", "DT-QUEST-05")
def test_yanas_three_jobs():
    table = pursuing(YANA, region="fivepint")
    s = table.s
    marker = s.main.region
    table[0].region = marker
    table.turn()
    assert table.refusal(Advance(PART["bargain_spirit"])) == "DT-QUEST-06"
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    table.choose(ACCEPT)
    table.choose(ACCEPT)
    assert s.main.given == [0, 0]  # level 2 is not enough
    table[0].heroic = False
    fight(table, "trolls", "fivepint", "onslaught", "onslaught", "carrion_ground")
    for _ in range(3):
        table.choose(ACCEPT)
    assert s.main.given[0] == 1
    table[0].region = marker
    act(table, Advance(PART["bargain_corruption"]))
    assert len(table[0].corruptions) == 1
    (dungeon,) = s.dungeons
    assert dungeon.type == RUINS
    assert dungeon.region == s.main.region
    assert T.world.dungeon[dungeon.region] == RUINS
    far = T.world.distance[marker]
    ruins = [region for region in range(60) if T.world.dungeon[region] == RUINS]
    assert far[dungeon.region] == min(far[region] for region in ruins)
    s.dungeons = [row(RUINS, "antechamber", region=dungeon.region)]
    table[0].region = dungeon.region
    act(table, Explore(RUINS))
    table.choose(EnterRoom(1))
    table.choose(ACCEPT)
    assert completed(table)
    assert table[0].companions == [YANA]


@pytest.mark.rule("DT-QUEST-06")
def test_yanas_bargain_may_be_paid_in_spirit():
    table = pursuing(YANA)
    table.s.main.given = [1, 0]
    act(table, Advance(PART["bargain_spirit"]))
    assert (table[0].spirit, table[0].corruptions) == (9 - 5 + 2, [])
    assert table.s.dungeons


@pytest.mark.rule("DT-QUEST-06", "DT-QUEST-05")
def test_tomas_delves_three_dungeons_of_different_types_in_different_kingdoms():
    table = Table(goal=TOMAS)
    for seed in range(10):
        table = Table(goal=TOMAS)
        table.s.chance.streams["setup"] = seed
        goal_course.set_up(table.s)
        assert len({dungeon.type for dungeon in table.s.dungeons}) == 3
        assert len({dungeon.region // 15 for dungeon in table.s.dungeons}) == 3
        assert all(T.world.dungeon[d.region] == d.type for d in table.s.dungeons)
    table[0].warriors, table[0].spirit = 99, 9
    for left in (2, 1, 0):
        old = table.s.dungeons[0]
        room = T.rooms[old.type][0].id
        table.s.dungeons[0] = row(old.type, room, region=old.region)
        table[0].region = old.region
        act(table, Explore(old.type))
        table.choose(EnterRoom(1))
        table.choose(ACCEPT)
        while not table.s.main.done and len(table.s.dungeons) > left:
            table.choose(table.options[0])
        assert completed(table) == (left == 0)


@pytest.mark.rule("DT-QUEST-06", "DT-TOKEN-06", "DT-TOKEN-07", "DT-R-59")
def test_letha_needs_trees_around_the_tower():
    table = pursuing(LETHA, region="throne")
    s = table.s
    assert len(s.trees) == 5
    enough = T.goals.letha_ring[0]
    s.trees[: enough - 1] = [table.region("throne")] * (enough - 1)
    table.turn()
    assert table.refusal(Advance(PART["trees"])) == "DT-QUEST-06"
    s.trees[enough - 1] = table.region("irontops")
    table.put(0, "grass_sea")
    table.turn()
    assert table.refusal(Advance(PART["trees"])) == "DT-QUEST-01"
    table.put(0, "irontops")
    act(table, Advance(PART["trees"]))
    assert completed(table)
    assert table[0].spirit == 9 - 3 + 2


@pytest.mark.rule("DT-QUEST-06", "DT-AM-07")
def test_foes_drive_trees_off_at_the_end_of_a_month():
    table = pursuing(LETHA)
    s = table.s
    s.trees = [table.region("throne"), table.region("irontops")]
    table.foe("brigands", "throne")
    table.do(goal_course.month_end)
    far = {goal_course.from_ring(s, option.region) for option in table.options}
    assert far == {1}
    table.choose(GoTo(table.region("cloister")))
    assert s.trees == [table.region("cloister"), table.region("irontops")]
    assert table.stopped


# Caravans


@pytest.mark.rule("DT-TOKEN-04", "DT-TOKEN-05", "DT-QUEST-06")
def test_three_caravans_roll_toward_the_tower_from_month_two_on():
    table = pursuing(MIRAS, region="dayside")
    s = table.s
    assert [d.type for d in s.dungeons] == [CARAVAN_EAST, CARAVAN_EAST + 1, CARAVAN_EAST + 2]
    start = [table.region(id) for id in ("duwani", "egans_end", "anza")]
    assert [d.region for d in s.dungeons] == start
    table.do(roll)
    assert [d.region for d in s.dungeons] == start  # month 1
    s.month = 2
    table.do(roll)
    while not table.stopped:
        table.choose(table.options[0])
    for dungeon, old in zip(s.dungeons, start, strict=True):
        assert dungeon.region in T.world.neighbours[old]
        assert goal_course.from_ring(s, dungeon.region) == goal_course.from_ring(s, old) - 1


@pytest.mark.rule("DT-TOKEN-04", "DT-AM-07")
def test_caravans_roll_in_the_middle_and_at_the_end_of_a_month():
    for turn, rolled in ((3, False), (4, True), (5, False), (7, True)):
        table = pursuing(MIRAS, 2, region="dayside")
        s = table.s
        s.month, s.length, s.turn = 2, 7, turn
        before = [d.region for d in s.dungeons]
        table.run(TurnOver(0))
        while isinstance(table.options[0], GoTo):
            table.choose(table.options[0])
        caravans = [d.region for d in s.dungeons if d.quest == NONE]
        assert (caravans != before) == rolled


@pytest.mark.rule("DT-TOKEN-04")
def test_a_caravan_at_the_tower_does_harm_and_starts_again():
    table = pursuing(MIRAS, region="dayside")
    s = table.s
    s.month = 2
    del s.dungeons[1:]
    s.dungeons[0].region = table.region("throne")
    s.dungeons[0].rooms[1].cleared = True
    table.do(roll)
    assert s.dungeons[0].region == table.region("duwani")
    assert s.dungeons[0].rooms[1].cleared  # progress stays with it
    assert len(table.told(SealRemoved)) == 1
    assert s.states == [SAVAGE] * 3


@pytest.mark.rule("DT-TOKEN-04", "DT-QUEST-05")
def test_the_last_relic_completes_mirass_goal():
    table = pursuing(MIRAS, region="duwani")
    for number in range(3):
        table.s.dungeons[0] = row(CARAVAN_EAST + number, "", region=table[0].region)
        act(table, Explore(CARAVAN_EAST + number))
        table.choose(EnterRoom(1))
        assert completed(table) == (number == 2)


# Competitive


@pytest.mark.rule("DT-AM-44", "DT-COMP-05")
def test_a_competitive_match_has_the_tower_dungeon_and_no_other_goal():
    table = Table(2, competitive=True, goal=5)
    goal_course.set_up(table.s)
    (dungeon,) = table.s.dungeons
    assert (dungeon.type, dungeon.region) == (TOWER_DUNGEON, NONE)
    assert len(dungeon.rooms) == 12
    assert not goals.offers(table.s, 0)


@pytest.mark.rule("DT-CODE-07", "DT-AM-42")
def test_the_companion_of_a_competitive_code_is_no_goal():
    table = Table(2, competitive=True, goal=VASA)
    goal_course.set_up(table.s)
    goal_course.after_cleanse(table.s, 0, 3)
    assert table.s.main.skulls == 0
    assert not table.events


@pytest.mark.rule("DT-CODE-07", "DT-COMP-01")
@pytest.mark.parametrize("goal", range(len(COMPANIONS)))
def test_rivals_with_any_code_play_for_the_relic_and_so_do_their_bots(goal: int):
    code = encode(
        Config(foes=(0, 0, 0), adversary=0, companion=goal, competitive=True, players=2, rng=5)
    )
    match = rempart.new("dark_tower", players=2, heroes="deal", code=code)
    bot = bots.bot("heuristic", 1, match.game)
    for _ in range(80):
        assert match.decision is not None
        match.choose(bots.ask_bot(bot, match, match.decision.actors[0]))
    assert match.view(0)["table"]["goal"] == NIMET
    told = [event for moment in match.story() for event in moment.events]
    assert [event.goal for event in told if isinstance(event, WorldPopulated)] == [NIMET]
    assert code_of(match.state) == code
