"""What the fields of options, events and refusals bring besides their names.

A quest brings its opening and its ending, a month its mood, a strike what it does. The texts use of
it what they like.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rempart.games.dark_tower.ids import (
    ADVANTAGES,
    ADVERSARIES,
    BUILDINGS,
    CATEGORIES,
    COMPANIONS,
    FIRST_ADVERSARY,
    FIRST_TREASURE,
    FOE_KINDS,
    FOES,
    HEROES,
    ITEMS,
    KINGDOMS,
    POOLS,
    STATES,
    WHAT,
)
from rempart.games.dark_tower.tables import Tables, effects
from rempart.games.dark_tower.tables.effects import Way
from rempart.games.dark_tower.words.cards import (
    banner_words,
    building_words,
    help_words,
    quest_words,
)
from rempart.games.dark_tower.words.effects import (
    clause,
    counted,
    effect_words,
    one_of,
    sentence,
    way_words,
)
from rempart.kernel import NONE
from rempart.kernel.fluent import Fields
from rempart.kernel.text import Text

Names = dict[str, Any]

DETAILS: dict[str, tuple[Sequence[str], tuple[str, ...]]] = {
    "kingdom": (KINGDOMS, ("kingdom_of", "kingdom_in")),
    "goal": (COMPANIONS, ("goal_opening", "goal_ending")),
    "adversary": (ADVERSARIES, ("adversary_tale", "acts")),
    "companion": (COMPANIONS, ("help_tale",)),
    "dungeon": (POOLS, ("enter", "finish")),
}
"""The details that come with a field: its list, and the topics of the texts."""


def details(t: Tables, fields: Fields, text: Text) -> Names:
    """All that the fields bring besides their names."""
    found: Names = {}
    for field in fields.keys() & DETAILS.keys():
        ids, topics = DETAILS[field]
        for topic in topics:
            found[topic] = one_of(topic, ids, fields[field], text)
    for field, more in MORE.items():
        if field in fields:
            found |= more(t, fields, text)
    return found


def of_kind(t: Tables, fields: Fields, text: Text) -> Names:
    """A foe, and with its state what its strike does."""
    kind: int = fields["kind"]
    state: int = fields.get("state", NONE)
    foe = one_of("foe", FOE_KINDS, kind, text)
    at = one_of("at", t.world.ids, fields.get("region", NONE), text)
    strike = t.strikes[kind][state] if 0 <= kind < len(FOES) and 0 <= state < len(STATES) else NONE
    return {
        "foe": foe,
        "strike": one_of("strike", FOES, kind, text),
        "strike_words": effect_words(t, strike, text),
        "growth": one_of("growth", STATES, state, text, foe=foe),
        "appears": one_of("appears", ADVERSARIES, kind - FIRST_ADVERSARY, text),
        "spawn": one_of("spawn", FOES, kind, text, at=at),
        "defeat": one_of("defeat", FOE_KINDS, kind, text),
    }


def of_quest(t: Tables, fields: Fields, text: Text) -> Names:
    """A quest's story, and how it is completed if there are several ways."""
    ids = [quest.id for quest in t.quests]
    number: int = fields["quest"]
    way: int = fields.get("way", NONE)
    topics = ("opening", "ending", "failure")
    found = {topic: one_of(topic, ids, number, text) for topic in topics}
    known = 0 <= number < len(ids)
    found["asks"] = quest_words(t, t.quests[number], text) if known else text("nothing")
    ways = t.effects[t.quests[number].ways] if known else ()
    chosen = len(ways) > 1 and 0 <= way < len(ways)
    found["way"] = text("by_way", way=way_kind(ways[way], text)) if chosen else ""
    return found


def of_trial(t: Tables, fields: Fields, text: Text) -> Names:
    """A trial's tale."""
    trials = [trial.id for trial in t.trials]
    return {"trial_tale": one_of("trial_tale", trials, fields["trial"], text)}


def way_kind(way: Way, text: Text) -> str:
    """What a way to complete a quest uses up, without numbers, which DT-AM-41 may scale."""
    kinds: list[str] = []
    for act in way:
        used = act.op == effects.ADVANTAGE
        kinds.append(
            text(f"advantage.{ADVANTAGES[act.what]}" if used else f"what.{WHAT[act.what]}")
        )
    return text.listed(kinds)


def of_effect(t: Tables, fields: Fields, text: Text) -> Names:
    """One alternative of an effect, or of the reward after a heroic action."""
    number: int = fields["effect"]
    way: int = fields.get("way", NONE)
    if number == NONE:
        return {"way": one_of("instead", "01", way, text)}
    known = 0 <= number < len(t.effects) and 0 <= way < len(t.effects[number])
    return {"way": sentence(way_words(t.effects[number][way], text)) if known else text("nothing")}


def of_card(t: Tables, fields: Fields, text: Text) -> Names:
    """What a battle card does at its step."""
    card: int = fields["card"]
    step: int = fields.get("step", NONE)
    if not (0 <= card < len(t.cards) and 0 <= step < len(STATES)):
        return {"ladder": text("nothing")}
    return {"ladder": effect_words(t, t.cards[card].ladder[step], text)}


