"""What is remembered of the scenes of our games, and the function that remembers."""

from __future__ import annotations

import pytest

import rempart
from rempart.kernel.errors import BadData
from rempart.kernel.text import Naming, Text, remembered
from rempart.testing.remembered import *  # noqa: F403

GAMES = list(rempart.games().values())
PEOPLE = ("Ann", "Bob", "Cleo", "Dan")


class Tables:
    def __init__(self, power: int):
        self.power = power


@remembered
def power_words(t: Tables, n: int, text: Text, more: str = "") -> str:
    asked.append(n)
    return f"{text.language} {t.power * n}{more}"


@remembered
def owner_words(seat: int, text: Text) -> str:
    return text.seat(seat)


asked: list[int] = []


def test_the_same_is_asked_once_at_all_tables():
    text, t = Text("rempart", "en"), Tables(2)
    asked.clear()
    for name in PEOPLE:
        assert power_words(t, 7, text.for_people((name,))) == "en 14"
    assert asked == [7]


def test_other_numbers_languages_values_and_arguments_are_asked_for_anew():
    english, french = Text("rempart", "en"), Text("rempart", "fr")
    t, changed = Tables(2), Tables(3)
    assert power_words(t, 5, english) == "en 10"
    assert power_words(t, 6, english) == "en 12"
    assert power_words(t, 5, french) == "fr 10"
    assert power_words(changed, 5, english) == "en 15"
    assert power_words(t, 5, english, "!") == "en 10!"
    assert power_words(t, 5, english.with_naming(Naming())) == "en 10"


def test_it_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("rempart.kernel.text.FEW", 3)
    text, t = Text("rempart", "en"), Tables(1)
    assert [power_words(t, n, text) for n in range(10)] == [f"en {n}" for n in range(10)]
    assert all(len(answers) <= 3 for answers in text.known.values())


def test_people_are_not_named_in_what_is_remembered():
    with pytest.raises(BadData, match="seat 0 is named in something that is remembered"):
        owner_words(0, Text("rempart", "en").for_people(PEOPLE))
