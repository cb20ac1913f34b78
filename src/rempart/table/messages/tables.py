"""A table as anybody may see it."""

from __future__ import annotations

from typing import Any, Literal

from rempart.table.messages.base import Wire
from rempart.table.messages.campaigns import CampaignTable
from rempart.table.messages.daily import ChallengeTable
from rempart.table.messages.puzzles import PuzzleTable
from rempart.table.messages.setup import ChangeInfo, UndoPolicy


class SeatInfo(Wire):
    """Who sits on a seat."""

    seat: int
    who: Literal["human", "bot", "free"]
    """free: nobody has taken it yet."""
    name: str
    bot: str = ""
    present: bool = False
    """Somebody with this seat's token is connected now, or was a moment ago."""
    away: float = 0.0
    """When its holder went away, in seconds since 1970; 0: they are here."""
    asked: float = 0.0
    """When the seat began thinking about its choice; 0: it may not choose now."""
    stead: Literal["", "human", "free"] = ""
    """For whom the bot stands in until they come: a human who is away, or somebody invited who has
    not come yet (free). Empty: it stands in for nobody."""
    link: str = ""
    """The first characters of the key of its unused invitation, so that whoever has a link can tell
    whether it still works."""
    came: int = 0
    """How often somebody took the seat by invitation. More than once: two people have the link, or
    a connection broke."""
    devices: int = 0
    """How many connections hold it now."""
    also: list[int] = []
    """Other seats held by one of those connections."""


class ChanceInfo(Wire):
    """Where a table's randomness comes from, so that players know whether somebody may be able to
    predict it.

    drawn      from a secret drawn when the table was created; nobody knows it
    chosen     from a seed or a game code that somebody chose, or that another match had
    imported   from a record, which reveals everything
    seeded     from a random seed: the table was created by a Rempart that had no secrets yet
    """

    kind: Literal["drawn", "chosen", "imported", "seeded"]
    commitment: str = ""
    """The SHA-256 of the secret's digits, shown from the start; empty: nothing to check."""
    secret: str = ""
    """The secret itself, once the end is agreed: everybody can check it and all that was drawn."""


class TableInfo(Wire):
    """A table as anybody may see it: the answer to GET /api/codes/{code} and to /api/mine."""

    table: str
    code: str
    game: str
    game_name: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    undo: UndoPolicy
    hints: bool
    over: bool
    together: bool
    """Whether all win or lose together."""
    final: bool
    """Whether all have agreed to the end: everything is shown, and nothing can be taken back."""
    told_all: bool
    """Whether somebody has seen everything, even if the match goes on."""
    choices: int
    waiting: list[int]
    """Seats that may choose now."""
    since: float
    """Since when they have been waited for, in seconds since 1970."""
    summary: str
    """The round, or how the match ended, in words."""
    changes: list[ChangeInfo]
    """The values that differ from the game's own."""
    chance: ChanceInfo
    away: int
    clock: int
    bots_last: bool
    """As in NewTable."""
    campaign: CampaignTable | None = None
    """The campaign it belongs to; None: none."""
    challenge: ChallengeTable | None = None
    """The daily challenge it is for; None: none."""
    puzzle: PuzzleTable | None = None
    """The puzzle it is for; None: none."""
    run: str = ""
    """The code of its stage, if the match is part of a run."""
    position: bool = False
    """The match was begun at a position that somebody set up: a what-if, which counts nowhere."""
    copied: bool = False
    """Whether it is a published match, only to be looked at."""
    mine: list[int] = []
    """In answers to /api/mine: the seats that my tokens hold."""
    damaged: Literal["", "game", "newer", "values", "rules"] = ""
    """In answers to /api/mine: why the table can no longer be opened. game: this server does not
    have the game; newer: it was played by a newer Rempart; values: its options or changed values
    are no longer valid; rules: the current rules do not understand its position. POST
    /api/damaged/{table} returns what can be recovered. Empty: it can be opened."""
