"""Set-up options as people meet them: in words, with a rule, and only where they apply."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

import rempart
from rempart.kernel import Game
from rempart.testing.cases import pytest_generate_tests as pytest_generate_tests


def expert(game: Game) -> list[str]:
    return [name for name, setting in game.settings.items() if setting.group]


def possible(game: Game, name: str) -> list[Any]:
    """The values that an option may have, as far as they can be listed."""
    if name == "players":
        return list(game.players)
    kind = get_type_hints(game.options)[name]
    default = game.options.__struct_defaults__[game.options.__struct_fields__.index(name)]
    if kind is bool:
        return [False, True]
    return list(get_args(kind)) if get_origin(kind) is Literal else [default]


def test_every_option_has_a_name_and_a_sentence_in_every_language(game: Game):
    for language in game.languages:
        text = game.text(language)
        for name, setting in game.settings.items():
            assert text(f"setup.{name}")
            sentence = text(f"setup_note.{name}")
            assert sentence.endswith(".")
            assert sentence[:-1].count(". ") == 0, f"{name}: more than one sentence"
            if setting.group:
                assert text(f"setup_group.{setting.group}")


def test_every_option_has_a_rule_that_exists(game: Game):
    for name, setting in game.settings.items():
        known = setting.rule in game.rules or setting.rule in game.rules.rulings
        assert known or (name == "players" and not setting.rule), f"{name}: {setting.rule!r}"


def test_conditions_name_real_options_and_values(game: Game):
    for name, setting in game.settings.items():
        for other, values in setting.when.items():
            assert other != name
            assert other in game.settings
            assert set(values) <= set(possible(game, other))
            assert len(set(values)) < len(possible(game, other)) or other == "code"


def test_few_options_are_in_sight(game: Game):
    """Players, what to play and how hard: the rest is folded away."""
    assert len(game.settings) - len(expert(game)) <= 5


def test_what_does_not_apply_changes_nothing(game: Game, request: pytest.FixtureRequest):
    """Otherwise hiding it would hide a rule of the match. A module may name in KEPT the options,
    as (game, option), that the state remembers although no rule looks at them there."""
    kept = getattr(request.module, "KEPT", ())
    for name, setting in game.settings.items():
        for other, values in setting.when.items():
            for value in set(possible(game, other)) - set(values):
                needed = {key: values[0] for key, values in game.settings[other].when.items()}
                plain = {**needed, other: value}
                states = {
                    game.encode(
                        game.setup(game.read_options({**plain, name: own}), 1, game.tables())
                    )
                    for own in possible(game, name)
                }
                if len(states) > 1:
                    assert (game.id, name) in kept, f"{name} changes a match with {plain}"


def test_the_first_match_can_be_played(game: Game):
    first: dict[str, Any] = game.first
    assert first["players"] in game.players
    assert set(first) <= set(game.settings)
    match = rempart.new(game.id, seed=1, **first)
    assert match.decision is not None
    assert not game.tutorial or game.lasts > 0
