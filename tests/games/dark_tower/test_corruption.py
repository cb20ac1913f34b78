"""Corruption and spores (DT-CORRUPT, DT-TOKEN-08, DT-TOKEN-09) and losing by it (DT-LOSE-01)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.events import CorruptionGained
from rempart.games.dark_tower.ids import (
    BRIGANDS,
    FIRST_ADVERSARY,
    GEAR_CARD,
    POTION,
    SPIRIT,
    WARRIORS,
)
from rempart.games.dark_tower.pieces import Battle
from rempart.games.dark_tower.steps.corruption import (
    begin_effect,
    gain_corruption,
    gain_spores,
    purge,
)
from rempart.games.dark_tower.steps.items import lose
from rempart.games.dark_tower.steps.skulls import add_skulls, destroy
from tests.games.dark_tower.board import Table

RULE = "DT-CORRUPT-04"


def suffer(table: Table, seat: int, *losses: tuple[int, int]) -> None:
    """One effect that takes several things."""
    begin_effect(table.s)
    for what, count in losses:
        lose(table.s, seat, what, count, RULE)
    table.run()


@pytest.mark.rule("DT-EX-01")
@pytest.mark.rule("DT-CORRUPT-05")
@pytest.mark.rule("DT-CORRUPT-11")
def test_two_shortfalls_of_one_effect_give_one_corruption():
    table = Table()
    table[0].warriors, table[0].spirit = 6, 1
    suffer(table, 0, (WARRIORS, 8), (SPIRIT, 2))
    assert (table[0].warriors, table[0].spirit) == (0, 0)
    assert len(table[0].corruptions) == 1


@pytest.mark.rule("DT-CORRUPT-01")
@pytest.mark.parametrize("what", [WARRIORS, SPIRIT, POTION, GEAR_CARD])
def test_losing_what_one_does_not_have_corrupts(what: int):
    table = Table(players=2)
    suffer(table, 0, (what, 1))
    assert len(table[0].corruptions) == 1
    assert table[1].corruptions == []


@pytest.mark.rule("DT-CORRUPT-01")
def test_a_loss_that_can_be_paid_does_not_corrupt():
    table = Table()
    table[0].warriors = 8
    suffer(table, 0, (WARRIORS, 8))
    assert table[0].warriors == 0
    assert table[0].corruptions == []


@pytest.mark.rule("DT-CORRUPT-07")
def test_each_effect_counts_for_itself():
    table = Table()
    suffer(table, 0, (WARRIORS, 1))
    suffer(table, 0, (WARRIORS, 1))
    assert len(table[0].corruptions) == 2


@pytest.mark.rule("DT-CORRUPT-02")
def test_skulls_on_a_destroyed_building_corrupt_the_hero_who_is_hit():
    table = Table(players=2)
    bazaar = table.building("east bazaar")
    table.s.buildings[bazaar] = -1
    begin_effect(table.s)
    add_skulls(table.s, bazaar, 2, 0, RULE)
    table.run()
    assert len(table[0].corruptions) == 1
    assert table[1].corruptions == []
    assert (table.s.supply, table.s.removed) == (22, 2)


@pytest.mark.rule("DT-CORRUPT-03")
@pytest.mark.rule("DT-CORRUPT-06")
def test_each_destroyed_building_of_the_home_kingdom_corrupts():
    table = Table(players=2)
    begin_effect(table.s)
    destroy(table.s, table.building("east bazaar"))
    destroy(table.s, table.building("east village"))
    lose(table.s, 0, WARRIORS, 1, RULE)
    table.run()
    assert len(table[1].corruptions) == 2
    assert len(table[0].corruptions) == 1


@pytest.mark.rule("DT-CORRUPT-04")
@pytest.mark.rule("DT-CORRUPT-08")
def test_a_corruption_is_drawn_from_the_top():
    table = Table()
    top = table.s.corruptions[-1]
    table.do(gain_corruption, 0, RULE)
    assert table[0].corruptions == [top]
    assert top not in table.s.corruptions
    assert table.told(CorruptionGained)[0].corruption == top


@pytest.mark.rule("DT-CORRUPT-08")
def test_it_works_at_once():
    table = Table()
    table.give(0, "idol", "crown", "horn")
    table.s.corruptions.remove(8)
    table.s.corruptions.append(8)
    table.do(gain_corruption, 0, RULE)
    assert [option.item for option in table.options] == table[0].items


@pytest.mark.rule("DT-CORRUPT-09")
@pytest.mark.rule("DT-LOSE-01")
@pytest.mark.rule("DT-WIN-03")
def test_a_third_corruption_loses_the_game_for_all():
    table = Table(players=2)
    table.corrupt(0, "lost", "feral")
    table.do(gain_corruption, 0, RULE)
    assert table.s.outcome is not None
    assert table.s.outcome.winners == ()
    assert (table.s.outcome.reason, table.s.outcome.rule) == ("corrupted", "DT-LOSE-01")
    assert len(table[0].corruptions) == 2


@pytest.mark.rule("DT-CORRUPT-10")
def test_a_purged_corruption_goes_under_the_deck():
    table = Table()
    table.corrupt(0, "lost", "feral")
    table.do(purge, 0, table[0].corruptions[0])
    assert table[0].corruptions == [5]
    assert table.s.corruptions[0] == 7
    assert len(table.s.corruptions) == 11


@pytest.mark.rule("DT-R-31")
def test_the_active_hero_comes_first_then_clockwise():
    table = Table(players=3)
    table.s.active = 1
    begin_effect(table.s)
    for seat in range(3):
        lose(table.s, seat, WARRIORS, 1, RULE)
    table.run()
    assert [event.seat for event in table.told(CorruptionGained)] == [1, 2, 0]


@pytest.mark.rule("DT-TOKEN-08")
@pytest.mark.rule("DT-TOKEN-09")
def test_a_third_spore_becomes_a_corruption():
    table = Table()
    table.do(gain_spores, 0, 2, "DT-TOKEN-08")
    assert (table[0].spores, table[0].corruptions) == (2, [])
    table.do(gain_spores, 0, 1, "DT-TOKEN-08")
    assert table[0].spores == 0
    assert len(table[0].corruptions) == 1


@pytest.mark.rule("DT-CORRUPT-04")
def test_yana_lets_one_corruption_through_in_a_battle():
    table = Table()
    table.companion(0, "yana")
    table.s.battle = Battle(seat=0, kind=BRIGANDS, region=table[0].region, deck=[], left=2)
    table.do(gain_corruption, 0, RULE)
    table.do(gain_corruption, 0, RULE)
    assert len(table[0].corruptions) == 1
    table.s.battle = None
    table.do(gain_corruption, 0, RULE)
    assert len(table[0].corruptions) == 2


@pytest.mark.rule("DT-CORRUPT-04")
def test_yana_does_not_help_against_the_adversary():
    table = Table()
    table.companion(0, "yana")
    table.s.battle = Battle(seat=0, kind=FIRST_ADVERSARY, region=table[0].region, deck=[], left=5)
    table.do(gain_corruption, 0, RULE)
    table.do(gain_corruption, 0, RULE)
    assert len(table[0].corruptions) == 2


@pytest.mark.rule("DT-CORRUPT-05", "DT-CORRUPT-07")
def test_a_shortfall_counts_for_its_own_effect_only():
    table = Table()
    begin_effect(table.s)
    suffer(table, 0, (WARRIORS, 3))  # an effect in the middle of another
    assert len(table[0].corruptions) == 1
    assert table.s.short == 0
    table = Table()
    begin_effect(table.s)
    lose(table.s, 0, WARRIORS, 3, RULE)
    table[0].spirit = 5
    suffer(table, 0, (SPIRIT, 1))
    assert len(table[0].corruptions) == 1
