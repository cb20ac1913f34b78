"""HTTP messages used before sitting down: the shelf of games, creating and finding tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rempart.table.messages.base import Seat, Short, Token, Wire
from rempart.table.messages.campaigns import CampaignWish


class OptionInfo(Wire):
    """A setting of a game, with what is needed to draw a form field."""

    name: str
    label: str
    kind: Literal["switch", "choice", "number", "text"]
    default: Any
    values: list[Any] = []
    labels: list[str] = []
    about: list[str] = []
    """What each value brings, to be read before it is chosen; empty: the labels say enough."""
    note: str = ""
    """What it changes, in one sentence."""
    rule: str = ""
    """The rule or ruling that covers it."""
    ours: str = ""
    """A sentence saying so, if no source gives this option."""
    group: str = ""
    """The collapsible group it belongs to; empty: it is always shown."""
    when: dict[str, list[Any]] = {}
    """It has no effect unless each of these options (or `players`) has one of these values."""


class SettingWords(Wire):
    """A setting of a match, in words."""

    name: str
    value: str
    """Empty: the name says it all."""
    main: bool
    """Whether the form of a new table shows it at once."""


class RunsInfo(Wire):
    """A game has set-ups made from a seed, stage after stage, which are offered with a rating."""

    setting: str
    """The option that holds the code of a stage."""
    when: dict[str, list[Any]]
    """It is offered if each of these options has one of these values."""
    ready: dict[int, int]
    """How many stages are ready at once, by number of players."""


class RunWish(Wire):
    """POST /api/runs/{game}: a stage that somebody may want to play. Ask again, with the same
    message, until the rating is done."""

    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    code: Short = ""
    """This one; nothing else is tried."""
    after: Short = ""
    """The stage after this one."""
    number: Annotated[int, msgspec.Meta(ge=0, le=1 << 53)] = 0
    """Otherwise: the first stage of any run. Small numbers are stages that are ready."""


class RunOffer(Wire):
    """A stage, and how often bots have won it."""

    code: str
    stage: int
    title: str
    players: int
    percent: int
    low: int
    high: int
    """The share of matches that they won, with its 95 % interval."""
    played: int
    """Matches played so far; more may have been tried than are counted in the share."""
    most: int
    """How many it will be at most."""
    done: bool


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
    """The bot strengths that people choose from, weakest first. Each can be used as the name of a
    bot."""
    forecast: bool
    """Whether it offers forecasts."""
    introduces: bool
    """Whether its set-ups may bring parts that are new, which a card introduces."""
    review: bool
    """Whether it can estimate win chances, so that a finished match can be reviewed."""
    lesson: int
    """Minutes that its walkthrough takes; 0: it has none."""
    tutorial: dict[str, Any]
    """The options of a tutorial match; empty: there is none."""
    lasts: int
    """Minutes that the tutorial match takes."""
    first: dict[str, Any]
    """The options of a sensible first match, including `players`; others have their defaults."""
    runs: RunsInfo | None
    """Whether it has set-ups made from a seed, and which."""
    cover: bool
    """Whether it has a cover picture, at `/covers/<id>.svg`."""
    campaign: bool
    """Whether it has a campaign."""


class Shelf(Wire):
    """GET /api/shelf?lang=fr: the games, and all texts of the client in that language."""

    language: str
    languages: list[str]
    games: list[GameInfo]
    texts: dict[str, str]
    """Patterns in Project Fluent's format, by id."""
    push: str
    """The host's public key for Web Push; empty: the host has no Web Push."""
    lobby: bool = False
    """Whether the host has a list of tables that look for players."""


class SeatPlan(Wire):
    """Who is to sit on a seat."""

    who: Literal["me", "friend", "bot"]
    name: Short = ""
    bot: Short = ""


UndoPolicy = Literal["consent", "open"]
"""consent: undo is free back to the last revelation; beyond it, everybody else at the table must
agree. open: anything can be taken back (solo, teaching)."""


Seconds = Annotated[int, msgspec.Meta(ge=0, le=7 * 86400)]
"""0: no limit."""


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
    """How long somebody must have been away before the others may let a bot play for them; 0: the
    others never may."""
    clock: Seconds = 0
    """How long a player may think about a choice before the others may do the same; 0: no limit."""
    bots_last: bool = True
    """In co-op, where several seats may choose at once: whether bots let people go first."""
    campaign: CampaignWish | None = None
    """The battle of a campaign that it is for; None: it belongs to no campaign."""


class DataFile(Wire):
    """POST /api/data/{game}: a designer's data file, to see what it changes before a table is
    created. GET returns the game's own data file."""

    text: str


class ChangeInfo(Wire):
    """A value that differs from the game's own; both are written as in a data file."""

    key: str
    now: str
    before: str
    """Empty: the game has no such value."""


class FaultInfo(Wire):
    """An error in a data file."""

    key: str
    """The dotted path of the value; empty: the error concerns the whole file."""
    reason: str
    cells: list[tuple[int, int]] = []
    """Where on the map that the value draws: column and row."""


class DataRead(Wire):
    """The result of reading a data file: a patch for `NewTable.data`, or the errors in it."""

    patch: dict[str, Any]
    changes: list[ChangeInfo]
    faults: list[FaultInfo]
    shows: dict[str, list[str]] = {}
    """For each setting, the values with which a match has what is changed."""


class ImportTable(Wire):
    """POST /api/import: create a table from a record, to continue the match or to look at it."""

    record: dict[str, Any]
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=8)] = []
    """Empty: all seats are mine."""


class Created(Wire):
    """A table was created: my tokens, and the tokens for my friends' invitation links, by seat."""

    table: str
    code: str
    mine: dict[int, str]
    friends: dict[int, str]


class ClaimSeat(Wire):
    """POST /api/codes/{code}/claim: take a free seat."""

    seat: Seat
    name: Short = ""


class Claimed(Wire):
    table: str
    seat: int
    token: str


class MyTables(Wire):
    """POST /api/mine"""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=64)]
