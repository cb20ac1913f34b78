"""Messages that need computation: hints, warnings, reviews."""

from __future__ import annotations

from rempart.table.messages.base import Choice, Request, Seat, Wire


class Hint(Request, tag="hint"):
    """What would a bot do?"""

    seat: Seat
    whole: bool = False
    """Whether to plan the rest of the turn, too."""


class HintProgress(Wire, tag="thinking"):
    """A hint is on its way: `place` is its position in the queue; 0: it is being computed now. Sent
    while the client waits; the answer follows."""

    id: int
    place: int


class Hinted(Wire, tag="hinted"):
    id: int
    option: Choice
    label: str
    reasons: list[str]
    """The reasons for it, one sentence each, then the win chance if it is known well enough. Empty
    if there is nothing to say."""
    plan: list[Choice] = []
    """The planned choices, starting with this one, until the turn ends or something hidden is
    revealed; if the whole turn was asked for, all of it."""


class Cancel(Request, tag="cancel"):
    """Cancel the hint that I asked for with request `of`."""

    of: int


class Judge(Request, tag="judge"):
    """Would the choice that I am about to make be a blunder? Play does not wait for the answer."""

    seat: Seat
    choice: Choice


class Judged(Wire, tag="judged"):
    """The answer to Judge."""

    id: int
    warning: str
    """What the choice may cost, in friendly words; empty: not much, or it is not known."""


class Review(Request, tag="review"):
    """How did the win chance develop, and where were the turning points? Only when the end is
    agreed. The review is computed in the background: ask again until it is done."""


class CurvePoint(Wire):
    """The win chance after `at` choices, 0 to 1."""

    at: int
    chance: float


class Curve(Wire):
    """The win chance over a match from one point of view."""

    seat: int
    """-1: all players together, in co-op."""
    name: str
    points: list[CurvePoint]
    """The last one is the result."""


class Turn(Wire):
    """A turning point of a match."""

    at: int
    """The number of choices before this one: the `at` for a look or a what-if."""
    seat: int
    """Whose choice it was."""
    chance: float
    """The win chance before, 0 to 1: that of the better choice, if there was one."""
    fell_to: float
    lost: int
    """The difference in percentage points, as given in `text`."""
    text: str
    gain: str
    """What the better choice gains in terms that players count, in words; may be empty."""
    better: str
    """The better choice in words; empty: the choice was not at fault, but what followed it."""
    option: Choice
    """The better choice, for a what-if."""


class Reviewed(Wire, tag="reviewed"):
    """The answer to Review: the result if it is done, otherwise the progress."""

    id: int
    part: float
    """Progress, from 0 to 1."""
    done: bool = False
    curves: list[Curve] = []
    """Empty: no decision could be evaluated."""
    turns: list[Turn] = []
    known: str = ""
    """How reliable the result is, in words."""
