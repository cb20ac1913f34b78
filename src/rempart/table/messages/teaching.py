"""Rules and walkthroughs, over HTTP."""

from __future__ import annotations

from typing import Literal

from rempart.table.messages.base import Choice, Wire
from rempart.table.messages.position import Line, Position


class RuleInfo(Wire):
    id: str
    text: str
    source: str
    section: str
    rulings: list[str]
    ours: str = ""
    """A sentence saying which part of the rule no source gives."""


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
    ours: dict[str, str] = {}
    """Sentences saying what no source gives: for cards and the like by id and by name, for tables
    of values by path."""


class SourceEntry(Wire):
    """A rule, or a thing together with those of its values that come from this source."""

    name: str
    words: str
    rule: str = ""
    """The ID of the rule; empty: it is not a rule."""


class SourceGroup(Wire):
    """A chapter of the rules or a table of values."""

    name: str
    count: int
    entries: list[SourceEntry]


class SourcePart(Wire):
    """Everything that comes from one source."""

    source: Literal["house", "public", "rulebook"]
    title: str
    about: str
    rules: list[SourceGroup]
    values: list[SourceGroup]


class SourcesInfo(Wire):
    """GET /api/sources/{game}?lang=fr: what is from the rulebook, what is public, what is ours."""

    name: str
    parts: list[SourcePart]


class StationInfo(Wire):
    """A place where a walkthrough stops and something is explained."""

    id: str
    title: str
    text: str
    point: list[str]
    """What to look at: zone:ID, piece:ID or place:ZONE/NUMBER."""
    do: Choice | None
    """What the learner should choose here; all offers in `position` are of that kind."""
    position: Position
    lines: list[Line]
    """What happened since the previous station."""


class LessonInfo(Wire):
    """GET /api/lessons/{game}?lang=fr: a complete walkthrough."""

    game: str
    name: str
    seat: int
    """The learner's seat."""
    seats: list[str]
    """The names of the seats."""
    stations: list[StationInfo]
