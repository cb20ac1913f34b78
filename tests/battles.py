"""Battles of the Kingdom Rush campaign for tests: ends made by hand, and matches won by a bot, so
that no test depends on the values of a scenario."""

from __future__ import annotations

from functools import lru_cache

import rempart
from rempart.campaign import campaign
from rempart.kernel import Match, Outcome, Record
from rempart.play import by_names, play_out

KINGDOM = campaign(rempart.game("kingdom_rush"))
HEARTS, ROUNDS = 4, 8
"""The figures of an end made by hand."""


def ended(battle: str = "s01", mode: str = "standard", won: bool = True) -> Match:
    """A battle that has just ended: with a victory, or with a defeat."""
    settings = {**KINGDOM.settings(battle, mode), "players": 2, "start": "deal"}
    match = rempart.new(KINGDOM.game.id, seed=1, **settings)
    hearts = HEARTS if won else 0
    match.state.outcome = Outcome(
        winners=(0, 1) if won else (),
        scores=(hearts, hearts),
        reason="won" if won else "no_hearts",
        rule="KR-GOAL-03",
        facts={"round": ROUNDS, "hearts": hearts},
    )
    match.decision = None
    return match


@lru_cache
def victory(battle: str = "s01", mode: str = "easy") -> Record:
    """A battle for two, won by bots under today's values: it can be replayed choice by choice."""
    for seed in range(1, 100):
        settings = {**KINGDOM.settings(battle, mode), "players": 2, "start": "deal"}
        match = rempart.new(KINGDOM.game.id, seed=seed, **settings)
        if play_out(match, by_names(["planner", "planner"], seed, match.game)).winners:
            return match.record()
    raise AssertionError(f"the planner has never won {battle} in mode {mode}")
