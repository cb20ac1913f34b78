"""For `python -m scripts.fit_chances dark_tower --matches 1000 --noise 0.05`."""

from __future__ import annotations

import random
from typing import Any

from rempart.games.dark_tower.ai import features, lines
from scripts.fits import Setup

DEALT = {"players": 4, "heroes": "deal", "adversary": "random"}


def band(rng: random.Random) -> dict[str, Any]:
    """One to four heroes, fewer of them more often."""
    hardness = ("heroic", "gritty")
    return {"players": rng.choice((1, 1, 2, 2, 3, 4)), "difficulty": rng.choice(hardness)}


def rivals(rng: random.Random) -> dict[str, Any]:
    """Two to four competing heroes."""
    return {"players": rng.choice((2, 2, 3, 4))}


SETUPS = [
    Setup(
        "dark_tower",
        "counted",
        {**DEALT, "goal": "random"},
        lines,
        features.counts,
        {"counted": features.COUNTED},
        vary=band,
    ),
    Setup(
        "dark_tower",
        "rivals",
        {**DEALT, "mode": "competitive"},
        lines,
        lambda s: features.rival_counts(s, 0),
        {"rivals": features.RIVALS_COUNTED},
        vary=rivals,
    ),
]

HINTED = [
    {"players": 1, "heroes": "deal", "goal": "random", "adversary": "random"},
    {
        "players": 1,
        "heroes": "deal",
        "goal": "random",
        "adversary": "random",
        "difficulty": "gritty",
    },
]
"""Set-ups in which hints are measured, in turn (`scripts/measure_hints.py`)."""
