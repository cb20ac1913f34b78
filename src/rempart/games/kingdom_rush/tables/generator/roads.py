"""The roads of a map: drawn many times, and the drawing that reads best is kept.

A road is a line of spots with few bends that leads to an exit; others join it. Two roads keep a
space between them until they meet, so that there is ground for sites and nobody mistakes one road
for another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice, pairwise

from rempart.games.kingdom_rush.board.geometry import EXIT, GROUND, VOID
from rempart.games.kingdom_rush.tables.generator.theme import Plan, between, one_of
from rempart.games.kingdom_rush.tables.parameters import GeneratorData, RoadData
from rempart.kernel import Chance
from rempart.kernel.errors import BadValues, Fault

Spot = tuple[int, int]
"""Column and row."""

STREAM = "roads"
TRIES = 60
"""How often a drawing may fail for each that is wanted."""
ARROWS = {(0, -1): "^", (1, 0): ">", (0, 1): "v", (-1, 0): "<"}
SIDES = tuple(ARROWS)
AROUND = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y)
WIDE = 7
"""The number of columns that roads should take."""
FAR = 3
"""Ground so far from every road is left out."""


@dataclass(slots=True)
class Roads:
    """A drawing: where each path spot leads, and the routes of the spawn points."""

    columns: int
    rows: int
    next: dict[Spot, Spot] = field(default_factory=dict[Spot, Spot])
    starts: list[Spot] = field(default_factory=list[Spot])
    exits: list[Spot] = field(default_factory=list[Spot])
    void: set[Spot] = field(default_factory=set[Spot])

    @property
    def routes(self) -> list[list[Spot]]:
        """The path spots from each spawn point, first to last."""
        return [self.route(start) for start in self.starts]

    def route(self, spot: Spot) -> list[Spot]:
        """The path spots from one of them to the exit."""
        found: list[Spot] = []
        while spot in self.next:
            found.append(spot)
            spot = self.next[spot]
        return found

    def inside(self, spot: Spot) -> bool:
        """Whether a spot is on the board; exits are not."""
        return 0 <= spot[0] < self.columns and 0 <= spot[1] < self.rows

    def on_edge(self, spot: Spot) -> bool:
        """Whether a road may begin there."""
        return spot[0] in (0, self.columns - 1) or spot[1] in (0, self.rows - 1)

    def ground(self) -> list[Spot]:
        """The spots beside the roads, row by row."""
        every = ((column, row) for row in range(self.rows) for column in range(self.columns))
        return [spot for spot in every if spot not in self.next and spot not in self.void]

    def distance(self, spot: Spot) -> int:
        """How far a spot is from the nearest road, in a hero's moves."""
        return min(apart(spot, other) for other in self.next)

    def lay(self, line: list[Spot]) -> None:
        """Add a road: a line of spots, the last of which is a path spot already, or an exit."""
        for spot, after in pairwise(line):
            self.next[spot] = after
        self.starts.append(line[0])

    def text(self) -> str:
        """The map as data files have it."""
        width = max(self.columns, *(column + 1 for column, _ in self.exits))
        lines = ("".join(self.sign((c, r)) for c in range(width)) for r in range(self.rows))
        return "\n".join(lines) + "\n"

    def sign(self, spot: Spot) -> str:
        """How the map shows a spot."""
        if spot in self.exits:
            return EXIT
        if spot in self.next:
            column, row = self.next[spot]
            return ARROWS[column - spot[0], row - spot[1]]
        return GROUND if self.inside(spot) and spot not in self.void else VOID


