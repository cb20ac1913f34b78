"""Saitam (KR-SAITAM)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import D2, M1, PHYSICAL, TRUE
from rempart.games.kingdom_rush.ids import ALRIC, HERO_TILES, SAITAM
from rempart.games.kingdom_rush.options import (
    ActivateBench,
    ActivateFlower,
    ActivateHero,
    BasicAttack,
    EndMove,
    MoveTo,
    PlaceTile,
    Skip,
    Stand,
    StepTo,
    UseAbility,
)
from rempart.games.kingdom_rush.steps.heroes import moves_of, palmed
from rempart.games.kingdom_rush.steps.life import Hurt
from rempart.games.kingdom_rush.steps.movement import Move
from rempart.games.kingdom_rush.steps.retreat import retreat_all
from rempart.kernel import Match
from tests.asked import asked
from tests.games.kingdom_rush.table import (
    T,
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
    targets,
)

SAITAMS = HERO_TILES + SAITAM
CORNER = cells((0, 0), (1, 0), (0, 1), (1, 1))


def table_of() -> Table:
    return Table(heroes=(SAITAM, ALRIC))


def acting(table: Table) -> Match:
    """Saitam was activated and stays where he is; his action comes next."""
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    return match


def dealt(match: Match, card: int) -> list[tuple[int, int, int]]:
    return [(tile.supply, tile.shape, tile.damage) for tile in horde(match.state, card).tiles]


def lay(match: Match, card: int) -> None:
    """Lay the tile somewhere on a horde, the only one it can go on."""
    assert targets(match) == {card}
    match.choose(offered(match, PlaceTile)[-1])


@pytest.mark.rule("KR-SAITAM-01")
def test_saitam_attacks_in_melee_and_then_moves_on():
    hero = T.heroes[SAITAM]
    assert (hero.life, hero.move) == (3, 2)
    table = table_of()
    goblins = table.horde("P01", 2, 1)
    table.hero(0, 2, 1, CORNER)
    flower = table.flower(3, 1, "earth")
    match = acting(table)
    match.choose(BasicAttack())
    match.choose(PlaceTile(goblins, cells((2, 0), (3, 0))))
    assert dealt(match, goblins) == [(SAITAMS, D2, PHYSICAL)]
    match.choose(StepTo(at(3, 1)))
    lay(match, goblins)
    match.choose(StepTo(at(4, 1)))
    assert offered(match, ActivateFlower) == [ActivateFlower(flower)]
    match.choose(Skip())
    assert ask(match) == "ActionPhase"
    assert player(match).space == at(4, 1)


@pytest.mark.rule("KR-SAITAM-02")
def test_mighty_primate_strikes_every_horde_he_leaves():
    table = table_of()
    first, second = table.horde("P01", 2, 1), table.horde("P01", 2, 2)
    untouched = table.horde("G02", 3, 2)
    table.hero(0, 2, 1, CORNER)
    match = table.only(Move(0, 4, []))
    match.choose(StepTo(at(2, 2)))
    assert CORNER & horde(match.state, first).covered == 0
    match.choose(PlaceTile(first, cells((0, 0))))
    match.choose(StepTo(at(2, 1)))
    lay(match, second)
    match.choose(StepTo(at(2, 2)))
    lay(match, first)
    match.choose(EndMove())
    match.choose(Stand(CORNER))
    assert stopped(match)
    assert dealt(match, first) == [(SAITAMS, M1, PHYSICAL)] * 2
    assert dealt(match, second) == [(SAITAMS, M1, PHYSICAL)]
    assert not horde(match.state, untouched).tiles
    sound(match.state)


@pytest.mark.rule("KR-SAITAM-02")
def test_a_shield_does_not_stop_it_but_the_type_does():
    table = table_of()
    shields = table.horde("P03", 2, 1)
    table.hero(0, 2, 1, cells((2, 2), (3, 2), (2, 3), (3, 3)))
    match = table.only(Move(0, 1, []))
    match.choose(StepTo(at(1, 2)))
    assert targets(match) == {shields}
    table = table_of()
    orcs = table.horde("R01", 2, 1)  # mmm. / mggm / .mm. / ....
    table.hero(0, 2, 1, cells((0, 2), (1, 2), (0, 3), (1, 3)))
    match = table.only(Move(0, 1, []))
    match.choose(StepTo(at(1, 2)))
    refused(match, PlaceTile(orcs, cells((0, 0))), "KR-TILE-07")


@pytest.mark.rule("KR-SAITAM-02")
def test_no_strike_when_he_retreats_or_is_stunned():
    table = table_of()
    goblins = table.horde("P01", 2, 1)
    table.hero(0, 2, 1, CORNER)
    table.s.agenda = []
    retreat_all(table.s, at(2, 1), table.of(goblins))
    match = table.only(*table.s.agenda)
    match.choose(asked(match).options[0])
    assert stopped(match)
    table.hero(0, 2, 1, CORNER)
    table[0].life = 1
    match = table.only(Hurt(0, "KR-ADV-04"))
    assert stopped(match)
    assert not horde(match.state, goblins).tiles


@pytest.mark.rule("KR-SAITAM-11")
def test_divine_fury_counts_tiles_and_soldiers_once():
    table = table_of()
    goblins = table.horde("R01", 2, 1)
    table.hero(0, 2, 1, CORNER)
    table.tile(goblins, "M1", cells((3, 3)))
    table.soldier(goblins, cells((2, 3)))
    table.abilities(0, 1)
    match = acting(table)
    match.choose(UseAbility(SAITAM * 4))
    assert player(match).protected
    lay(match, goblins)
    lay(match, goblins)
    assert dealt(match, goblins)[1:] == [(SAITAMS, D2, TRUE)] * 2
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-SAITAM-11")
def test_off_a_horde_it_only_protects():
    table = table_of()
    table.horde("P01", 2, 1)
    table.hero(0, 3, 1)
    table.abilities(0, 1)
    match = acting(table)
    match.choose(UseAbility(SAITAM * 4))
    assert player(match).protected
    assert not player(match, 1).protected
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-SAITAM-12", "KR-EX-23")
def test_two_and_five_moves_are_seven_strikes():
    table = table_of()
    first, second = table.horde("P01", 2, 1), table.horde("P01", 2, 2)
    table.hero(0, 2, 1, CORNER)
    table.abilities(0, 2)
    match = table.actions()
    match.choose(ActivateHero(0))
    ways = [at(2, 2), at(2, 1)]
    left = [first, second]
    for n in range(2):
        match.choose(StepTo(ways[n % 2]))
        lay(match, left[n % 2])
    match.choose(Stand(CORNER))
    match.choose(UseAbility(SAITAM * 4 + 1))
    for n in range(5):
        match.choose(StepTo(ways[n % 2]))
        lay(match, left[n % 2])
    assert ask(match) == "StandOn"
    assert len(dealt(match, first)) + len(dealt(match, second)) == 7


@pytest.mark.rule("KR-SAITAM-13")
def test_whirling_staff_strikes_each_horde_around_him():
    table = table_of()
    under, first, second = (
        table.horde("P01", 2, 2),
        table.horde("R01", 2, 1),
        table.horde("P01", 3, 2),
    )
    far = table.horde("G02", 0, 1)
    table.hero(0, 2, 2, CORNER)
    table.abilities(0, 3)
    match = acting(table)
    match.choose(UseAbility(SAITAM * 4 + 2))
    hit: set[int] = set()
    while ask(match) == "LayTiles":
        (card,) = targets(match)
        hit.add(card)
        match.choose(offered(match, PlaceTile)[0])
    assert hit == {first, second}
    assert dealt(match, first) == dealt(match, second) == [(SAITAMS, D2, TRUE)]
    assert not horde(match.state, under).tiles
    assert not horde(match.state, far).tiles


@pytest.mark.rule("KR-SAITAM-14")
def test_monkey_palm_gives_a_move_and_holds_his_horde():
    table = table_of()
    goblins = table.horde("P01", 2, 1)
    table.hero(0, 2, 1, CORNER)
    assert (moves_of(table.s, 0), palmed(table.s)) == (2, [])
    table.abilities(0, 4)
    assert (moves_of(table.s, 0), palmed(table.s)) == (3, [goblins])
    table.hero(0, 3, 3)
    table[0].cells = 0
    assert palmed(table.s) == []


@pytest.mark.rule("KR-SAITAM-14")
def test_the_held_horde_does_nothing_in_phase_4():
    table = table_of()
    shamans = table.horde("B04", 2, 1)  # g.g. / .h.. / g.g.
    table.tile(shamans, "M1", cells((0, 0)))
    table.hero(0, 2, 1, cells((2, 2), (3, 2), (2, 3), (3, 3)))
    table.abilities(0, 4)
    match = table.advance()
    assert horde(match.state, shamans).space == at(2, 1)
    assert len(horde(match.state, shamans).tiles) == 1
    assert player(match).life == 3


@pytest.mark.rule("KR-SAITAM-20")
def test_bench_saitam_strikes_the_hordes_he_enters():
    table = Table(players=1, heroes=(ALRIC,))
    first, second = table.horde("P01", 2, 1), table.horde("P01", 2, 2)
    table.bench(SAITAM)
    match = table.actions()
    match.choose(ActivateBench(0, SAITAM))
    match.choose(MoveTo(at(2, 0)))
    assert ask(match) == "Move"
    match.choose(StepTo(at(2, 1)))
    lay(match, first)
    match.choose(StepTo(at(2, 2)))
    lay(match, second)
    for column in (3, 4, 3, 4, 3):
        match.choose(StepTo(at(column, 3)))
    assert ask(match) == "Move"
    match.choose(StepTo(at(2, 3)))
    assert ask(match) == "ActionPhase"
    assert dealt(match, first) == dealt(match, second) == [(SAITAMS, M1, PHYSICAL)]
    assert match.state.bench[0].space == at(2, 3)
