"""What the server writes about itself: nobody outside can forge it, fill it, or hide in it."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rempart.table import logs
from rempart.table import messages as m
from rempart.table.errors import StoreError
from tests.table.server import Player, Served, browser, new_table, run

SOLO = {"game": "fantasy_defense", "seats": [{"who": "me"}], "seed": 9}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("logs") / "rempart.db")) as served:
        yield served


# Forging


def written(message: str, *args: object, error: Exception | None = None) -> list[str]:
    """The lines that a message becomes, without the time."""
    info = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("rempart.table", logging.ERROR, "", 0, message, args, info)
    return logs.Plain("%(levelname)s %(message)s").format(record).split("\n")


def test_a_path_forges_no_line():
    path = "/\n2026-01-01 00:00:00,000 ERROR the host's password is wrong"
    assert written("GET %s", path) == [
        "ERROR GET /",
        "    | 2026-01-01 00:00:00,000 ERROR the host's password is wrong",
    ]


def test_what_is_unseen_is_spelt_out():
    said = "\x1b[2K\rok \u202egnorw\u202c \u200b\u2028\x85\ud800é"
    assert written("%s", said) == [r"ERROR \x1b[2K\rok \u202egnorw\u202c \u200b\u2028\x85\ud800é"]


def test_nor_does_the_message_of_an_error():
    try:
        raise ValueError("no\n2026-01-01 00:00:00,000 ERROR forged")
    except ValueError as error:
        lines = written("failed", error=error)
    assert lines[0] == "ERROR failed"
    assert all(line.startswith("    | ") for line in lines[1:])


# Clients that leave, or talk nonsense

HOST = b"Host: localhost\r\n"
JSON = b"Content-Type: application/json\r\n"
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
ABORTED = {
    "in the headers": b"GET / HTTP/1.1\r\nHos",
    "in a body": b"POST /api/tables HTTP/1.1\r\n" + HOST + JSON + b"Content-Length: 99\r\n\r\n{",
    "in a chunk": b"POST /api/import HTTP/1.1\r\n"
    + HOST
    + JSON
    + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    "in an upload": b"POST /api/import HTTP/1.1\r\n"
    + HOST
    + JSON
    + b"Content-Length: 900000\r\n\r\n"
    + b" " * 200_000,
    "before an answer": (b"GET / HTTP/1.1\r\n" + HOST + b"\r\n") * 50,
    "in a handshake": b"GET /ws/TABLE HTTP/1.1\r\n" + HOST + UPGRADE[:50],
    "after a handshake": b"GET /ws/TABLE HTTP/1.1\r\n" + HOST + UPGRADE + b"\r\n",
    "in a frame": b"GET /ws/TABLE HTTP/1.1\r\n" + HOST + UPGRADE + b"\r\n\x81\xfe",
    "no UTF-8": b"GET /ws/TABLE HTTP/1.1\r\n" + HOST + UPGRADE + b"\r\n\x81\x82\0\0\0\0\xff\xfe",
    "a bad key": b"GET /ws/TABLE HTTP/1.1\r\n" + HOST + UPGRADE.replace(b"AAAA", b"") + b"\r\n",
    "no HTTP": b"\x16\x03\x01\x02\x00\r\n\r\n",
    "another protocol": b"GET / HTTP/1.1\r\n"
    + HOST
    + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
}


@pytest.mark.parametrize("how", ["politely", "at once"])
@pytest.mark.parametrize("when", list(ABORTED))
def test_who_leaves_in_the_middle_leaves_no_trace(served: Served, when: str, how: str):
    table = run(new_table(served, "me")).table
    with socket.create_connection(("127.0.0.1", served.port)) as client:
        client.sendall(ABORTED[when].replace(b"TABLE", table.encode()))
        time.sleep(0.1)
        if how == "at once":
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    run(new_table(served, "me"))
    time.sleep(0.1)
    assert served.log() == ""


# A database that is away


def test_an_outage_is_told_once_a_minute_and_when_it_is_over(caplog: pytest.LogCaptureFixture):
    now = 0.0
    outage = logs.Outage(lambda: now)

    def told() -> list[str]:
        found = [record.getMessage() for record in caplog.records]
        caplog.clear()
        return found

    outage.worked("it")
    for _ in range(100):
        error = StoreError("it is away")
        outage.failed(error)
        assert error.told
        outage.worked("it")  # On a full disk reading goes on.
    assert told() == ["it is away"]
    now = 59
    outage.failed(StoreError("it is away"))
    assert told() == []
    now = 61
    outage.failed(StoreError("it is away"))
    assert told() == ["it is away (101 times)"]
    outage.failed(StoreError("it is away"))
    now = 70
    outage.worked("it")
    outage.worked("it")
    assert told() == ["it is back, after 1 more failures"]
    outage.failed(StoreError("it is away"))
    outage.worked("it", sure=True)
    assert told() == [], "it comes and goes, but it is told once a minute"


def test_what_was_told_is_not_told_again():
    error = StoreError("away")

    def record(*args: object, info: Exception | None = None) -> logging.LogRecord:
        exc_info = (type(info), info, None) if info else None
        return logging.LogRecord("rempart.table", logging.ERROR, "", 0, "%s", args, exc_info)

    assert logs.worth_telling(record(error))
    error.told = True
    assert not logs.worth_telling(record(error))
    assert not logs.worth_telling(record(info=error))
    assert logs.worth_telling(record("x", info=ValueError("x")))


def test_a_server_without_its_database_tells_it_once(tmp_path: Path):
    path = tmp_path / "rempart.db"

    def rename(old: str, new: str) -> None:
        with sqlite3.connect(path) as connection:
            connection.execute(f"ALTER TABLE {old} RENAME TO {new}")
        connection.close()

    async def use(served: Served, player: Player, table: str, status: int) -> None:
        async with browser(served) as client:
            for _ in range(10):
                answer = await client.post("/api/tables", json=SOLO)
                assert answer.status_code == status, answer.text
        for _ in range(10):
            await player.choose()

    async def work(served: Served) -> None:
        made = await new_table(served, "me", "random")
        player = await Player.sit(served, made.table, made.mine[0])
        await player.my_turn()
        rename("log", "gone")
        await use(served, player, made.table, 503)
        assert isinstance(player.inbox[-1], m.Problem)
        rename("gone", "log")
        await asyncio.sleep(logs.CALM + 0.1)
        async with browser(served) as client:
            assert (await client.post("/api/tables", json=SOLO)).status_code == 201

    with Served(str(path)) as served:
        run(work(served))
        lines = [line.split(" ", 2)[2] for line in served.log().splitlines()]
    assert lines[0].startswith(f"ERROR {path} cannot be written to: no such table: ")
    assert lines[1].startswith(f"WARNING {path} is back, after ")
    assert len(lines) == 2
