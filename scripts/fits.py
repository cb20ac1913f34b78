"""What `fit_chances` fits: a game's set-ups, as `scripts/<game>/fit.py` defines them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

LITTLE = 0.001
"""A tiny minimum weight: only the sign is known."""


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
    """The TOML tables for the weights, and the names in each, in the order of the counts."""
    even: bool = False
    """Both sides are symmetric: there is no constant."""
    vary: Callable[[random.Random], dict[str, Any]] = lambda rng: {}
    """Settings that differ from match to match."""
    careless: float = 1.0
    """How much more random quick players are: if they win nearly always, nothing can be learned
    from their losses."""
    least: tuple[float, ...] = ()
    """Minimum weights in the order of the counts; 0: unknown."""
