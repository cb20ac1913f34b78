"""The attack (HAM-ATTACK)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.kernel import NONE, Step

from hamlet.events import GateBroken, RaiderBeaten
from hamlet.steps.end import fallen
from hamlet.tables import TABLES

if TYPE_CHECKING:
    from hamlet.state import Village


def defence(s: Village, gate: int) -> int:
    """HAM-R-01: the guards and the wall, which counts even where nobody stands."""
    return s.gates[gate].guards + TABLES[s.variant].wall[gate]


def missing(s: Village, raider: int) -> int:
    """By how much a raider would be too strong for its gate, as things stand."""
    t = TABLES[s.variant]
    return max(0, t.strength[raider] - defence(s, t.target[raider]))


class Attack(Step):
    """HAM-ATTACK-01: a raider that meets as much defence as strength is beaten, and one guard of
    the gate goes to rest. HAM-ATTACK-02: else what is missing costs hearts, and all guards flee."""

    def run(self, s: Village) -> None:
        t = TABLES[s.variant]
        raider, s.raider = s.raider, NONE
        s.gone.append(raider)
        g, strength = t.target[raider], t.strength[raider]
        here, lost = defence(s, g), missing(s, raider)
        if lost:
            s.hearts = max(0, s.hearts - lost)
            leave(s, g, s.gates[g].guards)
            s.tell(GateBroken(raider=raider, gate=g, defence=here, strength=strength, lost=lost))
        else:
            leave(s, g, min(1, s.gates[g].guards))
            s.tell(RaiderBeaten(raider=raider, gate=g, defence=here, strength=strength))
        if not s.hearts:
            fallen(s)


def leave(s: Village, gate: int, count: int) -> None:
    """Guards go from a gate to the reserve."""
    s.gates[gate].guards -= count
    s.reserve += count
