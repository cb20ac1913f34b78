"""Tables in an SQLite file: for one server process, with nothing to install.

Writes are queued for one thread, which commits all that have accumulated in one transaction, so
that many tables share one flush to the disk. Reads have their own thread and connection and, thanks
to the write-ahead log, never wait for a commit.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache, partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Literal, TypeVar

from rempart.table import lists
from rempart.table.errors import StoreError
from rempart.table.lists import for_sqlite
from rempart.table.logs import Outage
from rempart.table.rows import (
    ENTRY,
    RESULT,
    SUBSCRIPTION,
    TABLE,
    entry_columns,
    read_entry,
    read_result,
    read_subscription,
    read_table,
    result_columns,
    subscription_columns,
    table_columns,
)
from rempart.table.store import (
    REPLAYS,
    RESULTS,
    SAYINGS,
    SUBSCRIPTIONS,
    CodeTaken,
    DailyResult,
    Entry,
    Listing,
    Publication,
    ReplaySearch,
    Subscription,
    TableRow,
    TableSnapshot,
    Taken,
)

APPLICATION = 0x52656D70
"""Marks a database file as Rempart's ("Remp")."""
VERSION = 2
"""The schema's version, stored in the file's `user_version`."""
BATCH = 500
"""The most writes in one transaction, so that the first does not wait long for the last."""

ENTRIES = """table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    time REAL NOT NULL,
    PRIMARY KEY (table_id, n)"""
"""The columns of `log` and of `sayings`."""

SCHEMA = f"""
BEGIN;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    edition TEXT NOT NULL,
    options TEXT NOT NULL,
    seed INTEGER NOT NULL,
    data TEXT NOT NULL,
    undo TEXT NOT NULL,
    hints INTEGER NOT NULL,
    created REAL NOT NULL,
    secret TEXT NOT NULL,
    origin TEXT NOT NULL
);
CREATE TABLE log (
    {ENTRIES}
) WITHOUT ROWID;
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    n INTEGER NOT NULL,
    edition TEXT NOT NULL,
    state BLOB NOT NULL
);
CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value BLOB NOT NULL
);
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
COMMIT;
"""

SECRETS = """
BEGIN;
ALTER TABLE tables ADD COLUMN secret TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
PRAGMA user_version = 2;
COMMIT;
"""
"""Version 2: tables may have a secret. Tables of version 1 have none and continue without one."""

ADDED = f"""
BEGIN;
CREATE TABLE IF NOT EXISTS sayings (
    {ENTRIES}
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS subscriptions (
    made INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    endpoint TEXT NOT NULL,
    key TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    told REAL NOT NULL,
    UNIQUE (table_id, seat, endpoint)
);
CREATE INDEX IF NOT EXISTS subscriptions_endpoint ON subscriptions (endpoint);
CREATE TABLE IF NOT EXISTS results (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    name TEXT NOT NULL,
    won INTEGER NOT NULL,
    score INTEGER,
    undos INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    seconds REAL NOT NULL,
    time REAL NOT NULL,
    PRIMARY KEY (game, day, player)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS results_day ON results (day);
{for_sqlite(lists.ADDED)}
COMMIT;
"""
"""Later additions. Older versions of Rempart work without them, so the schema's version stays."""

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], None]
Write = tuple[Work, "asyncio.Future[None]"]
Problem = Exception | None


