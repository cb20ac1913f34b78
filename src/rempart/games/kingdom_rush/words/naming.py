"""Names for the plain values in options, events and refusals.

Each field means one thing wherever it stands: `card` is a tower card, `horde` a horde card or boss
layer, `space` a space of the board, told like a square of a chess board (a1 is the upper left one);
cells of a horde have capital letters (A1), so that nobody takes one for the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rempart.games.kingdom_rush.board.geometry import column_of, row_of
from rempart.games.kingdom_rush.board.grids import DAMAGES, SHAPES
from rempart.games.kingdom_rush.ids import ABILITIES, HEROES, MODIFIERS, RIFT, SUPPLIES, TOWERS
from rempart.games.kingdom_rush.tables import Tables
from rempart.games.kingdom_rush.tables.scenarios import FLOWERS
from rempart.kernel.text import Text

LETTERS = "abcdefghijklmnop"

LISTS: dict[str, tuple[str, Sequence[str]]] = {
    "hero": ("hero", HEROES),
    "ability": ("ability", ABILITIES),
    "modifier": ("modifier", MODIFIERS),
    "tower": ("tower", TOWERS),
    "flower": ("flower", FLOWERS),
    "shape": ("shape", SHAPES),
    "damage": ("damage", DAMAGES),
    "supply": ("supply", SUPPLIES),
    "colour": ("colour", "01234"),
    "facing": ("facing", "0123"),
    "reach": ("reach", "01234"),
    "phase": ("phase", "0123456"),
}
"""Fields whose value is a place in a list: the topic of the names, and the list."""

COUNTS = ("gold", "crystals", "hearts", "skulls")
"""Fields told with the thing that is counted."""


def naming(t: Tables) -> Callable[[Mapping[str, Any], Text], Mapping[str, Any]]:
    """Names for the values in this game's options, events and refusals."""

    def named(fields: Mapping[str, Any], text: Text) -> Mapping[str, Any]:
        names = {field: name(t, field, value, text) for field, value in fields.items()}
        if "cells" in fields or "cell" in fields:
            width = grid_width(t, fields.get("horde", 0))
            for field in fields.keys() & {"cells", "cell"}:
                names[field] = cell_names(fields[field], width)
        if "gold" in fields and "crystals" in fields:
            names["treasure"] = treasure(fields["gold"], fields["crystals"], text)
        if "hearts" in fields and "amount" in fields:
            names["amount"] = counted("hearts", fields["amount"], text)
        return names

    return named


def name(t: Tables, field: str, value: Any, text: Text) -> Any:
    """What to call the value of one field."""
    if field in LISTS:
        return one_of(field, value, text)
    match field:
        case "seat" | "to":
            return text.seat(value) if value >= 0 else text("nobody")
        case "card":
            return tower_name(t, value, text)
        case "cards":
            return ", ".join(tower_name(t, card, text) for card in value) or text("nothing")
        case "upgrade":
            known = 0 <= value < len(t.tower_type)
            tower = tower_name(t, value, text)
            return text("upgraded", tower=tower) if known else text("unchanged")
        case "horde" | "layer":
            return horde_name(t, value, text)
        case "rift":
            return rift_name(t, value, text)
        case "behaviour":
            known = 0 <= value < len(t.behaviours)
            return text(f"behaviour.{t.behaviours[value]}") if known else text("nothing")
        case "space":
            return space_name(value, text)
        case "pile" | "warrior" | "mode":
            return value + 1
        case "gold" if isinstance(value, bool):
            return text("token.gold" if value else "token.crystal")
        case "gaping":
            return text("crevasse.gaping" if value else "crevasse.cracked")
        case "reason":
            return text(f"outcome.{value}")
        case _ if field in COUNTS:
            return counted(field, value, text)
        case _:
            return value


def one_of(field: str, number: int, text: Text) -> str:
    """The name at a place of a list; something vague for a place that does not exist."""
    topic, ids = LISTS[field]
    return text(f"{topic}.{ids[number]}") if 0 <= number < len(ids) else text("nothing")


def tower_name(t: Tables, card: int, text: Text) -> str:
    """The name of a tower card; copies after the first bear a number."""
    if not 0 <= card < len(t.tower_type):
        return text("nothing")
    type_ = t.tower_type[card]
    return copy_name(text(f"tower.{TOWERS[type_]}"), t.tower_cards[type_].index(card), text)


def horde_name(t: Tables, card: int, text: Text) -> str:
    """The name of a horde card or boss layer; copies after the first bear a number."""
    if not 0 <= card < len(t.designs):
        return text("nothing")
    id = t.card_id[card]
    return copy_name(text(f"horde.{id}"), t.cards.of[id].index(card), text)


def copy_name(name: str, copy: int, text: Text) -> str:
    """A name, with a number if it is not the first copy."""
    return text("copy", name=name, n=copy + 1) if copy else name


def rift_name(t: Tables, card: int, text: Text) -> str:
    """The name of a rift card."""
    known = card >= RIFT and card in t.card_id
    return text(f"rift.{t.card_id[card]}") if known else text("nothing")


def space_name(space: int, text: Text) -> str:
    """A space as letter and number; the hero board for a figure that is on none."""
    if space < 0:
        return text("hero_board")
    return f"{LETTERS[column_of(space)]}{row_of(space) + 1}"


def grid_width(t: Tables, card: int) -> int:
    """How many columns the grid of a horde has."""
    return t.designs[card].fit.width if 0 <= card < len(t.designs) else 4


def cell_names(cells: int, width: int) -> str:
    """The cells of a mask as capital letters and numbers, A1 at the upper left."""
    found = [bit for bit in range(max(cells, 0).bit_length()) if cells >> bit & 1]
    return " ".join(f"{LETTERS[bit % width].upper()}{bit // width + 1}" for bit in found)


def treasure(gold: int, crystals: int, text: Text) -> str:
    """Gold and crystals in words, without what is zero."""
    found = {"gold": gold, "crystals": crystals}
    parts = [counted(what, n, text) for what, n in found.items() if n]
    return text("and").join(parts) or text("nothing")


def counted(what: str, n: int, text: Text) -> str:
    """A number of things, in the form that the number asks for: one, few (Polish) or many."""
    if n == 1:
        form = "one"
    else:
        form = "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"
    return text(f"count.{what}_{form}", n=n)
