"""What a player is told of: an attack that brings the wall down, the end of the turn track."""

from __future__ import annotations

from typing import Any

from rempart.games.kravora.aids.dangers import dangers
from tests.games.kravora.table import TABLES, Table


def found(table: Table, seat: int | None = 0) -> dict[str, Any]:
    return {one.key: (one.level, one.rule) for one in dangers(table.s, seat)}


def test_an_attack_that_would_bring_the_wall_down():
    table = Table()
    table.enemy(5, "sprinter")
    assert found(table) == {}
    table[0].wall = 1
    assert found(table) == {"falls": ("grave", "KV-END-01")}
    assert found(table, 1) == {}
    assert found(table, None) == {}


def test_a_wall_that_hardly_stands():
    table = Table()
    table[0].wall = 2
    assert found(table) == {"frail": ("grave", "KV-END-01")}
    table[0].wall = 3
    assert found(table) == {}


def test_the_last_turn_of_the_track():
    table = Table()
    table.s.turn = TABLES.last_turn
    assert found(table) == {"last_turn": ("near", "KV-END-04")}
    table[0].wall = max(TABLES.eruption)
    assert found(table) == {
        "eruption": ("grave", "KV-END-06"),
        "last_turn": ("near", "KV-END-04"),
    }
    counted = Table(end="count")
    counted.s.turn = TABLES.last_turn
    counted[0].wall = 5
    assert found(counted) == {"counted": ("near", "KV-OPTION-02")}


def test_who_is_out_has_nothing_to_fear():
    table = Table(players=3)
    table[0].wall, table[0].alive = 0, False
    assert found(table) == {}
