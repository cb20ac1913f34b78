"""Solo (KR-SOLO): bench heroes and the blocked colour."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.events import BenchLeft, ColourBlocked
from rempart.games.kingdom_rush.ids import ALRIC, BRUXA, DIERDRE, ELORA, SAITAM
from rempart.games.kingdom_rush.options import (
    ActivateBench,
    ActivateFlower,
    ActivateHero,
    BlockColour,
    ChooseHero,
    Done,
    EndMove,
    MoveTo,
    PlayTower,
    Rest,
    Skip,
    Stand,
)
from rempart.games.kingdom_rush.steps.figures import FIRST_BENCH
from rempart.games.kingdom_rush.steps.retreat import retreat_all
from rempart.games.kingdom_rush.steps.round import EndOfRound
from rempart.games.kingdom_rush.steps.solo import RoundStart
from rempart.kernel import NONE
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
    told,
)

CORNER = cells((0, 0), (1, 0), (0, 1), (1, 1))
R, B, Y, W = 0, 1, 2, 4


def alone(*bench: int, hero: int = ALRIC) -> Table:
    table = Table(players=1, heroes=(hero,))
    table.bench(*bench)
    return table


def sites(table: Table) -> list[int]:
    """A site of each of three colours, and a white one."""
    spots = ((0, 0), (1, 0), (2, 0), (3, 0))
    return [table.site(*spot, colour) for spot, colour in zip(spots, "RBYW", strict=True)]


@pytest.mark.rule("KR-SOLO-01")
def test_all_three_colours_are_yours():
    table = alone()
    every = sites(table)
    card = table.hand("ARC1")
    match = table.actions()
    assert {option.space for option in offered(match, PlayTower)} == set(every)
    assert offered(match, PlayTower)[0].card == card


@pytest.mark.rule("KR-SOLO-02", "KR-SOLO-03")
def test_one_bench_hero_a_round_before_or_after_the_main_hero():
    table = alone(DIERDRE, ELORA)
    table.hand("ARC1")
    match = table.actions()
    both = [ActivateBench(0, DIERDRE), ActivateBench(0, ELORA)]
    assert offered(match, ActivateBench, ActivateHero) == [ActivateHero(0), *both]
    refused(match, ActivateBench(0, SAITAM), "KR-SOLO-02")
    match.choose(ActivateBench(0, DIERDRE))
    match.choose(MoveTo(at(0, 0)))
    assert offered(match, ActivateBench, ActivateHero) == [ActivateHero(0)]
    refused(match, ActivateBench(0, ELORA), "KR-SOLO-03")


@pytest.mark.rule("KR-SOLO-03")
def test_after_the_main_hero_too():
    table = alone(DIERDRE)
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    match.choose(Rest())
    assert asked(match).options == [ActivateBench(0, DIERDRE), Done(0)]


@pytest.mark.rule("KR-SOLO-04")
def test_the_figure_goes_on_any_space_or_horde_with_room():
    table = alone(SAITAM)
    goblins, full = table.horde("G02", 2, 1), table.horde("P01", 2, 2)
    table.cover(full, leave=cells((0, 0)))
    table.tile(full, "D2", cells((1, 3), (2, 3)), 0)
    table.site(0, 0)
    table.tower("ARC1", 0, 0)
    match = table.actions()
    match.choose(ActivateBench(0, SAITAM))
    everywhere = set(table.board.spaces) - {at(0, 0), at(2, 2)}
    assert {option.space for option in offered(match, MoveTo)} == everywhere
    refused(match, MoveTo(at(0, 0)), "KR-MOVE-03")
    refused(match, MoveTo(at(2, 2)), "KR-MOVE-09")
    refused(match, MoveTo(at(5, 2)), "KR-SOLO-04")
    match.choose(MoveTo(at(2, 1)))
    assert ask(match) == "StandOn"
    match.choose(Stand(CORNER))
    assert horde(match.state, goblins).covered == CORNER
    assert match.state.bench[0].space == at(2, 1)
    sound(match.state)


@pytest.mark.rule("KR-SOLO-05")
@pytest.mark.parametrize(
    ("hero", "asked"),
    [
        (ALRIC, "Placing"),
        (BRUXA, "Move"),
        (DIERDRE, "BenchSoldiers"),
        (ELORA, "LayTiles"),
        (SAITAM, "Move"),
    ],
)
def test_then_the_card_is_resolved(hero: int, asked: str):
    table = alone(hero, hero=BRUXA if hero == ALRIC else ALRIC)
    table.horde("P01", 2, 1)
    match = table.actions()
    match.choose(ActivateBench(0, hero))
    match.choose(MoveTo(at(0, 0)))
    assert ask(match) == asked


@pytest.mark.rule("KR-SOLO-06", "KR-SOLO-07")
def test_the_figure_leaves_at_the_end_of_the_round_and_never_comes_again():
    table = alone(DIERDRE, ELORA)
    goblins = table.horde("P01", 2, 1)
    table.pile("G01")
    table.hand("ARC1")
    match = table.actions()
    match.choose(ActivateBench(0, DIERDRE))
    match.choose(MoveTo(at(2, 1)))
    match.choose(Stand(CORNER))
    match.choose(Skip())
    assert horde(match.state, goblins).covered == CORNER
    match = table.only(EndOfRound())
    assert told(match, BenchLeft) == [BenchLeft(hero=DIERDRE)]
    assert horde(match.state, goblins).covered == 0
    assert [bench.space for bench in match.state.bench] == [NONE, NONE]
    match = table.actions()
    assert offered(match, ActivateBench) == [ActivateBench(0, ELORA)]
    refused(match, ActivateBench(0, DIERDRE), "KR-SOLO-07")


@pytest.mark.rule("KR-ADV-13")
def test_a_bench_figure_that_cannot_retreat_leaves():
    table = Table("#.#\n>>X\n", ((0, 1),), players=1, heroes=(ALRIC,))
    table.bench(ELORA)
    table.site(1, 0)
    table.tower("ARC1", 1, 0)
    goblins = table.horde("G01", 0, 1)
    table.horde("G01", 1, 1)
    table.s.bench[0].space = at(0, 1)
    table.s.agenda = []
    retreat_all(table.s, at(0, 1), table.of(goblins))
    assert [getattr(step, "who", None) for step in table.s.agenda] == [FIRST_BENCH]
    match = table.only(*table.s.agenda)
    assert told(match, BenchLeft) == [BenchLeft(hero=ELORA, rule="KR-ADV-13")]
    assert match.state.bench[0].space == NONE


@pytest.mark.rule("KR-SOLO-05")
def test_a_moving_bench_hero_uses_flowers():
    table = alone(BRUXA)
    table.horde("P01", 2, 1)
    flower = table.flower(1, 0, "earth")
    match = table.actions()
    match.choose(ActivateBench(0, BRUXA))
    match.choose(MoveTo(at(0, 0)))
    match.choose(MoveTo(flower))
    match.choose(EndMove())
    match.choose(ActivateFlower(flower))
    match.choose(ChooseHero(ALRIC))
    assert player(match).protected
    assert match.state.wilted == [flower]


@pytest.mark.rule("KR-SOLO-09", "KR-SOLO-11")
def test_a_colour_is_blocked_each_round_but_never_white():
    table = alone()
    red, blue, yellow, white = sites(table)
    table.s.round = 1
    match = table.only(RoundStart())
    assert asked(match).options == [BlockColour(R), BlockColour(B), BlockColour(Y)]
    refused(match, BlockColour(W), "KR-SOLO-11")
    refused(match, BlockColour(3), "KR-SOLO-09")
    match.choose(BlockColour(B))
    assert told(match, ColourBlocked) == [ColourBlocked(colour=B)]
    card = table.hand("ARC1")
    match = table.actions()
    assert {option.space for option in offered(match, PlayTower)} == {red, yellow, white}
    refused(match, PlayTower(0, card, blue), "KR-SOLO-09")


@pytest.mark.rule("KR-SOLO-10")
def test_not_the_same_colour_twice_running():
    table = alone()
    sites(table)
    table.s.blocked = R
    match = table.only(RoundStart())
    assert asked(match).options == [BlockColour(B), BlockColour(Y)]
    refused(match, BlockColour(R), "KR-SOLO-10")
    match.choose(BlockColour(Y))
    match = table.only(RoundStart())
    assert asked(match).options == [BlockColour(R), BlockColour(B)]


@pytest.mark.rule("KR-SOLO-09", "KR-SOLO-13")
def test_nobody_blocks_in_company_or_in_the_prologue():
    table = Table()
    sites(table)
    match = table.only(RoundStart())
    assert stopped(match)
    assert match.state.blocked == NONE
    prologue = Table(players=1, heroes=(ALRIC,), scenario=0)
    assert stopped(prologue.only(RoundStart()))


@pytest.mark.rule("KR-SOLO-13")
def test_in_the_prologue_all_sites_are_yours():
    table = Table(players=1, heroes=(ALRIC,), scenario=0)
    card = table.hand("ARC1")
    match = table.actions()
    spaces = {option.space for option in offered(match, PlayTower) if option.card == card}
    assert spaces == set(table.layout.sites)


@pytest.mark.rule("KR-PROLOGUE-08")
def test_no_heroes_in_the_first_round_of_the_prologue():
    table = Table(players=1, heroes=(ALRIC,), scenario=0)
    table.bench(ELORA)
    table.hand("ARC1")
    table.s.round = 1
    match = table.actions()
    refused(match, ActivateHero(0), "KR-PROLOGUE-08")
    refused(match, ActivateBench(0, ELORA), "KR-PROLOGUE-08")
