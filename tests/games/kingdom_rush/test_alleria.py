"""Alleria Swiftwind and her wildcat (KRH-ALLERIA, KR-CROSS-20, KR-CROSS-21)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import D2, L3, M1, PHYSICAL, TRUE
from rempart.games.kingdom_rush.events import HeroHurt, WildcatMoved, WildcatReturned
from rempart.games.kingdom_rush.ids import (
    ALLERIA,
    BRUXA,
    DIERDRE,
    ELORA,
    HERO_TILES,
    SAITAM,
)
from rempart.games.kingdom_rush.options import (
    ActivateBench,
    ActivateFlower,
    ActivateHero,
    BasicAttack,
    ChooseHorde,
    EndMove,
    Face,
    MoveTo,
    MoveWarrior,
    MoveWildcat,
    PlaceTile,
    PlayTower,
    Rest,
    RetreatTo,
    Skip,
    Stand,
    StepTo,
    UseAbility,
)
from rempart.games.kingdom_rush.pieces import Crevasse, Lava
from rempart.games.kingdom_rush.steps.champions import devour
from rempart.games.kingdom_rush.steps.figures import WILDCAT
from rempart.games.kingdom_rush.steps.heroes import end_round
from rempart.games.kingdom_rush.steps.hordes import hero_or_soldier_on
from rempart.games.kingdom_rush.steps.life import Hurt
from rempart.games.kingdom_rush.steps.movement import Move
from rempart.games.kingdom_rush.steps.retreat import retreat_all
from rempart.kernel import NONE, Match
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
    told,
)

CORNER = cells((0, 0), (1, 0), (0, 1), (1, 1))
PAIR = cells((2, 0), (3, 0))
ALLERIAS = HERO_TILES + ALLERIA


def table_of(other: int = BRUXA) -> Table:
    return Table(heroes=(ALLERIA, other))


def acting(table: Table, facing: int = 0) -> Match:
    """Alleria was activated and stays where she is, on the board; her action comes next."""
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    match.choose(Face(facing))
    return match


def cat(match: Match) -> int:
    """Where the wildcat is."""
    return match.state.wildcats[0].space


def dealt(match: Match, card: int) -> list[tuple[int, int, int]]:
    """Supply, shape and damage of the tiles on a horde."""
    return [(tile.supply, tile.shape, tile.damage) for tile in horde(match.state, card).tiles]


@pytest.mark.rule("KRH-ALLERIA-01")
def test_her_board():
    hero = T.heroes[ALLERIA]
    assert (hero.life, hero.move) == (2, 3)
    table = table_of()
    ahead, behind = table.horde("P01", 2, 1), table.horde("P01", 3, 2)
    table.hero(0, 3, 1)
    table.wildcat(0, 0)
    match = acting(table, facing=3)
    match.choose(BasicAttack())
    assert targets(match) == {ahead}
    match.choose(PlaceTile(ahead, CORNER & cells((0, 0), (1, 0))))
    match.choose(PlaceTile(ahead, cells((0, 1))))
    assert dealt(match, ahead) == [(ALLERIAS, D2, PHYSICAL), (ALLERIAS, M1, PHYSICAL)]
    assert not horde(match.state, behind).tiles


# The wildcat


@pytest.mark.rule("KRH-ALLERIA-02")
def test_the_wildcat_comes_after_her_move():
    table = table_of()
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(MoveTo(at(4, 1)))
    assert cat(match) == NONE
    match.choose(EndMove())
    match.choose(Face(0))
    assert cat(match) == at(4, 1)
    assert told(match, WildcatMoved) == [WildcatMoved(space=at(4, 1), rule="KRH-ALLERIA-02")]


@pytest.mark.rule("KRH-ALLERIA-02")
def test_it_does_not_come_twice_nor_to_her_board():
    table = table_of()
    table.hero(0, 3, 3)
    table.wildcat(0, 0)
    assert cat(acting(table)) == at(0, 0)
    table = table_of()
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    assert ask(match) == "HeroAction"
    assert cat(match) == NONE
    assert not offered(match, MoveWildcat)


@pytest.mark.rule("KRH-ALLERIA-02")
def test_it_covers_two_cells_and_is_neither_hero_nor_soldier():
    table = table_of()
    phantoms = table.horde("P01", 4, 2)
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(MoveTo(at(4, 2)))
    match.choose(EndMove())
    match.choose(Stand(CORNER))
    match.choose(Face(0))
    assert ask(match) == "WildcatStands"
    refused(match, Stand(cells((1, 0), (2, 0))), "KR-MOVE-07")
    refused(match, Stand(cells((2, 0))), "KR-MOVE-08")
    match.choose(Stand(PAIR))
    assert horde(match.state, phantoms).covered == CORNER | PAIR
    sound(match.state)
    table = table_of()
    phantoms = table.horde("R05", 2, 1)
    table.wildcat(2, 1, cells((1, 1), (2, 1)))
    assert not hero_or_soldier_on(table.s, table.of(phantoms))


@pytest.mark.rule("KRH-ALLERIA-02")
def test_nobody_must_let_it_come():
    table = table_of()
    goblins = table.horde("P01", 4, 2)
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(MoveTo(at(4, 2)))
    match.choose(EndMove())
    match.choose(Stand(CORNER))
    match.choose(Face(0))
    match.choose(Skip())
    assert cat(match) == NONE
    assert horde(match.state, goblins).covered == CORNER


@pytest.mark.rule("KRH-ALLERIA-02")
def test_it_holds_a_horde_unharmed():
    table = table_of()
    goblins = table.horde("P01", 2, 1)
    table.wildcat(2, 1, PAIR)
    match = table.advance()
    assert stopped(match)
    assert horde(match.state, goblins).space == at(2, 1)
    assert not told(match, HeroHurt)
    assert cat(match) == at(2, 1)


@pytest.mark.rule("KR-TOWER-05")
def test_nobody_builds_where_it_stands():
    table = table_of()
    table.site(3, 3)
    table.horde("P01", 3, 2)
    card = table.hand("ARC1")
    table.wildcat(3, 3)
    refused(table.actions(), PlayTower(0, card, at(3, 3)), "KR-TOWER-05")


@pytest.mark.rule("KRH-ALLERIA-03")
def test_it_moves_up_to_three_spaces_once_a_round():
    table = table_of()
    table.hero(0, 3, 3)
    table.wildcat(4, 3)
    match = acting(table)
    match.choose(MoveWildcat(0))
    near = {at(c, r) for c in (1, 2, 3, 4) for r in range(4)} - {at(4, 3)}
    assert {option.space for option in offered(match, MoveTo)} == near
    match.choose(MoveTo(at(1, 3)))
    assert cat(match) == at(1, 3)
    assert ask(match) == "HeroAction"
    assert not offered(match, MoveWildcat)
    refused(match, MoveWildcat(0), "KRH-ALLERIA-03")
    match.choose(Rest())
    assert ask(match) == "ActionPhase"
    end_round(match.state)
    assert not match.state.wildcats[0].moved


@pytest.mark.rule("KRH-ALLERIA-03")
def test_it_may_move_after_her_action_and_belongs_to_her():
    table = table_of()
    table.hero(0, 3, 3)
    table.wildcat(4, 3)
    match = acting(table)
    refused(match, MoveWildcat(1), "KRH-ALLERIA-03", seat=0)
    refused(match, MoveWarrior(0, 0), "KR-ALRIC-04")
    match.choose(Rest())
    assert ask(match) == "WildcatProwls"
    assert asked(match).actors == (0,)
    refused(match, MoveWildcat(1), "KRH-ALLERIA-03", seat=0)
    match.choose(MoveWildcat(0))
    match.choose(MoveTo(at(2, 2)))
    match.choose(EndMove())
    assert cat(match) == at(2, 2)
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KRH-ALLERIA-03")
def test_nobody_else_has_a_wildcat():
    table = Table()
    table.hero(1, 3, 3)
    match = table.actions()
    match.choose(ActivateHero(1))
    match.choose(EndMove())
    match.choose(Face(0))
    refused(match, MoveWildcat(1), "KRH-ALLERIA-03")


@pytest.mark.rule("KRH-ALLERIA-04")
def test_it_retreats_or_goes_home():
    table = Table("...#\n>>>X\n", ((0, 1),), heroes=(ALLERIA, BRUXA))
    table.wildcat(1, 1)
    goblins = table.horde("G01", 1, 1)
    table.s.agenda = []
    retreat_all(table.s, at(1, 1), table.of(goblins))
    match = table.only(*reversed(table.s.agenda))
    assert asked(match).actors == (0,)
    match.choose(RetreatTo(at(0, 1)))
    assert cat(match) == at(0, 1)
    table = Table(">>>X\n", ((0, 0),), heroes=(ALLERIA, BRUXA))
    for column, design in enumerate(("G01", "G02", "G03")):
        goblins = table.horde(design, column, 0)
    table.wildcat(2, 0)
    table.s.agenda = []
    retreat_all(table.s, at(2, 0), table.of(goblins))
    match = table.only(*reversed(table.s.agenda))
    assert cat(match) == NONE
    assert told(match, WildcatReturned) == [WildcatReturned(rule="KRH-ALLERIA-04")]


@pytest.mark.rule("KRH-ALLERIA-04")
def test_the_shadow_champion_and_a_stun_leave_it_where_it_is():
    table = table_of()
    shadow = table.horde("C3", 2, 1)
    table.hero(0, 3, 3)
    table.wildcat(2, 1)
    table.s.agenda = []
    devour(table.s, table.of(shadow))
    assert not table.s.agenda
    table[0].life = 1
    match = table.only(Hurt(0, "KR-ADV-04"))
    assert player(match).stunned
    assert cat(match) == at(2, 1)


@pytest.mark.rule("KR-CROSS-20")
def test_the_wildcat_uses_neither_flowers_nor_environment():
    table = table_of()
    table.flower(3, 3)
    table.horde("P01", 2, 1)
    table.s.lava = [Lava(at(3, 3), 1, 1)]
    table.s.tentacles = [at(3, 3)]
    table.s.crevasses = [Crevasse(at(4, 3), gaping=True)]
    table.wildcat(2, 3)
    match = table.only(Move(WILDCAT, 3, []))
    assert MoveTo(at(4, 3)) not in offered(match, MoveTo)
    refused(match, MoveTo(at(4, 3)), "KRH-CREV-01")
    match.choose(MoveTo(at(3, 3)))
    match.choose(EndMove())
    assert stopped(match)
    assert match.state.tentacles == [at(3, 3)]
    assert len(match.state.crevasses) == 1


# Special abilities


@pytest.mark.rule("KRH-ALLERIA-11")
def test_like_the_wind_moves_every_hero_on_the_board_then_shoots():
    table = Table(players=3, heroes=(ALLERIA, BRUXA, SAITAM))
    goblins = table.horde("P01", 0, 1)
    table.hero(0, 3, 3)
    table.hero(1, 4, 3)
    table.wildcat(3, 3)
    table.abilities(0, 1)
    match = acting(table)
    match.choose(UseAbility(ALLERIA * 4))
    assert asked(match).actors == (0,)
    near = {at(c, r) for c in range(1, 5) for r in (1, 2, 3)} - {at(3, 3)}
    assert {option.space for option in offered(match, MoveTo)} == near
    match.choose(EndMove())
    assert asked(match).actors == (1,)
    match.choose(MoveTo(at(4, 1)))
    assert targets(match) == {goblins}
    match.choose(PlaceTile(goblins, cells((0, 0))))
    assert dealt(match, goblins) == [(ALLERIAS, M1, PHYSICAL)]
    assert [each.space for each in match.state.players] == [at(3, 3), at(4, 1), NONE]


@pytest.mark.rule("KR-CROSS-21")
def test_who_is_moved_may_use_flowers():
    table = table_of()
    flower = table.flower(4, 2 + 1)
    table.horde("P01", 2, 1)
    table.hero(0, 0, 3)
    table.hero(1, 3, 3)
    table.wildcat(0, 0)
    table.abilities(0, 1)
    match = acting(table)
    match.choose(UseAbility(ALLERIA * 4))
    match.choose(EndMove())
    match.choose(MoveTo(flower))
    match.choose(EndMove())
    assert ask(match) == "Surroundings"
    assert asked(match).actors == (1,)
    assert offered(match, ActivateFlower) == [ActivateFlower(flower)]


@pytest.mark.rule("KR-CROSS-21")
@pytest.mark.parametrize("other", [BRUXA, DIERDRE, ELORA])
def test_skills_around_an_activation_are_not_set_off(other: int):
    table = table_of(other)
    goblins = table.horde("P01", 3, 2)
    table.tile(goblins, "M1", cells((0, 0)), HERO_TILES + other)
    table.hero(0, 0, 3)
    table.hero(1, 3, 3)
    table[1].skulls = 3
    table.wildcat(0, 0)
    table.abilities(0, 1)
    match = acting(table)
    match.choose(UseAbility(ALLERIA * 4))
    match.choose(EndMove())
    assert ask(match) == "Move"
    match.choose(MoveTo(at(4, 3)))
    match.choose(EndMove())
    assert asked(match).step.cause == "KRH-ALLERIA-11"  # type: ignore[attr-defined]
    match.choose(Skip())
    assert ask(match) == "WildcatProwls"
    assert len(horde(match.state, goblins).tiles) == 1


@pytest.mark.rule("KR-CROSS-21")
def test_saitam_strikes_the_horde_that_he_leaves():
    table = table_of(SAITAM)
    goblins = table.horde("P01", 2, 1)
    table.hero(0, 0, 3)
    table.hero(1, 2, 1, CORNER)
    table.wildcat(0, 0)
    table.abilities(0, 1)
    match = acting(table)
    match.choose(UseAbility(ALLERIA * 4))
    match.choose(EndMove())
    match.choose(StepTo(at(3, 1)))
    match.choose(PlaceTile(goblins, cells((0, 0))))
    assert dealt(match, goblins) == [(HERO_TILES + SAITAM, M1, PHYSICAL)]


@pytest.mark.rule("KR-CROSS-21")
def test_bench_heroes_are_not_moved():
    table = Table(players=1, heroes=(ALLERIA,))
    table.bench(ELORA)
    table.s.bench[0].space = at(2, 3)
    table.hero(0, 3, 3)
    table.wildcat(0, 0)
    table.abilities(0, 1)
    match = acting(table)
    match.choose(UseAbility(ALLERIA * 4))
    match.choose(EndMove())
    assert ask(match) == "WildcatProwls"


@pytest.mark.rule("KRH-ALLERIA-12")
def test_rain_of_arrows_falls_on_adjacent_hordes():
    table = table_of()
    near, also = table.horde("P01", 2, 1), table.horde("P01", 4, 2)
    table.horde("G02", 0, 1)
    table.hero(0, 3, 1)
    table.wildcat(0, 0)
    table.abilities(0, 2)
    match = acting(table)
    match.choose(UseAbility(ALLERIA * 4 + 1))
    assert targets(match) == {near, also}
    match.choose(PlaceTile(near, cells((0, 0), (1, 0))))
    match.choose(PlaceTile(also, cells((0, 0), (1, 0))))
    assert dealt(match, near) == dealt(match, also) == [(ALLERIAS, D2, PHYSICAL)]


@pytest.mark.rule("KRH-ALLERIA-13")
def test_the_wildcat_pounces_on_any_horde_with_room():
    table = table_of()
    goblins, full = table.horde("P01", 0, 1), table.horde("P01", 2, 2)
    table.cover(full)
    table.tile(full, "D2", cells((1, 3), (2, 3)), 0)
    table.hero(0, 4, 1)
    table.wildcat(4, 0)
    table.abilities(0, 3)
    match = acting(table)
    match.choose(UseAbility(ALLERIA * 4 + 2))
    assert offered(match, ChooseHorde) == [ChooseHorde(goblins)]
    refused(match, ChooseHorde(full), "KR-MOVE-09")
    refused(match, ChooseHorde(99), "KR-RANGE-08")
    match.choose(ChooseHorde(goblins))
    match.choose(Stand(PAIR))
    match.choose(PlaceTile(goblins, cells((0, 0), (1, 0))))
    assert cat(match) == at(0, 1)
    assert dealt(match, goblins) == [(ALLERIAS, D2, PHYSICAL)]
    sound(match.state)


@pytest.mark.rule("KRH-ALLERIA-13")
def test_on_the_bench_she_has_no_wildcat():
    table = Table(players=1, heroes=(BRUXA,))
    table.lists(3, 4)
    table.bench(ALLERIA)
    table.horde("P01", 2, 1)
    match = table.actions()
    match.choose(ActivateBench(0, ALLERIA))
    match.choose(MoveTo(at(0, 0)))
    match.choose(EndMove())
    assert offered(match, UseAbility) == [UseAbility(ALLERIA * 4 + 3)]
    refused(match, UseAbility(ALLERIA * 4 + 2), "KR-CROSS-28")


@pytest.mark.rule("KRH-ALLERIA-14")
def test_a_piercing_shot_goes_anywhere():
    table = table_of()
    goblins = table.horde("P01", 0, 1)
    table.hero(0, 4, 1)
    table.wildcat(4, 0)
    table.abilities(0, 4)
    match = acting(table)
    match.choose(UseAbility(ALLERIA * 4 + 3))
    assert targets(match) == {goblins}
    match.choose(PlaceTile(goblins, cells((0, 0), (1, 0), (0, 1))))
    assert dealt(match, goblins) == [(ALLERIAS, L3, TRUE)]
