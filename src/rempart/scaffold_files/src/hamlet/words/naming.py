"""Names for the numbers in options, events and refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rempart.kernel.text import Text

from hamlet.tables import Tables


def naming(t: Tables) -> Callable[[Mapping[str, Any], Text], Mapping[str, Any]]:
    """Puts names for numbers, so that a text may say {gate} or {raider}."""

    def named(fields: Mapping[str, Any], text: Text) -> Mapping[str, Any]:
        names = dict(fields)
        for field, value in fields.items():
            match field:
                case "gate" | "source":
                    names[field] = gate_name(t, value, text)
                case "raider":
                    names[field] = raider_name(t, value, text)
                case "seat":
                    names[field] = text.seat(value)
                case _:
                    pass
        return names

    return named


def gate_name(t: Tables, gate: int, text: Text) -> str:
    """The name of a gate; the plain number of one that does not exist."""
    return text(f"gate.{t.gates[gate]}") if 0 <= gate < len(t.gates) else str(gate)


def raider_name(t: Tables, raider: int, text: Text) -> str:
    """The name of a raider."""
    return text(f"raider.{t.kind[raider]}")