class SQLiteStore:
    """A `Store` in the file at `path`, which this process locks while it is open."""

    shared = False

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path).expanduser().resolve()
        self._writes: SimpleQueue[Write | None] = SimpleQueue()
        self._writer: threading.Thread | None = None
        self._closed = asyncio.Event()
        self._outage = Outage()

    async def open(self) -> None:
        self._closed.clear()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        try:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._connect)
        except BaseException:
            self._reader.shutdown(wait=False)
            raise
        # A daemon: writes not yet acknowledged need not keep a dying process alive.
        self._writer = threading.Thread(target=self._write_on, name="sqlite-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is None:
            return
        writer, self._writer = self._writer, None
        self._writes.put(None)
        await asyncio.to_thread(writer.join)
        await asyncio.get_running_loop().run_in_executor(self._reader, self._disconnect)
        self._reader.shutdown()
        self._closed.set()

    async def secret(self) -> bytes:
        return await self._read(_select_secret)

    async def create(
        self, table: TableRow, entries: Sequence[Entry], snapshot: TableSnapshot | None = None
    ) -> None:
        columns = table_columns(table)
        rows = [entry_columns(table.id, entry) for entry in entries]

        def work(connection: sqlite3.Connection) -> None:
            _insert_table(connection, columns)
            _insert_entries(connection, rows)
            if snapshot is not None:
                _upsert_snapshot(connection, table.id, snapshot)

        await self._write(work)

    async def table(self, id: str) -> TableRow | None:
        return await self._read(partial(_select_table, by="id", value=id))

    async def coded(self, code: str) -> TableRow | None:
        return await self._read(partial(_select_table, by="code", value=code))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return await self._read(partial(_select_entries, table=table, after=after))

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        snapshot: TableSnapshot | None = None,
        result: DailyResult | None = None,
    ) -> None:
        rows = [entry_columns(table, entry) for entry in entries]

        def work(connection: sqlite3.Connection) -> None:
            _insert_entries(connection, rows)
            if snapshot is not None:
                _upsert_snapshot(connection, table, snapshot)
            if result is not None:
                connection.execute(
                    f"INSERT OR IGNORE INTO results ({RESULT}) VALUES ({_marks(RESULT)})",
                    result_columns(result),
                )

        await self._write(work)

    async def results(self, day: str) -> list[DailyResult]:
        return await self._read(partial(_select_results, day=day))

    async def snapshot(self, table: str) -> TableSnapshot | None:
        return await self._read(partial(_select_snapshot, table=table))

    async def sayings(self, table: str, after: int = 0) -> list[Entry]:
        return await self._read(partial(_select_entries, table=table, after=after, of="sayings"))

    async def say(self, table: str, saying: Entry) -> None:
        row = entry_columns(table, saying)

        def work(connection: sqlite3.Connection) -> None:
            _insert_entries(connection, [row], into="sayings")
            connection.execute(
                "DELETE FROM sayings WHERE table_id = ? AND n <= ?", (table, saying.n - SAYINGS)
            )

        await self._write(work)

    async def subscribe(self, subscription: Subscription) -> None:
        await self._write(partial(_insert_subscription, columns=subscription_columns(subscription)))

    async def unsubscribe(self, endpoint: str, table: str = "", seat: int = -1) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM subscriptions WHERE endpoint = ?1 "
                "AND (?2 = '' OR (table_id = ?2 AND seat = ?3))",
                (endpoint, table, seat),
            )

        await self._write(work)

    async def subscriptions(self, table: str, seat: int) -> list[Subscription]:
        return await self._read(partial(_select_subscriptions, table=table, seat=seat))

    async def show_listing(self, listing: Listing) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(for_sqlite(lists.DROP_LISTINGS), (listing.seen - lists.OLD,))
            connection.execute(for_sqlite(lists.UPSERT_LISTING), lists.listing_columns(listing))

        await self._write(work)

    async def listings(self, seen: float, most: int) -> list[Listing]:
        def work(connection: sqlite3.Connection) -> list[Listing]:
            rows = connection.execute(for_sqlite(lists.SELECT_LISTINGS), (seen, most))
            return [lists.read_listing(row) for row in rows]

        return await self._read(work)

    async def publish(
        self,
        table: TableRow,
        entries: Sequence[Entry],
        snapshot: TableSnapshot,
        replay: Publication,
    ) -> None:
        columns = table_columns(table)
        rows = [entry_columns(table.id, entry) for entry in entries]

        def work(connection: sqlite3.Connection) -> None:
            _delete_tables(connection, lists.REPLACED, replay.source)
            _insert_table(connection, columns)
            _insert_entries(connection, rows)
            _upsert_snapshot(connection, table.id, snapshot)
            connection.execute(for_sqlite(lists.INSERT_REPLAY), lists.replay_columns(replay))
            _delete_tables(connection, lists.SURPLUS, REPLAYS)

        await self._write(work)

    async def unpublish(self, id: str) -> None:
        await self._write(partial(_delete_tables, which=lists.PUBLISHED, value=id))

    async def replays(self, search: ReplaySearch) -> tuple[list[Publication], int]:
        return await self._read(partial(_select_replays, search=search))

    async def told(self, table: str, seats: Sequence[int], time: float) -> None:
        """Do nothing: there is no other process to tell."""

    async def changes(self) -> AsyncIterator[str]:
        """Yield nothing until the store is closed: there is no other process."""
        await self._closed.wait()
        return
        yield

    # --- Connections ----------------------------------------------------------------------

    def _connect(self) -> None:
        """Lock, open and check the file; create the schema and the secret if it is new."""
        self._lock = _lock(self.path)
        try:
            _make(self.path)
            self._to_write = _connection(self.path)
            try:
                _prepare(self._to_write, self.path)
                self._to_read = _connection(self.path)
                self._to_read.execute("PRAGMA query_only = ON")
            except BaseException:
                self._to_write.close()
                raise
        except BaseException:
            os.close(self._lock)
            raise

    def _disconnect(self) -> None:
        self._to_read.close()
        self._to_write.close()
        os.close(self._lock)

    # --- Reading and writing --------------------------------------------------------------

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        self._check_open()
        try:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._reader, work, self._to_read)
        except sqlite3.Error as error:
            problem = StoreError(f"{self.path} cannot be read: {error}")
            self._outage.failed(problem)
            raise problem from error
        self._outage.worked(self.path)
        return found

    async def _write(self, work: Work) -> None:
        """Queue a write; returns when it is on the disk."""
        self._check_open()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writes.put((work, done))
        try:
            await done
        except StoreError as error:
            self._outage.failed(error)
            raise
        self._outage.worked(self.path)

    def _check_open(self) -> None:
        if self._writer is None:
            raise StoreError(f"{self.path} is not open")

    def _write_on(self) -> None:
        """The writer's thread: commit what is waiting, until the store is closed."""
        while batch := self._waiting():
            self._commit(batch)

    def _waiting(self) -> list[Write]:
        """Wait for a write, and collect those queued behind it. Empty: the store is being
        closed."""
        batch: list[Write] = []
        while not batch or (len(batch) < BATCH and not self._writes.empty()):
            write = self._writes.get()
            if write is None:
                if batch:
                    self._writes.put(None)
                break
            batch.append(write)
        return batch

    def _commit(self, batch: list[Write]) -> None:
        """Do all writes of a batch in one transaction, and report each result."""
        batch = [write for write in batch if not write[1].cancelled()]
        works, connection = [work for work, _ in batch], self._to_write
        problems: list[Problem]
        try:
            connection.execute("BEGIN IMMEDIATE")
            problems = _try_all(connection, works)
            connection.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            problems = [error] * len(batch)
        if batch:
            with suppress(RuntimeError):  # The event loop is closed.
                batch[0][1].get_loop().call_soon_threadsafe(self._tell, batch, problems)

    def _tell(self, batch: list[Write], problems: list[Problem]) -> None:
        """Report the results to all waiting tasks."""
        for (_, done), problem in zip(batch, problems, strict=True):
            if isinstance(problem, sqlite3.Error):
                problem = StoreError(f"{self.path} cannot be written to: {problem}")
            if done.done():  # It was cancelled.
                continue
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)


