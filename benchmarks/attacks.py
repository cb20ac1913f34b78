"""`make bench-table ARGS=--attacks`: what people at four tables notice while one address attacks.

The server runs with its limits. The tables (two people each, one for each game) are played at from
127.0.0.1; each attack comes from another address (127.0.1.1, …), from a process of its own that
gives way to all others, as if it were on another machine. It reports how long choices at the four
tables took until both players had seen them; how much of a core the tables' own process took, which
hardly depends on other load; and the memory of it and of its helpers, before the attack and at
most.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import rempart
from benchmarks.guests import GAMES, opened, play

PACE = 28.0
"""Messages a second on an attacker's socket: as many as are allowed."""
TARGET = 0.06
"""The most seconds for the p99 of others' choices during an attack."""

Attack = Callable[["Attacker"], Awaitable[Any]]


class Attacker:
    """An attacker with many connections."""

    def __init__(self, port: int, address: str):
        self.port = port
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60
        )

    async def post(self, path: str, body: Any) -> Any:
        """Post a request until it succeeds."""
        while True:
            with suppress(httpx.HTTPError):
                answer = await self.http.post(path, json=body)
                if answer.status_code < 300:
                    return answer.json()
            await asyncio.sleep(0.2)

    async def table(self, game: str, *seats: dict[str, str]) -> Any:
        """Make a table."""
        mine = list(seats) or [{"who": "me"}, {"who": "me"}]
        return await self.post("/api/tables", {"game": game, "seats": mine, "seed": 5})

    async def long_table(self, game: str) -> Any:
        """A table at which a whole match was played."""
        return await self.post("/api/import", {"record": record(game)})

    def connect(self, table: str, **options: Any) -> connect:
        """A socket."""
        address = f"ws://127.0.0.1:{self.port}/ws/{table}"
        return connect(
            address,
            max_size=None,
            proxy=None,
            local_addr=(self.address, 0),
            max_queue=None,
            **options,
        )

    async def flood(self, table: Any, messages: Callable[[int], dict[str, Any]]) -> None:
        """Send messages as quickly as is allowed, and reconnect when disconnected."""
        tokens = list(table["mine"].values())
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with self.connect(table["table"]) as socket:
                    await socket.send(msgspec.json.encode({"type": "hello", "tokens": tokens}))
                    await asyncio.gather(drain(socket), pour(socket, messages))
            await asyncio.sleep(0.2)


async def drain(socket: ClientConnection) -> None:
    """Read and ignore everything."""
    async for _ in socket:
        pass


async def pour(socket: ClientConnection, messages: Callable[[int], dict[str, Any]]) -> None:
    """Send without end."""
    for n in range(1, 10**9):
        await socket.send(msgspec.json.encode({"id": n, **messages(n)}), text=True)
        await asyncio.sleep(1 / PACE)


def played(game: str) -> rempart.Match:
    """A long match."""
    rng = random.Random(4)
    match = rempart.new(game, players=2, seed=5)
    while match.decision is not None and len(match.choices) < 400:
        match.choose(rng.choice(match.decision.options))
    return match


def record(game: str) -> Any:
    return msgspec.json.decode(played(game).record().json())


# --- The attacks ----------------------------------------------------------------------------------


def asking(count: int, game: str, watch: bool = False, **message: Any) -> Attack:
    """Sockets at one long table, each asking the same question endlessly."""

    async def attack(by: Attacker) -> None:
        table = await by.long_table(game)
        moves = len(played(game).choices)
        if watch:
            table["mine"] = {}

        def one(n: int) -> dict[str, Any]:
            return {**message, "at": n * 37 % moves} if message.get("at") == "any" else message

        await asyncio.gather(*(by.flood(table, one) for _ in range(count)))

    return attack


def what_ifs(count: int, game: str) -> Attack:
    """Sockets that each ask a what-if as long as a match."""
    line = msgspec.to_builtins(played(game).choices)[:500]
    return asking(count, game, type="what_if", seat=0, at=0, choices=line)


