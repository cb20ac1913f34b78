"""What is remembered of scenes (`kernel.text.remembered`) is what would be said now, to each seat,
in each language, at each table: nothing stale, and nothing that was meant for another seat."""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec
import pytest

from rempart.kernel import Game
from rempart.kernel.errors import BadData
from rempart.kernel.step import settle
from rempart.kernel.text import Text, remembered
from rempart.table import words
from tests.conformance.play import GAMES, walk

PEOPLE = ("Ann", "Bob", "Cleo", "Dan")
encode = msgspec.json.Encoder().encode


def forgetful(text: Text) -> Text:
    """The same texts, with nothing remembered."""
    twin = copy(text)
    twin.known, twin.offers = {}, {}
    return twin


def said(game: Game, state: Any, seat: int | None, text: Text) -> bytes:
    return encode(game.scene(game.view(state, seat), text))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_scene_is_the_same_whether_or_not_something_like_it_was_told_before(game: Game):
    tables = [walk(game, {"players": game.players[-1]}, seed, "random", 60) for seed in (1, 2)]
    for n, moments in enumerate(zip(*tables, strict=False)):
        if n % 4:
            continue
        for language in game.languages:
            for (match, _), names in zip(moments, (PEOPLE, PEOPLE[::-1]), strict=True):
                text = game.text(language, match.variant).for_people(names)
                for seat in (*match.seats, None):
                    told = said(game, match.state, seat, text)
                    assert told == said(game, match.state, seat, forgetful(text))
    for language in game.languages:
        check_what_is_remembered(game.text(language))


def check_what_is_remembered(text: Text) -> None:
    """Nobody has changed it since, and it is still right."""
    for make, answers in text.known.items():
        place = list(make.__annotations__).index("text")
        for given, found in list(answers.items())[:200]:
            again = make(*given[:place], forgetful(text).to_anybody, *given[place:])
            assert again == found, f"{make.__qualname__}{given}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_offers_are_the_same_whether_or_not_they_were_made_before(game: Game):
    """To each seat, in each language, under each name; and a twin of a match has the same."""
    for seed, names in ((1, PEOPLE), (2, PEOPLE[::-1]), (1, PEOPLE[::-1])):
        for match, _ in walk(game, {"players": game.players[-1]}, seed, "random", 25):
            twin = match.twin()
            assert twin.decision == match.decision == settle(twin.state)
            for language in game.languages:
                text = game.text(language, match.variant).for_people(names)
                for seat in match.seats:
                    told = words.awaited(match, seat, text, 0.0)
                    assert told == words.awaited(match, seat, forgetful(text), 0.0)


# --- The function itself ------------------------------------------------------------------------


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
    assert power_words(t, 5, english.with_naming(lambda fields, _: fields)) == "en 10"


def test_it_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("rempart.kernel.text.FEW", 3)
    text, t = Text("rempart", "en"), Tables(1)
    assert [power_words(t, n, text) for n in range(10)] == [f"en {n}" for n in range(10)]
    assert all(len(answers) <= 3 for answers in text.known.values())


def test_people_are_not_named_in_what_is_remembered():
    with pytest.raises(BadData, match="seat 0 is named in something that is remembered"):
        owner_words(0, Text("rempart", "en").for_people(PEOPLE))
