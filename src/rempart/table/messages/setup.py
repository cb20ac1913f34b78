"""Before the table, over HTTP: the shelf of games, making tables and finding them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rempart.table.messages.base import Seat, Short, Token, Wire


class OptionInfo(Wire):
    """A setting of a game, enough to draw a form."""

    name: str
    label: str
    kind: Literal["switch", "choice", "number", "text"]
    default: Any
    values: list[Any] = []
    labels: list[str] = []
    note: str = ""
    """What it changes, in one sentence."""
    rule: str = ""
    """The rule, or the ruling, that speaks of it."""
    ours: str = ""
    """A sentence, where no source gives it."""
    group: str = ""
    """The name of the group that it is folded away with; empty: it is shown at once."""
    when: dict[str, list[Any]] = {}
    """It changes nothing unless each of these options (`players` too) has one of these values."""


class GameInfo(Wire):
    """A game on the shelf."""

    id: str
    name: str
    tagline: str
    players: list[int]
    minutes: int
    cooperative: bool
    languages: list[str]
    options: list[OptionInfo]
    bots: list[str]
    levels: list[str]
    """The strengths of bots that people choose from, weakest first: any of them is the name of a
    bot, too."""
    forecast: bool
    """Whether it can tell what is coming."""
    review: bool
    """Whether it knows win chances: then a match can be reviewed when it is over."""
    lesson: int
    """How many minutes its walkthrough takes; 0: it has none."""
    tutorial: dict[str, Any]
    """The options of a match that teaches it; empty: there is none."""
    lasts: int
    """How many minutes that match takes."""
    first: dict[str, Any]
    """The options of a sensible first match, `players` among them; those not named are as usual."""
    cover: bool
    """Whether there is a picture for its box: then it is `/covers/<id>.svg`."""


class Shelf(Wire):
    """GET /api/shelf?lang=fr: the games, and all words of the client in that language."""

    language: str
    languages: list[str]
    games: list[GameInfo]
    texts: dict[str, str]
    """In Project Fluent's format, without the ids."""
    push: str
    """The host's public key for Web Push; empty: the host sends none."""


class SeatPlan(Wire):
    """Who is to sit on a seat."""

    who: Literal["me", "friend", "bot"]
    name: Short = ""
    bot: Short = ""


UndoPolicy = Literal["consent", "open"]
"""consent: free back to the last revelation, beyond it all other people at the table must agree.
open: anything can be taken back (solo, teaching)."""


Seconds = Annotated[int, msgspec.Meta(ge=0, le=7 * 86400)]
"""0: it does not matter how long."""


class NewTable(Wire):
    """POST /api/tables"""

    game: Short
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=8)]
    options: dict[str, Any] = {}
    seed: int | None = None
    data: dict[str, Any] = {}
    undo: UndoPolicy = "consent"
    hints: bool = True
    away: Seconds = 120
    """How long somebody must have been away before the others may let a bot play for them; 0: they
    never may."""
    clock: Seconds = 0
    """How long one may think about a choice before they may do the same; 0: for ever."""
    bots_last: bool = True
    """In co-op, where several may choose at once, bots let people go first."""


class DataFile(Wire):
    """POST /api/data/{game}: a designer's data file, to see what it changes before a table is made.
    GET gives the game's own."""

    text: str


class ChangeInfo(Wire):
    """A value that is not the game's own, both as they are written in a data file."""

    key: str
    now: str
    before: str
    """Empty: the game has no such value."""


class FaultInfo(Wire):
    """A mistake in a data file."""

    key: str
    """The dotted path of the value; empty: the file as a whole."""
    reason: str


class DataRead(Wire):
    """What a data file amounts to: a patch for `NewTable.data`, or else what is wrong with it."""

    patch: dict[str, Any]
    changes: list[ChangeInfo]
    faults: list[FaultInfo]


class ImportTable(Wire):
    """POST /api/import: a table from a record, to go on playing or to look at."""

    record: dict[str, Any]
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=8)] = []
    """Empty: everyone of them me."""


class Created(Wire):
    """A table was made: my tokens by seat, and the tokens for the links I give my friends."""

    table: str
    code: str
    mine: dict[int, str]
    friends: dict[int, str]


class ClaimSeat(Wire):
    """POST /api/codes/{code}/claim: sit on a seat that nobody has taken yet."""

    seat: Seat
    name: Short = ""


class Claimed(Wire):
    table: str
    seat: int
    token: str


class MyTables(Wire):
    """POST /api/mine"""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=64)]
