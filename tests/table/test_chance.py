"""Chance at a table: a secret that nobody knows before the end, and everybody can check then."""

from __future__ import annotations

import asyncio
import base64
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import msgspec
import pytest

import rempart
from rempart.kernel import Match, commitment
from rempart.kernel.chance import is_secret
from rempart.kernel.errors import BadSettings
from rempart.table import messages as m
from rempart.table import words
from rempart.table.jobs import RedealtMatch
from rempart.table.rows import table_columns
from rempart.table.service import TableService
from tests.table.people import Client, duo, open_service, plans
from tests.twins import TABLES

Play = Callable[[TableService], Coroutine[Any, Any, None]]
CODE = "VP58-A11A-AAAA"
"""Of a game for two rivals."""


def with_service(path: Path | str, work: Play) -> None:
    async def inside() -> None:
        async with open_service(path) as service:
            await work(service)

    asyncio.run(inside())


async def made(service: TableService, game: str = "fantasy_defense", **wish: Any) -> Client:
    """A new table, and who made it."""
    found = await service.maker.create(m.NewTable(game=game, seats=plans("me", "me"), **wish))
    return await Client.sit(service, found.table, list(found.mine.values()))


async def step(client: Client) -> None:
    """Whoever's turn it is chooses something."""
    position = next(p for p in client.update.positions if p.awaited and p.awaited.offers)
    assert position.awaited is not None
    choice = position.awaited.offers[0].option
    assert isinstance(await client.ask(m.Choose, seat=position.seat, choice=choice), m.Done)


def chance(client: Client) -> m.ChanceInfo:
    return client.update.table.chance


# Where it comes from is known before anybody sits down


def test_a_table_draws_from_a_secret_of_its_own(tmp_path: Path):
    async def work(service: TableService) -> None:
        one, other = await made(service), await made(service)
        rows = [client.session.room.live.row for client in (one, other)]
        assert all(is_secret(row.secret) for row in rows)
        assert rows[0].secret != rows[1].secret
        assert chance(one) == m.ChanceInfo(kind="drawn", commitment=commitment(rows[0].secret))
        joining = await service.tables.coded(one.update.table.code)
        info = words.table_info(joining.live, one.session.text, set())
        assert info.chance == chance(one)

    with_service(tmp_path, work)


@pytest.mark.parametrize(
    ("game", "wish"),
    [
        ("fantasy_defense", {"seed": 9}),
        ("kravora", {"seed": 0}),
        ("dark_tower", {"options": {"code": CODE}}),
    ],
)
def test_a_seed_or_code_that_was_chosen_is_told(tmp_path: Path, game: str, wish: dict[str, Any]):
    async def work(service: TableService) -> None:
        one, other = await made(service, game, **wish), await made(service, game, **wish)
        assert chance(one) == m.ChanceInfo(kind="chosen")
        states = [c.session.room.live.match.state for c in (one, other)]
        assert states[0] == states[1]

    with_service(tmp_path, work)


def test_tables_with_the_same_options_are_all_different(tmp_path: Path):
    async def work(service: TableService) -> None:
        tables = [await made(service, "dark_tower", options={"adversary": "rot"}) for _ in range(5)]
        decks = [table.session.room.live.match.state.treasures for table in tables]
        assert len({tuple(deck) for deck in decks}) == 5

    with_service(tmp_path, work)


def test_an_imported_record_is_told(tmp_path: Path):
    async def work(service: TableService) -> None:
        one = await made(service)
        await step(one)
        await one.ask(m.Concede)
        record = (await one.ask(m.ExportRecord)).record
        assert record["secret"] == one.session.room.live.row.secret
        copied = await service.maker.import_(m.ImportTable(record=record))
        other = await Client.sit(service, copied.table, list(copied.mine.values()))
        assert chance(other).kind == "imported"
        assert other.session.room.live.match.state == one.session.room.live.match.state
        seeded = rempart.new("kravora", seed=3).record()
        copied = await service.maker.import_(m.ImportTable(record=msgspec.to_builtins(seeded)))
        assert chance(await Client.sit(service, copied.table)) == m.ChanceInfo(kind="imported")

    with_service(tmp_path, work)


@pytest.mark.parametrize("seed", ["same", "new"])
def test_a_rematch_says_whether_it_is_the_same_again(tmp_path: Path, seed: str):
    async def work(service: TableService) -> None:
        one = await made(service)
        await one.ask(m.Concede)
        await one.ask(m.Rematch, seed=seed)
        again = await Client.sit(service, one.update.rematch)
        row, new = one.session.room.live.row, again.session.room.live.row
        if seed == "same":
            assert (new.seed, new.secret) == (row.seed, row.secret)
            assert chance(again).kind == "chosen"
        else:
            assert is_secret(new.secret)
            assert new.secret != row.secret
            assert chance(again).kind == "drawn"

    with_service(tmp_path, work)


def test_a_rematch_by_a_game_code_is_the_same_again(tmp_path: Path):
    async def work(service: TableService) -> None:
        one = await made(service, "dark_tower", options={"code": CODE})
        await one.ask(m.Concede)
        await one.ask(m.Rematch, seed="new")
        again = await Client.sit(service, one.update.rematch)
        assert chance(again) == m.ChanceInfo(kind="chosen")

    with_service(tmp_path, work)


# It is kept


def test_a_table_comes_back_with_its_secret(tmp_path: Path):
    kept: list[Any] = []

    async def begin(service: TableService) -> None:
        client = await made(service)
        for _ in range(12):
            await step(client)
        live = client.session.room.live
        kept.extend((live.row, live.game.encode(live.match.state)))

    async def again(service: TableService) -> None:
        row, state = kept
        live = (await service.tables.room(row.id)).live
        assert live.row == row
        assert live.game.encode(live.match.state) == state
        assert live.match.secret == row.secret

    with_service(tmp_path, begin)
    with_service(tmp_path, again)


