"""The course of a round (KR-ROUND)."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.kingdom_rush.board.geometry import distance
from rempart.games.kingdom_rush.events import HordeSpawned, PhaseBegun, PhaseSkipped, RoundBegun
from rempart.games.kingdom_rush.options import Done
from rempart.games.kingdom_rush.pieces import ELUSIVE, SPAWN
from rempart.games.kingdom_rush.steps.hordes import neighbours
from rempart.games.kingdom_rush.steps.round import EndOfRound, Round
from rempart.kernel import Match
from tests.games.kingdom_rush.table import T, Table, ask, at, horde, on_board, player, told


def everybody_done(match: Match) -> list[Any]:
    """All say that they are done with phase 2; gives what happens then."""
    for seat in match.seats:
        assert ask(match) == "ActionPhase"
        match.choose(Done(seat))
    return match.events


def table_in(round: int) -> Table:
    """A table before a round, with a horde that does nothing yet and cards in the pile."""
    table = Table()
    table.s.round = round - 1
    table.pile("G01", "G02", "G03")
    table.horde("G04", 1, 1)
    return table


@pytest.mark.rule("KR-ROUND-01")
def test_the_phases_follow_each_other_and_then_the_next_round_comes():
    table = table_in(2)
    match = table.begin([Round()])
    events = list(match.events)
    events += everybody_done(match)
    assert [e.round for e in events if isinstance(e, RoundBegun)] == [2, 3]
    phases = [e.phase for e in events if isinstance(e, PhaseBegun)]
    assert phases == [1, 2, 3, 4, 5, 6, 1, 2]
    assert match.state.round == 3


@pytest.mark.rule("KR-ROUND-02")
@pytest.mark.parametrize(("round", "spawned"), [(1, 0), (2, 1)])
def test_nothing_spawns_in_the_first_round(round: int, spawned: int):
    table = table_in(round)
    match = table.begin([Round()])
    assert len(told(match, HordeSpawned)) == spawned
    assert [e.phase for e in told(match, PhaseSkipped)] == ([SPAWN] if round == 1 else [])
    assert len(match.state.piles[0]) == 3 - spawned
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-ROUND-03", "KR-ROUND-05")
def test_adjacent_is_orthogonal_and_diagonal_and_not_the_space_itself():
    table = Table()
    around = [table.horde(f"G0{n}", c, 1) for n, c in ((1, 0), (2, 1), (3, 2))]
    below = table.horde("G04", 2, 2)
    far = table.horde("G05", 4, 2)
    found = {found.card for found in neighbours(table.s, T, at(1, 1))}
    assert found == {around[0], around[2], below}
    assert far not in found
    spaces = table.board.neighbours[at(1, 1)]
    assert len(spaces) == 8
    assert {distance(at(1, 1), space) for space in spaces} == {1}


@pytest.mark.rule("KR-ROUND-04")
def test_what_lasts_until_the_end_of_the_round_ends_after_phase_6():
    table = table_in(2)
    card = table.s.hordes[0].card
    table.s.hordes[0].marks = ELUSIVE
    table[1].protected = True
    table.s.hurried = table.s.ashfall = table.s.cold = True
    table.s.upgraded = table.s.struck = 1
    match = table.begin([EndOfRound()])
    s = match.state
    assert not player(match, 1).protected
    assert horde(s, card).marks == 0
    assert not any((s.hurried, s.ashfall, s.cold))
    assert (s.upgraded, s.struck) == (0, 0)
    assert on_board(match, card)
