"""What can happen, and which rule makes it happen."""

from __future__ import annotations

from typing import ClassVar

from rempart.kernel import Event

from hamlet.ids import GatePlace, Raider, Seat


class RaiderRevealed(Event, frozen=True, kw_only=True):
    """A round began: the top raider of the deck was turned over. Nobody knew it before."""

    round: int
    raider: Raider
    gate: GatePlace
    rule: str = "HAM-ROUND-01"
    reveals: ClassVar[bool] = True


class GuardPlaced(Event, frozen=True, kw_only=True):
    """A guard came from the reserve to a gate."""

    seat: Seat
    gate: GatePlace
    rule: str = "HAM-GUARD-01"


class GuardMoved(Event, frozen=True, kw_only=True):
    """A guard went from one gate to the next."""

    seat: Seat
    source: GatePlace
    gate: GatePlace
    rule: str = "HAM-GUARD-02"


class Rested(Event, frozen=True, kw_only=True):
    """A player does no more in this round."""

    seat: Seat
    rule: str = "HAM-ROUND-02"


class RaiderBeaten(Event, frozen=True, kw_only=True):
    """The defence of the gate was enough."""

    raider: Raider
    gate: GatePlace
    defence: int
    strength: int
    rule: str = "HAM-ATTACK-01"


class GateBroken(Event, frozen=True, kw_only=True):
    """The defence of the gate was not enough: hearts were lost."""

    raider: Raider
    gate: GatePlace
    defence: int
    strength: int
    lost: int
    rule: str = "HAM-ATTACK-02"


class VillageSaved(Event, frozen=True, kw_only=True):
    """The last raider has come and gone: the match is won."""

    hearts: int
    rule: str = "HAM-END-01"


class VillageFallen(Event, frozen=True, kw_only=True):
    """No heart is left: the match is lost."""

    rule: str = "HAM-END-02"
