"""Draw the map of Return to Dark Tower from which regions are adjacent.

    python3 scripts/dark_tower/draw_realm.py       writes web/src/boards/dark_tower/map.json

With the Tower and the world outside as two more regions, the borders of the data are a
triangulation of the sphere: every corner of the map is where exactly three regions meet. So the
corners are known, and only their positions must be found: some on the rim, some around the Tower,
the rest so that regions are about equally large and as round as possible, and rivers are near the
diagonals. Needs networkx, numpy and scipy, which nothing else here does; it is run only when
`data/regions.toml` changes. `tests/games/dark_tower/test_drawing.py` compares the two.
"""

from __future__ import annotations

import json
import math
import random
import tomllib
from pathlib import Path
from typing import Any

import networkx as nx
import numpy as np
from scipy.optimize import minimize

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src/rempart/games/dark_tower/data/regions.toml"
DRAWN = ROOT / "web/src/boards/dark_tower/map.json"
REGIONS, EACH = 60, 15
TOWER, OUTSIDE = 60, 61
RIM, WALL, CENTRE = 488.0, 122.0, 500.0
SHORT = 26
"""A border shorter than this is hard to see."""


class Corners:
    """Where three regions meet: `faces` which, `cells` the corners around each region in order."""

    def __init__(self, data: dict[str, Any]):
        number = {id: n for n, id in enumerate(data)}
        graph = nx.Graph()
        for id, region in data.items():
            graph.add_edges_from(
                (number[id], number[near]) for near in region["land"] + region["river"]
            )
            graph.add_edges_from([(number[id], TOWER)] * region.get("tower", False))
            graph.add_edges_from([(number[id], OUTSIDE)] * region.get("edge", False))
        planar, self.plan = nx.check_planarity(graph)
        assert planar
        self.number: dict[frozenset[int], int] = {}
        for a, b in self.plan.edges():
            self.number.setdefault(frozenset(self.plan.traverse_face(a, b)), len(self.number))
        self.faces = list(self.number)
        assert all(len(face) == 3 for face in self.faces)
        self.cells = [
            [
                self.number[frozenset(self.plan.traverse_face(region, near))]
                for near in self.plan.neighbors_cw_order(region)
            ]
            for region in range(REGIONS + 2)
        ]
        count = len(self.faces)
        self.borders = [
            (a, b)
            for a in range(count)
            for b in range(a)
            if len(self.faces[a] & self.faces[b]) == 2
        ]

    def on_rim(self) -> dict[int, float]:
        """The angles of the corners on the rim: each kingdom has a quarter, the North above."""
        order = list(self.plan.neighbors_cw_order(OUTSIDE))
        kingdoms = [region // EACH for region in order]
        changes = [k for n, k in enumerate(kingdoms) if k != kingdoms[n - 1]]
        if (changes[1] - changes[0]) % 4 != 1:
            order.reverse()
        first = next(n for n, r in enumerate(order) if r < EACH and order[n - 1] >= EACH)
        order = order[first:] + order[:first]
        angles: dict[int, float] = {}
        for n, (a, b) in enumerate(zip(order, [*order[1:], order[0]], strict=True)):
            own = [m for m, region in enumerate(order) if region // EACH == a // EACH]
            part = (own.index(n) + 1) / len(own)
            angles[self.number[frozenset((a, b, OUTSIDE))]] = -135 + 90 * (a // EACH + part)
        return angles


def spread(corners: Corners, fixed: dict[int, float]) -> np.ndarray:
    """Tutte: with the rim fixed, every other corner in the middle of its neighbours."""
    count = len(corners.faces)
    matrix, right = np.eye(count), np.zeros((count, 2))
    for corner, angle in fixed.items():
        right[corner] = RIM * math.cos(math.radians(angle)), RIM * math.sin(math.radians(angle))
    for a, b in [*corners.borders, *((b, a) for a, b in corners.borders)]:
        if a not in fixed:
            matrix[a, b] = -1 / 3
    return np.linalg.solve(matrix, right)


def relax(corners: Corners, at: np.ndarray, fixed: dict[int, float]) -> np.ndarray:
    """Make regions equally large and round; the Tower grows to its size step by step."""
    cells = [cell if area(at[cell]) > 0 else cell[::-1] for cell in corners.cells]
    corners.cells = cells
    free = np.array([corner not in fixed for corner in range(len(at))])
    fair = math.pi * (RIM**2 - WALL**2) / REGIONS
    rivers = [(corner, angle) for corner in range(len(at)) if free[corner]
              and (angle := diagonal(corners.faces[corner])) is not None]  # fmt: skip

    def energy(flat: np.ndarray, hold: float) -> tuple[float, np.ndarray]:
        now = at.copy()
        now[free] = flat.reshape(-1, 2)
        slope = np.zeros_like(now)
        total = 0.0
        for cell in cells[:REGIONS]:
            if area(now[cell]) < SHORT:
                return 1e9, np.zeros_like(flat)
            cost, pull = roundness(now[cell], fair)
            total += cost
            np.add.at(slope, cell, pull)
        wall = now[cells[TOWER]]
        far = np.hypot(*wall.T)
        off = far / WALL - 1
        total += hold * float(np.sum(off**2))
        np.add.at(slope, cells[TOWER], (2 * hold * off / WALL / far)[:, None] * wall)
        for corner, angle in rivers:
            across = np.array([-math.sin(angle), math.cos(angle)])
            aside = float(now[corner] @ across) / 60
            total += aside**2
            slope[corner] += 2 * aside / 60 * across
        far = np.hypot(*now.T) + 1e-9
        over = np.where(free, np.maximum(0, far - RIM + 18), 0)
        total += float(np.sum(over**2)) / 50
        slope += (over / 25 / far)[:, None] * now
        return total, slope[free].ravel()

    flat = at[free].ravel()
    for hold in (2, 10, 60, 400, 3000):
        limits = {"maxiter": 900, "maxfun": 4000}
        flat = minimize(energy, flat, (hold,), "L-BFGS-B", jac=True, options=limits).x
    at[free] = flat.reshape(-1, 2)
    return at


def area(ring: np.ndarray) -> float:
    x, y = ring.T
    return float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)) / 2


def diagonal(face: frozenset[int]) -> float | None:
    """Where the river between the two kingdoms of a corner should run."""
    kingdoms = {region // EACH for region in face if region < REGIONS}
    for kingdom in range(4):
        if kingdoms == {kingdom, (kingdom + 1) % 4}:
            return math.radians(-45 + 90 * kingdom)
    return None


def roundness(ring: np.ndarray, fair: float) -> tuple[float, np.ndarray]:
    """How bad an outline is (crooked, too large or small, with short borders), and its slope."""
    after, before = np.roll(ring, -1, 0), np.roll(ring, 1, 0)
    size = area(ring)
    lengths = np.hypot(*(after - ring).T) + 1e-9
    along = (after - ring) / lengths[:, None]
    around = float(lengths.sum())
    d_size = np.stack([after[:, 1] - before[:, 1], before[:, 0] - after[:, 0]], 1) / 2
    d_around = np.roll(along, 1, 0) - along
    crooked = around**2 / (4 * math.pi * size)
    slope = crooked * (2 * d_around / around - d_size / size)
    unfair = math.log(size / fair)
    slope += 6 * unfair * d_size / size
    short = np.maximum(0, 1 - lengths / SHORT)
    pull = (-2.4 * short / SHORT)[:, None] * along
    slope += np.roll(pull, 1, 0) - pull
    return crooked + 3 * unfair**2 + 1.2 * float(np.sum(short**2)), slope


class Pen:
    """Borders as lines that wander a little, the same from both sides."""

    def __init__(self, corners: Corners, at: np.ndarray):
        self.random = random.Random(11)
        self.at = [(CENTRE + x, CENTRE + y) for x, y in at.tolist()]
        self.lines: dict[tuple[int, int], list[tuple[float, float]]] = {}
        for a, b in corners.borders:
            shared = corners.faces[a] & corners.faces[b]
            if OUTSIDE in shared or TOWER in shared:
                line = self.arc(self.at[a], self.at[b], RIM if OUTSIDE in shared else WALL)
            else:
                river = len({region // EACH for region in shared}) == 2
                line = self.rough(self.at[a], self.at[b], 0.11 if river else 0.085, 3)
            self.lines[a, b], self.lines[b, a] = line, line[::-1]

    def arc(self, a: Any, b: Any, radius: float) -> list[tuple[float, float]]:
        start = math.atan2(a[1] - CENTRE, a[0] - CENTRE)
        turn = math.atan2(b[1] - CENTRE, b[0] - CENTRE) - start
        turn = (turn + math.pi) % (2 * math.pi) - math.pi
        angles = [start + turn * n / 6 for n in range(1, 6)]
        return [(CENTRE + radius * math.cos(t), CENTRE + radius * math.sin(t)) for t in angles]

    def rough(self, a: Any, b: Any, amount: float, depth: int) -> list[tuple[float, float]]:
        if depth == 0:
            return []
        aside = self.random.uniform(-1, 1) * amount
        middle = (
            (a[0] + b[0]) / 2 - (b[1] - a[1]) * aside,
            (a[1] + b[1]) / 2 + (b[0] - a[0]) * aside,
        )
        first = self.rough(a, middle, amount, depth - 1)
        return [*first, middle, *self.rough(middle, b, amount, depth - 1)]

    def path(self, way: list[int], *, closed: bool) -> list[tuple[float, float]]:
        legs = list(zip(way, [*way[1:], way[0]], strict=True))
        found = [
            p for a, b in legs[: None if closed else -1] for p in (self.at[a], *self.lines[a, b])
        ]
        return found if closed else [*found, self.at[way[-1]]]


def drawn(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)


def roomiest(ring: list[tuple[float, float]]) -> tuple[float, float, float]:
    """The point of a region that is farthest from its borders: x, y and how far."""
    one = np.array(ring)
    other = np.roll(one, -1, 0)
    way = other - one
    best = (0.0, 0.0, 0.0)
    for x in np.arange(float(one[:, 0].min()), float(one[:, 0].max()), 3):
        for y in np.arange(float(one[:, 1].min()), float(one[:, 1].max()), 3):
            cuts = (one[:, 1] > y) != (other[:, 1] > y)
            at = one[cuts, 0] + way[cuts, 0] * (y - one[cuts, 1]) / way[cuts, 1]
            if np.sum(at > x) % 2 == 0:
                continue
            part = np.clip(((x, y) - one) * way @ (1, 1) / (way * way @ (1, 1)), 0, 1)
            far = float(np.hypot(*((x, y) - one - part[:, None] * way).T).min())
            best = max(best, (far, float(x), float(y)))
    return best[1], best[2], best[0]


def river(corners: Corners, pen: Pen, kingdom: int) -> str:
    """From the rim to the Tower, along the corners between two kingdoms."""
    pair = {kingdom, (kingdom + 1) % 4}
    stream = nx.Graph(
        (a, b)
        for a, b in corners.borders
        if {region // EACH for region in corners.faces[a] & corners.faces[b]} == pair
    )
    ends = [corner for corner, degree in stream.degree if degree == 1]
    ends.sort(key=lambda corner: -math.dist(pen.at[corner], (CENTRE, CENTRE)))
    first, last = ends
    return drawn(pen.path(nx.shortest_path(stream, first, last), closed=False))


def main() -> None:
    corners = Corners(tomllib.loads(DATA.read_text("utf-8")))
    fixed = corners.on_rim()
    pen = Pen(corners, relax(corners, spread(corners, fixed), fixed))
    regions: list[str] = []
    for cell in corners.cells[:REGIONS]:
        ring = pen.path(cell, closed=True)
        x, y, room = map(round, roomiest(ring))
        regions.append(json.dumps({"path": drawn(ring) + "Z", "x": x, "y": y, "room": room}))
    rivers = [json.dumps(river(corners, pen, kingdom)) for kingdom in range(4)]
    between = ",\n    "
    DRAWN.write_text(
        f'{{\n  "regions": [\n    {between.join(regions)}\n  ],\n'
        f'  "rivers": [\n    {between.join(rivers)}\n  ]\n}}\n',
        "utf-8",
    )


if __name__ == "__main__":
    main()
