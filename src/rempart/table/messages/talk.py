"""Chat at a table, and push notifications."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.table.messages.base import Request, Seat, SeatOrNone, Wire

Phrase = Literal[
    "hello",
    "good_luck",
    "good_move",
    "thanks",
    "sorry",
    "wait",
    "help",
    "careful",
    "what_now",
    "well_played",
]
"""Ready-made chat messages; everybody reads them in their own language."""


class Say(Request, tag="say"):
    """Say something to everybody at the table. Always shown as plain text."""

    seat: SeatOrNone
    text: Annotated[str, msgspec.Meta(max_length=300)]


class SayPhrase(Request, tag="say_phrase"):
    """Say a ready-made phrase to everybody at the table, each in their own language."""

    seat: SeatOrNone
    phrase: Phrase


class Ping(Request, tag="ping"):
    """Point at something on the board. I must be able to see it myself; people who cannot see it
    are not told what it is."""

    seat: SeatOrNone
    point: Annotated[str, msgspec.Meta(max_length=100)]
    """zone:ID, piece:ID or place:ZONE/NUMBER."""


class LetSpeak(Request, tag="let_speak"):
    """Allow or forbid spectators to chat."""

    n: int
    seat: Seat
    may: bool


class Saying(Wire):
    """A chat message or a ping."""

    n: int
    seat: int
    """-1: a spectator."""
    name: str
    """The speaker's name at the time."""
    kind: Literal["text", "phrase", "ping"]
    time: float
    text: str = ""
    """text: what was said. ping: the name of what was pointed at; empty: I cannot see it, or it is
    no longer there."""
    phrase: Phrase | None = None
    point: str = ""
    """ping: what was pointed at, as in `Ping`; empty in the same cases as `text`."""


class Chat(Wire, tag="chat"):
    """Chat at the table. It is not part of the log, so it never makes a choice stale."""

    sayings: list[Saying]
    first: bool
    """Whether these are all the sayings there are; otherwise only the new ones."""


class Subscribe(Request, tag="subscribe"):
    """Notify me by Web Push when it is my turn and I am not connected. The fields come from the
    browser's PushManager."""

    seat: Seat
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=60)]


class Unsubscribe(Request, tag="unsubscribe"):
    """Stop notifying this browser."""

    seat: Seat
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
