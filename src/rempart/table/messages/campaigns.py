"""Campaigns: the map with its battles, and what a battle at a table means for the group.

Progress crosses the wire as wins: the figures of the best win, by battle and mode.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.table.messages.base import Request, Seat, Short, Wire

Wins = dict[Short, dict[Short, Annotated[list[int], msgspec.Meta(max_length=8)]]]


class CampaignAsk(Wire):
    """POST /api/campaigns/{game}: progress, to see the map with it. What is not valid is
    refused."""

    wins: Annotated[list[Wins], msgspec.Meta(max_length=100)] = []
    """All of them together are the progress."""
    code: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """A code to add to it."""
    everything: bool = False
    """Whether all battles and modes are open."""


class ModeInfo(Wire):
    """A way to fight a battle."""

    id: str
    name: str
    stars: int
    """What a win earns."""
    challenge: bool
    """Whether its stars are added to those of the difficulties."""
    open: bool
    won: bool
    best: list[int]
    """The figures of the best win; empty: unknown."""


class BattleInfo(Wire):
    """A battle on the map."""

    id: str
    name: str
    mark: str
    """The short name on its flag; empty: the flag has a picture."""
    story: str
    at: tuple[int, int]
    state: Literal["locked", "open", "won"]
    optional: bool
    """It earns no stars."""
    stars: int
    most: int
    after: list[str]
    """The names of the battles that must be won before."""
    modes: list[ModeInfo]
    usual: str
    """The mode to suggest."""
    settings: list[str]
    """The names of the options that battle and mode decide."""


class CampaignInfo(Wire):
    """The campaign of a game, with somebody's progress."""

    size: tuple[int, int]
    """The size of the map, in the units of `BattleInfo.at`; its picture is `/maps/<game>.svg`."""
    battles: list[BattleInfo]
    figures: list[str]
    """The names of the figures that are kept of a win."""
    stars: int
    most: int
    next: str
    """The battle to suggest; empty: all are won."""
    wins: Wins
    """The progress, all together."""
    code: str
    note: str
    """Which parts of it are ours."""


class CampaignWish(Wire):
    """The battle that a new table is for: it decides those options. Locked battles are refused."""

    id: Short
    """Tells campaigns apart; made up by whoever begins one."""
    battle: Short
    mode: Short
    name: Short = ""
    """What its players call it."""
    wins: Wins = {}
    everything: bool = False


class BattleScore(Wire):
    """A figure of a finished battle."""

    name: str
    value: int
    best: int | None
    """The best earlier one in the same battle and mode; None: there is none."""
    record: bool


class BattleStep(Wire):
    """A battle and mode to go on with."""

    battle: str
    mode: str
    name: str
    mode_name: str


class BattleSummary(Wire):
    """What a battle that is over means for the campaign."""

    won: bool
    counts: bool
    """False: the match was played with changed values, which earns nothing."""
    now: int
    """The stars of the battle, and how many there are."""
    most: int
    modes: list[ModeInfo]
    """How the battle can be fought, and which ways are won."""
    optional: bool
    """The battle earns no stars."""
    stars: int
    """The stars of the whole campaign."""
    all: int
    scores: list[BattleScore]
    opened: list[str]
    """The names of what it opened: battles, and challenges of the battle."""
    next: BattleStep | None
    """None: all battles are won."""
    wins: Wins
    """The progress of the group. It counts when the end is agreed."""


class CampaignTable(Wire):
    """The campaign that a table belongs to."""

    id: str
    name: str
    everything: bool
    battle: str
    mode: str
    battle_name: str
    mode_name: str
    wins: Wins
    """The progress with which the battle began."""
    summary: BattleSummary | None
    """None: the match is not over."""
    chosen: str = ""
    """The name of the battle for which the next table was made; empty: there is none yet."""


class NextBattle(Request, tag="next_battle"):
    """A new table with the same people for another battle of the campaign. Everybody must have
    agreed to the end."""

    seat: Seat
    battle: Short
    mode: Short
