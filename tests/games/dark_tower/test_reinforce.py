"""Reinforcing (DT-REINFORCE), haggling (DT-HAGGLE) and siege trees (DT-TOKEN-07)."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.dark_tower.events import HaggleRolled
from rempart.games.dark_tower.ids import (
    BLESSED,
    BOTTOM,
    CANCELLED,
    CORRUPTIONS,
    END_STEP,
    GONE,
    HAGGLE_GEAR,
    HAGGLE_POTION,
    HAGGLE_WARRIORS,
    PLAIN,
    SOUTH,
    SWORD,
)
from rempart.games.dark_tower.options import (
    Decline,
    Enhanced,
    Free,
    GainVirtue,
    LiftSkull,
    MoveTree,
    PickWare,
    Purge,
    Reinforce,
    Roll,
    TakeGear,
    TakeTreasure,
    Walk,
)
from tests.games.dark_tower.board import Table

FACES = {PLAIN: 0, HAGGLE_WARRIORS: 1, HAGGLE_POTION: 2, HAGGLE_GEAR: 3, CANCELLED: 4}


def reinforce(table: Table, effect: Any, seat: int = 0, roll: int | None = None) -> None:
    """Reinforce, with the die at a face or without it."""
    table.turn(seat)
    table.choose(Reinforce())
    if roll is None:
        table.choose(Decline())
    else:
        table.s.chance.forced = [FACES[roll]]
        table.choose(Roll())
    if effect is not None:
        table.choose(effect(table[seat].reinforced_at))


@pytest.mark.rule("DT-REINFORCE-01", "DT-BUILD-02", "DT-TURN-06")
def test_once_a_turn_at_a_standing_building():
    table = Table()
    reinforce(table, Free)
    assert table.refusal(Reinforce()) == "DT-TURN-06"
    table.put(0, "dayside")
    ruin = Table()
    ruin.s.buildings[0] = GONE
    ruin.turn()
    assert ruin.refusal(Reinforce()) == "DT-REINFORCE-01"
    ruin.put(0, "fivepint")
    ruin.run()
    assert ruin.refusal(Reinforce()) == "DT-REINFORCE-01"


@pytest.mark.rule("DT-REINFORCE-06")
def test_skulls_do_not_prevent_it():
    table = Table()
    table.skulls("north citadel", 3)
    table.turn()
    assert Reinforce() in table.options


@pytest.mark.rule("DT-REINFORCE-02")
def test_citadel():
    table = Table()
    top = table.s.potions[-1]
    reinforce(table, Free)
    assert table[0].items == [top]
    rich = Table()
    rich[0].spirit = 6
    reinforce(rich, Enhanced)
    rich.choose(GainVirtue(BLESSED))
    assert rich[0].spirit == 1
    assert rich[0].active >> BLESSED & 1
    assert rich[0].items == []


@pytest.mark.rule("DT-VIRTUE-04", "DT-HERO-06")
def test_five_spirit_buy_a_virtue():
    table = Table()
    table[0].spirit = 4
    table.turn()
    table.choose(Reinforce())
    table.choose(Decline())
    assert table.options == [Free(0)]
    assert table.refusal(Enhanced(table[0].reinforced_at)) == "DT-REINFORCE-07"


@pytest.mark.rule("DT-REINFORCE-03", "DT-R-02")
def test_sanctuary():
    table = Table()
    table.put(0, "upper_ice_fangs")
    reinforce(table, Free)
    assert table[0].spirit == 1
    sick = Table()
    sick.put(0, "upper_ice_fangs")
    sick.corrupt(0, "lost", "feral")
    sick[0].spirit = 5
    reinforce(sick, Enhanced)
    sick.choose(sick.options[0])
    assert (sick[0].spirit, sick[0].corruptions) == (0, [])
    assert len(sick.s.corruptions) == 12


@pytest.mark.rule("DT-CORRUPT-10")
@pytest.mark.parametrize("first", ["lost", "feral"])
def test_the_hero_chooses_the_order_in_which_corruptions_go_under_the_deck(first: str):
    table = Table()
    table.put(0, "upper_ice_fangs")
    table.corrupt(0, "lost", "feral")
    both = list(table[0].corruptions)
    table[0].spirit = 5
    reinforce(table, Enhanced)
    assert table.options == [Purge(corruption) for corruption in both]
    assert table.refusal(Purge(CORRUPTIONS.index("weak"))) == "DT-CORRUPT-10"
    one = CORRUPTIONS.index(first)
    table.choose(Purge(one))
    both.remove(one)
    assert table.s.corruptions[:2] == [both[0], one]
    assert table.s.corruptions_known == 2


@pytest.mark.rule("DT-REINFORCE-04")
def test_village():
    table = Table()
    table.put(0, "egans_end")
    reinforce(table, Free)
    assert table[0].warriors == 6
    rich = Table()
    rich.put(0, "egans_end")
    rich[0].spirit = 1
    reinforce(rich, Enhanced)
    assert (rich[0].warriors, rich[0].spirit) == (12, 0)


@pytest.mark.rule("DT-REINFORCE-05")
def test_bazaar():
    table = Table()
    table.put(0, "dayside")
    reinforce(table, Free)
    table.choose(TakeGear(SWORD))
    assert table[0].items == [SWORD]
    rich = Table()
    rich.put(0, "dayside")
    rich[0].spirit = 2
    treasure = rich.s.market[0]
    reinforce(rich, Enhanced)
    rich.choose(TakeTreasure(treasure))
    assert rich[0].spirit == 0
    assert rich[0].items == [treasure]
    assert len(rich.s.market) == 3


@pytest.mark.rule("DT-REINFORCE-07")
def test_an_enhanced_effect_must_do_something():
    healthy = Table()
    healthy.put(0, "upper_ice_fangs")
    healthy[0].spirit = 9
    reinforce(healthy, None)
    assert healthy.refusal(Enhanced(healthy[0].reinforced_at)) == "DT-REINFORCE-07"
    bare = Table()
    bare.put(0, "dayside")
    bare[0].spirit = 9
    bare.s.market = []
    reinforce(bare, None)
    assert bare.refusal(Enhanced(bare[0].reinforced_at)) == "DT-REINFORCE-07"


@pytest.mark.rule("DT-HAGGLE-01", "DT-HAGGLE-02")
def test_the_die_comes_before_the_effect():
    table = Table()
    table.turn()
    table.choose(Reinforce())
    assert table.options == [Roll(), Decline()]
    table.s.chance.forced = [0]
    table.choose(Roll())
    assert table.told(HaggleRolled)[0].face == PLAIN
    assert table.options == [Free(0)]


@pytest.mark.rule("DT-HAGGLE-03", "DT-R-06")
def test_what_the_die_adds():
    table = Table()
    table.put(0, "egans_end")
    reinforce(table, Free, roll=HAGGLE_WARRIORS)
    assert table[0].warriors == 9
    table = Table()
    table.put(0, "egans_end")
    reinforce(table, Free, roll=HAGGLE_POTION)
    assert (table[0].warriors, len(table[0].items)) == (6, 1)
    table = Table()
    table.put(0, "egans_end")
    reinforce(table, Free, roll=HAGGLE_GEAR)
    table.choose(TakeGear(SWORD))
    assert table[0].items == [SWORD]


@pytest.mark.rule("DT-HAGGLE-04")
def test_a_cancelled_reinforce_is_gone_for_the_turn():
    table = Table()
    table.put(0, "egans_end")
    reinforce(table, None, roll=CANCELLED)
    assert table[0].warriors == 0
    assert table.refusal(Reinforce()) == "DT-HAGGLE-04"
    table = Table()
    table.put(0, "egans_end")
    table.give(0, "neck_haggle")
    reinforce(table, Free, roll=CANCELLED)
    assert table[0].warriors == 6


@pytest.mark.rule("DT-EX-08")
def test_the_example_of_the_rulebook():
    table = Table()
    table.put(0, "dayside")
    table[0].spirit = 2
    treasure, top = table.s.market[1], table.s.potions[-1]
    reinforce(table, Enhanced, roll=HAGGLE_POTION)
    table.choose(TakeTreasure(treasure))
    assert table[0].spirit == 0
    assert table[0].items == [top, treasure]
    assert len(table.s.market) == 3


@pytest.mark.rule("DT-R-10", "DT-TURN-06")
def test_fortunate_heroes_reinforce_twice_and_pay_twice():
    table = Table(players=4)
    table.virtue(3, "fortunate")
    table.open((BOTTOM, 1))
    table.s.pos[BOTTOM] = 3
    table.put(3, "anza")
    table[3].home = 1
    table[3].spirit = 2
    reinforce(table, Free, seat=3)
    assert table[3].spirit == 1
    table.choose(Reinforce())
    table.choose(Decline())
    table.choose(Free(table[3].reinforced_at))
    assert (table[3].spirit, table[3].warriors) == (0, 12)
    assert table.refusal(Reinforce()) == "DT-TURN-06"


@pytest.mark.rule("DT-TURN-06")
def test_the_second_reinforce_is_at_the_same_building():
    table = Table(players=4)
    table.virtue(3, "fortunate")
    table.put(3, "anza")
    reinforce(table, Free, seat=3)
    table.put(3, "arkartus")
    table.run()
    assert table.refusal(Reinforce()) == "DT-TURN-06"


@pytest.mark.rule("DT-ITEM-11", "DT-VIRTUE-03")
def test_what_answers_a_reinforce():
    table = Table(players=2)
    table.give(1, "scepter", "q_outlaw")
    table.virtue(1, "inspiring")
    table.put(1, "duwani")
    village = table.skulls("east village", 2)
    reinforce(table, Free, seat=1)
    assert table[1].warriors == 6 + 6 + 5
    assert table.s.buildings[village] == 1
    table = Table()
    table.give(0, "cauldron", "crown", "q_remedy")
    table[0].spores = 2
    reinforce(table, Free)
    assert len(table[0].items) == 3 + 2
    assert (table[0].spores, table[0].spirit) == (0, 0)
    table = Table()
    table.give(0, "crown")
    table.s.month = 4
    table.put(0, "upper_ice_fangs")
    reinforce(table, Free)
    assert table[0].spirit == 5


@pytest.mark.rule("DT-ITEM-11")
def test_the_smugglers_coin_changes_the_market():
    table = Table()
    table.give(0, "q_coin")
    table.put(0, "dayside")
    ware = table.s.market[0]
    reinforce(table, Free)
    table.choose(TakeGear(SWORD))
    table.choose(PickWare(ware))
    table.choose(Decline())
    assert ware not in table.s.market
    assert len(table.s.market) == 3


@pytest.mark.rule("DT-CORRUPT-08")
def test_cruel_greedy_and_uncertain_heroes():
    table = Table()
    table.corrupt(0, "cruel", "uncertain")
    table.put(0, "egans_end")
    table[0].spirit = 2
    reinforce(table, Free)
    assert table[0].spirit == 1
    assert table.s.phase == END_STEP
    assert table.stopped
    table = Table()
    table.corrupt(0, "greedy")
    table.put(0, "dayside")
    reinforce(table, Free)
    table.choose(TakeGear(SWORD))
    assert len(table[0].corruptions) == 2


@pytest.mark.rule("DT-REINFORCE-05", "DT-VIRTUE-03")
def test_prepared_heroes_and_a_sale_lower_the_price():
    table = Table(players=3)
    table.put(2, "emerald_expanse")
    table[2].spirit = 1
    reinforce(table, Enhanced, seat=2)
    table.choose(table.options[0])
    assert table[2].spirit == 0
    table = Table(players=3)
    table.put(2, "emerald_expanse")
    table.s.sale = True
    reinforce(table, Enhanced, seat=2)
    assert not table.s.sale


@pytest.mark.rule("DT-TOKEN-07", "DT-R-46")
def test_a_siege_tree_is_moved_by_a_reinforce():
    table = Table(players=2)
    table.virtue(1, "inspiring")
    table.put(1, "copper_grove")
    table.s.trees = [table[1].region]
    table.turn(1)
    jewel = table.region("jewel_hills")
    assert table.refusal(MoveTree(table.region("duwani"))) == "DT-MOVE-07"
    table.choose(MoveTree(jewel))
    assert table.s.trees == [jewel]
    assert table[1].warriors == 6
    table.choose(Walk(jewel))
    assert table.refusal(MoveTree(table.region("duwani"))) == "DT-TURN-06"


@pytest.mark.rule("DT-TOKEN-07", "DT-TURN-06")
def test_fortunate_heroes_move_one_tree_and_have_no_building_to_stay_at():
    table = Table()
    table.virtue(0, "fortunate")
    table.put(0, "copper_grove")
    here, jewel = table[0].region, table.region("jewel_hills")
    table.s.trees = [here, here]
    table.turn()
    table.choose(MoveTree(jewel))
    assert table.refusal(MoveTree(jewel)) == "DT-TURN-06"
    table.put(0, "duwani")
    table.run()
    assert table.refusal(Reinforce()) == "DT-TURN-06"


@pytest.mark.rule("DT-GLYPH-02", "DT-R-09")
def test_a_cancelled_reinforce_does_not_give_the_tax_back():
    table = Table()
    table.open((BOTTOM, SOUTH))
    table[0].home = SOUTH
    table[0].spirit = 1
    reinforce(table, None, roll=CANCELLED)
    assert table[0].spirit == 0


def test_lifting_is_not_asked_without_choice():
    table = Table()
    table.give(0, "scepter")
    citadel = table.skulls("north citadel", 1)
    reinforce(table, Free)
    assert table.s.buildings[citadel] == 0
    assert LiftSkull(citadel) not in table.options


@pytest.mark.rule("DT-HAGGLE-04", "DT-TURN-06")
def test_fortunate_heroes_reinforce_again_after_the_die_cancelled_it():
    table = Table()
    table.put(0, "egans_end")
    table.virtue(0, "fortunate")
    reinforce(table, None, roll=CANCELLED)
    assert Reinforce() in table.options
    reinforce(table, Free)
    assert table[0].warriors == 6
    assert table.refusal(Reinforce()) == "DT-TURN-06"
