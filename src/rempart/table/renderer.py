"""The renderer: a separate process that renders positions, on a core of its own.

While a choice is being written to the disk, the renderer is asked for what everybody at the table
will see after it (`Renderer.ask`); once it is written, they are sent the result. Nothing depends on
the renderer: what it has not rendered in time, or cannot render, the server renders itself
(`words.shown_now`), with the same code.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import signal
import sys
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, cast

import msgspec

import rempart
from rempart.kernel import Match, Option
from rempart.kernel.fluent import as_text
from rempart.table import limits, words, workers
from rempart.table.live import LiveTable
from rempart.table.rooms import Viewer

log = logging.getLogger("rempart.table")

HEAD = 4
"""Bytes of the length before each message."""
PIPE = 1024 * 1024
"""Size of the pipe for answers, in bytes."""
PAUSE = 1.0
"""Base of the pause before a restart, in seconds: it doubles with each failure in a row."""
ATTEMPTS = 5
"""How often in a row it may die without having rendered anything before it is no longer started."""


class RenderRequest(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A table, and the viewers to render it for."""

    id: int
    game: str
    options: bytes
    patch: bytes
    at: int
    state: bytes
    names: tuple[str, ...]
    conceded: int | None
    veiled: bool
    viewers: list[tuple[int, str, float, list[bytes]]]
    """For each viewer: the seat, the language, when the seat began thinking, and the marks of zones
    that need not be sent."""
    over: bool = False
    """Whether nothing can be chosen any more."""


