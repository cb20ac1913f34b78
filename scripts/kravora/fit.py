"""For `python -m scripts.fit_chances kravora --matches 3000 --noise 0.3`."""

from __future__ import annotations

from typing import Any

from rempart.games.kravora.ai import features, lines
from scripts.fits import Setup

KNOWN = {
    "wall": 0.2,
    "wall_late": 0.2,
    "shaky": -0.3,
    "shaky_late": -0.3,
    "wages": 0.1,
    "wages_late": 0.1,
    "units": 0.15,
    "units_late": 0.1,
    "screen": 0.2,
    "blood": 0.2,
    "buildings": 0.5,
}
"""Minimum weights: before the last turns hardly anything predicts who wins."""


def between(s: Any) -> list[float]:
    """The counts of seat 0 minus those of seat 1."""
    return [a - b for a, b in zip(features.counts(s, 0), features.counts(s, 1), strict=True)]


SETUPS = [
    Setup(
        "kravora",
        "",
        {"players": 2},
        lines,
        between,
        {"counted": features.COUNTED},
        even=True,
        least=tuple(KNOWN[name] for name in features.COUNTED),
    )
]

HINTED = [{"players": 2}, {"players": 2}, {"players": 3}]
"""Set-ups in which hints are measured, in turn (`scripts/measure_hints.py`)."""
