"""Simulated people at tables, as cheap as possible: they read no more of a message than they need,
and can run in separate processes, so that the server is measured rather than the clients."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
import zlib
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import httpx
import msgspec

GAMES = ("fantasy_defense", "kravora", "kingdom_rush", "dark_tower")

Times = dict[str, list[float]]
"""How long each choice took until everybody had seen it, by game."""


# --- What is read of a message ------------------------------------------------------------------


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

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
COMPRESSED = 0x40
HELLO = (
    "GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)


class Guest(asyncio.Protocol):
    """One connection, with compression as browsers have it."""

    transport: asyncio.Transport

    def __init__(self):
        self.update = Update(n=0, table=About(over=False), positions=[])
        self.buffer = bytearray()
        self.open = False
        self.inflate = zlib.decompressobj(-15).decompress
        self.problem = ""
        self.news = asyncio.Event()

    @classmethod
    async def sit(cls, port: int, table: str, token: str) -> Guest:
        loop = asyncio.get_running_loop()
        _, guest = await loop.create_connection(cls, "127.0.0.1", port)
        guest.transport.write(HELLO.format(table=table, port=port).encode())
        while not guest.open:
            await guest.listen()
        guest.say(f'{{"type":"hello","tokens":["{token}"],"keeps":true}}')
        await guest.heard(1)
        return guest

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.problem = self.problem or "the connection was lost"
        self.news.set()

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.problem = buffer[:200].decode(errors="replace")
            del buffer[: end + 4]
            self.open = True
            self.news.set()
        while (size := frame_size(buffer)) and len(buffer) >= sum(size):
            head, body = size
            self.frame(buffer[0], bytes(memoryview(buffer)[head : head + body]))
            del buffer[: head + body]

    def frame(self, kind: int, body: bytes) -> None:
        """A frame from the server; it sends each message in one."""
        if kind & 0xF == PING:
            self.send(PONG, body)
        elif kind & 0xF == TEXT:
            if kind & COMPRESSED:
                body = self.inflate(body + b"\x00\x00\xff\xff")
            message = read(body)
            if isinstance(message, Update):
                self.update = message
            elif isinstance(message, Problem):
                self.problem = message.message
            self.news.set()

    def say(self, message: str) -> None:
        self.send(TEXT, message.encode())

    def send(self, kind: int, body: bytes) -> None:
        """Masked with zeros, which changes nothing."""
        size = len(body)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE])
        length = size.to_bytes(2, "big") if size >= 126 else b""
        self.transport.write(head + length + bytes(4) + body)

    async def listen(self) -> None:
        """Wait for something new."""
        await self.news.wait()
        self.news.clear()
        if self.problem:
            raise SystemExit(f"refused: {self.problem}")

    async def heard(self, n: int) -> None:
        """Wait until entry `n` is known."""
        while self.update.n < n:
            await self.listen()

    @property
    def offers(self) -> list[Offer]:
        awaited = self.update.positions[0].awaited
        return awaited.offers if awaited else []

    def close(self) -> None:
        self.send(CLOSE, b"")
        self.transport.close()


def frame_size(buffer: bytearray) -> tuple[int, int] | None:
    """How long a frame's head and body are, if that has come."""
    if len(buffer) < 2:
        return None
    size = buffer[1]
    if size < 126:
        return 2, size
    head = 4 if size == 126 else 10
    return (head, int.from_bytes(buffer[2:head], "big")) if len(buffer) >= head else None


# --- Tables -------------------------------------------------------------------------------------


class Table:
    """Two people at a table."""

    def __init__(self, port: int, http: httpx.AsyncClient, rng: Random, game: str = GAMES[0]):
        self.port = port
        self.http = http
        self.rng = rng
        self.game = game
        self.guests: list[Guest] = []
        self.times: list[float] = []

    async def open(self) -> Table:
        """Make a table and sit down."""
        seats = [{"who": "me"}, {"who": "me"}]
        body = {"game": self.game, "seats": seats, "seed": self.rng.getrandbits(50)}
        answer = await self.http.post(f"http://127.0.0.1:{self.port}/api/tables", json=body)
        made = answer.raise_for_status().json()
        tokens = [made["mine"][seat] for seat in ("0", "1")]
        self.guests = [await Guest.sit(self.port, made["table"], token) for token in tokens]
        n = max(guest.update.n for guest in self.guests)
        for guest in self.guests:
            await guest.heard(n)
        return self

    def close(self) -> None:
        for guest in self.guests:
            guest.close()

    async def choose(self) -> None:
        """Choose something at random; measure the time until both have seen it."""
        if self.guests[0].update.table.over:
            self.close()
            await self.open()
        chooser = self.rng.choice([guest for guest in self.guests if guest.offers])
        n = chooser.update.n
        choice = bytes(self.rng.choice(chooser.offers).option).decode()
        seat = chooser.update.positions[0].seat
        start = time.perf_counter()
        chooser.say(f'{{"type":"choose","id":1,"n":{n},"seat":{seat},"choice":{choice}}}')
        for guest in self.guests:
            await guest.heard(n + 1)
        self.times.append(time.perf_counter() - start)


