"""The SQL for a server's lists: tables that look for players, and published matches.

It is the same for both databases, written for PostgreSQL; `for_sqlite` translates it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rempart.table.store import Listing, Publication, ReplaySearch

OLD = 86400
"""Seconds after which a listing that nobody has renewed is deleted."""

ADDED = """
CREATE TABLE IF NOT EXISTS rempart.listings (
    table_id text PRIMARY KEY REFERENCES rempart.tables (id),
    id text NOT NULL,
    seen double precision NOT NULL
);
CREATE INDEX IF NOT EXISTS listings_seen ON rempart.listings (seen);
CREATE TABLE IF NOT EXISTS rempart.replays (
    id text PRIMARY KEY REFERENCES rempart.tables (id),
    source text NOT NULL UNIQUE,
    game text NOT NULL,
    players integer NOT NULL,
    won integer NOT NULL,
    score bigint,
    ended double precision NOT NULL,
    published double precision NOT NULL,
    setup text NOT NULL,
    names text NOT NULL,
    about text NOT NULL
);
CREATE INDEX IF NOT EXISTS replays_ended ON rempart.replays (ended);
CREATE INDEX IF NOT EXISTS replays_game ON rempart.replays (game, ended);
CREATE INDEX IF NOT EXISTS replays_published ON rempart.replays (published);
"""
"""Later additions, as those of the stores. `setup` and `names` are only for searching."""

UPSERT_LISTING = """
INSERT INTO rempart.listings (table_id, id, seen) VALUES ($1, $2, $3)
ON CONFLICT (table_id) DO UPDATE SET id = excluded.id, seen = excluded.seen
"""
DROP_LISTINGS = "DELETE FROM rempart.listings WHERE seen < $1"
SELECT_LISTINGS = """
SELECT id, table_id, seen FROM rempart.listings WHERE seen >= $1 ORDER BY seen DESC, id LIMIT $2
"""
INSERT_REPLAY = """
INSERT INTO rempart.replays
    (id, source, game, players, won, score, ended, published, setup, names, about)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
"""
REPLACED = "SELECT id FROM rempart.replays WHERE source = $1"
"""An earlier copy of the same match."""
PUBLISHED = "SELECT id FROM rempart.replays WHERE id = $1"
SURPLUS = "SELECT id FROM rempart.replays ORDER BY published DESC, id LIMIT 100 OFFSET $1"
DELETE_TABLE = [
    f"DELETE FROM rempart.{name} WHERE {column} = $1"
    for name, column in (
        ("replays", "id"),
        ("listings", "table_id"),
        ("sayings", "table_id"),
        ("subscriptions", "table_id"),
        ("snapshots", "table_id"),
        ("log", "table_id"),
        ("tables", "id"),
    )
]
"""Deletes the table of a published match; nothing else refers to it."""


def for_sqlite(sql: str) -> str:
    """A statement for SQLite, which has neither schemas nor `$1`."""
    return sql.replace("rempart.", "").replace("$", "?")


def listing_columns(found: Listing) -> tuple[object, ...]:
    """A listing as the values of `UPSERT_LISTING`."""
    return (found.table, found.id, found.seen)


def read_listing(columns: Sequence[object]) -> Listing:
    """The listing that `SELECT_LISTINGS` selected."""
    fields = zip(Listing.__struct_fields__, columns, strict=True)
    return msgspec.convert(dict(fields), Listing)


def replay_columns(found: Publication) -> tuple[object, ...]:
    """A published match as the values of `INSERT_REPLAY`."""
    names = [found.seats[seat].name for seat in found.people]
    return (
        found.id,
        found.source,
        found.game,
        len(found.seats),
        int(found.won),
        found.score,
        found.ended,
        found.published,
        "".join(setting(name, value) for name, value in found.options.items()),
        "\n".join(filter(None, names)).casefold(),
        msgspec.json.encode(found).decode(),
    )


def read_replay(columns: Sequence[str]) -> Publication:
    """The published match that `select` selected."""
    return msgspec.json.decode(columns[0], type=Publication)


def setting(name: str, value: object) -> str:
    """A setting as it is searched for."""
    return f"\n{name}={msgspec.json.encode(value).decode()}\n"


def select(search: ReplaySearch) -> tuple[str, str, list[object], list[object]]:
    """The statements that select the matches searched for and count them, and the values of the
    first and of the second."""
    values: list[object] = []
    wanted: list[str] = []

    def want(condition: str, value: object) -> None:
        values.append(value)
        wanted.append(condition.format(f"${len(values)}"))

    if search.game:
        want("game = {}", search.game)
    if search.players:
        want("players = {}", search.players)
    if search.won is not None:
        want("won = {}", int(search.won))
    if search.after:
        want("ended >= {}", search.after)
    for name, value in search.settings.items():
        want("replace(setup, {}, '') <> setup", setting(name, value))
    if search.name:
        want("replace(names, {}, '') <> names", search.name.casefold())
    where = f"WHERE {' AND '.join(wanted)}" if wanted else ""
    order = "score IS NULL, score DESC, ended DESC" if search.best else "ended DESC"
    n = len(values)
    rows = (
        f"SELECT about FROM rempart.replays {where} ORDER BY {order}, id "
        f"LIMIT ${n + 1} OFFSET ${n + 2}"
    )
    count = f"SELECT count(*) FROM rempart.replays {where}"
    return rows, count, [*values, search.most, search.skip], values
