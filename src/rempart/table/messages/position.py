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
    """Picking narrows: an offer stays if it has every field of what was picked (the `pick` of a
    piece or place), with the same value. More fields than `option` where some go without saying."""
    main: bool = False
    """It ends a turn, a phase or an effect: the table's one big button."""
    then: list[Choice] = []
    """A bundle: what is chosen after `option`, as far as it is legal and until something is
    revealed. It is sent as a `Commit` of all of them, `together`."""


class Awaited(Wire):
    """A choice that is awaited."""

    actors: list[int]
    prompt: str
    rule: str
    since: float
    offers: list[Offer]
    """Mine; empty if it is not my choice."""
    bundles: list[Offer] = []
    """Offers that stand for several choices, one after the other. One without `picks` is a button;
    one with those of its first choice is the same as often as it can be chosen, and may be cut
    short; any other is picked like an offer."""


class Line(Wire):
    """A line of the log."""

    n: int
    """The log entry it belongs to."""
    at: int
    """How many choices had been made when it happened: where to look."""
    kind: str
    """The kind of event, or choice, undo, seat, concede."""
    text: str
    rule: str = ""
    seat: int = -1
    event: dict[str, Any] = {}
    """What happened, field by field, as far as I may know it: for boards that show it. Empty if it
    is no event of the match."""


class Figure(Wire):
    """What each player has in the end."""

    name: str
    values: list[int]
    """By seat."""


class Ending(Wire):
    """How the match ended."""

    winners: list[int]
    scores: list[int]
    text: str
    rule: str
    facts: dict[str, int]
    """Figures of the whole match, under their names in words."""
    figures: list[Figure]
    """Those that each player has for themselves."""


class DangerInfo(Wire):
    """Something that everybody at this seat should know now."""

    name: str
    """The same as long as it is the same danger: it is announced once."""
    level: Literal["grave", "near"]
    text: str
    rule: str


class Position(Wire):
    """The table as one seat sees it."""

    seat: int
    """-1: a spectator."""
    at: int
    scene: Scene
    awaited: Awaited | None
    ending: Ending | None
    dangers: list[DangerInfo] = []
    """The gravest first."""
