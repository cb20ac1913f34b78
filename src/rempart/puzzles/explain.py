"""What can be said of a line played at a puzzle: the next step, or the choice that lost it."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from statistics import mean

from rempart.advice import Advice, planned, reasons, seed_of
from rempart.kernel import Decision, Match, Option, Seat, State, advance, settle
from rempart.puzzles.aim import Aim, GoalSearch, by_search, follows, onward, played
from rempart.puzzles.make import effort_of

HOPEFUL = 0.5
"""The least worth of the best line for a hint to name it; worth 1 is certain to reach the goal."""
PATIENCE = 2.5
"""Seconds in which a lost goal is searched for thoroughly."""
DEALS = 12
"""Deals in which a line that reached its goal is played again."""


def hint(aim: Aim, match: Match, seat: Seat, made: list[Option], solution: list[Option]) -> Advice:
    """What to choose next: the next choice of the solution if it was not left yet, otherwise
    what search finds; if that reaches the goal no more, something must be undone. `match` is as far
    as the seat knows it, `made` are the choices since the puzzle began."""
    decision, seed = match.decision, seed_of(match, seat)
    assert decision is not None
    mine = decision.of(seat)
    line = left_of(aim, made, solution)
    while line and line[0] not in mine:
        line = line[1:]
    if not line:
        few = Decision(decision.step, decision.actors, mine)
        search = GoalSearch(aim, match.game.copy(match.state), few, seat, random.Random(seed))
        search.grow(effort_of(aim.game).much, None)
        best = search.ranked()[0]
        line = [best.option, *search.plan()] if best.mean() >= HOPEFUL else []
    if not line:
        return Advice(None)
    plan = planned(match, seat, line, seed)
    return Advice(line[0], plan=plan, reasons=reasons(match, seat, plan, seed))


def left_of(aim: Aim, made: Sequence[Option], solution: Sequence[Option]) -> list[Option]:
    """What is left of the solution after some choices; empty: they have left it. What could not be
    chosen otherwise need not be part of it."""
    state, rest = aim.game.copy(aim.start), list(solution)
    now = settle(state)
    for option in made:
        assert now is not None
        if option in rest:
            rest.remove(option)
        elif aim.mine(now.seat_of(option)) and len(now.options) > 1:
            return []
        now = advance(state, now, option)
    return rest


def own(aim: Aim, made: Sequence[Option]) -> list[Option]:
    """Those of the choices since the start that its side made."""
    state = aim.game.copy(aim.start)
    now, found = settle(state), list[Option]()
    for option in made:
        assert now is not None
        if aim.mine(now.seat_of(option)):
            found.append(option)
        now = advance(state, now, option)
    return found


def reachable(aim: Aim, state: State, solution: Sequence[Option], until: float) -> bool:
    """Whether the goal can still be reached from a position: by the solution, or by what search
    finds. After `until` it searches less."""
    found = aim.verdict(state)
    if found is not None:
        return found
    effort = effort_of(aim.game)
    search = by_search(effort.little)
    players = [follows(list(solution), search), search]
    if time.monotonic() < until:
        players.append(by_search(effort.much))
    return any(onward(aim, aim.game.copy(state), player).reached for player in players)


def lost_at(aim: Aim, made: Sequence[Option], solution: Sequence[Option]) -> int:
    """The number of the choice, from 0, after which the goal could not be reached any more; the
    number of choices: it still could be."""
    until = time.monotonic() + PATIENCE
    low, high = 0, len(made)  # It could be reached after the first `low` of them.
    if reachable(aim, after(aim, made), solution, until):
        return high
    while high - low > 1:
        middle = (low + high) // 2
        if reachable(aim, after(aim, made[:middle]), solution, until):
            low = middle
        else:
            high = middle
    return low


def after(aim: Aim, made: Sequence[Option]) -> State:
    """The position after some choices from the start, as things really are."""
    state = aim.game.copy(aim.start)
    now = settle(state)
    for option in made:
        assert now is not None
        now = advance(state, now, option)
    return state


def luck_of(aim: Aim, line: Sequence[Option]) -> float:
    """How often a line reaches the goal, whatever the seat cannot know."""
    player = follows(list(line), by_search(effort_of(aim.game).little))
    return mean(played(aim, player, deal, deal).reached for deal in range(DEALS))
