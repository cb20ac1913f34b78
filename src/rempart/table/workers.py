"""Workers for long jobs: a separate process, which can be killed, or a thread, which cannot."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar

import rempart
from rempart.kernel import RempartError
from rempart.table import limits

log = logging.getLogger("rempart.table")

OUT_OF_MEMORY = 3
"""The exit code of a process that ran out of memory."""
START = 60.0
"""Seconds within which a worker process must have started."""
PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before starting a process is tried again after a failure, doubling each time: at first,
and at most."""
TOLD_EVERY = 60.0
"""Minimum seconds between two identical lines in the log."""

T = TypeVar("T")


class Died(Exception):
    """The worker has died; `ended`: because of its job, which was aborted or ran out of memory."""

    def __init__(self, ended: bool):
        super().__init__(ended)
        self.ended = ended


class Worker(Protocol):
    """Does one job at a time."""

    async def ready(self) -> None:
        """Wait until it can take a job."""
        ...

    async def ask(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        """The result of a job; raises what the job raised, or `Died`."""
        ...

    def end(self) -> None:
        """Abort the current job."""
        ...


class ThreadWorker:
    """Works in a thread of this process: for use as a library, tests, and games that other
    processes do not know. An aborted job continues, but its result is ignored."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[Any] | None = None

    async def ready(self) -> None:
        """Return at once: a thread is always ready."""

    async def ask(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        """Do a job and return its result."""
        self.answer = answer = aside(work, *args)
        return await answer

    def end(self) -> None:
        """Ignore the result of the current job, and raise `Died` for it."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(Died(ended=True))


class ProcessWorker:
    """Works in a separate process with limited memory, which is restarted when it has died."""

    told = -TOLD_EVERY
    """When it was last logged that a process could not be started."""

    def __init__(self) -> None:
        self.process: Any = None
        self.pipe: Any = None
        self.greeted = False
        """Whether the process has reported that it is ready."""
        self.ended = False
        """Whether this side killed it."""

    def start(self) -> None:
        """Start the process, without waiting until it is ready."""
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        try:
            self.process = context.Process(
                target=work_off, args=(other, limits.WORKER_MEMORY), daemon=True
            )
            self.process.start()
        except BaseException:
            self.process = None
            raise
        finally:
            other.close()
        self.ended = False

    async def ready(self) -> None:
        """Start the process if it is not running, trying again until it is ready."""
        pause = PAUSE
        while not self.greeted:
            try:
                if self.process is None:
                    await aside(self.start)
                async with asyncio.timeout(START):
                    await self._listen()
                self.greeted = True
            except (OSError, Died, TimeoutError) as error:
                self.complain(error)
                await self.bury()
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def complain(self, error: Exception) -> None:
        """Log that a process could not be started, but not too often."""
        if time.monotonic() - ProcessWorker.told >= TOLD_EVERY:
            ProcessWorker.told = time.monotonic()
            log.error(
                "a worker process cannot be started (%s: %s); bots choose quickly and there "
                "are no hints until it can",
                type(error).__name__,
                error,
            )

    async def ask(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        """Do a job and return its result."""
        try:
            good, found, full = await self._listen(pickle.dumps((work, args)))
        except Died:
            await self.bury()
            raise
        if full:
            await self.bury()
        if good:
            return found
        raise found

    async def _listen(self, asked: bytes | None = None) -> Any:
        """Send a request, if given, and return the next message from the process."""
        pipe, process = self.pipe, self.process

        def listen() -> object:
            try:
                if asked is not None:
                    pipe.send_bytes(asked)
                return pickle.loads(pipe.recv_bytes())
            except (EOFError, OSError):
                process.join(1.0)
                raise Died(self.ended or process.exitcode == OUT_OF_MEMORY) from None

        return await aside(listen)

    def end(self) -> None:
        """Kill the process, whatever it is doing."""
        self.ended = True
        if self.process is not None:
            self.process.kill()

    async def bury(self) -> None:
        """Clean up after a process that has died or is to be replaced."""
        process, pipe = self.process, self.pipe
        self.process, self.pipe, self.greeted = None, None, False
        if process is not None:
            process.kill()
            await aside(process.join)
        if pipe is not None:
            pipe.close()


def aside(work: Callable[..., T], *args: object) -> asyncio.Future[T]:
    """Run something in a daemon thread, which does not keep the server from ending."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def settle(found: Any, error: BaseException | None) -> None:
        if not answer.done():
            answer.set_result(found) if error is None else answer.set_exception(error)

    def do() -> None:
        found, error = None, None
        try:
            found = work(*args)
        except BaseException as raised:
            error = raised
        with contextlib.suppress(RuntimeError):  # The loop is closed.
            loop.call_soon_threadsafe(settle, found, error)

    threading.Thread(target=do, daemon=True).start()
    return answer


# In the process


def work_off(pipe: Connection, memory: int) -> None:
    """The main function of a worker process: do jobs until the pipe is closed."""
    settle_in()
    limit_memory(memory)
    load_games()
    pipe.send_bytes(pickle.dumps("ready"))
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(answered(pipe.recv_bytes(), memory))


def answered(asked: bytes, memory: int) -> bytes:
    """The reply to a request: whether it succeeded, the result or the error, and whether the
    process uses so much memory that it should be replaced."""
    try:
        work, args = pickle.loads(asked)
        return pickle.dumps((True, work(*args), used() > memory // 2))
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except Exception as error:
        if not isinstance(error, RempartError):
            error.add_note(traceback.format_exc())
        said = pickle.dumps((False, error, False))
        try:
            pickle.loads(said)
        except Exception:  # Not every error can be pickled.
            said = pickle.dumps((False, RuntimeError(repr(error)), False))
        return said


def settle_in() -> None:
    """Set up a new worker process: ignore Ctrl-C, which is the server's business, and end when the
    server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End this process when the server has ended, for whatever reason."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def limit_memory(most: int) -> None:
    """Limit the memory of this process, where the system supports it."""
    if sys.platform != "win32":
        import resource

        for kind in (resource.RLIMIT_DATA, resource.RLIMIT_AS):
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(kind, (most, resource.getrlimit(kind)[1]))


def used() -> int:
    """The memory that this process uses, in bytes; 0: not known."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")
    except (OSError, ValueError, AttributeError):
        return 0


def load_games() -> list[str]:
    """Load all games, and exempt them from garbage collection, since they stay."""
    found = list(rempart.games())
    gc.collect()
    gc.freeze()
    return found
