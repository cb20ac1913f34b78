"""What a game declares for learning agents, its numbering and its layout, and how that is found."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from functools import cached_property

import msgspec

import rempart
from rempart.kernel import Game, RempartError
from rempart.rl.encodings import Encoding
from rempart.rl.layout import Layout
from rempart.rl.numbering import Domain, Numbering


class Spec:
    """The declarations of one game.

    version   raised whenever a number or a place in the vector changes its meaning
    fields    the values of option fields, by `Kind.field`, if their types do not say it
    view       the Struct that the game's `view` returns
    encodings how the fields of views are written, by `Class.field`
    longest   a match is truncated after this many decisions, far more than random play needs
    """

    def __init__(
        self,
        *,
        game: str,
        version: int,
        view: type[msgspec.Struct],
        encodings: Mapping[str, Encoding],
        longest: int,
        fields: Mapping[str, Domain] | None = None,
    ):
        self.game_id = game
        self.version = version
        self.fields = fields or {}
        self.view = view
        self.encodings = encodings
        self.longest = longest

    def __reduce__(self) -> tuple[Callable[[str], Spec], tuple[str]]:
        return spec, (self.game_id,)

    @cached_property
    def game(self) -> Game:
        """The game itself."""
        return rempart.game(self.game_id)

    @cached_property
    def numbering(self) -> Numbering:
        """Its action space: kinds in the order of `options.py`, so new ones stand at its end."""
        return Numbering(self.game.options, self.fields)

    @cached_property
    def layout(self) -> Layout:
        """Its observations."""
        return Layout(self.view, self.encodings)


_declared: dict[str, Spec] = {}


def declare(spec: Spec) -> Spec:
    """Make the declarations of a game known; those in its module `rl` are found automatically."""
    _declared[spec.game_id] = spec
    return spec


def spec(game: str) -> Spec:
    """The declarations of a game."""
    if game not in _declared:
        module = f"{rempart.game(game).package}.rl"
        if importlib.util.find_spec(module) is None:
            raise RempartError(f"{game} has no declarations for learning: it has no {module}")
        declare(importlib.import_module(module).SPEC)
    return _declared[game]


def learnable() -> list[str]:
    """The games that have such declarations."""
    return [
        game.id
        for game in rempart.games().values()
        if game.id in _declared or importlib.util.find_spec(f"{game.package}.rl")
    ]
