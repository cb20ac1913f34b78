"""Grids and geometry: where pieces fit, what cards show, what arrows point at."""

from __future__ import annotations

import random
import time

import pytest

from rempart.games.kingdom_rush.board.geometry import Board, distance, sides, space_at, turned
from rempart.games.kingdom_rush.board.grids import (
    BOTTOM,
    D2,
    I3,
    KNOWN_MOST,
    L3,
    LEFT,
    M1,
    MAGIC,
    O4,
    PHYSICAL,
    RIGHT,
    SHAPES,
    SIZES,
    TOP,
    TRUE,
    Design,
    Fit,
    positions,
)
from rempart.games.kingdom_rush.tables.cards import read_design
from rempart.kernel import NONE

NORTH, EAST, SOUTH, WEST = range(4)
WIDE = (7, 0, 1)
"""The arrows NW, N, NE."""


def card(grid: str, weak: str = "", reward: str = "-") -> Design:
    return read_design("TEST", grid, weak, reward, {})


def cells(*spots: tuple[int, int]) -> int:
    """The mask of cells given as (row, column)."""
    return sum(1 << row * 4 + column for row, column in spots)


# Where shapes fit


@pytest.mark.rule("KR-TILE-02", "KR-TILE-04")
@pytest.mark.parametrize(
    ("shape", "count"), [(M1, 16), (D2, 24), (I3, 16), (L3, 36), (O4, 9)], ids=SHAPES
)
def test_every_turn_and_flip_inside_the_grid(shape: int, count: int):
    found = Fit(4, 4).positions[shape]
    assert len(found) == len(set(found)) == count
    assert all(mask.bit_count() == SIZES[shape] and mask < 1 << 16 for mask in found)


def test_shapes_do_not_wrap_round_the_edge():
    assert cells((0, 3), (1, 0)) not in Fit(4, 4).positions[D2]
    assert all(mask != cells((0, 2), (0, 3), (1, 0)) for mask in Fit(4, 4).positions[I3])


@pytest.mark.rule("KR-TILE-03")
def test_shapes_keep_to_free_cells():
    fit = Fit(4, 4)
    square = cells((0, 0), (0, 1), (1, 0), (1, 1))
    assert fit.placements(O4, square) == (square,)
    assert len(fit.placements(L3, square)) == 4
    assert len(fit.placements(D2, square)) == 4
    assert fit.placements(I3, square) == ()
    assert fit.placements(M1, 0) == ()


def test_placements_are_what_a_search_of_all_positions_finds():
    fit = Fit(4, 4)
    chance = random.Random(4)
    for _ in range(200):
        free, shape = chance.getrandbits(16), chance.randrange(5)
        slow = [mask for mask in positions(4, 4, shape) if mask & free == mask]
        assert list(fit.placements(shape, free)) == slow
        assert fit.placements(shape, free) is fit.placements(shape, free)


def test_grids_of_other_sizes():
    assert len(Fit(5, 3).positions[I3]) == 3 * 3 + 5
    assert Fit(1, 2).positions[L3] == ()
    assert Fit(1, 2).positions[D2] == (0b11,)


def test_what_is_remembered_does_not_grow_without_end():
    fit = Fit(4, 4)
    for free in range(KNOWN_MOST + 10):
        fit.placements(M1, free)
    assert len(fit._known[M1]) <= KNOWN_MOST  # pyright: ignore[reportPrivateUsage]
    assert fit.placements(M1, 1) == (1,)


@pytest.mark.rule("KR-ENEMY-27", "KR-ENEMY-28")
def test_a_piece_covers_one_cell_of_each_tough_enemy_at_most():
    golems = card("AA../AABB/..BB/gg..")
    free = golems.tile_cells[TRUE]
    first, second = golems.tough
    for shape in range(5):
        for mask in golems.fit.placements(shape, free):
            assert (mask & first).bit_count() <= 1
            assert (mask & second).bit_count() <= 1
    assert golems.hearts(0) == 4 + 4 + 2
    both = cells((1, 1), (1, 2))
    assert both in golems.fit.placements(D2, free)
    assert cells((0, 0), (0, 1)) not in golems.fit.placements(D2, free)


