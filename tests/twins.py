"""Tables that look alike to a seat: for tests of secrecy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import rempart
from rempart import bots
from rempart.kernel import Match, Option, Seat

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("fantasy_defense", {"players": 1}),
    ("fantasy_defense", {"players": 2, "faction": "elves"}),
    ("kravora", {"players": 2}),
    ("kravora", {"players": 4}),
    ("kingdom_rush", {"players": 1, "scenario": "2", "start": "deal"}),
    ("kingdom_rush", {"players": 2, "scenario": "4", "start": "deal"}),
    (
        "dark_tower",
        {"players": 2, "adversary": "ashstrider", "difficulty": "gritty", "heroes": "deal"},
    ),
    (
        "dark_tower",
        {"players": 3, "mode": "competitive", "adversary": "ashstrider", "heroes": "deal"},
    ),
]
"""Tables of every game that hides something."""


def moments(game: str, settings: dict[str, Any], count: int, apart: int) -> Iterator[Match]:
    """A match at some moments where somebody has a choice; the last is `count * apart` choices from
    the beginning, or a little later."""
    match = rempart.new(game, seed=5, **settings)
    player = bots.bot("easy", 3, match.game)
    wait = 0
    while match.decision is not None and count:
        if wait <= 0 and len(mine(match)) > 1:
            yield match
            wait, count = apart, count - 1
        match.choose(bots.ask_bot(player, match, match.decision.actors[0]))
        wait -= 1


def mine(match: Match) -> list[Option]:
    """What the first of those who may choose may choose."""
    decision = match.decision
    assert decision is not None
    return [o for o in decision.options if decision.seat_of(o) == decision.actors[0]]


def twin(match: Match, seat: Seat, seed: int) -> Match:
    """A table that looks the same to a seat, and hides something else."""
    state = match.game.redeal(match.state, seat, seed)
    assert match.game.view(state, seat) == match.game.view(match.state, seat)
    assert match.game.encode(state) != match.game.encode(match.state)
    resume = (match.edition, len(match.choices), state, list(match.choices))
    return Match(match.game, match.settings, match.seed, match.patch, resume)


def thinking_little(monkeypatch: pytest.MonkeyPatch, game: str, lines: int = 16) -> None:
    """Hints of a game come from a few lines: tests want many of them, not good ones."""
    known = rempart.game(game)
    assert known.search_model is not None
    monkeypatch.setattr(known, "search_model", replace(known.search_model, usual=lines))
