"""A puzzle goal from a certain position: what counts as reached, and how near a position is."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from rempart import bots
from rempart.bots.search import Search
from rempart.kernel import (
    Decision,
    Game,
    Option,
    PuzzleGoal,
    SearchModel,
    Seat,
    State,
    advance,
    settle,
)

CLOSE = 0.4
"""What is left of a position's worth if the goal is missed there."""
BOLD = 0.2
"""How often a line of play leaves habit: what reaches a goal need not be what wins matches."""

Chooses = Callable[[State, Decision], Option]


class Aim(NamedTuple):
    """A goal from the position at which a puzzle begins.

    target    the count to reach; None: as much as possible
    seat      who is to reach it; in a co-operative game everybody helps
    """

    game: Game
    goal: PuzzleGoal[Any]
    start: State
    seat: Seat
    team: bool
    target: int | None = None

    def verdict(self, now: State) -> bool | None:
        """Whether the goal is reached in a position; None: not decided yet."""
        if self.target is not None:
            return self.goal.verdict(self.start, now, self.seat, self.target)
        return False if now.outcome is not None or self.goal.over(self.start, now) else None

    def count(self, now: State) -> int:
        """How much has been reached."""
        return self.goal.count(self.start, now, self.seat)

    def worth(self, now: State) -> float:
        """How good a position is for the goal, 0 to 1."""
        count = self.count(now)
        near = 0.5 + 0.5 * count / (3 + abs(count))
        if self.target is None:
            return near
        return 1.0 if self.verdict(now) else CLOSE * near

    def mine(self, seat: Seat) -> bool:
        """Whether a seat plays for the goal."""
        return self.team or seat == self.seat

    def model(self) -> SearchModel[Any]:
        """The game's knowledge, with the goal in place of winning."""
        known = self.game.search_model
        assert known is not None
        return replace(
            known,
            chance=lambda s, seat: self.worth(s) if self.mine(seat) else 1 - self.worth(s),
            clock=lambda s: int(self.verdict(s) is not None),
            horizon=1,
            figures=lambda s, seat: {},
            player=known.player if known.lines else self.bold,
        )

    def bold(self, rng: random.Random) -> Chooses:
        """A quick player who tries something else now and then."""
        habit = self.habit(rng)
        return lambda s, now: rng.choice(now.options) if rng.random() < BOLD else habit(s, now)

    def habit(self, rng: random.Random) -> Chooses:
        """The game's quick player: it plays to win the match, and knows nothing of the goal."""
        assert self.game.search_model is not None
        return self.game.search_model.player(rng)


class GoalSearch(Search):
    """Search for a goal: the end of a match is judged by it, too."""

    def __init__(self, aim: Aim, state: State, decision: Decision, seat: Seat, rng: random.Random):
        self.aim = aim
        super().__init__(aim.game, state, decision, seat, rng, aim.model())

    def judge(self, state: State, seat: Seat) -> float:
        """How good a line is for a seat."""
        return self.model.chance(state, seat)


# Players


def at_random(aim: Aim, rng: random.Random) -> Chooses:
    """One of the options, whichever."""
    return lambda s, now: rng.choice(now.options)


def by_habit(aim: Aim, rng: random.Random) -> Chooses:
    """What the game's quick player would do."""
    return aim.habit(rng)


def by_easy_bot(aim: Aim, rng: random.Random) -> Chooses:
    """What the easy bot would do. It, too, plays to win the match."""
    bot = bots.bot("easy", rng.getrandbits(31), aim.game)

    def choose(s: State, now: Decision) -> Option:
        mine = now.of(now.seat)
        if len(mine) == 1:
            return mine[0]
        few = Decision(now.step, now.actors, mine)
        return bot.choose(aim.game, aim.game.copy(s), few, now.seat)

    return choose


def by_search(lines: int) -> Callable[[Aim, random.Random], Chooses]:
    """What that many lines of search for the goal find; the plan is followed as far as it goes."""

    def player(aim: Aim, rng: random.Random) -> Chooses:
        plan: list[Option] = []

        def choose(s: State, now: Decision) -> Option:
            seat = now.seat
            mine = now.of(seat)
            if len(mine) == 1:
                return mine[0]
            if plan and plan[0] in now.options:
                return plan.pop(0)
            few = Decision(now.step, now.actors, mine)
            search = GoalSearch(aim, aim.game.copy(s), few, seat, rng)
            search.grow(lines, None)
            plan[:] = search.plan()
            return search.ranked()[0].option

        return choose

    return player


Player = Callable[[Aim, random.Random], Chooses]


class GoalLine(NamedTuple):
    """A line that was played for a goal: the choices of its side, and where it ended."""

    line: list[Option]
    end: State
    reached: bool


def onward(aim: Aim, state: State, player: Player, seed: int = 0) -> GoalLine:
    """Play for the goal from a position, which is changed, until it is decided."""
    rng = random.Random(seed)
    mine, theirs = player(aim, rng), aim.habit(rng)
    line: list[Option] = []
    now = settle(state)
    while now is not None and aim.verdict(state) is None:
        if aim.mine(now.seat):
            option = mine(state, now)
            line.append(option)
        else:
            option = theirs(state, now)
        now = advance(state, now, option)
    return GoalLine(line, state, bool(aim.verdict(state)))


def played(aim: Aim, player: Player, deal: int | None, seed: int = 0) -> GoalLine:
    """Play for the goal from the start, in a deal of what the seat may not know (None: as it
    really is)."""
    real = deal is None
    return onward(
        aim,
        aim.game.copy(aim.start) if real else aim.game.redeal(aim.start, aim.seat, deal),
        player,
        seed,
    )


def follows(line: list[Option], otherwise: Player) -> Player:
    """A player who takes the choices of a line, in another order where it must be, and plays in
    another way when none of them is possible any more."""

    def player(aim: Aim, rng: random.Random) -> Chooses:
        rest, lost = list(line), otherwise(aim, rng)

        def choose(s: State, now: Decision) -> Option:
            for at, option in enumerate(rest):
                if option in now.options:
                    return rest.pop(at)
            return lost(s, now)

        return choose

    return player
