"""A search that knows what tests tell it, in place of the real one.

    oracle = Oracle(monkeypatch, "fantasy_defense")
    oracle.chances = lambda match, options: [...]

It stands for `bots.weigh`, and makes the game one that knows win chances.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

import rempart
from rempart import bots
from rempart.bots import Weighed
from rempart.bots.greedy import distinct
from rempart.kernel import Match, SearchModel


def falling(match: Match, options: Sequence[Any]) -> list[float]:
    """The first option is the best, each one after it a little worse."""
    return [max(0.05, 0.6 - 0.05 * n) for n in range(len(options))]


def unasked(*_: Any) -> Any:
    """The oracle knows by itself."""
    raise AssertionError


class Oracle:
    """Gives every option the chance that a test says. `asked`: what it was asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: str):
        self.chances: Callable[[Match, Sequence[Any]], list[float]] = falling
        self.figures: Callable[[float], dict[str, float]] = lambda chance: {"morale": 20 * chance}
        self.visits, self.error = 100, 0.01
        self.asked: list[tuple[int, int, float | None]] = []
        self.better = {"morale": 1, "invaders_left": -1}
        model = SearchModel(
            chance=unasked, order=unasked, player=unasked, clock=lambda s: 0, better=self.better
        )
        monkeypatch.setattr(rempart.game(game), "search_model", model)
        monkeypatch.setattr(bots, "weigh", self.weigh)

    def weigh(
        self,
        match: Match,
        seat: int,
        budget: float | None = None,
        also: Iterable[Any] = (),
        seed: int = 0,
        lines: int | None = None,
        among: Iterable[Any] | None = None,
    ) -> list[Weighed]:
        decision = match.decision
        assert decision is not None
        self.asked.append((len(match.choices), seat, budget))
        mine = [o for o in decision.options if decision.seat_of(o) == seat]
        mine = distinct(match.game, match.state, mine)
        found = [
            Weighed(
                option=option,
                visits=self.visits,
                chance=chance,
                error=self.error,
                figures=self.figures(chance),
            )
            for option, chance in zip(mine, self.chances(match, mine), strict=True)
        ]
        return sorted(found, key=lambda one: -one.chance)
