"""Names for numbers, by their types (`ids`). Phrases made from several values, and other details,
are in `sentences`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rempart.games.dark_tower.ids import (
    ADVANTAGES,
    BUILDINGS,
    COMPANIONS,
    DRUMS,
    ITEMS,
    KINGDOMS,
    POOLS,
    ROOMS_EACH,
    VIRTUES,
)
from rempart.games.dark_tower.tables import Tables
from rempart.games.dark_tower.words.effects import counted, effect_words, one_of, sentence
from rempart.games.dark_tower.words.sentences import Names, details
from rempart.kernel import NONE, Naming
from rempart.kernel.fluent import Fields, within
from rempart.kernel.text import Text, remembered

COUNTED = ("warriors", "spirit", "spore", "skulls", "advantages")
"""What a plain `count` may be of; the event knows."""


def naming(t: Tables) -> Naming:
    """Names for the values in this game's options, events and refusals."""
    names = {
        "region": partial(region_name, t.world.ids),
        "building": building_name,
        "seal": seal_name,
        "advantage": advantage_name,
        "item": source_name,
        "thing": source_name,
        "source": source_name,
        "quest": partial(one_of, "quest", [quest.id for quest in t.quests]),
        "trial": partial(one_of, "trial", [trial.id for trial in t.trials]),
        "card": partial(one_of, "card", [card.id for card in t.cards]),
        "content": partial(room_words, t),
        "spirit": partial(counted, "spirit"),
        "skulls": partial(counted, "skulls"),
        "spores": partial(counted, "spore"),
        "quarters": partial(counted, "quarters"),
        "advantages": partial(counted, "advantages"),
    }
    return Naming(names, partial(phrases, t))


def phrases(t: Tables, fields: Fields, text: Text) -> Names:
    """What amounts count, how a match ended, and other phrases made from the values."""
    found = counts(fields, text) | details(t, fields, text)
    if "reason" in fields:
        found["reason"] = text(f"outcome.{fields['reason']}")
    return found


def region_name(ids: Sequence[str], region: int, text: Text) -> str:
    """A region; NONE: wherever one likes."""
    return text("anywhere") if region == NONE else one_of("region", ids, region, text)


def advantage_name(advantage: int, text: Text) -> str:
    """The type of an advantage; empty if it need not be said."""
    known = 0 <= advantage < len(ADVANTAGES)
    return text("of_type", type=text(f"advantage.{ADVANTAGES[advantage]}")) if known else ""


@remembered
def building_name(building: int, text: Text) -> str:
    """A building with its kingdom, in all forms of the building."""
    each = len(BUILDINGS)
    if not 0 <= building < each * len(KINGDOMS):
        return text("nothing")
    name = text(f"building.{BUILDINGS[building % each]}")
    kingdom = text(f"kingdom_of.{KINGDOMS[building // each]}")

    def put(building: str) -> str:
        return text("building_in", building=building, kingdom_of=kingdom)

    return within(name, put)


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


def counts(fields: Fields, text: Text) -> Names:
    """What a plain `count` may be of, and how far somebody goes."""
    found: Names = {}
    if "count" in fields:
        for what in COUNTED:
            found[f"count_{what}"] = counted(what, fields["count"], text)
        found["total"] = fields.get("warriors", fields.get("spirit", ""))
    if "moves" in fields:
        found["regions"] = counted("regions", fields["moves"], text)
    return found
