"""Placing tiles (KR-TILE) and damage types (KR-DMG)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import D2, I3, L3, M1, MAGIC, O4, PHYSICAL, SHAPES, TRUE
from rempart.games.kingdom_rush.events import (
    HordeEluded,
    OutOfStock,
    ShieldHeld,
    TileLaid,
    TileUnplaced,
)
from rempart.games.kingdom_rush.ids import (
    ARCHER_TILES,
    ARTILLERY_TILES,
    KNIVES,
    MAGE_TILES,
    SOL4A,
    SUPPLIES,
    TOWERS,
)
from rempart.games.kingdom_rush.options import PlaceSoldier, PlaceTile, Skip
from rempart.games.kingdom_rush.pieces import NO_SOURCE, WARDED
from rempart.games.kingdom_rush.steps.soldiers import Muster, free_cells, remove_soldiers
from rempart.games.kingdom_rush.steps.tiles import LayTiles, remove_tiles
from rempart.kernel import NONE, Match
from tests.games.kingdom_rush.table import (
    HEROES,
    T,
    Table,
    at,
    cells,
    horde,
    offered,
    refused,
    sound,
    stopped,
    told,
)

STOCK = {M1: KNIVES, D2: ARCHER_TILES, I3: ARCHER_TILES, L3: MAGE_TILES, O4: MAGE_TILES}


def laying(
    table: Table, card: int, *shapes: int, damage: int = PHYSICAL, source: int = NO_SOURCE
) -> Match:
    """Seat 0 lays tiles of these shapes on a horde."""
    supply = STOCK[shapes[0]]
    return table.only(LayTiles(0, [card], list(shapes), supply, damage, source, "KR-TOWER-20"))


def masks(match: Match) -> set[int]:
    return {option.cells for option in offered(match, PlaceTile)}


@pytest.mark.rule("KR-TILE-01")
def test_a_tile_may_cover_enemies_empty_cells_or_both():
    table = Table()
    card = table.horde("G01", 2, 1)  # ..../.gg./.g../....
    match = laying(table, card, D2)
    assert {cells((0, 0), (1, 0)), cells((0, 1), (1, 1)), cells((1, 1), (2, 1))} <= masks(match)
    match.choose(PlaceTile(card, cells((0, 1), (1, 1))))
    assert horde(match.state, card).covered == cells((0, 1), (1, 1))


@pytest.mark.rule("KR-TILE-02")
@pytest.mark.parametrize(
    ("shape", "count"), [(M1, 16), (D2, 24), (I3, 16), (L3, 36), (O4, 9)], ids=SHAPES
)
def test_a_tile_may_be_turned_and_flipped(shape: int, count: int):
    table = Table()
    card = table.horde("G01", 2, 1)
    match = laying(table, card, shape)
    assert len(masks(match)) == count
    if shape == L3:
        corners = {cells((0, 0), (1, 0), (0, 1)), cells((0, 0), (1, 0), (1, 1))}
        assert corners <= masks(match)


@pytest.mark.rule("KR-TILE-03")
def test_a_tile_overlaps_neither_tiles_soldiers_heroes_nor_sand_warriors():
    table = Table()
    card = table.horde("G01", 2, 1)
    table.tile(card, "M1", cells((0, 0)))
    table.soldier(card, cells((1, 0)))
    table.hero(0, 2, 1, cells((2, 0), (3, 0), (2, 1), (3, 1)))
    table.s.warriors[0].space, table.s.warriors[0].cells = at(2, 1), cells((0, 1))
    table.of(card).covered |= cells((0, 1))
    sound(table.s)
    match = laying(table, card, M1)
    taken = cells((0, 0), (1, 0), (2, 0), (3, 0), (2, 1), (3, 1), (0, 1))
    assert masks(match) == {1 << n for n in range(16) if not taken >> n & 1}
    for spot in ((0, 0), (1, 0), (2, 0), (0, 1)):
        refused(match, PlaceTile(card, cells(spot)), "KR-TILE-03")


@pytest.mark.rule("KR-TILE-04")
def test_a_tile_lies_wholly_inside_the_grid_and_keeps_its_shape():
    table = Table()
    card = table.horde("G01", 2, 1)
    match = laying(table, card, D2)
    refused(match, PlaceTile(card, cells((3, 0), (0, 1))), "KR-TILE-04")  # over the edge
    refused(match, PlaceTile(card, 1 << 15 | 1 << 16), "KR-TILE-04")
    refused(match, PlaceTile(card, cells((0, 0))), "KR-TILE-04")
    refused(match, PlaceTile(card, cells((0, 0), (1, 1))), "KR-TILE-04")


@pytest.mark.rule("KR-TILE-05")
def test_a_tile_once_laid_stays_where_it_is():
    table = Table()
    card = table.horde("G01", 2, 1)
    match = laying(table, card, M1, M1)
    match.choose(PlaceTile(card, cells((0, 0))))
    before = list(horde(match.state, card).tiles)
    match.choose(PlaceTile(card, cells((1, 0))))
    assert horde(match.state, card).tiles[:1] == before
    assert [tile.cells for tile in horde(match.state, card).tiles] == [
        cells((0, 0)),
        cells((1, 0)),
    ]


@pytest.mark.rule("KR-TILE-06", "KR-ENEMY-12")
@pytest.mark.parametrize(("design", "dead"), [("B09", (0, 0)), ("Y04", (0, 0)), ("Y01", (0, 1))])
def test_nothing_covers_a_flying_elusive_or_shield_cell(design: str, dead: tuple[int, int]):
    table = Table()
    card = table.horde(design, 2, 1)
    table.soldier(card, cells((3, 3)))  # an elusive horde takes tiles now
    match = laying(table, card, M1, damage=TRUE)
    assert masks(match)
    refused(match, PlaceTile(card, cells(dead)), "KR-TILE-06")
    assert not free_cells(table.s, table.of(card), TRUE) & cells(dead)


@pytest.mark.rule("KR-TILE-07")
def test_one_cell_that_refuses_the_type_makes_the_position_illegal():
    table = Table()
    card = table.horde("B06", 2, 1)  # .mm./.gg./.gg./....
    match = laying(table, card, D2)
    refused(match, PlaceTile(card, cells((1, 0), (1, 1))), "KR-TILE-07")
    assert cells((1, 1), (1, 2)) in masks(match)


@pytest.mark.rule("KR-TILE-08")
def test_tiles_travel_with_their_horde():
    table = Table()
    card = table.horde("G01", 1, 1)
    table.tile(card, "M1", cells((1, 1)))
    match = table.advance()
    found = horde(match.state, card)
    assert found.space == at(2, 1)
    assert [tile.cells for tile in found.tiles] == [cells((1, 1))]
    assert found.covered == cells((1, 1))


@pytest.mark.rule("KR-TILE-09")
def test_removed_tiles_go_back_to_their_own_supply():
    table = Table()
    card = table.horde("G01", 2, 1)
    full = list(table.s.tiles_left)
    table.tile(card, "D2", cells((1, 1), (2, 1)), ARCHER_TILES)
    table.tile(card, "M1", cells((0, 0)), KNIVES)
    table.soldier(card, cells((3, 3)))
    assert table.s.tiles_left != full
    remove_tiles(table.s, table.of(card), "KR-ENEMY-06")
    assert table.s.tiles_left == full
    assert table.of(card).tiles == []
    assert table.of(card).covered == cells((3, 3))
    sound(table.s)


@pytest.mark.rule("KR-TILE-10")
def test_a_soldier_stands_on_one_free_cell_that_accepts_it():
    table = Table()
    card = table.horde("B06", 2, 1)  # .mm./.gg./.gg./....
    table.tile(card, "M1", cells((1, 1)))
    match = table.only(Muster(0, [card], 1, PHYSICAL, "KR-TOWER-35", NONE, 0, []))
    found = {option.cell for option in offered(match, PlaceSoldier)}
    assert found == {1 << n for n in range(16)} - {cells(c) for c in ((1, 0), (2, 0), (1, 1))}
    refused(match, PlaceSoldier(card, cells((1, 1))), "KR-TILE-03")
    refused(match, PlaceSoldier(card, cells((1, 0))), "KR-TILE-07")
    refused(match, PlaceSoldier(card, cells((0, 0), (1, 0))), "KR-TILE-10")
    refused(match, PlaceSoldier(card, 1 << 16), "KR-TILE-10")
    refused(match, PlaceSoldier(card + 1, 1), "KR-RANGE-01")
    match.choose(PlaceSoldier(card, cells((2, 2))))
    assert stopped(match)
    assert match.state.soldiers_left == 11
    assert horde(match.state, card).covered == cells((1, 1), (2, 2))


@pytest.mark.rule("KR-TILE-11")
def test_a_tile_that_fits_nowhere_or_is_out_of_stock_is_not_laid():
    table = Table()
    card = table.horde("G01", 2, 1)
    table.tile(card, "M1", sum(1 << n for n in range(16)) ^ cells((0, 0)), KNIVES)
    match = laying(table, card, D2, I3)
    assert stopped(match)
    assert [(e.horde, e.shape) for e in told(match, TileUnplaced)] == [(card, I3)]
    table = Table()
    card = table.horde("G01", 2, 1)
    table.s.tiles_left[ARCHER_TILES * 5 + D2] = 0
    match = laying(table, card, D2, I3)
    assert match.decision is not None
    assert match.decision.step.pieces == [I3]  # what is left is laid
    assert [(e.supply, e.shape) for e in told(match, OutOfStock)] == [(ARCHER_TILES, D2)]


@pytest.mark.rule("KR-ENEMY-11", "KR-ENEMY-23", "KR-TILE-11")
def test_what_stops_a_tile_is_told():
    table = Table()
    card = table.horde("Y04", 2, 1)  # Sand Wraiths: elusive
    match = laying(table, card, D2, M1)
    assert stopped(match)
    assert [e.horde for e in told(match, HordeEluded)] == [card]
    table = Table()
    card = table.horde("G01", 2, 1)
    horde(table.s, card).marks |= WARDED
    match = laying(table, card, D2, source=at(2, 2))
    assert stopped(match)
    assert [e.horde for e in told(match, ShieldHeld)] == [card]
    match = laying(table, card, D2, damage=TRUE, source=at(2, 2))
    assert not stopped(match)


@pytest.mark.rule("KR-TILE-11")
def test_without_finite_tiles_there_is_always_one_more():
    table = Table()
    card = table.horde("G01", 2, 1)
    table.s.tiles_left[ARCHER_TILES * 5 + D2] = 0
    table.s.finite_tiles = False
    match = laying(table, card, D2)
    match.choose(PlaceTile(card, cells((1, 1), (2, 1))))
    assert match.state.tiles_left[ARCHER_TILES * 5 + D2] == 0
    remove_tiles(match.state, horde(match.state, card), "KR-ENEMY-06")
    assert match.state.tiles_left[ARCHER_TILES * 5 + D2] == 0


@pytest.mark.rule("KR-R-06")
def test_each_tile_may_be_left_out():
    table = Table()
    card = table.horde("G01", 2, 1)
    match = laying(table, card, D2)
    match.choose(Skip())
    assert stopped(match)
    assert horde(match.state, card).tiles == []
    assert match.state.tiles_left == list(T.tiles_full)


# Damage types


@pytest.mark.rule("KR-DMG-01")
def test_every_tile_and_soldier_has_a_type():
    table = Table()
    card = table.horde("G01", 2, 1)
    match = laying(table, card, M1, damage=MAGIC)
    match.choose(PlaceTile(card, cells((1, 1))))
    (tile,) = horde(match.state, card).tiles
    assert tile.damage == MAGIC
    (event,) = told(match, TileLaid)
    assert event.damage == MAGIC


@pytest.mark.rule("KR-DMG-02")
def test_soldiers_are_physical_unless_their_tower_says_otherwise():
    damage = {
        type_: shot.damage
        for type_, modes in enumerate(T.attacks)
        for mode in modes
        for shot in mode
        if shot.what == 1
    }
    true = {"SOL4a", "MAG4b"}
    assert {TOWERS[type_] for type_, kind in damage.items() if kind == TRUE} == true
    assert {TOWERS[t] for t, kind in damage.items() if kind == PHYSICAL} == {
        "SOL1",
        "SOL2",
        "SOL3",
        "SOL4b",
    }
    assert damage[SOL4A] == TRUE


@pytest.mark.rule("KR-DMG-03", "KR-ENEMY-20")
def test_physical_does_not_cover_what_is_vulnerable_to_magic():
    table = Table()
    card = table.horde("B06", 2, 1)  # .mm./.gg./.gg./....
    refused(laying(table, card, M1), PlaceTile(card, cells((1, 0))), "KR-TILE-07")
    match = laying(table, card, M1, damage=MAGIC)
    match.choose(PlaceTile(card, cells((1, 0))))
    assert horde(match.state, card).covered == cells((1, 0))


@pytest.mark.rule("KR-DMG-04", "KR-ENEMY-21")
def test_magic_does_not_cover_what_is_vulnerable_to_physical():
    table = Table()
    card = table.horde("B07", 2, 1)  # .pp./.gg./.gg./....
    refused(laying(table, card, M1, damage=MAGIC), PlaceTile(card, cells((1, 0))), "KR-TILE-07")
    match = laying(table, card, M1)
    match.choose(PlaceTile(card, cells((1, 0))))
    assert horde(match.state, card).covered == cells((1, 0))


@pytest.mark.rule("KR-DMG-05")
@pytest.mark.parametrize("design", ["B06", "B07", "R09"])
def test_true_damage_covers_any_cell_that_can_be_covered(design: str):
    table = Table()
    card = table.horde(design, 2, 1)
    assert len(masks(laying(table, card, M1, damage=TRUE))) == 16


@pytest.mark.rule("KR-DMG-05", "KR-EX-22", "KR-ENEMY-23", "KR-ENEMY-24")
def test_shields_stop_their_type_from_their_sides_but_neither_true_damage_nor_soldiers():
    table = Table()
    card = table.horde("Y01", 2, 1)  # physical shields left and right
    left, right, above, corner = at(1, 1), at(3, 1), at(2, 0), at(1, 2)
    for source in (left, right, corner):
        assert stopped(laying(table, card, M1, source=source))
        assert not stopped(laying(table, card, M1, damage=TRUE, source=source))
        assert not stopped(laying(table, card, M1, damage=MAGIC, source=source))
    assert not stopped(laying(table, card, M1, source=above))
    assert not stopped(laying(table, card, M1, source=at(2, 1)))  # from the horde itself
    assert free_cells(table.s, table.of(card), PHYSICAL)


@pytest.mark.rule("KR-ENEMY-23")
def test_a_shielded_horde_among_others_is_refused_with_the_shield():
    table = Table()
    guarded, open_ = table.horde("Y01", 2, 1), table.horde("G01", 2, 2)
    match = table.only(
        LayTiles(0, [guarded, open_], [M1], KNIVES, PHYSICAL, at(1, 1), "KR-TOWER-20")
    )
    assert {option.horde for option in offered(match, PlaceTile)} == {open_}
    refused(match, PlaceTile(guarded, cells((1, 0))), "KR-ENEMY-23")


@pytest.mark.rule("KR-DMG-06")
def test_a_hero_figure_counts_as_true_damage():
    table = Table()
    for design in ("B06", "B07", "R09"):
        card = table.horde(design, 2, 1)
        shown = T.designs[card]
        assert shown.figure_cells == shown.tile_cells[TRUE]
        table.s.hordes.clear()


@pytest.mark.rule("KR-DMG-07")
def test_a_heros_tiles_have_the_type_printed_for_the_attack():
    types = {
        hero: {shot.damage for mode in T.heroes[n].attacks for shot in mode}
        for n, hero in enumerate(HEROES)
    }
    assert types == {
        "alric": {PHYSICAL},
        "bruxa": {MAGIC},
        "dierdre": {MAGIC},
        "elora": {MAGIC},
        "saitam": {PHYSICAL},
        "alleria": {PHYSICAL},
        "magnus": {MAGIC},
        "veznan": {MAGIC},
        "lynn": {PHYSICAL},
    }


@pytest.mark.rule("KR-DMG-08")
def test_all_flower_tiles_are_true():
    dealt = [shot.damage for shots in T.flowers for shot in shots if shot.pieces]
    assert dealt
    assert set(dealt) == {TRUE}


@pytest.mark.rule("KR-DMG-09", "KR-TOWER-13", "KR-TOWER-10")
def test_towers_deal_the_type_of_their_family():
    families = {"ARC": PHYSICAL, "MAG": MAGIC, "ART": PHYSICAL, "SOL": PHYSICAL}
    for type_, tower in enumerate(TOWERS):
        expected = TRUE if tower in ("MAG4b", "SOL4a") else families[tower[:3]]
        for mode in T.attacks[type_]:
            for shot in mode:
                assert shot.damage == expected
    assert SUPPLIES[ARTILLERY_TILES] == "artillery"


@pytest.mark.rule("KR-ENEMY-22")
def test_specific_vulnerability_takes_true_tiles_soldiers_and_heroes_only():
    table = Table()
    card = table.horde("R09", 2, 1)  # x..x/.gg./.gg./x..x
    for damage in (PHYSICAL, MAGIC):
        refused(
            laying(table, card, M1, damage=damage), PlaceTile(card, cells((0, 0))), "KR-TILE-07"
        )
        assert free_cells(table.s, table.of(card), damage) & cells((0, 0))
    assert cells((0, 0)) in masks(laying(table, card, M1, damage=TRUE))


@pytest.mark.rule("KR-ENEMY-11", "KR-R-51")
@pytest.mark.parametrize("damage", [PHYSICAL, TRUE])
def test_an_elusive_horde_takes_tiles_only_with_a_hero_or_soldier_on_it(damage: int):
    table = Table()
    card, other = table.horde("Y04", 2, 1), table.horde("G01", 1, 1)
    lay = LayTiles(0, [card, other], [M1], KNIVES, damage, NO_SOURCE, "KR-TOWER-20")
    match = table.only(lay)
    assert {option.horde for option in offered(match, PlaceTile)} == {other}
    refused(match, PlaceTile(card, cells((1, 1))), "KR-ENEMY-11")
    table.s.warriors[0].space, table.s.warriors[0].cells = at(2, 1), cells((2, 0))
    table.of(card).covered |= cells((2, 0))
    refused(table.only(lay), PlaceTile(card, cells((1, 1))), "KR-ENEMY-11")  # KR-R-27
    assert free_cells(table.s, table.of(card), damage)  # soldiers may come
    table.soldier(card, cells((1, 2)))
    match = table.only(lay)
    assert {option.horde for option in offered(match, PlaceTile)} == {card, other}
    table.of(card).soldiers.clear()
    table.hero(1, 2, 1, cells((0, 2), (1, 2), (0, 3), (1, 3)))
    match = table.only(lay)
    assert {option.horde for option in offered(match, PlaceTile)} == {card, other}


@pytest.mark.rule("KR-ENEMY-11")
def test_a_bench_hero_on_an_elusive_horde_lets_tiles_through():
    table = Table(players=1, heroes=(0,))
    card = table.horde("Y04", 2, 1)
    table.bench(4)
    assert stopped(laying(table, card, M1))
    mine = table.s.bench[0]
    mine.space, mine.cells = at(2, 1), cells((0, 2), (1, 2), (0, 3), (1, 3))
    table.of(card).covered |= mine.cells
    assert masks(laying(table, card, M1))


@pytest.mark.rule("KR-TOTEM-03")
def test_a_totem_switches_off_shields_and_elusiveness():
    table = Table()
    guarded, elusive = table.horde("Y01", 2, 1), table.horde("Y04", 1, 1)
    for card, source in ((guarded, at(1, 1)), (elusive, NO_SOURCE)):
        assert stopped(laying(table, card, M1, source=source))
        table.of(card).totem = True
        assert masks(laying(table, card, M1, source=source))


def test_a_warded_horde_has_physical_shields_on_all_sides():
    table = Table()
    card = table.horde("G01", 2, 1)
    table.of(card).marks = WARDED
    for source in (at(1, 1), at(3, 1), at(2, 0), at(2, 2)):
        assert stopped(laying(table, card, M1, source=source))
        assert masks(laying(table, card, M1, damage=MAGIC, source=source))
    assert masks(laying(table, card, M1, source=at(2, 1)))


def test_soldiers_leave_their_cells_open():
    table = Table(heroes=(0, 1))
    card = table.horde("G01", 2, 1)
    table.soldier(card, cells((1, 1)))
    table.soldier(card, cells((3, 3)))
    remove_soldiers(table.s, table.of(card), "KR-DESTROY-08")
    assert table.of(card).covered == 0
    assert table.s.soldiers_left == 12
