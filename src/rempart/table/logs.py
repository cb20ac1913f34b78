"""What the server writes about itself: nothing while all is well, and never more than once a minute
the same about a lost database. Whatever comes from outside is written so that it forges nothing."""

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
"""Seconds without a failure after which an outage is over: on a full disk, reading goes on."""
MORE = "    | "
"""Begins every line of a message but its first, so that none of them can pass for another one."""
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Signs that move the cursor, or that cannot be seen."""
NONSENSE = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
"""What uvicorn says of clients that talk nonsense; they have been told."""


class Plain(logging.Formatter):
    """One message, one line at the margin, whatever is in it."""

    def format(self, record: logging.LogRecord) -> str:
        lines = super().format(record).rstrip("\n").split("\n")
        return f"\n{MORE}".join(map(visible, lines))


def visible(text: str) -> str:
    """The text with all that is unseen in it spelt out."""
    return "".join(
        c.encode("unicode_escape").decode() if unicodedata.category(c) in UNSEEN else c
        for c in text
    )


def worth_telling(record: logging.LogRecord) -> bool:
    """Not what every stranger can cause, nor what has been told."""
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
    """Tells when a store cannot be used: at once, then once a minute with how often it was tried,
    and when it is back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic):
        self.clock = clock
        self.failures = 0
        """How many there were since the last line about it."""
        self.last = 0.0
        self.next = float("-inf")
        self.on = False

    def failed(self, error: StoreError) -> None:
        """It could not be used."""
        error.told = True
        self.last = self.clock()
        self.failures += 1
        if self.last >= self.next:
            times = f" ({self.failures} times)" if self.failures > 1 else ""
            log.error("%s%s", str(error), times)
            self.next, self.failures, self.on = self.last + MINUTE, 0, True

    def worked(self, place: object, sure: bool = False) -> None:
        """It could; `sure`: that says that nothing is wrong any more."""
        if self.on and (sure or self.clock() - self.last >= CALM):
            times = f", after {self.failures} more failures" if self.failures else ""
            log.warning("%s is back%s", place, times)
            self.failures, self.on = 0, False
