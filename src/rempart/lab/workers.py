"""Who plays: this process, all cores of this machine, or a Ray cluster. All take batches and return
rows."""

from __future__ import annotations

import concurrent.futures as futures
import importlib
import itertools
import multiprocessing as mp
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterator
from multiprocessing.connection import wait
from typing import Any, cast

import msgspec

from rempart.kernel import RempartError
from rempart.lab.play import play
from rempart.lab.spec import Cell

Task = tuple[Cell, int]
"""A match to play: its cell and its seed."""

AHEAD = 2
"""Batches queued for each worker, so that none is idle."""
PATIENCE = 0.3
"""Seconds to wait for a batch before checking for a stop."""


class NoRay(RempartError):
    """Ray was requested but is not available."""


def play_batch(tasks: list[Task], noted: bool = True) -> list[bytes]:
    """What a worker does: rows as JSON lines."""
    return [msgspec.json.encode(play(cell, seed, noted)) for cell, seed in tasks]


class Batches:
    """The matches that are left, handed out in batches of about a second."""

    SECONDS = 1.0
    MOST = 64

    def __init__(self, tasks: Iterator[Task]):
        self.tasks = tasks
        self.size = 1

    def next(self) -> list[Task]:
        """The next batch; empty when all are handed out."""
        return list(itertools.islice(self.tasks, self.size))

    def adapt(self, seconds: float) -> None:
        """Adapt the size of the next batches to how long a match takes now."""
        self.size = max(1, min(self.MOST, int(self.SECONDS / max(seconds, 1e-6))))


class Here:
    """This process alone."""

    def __init__(self, noted: bool = True):
        self.count = 1
        self.noted = noted
        self.running: list[list[Task]] = []

    def submit(self, tasks: list[Task]) -> None:
        """Hand out a batch."""
        self.running.append(tasks)

    def wait(self) -> list[bytes]:
        """Rows of the next batch."""
        return play_batch(self.running.pop(0), self.noted)

    def close(self) -> None:
        """Stop."""
        self.running.clear()


class Cores:
    """Processes on this machine."""

    def __init__(self, count: int, noted: bool = True):
        self.count = count
        self.noted = noted
        context = mp.get_context("spawn")
        self.pool = futures.ProcessPoolExecutor(count, context, initializer=live_with_parent)
        self.running: set[futures.Future[list[bytes]]] = set()

    def submit(self, tasks: list[Task]) -> None:
        """Hand out a batch."""
        self.running.add(self.pool.submit(play_batch, tasks, self.noted))

    def wait(self) -> list[bytes]:
        """Rows of the finished batches; empty if none finishes for a while."""
        done, self.running = futures.wait(self.running, PATIENCE, futures.FIRST_COMPLETED)
        if not done and not all(process.is_alive() for process in self.processes()):
            self.give_up()
        return [row for one in done for row in one.result()]

    def give_up(self) -> None:
        """End the wait for a worker that was killed while it handed over its rows: the pool reads
        on for the rest of them until nobody can write there any more, and then says that it is
        broken."""
        for process in self.processes():
            process.kill()
            process.join()
        cast("Any", self.pool)._result_queue._writer.close()

    def processes(self) -> list[Any]:
        """The processes of the pool."""
        return list((getattr(self.pool, "_processes", None) or {}).values())

    def close(self) -> None:
        """Stop; batches that have not been started are dropped."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in self.processes():
            process.terminate()


def live_with_parent() -> None:
    """Make a worker exit when its parent is killed, and leave Ctrl-C to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = mp.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Cluster:
    """A Ray cluster; "local" starts one on this machine."""

    def __init__(self, address: str, count: int | None):
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError as error:
            raise NoRay("--ray needs Ray: pip install 'rempart[ray]'") from error
        self.ray = ray
        reach(address)
        local = {"num_cpus": count} if address == "local" and count else {}
        try:
            ray.init(
                address=address,
                log_to_driver=False,
                include_dashboard=False,
                configure_logging=False,
                **local,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoRay(
                f"--ray {address}: {error}; a cluster that asks for a token wants RAY_AUTH_MODE "
                f"and RAY_AUTH_TOKEN set here as they are there"
            ) from error
        self.count = int(ray.cluster_resources().get("CPU", 1))
        self.remote = ray.remote(play_batch)
        self.running: list[Any] = []

    def submit(self, tasks: list[Task]) -> None:
        """Hand out a batch."""
        self.running.append(self.remote.remote(tasks))

    def wait(self) -> list[bytes]:
        """Rows of a finished batch; empty if none finishes for a while."""
        done, self.running = self.ray.wait(self.running, timeout=PATIENCE)
        return [row for one in self.ray.get(done) for row in one]

    def close(self) -> None:
        """Stop."""
        self.ray.shutdown()


def reach(address: str) -> None:
    """Raise an error at once if nobody answers there; Ray itself tries for more than a minute."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except OSError as error:
        raise NoRay(f"--ray {address}: no cluster answers there ({error})") from error


def rows(
    workers: Here | Cores | Cluster, tasks: Iterator[Task], stopped: Callable[[], bool]
) -> Generator[bytes]:
    """Play all matches, as many at once as there are workers, or until somebody stops it."""
    batches = Batches(tasks)
    seconds, played = 0.0, 0
    try:
        while not stopped():
            while len(workers.running) < AHEAD * workers.count:
                batch = batches.next()
                if not batch:
                    break
                workers.submit(batch)
            if not workers.running:
                return
            for row in workers.wait():
                seconds += msgspec.json.decode(row, type=Timed).seconds
                played += 1
                yield row
            if played:
                batches.adapt(seconds / played)
    finally:
        workers.close()


class Timed(msgspec.Struct):
    """The part of a row that the size of batches depends on."""

    seconds: float
