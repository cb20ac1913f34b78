"""The words of the client, and those that games have for it."""

from __future__ import annotations

import pytest

import rempart
from rempart.kernel import Game
from rempart.kernel.fluent import Name
from rempart.kernel.text import languages
from rempart.table.words import BOARD, WORDS, client_texts, encode
from rempart.testing.texts import faults

BOARDS = [game for game in rempart.games().values() if languages(game.package, BOARD)]


def test_languages_have_the_same_words():
    assert faults(WORDS) == []


@pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.id)
def test_boards_have_the_same_words_in_all_languages_of_the_client(game: Game):
    assert languages(game.package, BOARD) == languages(WORDS)
    assert faults(game.package, BOARD) == []


def test_the_client_gets_patterns_by_key():
    found = client_texts("pl")
    assert found["seat.watching"].startswith("{ $n ->")
    assert found["kingdom_rush.bare"].startswith("{ $n ->")


def test_a_name_with_forms_is_sent_as_its_text():
    assert encode([Name("Ork", {"acc": "orka"})]) == b'["Ork"]'
    with pytest.raises(NotImplementedError):
        encode(object())
