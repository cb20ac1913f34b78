"""What a hint says an action is for: in each phase of each main goal, in the goal's own terms."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rempart
from rempart.games.dark_tower.ai.purpose import Deed, purpose, why
from rempart.games.dark_tower.ids import (
    ACORNS,
    BREATH,
    CAVE,
    FORTRESS,
    GEAR_CARD,
    GLEB,
    GOLDSUN,
    GRIGOR,
    HAKAN,
    LETHA,
    MIRAS,
    PARTS,
    POTION,
    RUINS,
    SCION,
    SIREN,
    SPIRIT,
    SPY,
    TEETH,
    TOMAS,
    TOWER_DUNGEON,
    TREASURE,
    VASA,
    WARRIORS,
    YANA,
    ZAIDA,
)
from rempart.games.dark_tower.options import (
    Accept,
    Advance,
    Banner,
    Cleanse,
    CompleteTrial,
    Decline,
    Deposit,
    EndTurn,
    Enhanced,
    EnterRoom,
    Explore,
    Fight,
    Free,
    GainVirtue,
    GoOn,
    Leave,
    MoveTree,
    PickWare,
    Pursue,
    Reinforce,
    Retreat,
    TakeGear,
    TakeTreasure,
    TopCards,
    UseAdvantage,
    UseItem,
    Walk,
)
from rempart.games.dark_tower.pieces import Quest
from rempart.games.dark_tower.steps import adversary, goal_course
from rempart.games.dark_tower.steps.caverns import put
from rempart.games.dark_tower.steps.goal_course import from_ring
from rempart.kernel import Option
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.fights import fight
from tests.games.dark_tower.table import T
from tests.games.dark_tower.test_dungeon import entered

QUESTS = [quest.id for quest in T.quests]
TEXTS = [rempart.game("dark_tower").text(language) for language in ("en", "fr", "pl")]


def ready(goal: int, done: bool = False) -> Table:
    """One hero with something of everything, at the marker of a goal."""
    table = Table(goal=goal)
    s = table.s
    goal_course.set_up(s)
    s.month, s.main.done = 2, done
    if s.main.region >= 0:
        table[0].region = s.main.region
    table[0].warriors, table[0].spirit = 20, 6
    table.give(0, "teeth", "sword", "crown")
    return table


def at(table: Table, building: str) -> Table:
    """The same at a building of the hero's home."""
    table[0].region = T.world.building_region[table.building(f"north {building}")]
    return table


def told(table: Table, *plan: Option) -> list[str]:
    """The keys of the reasons, all of which have words without gaps in all languages."""
    found = why(table.s, list(plan), 0)
    for reason in found:
        for text in TEXTS:
            assert "{" not in reason.words(text)
    return [reason.key for reason in found]


def part(id: str) -> Advance:
    return Advance(PARTS.index(id))


# Each goal at its marker


@pytest.mark.parametrize(
    ("goal", "deed", "key", "left"),
    [
        (ZAIDA, Deposit(TREASURE, 1), "zaida_treasure", 2),
        (GLEB, Deposit(WARRIORS, 14), "gleb_warriors", 24),
        (GLEB, Deposit(GEAR_CARD, 2), "gleb_gear", 0),
        (HAKAN, Deposit(POTION, 1), "hakan_potion", 3),
        (HAKAN, Deposit(TREASURE, 2), "hakan_treasure", 0),
        (VASA, Deposit(SPIRIT, 4), "vasa_spirit", 2),
    ],
)
def test_deposits_tell_what_is_still_wanted(goal: int, deed: Deposit, key: str, left: int):
    table = ready(goal)
    assert told(table, deed) == [key]
    assert why(table.s, [deed], 0)[0].about["left"] == left


@pytest.mark.parametrize(
    ("goal", "deed", "key"),
    [
        (ZAIDA, part("fetch"), "zaida_fetch"),
        (GRIGOR, part("melee"), "grigor_bond"),
        (LETHA, part("trees"), "letha_rally"),
        (YANA, part("bargain_spirit"), "yana_pay"),
        (ZAIDA, PickWare(34), "zaida_look"),
    ],
)
def test_parts_of_goals(goal: int, deed: Option, key: str):
    assert told(ready(goal), deed) == [key]


def test_trees_that_stand_are_counted():
    table = ready(LETHA)
    table[0].region = tree = table.s.trees[0]
    near = T.world.neighbours[tree]
    to, back = (pick(near, key=lambda region: from_ring(table.s, region)) for pick in (min, max))
    assert told(table, MoveTree(to)) == ["letha_tree"]
    assert why(table.s, [MoveTree(to)], 0)[0].about == {"have": 0, "of": 3}
    assert told(table, MoveTree(back)) == []  # it goes away


