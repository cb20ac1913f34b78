"""Every game for learning agents: PettingZoo, Gymnasium and OpenSpiel (docs/research.md).

    from rempart import rl
    rl.aec("kravora", players=3)              # a PettingZoo AEC environment
    rl.solo("fantasy_defense")                # a Gymnasium environment
    rl.openspiel("kingdom_rush", players=2)   # an OpenSpiel game

This needs the extra `rl`: pip install 'rempart[rl]'
"""

from __future__ import annotations

from typing import Any

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"rempart.rl needs {error.name}, which comes with the extra 'rl': "
        "pip install 'rempart[rl]'",
        name=error.name,
    ) from error

from rempart.rl.aec import TableEnv, aec
from rempart.rl.encodings import LayoutError
from rempart.rl.layout import Layout
from rempart.rl.numbering import WAIT, Numbering
from rempart.rl.solo import SoloEnv, register_all, solo
from rempart.rl.spec import Spec, declare, spec

__all__ = [
    "WAIT",
    "Layout",
    "LayoutError",
    "Numbering",
    "SoloEnv",
    "Spec",
    "TableEnv",
    "aec",
    "declare",
    "openspiel",
    "solo",
    "spec",
]

register_all(gymnasium.register)


def openspiel(name: str, **settings: Any) -> Any:
    """A game as an OpenSpiel game, with these settings."""
    from rempart.rl import spiel

    return spiel.load(name, **settings)
