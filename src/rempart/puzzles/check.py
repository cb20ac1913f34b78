"""Checking puzzles that are there: whether each is still what it says."""

from __future__ import annotations

from rempart.kernel import Game, RempartError
from rempart.puzzles.aim import by_search, follows
from rempart.puzzles.make import CERTAIN, effort_of, share_of, upto
from rempart.puzzles.puzzle import Puzzle, aim_of, begun, solution_of

DEALS = 8
"""Deals in which a solution is played again."""


def fault_of(game: Game, puzzle: Puzzle, deals: int = DEALS) -> str:
    """What is wrong with a puzzle; empty: its match replays, the goal is open where it begins, and
    the solution reaches it, as things really are and in other deals."""
    try:
        start = begun(game, puzzle)
        aim = aim_of(start, puzzle.goal, puzzle.seat, puzzle.target)
        line = solution_of(game, puzzle)
    except RempartError as error:
        return str(error)
    if start.decision is None or start.decision.seat != puzzle.seat:
        return f"seat {puzzle.seat} has nothing to choose where it begins"
    if aim.verdict(start.state) is not None:
        return "it is decided where it begins"
    if upto(aim, line) is None:
        return "its solution does not reach the goal"
    if deals:
        share = share_of(aim, follows(line, by_search(effort_of(game).much)), deals)
        if share < CERTAIN:
            return f"its solution reaches the goal in {share:.0%} of the deals only"
    return ""