@pytest.mark.parametrize(
    ("goal", "key"), [(TOMAS, "tomas"), (MIRAS, "miras"), (YANA, "yana_ruins")]
)
def test_dungeons_of_goals(goal: int, key: str):
    table = ready(goal)
    if goal == YANA:
        put(table.s, RUINS, table.s.main.region)
    dungeon = table.s.dungeons[0]
    table[0].region = dungeon.region
    assert told(table, Explore(dungeon.type)) == [key]
    table.s.main.done = True
    assert told(table, Explore(dungeon.type)) == ["explore"]


def test_vasas_skulls_then_her_altar():
    table = ready(VASA)
    here = table[0].region
    table.s.buildings[T.world.building_at[here]] = 2
    assert told(table, Cleanse(here)) == ["vasa_skulls"]
    assert why(table.s, [Cleanse(here)], 0)[0].about == {"have": 2, "of": 13}
    table.s.main.skulls = 13
    assert told(table, Cleanse(here)) == ["vasa_altar"]


def test_yana_wants_a_strong_foe_first():
    table = ready(YANA)
    assert told(table, Fight(4, table[0].region)) == ["yana_hunt"]
    assert told(table, Fight(0, table[0].region)) == ["fight"]
    table.s.main.given[0] = 1
    assert told(table, Fight(4, table[0].region)) == ["fight"]


@pytest.mark.parametrize(
    ("goal", "key", "have", "of"),
    [
        (ZAIDA, "carry_treasure", 1 + 1, 3),
        (GLEB, "carry_gear", 1, 2),
        (HAKAN, "carry_treasure", 1 + 1, 2),
        (VASA, "carry_spirit", 1 + 5, 6),
    ],
)
def test_who_is_on_the_way_to_the_marker_hears_what_is_there_then(
    goal: int, key: str, have: int, of: int
):
    table = ready(goal)
    table.s.main.given[-1] = have - {VASA: 5}.get(goal, 1)
    found = purpose(table.s, 0, Deed(Deposit, table.s.main.region))
    assert found is not None
    assert (found.key, found.about) == (key, {"have": have, "of": of})
    assert all("{" not in found.words(text) for text in TEXTS)


def test_who_brings_the_marker_nothing_hears_nothing():
    table = ready(ZAIDA)
    table[0].items = []
    assert purpose(table.s, 0, Deed(Deposit, table.s.main.region)) is None


@pytest.mark.parametrize(("quest", "key"), [("cq_r_gleb", "quest_reward"), ("aq_ash_e", "quest")])
def test_a_quest_averts_a_penalty_if_it_has_one(quest: str, key: str):
    table = ready(ZAIDA)
    number = QUESTS.index(quest)
    table.s.quests = [Quest(number, table[0].region)]
    assert told(table, Pursue(number, 0)) == [key]
    found = purpose(table.s, 0, Deed(Pursue, table[0].region))
    assert found is not None
    assert found.key == key


# At buildings


def no_spirit(table: Table) -> None:
    table[0].spirit = 0


def azkol(table: Table) -> None:
    table.market("idol", "lamp_hope", "carpet")


@pytest.mark.parametrize(
    ("goal", "building", "change", "key"),
    [
        (ZAIDA, "citadel", azkol, "zaida_virtue"),
        (ZAIDA, "bazaar", azkol, "zaida_buy"),
        (ZAIDA, "village", azkol, "reinforce"),
        (GLEB, "village", azkol, "gleb_recruit"),
        (GLEB, "bazaar", azkol, "gleb_arm"),
        (HAKAN, "citadel", azkol, "hakan_brew"),
        (HAKAN, "bazaar", azkol, "hakan_buy"),
        (GRIGOR, "bazaar", azkol, "grigor_arm"),
        (VASA, "sanctuary", no_spirit, "goal_spirit"),
        (LETHA, "sanctuary", no_spirit, "goal_spirit"),
    ],
)
def test_buildings_tell_what_the_goal_wants_of_them(
    goal: int, building: str, change: Callable[[Table], None], key: str
):
    table = ready(goal)
    change(table)
    at(table, building)
    assert told(table, Reinforce()) == [key]
    table.s.main.done = True
    assert told(table, Reinforce()) == ["for_adversary"]


def test_the_effect_that_is_chosen_counts():
    table = at(ready(ZAIDA), "citadel")
    number = table.building("north citadel")
    assert told(table, Enhanced(number)) == ["zaida_virtue"]
    assert told(table, Free(number)) == ["reinforce"]
    assert told(table, Reinforce(), Decline(), Free(number)) == ["reinforce"]


