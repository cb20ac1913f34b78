"""Web Push: a really encrypted message at a push service of our own, and only when it is wanted."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from rempart.cli import main
from rempart.table import messages as m
from rempart.table import push
from rempart.table.postgres import PostgresStore
from rempart.table.push import CannotPush, Pusher, encoded, new_key
from rempart.table.service import TableService
from rempart.table.sqlite import SQLiteStore
from rempart.table.store import Store
from tests.table.people import Client, plans, until

CONTACT = "mailto:host@example.org"
AUTH = bytes(range(16))


class PushService(ThreadingHTTPServer):
    """Where a browser is reached; it can read what it gets, as the browser would."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taker)
        self.browser = ec.generate_private_key(ec.SECP256R1())
        self.status = 201
        self.got: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def subscription(self, number: int = 1) -> dict[str, str]:
        """What the browser's PushManager would say."""
        public = self.browser.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": f"{self.url}/browser/{number}",
            "p256dh": encoded(public),
            "auth": encoded(AUTH),
        }


class Taker(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        server = self.server
        assert isinstance(server, PushService)
        plain = http_ece.decrypt(body, private_key=server.browser, auth_secret=AUTH)
        assert b"turn" not in body
        server.headers.append({name.lower(): value for name, value in self.headers.items()})
        server.got.append(json.loads(plain))
        self.send_response(server.status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Not into the tests' output."""


@pytest.fixture
def push_service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with PushService() as found:
        thread = threading.Thread(target=found.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        yield found
        found.shutdown()
        thread.join()


@asynccontextmanager
async def calling_service(store: Store, push_service: PushService) -> AsyncIterator[TableService]:
    """A service that tells people at once."""
    service = TableService(store, push=Pusher(new_key(), CONTACT, push_service.url, wait=0.05))
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def pair(service: TableService) -> tuple[Client, Client]:
    """Two people who take turns, the one whose turn it is first."""
    made = await service.maker.create(
        m.NewTable(game="kravora", seats=plans("me", "friend"), seed=9)
    )
    one = await Client.sit(service, made.table, [made.mine[0]])
    other = await Client.sit(service, made.table, [made.friends[1]], lang="fr")
    seat = one.update.table.waiting[0]
    return (one, other) if one.position.seat == seat else (other, one)


async def pass_turn(client: Client, to: Client) -> None:
    """Choose until it is somebody else's turn."""
    seat = to.position.seat
    while seat not in client.session.room.live.waiting():
        assert isinstance(await client.choose(-1), m.Done)


def test_who_is_away_is_told_once_and_who_is_here_is_not(tmp_path: Path, push_service: PushService):
    async def go() -> None:
        async with calling_service(SQLiteStore(tmp_path / "rempart.db"), push_service) as service:
            one, other = await pair(service)
            for client in (one, other):
                answer = await client.ask(m.Subscribe, **push_service.subscription())
                assert isinstance(answer, m.Done)
            await pass_turn(one, other)
            await asyncio.sleep(0.3)
            assert push_service.got == [], "they are here"

            await pass_turn(other, one)
            other.session.leave()
            await pass_turn(one, other)
            await until(lambda: push_service.got)
            await asyncio.sleep(0.2)
            table = one.session.room.live.row.id
            words = {"en": "It is your turn.", "fr": "C'est à vous de jouer."}
            assert push_service.got == [
                {
                    "title": "Kravora",
                    "body": words[other.session.language],
                    "url": f"/t/{table}",
                    "tag": table,
                }
            ]
            headers = push_service.headers[0]
            assert headers["content-encoding"] == "aes128gcm"
            assert headers["authorization"].startswith("vapid t=")
            assert headers["ttl"] == str(push.KEEP)

    asyncio.run(go())


def test_who_comes_back_in_time_is_not_told(tmp_path: Path, push_service: PushService):
    async def go() -> None:
        async with calling_service(SQLiteStore(tmp_path / "rempart.db"), push_service) as service:
            assert service.notifications.push is not None
            service.notifications.push.wait = 0.4
            one, other = await pair(service)
            await other.ask(m.Subscribe, **push_service.subscription())
            live, seat = other.session.room.live, other.position.seat
            token = service.secret.token(live.row.id, seat, live.seats[seat].key)
            other.session.leave()
            await pass_turn(one, other)
            await Client.sit(service, live.row.id, [token])
            await asyncio.sleep(0.8)
            assert push_service.got == []

    asyncio.run(go())


def test_browsers_that_are_gone_or_asked_or_lost_the_seat_are_forgotten(
    tmp_path: Path, push_service: PushService
):
    async def go() -> None:
        async with calling_service(SQLiteStore(tmp_path / "rempart.db"), push_service) as service:
            one, other = await pair(service)
            table, seat = one.session.room.live.row.id, other.position.seat
            for number in (1, 2):
                await other.ask(m.Subscribe, **push_service.subscription(number))
            endpoint = push_service.subscription(2)["endpoint"]
            assert isinstance(await other.ask(m.Unsubscribe, endpoint=endpoint), m.Done)
            assert len(await service.store.subscriptions(table, seat)) == 1

            push_service.status = 410
            other.session.leave()
            await pass_turn(one, other)
            await until(lambda: push_service.got)
            async with asyncio.timeout(10):
                while await service.store.subscriptions(table, seat):
                    await asyncio.sleep(0.01)

            # Whoever gets the seat now does not make the browser of its last holder ring.
            push_service.status, push_service.got[:] = 201, []
            back = await Client.sit(
                service,
                table,
                [service.secret.token(table, seat, one.session.room.live.seats[seat].key)],
            )
            await back.ask(m.Subscribe, **push_service.subscription())
            await pass_turn(back, one)
            given = await back.ask(m.Hand, to="friend")
            heir = await Client.sit(service, table, [given.token])
            heir.session.leave()
            await pass_turn(one, heir)
            async with asyncio.timeout(10):
                while await service.store.subscriptions(table, seat):
                    await asyncio.sleep(0.01)
            assert push_service.got == []

    asyncio.run(go())


def test_only_a_holder_subscribes_and_only_at_a_push_service(
    tmp_path: Path, push_service: PushService
):
    async def go() -> None:
        async with calling_service(SQLiteStore(tmp_path / "rempart.db"), push_service) as service:
            one, other = await pair(service)
            mine = push_service.subscription()
            for wrong in (
                {"seat": other.position.seat},
                {"endpoint": "http://127.0.0.1:1/inside"},
                {"endpoint": "https://fcm.googleapis.com.evil.example/x"},
                {"endpoint": "https://fcm.googleapis.com:8443/x"},
                {"endpoint": "file:///etc/passwd"},
                {"endpoint": "https://[::1"},
                {"endpoint": f"{push_service.url}/\0"},
                {"p256dh": "AAAA"},
                {"auth": "!"},
            ):
                answer = await one.ask(m.Subscribe, **{**mine, **wrong})
                assert isinstance(answer, m.Problem), wrong
            for right in (
                "https://fcm.googleapis.com/fcm/send/abc",
                "https://updates.push.services.mozilla.com/wpush/v2/abc",
                "https://web.push.apple.com/abc",
            ):
                answer = await one.ask(m.Subscribe, **{**mine, "endpoint": right})
                assert isinstance(answer, m.Done), right
            assert isinstance(await one.ask(m.Unsubscribe, endpoint="\0"), m.Done)

    asyncio.run(go())


def test_without_keys_nobody_subscribes(tmp_path: Path, push_service: PushService):
    async def go() -> None:
        service = TableService(SQLiteStore(tmp_path / "rempart.db"))
        await service.open()
        try:
            one, _ = await pair(service)
            assert isinstance(await one.ask(m.Subscribe, **push_service.subscription()), m.Problem)
        finally:
            await service.close()

    asyncio.run(go())


def test_who_is_connected_to_another_process_is_not_told(
    postgres_url: str, push_service: PushService
):
    async def go() -> None:
        async with (
            calling_service(PostgresStore(postgres_url), push_service) as here,
            calling_service(PostgresStore(postgres_url), push_service) as there,
        ):
            assert here.notifications.push is not None
            here.notifications.push.wait = 1.0
            one, other = await pair(here)
            table, seat = one.session.room.live.row.id, other.position.seat
            await other.ask(m.Subscribe, **push_service.subscription())
            token = here.secret.token(table, seat, one.session.room.live.seats[seat].key)
            other.session.leave()
            moved = await Client.sit(there, table, [token])
            await pass_turn(one, other)
            await until(lambda: seat in moved.update.table.waiting)
            await asyncio.sleep(1.5)
            assert push_service.got == []

            moved.session.leave()
            back = await Client.sit(here, table, [token])
            await pass_turn(back, one)
            back.session.leave()
            await pass_turn(one, back)
            await until(lambda: push_service.got)

    asyncio.run(go())


def test_keys_that_are_none_and_a_missing_contact_are_told():
    with pytest.raises(CannotPush, match="rempart push-keys"):
        Pusher("nonsense", CONTACT)
    with pytest.raises(CannotPush, match="REMPART_PUSH_CONTACT"):
        Pusher(new_key(), "")


def test_the_command_makes_what_the_host_sets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    assert main(["push-keys"]) == 0
    for line in capsys.readouterr().out.splitlines():
        name, _, value = line.partition("=")
        monkeypatch.setenv(name, value)
    found = push.from_environment()
    assert found is not None
    found.close()


def test_what_the_host_sets(monkeypatch: pytest.MonkeyPatch):
    assert push.from_environment() is None
    monkeypatch.setenv(push.KEY, new_key())
    monkeypatch.setenv(push.CONTACT, CONTACT)
    found = push.from_environment()
    assert found is not None
    assert len(push.decoded(found.public)) == 65
    found.close()
