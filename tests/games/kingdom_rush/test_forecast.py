"""The forecast of phases 3 and 4."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import rempart
from rempart.games.kingdom_rush.events import (
    HordeAdvanced,
    HordeDestroyed,
    HordeEscaped,
    HordeSpawned,
    RoundBegun,
    TowersTaken,
)
from rempart.games.kingdom_rush.ids import BRUXA
from rempart.games.kingdom_rush.pieces import ADVANCE, BUY, DESTROY, PLAY, SPAWN, Crevasse
from rempart.games.kingdom_rush.steps.round import Phase
from rempart.kernel import Match
from tests.games.kingdom_rush.table import Table, ask, cells

ROAD = """
........#
>>>>>>>>X
........#
"""


def foreseen(match: Match, kind: type) -> list[tuple[Any, bool]]:
    forecast = match.forecast(0)
    return [(one.event, one.certain) for one in forecast.events if isinstance(one.event, kind)]


def said(match: Match) -> dict[str, Mapping[str, Any]]:
    return {each.key: each.about for each in match.forecast(0).summary}


def test_it_tells_who_is_destroyed_who_moves_and_what_escapes():
    table = Table(ROAD, ((0, 1),))
    table.pile("G05")
    table.hand("ARC1")
    table.s.hearts = 5
    doomed, walker = table.horde("G02", 2, 1), table.horde("G03", 4, 1)
    gone = table.horde("G01", 7, 1)
    table.cover(doomed)
    match = table.actions()
    before = match.game.encode(match.state)
    assert [(e.horde, sure) for e, sure in foreseen(match, HordeDestroyed)] == [(doomed, True)]
    assert [(e.horde, sure) for e, sure in foreseen(match, HordeAdvanced)] == [(walker, True)]
    assert [(e.horde, e.hearts) for e, _ in foreseen(match, HordeEscaped)] == [(gone, 3)]
    assert said(match) == {
        "hearts": {"count": 3},
        "destroyed": {"count": 1},
        "escapes": {"horde": 0, "hearts": 3},
    }
    assert match.game.encode(match.state) == before


def test_a_lost_kingdom_is_told_first():
    table = Table(ROAD, ((0, 1),))
    table.hand("ARC1")
    table.s.hearts = 2
    table.horde("G02", 7, 1)
    assert next(iter(said(table.actions()))) == "lost"


def test_after_a_card_that_nobody_has_seen_nothing_is_certain():
    table = Table(ROAD, ((0, 1),))
    table.hand("ARC1")
    table.s.activation = [4, 3, 2, 1]
    table.horde("C1", 4, 1)
    behind, before = table.horde("G01", 1, 1), table.horde("G03", 6, 1)
    match = table.actions()
    sure = {event.horde: certain for event, certain in foreseen(match, HordeAdvanced)}
    assert sure[before]
    assert not sure[behind]
    assert "cards" in [note.key for note in match.forecast(0).notes]


def test_a_shot_may_hit_either_hero():
    table = Table(ROAD, ((0, 1),))
    table.hand("ARC1")
    table[0].life = table[1].life = 1
    table.horde("B08", 1, 1)
    match = table.actions()
    assert said(match)["stunned"] == {"count": 1}
    assert "choice" in [note.key for note in match.forecast(0).notes]


@pytest.mark.parametrize("seed", range(3))
def test_it_is_what_happens_if_nobody_does_anything(seed: int):
    table = Table(ROAD, ((0, 1),))
    table.hand("ARC1")
    table.s.hearts = 9
    designs = [("G02", "G11", "B05"), ("G12", "G03", "G10"), ("B09", "G06", "B01")][seed]
    for design, column in zip(designs, (1, 3, 6), strict=True):
        table.horde(design, column, 1)
    table.cover(table.s.hordes[0].card, leave=cells((1, 1)))
    match = table.actions()
    expected = [(e.horde, e.space) for e, _ in foreseen(match, HordeAdvanced)]
    real = Table(ROAD, ((0, 1),))
    real.s = match.state
    happened = real.advance()
    moved = [e for e in happened.events if isinstance(e, HordeAdvanced)]
    assert [(event.horde, event.space) for event in moved] == expected


@pytest.mark.parametrize("phase", [DESTROY, ADVANCE])
def test_in_the_middle_of_phases_3_and_4_it_ends_with_phase_4(phase: int):
    table = Table(ROAD, ((0, 1),))
    table.pile("G05", "G06", "G07")
    choice, walker = table.horde("G04", 1, 1), table.horde("G03", 4, 1)
    if phase == DESTROY:
        table.cover(choice)  # a reward to choose
    else:
        table.hero(0, 5, 1)  # who must retreat
    match = table.begin([Phase(phase)])
    assert match.state.phase == phase
    assert ask(match) == ("Reward" if phase == DESTROY else "Retreat")
    moved = [event.horde for event, _ in foreseen(match, HordeAdvanced)]
    assert sorted([*moved, *([walker] if phase == ADVANCE else [])]) == sorted(
        [walker] if phase == DESTROY else [walker, choice]
    )
    kinds = {type(one.event) for one in match.forecast(0).events}
    assert not kinds & {TowersTaken, RoundBegun, HordeSpawned}


# What loses the game after phase 4


def test_empty_piles_lose_the_next_round_and_that_is_told():
    """KR-GOAL-05: nothing happens in phases 3 and 4, and yet it is the end."""
    table = Table(ROAD, ((0, 1),))
    table.hand("ARC1")
    table.horde("G01", 2, 1)
    assert next(iter(said(table.actions()))) == "lost_piles"
    table.pile("G05")
    assert "lost_piles" not in said(table.actions())


def test_with_empty_piles_and_no_horde_left_it_is_a_victory():
    table = Table(ROAD, ((0, 1),))
    table.hand("ARC1")
    table.cover(table.horde("G01", 2, 1))
    assert "lost_piles" not in said(table.actions())


def test_a_path_without_room_for_the_next_horde_is_told():
    """KR-GOAL-07"""
    table = Table("...#\n>>>X\n...#\n", ((0, 1),))
    table.pile("G05")
    table.hand("ARC1")
    for column, design in enumerate(("G01", "G02", "G03")):
        card = table.horde(design, column, 1)
        table.soldier(card, 0)
    assert "lost_room" in said(table.actions())


def test_too_many_gaping_crevasses_are_told(monkeypatch: pytest.MonkeyPatch):
    """KR-GOAL-06"""
    table = Table(ROAD, ((0, 1),))
    table.pile("G05")
    table.hand("ARC1")
    table.horde("G01", 2, 1)
    table.s.crevasses = [Crevasse(space, gaping=True) for space in (1, 2)]
    monkeypatch.setattr(table.layout.data, "lost_if_gaping", 2)
    assert "lost_crevasses" in said(table.actions())
    table.s.crevasses[0].gaping = False
    assert "lost_crevasses" not in said(table.actions())


def test_a_missed_objective_of_the_prologue_is_told():
    """KR-PROLOGUE-07"""
    match = rempart.new("kingdom_rush", seed=3, players=1, scenario="prologue", start="deal")
    assert "missed" in said(match)


@pytest.mark.rule("KR-R-55")
def test_an_order_of_destruction_that_is_still_open_is_a_choice():
    table = Table(ROAD, ((0, 1),), players=1, heroes=(BRUXA,))
    table.pile("G05")
    table.hand("ARC1")
    table.horde("G03", 2, 1)
    flyer, far = table.horde("Y08", 2, 1), table.horde("G02", 4, 1)
    table.hero(0, 2, 1, cells((1, 0), (2, 0), (1, 1), (2, 1)))
    table.cover(flyer)
    table.cover(far)
    forecast = table.actions().forecast(0)
    assert "choice" in {note.key for note in forecast.notes}
    gone = {one.event.horde for one in forecast.events if isinstance(one.event, HordeDestroyed)}
    assert gone == {flyer, far}


@pytest.mark.parametrize(
    ("number", "phase", "some"),
    [(1, SPAWN, False), (1, PLAY, False), (1, BUY, True), (2, SPAWN, True), (2, PLAY, False)],
)
def test_new_hordes_are_only_mentioned_where_some_come_before(number: int, phase: int, some: bool):
    """KR-ROUND-02: none appear in round 1, in whose first phase one player blocks a colour."""
    table = Table(ROAD, ((0, 1),))
    table.pile("G05")
    table.hand("ARC1")
    match = table.actions()
    match.state.round, match.state.phase = number, phase
    assert ("spawn_first" in [note.key for note in match.forecast(0).notes]) is some
