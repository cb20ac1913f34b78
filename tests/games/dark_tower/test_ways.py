"""The ways that bots go while rivers burn: round the fire or through it, never stuck before it."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.ai.heuristic import walk
from rempart.games.dark_tower.ai.ways import RIVER, distances, stride
from rempart.games.dark_tower.ids import REGIONS
from rempart.games.dark_tower.options import Walk
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T

WORLD = T.world


def on_fire(rivers: int) -> Table:
    table = Table()
    table.s.rivers = rivers
    return table


def test_without_fire_every_border_counts_the_same():
    assert distances(on_fire(0).s) is WORLD.distance


@pytest.mark.parametrize("rivers", [0b0001, 0b0110, 0b1111])
def test_with_fire_no_way_is_shorter_and_none_longer_than_through_it(rivers: int):
    found = distances(on_fire(rivers).s)
    for start in range(REGIONS):
        for end in range(REGIONS):
            assert WORLD.distance[start][end] <= found[start][end] == found[end][start]
        for near in WORLD.neighbours[start]:
            assert found[start][near] <= stride(WORLD, rivers, start, near) <= 1 + RIVER


@pytest.mark.parametrize("rivers", [0b0001, 0b0110, 0b1111])
def test_a_bot_gets_everywhere(rivers: int):
    """Before, it stood still where the straight way led through fire."""
    table = on_fire(rivers)
    for start in range(REGIONS):
        for end in range(REGIONS):
            table[0].region, steps = start, 0
            while table[0].region != end:
                options = [Walk(near) for near in WORLD.neighbours[table[0].region]]
                step = walk(table.s, 0, end, options)
                assert isinstance(step, Walk)
                table[0].region, steps = step.region, steps + 1
                assert steps <= 2 * WORLD.distance[start][end] + RIVER
