"""What `fit_chances` fits: a game's set-ups, as `scripts/<game>/fit.py` tells them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

LITTLE = 0.001
"""Next to nothing: all that is known is whether something is good or bad to have."""


@dataclass(frozen=True)
class Setup:
    """A game with its settings, for which one set of weights is made."""

    game: str
    name: str
    settings: dict[str, Any]
    lines: Any
    """The game's module of quick players."""
    count: Callable[[Any], list[float]]
    tables: dict[str, Iterable[str]]
    """The tables of TOML that the weights go to, and the names in each, as they are counted."""
    even: bool = False
    """Both sides are alike: there is no constant."""
    vary: Callable[[random.Random], dict[str, Any]] = lambda rng: {}
    """Settings that differ from match to match."""
    careless: float = 1.0
    """How much more chance there is in what quick players do: where they win nearly always,
    nothing can be learned from how they lose."""
    least: tuple[float, ...] = ()
    """What things count for at least, in the order of the counts; 0: nobody knows."""
