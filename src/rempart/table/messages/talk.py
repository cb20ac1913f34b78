"""What is said at a table, and who is called back to it."""

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
"""What can be said without typing; everybody reads it in their own language."""


class Say(Request, tag="say"):
    """Something to all at the table, in one's own words. Plain text, whatever is in it."""

    seat: SeatOrNone
    text: Annotated[str, msgspec.Meta(max_length=300)]


class SayPhrase(Request, tag="say_phrase"):
    """Something to all at the table that each reads in their own language."""

    seat: SeatOrNone
    phrase: Phrase


class Ping(Request, tag="ping"):
    """Point at something on the board for all to see. It must be there for me to see; whoever
    cannot see it is not told what it is."""

    seat: SeatOrNone
    point: Annotated[str, msgspec.Meta(max_length=100)]
    """zone:ID, piece:ID, place:ZONE/NUMBER."""


class LetSpeak(Request, tag="let_speak"):
    """Whether spectators may say something."""

    n: int
    seat: Seat
    may: bool


class Saying(Wire):
    """Something that somebody said or pointed at."""

    n: int
    seat: int
    """-1: a spectator."""
    name: str
    """What the speaker was called."""
    kind: Literal["text", "phrase", "ping"]
    time: float
    text: str = ""
    """text: what was said. ping: the name of what was pointed at; empty: I cannot see it, or it is
    there no more."""
    phrase: Phrase | None = None
    point: str = ""
    """ping: what to show, as in `Ping`; empty likewise."""


class Chat(Wire, tag="chat"):
    """What is said at the table. It is no part of the log: no choice grows stale by it."""

    sayings: list[Saying]
    first: bool
    """Whether these are all there are; else the newest."""


class Subscribe(Request, tag="subscribe"):
    """Tell me by Web Push when it is my turn and I am not here. What the browser's PushManager
    gave."""

    seat: Seat
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=60)]


class Unsubscribe(Request, tag="unsubscribe"):
    """No more of that."""

    seat: Seat
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
