"""The columns of the store's rows, the same in SQLite and PostgreSQL.

Data from games and clients is stored as JSON text, so it comes back exactly as it went in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rempart.table.store import DailyResult, Entry, Subscription, TableRow

TABLE = "id, code, game, edition, options, seed, data, undo, hints, created, secret, origin"
GUARD = "chance from a secret"
"""A marker among the options of a table that has a secret: during a rolling upgrade, a process that
does not know secrets refuses the table instead of playing a different match on it."""
ENTRY = "n, kind, seat, body, time"
RESULT = "game, day, player, table_id, name, won, score, undos, hints, seconds, time"
SUBSCRIPTION = "table_id, seat, endpoint, key, p256dh, auth, language, told"


def table_columns(row: TableRow) -> tuple[object, ...]:
    """A table as the values of `TABLE`."""
    return (
        row.id,
        row.code,
        row.game,
        row.edition,
        _text(row.options | {GUARD: True} if row.secret else row.options),
        row.seed,
        _text(row.data),
        row.undo,
        row.hints,
        row.created,
        row.secret,
        row.origin,
    )


def read_table(columns: Sequence[Any]) -> TableRow:
    """The table that `TABLE` selected."""
    id, code, game, edition, options, seed, data, undo, hints, created, secret, origin = columns
    options = msgspec.json.decode(options)
    options.pop(GUARD, None)
    return TableRow(
        id=id,
        code=code,
        game=game,
        edition=edition,
        options=options,
        seed=seed,
        data=msgspec.json.decode(data),
        undo=undo,
        hints=bool(hints),
        created=created,
        secret=secret,
        origin=origin,
    )


def entry_columns(table: str, entry: Entry) -> tuple[object, ...]:
    """An entry as the table's id and the values of `ENTRY`."""
    return (table, entry.n, entry.kind, entry.seat, _text(entry.body), entry.time)


def read_entry(columns: Sequence[Any]) -> Entry:
    """The entry that `ENTRY` selected."""
    n, kind, seat, body, time = columns
    return Entry(n=n, kind=kind, seat=seat, body=msgspec.json.decode(body), time=time)


def subscription_columns(found: Subscription) -> tuple[object, ...]:
    """A subscription as the values of `SUBSCRIPTION`."""
    return (
        found.table,
        found.seat,
        found.endpoint,
        found.key,
        found.p256dh,
        found.auth,
        found.language,
        found.told,
    )


def read_subscription(columns: Sequence[Any]) -> Subscription:
    """The subscription that `SUBSCRIPTION` selected."""
    table, seat, endpoint, key, p256dh, auth, language, told = columns
    return Subscription(
        table=table,
        seat=seat,
        key=key,
        endpoint=endpoint,
        p256dh=p256dh,
        auth=auth,
        language=language,
        told=told,
    )


def result_columns(found: DailyResult) -> tuple[object, ...]:
    """A result as the values of `RESULT`."""
    return msgspec.structs.astuple(found)


def read_result(columns: Sequence[object]) -> DailyResult:
    """The result that `RESULT` selected. SQLite has no booleans."""
    fields = zip(DailyResult.__struct_fields__, columns, strict=True)
    return msgspec.convert(dict(fields), DailyResult, strict=False)


def _text(value: dict[str, object]) -> str:
    return msgspec.json.encode(value).decode()
