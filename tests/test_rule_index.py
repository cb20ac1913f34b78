"""The rule index, the code and the tests know the same rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import rempart
from rempart import rulebook
from rempart.kernel import Game
from rempart.kernel.rules import RULE_ID

GAMES = [game for game in rempart.games().values() if game.id != "pebbles"]
ROOT = Path(__file__).parents[1]
games = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@games
def test_every_rule_has_a_test(game: Game):
    found = rulebook.tested(game)
    assert found is not None
    assert [rule for rule, tests in found.items() if not tests] == []


@games
def test_every_rule_is_cited_where_it_is_implemented(game: Game):
    """Worked examples need no code of their own."""
    found = rulebook.implemented(game)
    examples = {rule.id for rule in game.rules.rules.values() if rule.example}
    assert [rule for rule, places in found.items() if not places and rule not in examples] == []


@pytest.mark.parametrize("folder", ["src", "tests/games", "docs"])
def test_every_cited_rule_exists(folder: str):
    prefixes = tuple({rule.split("-")[0] for game in GAMES for rule in game.rules.rules})
    unknown = [
        f"{file.relative_to(ROOT)}: {rule}"
        for file in sorted((ROOT / folder).rglob("*"))
        if file.suffix in (".py", ".toml", ".md")
        for line in file.read_text(encoding="utf-8").splitlines()
        for rule in rulebook.cited(line)
        if rule.startswith(prefixes) and not any(rule in game.rules for game in GAMES)
    ]
    assert unknown == []


@games
def test_rules_and_rulings_have_words_in_every_language(game: Game):
    index = game.rules
    for language in game.languages:
        texts = index.texts(language)
        assert list(texts.chapters) == [chapter.id for chapter in index.chapters]
        assert set(texts.rules) == set(index.rules)
        assert set(texts.rulings) == set(index.rulings)
        assert all(text.strip() for text in texts.rules.values())


@games
def test_rules_and_rulings_point_at_each_other(game: Game):
    for ruling in game.rules.rulings.values():
        for rule in ruling.rules:
            assert ruling.id in game.rules[rule].rulings
    for rule in game.rules.rules.values():
        for ruling in rule.rulings:
            assert rule.id in game.rules.rulings[ruling].rules


@games
def test_ids_look_like_ids(game: Game):
    for rule in (*game.rules.rules, *game.rules.rulings):
        assert RULE_ID.fullmatch(rule)
