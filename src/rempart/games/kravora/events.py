"""What can happen, and by default which rule makes it happen.

`board` is the seat on whose fortress it happens, `unit` a figure, `line` 1 to 5.
"""

from __future__ import annotations

from typing import ClassVar

from rempart.games.kravora.ids import (
    Board,
    Building,
    Face,
    Kind,
    Line,
    Phase,
    Roll,
    Ruse,
    Seat,
    Unit,
)
from rempart.kernel import Event, OrNone


class EnemiesMustered(Event, frozen=True, kw_only=True):
    """Turn 0: the same enemies stand on line 1 of every board."""

    kinds: tuple[Kind, ...]
    rule: str = "KV-SETUP-02"


class StartBlood(Event, frozen=True, kw_only=True):
    """A player got the blood to begin with."""

    seat: Seat
    amount: int
    rule: str = "KV-SETUP-05"


class WallRaised(Event, frozen=True, kw_only=True):
    """A player begins with a higher wall."""

    seat: Seat
    amount: int
    wall: int
    rule: str = "KV-OPTION-12"


class TurnBegun(Event, frozen=True, kw_only=True):
    """A turn of the table began."""

    turn: int
    seat: Seat
    """The first player."""
    rule: str = "KV-TURN-05"


class PhaseBegun(Event, frozen=True, kw_only=True):
    """A phase of a player's turn began."""

    seat: Seat
    phase: Phase
    rule: str = "KV-TURN-01"


class EnemiesAnnounced(Event, frozen=True, kw_only=True):
    """The dice decided which enemies every player gets."""

    rolls: tuple[Roll, ...]
    kinds: tuple[Kind, ...]
    rule: str = "KV-DICE-04"
    reveals: ClassVar[bool] = True


class KindReplaced(Event, frozen=True, kw_only=True):
    """A white kind was used up: a lower one came instead."""

    seat: Seat
    wanted: Kind
    kind: Kind
    rule: str = "KV-DICE-06"


class NobodyAnnounced(Event, frozen=True, kw_only=True):
    """A white kind and all lower ones were used up."""

    seat: Seat
    wanted: Kind
    rule: str = "KV-DICE-06"


class CalamityRolled(Event, frozen=True, kw_only=True):
    """The calamity die was rolled."""

    face: Face
    rule: str = "KV-CALAMITY-01"
    reveals: ClassVar[bool] = True


class CometFell(Event, frozen=True, kw_only=True):
    """A comet struck a line of every board."""

    line: Line
    rule: str
    reveals: ClassVar[bool] = True


class CometHitWalls(Event, frozen=True, kw_only=True):
    """A comet struck every wall."""

    rule: str = "KV-CALAMITY-07"
    reveals: ClassVar[bool] = True


class BloodGained(Event, frozen=True, kw_only=True):
    """A player gained blood."""

    seat: Seat
    amount: int
    blood: int
    rule: str


class CountersReset(Event, frozen=True, kw_only=True):
    """All kill counters went back to 0."""

    rule: str = "KV-CALAMITY-15"


class VolcanoErupted(Event, frozen=True, kw_only=True):
    """The eruption tore at a wall."""

    seat: Seat
    roll: int
    rule: str = "KV-END-06"
    reveals: ClassVar[bool] = True


class UnitAttacked(Event, frozen=True, kw_only=True):
    """A unit attacked."""

    board: Board
    unit: Unit
    rule: str


class UnitWounded(Event, frozen=True, kw_only=True):
    """A unit lost hit points and lives."""

    board: Board
    unit: Unit
    hp: int
    rule: str


class UnitKilled(Event, frozen=True, kw_only=True):
    """A unit died."""

    board: Board
    unit: Unit
    kept: bool = False
    """The player who killed it keeps it in the reserve."""
    rule: str


class WallHit(Event, frozen=True, kw_only=True):
    """A wall lost points."""

    board: Board
    amount: int
    wall: int
    rule: str


class EnemyHeld(Event, frozen=True, kw_only=True):
    """An enemy did not move."""

    board: Board
    unit: Unit
    line: Line
    rule: str


class EnemyMoved(Event, frozen=True, kw_only=True):
    """An enemy moved towards the fortress."""

    board: Board
    unit: Unit
    source: Line
    line: Line
    held: bool = False
    """It stopped at a free defender, who holds it."""
    rule: str


class FrostLifted(Event, frozen=True, kw_only=True):
    """The freeze markers of a board were removed."""

    board: Board
    rule: str = "KV-MOVE-09"


class UnitRecycled(Event, frozen=True, kw_only=True):
    """A player recycled a defender."""

    seat: Seat
    unit: Unit
    amount: int
    rule: str = "KV-RECYCLE-01"


class WallDismantled(Event, frozen=True, kw_only=True):
    """A player traded a point of the wall."""

    seat: Seat
    amount: int
    wall: int
    rule: str = "KV-WALL-02"


class UnitBought(Event, frozen=True, kw_only=True):
    """A player bought a unit."""

    seat: Seat
    unit: Unit
    line: Line
    price: int
    rule: str = "KV-BUY-03"


class Built(Event, frozen=True, kw_only=True):
    """A player built a building."""

    seat: Seat
    building: Building
    price: int
    rule: str = "KV-BUILD-01"


class PuppetFired(Event, frozen=True, kw_only=True):
    """A player fired a Puppet onto another board."""

    seat: Seat
    unit: Unit
    board: Board
    line: Line
    price: int
    rule: str = "KV-BUILD-09"


class RuseAnnounced(Event, frozen=True, kw_only=True):
    """A player paid for a ruse and named its target (NONE if it has none)."""

    seat: Seat
    ruse: Ruse
    unit: OrNone[Unit]
    board: OrNone[Board]
    line: OrNone[Line]
    price: int
    rule: str = "KV-RUSE-02"


class RuseCancelled(Event, frozen=True, kw_only=True):
    """A player spent a Shield to cancel a ruse."""

    seat: Seat
    ruse: Ruse
    rule: str = "KV-RUSE-18"


class LineFrozen(Event, frozen=True, kw_only=True):
    """Rocks: a line is immobilised."""

    board: Board
    line: Line
    rule: str = "KV-RUSE-04"


class UnitShifted(Event, frozen=True, kw_only=True):
    """A ruse moved a unit."""

    unit: Unit
    board: Board
    line: Line
    rule: str


class ShieldRaised(Event, frozen=True, kw_only=True):
    """A player has a Shield token now."""

    seat: Seat
    rule: str = "KV-RUSE-17"


class ReserveEmptied(Event, frozen=True, kw_only=True):
    """The killed units went back to their supplies."""

    seat: Seat
    amount: int
    rule: str = "KV-REFILL-01"


class EnemiesEntered(Event, frozen=True, kw_only=True):
    """The announced enemies stand on line 1 now."""

    board: Board
    units: tuple[Unit, ...]
    rule: str = "KV-REFILL-02"


class WallRepaired(Event, frozen=True, kw_only=True):
    """The workshop repaired a wall."""

    seat: Seat
    amount: int
    wall: int
    rule: str = "KV-BUILD-06"


class PlayerOut(Event, frozen=True, kw_only=True):
    """A wall is down: its player is out."""

    seat: Seat
    rule: str = "KV-END-01"


class GameWon(Event, frozen=True, kw_only=True):
    """One player is left, or the count is made."""

    seat: Seat
    wall: int
    rule: str


class VictoryShared(Event, frozen=True, kw_only=True):
    """Several players win together."""

    seats: tuple[Seat, ...]
    rule: str = "KV-END-05"
