"""Tables in PostgreSQL: for any number of server processes, on any number of machines.

Every append announces its table on the channel `rempart`; each process listens on a connection of
its own and passes the ids on to the iterators of `changes()`.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Literal
from urllib.parse import urlsplit
from weakref import WeakSet

import asyncpg

from rempart.table import lists
from rempart.table.errors import StoreError
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

VERSION = 2
"""The schema's version, stored in `rempart.meta`."""
LOCK = 0x52656D70
"""The advisory lock held while creating the schema."""
CHANNEL = "rempart"
CONNECT = 10
"""Timeout for connecting, in seconds."""
COMMAND = 30
"""Timeout for a statement, in seconds."""
PULSE = 15
"""Seconds after which a silent listening connection is checked."""
BACK_OFF = (0.1, 5.0)
"""Seconds between attempts to listen again: at first, and at most."""

ENTRIES = """table_id text NOT NULL REFERENCES rempart.tables (id),
    n integer NOT NULL,
    kind text NOT NULL,
    seat integer NOT NULL,
    body text NOT NULL,
    time double precision NOT NULL,
    PRIMARY KEY (table_id, n)"""
"""The columns of `log` and of `sayings`."""

SCHEMA = f"""
CREATE TABLE rempart.tables (
    id text CONSTRAINT tables_id PRIMARY KEY,
    code text NOT NULL CONSTRAINT tables_code UNIQUE,
    game text NOT NULL,
    edition text NOT NULL,
    options text NOT NULL,
    seed bigint NOT NULL,
    data text NOT NULL,
    undo text NOT NULL,
    hints boolean NOT NULL,
    created double precision NOT NULL,
    secret text NOT NULL DEFAULT '',
    origin text NOT NULL DEFAULT ''
);
CREATE TABLE rempart.log (
    {ENTRIES}
);
CREATE TABLE rempart.snapshots (
    table_id text PRIMARY KEY REFERENCES rempart.tables (id),
    n integer NOT NULL,
    edition text NOT NULL,
    state bytea NOT NULL
);
CREATE TABLE rempart.meta (
    key text PRIMARY KEY,
    value text NOT NULL
);
INSERT INTO rempart.meta (key, value) VALUES ('version', '{VERSION}');
"""

SECRETS = """
ALTER TABLE rempart.tables
    ADD COLUMN secret text NOT NULL DEFAULT '',
    ADD COLUMN origin text NOT NULL DEFAULT '';
UPDATE rempart.meta SET value = '2' WHERE key = 'version';
"""
"""Version 2: tables may have a secret. Tables of version 1 have none and continue without one; so
do processes that only know version 1, until they are stopped (see `rows.GUARD`)."""

ADDED = f"""
CREATE TABLE IF NOT EXISTS rempart.sayings (
    {ENTRIES}
);
CREATE TABLE IF NOT EXISTS rempart.subscriptions (
    made bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id text NOT NULL REFERENCES rempart.tables (id),
    seat integer NOT NULL,
    endpoint text NOT NULL,
    key text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    told double precision NOT NULL,
    UNIQUE (table_id, seat, endpoint)
);
CREATE INDEX IF NOT EXISTS subscriptions_endpoint ON rempart.subscriptions (endpoint);
CREATE TABLE IF NOT EXISTS rempart.results (
    game text NOT NULL,
    day text NOT NULL,
    player text NOT NULL,
    table_id text NOT NULL REFERENCES rempart.tables (id),
    name text NOT NULL,
    won boolean NOT NULL,
    score bigint,
    undos integer NOT NULL,
    hints integer NOT NULL,
    seconds double precision NOT NULL,
    time double precision NOT NULL,
    PRIMARY KEY (game, day, player)
);
CREATE INDEX IF NOT EXISTS results_day ON rempart.results (day);
{lists.ADDED}
"""
"""Later additions. Older versions of Rempart work without them, so the schema's version stays."""

INSERT_TABLE = (
    f"INSERT INTO rempart.tables ({TABLE}) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
)
INSERT_ENTRY = f"INSERT INTO rempart.log (table_id, {ENTRY}) VALUES ($1, $2, $3, $4, $5, $6)"
INSERT_SAYING = f"INSERT INTO rempart.sayings (table_id, {ENTRY}) VALUES ($1, $2, $3, $4, $5, $6)"
INSERT_SUBSCRIPTION = (
    f"INSERT INTO rempart.subscriptions ({SUBSCRIPTION}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)
DROP_OLD_SUBSCRIPTIONS = (
    "DELETE FROM rempart.subscriptions WHERE table_id = $1 AND seat = $2 AND made NOT IN "
    "(SELECT made FROM rempart.subscriptions WHERE table_id = $1 AND seat = $2 "
    "ORDER BY made DESC LIMIT $3)"
)
INSERT_RESULT = (
    f"INSERT INTO rempart.results ({RESULT}) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING"
)
SELECT_RESULTS = (
    f"SELECT {RESULT} FROM (SELECT *, row_number() OVER (PARTITION BY game ORDER BY time) "
    "AS entry FROM rempart.results WHERE day = $1) AS found WHERE entry <= $2 "
    "ORDER BY time, game, player"
)
UPSERT_SNAPSHOT = (
    "INSERT INTO rempart.snapshots AS old (table_id, n, edition, state) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT (table_id) DO UPDATE "
    "SET n = excluded.n, edition = excluded.edition, state = excluded.state "
    "WHERE excluded.n >= old.n"
)

TROUBLE = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,  # TimeoutError too.
)

