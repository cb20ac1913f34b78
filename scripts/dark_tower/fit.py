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


KNOWN = {
    "supply": 0.8,
    "supply_short": -2.0,
    "supply_gone": -0.3,
    "skulls": -0.1,
    "full": -0.2,
    "ruins": -0.3,
    "inside": -0.1,
    "foes": -0.3,
    "states": -0.3,
    "foes_of_4": -0.2,
    "quests": -0.15,
    "corrupted": -0.8,
    "twice_corrupted": -0.6,
    "warriors": 0.3,
    "weak": -0.4,
    "spirit": 0.2,
    "poor": -0.3,
    "virtues": 0.6,
    "potions": 0.1,
    "gear": 0.2,
    "treasures": 0.2,
    "quest_items": 0.1,
    "companions": 0.3,
    "advantages": 0.4,
    "goal": 1.2,
    "done": 0.5,
    "borne": 0.5,
    "ready": 0.4,
}
"""What is good or bad whatever matches say, and the least that it counts. Heroes who cleanse a lot
are often in trouble, so that without this a full supply would count against them."""

SETUPS = [
    Setup(
        "dark_tower",
        "counted",
        {**DEALT, "goal": "random"},
        lines,
        features.counts,
        {"counted": features.COUNTED},
        vary=band,
        least=tuple(KNOWN.get(name, 0.0) for name in features.COUNTED),
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
