"""Both stores keep the same promises."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from rempart.table.errors import StoreError
from rempart.table.postgres import PostgresStore
from rempart.table.sqlite import SQLiteStore
from rempart.table.store import (
    SAYINGS,
    SUBSCRIPTIONS,
    CodeTaken,
    Entry,
    Store,
    Subscription,
    TableRow,
    TableSnapshot,
    Taken,
)
from rempart.table.stores import default_path, open_store
from tests.table.postgres import Server

SOON = 20
"""Seconds in which anything that will happen has happened."""


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where to keep tables: an address for `open_store`."""
    if request.param == "sqlite":
        return str(tmp_path / "new" / "folder" / "rempart.db")
    return request.getfixturevalue("postgres_url")


@pytest.fixture
def sqlite_path(tmp_path: Path) -> Path:
    """A database with a table "t1" and 300 entries, closed."""
    path = tmp_path / "rempart.db"

    async def fill() -> None:
        async with opened(SQLiteStore(path)) as store:
            await store.create(a_table(1), [entry(n) for n in range(1, 301)])

    asyncio.run(fill())
    return path


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def a_table(number: int, **changes: Any) -> TableRow:
    given: dict[str, Any] = {
        "id": f"t{number}",
        "code": f"CODE{number}",
        "game": "pebbles",
        "edition": "1",
        "options": {"heap": 7, "name": "Zoë’s “game”", "nested": {"list": [1, 2.5, None, True]}},
        "seed": (1 << 63) - 1,
        "data": {"a.b": 0.1, "big": 1 << 70},
        "undo": "consent",
        "hints": True,
        "created": 1753000000.1234567,
        "secret": "5e" * 32,
        "origin": "drawn",
    }
    return TableRow(**given | changes)


def entry(n: int, **changes: Any) -> Entry:
    given: dict[str, Any] = {
        "n": n,
        "kind": "choice",
        "seat": n % 3 - 1,
        "body": {"n": n, "text": "« ’ – × 🏰 \0 \\ '", "x": [1.5, None, {"deep": [[]]}]},
        "time": 1753000000.1 + n / 7,
    }
    return Entry(**given | changes)


def numbers(entries: list[Entry]) -> list[int]:
    return [entry.n for entry in entries]


def refuses_to_open(store: Store, message: str) -> None:
    async def attempt() -> None:
        with pytest.raises(StoreError, match=message):
            await store.open()

    asyncio.run(attempt())


# --- What is written can be read --------------------------------------------------------------


def test_everything_comes_back_as_it_was(database: str) -> None:
    plain = a_table(2, options={}, data={}, seed=0, hints=False, undo="open")
    snapshot = TableSnapshot(n=3, edition="1", state=bytes(range(256)))

    async def write() -> bytes:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1), entry(2)])
            await store.create(plain, [])
            await store.append("t1", [entry(3), entry(4)], snapshot)
            await check(store)
            return await store.secret()

    async def check(store: Store) -> None:
        assert await store.table("t1") == await store.coded("CODE1") == a_table(1)
        assert await store.table("t2") == await store.coded("CODE2") == plain
        assert await store.entries("t1") == [entry(n) for n in (1, 2, 3, 4)]
        assert await store.entries("t1", 2) == [entry(3), entry(4)]
        assert await store.entries("t1", 4) == []
        assert await store.entries("t2") == []
        assert await store.snapshot("t1") == snapshot
        assert await store.snapshot("t2") is None

    async def read_again() -> bytes:
        async with opened(open_store(database)) as store:
            await check(store)
            return await store.secret()

    secret = asyncio.run(write())
    assert len(secret) == 32
    assert asyncio.run(read_again()) == secret


@pytest.mark.parametrize("name", ["t9", "", "CODE1", "\0", "t1\0", "t1' OR '1'='1", "é🏰" * 500])
def test_what_is_not_there_is_none(database: str, name: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            assert await store.table(name) is None
            assert await store.coded(name.replace("CODE", "t")) is None

    asyncio.run(main())


def test_entries_come_in_the_order_of_their_numbers(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(n) for n in (2, 1)])
            await store.append("t1", [entry(n) for n in range(100, 2, -1)])
            assert numbers(await store.entries("t1")) == list(range(1, 101))
            assert numbers(await store.entries("t1", 97)) == [98, 99, 100]

    asyncio.run(main())


