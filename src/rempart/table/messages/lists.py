"""A server's lists: tables that look for players, and published matches."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.table.messages.base import Request, Seat, Short, Wire
from rempart.table.messages.setup import SettingWords

SettingValue = bool | Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)] | Short


class OpenTable(Wire):
    """A table that looks for players, as anybody may see it."""

    id: str
    """The id of its listing, which says nothing of the table: for joining."""
    game: str
    settings: list[SettingWords]
    people: list[str]
    """The names of those who have a seat."""
    bots: int
    free: int
    """How many seats are free."""
    language: str
    """The language of whoever looks for players."""
    since: float
    begun: bool
    """Whether choices have been made already."""
    changed: bool
    """Whether it is played with changed numbers."""
    clock: int
    """As in NewTable."""


class LobbyInfo(Wire):
    """GET /api/lobby: the tables that look for players."""

    open: bool
    """Whether this server has such a list."""
    now: float
    tables: list[OpenTable]


class JoinTable(Wire):
    """POST /api/lobby/{id}: a seat at an open table. The answer is Claimed."""

    name: Short = ""


class LookForPlayers(Request, tag="look_for_players"):
    """List the table among the open tables, or no longer."""

    n: int
    seat: Seat
    on: bool


class Publish(Request, tag="publish"):
    """Agree to publish the match. It is published when all who hold a seat have agreed."""

    n: int
    seat: Seat
    named: bool
    """Whether my name may be shown."""


class Unpublish(Request, tag="unpublish"):
    """Do not agree to publish the match, or withdraw it."""

    n: int
    seat: Seat


class PublishingInfo(Wire):
    """Whether the match is published."""

    agreed: list[int]
    """The seats that have agreed; empty: nobody has proposed it."""
    missing: list[int]
    """The seats that have not agreed yet."""
    replay: str
    """The table of the published match; empty: it is not published."""


class ReplayAsk(Wire):
    """POST /api/replays: search the published matches. Empty: anything."""

    game: Short = ""
    players: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    settings: Annotated[dict[Short, SettingValue], msgspec.Meta(max_length=8)] = {}
    """Only with a game: values of its settings."""
    result: Literal["", "won", "lost"] = ""
    name: Short = ""
    """Part of a player's name."""
    days: Annotated[int, msgspec.Meta(ge=0, le=3650)] = 0
    """They ended in the last so many days."""
    best: bool = False
    """The best score first."""
    page: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


class ReplayPlayer(Wire):
    """A seat of a published match."""

    name: str
    bot: str
    """The strength of the bot; empty: a person."""
    won: bool


class ReplayRow(Wire):
    """A published match in the list."""

    table: str
    """The table to look at it on."""
    game: str
    settings: list[SettingWords]
    players: list[ReplayPlayer]
    won: bool
    """Whether a person won."""
    ending: str
    """How it ended, in a sentence."""
    score: int | None
    """The best score of a person; None: scores say no more than who won."""
    choices: int
    changed: bool
    """Whether it was played with changed numbers."""
    ended: float


class ReplayPage(Wire):
    """Some of the published matches that were searched for."""

    rows: list[ReplayRow]
    total: int
    """How many there are in all."""
    page: int
    pages: int
