"""Walks over several regions, as the steps that they consist of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import msgspec

from rempart.games.dark_tower.options import GoTo, Walk
from rempart.games.dark_tower.steps import move
from rempart.games.dark_tower.steps.asks import GO_TO
from rempart.games.dark_tower.steps.move import Stride
from rempart.games.dark_tower.steps.turn import HeroTurn
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import Decision, Step
from rempart.kernel.bundle import Bundle

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

Path = tuple[int, ...]


def bundles(s: Realm, seat: int, decision: Decision) -> list[Bundle]:
    """A walk to every region that is farther away than a step, of a hero whose turn it is or that a
    potion moves."""
    step: Step = decision.step
    if isinstance(step, HeroTurn):
        left = move.left(s, s.heroes[seat])
        found = walks(s, seat, left, move.WALKS, lambda at: move.reach_from(s, seat, at))
        return [msgspec.structs.replace(one, picks={**one.picks, "seat": seat}) for one in found]
    if isinstance(step, Stride):
        near = TABLES[s.variant].world.neighbours
        return walks(s, step.moved, step.steps, GO_TO, lambda at: list(near[at]))
    return []


def walks(
    s: Realm,
    seat: int,
    most: int,
    steps: Mapping[int, Walk | GoTo],
    near: Callable[[int], list[int]],
) -> list[Bundle]:
    """The best way to each region within `most` steps."""
    found: list[Bundle] = []
    for region, (fires, path) in sorted(ways(s, s.heroes[seat].region, most, near).items()):
        if len(path) > 1:
            found.append(
                Bundle(
                    name="walk_through_fire" if fires else "walk",
                    choices=tuple(steps[at] for at in path),
                    about={"region": region, "stretch": len(path)},
                    picks={"region": region},
                )
            )
    return found


def ways(
    s: Realm, start: int, most: int, near: Callable[[int], list[int]]
) -> dict[int, tuple[int, Path]]:
    """A way to each region in reach, with as few rivers of fire as possible, then as few steps."""
    best: dict[int, tuple[int, Path]] = {start: (0, ())}
    edge = dict(best)
    for _ in range(most):
        ahead: dict[int, tuple[int, Path]] = {}
        for origin, (fires, path) in edge.items():
            for region in near(origin):
                way = (fires + move.burns(s, origin, region), (*path, region))
                if region not in best or way[0] < best[region][0]:
                    best[region] = ahead[region] = way
        edge = ahead
    return best
