"""The rule index of our games, the code and the tests know the same rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import rempart
from rempart import rulebook
from rempart.testing.rules import *  # noqa: F403

GAMES = [game for game in rempart.games().values() if game.id != "pebbles"]
ROOT = Path(__file__).parents[1]


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


def test_every_section_has_its_french_name():
    for game in GAMES:
        sections = {rule.section for rule in game.rules.rules.values()} - {""}
        assert set(game.rules.texts("fr").sections) == sections
