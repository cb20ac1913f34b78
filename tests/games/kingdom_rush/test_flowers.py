"""Flowers (KR-FLOWER), and what else a hero comes upon (KRH-TENT, KRH-LAVA, KRH-CREV)."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.kingdom_rush.board.grids import TRUE
from rempart.games.kingdom_rush.events import (
    CrevasseRemoved,
    FlowerActivated,
    FlowerWilted,
    HordeShifted,
    TentacleRemoved,
)
from rempart.games.kingdom_rush.ids import ALRIC, BRUXA, FIRE_TILES, MAGIC_TILES, SAITAM
from rempart.games.kingdom_rush.options import (
    ActivateFlower,
    ActivateHero,
    ChooseHero,
    ChooseHorde,
    ChooseSpace,
    EndMove,
    MoveTo,
    PlaceTile,
    PlaceTotem,
    RemoveCrevasse,
    RetreatTo,
    Skip,
    Stand,
    TakeToken,
)
from rempart.games.kingdom_rush.pieces import Crevasse, Lava
from rempart.games.kingdom_rush.steps.movement import Move
from rempart.games.kingdom_rush.steps.retreat import make_way, retreat_all
from rempart.kernel import Match
from tests.asked import asked
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
    targets,
    told,
)

CORNER = cells((0, 0), (1, 0), (0, 1), (1, 1))


def arrived(table: Table, *spaces: int, moves: int = 3) -> Match:
    """Seat 0's hero has moved over these spaces and stopped on the last."""
    match = table.only(Move(0, moves, []))
    for space in spaces:
        match.choose(MoveTo(space))
    if ask(match) == "Move":
        match.choose(EndMove())
    return match


def tiles(match: Match, card: int) -> list[tuple[int, int, int]]:
    """Supply, shape and damage of the tiles on a horde."""
    return [(tile.supply, tile.shape, tile.damage) for tile in horde(match.state, card).tiles]


def lay_anywhere(match: Match, card: int) -> None:
    """Lay the tile on some cells of a horde."""
    match.choose(next(o for o in offered(match, PlaceTile) if o.horde == card))


@pytest.mark.rule("KR-FLOWER-01", "KR-FLOWER-02", "KR-FLOWER-10", "KR-DMG-08")
def test_a_flower_stopped_on_is_activated_and_wilts():
    table = Table()
    first, second, third = (table.horde(f"G0{n}", n - 1, 1) for n in (1, 2, 3))
    flower = table.flower(3, 3)
    table.hero(0, 4, 3)
    match = arrived(table, flower, moves=1)
    assert ask(match) == "Surroundings"
    match.choose(ActivateFlower(flower))
    assert told(match, FlowerActivated) == [FlowerActivated(space=flower)]
    assert targets(match) == {first, second, third}
    lay_anywhere(match, first)
    assert targets(match) == {second, third}
    assert flower not in match.state.wilted
    lay_anywhere(match, third)
    assert told(match, FlowerWilted) == [FlowerWilted(space=flower)]
    assert match.state.wilted == [flower]
    assert tiles(match, first) == tiles(match, third) == [(MAGIC_TILES, 0, TRUE)]
    assert tiles(match, second) == []
    assert stopped(match)


@pytest.mark.rule("KR-FLOWER-01", "KR-FLOWER-04")
def test_flowers_crossed_are_activated_at_the_end_of_the_move():
    table = Table()
    goblins = table.horde("P01", 0, 1)
    near, far = table.flower(3, 3), table.flower(2, 2, "fire")
    table.hero(0, 4, 3)
    match = table.only(Move(0, 3, []))
    match.choose(MoveTo(near))
    assert ask(match) == "Move"
    assert not offered(match, ActivateFlower)
    match.choose(MoveTo(far))
    match.choose(MoveTo(at(3, 1)))
    assert offered(match, ActivateFlower) == [ActivateFlower(near), ActivateFlower(far)]
    match.choose(ActivateFlower(far))
    assert offered(match, ActivateFlower) == [ActivateFlower(near)]
    match.choose(ActivateFlower(near))
    lay_anywhere(match, goblins)
    assert stopped(match)
    assert match.state.wilted == [far, near]


@pytest.mark.rule("KR-FLOWER-01")
def test_a_flower_that_was_not_entered_stays_shut():
    table = Table()
    table.horde("P01", 0, 1)
    flower, other = table.flower(3, 3), table.flower(1, 3)
    table.hero(0, 4, 3)
    match = arrived(table, flower, moves=1)
    refused(match, ActivateFlower(other), "KR-FLOWER-01")


