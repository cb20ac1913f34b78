"""Sends updates to everybody at a table; what several people share is rendered once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Protocol

from rempart.kernel.text import Text
from rempart.table import limits, words
from rempart.table import messages as m
from rempart.table.rooms import Room, guarded


def tell(room: Room) -> None:
    """Send updates after a change: to players and the first few guests at once, to others later."""
    guests = sorted(room.guests, key=lambda guest: not guest.held)
    telling = Telling(room)
    for n, guest in enumerate(guests):
        with guarded("telling a guest"):
            if n < limits.TOLD_AT_ONCE or guest.held:
                guest.refresh(telling)
            else:
                guest.later()
    if len(guests) <= limits.TOLD_AT_ONCE:
        room.live.shown.clear()


class Telling:
    """Shared parts of updates sent in one go. It is discarded before the table can change."""

    def __init__(self, room: Room):
        self.room = room
        self.live = room.live
        self.here = room.here()
        self.present = room.present(set(self.here))
        self.spectators = room.spectators()
        self._infos: dict[tuple[str, str], m.TableInfo] = {}
        self._lines: dict[tuple[str, int], m.Line] = {}

    def table(self, text: Text, viewer: int) -> m.TableInfo:
        """The table as this viewer may see it."""
        told = words.summary(self.live, text, viewer)
        key = text.language, told
        if key not in self._infos:
            self._infos[key] = words.table_info(
                self.live, text, self.present, here=self.here, told=told
            )
        return self._infos[key]

    def lines(self, first: int, held: list[int], text: Text) -> list[m.Line]:
        """The log lines from `first` on, for somebody who holds these seats."""
        return [self._line(n, held, text) for n in range(first, len(self.live.happenings))]

    def _line(self, n: int, held: list[int], text: Text) -> m.Line:
        happening = self.live.happenings[n]
        if not words.for_all(happening):
            return words.one_line(happening, held, text)
        key = text.language, n
        if key not in self._lines:
            self._lines[key] = words.one_line(happening, held, text)
        return self._lines[key]


class Behind(Protocol):
    """A client that has not had its latest update yet."""

    def catch_up(self) -> None:
        """Send the client what it has missed."""
        ...


class Broadcaster:
    """Sends updates to clients one by one, with other work in between."""

    def __init__(self, start: Callable[[Coroutine[object, object, None]], asyncio.Task[None]]):
        self.start = start
        self.waiting: dict[Behind, None] = {}
        self.task: asyncio.Task[None] | None = None

    def tell(self, guest: Behind) -> None:
        """Queue a client for its update."""
        self.waiting[guest] = None
        if self.task is None or self.task.done():
            self.task = self.start(self._tell_all())

    async def _tell_all(self) -> None:
        while self.waiting:
            await asyncio.sleep(0)
            guest = next(iter(self.waiting))
            del self.waiting[guest]
            with guarded("telling a guest"):
                guest.catch_up()
