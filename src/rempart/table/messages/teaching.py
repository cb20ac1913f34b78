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
    """What of it no source gives, as a sentence."""


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
    """What no source gives of a card or the like (by id and by name), or of a table of values
    (by path), as a sentence."""


class SourceEntry(Wire):
    """A rule, or a thing and those of its values that have one source."""

    name: str
    words: str
    rule: str = ""
    """The ID, where it is a rule."""


class SourceGroup(Wire):
    """A chapter of the rules or a table of values."""

    name: str
    count: int
    entries: list[SourceEntry]


class SourcePart(Wire):
    """All that has one source."""

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
