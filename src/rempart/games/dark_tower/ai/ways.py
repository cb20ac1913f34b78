"""How far regions are from each other for bots, which go round burning rivers if that is not much
farther."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from rempart.games.dark_tower.ids import REGIONS
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.board.world import World
    from rempart.games.dark_tower.state import Realm

RIVER = 3
"""Crossing a burning river counts as this many regions more."""
KEPT = 64
"""How many tables of distances are kept, each for one set of burning rivers."""

Ways = Sequence[Sequence[int]]


def distances(s: Realm) -> Ways:
    """The distance from each region to each other one."""
    world = TABLES[s.variant].world
    return through_fire(world, s.rivers) if s.rivers else world.distance


def stride(world: World, rivers: int, here: int, region: int) -> int:
    """What a step into a neighbouring region costs; `rivers`: a bit for each that burns."""
    river = world.river(here, region)
    return 1 + RIVER if river != NONE and rivers >> river & 1 else 1


@lru_cache(KEPT)
def through_fire(world: World, rivers: int) -> Ways:
    """The distances while some rivers burn."""
    return [ways_from(world, rivers, region) for region in range(REGIONS)]


def ways_from(world: World, rivers: int, start: int) -> tuple[int, ...]:
    """The distances from one region."""
    found = {start: 0}
    queue = [(0, start)]
    while queue:
        far, here = heappop(queue)
        if far > found[here]:
            continue
        for near in world.neighbours[here]:
            way = far + stride(world, rivers, here, near)
            if way < found.get(near, way + 1):
                found[near] = way
                heappush(queue, (way, near))
    return tuple(found[region] for region in range(REGIONS))
