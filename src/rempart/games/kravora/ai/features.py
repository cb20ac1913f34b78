"""The win chance of each player: a logistic function of the state of the fortresses and the
threats.

Each player has a score, made up of the wall, of what the forecast of `value.py` leaves of it, and
of what keeps it up; most of it counts more the later it is. Chances are proportional to the
exponentials of the scores. The weights are in `chances.toml`, which says where they come from.

Judge a position at the start of a player's turn: in the middle of the enemies' attack the forecast
would count twice those that have already attacked.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp

from rempart.games.kravora.ai.value import WEIGHTS, buildings, forecast
from rempart.games.kravora.ids import BOULDER
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.steps.wages import wages
from rempart.games.kravora.tables import TABLES
from rempart.kernel.data import read_toml

COUNTED = (
    "wall",
    "wall_late",
    "shaky",
    "shaky_late",
    "wages",
    "wages_late",
    "units",
    "units_late",
    "screen",
    "blood",
    "buildings",
)
"""The features of a player, in this order.

wall_late  counts by the square of the time: what is lost early can be repaired
shaky      how much of the wall is gone after the forecast, squared: it gets worse and worse
units      the value of the units that the forecast leaves, minus the enemies
screen     defenders on the last two lines, who catch comets and rocks
buildings  what they will still bring
"""
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
    player = s.players[seat]
    end = t.last_turn if s.count_end else t.last_turn + 3
    late = min(1.0, s.turn / end)
    damage, rest = forecast(s.variant, player, s.wounds, busy=False, w=WEIGHTS)
    full, hits = t.wall.points, t.ruses[BOULDER].amount
    wall = player.wall / full
    shaky = (min(full, max(0.0, full - player.wall + damage)) / full) ** 2
    income = wages(t, player) / 10
    screen = sum([min(hits, len(line)) for line in player.defenders[-2:]]) / (2 * hits)
    return [
        wall,
        late * late * wall,
        shaky,
        late * shaky,
        income,
        late * income,
        rest / 10,
        late * rest / 10,
        screen,
        player.blood / 100,
        (1 - late) * buildings(player, WEIGHTS) / 10,
    ]


def figures(s: Kravora, seat: int) -> Mapping[str, float]:
    """The wall, the highest wall of the others, and blood."""
    others = [p.wall for other, p in enumerate(s.players) if other != seat and p.alive]
    mine = s.players[seat]
    return {"wall": mine.wall, "other_wall": max(others, default=0), "blood": mine.blood}
