"""What clients are sent is compressed against what they were sent before, and arrives whole."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from rempart.table.deflate import SETTINGS, Deflate, DeflatedWebSocket, Factory

TAIL = b"\x00\x00\xff\xff"


def agreed(*params: tuple[str, str | None]) -> Deflate:
    """With a client that asks for this."""
    _, found = Factory(
        client_max_window_bits=12, compress_settings=SETTINGS
    ).process_request_params(list(params), [])
    assert isinstance(found, Deflate)
    return found


def sent(wire: Deflate, words: bytes) -> bytes:
    frame = wire.encode(Frame(Opcode.TEXT, words))
    assert frame.rsv1
    return bytes(frame.data)


def position(n: int) -> bytes:
    return b"".join(b'{"region":%d,"foes":[%d]},' % (k, k * k % 97) for k in range(900)) + b"%d" % n


def test_a_position_like_the_last_one_is_short_and_whole():
    wire, read = agreed(), zlib.decompressobj(-15).decompress
    first, second = sent(wire, position(1)), sent(wire, position(2))
    assert len(second) < len(first) / 2
    assert read(first + TAIL) == position(1)
    assert read(second + TAIL) == position(2)


def test_whoever_was_told_nothing_for_a_while_gives_memory_back_and_reads_on():
    wire, read = agreed(), zlib.decompressobj(-15).decompress
    assert wire.encoder is None
    assert read(sent(wire, position(1)) + TAIL) == position(1)
    wire.rest()
    assert wire.encoder is not None
    wire.rest()
    assert wire.encoder is None
    assert wire.encode(Frame(Opcode.PING, b"")).data == b""
    assert wire.encoder is None
    for n in (2, 3):
        assert read(sent(wire, position(n)) + TAIL) == position(n)


def test_a_client_that_wants_less_gets_less():
    wire = agreed(("server_no_context_takeover", None), ("server_max_window_bits", "10"))
    for n in (1, 2):
        read = zlib.decompressobj(-10).decompress
        assert read(sent(wire, position(n)) + TAIL) == position(n)
        assert wire.encoder is None


def test_whoever_has_gone_gives_memory_back_at_once():
    async def nothing(scope: Any, receive: Any, send: Any) -> None:
        pass

    async def work() -> None:
        state, told = ServerState(), agreed()
        wire = DeflatedWebSocket(uvicorn.Config(nothing, log_config=None), state, {})
        wire.conn.extensions = [told]
        state.connections.add(wire)
        sent(told, position(1))
        assert told.encoder is not None
        wire.connection_lost(OSError())
        assert told.encoder is None

    asyncio.run(work())
