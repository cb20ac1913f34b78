"""Tables of older versions of Rempart, in both stores: each opens, stands where it was left, and is
played on. `scripts/keep_tables.py` has made them; a set is never made anew."""

from __future__ import annotations

import asyncio
import hashlib
import lzma
import random
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

import rempart
from rempart.kernel.errors import NothingToUndo
from rempart.table import messages as m
from rempart.table.challenges import daily_info
from rempart.table.live import LiveTable
from rempart.table.loading import stands_at
from rempart.table.rooms import Room
from rempart.table.service import TableService
from tests.table.people import Client, open_service

FOLDER = Path(__file__).parent / "old"
NAMES = sorted(file.name.removesuffix(".json.xz") for file in FOLDER.glob("*.json.xz"))
CHOICES = 30
"""How many choices are made at each table, if the match goes on for so long."""

OFFERED_MORE = {("9e06ec2", "kravora")}
"""Where the rules were changed without a new edition, so that today more can be chosen there."""


def kept(file: str) -> bytes:
    return lzma.decompress((FOLDER / file).read_bytes())


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> str:
    return request.param


def restored(name: str, store: str, request: pytest.FixtureRequest, folder: Path) -> Path | str:
    """A database as it was left."""
    if store == "sqlite":
        (folder / "rempart.db").write_bytes(kept(f"{name}.db.xz"))
        return folder
    url: str = request.getfixturevalue("postgres_url")
    asyncio.run(execute(url, kept(f"{name}.sql.xz").decode()))
    return url


async def execute(url: str, statements: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(statements)
    await connection.close()


@pytest.mark.parametrize("name", NAMES)
def test_tables_of_an_older_version_stand_where_they_were_left_and_are_played_on(
    name: str, store: str, request: pytest.FixtureRequest, tmp_path: Path
):
    database = restored(name, store, request, tmp_path)
    stood = msgspec.json.decode(kept(f"{name}.json.xz"))[store]
    assert len({table["kind"] for table in stood}) >= 9
    left = asyncio.run(open_and_play(name, database, stood))
    assert asyncio.run(opened_again(database, left)) == left


def test_some_of_them_can_only_go_on_from_what_was_stored(tmp_path: Path):
    (tmp_path / "rempart.db").write_bytes(kept("58313fc.db.xz"))
    stood = msgspec.json.decode(kept("58313fc.json.xz"))["sqlite"]

    async def go() -> int:
        async with open_service(tmp_path) as service:
            return sum(
                [is_resumed((await service.tables.room(was["table"])).live) for was in stood]
            )

    assert asyncio.run(go()) >= 11


@pytest.mark.parametrize("name", NAMES)
def test_an_older_database_gets_a_ranking(
    name: str, store: str, request: pytest.FixtureRequest, tmp_path: Path
):
    database = restored(name, store, request, tmp_path)
    player = "somebody-" * 3

    async def go() -> m.DailyInfo:
        async with open_service(database) as service:
            game = rempart.game("fantasy_defense")
            made = await service.maker.challenge(game, m.DailyWish(player=player))
            client = await Client.sit(service, made.table, [made.mine[0]])
            assert isinstance(await client.ask(m.Concede), m.Done)
        async with open_service(database) as service:
            digest = service.secret.player(player)
            return await daily_info(m.DailyAsk(player=player), digest, service.store, "en")

    found = {one.game: one for one in asyncio.run(go()).games}
    assert found["fantasy_defense"].mine is not None
    assert found["kravora"].entries == 0


async def open_and_play(
    name: str, database: Path | str, stood: list[dict[str, Any]]
) -> dict[str, bytes]:
    """Open all tables, and play on; how they stand then."""
    left: dict[str, bytes] = {}
    async with open_service(database) as service:
        for was in stood:
            room = await service.tables.room(was["table"])
            await check(name, service, room, was)
            await play_on(service, room)
            left[was["table"]] = room.live.game.encode(room.live.match.state)
    return left


async def opened_again(database: Path | str, tables: dict[str, bytes]) -> dict[str, bytes]:
    async with open_service(database) as service:
        lives = [(await service.tables.room(id)).live for id in tables]
    return {live.row.id: live.game.encode(live.match.state) for live in lives}


async def check(name: str, service: TableService, room: Room, was: dict[str, Any]) -> None:
    """A table is as it was."""
    live = room.live
    snapshot = await service.store.snapshot(live.row.id)
    assert snapshot is not None or was["choices"] == 0
    assert snapshot is None or stands_at(live, snapshot)
    assert (live.n, len(live.match.choices)) == (was["n"], was["choices"])
    assert live.conceded == was["conceded"]
    assert [[seat.who, seat.name] for seat in live.seats] == was["seats"]
    assert list(live.match.decision.actors if live.match.decision else []) == was["actors"]
    if snapshot is not None and not is_resumed(live):
        wish = live.proposal
        assert (wish and {"seat": wish.seat, "to": wish.to}) == was["proposal"]
        assert len(live.match.undone) == was["undone"]
        offers_are_new = (name, live.game.id) in OFFERED_MORE
        assert (fingerprint(offered(live)) == was["options"]) or offers_are_new
    if was["kind"] != "handed":
        for seat, token in was["tokens"].items():
            guest = await Client.sit(service, live.row.id, [token])
            assert guest.session.held == [int(seat)]
            guest.session.leave()


def is_resumed(live: LiveTable) -> bool:
    return any(happening.kind == "resumed" for happening in live.happenings)


def offered(live: LiveTable) -> list[Any]:
    decision = live.match.decision
    return [msgspec.to_builtins(option) for option in decision.options] if decision else []


def fingerprint(value: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:16]


async def play_on(service: TableService, room: Room) -> None:
    """As far back as one may, and on from there."""
    rng, live, entries = random.Random(room.live.row.id), room.live, []
    first, made = live.match.first, len(live.match.choices)
    if made > first:
        entries.append(live.entry("rewind", 0, to=first))
        live = live.after(entries[-1:])
    with pytest.raises(NothingToUndo):
        live.match.twin().undo()
    while len(entries) < CHOICES and not live.over and live.match.decision:
        option = rng.choice(live.match.decision.options)
        seat, choice = live.match.decision.seat_of(option), msgspec.to_builtins(option)
        entries.append(live.entry("choice", seat, choice=choice))
        live = live.after(entries[-1:])
    async with room.lock:
        await service.log.write(room, entries)
    assert len(entries) >= CHOICES or room.live.over
