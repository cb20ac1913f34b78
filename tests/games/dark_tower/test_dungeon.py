"""Dungeons (DT-DUNGEON, DT-AM-28 to DT-AM-34)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rempart.games.dark_tower.events import (
    DungeonEntered,
    DungeonFinished,
    DungeonPlaced,
    RelicFound,
    RoomEntered,
    TaxPaid,
)
from rempart.games.dark_tower.ids import (
    CARAVAN_EAST,
    CAVE,
    FORTRESS,
    MIRAS,
    QUEST,
    RUINS,
    TOMAS,
    TOWER_DUNGEON,
)
from rempart.games.dark_tower.options import (
    Accept,
    BuyAdvantage,
    Concede,
    EnterRoom,
    Explore,
    Leave,
    Prevent,
    TakeGear,
    UseAdvantage,
)
from rempart.games.dark_tower.pieces import Dungeon, Quest, Room
from rempart.games.dark_tower.steps.caverns import (
    AROUND,
    BORDER,
    generate,
    lair,
    lairs,
    put,
    take_away,
)
from rempart.games.dark_tower.steps.dungeon import reachable
from rempart.games.dark_tower.steps.items import lose_item
from rempart.games.dark_tower.steps.quests import Failure
from rempart.kernel import NONE
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T

ACCEPT, USE, LEAVE = Accept(), UseAdvantage(), Leave()
QUESTS = [quest.id for quest in T.quests]


def room_number(type: int, id: str) -> int:
    return [room.id for room in T.rooms[type]].index(id)


def row(type: int, *contents: str, region: int = NONE, quest: int = NONE) -> Dungeon:
    """A dungeon whose rooms lie in a row behind the entrance, the last one the target."""
    rooms = [Room(0, NONE, cleared=True)]
    for cell, id in enumerate(contents, start=1):
        rooms.append(Room(cell, room_number(type, id) if id else NONE))
    for one, other in pairwise(rooms):
        one.doors |= 1 << other.cell
        other.doors |= 1 << one.cell
    return Dungeon(type=type, region=region, rooms=rooms, target=len(rooms) - 1, quest=quest)


def before(
    type: int, *contents: str, goal: int = TOMAS, patch: dict[str, str] | None = None
) -> Table:
    """A hero in Fivepint before a dungeon of the main goal."""
    table = Table(goal=goal, patch=patch)
    table.put(0, "fivepint")
    table.s.dungeons = [
        row(type, *contents, region=table.region("fivepint")),
        row(RUINS, "antechamber"),
    ]
    table.s.dungeons[1].region = table.region("dayside")
    return table


def entered(type: int, *contents: str, goal: int = TOMAS) -> Table:
    table = before(type, *contents, goal=goal)
    table[0].warriors, table[0].spirit = 30, 5
    table.turn()
    table.choose(Explore(type))
    return table


# Visits


@pytest.mark.rule("DT-QUEST-01", "DT-QUEST-02")
def test_a_dungeon_is_explored_where_it_lies():
    table = before(FORTRESS, "chapel")
    table.turn()
    assert [o for o in table.options if isinstance(o, Explore)] == [Explore(FORTRESS)]
    assert table.refusal(Explore(RUINS)) == "DT-QUEST-02"
    assert table.refusal(Explore(CAVE)) == "DT-QUEST-02"


@pytest.mark.rule("DT-DUNGEON-02", "DT-DUNGEON-01")
def test_the_hero_chooses_among_the_rooms_in_reach_and_sees_what_is_inside():
    table = entered(FORTRESS, "chapel", "gaol", "latrine")
    dungeon = table.s.dungeons[0]
    dungeon.rooms.append(Room(4, 0, doors=1))
    dungeon.rooms[0].doors |= 1 << 4
    table.run()
    assert table.options == [EnterRoom(1), EnterRoom(4)]
    assert table.refusal(EnterRoom(2)) == "DT-AM-31"
    (told,) = [e for e in table.choose(EnterRoom(1)) if isinstance(e, RoomEntered)]
    assert told.content == FORTRESS * 12 + room_number(FORTRESS, "chapel")


@pytest.mark.rule("DT-DUNGEON-03", "DT-AM-32")
def test_at_most_one_advantage_a_room_turns_its_result():
    table = before(FORTRESS, "chapel", "gaol")
    table.give(0, "sword", "banner")
    table[0].spirit = 3
    table.turn()
    table.choose(Explore(FORTRESS))
    table.choose(EnterRoom(1))
    table.choose(USE)
    assert table.refusal(UseAdvantage()) == "DT-DUNGEON-03"
    table.choose(ACCEPT)
    assert table[0].spirit == 4  # instead of losing 1
    visit = table.s.visit
    assert visit is not None
    assert (visit.free, visit.used) == (2, 1)


@pytest.mark.rule("DT-DUNGEON-04")
def test_only_advantages_of_the_dungeons_attribute_count():
    table = before(FORTRESS, "chapel", "gaol")
    table.give(0, "talisman", "cloak", "scroll_serpent", "scroll_sands")
    table.turn()
    table.choose(Explore(FORTRESS))
    table.choose(EnterRoom(1))
    assert table.refusal(UseAdvantage()) == "DT-ADVANTAGE-04"
    assert table.refusal(BuyAdvantage(table.item("scroll_sands"))) == "DT-ADVANTAGE-05"
    table.choose(BuyAdvantage(table.item("scroll_serpent")))
    assert USE in table.options


@pytest.mark.rule("DT-DUNGEON-05")
def test_each_room_that_cannot_be_paid_gives_a_corruption():
    table = before(FORTRESS, "gaol", "gaol", "gaol")
    table.turn()
    table.choose(Explore(FORTRESS))
    table.choose(EnterRoom(1))
    table.choose(ACCEPT)  # a spirit and a warrior are missing
    assert len(table[0].corruptions) == 1
    table.choose(EnterRoom(2))
    table.choose(ACCEPT)
    assert len(table[0].corruptions) == 2


@pytest.mark.rule("DT-DUNGEON-06", "DT-DUNGEON-11")
def test_leaving_is_possible_only_after_a_room_was_cleared():
    table = entered(FORTRESS, "chapel", "gaol")
    assert table.refusal(Leave()) == "DT-DUNGEON-11"
    table.choose(EnterRoom(1))
    table.choose(ACCEPT)
    assert table.options == [EnterRoom(2), LEAVE]


@pytest.mark.rule("DT-DUNGEON-07", "DT-DUNGEON-10", "DT-AM-30")
def test_clearing_the_target_finishes_the_dungeon_after_its_content():
    table = entered(FORTRESS, "chapel")
    table.choose(EnterRoom(1))
    assert table.s.dungeons[0].found
    table.choose(ACCEPT)
    assert table.told(DungeonFinished)
    assert [dungeon.type for dungeon in table.s.dungeons] == [RUINS]
    assert table.s.visit is None
    assert table[0].spirit == 5 - 1 + 2


@pytest.mark.rule("DT-DUNGEON-08", "DT-DUNGEON-09", "DT-AM-31")
def test_cleared_rooms_stay_cleared_and_are_walked_through_freely():
    table = entered(FORTRESS, "chapel", "gaol", "latrine")
    table.choose(EnterRoom(1))
    table.choose(ACCEPT)
    table.choose(LEAVE)
    assert table[0].spirit == 5 - 1 + 2
    assert table[0].heroic
    assert reachable(table.s.dungeons[0]) == [2]
    table[0].heroic = False
    table.turn()
    table.choose(Explore(FORTRESS))
    assert table.options == [EnterRoom(2)]


@pytest.mark.rule("DT-EX-07")
def test_the_rulebooks_dungeon():
    # No public room of fortresses takes 5 warriors, as the rulebook's first one does.
    table = before(
        FORTRESS, "armory", "chapel", "gaol", patch={"rooms.fortress.armory.first": "-5W"}
    )
    table[0].warriors, table[0].spirit = 7, 0
    table.give(0, "sword")
    table.turn()
    table.choose(Explore(FORTRESS))
    assert table.told(DungeonEntered)[0].advantages == 1
    table.choose(EnterRoom(1))
    assert USE in table.options
    table.choose(ACCEPT)
    assert (table[0].warriors, table[0].spirit) == (2, 0)
    table.choose(EnterRoom(2))
    table.choose(USE)
    table.choose(ACCEPT)
    assert table[0].spirit == 1
    assert table.options == [EnterRoom(3), LEAVE]
    table.choose(LEAVE)
    assert table[0].spirit == 3
    assert table[0].heroic
    assert [room.cleared for room in table.s.dungeons[0].rooms] == [True, True, True, False]
    assert not table[0].corruptions


@pytest.mark.rule("DT-ADVANTAGE-07", "DT-ADVANTAGE-08")
def test_gear_from_one_room_helps_in_the_next():
    table = before(FORTRESS, "smithy", "gaol")
    fortune = table.item("fortune")
    table.give(0, "fortune")
    table.turn()
    table.choose(Explore(FORTRESS))
    visit = table.s.visit
    assert visit is not None
    table.choose(EnterRoom(1))
    table.choose(BuyAdvantage(fortune))
    table.choose(USE)
    table.choose(ACCEPT)
    assert visit.free == 0
    table.choose(TakeGear(table.item("sword")))
    assert visit.free == 1
    table.choose(EnterRoom(2))
    table.do(lose_item, 0, table.item("sword"), "DT-SPEND-04")
    assert USE in table.options


@pytest.mark.rule("DT-ADVANTAGE-07", "DT-R-55")
def test_a_treasure_gained_for_a_spent_one_helps_in_the_same_room():
    table = before(FORTRESS, "chapel", "gaol")
    table.virtue(0, "lucky")
    table.give(0, "scroll_serpent")
    banner = table.item("banner")
    table.s.treasures.remove(banner)
    table.s.treasures.append(banner)  # the top one: a Melee advantage
    table.turn()
    table.choose(Explore(FORTRESS))
    table.choose(EnterRoom(1))
    visit = table.s.visit
    assert visit is not None
    table.choose(BuyAdvantage(table.item("scroll_serpent")))
    assert banner in table[0].items
    assert (visit.free, visit.bought) == (1, 4)


@pytest.mark.rule("DT-AM-20", "DT-R-67")
def test_blessed_is_paid_once_in_each_room():
    table = before(FORTRESS, "armory", "gaol", "latrine")
    table.virtue(0, "blessed")
    table[0].warriors, table[0].spirit = 10, 5
    table.turn()
    table.choose(Explore(FORTRESS))
    for room in (1, 2):
        table.choose(EnterRoom(room))
        table.choose(Prevent())
        assert table.refusal(Prevent()) == "DT-AM-20"
        table.choose(ACCEPT)
        assert table[0].warriors == 10


@pytest.mark.rule("DT-LOSE-04", "DT-DUNGEON-11")
def test_giving_up_in_a_dungeon():
    for rooms in (0, 1):
        table = entered(FORTRESS, "chapel", "gaol")
        assert table.refusal(Concede()) == "DT-LOSE-04"
        table.s.concession = True
        table.run()
        assert LEAVE not in table.options
        if rooms:
            table.choose(EnterRoom(1))
        table.choose(Concede())
        assert table.s.outcome is not None
        assert table.s.outcome.reason == "conceded"


@pytest.mark.rule("DT-R-11")
def test_a_visit_is_taxed_once():
    table = before(FORTRESS, "chapel", "gaol", "latrine")
    table[0].warriors, table[0].spirit = 9, 9
    table.s.pos[0] = 2  # the glyph of quests looks north
    table.open((0, 0))
    table.turn()
    table.choose(Explore(FORTRESS))
    table.choose(EnterRoom(1))
    table.choose(ACCEPT)
    table.choose(EnterRoom(2))
    table.choose(ACCEPT)
    assert [event.glyph for event in table.told(TaxPaid)] == [QUEST]


@pytest.mark.rule("DT-AM-20")
def test_idol_wraps_and_blessed_prevent_in_rooms_and_armor_does_not():
    table = before(FORTRESS, "gatehouse", "gaol")
    table[0].warriors = 20
    table.give(0, "armor", "idol", "q_wraps")
    table.turn()
    table.choose(Explore(FORTRESS))
    table.choose(EnterRoom(1))
    table.choose(ACCEPT)
    assert table[0].warriors == 20 - (8 - 2 - 3)


@pytest.mark.rule("DT-QUEST-05")
def test_a_quest_tied_to_a_dungeon_is_completed_with_it():
    table = Table()
    table[0].warriors, table[0].spirit = 30, 5
    number = QUESTS.index("cq_i_grigor")
    table.put(0, "big_sister")
    here = table.region("big_sister")
    table.s.quests = [Quest(number, here)]
    table.s.dungeons = [row(CAVE, "underground_river", region=here, quest=number)]
    table.turn()
    table.choose(Explore(CAVE))
    table.choose(EnterRoom(1))
    table.choose(ACCEPT)
    assert not table.s.quests
    assert table.item("q_pelt") in table[0].items
    assert table[0].spirit == 7


# The Tower dungeon


@pytest.mark.rule("DT-COMP-09", "DT-COMP-10", "DT-AM-44", "DT-COMP-01", "DT-COMP-05")
def test_the_tower_dungeon_opens_with_three_trials_next_to_the_tower_and_its_relic_wins():
    table = Table(2, competitive=True)
    table.s.dungeons = [row(TOWER_DUNGEON, "nimets_ward", "nimets_ward")]
    table[0].trials = [0, 4, 8, 12]
    table[0].trials_done = 0b1_0001
    table.put(0, "throne")
    table.turn()
    assert table.refusal(Explore(TOWER_DUNGEON)) == "DT-COMP-09"
    table[0].trials_done = 0b1_0001_0001
    table.put(0, "cloister")
    table.turn()
    assert table.refusal(Explore(TOWER_DUNGEON)) == "DT-COMP-09"
    table.put(0, "throne")
    table.turn()
    table.choose(Explore(TOWER_DUNGEON))
    table.choose(EnterRoom(1))
    table.choose(ACCEPT)
    table.choose(LEAVE)
    assert table.s.outcome is None
    table[1].trials_done = 0b1_0001_0001
    table.put(1, "irontops")
    table.turn(1)
    table.choose(Explore(TOWER_DUNGEON))  # another may find it first
    table.choose(EnterRoom(2))
    table.choose(ACCEPT)
    assert table.s.outcome is not None
    assert (table.s.outcome.winners, table.s.outcome.reason) == ((1,), "relic")
    assert table.told(RelicFound)


# Making them


def doors(dungeon: Dungeon) -> int:
    return sum(room.doors.bit_count() for room in dungeon.rooms) // 2


@pytest.mark.rule("DT-AM-28")
def test_dungeons_are_connected_rooms_on_a_grid_with_an_entrance_on_its_border():
    for month, type, count in (
        (1, CAVE, 8),
        (4, CAVE, 10),
        (1, CARAVAN_EAST, 10),
        (1, TOWER_DUNGEON, 11),
    ):
        extra = 0
        for seed in range(20):
            table = Table()
            table.s.month = month
            table.s.chance.streams["dungeon"] = seed
            dungeon = generate(table.s, type, 3)
            cells = [room.cell for room in dungeon.rooms]
            assert len(cells) == len(set(cells)) == count + 1
            assert cells[0] in BORDER
            assert dungeon.rooms[0].cleared
            at = {room.cell: room for room in dungeon.rooms}
            for room in dungeon.rooms:
                for cell in range(12):
                    if room.doors >> cell & 1:
                        assert cell in AROUND[room.cell]
                        assert at[cell].doors >> room.cell & 1
            found = {cells[0]}
            for _ in cells:
                found |= {c for f in found for c in AROUND[f] if at[f].doors >> c & 1}
            assert found == set(cells)
            extra += doors(dungeon) - count
        assert extra > 0


@pytest.mark.rule("DT-AM-28")
def test_a_missing_door_is_added_with_a_chance_of_one_in_five():
    missing = added = 0
    for seed in range(60):
        table = Table()
        table.s.chance.streams["dungeon"] = seed
        dungeon = generate(table.s, TOWER_DUNGEON, NONE)
        missing += 17 - 11  # all twelve cells: 17 borders, 11 of them doors of the tree
        added += doors(dungeon) - 11
    assert 0.12 < added / missing < 0.28


@pytest.mark.rule("DT-AM-29")
def test_contents_come_from_two_copies_of_the_twelve_rooms():
    table = Table()
    order = [0, 0, *range(1, 12), *range(1, 12)]
    contents: list[int] = []
    for seed in range(20):
        table.s.chance.streams["dungeon"] = seed
        rooms = generate(table.s, CAVE, 3).rooms[1:]
        contents += [room.content for room in rooms]
        assert all([room.content for room in rooms].count(n) <= 2 for n in range(12))
    assert set(contents) == set(order)


@pytest.mark.rule("DT-AM-30")
def test_the_target_is_the_room_farthest_from_the_entrance():
    for seed in range(20):
        table = Table()
        table.s.chance.streams["dungeon"] = seed
        dungeon = generate(table.s, CAVE, 3)
        at = {room.cell: room for room in dungeon.rooms}
        ring, seen, last = {dungeon.rooms[0].cell}, {dungeon.rooms[0].cell}, set[int]()
        while ring:
            last = ring
            ring = {c for f in ring for c in AROUND[f] if at[f].doors >> c & 1} - seen
            seen |= ring
        assert dungeon.rooms[dungeon.target].cell in last
        assert not dungeon.found
        assert dungeon.rooms[dungeon.target].content != NONE
        caravan = generate(table.s, CARAVAN_EAST, 3)
        assert caravan.rooms[caravan.target].content == NONE


@pytest.mark.rule("DT-AM-30", "DT-TOKEN-04")
def test_a_caravans_relic_costs_nothing():
    table = entered(CARAVAN_EAST, "dragoons", "", goal=MIRAS)
    table.choose(EnterRoom(1))
    table.choose(ACCEPT)
    table.choose(EnterRoom(2))
    assert table.told(DungeonFinished)
    assert (table[0].warriors, table[0].spirit) == (30, 5 - 1 + 2)


@pytest.mark.rule("DT-AM-33", "DT-AM-34")
def test_a_region_has_one_dungeon_and_a_taken_one_sends_a_quest_elsewhere():
    table = Table()
    caves = lairs(table.s, CAVE)
    assert len(caves) == 10
    big_sister = table.region("big_sister")
    assert lair(table.s, CAVE, big_sister, "quest") == big_sister
    put(table.s, CAVE, big_sister)
    assert table.told(DungeonPlaced)
    assert big_sister not in lairs(table.s, CAVE)
    assert lair(table.s, CAVE, big_sister, "quest") in set(caves) - {big_sister}
    put(table.s, CARAVAN_EAST, caves[0])
    assert caves[0] in lairs(table.s, CAVE) or caves[0] == big_sister


@pytest.mark.rule("DT-AM-40")
def test_a_failed_quests_dungeon_leaves_the_board():
    table = Table()
    number = QUESTS.index("cq_i_grigor")
    table.s.quests = [Quest(number, 15)]
    table.s.dungeons = [
        row(CAVE, "underground_river", region=15, quest=number),
        row(RUINS, "antechamber"),
    ]
    table.run(Failure(number))
    assert [dungeon.type for dungeon in table.s.dungeons] == [RUINS]
    assert not table.s.quests
    assert not table.s.foes
    take_away(table.s, table.s.dungeons[0])
    assert not table.s.dungeons
