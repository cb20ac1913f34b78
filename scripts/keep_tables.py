"""Keeps tables as a version of Rempart leaves them, for `tests/table/test_old_tables.py`.

    git worktree add /tmp/old COMMIT
    PYTHONPATH=/tmp/old/src .venv/bin/python scripts/keep_tables.py COMMIT

It plays with the code that PYTHONPATH points to: a few tables of each game, in the middle of a
match, in SQLite and in PostgreSQL. Under `tests/table/old` it writes both databases, and the
position of each table when it was left. Run it for every release, before its rules change; never
remake a set.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import lzma
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT))

import msgspec  # noqa: E402

import rempart  # noqa: E402
from rempart.table import messages as m  # noqa: E402
from rempart.table.service import TableService  # noqa: E402
from rempart.table.session import Session  # noqa: E402
from rempart.table.stores import open_store  # noqa: E402
from tests.table.postgres import find_programs, run_server  # noqa: E402

FOLDER = ROOT / "tests" / "table" / "old"
KINDS = ("plain", "new", "rewound", "redone", "conceded", "proposed", "handed", "bundled", "alone")
"""What happens at each table besides choices."""
CHOICES = 24
"""Roughly how many choices are made at a table."""


class Visitor:
    """All people at a table at once. Uses only what every version of the table has."""

    def __init__(self, service: TableService, made: Any, rng: random.Random):
        self.service = service
        self.made = made
        self.rng = rng
        self.tokens = {**made.mine, **made.friends}
        self.sessions: dict[int, Session] = {}
        self.asked = 0

    async def come(self) -> None:
        """Everybody sits down."""
        for seat, token in self.tokens.items():
            session = Session(
                self.service, await self.service.tables.room(self.made.table), self._hear
            )
            await session.handle(m.Hello(tokens=[token]))
            self.sessions[seat] = session

    def leave(self) -> None:
        """Everybody goes."""
        for session in self.sessions.values():
            session.leave()

    def _hear(self, message: Any) -> None:
        if isinstance(message, m.Problem):
            raise SystemExit(f"{self.live.game.id}: {message}")

    @property
    def live(self) -> Any:
        """The table."""
        return self.service.tables.rooms[self.made.table].live

    async def ask(self, kind: Any, seat: int, **fields: Any) -> None:
        """A request of somebody at the table."""
        self.asked += 1
        if "n" in kind.__struct_fields__:
            fields["n"] = self.live.n
        await self.sessions[seat].handle(kind(id=self.asked, seat=seat, **fields))

    async def play(self, choices: int) -> None:
        """Some choices."""
        for _ in range(choices):
            decision = self.live.match.decision
            if decision is None or self.live.conceded is not None:
                return
            option = self.rng.choice(decision.options)
            seat = decision.seat_of(option)
            await self.ask(m.Choose, seat, choice=msgspec.to_builtins(option))

    async def bundle(self) -> None:
        """Choices that go together, as soon as there are some."""
        find = getattr(self.live.match, "bundles", None)
        if find is None:
            return
        for _ in range(40):
            decision = self.live.match.decision
            if decision is None:
                return
            for seat in decision.actors:
                lines = [bundle.choices for bundle in find(seat) if len(bundle.choices) > 1]
                if lines:
                    line = [msgspec.to_builtins(option) for option in self.rng.choice(lines)]
                    await self.ask(m.Commit, seat, choices=line, together=True)
                    return
            await self.play(1)

    async def rewind(self, choices: int) -> None:
        """Undo some choices, by those who may."""
        to = max(0, len(self.live.match.choices) - choices)
        if to < len(self.live.match.choices):
            await self.ask(m.Undo, next(iter(self.sessions)), to=to)


def settings_of(game: Any, number: int) -> dict[str, Any]:
    """Settings: the first table has the defaults, each of the others something else."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(game.settings):
        kind = msgspec.inspect.type_info(field.type)
        if field.name != "players" and isinstance(kind, msgspec.inspect.LiteralType) and number:
            found[field.name] = kind.values[number % len(kind.values)]
    with contextlib.suppress(rempart.RempartError):
        rempart.new(game.id, seed=1, **{**found, "players": 2})
        return found
    return {}


