"""What we rule where the rulebook is silent (KR-R-56 to KR-R-64); for KR-R-55 see `test_order`."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import M1, MAGIC, PHYSICAL
from rempart.games.kingdom_rush.events import FlowerWilted, HordeDestroyed
from rempart.games.kingdom_rush.ids import (
    ABILITIES,
    ALRIC,
    BRUXA,
    DIERDRE,
    ELORA,
    KNIVES,
    SAITAM,
)
from rempart.games.kingdom_rush.options import (
    ActivateBench,
    ActivateFlower,
    ChooseHero,
    ChooseHorde,
    EndMove,
    MoveTo,
    PlaceTile,
    Skip,
    SpendSkull,
    UseAbility,
)
from rempart.games.kingdom_rush.pieces import HERO_BOARD, NO_SOURCE
from rempart.games.kingdom_rush.steps.advance import AdvancePhase
from rempart.games.kingdom_rush.steps.flowers import bloom
from rempart.games.kingdom_rush.steps.heroes import HeroAction
from rempart.games.kingdom_rush.steps.tiles import LayTiles
from rempart.games.kingdom_rush.steps.treasure import gain
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
    on_board,
    player,
    refused,
    space_of,
    stopped,
    targets,
    told,
)

ROAD = """
......#
>>>>>>X
......#
"""


def road(*heroes: int) -> Table:
    return Table(ROAD, ((0, 1),), len(heroes), heroes)


# Passive abilities


@pytest.mark.rule("KR-HERO-06", "KR-R-57")
def test_four_abilities_are_passive_and_no_others():
    every = range(ALRIC * 4, SAITAM * 4 + 4)
    passive = {ABILITIES[n] for n in every if T.abilities[n].passive}
    assert passive == {"alric_4", "bruxa_4", "dierdre_3", "saitam_4"}
    for ability in every:
        table = road(ability // 4, (ability // 4 + 1) % 5)
        table.hero(0, 2, 0)
        table.abilities(0, ability % 4 + 1)
        match = table.only(HeroAction(0))
        if ABILITIES[ability] in passive:
            refused(match, UseAbility(ability), "KR-HERO-06")
        else:
            assert offered(match, UseAbility) == [UseAbility(ability)]


@pytest.mark.rule("KR-SAITAM-14", "KR-R-57")
def test_monkey_palm_works_in_every_round_without_being_used():
    table = road(SAITAM, DIERDRE)
    goblins = table.horde("G03", 2, 1)
    table.hero(0, 2, 1, cells((0, 2), (1, 2), (0, 3), (1, 3)))
    table.abilities(0, 4)
    table.s.hordes[0].acted = False
    match = table.only(AdvancePhase(), AdvancePhase())
    assert stopped(match)
    assert space_of(match, goblins) == at(2, 1)
    assert (player(match).life, player(match).flipped) == (T.heroes[SAITAM].life, 0)


# Skulls of the bench


def gathering() -> tuple[Table, int, int]:
    """Phase 3 of the round in which Bruxa came from the bench: a covered horde, and one that lacks
    two cells."""
    table = road(ALRIC)
    table.bench(BRUXA)
    table.s.bench[0].active = table.s.bench[0].used = True
    gone, left = table.horde("G02", 1, 1), table.horde("G03", 4, 1)
    table.cover(gone)
    table.cover(left, leave=cells((0, 1), (1, 1)))
    return table, gone, left


@pytest.mark.rule("KR-BRUXA-20", "KR-R-58")
def test_skulls_gained_in_phase_3_can_be_spent_there_and_destroy_more():
    table, gone, left = gathering()
    match = table.destroy()
    assert asked(match).options == [SpendSkull(0), Skip()]
    assert not on_board(match, gone)
    match.choose(SpendSkull(0))
    assert targets(match) == {left}
    match.choose(PlaceTile(left, cells((0, 1), (1, 1))))
    match.choose(Skip())
    assert [event.horde for event in told(match, HordeDestroyed)] == [left]
    assert stopped(match)  # no horde is left to spend skulls on
    assert match.state.bench[0].skulls == 3


@pytest.mark.rule("KR-R-58")
def test_skulls_are_asked_for_in_phase_3_only_if_some_were_gained():
    table, gone, _ = gathering()
    table.s.bench[0].active = False  # in a later round
    table.s.bench[0].skulls = 2
    match = table.destroy()
    assert stopped(match)
    assert not on_board(match, gone)
    table, gone, _ = gathering()
    table.s.hordes.remove(table.of(gone))  # nothing is destroyed
    table.s.bench[0].skulls = 2
    assert stopped(table.destroy())


# Flowers


@pytest.mark.rule("KR-FLOWER-03", "KR-R-59")
@pytest.mark.parametrize("design", ["C1", "C2", "C3", "C4"])
def test_every_champion_lets_all_flowers_bloom_again_when_it_is_destroyed(design: str):
    table = road(ALRIC)
    for column in (0, 5):
        table.flower(column, 0, wilted=True)
    table.cover(table.horde(design, 2, 1))
    assert table.destroy().state.wilted == []


@pytest.mark.rule("KR-FLOWER-03", "KR-R-59")
def test_a_boss_is_no_champion():
    table = road(ALRIC)
    flower = table.flower(0, 0, wilted=True)
    boss = table.horde(T.card_id[T.cards.layers["LA"][-1]], 2, 1)
    table.cover(boss)
    match = table.destroy()
    assert not on_board(match, boss)
    assert match.state.wilted == [flower]


def blooming(kind: str) -> tuple[Match, int, int]:
    """A flower at the end of the road blooms; one horde beside it, one far away."""
    table = road(ALRIC, DIERDRE)
    flower = table.flower(0, 0, kind)
    near, far = table.horde("G01", 0, 1), table.horde("G02", 5, 1)
    match = table.only()
    bloom(match.state, 0, flower)
    return table.begin(match.state.agenda), near, far


@pytest.mark.rule("KR-FLOWER-10", "KR-FLOWER-11", "KR-FLOWER-13", "KR-FLOWER-14", "KR-R-64")
@pytest.mark.parametrize("kind", ["magic", "fire", "frost", "storm"])
def test_all_flowers_but_the_fire_flower_reach_every_horde(kind: str):
    match, near, far = blooming(kind)
    if kind in ("frost", "storm"):
        assert offered(match, ChooseHorde) == [ChooseHorde(near), ChooseHorde(far)]
    else:
        assert targets(match) == ({near} if kind == "fire" else {near, far})


@pytest.mark.rule("KR-FLOWER-12", "KR-R-64")
def test_the_earth_flower_reaches_heroes_on_their_boards():
    match, _, _ = blooming("earth")
    assert player(match, 1).space == NONE
    match.choose(ChooseHero(DIERDRE))
    assert player(match, 1).protected


@pytest.mark.rule("KR-SOLO-05", "KR-FLOWER-01", "KR-R-62")
def test_a_bench_hero_activates_flowers_where_it_moves_and_not_where_it_is_put():
    table = road(ALRIC)
    first, second = table.flower(2, 0, "earth"), table.flower(3, 0, "earth")
    table.bench(BRUXA)
    match = table.actions()
    match.choose(ActivateBench(0, BRUXA))
    match.choose(MoveTo(first))
    assert ask(match) == "Move"
    match.choose(MoveTo(second))
    match.choose(EndMove())
    assert offered(match, ActivateFlower) == [ActivateFlower(second)]
    match.choose(ActivateFlower(second))
    match.choose(ChooseHero(ALRIC))
    assert [event.space for event in told(match, FlowerWilted)] == [second]


# Treasure and abilities


@pytest.mark.rule("KR-SETUP-07", "KR-SETUP-12", "KR-R-60")
def test_the_treasure_holds_12_of_each_and_the_rest_is_lost():
    table = road(ALRIC)
    table.s.gold, table.s.crystals = 11, 10
    gain(table.s, 2, 1, "KR-DESTROY-07")
    assert (table.s.gold, table.s.crystals) == (12, 11)
    gain(table.s, 0, 3, "KR-DESTROY-07")
    assert (table.s.gold, table.s.crystals) == (12, 12)


@pytest.mark.rule("KR-SETUP-17", "KR-R-63")
def test_heroes_have_two_abilities_with_one_or_two_players_else_one():
    for (scenario, players), layout in T.layouts.items():
        if scenario <= 12:
            assert layout.ability_slots == ((2, 2, 1, 1)[players - 1] if scenario else 0)


# Shields


@pytest.mark.rule("KR-ENEMY-23", "KR-R-61")
def test_a_hero_on_its_board_shoots_from_the_nearest_exit():
    def takes(table: Table, card: int, source: int) -> bool:
        lay = LayTiles(0, [card], [M1], KNIVES, PHYSICAL, source, "KR-ELORA-11")
        return not stopped(table.only(lay))

    table = road(ELORA)
    card = table.horde("Y01", 2, 1)  # shields on its left and right
    assert not takes(table, card, HERO_BOARD)
    assert takes(table, card, NO_SOURCE)
    down = Table("...\n.v.\n.v.\n.v.\n#X#", ((1, 1),), 1, (ELORA,))
    card = down.horde("Y01", 1, 2)
    assert takes(down, card, HERO_BOARD)
    two = Table(">>>X\n.v.#\n.v.#\n#X##", ((0, 0), (1, 1)), 1, (ELORA,))
    card = two.horde("Y01", 1, 1)  # as near to the exit on its right as to the one below
    assert takes(two, card, HERO_BOARD)
    card = two.horde("Y01", 1, 0)  # nearest to the one on its right, straight above the other
    assert not takes(two, card, HERO_BOARD)


@pytest.mark.rule("KR-ENEMY-23", "KR-R-61")
def test_blizzard_from_the_board_meets_the_shields_that_face_the_exit():
    table = road(ELORA)
    guarded, open_ = table.horde("P04", 2, 1), table.horde("G01", 4, 1)  # magic shields all round
    table.abilities(0, 1)
    match = table.only(HeroAction(0))
    match.choose(UseAbility(ELORA * 4))
    assert targets(match) == {open_}
    refused(match, PlaceTile(guarded, cells((1, 1))), "KR-ENEMY-23")
    assert T.designs[guarded].shields[MAGIC]


@pytest.mark.rule("KR-BRUXA-20", "KR-R-61")
def test_no_shield_blocks_the_skulls_of_the_bench():
    table = road(ALRIC)
    guarded = table.horde("P04", 2, 1)
    table.bench(BRUXA)
    table.s.bench[0].skulls = 1
    match = table.actions()
    match.choose(SpendSkull(0))
    assert targets(match) == {guarded}
    match.choose(offered(match, PlaceTile)[0])
    assert len(horde(match.state, guarded).tiles) == 1
