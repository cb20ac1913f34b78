"""Rules and walkthroughs, over HTTP."""

from __future__ import annotations

from rempart.table.messages.base import Choice, Wire
from rempart.table.messages.position import Line, Position


class RuleInfo(Wire):
    id: str
    text: str
    source: str
    section: str
    rulings: list[str]


class ChapterInfo(Wire):
    id: str
    name: str
    rules: list[RuleInfo]


class RulingInfo(Wire):
    id: str
    question: str
    ruling: str
    reason: str


class RulesInfo(Wire):
    """GET /api/rules/{game}?lang=fr"""

    chapters: list[ChapterInfo]
    rulings: list[RulingInfo]


class StationInfo(Wire):
    """A place where a walkthrough stops and something is explained."""

    id: str
    title: str
    text: str
    point: list[str]
    """What to look at: zone:ID, piece:ID, place:ZONE/NUMBER."""
    do: Choice | None
    """What the learner is to choose here; the offers of `position` are all of that kind."""
    position: Position
    lines: list[Line]
    """What happened since the station before."""


class LessonInfo(Wire):
    """GET /api/lessons/{game}?lang=fr: a walkthrough, with everything that it shows."""

    game: str
    name: str
    seat: int
    """The learner's."""
    seats: list[str]
    """What the seats are called."""
    stations: list[StationInfo]
