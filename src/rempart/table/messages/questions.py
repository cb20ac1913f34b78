"""Questions about a match, which change nothing, and their answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from rempart.table.messages.base import Choice, ReasonInfo, Request, Seat, Wire
from rempart.table.messages.position import Line, Position


class Preview(Request, tag="preview"):
    """What would this choice cause? With `then`: it and those that follow it in a bundle."""

    seat: Seat
    choice: Choice
    then: Annotated[list[Choice], msgspec.Meta(max_length=100)] = []


class ForeseenInfo(Wire):
    text: str
    rule: str
    certain: bool
    event: dict[str, Any] = {}
    """What would happen, field by field: for boards that show it."""


class Previewed(Wire, tag="previewed"):
    id: int
    events: list[ForeseenInfo]
    final: bool
    """Whether it may end what I can take back without asking: then it is worth a second look."""


class Badges(Request, tag="badges"):
    """How would things stand after each of these choices? Each is a choice, or a bundle."""

    seat: Seat
    lines: Annotated[
        list[Annotated[list[Choice], msgspec.Meta(min_length=1, max_length=100)]],
        msgspec.Meta(max_length=16),
    ]


class Badge(Wire):
    """How things would stand at a place."""

    zone: str
    place: int
    """Which place of the zone; the first is 0."""
    status: str
    tone: str


class Badged(Wire, tag="badged"):
    """The answer to Badges: for each line the places that would stand otherwise than now. None
    where it would bring something hidden to light: nobody can know."""

    id: int
    after: list[list[Badge]]


class WhyNot(Request, tag="why_not"):
    """Why can I not choose this? Fields that are not picked yet may be left out: then the
    refusals of all options of that kind that agree with those given."""

    seat: Seat
    choice: Choice


class Refused(Wire, tag="refused"):
    """The answer to WhyNot; no reasons: it is legal."""

    id: int
    reasons: list[ReasonInfo]


class AskForecast(Request, tag="forecast"):
    """What is coming for me if nobody does anything about it? Now, or at the end of a what-if."""

    seat: Seat
    at: int = -1
    """Where the what-if begins; -1: the table as it is now."""
    choices: Annotated[list[Choice], msgspec.Meta(max_length=500)] = []


class Forecasted(Wire, tag="forecasted"):
    """The answer to AskForecast."""

    id: int
    title: str
    """How far it looks."""
    summary: list[str]
    """The upshot, most important first."""
    lines: list[ForeseenInfo]
    notes: list[str]
    """What was assumed, and what is not known."""


class Look(Request, tag="look"):
    """The table as it was after `at` choices."""

    at: int
    seat: int = -1
    """-1: as a spectator."""


class WhatIf(Request, tag="what_if"):
    """A line of my own: `choices` played on from `at`. Nothing is kept on the server, and what is
    hidden from me is dealt anew (the same way for the same line), so a line teaches no secret.
    When the end is agreed, anybody's seat will do."""

    seat: Seat
    at: int
    choices: Annotated[list[Choice], msgspec.Meta(max_length=500)]


class Seen(Wire, tag="seen"):
    """The answer to Look and WhatIf."""

    id: int
    position: Position
    lines: list[Line]
    """What the last choice (Look) or the whole line (WhatIf) caused."""
    applied: int = 0
    """WhatIf: how many of the choices were legal."""


class AskChart(Request, tag="chart"):
    """How did the value go that tells best how the match went?"""

    seat: int = -1
    """With whose eyes it is seen; -1: as a spectator."""


class ChartPoint(Wire):
    """A value after so many choices."""

    at: int
    value: int


class Charted(Wire, tag="charted"):
    """The answer to AskChart."""

    id: int
    name: str
    """What the value is called."""
    most: int
    """As high as it can get, or has got."""
    points: list[ChartPoint]
    """From the first moment to the last, not more than can be drawn; none: there is no such
    value."""


class ExportRecord(Request, tag="export"):
    """The record. Only when the end is agreed, or when nobody else plays: it tells everything."""


class Exported(Wire, tag="exported"):
    id: int
    record: dict[str, Any]