def test_known_placements_are_found_in_well_under_a_microsecond():
    fit = Fit(4, 4)
    free = 0b1011_1110_0111_1101
    fit.placements(L3, free)
    best = 1.0
    for _ in range(20):
        start = time.perf_counter()
        for _ in range(1000):
            fit.placements(L3, free)
        best = min(best, (time.perf_counter() - start) / 1000)
    assert best < 0.5e-6


# What cards show


@pytest.mark.rule("KR-DMG-03", "KR-DMG-04", "KR-DMG-05", "KR-ENEMY-20", "KR-ENEMY-21")
def test_which_damage_a_vulnerable_cell_takes():
    shown = card("mpxg/..../..../....")
    magic, physical, special, plain = (1 << n for n in range(4))
    takes = [shown.tile_cells[damage] & 0b1111 for damage in (PHYSICAL, MAGIC, TRUE)]
    assert takes == [physical | plain, magic | plain, magic | physical | special | plain]


@pytest.mark.rule("KR-ENEMY-22")
def test_soldiers_and_figures_stand_on_specific_cells():
    shown = card("mpxg/..../..../....")
    assert shown.soldier_cells[PHYSICAL] & 0b1111 == 0b1110
    assert shown.soldier_cells[TRUE] & 0b1111 == 0b1111
    assert shown.figure_cells & 0b1111 == 0b1111


@pytest.mark.rule("KR-ENEMY-12", "KR-TILE-06")
def test_nothing_covers_flying_elusive_and_shield_cells():
    shown = card("~?gg/<gg]/..../....")
    dead = cells((0, 0), (0, 1), (1, 0), (1, 3))
    assert shown.dead == dead
    for mask in (*shown.tile_cells, *shown.soldier_cells, shown.figure_cells):
        assert mask & dead == 0
        assert mask & ~dead
    assert (shown.flying, shown.elusive) == (True, True)
    assert shown.shields == (LEFT, RIGHT, 0)


def test_icons_and_vulnerabilities_in_one_cell():
    shown = card("FHSf/QKZ./..../....")
    assert shown.fast == cells((0, 0), (0, 3), (1, 0))
    assert shown.heal == cells((0, 1), (1, 1))
    assert shown.sniper == cells((0, 2), (1, 2))
    assert shown.magic_weak == cells((0, 0), (0, 1), (0, 2))
    assert shown.physical_weak == cells((1, 0), (1, 1), (1, 2))


def test_big_enemies_can_be_vulnerable_in_part():
    avatar = card(".11./1111/1111/.11.", "..../.mm./.mm./....")
    middle = cells((1, 1), (1, 2), (2, 1), (2, 2))
    assert avatar.magic_weak == middle
    assert avatar.tile_cells[PHYSICAL] == 0xFFFF & ~middle
    assert avatar.abilities == {"big", "vulnerability"}


@pytest.mark.rule("KR-ESCAPE-02", "KR-ESCAPE-03", "KR-ENEMY-19", "KR-EX-26")
def test_hearts_for_what_is_left_uncovered():
    shown = card("11.g/11g./.g22/g.22")
    assert shown.hearts(0) == 4 + 4 + 4
    assert shown.hearts(cells((0, 0), (0, 1), (1, 0))) == 12
    assert shown.hearts(shown.big[0]) == 8
    assert shown.hearts(cells((0, 0), (2, 2), (3, 0))) == 4 + 4 + 3
    assert shown.hearts(shown.enemies) == 0
    assert shown.enemies == shown.small | shown.big[0] | shown.big[1]


@pytest.mark.parametrize(
    ("reward", "choices"),
    [
        ("-", ()),
        ("c", ((1, 0),)),
        ("g", ((0, 1),)),
        ("c/g", ((1, 0), (0, 1))),
        ("c+g", ((1, 1),)),
        ("cc+gg", ((2, 2),)),
    ],
)
def test_rewards_are_crystals_and_gold(reward: str, choices: tuple[tuple[int, int], ...]):
    assert card("g.../..../..../....", reward=reward).reward == choices


# The board


EXAMPLE = Board([".....#", ">>v..#", "..>>>X", ".....#"], [space_at(0, 1)])
PROLOGUE = Board(["....v...#", "....v...#", ">>>>>>>>X", "........X", "........#"], [32, 4])
H1, H2, H3, H4 = (space_at(*spot) for spot in ((1, 1), (2, 1), (2, 2), (3, 2)))


