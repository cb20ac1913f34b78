"""The walkthrough replays, points at what is there, and can be read in five minutes."""

from rempart.lesson import lesson

from hamlet import GAME


def test_it_replays_and_the_learner_does_something():
    stops = list(lesson(GAME).stops())
    assert [stop for stop in stops if stop.expected is not None]


def test_it_is_short_in_every_language():
    for language in GAME.languages:
        assert 0 < lesson(GAME).words(language).seconds <= 300
