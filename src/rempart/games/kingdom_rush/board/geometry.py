"""Spaces, directions, routes and sides: the board as numbers (KR-ROUND-03, KR-RANGE-02).

A space is `row * STRIDE + column`, rows from the top and columns from the left, both from 0. Boards
are narrower than STRIDE, so a step over an edge always ends on a number that is no space.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rempart.games.kingdom_rush.board.grids import BOTTOM, LEFT, RIGHT, TOP
from rempart.kernel import NONE

STRIDE = 16

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
FACINGS = ("N", "E", "S", "W")
OFFSETS = (-STRIDE, 1 - STRIDE, 1, STRIDE + 1, STRIDE, STRIDE - 1, -1, -STRIDE - 1)
"""The step from a space to its neighbour, by direction."""
EVERY_DIRECTION = tuple(range(8))

VOID = "#"
GROUND = "."
EXIT = "X"
PATH = {"^": 0, ">": 2, "v": 4, "<": 6}
"""Map characters of path spaces, with the direction of the next space."""


def space_at(column: int, row: int) -> int:
    """The space in a column and row."""
    return row * STRIDE + column


def column_of(space: int) -> int:
    """The column of a space."""
    return space % STRIDE


def row_of(space: int) -> int:
    """The row of a space."""
    return space // STRIDE


def distance(a: int, b: int) -> int:
    """In king moves (KRH-SITE-01)."""
    return max(abs(a % STRIDE - b % STRIDE), abs(a // STRIDE - b // STRIDE))


@cache
def turned(directions: tuple[int, ...], facing: int) -> tuple[int, ...]:
    """Printed arrows on a card or figure that faces `facing` (KR-RANGE-01)."""
    return tuple((direction + 2 * facing) % 8 for direction in directions)


@cache
def sides(source: int, target: int) -> int:
    """The sides of a horde on `target` that a tile from `source` comes from (KR-ENEMY-23): a bit
    each; a diagonal source counts for both sides it lies on; 0 for a source on the horde itself,
    whose shields stop nothing then (KR-ENEMY-25)."""
    across = source % STRIDE - target % STRIDE
    down = source // STRIDE - target // STRIDE
    found = LEFT if across < 0 else RIGHT if across > 0 else 0
    return found | (TOP if down < 0 else BOTTOM if down > 0 else 0)


class Board:
    """The map of a scenario: spaces, exits and the way through it. Nothing on it ever changes."""

    def __init__(self, rows: list[str], starts: list[int]):
        """A checked map (see `scenarios`) and the first space of each route."""
        cells = {
            space_at(column, row): char
            for row, line in enumerate(rows)
            for column, char in enumerate(line)
        }
        self.columns = max(map(len, rows))
        self.rows = len(rows)
        self.exits = tuple(space for space, char in cells.items() if char == EXIT)
        self.spaces = tuple(s for s, char in cells.items() if char not in (VOID, EXIT))
        self.playable = frozenset(self.spaces)
        self.next = {s: s + OFFSETS[PATH[char]] for s, char in cells.items() if char in PATH}
        """The successor of each path space: a path space or an exit."""
        self.path = tuple(self.next)
        self.routes = tuple(self._route(start) for start in starts)
        """For each spawn point its path spaces, first to last (KR-SPAWN-03, KR-ADV-01)."""
        self.ahead = {space: self._route(space)[1:] for space in self.path}
        """The path spaces between each path space and its exit, nearest first (KR-ADV-05)."""
        self.behind = {after: before for before, after in self.next.items()}
        self.beside = {
            space: tuple(
                space + step if space + step in self.playable else NONE for step in OFFSETS
            )
            for space in cells
        }
        """The neighbour in each of the eight directions, or NONE."""
        self.neighbours = {
            space: tuple(n for n in around if n != NONE) for space, around in self.beside.items()
        }
        """KR-ROUND-03, KR-ROUND-05: the spaces around a space, without itself."""
        self.entries = tuple(sorted({n for at in self.exits for n in self.neighbours[at]}))
        """KR-MOVE-05: the spaces next to an exit, where heroes come in from their boards."""
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}
        self._targets: dict[tuple[int, tuple[int, ...], int], tuple[int, ...]] = {}

    def _route(self, space: int) -> tuple[int, ...]:
        route: list[int] = []
        while space in self.next:
            route.append(space)
            space = self.next[space]
        return tuple(route)

    def targets(self, space: int, arrows: tuple[int, ...], facing: int) -> tuple[int, ...]:
        """The spaces that printed arrows point at from a space, turned by a facing; cached."""
        key = (space, arrows, facing)
        found = self._targets.get(key)
        if found is None:
            around = self.beside[space]
            found = tuple(around[d] for d in turned(arrows, facing) if around[d] != NONE)
            self._targets[key] = found
        return found

    def within(self, space: int, moves: int) -> tuple[int, ...]:
        """Where a figure can get to in at most `moves` steps, its own space first (KR-MOVE-01,
        KR-MOVE-02: anything may be crossed). From NONE, its hero board, it enters next to an exit.
        Cached."""
        key = (space, moves)
        found = self._within.get(key)
        if found is None:
            found = self._within[key] = tuple(self._reach(space, moves))
        return found

    def _reach(self, space: int, moves: int) -> list[int]:
        reached = [space]
        fresh = [space]
        for _ in range(moves):
            beyond = {after for at in fresh for after in self.steps(at)}
            fresh = sorted(beyond.difference(reached))
            reached += fresh
        return reached

    def steps(self, space: int) -> tuple[int, ...]:
        """Where one move leads from a space or from the hero board (KR-MOVE-01, KR-MOVE-05)."""
        return self.entries if space == NONE else self.neighbours[space]

    def nearest(self, space: int, among: Iterable[int]) -> list[int]:
        """Those of `among` that are nearest to a space, all of them if they tie (KRH-SITE-01)."""
        found = sorted(among)
        least = min((distance(space, other) for other in found), default=0)
        return [other for other in found if distance(space, other) == least]
