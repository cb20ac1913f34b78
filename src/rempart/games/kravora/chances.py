"""How likely each player wins: a logistic of what the fortresses promise.

Each player has a score, made of the prospects that `bots.py` reckons and of the wall, which count
more the later it is; chances go by the scores' exponentials. The weights are in `chances.toml`,
which tells where they come from.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp

from rempart.games.kravora.bots import WEIGHTS, prospects
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.tables import TABLES
from rempart.kernel.data import read_toml

COUNTED = ("prospects", "prospects_late", "wall_late")
"""What is counted of a player, in this order."""
STEEPEST = 60.0
"""No difference of scores counts more: it is certain anyway."""


def chance(s: Kravora, seat: int) -> float:
    """The win chance of a player."""
    if not s.players[seat].alive:
        return 0.0
    weights = fitted()
    mine = score(s, seat, weights)
    against = 0.0
    for other in s.living():
        if other != seat:
            against += exp(min(STEEPEST, score(s, other, weights) - mine))
    return 1 / (1 + against)


def score(s: Kravora, seat: int, weights: list[float]) -> float:
    """How well a player stands."""
    return sum([weight * count for weight, count in zip(weights, counts(s, seat), strict=True)])


@cache
def fitted() -> list[float]:
    """The weights in the order of the counts."""
    found = read_toml(files(__package__ or "") / "chances.toml")
    return [found["counted"][name] for name in COUNTED]


def counts(s: Kravora, seat: int) -> list[float]:
    """All that is counted of a player, in the order of the weights."""
    t = TABLES[s.variant]
    late = 1 - max(0, t.last_turn + 3 - s.turn) / (t.last_turn + 3)
    value = prospects(s, t, seat, WEIGHTS)
    return [value / 10, late * value / 10, late * s.players[seat].wall / 10]
