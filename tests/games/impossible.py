"""Positions with one thing in them changed, and what is said of them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

import rempart
from rempart.kernel.position import PositionRecord, look_into, position_of
from rempart.kernel.possible import flaw_words
from rempart.testing.play import walk

Fields = dict[str, Any]
Change = Callable[[Fields], object]


@cache
def moment(game: str, choices: int = 40, player: str = "fair", **settings: Any) -> PositionRecord:
    """A moment of a match."""
    for match, _ in walk(rempart.game(game), settings, 7, player):
        if len(match.choices) == choices:
            return position_of(match)
    raise AssertionError(f"the match has fewer than {choices} choices")


def said(record: PositionRecord, change: Change, tidy: bool = False) -> dict[str, str]:
    """What is said of a position after a change, by path."""
    fields = copy.deepcopy(record.state)
    change(fields)
    game = rempart.game(record.game)
    found = look_into(game, msgspec.structs.replace(record, state=fields), tidy=tidy)
    assert (found.match is None) == bool(found.flaws)
    for language in game.languages:
        assert all(flaw_words(flaw, game.text(language)) for flaw in found.flaws)
    return {flaw.path: flaw_words(flaw, game.text("en")) for flaw in found.flaws}
