"""The map (DT-REALM, DT-MAP): what lies where and what is next to what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from rempart.games.dark_tower.ids import (
    BUILDINGS,
    DUNGEONS,
    KINGDOMS,
    REGIONS,
    REGIONS_EACH,
    TERRAINS,
    kingdom_of,
)
from rempart.kernel import NONE
from rempart.kernel.errors import BadValues, Fault
from rempart.kernel.shape import NAMED
from rempart.kernel.sources import Sources


class RegionData(msgspec.Struct, forbid_unknown_fields=True):
    """A region of `data/regions.toml`."""

    kingdom: Annotated[
        Literal["north", "east", "south", "west"], msgspec.Meta(extra={NAMED: "kingdom"})
    ]
    terrain: Annotated[
        Literal["desert", "hills", "mountains", "lake", "forest", "grasslands"],
        msgspec.Meta(extra={NAMED: "terrain"}),
    ]
    dungeon: Annotated[
        Literal["cave", "encampment", "tomb", "shrine", "fortress", "ruins"],
        msgspec.Meta(extra={NAMED: "dungeon"}),
    ]
    land: list[str]
    river: list[str]
    source: Sources
    building: Annotated[
        Literal["", "citadel", "sanctuary", "village", "bazaar"],
        msgspec.Meta(extra={NAMED: "building"}),
    ] = ""
    tower: bool = False
    edge: bool = False


class World:
    """The board, by the numbers of regions and buildings.

    DT-REALM-02: each region has one terrain. DT-BUILD-01: each kingdom has one building of each
    type. DT-MAP-02: `ring` are the regions next to the Tower, clockwise from the north. DT-MAP-03:
    the Tower itself is no region.
    """

    def __init__(self, regions: dict[str, RegionData]):
        check(regions)
        self.ids = list(regions)
        self.number = {id: n for n, id in enumerate(self.ids)}
        every = list(regions.values())
        self.terrain = [TERRAINS.index(region.terrain) for region in every]
        self.dungeon = [DUNGEONS.index(region.dungeon) for region in every]
        self.edge = [region.edge for region in every]
        self.neighbours = [
            tuple(sorted(self.number[id] for id in (*region.land, *region.river)))
            for region in every
        ]
        """DT-MOVE-07: over land or river borders."""
        self._place_buildings(every)
        self.ring = self._ring(every)
        self.distance = [self._distances(region) for region in range(REGIONS)]
        """Borders to cross from one region to another."""
        self.river_regions = [self._along(river) for river in range(len(KINGDOMS))]
        """The regions that touch each river."""
        self.kingdom_regions = [
            range(kingdom * REGIONS_EACH, (kingdom + 1) * REGIONS_EACH)
            for kingdom in range(len(KINGDOMS))
        ]

    def _place_buildings(self, every: list[RegionData]) -> None:
        self.building_at = [NONE] * REGIONS
        """The building of each region; NONE: there never is one."""
        self.building_region = [NONE] * (len(KINGDOMS) * len(BUILDINGS))
        for number, region in enumerate(every):
            if region.building:
                building = kingdom_of(number) * len(BUILDINGS) + BUILDINGS.index(region.building)
                self.building_at[number] = building
                self.building_region[building] = number
        self.near_buildings = [
            tuple(
                self.building_at[near]
                for near in (region, *self.neighbours[region])
                if self.building_at[near] != NONE
            )
            for region in range(REGIONS)
        ]
        """The buildings of a region and of those next to it (DT-R-33: over rivers too)."""

    def _ring(self, every: list[RegionData]) -> tuple[int, ...]:
        """From the northern one on, always to the neighbour farthest round clockwise."""
        left = [number for number, region in enumerate(every) if region.tower]
        ring = [left.pop(0)]
        while left:
            ahead = [region for region in left if region in self.neighbours[ring[-1]]]
            ring.append(min(ahead, key=kingdom_of))
            left.remove(ring[-1])
        return tuple(ring)

    def _distances(self, start: int) -> tuple[int, ...]:
        found = {start: 0}
        queue = [start]
        for region in queue:
            for near in self.neighbours[region]:
                if near not in found:
                    found[near] = found[region] + 1
                    queue.append(near)
        return tuple(found[region] for region in range(REGIONS))

    def _along(self, river: int) -> tuple[int, ...]:
        return tuple(
            region
            for region in range(REGIONS)
            if any(self.river(region, near) == river for near in self.neighbours[region])
        )

    def river(self, a: int, b: int) -> int:
        """DT-MAP-01: the river between two neighbours; NONE inside a kingdom."""
        one, other = kingdom_of(a), kingdom_of(b)
        if one == other:
            return NONE
        return one if (one + 1) % len(KINGDOMS) == other else other


def check(regions: dict[str, RegionData]) -> None:
    """60 regions, 15 a kingdom in order, borders in both directions and to everywhere, one building
    of each type in every kingdom, a ring around the Tower."""
    faults: list[Fault] = []
    if len(regions) != REGIONS:
        raise BadValues(Fault("regions", f"there are {REGIONS} regions, not {len(regions)}"))
    for number, (id, region) in enumerate(regions.items()):
        if KINGDOMS.index(region.kingdom) != kingdom_of(number):
            faults.append(Fault(f"regions.{id}.kingdom", "its place in the list says another"))
        for field, across in (("land", False), ("river", True)):
            for near in getattr(region, field):
                other = regions.get(near)
                if other is None or id not in getattr(other, field):
                    faults.append(Fault(f"regions.{id}.{field}", f"{near} has no such border"))
                elif (other.kingdom != region.kingdom) != across:
                    faults.append(Fault(f"regions.{id}.{field}", f"{near} is not over {field}"))
    for kingdom in KINGDOMS:
        types = [region.building for region in regions.values() if region.kingdom == kingdom]
        if sorted(filter(None, types)) != sorted(BUILDINGS):
            faults.append(Fault("regions", f"{kingdom} has not one building of each type"))
        lairs = {region.dungeon for region in regions.values() if region.kingdom == kingdom}
        if len(lairs) < len(KINGDOMS):
            faults.append(Fault("regions", f"{kingdom} needs dungeons of {len(KINGDOMS)} types"))
    if faults or (faults := [*check_ring(regions), *check_ways(regions)]):
        raise BadValues(*faults)


def check_ring(regions: dict[str, RegionData]) -> Iterator[Fault]:
    """DT-MAP-02: one can go round the Tower, through every kingdom."""
    left = [id for id, region in regions.items() if region.tower]
    if {regions[id].kingdom for id in left} != set(KINGDOMS):
        yield Fault("regions", "a region next to the Tower (tower = true) must be in each kingdom")
        return
    first = at = left.pop(0)
    while left:
        near = {*regions[at].land, *regions[at].river}
        ahead = [id for id in left if id in near]
        if not ahead:
            yield Fault(f"regions.{at}.tower", BROKEN)
            return
        at = min(ahead, key=lambda id: KINGDOMS.index(regions[id].kingdom))
        left.remove(at)
    if first not in {*regions[at].land, *regions[at].river}:
        yield Fault(f"regions.{at}.tower", BROKEN)


BROKEN = "the regions next to the Tower must be a ring, and after this one comes none"


def check_ways(regions: dict[str, RegionData]) -> Iterator[Fault]:
    """One can go from every region to every other."""
    queue = list(regions)[:1]
    for id in queue:
        queue += [n for n in (*regions[id].land, *regions[id].river) if n not in queue]
    for id in regions:
        if id not in queue:
            yield Fault(f"regions.{id}.land", "no way leads there")
