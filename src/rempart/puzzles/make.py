"""Finding puzzles in matches that bots play.

A match is played by the game's quick players, who now and then do something else, so that it gets
into trouble. Where the span of a goal begins, the goal is tried:

1. *A first look.* If a short search reaches no more than the easy bot, there is hardly anything to
   find.
2. *Search* looks for the line that reaches most of the goal: that is the target. If chance reaches
   it as well, it is no puzzle.
3. *Proof.* The line is played as things really are, and in other deals of what the seat does not
   know: it must reach the target nearly always.
4. *Margin.* The easy bot must reach it clearly less often.
5. *Rating.* Players of different strength try it.

A match gives few puzzles, and at most one for each goal, so that no two are alike.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from itertools import islice
from statistics import mean
from typing import NamedTuple

import msgspec

from rempart.kernel import Game, Match, Option, State, advance, settle
from rempart.puzzles.aim import (
    Aim,
    GoalLine,
    Player,
    at_random,
    by_easy_bot,
    by_habit,
    by_search,
    follows,
    played,
)
from rempart.puzzles.puzzle import Found, Puzzle, goals_of, name_of, packed

HABITS = 3
"""Lines of the quick player that compete with search to be the solution."""
GLIMPSES = 3
"""How often the easy bot tries before anybody searches long."""
CHANCY = 0.3
"""The most often that random choices may reach the target."""
DEALS = 16
"""How many deals a solution is proved in."""
CERTAIN = 0.9
"""The least share of deals in which it reaches the target."""
MARGIN = 0.5
"""How much more often it must reach the target than the easy bot."""
RANDOM_TRIES = 40
"""How often random choices try."""
SPANS = 6
"""The most spans of a match that are tried."""
EACH = 2
"""The most puzzles that a match gives."""
LONGEST = 300
"""The most choices before a puzzle."""
MISCHIEF = (0.0, 0.1, 0.25)
"""How often the players of a match do something at random."""
STRENGTHS = {"random": 600, "glance": 1000, "little": 1400, "much": 1800}
"""The ratings of the players who rate puzzles: those who know the goal."""
STEP = 8
"""What each choice of the solution adds to a rating: search does not tire, people do."""


class Effort(NamedTuple):
    """How much search: lines to find a puzzle, and for the three searching players who rate it; and
    how often each player tries."""

    find: int
    much: int
    little: int
    glance: int
    tries: int


EFFORT = Effort(400, 100, 16, 4, 8)
LINED = Effort(24, 16, 4, 1, 3)
"""In a game whose lines are planned as a whole, each takes much longer."""


def effort_of(game: Game) -> Effort:
    """How much search a game's puzzles take."""
    model = game.search_model
    return LINED if model is not None and model.lines is not None else EFFORT


def drawn(game: Game, seed: int) -> dict[str, object]:
    """The settings of the match with this seed."""
    rng = random.Random(seed)
    setup = rng.choice(game.puzzles.setups) if game.puzzles else {}
    return {name: rng.choice(values) for name, values in setup.items()}


def puzzles_in(game: Game, seed: int) -> list[Puzzle]:
    """The puzzles of the match with this seed."""
    rng, given = random.Random(seed), drawn(game, seed)
    found: dict[str, Puzzle] = {}
    for match, goals in islice(spans(game, given, seed, rng), SPANS):
        rng.shuffle(goals)
        for goal in goals:
            if goal not in found:
                made = tried_goal(match, goal, rng.getrandbits(32))
                if made is not None:
                    found[goal] = made
                    break
        if len(found) == EACH:
            break
    return list(found.values())


def spans(
    game: Game, given: Mapping[str, object], seed: int, rng: random.Random
) -> Iterator[tuple[Match, list[str]]]:
    """A match, at each decision where the span of some goal begins: with those goals."""
    model = game.search_model
    assert model is not None
    match = Match(game, game.read_settings(given), seed)
    mischief, player = rng.choice(MISCHIEF), model.player(rng)
    ready: dict[str, State] = {}
    skipped = rng.randrange(3)
    while match.decision is not None and len(match.choices) < LONGEST:
        decision = match.decision
        seat = decision.seat
        fresh: list[str] = []
        for name, goal in goals_of(game).items():
            begun = ready.get(name)
            if begun is not None and not goal.over(begun, match.state):
                continue
            if goal.opens(match.state, seat):
                ready[name] = game.copy(match.state)
                fresh.append(name)
        if fresh and len(decision.of(seat)) > 1:
            if not skipped:
                yield match, fresh
            skipped = (skipped or rng.randrange(1, 3)) - 1
        astray = rng.random() < mischief
        match.choose(rng.choice(decision.options) if astray else player(match.state, decision))


