"""Where effects put skulls and which buildings they hit (`effects.PLACES`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rempart.games.dark_tower.ids import (
    BUILDINGS,
    CITADEL,
    GONE,
    KINGDOMS,
    SANCTUARY,
    VILLAGE,
    Building,
    Kingdom,
    Seat,
    kingdom_of,
)
from rempart.games.dark_tower.options import PlaceSkull
from rempart.games.dark_tower.steps.items import fall_short
from rempart.games.dark_tower.steps.skulls import (
    EVERY,
    AddSkulls,
    BuildingDestruction,
    SkullLifting,
    add_skulls,
    chooser,
    destroy,
    kingdom_buildings,
    standing,
)
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.tables import effects as en
from rempart.kernel import NONE, OrNone, PickOne

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm
    from rempart.games.dark_tower.tables.effects import Act


def near(s: Realm, region: int) -> list[int]:
    """The standing buildings in a region and next to it."""
    every = TABLES[s.variant].world.near_buildings[region]
    return [building for building in every if s.buildings[building] != GONE]


def closest(s: Realm, region: int, types: tuple[int, ...]) -> list[int]:
    """The closest standing buildings of some types; several if they are equally far."""
    world = TABLES[s.variant].world
    every = [b for b in EVERY if b % len(BUILDINGS) in types and s.buildings[b] != GONE]
    far = {b: world.distance[region][world.building_region[b]] for b in every}
    return [b for b in every if far[b] == min(far.values())]


def skulls(s: Realm, seat: int, act: Act, about: int, rule: str) -> None:
    """Place skulls on buildings. `about` is the kind of foe that strikes, or the kingdom
    concerned."""
    if act.where >= en.EACH_ON_FOE:
        skulls_of_event(s, act, about, rule)
    else:
        skulls_of_hero(s, seat, act, rule)


def skulls_of_hero(s: Realm, seat: int, act: Act, rule: str) -> None:
    """DT-AM-21: a hero's card or room; the hero falls short if they cannot be placed
    (DT-CORRUPT-02)."""
    region = s.heroes[seat].region
    kingdom = kingdom_of(region)
    where, count = act.where, act.n
    if where in (en.YOUR_KINGDOM, en.ONE_OF_KINGDOM):
        s.agenda.append(
            AddSkulls(
                kingdom=kingdom,
                count=count,
                victim=seat,
                same=where == en.ONE_OF_KINGDOM,
                cause=rule,
            )
        )
    elif where == en.COUNT_OF_KINGDOM:
        spread(s, kingdom, count, act.item, seat, rule)
    elif where == en.EACH_OF_KINGDOM:
        skulls_on(s, standing(s, kingdom), count, seat, rule)
    elif where == en.EACH_NEAR:
        skulls_on(s, near(s, region), count, seat, rule)
    elif where == en.ONE_NEAR:
        s.agenda.append(
            SkullsOnOne(seat=seat, buildings=near(s, region), count=count, victim=seat, cause=rule)
        )
    elif where == en.CLOSEST:
        found = closest(s, region, (CITADEL, SANCTUARY))
        if not found:
            fall_short(s, seat)
        s.agenda.append(
            SkullsOnOne(seat=seat, buildings=found, count=count, victim=seat, cause=rule)
        )
    else:
        kind = CITADEL if where == en.THE_CITADEL else VILLAGE
        add_skulls(s, kingdom * len(BUILDINGS) + kind, count, seat, rule)


def skulls_of_event(s: Realm, act: Act, about: int, rule: str) -> None:
    """DT-R-51: in a strike or event the hero of each kingdom chooses; that hero falls short."""
    where, count = act.where, act.n
    if where == en.EACH_ON_FOE and act.per == en.TOKENS:
        at = TABLES[s.variant].world.building_region
        for building in struck(s, where, about):
            present = sum(foe.kind == about and foe.region == at[building] for foe in s.foes)
            add_skulls(s, building, count * present, NONE, rule)
    elif where in (en.EACH_ON_FOE, en.EACH_NEAR_FOE, en.EACH_BY_FOE):
        skulls_on(s, struck(s, where, about), count, NONE, rule)
    elif where == en.EACH_OF_RANDOM:
        skulls_on(s, standing(s, about), count, NONE, rule)
    else:
        same = where == en.ONE_OF_ITS
        kingdoms = kingdoms_of(s, where, about)
        s.agenda += [
            AddSkulls(kingdom=k, count=count, victim=NONE, same=same, cause=rule)
            for k in reversed(kingdoms)
        ]


def skulls_on(s: Realm, buildings: list[int], count: int, victim: int, rule: str) -> None:
    """Place `count` skulls on each of these buildings."""
    for building in buildings:
        add_skulls(s, building, count, victim, rule)


def kingdoms_of(s: Realm, where: int, about: int) -> list[int]:
    """The kingdoms in which skulls are placed."""
    if where in (en.ONE_BY_FOE, en.ONE_OF_ITS):
        return sorted({kingdom_of(foe.region) for foe in s.foes if foe.kind == about})
    if where == en.TWO_RANDOM:
        every = list(range(len(KINGDOMS)))
        s.chance.shuffle(every, "event")
        return every[:2]
    return list(range(len(KINGDOMS))) if where == en.EACH_KINGDOM else [about]


def struck(s: Realm, where: int, kind: int) -> list[int]:
    """The standing buildings on, near or in the kingdom of a token of a kind."""
    at = TABLES[s.variant].world.building_at
    found: set[int] = set()
    for foe in s.foes:
        if foe.kind != kind:
            continue
        if where == en.EACH_ON_FOE:
            found.add(at[foe.region])
        elif where == en.EACH_NEAR_FOE:
            found.update(near(s, foe.region))
        else:
            found.update(standing(s, kingdom_of(foe.region)))
    return sorted(b for b in found if b != NONE and s.buildings[b] != GONE)


def spread(s: Realm, kingdom: int, count: int, wanted: int, victim: int, rule: str) -> None:
    """Place skulls on a number of different buildings; if fewer are standing, the victim falls
    short."""
    there = standing(s, kingdom)
    if len(there) < wanted:
        fall_short(s, victim)
    if len(there) <= wanted:
        for building in there:
            add_skulls(s, building, count, victim, rule)
    else:
        s.agenda.append(
            SkullsSpread(
                kingdom=kingdom,
                buildings=there,
                count=count,
                wanted=wanted,
                victim=victim,
                cause=rule,
            )
        )


class SkullsOnOne(PickOne):
    """All skulls of an effect go on one of these buildings; `seat` chooses (DT-R-63)."""

    seat: Seat
    buildings: list[Building]
    count: int
    victim: OrNone[Seat]
    cause: str
    rule: ClassVar[str] = "DT-SKULL-01"
    offers: ClassVar = (PlaceSkull,)
    reason: ClassVar[str] = "out_of_reach"
    auto: ClassVar[bool] = True

    def among(self, s: Realm) -> list[int]:
        return self.buildings

    def choose(self, s: Realm, option: PlaceSkull) -> None:
        add_skulls(s, option.building, self.count, self.victim, self.cause)


class SkullsSpread(PickOne):
    """Skulls go on so many different buildings of a kingdom (DT-SKULL-07: its hero chooses)."""

    kingdom: Kingdom
    buildings: list[Building]
    count: int
    wanted: int
    victim: OrNone[Seat]
    cause: str
    rule: ClassVar[str] = "DT-SKULL-07"
    offers: ClassVar = (PlaceSkull,)
    reason: ClassVar[str] = "out_of_reach"
    auto: ClassVar[bool] = True

    def actors(self, s: Realm) -> tuple[int, ...]:
        return (chooser(s, self.kingdom),)

    def among(self, s: Realm) -> list[int]:
        return self.buildings

    def choose(self, s: Realm, option: PlaceSkull) -> None:
        left = [building for building in self.buildings if building != option.building]
        if self.wanted > 1:
            s.agenda.append(replace(self, buildings=left, wanted=self.wanted - 1))
        add_skulls(s, option.building, self.count, self.victim, self.cause)


def unskull(s: Realm, seat: int, act: Act, rule: str) -> None:
    """A hero takes skulls from buildings back to the supply."""
    hero = s.heroes[seat]
    own = TABLES[s.variant].world.building_at[hero.region]
    buildings = {
        en.YOUR_REGION: [own] if own != NONE else [],
        en.YOUR_KINGDOM: list(kingdom_buildings(kingdom_of(hero.region))),
        en.HOME_KINGDOM: list(kingdom_buildings(hero.home)),
    }.get(act.where, list(EVERY))
    same = act.where in (en.YOUR_REGION, en.ONE_ANYWHERE)
    s.agenda.append(
        SkullLifting(seat=seat, buildings=buildings, count=act.n, same=same, may=False, cause=rule)
    )


def raze(s: Realm, seat: int, act: Act, about: int) -> None:
    """Buildings are destroyed; DT-R-19: with their skulls. One of several, the hero chooses."""
    if act.where == en.ONE_NEAR:
        buildings = near(s, s.heroes[seat].region)
    elif act.where == en.ONE_OF_ITS:
        its = kingdoms_of(s, act.where, about)
        buildings = [building for kingdom in its for building in standing(s, kingdom)]
    else:
        for building in struck(s, act.where, about):
            if s.outcome is None:
                destroy(s, building, "DT-BUILD-03")
        return
    s.agenda.append(BuildingDestruction(seat, buildings, "DT-BUILD-03"))
