"""Chooses the store from the value of --database or DATABASE_URL."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

from rempart.folders import user_folder
from rempart.table import sqlite
from rempart.table.errors import StoreError
from rempart.table.sqlite import SQLiteStore
from rempart.table.store import Store

POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"


def open_store(database: str | None) -> Store:
    """The store for a path or an address; None: a file in the user's data folder.

    It is not opened yet: `await store.open()`.
    """
    if database is None:
        return SQLiteStore(default_path())
    if database.startswith(POSTGRES):
        return _postgres(database)
    if database.startswith(SQLITE) and database != SQLITE:
        return SQLiteStore(unquote(database.removeprefix(SQLITE)))
    if (
        not database.strip()
        or database == ":memory:"
        or re.match(r"(?i)[a-z+]+://|sqlite:", database)
    ):
        scheme = re.sub(r"(?<=://).*", "…", database, flags=re.DOTALL)  # A password may follow.
        raise StoreError(
            f"{scheme!r} is not a database Rempart knows: give the path of a file "
            "(rempart.db or sqlite:///rempart.db; sqlite:////srv/rempart.db from the root) "
            "or postgresql://user:password@host/name"
        )
    return SQLiteStore(database)


def lab_folder(store: Store) -> Path:
    """The folder for the lab of a server: beside its database, or in the user's data folder."""
    if isinstance(store, SQLiteStore):
        return store.path.with_name(f"{store.path.stem}-lab")
    return user_folder() / "lab"


def back_up(database: str | None, copy: str) -> None:
    """Copy a database to a file that only its owner can read."""
    if database is not None and database.startswith(POSTGRES):
        raise StoreError(
            "PostgreSQL makes its own backups: umask 077; pg_dump --format=custom "
            "--schema=rempart --file=rempart.dump ADDRESS"
        )
    store = open_store(database)
    assert isinstance(store, SQLiteStore)
    sqlite.back_up(store.path, Path(copy))


def default_path() -> Path:
    """The default database in the user's data folder, such as $XDG_DATA_HOME/rempart/rempart.db."""
    return user_folder() / "rempart.db"


def _postgres(url: str) -> Store:
    try:
        from rempart.table.postgres import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError(
            "for PostgreSQL the package asyncpg is missing: pip install 'rempart[postgres]'"
        ) from error
    return PostgresStore(url)
