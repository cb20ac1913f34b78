"""How many may be connected, and how much may wait to be sent to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

from rempart.table import limits


class Capacity:
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
