"""Moving heroes (KR-MOVE)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.events import HeroMoved, HeroStood, HeroTurned
from rempart.games.kingdom_rush.ids import ALRIC, BRUXA, DIERDRE, ELORA, SAITAM
from rempart.games.kingdom_rush.options import (
    ActivateHero,
    BasicAttack,
    EndMove,
    Face,
    MoveTo,
    PlaceTile,
    Rest,
    Skip,
    Stand,
    StepTo,
)
from rempart.games.kingdom_rush.steps.figures import (
    FIRST_BENCH,
    FIRST_WARRIOR,
    refuse_stop,
    stops,
)
from rempart.games.kingdom_rush.steps.heroes import moves_of
from rempart.games.kingdom_rush.steps.movement import Move
from rempart.kernel import NONE, Match
from tests.games.kingdom_rush.table import (
    Table,
    ask,
    at,
    cells,
    horde,
    offered,
    player,
    refused,
    sound,
    stopped,
    told,
)

LEFT_HALF = cells((0, 0), (1, 0), (0, 1), (1, 1))
"""The footprint in the upper left corner of a grid."""
PROLOGUE = """
....v...#
....v...#
>>>>>>>>X
........X
........#
"""
STARTS = ((0, 2), (4, 0))


def reach(match: Match) -> set[int]:
    """Where the figure can go now."""
    return {option.space for option in offered(match, MoveTo, StepTo)}


def moving(table: Table, seat: int = 0, moves: int = 3) -> Match:
    return table.only(Move(seat, moves, []))


@pytest.mark.rule("KR-MOVE-01", "KR-EX-12")
def test_a_hero_moves_up_to_as_many_spaces_as_it_has_boots():
    table = Table(heroes=(BRUXA, ALRIC))
    table.hero(0, 0, 0)
    match = table.actions()
    match.choose(ActivateHero(0))
    everything = {at(c, r) for c in range(5) for r in range(4)} - {at(0, 0)}
    assert reach(match) == {space for space in everything if space % 16 <= 3}
    refused(match, MoveTo(at(4, 0)), "KR-MOVE-01")
    match.choose(MoveTo(at(2, 2)))
    assert reach(match) == {at(c, r) for c in (1, 2, 3) for r in (1, 2, 3)} - {at(2, 2)}
    match.choose(MoveTo(at(3, 3)))
    assert ask(match) == "HeroFacing"
    assert player(match).space == at(3, 3)


@pytest.mark.rule("KR-MOVE-01")
def test_heroes_have_their_boots():
    table = Table(players=4, heroes=(ALRIC, BRUXA, DIERDRE, ELORA))
    assert [moves_of(table.s, seat) for seat in range(4)] == [3, 3, 1, 3]
    assert moves_of(Table(heroes=(SAITAM, ALRIC)).s, 0) == 2


@pytest.mark.rule("KR-MOVE-01")
def test_cold_takes_a_move_and_never_more_than_there_are():
    table = Table(heroes=(DIERDRE, BRUXA))
    table.s.cold = True
    table[1].chilled = True
    assert [moves_of(table.s, seat) for seat in range(2)] == [0, 1]
    table[0].chilled = True
    assert moves_of(table.s, 0) == 0
    match = table.actions()
    match.choose(ActivateHero(1))
    assert not player(match, 1).chilled


@pytest.mark.rule("KR-MOVE-02", "KR-MOVE-03")
def test_towers_can_be_crossed_but_not_stopped_on():
    table = Table("....#\n>>>>X\n", ((0, 1),))
    table.hero(0, 0, 0)
    table.site(1, 0)
    table.site(1, 1)
    table.tower("ARC1", 1, 0)
    table.tower("ARC1", 1, 1)
    match = moving(table)
    assert reach(match) == {at(0, 1), at(2, 0), at(2, 1), at(3, 0), at(3, 1)}
    refused(match, MoveTo(at(1, 0)), "KR-MOVE-03")
    match.choose(MoveTo(at(2, 0)))
    assert reach(match) == {at(2, 1), at(3, 0), at(3, 1)}
    assert player(match).space == at(2, 0)


@pytest.mark.rule("KR-MOVE-04", "KR-MOVE-13")
def test_a_move_may_end_on_empty_sites_on_hordes_and_with_other_figures():
    table = Table()
    table.hero(0, 3, 0)
    table.hero(1, 3, 1)
    table.site(2, 0)
    goblins = table.horde("G02", 2, 1)
    match = moving(table, moves=1)
    assert reach(match) == {at(2, 0), at(2, 1), at(3, 1), at(4, 0), at(4, 1)}
    match.choose(MoveTo(at(3, 1)))
    assert stopped(match)
    assert player(match).space == player(match, 1).space == at(3, 1)
    assert horde(match.state, goblins).covered == 0


@pytest.mark.rule("KR-MOVE-13")
def test_heroes_on_the_same_horde_have_cells_of_their_own():
    table = Table()
    goblins = table.horde("G02", 2, 1)
    table.hero(1, 2, 1, LEFT_HALF)
    table.hero(0, 3, 1)
    match = moving(table)
    match.choose(MoveTo(at(2, 1)))
    match.choose(EndMove())
    assert ask(match) == "StandOn"
    assert all(not stand.cells & LEFT_HALF for stand in offered(match, Stand))
    refused(match, Stand(LEFT_HALF), "KR-MOVE-07")
    match.choose(Stand(LEFT_HALF << 2))
    assert horde(match.state, goblins).covered == LEFT_HALF | LEFT_HALF << 2
    sound(match.state)


@pytest.mark.rule("KR-MOVE-05", "KR-EX-20")
def test_alric_enters_next_to_the_exit():
    table = Table(PROLOGUE, STARTS)
    table.horde("G01", 5, 2)
    table.horde("G02", 6, 2)
    table.horde("G03", 3, 2)
    table.site(6, 3)
    table.tower("ARC1", 6, 3)
    match = table.actions()
    match.choose(ActivateHero(0))
    assert {at(5, 2), at(6, 2), at(7, 2)} <= reach(match)
    refused(match, MoveTo(at(6, 3)), "KR-MOVE-03")
    refused(match, MoveTo(at(3, 2)), "KR-MOVE-01")


@pytest.mark.rule("KR-MOVE-05", "KR-EX-21")
def test_entering_costs_one_move():
    table = Table(PROLOGUE, STARTS)
    match = moving(table, moves=1)
    assert reach(match) == {at(7, 1), at(7, 2), at(7, 3), at(7, 4)}
    match.choose(MoveTo(at(7, 4)))
    assert stopped(match)
    assert player(match).space == at(7, 4)


@pytest.mark.rule("KR-MOVE-06")
def test_on_a_horde_the_figure_covers_enemies_and_empty_cells():
    table = Table()
    goblins = table.horde("G02", 2, 1)
    table.hero(0, 3, 1)
    match = moving(table, moves=1)
    match.choose(MoveTo(at(2, 1)))
    assert ask(match) == "StandOn"
    assert len(offered(match, Stand)) == 9
    match.choose(Stand(LEFT_HALF))
    assert told(match, HeroStood) == [HeroStood(seat=0, horde=goblins, cells=LEFT_HALF)]
    assert player(match).cells == horde(match.state, goblins).covered == LEFT_HALF


@pytest.mark.rule("KR-MOVE-07", "KR-MOVE-08")
def test_a_figure_covers_no_tile_no_dead_cell_and_nothing_outside():
    table = Table()
    shields = table.horde("Y01", 2, 1)  # .gg. / <gg> / .gg. / ....
    table.tile(shields, "M1", cells((1, 0)))
    table.soldier(shields, cells((2, 3)))
    table.hero(0, 3, 1)
    match = moving(table, moves=1)
    match.choose(MoveTo(at(2, 1)))
    refused(match, Stand(cells((1, 0), (2, 0), (1, 1), (2, 1))), "KR-MOVE-07")
    refused(match, Stand(cells((1, 2), (2, 2), (1, 3), (2, 3))), "KR-MOVE-07")
    refused(match, Stand(cells((0, 1), (1, 1), (0, 2), (1, 2))), "KR-MOVE-07")
    refused(match, Stand(cells((3, 2), (3, 3))), "KR-MOVE-08")
    assert {stand.cells for stand in offered(match, Stand)} == {
        cells((1, 1), (2, 1), (1, 2), (2, 2)),
        cells((0, 2), (1, 2), (0, 3), (1, 3)),
    }


@pytest.mark.rule("KR-MOVE-09")
def test_a_horde_without_room_is_crossed_only():
    table = Table(".#\n>>>>X\n", ((0, 1),))
    full = table.horde("P01", 1, 1)
    table.cover(full, leave=cells((0, 0)))
    table.tile(full, "D2", cells((1, 3), (2, 3)), 0)
    table.hero(0, 0, 1)
    match = moving(table)
    assert reach(match) == {at(0, 0), at(2, 1), at(3, 1)}
    refused(match, MoveTo(at(1, 1)), "KR-MOVE-09")


@pytest.mark.rule("KR-MOVE-10", "KR-MOVE-11", "KR-MOVE-14")
def test_turning_without_moving_keeps_the_cells():
    table = Table(heroes=(BRUXA, ALRIC))
    goblins = table.horde("P01", 2, 1)
    beside = table.horde("G02", 3, 2)
    table.hero(0, 2, 1, LEFT_HALF)
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    assert ask(match) == "HeroFacing"
    match.choose(Face(1))
    assert told(match, HeroTurned) == [HeroTurned(seat=0, facing=1)]
    assert (player(match).space, player(match).cells) == (at(2, 1), LEFT_HALF)
    assert ask(match) == "HeroAction"
    assert not offered(match, Face)
    match.choose(BasicAttack())
    assert {option.horde for option in offered(match, PlaceTile)} == {beside}
    assert horde(match.state, goblins).covered == LEFT_HALF


@pytest.mark.rule("KR-MOVE-12")
def test_cells_are_open_again_when_the_hero_leaves():
    table = Table()
    goblins = table.horde("G02", 2, 1)
    table.hero(0, 2, 1, LEFT_HALF)
    match = moving(table)
    match.choose(MoveTo(at(3, 0)))
    assert horde(match.state, goblins).covered == 0
    assert player(match).cells == 0


@pytest.mark.rule("KR-MOVE-14")
def test_other_cells_of_the_same_horde_cost_moves():
    table = Table()
    goblins = table.horde("G02", 2, 1)
    table.hero(0, 2, 1, LEFT_HALF)
    match = moving(table, moves=2)
    assert at(2, 1) not in reach(match)
    match.choose(MoveTo(at(3, 1)))
    match.choose(MoveTo(at(2, 1)))
    assert ask(match) == "StandOn"
    match.choose(Stand(LEFT_HALF << 2))
    assert stopped(match)
    assert horde(match.state, goblins).covered == LEFT_HALF << 2


def tower_in_the_way() -> Table:
    table = Table("##>X\n>>^#\n", ((0, 1),), heroes=(SAITAM, ALRIC))
    table.site(1, 1)
    table.tower("ARC1", 1, 1)
    table.hero(0, 0, 1)
    return table


@pytest.mark.rule("KR-MOVE-02")
def test_step_by_step_a_space_to_stay_on_must_be_within_reach():
    match = moving(tower_in_the_way(), moves=2)
    assert offered(match, StepTo) == [StepTo(at(1, 1))]
    match.choose(StepTo(at(1, 1)))
    assert not offered(match, EndMove)
    refused(match, EndMove(), "KR-MOVE-03")
    assert reach(match) == {at(0, 1), at(2, 0), at(2, 1)}
    match = moving(tower_in_the_way(), moves=1)
    assert stopped(match)
    assert player(match).space == at(0, 1)


@pytest.mark.rule("KR-MOVE-02", "KR-MOVE-05")
def test_nobody_leaves_the_board_for_a_place_without_an_end():
    table = Table(".#\n>X\n", ((0, 1),), heroes=(SAITAM, ALRIC))
    table.site(0, 0)
    table.tower("ARC1", 0, 0)
    full = table.horde("P01", 0, 1)
    table.cover(full)
    table.tile(full, "D2", cells((1, 3), (2, 3)), 0)
    match = moving(table, moves=2)
    assert stopped(match)
    assert player(match).space == NONE


def trap() -> tuple[Table, int]:
    """Saitam on a horde with just enough room, between it and a full one no other space."""
    table = Table("#.#\n>>X\n", ((0, 1),), heroes=(SAITAM, ALRIC))
    table.site(1, 0)
    table.tower("ARC1", 1, 0)
    full = table.horde("P01", 1, 1)
    table.cover(full)
    table.tile(full, "D2", cells((1, 3), (2, 3)), 0)
    home = table.horde("P01", 0, 1)
    for row in (2, 3):
        table.tile(home, "D2", cells((0, row), (1, row)), 3)
        table.tile(home, "D2", cells((2, row), (3, row)), 3)
    table.tile(home, "D2", cells((2, 0), (2, 1)), 3)
    table.tile(home, "D2", cells((3, 0), (3, 1)), 3)
    table.hero(0, 0, 1, LEFT_HALF)
    return table, home


@pytest.mark.rule("KR-MOVE-02")
def test_a_figure_that_shuts_its_own_way_back_retreats():
    """Saitam's tile takes the last room of the horde he left: he retreats (house ruling)."""
    table, home = trap()
    match = moving(table, moves=2)
    match.choose(StepTo(at(1, 1)))
    match.choose(Skip())
    assert player(match).space == at(0, 1)
    match.choose(Skip())
    assert stopped(match)
    assert (player(match).space, player(match).cells) == (at(0, 1), LEFT_HALF)
    table, home = trap()
    match = moving(table, moves=2)
    match.choose(StepTo(at(1, 1)))
    match.choose(PlaceTile(home, cells((0, 0))))
    assert stopped(match)
    assert (player(match).space, player(match).cells) == (NONE, 0)
    assert player(match).life == 3
    sound(match.state)


