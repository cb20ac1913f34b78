"""Elora Wintersong (KR-ELORA)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import D2, M1, MAGIC, TRUE
from rempart.games.kingdom_rush.events import PermafrostLaid
from rempart.games.kingdom_rush.ids import ALRIC, BRUXA, ELORA, HERO_TILES
from rempart.games.kingdom_rush.options import (
    ActivateBench,
    ActivateHero,
    BasicAttack,
    ChoosePile,
    EndMove,
    Face,
    MoveTo,
    PlaceTile,
    Skip,
    UseAbility,
)
from rempart.games.kingdom_rush.steps.heroes import end_round
from rempart.games.kingdom_rush.steps.solo import RoundStart
from rempart.kernel import Match
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    cells,
    horde,
    offered,
    refused,
    stopped,
    targets,
    told,
)

ELORAS = HERO_TILES + ELORA
CORNER = cells((0, 0), (1, 0), (0, 1), (1, 1))


def table_of(*heroes: int) -> Table:
    heroes = heroes or (ELORA, ALRIC)
    return Table(players=len(heroes), heroes=heroes)


def acting(table: Table, facing: int = 0) -> Match:
    """Elora was activated, lays no winter tiles and stays; her action comes next."""
    match = table.actions()
    match.choose(ActivateHero(0))
    while ask(match) == "LayTiles":
        match.choose(Skip())
    match.choose(EndMove())
    if ask(match) == "HeroFacing":
        match.choose(Face(facing))
    return match


def dealt(match: Match, card: int) -> list[tuple[int, int, int]]:
    return [(tile.supply, tile.shape, tile.damage) for tile in horde(match.state, card).tiles]


def frost(table: Table, card: int, *spots: tuple[int, int]) -> None:
    """Tiles of Elora's on a horde."""
    for spot in spots:
        table.tile(card, "M1", cells(spot), ELORAS, MAGIC)


@pytest.mark.rule("KR-ELORA-01")
def test_eloras_board():
    hero = T.heroes[ELORA]
    assert (hero.life, hero.move) == (2, 3)
    table = table_of()
    left, right = table.horde("P01", 2, 2), table.horde("P01", 3, 2)
    table.horde("G02", 1, 1)
    table.hero(0, 3, 3)
    match = acting(table)
    match.choose(BasicAttack())
    assert targets(match) == {left, right}
    match.choose(PlaceTile(left, cells((0, 0), (1, 0))))
    assert targets(match) == {left, right}
    match.choose(PlaceTile(right, cells((0, 0))))
    assert dealt(match, left) == [(ELORAS, D2, MAGIC)]
    assert dealt(match, right) == [(ELORAS, M1, MAGIC)]


@pytest.mark.rule("KR-ELORA-02")
def test_winter_comes_to_every_horde_that_bears_her_tiles():
    table = table_of()
    first, second, third = (
        table.horde("P01", 0, 1),
        table.horde("P01", 2, 1),
        table.horde("G02", 3, 2),
    )
    frost(table, first, (0, 0))
    frost(table, second, (0, 0))
    match = table.actions()
    match.choose(ActivateHero(0))
    assert targets(match) == {first, second}
    match.choose(PlaceTile(second, cells((1, 0))))
    assert targets(match) == {first}
    match.choose(PlaceTile(first, cells((1, 0))))
    assert ask(match) == "Move"
    assert dealt(match, first) == dealt(match, second) == [(ELORAS, M1, MAGIC)] * 2
    assert not horde(match.state, third).tiles


@pytest.mark.rule("KR-ELORA-03")
def test_shields_do_not_stop_the_winter():
    table = table_of()
    shields = table.horde("P04", 2, 1)
    frost(table, shields, (1, 0))
    table.hero(0, 1, 2)
    match = table.actions()
    match.choose(ActivateHero(0))
    assert targets(match) == {shields}
    match.choose(Skip())
    match.choose(EndMove())
    match.choose(Face(0))
    match.choose(BasicAttack())
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-ELORA-04")
def test_no_winter_while_she_is_stunned():
    table = table_of()
    frost(table, table.horde("P01", 2, 1), (0, 0))
    table[0].life, table[0].stunned = 0, True
    match = table.actions()
    match.choose(ActivateHero(0))
    assert ask(match) == "ActionPhase"
    assert len(match.state.hordes[0].tiles) == 1
    match.state.players[0].activated = False
    match = table.actions()
    match.choose(ActivateHero(0))
    assert ask(match) == "LayTiles"


@pytest.mark.rule("KR-ELORA-11")
def test_blizzard_reaches_any_hordes():
    table = table_of()
    near, far = table.horde("P01", 3, 2), table.horde("P01", 0, 1)
    table.abilities(0, 1)
    match = acting(table)
    match.choose(UseAbility(ELORA * 4))
    for card, spot in ((near, (0, 0)), (far, (0, 0)), (near, (1, 0))):
        assert targets(match) == {near, far}
        match.choose(PlaceTile(card, cells(spot)))
    assert dealt(match, near) == [(ELORAS, M1, MAGIC)] * 2
    assert dealt(match, far) == [(ELORAS, M1, MAGIC)]
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-ELORA-12")
def test_chill_out_strikes_different_hordes_that_bear_her_tiles():
    table = table_of()
    spots = ((0, 1), (1, 1), (2, 1), (2, 2), (3, 2))
    hordes = [table.horde(f"P0{n + 1}", *spot) for n, spot in enumerate(spots)]
    for card in hordes[:4]:
        frost(table, card, (1, 1))
    table.abilities(0, 2)
    match = acting(table)
    match.choose(UseAbility(ELORA * 4 + 1))
    for n in range(3):
        assert targets(match) == set(hordes[n:4])
        match.choose(next(o for o in offered(match, PlaceTile) if o.horde == hordes[n]))
    assert ask(match) == "ActionPhase"
    tile = (ELORAS, D2, TRUE)
    assert [tile in dealt(match, card) for card in hordes] == [True, True, True, False, False]


