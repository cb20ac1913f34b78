"""The available games, found automatically.

Ours are the packages of `rempart.games`. Other people's are installed beside Rempart and named in
their own pyproject.toml:

    [project.entry-points."rempart.games"]
    hamlet = "hamlet:GAME"

Either is imported when it is first requested. A program may also `register` a game of its own.
"""

from __future__ import annotations

import pkgutil
import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points

import rempart.games as folder  # Loaded later, it would hide the function rempart.games.
from rempart.kernel import Game
from rempart.kernel.errors import BadData, UnknownGame

GROUP = "rempart.games"

_loaded: dict[str, Game] = {}


@cache
def installed() -> dict[str, EntryPoint]:
    """The games that every process finds, by id."""
    others = {entry.name: entry for entry in entry_points(group=GROUP)}
    ours = {
        name: EntryPoint(name, f"{folder.__name__}.{name}:GAME", GROUP)
        for _, name, package in pkgutil.iter_modules(folder.__path__)
        if package
    }
    for name in ours.keys() & others.keys():
        warnings.warn(f"another game is called {name!r}; ours is taken", stacklevel=2)
    return {**others, **ours}


def register(game: Game) -> Game:
    """Make a game known under its id."""
    game.variant()
    _loaded[game.id] = game
    return game


def game(name: str) -> Game:
    """A game by its id."""
    if name in _loaded:
        return _loaded[name]
    if name not in installed():
        raise UnknownGame(f"no game {name!r}; available: {', '.join(sorted(names()))}")
    return _load(installed()[name])


def _load(entry: EntryPoint) -> Game:
    """Import a game. Any error is reported as an error of the game."""
    try:
        found = entry.load()
    except Exception as error:
        raise UnknownGame(f"the game {entry.name!r} cannot be loaded: {error!r}") from error
    if not isinstance(found, Game):
        raise UnknownGame(f"the game {entry.name!r} cannot be loaded: {entry.value} is not a Game")
    if found.id != entry.name:
        raise UnknownGame(f"the game {entry.name!r} cannot be loaded: it calls itself {found.id!r}")
    try:
        return register(found)
    except BadData as error:
        raise UnknownGame(f"the game {entry.name!r} cannot be loaded: {error}") from error


def names() -> set[str]:
    """The ids of all games."""
    return {*installed(), *_loaded}


def games() -> dict[str, Game]:
    """All games by id, the shortest first. One that cannot be loaded is left out, with a
    warning."""
    found: list[Game] = []
    for name in names():
        try:
            found.append(game(name))
        except UnknownGame as error:
            warnings.warn(str(error), stacklevel=2)
    return {game.id: game for game in sorted(found, key=lambda game: (game.minutes, game.id))}
