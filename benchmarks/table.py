"""`make bench-table`: how quickly a choice reaches everybody at a table, how many tables one
server process holds, and what a page takes on which nothing happens.

The server runs in a process of its own, the clients in this one; they speak over loopback, with
compression as browsers do, and are as cheap as clients can be. Every choice is in SQLite, on the
disk, before anybody hears of it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks import idle as idle_pages
from rempart.table import limits, server, static

TARGET = 0.1
"""Seconds: a choice that takes longer is felt."""
THINKING = 2.0
"""Seconds between two choices at a busy table, on average."""
MOST = 3200
"""Busy tables that are tried."""


# --- The server -------------------------------------------------------------------------------


def serve(database: str) -> None:
    """In the child: without limits, since all clients come from one address."""
    for name in ("MESSAGES", "REQUESTS", "SOCKETS"):
        setattr(limits, name, (1e9, 10**9))
    threading.Thread(target=lambda: os.read(0, 1) or os._exit(1), daemon=True).start()
    server.serve(port=0, database=database, show=False)


class Child:
    """The server's process."""

    def __init__(self, database: str):
        command = [sys.executable, "-m", "benchmarks.table", "--serve", "--database", database]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r":(\d+)/", said)
        if found is None:
            raise SystemExit("the server did not start")
        self.port = int(found[1])

    def memory(self) -> int:
        """Bytes of memory that it has."""
        command = ["ps", "-o", "rss=", "-p", str(self.process.pid)]
        return 1024 * int(subprocess.run(command, capture_output=True, check=True).stdout)

    def work(self) -> float:
        """Seconds of processor time that it has used; 0 where that is not known."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        with self.process:
            self.process.terminate()


# --- Clients: they read no more of a message than they need ---------------------------------------


class Offer(msgspec.Struct):
    option: msgspec.Raw


class Awaited(msgspec.Struct):
    offers: list[Offer]


class Position(msgspec.Struct):
    seat: int
    awaited: Awaited | None


class About(msgspec.Struct):
    over: bool


class Update(msgspec.Struct, tag="update"):
    n: int
    table: About
    positions: list[Position]


class Done(msgspec.Struct, tag="done"):
    id: int


class Problem(msgspec.Struct, tag="problem"):
    id: int
    message: str


read = msgspec.json.Decoder(Update | Done | Problem).decode


class Guest:
    """One connection."""

    def __init__(self, socket: ClientConnection):
        self.socket = socket
        self.update = Update(n=0, table=About(over=False), positions=[])

    @classmethod
    async def sit(cls, port: int, table: str, token: str) -> Guest:
        address = f"ws://127.0.0.1:{port}/ws/{table}"
        guest = cls(await connect(address, max_size=None, proxy=None, max_queue=None))
        await guest.socket.send(f'{{"type":"hello","tokens":["{token}"]}}')
        await guest.heard(1)
        return guest

    async def heard(self, n: int) -> None:
        """Wait until entry `n` is known."""
        while self.update.n < n:
            message = read(await self.socket.recv(decode=False))
            if isinstance(message, Update):
                self.update = message
            elif isinstance(message, Problem):
                raise SystemExit(f"refused: {message.message}")

    @property
    def offers(self) -> list[Offer]:
        awaited = self.update.positions[0].awaited
        return awaited.offers if awaited else []


class Table:
    """Two people at a table."""

    def __init__(self, port: int, http: httpx.AsyncClient, rng: Random):
        self.port = port
        self.http = http
        self.rng = rng
        self.guests: list[Guest] = []
        self.times: list[float] = []

    async def open(self) -> Table:
        """Make a table and sit down."""
        seats = [{"who": "me"}, {"who": "me"}]
        body = {"game": "fantasy_defense", "seats": seats, "seed": self.rng.getrandbits(50)}
        answer = await self.http.post("/api/tables", json=body)
        made = answer.raise_for_status().json()
        tokens = [made["mine"][seat] for seat in ("0", "1")]
        self.guests = [await Guest.sit(self.port, made["table"], token) for token in tokens]
        n = max(guest.update.n for guest in self.guests)
        for guest in self.guests:
            await guest.heard(n)
        return self

    async def close(self) -> None:
        for guest in self.guests:
            await guest.socket.close()

    async def choose(self) -> None:
        """Choose something at random; take the time until both know of it."""
        if self.guests[0].update.table.over:
            await self.close()
            await self.open()
        chooser = next(guest for guest in self.guests if guest.offers)
        n = chooser.update.n
        choice = bytes(self.rng.choice(chooser.offers).option).decode()
        seat = chooser.update.positions[0].seat
        start = time.perf_counter()
        await chooser.socket.send(
            f'{{"type":"choose","id":1,"n":{n},"seat":{seat},"choice":{choice}}}'
        )
        for guest in self.guests:
            await guest.heard(n + 1)
        self.times.append(time.perf_counter() - start)


# --- Measuring ----------------------------------------------------------------------------------


class Latency:
    """How long choices took, and how much of the server's time."""

    def __init__(self, times: list[float], seconds: float, work: float):
        times = sorted(times)
        self.rate = len(times) / seconds
        self.p50 = statistics.median(times)
        self.p99 = times[int(0.99 * len(times))]
        self.worst = times[-1]
        self.work = work / len(times)

    def __str__(self) -> str:
        p50, p99, worst = (f"{1000 * t:.1f}" for t in (self.p50, self.p99, self.worst))
        return f"{self.rate:9,.0f}{p50:>9}{p99:>9}{worst:>9}{1000 * self.work:9.2f}"


