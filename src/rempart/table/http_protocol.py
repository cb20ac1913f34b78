"""HTTP connections, until they become sockets at a table: how long a client may take to send its
request and to read the answer, and how many connections may be open.

uvicorn has no such time limits, so a few thousand silent connections would block it. Slow clients
are disconnected; when there are too many connections, the one that has been waited for longest is
closed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from rempart.table import limits

LATE = b'{"error": "the request did not come in time"}'


class OpenConnections:
    """The open connections that are not sockets yet. Behind a reverse proxy all come from its
    address, so connections from `proxies` are only limited in total."""

    def __init__(self, proxies: str):
        self.proxies = _TrustedHosts(proxies)
        self.all: dict[TimedProtocol, None] = {}
        self.by_site: dict[str, dict[TimedProtocol, None]] = {}
        self.held = 0
        """Bytes of requests that have not arrived completely."""

    def add(self, one: TimedProtocol) -> None:
        """Add a connection; if there are too many, close another."""
        line = self.by_site.setdefault(one.site, {})
        line[one] = self.all[one] = None
        if len(line) > limits.CONNECTIONS_OF_ONE and one.address not in self.proxies:
            longest_waited_for(line).drop()
        elif len(self.all) > limits.CONNECTIONS:
            longest_waited_for(self.all).drop()

    def hold(self, size: int) -> None:
        """Add `size` to the bytes held; if there are too many, close a connection that holds
        some."""
        self.held += size
        if self.held > limits.BODIES:
            longest_waited_for(one for one in self.all if one.held).drop()

    def remove(self, one: TimedProtocol) -> None:
        """Stop tracking a connection that is closed or has become a socket."""
        del self.all[one]
        line = self.by_site[one.site]
        del line[one]
        if not line:
            del self.by_site[one.site]


def longest_waited_for(some: Iterable[TimedProtocol]) -> TimedProtocol:
    """The oldest connection that still has to send something; if there is none, the oldest."""
    line = list(some)
    return next((one for one in line if one.stage != "answer"), line[0])


class TimedProtocol(H11Protocol):
    """uvicorn's protocol, with time limits."""

    def __init__(self, callers: OpenConnections, **settings: Any):
        super().__init__(**settings)
        self.callers = callers
        self.address = self.site = ""
        self.stage = ""
        """What is being waited for: "headers", "body", "answer" (that the client reads it), or "":
        nothing, though another request may follow."""
        self.held = 0
        self.timer: asyncio.TimerHandle | None = None

    # What happens to a connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.site = limits.site_of(self.address)
        self.wait_for("headers")
        self.callers.add(self)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.stage == "body":
            self.hold(len(data))
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        self.wait_for("")
        super().on_response_complete()
        self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    # Waiting

    def look(self) -> None:
        """Update the stage of the request."""
        if self.conn.their_state is h11.SEND_BODY:
            stage = "body"
        elif self.cycle is not None and not self.cycle.response_complete:
            stage = "answer"
        else:
            stage = "headers" if self.cycle is None or self.conn.trailing_data[0] else ""
        if stage != self.stage and self in self.callers.all:
            self.wait_for(stage)

    def wait_for(self, stage: str) -> None:
        """Enter a stage and start its timer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if stage != "body":
            self.hold(-self.held)
        self.stage = stage
        seconds = {
            "headers": limits.HEADER_TIME,
            "body": limits.BODY_TIME,
            "answer": limits.TAKE_TIME,
        }
        if stage:
            self.timer = self.loop.call_later(seconds[stage], self.too_late)

    def hold(self, size: int) -> None:
        """Count bytes of a body that has not arrived completely."""
        if size:
            self.held += size
            self.callers.hold(size)

    def leave(self) -> None:
        """Stop tracking a connection that is closed or has become a socket."""
        if self in self.callers.all:
            self.callers.remove(self)
        self.wait_for("")

    def drop(self) -> None:
        """Close the connection at once."""
        self.leave()
        self.transport.abort()

    def too_late(self) -> None:
        """Close the connection; a client that is in the middle of a request is told why."""
        told = self.conn.our_state is h11.SEND_RESPONSE or self.conn.trailing_data[0]
        if self.stage == "answer" or not told:
            self.drop()
            return
        headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
        self.leave()
        try:
            for event in (
                h11.Response(status_code=408, headers=headers, reason=b"Request Timeout"),
                h11.Data(data=LATE),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(event) or b"")
        except h11.LocalProtocolError:  # The response has begun already.
            pass
        self.transport.close()
