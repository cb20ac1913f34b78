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

from rempart.table import limits
from rempart.table import messages as m
from rempart.table.damage import Damaged
from rempart.table.errors import StoreError
from rempart.table.house import House
from rempart.table.rooms import NoSuchTable, Room
from rempart.table.session import Session

log = logging.getLogger("rempart.table")

Connection = WebSocket[Any, Any, Any]

POLICY, TRY_AGAIN, NOT_FOUND, DAMAGED = 1008, 1013, 4404, 4410
LAST_WORDS = 5.0
"""Seconds that a client has to take what was still to be said, and the good-bye."""

GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending raises when there is nobody to send to any more."""

decode = msgspec.json.Decoder(m.FromClient).decode
encode = msgspec.json.Encoder().encode


async def serve(socket: Connection, house: House, table: str) -> None:
    """Talk with a client until one of the two has had enough."""
    await socket.accept()
    try:
        room = await house.latest(table)
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
    await Talk(socket, house, room).go_on()


class Talk:
    """A conversation with a client at a table. What is to be sent waits in a queue of its own, so
    a slow client makes nobody wait but itself."""

    def __init__(self, socket: Connection, house: House, room: Room):
        self.socket = socket
        address = socket.client.host if socket.client else ""
        self.session = Session(house, room, self.put, address)
        self.outgoing: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.task = asyncio.current_task()
        self.thinking: asyncio.Task[None] | None = None
        """A hint takes its time; the client need not wait for it with everything else."""
        self.answering = False
        self.slow = False

    async def go_on(self) -> None:
        """Until the client leaves, is shown the door, or is too slow."""
        sender = asyncio.create_task(self.send())
        try:
            reason = await self.receive()
        except asyncio.CancelledError:
            if not self.slow:
                raise
            reason = "the connection is too slow"
        except WebSocketDisconnect:
            reason = ""
        finally:
            self.session.leave()
            sender.cancel()
            if self.thinking is not None:
                self.thinking.cancel()
        if reason:
            with contextlib.suppress(TimeoutError, *GONE):
                async with asyncio.timeout(LAST_WORDS):
                    await self.send_all()
                    await self.socket.close(POLICY, reason)

    # To the client

    def put(self, message: m.FromServer | bytes) -> None:
        """To be sent in its turn. Called by whoever has changed the table, so it never fails."""
        if self.slow:
            return
        if len(self.outgoing) < limits.WAITING:
            self.outgoing.append(message if isinstance(message, bytes) else encode(message))
            self.news.set()
        else:
            self.slow = True
            self.outgoing.clear()
            if self.task is not None and not self.answering:
                self.task.cancel()

    async def send(self) -> None:
        """Send what there is to send, as long as the client is there."""
        with contextlib.suppress(*GONE):
            while True:
                await self.news.wait()
                self.news.clear()
                await self.send_all()

    async def send_all(self) -> None:
        """Send what is waiting, in order."""
        while self.outgoing:
            await self.socket.send_data(self.outgoing[0].decode(), mode="text")
            if self.outgoing:
                self.outgoing.popleft()

    # From the client

    async def receive(self) -> str:
        """Answer messages; why the client is shown the door in the end."""
        bucket = limits.Bucket(*limits.MESSAGES)
        bad = 0
        while bad < limits.PATIENCE:
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

    async def answer(self, raw: str) -> bool:
        """Answer a message; whether it made sense."""
        try:
            message = decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            words = self.session.text("problem.malformed", error=str(error))
            self.complain("malformed", raw, words)
            return False
        if isinstance(message, m.Hint) and (self.thinking is None or self.thinking.done()):
            self.thinking = asyncio.create_task(self.handle(message))
        else:
            await self.handle(message)
        return True

    async def handle(self, message: m.FromClient) -> None:
        """Do what a message asks for; whatever happens, the talk goes on."""
        try:
            await self.session.handle(message)
        except StoreError as error:
            log.error("%s: %s", type(message).__name__, error)
        except Exception:
            log.exception("a message failed: %s", type(message).__name__)

    def complain(self, code: Literal["too_fast", "malformed"], raw: str, words: str) -> None:
        """Answer a bad message, with its number if it has one."""
        try:
            id = msgspec.json.decode(raw, type=Numbered).id
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            id = 0
        self.put(m.Problem(id=id, code=code, message=words))


class Numbered(msgspec.Struct):
    """What can be saved of a message that makes no sense."""

    id: int = 0
