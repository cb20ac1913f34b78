"""What all messages are made of."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

Short = Annotated[str, msgspec.Meta(max_length=40)]
"""A name that a person typed."""
Token = Annotated[str, msgspec.Meta(max_length=200)]
"""What proves that its holder has a seat: signed, random, revocable."""
Choice = dict[str, Any]
"""An option as JSON; the game checks it."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
SeatOrNone = Annotated[int, msgspec.Meta(ge=-1, le=7)]
"""-1: nobody's, a spectator's."""


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, gc=False):
    """Base of all that is not a tagged message."""


class Request(Wire):
    """Base of what the client asks for."""

    id: int
    """Its own number for it, which the answer carries."""


class ReasonInfo(Wire):
    text: str
    rule: str
