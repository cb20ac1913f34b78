"""Who does what takes its time: a process of its own, which can be ended from outside, or a thread,
which cannot."""

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
"""The exit code of a process that has used up its memory."""
START = 60.0
"""Seconds in which a worker process must have started."""
PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds after which another one is started where one could not be: longer each time."""
TOLD_EVERY = 60.0
"""Seconds between two lines in the log that say the same."""

T = TypeVar("T")


class Died(Exception):
    """The worker is no more; `ended`: because of what it did."""

    def __init__(self, ended: bool):
        super().__init__(ended)
        self.ended = ended


class Worker(Protocol):
    """Does one job at a time."""

    async def ready(self) -> None:
        """Wait until it can be asked."""
        ...

    async def ask(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        """The answer; or what the work raised; or `Died`."""
        ...

    def end(self) -> None:
        """Break off what is being done."""
        ...


class ThreadWorker:
    """Works in this process: for libraries, tests, and games that other processes do not know.
    What is broken off goes on unheard."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[Any] | None = None

    async def ready(self) -> None:
        """It always is."""

    async def ask(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        """The answer."""
        self.answer = answer = aside(work, *args)
        return await answer

    def end(self) -> None:
        """Listen no more."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(Died(ended=True))


class ProcessWorker:
    """Works in a process of its own, with limited memory. It is started again when it has died."""

    told = -TOLD_EVERY
    """When the log was last told that one could not be started."""

    def __init__(self) -> None:
        self.process: Any = None
        self.pipe: Any = None
        self.greeted = False
        """Whether it has said that it is there."""
        self.ended = False
        """Whether it was ended from here."""

    def start(self) -> None:
        """Begin to start. Nobody waits for it yet."""
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
        """Start it, unless it runs; again and again, if it cannot be."""
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
        """Say it in the log, but not all the time."""
        if time.monotonic() - ProcessWorker.told >= TOLD_EVERY:
            ProcessWorker.told = time.monotonic()
            log.error(
                "a worker process cannot be started (%s: %s); bots choose quickly and there "
                "are no hints until it can",
                type(error).__name__,
                error,
            )

    async def ask(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        """The answer."""
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
        """What it says next, once it was asked something."""
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
        """End it, whatever it is doing."""
        self.ended = True
        if self.process is not None:
            self.process.kill()

    async def bury(self) -> None:
        """It is no more."""
        process, pipe = self.process, self.pipe
        self.process, self.pipe, self.greeted = None, None, False
        if process is not None:
            process.kill()
            await aside(process.join)
        if pipe is not None:
            pipe.close()


def aside(work: Callable[..., T], *args: object) -> asyncio.Future[T]:
    """Have something done in a thread that nobody waits for when the server ends."""
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
    """Do one job after the other, until nobody asks any more."""
    settle_in()
    limit_memory(memory)
    load_games()
    pipe.send_bytes(pickle.dumps("ready"))
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(answered(pipe.recv_bytes(), memory))


def answered(asked: bytes, memory: int) -> bytes:
    """What is to be said: whether it went well, the answer or the error, and whether so much memory
    is used that another process should go on."""
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
        except Exception:  # Not every error can be sent.
            said = pickle.dumps((False, RuntimeError(repr(error)), False))
        return said


def settle_in() -> None:
    """In a new process: Ctrl-C is the server's business, and without a server it ends, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """However the server ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def limit_memory(most: int) -> None:
    """Have the system refuse more memory than that, where it can."""
    if sys.platform != "win32":
        import resource

        for kind in (resource.RLIMIT_DATA, resource.RLIMIT_AS):
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(kind, (most, resource.getrlimit(kind)[1]))


def used() -> int:
    """The memory that this process has now, in bytes; 0: nobody knows."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")
    except (OSError, ValueError, AttributeError):
        return 0


def load_games() -> list[str]:
    """Get to know all games; they stay, so nobody need look whether they are garbage."""
    found = list(rempart.games())
    gc.collect()
    gc.freeze()
    return found
