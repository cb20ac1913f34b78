"""What puzzles may ask for: each within the seat's own turn."""

from __future__ import annotations

from rempart.games.kravora.ids import ATTACK, ENEMY_MOVE
from rempart.games.kravora.state import Kravora
from rempart.kernel import PuzzleGoal, PuzzlePlan, Seat


def opens(s: Kravora, seat: Seat) -> bool:
    """At the start of the seat's turn."""
    return s.turn > 0 and s.active == seat and s.phase == ATTACK and not s.attacked


def turned(start: Kravora, now: Kravora) -> bool:
    """At the end of the seat's turn."""
    return (now.turn, now.active) != (start.turn, start.active)


def marched(start: Kravora, now: Kravora) -> bool:
    """When the enemies have attacked and moved: before anything is recycled or bought."""
    return turned(start, now) or now.phase > ENEMY_MOVE


def wall(start: Kravora, now: Kravora, seat: Seat) -> int:
    """The points of the seat's wall that were lost, as a negative number."""
    return min(0, now.players[seat].wall - start.players[seat].wall)


def defenders(s: Kravora, seat: Seat) -> int:
    """How many defenders a fortress has."""
    return sum(map(len, s.players[seat].defenders))


def fallen(start: Kravora, now: Kravora, seat: Seat) -> int:
    """The defenders that were lost, as a negative number."""
    return min(0, defenders(now, seat) - defenders(start, seat))


def kills(start: Kravora, now: Kravora, seat: Seat) -> int:
    """The enemies that were killed."""
    return now.players[seat].kills_total - start.players[seat].kills_total


def damage(start: Kravora, now: Kravora, seat: Seat) -> int:
    """The points that the rivals' walls have lost."""
    return sum(
        max(0, before.wall - after.wall)
        for rival, (before, after) in enumerate(zip(start.players, now.players, strict=True))
        if rival != seat
    )


def toppled(start: Kravora, now: Kravora, seat: Seat) -> int:
    """The rivals who are out."""
    return sum(
        before.alive and not after.alive
        for rival, (before, after) in enumerate(zip(start.players, now.players, strict=True))
        if rival != seat
    )


PUZZLES = PuzzlePlan(
    goals={
        "wall": PuzzleGoal(opens, marched, wall, keep=True),
        "spare": PuzzleGoal(opens, marched, fallen, keep=True),
        "kill": PuzzleGoal(opens, turned, kills),
        "batter": PuzzleGoal(opens, turned, damage),
        "topple": PuzzleGoal(opens, turned, toppled),
    },
    setups=(
        {"players": (2,)},
        {"players": (2, 3), "end": ("count",)},
        {"players": (3, 4)},
    ),
)
