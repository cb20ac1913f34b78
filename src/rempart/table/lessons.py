"""Walkthroughs as the client shows them."""

from __future__ import annotations

from functools import lru_cache

from rempart.kernel import Game
from rempart.kernel.text import Text
from rempart.lesson import Stop, lesson
from rempart.table import messages as m
from rempart.table import words


def lesson_info(game: Game, language: str) -> m.LessonInfo:
    """A whole walkthrough."""
    return _lesson_info(game, language if language in game.languages else "en")


@lru_cache
def _lesson_info(game: Game, language: str) -> m.LessonInfo:
    """Cached, since it is the same for everybody."""
    found = lesson(game)
    said = found.words(language)
    text = game.text(language, game.variant(found.script.data)).for_people(said.names)
    seat = found.script.seat
    return m.LessonInfo(
        game=game.id,
        name=text("game.name"),
        seat=seat,
        seats=list(said.names),
        stations=[
            m.StationInfo(
                id=stop.station.id,
                title=said.stations[stop.station.id].title,
                text=said.stations[stop.station.id].text,
                point=list(stop.station.point),
                do=stop.station.do,
                position=position(stop, seat, text),
                lines=words.event_lines(stop.events, len(stop.match.choices), seat, text),
            )
            for stop in found.stops()
        ],
    )


def position(stop: Stop, seat: int, text: Text) -> m.Position:
    """The position at a station. It has offers only where the learner is to choose, and only of the
    expected kind: enough to pick from, and nothing misleading."""
    found = words.position(stop.match, seat, text, 0.0)
    if found.awaited is not None:
        kind = type(stop.expected).__name__
        found.awaited.bundles = []
        found.awaited.offers = [o for o in found.awaited.offers if o.option["type"] == kind]
    return found
