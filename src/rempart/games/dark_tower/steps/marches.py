"""How striking foes move (`effects.MARCHES`). The active player chooses (DT-EVENT-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.dark_tower.ids import CITADEL, KINGDOMS, SANCTUARY, kingdom_of
from rempart.games.dark_tower.steps.foes import SendFoe, tokens, ways_toward
from rempart.games.dark_tower.steps.places import closest
from rempart.games.dark_tower.steps.skulls import standing
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.tables import effects as en

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

RULE = "DT-EVENT-03"


def march(s: Realm, kind: int, how: int, steps: int) -> None:
    """Each token of a kind goes to one of the regions that it may go to, if any."""
    moves = [(n, goals(s, s.foes[n].region, how, steps)) for n in tokens(s, kind)]
    s.agenda += [SendFoe(n, regions, RULE, kind=kind) for n, regions in reversed(moves) if regions]


def goals(s: Realm, start: int, how: int, steps: int) -> list[int]:
    """Where a token may go; none: it stays."""
    world = TABLES[s.variant].world
    if how == en.TO_ACTIVE:
        return [s.heroes[s.active].region]
    if how == en.TOWARD:
        return ways_toward(s, start, [s.heroes[s.active].region], steps)
    if how == en.STEPS:
        return [r for r, far in enumerate(world.distance[start]) if 0 < far <= steps]
    if how == en.TO_HOLY:
        near = closest(s, start, (CITADEL, SANCTUARY))
        return [world.building_region[building] for building in near]
    if how == en.TO_NEXT:
        return ahead(s, (kingdom_of(start) + 1) % len(KINGDOMS))
    return prey(s, start, how)


def prey(s: Realm, start: int, how: int) -> list[int]:
    """Heroes next to a wolf, or in its kingdom; one that is on a hero stays."""
    heroes = sorted({s.heroes[seat].region for seat in s.living()})
    if start in heroes:
        return []
    if how == en.INSIDE:
        return [region for region in heroes if kingdom_of(region) == kingdom_of(start)]
    distance = TABLES[s.variant].world.distance[start]
    return [region for region in heroes if distance[region] == 1]


def ahead(s: Realm, kingdom: int) -> list[int]:
    """The Titan strides to a building of the next kingdom; without one, anywhere in it."""
    world = TABLES[s.variant].world
    regions = [world.building_region[building] for building in standing(s, kingdom)]
    return regions or list(world.kingdom_regions[kingdom])
