"""A device of the real game that follows a table, such as a tower that turns: `rempart tower`.

It comes to the table as a spectator does. What it is told to do is the game's business: a game that
has such a device has a folder `device/` whose module offers `connect`.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import importlib.util
import json
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast
from urllib.parse import quote, urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import rempart
from rempart.kernel import Game, RempartError
from rempart.kernel.text import Text

LOCAL = "http://127.0.0.1:8000"
"""Where a table is looked for if only its code is given."""
GONE = (4404, 4410)
"""How the server closes the connection to a table that is not there, or is damaged."""
PAUSE, LONGEST = 1.0, 10.0
"""Seconds before the first new attempt to reach the table, and before any later one at most."""

Say = Callable[[str], None]


class NoTable(RempartError):
    """There is no such table, or its game has no device."""


class Device(Protocol):
    """A device that follows a table."""

    async def run(self) -> None:
        """Keep it connected until `close`; raises `RempartError` if it cannot be reached."""
        ...

    async def close(self) -> None:
        """Disconnect it."""
        ...

    def follow(self, events: Sequence[Mapping[str, object]], scene: Mapping[str, Any]) -> None:
        """Tell it what happened, and the scene now."""
        ...


class TableAddress:
    """Where a table is."""

    def __init__(self, server: str, table: str = "", code: str = ""):
        self.server = server.rstrip("/")
        self.table = table
        self.code = code

    @property
    def socket(self) -> str:
        """The address of its socket."""
        return f"ws{self.server.removeprefix('http')}/ws/{quote(self.table)}"


def address_of_table(given: str, text: Text) -> TableAddress:
    """A table by its address, that of its page to join, or its code. A key behind # is ignored: a
    device takes no seat."""
    if "/" not in given:
        return TableAddress(LOCAL, code=given)
    parts = urlsplit(given if "://" in given else f"http://{given}")
    page, _, name = parts.path.strip("/").partition("/")
    if parts.scheme not in ("http", "https") or not name or page not in ("t", "join"):
        raise NoTable(text("device.address", given=given))
    server = f"{parts.scheme}://{parts.netloc}"
    return TableAddress(server, table=name) if page == "t" else TableAddress(server, code=name)


def device_of(game: Game, say: Say, text: Text) -> Device:
    """The device of a game."""
    module = f"{game.package}.device"
    if importlib.util.find_spec(module) is None:
        raise NoTable(text("device.none", game=game.text(text.language)("game.name")))
    return cast("Device", importlib.import_module(module).connect(say, text.language))


async def follow(given: str, say: Say, text: Text) -> None:
    """Follow a table until its match is over."""
    place = address_of_table(given, text)
    if place.code:
        place.table = await asyncio.to_thread(_coded, place, text)
    visit = Visit(place, say, text)
    try:
        await visit.stay()
    finally:
        await visit.leave()


def _coded(place: TableAddress, text: Text) -> str:
    """The id of the table with a code."""
    try:
        address = f"{place.server}/api/codes/{quote(place.code)}"
        with urllib.request.urlopen(address, timeout=10) as answer:
            return str(json.load(answer)["table"])
    except urllib.error.HTTPError as error:
        error.close()
        raise NoTable(text("device.no_code", code=place.code)) from error
    except OSError as error:
        raise NoTable(text("device.no_server", server=place.server)) from error


class Visit:
    """A device's stay at a table."""

    def __init__(self, place: TableAddress, say: Say, text: Text):
        self.place = place
        self.say = say
        self.text = text
        self.device: Device | None = None
        self.running: asyncio.Task[None] | None = None
        self.over = False

    async def stay(self) -> None:
        """Listen until the match is over, whatever happens to the connection."""
        attempt = 0
        while not self.over:
            try:
                async with connect(self.place.socket, max_size=None) as socket:
                    attempt = 0
                    hello = {"type": "hello", "lang": self.text.language, "name": "Bluetooth"}
                    await socket.send(json.dumps(hello))
                    await self._listen(socket)
            except (ConnectionClosed, InvalidHandshake, OSError) as error:
                if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in GONE:
                    raise NoTable(self.text("device.gone")) from error
                if self.device is None:
                    server = self.place.server
                    raise NoTable(self.text("device.no_server", server=server)) from error
                if not attempt:
                    self.say(self.text("device.again"))
                attempt += 1
                await asyncio.sleep(min(LONGEST, attempt * PAUSE))

    async def leave(self) -> None:
        """Disconnect the device."""
        if self.device is not None:
            await self.device.close()
        if self.running is not None:
            with contextlib.suppress(RempartError):
                await self.running

    async def _listen(self, socket: Any) -> None:
        while not self.over:
            news = asyncio.ensure_future(socket.recv())
            waited = [news, self.running] if self.running else [news]
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            if self.running and self.running.done():
                news.cancel()
                self.running.result()  # raises why the device cannot be reached
                return
            message = json.loads(await news)
            if message["type"] == "update":
                self._hear(message)

    def _hear(self, update: Mapping[str, Any]) -> None:
        table = update["table"]
        if self.device is None:
            self.say(self.text("device.here", game=table["game_name"], code=table["code"]))
            self.device = device_of(rempart.game(table["game"]), self.say, self.text)
            self.running = asyncio.ensure_future(self.device.run())
        news = [] if update["first"] else update["lines"]
        self.device.follow([line["event"] for line in news], update["positions"][0]["scene"])
        if table["over"]:
            self.say(self.text("device.over"))
            self.over = True
