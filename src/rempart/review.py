"""The review of a match: the win chance over time, where it turned, what was better.

Every decision is evaluated with the knowledge of the seat that chose: the position is the true one,
with what was hidden from that seat dealt anew. So a choice is never blamed for what nobody could
know, and the effect of luck or rivals is shown separately. A chance is always from one point of
view: the team's in a co-operative game, otherwise that of the seat that chose.

    reviewer = reviewer_of(match)
    for task in reviewer:
        reviewer.take(task, judge(match, task))
    reviewer.review()

It is anytime: decisions are evaluated in an order that spreads over the match, and those that seem
to have cost most are evaluated again, with more time.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import pairwise
from typing import Literal, TypeVar

import msgspec

from rempart import advice, bots
from rempart.bots.greedy import distinct
from rempart.kernel import Game, Match, Seat
from rempart.kernel.text import Text

TOTAL = 60.0
"""Seconds for a whole review, about."""
FIRST = 0.75
"""The share of it for the first evaluation of every decision; the rest is for a second look."""
EACH = (0.04, 0.2)
"""The least and the most seconds for a decision at first, unless play-outs are slow."""
ENOUGH, LONGEST = 64, 1.0
"""Play-outs that are enough, and the most seconds for a decision if play-outs are slow: fewer
decisions then get more time. A hint at another table may have to wait that long."""
AGAIN = 8
"""How many decisions get a second look, with more time."""
LOST = 0.03
"""The least cost of a choice that is a turning point."""
FALL = 0.10
"""The least loss after a choice that is a turning point."""
TURNS = {"choice": 5, "followed": 2}
"""The most turning points of each kind; between rivals, for each of them (three at most)."""

TEAM = -1
"""The point of view of the team in a co-operative game."""

T = TypeVar("T")


class Fork(msgspec.Struct, frozen=True):
    """A decision, after `at` choices, at which `seat` really had a choice. `quiet`: the choice
    revealed nothing before the next one."""

    at: int
    seat: Seat
    quiet: bool


class Task(msgspec.Struct, frozen=True):
    """A decision to evaluate: the one after `at` choices, made by `seat`."""

    at: int
    seat: Seat
    budget: float


class Judgement(msgspec.Struct, frozen=True):
    """An evaluated decision: the win chance of the best choice, and of the one taken."""

    at: int
    seat: Seat
    best: dict[str, object]
    chosen: dict[str, object]
    chance: float
    taken: float
    error: float
    """The standard error of the difference of the two."""
    visits: int
    figures: dict[str, tuple[float, float]]
    """The game's figures after the best choice and after the one taken."""
    seconds: float

    @property
    def lost(self) -> float:
        """What the choice cost."""
        return self.chance - self.taken


class TurningPoint(msgspec.Struct, frozen=True):
    """A turning point: a choice that cost much, or a big loss after a choice."""

    kind: Literal["choice", "followed"]
    at: int
    seat: Seat
    chosen: dict[str, object]
    best: dict[str, object]
    chance: float
    """The chance before it: with the best choice, or for a loss after a choice, with the choice
    made."""
    fell_to: float
    figures: dict[str, tuple[float, float]] = {}


class ChanceCurve(msgspec.Struct, frozen=True):
    """The win chance over the match from one point of view: pairs of the number of choices and the
    chance. The last point is the result, if there is one."""

    seat: Seat
    points: list[tuple[int, float]]


class MatchReview(msgspec.Struct, frozen=True):
    """The result of a review. Plain data that is stored with the match. No curves: nothing could be
    evaluated."""

    choices: int
    weighed: int
    decisions: int
    playouts: int
    curves: list[ChanceCurve]
    turns: list[TurningPoint]


# Weighing


def forks(match: Match) -> list[Fork]:
    """The decisions at which somebody really had a choice."""
    found: list[Fork] = []
    then = match.branch(match.first)
    for at, option in enumerate(match.choices[match.first :], match.first):
        decision = then.decision
        assert decision is not None
        seat = decision.seat_of(option)
        free = len(distinct(match.game, then.state, decision.of(seat))) > 1
        events = then.choose(option, seat)
        if free:
            found.append(Fork(at, seat, not any(event.reveals for event in events)))
    return found


def judge(match: Match, task: Task) -> Judgement | None:
    """Evaluate a decision; None if there was no time to try what was chosen."""
    start = time.monotonic()
    then, option = match.branch(task.at), match.choices[task.at]
    weighed = bots.weigh(then, task.seat, task.budget, [option], task.at)
    taken = advice.find(then, weighed, option)
    if taken is None:
        return None
    best = weighed[0]
    chance, _ = advice.calibrated(match.game, best.chance, best.error)
    after, error = advice.calibrated(
        match.game, min(taken.chance, best.chance), advice.doubt(best, taken)
    )
    return Judgement(
        at=task.at,
        seat=task.seat,
        best=msgspec.to_builtins(best.option),
        chosen=msgspec.to_builtins(option),
        chance=chance,
        taken=after,
        error=0.0 if taken is best else error,
        visits=sum(one.visits for one in weighed),
        figures={
            name: (round(value, 2), round(taken.figures[name], 2))
            for name, value in best.figures.items()
            if name in taken.figures
        },
        seconds=time.monotonic() - start,
    )


