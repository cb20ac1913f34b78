"""Errors of the table service; each message says what would be right."""

from __future__ import annotations

from rempart.kernel import RempartError


class StoreError(RempartError):
    """The store cannot be opened, or cannot be read or written at the moment."""

    told = False
    """Whether it has been logged."""
