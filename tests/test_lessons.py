"""Walkthroughs: every lesson of every game replays, in every language, in five minutes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import rempart
from rempart import lesson as lessons
from rempart.kernel import Game
from rempart.kernel.errors import BadData, RempartError, UnknownLanguage
from rempart.lesson import Lesson, LessonWords, NoLesson, Station, StationWords, check_pointers
from rempart.table.lessons import lesson_info
from tests.asked import asked

FIVE_MINUTES = 300
TAUGHT = [game for game in rempart.games().values() if lessons.has_lesson(game)]
taught = pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])


def test_the_games_that_promise_a_walkthrough_have_one():
    assert {game.id for game in TAUGHT} >= {"fantasy_defense", "kravora"}


@taught
def test_it_replays_and_points_at_things_that_are_there(game: Game):
    stops = list(lessons.lesson(game).stops())
    assert 10 <= len(stops) <= 16
    assert len({stop.station.id for stop in stops}) == len(stops)
    assert all(stop.station.point for stop in stops)


@taught
def test_the_learner_does_something_himself(game: Game):
    script = lessons.lesson(game).script
    done = [stop for stop in lessons.lesson(game).stops() if stop.expected is not None]
    assert len(done) >= 3
    for stop in done:
        assert stop.expected is not None
        assert asked(stop.match).seat_of(stop.expected) == script.seat


@taught
def test_it_speaks_every_language_of_the_game_within_five_minutes(game: Game):
    found = lessons.lesson(game)
    for language in game.languages:
        words = found.words(language)
        assert len(words.names) == len(next(found.stops()).match.seats)
        assert all(said.title and said.text for said in words.stations.values())
        assert 0 < words.seconds <= FIVE_MINUTES


@taught
def test_the_client_gets_all_of_it(game: Game):
    info = lesson_info(game, "fr")
    assert [station.id for station in info.stations] == list(
        lessons.lesson(game).words("fr").stations
    )
    for station in info.stations:
        awaited = station.position.awaited
        assert awaited is not None
        if station.do is None:
            assert awaited.offers == []
            continue
        options = [offer.option for offer in awaited.offers]
        assert {option["type"] for option in options} == {station.do["type"]}
        assert [option for option in options if option == station.do]
    assert info.stations[0].position.seat == info.seat
    assert any(line.event for station in info.stations for line in station.lines)


@taught
def test_an_unknown_language_gets_english(game: Game):
    assert lesson_info(game, "xx") == lesson_info(game, "en")
    with pytest.raises(UnknownLanguage):
        lessons.lesson(game).words("xx")


def test_reading_takes_a_third_of_a_second_a_word_and_four_seconds_a_station():
    said = StationWords(title="two words", text=" ".join(["word"] * 88))
    assert LessonWords(names=("A",), stations={"a": said, "b": said}).seconds == 60 + 8


def test_a_game_without_a_lesson_says_so():
    with pytest.raises(NoLesson, match="pebbles"):
        lessons.lesson(rempart.game("pebbles"))
    assert lessons.minutes(rempart.game("pebbles")) == 0


# A lesson that is wrong


@pytest.fixture
def broken(tmp_path: Path) -> Lesson:
    """Kravora's lesson from a folder of its own, to be changed."""
    found = Lesson(rempart.game("kravora"))
    found.folder = tmp_path
    for language in ("en", "fr"):
        source = Path("src/rempart/games/kravora/lesson") / f"{language}.toml"
        (tmp_path / source.name).write_text(source.read_text("utf-8"), "utf-8")
    return found


def test_a_missing_or_misplaced_station_is_told(broken: Lesson, tmp_path: Path):
    file = tmp_path / "fr.toml"
    file.write_text(file.read_text("utf-8").replace("[stations.wages]", "[stations.wage]"), "utf-8")
    broken.words("en")
    with pytest.raises(BadData, match=r"fr\.toml.*wage,"):
        broken.words("fr")


def test_what_is_no_lesson_names_the_file(broken: Lesson, tmp_path: Path):
    (tmp_path / "en.toml").write_text("names = 3", "utf-8")
    with pytest.raises(BadData, match=r"en\.toml"):
        broken.words("en")


def test_a_pointer_into_the_void_is_told(broken: Lesson):
    scene = next(broken.stops()).match.scene(0)
    check_pointers(scene, Station(id="a", point=("zone:fort-0", "place:fort-0/5")))
    for pointer in ("place:fort-0/6", "zone:fort-9", "piece:unit-999"):
        with pytest.raises(BadData, match=pointer):
            check_pointers(scene, Station(id="a", point=(pointer,)))


def test_a_choice_that_is_not_legal_is_told(broken: Lesson):
    first = msgspec.structs.replace(broken.script.stations[0], do={"type": "EndAttack"})
    broken.script = msgspec.structs.replace(broken.script, stations=(first,))
    with pytest.raises(BadData, match="'aim'"):
        list(broken.stops())
    first = msgspec.structs.replace(first, do=None, play=({"type": "EndAttack"},))
    broken.script = msgspec.structs.replace(broken.script, stations=(first,))
    with pytest.raises(RempartError):
        list(broken.stops())
