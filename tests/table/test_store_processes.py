"""The stores, used by several processes: who hears of changes, and what a killed one leaves."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from rempart.table.errors import StoreError
from rempart.table.postgres import PostgresStore
from rempart.table.sqlite import SQLiteStore
from rempart.table.store import Taken
from rempart.table.stores import open_store
from tests.table.postgres import Server
from tests.table.storage import SOON, a_table, entry, numbers, opened, refuses_to_open

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
