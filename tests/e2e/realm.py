"""Moments of Return to Dark Tower to begin a test at: a bot plays until it is so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import msgspec

import rempart
from rempart import bots
from rempart.kernel import Match
from tests.table.server import SOON, Served

SEEDS, LONGEST = 30, 600
STRONG = {
    "knobs.warriors": 99,
    "knobs.spirit": 99,
    "knobs.adversary_step": ["unsteady", "unsteady"],
}
"""Heroes who can afford everything, against a mild adversary."""


def reach(wanted: Callable[[Match], bool], data: Any = None, **settings: Any) -> Match:
    """A match at its first decision that is `wanted`, of the first seed that comes there."""
    for seed in range(SEEDS):
        match = rempart.new("dark_tower", seed=seed, data=data or {}, heroes="deal", **settings)
        bot = bots.bot("heuristic", seed, match.game)
        for _ in range(LONGEST):
            if match.decision is None:
                break
            if wanted(match):
                return match
            match.choose(bots.ask_bot(bot, match, match.decision.actors[0]))
    raise AssertionError("no match came to such a moment")


def offered(match: Match, *kinds: type[Any]) -> bool:
    """Whether options of all these kinds can be chosen."""
    assert match.decision is not None
    return all(any(isinstance(one, kind) for one in match.decision.options) for kind in kinds)


def twin(match: Match) -> Match:
    """The same match once more, to see what would come of something."""
    return rempart.load(match.record())


def at(served: Served, match: Match, *seats: dict[str, str]) -> dict[str, Any]:
    """A table at which the match goes on."""
    body = {"record": msgspec.to_builtins(match.record()), "seats": list(seats)}
    answer = httpx.post(f"{served.url}/api/import", json=body, trust_env=False, timeout=SOON)
    assert answer.status_code == 201, answer.text
    return answer.json()
