"""Phase 3: destroying hordes (KR-DESTROY)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.events import HordeDestroyed, TreasureGained
from rempart.games.kingdom_rush.options import RetreatTo, TakeReward
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    cells,
    horde,
    offered,
    on_board,
    player,
    refused,
    sound,
    stopped,
    told,
)


@pytest.mark.rule("KR-DESTROY-01")
def test_a_horde_with_all_enemies_covered_is_destroyed_and_no_other():
    table = Table()
    covered = table.horde("G02", 1, 1)
    bare = table.horde("G03", 2, 1)
    table.cover(covered)
    table.cover(bare, leave=cells((0, 1)))
    match = table.destroy()
    assert stopped(match)
    assert not on_board(match, covered)
    assert on_board(match, bare)
    assert [event.horde for event in told(match, HordeDestroyed)] == [covered]


@pytest.mark.rule("KR-DESTROY-01")
def test_an_enemy_of_several_cells_is_covered_only_when_all_of_them_are():
    table = Table()
    ogre = table.horde("B11", 1, 1)
    table.cover(ogre, leave=cells((1, 1)))
    match = table.destroy()
    assert on_board(match, ogre)


@pytest.mark.rule("KR-DESTROY-02")
def test_until_phase_3_a_covered_horde_stays():
    table = Table()
    covered = table.horde("G02", 1, 1)
    table.cover(covered)
    match = table.advance()
    assert on_board(match, covered)
    assert not told(match, HordeDestroyed)


@pytest.mark.rule("KR-DESTROY-03")
def test_hordes_are_destroyed_one_at_a_time():
    table = Table()
    one, two = table.horde("G02", 1, 1), table.horde("G08", 2, 1)
    table.cover(one)
    table.cover(two)
    match = table.destroy()
    kinds = [type(event).__name__ for event in match.events]
    gone = [n for n, kind in enumerate(kinds) if kind == "HordeDestroyed"]
    assert len(gone) == 2
    assert "TreasureGained" in kinds[gone[0] : gone[1]]  # the first is paid before the second goes


@pytest.mark.rule("KR-DESTROY-04", "KR-DESTROY-08")
def test_heroes_and_soldiers_on_it_take_damage_and_nobody_else():
    table = Table()
    card = table.horde("G03", 1, 1)
    table.hero(0, 1, 1, cells((0, 1), (1, 1), (0, 2), (1, 2)))
    table.hero(1, 3, 1)
    table.soldier(card, cells((2, 1)))
    table.soldier(card, cells((3, 1)))
    match = table.destroy()
    assert not on_board(match, card)
    assert player(match, 0).life == T.heroes[player(match, 0).hero].life - 1
    assert player(match, 1).life == T.heroes[player(match, 1).hero].life
    assert match.state.soldiers_left == T.soldiers


@pytest.mark.rule("KR-DESTROY-05")
def test_its_tiles_go_back_to_their_supplies():
    table = Table()
    card, other = table.horde("G02", 1, 1), table.horde("G03", 2, 1)
    table.cover(card)
    table.tile(other, "M1", cells((0, 1)))
    match = table.destroy()
    assert sum(match.state.tiles_left) == sum(T.tiles_full) - 1


@pytest.mark.rule("KR-DESTROY-06")
def test_the_card_is_discarded_and_surviving_heroes_stay_on_the_space():
    table = Table()
    card = table.horde("G02", 1, 1)
    table.hero(0, 1, 1, cells((0, 0), (1, 0), (0, 1), (1, 1)))
    match = table.destroy()
    assert match.state.discard == [card]
    assert (player(match).space, player(match).cells) == (at(1, 1), 0)


@pytest.mark.rule("KR-DESTROY-07")
def test_the_printed_reward_is_gained():
    table = Table()
    table.cover(table.horde("G01", 1, 1))  # gold
    match = table.destroy()
    assert (match.state.gold, match.state.crystals) == (1, 0)


@pytest.mark.rule("KR-DESTROY-07", "KR-EX-13")
def test_a_slash_means_choose_one():
    table = Table()
    card = table.horde("G04", 1, 1)  # crystal or gold
    table.cover(card)
    match = table.destroy()
    assert ask(match) == "Reward"
    assert offered(match, TakeReward) == [
        TakeReward(0, 0, 1),
        TakeReward(0, 1, 0),
        TakeReward(1, 0, 1),
        TakeReward(1, 1, 0),
    ]
    refused(match, TakeReward(0, 1, 1), "KR-DESTROY-07")
    match.choose(TakeReward(1, 1, 0))
    assert (match.state.gold, match.state.crystals) == (1, 0)


@pytest.mark.rule("KR-DESTROY-07")
def test_a_card_without_reward_pays_nothing():
    table = Table()
    table.cover(table.horde("K01", 1, 1))
    match = table.destroy()
    assert stopped(match)
    assert not told(match, TreasureGained)


@pytest.mark.rule("KR-DESTROY-09")
def test_tiles_soldiers_and_figures_cover_enemies_in_any_mix():
    table = Table()
    card = table.horde("B01", 1, 1)  # .gg./.gg./.gg./....
    table.hero(0, 1, 1, cells((1, 0), (2, 0), (1, 1), (2, 1)))
    table.soldier(card, cells((1, 2)))
    table.tile(card, "M1", cells((2, 2)))
    sound(table.s)
    match = table.destroy()
    assert not on_board(match, card)


@pytest.mark.rule("KR-ENEMY-17")
def test_heroes_on_a_destroyed_flyer_over_another_horde_retreat():
    table = Table()
    ground, flyer = table.horde("G03", 1, 1), table.horde("B09", 1, 1)
    table.cover(flyer, leave=cells((1, 1), (2, 1), (1, 2), (2, 2)))
    table.hero(0, 1, 1, cells((1, 1), (2, 1), (1, 2), (2, 2)))
    match = table.destroy()
    assert ask(match) == "Retreat"
    match.choose(RetreatTo(at(1, 0)))
    assert player(match).space == at(1, 0)
    assert player(match).cells == 0
    assert horde(match.state, ground).covered == 0
    assert not on_board(match, flyer)


@pytest.mark.rule("KR-FLOWER-03")
def test_a_destroyed_champion_lets_wilted_flowers_bloom():
    table = Table()
    flower = table.flower(0, 0, wilted=True)
    plain, chief = table.horde("G02", 2, 1), table.horde("C1", 1, 1)
    table.cover(plain)
    match = table.destroy()
    assert match.state.wilted == [flower]
    again = Table()
    again.flower(0, 0, wilted=True)
    again.cover(again.horde("C1", 1, 1))
    assert again.destroy().state.wilted == []
    assert chief != plain
