"""Names for the numbers in options, events and refusals: a text may say {gate} or {raider}."""

from __future__ import annotations

from functools import partial

from rempart.kernel import Naming
from rempart.kernel.text import Text

from hamlet.tables import Tables


def naming(t: Tables) -> Naming:
    """What to call a gate and a raider."""
    return Naming({"gate": partial(gate_name, t), "raider": partial(raider_name, t)})


def gate_name(t: Tables, gate: int, text: Text) -> str:
    """The name of a gate; the plain number of one that does not exist."""
    return text(f"gate.{t.gates[gate]}") if 0 <= gate < len(t.gates) else str(gate)


def raider_name(t: Tables, raider: int, text: Text) -> str:
    """The name of a raider."""
    return text(f"raider.{t.kind[raider]}")