@pytest.mark.rule("KR-FLOWER-01")
def test_staying_on_a_flower_does_not_activate_it():
    table = Table()
    table.horde("P01", 0, 1)
    table.flower(3, 3)
    table.hero(0, 3, 3)
    assert stopped(arrived(table))


@pytest.mark.rule("KR-FLOWER-03")
def test_a_wilted_flower_does_nothing():
    table = Table()
    table.horde("P01", 0, 1)
    flower, blooming = table.flower(3, 3, wilted=True), table.flower(3, 2)
    table.hero(0, 4, 3)
    match = arrived(table, flower, blooming, moves=2)
    assert offered(match, ActivateFlower) == [ActivateFlower(blooming)]
    refused(match, ActivateFlower(flower), "KR-FLOWER-03")


@pytest.mark.rule("KR-FLOWER-05")
def test_activating_is_optional():
    table = Table()
    goblins = table.horde("P01", 0, 1)
    flower = table.flower(3, 3)
    table.hero(0, 4, 3)
    match = arrived(table, flower, moves=1)
    match.choose(Skip())
    assert stopped(match)
    assert match.state.wilted == []
    assert not horde(match.state, goblins).tiles


@pytest.mark.rule("KR-FLOWER-06", "KR-ADV-11")
def test_a_retreat_activates_nothing():
    table = Table("...#\n>>>X\n", ((0, 1),))
    goblins = table.horde("G01", 1, 1)
    for column in range(3):
        table.flower(column, 0, "fire")
    table.s.tentacles.append(at(0, 0))
    table.hero(0, 1, 1)
    table.s.agenda = []
    make_way(table.s, table.of(goblins))
    match = table.only(*reversed(table.s.agenda))
    match.choose(RetreatTo(at(0, 0)))
    assert stopped(match)
    assert match.state.tentacles == [at(0, 0)]
    assert match.state.wilted == []


@pytest.mark.rule("KR-FLOWER-07")
def test_a_flower_under_a_tower_is_shut():
    table = Table()
    table.horde("P01", 0, 1)
    covered, blooming = table.flower(3, 3), table.flower(3, 2)
    table.site(3, 3)
    table.tower("ARC1", 3, 3)
    table.hero(0, 4, 3)
    match = arrived(table, blooming, moves=1)
    asked(match).step.spaces.append(covered)
    refused(match, ActivateFlower(covered), "KR-FLOWER-07")


@pytest.mark.rule("KR-FLOWER-01")
def test_a_flower_under_a_full_horde_can_be_crossed_for():
    """KR-R-45: a horde does not cover a flower; the hero cannot stay but may name the space."""
    table = Table()
    full = table.horde("P01", 3, 2)
    table.cover(full, leave=cells((0, 0)))
    table.tile(full, "D2", cells((1, 3), (2, 3)), 0)
    flower = table.flower(3, 2, "earth")
    table.hero(0, 4, 3)
    match = table.only(Move(0, 2, []))
    match.choose(MoveTo(flower))
    assert not offered(match, EndMove)
    match.choose(MoveTo(at(3, 3)))
    assert offered(match, ActivateFlower) == [ActivateFlower(flower)]
    refused(table.only(Move(0, 1, [])), MoveTo(flower), "KR-MOVE-09")


@pytest.mark.rule("KR-FLOWER-11")
def test_the_fire_flower_burns_every_horde_around_it_but_not_over_it():
    table = Table()
    flower = table.flower(2, 2, "fire")
    over = table.horde("G01", 2, 2)
    beside, above = table.horde("G02", 3, 2), table.horde("G03", 2, 1)
    far = table.horde("G04", 0, 1)
    table.hero(0, 2, 3)
    match = arrived(table, flower, moves=1)
    match.choose(Stand(CORNER << 8))
    match.choose(ActivateFlower(flower))
    hit: set[int] = set()
    while ask(match) == "LayTiles":
        (card,) = targets(match)
        hit.add(card)
        lay_anywhere(match, card)
    assert hit == {beside, above}
    assert tiles(match, beside) == [(FIRE_TILES, 0, TRUE)]
    assert not horde(match.state, over).tiles
    assert not horde(match.state, far).tiles
    assert match.state.wilted == [flower]


@pytest.mark.rule("KR-FLOWER-12")
def test_the_earth_flower_protects_one_hero_anywhere():
    table = Table()
    flower = table.flower(3, 3, "earth")
    table.hero(0, 4, 3)
    match = arrived(table, flower, moves=1)
    match.choose(ActivateFlower(flower))
    assert offered(match, ChooseHero) == [ChooseHero(ALRIC), ChooseHero(BRUXA)]
    refused(match, ChooseHero(SAITAM), "KR-FLOWER-12")
    match.choose(ChooseHero(BRUXA))
    assert (player(match, 0).protected, player(match, 1).protected) == (False, True)
    assert match.state.wilted == [flower]