def aimed(at: tuple[int, int], arrows: tuple[int, ...], facing: int) -> set[int]:
    """The hordes of the example that arrows point at."""
    return {*EXAMPLE.targets(space_at(*at), arrows, facing)} & {H1, H2, H3, H4}


@pytest.mark.rule("KR-RANGE-01", "KR-RANGE-02")
def test_arrows_turn_with_the_card():
    assert turned(WIDE, NORTH) == WIDE
    assert turned(WIDE, EAST) == (1, 2, 3)
    assert turned(WIDE, WEST) == (5, 6, 7)


@pytest.mark.rule("KR-EX-04", "KR-EX-05", "KR-EX-06", "KR-EX-07", "KR-EX-08", "KR-EX-09")
def test_the_arrows_of_the_examples_point_at_their_hordes():
    assert aimed((2, 3), (0,), NORTH) == {H3}  # Adept Guild
    assert aimed((3, 3), WIDE, NORTH) == {H3, H4}  # Bruxa
    assert aimed((2, 0), WIDE, SOUTH) == {H1, H2}  # Wizard Tower
    assert aimed((1, 2), WIDE, EAST) == {H2, H3}  # Bombard
    assert aimed((3, 1), tuple(range(8)), NORTH) == {H2, H3, H4}  # Knights
    assert aimed((1, 0), WIDE, EAST) == {H2}  # Sharpshooter


@pytest.mark.rule("KR-EX-11", "KR-ROUND-03", "KR-ROUND-05")
def test_neighbours_are_the_eight_spaces_around():
    assert {*EXAMPLE.neighbours[H3]} & {H1, H2, H3, H4} == {H1, H2, H4}
    assert {*EXAMPLE.neighbours[H4]} & {H1, H2, H3, H4} == {H2, H3}
    assert len(EXAMPLE.neighbours[space_at(0, 0)]) == 3
    assert space_at(5, 2) not in EXAMPLE.neighbours[space_at(4, 2)]  # an exit is no space


def test_routes_lead_to_the_exit():
    assert EXAMPLE.routes == ((16, 17, 18, 34, 35, 36),)
    assert EXAMPLE.ahead[34] == (35, 36)
    assert EXAMPLE.ahead[36] == ()
    assert EXAMPLE.next[36] == EXAMPLE.exits[0]
    assert PROLOGUE.routes[1] == (4, 20, 36, 37, 38, 39)
    assert PROLOGUE.exits == (space_at(8, 2), space_at(8, 3))


@pytest.mark.rule("KR-EX-21", "KR-MOVE-05")
def test_heroes_enter_beside_an_exit():
    entries = {space_at(7, row) for row in (1, 2, 3, 4)}
    assert {*PROLOGUE.entries} == {*PROLOGUE.steps(NONE)} == entries
    assert {*PROLOGUE.within(NONE, 1)} == {NONE, *entries}
    assert PROLOGUE.within(NONE, 0) == (NONE,)


@pytest.mark.rule("KR-MOVE-01", "KR-EX-12", "KR-EX-20")
def test_moves_are_king_moves():
    reached = PROLOGUE.within(NONE, 3)
    assert {space_at(5, 2), space_at(6, 2), space_at(6, 3)} <= {*reached}
    assert space_at(3, 2) not in reached
    around = EXAMPLE.within(H1, 1)
    assert around[0] == H1
    assert {*around[1:]} == {*EXAMPLE.neighbours[H1]}
    assert all(distance(H1, space) <= 2 for space in EXAMPLE.within(H1, 2))


@pytest.mark.rule("KR-ENEMY-23")
def test_a_tile_comes_from_the_side_its_source_lies_on():
    horde = space_at(3, 3)
    assert sides(space_at(1, 3), horde) == LEFT
    assert sides(space_at(4, 3), horde) == RIGHT
    assert sides(space_at(3, 0), horde) == TOP
    assert sides(space_at(2, 4), horde) == LEFT | BOTTOM
    assert sides(horde, horde) == 0


@pytest.mark.rule("KRH-SITE-01")
def test_the_nearest_space_by_king_moves_and_its_ties():
    here = space_at(2, 2)
    near, far, tie = space_at(3, 3), space_at(4, 1), space_at(1, 2)
    assert EXAMPLE.nearest(here, [far, near]) == [near]
    assert EXAMPLE.nearest(here, [far, near, tie]) == [tie, near]
    assert EXAMPLE.nearest(here, []) == []
