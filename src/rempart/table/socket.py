"""A socket at a table: typed messages in both directions, within limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any, Literal

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from rempart.kernel.fluent import as_text
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.costs import Charged, TooFast
from rempart.table.damage import Damaged
from rempart.table.errors import StoreError
from rempart.table.questions import QUESTIONS
from rempart.table.rooms import NoSuchTable, Room
from rempart.table.service import TableService
from rempart.table.session import Session

log = logging.getLogger("rempart.table")

Socket = WebSocket[Any, Any, Any]

POLICY, TRY_AGAIN, NOT_FOUND, DAMAGED = 1008, 1013, 4404, 4410
LAST_WORDS = 5.0
"""Seconds that a client has to receive the last messages and the closing frame."""

THOUGHT_ABOUT = (m.Hint, m.Judge)
"""Questions that take long: each kind has a task of its own."""

GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""Errors of sending to a client that has disconnected."""

decode = msgspec.json.Decoder(m.FromClient).decode
encode = msgspec.json.Encoder(enc_hook=as_text).encode


async def serve(socket: Socket, service: TableService, table: str) -> None:
    """Accept a socket and serve it until it is closed, if there is capacity."""
    await socket.accept()
    site = limits.site_of(socket.client.host if socket.client else "")
    if reason := service.capacity.why_not(site, table):
        await socket.close(TRY_AGAIN, reason)
        return
    with service.capacity.joined(site, table):
        await sit_down(socket, service, table)


async def sit_down(socket: Socket, service: TableService, table: str) -> None:
    """Serve a client at a table, or close the socket if the table cannot be opened."""
    try:
        room = await service.tables.latest(table)
    except NoSuchTable as error:
        await socket.close(NOT_FOUND, str(error))
        return
    except Damaged as error:
        await socket.close(DAMAGED, str(error))
        return
    except StoreError as error:
        log.error("a table cannot be opened: %s", error)
        await socket.close(TRY_AGAIN, "the tables cannot be read right now")
        return
    await Connection(socket, service, room).go_on()