async def keep_table(service: TableService, game: Any, number: int) -> dict[str, Any]:
    """Play at a table; returns its position after everybody has left."""
    kind = KINDS[number]
    rng = random.Random(f"{game.id} {kind}")
    players = game.players[0] if kind == "alone" else 2
    people = [m.SeatPlan(who="me", name="Ada"), m.SeatPlan(who="friend", name="Zoë")]
    made = await service.maker.create(
        m.NewTable(
            game=game.id,
            seats=people[:players],
            options=settings_of(game, number),
            seed=rng.randrange(1 << 53),
            undo="consent" if kind == "proposed" else "open",
        )
    )
    table = Visitor(service, made, rng)
    if kind != "new":
        await table.come()
        await table.play(CHOICES)
        await happen(table, kind)
        table.leave()
    return stands(table, kind)


async def happen(table: Visitor, kind: str) -> None:
    """Do what the table is kept for."""
    if kind in ("rewound", "alone"):
        await table.rewind(9)
        await table.play(4)
        await table.rewind(2)
    elif kind == "redone":
        await table.rewind(5)
        undone = table.live.match.undone
        if undone:
            await table.ask(m.Redo, table.live.match.decision.seat_of(undone[-1]))
    elif kind == "conceded":
        await table.ask(m.Concede, 1)
    elif kind == "proposed":
        chosen = [n for n, made in enumerate(table.live.made) if made.seat == 1]
        if chosen:
            await table.ask(m.Undo, 0, to=chosen[-1])
    elif kind == "handed":
        await table.ask(m.Hand, 1, to="friend")
        if hasattr(m, "Say"):
            await table.ask(m.Say, 0, text="Is it still your turn?")
    elif kind == "bundled":
        await table.bundle()
        await table.rewind(1)
        await table.play(2)


def stands(table: Visitor, kind: str) -> dict[str, Any]:
    """The position of a table, under the rules of its time."""
    live = table.service.tables.rooms[table.made.table].live
    decision = live.match.decision
    offered = [msgspec.to_builtins(option) for option in decision.options] if decision else []
    wish = live.proposal
    return {
        "table": live.row.id,
        "game": live.game.id,
        "kind": kind,
        "n": live.n,
        "choices": len(live.match.choices),
        "undone": len(live.match.undone),
        "actors": list(decision.actors) if decision else [],
        "options": digest(offered),
        "conceded": live.conceded,
        "proposal": wish and {"seat": wish.seat, "to": wish.to},
        "seats": [[seat.who, seat.name] for seat in live.seats],
        "view": digest(live.match.view(None)),
        "tokens": {str(seat): token for seat, token in table.tokens.items()},
    }


def digest(value: Any) -> str:
    """A fingerprint of plain data."""
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:16]


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[TableService]:
    """A service whose bots do not wait."""
    service = TableService(open_store(database), bot_pause=0.0)
    await service.open()
    yield service
    await service.close()


async def keep(database: str) -> list[dict[str, Any]]:
    """Tables of all games in a database."""
    async with opened(database) as service:
        return [
            await keep_table(service, game, number)
            for game in rempart.games().values()
            for number in range(len(KINDS))
        ]


def in_sqlite(name: str, folder: Path) -> list[dict[str, Any]]:
    """Keep tables in a SQLite file."""
    path = folder / "rempart.db"
    stood = asyncio.run(keep(str(path)))
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    write(f"{name}.db.xz", path.read_bytes())
    return stood


def in_postgres(name: str, folder: Path) -> list[dict[str, Any]]:
    """Keep tables in PostgreSQL, as a plain-text dump."""
    programs = find_programs()
    with run_server(programs, folder) as server:
        stood = asyncio.run(keep(server.new_database()))
        dumped = subprocess.run(
            ["pg_dump", "--inserts", "--no-owner", server.url("test1")],
            check=True,
            capture_output=True,
        )
    told = [line for line in dumped.stdout.splitlines() if not line.startswith((b"\\", b"--"))]
    write(f"{name}.sql.xz", b"\n".join(filter(None, told)) + b"\n")
    return stood


def write(file: str, content: bytes) -> None:
    """Write a compressed file."""
    (FOLDER / file).write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


def main(name: str) -> None:
    """Keep a set."""
    folder = Path(tempfile.mkdtemp(prefix="rempart-keep-", dir="/tmp"))
    try:
        stood = {"sqlite": in_sqlite(name, folder), "postgres": in_postgres(name, folder)}
    finally:
        shutil.rmtree(folder)
    write(f"{name}.json.xz", msgspec.json.encode(stood))
    print(f"{name}: {len(stood['sqlite'])} tables each, by {rempart.__file__}")


if __name__ == "__main__":
    main(*sys.argv[1:])
