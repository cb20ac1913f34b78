"""Rempart: four tower-defence tabletop games with complete rules, for people, bots and the lab.

import rempart match = rempart.new("fantasy_defense", seed=7, faction="elves")
match.choose(match.decision.options[0])
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from rempart.kernel import Game, Match, Record, RempartError, read_record
from rempart.kernel.errors import BadRecord
from rempart.kernel.game import SEEDS
from rempart.registry import game, games, register

__all__ = ["Game", "Match", "Record", "RempartError", "game", "games", "load", "new", "register"]


def new(
    name: str,
    *,
    seed: int | None = None,
    data: Mapping[str, object] | None = None,
    **settings: object,
) -> Match:
    """Start a match with these settings of the game; `data` changes values by path."""
    chosen = game(name)
    checked = chosen.read_settings(settings)
    return Match(chosen, checked, chosen.read_seed(_seed(seed)), data)


def _seed(seed: int | None) -> int:
    return secrets.randbelow(SEEDS) if seed is None else seed


def load(record: Record | dict[str, object] | str | bytes) -> Match:
    """The match of a record, in the state it was left in."""
    checked = read_record(record)
    try:
        return Match.replay(game(checked.game), checked)
    except BadRecord:
        raise
    except RempartError as error:
        raise BadRecord(f"the record cannot be replayed: {error}") from error
