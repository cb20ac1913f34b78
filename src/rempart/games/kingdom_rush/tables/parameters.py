"""What `data/endless/` may contain: the parameters of each version of the generator."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rempart.games.kingdom_rush.tables.common import Ability, Iron, Table
from rempart.kernel.shape import KEEPS

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Few = Annotated[int, msgspec.Meta(ge=0, le=9)]
Level = Annotated[int, msgspec.Meta(ge=0, le=900)]
"""Hundredths of a band: 100 is green, 500 purple."""
Change = Annotated[int, msgspec.Meta(ge=-400, le=400)]
Columns = Annotated[int, msgspec.Meta(ge=7, le=10)]
Rows = Annotated[int, msgspec.Meta(ge=6, le=8)]
Length = Annotated[int, msgspec.Meta(ge=4, le=30)]
Rounds = Annotated[int, msgspec.Meta(ge=4, le=8)]
Each = tuple[Few, Few, Few, Few]
"""For 1, 2, 3 and 4 players."""
Between = tuple[Few, Few]
"""The least and the most."""
Names = Annotated[list[str], msgspec.Meta(min_length=1, max_length=20, extra=KEEPS)]
Band = Annotated[str, msgspec.Meta(min_length=1, max_length=1)]


class RoadData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How roads are drawn: many times, and the best drawing is kept."""

    columns: tuple[Columns, Columns]
    rows: tuple[Rows, Rows]
    drawings: Annotated[int, msgspec.Meta(ge=1, le=60)]
    length: tuple[Length, Length]
    """How many spaces a route should have."""
    mirrored: Percent
    """How often the exit is on the left."""


class StrengthData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How strong hordes are, in hundredths of a band for each card."""

    step: Change
    """What a step of strength adds."""
    slope: Change
    """What the last card of a pile is above the first."""
    jitter: Annotated[int, msgspec.Meta(ge=0, le=200)]
    early: Change
    """What hordes on the road at the start are above the mean: they endanger the exit."""
    players: tuple[Change, Change, Change, Change]
    spawns: tuple[Change, Change, Change]
    """What one, two or three piles add."""
    boss: Change
    growth: Change
    """What each stage after those of the last tier adds."""
    road: tuple[Annotated[int, msgspec.Meta(ge=1, le=20)], ...]
    """How many spaces before the exit hordes lie at the start, in this order."""
    most: dict[Band, Annotated[int, msgspec.Meta(ge=0, le=24)]]
    """How many cards of each band a sheet may ask for."""


class SheetRules(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a number of players has."""

    sites: Each
    """Of each colour (KR-SOLO-01: a lone player has three colours)."""
    ability_slots: Each
    towers: Each
    """How many starting towers."""
    crystals: Each
    """More than the tier says."""
    hordes: Each
    """On the road at the start."""
    layers: Each
    """Of a boss."""


class TierData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What the stages up to `until` have."""

    until: Annotated[int, msgspec.Meta(ge=1, le=99)]
    level: Level
    rounds: tuple[Rounds, Rounds]
    hearts: Annotated[int, msgspec.Meta(ge=1, le=5)]
    spawns: Annotated[
        list[Annotated[int, msgspec.Meta(ge=1, le=3)]], msgspec.Meta(min_length=1, max_length=9)
    ]
    """One of these is taken."""
    exits: Percent
    """How often there is a second exit, with two spawn points or more."""
    abilities: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=4)]], msgspec.Meta(max_length=4)]
    unlocked: list[Ability]
    advanced: bool = False
    gold: Few
    crystals: Few
    better: Few
    """How many starting towers are of level 2."""
    themes: Names
    leaders: Names
    """One is taken: a champion or boss, or `none`."""
    flowers: Between
    tiles: Between
    """Of the theme: lava, crevasses or pools."""
    white: Few
    rift_cards: Few
    """How many piles have a rift card."""


class ThemeData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a map is about."""

    flowers: Names
    """The first one is its own."""
    tile: Annotated[str, msgspec.Meta(max_length=9)] = ""
    """`lava`, `crevasses` or `pools`; empty: none."""
    rifts: Annotated[list[str], msgspec.Meta(min_length=3, max_length=14)]
    iron: Annotated[list[Iron], msgspec.Meta(min_length=1, max_length=12)]


class OfferData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a stage should be for the planner (KRH-ENDLESS-05)."""

    first: Percent
    """The share of matches won on stage 1."""
    fall: Percent
    """How much less it is on each further stage."""
    least: Percent
    band: Percent
    """How far from it is still right."""


class GeneratorData(Table):
    """A version of the generator."""

    roads: RoadData
    strength: StrengthData
    sheets: SheetRules
    tiers: Annotated[list[TierData], msgspec.Meta(min_length=1, max_length=12)]
    themes: dict[str, ThemeData]
    offer: OfferData

    def tier(self, stage: int) -> TierData:
        """The tier of a stage; the last one goes on for ever."""
        return next((tier for tier in self.tiers if stage <= tier.until), self.tiers[-1])