# --- The file ---------------------------------------------------------------------------------


def _lock(path: Path) -> int:
    """Lock the file for as long as this process lives or until the lock is closed.

    The kernel holds the lock, not the `.lock` file: after a kill it is released at once.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {error}") from error
    try:
        _seize(lock)
    except OSError as error:
        os.close(lock)
        if isinstance(error, BlockingIOError | PermissionError):
            raise StoreError(
                f"{path} is in use by another Rempart server; stop that one, name another file, "
                "or keep the tables in PostgreSQL, which several servers can share"
            ) from error
        raise StoreError(f"{path} cannot be locked: {error}") from error
    return lock


def _seize(lock: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _make(path: Path) -> None:
    """Create the file if it is missing, readable only by its owner: it will contain the secret."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {error}") from error


def back_up(path: Path, copy: Path) -> None:
    """Copy a database to a file that only its owner can read. A server may be using it: the copy
    has everything that is committed, and nobody waits for it."""
    path, copy = path.expanduser().resolve(), copy.expanduser().resolve()
    if not path.is_file():
        raise StoreError(f"there is no database at {path}; name it with --database")
    try:
        os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError as error:
        raise StoreError(f"{copy} already exists; name another file") from error
    except OSError as error:
        raise StoreError(f"{copy} cannot be written: {error}") from error
    try:
        with closing(_connection(path)) as source, closing(_connection(copy)) as target:
            _check(source, path)
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
    except BaseException as error:
        copy.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise StoreError(f"{path} cannot be copied: {error}") from error
        raise


