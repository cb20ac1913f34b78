"""Stores for tests: where they are, and what is kept in them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from rempart.table.errors import StoreError
from rempart.table.sqlite import SQLiteStore
from rempart.table.store import Entry, Store, TableRow

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