@pytest.mark.rule("KR-FLOWER-12", "KR-DIFF-04")
def test_an_iron_challenge_forbids_that_protection():
    table = Table()
    flower = table.flower(3, 3, "earth")
    table.iron("no_flower_protection")
    table.hero(0, 4, 3)
    match = arrived(table, flower, moves=1)
    assert stopped(match)


@pytest.mark.rule("KR-FLOWER-13", "KR-TOTEM-02")
def test_the_frost_flower_puts_a_tile_and_a_totem_on_one_horde():
    table = Table()
    flower = table.flower(3, 3, "frost")
    first, second = table.horde("G01", 0, 1), table.horde("G02", 2, 1)
    table.hero(0, 4, 3)
    match = arrived(table, flower, moves=1)
    match.choose(ActivateFlower(flower))
    assert offered(match, ChooseHorde) == [ChooseHorde(first), ChooseHorde(second)]
    match.choose(ChooseHorde(second))
    assert targets(match) == {second}
    lay_anywhere(match, second)
    match.choose(PlaceTotem(second))
    assert horde(match.state, second).totem
    assert not horde(match.state, first).totem
    assert match.state.totems_left == 1
    assert match.state.wilted == [flower]


@pytest.mark.rule("KR-FLOWER-13")
def test_without_a_tile_there_is_no_totem():
    table = Table()
    flower = table.flower(3, 3, "frost")
    goblins = table.horde("G01", 0, 1)
    table.hero(0, 4, 3)
    match = arrived(table, flower, moves=1)
    match.choose(ActivateFlower(flower))
    assert ask(match) == "LayTiles"
    match.choose(Skip())
    assert stopped(match)
    assert not horde(match.state, goblins).totem


def storm(table: Table, column: int = 3, row: int = 3) -> tuple[Match, int]:
    flower = table.flower(column, row, "storm")
    table.hero(0, 4, 3)
    match = arrived(table, flower, moves=1)
    match.choose(ActivateFlower(flower))
    return match, flower


@pytest.mark.rule("KR-FLOWER-14")
def test_the_storm_flower_carries_a_horde_away():
    table = Table()
    goblins, other = table.horde("G02", 2, 1), table.horde("G01", 0, 1)
    table.soldier(goblins, cells((0, 0)))
    table.hero(1, 2, 1, CORNER << 2)
    match, flower = storm(table)
    match.choose(ChooseHorde(goblins))
    match.choose(PlaceTile(goblins, cells((0, 1))))
    assert match.state.soldiers_left == 12
    assert ask(match) == "Retreat"
    match.choose(RetreatTo(at(3, 1)))
    free = {at(1, 1), at(2, 2), at(3, 2), at(4, 2)}
    assert {option.space for option in offered(match, ChooseSpace)} == free
    refused(match, ChooseSpace(at(0, 1)), "KR-FLOWER-14")
    refused(match, ChooseSpace(at(0, 0)), "KR-FLOWER-14")
    match.choose(ChooseSpace(at(1, 1)))
    assert told(match, HordeShifted) == [HordeShifted(horde=goblins, space=at(1, 1))]
    moved = horde(match.state, goblins)
    assert (moved.space, moved.covered) == (at(1, 1), cells((0, 1)))
    assert player(match, 1).space == at(3, 1)
    assert player(match, 1).life == 2
    assert horde(match.state, other).space == at(0, 1)
    assert match.state.wilted == [flower]
    sound(match.state)


@pytest.mark.rule("KR-FLOWER-14")
def test_heroes_where_the_storm_drops_the_horde_retreat():
    table = Table()
    goblins = table.horde("G02", 2, 1)
    table.hero(1, 1, 1)
    match, _ = storm(table)
    match.choose(Skip())
    match.choose(ChooseSpace(at(1, 1)))
    assert ask(match) == "Retreat"
    match.choose(RetreatTo(at(2, 1)))
    assert horde(match.state, goblins).space == at(1, 1)
    assert player(match, 1).space == at(2, 1)


@pytest.mark.rule("KR-FLOWER-15")
def test_no_storm_for_a_boss():
    table = Table()
    boss, goblins = table.horde("LA1", 0, 1), table.horde("G01", 2, 1)
    other = table.horde("G02", 2, 2)
    match, _ = storm(table)
    assert offered(match, ChooseHorde) == [ChooseHorde(goblins), ChooseHorde(other)]
    refused(match, ChooseHorde(boss), "KR-FLOWER-15")