def apart(a: Spot, b: Spot) -> int:
    """In a hero's moves."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def moved(spot: Spot, side: Spot, by: int = 1) -> Spot:
    """The spot a number of steps to a side."""
    return spot[0] + side[0] * by, spot[1] + side[1] * by


def line_through(*corners: Spot) -> list[Spot]:
    """All spots of a line with these corners."""
    found = [corners[0]]
    for corner in corners[1:]:
        while found[-1] != corner:
            column, row = found[-1]
            across = (corner[0] > column) - (corner[0] < column)
            found.append((column + across, row + (corner[1] > row) - (corner[1] < row)))
    return found


def draw(plan: Plan, p: GeneratorData, chance: Chance) -> Roads:
    """The best of many drawings. Where the wanted number of exits or spawn points does not fit,
    there are fewer."""
    for spawns, exits in ((plan.spawns, plan.exits), (plan.spawns, 1), (2, 1), (1, 1)):
        tries = (sketch(spawns, exits, p.roads, chance) for _ in range(p.roads.drawings * TRIES))
        drawn = islice((roads for roads in tries if roads is not None), p.roads.drawings)
        best = max(drawn, key=lambda roads: rated(roads, p.roads), default=None)
        if best is not None:
            return turned(trimmed(best), p.roads, chance)
    raise BadValues(Fault("endless", "no road can be drawn with these parameters"))


# A drawing, with the exit on the right


def sketch(spawns: int, exits: int, p: RoadData, chance: Chance) -> Roads | None:
    """A number of roads; None if the pencil ran into a corner."""
    roads = Roads(between(p.columns, chance, STREAM), between(p.rows, chance, STREAM))
    first = one_of((stairs, stairs, hook, drop), chance, STREAM)(roads, chance)
    roads.exits.append(first[-1])
    roads.lay(first)
    if exits > 1:
        second = stairs(roads, chance)
        if not clear(roads, second):
            return None
        roads.exits.append(second[-1])
        roads.lay(second)
    while len(roads.starts) < spawns:
        side = branch(roads, chance)
        if side is None:
            return None
        roads.lay(side)
    return roads


def stairs(roads: Roads, chance: Chance) -> list[Spot]:
    """A road from the left edge to the right one, with up to two jogs."""
    last, rows = roads.columns - 1, roads.rows
    row = 1 + chance.below(rows - 2, STREAM)
    corners: list[Spot] = [(0, row)]
    column = 0
    for _ in range(chance.below(3, STREAM)):
        column += 2 + chance.below(3, STREAM)
        levels = [level for level in range(1, rows - 1) if abs(level - row) > 1]
        if column > last - 2 or not levels:
            break
        corners.append((column, row))
        row = one_of(levels, chance, STREAM)
        corners.append((column, row))
    return line_through(*corners, (last + 1, row))


def hook(roads: Roads, chance: Chance) -> list[Spot]:
    """A road from the upper edge that turns back before it goes to the right edge."""
    last, rows = roads.columns - 1, roads.rows
    begin = last - 1 - chance.below(3, STREAM)
    back = max(1, begin - 3 - chance.below(2, STREAM))
    high = 1 + chance.below(rows - 5, STREAM)
    low = min(rows - 2, high + 2 + chance.below(2, STREAM))
    return line_through((begin, 0), (begin, high), (back, high), (back, low), (last + 1, low))


def drop(roads: Roads, chance: Chance) -> list[Spot]:
    """A road from the upper edge that turns right once or three times."""
    last, rows = roads.columns - 1, roads.rows
    begin = 1 + chance.below(3, STREAM)
    high = 2 + chance.below(rows - 4, STREAM)
    corners: list[Spot] = [(begin, 0), (begin, high)]
    if chance.below(2, STREAM):
        column = begin + 2 + chance.below(2, STREAM)
        high = one_of([row for row in range(1, rows - 1) if abs(row - high) > 1], chance, STREAM)
        corners += [(column, corners[-1][1]), (column, high)]
    return line_through(*corners, (last + 1, high))


def clear(roads: Roads, line: list[Spot]) -> bool:
    """Whether a road keeps a space from all others."""
    return all(apart(spot, other) > 1 for spot in line[:-1] for other in roads.next)


def branch(roads: Roads, chance: Chance) -> list[Spot] | None:
    """A road that joins another one: drawn backwards from where it joins, straight or with one or
    two bends, up to an edge. It does not bend where it begins."""
    joints = [spot for start in roads.starts for spot in roads.route(start)[2:-1]]
    if not joints:
        return None
    joint = one_of(joints, chance, STREAM)
    out = one_of(SIDES, chance, STREAM)
    along = one_of(
        [side for side in SIDES if side[0] != out[0] and side[1] != out[1]], chance, STREAM
    )
    line = [joint]
    for side, most in (
        (out, 2 + chance.below(4, STREAM)),
        (along, 2 + chance.below(4, STREAM)),
        (out, 9),
    ):
        for _ in range(most):
            spot = moved(line[-1], side)
            if not roads.inside(spot):
                break
            line.append(spot)
        if len(line) > 1 and roads.on_edge(line[-1]):
            break
    begin = line[-1]
    if len(line) < 4 or not roads.on_edge(begin) or any(roads.on_edge(s) for s in line[1:-1]):
        return None
    if bends_of(line[-3:]):
        return None
    if not joins(roads, line) or any(apart(begin, other) < FAR for other in roads.exits):
        return None
    return line[::-1]


def joins(roads: Roads, line: list[Spot]) -> bool:
    """Whether a road, from its joint on, touches others only there."""
    joint, first, *rest = line
    touched = [moved(first, side) for side in SIDES]
    if sum(spot in roads.next for spot in touched) != 1 or first in roads.next:
        return False
    if any(after in roads.exits for after in (roads.next[joint], *touched)):
        return False
    entering = [before for before, after in roads.next.items() if after == joint]
    return len(entering) == 1 and all(roads.distance(spot) > 1 for spot in rest)


# Which drawing is best


def rated(roads: Roads, p: RoadData) -> int:
    """How well a drawing reads: routes of the wanted length, some bends, starts that lie apart,
    good ground for sites, nothing crammed to one side."""
    routes = roads.routes
    short, long = p.length
    off = sum(max(0, short - len(route), len(route) - long) for route in routes)
    bends = sum(bends_of(route) for route in routes)
    good = sum(neighbours(roads, spot) >= 3 for spot in roads.ground())
    starts = roads.starts
    near = min(
        (apart(a, b) for n, a in enumerate(starts) for b in starts[:n]),
        default=4,
    )
    rows = [row for _, row in roads.next]
    lean = abs(2 * sum(rows) - (roads.rows - 1) * len(rows)) // len(rows)
    columns = [column for column, _ in roads.next]
    narrow = max(0, WIDE - 1 - max(columns) + min(columns))
    waste = sum(roads.distance(spot) >= FAR for spot in roads.ground())
    worth = 5 * min(bends, 4) + 2 * min(good, 12) + 4 * min(near, 4)
    return worth - 4 * off - 5 * narrow - 3 * lean - waste


def bends_of(route: list[Spot]) -> int:
    """How often a route turns."""
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(route)]
    return sum(a != b for a, b in pairwise(steps))


def neighbours(roads: Roads, spot: Spot) -> int:
    """How many path spots lie around a spot."""
    return sum(moved(spot, side) in roads.next for side in AROUND)


# The finished map


def trimmed(roads: Roads) -> Roads:
    """Without rows, columns and corners that no road comes near."""
    rows = [row for _, row in roads.next]
    columns = [column for column, _ in roads.next]
    top, left = max(0, min(rows) - 1), max(0, min(columns) - 1)
    high = min(roads.rows, max(rows) + 2) - top
    wide = min(roads.columns, max(columns) + 2) - left
    cut = placed(roads, lambda spot: (spot[0] - left, spot[1] - top), wide, high)
    far = [spot for spot in cut.ground() if cut.distance(spot) >= FAR]
    cut.void.update(from_outside(cut, far))
    corners = [(c, r) for c in (0, cut.columns - 1) for r in (0, cut.rows - 1)]
    cut.void.update(spot for spot in corners if spot in cut.ground() and cut.distance(spot) > 1)
    return cut


def from_outside(roads: Roads, spots: Iterable[Spot]) -> set[Spot]:
    """Those that can be left out without making a hole."""
    left, found = set(spots), set[Spot]()
    while fresh := {
        spot
        for spot in left
        if roads.on_edge(spot) or any(moved(spot, side) in found for side in SIDES)
    }:
        found |= fresh
        left -= fresh
    return found


def turned(roads: Roads, p: RoadData, chance: Chance) -> Roads:
    """Upside down, or with the exit on the left, where it has a column of its own."""
    low = roads.rows - 1
    over = chance.below(2, STREAM)
    left = chance.below(100, STREAM) < p.mirrored

    def place(spot: Spot) -> Spot:
        column, row = spot
        return roads.columns - column if left else column, low - row if over else row

    found = placed(roads, place, roads.columns + left, roads.rows)
    if left:
        found.void.update((0, row) for row in range(roads.rows))
    first, *others = found.starts
    found.starts = [first, *sorted(others, key=lambda spot: (spot[1], spot[0]))]
    return found


def placed(roads: Roads, place: Callable[[Spot], Spot], columns: int, rows: int) -> Roads:
    """The same drawing with every spot elsewhere."""
    return Roads(
        columns,
        rows,
        next={place(spot): place(after) for spot, after in roads.next.items()},
        starts=[place(spot) for spot in roads.starts],
        exits=[place(spot) for spot in roads.exits],
        void={place(spot) for spot in roads.void},
    )
