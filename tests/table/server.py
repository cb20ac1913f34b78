"""A real server in a process of its own, and clients that talk to it over real sockets.

    with Served(database) as served:
        run(something(served))
        served.kill()       # as a power cut would
        served.start()      # again, on the same port and database

`python -m tests.table.server` is the child: `rempart serve`, with the kernel's little game on the
shelf and, unless a test is about them, with limits that no test runs into.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from rempart.table import messages as m
from tests.table.people import Reader

ROOT = Path(__file__).resolve().parents[2]
SOON = 60.0
"""Seconds in which anything that will happen has happened, even on a slow and busy machine."""
HINT_TIME, REVIEW_TIME = 0.05, 3.0
"""Seconds that are thought about a hint (or by a bot about a choice) and about a review: tests want
many of them, not good ones."""


T = TypeVar("T")


FREE = (
    "MESSAGES",
    "REQUESTS",
    "SOCKETS",
    "HINTS",
    "SAYINGS",
    "VOICES",
    "WORK",
    "ANSWERS",
    "TABLE_ANSWERS",
    "LISTINGS",
    "PUBLICATIONS",
)
"""The limits that no test runs into unless it is about them."""


class Served:
    """A server that can be stopped, killed and started again."""

    def __init__(
        self,
        database: str,
        bot_pause: float = 0.0,
        limited: bool = False,
        grace: float = 20.0,
        names: Sequence[str] = (),
        hint_time: float = HINT_TIME,
        lobby: bool = False,
        **changed: Any,
    ):
        """`changed`: other values for some of the limits."""
        self.database = database
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self._errors: IO[str] | None = None
        self._command = [sys.executable, "-m", "tests.table.server", "--database", database]
        self._command += ["--bot-pause", str(bot_pause)] + ["--limited"] * limited
        self._command += ["--hint-time", str(hint_time)] + ["--lobby"] * lobby
        self._command += ["--grace", str(grace), *(f"--host-name={name}" for name in names)]
        for name, value in changed.items():
            self._command += ["--set", name, json.dumps(value)]

    def __enter__(self) -> Served:
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8")
        try:
            return self.start()
        except BaseException:
            self._errors.close()
            raise

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.stop()
        assert self._errors is not None
        self._errors.close()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Served:
        """Start it, and wait until it can be asked."""
        assert self.process is None
        self.process = subprocess.Popen(
            [*self._command, "--port", str(self.port)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if "Rempart is at" not in said:
            self.kill()
            raise AssertionError(f"the server did not start:\n{self.log()}")
        self.port = int(said.split("/  ")[0].rpartition(":")[2])
        return self

    def stop(self) -> int:
        """Ask it to end, and wait until it has; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self._wait()

    def kill(self) -> None:
        """End it in the middle of whatever it is doing."""
        assert self.process is not None
        self.process.kill()
        self._wait()

    def _wait(self) -> int:
        assert self.process is not None
        process, self.process = self.process, None
        with process:
            return process.wait(SOON)

    def log(self) -> str:
        """All it has written to stderr."""
        assert self._errors is not None
        self._errors.seek(0)
        return self._errors.read()


# --- Clients ----------------------------------------------------------------------------------


