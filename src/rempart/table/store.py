"""What is kept: tables, and the log of each, which is the truth.

A log entry has a number; `(table, n)` is the primary key. Whoever writes n first has written it,
the other is told (`Taken`) and reads what is there. An entry is committed before anybody hears
of it, so a killed server loses nothing that it has acknowledged.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

import msgspec


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a table was made with; never changes."""

    id: str
    code: str
    game: str
    edition: str
    options: dict[str, Any]
    seed: int
    data: dict[str, Any]
    undo: str
    hints: bool
    created: float


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


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The state of the match after entry `n`, for going on after a change of the rules."""

    n: int
    edition: str
    state: bytes


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

    async def create(self, table: TableRow, entries: Sequence[Entry]) -> None:
        """Add a table with its first entries; `CodeTaken` if its code is not free."""

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
        self, table: str, entries: Sequence[Entry], snapshot: Snapshot | None = None
    ) -> None:
        """Commit entries, all or none, and with them the latest snapshot. `Taken` if one of
        their numbers is there already. Tells the other processes."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest snapshot of a table."""
        ...

    def changes(self) -> AsyncIterator[str]:
        """The ids of tables that other processes have written to, as they do. After a lost
        connection it yields "", which means: any table may have changed."""
        ...