class Rendered(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The result, in the order of `viewers`; empty if it could not be rendered."""

    id: int
    shown: list[words.Shown]


encode = msgspec.msgpack.Encoder(enc_hook=as_text).encode
decode_request = msgspec.msgpack.Decoder(RenderRequest).decode
decode_rendered = msgspec.msgpack.Decoder(Rendered).decode


def framed(body: bytes) -> bytes:
    """A message with its length in front."""
    return len(body).to_bytes(HEAD, "big") + body


class RendererProcess(asyncio.SubprocessProtocol):
    """The connection to one process. Anything it sends after its end is ignored."""

    transport: asyncio.SubprocessTransport

    def __init__(self, renderer: Renderer):
        self.renderer = renderer
        self.buffer = bytearray()
        self.ended = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process has started."""
        self.transport = cast("asyncio.SubprocessTransport", transport)
        self.renderer.process = self

    def write(self, data: bytes) -> None:
        """Send data to the process."""
        cast("asyncio.WriteTransport", self.transport.get_pipe_transport(0)).write(data)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Handle answers or parts of them."""
        buffer = self.buffer
        buffer += data
        while len(buffer) >= HEAD and not self.ended.is_set():
            end = HEAD + int.from_bytes(buffer[:HEAD], "big")
            if len(buffer) < end:
                break
            made = decode_rendered(memoryview(buffer)[HEAD:end])
            del buffer[:end]
            self.renderer.made(made)

    def process_exited(self) -> None:
        """The process has ended."""
        self.ended.set()
        self.transport.close()
        self.renderer.died()


class Renderer:
    """The server's side. The process is started with the server, and restarted when it has died and
    there is something to render."""

    def __init__(self) -> None:
        self.process: RendererProcess | None = None
        """The connection to the process; None: it is not running."""
        self.starting: asyncio.Task[None] | None = None
        self.ready = False
        """Whether the process has reported that it has loaded the games."""
        self.closing = asyncio.Event()
        self.vain = 0
        """How often in a row it has died without having rendered anything."""
        self.numbers = itertools.count(1)
        self.waiting: dict[int, asyncio.Future[list[words.Shown]]] = {}

    # Asking

    def ask(
        self, live: LiveTable, state: bytes, viewers: Mapping[Viewer, Iterable[bytes]]
    ) -> asyncio.Future[list[words.Shown]] | None:
        """Ask for what these viewers see at a table; None if the server has to render it. The
        result may be empty."""
        if self.process is None or not self.ready:
            self.start()
            return None
        if not viewers or len(self.waiting) >= limits.RENDERER_WAITING:
            return None
        id = next(self.numbers)
        asked = RenderRequest(
            id=id,
            game=live.row.game,
            options=encode(live.row.options),
            patch=encode(live.row.data),
            at=len(live.match.choices),
            state=state,
            names=tuple(occupant.name for occupant in live.seats),
            conceded=live.conceded,
            veiled=not live.final,
            viewers=[
                (seat, language, live.since(seat), list(known))
                for (seat, language), known in viewers.items()
            ],
            over=live.over,
        )
        self.process.write(framed(encode(asked)))
        loop = asyncio.get_running_loop()
        answer = self.waiting[id] = loop.create_future()
        alarm = loop.call_later(limits.RENDERER_TIME, self._too_slow, id)
        answer.add_done_callback(lambda _: alarm.cancel())
        return answer

    def made(self, made: Rendered) -> None:
        """Handle an answer; the first one only says that the process is ready."""
        self.ready = True
        if made.shown:
            self.vain = 0
        self._answer(made.id, made.shown)

    def _answer(self, id: int, shown: list[words.Shown]) -> None:
        answer = self.waiting.pop(id, None)
        if answer is not None and not answer.done():
            answer.set_result(shown)

    def _too_slow(self, id: int) -> None:
        """Stop waiting for an answer, and kill the process so that it is restarted."""
        self._answer(id, [])
        if self.ready:  # Another request may have timed out first.
            seconds = limits.RENDERER_TIME
            log.warning("the renderer has not answered for %s s; it is started again", seconds)
            self._kill()

    # Starting and ending

    def start(self) -> None:
        """Start the process in the background, unless it is running or has failed too often."""
        idle = self.process is None and (self.starting is None or self.starting.done())
        if idle and not self.closing.is_set() and self.vain < ATTEMPTS:
            self.starting = asyncio.get_running_loop().create_task(self._start())

    async def _start(self) -> None:
        if self.vain:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), PAUSE * 2**self.vain)
        if self.closing.is_set():
            return
        loop = asyncio.get_running_loop()
        command = (sys.executable, "-m", __name__)
        try:
            await loop.subprocess_exec(lambda: RendererProcess(self), *command, stderr=None)
        except OSError as error:
            log.warning("the renderer cannot be started: %s", error)
            self.died()

    def died(self) -> None:
        """The process has ended: the server renders what it was asked for."""
        self.process, self.ready = None, False
        self.vain += 1
        if self.vain == ATTEMPTS:
            log.error("the renderer has ended %d times for nothing; it is left out now", ATTEMPTS)
        for id in list(self.waiting):
            self._answer(id, [])

    async def close(self) -> None:
        """Kill the process, and wait until it has ended."""
        self.closing.set()
        if self.starting is not None:
            await self.starting
        process = self.process
        self._kill()
        if process is not None:
            await process.ended.wait()
            await asyncio.sleep(0)  # Its pipes are closed now.

    def _kill(self) -> None:
        self.ready = False
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.transport.kill()


# In the process


def main() -> None:
    """Answer requests until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    workers.limit_memory(limits.WORKER_MEMORY)
    widen(1)
    asked, told = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # So that nothing printed is mistaken for an answer.
    workers.load_games()
    body = encode(Rendered(0, []))
    with contextlib.suppress(BrokenPipeError):
        while True:
            told.write(framed(body))
            told.flush()
            head = asked.read(HEAD)
            if not head:
                return
            body = encode(rendered(decode_request(asked.read(int.from_bytes(head, "big")))))


def widen(pipe: int) -> None:
    """Enlarge a pipe where the system allows it; otherwise work would stop whenever the server is
    slow to read."""
    if sys.platform == "linux":
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, PIPE)


def rendered(request: RenderRequest) -> Rendered:
    """Render a table for its viewers."""
    try:
        game = rempart.game(request.game)
        options, patch = settings(request.game, request.options, request.patch)
        past = [Option()] * request.at
        match = Match(
            game, options, 0, patch, (game.edition, request.at, game.decode(request.state), past)
        )
        shown: list[words.Shown] = []
        for seat, language, since, known in request.viewers:
            text = words.text_of(game, language, match.variant, request.names)
            found = words.shown(
                match, seat, text, since, request.conceded, request.veiled, request.over
            )
            shown.append(found.without(set(known)))
        return Rendered(request.id, shown)
    except Exception:  # The server will run into it, too, and report it.
        return Rendered(request.id, [])


@lru_cache(maxsize=256)
def settings(game: str, options: bytes, patch: bytes) -> tuple[Any, dict[str, object]]:
    """A table's options and changed values."""
    read = rempart.game(game).read_settings(msgspec.msgpack.decode(options))
    return read, msgspec.msgpack.decode(patch)


if __name__ == "__main__":
    main()
