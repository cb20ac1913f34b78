"""Names for the values in options, events and refusals.

A space is named like a square of a chess board (a1 is the upper left one); cells of a horde have
capital letters (A1), so that the two are not confused.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from rempart.games.kingdom_rush.board.geometry import column_of, row_of
from rempart.games.kingdom_rush.ids import RIFT, TOWERS
from rempart.games.kingdom_rush.tables import Tables
from rempart.kernel import Naming
from rempart.kernel.fluent import Fields, within
from rempart.kernel.text import Text

LETTERS = "abcdefghijklmnop"


def naming(t: Tables) -> Naming:
    """Names for the values in this game's options, events and refusals."""
    return Naming(
        {
            "tower_card": partial(tower_name, t),
            "upgrade": partial(upgrade_name, t),
            "horde_card": partial(horde_name, t),
            "rift_card": partial(rift_name, t),
            "behaviour_card": partial(behaviour_name, t),
            "space": space_name,
            "pile": from_one,
            "warrior": from_one,
            "gold": partial(counted, "gold"),
            "crystals": partial(counted, "crystals"),
            "hearts": partial(counted, "hearts"),
            "skulls": partial(counted, "skulls"),
        },
        partial(phrases, t),
    )


def phrases(t: Tables, fields: Fields, text: Text) -> Fields:
    """Phrases for a horde's grid, the treasure and flags."""
    found: dict[str, Any] = {}
    for field in fields.keys() & {"cells", "cell"}:
        found[field] = cell_names(fields[field], grid_width(t, fields.get("horde", 0)))
    if "gold" in fields and "crystals" in fields:
        found["treasure"] = treasure(fields["gold"], fields["crystals"], text)
    elif isinstance(fields.get("gold"), bool):
        found["gold"] = text("token.gold" if fields["gold"] else "token.crystal")
    if "gaping" in fields:
        found["gaping"] = text("crevasse.gaping" if fields["gaping"] else "crevasse.cracked")
    if "to" in fields and "seat" in fields:
        found["own"] = "yes" if fields["to"] == fields["seat"] else "no"
    if "tower" in fields:
        found["tower"] = text(f"tower.{TOWERS[fields['tower']]}")
    if "reason" in fields:
        found["reason"] = text(f"outcome.{fields['reason']}")
    if "cards" in fields and not fields["cards"]:
        found["cards"] = text("nothing")
    return found


def from_one(number: int, text: Text) -> int:
    """People count from 1."""
    return number + 1


def upgrade_name(t: Tables, card: int, text: Text) -> str:
    """What becomes of a tower card."""
    known = 0 <= card < len(t.tower_type)
    return text("upgraded", tower=tower_name(t, card, text)) if known else text("unchanged")


def behaviour_name(t: Tables, card: int, text: Text) -> str:
    """The name of a boss's behaviour card."""
    known = 0 <= card < len(t.behaviours)
    return text(f"behaviour.{behaviour_key(t, card)}") if known else text("nothing")


def behaviour_key(t: Tables, card: int) -> str:
    """The end of the keys of a behaviour card's texts."""
    return t.behaviours[card].replace("-", "_")


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
    return within(name, lambda name: text("copy", name=name, n=copy + 1)) if copy else name


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
    return text.listed(parts) or text("nothing")


def counted(what: str, n: int, text: Text) -> str:
    """A number of things, in the form that the number asks for."""
    return text(f"count.{what}", n=n)
