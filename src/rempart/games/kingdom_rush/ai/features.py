"""The features of a position and its win chance: a logistic function of the planner's evaluation.

Scenarios differ in difficulty with each number of players; beyond that a position says little
before the last two rounds. So there is a constant for each scenario and number of players, and a
weight of the evaluation for each number of rounds left. They are in `chances.toml`, fitted to the
results of many matches by `scripts/fit_chances.py`. (With a weight for the boss that is still to be
destroyed, search attended to nothing else and lost to it.)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.ai.value import W, Weights, evaluate, rounds_left
from rempart.games.kingdom_rush.ids import STANDARD
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.kernel.data import read_toml
from rempart.kernel.search_model import logistic

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom
    from rempart.kernel import Seat

WEIGHTS = W
"""How much things count for the planners of search: as for the bot `planner`. Weights that had been
tuned with the values of edition 1 thought too much of later rounds for hordes at the gate."""
BOSS = Weights(
    cell=0.226,
    piece=0.3,
    reach=1.03,
    left_over=10.9,
    powers=(
        *(2.2, 4.1, 6.2, 6.5, 8.0),
        *(3.0, 5.2, 9.2, 10.5, 6.1),
        *(1.7, 4.0, 5.9, 6.5, 7.5),
        *(2.2, 4.5, 6.4, 6.0, 6.0),
    ),
    use=0.22,
)
"""The same where only a champion or boss must be destroyed, as in edition 1; tuned by
`scripts/kingdom_rush/weights.py`."""
ROUNDS = (1, 2, 3)
"""Rounds left; more are weighed as the last of them, and the last round, in which search plays on
to the end, as the first."""
ROUGH = 15.0
"""If nothing was fitted, a difference of this much in `value.evaluate` turns an even chance into 73
%."""
SHEETS = tuple(f"s{scenario}p{players}" for scenario in range(1, 13) for players in range(1, 5))
"""Scenarios by number of players: some are harder."""
COUNTS = ("always", "value")
"""What is counted, with a weight for each number of rounds left."""
COUNTED = (*SHEETS, *(f"{name}_{left}" for left in ROUNDS for name in COUNTS))


def chance(s: Kingdom, seat: int) -> float:
    """The win chance of all players together. In a scenario that was not fitted it only ranks
    positions."""
    if sheet(s) not in SHEETS:
        return logistic(evaluate(s, seat) / ROUGH)
    return logistic(sum([w * n for w, n in zip(weights(), counts(s), strict=True)]))


def weights_of(s: Kingdom) -> Weights:
    """How much things count in a scenario, for the planners of search."""
    return WEIGHTS if layout_of(s).data.clear else BOSS


def sheet(s: Kingdom) -> str:
    """The name of a scenario with a number of players."""
    return f"s{s.scenario}p{len(s.players)}"


@cache
def weights() -> list[float]:
    """The fitted weights, in the order of `COUNTED`."""
    fitted = read_toml(files(__package__ or "") / "chances.toml")["counted"]
    return [float(fitted[name]) for name in COUNTED]


def counts(s: Kingdom) -> list[float]:
    """What is counted, in the order of `COUNTED`."""
    here, left = sheet(s), min(ROUNDS[-1], max(ROUNDS[0], rounds_left(s)))
    found = [float(name == here) for name in SHEETS]
    for rounds in ROUNDS:
        found += of_round(s) if rounds == left else [0.0] * len(COUNTS)
    return found


def of_round(s: Kingdom) -> list[float]:
    """What is counted of a position, in the order of `COUNTS`."""
    return [1.0, evaluate(s, 0, weights_of(s)) / 10]


def fitted(s: Kingdom) -> bool:
    """The scenarios that matches were played of, at the usual difficulty."""
    return sheet(s) in SHEETS and s.difficulty == STANDARD and not s.variant


def figures(s: Kingdom, seat: Seat) -> Mapping[str, float]:
    """The kingdom's hearts, and the hordes that are still to be destroyed."""
    return {"hearts": s.hearts, "hordes_left": len(s.hordes) + sum(map(len, s.piles))}
