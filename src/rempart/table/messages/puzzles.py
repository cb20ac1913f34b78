"""Puzzles: which there are, opening one at a table, and what is said of it afterwards."""

from __future__ import annotations

from rempart.table.messages.base import Request, Short, Wire


class PuzzleInfo(Wire):
    """A puzzle in the list."""

    id: str
    text: str
    """What is to be reached."""
    rating: int
    players: int
    steps: int
    """How many choices its solution has."""


class PuzzleGame(Wire):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleInfo]


class PuzzlesInfo(Wire):
    """GET /api/puzzles?lang=fr"""

    games: list[PuzzleGame]


class PuzzleWish(Wire):
    """POST /api/puzzles/{game}/{puzzle}: a table at which a puzzle begins."""

    name: Short = ""


class PuzzleTable(Wire):
    """The puzzle that a table is for."""

    id: str
    text: str
    """What is to be reached."""
    rating: int
    seat: int
    """Who is to reach it; where all win or lose together, everybody helps."""
    at: int
    """The number of choices at which it begins: nothing before it can be undone."""
    reached: bool | None
    """Whether the goal was reached; None: not decided yet."""
    hints: int
    """How many decisions a hint was taken for."""


class AskSolution(Request, tag="solution"):
    """How is the puzzle of this table solved, and what became of my line?"""


class SolutionStep(Wire):
    """A choice of the solution."""

    text: str
    reasons: list[str]
    """What it is for; empty if there is nothing to say."""


class FinderInfo(Wire):
    """How often a kind of player finds the solution."""

    name: str
    percent: int


class Solution(Wire, tag="solved"):
    """The answer to AskSolution."""

    id: int
    steps: list[SolutionStep]
    found: list[FinderInfo]
    """How often players of different strength find it, the weakest first; empty if the puzzle is
    no longer in the game."""
    lost: int
    """The number of choices after which my line could not reach the goal any more; -1: it did, or
    still can."""
    lost_by: str
    """The choice that lost it, in words; empty: none did."""
    luck: int
    """How often, in percent, a line that reached the goal does so, whatever could not be known."""
