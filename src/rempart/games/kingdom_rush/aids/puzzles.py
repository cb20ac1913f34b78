"""What puzzles may ask for: each within the present round, up to the end of phase 4."""

from __future__ import annotations

from rempart.games.kingdom_rush.pieces import ADVANCE, PLAY
from rempart.games.kingdom_rush.state import Kingdom
from rempart.kernel import PuzzleGoal, PuzzlePlan, Seat


def opens(s: Kingdom, seat: Seat) -> bool:
    """At the start of phase 2, with hordes on the path."""
    fresh = not s.done and not s.built and not any(player.activated for player in s.players)
    return s.phase == PLAY and fresh and bool(s.hordes)


def over(start: Kingdom, now: Kingdom) -> bool:
    """When the hordes have moved on."""
    return now.round != start.round or now.phase > ADVANCE


def hearts(start: Kingdom, now: Kingdom, seat: Seat) -> int:
    """The hearts that were lost, as a negative number."""
    return min(0, now.hearts - start.hearts)


def destroyed(start: Kingdom, now: Kingdom, seat: Seat) -> int:
    """The hordes that were destroyed."""
    return now.destroyed if now.round == start.round else 0


def swept(start: Kingdom, now: Kingdom, seat: Seat) -> int:
    """Whether the path is free of hordes once phase 3 is over."""
    return int(now.round == start.round and now.phase >= ADVANCE and not now.hordes)


def won(start: Kingdom, now: Kingdom, seat: Seat) -> int:
    """Whether the scenario is won."""
    return int(now.outcome is not None and bool(now.outcome.winners))


def crowded(s: Kingdom, seat: Seat) -> bool:
    """Whether there are several hordes, and more to come."""
    return opens(s, seat) and len(s.hordes) > 1 and any(s.piles)


def nearly(s: Kingdom, seat: Seat) -> bool:
    """Whether the last hordes are on the path."""
    return opens(s, seat) and not any(s.piles)


PUZZLES = PuzzlePlan(
    goals={
        "hearts": PuzzleGoal(opens, over, hearts, keep=True),
        "destroy": PuzzleGoal(opens, over, destroyed),
        "sweep": PuzzleGoal(crowded, over, swept),
        "win": PuzzleGoal(nearly, over, won),
    },
    setups=(
        {
            "players": (1,),
            "scenario": ("1", "2", "3", "4", "5", "6"),
            "difficulty": ("standard", "hard"),
            "start": ("deal",),
            "bench": ("two", "three", "four"),
        },
        {
            "players": (2, 3),
            "scenario": ("1", "2", "3", "4", "5", "6", "7", "8"),
            "difficulty": ("standard", "hard"),
            "start": ("deal",),
        },
    ),
)
