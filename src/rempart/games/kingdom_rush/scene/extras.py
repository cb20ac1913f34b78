"""The data for the game's own board: plain data beside the words, and the tags of things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from rempart.games.kingdom_rush.board.grids import (
    DamageId,
    DeadMark,
    EnemyAbility,
    ShapeId,
)
from rempart.games.kingdom_rush.ids import (
    Band,
    HordeCard,
    ModeNumber,
    Modifier,
    Pile,
    Seat,
    Side,
    Space,
    TowerCard,
    Who,
)
from rempart.games.kingdom_rush.view import RoundMark
from rempart.games.kingdom_rush.view.task import Question
from rempart.kernel import NONE, OrNone
from rempart.kernel.scene import PieceExtra, SceneExtra, ZoneExtra

# Tags

Icon = Literal["fast", "heal", "sniper", "champion", "magic_only", "physical_only", "specific"]
"""What a cell of a horde shows."""
HordeMark = Literal["totem", "hidden", "acted", "mist", "warded"]
"""What goes for a horde now."""
HordeTag = EnemyAbility | HordeMark
HeroTag = Literal["activated", "stunned", "protected"]
ThingTag = Literal["flower", "wilted", "gaping"]
PieceTag = HordeTag | HeroTag | ThingTag | Literal["bench", "ability", "flipped", "used", "met"]
SiteTag = Literal["site_R", "site_B", "site_Y", "site_G", "site_W"]
"""The colour of a site, by its letter."""
SpawnTag = Literal["spawn_1", "spawn_2", "spawn_3", "spawn_4"]
"""Where the hordes of a pile appear."""
SpaceTag = SiteTag | SpawnTag | Literal["entry", "blocked"]
CellTag = Icon | DeadMark | Literal["big", "tough", "covered"]
PlaceTag = SpaceTag | CellTag
ZoneTag = HordeTag | RoundMark | Literal["permafrost", "event", "done", "tutorial", "aside"]

# Attacks

What = Literal["tile", "soldier", "mend"]
Reach = Literal["choice", "each", "perfect", "melee", "splash"]
"""See `board.shots`."""


class AttackPart(msgspec.Struct, kw_only=True, gc=False):
    """One part of an attack, as it is printed on a card that faces up."""

    what: What
    reach: Reach
    arrows: list[int]
    """Directions: 0 is up, then clockwise to 7."""
    shapes: list[ShapeId]
    count: int
    damage: DamageId


# Pieces


class TowerExtra(PieceExtra):
    """A tower card."""

    price: int
    """0: it cannot be bought."""
    modes: list[list[AttackPart]]
    modifiers: tuple[Modifier, ...] = ()
    """Those that it bears."""
    facing: OrNone[Side] = NONE
    seat: OrNone[Seat] = NONE
    """Whose it is, on the map."""


class FigureExtra(PieceExtra):
    """A hero, bench hero, sand warrior or the wildcat, on the map or at home."""

    who: Who
    facing: OrNone[Side] = NONE
    life: int = 0
    """A hero's, when nothing is lost."""
    modes: Sequence[list[AttackPart]] = ()


class CoverExtra(PieceExtra):
    """What lies or stands on a horde."""

    cells: int
    who: OrNone[Who] = NONE
    """A sand warrior or the wildcat; other figures say it by their ids."""
    damage: DamageId | Literal[""] = ""
    """A tile's or soldier's."""


class CardExtra(PieceExtra):
    """A horde on the map, or a card of a pile."""

    band: Band


class LavaExtra(PieceExtra):
    """A lava pool, with what lies on it."""

    gold: int
    crystals: int


class StockExtra(PieceExtra):
    """Tiles that are left."""

    supply: str
    shape: ShapeId


class ProgressExtra(PieceExtra):
    """A part of an objective."""

    done: int
    needed: int


# Zones


class BoardExtra(ZoneExtra):
    """The map."""

    ways: list[OrNone[Space]]
    """By place: the next space of the path."""
    sites: list[str]
    """By place: the letter of its colour; empty: no site."""
    spawns: list[Space]
    """By pile: the first space of its route."""


class About(msgspec.Struct, kw_only=True, gc=False):
    """What something special on a horde's card does."""

    name: str
    text: str
    rule: str


class HordeExtra(ZoneExtra):
    """A horde's grid as masks of cells (see `grids`)."""

    card: HordeCard
    space: Space
    band: Band
    enemies: int
    bare: int
    covered: int
    dead: int
    big: list[int]
    tough: list[int]
    icons: dict[Icon, int]
    """The cells of each."""
    shields: tuple[int, int]
    """The sides that are guarded, against physical and magic damage: 1 left, 2 right, 4 top, 8
    bottom."""
    reward: list[tuple[int, int]]
    """What can be chosen: crystals and gold."""
    about: list[About]
    """What is special about it, in words."""


class PileExtra(ZoneExtra):
    """A spawn pile."""

    pile: Pile
    reward: list[tuple[int, int]]
    """On the back of its top card, what can be chosen: crystals and gold."""


# The scene


class SceneTask(msgspec.Struct, kw_only=True, gc=False):
    """What is being asked, with the ids of pieces and things (see `view.task`)."""

    ask: Question
    card: OrNone[TowerCard]
    mode: OrNone[ModeNumber]
    who: OrNone[Who]
    shapes: list[ShapeId]
    supply: str
    damage: DamageId | Literal[""]
    targets: list[HordeCard]
    left: int


class KingdomExtra(SceneExtra):
    """What is being asked, if it is about a piece."""

    task: SceneTask
