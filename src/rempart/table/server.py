"""`rempart serve`: the table on this machine, or for friends."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from rempart.kernel import Match, Record, RempartError
from rempart.review import TOTAL
from rempart.table import limits, logs, push
from rempart.table.app import make_app
from rempart.table.deflate import DeflatedWebSocket
from rempart.table.guards import Names
from rempart.table.http_protocol import OpenConnections, TimedProtocol
from rempart.table.messages import ImportTable
from rempart.table.presence import GRACE
from rempart.table.service import TableService
from rempart.table.stores import lab_folder, open_store
from rempart.table.worker_pool import usual

BACKLOG = 1024
"""Connections that the system queues until they are accepted."""
ACCEPTED = 32
"""Connections accepted in a row before other work gets a turn."""


FREEZE_EVERY = 15.0
"""Seconds between two calls of `gc.freeze`, which exempts all existing objects from collection."""
LOOK_EVERY = 40
"""Number of such calls between two full collections."""


class CannotServe(RempartError):
    """The server cannot listen on the address."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises `CannotServe` with advice if that fails."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # If the protocol is named, asyncio sends small messages at once (TCP_NODELAY). Otherwise each
    # waits some 40 ms for the client to acknowledge the one before.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"port {port} is taken, perhaps by another Rempart; "
                f"stop that one, or choose another port: --port {port + 1}"
            ) from error
        if error.errno == errno.EACCES:
            raise CannotServe(
                f"this user may not use port {port}; choose one above 1023: --port 8000"
            ) from error
        raise CannotServe(
            f"cannot serve on {host}:{port} ({error.strerror or error}); --host takes an address "
            f"of this machine: 127.0.0.1 for you alone, 0.0.0.0 for everybody"
        ) from error
    found.listen(BACKLOG)
    found.set_inheritable(True)
    return found


def address(host: str, port: int) -> str:
    """The URL to type into a browser."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


class Server(uvicorn.Server):
    """A server that prints its URL once it is up."""

    def __init__(
        self,
        config: uvicorn.Config,
        service: TableService,
        url: str,
        show: bool,
        record: Record | None,
    ):
        super().__init__(config)
        self.service = service
        self.url = url
        self.show = show
        self.record = record

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, print the URL and, on a desktop, open the browser."""
        await self.service.open()  # Here, for a clear message if the store has a problem.
        if self.record is not None:
            wish = ImportTable(record=msgspec.to_builtins(self.record))
            self.url += f"t/{(await self.service.maker.import_(wish)).table}"
        await super().startup(sockets)
        for each in sockets or []:
            each.listen(BACKLOG)  # asyncio uses one number for both.
        tune_gc()
        self.service.tasks.start(keep_gc_tuned())
        print(f"Rempart is at {self.url}  (Ctrl-C ends it)", flush=True)
        if self.show and desktop():
            await asyncio.to_thread(webbrowser.open, self.url)


def desktop() -> bool:
    """Whether a person at a screen started the server."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def tune_gc() -> None:
    """Make garbage collection rare, and exempt long-lived objects: tables contain almost no
    reference cycles, and with many tables each collection stops them all."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 50)


async def keep_gc_tuned(pause: float = FREEZE_EVERY, rounds: int = LOOK_EVERY) -> None:
    """Keep exempting long-lived objects from garbage collection, so that automatic collections do
    not take longer with more tables; and run a full collection rarely."""
    while True:
        for _ in range(rounds):
            await asyncio.sleep(pause)
            gc.collect(1)
            gc.freeze()
        gc.unfreeze()
        gc.collect()
        gc.freeze()


def allow_many_files() -> None:
    """Raise the limit on open files to what the system allows; the usual limit is 1024."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def end_in_order() -> None:
    """Make SIGTERM end the process as Ctrl-C does. After the tables are closed, uvicorn raises the
    signal again; being killed by it would leave the workers' semaphores behind."""

    def end(*_: object) -> None:
        sys.exit(0)

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, end)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    show: bool = True,
    bot_pause: float = 0.5,
    hint_time: float = limits.HINT_TIME,
    review_time: float = TOTAL,
    warm: bool = True,
    record: Record | None = None,
    grace: float = GRACE,
    names: Iterable[str] = (),
    lab: int = limits.LAB_MINUTES,
    lobby: bool | None = None,
) -> None:
    """Serve until interrupted. `database` is a file or a PostgreSQL address; `record`: a match to
    put on a table of its own, which is then the page that opens; `warm`: start the workers before
    somebody needs them; `grace`: seconds until somebody who is disconnected counts as away;
    `names`: host names of the server, besides this machine's name and its addresses; `lab`: minutes
    of processor time for a run of the lab, 0 for no lab; `lobby`: whether there is a list of tables
    that look for players, None: if the server is a public one."""
    known = Names(names, host)
    sock = listen(host, port)
    store = open_store(database)
    service = TableService(
        store,
        bot_pause,
        processes=usual(),
        hint_time=hint_time,
        review_time=review_time,
        grace=grace,
        push=push.from_environment(),
        lab=lab_folder(store),
        lab_minutes=lab,
        lobby=known.public if lobby is None else lobby,
    )
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    settings: dict[str, Any] = {
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "ws": DeflatedWebSocket,
        "ws_max_size": limits.MESSAGE_BYTES,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "http": partial(TimedProtocol, OpenConnections(proxies)),
        "forwarded_allow_ips": proxies,
        "timeout_keep_alive": limits.KEEP_ALIVE,
        "backlog": ACCEPTED,
        "timeout_graceful_shutdown": 3,
        "server_header": False,
    }
    allow_many_files()
    end_in_order()
    logs.set_up()
    config = uvicorn.Config(make_app(service, known), **settings)
    url = address(host, sock.getsockname()[1])
    if warm:
        service.thinking.workers.warm()
        service.answer_workers.warm()
    Server(config, service, url, show, record).run(sockets=[sock])


def show_match(match: Match) -> None:
    """Serve one match for viewing, until interrupted; nothing is kept."""
    with tempfile.TemporaryDirectory() as folder:
        serve(port=0, database=str(Path(folder) / "match.db"), record=match.record(), lab=0)