def test_a_rempart_without_secrets_refuses_the_table_instead_of_playing_another(tmp_path: Path):
    """While processes are upgraded one after the other, an old one may be asked for a new table."""

    async def work(service: TableService) -> None:
        client = await made(service)
        row = client.session.room.live.row
        as_kept = msgspec.json.decode(str(table_columns(row)[4]))
        with pytest.raises(BadSettings, match="no setting 'chance from a secret'"):
            rempart.game(row.game).read_settings(as_kept)
        assert (await service.store.table(row.id)) == row

    with_service(tmp_path, work)


OLD_SQLITE = """
ALTER TABLE tables DROP COLUMN secret;
ALTER TABLE tables DROP COLUMN origin;
PRAGMA user_version = 1;
"""
OLD_POSTGRES = """
ALTER TABLE rempart.tables DROP COLUMN secret, DROP COLUMN origin;
UPDATE rempart.meta SET value = '1' WHERE key = 'version';
"""


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_tables_of_an_older_database_go_on_as_they_are(
    store: str, tmp_path: Path, request: pytest.FixtureRequest
):
    place = tmp_path if store == "sqlite" else request.getfixturevalue("postgres_url")
    kept: list[Any] = []

    async def begin(service: TableService) -> None:
        client = await made(service, seed=9)
        await step(client)
        live = client.session.room.live
        kept.extend((live.row.id, live.game.encode(live.match.state)))

    def age() -> None:
        with closing(sqlite3.connect(tmp_path / "rempart.db")) as connection:
            connection.executescript(OLD_SQLITE)

    async def age_postgres() -> None:
        connection = await asyncpg.connect(place)
        await connection.execute(OLD_POSTGRES)
        await connection.close()

    async def again(service: TableService) -> None:
        id, state = kept
        client = await Client.sit(service, id)
        live = client.session.room.live
        assert live.game.encode(live.match.state) == state
        assert chance(client) == m.ChanceInfo(kind="seeded")
        assert chance(await made(service)).kind == "drawn"

    with_service(place, begin)
    if store == "sqlite":
        age()
    else:
        asyncio.run(age_postgres())
    with_service(place, again)
    with_service(place, again)


# Nobody is told it before the end


def forms(secret: str) -> list[bytes]:
    """The ways in which a secret might be found in some bytes."""
    raw = bytes.fromhex(secret)
    whole = [secret.encode(), secret.upper().encode(), raw, base64.b64encode(raw)]
    return [*whole, secret[:24].encode(), secret[-24:].encode()]


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_what_thinks_elsewhere_is_not_told_the_secret(game: str, settings: dict[str, Any]):
    known = rempart.game(game)
    secret = "5e" * 32
    match = Match(known, known.read_settings(settings), 4, secret=secret)
    rng = Random(5)
    for _ in range(60):
        if match.decision is None:
            break
        for seat in match.seats:
            sent = msgspec.msgpack.encode(RedealtMatch.of(match, seat))
            assert not any(form in sent for form in forms(secret))
        match.choose(rng.choice(match.decision.options))


@pytest.mark.parametrize("game", ["fantasy_defense", "kravora", "kingdom_rush", "dark_tower"])
def test_no_message_holds_the_secret_before_the_end(tmp_path: Path, game: str):
    """A whole match of two people and a spectator, who ask for all that can be asked for."""

    async def work(service: TableService) -> None:
        rivals = {"options": {"mode": "competitive"}} if game == "dark_tower" else {}
        people = [*await duo(service, game, seed=None, **rivals)]
        people.append(await Client.sit(service, people[0].update.table.table))
        row, rng = people[0].session.room.live.row, Random(7)
        for n in range(400):
            room = people[0].session.room
            waiting = room.live.waiting()
            if not waiting:
                break
            chooser = next(p for p in people if p.position.seat == waiting[0])
            if n % 20 == 0:
                await pry(people, chooser)
            look_through(people, row.secret)
            assert chooser.position.awaited is not None
            await chooser.choose(rng.randrange(len(chooser.position.awaited.offers)))
        one, other, watcher = people
        if not one.update.table.over:
            await one.ask(m.Concede)
        look_through(people, row.secret)
        assert (await watcher.ask(m.ExportRecord)).code == "forbidden"
        if not one.update.table.over:
            await other.ask(m.Answer, agree=True)
        for client in (one, other):
            if not client.update.table.final:
                look_through(people, row.secret)
                await client.ask(m.AgreeEnd)
        for client in people:
            assert chance(client).secret == row.secret
            assert commitment(chance(client).secret) == chance(client).commitment
        assert (await watcher.ask(m.ExportRecord)).record["secret"] == row.secret

    async def pry(people: list[Client], chooser: Client) -> None:
        assert chooser.position.awaited is not None
        choice = chooser.position.awaited.offers[0].option
        await chooser.ask(m.Hint)
        await chooser.ask(m.Preview, choice=choice)
        await chooser.ask(m.Badges, lines=[[choice]])
        await chooser.ask(m.Judge, choice=choice)
        for client in people:
            at = client.position.at
            await client.ask(m.Look, at=at // 2)
            await client.ask(m.AskChart)
            await client.ask(m.WhatIf, at=at, choices=[choice])
            await client.ask(m.AskForecast, seat=client.position.seat)
            await client.ask(m.Review)
            assert (await client.ask(m.ExportRecord)).code == "forbidden"

    def look_through(people: list[Client], secret: str) -> None:
        for client in people:
            for message in client.inbox:
                raw = msgspec.json.encode(message)
                assert not any(form in raw for form in forms(secret))
            client.inbox[:] = [client.update]

    with_service(tmp_path, work)