HEAD = f"{'':<36}choices/s   p50 ms   p99 ms    worst   CPU ms  memory a table"


@asynccontextmanager
async def opened(child: Child, count: int, rng: Random) -> AsyncIterator[list[Table]]:
    """So many tables with two people each."""
    limits_ = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{child.port}", limits=limits_, timeout=60, trust_env=False
    ) as http:
        tables: list[Table] = []
        try:
            for start in range(0, count, 20):
                few = range(start, min(count, start + 20))
                tables += await asyncio.gather(*(Table(child.port, http, rng).open() for _ in few))
            yield tables
        finally:
            await asyncio.gather(*(table.close() for table in tables))


async def play(child: Child, tables: list[Table], seconds: float, thinking: float) -> Latency:
    """Play for a while; `thinking` seconds on average between two choices at a table."""
    over = asyncio.Event()

    async def pause(seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), seconds)

    async def one(table: Table) -> None:
        table.times.clear()
        if thinking:
            await pause(table.rng.random() * thinking)
        while not over.is_set():
            await table.choose()
            if thinking:
                await pause(table.rng.expovariate(1 / thinking))

    work, start = child.work(), time.perf_counter()
    playing = asyncio.gather(*(one(table) for table in tables))
    await asyncio.wait([playing], timeout=seconds)
    spent, work = time.perf_counter() - start, child.work() - work
    times = [t for table in tables for t in table.times]
    over.set()
    await playing
    return Latency(times, spent, work)


async def playing(child: Child, seconds: float, rng: Random) -> None:
    """100 tables at the pace of people, then tables that are always waiting for the server."""
    async with opened(child, 100, rng) as tables:
        await play(child, tables, 1, 0)  # to warm up
        say("100 tables x 2, a choice a second", await play(child, tables, seconds, 1.0))
        for count in (1, 10, 100):
            found = await play(child, tables[:count], seconds / 2, 0)
            say(f"{count} x 2, nobody thinks", found)


async def idle(child: Child, count: int, seconds: float, rng: Random) -> None:
    """Many tables where nothing happens, and one where something does."""
    before = child.memory()
    async with opened(child, count, rng):
        each = (child.memory() - before) / count
        async with opened(child, 1, rng) as tables:
            found = await play(child, tables, seconds, 0.02)
        say(f"1 x 2 beside {count:,} idle x 2", found, each)


async def busy(child: Child, seconds: float, rng: Random) -> None:
    """More and more tables at the pace of people, until it is felt."""
    most, count = 0, 100
    while count <= MOST:
        before = child.memory()
        async with opened(child, count, rng) as tables:
            found = await play(child, tables, seconds, THINKING)
            each = (child.memory() - before) / count
        say(f"{count:,} x 2, a choice every {THINKING:.0f} s", found, each)
        if found.p99 > TARGET:
            break
        most, count = count, 2 * count
    print(f"\nbusy tables of one process, with p99 under {1000 * TARGET:.0f} ms: {most:,}")


def first_load() -> str:
    """What a browser fetches before anything can be seen, compressed."""
    assets = static.read_assets()
    page = assets["/index.html"].body.decode()
    wanted = {path for path in re.findall(r'(?:src|href)="(/[^"]+)"', page) if path in assets}
    if not wanted:
        return "it has not been built: make web"
    total = sum(len(assets[p].squeezed or assets[p].body) for p in ("/index.html", *wanted))
    return f"{total / 1024:.1f} KB in {1 + len(wanted)} files"


def say(what: str, found: Latency, memory: float | None = None) -> None:
    each = "" if memory is None else f"{max(0, memory) / 1024:11.0f} KB"
    print(f"{what:<36}{found}{each}", flush=True)


async def measure(child: Child, seconds: float, tables: int) -> None:
    rng = Random(1)
    print(HEAD)
    await playing(child, seconds, rng)
    await idle(child, tables, seconds / 2, rng)
    await busy(child, seconds, rng)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-table", description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each figure (default 8)")
    parser.add_argument("--idle", type=int, default=2000, help="idle tables (default 2000)")
    parser.add_argument("--database", help="default: a file that is thrown away")
    parser.add_argument("--pages", action="store_true", help="nothing but idle pages")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.database)
        return
    server.allow_many_files()
    with tempfile.TemporaryDirectory() as folder:
        child = Child(given.database or str(Path(folder) / "rempart.db"))
        try:
            if not given.pages:
                asyncio.run(measure(child, given.seconds, given.idle))
            idle_pages.measure(child.port)
        finally:
            child.stop()
    print(f"first load of the client, gzip: {first_load()}")


if __name__ == "__main__":
    main()
