"""Lynn and the Weakness Curse (KRH-LYNN, KR-CROSS-25)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import D2, L3, M1, MAGIC, PHYSICAL, TRUE
from rempart.games.kingdom_rush.events import TotemPlaced
from rempart.games.kingdom_rush.ids import ALRIC, HERO_TILES, LYNN
from rempart.games.kingdom_rush.options import (
    ActivateHero,
    BasicAttack,
    EndMove,
    PlaceTile,
    Skip,
    UseAbility,
)
from rempart.games.kingdom_rush.steps.enemies import snapshot, snipes
from rempart.games.kingdom_rush.steps.tiles import refuse_damage
from rempart.kernel import Match
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    cells,
    horde,
    targets,
    told,
)

CORNER = cells((0, 0), (1, 0), (0, 1), (1, 1))
LYNNS = HERO_TILES + LYNN
CURSE, BLADES, DESPAIR, FATE = range(LYNN * 4, LYNN * 4 + 4)


def table_of() -> Table:
    """Lynn with all her abilities, and Alric."""
    table = Table(heroes=(LYNN, ALRIC))
    table.abilities(0, 1, 2, 3, 4)
    return table


def acting(table: Table) -> Match:
    """Lynn stays where she is; her action comes next."""
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    return match


def using(table: Table, ability: int) -> Match:
    match = acting(table)
    match.choose(UseAbility(ability))
    return match


def dealt(match: Match, card: int) -> list[tuple[int, int, int]]:
    """Supply, shape and damage of the tiles on a horde."""
    return [(tile.supply, tile.shape, tile.damage) for tile in horde(match.state, card).tiles]


@pytest.mark.rule("KRH-LYNN-01", "KRH-LYNN-02")
def test_her_basic_attack_and_the_hex():
    hero = T.heroes[LYNN]
    assert (hero.life, hero.move) == (3, 2)
    table = table_of()
    hers, beside = table.horde("P01", 2, 1), table.horde("P01", 2, 2)
    table.horde("G02", 4, 2)
    table.hero(0, 2, 1, CORNER)
    match = acting(table)
    match.choose(BasicAttack())
    assert targets(match) == {hers}
    match.choose(PlaceTile(hers, cells((2, 0), (3, 0), (2, 1))))
    assert targets(match) == {beside}
    match.choose(PlaceTile(beside, cells((0, 0))))
    assert dealt(match, hers) == [(LYNNS, L3, PHYSICAL)]
    assert dealt(match, beside) == [(LYNNS, M1, MAGIC)]
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KRH-LYNN-11", "KR-CROSS-25")
def test_the_curse_lays_a_tile_with_a_totem():
    table = table_of()
    goblins, other = table.horde("P01", 0, 1), table.horde("P01", 2, 1)
    table.tile(other, "M1", cells((0, 0)))
    table.hero(0, 4, 3)
    match = using(table, CURSE)
    assert targets(match) == {goblins, other}
    match.choose(PlaceTile(goblins, cells((0, 0), (1, 0))))
    assert dealt(match, goblins) == [(LYNNS, D2, TRUE)]
    assert told(match, TotemPlaced) == [TotemPlaced(horde=goblins, rule="KR-CROSS-25")]
    assert horde(match.state, goblins).totem
    assert not horde(match.state, other).totem
    assert match.state.totems_left == T.totems - 1
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-CROSS-25")
@pytest.mark.parametrize("design", ["Y01", "Y03", "R05", "B08", "Y05"])
def test_the_horde_loses_what_it_can(design: str):
    """Shields against physical and magic tiles, elusive, snipers."""
    table = table_of()
    cursed = table.horde(design, 2, 1)
    free = T.designs[cursed].tile_cells[TRUE] & T.designs[cursed].enemies
    place = next(m for m in T.designs[cursed].fit.placements(D2, free))
    room = T.designs[cursed].figure_cells & ~place
    table.hero(0, 2, 1, T.designs[cursed].fit.placements(T.heroes[LYNN].footprint, room)[0])
    match = using(table, CURSE)
    match.choose(PlaceTile(cursed, place))
    found = horde(match.state, cursed)
    table.s = match.state
    table[0].space, table[0].cells = at(4, 3), 0
    for damage in (PHYSICAL, MAGIC):
        for source in (at(1, 1), at(3, 1), at(2, 0), at(2, 2)):
            assert refuse_damage(table.s, T, found, source, damage) is None
    snapshot(table.s)
    assert not snipes(found)


@pytest.mark.rule("KR-CROSS-25")
def test_a_cursed_shaman_heals_nobody():
    table = table_of()
    shamans = table.horde("Y06", 2, 1)
    table.hero(0, 4, 3)
    match = using(table, CURSE)
    match.choose(PlaceTile(shamans, cells((1, 1), (2, 1))))
    table.s = match.state
    match = table.advance()
    assert len(horde(match.state, shamans).tiles) == 1


@pytest.mark.rule("KR-CROSS-25")
def test_no_tile_no_totem_and_no_more_totems_than_there_are():
    table = table_of()
    goblins = table.horde("P01", 0, 1)
    table.hero(0, 4, 3)
    match = using(table, CURSE)
    match.choose(Skip())
    assert match.state.totems_left == T.totems
    table = table_of()
    goblins = table.horde("P01", 0, 1)
    table.s.totems_left = 0
    table.hero(0, 4, 3)
    match = using(table, CURSE)
    match.choose(PlaceTile(goblins, cells((0, 0), (1, 0))))
    assert not horde(match.state, goblins).totem
    assert match.state.totems_left == 0


@pytest.mark.rule("KRH-LYNN-11")
def test_no_curse_under_ashfall():
    table = table_of()
    table.horde("P01", 0, 1)
    table.hero(0, 4, 3)
    table.s.ashfall = True
    assert ask(using(table, CURSE)) == "ActionPhase"


@pytest.mark.rule("KRH-LYNN-12")
def test_a_storm_of_blades():
    table = table_of()
    hers = table.horde("P01", 2, 1)
    table.horde("P01", 2, 2)
    table.hero(0, 2, 1, CORNER)
    match = using(table, BLADES)
    assert targets(match) == {hers}
    match.choose(PlaceTile(hers, cells((2, 0), (3, 0))))
    match.choose(PlaceTile(hers, cells((2, 1), (3, 1))))
    assert dealt(match, hers) == [(LYNNS, D2, PHYSICAL)] * 2


@pytest.mark.rule("KRH-LYNN-13")
def test_despair_strikes_every_horde_around_her():
    table = table_of()
    hers, beside = table.horde("P01", 2, 1), table.horde("P01", 2, 2)
    also = table.horde("G02", 1, 1)
    table.hero(0, 2, 1, CORNER)
    match = using(table, DESPAIR)
    found: set[int] = set()
    while ask(match) == "LayTiles":
        (card,) = targets(match)
        found.add(card)
        cell = T.designs[card].enemies & -T.designs[card].enemies
        match.choose(PlaceTile(card, cell))
        assert dealt(match, card) == [(LYNNS, M1, TRUE)]
    assert found == {beside, also}
    assert not horde(match.state, hers).tiles


@pytest.mark.rule("KRH-LYNN-14")
def test_sealed_fate():
    table = table_of()
    hers = table.horde("P01", 2, 1)
    table.horde("P01", 2, 2)
    table.hero(0, 2, 1, CORNER)
    match = using(table, FATE)
    assert targets(match) == {hers}
    match.choose(PlaceTile(hers, cells((2, 0), (3, 0), (2, 1))))
    match.choose(PlaceTile(hers, cells((3, 1))))
    assert dealt(match, hers) == [(LYNNS, L3, TRUE), (LYNNS, M1, TRUE)]
