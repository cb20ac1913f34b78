"""What players do in a round: guards are placed and moved (HAM-GUARD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.kernel import Ask, Refusal

from hamlet.events import GuardMoved, GuardPlaced, Rested
from hamlet.options import Move, Place, Rest
from hamlet.tables import TABLES

if TYPE_CHECKING:
    from hamlet.state import Village

REST = Rest()


class Act(Ask):
    """HAM-ROUND-02: a player has some actions, and may stop earlier."""

    seat: int
    left: int
    rule: ClassVar[str] = "HAM-ROUND-02"
    offers: ClassVar = (Place, Move, Rest)
    stays: ClassVar[bool] = True

    def options(self, s: Village) -> list[Place | Move | Rest]:
        if not self.left:
            return []  # the step is over
        t = TABLES[s.variant]
        found: list[Place | Move | Rest] = []
        if s.reserve:
            found += t.places
        for g, gate in enumerate(s.gates):
            if gate.guards:
                found += t.moves[g]
        return [*found, REST]

    def refuse(self, s: Village, option: Place | Move | Rest) -> Refusal | None:
        match option:
            case Place():
                return refuse_place(s, option)
            case Move():
                return refuse_move(s, option)
            case Rest():
                return None

    def choose(self, s: Village, option: Place | Move | Rest) -> None:
        self.left -= 1
        match option:
            case Place():
                s.reserve -= 1
                s.gates[option.gate].guards += 1
                s.tell(GuardPlaced(seat=self.seat, gate=option.gate))
            case Move():
                s.gates[option.source].guards -= 1
                s.gates[option.gate].guards += 1
                s.tell(GuardMoved(seat=self.seat, source=option.source, gate=option.gate))
            case Rest():
                self.left = 0
                s.tell(Rested(seat=self.seat))


def refuse_place(s: Village, option: Place) -> Refusal | None:
    """HAM-GUARD-01: a guard from the reserve, to any gate."""
    if not 0 <= option.gate < len(s.gates):
        return Refusal("HAM-GUARD-01", "no_such_gate", {"gate": option.gate})
    if not s.reserve:
        return Refusal("HAM-GUARD-01", "empty_reserve")
    return None


def refuse_move(s: Village, option: Move) -> Refusal | None:
    """HAM-GUARD-02: a guard from a gate to one that is next to it."""
    for gate in (option.source, option.gate):
        if not 0 <= gate < len(s.gates):
            return Refusal("HAM-GUARD-02", "no_such_gate", {"gate": gate})
    if not s.gates[option.source].guards:
        return Refusal("HAM-GUARD-02", "nobody_there", {"gate": option.source})
    if abs(option.source - option.gate) != 1:
        return Refusal("HAM-GUARD-02", "not_next", {"gate": option.gate, "source": option.source})
    return None
