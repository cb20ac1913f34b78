"""The map that the browser draws is the map of the data: who is next to whom, and the rivers."""

from __future__ import annotations

import json
import re
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from rempart.games.dark_tower.ids import (
    REGIONS,
    REGIONS_EACH,
)
from rempart.kernel import NONE
from tests.games.dark_tower.table import T

ROOT = Path(__file__).resolve().parents[3]
DRAWN = json.loads((ROOT / "web/src/boards/dark_tower/map.json").read_text("utf-8"))

Point = tuple[int, int]
Border = frozenset[Point]


def points(path: str) -> list[Point]:
    """The corners of an outline."""
    numbers = [int(number) for number in re.findall(r"\d+", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def borders(path: str, *, closed: bool) -> set[Border]:
    """The pieces that a line is made of, whichever way they are drawn."""
    corners = points(path)
    around = [*corners, corners[0]] if closed else corners
    return {frozenset(pair) for pair in pairwise(around)}


OUTLINES = [borders(region["path"], closed=True) for region in DRAWN["regions"]]


@pytest.mark.rule("DT-REALM-01")
def test_regions_touch_on_the_drawing_if_and_only_if_they_are_neighbours():
    assert len(OUTLINES) == REGIONS
    for a, b in combinations(range(REGIONS), 2):
        together = OUTLINES[a] & OUTLINES[b]
        assert bool(together) == (b in T.world.neighbours[a]), (T.world.ids[a], T.world.ids[b])


@pytest.mark.rule("DT-MAP-01")
def test_rivers_run_where_kingdoms_meet_and_nowhere_else():
    rivers = [borders(path, closed=False) for path in DRAWN["rivers"]]
    for a, b in combinations(range(REGIONS), 2):
        together = OUTLINES[a] & OUTLINES[b]
        river = T.world.river(a, b) if together else NONE
        for number, drawn in enumerate(rivers):
            assert (together <= drawn) if number == river else not (together & drawn)


def test_pieces_stand_inside_their_region_and_kingdoms_lie_where_they_are_called():
    for region in DRAWN["regions"]:
        xs, ys = zip(*points(region["path"]), strict=True)
        assert min(xs) < region["x"] < max(xs)
        assert min(ys) < region["y"] < max(ys)
        assert region["room"] >= 24
    for kingdom, (x, y) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        own = DRAWN["regions"][kingdom * REGIONS_EACH : (kingdom + 1) * REGIONS_EACH]
        ahead = sum((one["x"] - 500) * x + (one["y"] - 500) * y for one in own) / REGIONS_EACH
        assert ahead > 200