def test_cards_that_the_goal_wants():
    table = ready(ZAIDA)
    assert told(table, TakeTreasure(table.item("idol"))) == ["zaida_take"]
    assert told(table, TakeTreasure(table.item("carpet"))) == []
    assert told(table, GainVirtue(3)) == ["zaida_virtue"]
    assert told(ready(GLEB), TakeGear(table.item("armor"))) == ["gleb_arm"]
    assert told(ready(HAKAN), TakeTreasure(table.item("carpet"))) == ["hakan_buy"]


def test_an_enhanced_effect_that_cannot_be_paid_is_no_reason():
    table = at(ready(ZAIDA), "citadel")
    table[0].spirit = 4
    assert told(table, Reinforce()) == ["reinforce"]
    table[0].spirit = 5
    assert told(table, Reinforce()) == ["zaida_virtue"]


# Whatever the goal


def test_a_corrupted_hero_is_purged():
    table = at(ready(GLEB), "sanctuary")
    table[0].corruptions = [3]
    assert told(table, Reinforce()) == ["purge"]


def test_cleansing_is_for_the_supply_when_it_runs_low():
    table = at(ready(ZAIDA), "village")
    table.skulls("north village", 2)
    assert told(table, Cleanse(table[0].region)) == ["cleanse"]
    table.s.supply = 3
    assert told(table, Cleanse(table[0].region)) == ["supply"]
    table.s.supply = 0
    assert told(table, Cleanse(table[0].region)) == ["supply"]


def test_the_adversary_is_worn_down_until_its_cards_can_be_borne():
    table = ready(ZAIDA, done=True)
    adversary.appear(table.s)
    foe = next(foe for foe in table.s.foes if foe.kind >= 12)
    table[0].region, table[0].warriors, table[0].corruptions = foe.region, 0, [1, 2]
    assert told(table, Fight(foe.kind, foe.region)) == ["wear_down"]
    table[0].warriors, table[0].corruptions = 90, []
    assert told(table, Fight(foe.kind, foe.region)) == ["showdown"]


def test_a_walk_tells_what_it_leads_to():
    table = ready(ZAIDA)
    table.put(0, "fivepint")
    there = table.region("dayside")
    assert told(table, Walk(there), Deposit(TREASURE, 1)) == ["zaida_treasure"]
    azkol(table)
    found = told(table, Walk(there), EndTurn())
    assert found[-1:] == ["later"]
    assert len(found) == 2
    assert told(table, EndTurn()) == ["enough"]
    assert table[0].region == table.region("fivepint")


def test_rivals_hear_of_their_trials():
    table = Table(2, competitive=True)
    assert told(table, CompleteTrial(0)) == ["trial"]
    assert told(table, Explore(TOWER_DUNGEON)) == ["relic"]
    put(table.s, RUINS, table[0].region, 1)
    assert told(table, Explore(RUINS)) == ["explore"]  # of the monthly quest
    assert told(table, Explore(TOWER_DUNGEON)) == ["relic"]


@pytest.mark.parametrize(
    ("trial", "building", "have", "key"),
    [
        ("win_egans_tournament", "village", 17, "trial_warriors"),
        ("finish_building_the_shrine", "sanctuary", 3, "trial_spirit"),
        ("consecrate_arkartus", "citadel", 4, "trial_potion"),
        ("repair_the_weeping_dam", "bazaar", 2, "trial_gear"),
        ("activate_the_ley_lines", "bazaar", 2, "trial_treasure"),
        ("hold_a_moonless_vigil", "citadel", 3, "trial_virtue"),
    ],
)
def test_buildings_tell_what_a_rivals_trials_want_of_them(
    trial: str, building: str, have: int, key: str
):
    table = at(Table(2, competitive=True), building)
    number = next(n for n, one in enumerate(T.trials) if one.id == trial)
    hero = table[0]
    hero.trials = [number]
    hero.warriors, hero.spirit, hero.items = 17, 3, []
    gear, treasures = ("sword", "cloak"), ("idol", "horn")
    table.give(0, *["teeth"] * 2, *["breath"] * 2, *gear, *treasures)
    enhanced = key in ("trial_treasure", "trial_virtue")
    effect = (Enhanced if enhanced else Free)(table.building(f"north {building}"))
    assert told(table, effect) == [key]
    assert why(table.s, [effect], 0)[0].about == {"have": have, "of": T.trials[number].count}
    hero.trials_done = 1 << number
    assert told(table, effect) == ["reinforce"]  # that one is done
    hero.trials_done = 0b111 << 13
    assert told(table, effect) == ["reinforce"]  # the Tower is open


