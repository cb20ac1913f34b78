"""The rule index, the code and the tests know the same rules."""

from __future__ import annotations

import pytest

from rempart import rulebook
from rempart.kernel import Game
from rempart.kernel.rules import RULE_ID
from rempart.testing.cases import pytest_generate_tests as pytest_generate_tests


def test_every_rule_has_a_test(game: Game, request: pytest.FixtureRequest):
    """In the folder of the module that asks for it, or below. Rules of other games need none."""
    found = rulebook.marked_below(request.path.parent, game)
    missing = [rule for rule, tests in found.items() if not tests]
    assert [rule for rule in missing if not game.rules[rule].text_only] == []


def test_every_rule_is_cited_where_it_is_implemented(game: Game):
    """Worked examples and rules of other games need no code of their own."""
    found = rulebook.implemented(game)
    rules = game.rules.rules.values()
    excused = {rule.id for rule in rules if rule.example or rule.text_only}
    assert [rule for rule, places in found.items() if not places and rule not in excused] == []


def test_rules_and_rulings_have_words_in_every_language(game: Game):
    index = game.rules
    for language in game.languages:
        texts = index.texts(language)
        assert list(texts.chapters) == [chapter.id for chapter in index.chapters]
        assert set(texts.rules) == set(index.rules)
        assert set(texts.rulings) == set(index.rulings)
        assert all(text.strip() for text in texts.rules.values())


def test_rules_and_rulings_point_at_each_other(game: Game):
    for ruling in game.rules.rulings.values():
        for rule in ruling.rules:
            assert ruling.id in game.rules[rule].rulings
    for rule in game.rules.rules.values():
        for ruling in rule.rulings:
            assert rule.id in game.rules.rulings[ruling].rules


def test_ids_look_like_ids(game: Game):
    for rule in (*game.rules.rules, *game.rules.rulings):
        assert RULE_ID.fullmatch(rule)
