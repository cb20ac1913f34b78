"""Sitting down, playing, and being told how things stand.

`n` is the number of the last log entry the client has seen; if the table has gone on, a message
that would change it is answered with Problem(code="stale") and an Update, never applied.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.kernel.scene import Zone
from rempart.table.messages.base import Choice, ReasonInfo, Request, Seat, Short, Token, Wire
from rempart.table.messages.position import Line, Position
from rempart.table.messages.tables import TableInfo


class Hello(Wire, tag="hello"):
    """The first message: what I hold. With no tokens, a spectator."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=8)] = []
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    name: Short = ""
    """What a spectator wants to be called; who has a seat has a name there."""
    keeps: bool = False
    """Whether I keep zones, and need only be sent those that have changed."""


class Choose(Request, tag="choose"):
    n: int
    seat: Seat
    choice: Choice


class Commit(Request, tag="commit"):
    """Play a line into the live match, as far as it is legal and until something is revealed."""

    n: int
    seat: Seat
    choices: Annotated[list[Choice], msgspec.Meta(max_length=500)]
    together: bool = False
    """It is a bundle: one undo takes all of it back."""


class Undo(Request, tag="undo"):
    """Take back to `to` choices: at once if the policy lets me, else by consent."""

    n: int
    seat: Seat
    to: int


class Redo(Request, tag="redo"):
    """Do again what was last undone, as long as nothing else was chosen since."""

    n: int
    seat: Seat


class Answer(Request, tag="answer"):
    """To a proposal; who has made it may disagree, too: it is taken back."""

    n: int
    seat: Seat
    agree: bool


class Concede(Request, tag="concede"):
    """Give up. Of two rivals one loses; of more, a bot takes the seat; where all win or lose
    together, all others must agree."""

    n: int
    seat: Seat


class AgreeEnd(Request, tag="agree_end"):
    """I agree to the end. When all have, everything is shown, and nothing can be taken back. To ask
    for the review, the record, or the same start again is to agree, too."""

    n: int
    seat: Seat


class Hand(Request, tag="hand"):
    """Hand a seat over: to a bot by name, to me, or to a friend, whose link needs the new token of
    the answer; the old one is worth nothing any more. The seat is mine, or that of a bot that plays
    for nobody, where I could not spy on anyone from it: in co-op, or when nobody else plays.

    Anybody at the table may let a bot play a seat that nobody has taken yet, or that of somebody
    who has been away, or has thought, for too long (NewTable). It is theirs again as soon as they
    come. And anybody may take back an invitation that nobody has used: for another one (friend), or
    for good (a bot, `anew`)."""

    n: int
    seat: Seat
    to: Literal["bot", "me", "friend"]
    bot: Short = ""
    anew: bool = False
    """To me: with a new key, so that whoever else has the old one is out. To a bot: nobody is
    invited there any more."""


class Rename(Request, tag="rename"):
    """What I am called."""

    n: int
    seat: Seat
    name: Short


class Rematch(Request, tag="rematch"):
    """A new table with the same game, options and seats, and the same or a new seed."""

    seat: Seat
    seed: Literal["same", "new"]


class ProposalInfo(Wire):
    """Somebody would like to undo, or to give up together (end)."""

    what: Literal["undo", "end"]
    seat: int
    to: int
    agreed: list[int]
    needed: list[int]


class Update(Wire, tag="update"):
    """Everything, after anything changed. The first one answers Hello."""

    n: int
    now: float
    """The server's clock, by which all times are to be read."""
    table: TableInfo
    positions: list[Position]
    """One for each seat I hold, in the order of seats; a spectator's if I hold none. Without zones
    for who keeps them."""
    zones: list[list[Zone | str]]
    """For who keeps them: the zones of each position, in order. Of those that are as in the update
    before, only the ids."""
    lines: list[Line]
    """New since the last update; all of them in the first."""
    first: bool
    """Whether `lines` is the whole log."""
    proposal: ProposalInfo | None
    to_agree: list[int]
    """When it is over: the seats whose holders have not agreed to the end yet."""
    shown_at: float
    """When it need not be waited for the others among them any more, as they are away; 0: they are
    not, or there are none."""
    can_undo: list[int]
    """For each position: to how many choices I can go back at once (its `at`: not at all)."""
    undo_to: int
    """To how many choices one undo goes back: before the last choice of a person, or a bundle."""
    can_redo: bool
    watching: int
    """How many spectators there are."""
    spectators: list[str]
    """The names of those who gave one."""
    may_speak: bool
    """Whether spectators may say something."""
    rematch: str = ""
    """The table of a rematch, once there is one."""
    rematch_tokens: dict[int, str] = {}
    """And my tokens there, by seat."""


class Seated(Wire, tag="seated"):
    """You have sat down by an invitation. It is used up as soon as you say hello with this token,
    which is yours alone."""

    seat: int
    token: str


class Done(Wire, tag="done"):
    """A request that changes the table was done; the Update comes by itself."""

    id: int
    token: str = ""
    applied: int = 0


class Problem(Wire, tag="problem"):
    """A request that was not done. Nothing changed."""

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
    """used: the link by which I came is worth nothing any more."""
    message: str
    reasons: list[ReasonInfo] = []
