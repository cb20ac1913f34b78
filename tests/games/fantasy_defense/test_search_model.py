"""What search knows of Fantasy: Defense: how likely a position is won."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rempart.games.fantasy_defense import GAME
from rempart.games.fantasy_defense.ai import SEARCH_MODEL
from rempart.games.fantasy_defense.ai.features import chance
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.tables import TABLES
from rempart.kernel import NONE, advance, settle

TEAMS = [{"faction": "humans"}, {"faction": "elves"}, {"players": 2}]


def positions(settings: dict[str, Any], matches: int = 8) -> Iterator[FantasyDefense]:
    """Where turns begin, in matches of quick players."""
    for seed in range(matches):
        s = GAME.setup(GAME.read_settings(settings), seed, GAME.tables())
        player, decision, turn = SEARCH_MODEL.player(random.Random(seed)), settle(s), 0
        while decision is not None:
            if s.turn > turn:
                turn = s.turn
                yield s
            decision = advance(s, decision, player(s, decision))


def better(settings: dict[str, Any], change: Callable[[FantasyDefense], None]) -> list[bool]:
    """Whether the positions are better before a change than after it."""
    found: list[bool] = []
    for s in positions(settings):
        after = GAME.copy(s)
        change(after)
        if GAME.encode(after) != GAME.encode(s):
            found.append(chance(s, 0) > chance(after, 0))
    assert len(found) > 30
    return found


def lose_morale(s: FantasyDefense) -> None:
    s.morale -= 1


def lose_a_unit(s: FantasyDefense) -> None:
    hand = s.players[0].hand
    if hand:
        hand.remove(max(hand, key=lambda card: TABLES[s.variant].typical[card]))


def drive_off(s: FantasyDefense) -> None:
    besieged = [gate for gate in s.players[0].row if gate.invader != NONE]
    if besieged:
        besieged[0].invader = NONE


@pytest.mark.parametrize("settings", TEAMS, ids=["humans", "elves", "both"])
def test_morale_and_units_are_good_to_have(settings: dict[str, Any]):
    assert all(better(settings, lose_morale))
    assert all(better(settings, lose_a_unit))


@pytest.mark.parametrize("settings", TEAMS, ids=["humans", "elves", "both"])
def test_invaders_are_bad_to_have(settings: dict[str, Any]):
    """Mostly: one that the units nearby can beat stands for their strength, too."""
    found = better(settings, drive_off)
    assert sum(found) < len(found) / 3
