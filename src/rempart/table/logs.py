"""The server's log: nothing while all is well, and at most one line a minute about the same
database outage. Text from outside is escaped so that it cannot forge log lines."""

from __future__ import annotations

import logging
import time
import unicodedata
from collections.abc import Callable

from rempart.table.errors import StoreError

log = logging.getLogger("rempart.table")

FORMAT = "%(asctime)s %(levelname)s %(message)s"
MINUTE = 60.0
"""Seconds between two lines about the same outage."""
CALM = 5.0
"""Seconds without a failure after which an outage counts as over: with a full disk, reads still
succeed."""
MORE = "    | "
"""Prefix of every line of a message except the first, so that none can pass for a message of its
own."""
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Unicode categories of characters that move the cursor or are invisible."""
NONSENSE = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
"""uvicorn's messages about malformed requests; the client has had an error response."""


class Plain(logging.Formatter):
    """Formats a message so that only its first line starts at the margin."""

    def format(self, record: logging.LogRecord) -> str:
        lines = super().format(record).rstrip("\n").split("\n")
        return f"\n{MORE}".join(map(visible, lines))


def visible(text: str) -> str:
    """The text with invisible characters escaped."""
    return "".join(
        c.encode("unicode_escape").decode() if unicodedata.category(c) in UNSEEN else c
        for c in text
    )


def worth_telling(record: logging.LogRecord) -> bool:
    """Filter out what any stranger can cause, and what has been logged already."""
    if record.name == "uvicorn.error" and record.msg in NONSENSE:
        return False
    error = record.exc_info[1] if record.exc_info else None
    args = record.args if isinstance(record.args, tuple) else ()
    return not any(isinstance(it, StoreError) and it.told for it in (error, *args))


def set_up() -> None:
    """Write problems to stderr."""
    handler = logging.StreamHandler()
    handler.setFormatter(Plain(FORMAT))
    handler.addFilter(worth_telling)
    logging.basicConfig(handlers=[handler], level=logging.WARNING)


class Outage:
    """Logs that a store cannot be used: at once, then once a minute with the number of failures,
    and when it is back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic):
        self.clock = clock
        self.failures = 0
        """Failures since the last line about them."""
        self.last = 0.0
        self.next = float("-inf")
        self.on = False

    def failed(self, error: StoreError) -> None:
        """Note that the store could not be used."""
        error.told = True
        self.last = self.clock()
        self.failures += 1
        if self.last >= self.next:
            times = f" ({self.failures} times)" if self.failures > 1 else ""
            log.error("%s%s", str(error), times)
            self.next, self.failures, self.on = self.last + MINUTE, 0, True

    def worked(self, place: object, sure: bool = False) -> None:
        """Note that the store could be used; `sure`: this proves that the outage is over."""
        if self.on and (sure or self.clock() - self.last >= CALM):
            times = f", after {self.failures} more failures" if self.failures else ""
            log.warning("%s is back%s", place, times)
            self.failures, self.on = 0, False
