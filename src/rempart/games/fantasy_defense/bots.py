"""What a position is worth, for bots that look one choice ahead."""

from __future__ import annotations

from rempart.games.fantasy_defense.state import FantasyDefense


def evaluate(s: FantasyDefense, seat: int) -> float:
    """A first stand-in."""
    return float(s.morale)
