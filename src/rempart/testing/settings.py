"""Tests of settings as people see them: with a text and a rule, and only where they apply."""

from __future__ import annotations

from typing import Literal, get_args, get_origin, get_type_hints

import pytest

import rempart
from rempart.kernel import Game
from rempart.testing.cases import pytest_generate_tests as pytest_generate_tests


def expert(game: Game) -> list[str]:
    return [name for name, setting in game.described_settings.items() if setting.group]


def possible(game: Game, name: str) -> list[object]:
    """The values that a setting may have, as far as they can be listed."""
    if name == "players":
        return list(game.players)
    kind = get_type_hints(game.settings)[name]
    default = game.settings.__struct_defaults__[game.settings.__struct_fields__.index(name)]
    if kind is bool:
        return [False, True]
    return list(get_args(kind)) if get_origin(kind) is Literal else [default]


def test_every_setting_has_a_name_and_a_sentence_in_every_language(game: Game):
    for language in game.languages:
        text = game.text(language)
        for name, setting in game.described_settings.items():
            assert text(f"setup.{name}")
            sentence = text(f"setup_note.{name}")
            assert sentence.endswith(".")
            assert sentence[:-1].count(". ") == 0, f"{name}: more than one sentence"
            if setting.group:
                assert text(f"setup_group.{setting.group}")


def test_every_value_that_can_be_chosen_has_a_name_in_every_language(game: Game):
    for language in game.languages:
        text = game.text(language)
        for name, kind in get_type_hints(game.settings).items():
            for value in get_args(kind) if get_origin(kind) is Literal else ():
                assert text(f"setup_value.{value}"), f"{name} = {value}"


def test_every_setting_has_a_rule_that_exists(game: Game):
    for name, setting in game.described_settings.items():
        known = setting.rule in game.rules or setting.rule in game.rules.rulings
        assert known or (name == "players" and not setting.rule), f"{name}: {setting.rule!r}"


def test_conditions_name_real_settings_and_values(game: Game):
    for name, setting in game.described_settings.items():
        for other, values in setting.when.items():
            assert other != name
            assert other in game.described_settings
            assert set(values) <= set(possible(game, other))
            assert len(set(values)) < len(possible(game, other)) or other == "code"


def test_few_settings_are_in_sight(game: Game):
    """Players, what to play and the difficulty; the rest is folded away."""
    assert len(game.described_settings) - len(expert(game)) <= 5


def test_what_does_not_apply_changes_nothing(game: Game, request: pytest.FixtureRequest):
    """Otherwise hiding it would hide a rule of the match. A module may name in KEPT the settings,
    as (game, setting), that the state remembers although no rule looks at them there."""
    kept = getattr(request.module, "KEPT", ())
    for name, setting in game.described_settings.items():
        for other, values in setting.when.items():
            for value in set(possible(game, other)) - set(values):
                needed = {
                    key: values[0] for key, values in game.described_settings[other].when.items()
                }
                plain = {**needed, other: value}
                states = {
                    game.encode(
                        game.setup(game.read_settings({**plain, name: own}), 1, game.tables())
                    )
                    for own in possible(game, name)
                }
                if len(states) > 1:
                    assert (game.id, name) in kept, f"{name} changes a match with {plain}"


def test_the_first_match_can_be_played(game: Game):
    first: dict[str, object] = game.first
    assert first["players"] in game.players
    assert set(first) <= set(game.described_settings)
    match = rempart.new(game.id, seed=1, data=None, **first)
    assert match.decision is not None
    assert not game.tutorial or game.lasts > 0
