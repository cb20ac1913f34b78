"""Cached parts of scenes (`kernel.text.remembered`) equal freshly made ones, for each seat, in each
language, at each table: nothing stale, and nothing meant for another seat."""

from __future__ import annotations

from copy import copy

import msgspec

from rempart.kernel import Game, State
from rempart.kernel.fluent import as_text
from rempart.kernel.step import settle
from rempart.kernel.text import Text
from rempart.table import words
from rempart.testing.cases import pytest_generate_tests as pytest_generate_tests
from rempart.testing.play import walk

PEOPLE = ("Ann", "Bob", "Cleo", "Dan")
encode = msgspec.json.Encoder(enc_hook=as_text).encode


def forgetful(text: Text) -> Text:
    """The same texts, with empty caches."""
    twin = copy(text)
    twin.known, twin.offers = {}, {}
    return twin


def said(game: Game, state: State, seat: int | None, text: Text) -> bytes:
    return encode(game.scene(game.view(state, seat), text))


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
    """Cached results have not been changed, and are still right."""
    for make, answers in text.known.items():
        place = list(make.__annotations__).index("text")
        for given, found in list(answers.items())[:200]:
            again = make(*given[:place], forgetful(text).to_anybody, *given[place:])
            assert again == found, f"{make.__qualname__}{given}"


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