def tried_goal(match: Match, name: str, seed: int) -> Puzzle | None:
    """The puzzle that a goal gives at this moment of a match; None: it gives none."""
    game, decision = match.game, match.decision
    assert decision is not None
    goal, seat = goals_of(game)[name], decision.seat
    effort, team = effort_of(game), game.cooperative(match.settings)
    aim = Aim(game, goal, game.copy(match.state), seat, team, 0 if goal.keep else None)
    if goal.keep and share_of(aim, at_random, RANDOM_TRIES) > CHANCY:
        return None
    if not promising(aim, effort, seed):
        return None
    solved = best_line(aim, effort, seed)
    target = min(0, aim.count(solved.end)) if goal.keep else aim.count(solved.end)
    if target < (0 if goal.keep else 1):
        return None
    aim = aim._replace(target=target)
    solution = shortened(aim, solved.line)
    tries = {"random": share_of(aim, at_random, RANDOM_TRIES)}
    if tries["random"] > CHANCY:
        return None
    share = share_of(aim, follows(solution, by_search(effort.much)), DEALS)
    if share < CERTAIN:
        return None
    tries["easy"] = share_of(aim, by_easy_bot, effort.tries)
    if share - tries["easy"] < MARGIN:
        return None
    tries["quick"] = share_of(aim, by_habit, effort.tries)
    tries["glance"] = share_of(aim, by_search(effort.glance), effort.tries)
    tries["little"] = share_of(aim, by_search(effort.little), effort.tries)
    tries["much"] = share_of(aim, by_search(effort.much), effort.tries)
    record, found = match.record(), Found(**tries)
    return Puzzle(
        id=name_of(game, record, name, target),
        goal=name,
        target=target,
        rating=rating_of(found, len(solution)),
        seat=seat,
        edition=record.edition,
        settings=set_settings(match),
        seed=match.seed,
        share=share,
        found=found,
        solution=[packed(option) for option in solution],
        choices=[packed(option) for option in match.choices],
        digest=record.digest,
    )


def promising(aim: Aim, effort: Effort, seed: int) -> bool:
    """Whether quick players or a short search reach more than the easy bot does mostly."""
    easy = sorted(aim.count(played(aim, by_easy_bot, deal, deal).end) for deal in range(GLIMPSES))
    mostly = easy[GLIMPSES // 2]
    if mostly >= 0 and aim.goal.keep:
        return False
    players = [by_habit] * HABITS + [by_search(effort.glance), by_search(effort.little)]
    return any(
        aim.count(played(aim, player, None, seed + n).end) > mostly
        for n, player in enumerate(players)
    )


def best_line(aim: Aim, effort: Effort, seed: int) -> GoalLine:
    """The line that reaches most as things really are: one of search, or of the quick player."""
    lines = [played(aim, by_habit, None, seed + n) for n in range(HABITS)]
    lines.append(played(aim, by_search(effort.find), None, seed))
    return max(lines, key=lambda one: (aim.count(one.end), -len(one.line)))


def shortened(aim: Aim, line: list[Option]) -> list[Option]:
    """A line that reaches the goal, without the choices that it does not need."""
    line = upto(aim, line) or line
    for at in reversed(range(len(line))):
        shorter = upto(aim, line[:at] + line[at + 1 :])
        if shorter is not None and len(shorter) < len(line):
            line = shorter
    return line


def upto(aim: Aim, line: list[Option]) -> list[Option] | None:
    """The choices of a line up to where it reaches the goal, as things really are; None: it does
    not, or is not possible."""
    state = aim.game.copy(aim.start)
    used: list[Option] = []
    theirs = aim.habit(random.Random(0))
    rest = list(line)
    now = settle(state)
    while now is not None and aim.verdict(state) is None:
        if not aim.mine(now.seat):
            option = theirs(state, now)
        elif rest and rest[0] in now.options:
            option = rest.pop(0)
            used.append(option)
        elif len(now.options) == 1:
            option = now.options[0]
        else:
            return None
        now = advance(state, now, option)
    return used if aim.verdict(state) else None


def share_of(aim: Aim, player: Player, tries: int) -> float:
    """How often a player reaches the goal, each time in another deal."""
    return round(mean(played(aim, player, deal, deal).reached for deal in range(tries)), 3)


def set_settings(match: Match) -> dict[str, object]:
    """The settings of a match that are not the defaults of its edition."""
    usual = msgspec.to_builtins(match.game.read_settings({}))
    now = msgspec.to_builtins(match.settings)
    return {name: value for name, value in now.items() if value != usual[name]}


# Ratings


def rating_of(found: Found, length: int) -> int:
    """The rating at which a puzzle would do as well as it did against the players who tried it, as
    in chess, and a little more for each choice of its solution. Half a win against a middling
    player keeps it finite."""
    results = [(rating, 1 - getattr(found, name)) for name, rating in STRENGTHS.items()]
    results.append((1200, 0.5))
    low, high = 0.0, 3000.0
    while high - low > 1:
        at = (low + high) / 2
        expected = sum(1 / (1 + math.pow(10, (other - at) / 400)) for other, _ in results)
        low, high = (at, high) if expected < sum(won for _, won in results) else (low, at)
    return round((low + STEP * length) / 10) * 10
