"""Slow clients: they are waited for a while, and nobody else is kept waiting by them."""

from __future__ import annotations

import contextlib
import json
import resource
import socket
import statistics
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from rempart.table import limits, static
from tests.table.server import SOON, Player, Served, health, new_table, run

QUICK: dict[str, Any] = {"HEADER_TIME": 1.0, "BODY_TIME": 1.5, "HELLO_TIME": 1.0}
HOST = b"Host: localhost\r\n"
HALF = b"GET / HTTP/1.1\r\nHost: local"
POST = b"POST /api/import HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
BODY = POST + b'Content-Length: 100000\r\n\r\n{"record": {'
DIALLED: list[socket.socket] = []
ELSEWHERE = "127.0.0.2"
"""An address that is no web server in front of this one."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("slow") / "rempart.db"), **QUICK) as served:
        yield served
        log = served.log()
    assert log == ""


def dial(served: Served, first: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    """A connection, and what it says at first."""
    found = socket.create_connection(("127.0.0.1", served.port), SOON, (address, 0))
    DIALLED.append(found)
    found.sendall(first)
    return found


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    yield
    while DIALLED:
        DIALLED.pop().close()


def rest(connection: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while piece := connection.recv(65536):
            said += piece
    return said


def timed(connection: socket.socket) -> tuple[bytes, float]:
    """The same, and how long that took."""
    start = time.monotonic()
    with connection:
        return rest(connection), time.monotonic() - start


def handshake(table: str) -> bytes:
    """What opens a socket."""
    return (
        f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


# How long is waited


def test_headers_have_to_come_soon(served: Served):
    said, seconds = timed(dial(served, HALF))
    assert said.startswith(b"HTTP/1.1 408 ")
    assert json.loads(said.partition(b"\r\n\r\n")[2]) == {
        "error": "the request did not come in time"
    }
    assert 0.9 < seconds < 4


def test_also_letter_by_letter(served: Served):
    with dial(served) as connection:
        start = time.monotonic()
        with contextlib.suppress(ConnectionError):
            for letter in b"GET / HTTP/1.1\r\nX-Header: " + b"x" * 1000:
                connection.sendall(bytes([letter]))
                time.sleep(0.1)
    assert time.monotonic() - start < 4


def test_who_says_nothing_is_hung_up_on(served: Served):
    said, seconds = timed(dial(served))
    assert said == b""
    assert 0.9 < seconds < 4


def test_a_body_has_to_follow(served: Served):
    said, seconds = timed(dial(served, BODY))
    assert said.startswith(b"HTTP/1.1 408 ")
    assert 1.4 < seconds < 5


def test_a_second_request_is_not_waited_for_longer(served: Served):
    whole = b"GET /api/health HTTP/1.1\r\n" + HOST + b"\r\n"
    said, seconds = timed(dial(served, whole + HALF))
    assert said.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in said
    assert seconds < 4
    said, seconds = timed(dial(served, whole))
    assert said.startswith(b"HTTP/1.1 200 ")
    assert limits.KEEP_ALIVE - 1 < seconds < limits.KEEP_ALIVE + 4


def hung_up_on(connection: socket.socket) -> bool:
    """Whether that happens to somebody who reads nothing."""
    for _ in range(100):
        time.sleep(0.2)
        try:
            connection.sendall(b"G")
        except ConnectionError:
            return True
    return False


def test_an_answer_has_to_be_taken(tmp_path: Path):
    files = static.read_assets()
    biggest = max(files, key=lambda path: len(files[path].body))
    ask = f"GET {biggest} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with Served(str(tmp_path / "rempart.db"), TAKE_TIME=1.0) as served:
        connection = dial(served)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.sendall(ask * 500)
        assert hung_up_on(connection)


def test_a_socket_has_to_say_hello(served: Served):
    async def work() -> None:
        made = await new_table(served, "me")
        silent = await Player.connect(served, made.table)
        babbler = await Player.connect(served, made.table)
        await babbler.shout('{"type": "look", "id": 1, "seat": 0, "at": 0}')
        polite = await Player.sit(served, made.table, made.mine[0])
        assert await silent.closed(4) == await babbler.closed(4) == 1008
        assert silent.socket.close_reason == "no hello came"
        assert (await polite.choose()).id == 1

    run(work())


# How many


def test_of_one_address_the_oldest_goes(tmp_path: Path):
    database = str(tmp_path / "rempart.db")
    with Served(database, CONNECTIONS_OF_ONE=20, CONNECTIONS=40) as served:
        first = dial(served, HALF, ELSEWHERE)
        others = [dial(served, HALF, ELSEWHERE) for _ in range(20)]
        assert rest(first) == b""
        in_front = [dial(served, HALF) for _ in range(19)]  # A web server: it speaks for many.
        others[0].settimeout(0.2)
        with pytest.raises(TimeoutError):
            others[0].recv(1)
        others[0].settimeout(SOON)
        in_front += [dial(served, HALF) for _ in range(2)]
        assert rest(others[0]) == b""
        assert httpx.get(f"{served.url}/api/health", trust_env=False).status_code == 200
        assert served.log() == ""


def test_bodies_that_are_not_here_in_whole_are_bounded(tmp_path: Path):
    big = POST + b"Content-Length: 2000000\r\n\r\n" + b" " * 1_000_000
    with Served(str(tmp_path / "rempart.db"), BODIES=5_000_000) as served:
        first, *_ = [dial(served, big) for _ in range(7)]
        assert rest(first) == b""


def test_1500_slow_connections_harm_nobody(tmp_path: Path):
    """Half of a request line, half of a body, sockets without a word: 500 of each."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most[1] < 4000:
        pytest.skip("this system does not let one process have so many connections")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most[1], most[1]))

    def memory() -> float:
        assert served.process is not None
        command = ["ps", "-o", "rss=", "-p", str(served.process.pid)]
        return int(subprocess.run(command, capture_output=True, check=True).stdout) / 1024

    with Served(str(tmp_path / "rempart.db"), limited=True) as served:
        table = run(new_table(served, "me")).table
        client = httpx.Client(base_url=served.url, timeout=SOON, trust_env=False)
        before, took = memory(), []
        for number in range(1500):
            first = (HALF, BODY, handshake(table))[number % 3]
            with contextlib.suppress(ConnectionError):
                dial(served, first, ELSEWHERE)
            if number % 10 == 0:
                start = time.perf_counter()
                assert client.get("/api/health").status_code == 200
                took.append(time.perf_counter() - start)
        assert memory() - before < 60
        assert statistics.quantiles(took, n=100)[-2] < 0.5, "on a busy machine too"
        assert statistics.median(took) < 0.05
        time.sleep(limits.HELLO_TIME + 1)
        assert run(health(served))["guests"] == 0
        client.close()
        assert served.log() == ""
    resource.setrlimit(resource.RLIMIT_NOFILE, most)