def test_cards_that_a_rivals_trials_want():
    table = Table(2, competitive=True)
    ids = [trial.id for trial in T.trials]
    table[0].trials = [
        ids.index(id)
        for id in ("repair_the_weeping_dam", "activate_the_ley_lines", "hold_a_moonless_vigil")
    ]
    assert told(table, TakeGear(table.item("armor"))) == ["trial_gear"]
    assert told(table, TakeTreasure(table.item("carpet"))) == ["trial_treasure"]
    assert told(table, GainVirtue(3)) == ["trial_virtue"]
    table.give(0, "sword", "cloak", "maps")
    assert told(table, TakeGear(table.item("armor"))) == []  # there is enough of it


def test_a_corrupted_rival_is_purged():
    table = at(Table(2, competitive=True), "sanctuary")
    table[0].corruptions, table[0].spirit = [3], 5
    assert told(table, Reinforce()) == ["purge_rival"]


# In the middle of a turn


def test_the_banner_action_is_for_now():
    table = ready(GLEB)
    assert told(table, Banner(SCION), Cleanse(0)) == ["banner"]
    there = table.region("dayside")
    assert told(table, Banner(SPY, there), Deposit(WARRIORS, 14)) == ["gleb_warriors"]


def test_why_the_haggle_die_is_not_rolled():
    table = at(ready(ZAIDA), "citadel")
    plan = [Decline(), Free(table.building("north citadel"))]
    assert told(table, *plan) == ["no_roll"]
    assert why(table.s, plan, 0)[0].about == {"count": 2, "of": 6}
    assert told(table, Decline()) == []


def test_advantages_tell_what_they_spare():
    table = Table()
    table[0].warriors = 20
    table.give(0, "cloak", "fortune")
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")  # 4, 2, none
    assert told(table, UseAdvantage(), Accept()) == ["soften_warriors"]
    assert why(table.s, [UseAdvantage(), Accept()], 0)[0].about == {"count": 2}
    assert why(table.s, [UseAdvantage(), UseAdvantage()], 0)[0].about == {"count": 4}
    table.give(0, "armor")  # prevents two
    assert why(table.s, [UseAdvantage(), UseAdvantage()], 0)[0].about == {"count": 2}


def test_advantages_in_a_dungeon():
    table = entered(FORTRESS, "chapel", "gaol")
    assert told(table, EnterRoom(1)) == ["tomas"]
    table.choose(EnterRoom(1))  # a spirit is lost, or with an advantage one is gained
    assert told(table, UseAdvantage()) == ["soften_spirit"]
    assert why(table.s, [UseAdvantage()], 0)[0].about == {"count": 1}
    table.choose(Accept())
    assert told(table, Leave()) == ["leave"]


def test_the_dungeon_that_is_explored_counts():
    table = ready(TOMAS)
    own = table.s.dungeons[0]
    table[0].region = own.region
    other = CAVE if own.type != CAVE else RUINS
    table.s.dungeons = [own]
    put(table.s, other, own.region, 1)
    assert told(table, Explore(own.type)) == ["tomas"]
    assert told(table, Explore(other)) == ["explore"]


def test_on_against_the_adversary_or_away_from_it():
    table = ready(ZAIDA, done=True)
    kind = table.foe("isa", "fivepint")
    table.put(0, "fivepint")
    table.turn()
    table.choose(Fight(kind, table[0].region))
    table.choose(TopCards())
    table[0].warriors = 90
    assert told(table, GoOn()) == ["showdown"]
    table[0].warriors, table[0].corruptions = 0, [1, 2]
    assert told(table, GoOn()) == told(table, Retreat()) == ["wear_down"]


def test_items_tell_what_they_are_used_for():
    table = ready(GLEB)
    assert told(table, UseItem(TEETH)) == ["gleb_recruit"]
    assert told(table, UseItem(SIREN)) == []
    assert told(table, UseItem(BREATH)) == ["cleanse"]
    table.s.supply = 2
    assert told(table, UseItem(ACORNS)) == ["supply"]
    table = ready(VASA)
    table[0].spirit = 1
    assert told(table, UseItem(GOLDSUN)) == ["goal_spirit"]
    assert told(table, UseItem(TEETH)) == ["reinforce"]
    table.s.main.done = True
    assert told(table, UseItem(GOLDSUN)) == ["for_adversary"]


def test_cards_that_help_against_the_adversary():
    table = ready(ZAIDA, done=True)
    assert told(table, TakeTreasure(table.item("carpet"))) == ["for_adversary"]  # Magic
    assert told(table, TakeTreasure(table.item("banner"))) == []  # Melee
    assert told(table, TakeGear(table.item("talisman"))) == ["for_adversary"]
    assert told(table, TakeGear(table.item("maps"))) == []
    table.s.main.done = False
    assert told(table, TakeTreasure(table.item("carpet"))) == []
