"""How a row of the store is laid out in columns, the same in SQLite and PostgreSQL.

What a game or a client made is kept as JSON text, so it comes back exactly as it went in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rempart.table.store import Entry, TableRow

TABLE = "id, code, game, edition, options, seed, data, undo, hints, created"
ENTRY = "n, kind, seat, body, time"


def table_columns(row: TableRow) -> tuple[Any, ...]:
    """A table as the values of `TABLE`."""
    return (
        row.id,
        row.code,
        row.game,
        row.edition,
        _text(row.options),
        row.seed,
        _text(row.data),
        row.undo,
        row.hints,
        row.created,
    )


def read_table(columns: Sequence[Any]) -> TableRow:
    """The table that `TABLE` selected."""
    id, code, game, edition, options, seed, data, undo, hints, created = columns
    return TableRow(
        id=id,
        code=code,
        game=game,
        edition=edition,
        options=msgspec.json.decode(options),
        seed=seed,
        data=msgspec.json.decode(data),
        undo=undo,
        hints=bool(hints),
        created=created,
    )


def entry_columns(table: str, entry: Entry) -> tuple[Any, ...]:
    """An entry as the table's id and the values of `ENTRY`."""
    return (table, entry.n, entry.kind, entry.seat, _text(entry.body), entry.time)


def read_entry(columns: Sequence[Any]) -> Entry:
    """The entry that `ENTRY` selected."""
    n, kind, seat, body, time = columns
    return Entry(n=n, kind=kind, seat=seat, body=msgspec.json.decode(body), time=time)


def _text(value: dict[str, Any]) -> str:
    return msgspec.json.encode(value).decode()