@pytest.mark.rule("KR-MOVE-03", "KR-MOVE-09")
def test_the_quick_list_of_stops_says_the_same_as_the_reasons():
    table = Table()
    table.horde("G02", 2, 1)
    full = table.horde("P01", 2, 2)
    table.cover(full, leave=cells((0, 0)))
    table.site(1, 2)
    table.tower("ARC1", 1, 2)
    spaces = table.board.spaces
    good = stops(table.s, 0, spaces)
    assert good == [space for space in spaces if refuse_stop(table.s, 0, space) is None]
    assert at(2, 2) in good or len(good) < len(spaces) - 1


@pytest.mark.rule("KR-MOVE-01")
def test_a_hero_may_stay_where_it_is():
    table = Table()
    table.hero(0, 3, 3)
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    assert not told(match, HeroMoved)
    while ask(match) != "HeroAction":
        match.choose(Skip())
    match.choose(Rest())
    assert player(match).space == at(3, 3)
    assert player(match, 1).space == NONE


@pytest.mark.rule("KR-DIFF-04")
def test_in_the_iron_challenge_of_scenario_11_no_hero_stops_beside_an_exit():
    beside = at(4, 1)
    table = Table(players=1, heroes=(ALRIC,))
    table.bench(ELORA)
    table.hero(0, 3, 0)
    table.warrior(0, 3, 0)
    hero, warrior, bench = 0, FIRST_WARRIOR, FIRST_BENCH
    assert [refuse_stop(table.s, who, beside) for who in (hero, warrior, bench)] == [None] * 3
    table.iron("open_gate")
    match = moving(table)
    assert reach(match) >= {at(3, 1), at(2, 1)}
    assert not reach(match) & set(table.board.entries)
    refused(match, MoveTo(beside), "KR-DIFF-04")
    assert refuse_stop(table.s, warrior, beside) is None
    why = refuse_stop(table.s, bench, beside)
    assert why is not None
    assert why.rule == "KR-DIFF-04"
