"""Sitting down, playing, and receiving updates.

`n` is the number of the last log entry the client has seen. If the table has moved on since, a
message that would change it is not applied but answered with Problem(code="stale") and an Update.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.kernel.scene import Zone
from rempart.table.messages.base import Choice, ReasonInfo, Request, Seat, Short, Token, Wire
from rempart.table.messages.lists import PublishingInfo
from rempart.table.messages.position import Line, Position
from rempart.table.messages.tables import TableInfo


class Hello(Wire, tag="hello"):
    """The first message: the tokens I hold. Without any I am a spectator."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=8)] = []
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    name: Short = ""
    """A spectator's name. Ignored for players: a seat has its own name."""
    keeps: bool = False
    """Whether the client caches zones, so that only changed ones need be sent."""


class Choose(Request, tag="choose"):
    n: int
    seat: Seat
    choice: Choice


class Commit(Request, tag="commit"):
    """Play a line of choices in the live match, until one is illegal or has revealed something."""

    n: int
    seat: Seat
    choices: Annotated[list[Choice], msgspec.Meta(max_length=500)]
    together: bool = False
    """Whether the line is a bundle: one undo takes all of it back."""


class Undo(Request, tag="undo"):
    """Go back to the position after `to` choices: at once if the policy allows it, else by
    consent."""

    n: int
    seat: Seat
    to: int


class Redo(Request, tag="redo"):
    """Redo what was last undone, provided that nothing else has been chosen since."""

    n: int
    seat: Seat


class Answer(Request, tag="answer"):
    """Agree or disagree with a proposal. The proposer withdraws it by disagreeing."""

    n: int
    seat: Seat
    agree: bool


class Concede(Request, tag="concede"):
    """Give up. With two rivals, the one who concedes loses; with more, a bot takes over the seat;
    in co-op, all other players must agree."""

    n: int
    seat: Seat


class AgreeEnd(Request, tag="agree_end"):
    """Agree to the end. Once everybody has, everything is shown and nothing can be taken back.
    Asking for the review, the record or a rematch with the same seed also counts as agreeing."""

    n: int
    seat: Seat


class Hand(Request, tag="hand"):
    """Hand a seat over: to a bot by name, to me, or to a friend. A friend's link needs the new
    token in the answer; the old token stops working. The seat must be mine, or belong to a bot that
    plays for nobody, and then only where I could not spy on anyone from it: in co-op, or when
    nobody else plays.

    Anybody at the table may let a bot play a seat that nobody has taken yet, or the seat of
    somebody who has been away or thinking for too long (see NewTable). They get it back as soon as
    they come. Anybody may also withdraw an unused invitation: to issue another one (friend), or for
    good (a bot, `anew`).
    """

    n: int
    seat: Seat
    to: Literal["bot", "me", "friend"]
    bot: Short = ""
    anew: bool = False
    """To me: replace the key, so that anybody else who has the old one loses the seat. To a bot:
    withdraw the invitation."""


class Rename(Request, tag="rename"):
    """Change the name of my seat."""

    n: int
    seat: Seat
    name: Short


class Rematch(Request, tag="rematch"):
    """A new table with the same game, options and seats, and the same or a new seed."""

    seat: Seat
    seed: Literal["same", "new"]
    run: Short = ""
    """The code of the next stage, after a victory in a run; empty: the same set-up again."""


class ProposalInfo(Wire):
    """A proposal that needs consent: to undo, or to give up together (end)."""

    what: Literal["undo", "end"]
    seat: int
    to: int
    agreed: list[int]
    needed: list[int]


class Update(Wire, tag="update"):
    """The whole state of the table, sent after every change. The first one answers Hello."""

    n: int
    now: float
    """The server's clock; all times are relative to it."""
    table: TableInfo
    positions: list[Position]
    """One for each seat I hold, in seat order; the spectator's if I hold none. Without zones if the
    client caches them."""
    zones: list[list[Zone | str]]
    """If the client caches zones: the zones of each position, in order; an unchanged zone is sent
    as its id only. Otherwise empty."""
    lines: list[Line]
    """New since the last update; all of them in the first."""
    first: bool
    """Whether `lines` is the whole log."""
    proposal: ProposalInfo | None
    to_agree: list[int]
    """When the match is over: the seats whose holders have not agreed to the end yet."""
    shown_at: float
    """When the end counts without the others in `to_agree`, because they are all away; 0: not all
    of them are away, or there are none."""
    can_undo: list[int]
    """For each position: the number of choices I can go back to without asking; `at`: no undo."""
    undo_to: int
    """The number of choices left after one undo: before the last choice or bundle of a person."""
    can_redo: bool
    watching: int
    """Number of spectators."""
    spectators: list[str]
    """The names of the spectators who gave one."""
    may_speak: bool
    """Whether spectators may chat."""
    rematch: str = ""
    """The table of the rematch; empty: there is none yet."""
    rematch_tokens: dict[int, str] = {}
    """My tokens at that table, by seat."""
    listing: str = ""
    """For those who have a seat: the id under which the table looks for players; empty: it does
    not."""
    publishing: PublishingInfo | None = None
    """For those who have a seat: whether the match is published; None: it cannot be."""


class Seated(Wire, tag="seated"):
    """You have taken a seat by invitation. The token is yours alone; the invitation is used up as
    soon as you say hello with this token."""

    seat: int
    token: str


class Done(Wire, tag="done"):
    """A request that changes the table has been carried out; the Update is sent separately."""

    id: int
    token: str = ""
    applied: int = 0


class Problem(Wire, tag="problem"):
    """A request that was not carried out. Nothing changed."""

    id: int
    code: Literal[
        "stale",
        "illegal",
        "malformed",
        "forbidden",
        "too_fast",
        "unknown",
        "over",
        "used",
        "failed",
    ]
    """used: the invitation link I came with no longer works."""
    message: str
    reasons: list[ReasonInfo] = []
