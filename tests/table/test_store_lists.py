"""The stores' lists: tables that look for players, and published matches."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rempart.table import lists, postgres, sqlite
from rempart.table.sqlite import SQLiteStore
from rempart.table.store import (
    CodeTaken,
    Listing,
    Publication,
    ReplaySearch,
    ReplaySeat,
    Store,
    TableSnapshot,
)
from rempart.table.stores import open_store
from tests.table.storage import a_table, entry, numbers, opened

SNAPSHOT = TableSnapshot(n=1, edition="1", state=b"s")


def a_replay(number: int, **changes: Any) -> Publication:
    given: dict[str, Any] = {
        "id": f"t{number}",
        "source": f"s{number}",
        "game": "pebbles",
        "options": {"players": 2, "heap": 7, "name": "Zoë’s “game”", "swift": False},
        "seats": [ReplaySeat("Zoë 100%_"), ReplaySeat("", "greedy")],
        "winners": [0],
        "reason": "won",
        "conceded": -1,
        "score": -3,
        "choices": 12,
        "changed": False,
        "ended": 1753000000.25 + number,
        "published": 1753000100.5 + number,
    }
    return Publication(**given | changes)


async def publish(store: Store, replay: Publication) -> None:
    row = a_table(int(replay.id[1:]), game=replay.game)
    await store.publish(row, [entry(1), entry(2)], SNAPSHOT, replay)


def test_a_listing_is_there_as_long_as_it_is_renewed(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            for number in (1, 2, 3):
                await store.create(a_table(number), [])
                await store.show_listing(
                    Listing(id=f"l{number}", table=f"t{number}", seen=100.0 * number)
                )
            found = await store.listings(200.0, 10)
            assert [one.id for one in found] == ["l3", "l2"]
            assert [one.id for one in await store.listings(0.0, 1)] == ["l3"]
            again = Listing(id="l9", table="t1", seen=400.0)
            await store.show_listing(again)
            assert (await store.listings(0.0, 10))[0] == again, "one for each table"
            late = 400.0 + lists.OLD
            await store.show_listing(Listing(id="l2", table="t2", seen=late))
            assert [one.id for one in await store.listings(0.0, 10)] == ["l2", "l9"]

    asyncio.run(main())


def test_a_published_match_is_a_table_until_it_is_withdrawn(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(9), [entry(1)])
            await publish(store, a_replay(1))
            assert await store.replays(ReplaySearch()) == ([a_replay(1)], 1)
            assert await store.table("t1") == a_table(1)
            assert numbers(await store.entries("t1")) == [1, 2]
            assert await store.snapshot("t1") == SNAPSHOT
            await store.unpublish("t9")
            assert await store.table("t9") == a_table(9), "no published match, so not deleted"
            await store.unpublish("t1")
            assert await store.replays(ReplaySearch()) == ([], 0)
            assert await store.table("t1") is None
            assert await store.entries("t1") == []
            assert await store.snapshot("t1") is None
            await store.unpublish("t1")

    asyncio.run(main())


def test_publishing_again_takes_the_place_of_the_first(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await publish(store, a_replay(1))
            await publish(store, a_replay(2, source="s1"))
            assert [one.id for one in (await store.replays(ReplaySearch()))[0]] == ["t2"]
            assert await store.table("t1") is None
            with pytest.raises(CodeTaken):
                await store.publish(a_table(3, code="CODE2"), [], SNAPSHOT, a_replay(3))
            assert await store.table("t3") is None, "all or nothing"

    asyncio.run(main())


def test_only_so_many_are_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sqlite, postgres):
        monkeypatch.setattr(module, "REPLAYS", 2)

    async def main() -> None:
        async with opened(open_store(database)) as store:
            for number in (1, 2, 3):
                await publish(store, a_replay(number))
            found, total = await store.replays(ReplaySearch())
            assert ([one.id for one in found], total) == (["t3", "t2"], 2)
            assert await store.table("t1") is None

    asyncio.run(main())


@pytest.mark.parametrize(
    ("search", "ids"),
    [
        ({}, ["t4", "t3", "t2", "t1"]),
        ({"most": 2}, ["t4", "t3"]),
        ({"most": 2, "skip": 3}, ["t1"]),
        ({"game": "nim"}, ["t3"]),
        ({"game": "' OR '1'='1"}, []),
        ({"players": 3}, ["t4"]),
        ({"won": True}, ["t3", "t2", "t1"]),
        ({"won": False}, ["t4"]),
        ({"settings": {"heap": 7}}, ["t4", "t3", "t1"]),
        ({"settings": {"heap": 77}}, ["t2"]),
        ({"settings": {"heap": "7"}}, []),
        ({"settings": {"name": "Zoë’s “game”", "swift": False}}, ["t4", "t3", "t2", "t1"]),
        ({"settings": {"heap": 7, "swift": True}}, []),
        ({"name": "ZOË"}, ["t3", "t2", "t1"]),
        ({"name": "%"}, ["t3", "t2", "t1"]),
        ({"name": "bo"}, ["t4"]),
        ({"name": "greedy"}, []),
        ({"after": 1753000003.0}, ["t4", "t3"]),
        ({"best": True}, ["t2", "t3", "t1", "t4"]),
        ({"game": "pebbles", "won": True, "players": 2, "name": "zo", "most": 1}, ["t2"]),
    ],
)
def test_published_matches_are_searched(
    database: str, search: dict[str, Any], ids: list[str]
) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await publish(store, a_replay(1))
            more = {**a_replay(2).options, "heap": 77}
            await publish(store, a_replay(2, options=more, score=50))
            await publish(store, a_replay(3, game="nim"))
            three = [ReplaySeat("Bo"), ReplaySeat("", "easy"), ReplaySeat()]
            await publish(store, a_replay(4, seats=three, winners=[1], score=None))
            found, total = await store.replays(ReplaySearch(**search))
            assert [one.id for one in found] == ids
            everything, _ = await store.replays(ReplaySearch(**{**search, "most": 100, "skip": 0}))
            assert total == len(everything)

    asyncio.run(main())


def test_an_older_database_gets_the_lists(sqlite_path: Path) -> None:
    """As an older Rempart left it: without them."""
    with closing(sqlite3.connect(sqlite_path)) as connection:
        connection.execute("DROP TABLE replays")
        connection.execute("DROP TABLE listings")
        connection.commit()

    async def main() -> None:
        async with opened(SQLiteStore(sqlite_path)) as store:
            assert await store.table("t1") == a_table(1)
            assert await store.replays(ReplaySearch()) == ([], 0)
            assert await store.listings(0.0, 5) == []
            await publish(store, a_replay(2))
            assert (await store.replays(ReplaySearch()))[1] == 1

    asyncio.run(main())


def test_the_searches_use_an_index(sqlite_path: Path) -> None:
    with closing(sqlite3.connect(sqlite_path)) as connection:
        for search, index in (
            (ReplaySearch(), "replays_ended"),
            (ReplaySearch(game="nim", won=True), "replays_game"),
        ):
            rows, _, values, _ = lists.select(search)
            plan = connection.execute(f"EXPLAIN QUERY PLAN {lists.for_sqlite(rows)}", values)
            assert index in str(plan.fetchall())