def _connection(path: Path) -> sqlite3.Connection:
    """A connection without implicit transactions, usable from any one thread at a time."""
    return sqlite3.connect(path, timeout=30, isolation_level=None, check_same_thread=False)


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Check that the file is ours, sound and not from a newer version; set it up if it is new."""
    try:
        _check(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        version = _pragma(connection, "user_version")
        if version == 0:
            connection.executescript(SCHEMA)
        elif version == 1:
            connection.executescript(SECRETS)
        connection.executescript(ADDED)
        connection.execute(
            "INSERT OR IGNORE INTO meta (key, value) VALUES ('secret', ?)",
            (secrets.token_bytes(32),),
        )
    except sqlite3.Error as error:
        raise StoreError(
            f"{path} cannot be used as a database: {error}; restore it from a backup, "
            "or name another file"
        ) from error


def _check(connection: sqlite3.Connection, path: Path) -> None:
    application = _pragma(connection, "application_id")
    empty = connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None
    if application != APPLICATION and not (empty and application == 0):
        raise StoreError(f"{path} is a database, but not one of Rempart's; name another file")
    version = _pragma(connection, "user_version")
    if version > VERSION:
        raise StoreError(
            f"{path} was written by a newer Rempart (its schema is {version}, this Rempart knows "
            f"{VERSION}); install that Rempart, or name another file"
        )
    damage = _pragma(connection, "quick_check(1)")
    if damage != "ok":
        raise sqlite3.DatabaseError(f"it is damaged: {damage}")


def _pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


# --- Writes -----------------------------------------------------------------------------------


def _try_all(connection: sqlite3.Connection, works: list[Work]) -> list[Problem]:
    """Do the writes of a transaction together; only if one fails, one by one."""
    if len(works) > 1 and _try(connection, lambda to: [work(to) for work in works]) is None:
        return [None] * len(works)
    return [_try(connection, work) for work in works]


def _try(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], object]) -> Problem:
    """Do one write of a transaction completely, or not at all; returns its error, if any."""
    connection.execute("SAVEPOINT one")
    problem = None
    try:
        work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise  # A full disk, say: SQLite has undone the writes before this one too.
        connection.execute("ROLLBACK TO one")
        problem = error
    connection.execute("RELEASE one")
    return problem


def _insert_table(connection: sqlite3.Connection, columns: tuple[object, ...]) -> None:
    try:
        connection.execute(f"INSERT INTO tables ({TABLE}) VALUES ({_marks(TABLE)})", columns)
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_UNIQUE:
            raise CodeTaken(columns[1]) from error
        raise


def _insert_entries(
    connection: sqlite3.Connection,
    rows: list[tuple[object, ...]],
    into: Literal["log", "sayings"] = "log",
) -> None:
    try:
        connection.executemany(
            f"INSERT INTO {into} (table_id, {ENTRY}) VALUES (?, {_marks(ENTRY)})", rows
        )
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
            raise Taken(rows[0][0]) from error
        raise


def _insert_subscription(connection: sqlite3.Connection, columns: tuple[object, ...]) -> None:
    connection.execute(
        f"INSERT OR REPLACE INTO subscriptions ({SUBSCRIPTION}) VALUES ({_marks(SUBSCRIPTION)})",
        columns,
    )
    connection.execute(
        "DELETE FROM subscriptions WHERE table_id = ?1 AND seat = ?2 AND made NOT IN "
        "(SELECT made FROM subscriptions WHERE table_id = ?1 AND seat = ?2 "
        "ORDER BY made DESC LIMIT ?3)",
        (*columns[:2], SUBSCRIPTIONS),
    )


def _delete_tables(connection: sqlite3.Connection, which: str, value: object) -> None:
    """Delete the published matches that a statement selects, with their tables."""
    for row in connection.execute(for_sqlite(which), (value,)).fetchall():
        for statement in lists.DELETE_TABLE:
            connection.execute(for_sqlite(statement), row)


@cache
def _marks(columns: str) -> str:
    return ", ".join("?" for _ in columns.split(","))


def _upsert_snapshot(connection: sqlite3.Connection, table: str, snapshot: TableSnapshot) -> None:
    connection.execute(
        "INSERT INTO snapshots (table_id, n, edition, state) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE "
        "SET n = excluded.n, edition = excluded.edition, state = excluded.state "
        "WHERE excluded.n >= snapshots.n",
        (table, snapshot.n, snapshot.edition, snapshot.state),
    )


# --- Reads ------------------------------------------------------------------------------------


def _select_secret(connection: sqlite3.Connection) -> bytes:
    return connection.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()[0]


def _select_table(
    connection: sqlite3.Connection, *, by: Literal["id", "code"], value: str
) -> TableRow | None:
    row = connection.execute(f"SELECT {TABLE} FROM tables WHERE {by} = ?", (value,)).fetchone()
    return row and read_table(row)


def _select_entries(
    connection: sqlite3.Connection,
    *,
    table: str,
    after: int,
    of: Literal["log", "sayings"] = "log",
) -> list[Entry]:
    rows = connection.execute(
        f"SELECT {ENTRY} FROM {of} WHERE table_id = ? AND n > ? ORDER BY n", (table, after)
    )
    return [read_entry(row) for row in rows]


def _select_subscriptions(
    connection: sqlite3.Connection, *, table: str, seat: int
) -> list[Subscription]:
    rows = connection.execute(
        f"SELECT {SUBSCRIPTION} FROM subscriptions WHERE table_id = ? AND seat = ? ORDER BY made",
        (table, seat),
    )
    return [read_subscription(row) for row in rows]


def _select_results(connection: sqlite3.Connection, *, day: str) -> list[DailyResult]:
    rows = connection.execute(
        f"SELECT {RESULT} FROM (SELECT *, row_number() OVER (PARTITION BY game ORDER BY time) "
        "AS entry FROM results WHERE day = ?) WHERE entry <= ? ORDER BY time, game, player",
        (day, RESULTS),
    )
    return [read_result(row) for row in rows]


def _select_replays(
    connection: sqlite3.Connection, *, search: ReplaySearch
) -> tuple[list[Publication], int]:
    rows, count, paged, values = lists.select(search)
    found = connection.execute(for_sqlite(rows), paged)
    total = connection.execute(for_sqlite(count), values)
    return [lists.read_replay(row) for row in found], total.fetchone()[0]


def _select_snapshot(connection: sqlite3.Connection, *, table: str) -> TableSnapshot | None:
    row = connection.execute(
        "SELECT n, edition, state FROM snapshots WHERE table_id = ?", (table,)
    ).fetchone()
    return row and TableSnapshot(n=row[0], edition=row[1], state=row[2])
