"""A table as anybody may see it."""

from __future__ import annotations

from typing import Any, Literal

from rempart.table.messages.base import Wire
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
    """Since when whoever holds it has been away, in seconds since 1970; 0: they are not."""
    asked: float = 0.0
    """Since when it has been thinking about a choice; 0: it may not choose now."""
    stead: Literal["", "human", "free"] = ""
    """In whose stead the bot plays, until they come: a human's who is away, or of somebody who has
    not come yet (free)."""
    link: str = ""
    """How the key of the invitation to it begins, if nobody has come yet: whoever has a link knows
    by that whether it is still good."""
    came: int = 0
    """How often somebody sat down by one link; more than once: two have it, or a line broke."""
    devices: int = 0
    """From how many connections it is held now."""
    also: list[int] = []
    """Other seats that are held from one of them."""


class ChanceInfo(Wire):
    """Where a table's chance comes from: who sits down must know whether somebody may know what is
    coming.

    drawn      from a secret that was drawn when the table was made; nobody knows it
    chosen     from a seed or a game code that somebody chose, or from those of another match
    imported   the table was made from a record, which tells everything
    seeded     from a random seed: the table was made by a Rempart that had no secrets yet
    """

    kind: Literal["drawn", "chosen", "imported", "seeded"]
    commitment: str = ""
    """The SHA-256 of the secret's digits, from the beginning on; empty: nothing to check."""
    secret: str = ""
    """The secret itself, when the match is over: everybody can check it, and all that was drawn."""


class TableInfo(Wire):
    """A table as anybody may see it: GET /api/codes/{code}, and the answers of /api/mine."""

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
    """Whether the end is agreed by all: then everything is shown, and nothing can be taken back."""
    told_all: bool
    """Whether somebody has been shown everything, though the match may go on."""
    choices: int
    waiting: list[int]
    """Seats that may choose now."""
    since: float
    """When that began, in seconds since 1970."""
    summary: str
    """Round, or how it ended, in words."""
    changes: list[ChangeInfo]
    """The values it is played with that are not the game's own."""
    chance: ChanceInfo
    away: int
    clock: int
    bots_last: bool
    """As in NewTable."""
    mine: list[int] = []
    """In an answer of /api/mine: the seats that my tokens hold."""
    damaged: Literal["", "game", "newer", "values", "rules"] = ""
    """In an answer of /api/mine: why the table cannot be opened any more. There is no such game
    here, it was played by a newer Rempart, its options or changed values are not possible any more,
    or its position makes no sense any more. Then POST /api/damaged/{table} gives what can be had of
    it."""
