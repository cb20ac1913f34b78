"""What is stored: tables, and the log of each, which is authoritative.

Log entries are numbered; `(table, n)` is the primary key. The first to write entry n succeeds;
anybody else gets `Taken` and reads what is there. An entry is committed before anybody is told
about it, so a killed server loses nothing that it has acknowledged.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

import msgspec

SAYINGS = 500
"""The number of chat entries kept for a table."""
RESULTS = 5000
"""The most results of a day's challenge that are ranked."""
SUBSCRIPTIONS = 8
"""The most browsers subscribed for one seat."""
REPLAYS = 5000
"""The most published matches; beyond that, the one published first is deleted."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a table was created with; never changes."""

    id: str
    code: str
    game: str
    edition: str
    options: dict[str, object]
    seed: int
    data: dict[str, object]
    undo: str
    hints: bool
    created: float
    secret: str = ""
    """The source of randomness; empty: the seed is."""
    origin: str = ""
    """Where the randomness comes from: a secret "drawn" when the table was created, which nobody
    knows; "chosen" by somebody; or "imported" with a record. Empty: the table was created by a
    Rempart without secrets."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A log or chat entry of a table."""

    n: int
    """The number of the entry, from 1."""
    kind: str
    seat: int
    """-1: no seat."""
    body: dict[str, Any]
    time: float
    """Seconds since 1970."""


class TableSnapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The state of the match after entry `n`, which an upgrade must not change."""

    n: int
    edition: str
    state: bytes


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """A browser to be notified by Web Push when it is a seat's turn."""

    table: str
    seat: int
    key: str
    """The seat's key when the subscription was made; it is void once the seat has another key."""
    endpoint: str
    p256dh: str
    auth: str
    language: str
    told: float = 0.0
    """When the turn began that the seat's holder last saw while connected somewhere."""


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody's first finished attempt at a daily challenge went."""

    game: str
    day: str
    """The date of the challenge, as in 2026-11-19."""
    player: str
    """Whose it is: a digest that only this server can make (`tokens.ServerSecret.player`)."""
    table: str
    name: str
    won: bool
    score: int | None
    """None: the match was given up, or its score means nothing."""
    undos: int
    hints: int
    seconds: float
    """From the start of the table to the end of the match."""
    time: float
    """When it ended."""


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """A table that looks for players."""

    id: str
    """Random; whoever joins shows it. It says nothing of the table."""
    table: str
    seen: float
    """When somebody of the table was last connected."""


class ReplaySeat(msgspec.Struct, frozen=True):
    """Who sat on a seat of a published match: a name (empty: they wish for none), or a bot."""

    name: str = ""
    bot: str = ""


class Publication(msgspec.Struct, frozen=True, kw_only=True):
    """A published match, as it is listed."""

    id: str
    """The table that it can be looked at on, a copy of the one it was played at."""
    source: str
    """The table it was played at, which may be deleted."""
    game: str
    options: dict[str, object]
    seats: list[ReplaySeat]
    winners: list[int]
    reason: str
    """The key of how it ended; empty: somebody gave up."""
    conceded: int
    """The seat that gave up; -1: none did."""
    score: int | None
    """The best score of a person; None: scores say no more than who won."""
    choices: int
    changed: bool
    """Whether it was played with changed values."""
    ended: float
    published: float

    @property
    def people(self) -> list[int]:
        """The seats that people played."""
        return [n for n, seat in enumerate(self.seats) if not seat.bot]

    @property
    def won(self) -> bool:
        """Whether a person won."""
        return any(seat in self.winners for seat in self.people)


class ReplaySearch(msgspec.Struct, frozen=True, kw_only=True):
    """What published matches are searched for; empty: anything."""

    game: str = ""
    players: int = 0
    settings: dict[str, object] = {}
    won: bool | None = None
    name: str = ""
    """Part of a player's name."""
    after: float = 0.0
    """They ended after this time."""
    best: bool = False
    """The best score first, rather than the latest."""
    skip: int = 0
    most: int = 20


class Taken(Exception):
    """An entry with that number exists already: read the log again."""


class CodeTaken(Exception):
    """Another table has that code: choose another one."""


class Store(Protocol):
    """Storage for tables. Many tasks may use it at once."""

    shared: bool
    """Whether other processes may use it at the same time."""

    async def open(self) -> None:
        """Connect, and create the schema if it is missing."""

    async def close(self) -> None:
        """Finish pending operations, and disconnect."""

    async def secret(self) -> bytes:
        """32 random bytes that all processes share, generated once: the key for signing tokens."""
        ...

    async def create(
        self, table: TableRow, entries: Sequence[Entry], snapshot: TableSnapshot | None = None
    ) -> None:
        """Add a table with its first entries and a snapshot of its match after them; raises
        `CodeTaken` if its code is in use."""

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""
        ...

    async def coded(self, code: str) -> TableRow | None:
        """A table by its code."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log from entry `after + 1` on."""
        ...

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        snapshot: TableSnapshot | None = None,
        result: DailyResult | None = None,
    ) -> None:
        """Commit entries, all or none, together with the latest snapshot, and with the result of a
        daily challenge unless its player has one for that game and day. Raises `Taken` if one of
        the numbers exists already. Notifies the other processes."""

    async def results(self, day: str) -> list[DailyResult]:
        """The results of a day's challenges, at most `RESULTS` for each game: the first ones that
        came in."""
        ...

    async def snapshot(self, table: str) -> TableSnapshot | None:
        """The latest snapshot of a table."""
        ...

    async def sayings(self, table: str, after: int = 0) -> list[Entry]:
        """The chat of a table, from number `after + 1` on. Chat has its own numbers."""
        ...

    async def say(self, table: str, saying: Entry) -> None:
        """Commit a chat entry; raises `Taken` if its number exists already. Only the last `SAYINGS`
        are kept. Notifies the other processes."""

    async def subscribe(self, subscription: Subscription) -> None:
        """Add or update a browser's subscription. The last `SUBSCRIPTIONS` of each seat are
        kept."""

    async def unsubscribe(self, endpoint: str, table: str = "", seat: int = -1) -> None:
        """Remove a browser's subscription: for one seat, or for all."""

    async def subscriptions(self, table: str, seat: int) -> list[Subscription]:
        """The browsers subscribed for a seat."""
        ...

    async def told(self, table: str, seats: Sequence[int], time: float) -> None:
        """Note that the holders of these seats are connected here and have seen that it is their
        turn."""

    async def show_listing(self, listing: Listing) -> None:
        """Add or update the listing of a table, and delete those of long ago."""

    async def listings(self, seen: float, most: int) -> list[Listing]:
        """The tables of which somebody was connected at that time or later, the latest first."""
        ...

    async def publish(
        self,
        table: TableRow,
        entries: Sequence[Entry],
        snapshot: TableSnapshot,
        replay: Publication,
    ) -> None:
        """Add a published match with its table, in place of an earlier one of the same match;
        raises `CodeTaken` as `create` does. Only `REPLAYS` are kept."""

    async def unpublish(self, id: str) -> None:
        """Delete a published match with its table, if it is there."""

    async def replays(self, search: ReplaySearch) -> tuple[list[Publication], int]:
        """Published matches, and how many there are without `skip` and `most`."""
        ...

    def changes(self) -> AsyncIterator[str]:
        """The ids of tables as other processes write to them. After a lost connection it yields "",
        which means that any table may have changed."""
        ...