Connection = asyncpg.Connection | asyncpg.pool.PoolConnectionProxy
Line = tuple[asyncpg.Connection, asyncio.Event]
"""A listening connection, and an event that is set when it is lost."""


class PostgresStore:
    """A `Store` in the schema `rempart` of the database at `url`."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._me = secrets.token_hex(8)
        """Marks our own notifications, so that we ignore them."""
        self._pool: asyncpg.Pool | None = None
        self._under_way = 0
        self._finished = asyncio.Event()
        self._hearers: WeakSet[Heard] = WeakSet()
        self._outage = Outage()

    async def open(self) -> None:
        with self._plainly():
            try:
                pool = await asyncpg.create_pool(
                    self.url, min_size=1, max_size=10, timeout=CONNECT, command_timeout=COMMAND
                )
            except ValueError as error:
                raise StoreError(
                    f"{self._place} is not the address of a database: {error}"
                ) from error
            try:
                async with pool.acquire() as connection:
                    await self._prepare(connection)
                self._line = await self._listen()
            except BaseException:
                await _end(pool)
                raise
        self._pool = pool
        self._listener = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self._under_way:
            self._finished.clear()
            await self._finished.wait()  # No statement takes longer than COMMAND.
        self._listener.cancel()
        await asyncio.wait([self._listener])
        with suppress(*TROUBLE):
            await self._line[0].close(timeout=CONNECT)
        await _end(pool)
        for hearer in list(self._hearers):
            hearer.end()

    async def secret(self) -> bytes:
        row = await self._row("SELECT value FROM rempart.meta WHERE key = 'secret'")
        assert row is not None
        return bytes.fromhex(row[0])

    async def create(
        self, table: TableRow, entries: Sequence[Entry], snapshot: TableSnapshot | None = None
    ) -> None:
        async with self._transaction() as connection:
            await _insert_table(connection, table)
            await _insert_entries(connection, table.id, entries)
            if snapshot is not None:
                await _upsert_snapshot(connection, table.id, snapshot)

    async def table(self, id: str) -> TableRow | None:
        return await self._table("id", id)

    async def coded(self, code: str) -> TableRow | None:
        return await self._table("code", code)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return await self._entries("log", table, after)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        snapshot: TableSnapshot | None = None,
        result: DailyResult | None = None,
    ) -> None:
        async with self._transaction() as connection:
            await _insert_entries(connection, table, entries)
            if snapshot is not None:
                await _upsert_snapshot(connection, table, snapshot)
            if result is not None:
                await connection.execute(INSERT_RESULT, *result_columns(result))
            await self._notify(connection, table)

    async def results(self, day: str) -> list[DailyResult]:
        with self._at_work() as pool:
            rows = await pool.fetch(SELECT_RESULTS, day, RESULTS)
        return [read_result(row) for row in rows]

    async def snapshot(self, table: str) -> TableSnapshot | None:
        row = await self._row(
            "SELECT n, edition, state FROM rempart.snapshots WHERE table_id = $1", table
        )
        return row and TableSnapshot(n=row[0], edition=row[1], state=row[2])

    async def sayings(self, table: str, after: int = 0) -> list[Entry]:
        return await self._entries("sayings", table, after)

    async def say(self, table: str, saying: Entry) -> None:
        async with self._transaction() as connection:
            try:
                await connection.execute(INSERT_SAYING, *entry_columns(table, saying))
            except asyncpg.UniqueViolationError as error:
                raise Taken(table) from error
            await connection.execute(
                "DELETE FROM rempart.sayings WHERE table_id = $1 AND n <= $2",
                table,
                saying.n - SAYINGS,
            )
            await self._notify(connection, table)

    async def subscribe(self, subscription: Subscription) -> None:
        table, seat, endpoint = subscription.table, subscription.seat, subscription.endpoint
        async with self._transaction() as connection:
            await connection.execute(
                "DELETE FROM rempart.subscriptions "
                "WHERE table_id = $1 AND seat = $2 AND endpoint = $3",
                table,
                seat,
                endpoint,
            )
            await connection.execute(INSERT_SUBSCRIPTION, *subscription_columns(subscription))
            await connection.execute(DROP_OLD_SUBSCRIPTIONS, table, seat, SUBSCRIPTIONS)

    async def unsubscribe(self, endpoint: str, table: str = "", seat: int = -1) -> None:
        with self._at_work() as pool:
            await pool.execute(
                "DELETE FROM rempart.subscriptions WHERE endpoint = $1 "
                "AND ($2 = '' OR (table_id = $2 AND seat = $3))",
                endpoint,
                table,
                seat,
            )

    async def subscriptions(self, table: str, seat: int) -> list[Subscription]:
        with self._at_work() as pool:
            rows = await pool.fetch(
                f"SELECT {SUBSCRIPTION} FROM rempart.subscriptions "
                "WHERE table_id = $1 AND seat = $2 ORDER BY made",
                table,
                seat,
            )
        return [read_subscription(row) for row in rows]

    async def show_listing(self, listing: Listing) -> None:
        async with self._transaction() as connection:
            await connection.execute(lists.DROP_LISTINGS, listing.seen - lists.OLD)
            await connection.execute(lists.UPSERT_LISTING, *lists.listing_columns(listing))

    async def listings(self, seen: float, most: int) -> list[Listing]:
        with self._at_work() as pool:
            rows = await pool.fetch(lists.SELECT_LISTINGS, seen, most)
        return [lists.read_listing(row) for row in rows]

    async def publish(
        self,
        table: TableRow,
        entries: Sequence[Entry],
        snapshot: TableSnapshot,
        replay: Publication,
    ) -> None:
        async with self._transaction() as connection:
            await _delete_tables(connection, lists.REPLACED, replay.source)
            await _insert_table(connection, table)
            await _insert_entries(connection, table.id, entries)
            await _upsert_snapshot(connection, table.id, snapshot)
            await connection.execute(lists.INSERT_REPLAY, *lists.replay_columns(replay))
            await _delete_tables(connection, lists.SURPLUS, REPLAYS)

    async def unpublish(self, id: str) -> None:
        async with self._transaction() as connection:
            await _delete_tables(connection, lists.PUBLISHED, id)

    async def replays(self, search: ReplaySearch) -> tuple[list[Publication], int]:
        rows, count, paged, values = lists.select(search)
        with self._at_work() as pool:
            found = await pool.fetch(rows, *paged)
            total = await pool.fetchval(count, *values)
        return [lists.read_replay(row) for row in found], total

    async def told(self, table: str, seats: Sequence[int], time: float) -> None:
        with self._at_work() as pool:
            await pool.execute(
                "UPDATE rempart.subscriptions SET told = $3 "
                "WHERE table_id = $1 AND seat = ANY($2::integer[])",
                table,
                list(seats),
                time,
            )

    def changes(self) -> AsyncIterator[str]:
        """Changes from this call on, including those before the first step of the iteration."""
        heard = Heard()
        self._hearers.add(heard)
        return heard

    async def _notify(self, connection: Connection, table: str) -> None:
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._me} {table}")

    # --- Asking ---------------------------------------------------------------------------

    async def _table(self, by: Literal["id", "code"], value: str) -> TableRow | None:
        if "\0" in value:  # PostgreSQL cannot store such text, so there is no such table.
            return None
        row = await self._row(f"SELECT {TABLE} FROM rempart.tables WHERE {by} = $1", value)
        return row and read_table(row)

    async def _entries(self, of: Literal["log", "sayings"], table: str, after: int) -> list[Entry]:
        with self._at_work() as pool:
            rows = await pool.fetch(
                f"SELECT {ENTRY} FROM rempart.{of} WHERE table_id = $1 AND n > $2 ORDER BY n",
                table,
                after,
            )
        return [read_entry(row) for row in rows]

    async def _row(self, query: str, *values: object) -> Any:
        with self._at_work() as pool:
            return await pool.fetchrow(query, *values)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Connection]:
        with self._at_work() as pool:
            async with (
                pool.acquire(timeout=COMMAND) as connection,
                connection.transaction(isolation="read_committed"),
            ):
                yield connection

    @contextmanager
    def _at_work(self) -> Iterator[asyncpg.Pool]:
        """The pool, which stays open until the context ends."""
        if self._pool is None:
            raise StoreError(f"{self._place} is not open")
        self._under_way += 1
        try:
            with self._plainly():
                yield self._pool
            self._outage.worked(self._place)
        except StoreError as error:
            self._outage.failed(error)
            raise
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._finished.set()

    @contextmanager
    def _plainly(self) -> Iterator[None]:
        """Turn errors of the driver into a `StoreError` that people can act on."""
        try:
            yield
        except TROUBLE as error:
            problem = str(error) or type(error).__name__
            raise StoreError(f"{self._place} cannot be used: {problem}") from error

    @property
    def _place(self) -> str:
        """The address without user and password."""
        with suppress(ValueError):
            url = urlsplit(self.url)
            port = f":{url.port}" if url.port else ""
            return f"PostgreSQL at {url.hostname or 'localhost'}{port}{url.path}"
        return "PostgreSQL"

    async def _prepare(self, connection: Connection) -> None:
        """Create what is missing in the schema. Processes that start at once do this one after the
        other."""
        async with connection.transaction(isolation="read_committed"):
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            if await connection.fetchval("SELECT to_regnamespace('rempart')") is None:
                await connection.execute("CREATE SCHEMA rempart")
            if await connection.fetchval("SELECT to_regclass('rempart.meta')") is None:
                await connection.execute(SCHEMA)
            found = await connection.fetchval(
                "SELECT value FROM rempart.meta WHERE key = 'version'"
            )
            version = int(found or 0)
            if version > VERSION:
                raise StoreError(
                    f"{self._place} was written by a newer Rempart (its schema is {version}, this "
                    f"Rempart knows {VERSION}); install that Rempart, or name another database"
                )
            if version == 1:
                await connection.execute(SECRETS)
            await connection.execute(ADDED)
            await connection.execute(
                "INSERT INTO rempart.meta (key, value) VALUES ('secret', $1) "
                "ON CONFLICT DO NOTHING",
                secrets.token_hex(32),
            )

    # --- Listening ------------------------------------------------------------------------

    async def _listen(self) -> Line:
        """Open a connection that listens to what other processes write."""
        connection = await asyncpg.connect(self.url, timeout=CONNECT, command_timeout=COMMAND)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        return connection, lost

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        who, _, table = str(payload).partition(" ")
        if who != self._me and table:
            self._tell(table)

    def _tell(self, table: str) -> None:
        for hearer in list(self._hearers):
            hearer.tell(table)

    async def _keep_listening(self) -> None:
        """Reconnect whenever the connection is lost, until cancelled. Notifications sent in between
        are missed, so any table may have changed then."""
        while True:
            await _until_lost(self._line)
            self._outage.failed(StoreError(f"{self._place}: connection lost, trying again"))
            self._line = await self._listen_again()
            self._outage.worked(self._place, sure=True)
            self._tell("")

    async def _listen_again(self) -> Line:
        pause, longest = BACK_OFF
        while True:
            # So that not all processes try at the same moment.
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, longest)
            with suppress(Exception):  # Whatever the error, the server may come back.
                return await self._listen()


class Heard:
    """The tables that one iteration over `changes()` has yet to yield, each once, in order."""

    def __init__(self) -> None:
        self._tables: dict[str, None] = {}
        self._news = asyncio.Event()
        self._over = False

    def tell(self, table: str) -> None:
        self._tables[table] = None
        self._news.set()

    def end(self) -> None:
        self._over = True
        self._news.set()

    def __aiter__(self) -> AsyncIterator[str]:
        return self

    async def __anext__(self) -> str:
        while not self._tables:
            if self._over:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        table = next(iter(self._tables))
        del self._tables[table]
        return table


async def _until_lost(line: Line) -> None:
    """Return when the connection is lost, even if it was never closed properly."""
    connection, lost = line
    while not connection.is_closed():
        try:
            await asyncio.wait_for(lost.wait(), PULSE)
        except TimeoutError:
            try:
                await connection.fetchval("SELECT 1", timeout=CONNECT)
            except Exception:
                connection.terminate()


async def _end(pool: asyncpg.Pool) -> None:
    """Close the pool; give up after a timeout."""
    with suppress(*TROUBLE):
        await asyncio.wait_for(pool.close(), CONNECT)


async def _upsert_snapshot(connection: Connection, table: str, snapshot: TableSnapshot) -> None:
    await connection.execute(UPSERT_SNAPSHOT, table, snapshot.n, snapshot.edition, snapshot.state)


async def _insert_entries(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    try:
        await connection.executemany(
            INSERT_ENTRY, [entry_columns(table, entry) for entry in entries]
        )
    except asyncpg.UniqueViolationError as error:
        raise Taken(table) from error


async def _insert_table(connection: Connection, table: TableRow) -> None:
    try:
        await connection.execute(INSERT_TABLE, *table_columns(table))
    except asyncpg.UniqueViolationError as error:
        if getattr(error, "constraint_name", None) == "tables_code":
            raise CodeTaken(table.code) from error
        raise


async def _delete_tables(connection: Connection, which: str, value: object) -> None:
    """Delete the published matches that a statement selects, with their tables."""
    for (id,) in await connection.fetch(which, value):
        for statement in lists.DELETE_TABLE:
            await connection.execute(statement, id)
