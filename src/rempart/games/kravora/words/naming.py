"""Names for numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rempart.games.kravora.pieces import NONE
from rempart.games.kravora.tables import BUILDINGS, KINDS, RUSES, Tables
from rempart.kernel.text import Text, remembered


def naming(t: Tables) -> Callable[[Mapping[str, Any], Text], Mapping[str, Any]]:
    """Names for the values in this game's options, events and refusals."""

    def named(fields: Mapping[str, Any], text: Text) -> Mapping[str, Any]:
        names = dict(fields)
        for field, value in fields.items():
            match field:
                case "unit":
                    names[field] = unit_name(t, value, text)
                    names["figure"] = figure_name(t, value, text)
                case "units":
                    names[field] = ", ".join(unit_name(t, unit, text) for unit in value)
                case "kind" | "wanted":
                    names[field] = one_of("unit", KINDS, value, text)
                case "kinds":
                    kinds = ", ".join(one_of("unit", KINDS, kind, text) for kind in value)
                    names[field] = kinds or text("nobody")
                case "building":
                    names[field] = one_of("building", BUILDINGS, value, text)
                case "ruse":
                    names[field] = one_of("ruse", RUSES, value, text)
                case "seat" | "board":
                    names[field] = text.seat(value)
                case "seats":
                    names[field] = ", ".join(text.seat(seat) for seat in value)
                case "phase":
                    names[field] = text(f"phase.{value}")
                case "face":
                    names[field] = text(f"face.{value}")
                case "rolls":
                    names[field] = ", ".join(map(str, value))
                case _:
                    pass
        if "ruse" in fields and "unit" in fields:
            names["target"] = target(t, fields, text)
        return names

    return named


def one_of(topic: str, ids: tuple[str, ...], number: int, text: Text) -> str:
    """The name of a kind, building or ruse; something vague for one that does not exist."""
    return text(f"{topic}.{ids[number]}") if 0 <= number < len(ids) else text("nothing")


def unit_name(t: Tables, unit: int, text: Text) -> str:
    """The name of a unit; a coloured one with its owner."""
    if unit not in t.figures:
        return text("nothing")
    owner = t.owner[unit]
    return owned_name(t, unit, "" if owner == NONE else text.seat(owner), text)


@remembered
def owned_name(t: Tables, unit: int, who: str, text: Text) -> str:
    """The name of a unit whose owner is called so; nobody owns white ones."""
    name = text(f"unit.{KINDS[t.kind[unit]]}")
    return name if t.owner[unit] == NONE else text("owned", unit=name, seat=who)


def figure_name(t: Tables, unit: int, text: Text) -> str:
    """The name of a unit whoever owns it; that of a white one tells that it is an enemy."""
    if unit not in t.figures:
        return text("nothing")
    name = text(f"unit.{KINDS[t.kind[unit]]}")
    return text("enemy", unit=name) if t.owner[unit] == NONE else name


def target(t: Tables, fields: Mapping[str, Any], text: Text) -> str:
    """What a ruse is aimed at."""
    unit, board, line = fields["unit"], fields["board"], fields["line"]
    if board == NONE:
        return text("target.none")
    who = text.seat(board)
    if unit == NONE:
        return text("target.line", board=who, line=line)
    name = unit_name(t, unit, text)
    if line == NONE:
        return text("target.unit", unit=name, board=who)
    return text("target.move", unit=name, board=who, line=line)
