"""The games there are."""

from __future__ import annotations

import importlib

import rempart.games  # noqa: F401  (loaded later, it would hide the function rempart.games)
from rempart.kernel import Game
from rempart.kernel.errors import UnknownGame

OURS = ("fantasy_defense", "kravora", "kingdom_rush", "dark_tower")
"""Each a package in `rempart.games` with a `GAME`, imported when it is asked for."""

_loaded: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known under its id."""
    game.variant()
    _loaded[game.id] = game
    return game


def game(name: str) -> Game:
    """A game by its id."""
    if name in _loaded:
        return _loaded[name]
    if name not in OURS:
        raise UnknownGame(f"no game {name!r}; there is: {', '.join(names())}")
    return register(importlib.import_module(f"rempart.games.{name}").GAME)


def names() -> list[str]:
    """The ids of all games."""
    return list(dict.fromkeys((*OURS, *_loaded)))


def games() -> dict[str, Game]:
    """All games by id."""
    return {name: game(name) for name in names()}
