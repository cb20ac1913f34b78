"""Alric and his sand warriors (KR-ALRIC)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import D2, L3, M1, PHYSICAL, TRUE
from rempart.games.kingdom_rush.events import HeroHurt, WarriorReturned
from rempart.games.kingdom_rush.ids import ALRIC, BRUXA, HERO_TILES
from rempart.games.kingdom_rush.options import (
    ActivateBench,
    ActivateFlower,
    ActivateHero,
    BasicAttack,
    EndMove,
    MoveTo,
    MoveWarrior,
    PlaceTile,
    RemoveCrevasse,
    Rest,
    Sacrifice,
    Skip,
    Stand,
    StepTo,
    TakeToken,
    UseAbility,
)
from rempart.games.kingdom_rush.pieces import Crevasse, Figure, Lava
from rempart.games.kingdom_rush.steps.alric import WarriorComes
from rempart.games.kingdom_rush.steps.figures import FIRST_WARRIOR, figure_cells
from rempart.games.kingdom_rush.steps.heroes import end_round
from rempart.games.kingdom_rush.steps.hordes import hero_or_soldier_on
from rempart.games.kingdom_rush.steps.life import Hurt, rest
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
ALRICS = HERO_TILES + ALRIC


def spaces(match: Match) -> list[int]:
    """Where the sand warriors are."""
    return [warrior.space for warrior in match.state.warriors]


def acting(table: Table) -> Match:
    """Alric was activated and stays where he is, with all warriors that have come; his action."""
    for warrior in table.s.warriors:
        warrior.entered = True
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    return match


def dealt(match: Match, card: int) -> list[tuple[int, int, int]]:
    """Supply, shape and damage of the tiles on a horde."""
    return [(tile.supply, tile.shape, tile.damage) for tile in horde(match.state, card).tiles]


@pytest.mark.rule("KR-ALRIC-01")
def test_alrics_board():
    hero = T.heroes[ALRIC]
    assert (hero.life, hero.move) == (2, 3)
    table = Table()
    goblins = table.horde("P01", 2, 1)
    beside = table.horde("P01", 2, 2)
    table.hero(0, 2, 1, CORNER)
    match = acting(table)
    match.choose(BasicAttack())
    assert targets(match) == {goblins}
    match.choose(PlaceTile(goblins, cells((2, 0), (3, 0), (2, 1))))
    assert dealt(match, goblins) == [(ALRICS, L3, PHYSICAL)]
    assert not horde(match.state, beside).tiles


@pytest.mark.rule("KR-ALRIC-02")
def test_sand_warriors_are_neither_heroes_nor_soldiers():
    table = Table()
    phantoms = table.horde("R05", 2, 1)
    table.warrior(0, 2, 1, cells((1, 1)))
    assert len(table.s.warriors) == 2
    assert not hero_or_soldier_on(table.s, table.of(phantoms))
    assert table.s.soldiers_left == 12


@pytest.mark.rule("KR-ALRIC-03")
def test_they_come_at_the_end_of_his_first_move():
    table = Table()
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(MoveTo(at(4, 1)))
    assert spaces(match) == [NONE, NONE]
    match.choose(EndMove())
    assert spaces(match) == [at(4, 1), at(4, 1)]
    assert offered(match, MoveWarrior) == [MoveWarrior(0, 0), MoveWarrior(0, 1)]


@pytest.mark.rule("KR-ALRIC-03")
def test_they_come_again_only_after_a_rest():
    table = Table()
    table.hero(0, 3, 3)
    for warrior in table.s.warriors:
        warrior.entered = True
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(MoveTo(at(3, 2)))
    match.choose(EndMove())
    assert spaces(match) == [NONE, NONE]
    match.choose(Rest())
    assert spaces(match) == [at(3, 2), at(3, 2)]
    assert ask(match) == "WarriorsMarch"
    match.choose(MoveWarrior(0, 0))
    match.choose(MoveTo(at(4, 1)))
    match.choose(EndMove())
    match.choose(Skip())
    assert spaces(match) == [at(4, 1), at(3, 2)]


@pytest.mark.rule("KR-ALRIC-03", "KR-ALRIC-06")
def test_on_a_horde_they_take_a_free_cell_or_stay():
    table = Table()
    goblins = table.horde("G02", 4, 2)
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(MoveTo(at(4, 2)))
    match.choose(EndMove())
    match.choose(Stand(CORNER << 2))
    assert ask(match) == "WarriorStands"
    refused(match, Stand(cells((2, 0))), "KR-MOVE-07")
    match.choose(Stand(cells((0, 0))))
    match.choose(Skip())
    assert spaces(match) == [at(4, 2), NONE]
    assert all(warrior.entered for warrior in match.state.warriors)
    assert horde(match.state, goblins).covered == CORNER << 2 | cells((0, 0))
    sound(match.state)


@pytest.mark.rule("KR-ALRIC-04", "KR-R-28")
def test_a_sand_warrior_moves_up_to_two_spaces_once_a_round():
    table = Table()
    table.hero(0, 3, 3)
    table.warrior(0, 4, 3)
    match = acting(table)
    match.choose(MoveWarrior(0, 0))
    near = {at(c, r) for c in (2, 3, 4) for r in (1, 2, 3)} - {at(4, 3)}
    assert {option.space for option in offered(match, MoveTo)} == near
    match.choose(MoveTo(at(2, 3)))
    assert ask(match) == "HeroAction"
    assert not offered(match, MoveWarrior)
    refused(match, MoveWarrior(0, 0), "KR-ALRIC-04")
    refused(match, MoveWarrior(0, 1), "KR-ALRIC-04")
    match.choose(BasicAttack())
    assert ask(match) == "ActionPhase"
    assert table.s.warriors[0].moved
    end_round(table.s)
    assert not table.s.warriors[0].moved


@pytest.mark.rule("KR-ALRIC-06")
def test_a_sand_warrior_covers_one_cell_of_any_kind():
    """KR-R-54: it counts as true damage."""
    table = Table()
    orcs = table.horde("B06", 2, 1)  # .mm. / .gg. / .gg.
    table.warrior(0, 2, 0)
    match = table.only(Move(FIRST_WARRIOR, 1, []))
    match.choose(MoveTo(at(2, 1)))
    match.choose(Stand(cells((1, 0))))
    assert horde(match.state, orcs).covered == cells((1, 0))
    assert match.state.warriors[0].cells == cells((1, 0))


@pytest.mark.rule("KR-ALRIC-08")
def test_a_sand_warrior_retreats_unhurt():
    table = Table("...#\n>>>X\n", ((0, 1),))
    table.warrior(0, 1, 1)
    goblins = table.horde("G01", 1, 1)
    table.s.agenda = []
    retreat_all(table.s, at(1, 1), table.of(goblins))
    match = table.only(*reversed(table.s.agenda))
    assert asked(match).actors == (0,)
    match.choose(next(o for o in asked(match).options if o.space == at(0, 1)))
    assert spaces(match) == [at(0, 1), NONE]


@pytest.mark.rule("KR-ALRIC-09")
def test_a_sand_warrior_takes_the_damage_of_a_hero_on_its_space():
    table = Table()
    goblins = table.horde("P01", 2, 1)
    table.hero(1, 2, 1, CORNER)
    table.warrior(0, 2, 1, cells((3, 0)))
    table.warrior(1, 3, 3)
    match = table.only(Hurt(1, "KR-ADV-04"))
    assert ask(match) == "SacrificeChoice"
    assert asked(match).actors == (0,)
    assert asked(match).options == [Sacrifice(0), Skip()]
    refused(match, Sacrifice(1), "KR-ALRIC-09")
    match.choose(Sacrifice(0))
    assert told(match, WarriorReturned) == [WarriorReturned(warrior=0, rule="KR-ALRIC-09")]
    assert player(match, 1).life == 2
    assert spaces(match) == [NONE, at(3, 3)]
    assert horde(match.state, goblins).covered == CORNER
    table.warrior(0, 2, 1, cells((3, 0)))
    match = table.only(Hurt(1, "KR-ADV-04"))
    match.choose(Skip())
    assert told(match, HeroHurt) == [HeroHurt(seat=1, life=1, rule="KR-ADV-04")]
    assert spaces(match) == [at(2, 1), at(3, 3)]


@pytest.mark.rule("KR-ALRIC-09")
def test_no_sacrifice_from_afar_or_for_the_protected():
    table = Table()
    table.hero(1, 2, 0)
    table.warrior(0, 3, 3)
    assert stopped(table.only(Hurt(1, "KR-ADV-04")))
    table.warrior(0, 2, 0)
    table[1].protected = True
    match = table.only(Hurt(1, "KR-ADV-04"))
    assert stopped(match)
    assert spaces(match) == [at(2, 0), NONE]


@pytest.mark.rule("KR-ALRIC-10")
def test_without_a_space_of_alrics_they_do_not_come():
    table = Table()
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    match.choose(Rest())
    assert spaces(match) == [NONE, NONE]
    assert ask(match) == "ActionPhase"
    assert not any(warrior.entered for warrior in match.state.warriors)


@pytest.mark.rule("KR-ALRIC-10")
def test_they_stay_in_play_when_alric_is_stunned():
    table = Table()
    table.hero(0, 3, 3)
    table.warrior(0, 2, 0)
    table[0].life = 1
    match = table.only(Hurt(0, "KR-ADV-04"))
    assert player(match).stunned
    assert spaces(match) == [at(2, 0), NONE]


@pytest.mark.rule("KR-ALRIC-10")
def test_without_a_free_cell_one_stays_where_it_was():
    table = Table()
    full = table.horde("P01", 2, 1)
    table.hero(0, 2, 1, cells((0, 2), (1, 2), (0, 3), (1, 3)))
    table.cover(full)
    table.tile(full, "D2", cells((2, 3), (3, 3)), 0)
    table.warrior(1, 3, 3)
    match = table.only(WarriorComes(0, "KR-ALRIC-03"), WarriorComes(1, "KR-ALRIC-12"))
    assert stopped(match)
    assert spaces(match) == [NONE, at(3, 3)]


@pytest.mark.rule("KR-ALRIC-11")
def test_flurry_deals_three_tiles_to_his_horde():
    table = Table()
    goblins = table.horde("P01", 2, 1)
    table.horde("P01", 2, 2)
    table.hero(0, 2, 1, CORNER)
    table.abilities(0, 1)
    match = acting(table)
    match.choose(UseAbility(ALRIC * 4))
    for mask in (cells((2, 0)), cells((3, 0)), cells((2, 1), (3, 1))):
        assert targets(match) == {goblins}
        match.choose(PlaceTile(goblins, mask))
    expected = [(ALRICS, shape, PHYSICAL) for shape in (M1, M1, D2)]
    assert dealt(match, goblins) == expected
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-ALRIC-12")
def test_of_blood_and_sand_calls_the_warriors_and_deals_a_tile():
    table = Table()
    goblins = table.horde("P01", 2, 1)
    table.hero(0, 2, 1, CORNER)
    table.warrior(0, 4, 3)
    table.abilities(0, 2)
    table.s.warriors[1].entered = True
    match = acting(table)
    match.choose(UseAbility(ALRIC * 4 + 1))
    match.choose(Stand(cells((2, 0))))
    match.choose(Stand(cells((3, 0))))
    match.choose(PlaceTile(goblins, cells((2, 1), (3, 1))))
    assert spaces(match) == [at(2, 1), at(2, 1)]
    assert dealt(match, goblins) == [(ALRICS, D2, PHYSICAL)]
    top = cells((2, 0), (3, 0), (2, 1), (3, 1))
    assert horde(match.state, goblins).covered == CORNER | top
    sound(match.state)


@pytest.mark.rule("KR-ALRIC-13")
def test_begone_shadow_strikes_with_every_warrior_and_sends_them_home():
    table = Table()
    golem = table.horde("R01", 2, 1)  # mmm. / mggm / .mm. / ....
    table.hero(0, 3, 3)
    table.warrior(0, 2, 1, cells((3, 3)))
    table.warrior(1, 4, 3)
    table.abilities(0, 3)
    match = acting(table)
    match.choose(UseAbility(ALRIC * 4 + 2))
    assert targets(match) == {golem}
    match.choose(PlaceTile(golem, cells((0, 0), (1, 0), (0, 1))))
    assert dealt(match, golem) == [(ALRICS, L3, TRUE)]
    assert spaces(match) == [NONE, NONE]
    assert horde(match.state, golem).covered == cells((0, 0), (1, 0), (0, 1))
    assert match.state.locked_warriors
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-ALRIC-13")
def test_they_are_not_deployed_again_in_that_round():
    table = Table()
    table.hero(0, 3, 3)
    table.s.locked_warriors = True
    match = table.only(WarriorComes(0, "KR-ALRIC-12"))
    assert spaces(match) == [NONE, NONE]
    end_round(table.s)
    match = table.only(WarriorComes(0, "KR-ALRIC-12"))
    assert spaces(match) == [at(3, 3), NONE]


@pytest.mark.rule("KR-ALRIC-07", "KR-ALRIC-14")
def test_only_fearless_warriors_use_flowers_and_environment():
    table = Table()
    table.horde("P01", 0, 1)
    flower = table.flower(3, 3)
    table.s.tentacles.append(at(3, 2))
    table.s.lava.append(Lava(at(2, 3), 1, 0))
    table.s.crevasses.append(Crevasse(at(1, 3), False))
    table.warrior(0, 4, 3)
    match = table.only(Move(FIRST_WARRIOR, 1, []))
    match.choose(MoveTo(flower))
    assert stopped(match)
    table.abilities(0, 4)
    table.warrior(0, 4, 3)
    match = table.only(Move(FIRST_WARRIOR, 4, []))
    for space in (at(3, 2), at(3, 3), at(2, 3), at(1, 3)):
        match.choose(StepTo(space))
    assert offered(match, ActivateFlower, TakeToken, RemoveCrevasse) == [
        ActivateFlower(flower),
        TakeToken(at(2, 3), True),
        RemoveCrevasse(at(1, 3)),
    ]
    assert match.state.tentacles == []


@pytest.mark.rule("KR-ALRIC-14")
def test_fearless_warriors_strike_the_hordes_they_leave():
    table = Table()
    orcs = table.horde("B06", 2, 1)
    table.warrior(0, 2, 1, cells((1, 0)))
    table.abilities(0, 4)
    match = table.only(Move(FIRST_WARRIOR, 2, []))
    match.choose(StepTo(at(3, 1)))
    assert targets(match) == {orcs}
    match.choose(PlaceTile(orcs, cells((1, 0))))
    assert dealt(match, orcs) == [(ALRICS, M1, TRUE)]
    assert ask(match) == "Move"


@pytest.mark.rule("KR-ALRIC-14")
def test_others_strike_nothing():
    table = Table()
    orcs = table.horde("B06", 2, 1)
    table.warrior(0, 2, 1, cells((1, 0)))
    match = table.only(Move(FIRST_WARRIOR, 2, []))
    match.choose(MoveTo(at(3, 1)))
    assert ask(match) == "Move"
    assert not horde(match.state, orcs).tiles


@pytest.mark.rule("KR-ALRIC-20")
def test_bench_alric_brings_two_warriors_that_stay():
    table = Table(players=1, heroes=(BRUXA,))
    goblins = table.horde("P01", 2, 1)
    table.bench(ALRIC)
    match = table.actions()
    match.choose(ActivateBench(0, ALRIC))
    match.choose(MoveTo(at(0, 0)))
    match.choose(MoveTo(at(2, 1)))
    match.choose(Stand(cells((0, 0))))
    match.choose(MoveTo(at(4, 3)))
    assert spaces(match) == [at(2, 1), at(4, 3)]
    assert horde(match.state, goblins).covered == cells((0, 0))
    assert offered(match, MoveWarrior) == [MoveWarrior(0, 0), MoveWarrior(0, 1)]
    match.choose(MoveWarrior(0, 1))
    match.choose(MoveTo(at(2, 3)))
    assert offered(match, MoveWarrior) == [MoveWarrior(0, 0)]
    end_round(match.state)
    assert match.state.bench[0].space == NONE
    assert spaces(match) == [at(2, 1), at(2, 3)]
    assert not match.state.warriors[1].moved


@pytest.mark.rule("KR-ALRIC-20")
def test_bench_warriors_know_no_sacrifice():
    table = Table(players=1, heroes=(BRUXA,))
    table.bench(ALRIC)
    table.s.warriors = [Figure(at(3, 3))]
    table.hero(0, 3, 3)
    match = table.only(Hurt(0, "KR-ADV-04"))
    assert stopped(match)
    assert player(match).life == 1
    assert spaces(match) == [at(3, 3)]


@pytest.mark.rule("KR-ALRIC-03")
def test_a_rest_on_the_hero_board_makes_them_ready():
    table = Table()
    for warrior in table.s.warriors:
        warrior.entered = True
    table.s.warriors[1].space = at(2, 0)
    rest(table.s, 0, "KR-HERO-07")
    assert [warrior.entered for warrior in table.s.warriors] == [False, True]


@pytest.mark.rule("KR-ALRIC-06")
def test_a_warrior_takes_one_cell_of_a_tough_enemy_at_a_time():
    table = Table()
    golem = table.horde("Y10", 2, 1)
    table.warrior(0, 2, 0)
    assert len(figure_cells(table.s, FIRST_WARRIOR, table.of(golem))) == 16
