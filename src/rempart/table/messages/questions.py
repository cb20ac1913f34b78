"""Questions about a match, and their answers. None of them changes anything."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from rempart.kernel.scene import Piece
from rempart.table.messages.base import Choice, ReasonInfo, Request, Seat, SeatOrNone, Wire
from rempart.table.messages.position import Line, Position


class Preview(Request, tag="preview"):
    """What would this choice cause? With `then`: this choice and the rest of its bundle."""

    seat: Seat
    choice: Choice
    then: Annotated[list[Choice], msgspec.Meta(max_length=100)] = []


class ForeseenInfo(Wire):
    text: str
    rule: str
    certain: bool
    event: dict[str, Any] = {}
    """The fields of the event, for boards that show it."""


class Previewed(Wire, tag="previewed"):
    id: int
    events: list[ForeseenInfo]
    final: bool
    """Whether it may reveal something, after which I could not undo without asking."""
    odds: list[str] = []
    """What it may bring, in sentences; empty where there is no telling, or nothing to tell."""


class Badges(Request, tag="badges"):
    """How would the board stand after each of these lines? A line is one choice or a bundle."""

    seat: Seat
    lines: Annotated[
        list[Annotated[list[Choice], msgspec.Meta(min_length=1, max_length=100)]],
        msgspec.Meta(max_length=16),
    ]


class Badge(Wire):
    """The status of a place after a choice."""

    zone: str
    place: int
    """Index of the place in its zone, from 0."""
    status: str
    tone: str


class Badged(Wire, tag="badged"):
    """The answer to Badges: for each line, the places whose status would change. Empty where the
    line would reveal something hidden, since the result cannot be known."""

    id: int
    after: list[list[Badge]]


class WhyNot(Request, tag="why_not"):
    """Why can I not choose this? Fields that are not picked yet may be left out; the answer then
    has the refusals of all options of that kind that match the given fields."""

    seat: Seat
    choice: Choice


class Refused(Wire, tag="refused"):
    """The answer to WhyNot. No reasons: the choice is legal."""

    id: int
    reasons: list[ReasonInfo]


class AskIntroduction(Request, tag="introduction"):
    """What does this set-up bring for the first time?"""


class PartInfo(Wire):
    """A part that is new: its `note` says what it does."""

    piece: Piece
    rule: str


class Introduced(Wire, tag="introduced"):
    """The answer to AskIntroduction."""

    id: int
    key: str
    """Identifies the introduction within the game, so that it is shown only once."""
    title: str
    due: bool
    """Whether to show it without being asked: the match has hardly begun."""
    parts: list[PartInfo]
    """Empty: nothing is new."""


class AskForecast(Request, tag="forecast"):
    """What will happen to me if nobody intervenes? Asked now, or at the end of a what-if."""

    seat: Seat
    at: int = -1
    """The number of choices after which the what-if begins; -1: the table as it is now."""
    choices: Annotated[list[Choice], msgspec.Meta(max_length=500)] = []


class Forecasted(Wire, tag="forecasted"):
    """The answer to AskForecast."""

    id: int
    title: str
    """How far ahead the forecast looks."""
    summary: list[str]
    """The main points, most important first."""
    lines: list[ForeseenInfo]
    notes: list[str]
    """Assumptions and unknowns."""


class Look(Request, tag="look"):
    """The table as it was after `at` choices."""

    at: int
    seat: int = -1
    """-1: as a spectator."""


class AskPosition(Request, tag="ask_position"):
    """The position after `at` choices, or after a what-if begun there, as a document: as far as the
    seat may know it, unless everything may be shown."""

    seat: SeatOrNone
    at: int
    choices: Annotated[list[Choice], msgspec.Meta(max_length=500)] = []


class Posed(Wire, tag="posed"):
    """The answer to AskPosition."""

    id: int
    position: dict[str, object]


class WhatIf(Request, tag="what_if"):
    """A what-if: `choices` played from the position after `at` choices. The server keeps nothing of
    it. What is hidden from me is redealt (always the same way for the same line), so a what-if
    reveals no secret. When the end is agreed, `seat` may be anybody's."""

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
    """WhatIf: how many of the choices were played, until one was illegal."""


class AskChart(Request, tag="chart"):
    """How did the value that best shows the course of the match develop?"""

    seat: int = -1
    """The seat whose view is used; -1: a spectator's."""


class ChartPoint(Wire):
    """The value after `at` choices."""

    at: int
    value: int


class Charted(Wire, tag="charted"):
    """The answer to AskChart."""

    id: int
    name: str
    """The name of the value."""
    most: int
    """The highest value that is possible or was reached."""
    points: list[ChartPoint]
    """From the start of the match to now, thinned out to what can be drawn; empty: the game has no
    such value."""


class ExportRecord(Request, tag="export"):
    """Export the record. It reveals everything, so only when the end is agreed or nobody else
    plays."""


class Exported(Wire, tag="exported"):
    id: int
    record: dict[str, Any]
