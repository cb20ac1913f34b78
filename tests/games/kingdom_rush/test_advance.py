"""Phase 4: advancing, retreating, escaping (KR-ADV, KR-ESCAPE)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.events import (
    HeartsLost,
    HordeAdvanced,
    HordeEscaped,
    HordeHeld,
    TreasureGained,
)
from rempart.games.kingdom_rush.options import RetreatTo
from rempart.games.kingdom_rush.pieces import Bench
from rempart.kernel import NONE
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    cells,
    hero,
    horde,
    offered,
    on_board,
    player,
    refused,
    sound,
    space_of,
    stopped,
    told,
)

ROAD = """
........#
>>>>>>>>X
........#
"""
TWO = """
..v......#
..v......#
>>>>>>>>>X
.........#
"""
TWO_STARTS = ((0, 2), (2, 0))
BLOCK = cells((0, 0), (1, 0), (0, 1), (1, 1))


def road(players: int = 2, **more: object) -> Table:
    return Table(ROAD, ((0, 1),), players, **more)  # type: ignore[arg-type]


@pytest.mark.rule("KR-ADV-01")
def test_route_by_route_nearest_to_the_exit_first():
    table = Table(TWO, TWO_STARTS)
    far, near_exit = table.horde("G01", 1, 2), table.horde("G02", 5, 2)
    other = table.horde("G03", 2, 0)
    match = table.advance()
    assert [event.horde for event in told(match, HordeAdvanced)] == [near_exit, far, other]


@pytest.mark.rule("KR-EX-14")
def test_five_hordes_on_route_1_then_three_on_route_2_only():
    table = Table(TWO, TWO_STARTS)
    first = [table.horde("G01", 8, 2), table.horde("G02", 6, 2), table.horde("G03", 4, 2)]
    first += [table.horde("G04", 2, 2), table.horde("G05", 0, 2)]
    second = [table.horde("G06", 2, 1), table.horde("G07", 2, 0)]
    match = table.advance()
    order = [e.horde for e in match.events if isinstance(e, HordeAdvanced | HordeEscaped)]
    assert order == first + second


@pytest.mark.rule("KR-ADV-02")
def test_a_horde_on_two_routes_acts_once():
    table = Table(TWO, TWO_STARTS)
    shared = table.horde("G01", 3, 2)
    match = table.advance()
    assert space_of(match, shared) == at(4, 2)
    assert len(told(match, HordeAdvanced)) == 1


@pytest.mark.rule("KR-ADV-03", "KR-SPAWN-07")
def test_a_horde_keeps_what_lies_on_it_where_it_lies():
    table = Table(TWO, TWO_STARTS)
    card = table.horde("G03", 2, 1)
    table.tile(card, "M1", cells((0, 1)))
    match = table.advance()  # round the corner it will go, unturned
    assert space_of(match, card) == at(2, 2)
    assert horde(match.state, card).covered == cells((0, 1))


@pytest.mark.rule("KR-ADV-04", "KR-ADV-12")
def test_a_hero_or_soldier_holds_a_horde_and_takes_damage():
    table = road()
    with_hero, with_soldier = table.horde("G07", 1, 1), table.horde("G03", 4, 1)
    table.hero(0, 1, 1, BLOCK)
    table.soldier(with_soldier, cells((0, 1)))
    match = table.advance()
    assert space_of(match, with_hero) == at(1, 1)
    assert space_of(match, with_soldier) == at(4, 1)
    assert player(match).life == T.heroes[player(match).hero].life - 1
    assert (player(match).space, player(match).cells) == (at(1, 1), BLOCK)
    assert match.state.soldiers_left == T.soldiers
    assert len(told(match, HordeHeld)) == 2


@pytest.mark.rule("KR-ADV-12")
def test_a_horde_whose_last_holder_is_stunned_does_not_move_in_that_attempt():
    table = road()
    card = table.horde("G07", 1, 1)
    table.hero(0, 1, 1, BLOCK)
    table[0].life = 1
    match = table.advance()
    assert player(match).stunned
    assert space_of(match, card) == at(1, 1)
    assert horde(match.state, card).covered == 0


@pytest.mark.rule("KR-ALRIC-05")
def test_a_sand_warrior_holds_a_horde_unharmed():
    table = road()
    card = table.horde("G03", 1, 1)
    warrior = table.s.warriors[0]
    warrior.space, warrior.cells = at(1, 1), cells((0, 1))
    table.of(card).covered |= warrior.cells
    match = table.advance()
    assert space_of(match, card) == at(1, 1)
    assert match.state.warriors[0].space == at(1, 1)


@pytest.mark.rule("KR-ADV-05")
def test_a_free_horde_moves_one_space_towards_the_exit():
    table = road()
    card = table.horde("G01", 2, 1)
    match = table.advance()
    assert space_of(match, card) == at(3, 1)
    assert stopped(match)


@pytest.mark.rule("KR-ADV-06")
def test_it_jumps_over_hordes_that_stay():
    table = road()
    mover, held = table.horde("G01", 2, 1), table.horde("G03", 3, 1)
    held_too = table.horde("G06", 4, 1)
    table.soldier(held, cells((0, 1)))
    table.soldier(held_too, cells((1, 0)))
    match = table.advance()
    assert space_of(match, mover) == at(5, 1)
    assert (space_of(match, held), space_of(match, held_too)) == (at(3, 1), at(4, 1))


@pytest.mark.rule("KR-ADV-07")
def test_a_hero_on_its_space_retreats_to_an_adjacent_space_without_horde_and_tower():
    table = road()
    card = table.horde("G01", 2, 1)
    table.hero(0, 3, 1)
    table.site(3, 0)
    table.tower("ARC1", 3, 0)
    held = table.horde("G03", 4, 1)
    table.soldier(held, cells((0, 1)))
    match = table.advance()
    assert ask(match) == "Retreat"
    shelters = {option.space for option in offered(match, RetreatTo)}
    assert shelters == {at(2, 0), at(4, 0), at(2, 1), at(2, 2), at(3, 2), at(4, 2)}
    refused(match, RetreatTo(at(3, 0)), "KR-ADV-07")
    refused(match, RetreatTo(at(4, 1)), "KR-ADV-07")
    refused(match, RetreatTo(at(0, 0)), "KR-ADV-07")
    match.choose(RetreatTo(at(4, 0)))
    assert player(match).space == at(4, 0)
    assert player(match).life == T.heroes[player(match).hero].life
    assert space_of(match, card) == at(3, 1)


@pytest.mark.rule("KR-ADV-08")
def test_the_space_that_the_horde_left_will_do():
    table = road()
    table.horde("G01", 2, 1)
    table.hero(0, 3, 1)
    match = table.advance()
    match.choose(RetreatTo(at(2, 1)))
    assert player(match).space == at(2, 1)


@pytest.mark.rule("KR-ADV-09")
def test_two_heroes_may_choose_the_same_space_or_different_ones():
    for second in ((3, 0), (3, 2)):
        table = road()
        table.horde("G01", 2, 1)
        table.hero(0, 3, 1)
        table.hero(1, 3, 1)
        match = table.advance()
        match.choose(RetreatTo(at(3, 0)))
        match.choose(RetreatTo(at(*second)))
        assert (player(match, 0).space, player(match, 1).space) == (at(3, 0), at(*second))


NARROW = """
####
>>>X
####
"""


@pytest.mark.rule("KR-ADV-10")
def test_without_a_space_the_hero_goes_back_to_its_board_unharmed():
    table = Table(NARROW, ((0, 1),))
    table.horde("G06", 0, 1)
    mover, held = table.horde("B09", 0, 1), table.horde("G03", 2, 1)  # a flyer over a ground horde
    table.soldier(held, cells((0, 1)))
    table.hero(0, 1, 1)
    match = table.advance()
    assert player(match).space == NONE
    assert player(match).life == T.heroes[player(match).hero].life
    assert not player(match).stunned
    assert space_of(match, mover) == at(1, 1)


@pytest.mark.rule("KR-ADV-11", "KR-ENV-06", "KR-FLOWER-06")
def test_a_retreat_triggers_nothing():
    table = road()
    table.horde("G01", 2, 1)
    table.hero(0, 3, 1)
    table.flower(3, 0)
    table.s.tentacles.append(at(3, 0))
    match = table.advance()
    match.choose(RetreatTo(at(3, 0)))
    assert stopped(match)
    assert match.state.wilted == []
    assert match.state.tentacles == [at(3, 0)]


@pytest.mark.rule("KR-ADV-13")
def test_sand_warriors_and_bench_figures_retreat_too():
    table = road(1, heroes=(hero("alric"),))
    table.s.bench.append(Bench(hero("saitam"), at(3, 1), used=True, active=True))
    table.s.warriors[0].space = at(3, 1)
    table.horde("G01", 2, 1)
    match = table.advance()
    match.choose(RetreatTo(at(3, 0)))
    match.choose(RetreatTo(at(3, 2)))
    assert match.state.warriors[0].space == at(3, 0)
    assert match.state.bench[0].space == at(3, 2)


@pytest.mark.rule("KR-EX-19")
def test_a_and_b_advance_alric_retreats_and_c_is_held():
    table = road()
    a, b, c = table.horde("G01", 0, 1), table.horde("G02", 2, 1), table.horde("G03", 5, 1)
    table.hero(0, 3, 1)
    for cell in ((0, 1), (1, 1)):
        table.soldier(c, cells(cell))
    match = table.advance()
    match.choose(RetreatTo(at(3, 2)))
    assert [space_of(match, card) for card in (a, b, c)] == [at(1, 1), at(3, 1), at(5, 1)]
    assert match.state.soldiers_left == T.soldiers
    assert player(match).space == at(3, 2)
    sound(match.state)


# Escape


@pytest.mark.rule("KR-ESCAPE-01", "KR-ESCAPE-02")
def test_a_horde_at_the_end_of_the_road_escapes_and_costs_a_heart_an_uncovered_enemy():
    table = road()
    table.s.hearts = 5
    card = table.horde("G02", 7, 1)  # four goblins
    table.cover(card, leave=cells((0, 0), (1, 0)))
    match = table.advance()
    assert not on_board(match, card)
    assert match.state.hearts == 3
    assert [event.hearts for event in told(match, HordeEscaped)] == [2]


@pytest.mark.rule("KR-ESCAPE-01")
def test_a_horde_that_can_only_jump_to_the_exit_escapes():
    table = road()
    mover, held = table.horde("G09", 6, 1), table.horde("G03", 7, 1)
    table.soldier(held, cells((0, 1)))
    table.cover(mover)
    match = table.advance()
    assert not on_board(match, mover)
    assert on_board(match, held)


@pytest.mark.rule("KR-ESCAPE-03", "KR-ENEMY-19")
def test_a_big_enemy_costs_four_hearts_if_any_of_its_cells_is_bare():
    table = road()
    table.s.hearts = 9
    card = table.horde("B12", 7, 1)  # an ogre and two goblins
    table.cover(card, leave=cells((1, 1), (0, 0)))
    match = table.advance()
    assert match.state.hearts == 9 - 4 - 1


@pytest.mark.rule("KR-EX-26")
def test_two_big_enemies_and_three_small_ones_cost_eleven():
    design = T.designs[T.cards.of["P06"][0]]
    assert len(design.big) == 2
    small = [bit for bit in range(16) if design.small >> bit & 1]
    covered = sum(1 << bit for bit in small[3:]) | design.big[0] & -design.big[0]
    assert design.hearts(covered) == 4 + 4 + 3


@pytest.mark.rule("KR-ESCAPE-04", "KR-TILE-09")
def test_its_card_is_discarded_without_reward_and_its_tiles_go_back():
    table = road()
    card = table.horde("G02", 7, 1)
    table.cover(card, leave=cells((0, 0)))
    match = table.advance()
    assert match.state.discard == [card]
    assert not told(match, TreasureGained)
    assert match.state.tiles_left == T.tiles_full


@pytest.mark.rule("KR-TOTEM-01", "KR-ESCAPE-04")
def test_a_totem_on_a_horde_that_escapes_goes_back_to_the_supply():
    table = road()
    card = table.horde("G02", 7, 1)
    table.cover(card, leave=cells((0, 0)))
    table.of(card).totem = True
    table.s.totems_left -= 1
    match = table.advance()
    assert not on_board(match, card)
    assert match.state.totems_left == T.totems


@pytest.mark.rule("KR-ESCAPE-05", "KR-GOAL-04", "KR-GOAL-08")
def test_with_the_last_heart_the_game_is_lost_at_once():
    table = road()
    table.s.hearts = 3
    last, behind = table.horde("G02", 7, 1), table.horde("G01", 3, 1)
    match = table.advance()
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ((), "KR-GOAL-04")
    assert match.state.hearts == 0
    assert space_of(match, behind) == at(3, 1)  # it did not act any more
    assert not on_board(match, last)


@pytest.mark.rule("KR-ESCAPE-06")
def test_a_horde_without_bare_enemies_would_cost_nothing():
    table = road()
    table.s.hearts = 5
    card = table.horde("G02", 7, 1)
    table.cover(card)
    match = table.advance()
    assert not on_board(match, card)
    assert match.state.hearts == 5
    assert not told(match, HeartsLost)