@asynccontextmanager
async def opened(
    ports: Sequence[int], count: int, rng: Random, games: Sequence[str] = GAMES[:1]
) -> AsyncIterator[list[Table]]:
    """`count` tables with two people each, spread over the servers."""
    few = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(limits=few, timeout=60, trust_env=False) as http:
        made = [
            Table(ports[n // len(games) % len(ports)], http, rng, games[n % len(games)])
            for n in range(count)
        ]
        tables: list[Table] = []
        try:
            for start in range(0, count, 20):
                tables += await asyncio.gather(*(t.open() for t in made[start : start + 20]))
            yield tables
        finally:
            for table in tables:
                table.close()


async def play(tables: list[Table], seconds: float, thinking: float) -> Times:
    """Play for a while; `thinking` seconds on average between two choices at a table, and before
    the first: so the load is even from the first second on."""
    over = asyncio.Event()

    async def pause(seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), seconds)

    async def one(table: Table) -> None:
        table.times.clear()
        if thinking:
            await pause(table.rng.expovariate(1 / thinking))
        while not over.is_set():
            await table.choose()
            if thinking:
                await pause(table.rng.expovariate(1 / thinking))

    playing = asyncio.gather(*(one(table) for table in tables))
    await asyncio.wait([playing], timeout=seconds)
    times: Times = defaultdict(list)
    for table in tables:
        times[table.game] += table.times
    over.set()
    await playing
    return times


# --- In processes of their own --------------------------------------------------------------------


class Crowd:
    """Tables spread over several processes, which do not use the server's cores."""

    def __init__(self, processes: int, cores: set[int]):
        self.processes = processes
        self.cores = cores

    @asynccontextmanager
    async def opened(
        self, ports: Sequence[int], count: int, seed: int, games: Sequence[str] = GAMES
    ) -> AsyncIterator[list[Any]]:
        """`count` tables, ready for play."""
        spawn = multiprocessing.get_context("spawn")
        pipes: list[Any] = []
        working: list[Any] = []
        for n in range(self.processes):
            mine, theirs = spawn.Pipe()
            share = count // self.processes + (n < count % self.processes)
            job = (theirs, list(ports), share, seed + n, list(games), self.cores)
            working.append(spawn.Process(target=attend, args=job, daemon=True))
            working[-1].start()
            pipes.append(mine)
        try:
            for pipe in pipes:
                await asyncio.to_thread(pipe.recv)
            yield pipes
        finally:
            for pipe in pipes:
                with suppress(OSError):
                    pipe.send(None)
            for process in working:
                await asyncio.to_thread(process.join)

    async def play(self, pipes: list[Connection], seconds: float, thinking: float) -> Times:
        """Play for a while at all tables."""
        for pipe in pipes:
            pipe.send((seconds, thinking))
        times: Times = defaultdict(list)
        for pipe in pipes:
            for game, found in (await asyncio.to_thread(pipe.recv)).items():
                times[game] += found
        return times


def attend(
    pipe: Connection,
    ports: list[int],
    count: int,
    seed: int,
    games: list[str],
    cores: set[int],
) -> None:
    """In a process of a crowd: sit down, and play when told to."""
    if cores:
        os.sched_setaffinity(0, cores)
    asyncio.run(attending(pipe, ports, count, Random(seed), games))


async def attending(
    pipe: Connection, ports: list[int], count: int, rng: Random, games: list[str]
) -> None:
    async with opened(ports, count, rng, games) as tables:
        pipe.send("ready")
        while (wish := await asyncio.to_thread(pipe.recv)) is not None:
            pipe.send(await play(tables, *wish))
