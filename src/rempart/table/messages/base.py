"""Types and base classes that all messages share."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

Short = Annotated[str, msgspec.Meta(max_length=40)]
"""A name that a person typed."""
Token = Annotated[str, msgspec.Meta(max_length=200)]
"""Proof that its holder has a seat: signed, random, revocable."""
Choice = dict[str, Any]
"""An option as JSON; the game checks it."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
SeatOrNone = Annotated[int, msgspec.Meta(ge=-1, le=7)]
"""-1: no seat, a spectator."""


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, gc=False):
    """Base of every type that crosses the wire: forbids unknown fields."""


class Request(Wire):
    """Base of the client's requests."""

    id: int
    """The client's number for this request; the answer repeats it."""


class ReasonInfo(Wire):
    text: str
    rule: str
