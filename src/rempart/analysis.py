"""The analysis of a position: the best choices for a seat, each with its win chance, how the turn
continues after it, and why it is good.

    study = Study()
    while not study.done:
        study = gone_on(match, seat, study)

It goes in small steps, so that it can be shown while it is made, shared by all who ask, and left at
any time. First the options are weighed, several times with other chance; then each of the best is
followed. Like a hint it works on re-dealt states, so it knows no more than the seat does, and the
same position gets the same answer unless time runs out.
"""

from __future__ import annotations

import math
import time

import msgspec

from rempart import advice, bots
from rempart.advice import TRIED, seed_of, walked
from rempart.bots import Reason, Weighed
from rempart.kernel import Match, Option, Seat

ROUNDS = 4
"""How often the options are weighed."""
LINES = 3
"""How many of the best are followed."""
STEP = 1.5
"""Seconds for a step."""
LENGTH = 6
"""The most choices in a line."""


class Followed(msgspec.Struct, frozen=True):
    """One of the best choices: how the seat would go on, and the game's reasons for it."""

    weighed: Weighed
    plan: list[Option]
    reasons: list[Reason]


class Study(msgspec.Struct, frozen=True):
    """How far the analysis of a position has come."""

    rounds: int = 0
    weighed: list[Weighed] = []
    """All options that were tried, best first."""
    lines: list[Followed] = []

    @property
    def best(self) -> list[Weighed]:
        """The options to follow."""
        return self.weighed[:LINES]

    @property
    def done(self) -> bool:
        """Whether there is nothing more to find out."""
        return self.rounds >= ROUNDS and len(self.lines) >= len(self.best)

    @property
    def part(self) -> float:
        """How much of it is done, from 0 to 1."""
        follow = len(self.best) if self.rounds >= ROUNDS else LINES
        return min(1.0, (self.rounds + len(self.lines)) / (ROUNDS + follow))

    @property
    def tried(self) -> int:
        """Lines of play so far."""
        return sum(one.visits for one in self.weighed)


def gone_on(match: Match, seat: Seat, study: Study, budget: float = STEP) -> Study:
    """The analysis after one more step."""
    if study.rounds < ROUNDS:
        found = bots.weigh(match, seat, budget, (), seed_of(match, seat) + study.rounds)
        rounds = study.rounds + 1
        return Study(rounds, merged([*study.weighed, *found]))
    if study.done:
        return study
    one = study.best[len(study.lines)]
    return msgspec.structs.replace(study, lines=[*study.lines, followed(match, seat, one, budget)])


def merged(results: list[Weighed]) -> list[Weighed]:
    """Results of several searches put together: the best option first, those hardly tried last."""
    by_option: dict[Option, list[Weighed]] = {}
    for one in results:
        by_option.setdefault(one.option, []).append(one)
    found = [_together(same) for same in by_option.values()]
    found.sort(key=lambda one: (one.visits < TRIED, -one.chance))
    return found


def _together(same: list[Weighed]) -> Weighed:
    visits = sum(one.visits for one in same)

    def mean(values: list[float]) -> float:
        return sum(one.visits * value for one, value in zip(same, values, strict=True)) / visits

    def doubt(errors: list[float]) -> float:
        return math.hypot(*(one.visits * e for one, e in zip(same, errors, strict=True))) / visits

    figures = [name for name in same[0].figures if all(name in one.figures for one in same)]
    return Weighed(
        option=same[0].option,
        visits=visits,
        chance=mean([one.chance for one in same]),
        error=doubt([one.error for one in same]),
        figures={name: mean([one.figures[name] for one in same]) for name in figures},
        doubts={name: doubt([one.doubts.get(name, 0.0) for one in same]) for name in figures},
        then=max((one.then for one in same), key=len),
    )


def followed(match: Match, seat: Seat, one: Weighed, budget: float) -> Followed:
    """How the seat would go on after a choice, until its turn ends or something hidden is shown."""
    until, seed = time.monotonic() + budget, seed_of(match, seat)
    plan, there = walked(match, seat, [one.option, *one.then], seed)
    while there is not None and plan and len(plan) < LENGTH and time.monotonic() < until:
        next_ = bots.weigh(there, seat, until - time.monotonic(), (), seed, lines=advice.GLANCE)[0]
        more, there = walked(there, seat, [next_.option, *next_.then], seed)
        plan += more
    plan = plan[:LENGTH]
    return Followed(one, plan, advice.reasons(match, seat, plan, seed))