def reviewer_of(match: Match, total: float = TOTAL) -> Reviewer:
    """A new reviewer for a match."""
    return Reviewer(
        forks(match),
        choices=len(match.choices),
        together=match.game.cooperative(match.settings),
        winners=match.outcome.winners if match.outcome else None,
        total=total,
    )


class Reviewer:
    """Says which decision to evaluate next, and collects the results."""

    def __init__(
        self,
        forks: list[Fork],
        *,
        choices: int,
        together: bool,
        winners: Iterable[Seat] | None = None,
        conceded: bool = False,
        total: float = TOTAL,
    ):
        self.forks = forks
        self.places = {fork.at: place for place, fork in enumerate(forks)}
        self.choices = choices
        self.together = together
        self.winners = None if winners is None else set(winners)
        """None: the match is not over."""
        self.conceded = conceded
        self.total, self.spent = total, 0.0
        self.waiting = spread(forks)[::-1]
        self.again = False
        """Whether all have been evaluated once and the second looks have begun."""
        self.judged: dict[int, Judgement] = {}
        self.playouts = 0

    def __iter__(self) -> Iterator[Task]:
        while (task := self.next()) is not None:
            yield task

    def next(self) -> Task | None:
        """The next decision to evaluate; None when all is done, or time is up."""
        if not self.again and (not self.waiting or self.spent >= FIRST * self.total):
            self.again = True
            self.waiting = self._second_looks()
        if not self.waiting or self.spent >= self.total:
            return None
        fork = self.waiting.pop()
        return Task(fork.at, fork.seat, self._budget())

    def _budget(self) -> float:
        """How long to think about a decision: an equal share of the time, but long enough."""
        least, most = EACH
        share = min(most, FIRST * self.total / len(self.forks))
        if self.again:
            share = (1 - FIRST) * self.total / (2 * AGAIN)
        needed = ENOUGH * self.spent / self.playouts if self.playouts else 0.0
        return max(least, share, min(LONGEST, needed))

    def batch(self, seconds: float) -> list[Task]:
        """Some of the next decisions, as many as take about this long."""
        found: list[Task] = []
        while sum(task.budget for task in found) < seconds and (task := self.next()):
            found.append(task)
            if not self.waiting:  # second looks depend on how these are judged
                break
        return found

    def _second_looks(self) -> list[Fork]:
        """The worst choices again, and what they led to; the worst of them last."""
        worst = sorted(self._fair(), key=lambda one: one.lost)[-AGAIN:]
        looks: dict[int, Fork] = {}
        for one in worst:
            if one.lost >= LOST:
                following = self._following(one)
                for fork in (following, self.forks[self.places[one.at]]):
                    if fork is not None:
                        looks[fork.at] = fork
        return list(looks.values())

    def _following(self, one: Judgement) -> Fork | None:
        """The next decision, if it is the same player's (or team's) and nothing was revealed before
        it: its chance is then the value of the choice before it."""
        place = self.places[one.at]
        if not self.forks[place].quiet or place + 1 == len(self.forks):
            return None
        fork = self.forks[place + 1]
        same = fork.at == one.at + 1 and (self.together or fork.seat == one.seat)
        return fork if same else None

    def _fair(self) -> list[Judgement]:
        """The judgements in order, each choice valued by its best continuation, so that a different
        order costs nothing."""
        found: list[Judgement] = []
        for at in sorted(self.judged):
            one = self.judged[at]
            fork = self._following(one)
            after = self.judged.get(fork.at) if fork else None
            if after is not None and after.chance > one.taken:
                one = msgspec.structs.replace(one, taken=after.chance)
            found.append(one)
        return found

    def take(self, task: Task, judged: Judgement | None) -> None:
        """Record the judgement of a decision."""
        self.spent += task.budget if judged is None else judged.seconds
        if judged is not None:
            self.playouts += judged.visits
            self.judged[judged.at] = judged

    @property
    def part(self) -> float:
        """How much of the work is done, from 0 to 1."""
        if self.again:
            return 1.0 - (1 - FIRST) * len(self.waiting) / (2 * AGAIN)
        done = 1 - len(self.waiting) / max(1, len(self.forks))
        return FIRST * min(1.0, max(done, self.spent / (FIRST * self.total)))

    def review(self) -> MatchReview:
        """The review as far as it is known."""
        found = self._fair()
        return MatchReview(
            choices=self.choices,
            weighed=len(found),
            decisions=len(self.forks),
            playouts=self.playouts,
            curves=[self._curve(found, view) for view in self._views(found)] if found else [],
            turns=turning_points(found, self.forks, self.together, self._losers(found)),
        )

    def _views(self, found: list[Judgement]) -> list[Seat]:
        return [TEAM] if self.together else sorted({one.seat for one in found})

    def _curve(self, found: list[Judgement], view: Seat) -> ChanceCurve:
        points = [(one.at, round(one.chance, 3)) for one in found if view in (TEAM, one.seat)]
        if self.winners is not None:
            points.append((self.choices, float(self._won(view))))
        return ChanceCurve(view, points)

    def _won(self, view: Seat) -> bool:
        return bool(self.winners) if view == TEAM else view in (self.winners or ())

    def _losers(self, found: list[Judgement]) -> list[Seat]:
        """The points of view from which the match was lost."""
        if self.winners is None or self.conceded:
            return []
        return [view for view in self._views(found) if not self._won(view)]


