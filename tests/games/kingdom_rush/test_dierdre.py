"""Dierdre (KR-DIERDRE)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import D2, M1, MAGIC, PHYSICAL, TRUE
from rempart.games.kingdom_rush.events import TowerReturned
from rempart.games.kingdom_rush.ids import ALRIC, BRUXA, DIERDRE, ELORA, HERO_TILES
from rempart.games.kingdom_rush.options import (
    ActivateBench,
    ActivateFlower,
    ActivateHero,
    BasicAttack,
    ChooseHero,
    ChooseTower,
    Done,
    EndMove,
    Face,
    MoveTo,
    PlaceSoldier,
    PlaceTile,
    PlayTower,
    Skip,
    Stand,
    UseAbility,
)
from rempart.games.kingdom_rush.steps.soldiers import PutSoldier, put_soldier, remove_soldiers
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

DIERDRES = HERO_TILES + DIERDRE
CORNER = cells((0, 0), (1, 0), (0, 1), (1, 1))


def table_of(*others: int) -> Table:
    return Table(players=1 + len(others or (ALRIC,)), heroes=(DIERDRE, *(others or (ALRIC,))))


def acting(table: Table, facing: int = 0) -> Match:
    """Dierdre was activated and stays where she is; her action comes next."""
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(Skip())
    match.choose(EndMove())
    if ask(match) == "HeroFacing":
        match.choose(Face(facing))
    return match


def dealt(match: Match, card: int) -> list[tuple[int, int, int]]:
    return [(tile.supply, tile.shape, tile.damage) for tile in horde(match.state, card).tiles]


@pytest.mark.rule("KR-DIERDRE-01")
def test_dierdres_board_ranged_or_melee():
    hero = T.heroes[DIERDRE]
    assert (hero.life, hero.move) == (3, 1)
    table = table_of()
    under, ahead = table.horde("P01", 2, 2), table.horde("P01", 2, 1)
    beside = table.horde("G02", 3, 2)
    table.hero(0, 2, 2, CORNER)
    match = acting(table)
    match.choose(BasicAttack())
    assert targets(match) == {under, ahead}
    match.choose(PlaceTile(under, cells((2, 0), (3, 0))))
    assert dealt(match, under) == [(DIERDRES, D2, MAGIC)]
    assert not horde(match.state, ahead).tiles
    assert not horde(match.state, beside).tiles
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-DIERDRE-01", "KR-ENEMY-25")
def test_her_melee_passes_shields_and_her_shots_do_not():
    table = table_of()
    under, ahead = table.horde("P04", 2, 2), table.horde("P04", 2, 1)
    table.hero(0, 2, 2, cells((2, 2), (3, 2), (2, 3), (3, 3)))
    table.of(under).covered = cells((2, 2), (3, 2), (2, 3), (3, 3))
    match = acting(table)
    match.choose(BasicAttack())
    assert targets(match) == {under}
    assert ahead not in targets(match)


@pytest.mark.rule("KR-DIERDRE-02")
def test_wings_of_light_take_her_anywhere_first():
    table = table_of()
    full = table.horde("P01", 2, 1)
    table.cover(full, leave=cells((0, 0)))
    table.tile(full, "D2", cells((1, 3), (2, 3)), 0)
    table.site(1, 2)
    table.tower("ARC1", 1, 2)
    goblins = table.horde("G02", 0, 1)
    flower = table.flower(0, 1, "earth")
    crossed = table.flower(2, 2, "earth")
    match = table.actions()
    match.choose(ActivateHero(0))
    assert ask(match) == "Wings"
    everywhere = set(table.board.spaces) - {at(2, 1), at(1, 2)}
    assert {option.space for option in offered(match, MoveTo)} == everywhere
    refused(match, MoveTo(at(2, 1)), "KR-MOVE-09")
    refused(match, MoveTo(at(1, 2)), "KR-MOVE-03")
    refused(match, MoveTo(at(5, 2)), "KR-DIERDRE-02")
    match.choose(MoveTo(at(0, 1)))
    near = {at(0, 0), at(1, 0), at(1, 1), at(0, 2)}
    assert {option.space for option in offered(match, MoveTo)} == near
    match.choose(EndMove())
    match.choose(Stand(CORNER))
    assert horde(match.state, goblins).covered == CORNER
    assert offered(match, ActivateFlower) == [ActivateFlower(flower)]
    refused(match, ActivateFlower(crossed), "KR-FLOWER-01")


@pytest.mark.rule("KR-DIERDRE-02")
def test_wings_are_no_way_to_shift_on_the_same_horde():
    table = table_of()
    table.horde("G02", 2, 1)
    table.hero(0, 2, 1, CORNER)
    match = table.actions()
    match.choose(ActivateHero(0))
    refused(match, MoveTo(at(2, 1)), "KR-DIERDRE-02")
    match.choose(Skip())
    assert (player(match).space, player(match).cells) == (at(2, 1), CORNER)
    assert ask(match) == "Move"


@pytest.mark.rule("KR-DIERDRE-03")
def test_holy_light_takes_the_place_of_a_removed_soldier():
    table = table_of()
    orcs = table.horde("B06", 2, 1)  # .mm. / .gg. / .gg.
    table.soldier(orcs, cells((1, 1)))
    remove_soldiers(table.s, table.of(orcs), "KR-ADV-04")
    (tile,) = table.of(orcs).tiles
    assert (tile.supply, tile.shape, tile.damage) == (DIERDRES, M1, TRUE)
    assert tile.cells == table.of(orcs).covered == cells((1, 1))
    assert table.s.soldiers_left == 12
    assert table.s.tiles_left[DIERDRES * 5 + M1] == T.tiles_full[DIERDRES * 5 + M1] - 1
    sound(table.s)


@pytest.mark.rule("KR-DIERDRE-03", "KR-DIERDRE-04", "KR-DIERDRE-13")
def test_when_there_is_no_holy_light():
    for spoil in ("dying", "stunned", "prayers", "absent", "stock"):
        table = table_of() if spoil != "absent" else Table()
        orcs = table.horde("B06", 2, 1)
        table.soldier(orcs, cells((1, 1)))
        table[0].stunned = spoil == "stunned"
        if spoil == "prayers":
            table.abilities(0, 3)
        if spoil == "stock":
            table.s.tiles_left[DIERDRES * 5 + M1] = 0
        remove_soldiers(table.s, table.of(orcs), "KR-ADV-04", dying=spoil == "dying")
        assert not table.of(orcs).tiles, spoil
        assert table.of(orcs).covered == 0


@pytest.mark.rule("KR-DIERDRE-04")
def test_holy_light_shines_again_after_the_recovery():
    table = table_of()
    orcs = table.horde("B06", 2, 1)
    table.soldier(orcs, cells((1, 1)))
    table[0].life, table[0].stunned = 0, True
    match = table.actions()
    match.choose(ActivateHero(0))
    remove_soldiers(match.state, horde(match.state, orcs), "KR-ADV-04")
    assert dealt(match, orcs) == [(DIERDRES, M1, TRUE)]


@pytest.mark.rule("KR-DIERDRE-11")
def test_guardian_angel_helps_a_hero_beside_her():
    table = table_of(ALRIC, BRUXA, ELORA)
    goblins = table.horde("P01", 2, 1)
    table.hero(0, 3, 1)
    table.hero(1, 2, 1, CORNER)
    table.hero(2, 1, 3)
    table.abilities(0, 1)
    table.abilities(1, 1)
    table[1].life, table[1].flipped = 1, 1
    match = acting(table)
    match.choose(UseAbility(DIERDRE * 4))
    assert offered(match, ChooseHero) == [ChooseHero(DIERDRE), ChooseHero(ALRIC)]
    refused(match, ChooseHero(BRUXA), "KR-DIERDRE-11")
    refused(match, ChooseHero(ELORA), "KR-DIERDRE-11")
    match.choose(ChooseHero(ALRIC))
    alric = player(match, 1)
    assert (alric.life, alric.protected, alric.flipped) == (2, True, 1)
    assert not player(match).protected
    match.choose(PlaceTile(goblins, cells((2, 0))))
    assert dealt(match, goblins) == [(DIERDRES, M1, MAGIC)]


@pytest.mark.rule("KR-DIERDRE-11")
def test_on_her_board_she_helps_herself():
    table = table_of(ALRIC)
    table[0].life = 1
    table.abilities(0, 1)
    match = acting(table)
    match.choose(UseAbility(DIERDRE * 4))
    assert (player(match).life, player(match).protected) == (3, True)
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-DIERDRE-12")
def test_consecration_gives_back_a_low_tower_beside_her():
    table = table_of()
    table.site(2, 0, "B")
    table.site(4, 0)
    table.site(0, 0)
    low = table.tower("ARC1", 2, 0, seat=1)
    high, far = table.tower("ARC2", 4, 0), table.tower("MAG1", 0, 0)
    table.hero(0, 3, 1)
    table.abilities(0, 2)
    table[1].activated = True
    table.s.done = 1 << 1
    match = acting(table)
    match.choose(UseAbility(DIERDRE * 4 + 1))
    assert offered(match, ChooseTower) == [ChooseTower(low)]
    refused(match, ChooseTower(high), "KR-DIERDRE-12")
    refused(match, ChooseTower(far), "KR-DIERDRE-12")
    match.choose(ChooseTower(low))
    returned = TowerReturned(seat=1, card=low, rule="KR-DIERDRE-12")
    assert told(match, TowerReturned) == [returned]
    assert player(match, 1).hand == [low]
    assert PlayTower(1, low, at(2, 0)) in asked(match).options
    assert [tower.card for tower in match.state.built] == [high, far]


@pytest.mark.rule("KR-DIERDRE-13")
def test_say_your_prayers_for_the_first_soldier_of_a_horde():
    table = table_of()
    table.abilities(0, 3)
    goblins = table.horde("P01", 2, 1)
    match = table.only(PutSoldier(1, [goblins], 2, PHYSICAL, "KR-TOWER-36", NONE, 0, []))
    match.choose(PlaceSoldier(goblins, cells((0, 0))))
    assert ask(match) == "LayTiles"
    assert asked(match).actors == (0,)
    match.choose(PlaceTile(goblins, cells((3, 0))))
    assert dealt(match, goblins) == [(DIERDRES, M1, TRUE)]
    match.choose(PlaceSoldier(goblins, cells((1, 0))))
    assert stopped(match)
    assert len(horde(match.state, goblins).tiles) == 1


@pytest.mark.rule("KR-DIERDRE-13")
def test_without_that_ability_a_soldier_deals_nothing():
    table = table_of()
    goblins = table.horde("P01", 2, 1)
    table.s.agenda = []
    horde, cell = table.of(goblins), cells((0, 0))
    put_soldier(table.s, horde, cell=cell, damage=PHYSICAL, seat=0, cause="KR-TOWER-35")
    assert table.s.agenda == []


@pytest.mark.rule("KR-DIERDRE-14")
def test_heavenly_wrath_strikes_one_horde_twice():
    table = table_of()
    orcs, goblins = table.horde("R01", 0, 1), table.horde("G02", 3, 2)
    table.hero(0, 3, 3)
    table.abilities(0, 4)
    match = acting(table)
    match.choose(UseAbility(DIERDRE * 4 + 3))
    assert targets(match) == {orcs, goblins}
    match.choose(PlaceTile(orcs, cells((0, 0), (1, 0))))
    assert targets(match) == {orcs}
    match.choose(PlaceTile(orcs, cells((1, 1), (2, 1))))
    assert dealt(match, orcs) == [(DIERDRES, D2, TRUE)] * 2


@pytest.mark.rule("KR-DIERDRE-20")
def test_bench_dierdre_brings_three_soldiers():
    table = Table(players=1, heroes=(ALRIC,))
    table.bench(DIERDRE)
    goblins, held = table.horde("P01", 2, 1), table.horde("P01", 2, 2)
    table.soldier(held, cells((0, 0)))
    match = table.actions()
    match.choose(ActivateBench(0, DIERDRE))
    match.choose(MoveTo(at(0, 0)))
    assert targets(match) == {goblins, held}
    match.choose(PlaceSoldier(goblins, cells((0, 0))))
    match.choose(PlaceTile(goblins, cells((1, 0))))
    match.choose(PlaceSoldier(goblins, cells((2, 0))))
    match.choose(PlaceSoldier(held, cells((1, 0))))
    assert ask(match) == "ActionPhase"
    assert dealt(match, goblins) == [(DIERDRES, M1, PHYSICAL)]
    assert not horde(match.state, held).tiles
    assert match.state.soldiers_left == 8
    assert [len(h.soldiers) for h in match.state.hordes] == [2, 2]
    assert Done(0) in asked(match).options
