"""Phase 1: spawning (KR-SPAWN)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import PHYSICAL
from rempart.games.kingdom_rush.events import HordeSpawned, PileEmpty
from rempart.games.kingdom_rush.options import RetreatTo
from rempart.games.kingdom_rush.pieces import ADVANCE, Horde
from rempart.games.kingdom_rush.steps.spawn import Spawn
from rempart.games.kingdom_rush.steps.tiles import shielded
from rempart.kernel import NONE
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
    space_of,
    stopped,
    told,
)

FORK = """
...v...#
...v...#
>>>>>>>X
.......#
"""
"""Route 1 from the left, route 2 from above; they meet on (3, 2)."""
FORK_STARTS = ((0, 2), (3, 0))


def fork(players: int = 2) -> Table:
    return Table(FORK, FORK_STARTS, players)


@pytest.mark.rule("KR-SPAWN-01")
def test_piles_are_processed_by_number_each_completely():
    table = fork()
    (one,) = table.pile("G01")
    (two,) = table.pile("G02", number=1)
    match = table.spawn()
    assert stopped(match)
    spawned = [(event.pile, event.horde) for event in told(match, HordeSpawned)]
    assert spawned == [(0, one), (1, two)]
    assert match.state.piles == [[], []]


@pytest.mark.rule("KR-SPAWN-02")
def test_the_top_card_of_a_pile_is_turned_up():
    table = fork()
    top, below = table.pile("G01", "G02")
    match = table.spawn()
    assert on_board(match, top)
    assert not on_board(match, below)
    assert match.state.piles[0] == [below]


@pytest.mark.rule("KR-SPAWN-03")
def test_a_horde_comes_on_the_first_space_of_its_route():
    table = fork()
    (one,) = table.pile("G01")
    (two,) = table.pile("G02", number=1)
    match = table.spawn()
    assert space_of(match, one) == at(0, 2)
    assert space_of(match, two) == at(3, 0)


@pytest.mark.rule("KR-SPAWN-04", "KR-EX-01")
def test_a_taken_space_is_passed_over_towards_the_exit():
    table = fork()
    for design, spot in (("G03", (0, 2)), ("G04", (1, 2)), ("G05", (3, 0))):
        table.horde(design, *spot)
    (one,) = table.pile("G01")
    (two,) = table.pile("G02", number=1)
    match = table.spawn()
    assert space_of(match, one) == at(2, 2)
    assert space_of(match, two) == at(3, 1)


@pytest.mark.rule("KR-SPAWN-05")
def test_heroes_on_the_space_retreat():
    table = fork()
    (one,) = table.pile("G01")
    table.hero(1, 0, 2)
    match = table.spawn()
    assert ask(match) == "Retreat"
    assert {option.space for option in offered(match, RetreatTo)} == {
        at(0, 1),
        at(1, 1),
        at(1, 2),
        at(0, 3),
        at(1, 3),
    }
    match.choose(RetreatTo(at(1, 3)))
    assert player(match, 1).space == at(1, 3)
    assert player(match, 1).life == T.heroes[player(match, 1).hero].life
    assert space_of(match, one) == at(0, 2)


@pytest.mark.rule("KR-SPAWN-06", "KR-GOAL-07", "KR-GOAL-08")
def test_no_free_space_up_to_the_exit_is_defeat_at_once():
    table = fork()
    designs = ("G03", "G04", "G05", "G06", "G07", "G08", "G10")
    for column, design in enumerate(designs):
        table.horde(design, column, 2)
    table.pile("G01")
    table.pile("G02", number=1)
    match = table.spawn()
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.rule) == ("no_room", "KR-GOAL-07")
    assert match.outcome.winners == ()
    assert match.state.piles[1]  # the second pile was not touched any more


@pytest.mark.rule("KR-SPAWN-06")
def test_one_free_space_is_enough():
    table = fork()
    designs = ("G03", "G04", "G05", "G06", "G07", "G08")
    for column, design in enumerate(designs):
        table.horde(design, column, 2)
    (one,) = table.pile("G01")
    match = table.spawn()
    assert match.outcome is None
    assert space_of(match, one) == at(6, 2)


@pytest.mark.rule("KR-SPAWN-07", "KR-EX-02", "KR-ADV-03")
def test_a_horde_never_turns():
    """Its band stays at the bottom, so a shield at the top guards north on every space."""
    table = fork()
    card = table.horde("Y02", 3, 1)  # a physical shield at the top; its road bends here
    for column in (3, 4):
        match = table.advance()
        found = horde(match.state, card)
        assert found.space == at(column, 2)
        assert shielded(match.state, T, found, at(column, 1), PHYSICAL)
        for source in (at(column - 1, 2), at(column + 1, 2), at(column, 3)):
            assert not shielded(match.state, T, found, source, PHYSICAL)
        table.s = match.state
        found.acted = False


@pytest.mark.rule("KR-SPAWN-08")
def test_an_empty_pile_is_skipped():
    table = fork()
    (two,) = table.pile("G02", number=1)
    match = table.spawn()
    assert match.outcome is None
    assert [found.card for found in match.state.hordes] == [two]
    assert [event.pile for event in told(match, PileEmpty)] == [0]


@pytest.mark.rule("KR-SPAWN-09")
@pytest.mark.parametrize(("phase", "acted"), [(1, False), (ADVANCE, True)])
def test_a_horde_does_not_act_in_the_phase_in_which_it_spawns(phase: int, acted: bool):
    table = fork()
    (one,) = table.pile("G01")
    table.s.phase = phase
    match = table.only(Spawn(0))
    assert horde(match.state, one).acted == acted
    assert space_of(match, one) == at(0, 2)


@pytest.mark.rule("KR-SPAWN-10", "KR-SPAWN-11")
def test_a_flyer_spawns_above_a_ground_horde_but_not_on_a_flyer():
    table = fork()
    table.horde("G03", 0, 2)
    first, second = table.pile("B09", "B09")
    match = table.only(Spawn(0), Spawn(0))
    assert space_of(match, first) == at(0, 2)
    assert space_of(match, second) == at(1, 2)


@pytest.mark.rule("KR-SPAWN-11")
def test_a_ground_horde_needs_a_space_without_any_horde():
    table = fork()
    table.horde("B09", 0, 2)  # a flyer
    (one,) = table.pile("G01")
    match = table.spawn()
    assert space_of(match, one) == at(1, 2)


@pytest.mark.rule("KR-SPAWN-11", "KR-ENEMY-15")
def test_a_flyer_that_spawns_above_a_horde_drives_off_who_is_on_it():
    table = fork()
    below = table.horde("G03", 0, 2)
    table.soldier(below, cells((0, 1)))
    table.tile(below, "M1", cells((1, 1)))
    table.hero(1, 0, 2, cells((2, 2), (3, 2), (2, 3), (3, 3)))
    table.pile("B09")
    match = table.spawn()
    assert ask(match) == "Retreat"
    assert horde(match.state, below).soldiers == []
    assert horde(match.state, below).covered == cells((1, 1))
    assert match.state.soldiers_left == 12
    match.choose(RetreatTo(at(1, 3)))
    assert player(match, 1).cells == 0


@pytest.mark.rule("KRH-BOSS-08")
def test_a_flyer_does_not_spawn_on_a_boss():
    table = fork()
    boss = T.layers["LA"][0]
    table.s.hordes.append(Horde(boss, at(0, 2)))
    (one,) = table.pile("B09")
    match = table.spawn()
    assert space_of(match, one) == at(1, 2)
    assert NONE not in (space_of(match, one), space_of(match, boss))
