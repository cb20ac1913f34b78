"""What puzzles may ask for: each within the present turn, up to the end of its battles."""

from __future__ import annotations

from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.steps.turn import BATTLE, STRATEGY
from rempart.kernel import PuzzleGoal, PuzzlePlan, Seat


def opens(s: FantasyDefense, seat: Seat) -> bool:
    """While everything can still be decided: in the Strategy phase."""
    return s.phase == STRATEGY and s.besieged()


def over(start: FantasyDefense, now: FantasyDefense) -> bool:
    """After the battles, new cards are drawn."""
    return now.turn != start.turn or now.phase > BATTLE


def morale(start: FantasyDefense, now: FantasyDefense, seat: Seat) -> int:
    """The morale that was lost, as a negative number."""
    return min(0, now.morale - start.morale)


def gone(start: FantasyDefense, now: FantasyDefense, seat: Seat) -> int:
    """The invaders that are gone for good."""
    return len(now.invader_discard) - len(start.invader_discard)


def won(start: FantasyDefense, now: FantasyDefense, seat: Seat) -> int:
    """Whether the city is safe."""
    return int(now.outcome is not None and bool(now.outcome.winners))


def nearly(s: FantasyDefense, seat: Seat) -> bool:
    """Whether the last invaders are at the gates."""
    return opens(s, seat) and not s.invader_deck


PUZZLES = PuzzlePlan(
    goals={
        "hold": PuzzleGoal(opens, over, morale, keep=True),
        "beat": PuzzleGoal(opens, over, gone),
        "win": PuzzleGoal(nearly, over, won),
    },
    setups=(
        {"players": (1,), "faction": ("humans", "elves"), "dragon_last": (False, True)},
        {"players": (2,), "faction": ("humans", "elves"), "open_hands": (True,)},
    ),
)
