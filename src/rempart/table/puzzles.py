"""Puzzles at tables: which there are, where one stands, and what is said of it afterwards."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import lru_cache

from rempart.advice import reasons, seed_of
from rempart.kernel import Decision, Game, Match, Option
from rempart.kernel.text import Text
from rempart.puzzles.explain import lost_at, luck_of, own
from rempart.puzzles.puzzle import (
    NoPuzzle,
    Puzzle,
    aim_of,
    games,
    goal_words,
    puzzle,
    puzzles_of,
    solution_of,
)
from rempart.table import messages as m
from rempart.table.attempts import Posed
from rempart.table.live import LiveTable

FINDERS = ("random", "easy", "quick", "glance", "little", "much")


@lru_cache
def puzzles_info(language: str) -> m.PuzzlesInfo:
    """All puzzles; cached, since they are the same for everybody."""
    return m.PuzzlesInfo(
        games=[
            m.PuzzleGame(
                game=game.id,
                puzzles=[info(game, one, language) for one in puzzles_of(game).values()],
            )
            for game in games()
        ]
    )


def info(game: Game, one: Puzzle, language: str) -> m.PuzzleInfo:
    """A puzzle in the list."""
    text = game.text(language if language in game.languages else "en")
    return m.PuzzleInfo(
        id=one.id,
        text=goal_words(one.goal, one.target, text),
        rating=one.rating,
        players=game.read_settings(one.settings).players,
        steps=len(one.solution),
    )


def posed(one: Puzzle) -> Posed:
    """What a table's log is told of a puzzle."""
    return Posed(one.id, one.goal, one.target, one.seat, len(one.choices), one.rating)


def puzzle_table(live: LiveTable, text: Text) -> m.PuzzleTable | None:
    """The puzzle of a table; None: it is for none."""
    found = live.posed
    if found is None:
        return None
    return m.PuzzleTable(
        id=found.id,
        text=goal_words(found.goal, found.target, text),
        rating=found.rating,
        seat=found.seat,
        at=found.at,
        reached=live.reached,
        hints=live.help.hints,
    )


# Afterwards


def solution(id: int, start: Match, at: Posed, made: Sequence[Option], text: Text) -> m.Solution:
    """How a puzzle is solved, and what became of a line that was played at it."""
    game = start.game
    known: Puzzle | None = None
    with contextlib.suppress(NoPuzzle):
        known = puzzle(game, at.id)
    line = solution_of(game, known) if known else []
    aim = aim_of(start, at.goal, at.seat, at.target)
    end = start.twin()
    for option in made:
        end.choose(option)
    reached = aim.verdict(end.state)
    lost = -1 if reached else lost_at(aim, made, line)
    lost = -1 if lost == len(made) else lost
    return m.Solution(
        id=id,
        steps=steps(start, line, text),
        found=[
            m.FinderInfo(name=name, percent=round(100 * getattr(known.found, name)))
            for name in FINDERS
        ]
        if known
        else [],
        lost=-1 if lost < 0 else at.at + lost,
        lost_by=said(start, made, lost, text) if lost >= 0 else "",
        luck=round(100 * luck_of(aim, own(aim, made))) if reached else 100,
    )


def said(start: Match, made: Sequence[Option], at: int, text: Text) -> str:
    """A choice of a line, in words."""
    then = start.twin()
    for option in made[:at]:
        then.choose(option)
    assert then.decision is not None
    return text.say("option", made[at], then.decision.seat_of(made[at]))


def steps(start: Match, line: list[Option], text: Text) -> list[m.SolutionStep]:
    """A solution in words, each choice with what it is for; a reason is given once."""
    then, found = start.twin(), list[m.SolutionStep]()
    given: set[str] = set()
    for at, option in enumerate(line):
        decision: Decision | None = then.decision
        while decision is not None and option not in decision.options:
            then.choose(decision.options[0])  # A rival answers, or there is only one choice.
            decision = then.decision
        if decision is None:
            break
        seat = decision.seat_of(option)
        why = [one.words(text) for one in reasons(then, seat, line[at:], seed_of(then, seat))]
        found.append(
            m.SolutionStep(
                text=text.say("option", option, seat),
                reasons=[reason for reason in why if reason not in given],
            )
        )
        given.update(why)
        then.choose(option)
    return found
