"""The renderer: a process beside the server that puts positions in words, on a core of its own.

While a choice is being written to the disk, the renderer is asked what everybody at the table will
see after it (`Renderer.ask`); once it is written, they are told with what it has made. Nothing
depends on it: what it has not made in time, or cannot make, is made where it is needed
(`words.shown_now`), by the same code.
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
from rempart.kernel.fluent import plain
from rempart.table import limits, words, workers
from rempart.table.live import LiveTable
from rempart.table.rooms import Viewer

log = logging.getLogger("rempart.table")

HEAD = 4
"""Bytes that say how long what follows is."""
PIPE = 1024 * 1024
"""Bytes of answers that may be on their way."""
PAUSE = 1.0
"""Seconds after which it is started again when it has died: twice as long, and longer each time."""
ATTEMPTS = 5
"""How often in a row it may die without having made anything before it is started no more."""


class RenderRequest(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A table, and whose eyes to see it with."""

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
    """Seats, the languages they are told in, since when they have been thinking, and the marks of
    zones that are known and need not be sent."""


class Rendered(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What was asked for, in the order of `viewers`; nothing if it could not be made."""

    id: int
    shown: list[words.Shown]


encode = msgspec.msgpack.Encoder(enc_hook=plain).encode
decode_request = msgspec.msgpack.Decoder(RenderRequest).decode
decode_rendered = msgspec.msgpack.Decoder(Rendered).decode


def framed(body: bytes) -> bytes:
    """With its length before it."""
    return len(body).to_bytes(HEAD, "big") + body


class RendererProcess(asyncio.SubprocessProtocol):
    """The line to one process. What still comes from it after its end goes nowhere."""

    transport: asyncio.SubprocessTransport

    def __init__(self, renderer: Renderer):
        self.renderer = renderer
        self.buffer = bytearray()
        self.ended = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process runs."""
        self.transport = cast("asyncio.SubprocessTransport", transport)
        self.renderer.process = self

    def write(self, data: bytes) -> None:
        """Ask something."""
        cast("asyncio.WriteTransport", self.transport.get_pipe_transport(0)).write(data)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Answers, or parts of them."""
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
        """It is no more."""
        self.ended.set()
        self.transport.close()
        self.renderer.died()


class Renderer:
    """The server's side. It is started with the server, and again when it has died and there is
    something to do."""

    def __init__(self) -> None:
        self.process: RendererProcess | None = None
        """To the process, while there is one."""
        self.starting: asyncio.Task[None] | None = None
        self.ready = False
        """Whether it has said that it knows the games."""
        self.closing = asyncio.Event()
        self.vain = 0
        """How often in a row it has died without having made anything."""
        self.numbers = itertools.count(1)
        self.waiting: dict[int, asyncio.Future[list[words.Shown]]] = {}

    # Asking

    def ask(
        self, live: LiveTable, state: bytes, viewers: Mapping[Viewer, Iterable[bytes]]
    ) -> asyncio.Future[list[words.Shown]] | None:
        """What these see at a table; None if it has to be made here. The answer may be empty."""
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
        )
        self.process.write(framed(encode(asked)))
        loop = asyncio.get_running_loop()
        answer = self.waiting[id] = loop.create_future()
        alarm = loop.call_later(limits.RENDERER_TIME, self._too_slow, id)
        answer.add_done_callback(lambda _: alarm.cancel())
        return answer

    def made(self, made: Rendered) -> None:
        """An answer; the first one only says that it is there."""
        self.ready = True
        if made.shown:
            self.vain = 0
        self._answer(made.id, made.shown)

    def _answer(self, id: int, shown: list[words.Shown]) -> None:
        answer = self.waiting.pop(id, None)
        if answer is not None and not answer.done():
            answer.set_result(shown)

    def _too_slow(self, id: int) -> None:
        """Nobody waits for it any longer; another one is started."""
        self._answer(id, [])
        if self.ready:  # Others may have waited for the same one.
            seconds = limits.RENDERER_TIME
            log.warning("the renderer has not answered for %s s; it is started again", seconds)
            self._kill()

    # Starting and ending

    def start(self) -> None:
        """Begin to start it, unless it runs, or does not get anywhere."""
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
        """It is no more: what it was asked for is made here."""
        self.process, self.ready = None, False
        self.vain += 1
        if self.vain == ATTEMPTS:
            log.error("the renderer has ended %d times for nothing; it is left out now", ATTEMPTS)
        for id in list(self.waiting):
            self._answer(id, [])

    async def close(self) -> None:
        """End it, and wait until it has."""
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
    """Make what is asked for, until nobody is there to ask any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    workers.limit_memory(limits.WORKER_MEMORY)
    widen(1)
    asked, told = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # Whoever prints something must not be mistaken for an answer.
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
    """Have a pipe hold many answers, where that can be: else work would stop whenever the server
    does not come to read."""
    if sys.platform == "linux":
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, PIPE)


def rendered(request: RenderRequest) -> Rendered:
    """What there is to see."""
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
            found = words.shown(match, seat, text, since, request.conceded, request.veiled)
            shown.append(found.without(set(known)))
        return Rendered(request.id, shown)
    except Exception:  # The server meets it, too, and tells it where it belongs.
        return Rendered(request.id, [])


@lru_cache(maxsize=256)
def settings(game: str, options: bytes, patch: bytes) -> tuple[Any, dict[str, object]]:
    """A table's options and changed values."""
    read = rempart.game(game).read_settings(msgspec.msgpack.decode(options))
    return read, msgspec.msgpack.decode(patch)


if __name__ == "__main__":
    main()
