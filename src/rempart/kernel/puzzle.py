"""Puzzle goals: what a seat may be asked to reach from a position, within a short span.

A game declares its goals (`Game.puzzles`), each a few functions of two states: the one at which the
puzzle begins, and the present one. A goal counts something (hordes destroyed, wall points lost); a
puzzle names the count to reach, its target. Words are in the game's texts under `puzzle_goal`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rempart.kernel.state import State
from rempart.kernel.step import Seat

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class PuzzleGoal(Generic[S]):
    """Something to reach within a span, such as a turn.

    opens     whether a puzzle with this goal may begin at a decision of a seat
    over      whether the span that began with the first state is over in the second
    count     how much a seat has reached from the first state to the second
    keep      whether the count starts at its best and can only get worse: then the target must
              still be met when the span is over; otherwise it is reached as soon as it is met
    """

    opens: Callable[[S, Seat], bool]
    over: Callable[[S, S], bool]
    count: Callable[[S, S, Seat], int]
    keep: bool = False

    def verdict(self, start: S, now: S, seat: Seat, target: int) -> bool | None:
        """Whether the goal is reached; None: not decided yet."""
        over = now.outcome is not None or self.over(start, now)
        met = self.count(start, now, seat) >= target
        if self.keep:
            return met if over or not met else None
        return met if over or met else None


@dataclass(frozen=True)
class PuzzlePlan:
    """What a game says of its puzzles.

    goals     by name
    setups    the set-ups of the matches in which puzzles are looked for: of each setting, the
              values to draw from
    """

    goals: Mapping[str, PuzzleGoal[Any]]
    setups: tuple[Mapping[str, tuple[object, ...]], ...]
