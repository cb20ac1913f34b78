"""HTTP messages of the lab: what bots are to play, and what came of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.table.messages.base import Short, Token, Wire

Players = Annotated[int, msgspec.Meta(ge=1, le=8)]


class LabVariantWish(Wire):
    """Changed numbers of the game, and what they are called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    patch: dict[str, object]


class LabWish(Wire):
    """POST /api/lab/runs: bots play each combination of variant, number of players and bot with
    the same seeds. The answer is `LabStarted`."""

    game: Short
    variants: Annotated[list[LabVariantWish], msgspec.Meta(max_length=16)]
    players: Annotated[list[Players], msgspec.Meta(min_length=1, max_length=8)]
    bots: Annotated[list[Short], msgspec.Meta(min_length=1, max_length=16)]
    matches: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    """In each set-up."""
    original: bool = True
    """Whether the game's own numbers are played, too: the others are compared with them."""
    options: dict[str, object] = {}
    """The game's settings, but for the number of players."""


class LabPaceWish(Wire):
    """POST /api/lab/pace: how long matches take. Ask again, with the same message, until all
    set-ups are measured."""

    game: Short
    players: Annotated[list[Players], msgspec.Meta(min_length=1, max_length=8)]
    bots: Annotated[list[Short], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}


class LabPace(Wire):
    """Measured on this server, with the game's own numbers."""

    seconds: float
    """For a match in each of the set-ups that are measured."""
    measured: int
    setups: int
    least: bool
    """A match was broken off: it takes longer than that."""
    done: bool


LabClosed = Literal["", "off", "duckdb"]
"""Why there is no lab here. off: the host wants none; duckdb: the library is not installed."""


class LabInfo(Wire):
    """GET /api/lab: whether there is a lab here, and how much it plays."""

    closed: LabClosed
    minutes: int
    """Of processor time for a run."""
    matches: int
    """In a run, in all its set-ups together."""
    setups: int
    variants: int
    """Besides the game's own numbers."""
    days: int
    """How long a run is kept."""
    bots: dict[str, list[str]]
    """Those that may play, weakest first, by game."""


class LabStarted(Wire):
    """Whoever has the id may see the run; whoever has the token may stop it."""

    id: str
    token: str


class LabStop(Wire):
    """POST /api/lab/runs/{id}/stop"""

    token: Token


class LabEstimate(Wire):
    """A figure with its 95 % interval; shares and differences of shares are from 0 to 1."""

    value: float
    low: float
    high: float


class LabCell(Wire):
    """A set-up, and how it stands."""

    variant: int
    """Its place in `LabRun.variants`."""
    players: int
    bots: str
    played: int
    failed: int
    together: bool
    """Whether all win or lose together."""
    won: LabEstimate | None
    """How often the team wins, or the first seat; None: nothing was played yet."""
    seats: list[LabEstimate]
    """How often each seat wins, if they win separately."""
    length: float
    """Choices a match, on average."""
    spread: list[float]
    """Minimum, quartiles and maximum of that; empty: nothing was played yet."""


class LabPair(Wire):
    """A set-up compared with the one that differs from it in having the first variant."""

    cell: int
    """Its place in `LabRun.cells`."""
    base: int
    seat: int
    """Whose wins are compared; -1: those of the team."""
    gain: LabEstimate
    """How much more often it wins."""
    same: bool
    """Every match went the same way."""


class LabMatch(Wire):
    """A match worth a look; GET /api/lab/runs/{id}/matches/{match} has its record."""

    id: str
    title: str
    where: str
    result: str
    figures: str


LabState = Literal["waiting", "playing", "done", "spent", "stopped", "failed"]
"""done: all was played. spent: the time was used up. stopped: somebody stopped it. failed: it broke
off, or the rules have changed since it began."""


class LabRun(Wire):
    """GET /api/lab/runs/{id}?lang=fr: a run. Ask again, slowly, until it is neither waiting nor
    playing, and until its report is ready."""

    id: str
    game: str
    created: float
    """In seconds since 1970."""
    state: LabState
    variants: list[str]
    """Empty: the game's own numbers."""
    options: dict[str, object]
    ahead: int
    """Runs that are played before it."""
    played: int
    """With those that failed."""
    total: int
    failed: int
    left: float
    """Seconds until it is done, roughly; 0: not known yet."""
    cells: list[LabCell]
    pairs: list[LabPair]
    report: Literal["none", "making", "ready"]
    """none: there will be none, since nothing was played, or there is none yet."""
    matches: list[LabMatch]
    """Those worth a look; in the language of the report."""
