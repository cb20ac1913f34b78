"""What lies beside the roads: sites, flowers, and the tiles of the theme."""

from __future__ import annotations

from dataclasses import dataclass

from rempart.games.kingdom_rush.tables.generator.roads import (
    AROUND,
    SIDES,
    Roads,
    Spot,
    apart,
    moved,
)
from rempart.games.kingdom_rush.tables.generator.theme import Plan
from rempart.games.kingdom_rush.tables.parameters import GeneratorData
from rempart.games.kingdom_rush.tables.scenarios import COLOURS, FLOWERS, WHITE
from rempart.games.kingdom_rush.tables.values import Colour
from rempart.kernel import Chance

STREAM = "ground"
WORTH = (6, 4, 2, 1)
"""What it is worth if one more site reaches a path spot, by how many do already."""
CROWDED = 5
"""What a site loses for each beside it."""
TILES = ("lava", "crevasses", "pools")


@dataclass(slots=True)
class Ground:
    """Where things lie."""

    sites: list[Spot]
    """The most useful first: whoever takes some of them from the beginning covers the roads."""
    things: dict[str, list[Spot]]
    """By the names of the data: flowers and tiles."""
    order: dict[Spot, int]
    """How far each site is from an exit, along the road."""

    def of(self, players: int, each: int, white: int) -> dict[Colour, list[Spot]]:
        """The sites of a number of players, by colour: everybody has some near the exit and some
        far from it (KR-SOLO-01: three colours for one player)."""
        colours = COLOURS[: 3 if players == 1 else players]
        chosen = sorted(
            self.sites[: each * len(colours)], key=lambda spot: (self.order[spot], spot)
        )
        found: dict[Colour, list[Spot]] = {colour: [] for colour in colours}
        for n, spot in enumerate(chosen):
            turn, place = divmod(n, len(colours))
            found[colours[-1 - place if turn % 2 else place]].append(spot)
        if rest := self.sites[len(chosen) : len(chosen) + white]:
            found[COLOURS[WHITE]] = rest
        return found


def furnish(roads: Roads, plan: Plan, p: GeneratorData, chance: Chance) -> Ground:
    """Sites first, then everything else on what is left."""
    counts = [each * (3 if n == 0 else n + 1) for n, each in enumerate(p.sheets.sites)]
    sites = best_sites(roads, max(counts) + plan.tier.white, chance)
    things: dict[str, list[Spot]] = {kind: [] for kind in (*FLOWERS, *TILES)}
    taken = list(sites)
    laid: list[Spot] = []
    wanted = [plan.tile] * plan.tiles + list(plan.flowers)
    for kind in wanted:
        spot = best_spot(roads, kind, taken, laid, chance)
        if spot is not None:
            things[kind].append(spot)
            taken.append(spot)
            laid.append(spot)
    return Ground(sites, things, {spot: before_exit(roads, spot) for spot in sites})


def before_exit(roads: Roads, spot: Spot) -> int:
    """How far the road beside a spot is from its exit."""
    beside = [moved(spot, side) for side in AROUND]
    return min(len(roads.route(at)) for at in beside if at in roads.next)


def best_sites(roads: Roads, count: int, chance: Chance) -> list[Spot]:
    """Spots beside a road, one after the other where it is covered least. Not beside a spawn
    point, where hordes would be destroyed as they come."""
    beside = [s for s in roads.ground() if any(moved(s, side) in roads.next for side in SIDES)]
    away = [s for s in beside if all(apart(s, start) > 1 for start in roads.starts)]
    covered = dict.fromkeys(roads.next, 0)
    found: list[Spot] = []
    for among in (away, beside):
        luck = {spot: chance.below(3, STREAM) for spot in among}
        while len(found) < count:
            left = [spot for spot in among if spot not in found]
            if not left:
                break
            best = max(left, key=lambda s: (gain(s, covered, found) + luck[s], (-s[1], -s[0])))
            found.append(best)
            for side in AROUND:
                if (at := moved(best, side)) in covered:
                    covered[at] += 1
    return found


def gain(spot: Spot, covered: dict[Spot, int], sites: list[Spot]) -> int:
    """What a site there would add."""
    reached = [moved(spot, side) for side in AROUND]
    worth = sum(WORTH[min(covered[at], 3)] for at in reached if at in covered)
    return worth - CROWDED * sum(moved(spot, side) in sites for side in SIDES)


def best_spot(
    roads: Roads, kind: str, taken: list[Spot], laid: list[Spot], chance: Chance
) -> Spot | None:
    """A spot for a flower or tile: near a road, apart from others of that sort."""
    free = [s for s in roads.ground() if s not in taken and roads.distance(s) <= 2]
    if not free:
        return None
    luck = {spot: chance.below(4, STREAM) for spot in free}

    def worth(spot: Spot) -> int:
        near = sum(moved(spot, side) in roads.next for side in AROUND)
        want = 2 * min(near, 4) if kind in ("fire", "lava", "pools") else 3 * (near > 0)
        room = min((apart(spot, other) for other in laid), default=4)
        start = min(apart(spot, other) for other in roads.starts)
        return want + 3 * min(room, 4) + min(start, 3) + luck[spot]

    return max(free, key=lambda spot: (worth(spot), (-spot[1], -spot[0])))
