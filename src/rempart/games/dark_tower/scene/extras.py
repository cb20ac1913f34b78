"""The data for the game's own board besides words: extras and tags."""

from __future__ import annotations

from typing import Literal

import msgspec

from rempart.games.dark_tower.ids import (
    CardSpot,
    Cell,
    Kingdom,
    Region,
    RoomPlace,
    Rung,
    Seal,
    Seat,
)
from rempart.kernel import OrNone
from rempart.kernel.scene import PieceExtra, SceneExtra, ZoneExtra

# Tags

KingdomTag = Literal["north", "east", "south", "west"]
StateTag = Literal["panicked", "unsteady", "ready", "savage", "lethal"]
AttributeTag = Literal["beast", "humanoid", "undead", "magic", "melee", "stealth"]
CardTag = Literal["potion", "gear", "treasure", "quest_item", "companion", "virtue", "corruption"]
TerrainTag = Literal["desert", "hills", "mountains", "lake", "forest", "grasslands"]
DrumTag = Literal["top", "middle", "bottom"]
TowerMood = Literal["month", "battle", "dungeon", "event", "victory", "defeat"]
DungeonTag = Literal["cave", "encampment", "tomb", "shrine", "fortress", "ruins", "tower"]
"""The caravans have the names of kingdoms."""

PieceTag = (
    CardTag
    | StateTag
    | AttributeTag
    | KingdomTag
    | Literal["hero", "building", "foe", "adversary", "dungeon", "caravan", "goal", "trial"]
    | Literal["active", "inactive", "done", "destroyed", "closed", "open"]
)
PlaceTag = (
    TerrainTag | StateTag | DrumTag | Literal["tower", "edge", "here", "cleared", "target", "now"]
)
ZoneTag = (
    KingdomTag
    | DungeonTag
    | Literal["dormant", "burning", "visited", "active", "out"]
    | Literal["chart", "aside", "sparse", "now"]
)
RealTower = Literal["none", "plays", "away"]
"""The Tower on the table: the match is not set up for it; it decides; the virtual one took over."""
ASIDE: list[ZoneTag] = ["aside"]
NOW: list[ZoneTag] = ["now"]

# Pieces


class GoalExtra(PieceExtra):
    """How far the main goal is."""

    region: OrNone[Region]
    given: list[int]
    skulls: int


class QuestExtra(PieceExtra):
    """Where a quest leads, and how it begins."""

    region: OrNone[Region]
    opening: str


class FoeKindExtra(PieceExtra):
    """How many tokens of a kind of foe are on the board, of how many; and its traits in words."""

    tokens: int
    most: int
    traits: str


class AdversaryExtra(PieceExtra):
    """How far its cards were worn down; and its traits in words."""

    steps: list[Rung]
    traits: str


class BuildingExtra(PieceExtra):
    """The skulls on it."""

    skulls: int


class OwnerExtra(PieceExtra):
    """Whose figure or trial it is."""

    seat: Seat


# Zones


class MonthExtra(ZoneExtra):
    """The turn, and when the game is over how long the month was and what was to come."""

    turn: int
    length: int
    timeline: list[list[int]]


class KingdomExtra(ZoneExtra):
    """For each of its regions, the regions next to it."""

    borders: list[tuple[Region, ...]]


class TowerExtra(ZoneExtra):
    """How the Tower stands."""

    pos: list[int]
    """Quarter turns of each drum from where it began; NONE where they cannot be known."""
    glyphs: list[OrNone[Kingdom]]
    """The kingdom that each faces."""
    inside: int
    real: RealTower
    named: OrNone[Seal]
    """The seal that the Tower on the table shows as the one to take off."""
    pockets: tuple[int, ...] = ()
    """Skulls behind each face, if one may look inside."""
    mood: TowerMood = "month"
    """What its light tells of."""
    loose: bool = False
    """The adversary has come out of it."""


class BattleExtra(ZoneExtra):
    """A battle: the foe, the card that lies open, and what can still be done."""

    kind: str
    card: str
    step: Rung
    left: int
    resolved: int
    used: int
    free: int
    spread: int
    """Cards that lie face down to choose from; 0 once the first was revealed."""
    picks: list[CardSpot]
    """The places of those chosen so far."""


class DungeonExtra(ZoneExtra):
    """A dungeon, as far as it is known."""

    region: OrNone[Region]
    unknown: int
    target: OrNone[RoomPlace]
    rooms: list[OrNone[RoomPlace]]
    """By cell, the number of the room that is there."""
    doors: list[list[Cell]]
    """By cell, the cells that its doors lead to."""


class TurnActions(msgspec.Struct, kw_only=True, gc=False):
    """What a hero has done this turn."""

    banner: bool
    heroic: bool
    reinforce: bool
    trade: bool


class HeroExtra(ZoneExtra):
    """A hero with its place and belongings; the figure also shows the moves left in words."""

    hero: str
    home: OrNone[Kingdom]
    region: OrNone[Region]
    warriors: int
    spirit: int
    spores: int
    moves: int
    done: TurnActions


# The whole


class TableExtra(SceneExtra):
    """Whose turn it is, who began, the code of the game, and the most advantages in one action."""

    active: Seat
    starter: Seat
    code: str
    cap: int
