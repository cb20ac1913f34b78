"""What is kept: tables, and the log of each, which is the truth.

A log entry has a number; `(table, n)` is the primary key. Whoever writes n first has written it,
the other is told (`Taken`) and reads what is there. An entry is committed before anybody hears
of it, so a killed server loses nothing that it has acknowledged.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

import msgspec

SAYINGS = 500
"""How much of what was said at a table is kept."""
SUBSCRIPTIONS = 8
"""How many browsers are told about one seat."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a table was made with; never changes."""

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
    """What chance is drawn from; empty: from the seed."""
    origin: str = ""
    """Where that comes from: "drawn" when the table was made, for nobody to know; "chosen" by
    somebody; or from a record that was "imported". Empty: made by a Rempart without secrets."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened at a table."""

    n: int
    """1 for the first."""
    kind: str
    seat: int
    """-1: nobody's."""
    body: dict[str, Any]
    time: float
    """Seconds since 1970."""


class TableSnapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The state of the match after entry `n`: what an upgrade must not change."""

    n: int
    edition: str
    state: bytes


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is to be told by Web Push when it is a seat's turn."""

    table: str
    seat: int
    key: str
    """The seat's when it was made: who holds the seat no more is told no more."""
    endpoint: str
    p256dh: str
    auth: str
    language: str
    told: float = 0.0
    """When its holder, connected somewhere, last saw that it is their turn."""


class Taken(Exception):
    """Another process has written an entry with that number: read again."""


class CodeTaken(Exception):
    """Another table has that code: make another one."""


class Store(Protocol):
    """Where tables are kept. All of it may be used by many tasks at once."""

    shared: bool
    """Whether other processes may use it at the same time."""

    async def open(self) -> None:
        """Connect, and make the schema if it is not there."""

    async def close(self) -> None:
        """Finish what is under way, and disconnect."""

    async def secret(self) -> bytes:
        """32 random bytes that all processes share, made once: the key of the tokens."""
        ...

    async def create(
        self, table: TableRow, entries: Sequence[Entry], snapshot: TableSnapshot | None = None
    ) -> None:
        """Add a table with its first entries, and where its match stands after them; `CodeTaken` if
        its code is not free."""

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
        self, table: str, entries: Sequence[Entry], snapshot: TableSnapshot | None = None
    ) -> None:
        """Commit entries, all or none, and with them the latest snapshot. `Taken` if one of
        their numbers is there already. Tells the other processes."""

    async def snapshot(self, table: str) -> TableSnapshot | None:
        """The latest snapshot of a table."""
        ...

    async def sayings(self, table: str, after: int = 0) -> list[Entry]:
        """What was said at a table, from number `after + 1` on. It is numbered by itself."""
        ...

    async def say(self, table: str, saying: Entry) -> None:
        """Commit something that was said; `Taken` if its number is there already. Only the last
        `SAYINGS` are kept. Tells the other processes."""

    async def subscribe(self, subscription: Subscription) -> None:
        """Remember a browser, or what has changed about it; of each seat the last
        `SUBSCRIPTIONS`."""

    async def unsubscribe(self, endpoint: str, table: str = "", seat: int = -1) -> None:
        """Forget a browser: for one seat, or everywhere."""

    async def subscriptions(self, table: str, seat: int) -> list[Subscription]:
        """The browsers that are to be told about a seat."""
        ...

    async def told(self, table: str, seats: Sequence[int], time: float) -> None:
        """The holders of these seats are connected here, and have seen that it is their turn."""

    def changes(self) -> AsyncIterator[str]:
        """The ids of tables that other processes have written to, as they do. After a lost
        connection it yields "", which means: any table may have changed."""
        ...
