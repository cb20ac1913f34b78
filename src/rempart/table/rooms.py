"""A table that is in memory, with those who are connected to it."""

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
    """Somebody sits there already."""


class NotAwaited(RempartError):
    """The seat may not choose now."""


class Stale(RempartError):
    """The table has gone on since."""


Viewer = tuple[int, str]
"""A seat (-1: a spectator) and a language."""


class Guest(Protocol):
    """A connection to a room, as far as the room needs to know it."""

    @property
    def address(self) -> str:
        """Where it comes from."""
        ...

    @property
    def held(self) -> list[int]:
        """The seats it holds."""
        ...

    @property
    def name(self) -> str:
        """What it wants to be called without a seat."""
        ...

    @property
    def language(self) -> str:
        """The language it is told in."""
        ...

    @property
    def seen(self) -> Mapping[int, Mapping[str, bytes]]:
        """The marks of the zones that it has, by seat."""
        ...

    def hear(self) -> None:
        """Something was said: tell the client."""
        ...

    def refresh(self, telling: Any = None) -> None:
        """The table has changed: tell the client."""
        ...

    def later(self) -> None:
        """The same, when there is nothing else to do."""
        ...


class Missing(msgspec.Struct, frozen=True, gc=False):
    """Somebody who is not connected: since when, and when to call that away."""

    since: float
    until: float


class Holding(msgspec.Struct, frozen=True, gc=False):
    """From where a seat is held: how many connections hold it, and what else one of them holds."""

    devices: int = 0
    also: frozenset[int] = frozenset()


NOBODY = Holding()


class PendingHint:
    """A hint that was asked for: at which entry, for whom, and whether with the whole turn."""

    def __init__(self, key: tuple[int, int, bool]):
        self.key = key
        self.task: asyncio.Task[Advice] | None = None
        self.waiting: list[Callable[[int], None]] = []
        """Those who wait for it: each hears how many thoughts come first."""

    def tell(self, place: int) -> None:
        """Let them hear."""
        for told in list(self.waiting):
            told(place)


class Room:
    """A table that is in memory, with those who are connected to it."""

    def __init__(self, live: LiveTable):
        self.live = live
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.chat = ChatLog()
        self.talking = asyncio.Lock()
        """Apart from the table's: nobody waits for a choice to say something."""
        self.voices = limits.Buckets(*limits.SAYINGS)
        self.alone: int | None = None
        """How often bots have chosen since the last guest left; None: there has been none yet."""
        self.address = ""
        """Where the last guest came from who had a seat, or any guest."""
        self.thinking: asyncio.Task[None] | None = None
        self.hint: PendingHint | None = None
        """The last hint that was asked for, or is being thought about."""
        self.memory = Memory()
        self.hints = limits.Bucket(*limits.HINTS)
        self.judgements = limits.Bucket(*limits.JUDGEMENTS)
        self.reviewing: Reviewing | None = None
        """The review that is being made."""
        self.missing: dict[int, Missing] = {}
        """People who are not connected here, and are not known to be away."""
        self.used = time.monotonic()

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking, or a review is made."""
        reviewed = self.reviewing is not None and not self.reviewing.failed
        return reviewed or (self.thinking is not None and not self.thinking.done())

    def welcome(self, guest: Guest) -> None:
        """Somebody has come: bots play for them from now on, and on their account."""
        self.guests.add(guest)
        self.alone = 0
        if guest.held or not self.connected():
            self.address = limits.site_of(guest.address)

    def connected(self) -> set[int]:
        """The seats whose holders are connected to this process."""
        return {seat for guest in self.guests for seat in guest.held}

    def present(self, here: set[int] | None = None) -> set[int]:
        """The seats whose holders are here, or were a moment ago. When the end is agreed nobody is
        waited for, and only who is connected here is known. `here`: what `connected` says."""
        here = self.connected() if here is None else here
        return here if self.live.final else here | (set(self.live.people()) - set(self.live.away))

    def here(self) -> dict[int, Holding]:
        """From how many connections each seat is held, and what other seats are held from one of
        them."""
        found: dict[int, Holding] = {}
        for held in (guest.held for guest in self.guests):
            for seat in held:
                known = found.get(seat, NOBODY)
                also = known.also.union(other for other in held if other != seat)
                found[seat] = Holding(known.devices + 1, also)
        return found

    def viewers(self) -> dict[Viewer, set[bytes]]:
        """With whose eyes the table is seen, and in which languages; and the marks of the zones
        that all have who see it so."""
        found: dict[Viewer, set[bytes]] = {}
        for guest in self.guests:
            for seat in guest.held or [-1]:
                has = set(guest.seen.get(seat, {}).values())
                viewer = seat, guest.language
                found[viewer] = found[viewer] & has if viewer in found else has
        return found

    def miss(self, grace: float) -> None:
        """Notice who is not connected (any more), and since when."""
        here, now = self.connected(), time.time()
        self.missing = {
            seat: self.missing.get(seat, Missing(now, now + grace))
            for seat in self.live.people()
            if seat not in here and seat not in self.live.away
        }

    def spectators(self) -> list[str]:
        """What those are called who hold no seat; empty: they have not said."""
        return sorted(guest.name for guest in self.guests if not guest.held)

    def hear(self) -> None:
        """Let everybody know what was said."""
        for guest in list(self.guests):
            with guarded("telling a guest"):
                guest.hear()
        self.live.shown.clear()


@contextlib.contextmanager
def guarded(what: str) -> Iterator[None]:
    """Work in the background that must not end because one table has a problem."""
    try:
        yield
    except Exception:
        log.exception("%s failed", what)
