"""What a player can choose. `unit` is a figure, `board` the seat of a fortress, `line` 1 to 5."""

from __future__ import annotations

from typing import ClassVar

from rempart.games.kravora.ids import Board, Building, Kind, Line, Ruse, Unit
from rempart.kernel import Option


class Attack(Option, frozen=True):
    """Attack with a defender."""

    unit: Unit


class Aim(Option, frozen=True):
    """Let the attacking unit throw at this line."""

    line: Line


class Strike(Option, frozen=True):
    """Hit this unit."""

    unit: Unit


class Suffer(Option, frozen=True):
    """Let this unit of your board take the hit."""

    unit: Unit


class EndAttack(Option, frozen=True):
    """Attack no more this turn."""

    main: ClassVar[bool] = True


class Recycle(Option, frozen=True):
    """Recycle a defender for blood."""

    unit: Unit


class Dismantle(Option, frozen=True):
    """Trade a point of the wall for blood."""


class Decline(Option, frozen=True):
    """Decline it."""

    main: ClassVar[bool] = True


class Buy(Option, frozen=True):
    """Buy a unit and place it on a line of your board."""

    kind: Kind
    line: Line


class Build(Option, frozen=True):
    """Build a building."""

    building: Building


class Fire(Option, frozen=True):
    """Fire a Puppet onto a line of another board."""

    board: Board
    line: Line


class Cast(Option, frozen=True):
    """Cast a ruse."""

    ruse: Ruse


class EndPurchases(Option, frozen=True):
    """Buy no more."""

    main: ClassVar[bool] = True


class Freeze(Option, frozen=True):
    """Rocks: immobilise this line."""

    board: Board
    line: Line


class Bleed(Option, frozen=True):
    """Blood clot: wound this unit."""

    unit: Unit


class Lure(Option, frozen=True):
    """Bait: this unit goes forward."""

    unit: Unit


class Incite(Option, frozen=True):
    """Bait: this unit attacks at once."""

    unit: Unit


class Repel(Option, frozen=True):
    """Retreat: this unit goes back."""

    unit: Unit


class Hurl(Option, frozen=True):
    """Boulder: strike this line."""

    board: Board
    line: Line


class Launch(Option, frozen=True):
    """Propulsion: move this unit."""

    unit: Unit


class Land(Option, frozen=True):
    """Propulsion: the unit comes down here."""

    board: Board
    line: Line


class Cancel(Option, frozen=True):
    """Spend the Shield: the ruse is cancelled."""


class LetPass(Option, frozen=True):
    """Keep the Shield: the ruse happens."""