def test_what_is_said_has_numbers_of_its_own_and_the_oldest_goes(database: str) -> None:
    async def work() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            await store.say("t1", entry(1))
            await store.say("t1", entry(2))
            with pytest.raises(Taken):
                await store.say("t1", entry(2))
            assert await store.sayings("t1") == [entry(1), entry(2)]
            assert await store.sayings("t1", 1) == [entry(2)]
            await store.say("t1", entry(SAYINGS + 1))
            assert numbers(await store.sayings("t1")) == [2, SAYINGS + 1]
            assert numbers(await store.entries("t1")) == [1]
        async with opened(open_store(database)) as store:
            assert numbers(await store.sayings("t1")) == [2, SAYINGS + 1]

    asyncio.run(work())


def test_browsers_are_remembered_by_seat_and_forgotten_when_asked(database: str) -> None:
    def browser(number: int, seat: int = 0, table: str = "t1") -> Subscription:
        return Subscription(
            table=table,
            seat=seat,
            key="k",
            endpoint=f"https://push.example/{number}",
            p256dh="p",
            auth="a",
            language="fr",
        )

    async def work() -> None:
        async with opened(open_store(database)) as store:
            for number in (1, 2):
                await store.create(a_table(number), [])
            for one in (browser(1), browser(2), browser(1, 1), browser(1, 0, "t2")):
                await store.subscribe(one)
            await store.subscribe(browser(1))  # Again: it is there once.
            assert await store.subscriptions("t1", 0) == [browser(2), browser(1)]
            await store.unsubscribe(browser(2).endpoint, "t1", 0)
            assert await store.subscriptions("t1", 0) == [browser(1)]
            assert await store.subscriptions("t1", 1) == [browser(1, 1)]
            await store.unsubscribe(browser(1).endpoint)
            for place in (("t1", 0), ("t1", 1), ("t2", 0)):
                assert await store.subscriptions(*place) == []
            for number in range(SUBSCRIPTIONS + 3):
                await store.subscribe(browser(number))
            kept = [one.endpoint for one in await store.subscriptions("t1", 0)]
            assert kept == [browser(n).endpoint for n in range(3, SUBSCRIPTIONS + 3)]

    asyncio.run(work())


# --- Who comes second is told -----------------------------------------------------------------


def test_one_of_twenty_wins_a_number(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            for n in (2, 3, 4):
                tries = [store.append("t1", [entry(n, body={"by": i})]) for i in range(20)]
                results = await asyncio.gather(*tries, return_exceptions=True)
                (winner,) = [i for i, result in enumerate(results) if result is None]
                assert all(type(result) is Taken for result in results if result is not None)
                assert await store.entries("t1", n - 1) == [entry(n, body={"by": winner})]

    asyncio.run(main())


def test_a_write_that_fails_does_not_fail_those_beside_it(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            for number in range(30):
                await store.create(a_table(number), [entry(1)])
            tries = [
                store.append(f"t{number}", [entry(1 if number % 3 == 0 else 2)])
                for number in range(30)
            ]
            tries.append(store.create(a_table(50, code="CODE1"), []))
            tries.append(store.create(a_table(51), [entry(1)]))
            *results, same_code, other_code = await asyncio.gather(*tries, return_exceptions=True)
            for number, result in enumerate(results):
                lost = number % 3 == 0
                assert type(result) is (Taken if lost else type(None))
                assert numbers(await store.entries(f"t{number}")) == ([1] if lost else [1, 2])
            assert type(same_code) is CodeTaken
            assert other_code is None
            assert await store.table("t51") == a_table(51)

    asyncio.run(main())


def test_an_append_is_done_whole_or_not_at_all(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1), entry(3)])
            snapshot = TableSnapshot(n=3, edition="1", state=b"s")
            with pytest.raises(Taken):
                await store.append("t1", [entry(2), entry(3), entry(4)], snapshot)
            assert numbers(await store.entries("t1")) == [1, 3]
            assert await store.snapshot("t1") is None

    asyncio.run(main())


