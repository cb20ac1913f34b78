"""The table as one seat sees it, and what happened there."""

from __future__ import annotations

from typing import Any, Literal

from rempart.kernel.scene import Scene
from rempart.table.messages.base import Choice, Wire


class Offer(Wire):
    """A legal option: what to send, what to say, and what to point at."""

    option: Choice
    label: str
    picks: dict[str, Any]
    """The fields that picking matches against: an offer remains if it has every field of what was
    picked (the `pick` of a piece or place), with the same value. It may have fields that `option`
    leaves out because they are implied."""
    main: bool = False
    """Whether it ends a turn, a phase or an effect: shown as the table's one big button."""
    button: bool = False
    """Whether it has a button even where something on the board leads to it."""
    then: list[Choice] = []
    """For a bundle: the choices that follow `option`; they are played until one is illegal or has
    revealed something. The client sends all of them in one `Commit` with `together` set."""


class Missed(Wire):
    """An option that I may look for but cannot choose now."""

    label: str
    picks: dict[str, Any]
    """The fields that picking matches against, as in an `Offer`."""
    reason: str
    rule: str


class Awaited(Wire):
    """The choice that the match is waiting for."""

    actors: list[int]
    prompt: str
    rule: str
    since: float
    offers: list[Offer]
    """The options I have; empty if it is not my choice."""
    bundles: list[Offer] = []
    """Offers that stand for several choices in sequence. One without `picks` is a button. One with
    the `picks` of its first choice repeats that choice as often as possible, and may be cut short.
    Any other is picked like an offer."""
    missed: list[Missed] = []
    """What I cannot choose now and why, to be shown greyed: above all what I cannot pay for."""


class Line(Wire):
    """A line of the log."""

    n: int
    """The log entry it belongs to."""
    at: int
    """How many choices had been made when it happened: the `at` to look at."""
    kind: str
    """The type of the event, or the kind of the log entry."""
    text: str
    rule: str = ""
    seat: int = -1
    event: dict[str, Any] = {}
    """The fields of the event, as far as I may know them, for boards that show it. Empty if the
    line is not an event of the match."""


class Figure(Wire):
    """A figure that each player has at the end."""

    name: str
    values: list[int]
    """One per seat."""


class Ending(Wire):
    """How the match ended."""

    winners: list[int]
    scores: list[int]
    text: str
    rule: str
    facts: dict[str, int]
    """Figures of the match as a whole, by their translated names."""
    figures: list[Figure]
    """Figures that each player has separately."""
    epilogue: str = ""
    """What became of the world, in a few sentences, if the game tells it."""


class DangerInfo(Wire):
    """A danger that whoever plays this seat should know about now."""

    name: str
    """Identifies the danger, so that it is announced only once."""
    level: Literal["grave", "near"]
    text: str
    rule: str


class AimInfo(Wire):
    """Something to have done by the end of a lesson."""

    id: str
    text: str
    met: bool


class CoachInfo(Wire):
    """What a coach says to whoever plays this seat, in a match that teaches the game."""

    key: str
    """What it says, whatever the language."""
    text: str
    rule: str
    asks: bool
    """Whether a hint would show what the coach asks for."""
    wanted: list[int]
    """The offers that the coach asks for, by their number among those to this seat."""
    point: list[dict[str, Any]]
    """What it speaks of: the places of the scene with such a `pick`, or else the pieces."""
    aims: list[AimInfo]
    over: bool
    """The lesson has ended: this is a look back."""


class Position(Wire):
    """The table as one seat sees it."""

    seat: int
    """-1: a spectator."""
    at: int
    scene: Scene
    awaited: Awaited | None
    ending: Ending | None
    dangers: list[DangerInfo] = []
    """Gravest first."""
    coach: CoachInfo | None = None
    """None: nobody is being taught."""