@pytest.mark.rule("KRH-TENT-02", "KR-ENV-04")
def test_tentacles_entered_are_removed_at_the_end_of_the_move():
    table = Table()
    table.s.tentacles += [at(3, 3), at(0, 0)]
    table.hero(0, 4, 3)
    match = table.only(Move(0, 3, []))
    match.choose(MoveTo(at(3, 3)))
    assert match.state.tentacles == [at(3, 3), at(0, 0)]
    match.choose(MoveTo(at(3, 2)))
    match.choose(EndMove())
    assert told(match, TentacleRemoved) == [TentacleRemoved(space=at(3, 3))]
    assert match.state.tentacles == [at(0, 0)]


@pytest.mark.rule("KRH-TENT-02", "KR-DIFF-04")
def test_stubborn_tentacles_go_only_if_the_move_ends_on_them():
    table = Table()
    table.iron("stubborn_tentacles")
    table.s.tentacles += [at(3, 3), at(3, 2)]
    table.hero(0, 4, 3)
    match = arrived(table, at(3, 3), at(3, 2), moves=2)
    assert match.state.tentacles == [at(3, 3)]


@pytest.mark.rule("KRH-LAVA-01", "KR-ENV-02")
def test_a_hero_takes_one_token_from_a_lava_pool():
    table = Table()
    table.s.lava.append(Lava(at(3, 3), 1, 1))
    table.hero(0, 4, 3)
    match = arrived(table, at(3, 3), moves=1)
    every: list[Any] = [TakeToken(at(3, 3), True), TakeToken(at(3, 3), False), Skip()]
    assert asked(match).options == every
    match.choose(TakeToken(at(3, 3), True))
    assert (match.state.gold, match.state.crystals) == (1, 0)
    assert match.state.lava == [Lava(at(3, 3), 0, 1)]
    assert stopped(match)


@pytest.mark.rule("KRH-CREV-01", "KRH-CREV-02", "KR-ENV-05")
def test_crevasses_are_removed_by_choice_and_gaping_ones_by_stopping():
    table = Table()
    table.s.crevasses += [Crevasse(at(3, 3), True), Crevasse(at(3, 2), False)]
    table.hero(0, 4, 3)
    match = arrived(table, at(3, 3), moves=1)
    assert told(match, CrevasseRemoved) == [CrevasseRemoved(space=at(3, 3), rule="KRH-CREV-01")]
    assert match.state.crevasses == [Crevasse(at(3, 2), False)]
    match = arrived(table, at(3, 2), moves=1)
    match.choose(RemoveCrevasse(at(3, 2)))
    assert match.state.crevasses == []


@pytest.mark.rule("KRH-CREV-02")
def test_a_crevasse_crossed_may_stay():
    table = Table()
    table.s.crevasses.append(Crevasse(at(3, 3), True))
    table.hero(0, 4, 3)
    match = arrived(table, at(3, 3), at(2, 3), moves=2)
    match.choose(Skip())
    assert match.state.crevasses == [Crevasse(at(3, 3), True)]


@pytest.mark.rule("KR-ALRIC-07", "KRH-CREV-01")
def test_sand_warriors_do_not_stop_on_a_gaping_crevasse():
    table = Table()
    table.s.crevasses.append(Crevasse(at(3, 3), True))
    table.flower(3, 2)
    table.horde("G01", 0, 1)
    table.warrior(0, 4, 3)
    match = table.only(Move(4, 1, []))
    refused(match, MoveTo(at(3, 3)), "KRH-CREV-01")
    match.choose(MoveTo(at(3, 2)))
    assert stopped(match)
    assert match.state.wilted == []


@pytest.mark.rule("KR-FLOWER-01")
def test_a_whole_activation_with_a_flower():
    table = Table()
    table.horde("P01", 0, 1)
    flower = table.flower(4, 1)
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(MoveTo(flower))
    match.choose(EndMove())
    assert ask(match) == "Surroundings"
    match.choose(Skip())
    assert ask(match) == "HeroAction"
    assert [w.space for w in match.state.warriors] == [flower, flower]


@pytest.mark.rule("KR-FLOWER-14")
def test_everybody_on_the_carried_horde_retreats():
    table = Table()
    goblins = table.horde("P01", 2, 1)
    table.hero(1, 2, 1, CORNER)
    table.warrior(0, 2, 1, cells((3, 3)))
    table.s.agenda = []
    retreat_all(table.s, at(2, 1), table.of(goblins))
    assert [getattr(step, "who", None) for step in reversed(table.s.agenda)] == [1, 4]
    assert table.of(goblins).covered == 0