def at_new_table(count: int, game: str, *messages: dict[str, Any]) -> Attack:
    """Sockets at one new table, each asking these questions in turn."""

    async def attack(by: Attacker) -> None:
        table = await by.table(game)
        options = msgspec.to_builtins(rempart.new(game, players=2, seed=5).decision)["options"]

        def one(n: int) -> dict[str, Any]:
            message = messages[n % len(messages)]
            choice = options[n % len(options)]
            filled = {"choice": choice, "lines": [[option] for option in options[:16]]}
            return message | {key: filled[key] for key in filled if key in message}

        await asyncio.gather(*(by.flood(table, one) for _ in range(count)))

    return attack


def hellos(count: int, game: str) -> Attack:
    """Sockets that say hello again and again and are sent the whole log each time."""

    async def attack(by: Attacker) -> None:
        table = await by.long_table(game)
        tokens = list(table["mine"].values())
        hello = {"type": "hello", "tokens": tokens}
        await asyncio.gather(*(by.flood(table, lambda _: hello) for _ in range(count)))

    return attack


def choices(count: int, game: str) -> Attack:
    """Tables at which the first choice is made and undone endlessly."""

    async def attack(by: Attacker) -> None:
        option = msgspec.to_builtins(rempart.new(game, players=1, seed=5).decision)["options"][0]

        def one(n: int) -> dict[str, Any]:
            entry = n + 1
            if n % 2:
                return {"type": "choose", "n": entry - 1, "seat": 0, "choice": option}
            return {"type": "undo", "n": entry - 1, "seat": 0, "to": 0}

        tables = [await by.table(game, {"who": "me"}) for _ in range(count)]
        await asyncio.gather(*(by.flood(table, one) for table in tables))

    return attack


def posts(count: int, path: str, body: Callable[[], Any]) -> Attack:
    """Concurrent requests, endlessly."""

    async def attack(by: Attacker) -> None:
        wish = msgspec.json.encode(body())
        head = {"content-type": "application/json"}

        async def one() -> None:
            while True:
                with suppress(httpx.HTTPError):
                    answer = await by.http.post(path, content=wish, headers=head)
                    if answer.status_code == 429:
                        await asyncio.sleep(0.1)

        await asyncio.gather(*(one() for _ in range(count)))

    return attack


def bots(count: int, game: str, bot: str) -> Attack:
    """Tables at which these bots play, with a spectator."""

    async def attack(by: Attacker) -> None:
        seats = [{"who": "bot", "bot": bot}] * 2
        body = {"game": game, "seats": seats}
        made: list[Any] = []
        for _ in range(count):
            answer = await by.http.post("/api/tables", json=body)
            if answer.status_code == 400:  # It is refused: nothing is left to attack with.
                await asyncio.sleep(1000)
            if answer.status_code < 300:
                made.append(answer.json() | {"mine": {}})
        quiet = {"type": "hello", "tokens": []}

        async def watch(table: Any) -> None:
            async with by.connect(table["table"]) as socket:
                await socket.send(msgspec.json.encode(quiet), text=True)
                await drain(socket)

        await asyncio.gather(*(watch(table) for table in made), return_exceptions=True)
        await asyncio.sleep(1000)

    return attack


def slow_readers(count: int, game: str) -> Attack:
    """Sockets that ask questions and do not read the answers."""

    async def attack(by: Attacker) -> None:
        table = await by.long_table(game)
        moves = len(played(game).choices)
        tokens = list(table["mine"].values())

        async def one() -> None:
            while True:
                with suppress(OSError, WebSocketException, TimeoutError):
                    async with by.connect(table["table"], compression=None) as socket:
                        await socket.send(msgspec.json.encode({"type": "hello", "tokens": tokens}))
                        socket.transport.pause_reading()
                        await pour(socket, lambda n: {"type": "look", "seat": 0, "at": n % moves})
                await asyncio.sleep(0.2)

        await asyncio.gather(*(one() for _ in range(count)))

    return attack


def slow_connections(count: int, game: str) -> Attack:
    """Connections whose request never ends."""

    async def attack(by: Attacker) -> None:
        async def one() -> None:
            while True:
                with suppress(OSError):
                    reader, writer = await asyncio.open_connection(
                        "127.0.0.1", by.port, local_addr=(by.address, 0)
                    )
                    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                    for n in range(1000):
                        writer.write(f"X-{n}: y\r\n".encode())
                        with suppress(TimeoutError):
                            if not await asyncio.wait_for(reader.read(1000), 5):
                                break
                await asyncio.sleep(0.5)

        await asyncio.gather(*(one() for _ in range(count)))

    return attack


