"""A table in memory, with the clients connected to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

import msgspec

from rempart.advice import Advice, Memory
from rempart.kernel import RempartError
from rempart.table import limits
from rempart.table.chat import ChatLog
from rempart.table.live import LiveTable
from rempart.table.reviews import Reviewing

log = logging.getLogger("rempart.table")


class NoSuchTable(RempartError):
    """There is no table with that id or code."""


class SeatTaken(RempartError):
    """The seat is not free."""


class NotAwaited(RempartError):
    """The seat may not choose now."""


class Stale(RempartError):
    """The table has changed since the client last saw it."""


Viewer = tuple[int, str]
"""A seat (-1: a spectator) and a language."""


class Guest(Protocol):
    """A connection, as far as a room needs to know it."""

    @property
    def address(self) -> str:
        """The IP address it comes from."""
        ...

    @property
    def held(self) -> list[int]:
        """The seats that it holds."""
        ...

    @property
    def name(self) -> str:
        """Its name as a spectator."""
        ...

    @property
    def language(self) -> str:
        """The language of its messages."""
        ...

    @property
    def seen(self) -> Mapping[int, Mapping[str, bytes]]:
        """The marks of the zones that it has cached, by seat and zone id."""
        ...

    def hear(self) -> None:
        """Send the client new chat."""
        ...

    def refresh(self, telling: Any = None) -> None:
        """Send the client an update after a change."""
        ...

    def later(self) -> None:
        """Send the update later, in its turn."""
        ...


class Missing(msgspec.Struct, frozen=True, gc=False):
    """Somebody who is not connected: since when, and when they will count as away."""

    since: float
    until: float


class Holding(msgspec.Struct, frozen=True, gc=False):
    """How many connections hold a seat, and which other seats one of them holds."""

    devices: int = 0
    also: frozenset[int] = frozenset()


NOBODY = Holding()


class PendingHint:
    """A hint that was asked for; `key` is the number of the log entry, the seat, and whether to
    plan the whole turn."""

    def __init__(self, key: tuple[int, int, bool]):
        self.key = key
        self.task: asyncio.Task[Advice] | None = None
        self.waiting: list[Callable[[int], None]] = []
        """Callbacks of those who wait for it; each is given the place in the queue."""

    def tell(self, place: int) -> None:
        """Report the place in the queue to all who wait."""
        for told in list(self.waiting):
            told(place)


class Room:
    """A table in memory, with the clients connected to it."""

    def __init__(self, live: LiveTable):
        self.live = live
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.chat = ChatLog()
        self.talking = asyncio.Lock()
        """The lock for chat. It is separate from the table's, so that chat never waits for a
        choice."""
        self.voices = limits.Buckets(*limits.SAYINGS)
        self.alone: int | None = None
        """How many choices bots have made since the last guest left; None: there has been no guest
        yet."""
        self.address = ""
        """The site of the last guest who held a seat, or of any guest if no player is connected."""
        self.thinking: asyncio.Task[None] | None = None
        self.hint: PendingHint | None = None
        """The last hint that was asked for; it may still be in progress."""
        self.memory = Memory()
        self.hints = limits.Bucket(*limits.HINTS)
        self.judgements = limits.Bucket(*limits.JUDGEMENTS)
        self.reviewing: Reviewing | None = None
        """The review in progress."""
        self.missing: dict[int, Missing] = {}
        """People who are not connected here and are not yet marked as away."""
        self.used = time.monotonic()

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking or a review is in progress."""
        reviewed = self.reviewing is not None and not self.reviewing.failed
        return reviewed or (self.thinking is not None and not self.thinking.done())

    def welcome(self, guest: Guest) -> None:
        """Add a guest. From now on bots play, and their work is charged to this guest's site."""
        self.guests.add(guest)
        self.alone = 0
        if guest.held or not self.connected():
            self.address = limits.site_of(guest.address)

    def connected(self) -> set[int]:
        """The seats whose holders are connected to this process."""
        return {seat for guest in self.guests for seat in guest.held}

    def present(self, here: set[int] | None = None) -> set[int]:
        """The seats whose holders are here, or were a moment ago. Once the end is agreed, absence
        is no longer tracked, and only connections to this process count. `here`: the result of
        `connected`."""
        here = self.connected() if here is None else here
        return here if self.live.final else here | (set(self.live.people()) - set(self.live.away))

    def here(self) -> dict[int, Holding]:
        """For each seat, how many connections hold it and which other seats they hold."""
        found: dict[int, Holding] = {}
        for held in (guest.held for guest in self.guests):
            for seat in held:
                known = found.get(seat, NOBODY)
                also = known.also.union(other for other in held if other != seat)
                found[seat] = Holding(known.devices + 1, also)
        return found

    def viewers(self) -> dict[Viewer, set[bytes]]:
        """The seats and languages that the table is shown in, each with the marks of the zones that
        all such viewers have cached."""
        found: dict[Viewer, set[bytes]] = {}
        for guest in self.guests:
            for seat in guest.held or [-1]:
                has = set(guest.seen.get(seat, {}).values())
                viewer = seat, guest.language
                found[viewer] = found[viewer] & has if viewer in found else has
        return found

    def miss(self, grace: float) -> None:
        """Note who is not connected, and since when."""
        here, now = self.connected(), time.time()
        self.missing = {
            seat: self.missing.get(seat, Missing(now, now + grace))
            for seat in self.live.people()
            if seat not in here and seat not in self.live.away
        }

    def spectators(self) -> list[str]:
        """The names of the guests who hold no seat; empty: they gave none."""
        return sorted(guest.name for guest in self.guests if not guest.held)

    def hear(self) -> None:
        """Send everybody new chat."""
        for guest in list(self.guests):
            with guarded("telling a guest"):
                guest.hear()
        self.live.shown.clear()


@contextlib.contextmanager
def guarded(what: str) -> Iterator[None]:
    """Log errors instead of raising them: background work must not stop because one table has a
    problem."""
    try:
        yield
    except Exception:
        log.exception("%s failed", what)