def test_a_table_is_made_whole_or_not_at_all(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            with pytest.raises(CodeTaken):
                await store.create(a_table(2, code="CODE1"), [entry(1)])
            assert await store.table("t2") is None
            assert await store.entries("t2") == []
            assert await store.coded("CODE1") == a_table(1)
            with pytest.raises(StoreError):
                await store.create(a_table(1, code="OTHER"), [])
            assert await store.coded("OTHER") is None
            await store.create(a_table(2), [entry(1)])

    asyncio.run(main())


def test_a_log_without_a_table_is_refused(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            with pytest.raises(StoreError):
                await store.append("t1", [entry(1)])
            assert await store.entries("t1") == []

    asyncio.run(main())


def test_the_latest_snapshot_stays(database: str) -> None:
    def snapshot(n: int, edition: str = "1") -> TableSnapshot:
        return TableSnapshot(n=n, edition=edition, state=f"{n} {edition}".encode())

    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            await store.create(a_table(2), [entry(1)])
            await store.append("t1", [entry(2)], snapshot(2))
            await store.append("t1", [entry(3)])
            assert await store.snapshot("t1") == snapshot(2)
            await store.append("t1", [entry(4)], snapshot(4))
            assert await store.snapshot("t1") == snapshot(4)
            await store.append("t1", [entry(5)], snapshot(3))
            assert await store.snapshot("t1") == snapshot(4)
            await store.append("t1", [], snapshot(4, "2"))
            assert await store.snapshot("t1") == snapshot(4, "2")
            assert numbers(await store.entries("t1")) == [1, 2, 3, 4, 5]
            assert await store.snapshot("t2") is None

    asyncio.run(main())


def test_a_cancelled_write_harms_no_other(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            await store.create(a_table(2), [entry(1)])
            given_up = asyncio.create_task(store.append("t1", [entry(2)]))
            await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.gather(*[store.append("t2", [entry(n)]) for n in range(2, 12)])
            assert numbers(await store.entries("t2")) == list(range(1, 12))
            assert numbers(await store.entries("t1")) in ([1], [1, 2])

    asyncio.run(main())


def test_closing_finishes_what_is_under_way(database: str) -> None:
    async def main() -> None:
        store = open_store(database)
        await store.open()
        await store.create(a_table(1), [entry(1)])
        writes = [asyncio.create_task(store.append("t1", [entry(n)])) for n in range(2, 8)]
        await asyncio.sleep(0)
        await store.close()
        results = await asyncio.gather(*writes, return_exceptions=True)
        await store.close()
        with pytest.raises(StoreError, match="not open"):
            await store.append("t1", [entry(100)])
        with pytest.raises(StoreError, match="not open"):
            await store.entries("t1")
        async with opened(open_store(database)) as again:
            kept = numbers(await again.entries("t1"))
        assert kept == [1, *[n for n, result in enumerate(results, 2) if result is None]]
        assert kept == list(range(1, 8))

    asyncio.run(main())


# --- The secret -------------------------------------------------------------------------------


def test_all_tasks_get_the_same_secret(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            found = await asyncio.gather(*[store.secret() for _ in range(20)])
            assert len(set(found)) == 1

    asyncio.run(main())


def test_processes_that_start_at_once_share_schema_and_secret(postgres_url: str) -> None:
    async def main() -> None:
        stores = [PostgresStore(postgres_url) for _ in range(6)]
        await asyncio.gather(*[store.open() for store in stores])
        found = await asyncio.gather(*[store.secret() for store in stores])
        assert len(set(found)) == 1
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(main())


def test_another_database_has_another_secret(tmp_path: Path) -> None:
    async def secret(name: str) -> bytes:
        async with opened(SQLiteStore(tmp_path / name)) as store:
            return await store.secret()

    assert asyncio.run(secret("a.db")) != asyncio.run(secret("b.db"))


# --- Other processes hear ---------------------------------------------------------------------


def test_others_hear_of_a_change_and_oneself_does_not(postgres_url: str) -> None:
    async def main() -> None:
        one, other = PostgresStore(postgres_url), PostgresStore(postgres_url)
        async with opened(one), opened(other), asyncio.timeout(SOON):
            of_one, of_other = one.changes(), other.changes()
            for number in (1, 2, 3):
                await one.create(a_table(number), [entry(1)])
            await one.append("t1", [entry(2)])
            assert await anext(of_other) == "t1"
            await other.append("t2", [entry(2)])
            assert await anext(of_one) == "t2"
            with pytest.raises(Taken):
                await one.append("t1", [entry(2)])
            await one.append("t3", [entry(2)])
            assert await anext(of_other) == "t3"

    asyncio.run(main())


def test_after_a_lost_connection_any_table_may_have_changed(postgres_url: str) -> None:
    async def main() -> None:
        one, other = PostgresStore(postgres_url), PostgresStore(postgres_url)
        async with opened(one), opened(other), asyncio.timeout(SOON):
            await one.create(a_table(1), [entry(1)])
            of_one, of_other = one.changes(), other.changes()
            for n in (2, 4):
                await end_connections(postgres_url)
                assert await anext(of_one) == ""
                assert await anext(of_other) == ""
                await one.append("t1", [entry(n)])
                assert await anext(of_other) == "t1"
                await other.append("t1", [entry(n + 1)])
                assert await anext(of_one) == "t1"
            assert numbers(await one.entries("t1")) == [1, 2, 3, 4, 5]

    asyncio.run(main())


async def end_connections(url: str) -> None:
    connection = await asyncpg.connect(url)
    ended = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    assert len(ended) >= 4
    await connection.close()


def test_a_silent_connection_is_asked(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cut cable says nothing: only an unanswered question shows it."""
    monkeypatch.setattr("rempart.table.postgres.PULSE", 0.05)

    async def unanswered(*_: Any, **__: Any) -> None:
        raise TimeoutError

    async def main() -> None:
        async with opened(PostgresStore(postgres_url)) as store, asyncio.timeout(SOON):
            changes = store.changes()
            await asyncio.sleep(0.2)
            with monkeypatch.context() as patch:
                patch.setattr(asyncpg.Connection, "fetchval", unanswered)
                assert await anext(changes) == ""

    asyncio.run(main())


def test_a_table_that_changes_often_is_told_once_to_who_is_slow(postgres_url: str) -> None:
    async def main() -> None:
        one, other = PostgresStore(postgres_url), PostgresStore(postgres_url)
        async with opened(one), opened(other), asyncio.timeout(SOON):
            slow, quick = other.changes(), other.changes()
            await one.create(a_table(1), [])
            await one.create(a_table(2), [])
            for n in range(1, 20):
                await one.append("t1", [entry(n)])
            await one.append("t2", [entry(1)])
            while await anext(quick) != "t2":
                pass
            assert [await anext(slow), await anext(slow)] == ["t1", "t2"]

    asyncio.run(main())


def test_changes_end_when_the_store_is_closed(database: str) -> None:
    async def main() -> None:
        store = open_store(database)
        await store.open()

        async def heard() -> list[str]:
            return [table async for table in store.changes()]

        listening = asyncio.create_task(heard())
        await store.create(a_table(1), [entry(1)])
        await store.append("t1", [entry(2)])
        await asyncio.sleep(0.1)
        assert not listening.done()
        await store.close()
        assert await asyncio.wait_for(listening, SOON) == []

    asyncio.run(main())


# --- A killed server loses nothing ------------------------------------------------------------

APPENDER = """
import asyncio, sys
from rempart.table.store import Entry, TableRow
from rempart.table.stores import open_store

async def play(store, id):
    await store.create(TableRow(id=id, code=id, game="g", edition="1", options={}, seed=0, data={},
                                undo="open", hints=True, created=0.0), [])
    n = 0
    while True:
        n += 1
        await store.append(id, [Entry(n=n, kind="k", seat=0, body={"n": n}, time=0.0)])
        print(id, n, flush=True)

async def main():
    store = open_store(sys.argv[1])
    await store.open()
    await asyncio.gather(*[play(store, id) for id in sys.argv[2:]])

asyncio.run(main())
"""


@contextmanager
def appender(database: str, *tables: str) -> Iterator[subprocess.Popen[str]]:
    """A process that appends to the tables and says so until it is killed."""
    process = subprocess.Popen(
        [sys.executable, "-c", APPENDER, database, *tables], stdout=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_what_was_acknowledged_survives_a_kill(
    database: str, request: pytest.FixtureRequest
) -> None:
    if database.startswith("postgresql:"):
        server: Server = request.getfixturevalue("postgres_server")
        with server.durable():
            append_and_kill(database)
    else:
        append_and_kill(database)


def append_and_kill(database: str) -> None:
    tables = ["a", "b", "c", "d"]
    with appender(database, *tables) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(200)]
        process.kill()
        said += process.stdout.readlines()
    if not said[-1].endswith("\n"):
        said.pop()
    acknowledged = [line.split() for line in said]
    assert len(acknowledged) >= 199

    async def check() -> None:
        async with opened(open_store(database)) as store:
            for table in tables:
                kept = await store.entries(table)
                assert [kept.body for kept in kept] == [{"n": n + 1} for n in range(len(kept))]
                told = [int(n) for id, n in acknowledged if id == table]
                assert told == list(range(1, len(told) + 1))
                assert 0 < len(told) <= len(kept)

    asyncio.run(check())


def test_a_second_process_on_an_sqlite_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rempart.db"
    with appender(str(path), "a") as process:
        assert process.stdout is not None
        process.stdout.readline()
        refuses_to_open(SQLiteStore(path), "in use by another Rempart server")
        refuses_to_open(open_store(f"sqlite:///{path}"), "PostgreSQL, which several servers")
        assert process.stdout.readline(), "the first is not disturbed"
        process.kill()
        process.wait()

        async def main() -> None:
            async with opened(SQLiteStore(path)) as store:
                assert await store.entries("a")
                with pytest.raises(StoreError, match="in use"):
                    await SQLiteStore(path).open()

        asyncio.run(main())


# --- SQLite's file ----------------------------------------------------------------------------


def test_reads_do_not_wait_for_writes(sqlite_path: Path) -> None:
    async def main() -> None:
        async with opened(SQLiteStore(sqlite_path)) as store, asyncio.timeout(SOON):
            with closing(sqlite3.connect(sqlite_path, isolation_level=None)) as backup:
                backup.execute("BEGIN IMMEDIATE")
                write = asyncio.create_task(store.append("t1", [entry(301)]))
                await asyncio.sleep(0.05)
                assert len(await store.entries("t1")) == 300
                assert not write.done()
                backup.execute("ROLLBACK")
                await write
            assert len(await store.entries("t1")) == 301

    asyncio.run(main())


def test_the_file_is_for_its_owner_alone(sqlite_path: Path) -> None:
    """The key of all tokens is in it."""
    assert sqlite_path.stat().st_mode & 0o777 == 0o600


def test_a_full_disk_is_told_and_nothing_is_kept_in_part(sqlite_path: Path) -> None:
    async def main() -> None:
        store = SQLiteStore(sqlite_path)
        async with opened(store), asyncio.timeout(SOON):
            pages = store._to_write.execute("PRAGMA page_count").fetchone()[0]
            store._to_write.execute(f"PRAGMA max_page_count = {pages + 10}")
            huge = {"x": "x" * 100_000}
            tries = [store.append("t1", [entry(n, body=huge)]) for n in range(301, 304)]
            tries.append(store.append("t1", [entry(400)]))
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(result) for result in results[:3]] == [StoreError] * 3
            assert "cannot be written to: database or disk is full" in str(results[0])
            kept = numbers(await store.entries("t1", 300))
            assert kept == ([400] if results[3] is None else [])
            store._to_write.execute("PRAGMA max_page_count = 1000000")
            await store.append("t1", [entry(301)])

    asyncio.run(main())


def rubbish(path: Path) -> None:
    path.write_bytes(b"This is no database. " * 1000)


def torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def overwritten(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:8192] + os.urandom(len(whole) - 8192))


def foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 3")


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (rubbish, "cannot be used as a database: file is not a database; restore it"),
        (torn, "cannot be used as a database"),
        (overwritten, "cannot be used as a database"),
        (foreign, "is a database, but not one of Rempart's"),
        (newer, r"written by a newer Rempart \(its schema is 3, this Rempart knows 2\)"),
        (folder, "cannot be opened: .*Is a directory"),
    ],
)
def test_a_file_that_is_not_sound_is_refused_and_left_alone(
    sqlite_path: Path, damage: Callable[[Path], None], message: str
) -> None:
    damage(sqlite_path)
    before = sqlite_path.read_bytes() if sqlite_path.is_file() else None
    refuses_to_open(SQLiteStore(sqlite_path), message)
    refuses_to_open(SQLiteStore(sqlite_path), message)
    assert (sqlite_path.read_bytes() if sqlite_path.is_file() else None) == before


def test_a_path_below_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refuses_to_open(SQLiteStore(tmp_path / "file" / "rempart.db"), "cannot be opened")


# --- PostgreSQL's database --------------------------------------------------------------------


def test_a_newer_schema_in_postgres_is_refused(postgres_url: str) -> None:
    async def main() -> None:
        async with opened(PostgresStore(postgres_url)):
            pass
        connection = await asyncpg.connect(postgres_url)
        await connection.execute("UPDATE rempart.meta SET value = '3' WHERE key = 'version'")
        await connection.close()

    asyncio.run(main())
    refuses_to_open(
        PostgresStore(postgres_url),
        r"written by a newer Rempart \(its schema is 3, this Rempart knows 2\)",
    )


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("postgresql://me:hush@127.0.0.1:1/x", "PostgreSQL at 127.0.0.1:1/x cannot be used"),
        ("postgresql://me:hush@127.0.0.1:port/x", "PostgreSQL is not the address of a database"),
        ("postgresql://me:hush@/x?host=/nowhere", "PostgreSQL at localhost/x cannot be used"),
    ],
)
def test_a_server_that_is_not_there_is_told_without_the_password(url: str, message: str) -> None:
    async def main() -> None:
        with pytest.raises(StoreError, match=message) as told:
            await PostgresStore(url).open()
        assert "hush" not in str(told.value)

    asyncio.run(main())


def test_a_database_that_is_not_there_is_told(postgres_server: Server) -> None:
    refuses_to_open(
        PostgresStore(postgres_server.url("nowhere")), 'database "nowhere" does not exist'
    )


# --- Which store ------------------------------------------------------------------------------


def test_a_path_or_an_address_says_which_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def path(database: str | None) -> Path:
        store = open_store(database)
        assert isinstance(store, SQLiteStore)
        return store.path

    here = tmp_path.resolve()
    assert path("r.db") == path("sqlite:///r.db") == path(f"sqlite:///{here}/r.db") == here / "r.db"
    assert path("sqlite:///my%20games.db") == here / "my games.db"
    assert path("~/r.db") == Path("~/r.db").expanduser().resolve()
    assert path(None) == default_path().resolve()
    for url in ("postgresql://u@h/d", "postgres://u@h/d"):
        assert isinstance(open_store(url), PostgresStore)


@pytest.mark.parametrize(
    ("platform", "variable", "expected"),
    [
        ("linux", "XDG_DATA_HOME", "data/rempart/rempart.db"),
        ("linux", "", "home/.local/share/rempart/rempart.db"),
        ("darwin", "", "home/Library/Application Support/rempart/rempart.db"),
        ("win32", "LOCALAPPDATA", "data/rempart/rempart.db"),
    ],
)
def test_the_default_place_is_the_systems_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, expected: str
) -> None:
    monkeypatch.setattr("rempart.table.stores.sys.platform", platform)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if variable:
        monkeypatch.setenv(variable, str(tmp_path / "data"))
    assert default_path() == tmp_path / expected


@pytest.mark.parametrize(
    "database", ["", " ", ":memory:", "sqlite:", "sqlite://", "sqlite:///", "mysql://u:hush@h/d"]
)
def test_another_database_is_refused_with_what_would_be_right(database: str) -> None:
    with pytest.raises(StoreError, match=r"give the path of a file.*or postgresql://") as told:
        open_store(database)
    assert "hush" not in str(told.value)


def test_without_asyncpg_the_message_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "rempart.table.postgres")
    with pytest.raises(StoreError, match=r"pip install 'rempart\[postgres\]'"):
        open_store("postgresql://u@h/d")


def test_the_library_needs_none_of_it() -> None:
    heavy = ["asyncpg", "litestar", "sqlite3", "uvicorn", "websockets"]
    code = f"import sys, rempart; print([name for name in {heavy} if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
