"""For `python -m scripts.fit_chances kingdom_rush --matches 2400 --noise 0.3`."""

from __future__ import annotations

import random
from typing import Any

from rempart.games.kingdom_rush.ai import features, lines
from scripts.fits import Setup


def sheet(rng: random.Random) -> dict[str, Any]:
    """A scenario for some number of players."""
    return {"players": rng.choice((1, 2, 3, 4)), "scenario": str(rng.randint(1, 12))}


SETUPS = [
    Setup(
        "kingdom_rush",
        "counted",
        {"players": 4},
        lines,
        features.counts,
        {"counted": features.COUNTED},
        vary=sheet,
    )
]

HINTED = [
    {"players": 2, "scenario": "1"},
    {"players": 1, "scenario": "2"},
    {"players": 2, "scenario": "3"},
    {"players": 1, "scenario": "4"},
    {"players": 2, "scenario": "2"},
    {"players": 1, "scenario": "3"},
    {"players": 2, "scenario": "4"},
    {"players": 3, "scenario": "4"},
]
"""Set-ups in which hints are measured, in turn (`scripts/measure_hints.py`)."""
