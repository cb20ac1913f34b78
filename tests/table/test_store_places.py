"""Where stores keep tables: SQLite's file, PostgreSQL's database, and which of them."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from rempart.table.errors import StoreError
from rempart.table.postgres import PostgresStore
from rempart.table.sqlite import SQLiteStore
from rempart.table.stores import default_path, open_store
from tests.table.postgres import Server
from tests.table.storage import SOON, entry, numbers, opened, refuses_to_open

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
    monkeypatch.setattr("rempart.folders.sys.platform", platform)
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