class Connection:
    """A connection with a client at a table. Outgoing messages have a queue of their own, so that a
    slow client delays nobody else; so have questions, so that a choice need not wait for their
    answers."""

    def __init__(self, socket: Socket, service: TableService, room: Room):
        self.socket = socket
        self.service = service
        address = socket.client.host if socket.client else ""
        self.site = limits.site_of(address)
        self.session = Session(service, room, self.put, address, self.ready)
        self.outgoing: deque[bytes] = deque()
        self.size = 0
        """Bytes in `outgoing`."""
        self.news = asyncio.Event()
        self.taken = asyncio.Event()
        self.task = asyncio.current_task()
        self.thinking: dict[type, asyncio.Task[None]] = {}
        """Running hints and judgements by type of message; the client's other messages do not wait
        for them."""
        self.questions: deque[m.FromClient] = deque()
        self.asking: asyncio.Task[None] | None = None
        self.answering = False
        self.sending = 0.0
        """When sending the current message began (loop time); 0: nothing is being sent."""
        self.alarm: asyncio.TimerHandle | None = None
        self.slow = False
        self.silent = False
        """Whether the client failed to say hello in time."""

    async def go_on(self) -> None:
        """Serve the client until it leaves, is rejected, or is too slow."""
        sender = asyncio.create_task(self.send())
        hello = asyncio.create_task(self.expect_hello())
        try:
            reason = await self.receive()
        except asyncio.CancelledError:
            if not self.slow and not self.silent:
                raise
            reason = "no hello came" if self.silent else "the connection is too slow"
        except WebSocketDisconnect:
            reason = ""
        finally:
            self.session.leave()
            for task in (sender, hello, self.asking, *self.thinking.values()):
                if task is not None:
                    task.cancel()
        if reason:
            with contextlib.suppress(TimeoutError, *GONE):
                async with asyncio.timeout(LAST_WORDS):
                    await self.send_all()
                    await self.socket.close(POLICY, reason)
        self.drop()
        if self.alarm is not None:
            self.alarm.cancel()

    async def expect_hello(self) -> None:
        """Disconnect a client that does not say hello in time."""
        await asyncio.sleep(limits.HELLO_TIME)
        while self.answering:
            await asyncio.sleep(1)
        if not self.session.greeted and self.task is not None:
            self.silent = True
            self.task.cancel()

    # To the client

    def ready(self) -> bool:
        """Whether the client keeps up with what it is sent."""
        return self.size < limits.BEHIND

    def put(self, message: m.FromServer | bytes) -> None:
        """Queue a message. Called by whoever changes the table, so it never raises."""
        if self.slow:
            return
        much = self.size > 0 and self.service.capacity.unsent > limits.WAITING_IN_ALL
        if much or self.size > limits.WAITING:
            self.give_up()
            return
        body = message if isinstance(message, bytes) else encode(message)
        self.outgoing.append(body)
        self.size += len(body)
        self.service.capacity.unsent += len(body)
        self.news.set()

    def give_up(self) -> None:
        """Disconnect a client that does not keep up."""
        self.drop()
        if self.task is not None and not self.answering:
            self.task.cancel()

    def drop(self) -> None:
        """Discard the queue and stop sending."""
        self.slow = True
        self.outgoing.clear()
        self.service.capacity.unsent -= self.size
        self.size = 0
        self.taken.set()

    async def send(self) -> None:
        """Send queued messages, as long as the client is connected and receives them."""
        throttle = self.service.throttles.working.of(self.site)
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                await Charged(self.send_all(), throttle.bucket)
        except GONE:
            pass

    async def send_all(self) -> None:
        """Send queued messages in order; then the updates that were held back while the client was
        behind."""
        loop = asyncio.get_running_loop()
        while self.outgoing:
            self.sending = loop.time()
            if self.alarm is None:
                self.alarm = loop.call_later(limits.TAKEN_WITHIN, self.look)
            await self.socket.send_data(self.outgoing[0].decode(), mode="text")
            self.sending = 0.0
            if self.outgoing:
                size = len(self.outgoing.popleft())
                self.size -= size
                self.service.capacity.unsent -= size
            if self.ready():
                self.taken.set()
                self.session.catch_up()

    def look(self) -> None:
        """Check whether the client receives in time. A timer calls this at intervals, which is
        cheaper than a timer for each message."""
        self.alarm = None
        if self.sending:
            loop = asyncio.get_running_loop()
            left = self.sending + limits.TAKEN_WITHIN - loop.time()
            if left > 0:
                self.alarm = loop.call_later(left, self.look)
            else:
                self.give_up()

    # From the client

    async def receive(self) -> str:
        """Handle messages; returns why the client is disconnected in the end."""
        bucket = limits.Bucket(*limits.MESSAGES)
        bad = 0
        while bad < limits.PATIENCE:
            await self.until_taken()
            raw = await self.socket.receive_data(mode="text")
            self.answering = True
            if not bucket.take():
                bad += 1
                self.complain("too_fast", raw, self.session.text("problem.too_fast"))
                await asyncio.sleep(0.1)
            else:
                bad += not await self.answer(raw)
            self.answering = False
            if self.slow:
                return "the connection is too slow"
        return "too many bad messages"

    async def until_taken(self) -> None:
        """Wait until the client has caught up: nothing more is read from it until then."""
        while not self.ready():
            self.taken.clear()
            await self.taken.wait()

    async def answer(self, raw: str) -> bool:
        """Handle a message; whether it was well-formed."""
        try:
            message = decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            words = self.session.text("problem.malformed", error=str(error))
            self.complain("malformed", raw, words)
            return False
        kind = type(message)
        if kind not in QUESTIONS:
            await self.do(message, raw)
        elif kind in THOUGHT_ABOUT and (kind not in self.thinking or self.thinking[kind].done()):
            self.thinking[kind] = asyncio.create_task(self.handle(message))
        else:
            await self.ask(message)
        return True

    async def do(self, message: m.FromClient, raw: str) -> None:
        """Handle a message that is not a question, when it is this address's turn."""
        try:
            async with self.service.throttles.working.turn(self.site) as bucket:
                await Charged(self.handle(message), bucket)
        except TooFast:
            self.complain("too_fast", raw, self.session.text("problem.too_fast"))

    async def ask(self, message: m.FromClient) -> None:
        """Queue a question. With too many in the queue, wait until they are answered."""
        self.questions.append(message)
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self.answer_questions())
        if len(self.questions) >= limits.QUESTIONS:
            await asyncio.wait([self.asking])

    async def answer_questions(self) -> None:
        """Answer the queued questions one by one."""
        throttle = self.service.throttles.working.of(self.site)
        while self.questions and not self.slow:
            await self.until_taken()
            await asyncio.sleep(throttle.bucket.owed())
            await Charged(self.handle(self.questions.popleft()), throttle.bucket)

    async def handle(self, message: m.FromClient) -> None:
        """Handle a message. Errors are logged and do not end the connection."""
        try:
            await self.session.handle(message)
        except StoreError as error:
            log.error("%s: %s", type(message).__name__, error)
        except Exception:
            log.exception("a message failed: %s", type(message).__name__)

    def complain(self, code: Literal["too_fast", "malformed"], raw: str, words: str) -> None:
        """Answer a bad message, with its request number if it has one."""
        try:
            id = msgspec.json.decode(raw, type=RequestId).id
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            id = 0
        self.put(m.Problem(id=id, code=code, message=words))


class RequestId(msgspec.Struct):
    """The part of a malformed message that can still be read."""

    id: int = 0
