"""Walkthroughs: a short real match with stations at which something is explained.

A game that has one keeps it in its package: `lesson/lesson.toml` says how the match goes and where
it stops, `lesson/<language>.toml` has the words. docs/add-a-game.md explains how to write one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple, TypeVar

import msgspec

from rempart.kernel import Event, Game, Match, Option, RempartError
from rempart.kernel.data import read_toml
from rempart.kernel.errors import BadData, UnknownLanguage
from rempart.kernel.scene import Scene

T = TypeVar("T")

WORDS_A_MINUTE = 180
SECONDS_A_STATION = 4
"""Time for finding the button, or making the choice."""


class Station(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place where the match stops and something is said."""

    id: str
    """The key of its words."""
    play: tuple[dict[str, object], ...] = ()
    """The choices that lead here from the station before."""
    point: tuple[str, ...] = ()
    """What to look at: `zone:ID`, `piece:ID` or `place:ZONE/NUMBER`, the first place being 1."""
    do: dict[str, object] | None = None
    """The choice that the learner makes here."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the match of a lesson goes."""

    seed: int
    settings: dict[str, object] = msgspec.field(name="options")
    stations: tuple[Station, ...]
    seat: int = 0
    """The learner's seat."""
    data: dict[str, object] = {}
    """Changed values, if the lesson needs them."""


class StationWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said at a station."""

    title: str
    text: str


class LessonWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson's words in one language."""

    names: tuple[str, ...]
    """What the seats are called."""
    stations: dict[str, StationWords]

    @property
    def seconds(self) -> int:
        """The time to read everything and make the learner's choices."""
        count = sum(len(f"{said.title} {said.text}".split()) for said in self.stations.values())
        return round(count / WORDS_A_MINUTE * 60) + SECONDS_A_STATION * len(self.stations)


class Stop(NamedTuple):
    """A station as the match has reached it."""

    station: Station
    match: Match
    events: list[Event]
    """What happened since the station before."""
    expected: Option | None
    """The option that the learner has to choose."""


class NoLesson(RempartError):
    """The game has no lesson."""


class Lesson:
    """The walkthrough of a game."""

    def __init__(self, game: Game):
        self.game = game
        self.folder = files(game.package) / "lesson"
        self.script = read(self.folder / "lesson.toml", Script)

    def words(self, language: str) -> LessonWords:
        """Its words in a language, one entry for each station."""
        file = self.folder / f"{language}.toml"
        if not file.is_file():
            raise UnknownLanguage(f"{self.game.id}: there is no lesson in {language!r}")
        words = read(file, LessonWords)
        wanted, found = [s.id for s in self.script.stations], list(words.stations)
        if found != wanted:
            raise BadData(
                f"{file}: it has the stations {', '.join(found)}, but the lesson stops at "
                f"{', '.join(wanted)}: the same ones in the same order, please"
            )
        return words

    def stops(self) -> Iterator[Stop]:
        """The match, station by station."""
        script, game = self.script, self.game
        match = Match(game, game.read_settings(script.settings), script.seed, script.data)
        events = list(match.events)
        learned: dict[str, object] | None = None
        for station in script.stations:
            for choice in (*([learned] if learned else []), *station.play):
                events += match.choose(choice)
            learned = station.do
            expected = self.expected(match, station)
            check_pointers(match.scene(script.seat), station)
            yield Stop(station, match.twin(), events, expected)
            events = []

    def expected(self, match: Match, station: Station) -> Option | None:
        """The option that the learner has to choose, which must be one of the learner's."""
        if station.do is None:
            return None
        option = match.game.read_choice(station.do)
        refusals = match.why_not(self.script.seat, option)
        if refusals:
            raise BadData(f"{self.game.id}: lesson station {station.id!r}: {refusals[0]}")
        return option


def read(file: Traversable, kind: type[T]) -> T:
    """A TOML file as a Struct, or an error that names the file."""
    try:
        return msgspec.convert(read_toml(file), kind)
    except msgspec.ValidationError as error:
        raise BadData(f"{file}: {error}") from error


def check_pointers(scene: Scene, station: Station) -> None:
    """Everything that a station points at must be on the table."""
    known: set[str] = set()
    for zone in scene.zones:
        known.add(f"zone:{zone.id}")
        known |= {f"place:{zone.id}/{n}" for n in range(1, len(zone.places) + 1)}
        pieces = [*zone.pieces, *(piece for place in zone.places for piece in place.pieces)]
        known |= {f"piece:{piece.id}" for piece in pieces}
    for pointer in station.point:
        if pointer not in known:
            raise BadData(f"lesson station {station.id!r} points at {pointer!r}: it is not there")


@lru_cache
def lesson(game: Game) -> Lesson:
    """The walkthrough of a game."""
    if not has_lesson(game):
        raise NoLesson(f"{game.id} has no lesson")
    return Lesson(game)


def has_lesson(game: Game) -> bool:
    """Whether a game has a walkthrough."""
    return (files(game.package) / "lesson" / "lesson.toml").is_file()


@lru_cache
def minutes(game: Game) -> int:
    """How long a game's walkthrough takes, rounded up; 0 if it has none."""
    return math.ceil(lesson(game).words("en").seconds / 60) if has_lesson(game) else 0
