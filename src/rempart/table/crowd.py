"""Many who are connected: how many there may be, and how they are all told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any, Protocol

from rempart.table import limits
from rempart.table.rooms import guarded


class Behind(Protocol):
    """Somebody who has not been told everything yet."""

    def catch_up(self) -> None:
        """Tell them."""
        ...


class Crier:
    """Tells people one after the other, and lets everything else go on in between."""

    def __init__(self, start: Callable[[Any], asyncio.Task[Any]]):
        self.start = start
        self.waiting: dict[Behind, None] = {}
        self.task: asyncio.Task[Any] | None = None

    def tell(self, guest: Behind) -> None:
        """Somebody is to be told, in their turn."""
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


class Crowd:
    """How many are connected, from where and at which tables; and what waits to be sent to them."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        self.in_all = 0
        self.unsent = 0
        """Bytes."""

    def why_not(self, site: str, table: str) -> str:
        """Why nobody more can come from an address to a table; empty: somebody can."""
        if self.in_all >= limits.CONNECTED_IN_ALL:
            return "too many people are here; come back later"
        if self.here[site] >= limits.CONNECTED:
            return "too many connections from your address"
        if self.here[f"table {table}"] >= limits.COMPANY:
            return "too many people are at this table"
        return ""

    @contextmanager
    def joined(self, site: str, table: str) -> Generator[None]:
        """Somebody is there."""
        names = (site, f"table {table}")
        self.here.update(names)
        self.in_all += 1
        try:
            yield
        finally:
            self.in_all -= 1
            for name in names:
                self.here[name] -= 1
                if not self.here[name]:
                    del self.here[name]
