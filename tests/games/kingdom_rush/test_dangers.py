"""What everybody is told of: the last round, the last heart, bosses, every other way to lose."""

from __future__ import annotations

from typing import Any

import pytest

import rempart
from rempart.games.kingdom_rush.aids.dangers import dangers
from rempart.games.kingdom_rush.ids import HEROIC
from rempart.games.kingdom_rush.pieces import Crevasse
from tests.games.kingdom_rush.table import Table

ROAD = """
........#
>>>>>>>>X
........#
"""


def quiet() -> Table:
    """A position in which nothing threatens."""
    table = Table(ROAD, ((0, 1),))
    table.pile("G05")
    table.s.hearts = 6
    table.horde("G01", 2, 1)
    assert found(table) == {}
    return table


def found(table: Table) -> dict[str, Any]:
    return {one.key: (one.level, one.rule) for one in dangers(table.s, 0)}


def test_the_last_round():
    table = quiet()
    table.s.piles = [[]]
    assert found(table) == {"last_round": ("grave", "KR-GOAL-05")}
    table.s.hordes.clear()
    assert found(table) == {}


def test_the_last_stand():
    table = quiet()
    table.s.piles = [[]]
    table.s.last_stand = True
    assert found(table) == {"last_stand": ("grave", "KRH-RIFT-03")}
    (danger,) = dangers(table.s, 0)
    assert danger.about == {"hearts": 3}
    table.s.hearts = 3
    assert found(table) == {"last_stand_lost": ("grave", "KRH-RIFT-03")}
    table.cover(table.s.hordes[0].card)
    assert found(table) == {}


def test_the_last_round_of_the_prologue():
    match = rempart.new("kingdom_rush", seed=3, players=1, scenario="prologue", start="deal")
    assert match.dangers(0) == []
    match.state.round = 3
    (danger,) = match.dangers(0)
    assert (danger.key, danger.rule) == ("last_round", "KR-PROLOGUE-15")


def test_hearts():
    table = quiet()
    gone = table.horde("G02", 7, 1)
    assert found(table) == {}
    table.s.hearts = 2
    assert found(table) == {"last_hearts": ("grave", "KR-GOAL-04")}
    table.cover(gone)
    assert found(table) == {}
    table.s.hearts = 1
    assert found(table) == {"one_heart": ("grave", "KR-GOAL-04")}


def test_no_room_for_the_next_horde():
    table = Table("..#\n>>X\n..#\n", ((0, 1),))
    table.pile("G05")
    table.s.hearts = 9
    table.horde("G01", 0, 1)
    assert found(table) == {}
    table.horde("G03", 1, 1)
    assert found(table) == {"no_room": ("grave", "KR-GOAL-07")}


def test_a_hero_of_a_heroic_challenge():
    table = quiet()
    table[1].life = 1
    assert found(table) == {}
    table.s.difficulty = HEROIC
    assert found(table) == {"hero": ("grave", "KR-DIFF-05")}


def test_gaping_crevasses(monkeypatch: pytest.MonkeyPatch):
    table = quiet()
    monkeypatch.setattr(table.layout.data, "lost_if_gaping", 3)
    table.s.crevasses = [Crevasse(1, gaping=True)]
    assert found(table) == {}
    table.s.crevasses.append(Crevasse(2, gaping=True))
    assert found(table) == {"crevasses": ("grave", "KR-GOAL-06")}


def test_champions_and_bosses(monkeypatch: pytest.MonkeyPatch):
    table = quiet()
    table.horde("C1", 4, 1)
    assert found(table) == {"leader": ("near", "KR-CHAMP-01")}
    monkeypatch.setattr(table.layout.data, "lost_if_escapes", "C1")
    assert found(table) == {"leader_deadly": ("near", "KR-GOAL-06")}
