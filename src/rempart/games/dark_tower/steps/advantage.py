"""Advantages (DT-ADVANTAGE): who has how many, where, and which can be bought.

A source is a number: an item, then (from `COMPANION_SOURCE`) a companion, then (from
`VIRTUE_SOURCE`) a virtue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rempart.games.dark_tower.ids import (
    CARAVAN_EAST,
    CARAVAN_WEST,
    COMPANIONS,
    CRAFTY,
    CURSED,
    FIRST_ADVERSARY,
    FIRST_GEAR,
    FOREST,
    GRASSLANDS,
    ITEMS,
    SPANS,
    TREASURE,
    VIRTUES,
    WILD,
    FoeKind,
    level_of,
)
from rempart.games.dark_tower.tables import TABLES, Offer
from rempart.games.dark_tower.tables.values import (
    ADVERSARY_ONLY,
    ALWAYS,
    AT_BUILDING,
    CARAVAN_ONLY,
    CLEAN_BUILDINGS,
    DOUBLED,
    IN_BATTLE,
    IN_DESERT,
    IN_DUNGEON,
    LEVEL_4,
)
from rempart.kernel import NONE, Refusal

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

COMPANION_SOURCE = len(ITEMS)
"""The first companion as a source of advantages."""
VIRTUE_SOURCE = COMPANION_SOURCE + len(COMPANIONS)
"""The first virtue as a source of advantages."""


class Circumstances(NamedTuple):
    """Where advantages are used: the attributes that count, and the foe or the dungeon.

    Without either it is a quest that asks for one type (DT-ADVANTAGE-11).
    """

    mask: int
    """One bit for each attribute of the foe or dungeon (DT-ADVANTAGE-03)."""
    kind: FoeKind = NONE
    dungeon: int = NONE


def sources(s: Realm, seat: int) -> list[int]:
    """Everything of a hero's that can give advantages."""
    hero = s.heroes[seat]
    virtues = [VIRTUE_SOURCE + v for v in range(len(VIRTUES)) if hero.active >> v & 1]
    return [*hero.items, *(COMPANION_SOURCE + c for c in hero.companions), *virtues]


def counts(advantage: int, scene: Circumstances) -> bool:
    """DT-ADVANTAGE-02, DT-ADVANTAGE-03: Wild always, else an attribute of the foe or dungeon."""
    return advantage == WILD or bool(scene.mask >> advantage & 1)


def times(s: Realm, seat: int, when: int, scene: Circumstances) -> int:
    """How often a source that works only `when` works here; 0: not at all."""
    hero = s.heroes[seat]
    world = TABLES[s.variant].world
    if when == ALWAYS:
        return 1
    if IN_DESERT <= when <= IN_DESERT + GRASSLANDS:
        return int(has_terrain(s, hero.region, when - IN_DESERT))
    if when == AT_BUILDING:
        building = world.building_at[hero.region]
        return int(building != NONE and s.buildings[building] >= 0)
    if when == CLEAN_BUILDINGS:
        return sum(s.buildings[building] == 0 for building in world.near_buildings[hero.region])
    return int(
        {
            IN_BATTLE: scene.kind != NONE,
            LEVEL_4: scene.kind != NONE and level_of(scene.kind) == 4,
            ADVERSARY_ONLY: scene.kind >= FIRST_ADVERSARY,
            CARAVAN_ONLY: CARAVAN_EAST <= scene.dungeon <= CARAVAN_WEST,
            IN_DUNGEON: scene.dungeon != NONE,
            DOUBLED: hero.doubled,
        }[when]
    )


def has_terrain(s: Realm, region: int, terrain: int) -> bool:
    """DT-REALM-02; DT-TOKEN-06: a siege tree makes a region a forest as well."""
    own = TABLES[s.variant].world.terrain[region] == terrain
    return own or (terrain == FOREST and region in s.trees)


def given(s: Realm, seat: int, source: int, scene: Circumstances) -> int:
    """DT-ADVANTAGE-04: the automatic advantages of one source."""
    total = 0
    for gift in TABLES[s.variant].gives[source]:
        if counts(gift.advantage, scene):
            total += gift.count * times(s, seat, gift.when, scene)
    return total


def free(s: Realm, seat: int, scene: Circumstances) -> int:
    """All automatic advantages that a hero has here."""
    return sum(given(s, seat, source, scene) for source in sources(s, seat))


def room_left(s: Realm, seat: int, used: int) -> int:
    """DT-ADVANTAGE-06, DT-AM-22: how many more may be used in an action with `used` so far."""
    hero = s.heroes[seat]
    left = s.cap - used
    if CURSED in hero.corruptions:
        left = min(left, TABLES[s.variant].knobs.cursed_cap - hero.advantages)
    return left


def offer(s: Realm, source: int) -> Offer | None:
    """What a source sells (DT-ADVANTAGE-05)."""
    return TABLES[s.variant].sells[source]


def refuse_sale(s: Realm, seat: int, source: int, scene: Circumstances, paid: list[int]) -> str:
    """Why a hero cannot buy from a source here; nothing if it can. `paid`: sources of this battle
    that were used already."""
    hero = s.heroes[seat]
    sold = offer(s, source) if 0 <= source < VIRTUE_SOURCE else None
    if sold is None or source not in sources(s, seat):
        return "no_advantage"
    if not counts(sold.advantage, scene) or not times(s, seat, sold.when, scene):
        return "advantage_useless"
    if sold.per_turn and hero.used.count(source) >= sold.per_turn:
        return "used_this_turn"
    if sold.per_battle and (scene.kind == NONE or paid.count(source) >= sold.per_battle):
        return "used_this_battle"
    if hero.spirit < sold.spirit or treasures_of(s, seat) < sold.treasures:
        return "cannot_pay"
    return ""


