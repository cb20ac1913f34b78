"""The pieces on the table, as plain data. Raiders and gates are numbers (see `tables`)."""

from __future__ import annotations

import msgspec


class Gate(msgspec.Struct, array_like=True, gc=False):
    """A gate of the village, and how many guards stand there."""

    guards: int = 0
