"""What is thought about: hints, warnings, reviews."""

from __future__ import annotations

from rempart.table.messages.base import Choice, Request, Seat, Wire


class Hint(Request, tag="hint"):
    """What would a bot do?"""

    seat: Seat
    whole: bool = False
    """And how would it go on until the end of the turn?"""


class HintProgress(Wire, tag="thinking"):
    """A hint is on its way: so many others are thought about first; 0: it is thought about now. It
    is told to who has to wait; the answer comes later."""

    id: int
    place: int


class Hinted(Wire, tag="hinted"):
    id: int
    option: Choice
    label: str
    reasons: list[str]
    """What speaks for it, a sentence each; then how likely the match is won, if that is known well
    enough to say. Empty if there is nothing to say."""
    plan: list[Choice] = []
    """How the seat would go on, this choice first, until its turn ends or something hidden comes
    to light; if the whole turn was asked for, all of it."""


class Cancel(Request, tag="cancel"):
    """I do not want the hint any more that I asked for with the request `of`."""

    of: int


class Judge(Request, tag="judge"):
    """Would this choice, which I am about to make, cost me dear? Nobody waits for the answer."""

    seat: Seat
    choice: Choice


class Judged(Wire, tag="judged"):
    """The answer to Judge."""

    id: int
    warning: str
    """What the choice may cost, in friendly words; empty: not much, or nobody can tell."""


class Review(Request, tag="review"):
    """How did the win chance go, and where did it turn? Only when the end is agreed. The review is
    made in the background: ask again until it is done."""


class CurvePoint(Wire):
    """The win chance after so many choices, 0 to 1."""

    at: int
    chance: float


class Curve(Wire):
    """The win chance over a match from one point of view."""

    seat: int
    """-1: of all together, in co-op."""
    name: str
    points: list[CurvePoint]
    """The last one is the result."""


class Turn(Wire):
    """A turning point of a match."""

    at: int
    """Before this choice: where to look, and where a what-if begins."""
    seat: int
    """Whose choice it was."""
    chance: float
    """Before, 0 to 1: with the better choice, if there was one."""
    fell_to: float
    lost: int
    """The difference in hundredths, as the text has it."""
    text: str
    gain: str
    """What people count with the better choice, in words; may be empty."""
    better: str
    """The better choice in words; empty: no choice was at fault, but what followed it."""
    option: Choice
    """That choice, for a what-if."""


class Reviewed(Wire, tag="reviewed"):
    """The answer to Review: what is found when it is done, until then how far it is."""

    id: int
    part: float
    """How much is done, from 0 to 1."""
    done: bool = False
    curves: list[Curve] = []
    """None: nothing could be weighed."""
    turns: list[Turn] = []
    known: str = ""
    """How well all this is known."""