@pytest.mark.rule("KR-ELORA-13")
def test_ice_armour_needs_three_cells_of_hers_under_the_heros_horde():
    table = table_of(ELORA, ALRIC, BRUXA)
    cold, cool = table.horde("P01", 2, 1), table.horde("P01", 2, 2)
    table.tile(cold, "D2", cells((0, 2), (1, 2)), ELORAS, MAGIC)
    frost(table, cold, (2, 2))
    frost(table, cool, (0, 2), (1, 2))
    table.tile(cool, "M1", cells((2, 2)), 2)
    table.hero(1, 2, 1, CORNER)
    table.hero(2, 2, 2, CORNER)
    table.abilities(0, 3)
    match = acting(table)
    match.choose(UseAbility(ELORA * 4 + 2))
    assert [p.protected for p in match.state.players] == [False, True, False]


@pytest.mark.rule("KR-ELORA-14")
def test_permafrost_waits_for_the_next_horde_of_a_pile():
    table = Table("v.v.#\nv.v.#\n>>>>X\n", ((0, 0), (2, 0)), heroes=(ELORA, ALRIC))
    first, second = table.pile("P01")[0], table.pile("P01", number=1)[0]
    table.abilities(0, 4)
    stock = table.s.tiles_left[ELORAS * 5 + D2]
    match = acting(table)
    match.choose(UseAbility(ELORA * 4 + 3))
    assert offered(match, ChoosePile) == [ChoosePile(0), ChoosePile(1)]
    refused(match, ChoosePile(2), "KR-ELORA-14")
    match.choose(ChoosePile(1))
    assert told(match, PermafrostLaid) == [PermafrostLaid(pile=1)]
    refused(match, ChoosePile(1), "KR-ELORA-14")
    match.choose(Skip())
    assert match.state.permafrost == [1]
    assert match.state.tiles_left[ELORAS * 5 + D2] == stock - 1
    match = table.spawn()
    assert targets(match) == {second}
    match.choose(PlaceTile(second, cells((0, 0), (1, 0))))
    assert dealt(match, second) == [(ELORAS, D2, TRUE)]
    assert not horde(match.state, first).tiles
    assert match.state.permafrost == []
    assert match.state.tiles_left[ELORAS * 5 + D2] == stock - 1


@pytest.mark.rule("KR-ELORA-14")
def test_at_most_three_piles_and_only_tiles_in_stock():
    table = Table("v.v.v.v#\n>>>>>>>X\n", ((0, 0), (2, 0), (4, 0), (6, 0)), heroes=(ELORA, ALRIC))
    table.abilities(0, 4)
    match = acting(table)
    match.choose(UseAbility(ELORA * 4 + 3))
    for pile in (3, 1, 0):
        match.choose(ChoosePile(pile))
    assert ask(match) == "ActionPhase"
    assert match.state.permafrost == [3, 1, 0]
    table.s.tiles_left[ELORAS * 5 + D2] = 0
    table.s.permafrost = []
    table[0].activated, table[0].flipped = False, 0
    match = acting(table)
    match.choose(UseAbility(ELORA * 4 + 3))
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-ELORA-20")
def test_bench_elora_strikes_now_and_in_the_next_round():
    table = Table(players=1, heroes=(ALRIC,))
    first, second = table.horde("P01", 2, 1), table.horde("P01", 0, 1)
    table.bench(ELORA)
    match = table.actions()
    match.choose(ActivateBench(0, ELORA))
    match.choose(MoveTo(at(0, 0)))
    assert targets(match) == {first, second}
    match.choose(PlaceTile(first, cells((0, 0))))
    assert targets(match) == {first}
    match.choose(PlaceTile(first, cells((1, 0))))
    match.choose(PlaceTile(first, cells((2, 0))))
    assert dealt(match, first) == [(ELORAS, M1, MAGIC)] * 3
    end_round(match.state)
    match = table.only(RoundStart())
    assert targets(match) == {first}
    match.choose(PlaceTile(first, cells((0, 1), (1, 1))))
    assert dealt(match, first)[3:] == [(ELORAS, D2, MAGIC)]
    assert not horde(match.state, second).tiles
    assert stopped(table.only(RoundStart()))


@pytest.mark.rule("KR-ELORA-11", "KRH-RIFT-01")
def test_no_perfect_range_for_heroes_in_ashfall():
    table = table_of()
    table.horde("P01", 3, 2)
    table.abilities(0, 1)
    table.s.ashfall = True
    match = acting(table)
    match.choose(UseAbility(ELORA * 4))
    assert ask(match) == "ActionPhase"