def of_band(t: Tables, fields: Fields, text: Text) -> Names:
    """What the adversary does from the Tower."""
    adversary: int = fields["adversary"]
    band: int = fields["band"]
    known = 0 <= adversary < len(t.acts) and 0 <= band < len(t.acts[adversary])
    words = effect_words(t, t.acts[adversary][band], text) if known else text("nothing")
    return {"acts_words": words, "foe": one_of("foe", ADVERSARIES, adversary, text)}


def of_detail(t: Tables, fields: Fields, text: Text) -> Names:
    """What an event of the month is about, as far as its number says."""
    category: int = fields["category"]
    detail: int = fields["detail"]
    match CATEGORIES[category]:
        case "strike" | "growth":
            happening = text("foes_of_level", level=detail + 2)
        case "spawn" if 0 <= detail < len(t.spawns):
            levels = sorted({level for level, _ in t.spawns[detail]})
            happening = text("foes_of_level", level=text.listed(levels))
        case "stirs":
            happening = one_of("stirs", "0123", detail, text)
        case "companion":
            happening = text("sentence", words=one_of("companion", COMPANIONS, detail, text))
        case "wares":
            happening = one_of("wares", "01", detail, text)
        case _:
            happening = ""
    return {"happening": f" {happening}" if happening else ""}


def of_what(t: Tables, fields: Fields, text: Text) -> Names:
    """What is deposited for the main goal, with its number and without."""
    what: int = fields["what"]
    if what >= FIRST_TREASURE:
        item = one_of("item", ITEMS, what, text)
        return {"deposit": item, "deposited": item}
    if not 0 <= what < len(WHAT):
        return {"deposit": text("nothing"), "deposited": text("nothing")}
    number = counted(WHAT[what], fields.get("count", 0), text)
    return {"deposit": number, "deposited": text(f"what.{WHAT[what]}")}


def of_building(t: Tables, fields: Fields, text: Text) -> Names:
    """What a building gives, or gave, and its type."""
    number: int = fields["building"]
    free, paid = building_words(t, number % len(BUILDINGS), text)
    given = paid if fields.get("enhanced") else free
    type_ = building_type(number, text)
    return {"free": clause(free), "paid": clause(paid), "given": given, "building_type": type_}


def building_type(building: int, text: Text) -> str:
    """What a building is, in whichever kingdom."""
    if building == NONE:
        return text("nothing")
    return text(f"building.{BUILDINGS[building % len(BUILDINGS)]}")


def of_region(t: Tables, fields: Fields, text: Text) -> Names:
    """A region with its article and the type of its building; a dungeon there by its name."""
    region: int = fields["region"]
    found = {"at": one_of("at", t.world.ids, region, text)}
    if "building" not in fields:
        known = 0 <= region < len(t.world.ids)
        building = t.world.building_at[region] if known else NONE
        found["building_type"] = building_type(building, text)
    dungeon: int = fields.get("dungeon", NONE)
    if 0 <= region < len(t.world.dungeon) and t.world.dungeon[region] == dungeon:
        place = text(f"place.{t.world.ids[region]}")
        kind = text(f"dungeon.{POOLS[dungeon]}")
        found["dungeon"] = text("dungeon_at", place=place, dungeon=kind)
    return found


def of_month(t: Tables, fields: Fields, text: Text) -> Names:
    """A month's name and mood."""
    place = fields["month"] - 1
    topics = ("month_name", "month_tale", "month_end")
    return {topic: one_of(topic, "123456", place, text) for topic in topics}


def of_hero(t: Tables, fields: Fields, text: Text) -> Names:
    """A hero's banner action, and where the Spymaster's leads."""
    region: int = fields.get("region", NONE)
    if region != NONE:
        return {"banner": text("banner_to", at=one_of("at", t.world.ids, region, text))}
    hero: int = fields["hero"]
    known = 0 <= hero < len(HEROES)
    return {"banner": clause(banner_words(t, hero, text)) if known else text("nothing")}


def of_companion(t: Tables, fields: Fields, text: Text) -> Names:
    """What a companion's event does."""
    companion: int = fields["companion"]
    known = 0 <= companion < len(COMPANIONS)
    return {"help": help_words(t, companion, text) if known else text("nothing")}


def of_source(t: Tables, fields: Fields, text: Text) -> Names:
    """What a source of advantages costs, if that is more than the source itself."""
    source: int = fields["source"]
    sold = t.sells[source] if 0 <= source < len(t.sells) else None
    prices = {"spirit": sold.spirit, "treasure": sold.treasures} if sold else {}
    costs = [counted(what, n, text) for what, n in prices.items() if n]
    return {"price": f" ({text.listed(costs)})" if costs else ""}


MORE: dict[str, Callable[[Tables, Fields, Text], Names]] = {
    "kind": of_kind,
    "quest": of_quest,
    "trial": of_trial,
    "effect": of_effect,
    "card": of_card,
    "band": of_band,
    "detail": of_detail,
    "what": of_what,
    "building": of_building,
    "region": of_region,
    "month": of_month,
    "hero": of_hero,
    "companion": of_companion,
    "source": of_source,
}
