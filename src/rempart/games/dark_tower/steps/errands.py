"""Which monthly quests are offered, and where (DT-MONTH-08, DT-AM-34, DT-AM-38, DT-AM-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.dark_tower.events import QuestOffered
from rempart.games.dark_tower.ids import (
    BUILDINGS,
    COMPANIONS,
    GONE,
    KINGDOMS,
    REGIONS,
)
from rempart.games.dark_tower.pieces import Quest
from rempart.games.dark_tower.steps.caverns import lair, put, spare_type
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.tables.values import (
    PLACE_BUILDING,
    PLACE_FIXED,
    PLACE_NOWHERE,
    PLACE_RING,
    PLACE_TERRAIN,
)
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm
    from rempart.games.dark_tower.tables import Errand

STREAM = "quest"


def offer_all(s: Realm) -> None:
    """Months 2 to 6: a companion's quest and one of the adversary's; DT-COMP-15, DT-AM-43: in a
    competitive match only a recruit."""
    if s.month == 1:
        return
    number = companion_quest(s)
    if number != NONE:
        offer(s, number)
    if not s.competitive:
        offer(s, adversary_quest(s))


def companion_quest(s: Realm) -> int:
    """DT-AM-38: in even months a recruit, in odd ones an item of the main companion's arc."""
    if s.competitive or s.month % 2 == 0:
        return drawn(s, recruits(s))
    return drawn(s, gifts(s)) if gifts(s) else favour(s)


def drawn(s: Realm, numbers: list[int]) -> int:
    """One of these quests; NONE if there is none."""
    return numbers[s.chance.below(len(numbers), STREAM)] if numbers else NONE


def recruits(s: Realm) -> list[int]:
    """The quests of companions not in play, never the main one's; that is Nimet in a competitive
    match (DT-AM-42)."""
    held = {companion for hero in s.heroes for companion in hero.companions}
    free = set(range(len(COMPANIONS))) - held - {s.main_goal()}
    quests = TABLES[s.variant].quests
    return [n for n, errand in enumerate(quests) if errand.recruit and errand.companion in free]


def gifts(s: Realm) -> list[int]:
    """The quests of the main companion whose item is still in the box."""
    quests = TABLES[s.variant].quests
    return [
        number
        for number, errand in enumerate(quests)
        if errand.companion == s.goal and not errand.recruit and errand.item in s.box
    ]


def favour(s: Realm) -> int:
    """CQ-I-ANY: the quest that belongs to nobody."""
    quests = TABLES[s.variant].quests
    return next(n for n, e in enumerate(quests) if e.companion == NONE and e.adversary == NONE)


def adversary_quest(s: Realm) -> int:
    """DT-AM-39: the early or the late one."""
    quests = TABLES[s.variant].quests
    late = s.month >= TABLES[s.variant].knobs.late_quests
    return next(n for n, e in enumerate(quests) if e.adversary == s.adversary and e.late == late)


def offer(s: Realm, number: int) -> None:
    """A quest's marker, and its dungeon, come to the board."""
    errand = TABLES[s.variant].quests[number]
    dungeon = NONE if errand.dungeon == NONE else spare_type(s, errand.dungeon, STREAM)
    region = site(s, errand, dungeon)
    s.quests.append(Quest(number, region))
    s.tell(QuestOffered(quest=number, region=region))
    if dungeon != NONE:
        put(s, dungeon, region, number)


def site(s: Realm, errand: Errand, dungeon: int = NONE) -> int:
    """Where a quest's marker goes; with a dungeon, to a region of that type."""
    world = TABLES[s.variant].world
    if dungeon != NONE:
        fixed = errand.place == PLACE_FIXED and dungeon == errand.dungeon
        return lair(s, dungeon, errand.arg if fixed else NONE, STREAM)
    if errand.place == PLACE_NOWHERE:
        return NONE
    if errand.place == PLACE_RING:
        return pick(s, list(world.ring))
    if errand.place == PLACE_TERRAIN:
        land = list(range(REGIONS)) if errand.built else open_land(s)
        return pick(s, [region for region in land if world.terrain[region] == errand.arg])
    if errand.place == PLACE_BUILDING:
        return at_building(s, errand.building)
    building = world.building_at[errand.arg]
    if errand.building != NONE and building != NONE and s.buildings[building] == GONE:
        return at_building(s, errand.building)
    return errand.arg


def at_building(s: Realm, type: int) -> int:
    """A standing building of a type; if none stands, a region without a building."""
    at = TABLES[s.variant].world.building_region
    every = [kingdom * len(BUILDINGS) + type for kingdom in range(len(KINGDOMS))]
    return pick(s, [at[b] for b in every if s.buildings[b] != GONE] or open_land(s))


def open_land(s: Realm) -> list[int]:
    """The regions that never had a building."""
    at = TABLES[s.variant].world.building_at
    return [region for region in range(REGIONS) if at[region] == NONE]


def pick(s: Realm, regions: list[int]) -> int:
    """One of these regions."""
    return regions[s.chance.below(len(regions), STREAM)]