def unsold(
    s: Realm, seat: int, source: int, scene: Circumstances, paid: list[int]
) -> Refusal | None:
    """Why a hero cannot buy from a source here, with the price if it cannot be paid."""
    reason = refuse_sale(s, seat, source, scene, paid)
    sold = offer(s, source) if reason == "cannot_pay" else None
    if sold is None:
        return Refusal("DT-ADVANTAGE-05", reason) if reason else None
    if s.heroes[seat].spirit < sold.spirit:
        return Refusal("DT-ADVANTAGE-05", "no_spirit", {"spirit": sold.spirit})
    price = {"what": TREASURE, "count": sold.treasures}
    return Refusal("DT-ADVANTAGE-05", "too_dear", price)


def treasures_of(s: Realm, seat: int) -> int:
    """How many treasures a hero has."""
    return sum(item in SPANS[TREASURE] for item in s.heroes[seat].items)


def for_sale(s: Realm, seat: int, scene: Circumstances, paid: list[int]) -> list[int]:
    """The sources that a hero can buy from here, each once."""
    every = sorted({source for source in sources(s, seat) if source < VIRTUE_SOURCE})
    return [source for source in every if not refuse_sale(s, seat, source, scene, paid)]


def most(s: Realm, seat: int, scene: Circumstances, tax: int = 0) -> int:
    """The most advantages that a hero can bring to a quest, bought ones included, after `tax`
    spirit is paid for the glyph of the action (DT-R-09)."""
    spirit = s.heroes[seat].spirit - tax
    return free(s, seat, scene) + buyable(s, seat, prices(s, seat, scene), spirit)


Prices = dict[int, int]
"""What a hero can buy for a quest: each source, and how many advantages it counts for."""


def prices(s: Realm, seat: int, scene: Circumstances) -> Prices:
    """What a hero can buy for a quest that asks for advantages of one type."""
    return {source: count_of(s, seat, source) for source in for_sale(s, seat, scene, [])}


def buyable(s: Realm, seat: int, on_sale: Prices, spirit: int, gone: int = NONE) -> int:
    """The most advantages that these sources give for what the hero has. `gone`: a treasure that
    pays for something else. A treasure that is a source itself only pays for another if that gives
    more."""
    hero = s.heroes[seat]
    total, scrolls, payers = 0, list[int](), list[tuple[int, int]]()
    for source, count in on_sale.items():
        sold = offer(s, source)
        assert sold is not None
        often = hero.items.count(source) if sold.spent else 1
        if sold.per_turn:
            often = sold.per_turn - hero.used.count(source)
        if sold.spirit:
            often = min(often, max(0, spirit) // sold.spirit)
        spirit -= often * sold.spirit
        if sold.treasures:
            payers += [(sold.treasures, count)] * often
        elif source in SPANS[TREASURE]:
            scrolls += [count] * (often if source != gone else 0)
        else:
            total += often * count
    scrolls.sort()
    plain = treasures_of(s, seat) - int(gone != NONE) - len(scrolls)
    best, price, gain = sum(scrolls), 0, 0
    for cost, count in payers:
        price, gain = price + cost, gain + count
        if price <= plain + len(scrolls):
            best = max(best, gain + sum(scrolls[max(0, price - plain) :]))
    return total + best


def suffices(s: Realm, seat: int, on_sale: Prices, source: int, missing: int, gone: int) -> bool:
    """Whether what is `missing` can still be bought after this source, which costs the treasure
    `gone` (DT-QUEST-02)."""
    sold = offer(s, source)
    assert sold is not None
    others = {other: count for other, count in on_sale.items() if other != source}
    spirit = s.heroes[seat].spirit - sold.spirit
    return buyable(s, seat, others, spirit, gone) >= missing - on_sale[source]


def payments(s: Realm, seat: int, on_sale: Prices, source: int, missing: int) -> list[int]:
    """The treasures that may pay for a source without spoiling the quest."""
    owned = [item for item in s.heroes[seat].items if item in SPANS[TREASURE]]
    return [item for item in owned if suffices(s, seat, on_sale, source, missing, item)]


def refuse_waste(s: Realm, seat: int, on_sale: Prices, source: int, missing: int) -> Refusal | None:
    """DT-ADVANTAGE-11: nothing may be bought for a quest that makes it fail: no treasure can be
    spared for it, or it is itself the treasure that must pay for more."""
    sold = offer(s, source)
    if sold is not None and sold.treasures:
        if not payments(s, seat, on_sale, source, missing):
            return Refusal("DT-ADVANTAGE-11", "treasure_needed")
    elif source in SPANS[TREASURE] and not suffices(s, seat, on_sale, source, missing, source):
        return Refusal("DT-ADVANTAGE-11", "treasure_must_pay")
    return None


def count_of(s: Realm, seat: int, source: int) -> int:
    """How many advantages a source sells at once; Crafty doubles potions."""
    sold = offer(s, source)
    assert sold is not None
    return sold.count * crafty(s, seat, source)


def crafty(s: Realm, seat: int, source: int) -> int:
    """Crafty: the number on a potion counts twice."""
    return 2 if source < FIRST_GEAR and s.heroes[seat].active >> CRAFTY & 1 else 1