PLAYERS: list[Player] = []


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do the work; then everybody leaves."""

    async def inside() -> T:
        try:
            return await work
        finally:
            while PLAYERS:
                await PLAYERS.pop().leave()

    return asyncio.run(inside())


class Closed(Exception):
    """The server has closed the socket."""


class Player:
    """Somebody at a table, over a socket. All that ever came is in `raw`."""

    def __init__(self, socket: ClientConnection):
        self.socket = socket
        self.raw: list[bytes] = []
        self.inbox: list[Any] = []
        self.reader = Reader()
        self.requests = 0
        self.tokens: list[str] = []
        """Those that hold my seats."""
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())
        PLAYERS.append(self)

    @classmethod
    async def connect(cls, served: Served, table: str, **options: Any) -> Player:
        """Open a socket, and say nothing yet."""
        address = f"ws://127.0.0.1:{served.port}/ws/{table}"
        options = {"compression": None, "max_size": None, "proxy": None, **options}
        return cls(await connect(address, **options))

    @classmethod
    async def sit(
        cls, served: Served, table: str, *tokens: str, lang: str = "en", **options: Any
    ) -> Player:
        """Open a socket and say hello."""
        player = await cls.connect(served, table, **options)
        await player.hello(*tokens, lang=lang)
        return player

    async def hello(self, *tokens: str, lang: str = "en") -> m.Update:
        """Say hello, and wait to be told how things stand; who sat down by a link says it again
        with the token that came for it."""
        before = len(self.inbox)
        await self.say(m.Hello(tokens=list(tokens), lang=lang, keeps=True))
        await self.until(
            lambda: any(isinstance(x, m.Update) and x.first for x in self.inbox[before:])
        )
        seated = [x for x in self.inbox[before:] if isinstance(x, m.Seated)]
        new = {x.token.split(".")[1]: x.token for x in seated}
        kept = [token for token in tokens if not new or token.split(".")[1] not in new]
        self.tokens = [*kept, *new.values()]
        return await self.hello(*self.tokens, lang=lang) if new else self.update

    async def leave(self) -> None:
        """Close the socket."""
        await self.socket.close()
        await self._reader

    # What came

    async def _read(self) -> None:
        try:
            async for raw in self.socket:
                assert isinstance(raw, str), "only text is sent"
                self.raw.append(raw.encode())
                message = self.reader(raw)
                async with self._news:
                    self.inbox.append(message)
                    self._news.notify_all()
        except websockets.ConnectionClosed:
            pass
        async with self._news:
            self._news.notify_all()

    @property
    def gone(self) -> bool:
        """Whether the socket is closed, and all that came before is here."""
        return self._reader.done()

    @property
    def code(self) -> int | None:
        """With which code the socket was closed."""
        return self.socket.close_code

    async def until(self, condition: Callable[[], T], seconds: float = SOON) -> T:
        """Wait for something that a message brings about."""
        async with asyncio.timeout(seconds), self._news:
            while not (found := condition()):
                if self.gone:
                    raise Closed(f"{self.code} {self.socket.close_reason}")
                await self._news.wait()
            return found

    async def closed(self, seconds: float = SOON) -> int | None:
        """Wait for the end; its code."""
        async with asyncio.timeout(seconds):
            await asyncio.shield(self._reader)
        return self.code

    @property
    def update(self) -> m.Update:
        """How things stand."""
        return next(message for message in reversed(self.inbox) if isinstance(message, m.Update))

    @property
    def n(self) -> int:
        """The last entry of the log that this client knows of."""
        return self.update.n

    @property
    def position(self) -> m.Position:
        """The table as the first of my seats sees it."""
        return self.update.positions[0]

    @property
    def seat(self) -> int:
        """The first of my seats."""
        return self.position.seat

    @property
    def offers(self) -> list[m.Offer]:
        """What I may choose."""
        awaited = self.position.awaited
        return awaited.offers if awaited else []

    @property
    def problems(self) -> list[m.Problem]:
        """What was refused."""
        return [message for message in self.inbox if isinstance(message, m.Problem)]

    def lines(self) -> list[m.Line]:
        """The whole log as it was told."""
        found: list[m.Line] = []
        for message in self.inbox:
            if isinstance(message, m.Update):
                found = list(message.lines) if message.first else found + message.lines
        return found

    # What goes out

    async def say(self, message: m.FromClient) -> None:
        """Send a message."""
        await self.shout(msgspec.json.encode(message).decode())

    async def shout(self, raw: str | bytes) -> None:
        """Send whatever it is."""
        try:
            await self.socket.send(raw)
        except websockets.ConnectionClosed as error:
            raise Closed(str(error)) from None

    async def ask(self, kind: type[Any], /, **fields: Any) -> Any:
        """Send a request, get its answer."""
        return await self.answer(await self.request(kind, **fields))

    async def request(self, kind: type[Any], /, **fields: Any) -> int:
        """Send a request; its number."""
        self.requests += 1
        if "n" in kind.__struct_fields__:
            fields.setdefault("n", self.n)
        if "seat" in kind.__struct_fields__:
            fields.setdefault("seat", self.seat)
        await self.say(kind(id=self.requests, **fields))
        return self.requests

    async def answer(self, id: int) -> Any:
        """Wait for the answer to a request."""

        def found() -> Any:
            for message in reversed(self.inbox):
                if getattr(message, "id", 0) == id and not isinstance(message, m.HintProgress):
                    return message
            return None

        return await self.until(found)

    async def choose(self, number: int = 0) -> Any:
        """Choose one of what is offered."""
        return await self.ask(m.Choose, choice=self.offers[number].option)

    async def my_turn(self) -> None:
        """Wait until I may choose, or nobody may any more."""
        await self.until(lambda: self.offers or self.update.table.over)


@asynccontextmanager
async def browser(served: Served) -> AsyncIterator[httpx.AsyncClient]:
    """HTTP with the server."""
    async with httpx.AsyncClient(base_url=served.url, timeout=SOON, trust_env=False) as client:
        yield client


async def new_table(served: Served, *seats: str, **wish: Any) -> m.Created:
    """Make a table for "me", "friend" and bots by name."""
    plans = [{"who": s} if s in ("me", "friend") else {"who": "bot", "bot": s} for s in seats]
    body = {"game": "fantasy_defense", "seats": plans, "seed": 9, **wish}
    async with browser(served) as client:
        answer = await client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=m.Created)


async def health(served: Served) -> dict[str, int]:
    """What the server says of itself."""
    async with browser(served) as client:
        answer = await client.get("/api/health")
    assert answer.status_code == 200, answer.text
    return answer.json()


def children(pid: int) -> list[int]:
    """The processes that think for a server."""
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_text()
        except OSError:
            continue
        if parent == pid and "spawn_main" in command:
            found.append(int(folder.name))
    return found


async def duo(served: Served, **wish: Any) -> tuple[Player, Player]:
    """Two people at a table of their own, the one who may choose first."""
    made = await new_table(served, "me", "friend", **wish)
    one = await Player.sit(served, made.table, made.mine[0])
    other = await Player.sit(served, made.table, made.friends[1])
    await one.until(lambda: one.update.table.seats[1].present)
    return (one, other) if one.offers else (other, one)


async def alone(served: Served, **wish: Any) -> Player:
    """Somebody at a table for one."""
    made = await new_table(served, "me", **wish)
    return await Player.sit(served, made.table, made.mine[0])


# --- The child --------------------------------------------------------------------------------


def die_with_parent() -> None:
    """If the tests are killed, the server goes too: then this pipe ends."""
    while os.read(0, 1):
        pass
    os._exit(1)


def main() -> None:
    """Serve."""
    import rempart
    from rempart.table import limits, server
    from tests.kernel.pebbles import GAME as PEBBLES

    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--database", required=True)
    parser.add_argument("--bot-pause", type=float, default=0.0)
    parser.add_argument("--limited", action="store_true")
    parser.add_argument("--grace", type=float, default=20.0)
    parser.add_argument("--host-name", action="append", default=[])
    parser.add_argument("--hint-time", type=float, default=HINT_TIME)
    parser.add_argument("--lobby", action="store_true")
    parser.add_argument("--set", nargs=2, action="append", default=[])
    given = parser.parse_args()
    if not given.limited:
        for name in FREE:
            setattr(limits, name, (1e6, 10**6))
        limits.CONNECTED = 10**6
    for name, value in given.set:
        setattr(limits, name, json.loads(value))
    limits.BOT_THINKS = HINT_TIME
    rempart.register(PEBBLES)
    threading.Thread(target=die_with_parent, daemon=True).start()
    server.serve(
        port=given.port,
        database=given.database,
        show=False,
        bot_pause=given.bot_pause,
        hint_time=given.hint_time,
        review_time=REVIEW_TIME,
        warm=False,
        grace=given.grace,
        names=given.host_name,
        lobby=given.lobby or None,
    )


if __name__ == "__main__":
    main()