def spread(things: list[T]) -> list[T]:
    """The things in an order of which every prefix covers the whole evenly: the ends, the middle,
    …"""
    order: dict[int, None] = {}
    steps = 1
    while len(order) < len(things):
        order |= dict.fromkeys(round(n * (len(things) - 1) / steps) for n in range(steps + 1))
        steps *= 2
    return [things[at] for at in order]


# Turning points


def turning_points(
    found: list[Judgement], forks: list[Fork], together: bool, losers: Collection[Seat] = ()
) -> list[TurningPoint]:
    """The choices that cost most, and the biggest losses after choices, in match order."""
    turns = [*costly(found), *fallen(found, forks, together, losers)]
    turns.sort(key=lambda turn: turn.fell_to - turn.chance)
    kept: list[TurningPoint] = []
    count: Counter[tuple[str, Seat]] = Counter()
    for turn in turns:
        whose = (turn.kind, TEAM if together else turn.seat)
        most = TURNS[turn.kind] if together else min(3, TURNS[turn.kind])
        if count[whose] < most and all(turn.at != other.at for other in kept):
            count[whose] += 1
            kept.append(turn)
    return sorted(kept, key=lambda turn: turn.at)


def costly(found: list[Judgement]) -> Iterator[TurningPoint]:
    """Choices that cost more than the noise of the evaluation explains."""
    for one in found:
        if one.best != one.chosen and one.lost >= max(LOST, 1.5 * one.error):
            yield TurningPoint(
                "choice", one.at, one.seat, one.chosen, one.best, one.chance, one.taken, one.figures
            )


def fallen(
    found: list[Judgement], forks: list[Fork], together: bool, losers: Collection[Seat] = ()
) -> Iterator[TurningPoint]:
    """Big losses between a choice and the next decision from the same point of view; for `losers`,
    also between the last choice and the end."""
    judged = {one.at: one for one in found}
    for view in [TEAM] if together else sorted({one.seat for one in found}):
        mine = [judged.get(fork.at) for fork in forks if view in (TEAM, fork.seat)]
        # A decision in between may be to blame unless both sides of a fall were evaluated.
        falls = [(one, then.chance, then.error) for one, then in pairwise(mine) if one and then]
        if view in losers and mine and mine[-1]:
            falls.append((mine[-1], 0.0, 0.0))
        for one, left, error in falls:
            if one.taken - left >= max(FALL, 2 * math.hypot(one.error, error)):
                yield TurningPoint(
                    "followed", one.at, one.seat, one.chosen, one.chosen, one.taken, left
                )


# In words


def turn_words(turn: TurningPoint, match: Match, text: Text) -> str:
    """A turning point as a sentence."""
    chosen, best = (
        text.say("option", match.game.read_choice(option), turn.seat)
        for option in (turn.chosen, turn.best)
    )
    said = text(
        f"review.{turn.kind}",
        chosen=chosen,
        best=best,
        chance=advice.percent(turn.chance, text),
        fell_to=advice.percent(turn.fell_to, text),
        points=points(turn),
    )
    return said if len(match.seats) == 1 else text("review.by", who=text.seat(turn.seat), said=said)


def gain_words(turn: TurningPoint, text: Text, game: Game) -> str:
    """The advantage of the better choice over the one made, in figures; empty: much the same."""
    better = {name: pair[0] for name, pair in turn.figures.items()}
    taken = {name: pair[1] for name, pair in turn.figures.items()}
    figures = advice.gain_words(better, taken, text, advice.good_to_have(game), {})
    return text("review.figures", figures=figures) if figures else ""


def points(turn: TurningPoint) -> int:
    """What was lost, in percentage points."""
    return advice.hundredths(turn.chance) - advice.hundredths(turn.fell_to)


def known_words(review: MatchReview, text: Text) -> str:
    """How reliable the review is."""
    key = "review.known" if review.weighed == review.decisions else "review.known_partly"
    return text(key, n=review.weighed, of=review.decisions, playouts=review.playouts)