def table_wish() -> Any:
    return {"game": "kingdom_rush", "seats": [{"who": "me"}] * 2}


ATTACKS: dict[str, Callable[[], Attack]] = {
    "what_if x 4 sockets": lambda: what_ifs(4, "dark_tower"),
    "look x 15 spectators": lambda: asking(15, "dark_tower", True, type="look", seat=-1, at="any"),
    "look x 60 sockets": lambda: asking(60, "dark_tower", type="look", seat=0, at="any"),
    "preview, badges, why_not x 20": lambda: at_new_table(
        20,
        "fantasy_defense",
        {"type": "preview", "seat": 0, "choice": 0},
        {"type": "badges", "seat": 0, "lines": 0},
        {"type": "why_not", "seat": 0, "choice": 0},
    ),
    "forecast x 20 sockets": lambda: at_new_table(
        20, "kingdom_rush", {"type": "forecast", "seat": 0}
    ),
    "hello x 20 sockets": lambda: hellos(20, "dark_tower"),
    "choose and undo x 20 tables": lambda: choices(20, "kingdom_rush"),
    "POST /api/import x 20": lambda: posts(
        20, "/api/import", lambda: {"record": record("dark_tower")}
    ),
    "POST /api/tables x 20": lambda: posts(20, "/api/tables", table_wish),
    "bots search:99999999 x 60 tables": lambda: bots(60, "fantasy_defense", "search:99999999"),
    "bots planner x 30 tables": lambda: bots(30, "kingdom_rush", "planner"),
    "60 slow readers": lambda: slow_readers(60, "dark_tower"),
    "1,500 slow connections": lambda: slow_connections(1500, ""),
}


def attack(name: str, port: int) -> None:
    """Run an attack, in a separate process."""
    os.nice(10)
    address = f"127.0.1.{1 + list(ATTACKS).index(name)}"

    async def work() -> None:
        await ATTACKS[name]()(Attacker(port, address))

    asyncio.run(work())


@contextmanager
def attacked(name: str, port: int) -> Iterator[None]:
    """Run an attack for the duration of the context."""
    if not name:
        yield
        return
    process = multiprocessing.get_context("spawn").Process(target=attack, args=(name, port))
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


# --- Measuring ------------------------------------------------------------------------------------


def memory(pid: int) -> int:
    """Bytes of memory of a process and of its children."""
    command = ["ps", "-o", "rss=", "-p", str(pid), "--ppid", str(pid)]
    said = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    return 1024 * sum(map(int, said.split()))


def work(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(pid: int, port: int, seconds: float, only: str = "") -> None:
    """All attacks, or those with something in their names, one after the other."""
    print(f"{'':<36}choices   p50 ms   p99 ms    worst    CPU   memory before, at most")
    rng = random.Random(1)
    for name in ("", *(name for name in ATTACKS if only in name)):
        before = most = memory(pid)
        async with opened([port], len(GAMES), rng, GAMES) as tables:
            with attacked(name, port):
                await play(tables, 3.0 if name else 0.5, 0.2)  # The attack takes a while to start.
                found: list[float] = []
                spent, start = work(pid), time.monotonic()
                end = start + seconds
                while time.monotonic() < end:
                    times = await play(tables, 1.0, 0.2)
                    found += [t for some in times.values() for t in some]
                    most = max(most, memory(pid))
                busy = (work(pid) - spent) / (time.monotonic() - start)
        found.sort()
        figures = [found[len(found) // 2], found[int(0.99 * len(found))], found[-1]]
        told = "".join(f"{1000 * figure:>9.1f}" for figure in figures)
        sizes = f"{before / 2**20:>9,.0f} MB{most / 2**20:>7,.0f} MB"
        late = "  TOO SLOW" if figures[1] > TARGET else ""
        told += f"{busy:>7.0%}"
        print(f"{name or 'nothing':<36}{len(found):>7}{told}{sizes}{late}", flush=True)
        await asyncio.sleep(2.0)
