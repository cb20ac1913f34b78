"""Queries on the board: which horde is where, which can be targeted, which figures are on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.pieces import Horde
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rempart.games.kingdom_rush.state import Kingdom
    from rempart.games.kingdom_rush.tables import Tables
    from rempart.games.kingdom_rush.tables.scenarios import Layout


def layout_of(s: Kingdom) -> Layout:
    """The map of the scenario for this number of players (KR-SETUP-01)."""
    return TABLES[s.variant].layouts[s.scenario, len(s.players)]


def find_horde(s: Kingdom, card: int) -> Horde | None:
    """The horde of a card, if it is on the board."""
    for horde in s.hordes:
        if horde.card == card:
            return horde
    return None


def horde_of(s: Kingdom, card: int) -> Horde:
    """The horde of a card that is on the board."""
    for horde in s.hordes:
        if horde.card == card:
            return horde
    raise LookupError(f"horde {card} is not on the board")


def tops(s: Kingdom, t: Tables) -> dict[int, Horde]:
    """The hordes that can be aimed at, by space: a flyer hides the horde under it (KR-ENEMY-18)."""
    found: dict[int, Horde] = {}
    designs = t.designs
    for horde in s.hordes:
        space = horde.space
        if space not in found or designs[horde.card].flying:
            found[space] = horde
    return found


def top_horde(s: Kingdom, t: Tables, space: int) -> Horde | None:
    """The horde on a space that can be aimed at."""
    found = None
    for horde in s.hordes:
        if horde.space == space:
            if t.designs[horde.card].flying:
                return horde
            found = horde
    return found


def under_flyer(s: Kingdom, t: Tables, horde: Horde) -> bool:
    """KR-ENEMY-18: whether a flyer hides a horde."""
    return top_horde(s, t, horde.space) is not horde


def neighbours(s: Kingdom, t: Tables, space: int) -> list[Horde]:
    """KR-ROUND-05: the hordes around a space, without the one on it (KR-R-12)."""
    around = layout_of(s).board.neighbours[space]
    found = tops(s, t)
    return [found[at] for at in around if at in found]


def heroes_on(s: Kingdom, horde: Horde) -> list[int]:
    """The seats whose heroes stand on a horde."""
    space = horde.space
    if not any(player.cells and player.space == space for player in s.players):
        return []
    t = TABLES[s.variant]
    if under_flyer(s, t, horde):
        return []
    return [n for n, player in enumerate(s.players) if player.cells and player.space == space]


def hero_or_soldier_on(s: Kingdom, horde: Horde) -> bool:
    """KR-ENEMY-11: whether a hero (of the bench too) or a soldier is on a horde; sand warriors
    count as neither (KR-R-27)."""
    if horde.soldiers:
        return True
    space = horde.space
    on = any(player.cells and player.space == space for player in s.players)
    on = on or any(bench.cells and bench.space == space for bench in s.bench)
    return on and not under_flyer(s, TABLES[s.variant], horde)


def tower_on(s: Kingdom, space: int) -> bool:
    """Whether a tower stands on a space."""
    return any(tower.space == space for tower in s.built)


def horde_on(s: Kingdom, space: int) -> bool:
    """Whether any horde lies on a space."""
    return any(horde.space == space for horde in s.hordes)


def seat_of_hero(s: Kingdom, hero: int) -> int:
    """Who plays a hero; NONE if nobody does."""
    for seat, player in enumerate(s.players):
        if player.hero == hero:
            return seat
    return NONE


def first_free(s: Kingdom, t: Tables, card: int, spaces: Iterable[int]) -> int:
    """KR-SPAWN-03, KR-SPAWN-04: the first of these spaces that a horde may come to; NONE: none.

    KR-SPAWN-10, KR-SPAWN-11: a ground horde needs a space without any horde, a flyer one without
    a flyer; KRH-BOSS-08: and without a boss.
    """
    flying = t.designs[card].flying
    taken = {
        horde.space
        for horde in s.hordes
        if not flying or t.designs[horde.card].flying or t.boss[horde.card]
    }
    for space in spaces:
        if space not in taken:
            return space
    return NONE
