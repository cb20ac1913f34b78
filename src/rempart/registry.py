"""The games there are."""

from __future__ import annotations

import importlib

from rempart.kernel import Game
from rempart.kernel.errors import UnknownGame

NAMES = ("fantasy_defense",)
"""Each a package in `rempart.games` with a `GAME`."""


def game(name: str) -> Game:
    """A game by its id."""
    if name not in NAMES:
        raise UnknownGame(f"no game {name!r}; there is: {', '.join(NAMES)}")
    found: Game = importlib.import_module(f"rempart.games.{name}").GAME
    found.variant()
    return found


def games() -> dict[str, Game]:
    """All games by id."""
    return {name: game(name) for name in NAMES}
