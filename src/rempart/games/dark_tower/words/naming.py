"""Names for the plain values in options, events and refusals.

Each field means one thing wherever it stands: `item` is a card, `kind` a foe, `quest` a monthly
quest. What a field brings besides its name is in `sentences`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rempart.games.dark_tower.ids import (
    ADVANTAGES,
    ADVERSARIES,
    BUILDINGS,
    CATEGORIES,
    COMPANIONS,
    CORRUPTIONS,
    DRUMS,
    GLYPHS,
    HAGGLE,
    HEROES,
    ITEMS,
    KINGDOMS,
    NONE,
    PARTS,
    RIVERS,
    STATES,
    VIRTUES,
)
from rempart.games.dark_tower.tables import Tables
from rempart.games.dark_tower.tables.checks import POOLS
from rempart.games.dark_tower.words.effects import counted, effect_words, one_of, sentence
from rempart.games.dark_tower.words.sentences import Names, details
from rempart.kernel.text import Text

LISTS: dict[str, tuple[str, Sequence[str]]] = {
    "hero": ("hero", HEROES),
    "kingdom": ("kingdom", KINGDOMS),
    "river": ("river", RIVERS),
    "drum": ("drum", DRUMS),
    "glyph": ("glyph", GLYPHS),
    "virtue": ("virtue", VIRTUES),
    "corruption": ("corruption", CORRUPTIONS),
    "companion": ("companion", COMPANIONS),
    "goal": ("goal", COMPANIONS),
    "adversary": ("foe", ADVERSARIES),
    "state": ("state", STATES),
    "category": ("category", CATEGORIES),
    "face": ("haggle", HAGGLE),
    "part": ("part", PARTS),
    "dungeon": ("dungeon", POOLS),
    "caravan": ("dungeon", POOLS),
    "step": ("step", "012"),
}
"""Fields whose value is a place in a list: the topic of the names, and the list."""

COUNTS = {
    "skulls": "skulls",
    "spores": "spore",
    "advantages": "advantages",
    "quarters": "quarters",
    "spirit": "spirit",
}
"""Fields told with the thing that is counted."""

COUNTED = ("warriors", "spirit", "spore", "skulls", "advantages")
"""What a plain `count` may be of; the event knows."""

SEATS = ("seat", "to", "partner")
ROOMS_EACH = 12
"""Rooms of a pool: the number of a room's content is pool * 12 + its place there."""


def naming(t: Tables) -> Callable[[Mapping[str, Any], Text], Mapping[str, Any]]:
    """Names for the values in this game's options, events and refusals."""

    def named(fields: Mapping[str, Any], text: Text) -> Mapping[str, Any]:
        names = {field: name(t, field, value, text) for field, value in fields.items()}
        names |= counts(fields, text) | details(t, fields, text)
        return names

    return named


def name(t: Tables, field: str, value: Any, text: Text) -> Any:
    """What to call the value of one field."""
    if field in LISTS:
        return one_of(*LISTS[field], value, text)
    if field in SEATS:
        return text.seat(value) if value >= 0 else text("nobody")
    if field in COUNTS:
        return counted(COUNTS[field], value, text)
    match field:
        case "region" | "origin":
            known = value != NONE
            return one_of("region", t.world.ids, value, text) if known else text("anywhere")
        case "building":
            return building_name(value, text)
        case "seal":
            return seal_name(value, text)
        case "item" | "source":
            return source_name(value, text)
        case "quest":
            return one_of("quest", [quest.id for quest in t.quests], value, text)
        case "trial":
            return one_of("trial", [trial.id for trial in t.trials], value, text)
        case "card":
            return one_of("card", [card.id for card in t.cards], value, text)
        case "content":
            return room_words(t, value, text)
        case "reason":
            return text(f"outcome.{value}")
        case "advantage":
            known = 0 <= value < len(ADVANTAGES)
            return text("of_type", type=text(f"advantage.{ADVANTAGES[value]}")) if known else ""
        case _:
            return value


def building_name(building: int, text: Text) -> str:
    """A building with its kingdom."""
    each = len(BUILDINGS)
    if not 0 <= building < each * len(KINGDOMS):
        return text("nothing")
    name = text(f"building.{BUILDINGS[building % each]}")
    kingdom = text(f"kingdom_of.{KINGDOMS[building // each]}")
    return text("building_in", building=name, kingdom_of=kingdom)


def seal_name(seal: int, text: Text) -> str:
    """A seal with its drum and side."""
    sides = len(KINGDOMS)
    if not 0 <= seal < sides * len(DRUMS):
        return text("nothing")
    drum, side = text(f"drum.{DRUMS[seal // sides]}"), text(f"side.{KINGDOMS[seal % sides]}")
    return text("seal_at", drum=drum, side=side)


def source_name(source: int, text: Text) -> str:
    """An item, a companion or a virtue."""
    if source < len(ITEMS):
        return one_of("item", ITEMS, source, text)
    source -= len(ITEMS)
    if source < len(COMPANIONS):
        return one_of("companion", COMPANIONS, source, text)
    return one_of("virtue", VIRTUES, source - len(COMPANIONS), text)


def room_words(t: Tables, content: int, text: Text) -> str:
    """A room as it is entered: its name, what is seen, what it does."""
    if not 0 <= content < len(POOLS) * ROOMS_EACH:
        return text("empty_room")
    pool = content // ROOMS_EACH
    room = t.rooms[pool][content % ROOMS_EACH]
    return text(
        "room_entered",
        room=text(f"room.{POOLS[pool]}.{room.id}"),
        tale=text(f"room_tale.{POOLS[pool]}.{room.id}"),
        words=sentence(effect_words(t, room.first, text)),
    )


def counts(fields: Mapping[str, Any], text: Text) -> Names:
    """Numbers told with what they count."""
    found: Names = {}
    if "count" in fields:
        for what in COUNTED:
            found[f"count_{what}"] = counted(what, fields["count"], text)
        found["total"] = fields.get("warriors", fields.get("spirit", ""))
    if "moves" in fields:
        found["regions"] = counted("regions", fields["moves"], text)
    return found
