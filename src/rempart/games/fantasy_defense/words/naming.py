"""Names for numbers."""

from __future__ import annotations

from functools import partial
from typing import Any

from rempart.games.fantasy_defense.tables import Tables
from rempart.kernel import NONE, Naming
from rempart.kernel.fluent import Fields
from rempart.kernel.text import Text


def naming(t: Tables) -> Naming:
    """Names for the values in this game's options, events and refusals."""
    return Naming({"card": partial(card_name, t), "invader": partial(invader_name, t)}, phrases)


def phrases(fields: Fields, text: Text) -> Fields:
    """Gate names say in whose row they are, and a boss is fought at two; a viewer who may not see
    cards is told how many there are."""
    row = fields.get("row", fields.get("seat", 0))
    found: dict[str, Any] = {}
    for field in fields.keys() & {"gate", "source"}:
        found[field] = gate_name(row, fields[field])
    if "facing" in fields:
        found["facing"] = facing = gate_name(1 - row, fields["facing"])
        both = fields["facing"] != NONE
        key = "at_gates" if both else "at_gate"
        found["place"] = text(key, gate=found["gate"], facing=facing)
    if "cards" in fields and not fields["cards"]:
        found["cards"] = text("hidden_cards", count=fields["count"])
    return found


def card_name(t: Tables, card: int, text: Text) -> str:
    """The name of a card; something vague for one that is hidden or does not exist."""
    return text(f"card.{t.cards[card]}") if 0 <= card < len(t.cards) else text("hidden_card")


def invader_name(t: Tables, invader: int, text: Text) -> str:
    """The name of an invader."""
    return text(f"invader.{t.invaders[invader]}")


def gate_name(row: int, g: int) -> str:
    """The first row's gates are 1 to 7, the second's A to F: a name says whose it is."""
    return chr(ord("A") + g) if row == 1 and 0 <= g < 26 else str(g + 1)
