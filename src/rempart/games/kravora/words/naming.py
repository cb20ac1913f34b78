"""Names for numbers."""

from __future__ import annotations

from functools import partial
from typing import Any

from rempart.games.kravora.ids import BAIT, KINDS
from rempart.games.kravora.tables import Tables
from rempart.kernel import NONE, Naming
from rempart.kernel.fluent import Fields, within
from rempart.kernel.text import Text, remembered


def naming(t: Tables) -> Naming:
    """Names for the values in this game's options, events and refusals."""
    return Naming({"unit": partial(unit_name, t)}, partial(phrases, t))


def phrases(t: Tables, fields: Fields, text: Text) -> Fields:
    """Units without their owners, faces of the calamity die, and what ruses are aimed at."""
    found: dict[str, Any] = {}
    if "unit" in fields:
        found["figure"] = figure_name(t, fields["unit"], text)
        if "ruse" in fields:
            found["target"] = target(t, fields, text)
    if "wall" in fields:
        found["wall"] = max(0, fields["wall"])  # A wall may lose more points than it has.
    if "face" in fields:
        found["face"] = text(f"face.{fields['face']}")
    if fields.get("kinds") == ():
        found["kinds"] = text("nobody")
    return found


def unit_name(t: Tables, unit: int, text: Text) -> str:
    """The name of a unit; a coloured one with its owner."""
    if unit not in t.figures:
        return text("nothing")
    owner = t.owner[unit]
    return owned_name(t, unit, "" if owner == NONE else text.seat(owner), text)


@remembered
def owned_name(t: Tables, unit: int, who: str, text: Text) -> str:
    """The name of a unit whose owner is called so, in all its forms; nobody owns white ones."""
    name = text(f"unit.{KINDS[t.kind[unit]]}")
    if t.owner[unit] == NONE:
        return name
    return within(name, lambda name: text("owned", seat=who, unit=name))


def figure_name(t: Tables, unit: int, text: Text) -> str:
    """The name of a unit without its owner; a white one is called an enemy."""
    if unit not in t.figures:
        return text("nothing")
    name = text(f"unit.{KINDS[t.kind[unit]]}")
    return text("enemy", unit=name) if t.owner[unit] == NONE else name


def target(t: Tables, fields: Fields, text: Text) -> str:
    """What a ruse is aimed at."""
    unit, board, line = fields["unit"], fields["board"], fields["line"]
    if board == NONE:
        return text("target.none")
    who = text.seat(board)
    if unit == NONE:
        return text("target.line", board=who, line=line)
    name = unit_name(t, unit, text)
    if line == NONE:
        attacks = fields["ruse"] == BAIT  # else it would advance, to a line
        return text("target.attack" if attacks else "target.unit", unit=name, board=who)
    return text("target.move", unit=name, board=who, line=line)
