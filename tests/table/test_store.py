"""The stores: what is written and read, who comes second, the secret."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rempart.table import postgres, sqlite
from rempart.table.errors import StoreError
from rempart.table.postgres import PostgresStore
from rempart.table.sqlite import SQLiteStore
from rempart.table.store import (
    SAYINGS,
    SUBSCRIPTIONS,
    CodeTaken,
    DailyResult,
    Store,
    Subscription,
    TableSnapshot,
    Taken,
)
from rempart.table.stores import open_store
from tests.table.storage import a_table, entry, numbers, opened

# --- What is written can be read --------------------------------------------------------------


def test_everything_comes_back_as_it_was(database: str) -> None:
    plain = a_table(2, options={}, data={}, seed=0, hints=False, undo="open")
    snapshot = TableSnapshot(n=3, edition="1", state=bytes(range(256)))

    async def write() -> bytes:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1), entry(2)])
            await store.create(plain, [])
            await store.append("t1", [entry(3), entry(4)], snapshot)
            await check(store)
            return await store.secret()

    async def check(store: Store) -> None:
        assert await store.table("t1") == await store.coded("CODE1") == a_table(1)
        assert await store.table("t2") == await store.coded("CODE2") == plain
        assert await store.entries("t1") == [entry(n) for n in (1, 2, 3, 4)]
        assert await store.entries("t1", 2) == [entry(3), entry(4)]
        assert await store.entries("t1", 4) == []
        assert await store.entries("t2") == []
        assert await store.snapshot("t1") == snapshot
        assert await store.snapshot("t2") is None

    async def read_again() -> bytes:
        async with opened(open_store(database)) as store:
            await check(store)
            return await store.secret()

    secret = asyncio.run(write())
    assert len(secret) == 32
    assert asyncio.run(read_again()) == secret


@pytest.mark.parametrize("name", ["t9", "", "CODE1", "\0", "t1\0", "t1' OR '1'='1", "é🏰" * 500])
def test_what_is_not_there_is_none(database: str, name: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            assert await store.table(name) is None
            assert await store.coded(name.replace("CODE", "t")) is None

    asyncio.run(main())


def test_entries_come_in_the_order_of_their_numbers(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(n) for n in (2, 1)])
            await store.append("t1", [entry(n) for n in range(100, 2, -1)])
            assert numbers(await store.entries("t1")) == list(range(1, 101))
            assert numbers(await store.entries("t1", 97)) == [98, 99, 100]

    asyncio.run(main())


def test_what_is_said_has_numbers_of_its_own_and_the_oldest_goes(database: str) -> None:
    async def work() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            await store.say("t1", entry(1))
            await store.say("t1", entry(2))
            with pytest.raises(Taken):
                await store.say("t1", entry(2))
            assert await store.sayings("t1") == [entry(1), entry(2)]
            assert await store.sayings("t1", 1) == [entry(2)]
            await store.say("t1", entry(SAYINGS + 1))
            assert numbers(await store.sayings("t1")) == [2, SAYINGS + 1]
            assert numbers(await store.entries("t1")) == [1]
        async with opened(open_store(database)) as store:
            assert numbers(await store.sayings("t1")) == [2, SAYINGS + 1]

    asyncio.run(work())


def test_browsers_are_remembered_by_seat_and_forgotten_when_asked(database: str) -> None:
    def browser(number: int, seat: int = 0, table: str = "t1") -> Subscription:
        return Subscription(
            table=table,
            seat=seat,
            key="k",
            endpoint=f"https://push.example/{number}",
            p256dh="p",
            auth="a",
            language="fr",
        )

    async def work() -> None:
        async with opened(open_store(database)) as store:
            for number in (1, 2):
                await store.create(a_table(number), [])
            for one in (browser(1), browser(2), browser(1, 1), browser(1, 0, "t2")):
                await store.subscribe(one)
            await store.subscribe(browser(1))  # Again: it is there once.
            assert await store.subscriptions("t1", 0) == [browser(2), browser(1)]
            await store.unsubscribe(browser(2).endpoint, "t1", 0)
            assert await store.subscriptions("t1", 0) == [browser(1)]
            assert await store.subscriptions("t1", 1) == [browser(1, 1)]
            await store.unsubscribe(browser(1).endpoint)
            for place in (("t1", 0), ("t1", 1), ("t2", 0)):
                assert await store.subscriptions(*place) == []
            for number in range(SUBSCRIPTIONS + 3):
                await store.subscribe(browser(number))
            kept = [one.endpoint for one in await store.subscriptions("t1", 0)]
            assert kept == [browser(n).endpoint for n in range(3, SUBSCRIPTIONS + 3)]

    asyncio.run(work())


# --- Results of daily challenges --------------------------------------------------------------


def a_result(player: str, **changes: Any) -> DailyResult:
    given: dict[str, Any] = {
        "game": "pebbles",
        "day": "2026-11-19",
        "player": player,
        "table": "t1",
        "name": "Zoë",
        "won": True,
        "score": -3,
        "undos": 2,
        "hints": 1,
        "seconds": 61.5,
        "time": 1753000000.25,
    }
    return DailyResult(**given | changes)


def test_the_first_result_of_a_day_is_kept(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            first, other = a_result("ada"), a_result("bo", won=False, score=None, time=1.0)
            await store.append("t1", [entry(2)], None, first)
            await store.append("t1", [entry(3)], None, a_result("ada", score=9))
            await store.append("t1", [entry(4)], None, other)
            await store.append("t1", [entry(5)], None, a_result("ada", day="2026-11-20"))
            await store.append("t1", [entry(6)], None, a_result("ada", game="nim"))
            assert numbers(await store.entries("t1")) == [1, 2, 3, 4, 5, 6]
            assert await store.results("2026-11-19") == [other, a_result("ada", game="nim"), first]
            assert await store.results("2026-11-18") == []
            with pytest.raises(Taken):
                await store.append("t1", [entry(6)], None, a_result("eve"))
            assert len(await store.results("2026-11-19")) == 3, "all or none"

    asyncio.run(main())


def test_a_ranking_has_a_limit(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sqlite, postgres):
        monkeypatch.setattr(module, "RESULTS", 3)

    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [])
            for n in range(1, 6):
                game = "nim" if n == 5 else "pebbles"
                result = a_result(f"p{n}", game=game, time=float(n))
                await store.append("t1", [entry(n)], None, result)
            found = [result.player for result in await store.results("2026-11-19")]
            assert found == ["p1", "p2", "p3", "p5"]

    asyncio.run(main())


# --- Who comes second is told -----------------------------------------------------------------


def test_one_of_twenty_wins_a_number(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            for n in (2, 3, 4):
                tries = [store.append("t1", [entry(n, body={"by": i})]) for i in range(20)]
                results = await asyncio.gather(*tries, return_exceptions=True)
                (winner,) = [i for i, result in enumerate(results) if result is None]
                assert all(type(result) is Taken for result in results if result is not None)
                assert await store.entries("t1", n - 1) == [entry(n, body={"by": winner})]

    asyncio.run(main())


def test_a_write_that_fails_does_not_fail_those_beside_it(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            for number in range(30):
                await store.create(a_table(number), [entry(1)])
            tries = [
                store.append(f"t{number}", [entry(1 if number % 3 == 0 else 2)])
                for number in range(30)
            ]
            tries.append(store.create(a_table(50, code="CODE1"), []))
            tries.append(store.create(a_table(51), [entry(1)]))
            *results, same_code, other_code = await asyncio.gather(*tries, return_exceptions=True)
            for number, result in enumerate(results):
                lost = number % 3 == 0
                assert type(result) is (Taken if lost else type(None))
                assert numbers(await store.entries(f"t{number}")) == ([1] if lost else [1, 2])
            assert type(same_code) is CodeTaken
            assert other_code is None
            assert await store.table("t51") == a_table(51)

    asyncio.run(main())


def test_an_append_is_done_whole_or_not_at_all(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1), entry(3)])
            snapshot = TableSnapshot(n=3, edition="1", state=b"s")
            with pytest.raises(Taken):
                await store.append("t1", [entry(2), entry(3), entry(4)], snapshot)
            assert numbers(await store.entries("t1")) == [1, 3]
            assert await store.snapshot("t1") is None

    asyncio.run(main())


def test_a_table_is_made_whole_or_not_at_all(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            with pytest.raises(CodeTaken):
                await store.create(a_table(2, code="CODE1"), [entry(1)])
            assert await store.table("t2") is None
            assert await store.entries("t2") == []
            assert await store.coded("CODE1") == a_table(1)
            with pytest.raises(StoreError):
                await store.create(a_table(1, code="OTHER"), [])
            assert await store.coded("OTHER") is None
            await store.create(a_table(2), [entry(1)])

    asyncio.run(main())


def test_a_log_without_a_table_is_refused(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            with pytest.raises(StoreError):
                await store.append("t1", [entry(1)])
            assert await store.entries("t1") == []

    asyncio.run(main())


def test_the_latest_snapshot_stays(database: str) -> None:
    def snapshot(n: int, edition: str = "1") -> TableSnapshot:
        return TableSnapshot(n=n, edition=edition, state=f"{n} {edition}".encode())

    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            await store.create(a_table(2), [entry(1)])
            await store.append("t1", [entry(2)], snapshot(2))
            await store.append("t1", [entry(3)])
            assert await store.snapshot("t1") == snapshot(2)
            await store.append("t1", [entry(4)], snapshot(4))
            assert await store.snapshot("t1") == snapshot(4)
            await store.append("t1", [entry(5)], snapshot(3))
            assert await store.snapshot("t1") == snapshot(4)
            await store.append("t1", [], snapshot(4, "2"))
            assert await store.snapshot("t1") == snapshot(4, "2")
            assert numbers(await store.entries("t1")) == [1, 2, 3, 4, 5]
            assert await store.snapshot("t2") is None

    asyncio.run(main())


def test_a_cancelled_write_harms_no_other(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            await store.create(a_table(1), [entry(1)])
            await store.create(a_table(2), [entry(1)])
            given_up = asyncio.create_task(store.append("t1", [entry(2)]))
            await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.gather(*[store.append("t2", [entry(n)]) for n in range(2, 12)])
            assert numbers(await store.entries("t2")) == list(range(1, 12))
            assert numbers(await store.entries("t1")) in ([1], [1, 2])

    asyncio.run(main())


def test_closing_finishes_what_is_under_way(database: str) -> None:
    async def main() -> None:
        store = open_store(database)
        await store.open()
        await store.create(a_table(1), [entry(1)])
        writes = [asyncio.create_task(store.append("t1", [entry(n)])) for n in range(2, 8)]
        await asyncio.sleep(0)
        await store.close()
        results = await asyncio.gather(*writes, return_exceptions=True)
        await store.close()
        with pytest.raises(StoreError, match="not open"):
            await store.append("t1", [entry(100)])
        with pytest.raises(StoreError, match="not open"):
            await store.entries("t1")
        async with opened(open_store(database)) as again:
            kept = numbers(await again.entries("t1"))
        assert kept == [1, *[n for n, result in enumerate(results, 2) if result is None]]
        assert kept == list(range(1, 8))

    asyncio.run(main())


# --- The secret -------------------------------------------------------------------------------


def test_all_tasks_get_the_same_secret(database: str) -> None:
    async def main() -> None:
        async with opened(open_store(database)) as store:
            found = await asyncio.gather(*[store.secret() for _ in range(20)])
            assert len(set(found)) == 1

    asyncio.run(main())


def test_processes_that_start_at_once_share_schema_and_secret(postgres_url: str) -> None:
    async def main() -> None:
        stores = [PostgresStore(postgres_url) for _ in range(6)]
        await asyncio.gather(*[store.open() for store in stores])
        found = await asyncio.gather(*[store.secret() for store in stores])
        assert len(set(found)) == 1
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(main())


def test_another_database_has_another_secret(tmp_path: Path) -> None:
    async def secret(name: str) -> bytes:
        async with opened(SQLiteStore(tmp_path / name)) as store:
            return await store.secret()

    assert asyncio.run(secret("a.db")) != asyncio.run(secret("b.db"))
