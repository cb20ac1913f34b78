"""What can go wrong around a table, each with a message that says what would be right."""

from __future__ import annotations

from rempart.kernel import RempartError


class StoreError(RempartError):
    """The tables cannot be kept where they should be, or not be read or written right now."""

    told = False
    """Whether the log has been told."""
