"""The list of tables that look for players: who is in it, what it tells, who gets the seat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from rempart.table import limits
from rempart.table import messages as m
from rempart.table.claiming import claim_seat, join_listed
from rempart.table.guards import Names
from rempart.table.rooms import NoSuchTable, SeatTaken
from rempart.table.service import TableService
from tests.table.people import Client, Play, open_service, plans
from tests.table.server import Served

FD = "fantasy_defense"


@pytest.fixture(autouse=True)
def always_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LISTING_FRESH", -1.0)
    monkeypatch.setattr(limits, "LISTINGS", (1e6, 10**6))


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Play], None]:
    """Run a coroutine in a service with a list of open tables."""

    def run(work: Play) -> None:
        async def inside() -> None:
            async with open_service(tmp_path, lobby=True) as service:
                await work(service)

        asyncio.run(inside())

    return run


async def table(
    service: TableService, *who: str, game: str = "kravora", **wish: Any
) -> tuple[m.Created, Client]:
    """Somebody at a table of their own."""
    seats = plans(*(who or ("me", "friend")))
    seats[0].name = "Ada"
    made = await service.maker.create(m.NewTable(game=game, seats=seats, **wish))
    return made, await Client.sit(service, made.table, [made.mine[0]])


async def look(client: Client, on: bool = True) -> str:
    """Look for players; the id of the listing."""
    done = await client.ask(m.LookForPlayers, on=on)
    assert isinstance(done, m.Done), done
    return client.update.listing


async def shown(service: TableService, lang: str = "en") -> list[m.OpenTable]:
    return (await service.lobby.info(lang)).tables


def test_a_table_that_looks_for_players_is_listed(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        _, ada = await table(service, "me", "friend", "easy", clock=60)
        assert await shown(service) == []
        before = time.time()
        id = await look(ada)
        (found,) = await shown(service)
        assert (found.id, found.game, found.people) == (id, "kravora", ["Ada"])
        assert (found.free, found.bots, found.clock) == (1, 1, 60)
        assert (found.language, found.begun, found.changed) == ("en", False, False)
        assert before <= found.since <= time.time()
        assert await look(ada) == id, "it is listed already"
        assert ada.lines()[-1].text == "Ada looks for players: the table is among the open tables."
        assert await look(ada, on=False) == ""
        assert await shown(service) == []
        assert await look(ada) != id, "an old id opens nothing"

    play(work)


def test_nothing_secret_is_listed(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        made, ada = await table(service)
        id = await look(ada)
        told = msgspec.json.encode(await service.lobby.info("en")).decode()
        room = ada.session.room
        secrets = [made.table, made.code, room.live.row.secret, *room.live.links]
        secrets += [seat.key for seat in room.live.seats] + [made.mine[0], made.friends[1]]
        assert all(secrets)
        assert [secret for secret in secrets if secret in told] == []
        stranger = await Client.sit(service, made.table)
        assert stranger.update.listing == ""
        assert id not in str(stranger.inbox), "the log does not tell it either"

    play(work)


def test_the_first_who_joins_has_the_seat(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        made, ada = await table(service)
        id = await look(ada)
        wish = m.JoinTable(name="Bo\u202e")
        tries = [join_listed(service, id, wish) for _ in range(5)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        (claimed,) = [one for one in results if isinstance(one, m.Claimed)]
        assert all(
            isinstance(one, SeatTaken | NoSuchTable) for one in results if one is not claimed
        )
        assert claimed.table == made.table
        bo = await Client.sit(service, claimed.table, [claimed.token])
        assert bo.position.seat == claimed.seat == 1
        assert ada.update.table.seats[1].name == "Bo"
        assert await shown(service) == [], "it is full"
        assert ada.update.listing == ""
        with pytest.raises(NoSuchTable, match="no longer looks"):
            await join_listed(service, id, wish)

    play(work)


def test_it_is_listed_until_all_seats_are_taken(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        made, ada = await table(service, "me", "friend", "friend")
        id = await look(ada)
        await join_listed(service, id, m.JoinTable())
        assert [one.free for one in await shown(service)] == [1]
        await claim_seat(service, made.code, m.ClaimSeat(seat=2, name="Cy"))
        assert await shown(service) == []

    play(work)


def test_a_match_that_has_begun_or_ended(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        _, ada = await table(service, game=FD)
        await look(ada)
        if ada.position.awaited:
            await ada.choose()
            assert [one.begun for one in await shown(service)] == [True]
        await ada.ask(m.Concede)
        assert ada.update.table.over
        assert await shown(service) == []
        refused = await ada.ask(m.LookForPlayers, on=True)
        assert "No seat is free" in refused.message

    play(work)


def test_who_waits_is_there(play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch):
    async def work(service: TableService) -> None:
        made, ada = await table(service)
        id = await look(ada)
        ada.session.leave()
        monkeypatch.setattr(limits, "LISTING_AWAY", 0.0)
        await service.lobby.renew(ada.session.room)
        await asyncio.sleep(0.01)
        assert await shown(service) == []
        monkeypatch.setattr(limits, "LISTING_AWAY", 180.0)
        back = await Client.sit(service, made.table, [made.mine[0]])
        await service.lobby.renew(back.session.room)
        assert [one.id for one in await shown(service)] == [id]

    play(work)


def test_it_is_renewed_while_somebody_is_connected(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "LISTING_PULSE", 0.01)

    async def work(service: TableService) -> None:
        _, ada = await table(service)
        await look(ada)
        (first,) = await service.store.listings(0.0, 5)
        async with asyncio.timeout(10):
            while (await service.store.listings(0.0, 5))[0].seen <= first.seen:
                await asyncio.sleep(0.01)

    play(work)


def test_what_is_refused(play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch):
    async def work(service: TableService) -> None:
        made, ada = await table(service, "me", "easy")
        assert "No seat is free" in (await ada.ask(m.LookForPlayers, on=True)).message
        made, ada = await table(service)
        stranger = await Client.sit(service, made.table)
        refused = await stranger.ask(m.LookForPlayers, seat=0, on=True)
        assert refused.message == "That seat is not yours."
        monkeypatch.setattr(limits, "LISTED", 0)
        assert "Very many tables" in (await ada.ask(m.LookForPlayers, on=True)).message
        monkeypatch.setattr(limits, "LISTED", 9)
        service.lobby.listings = limits.Buckets(0.001, 1)
        await look(ada)
        await look(ada, on=False)
        refused = await ada.ask(m.LookForPlayers, on=True)
        assert (refused.code, "try again in a minute" in refused.message) == ("too_fast", True)
        service.lobby.open = False
        assert "no list of open tables" in (await ada.ask(m.LookForPlayers, on=True)).message

    play(work)


def test_it_is_still_listed_after_a_restart(tmp_path: Path):
    async def work() -> None:
        async with open_service(tmp_path, lobby=True) as service:
            _, ada = await table(service)
            id = await look(ada)
        async with open_service(tmp_path, lobby=True) as service:
            assert [one.id for one in await shown(service)] == [id]
        async with open_service(tmp_path) as service:
            assert (await service.lobby.info("en")).open is False
            assert await shown(service) == []
            with pytest.raises(NoSuchTable):
                await join_listed(service, id, m.JoinTable())

    asyncio.run(work())


def test_two_processes_have_one_list(postgres_url: str):
    async def work() -> None:
        async with (
            open_service(postgres_url, lobby=True) as one,
            open_service(postgres_url, lobby=True) as two,
        ):
            _, ada = await table(one)
            id = await look(ada)
            assert [found.id for found in await shown(two)] == [id]
            claimed = await join_listed(two, id, m.JoinTable(name="Bo"))
            async with asyncio.timeout(20):
                while ada.update.listing:
                    await asyncio.sleep(0.01)
            assert ada.update.table.seats[claimed.seat].name == "Bo"
            assert await shown(one) == await shown(two) == []

    asyncio.run(work())


@pytest.mark.parametrize(
    ("names", "public"),
    [
        ((), False),
        (("games.lan",), False),
        (("rempart.home.arpa", "nas.local", "tower"), False),
        (("10.0.0.7",), False),
        (("nas.local", "play.example.org"), True),
    ],
)
def test_a_host_is_public_if_it_is_known_on_the_internet(names: tuple[str, ...], public: bool):
    assert Names(names).public is public


@pytest.mark.parametrize(
    ("given", "open"),
    [({}, False), ({"lobby": True}, True), ({"names": ["play.example.org"]}, True)],
)
def test_over_http(tmp_path: Path, given: dict[str, Any], open: bool):
    with Served(str(tmp_path / "rempart.db"), **given) as served:

        def get(path: str) -> Any:
            return httpx.get(f"{served.url}/api/{path}", trust_env=False, timeout=60).json()

        assert get("shelf")["lobby"] is open
        info = get("lobby?lang=fr")
        assert (info["open"], info["tables"]) == (open, [])
        answer = httpx.post(f"{served.url}/api/lobby/x", json={}, trust_env=False, timeout=60)
        assert answer.status_code == 404
        assert answer.json()["error"] == "this table no longer looks for players"
        named = {"name": "x" * 41}
        answer = httpx.post(f"{served.url}/api/lobby/x", json=named, trust_env=False, timeout=60)
        assert answer.status_code == 400
