"""The pieces on the table, as plain data. Cards, spaces and cells are numbers (see `tables`).

A figure on a space that holds a horde always stands on that horde (the top one, if a flyer hides
another), and covers `cells` of it; on any other space `cells` is 0.
"""

from __future__ import annotations

import msgspec

from rempart.games.kingdom_rush.ids import (
    Cell,
    Cells,
    Covered,
    Damage,
    Hero,
    PileCard,
    Seat,
    Shape,
    Side,
    Space,
    Supply,
    TowerCard,
)
from rempart.kernel import NONE, Here, OrNone

LOCKED = -2
"""A modifier that this scenario does not have (KR-SETUP-15)."""
HERO_BOARD = -2
"""As the source of a tile: the hero's board, so the exit nearest to the target."""
NO_SOURCE = -1
"""As the source of a tile: none, so that no shield stops it."""

SPAWN, PLAY, DESTROY, ADVANCE, PICK_UP, BUY = range(1, 7)
"""The phases, by their number in the rulebook (KR-ROUND-01)."""

FAST, HEAL, SNIPER, PALM = 1, 2, 4, 8
"""What a horde showed at the start of phase 4 (KR-ENEMY-01, KR-SAITAM-14)."""
ELUSIVE, WARDED = 1, 2
"""What a rift card gave a horde until the end of the round (E13 Mist, E12 Stone Ward)."""


class Tile(msgspec.Struct, array_like=True, gc=False):
    """A damage tile on a horde; it never moves (KR-TILE-05)."""

    supply: Supply
    """Where it goes back to (KR-TILE-09)."""
    shape: Shape
    cells: Cells
    damage: Damage


class Soldier(msgspec.Struct, array_like=True, gc=False):
    """A soldier on one cell of a horde (KR-TILE-10)."""

    cell: Cell
    """The cell as a mask of one bit."""
    damage: Damage


def _tiles() -> list[Tile]:
    return []


def _soldiers() -> list[Soldier]:
    return []


def _numbers() -> list[int]:
    return []


class Horde(msgspec.Struct, array_like=True, gc=False):
    """A horde card in its tray. Its card is its name in options and events."""

    card: Here[PileCard]
    """A horde card or a layer of a boss."""
    space: Space
    tiles: list[Tile] = msgspec.field(default_factory=_tiles)
    soldiers: list[Soldier] = msgspec.field(default_factory=_soldiers)
    covered: Covered = 0
    """The cells under its tiles, soldiers and figures: kept in step with them (`steps.tiles`)."""
    totem: bool = False
    acted: bool = False
    """KR-ADV-02: it has acted in this phase 4, or entered in it."""
    shown: int = 0
    """FAST, HEAL, SNIPER, PALM at the start of phase 4."""
    marks: int = 0
    """ELUSIVE, WARDED until the end of the round."""


class Tower(msgspec.Struct, array_like=True, gc=False):
    """A tower card on a site."""

    card: Here[TowerCard]
    space: Space
    facing: Side
    seat: Seat
    """Who played it."""


class Figure(msgspec.Struct, array_like=True, gc=False):
    """A sand warrior or the wildcat; `space` NONE: on the board of its hero."""

    space: OrNone[Space] = NONE
    cells: Covered = 0
    moved: bool = False
    """It has had its move of this round (KR-R-28)."""
    entered: bool = False
    """It could come into play since its hero's last rest (KR-ALRIC-03)."""


class Bench(msgspec.Struct, array_like=True, gc=False):
    """A bench hero (KR-SOLO-02)."""

    hero: Hero
    space: OrNone[Space] = NONE
    cells: Covered = 0
    facing: Side = 0
    used: bool = False
    """KR-SOLO-07: it was activated in this game."""
    active: bool = False
    """It was activated in this round."""
    later: bool = False
    """Its card has something left to do in the next round (KR-ELORA-20)."""
    skulls: int = 0


class Lava(msgspec.Struct, array_like=True, gc=False):
    """A lava pool and what lies on it (KRH-LAVA-01)."""

    space: Space
    gold: int
    crystals: int


class Crevasse(msgspec.Struct, array_like=True, gc=False):
    """A crevasse, cracked or gaping (KRH-CREV-01)."""

    space: Space
    gaping: bool


class Player(msgspec.Struct, array_like=True, gc=False):
    """A player: hero, figure and cards."""

    hero: OrNone[Hero]
    life: int
    hand: list[Here[TowerCard]]
    """Tower cards to play."""
    incoming: list[Here[TowerCard]] = msgspec.field(default_factory=_numbers)
    """Tower cards passed to this player, for phase 5."""
    space: OrNone[Space] = NONE
    """Where the figure is; NONE: on the hero board."""
    cells: Covered = 0
    facing: Side = 0
    abilities: int = 0
    """The special abilities this hero has, bit n for number n + 1."""
    flipped: int = 0
    """Those of them that are used up until the hero rests (KR-HERO-05)."""
    activated: bool = False
    """The hero card was played this round (KR-HERO-02)."""
    stunned: bool = False
    """At 0 life, not yet recovered (KR-HERO-10)."""
    protected: bool = False
    """Until the end of the round (KR-HERO-12)."""
    chilled: bool = False
    """LB-3 Deep Frost: one move less in the next activation."""
    skulls: int = 0
    """Bruxa's."""
