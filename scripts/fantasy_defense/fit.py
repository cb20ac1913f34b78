"""For `python -m scripts.fit_chances fantasy_defense --matches 4000`."""

from __future__ import annotations

from collections.abc import Iterable

import rempart
from rempart.games.fantasy_defense.ai import features, lines
from scripts.fits import LITTLE, Setup

GAME = "fantasy_defense"
KNOWN = {
    "morale": LITTLE,
    "morale_log": LITTLE,
    "morale_against_loot": LITTLE,
    "deck": -LITTLE,
    "deck_power": -LITTLE,
    "siege": -LITTLE,
    "siege_power": -LITTLE,
    "siege_loot": -LITTLE,
    "siege_big": -LITTLE,
    "held": LITTLE,
    "groups": LITTLE,
    "units_against_power": LITTLE,
    "hand": LITTLE,
    "cards_to_come": LITTLE,
}
"""Minimum weights: two players win nearly all matches, which say little."""
KINDS = list(dict.fromkeys(rempart.game(GAME).tables().cards))


def tables(name: str) -> dict[str, Iterable[str]]:
    """The tables for the weights of a set-up."""
    return {
        f"{name}.counted": list(features.COUNTED),
        f"{name}.fresh": KINDS,
        f"{name}.placed": KINDS,
    }


SETUPS = [
    Setup(GAME, name, {"players": 1, "faction": name}, lines, features.counts, tables(name))
    for name in ("humans", "elves")
] + [
    Setup(
        GAME,
        "both",
        {"players": 2},
        lines,
        features.counts,
        tables("both"),
        careless=4.0,
        least=tuple(KNOWN.get(name, 0.0) for name in features.COUNTED),
    )
]

HINTED = [{"players": 1, "faction": "humans"}, {"players": 1, "faction": "elves"}]
"""Set-ups in which hints are measured, in turn (`scripts/measure_hints.py`)."""
