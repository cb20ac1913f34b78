"""Runs the tests of a module for the games that it lists as GAMES."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.kernel import Game
from rempart.testing.play import setups


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test of `game` and `settings` is run with every set-up of every game, one of `game` with
    every game."""
    module: Any = metafunc.module
    games: list[Game] = module.GAMES
    if "settings" in metafunc.fixturenames:
        cases = [(game, settings) for game in games for settings in setups(game)]
        metafunc.parametrize(("game", "settings"), cases, ids=[case_id(*case) for case in cases])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.id for game in games])


def case_id(game: Game, settings: dict[str, object]) -> str:
    """The name of a game's set-up in test ids."""
    return "-".join([game.id, *(f"{name}={value}" for name, value in settings.items())])
