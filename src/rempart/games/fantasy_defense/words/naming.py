"""Names for numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rempart.games.fantasy_defense.tables import Tables
from rempart.kernel.text import Text


def naming(t: Tables) -> Callable[[Mapping[str, Any], Text], Mapping[str, Any]]:
    """Names for the values in this game's options, events and refusals."""

    def named(fields: Mapping[str, Any], text: Text) -> Mapping[str, Any]:
        names = dict(fields)
        row = fields.get("row", fields.get("seat", 0))
        for field, value in fields.items():
            match field:
                case "card":
                    names[field] = card_name(t, value, text)
                case "cards":
                    names[field] = ", ".join(card_name(t, card, text) for card in value) or text(
                        "hidden_cards", count=fields["count"]
                    )
                case "invader":
                    names[field] = text(f"invader.{t.invaders[value]}")
                case "gate" | "source":
                    names[field] = gate_name(row, value)
                case "facing":
                    names[field] = gate_name(1 - row, value)
                case "seat":
                    names[field] = text.seat(value)
                case "phase":
                    names[field] = text(f"phase.{value}")
                case _:
                    pass
        return names

    return named


def card_name(t: Tables, card: int, text: Text) -> str:
    """The name of a card; something vague for one that is hidden or does not exist."""
    return text(f"card.{t.cards[card]}") if 0 <= card < len(t.cards) else text("hidden_card")


def gate_name(row: int, g: int) -> str:
    """The first row's gates are 1 to 7, the second's A to F: a name says whose it is."""
    return chr(ord("A") + g) if row == 1 and 0 <= g < 26 else str(g + 1)
