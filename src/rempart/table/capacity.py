"""How many clients may be connected, and how much may be queued for sending to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

from rempart.table import limits


class Capacity:
    """Counts connections, by address and by table, and the bytes queued for sending."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        self.in_all = 0
        self.unsent = 0
        """Bytes queued for all clients."""

    def why_not(self, site: str, table: str) -> str:
        """Why no more connections are accepted from an address to a table; empty: they are."""
        if self.in_all >= limits.CONNECTED_IN_ALL:
            return "too many people are here; come back later"
        if self.here[site] >= limits.CONNECTED:
            return "too many connections from your address"
        if self.here[f"table {table}"] >= limits.COMPANY:
            return "too many people are at this table"
        return ""

    @contextmanager
    def joined(self, site: str, table: str) -> Generator[None]:
        """Count a connection for as long as the context lasts."""
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
