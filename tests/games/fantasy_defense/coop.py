"""Positions of the co-operative mode."""

from __future__ import annotations

from typing import Any

from rempart.games.fantasy_defense.events import BossPlaced, InvaderPlaced
from rempart.kernel import Match
from tests.games.fantasy_defense.table import GAME, TABLES, Table

SEEDS = range(60)
LEFT = ["goblin_runt", "wolf_rider", "orc_grunt", "orc_pillager", "orc_brute", "cave_troll"]
"""Invaders with a left arrow and without Infiltrate."""
RIGHT = ["goblin_slinger", "goblin_spearman", "orc_axeman", "orc_raider", "warg_pack", "ogre"]
"""Invaders with a right arrow and without Infiltrate."""


def coop(first: int = 0, **more: Any) -> Table:
    """Humans are seat 0, elves seat 1."""
    return Table(players=2, first=first, **more)


def begun(seed: int, **settings: Any) -> Any:
    """The table before the first turn."""
    return GAME.setup(GAME.read_settings({"players": 2, **settings}), seed, TABLES)


def placed(match: Match) -> list[tuple[str, int, int]]:
    """The invaders that were just placed: name, row, gate."""
    return [
        (TABLES.invaders[event.invader], event.row, event.gate)
        for event in match.events
        if isinstance(event, InvaderPlaced | BossPlaced)
    ]


def siege_all(table: Table, names: list[str], seat: int, gates: range = range(6)) -> None:
    """Besiege gates of a row in order."""
    for g, name in zip(gates, names, strict=False):
        table.siege(g, name, seat=seat)
