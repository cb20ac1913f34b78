"""What a report tells of each kind of choice, in every game and every language that it speaks."""

from __future__ import annotations

import msgspec
import pytest

import rempart
from rempart.kernel import Game, Option
from rempart.kernel.text import Text
from rempart.lab.choices import OTHER, OURS, kind_name, what

SPOKEN = [
    pytest.param(game, language, id=f"{id}-{language}")
    for id, game in rempart.games().items()
    for language in game.languages
]
spoken = pytest.mark.parametrize(("game", "language"), SPOKEN)


def made(kind: type[Option], number: int) -> Option:
    """An option of a kind: all its fields 0, or all 1."""
    fields = msgspec.structs.fields(kind)
    return kind(**{field.name: bool(number) if field.type is bool else number for field in fields})


def told(game: Game, text: Text) -> list[Option]:
    """One option of each kind that reports tell."""
    options = [made(kind, 0) for kind in game.options]
    return [option for option in options if what(option, text)]


@spoken
def test_no_choice_is_told_with_a_hole_in_it(game: Game, language: str):
    text = game.text(language)
    for kind in game.options:
        for number in (0, 1):
            said = what(made(kind, number), text)
            assert OTHER not in said, kind
            assert "{" not in said, kind
            assert said == said.strip(), kind


@spoken
def test_a_kind_of_choice_has_a_name_and_no_two_the_same(game: Game, language: str):
    text = game.text(language)
    names = [kind_name(option, text) for option in told(game, text)]
    assert names
    assert len(set(names)) == len(names), sorted(names)
    assert all(any(letter.isalpha() for letter in name) for name in names)


@spoken
def test_every_language_leaves_out_the_same(game: Game, language: str):
    kinds = [type(option) for option in told(game, game.text(language))]
    assert kinds == [type(option) for option in told(game, game.text("en"))]


@spoken
def test_the_labs_words_are_for_choices_that_exist(game: Game, language: str):
    keys = game.text(language).messages.sources
    ours = [key.removeprefix(OURS) for key in keys if key.startswith(OURS)]
    assert set(ours) <= {kind.__name__ for kind in game.options}
