"""Horde grids: cells as bits, where pieces fit, and what a card shows (KR-TILE, KR-DMG, KR-ENEMY).

The cell in a row and column is bit `row * width + column`, row 0 at the top; a set of cells is an
int, a *mask*. A card never turns (KR-SPAWN-07): its left, right, top and bottom are the board's.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

ShapeId = Literal["M1", "D2", "I3", "L3", "O4"]
SHAPES: tuple[ShapeId, ...] = get_args(ShapeId)
M1, D2, I3, L3, O4 = range(5)
SIZES = (1, 2, 3, 3, 4)
"""Cells of each shape."""

DamageId = Literal["physical", "magic", "true"]
DAMAGES: tuple[DamageId, ...] = get_args(DamageId)
PHYSICAL, MAGIC, TRUE = range(3)
"""KR-DMG-01; on printed cards the colour of the arrows tells it (KR-DMG-09)."""

EnemyAbility = Literal[
    "fast",
    "heal",
    "vulnerability",
    "big",
    "flying",
    "sniper",
    "shield",
    "elusive",
    "tough",
    "specific",
]
"""What a card can show; scenarios unlock it."""

DeadMark = Literal[
    "flying",
    "elusive",
    "physical_left",
    "physical_right",
    "physical_top",
    "physical_bottom",
    "magic_left",
    "magic_right",
    "magic_top",
    "magic_bottom",
]
"""What a cell shows that is never covered: flying, elusive, or a shield and the side it guards."""

LEFT, RIGHT, TOP, BOTTOM = 1, 2, 4, 8
EVERY_SIDE = LEFT | RIGHT | TOP | BOTTOM

SMALL_HEARTS = 1
"""KR-ESCAPE-02: what an uncovered enemy costs."""
BIG_HEARTS = 4
"""KR-ESCAPE-03, KR-ENEMY-19: what a big one costs."""

POLYOMINOES: tuple[tuple[tuple[tuple[int, int], ...], ...], ...] = (
    (((0, 0),),),
    (((0, 0), (0, 1)), ((0, 0), (1, 0))),
    (((0, 0), (0, 1), (0, 2)), ((0, 0), (1, 0), (2, 0))),
    (
        ((0, 0), (0, 1), (1, 0)),
        ((0, 0), (0, 1), (1, 1)),
        ((0, 0), (1, 0), (1, 1)),
        ((0, 1), (1, 0), (1, 1)),
    ),
    (((0, 0), (0, 1), (1, 0), (1, 1)),),
)
"""KR-TILE-02: each shape with all its turns and flips, as (row, column)."""

KNOWN_MOST = 1 << 14
"""How many answers a `Fit` caches for a shape before it clears the cache."""


class Fit:
    """Where shapes lie on a grid: inside it (KR-TILE-04), and on at most one cell of each tough
    enemy (KR-ENEMY-27, KR-ENEMY-28). Cards of the same size without tough enemies share one."""

    def __init__(self, width: int, height: int, tough: tuple[int, ...] = ()):
        self.width = width
        self.height = height
        self.cells = (1 << width * height) - 1
        self.positions = tuple(
            tuple(
                mask
                for mask in positions(width, height, shape)
                if all((mask & enemy).bit_count() <= 1 for enemy in tough)
            )
            for shape in range(len(SHAPES))
        )
        """Every position of each shape on the empty grid."""
        self._known: tuple[dict[int, tuple[int, ...]], ...] = tuple({} for _ in SHAPES)

    def placements(self, shape: int, free: int) -> tuple[int, ...]:
        """The masks that a shape can cover if it keeps to the `free` cells (KR-TILE-03)."""
        known = self._known[shape]
        found = known.get(free)
        if found is None:
            if len(known) >= KNOWN_MOST:
                known.clear()
            blocked = ~free
            found = tuple([mask for mask in self.positions[shape] if not mask & blocked])
            known[free] = found
        return found


def positions(width: int, height: int, shape: int) -> Iterable[int]:
    """Every position of a shape on an empty grid, as masks from the top left."""
    found: set[int] = set()
    for form in POLYOMINOES[shape]:
        for row in range(height):
            for column in range(width):
                cells = [(row + r, column + c) for r, c in form]
                if all(r < height and c < width for r, c in cells):
                    found.add(sum(1 << r * width + c for r, c in cells))
    return sorted(found)


@dataclass(frozen=True, slots=True)
class Design:
    """What a horde card shows, as masks. Made once for each design (see `cards`). Passive abilities
    only restrict what may be laid where (KR-ENEMY-29)."""

    id: str
    fit: Fit
    small: int
    """The cells of the one-cell enemies."""
    big: tuple[int, ...]
    """The cells of each enemy of several cells, tough ones and champions included."""
    tough: tuple[int, ...]
    """Those of them that are tough."""
    enemies: int
    """All cells that must be covered (KR-DESTROY-01)."""
    fast: int
    heal: int
    sniper: int
    activation: int
    magic_weak: int
    physical_weak: int
    special_weak: int
    """Cells with a vulnerability: magic (KR-ENEMY-20), physical (-21), specific (-22)."""
    dead: int
    """Flying, elusive and shield cells: never covered (KR-ENEMY-12)."""
    flying: bool
    elusive: bool
    shields: tuple[int, int, int]
    """By damage: the sides that a shield of that type guards (none for true damage)."""
    tile_cells: tuple[int, int, int]
    """By damage: the cells that a tile of that type may cover (KR-DMG-03, KR-DMG-04, KR-DMG-05,
    KR-ENEMY-20, KR-ENEMY-21, KR-ENEMY-22)."""
    soldier_cells: tuple[int, int, int]
    """By damage: the cells that a soldier of that type may stand on (KR-ENEMY-22)."""
    figure_cells: int
    """The cells that hero figures and sand warriors may stand on (KR-DMG-06, KR-ENEMY-12)."""
    reward: tuple[tuple[int, int], ...]
    """What can be chosen: pairs of crystals and gold (KR-DESTROY-07); empty for no reward."""
    abilities: frozenset[EnemyAbility]
    """What a scenario must have unlocked for the card to be dealt."""
    dead_marks: tuple[tuple[DeadMark, int], ...] = ()
    """What the dead cells show, with the cells of each."""

    def hearts(self, covered: int) -> int:
        """The hearts that the horde costs if it escapes so covered (KR-ESCAPE-02, KR-ESCAPE-03)."""
        bare = ~covered
        bigs = sum([1 for enemy in self.big if enemy & bare])
        return (self.small & bare).bit_count() * SMALL_HEARTS + bigs * BIG_HEARTS
