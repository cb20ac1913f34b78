"""Skulls and buildings (DT-SKULL, DT-BUILD): placing, taking away, destroying.

Skulls on their way to a building are counted in the field `loose` of the step that places them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import (
    BuildingDestroyed,
    SkullPlaced,
    SkullsEmerged,
    SkullsGone,
    SkullsRemoved,
)
from rempart.games.dark_tower.ids import (
    BUILDINGS,
    GONE,
    KINGDOMS,
)
from rempart.games.dark_tower.options import Decline, DestroyBuilding, LiftSkull, PlaceSkull
from rempart.games.dark_tower.steps.corruption import begin_effect, gain_corruption
from rempart.games.dark_tower.steps.items import DECLINE, fall_short
from rempart.games.dark_tower.steps.outcome import take_skull
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Ask, Option, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

EVERY = range(len(KINGDOMS) * len(BUILDINGS))

PLACE = [PlaceSkull(building) for building in EVERY]
LIFT = [LiftSkull(building) for building in EVERY]
DESTROY = [DestroyBuilding(building) for building in EVERY]

AFTER_DESTROYED: list[Callable[[Realm], None]] = []
"""What else happens when a building is destroyed; goals with a marker on one are told here."""


def kingdom_buildings(kingdom: int) -> range:
    """The buildings of a kingdom, standing or not."""
    return range(kingdom * len(BUILDINGS), (kingdom + 1) * len(BUILDINGS))


def standing(s: Realm, kingdom: int) -> list[int]:
    """The buildings of a kingdom that stand."""
    return [number for number in kingdom_buildings(kingdom) if s.buildings[number] != GONE]


def chooser(s: Realm, kingdom: int) -> int:
    """DT-SKULL-07: the hero whose home it is chooses where a skull goes; DT-SKULL-08: in a dormant
    kingdom the active player (DT-R-40: also the only one). DT-R-51: so it is in events too."""
    home = s.home_hero(kingdom)
    return s.active if home == NONE else home


def emerge(s: Realm, kingdom: int, count: int) -> None:
    """DT-SKULL-01, DT-SKULL-05: skulls that come out of the Tower on a side belong to that kingdom
    and are placed there (DT-TOWER-02), one after another (DT-TM-13)."""
    if count:
        s.tell(SkullsEmerged(kingdom=kingdom, count=count))
        begin_effect(s)
        s.agenda.append(PlaceSkulls(kingdom, count, NONE))


class PlaceSkulls(Step):
    """DT-SKULL-06: skulls are placed on buildings of the kingdom one by one. DT-R-17: where no
    building stands, they leave the game and the home hero falls short."""

    kingdom: int
    loose: int
    victim: int
    """Who falls short if they cannot be placed; NONE: the hero of the kingdom."""

    def run(self, s: Realm) -> None:
        if not self.loose:
            return
        if not standing(s, self.kingdom):
            lose_skulls(s, self.kingdom, self.loose, self.victim)
            return
        rest = PlaceSkulls(self.kingdom, self.loose - 1, self.victim)
        s.agenda += [rest, SkullPlacing(self.kingdom)]


class SkullPlacing(Ask):
    """Where one skull goes. DT-SKULL-09: also on a building that is full."""

    kingdom: int
    loose: ClassVar[int] = 1
    rule: ClassVar[str] = "DT-SKULL-06"
    offers: ClassVar[tuple[type[Option], ...]] = (PlaceSkull,)
    auto: ClassVar[bool] = True

    def actors(self, s: Realm) -> tuple[int, ...]:
        return (chooser(s, self.kingdom),)

    def options(self, s: Realm) -> list[PlaceSkull]:
        return [PLACE[building] for building in standing(s, self.kingdom)]

    def refuse(self, s: Realm, option: PlaceSkull) -> Refusal | None:
        return refuse_place(s, self.kingdom, option.building)

    def choose(self, s: Realm, option: PlaceSkull) -> None:
        put_skull(s, option.building, "DT-SKULL-06")


def refuse_place(s: Realm, kingdom: int, building: int) -> Refusal | None:
    """Why a skull of a kingdom may not go on a building."""
    if building not in kingdom_buildings(kingdom):
        return Refusal("DT-SKULL-06", "other_kingdom", {"kingdom": kingdom})
    if s.buildings[building] == GONE:
        return Refusal("DT-SKULL-06", "destroyed", {"building": building})
    return None


class AddSkulls(Step):
    """An effect puts skulls from the supply on buildings of a kingdom. DT-CORRUPT-02: where none
    stands, they leave the game and somebody falls short."""

    kingdom: int
    count: int
    victim: int
    same: bool
    """All on one building; else each on one of the chooser's choice."""
    cause: str

    def run(self, s: Realm) -> None:
        kingdom, count = self.kingdom, self.count
        if count and standing(s, kingdom):
            s.agenda.append(SkullAdding(kingdom, count, self.victim, self.same, self.cause))
            return
        for _ in range(count):
            if not take_skull(s, chooser(s, kingdom)):
                return
            lose_skulls(s, kingdom, 1, self.victim)


class SkullAdding(Ask):
    """Where a skull of an effect goes, or all of them."""

    kingdom: int
    count: int
    victim: int
    same: bool
    cause: str
    rule: ClassVar[str] = "DT-SKULL-01"
    offers: ClassVar[tuple[type[Option], ...]] = (PlaceSkull,)
    auto: ClassVar[bool] = True

    def actors(self, s: Realm) -> tuple[int, ...]:
        return (chooser(s, self.kingdom),)

    def options(self, s: Realm) -> list[PlaceSkull]:
        return [PLACE[building] for building in standing(s, self.kingdom)]

    def refuse(self, s: Realm, option: PlaceSkull) -> Refusal | None:
        return refuse_place(s, self.kingdom, option.building)

    def choose(self, s: Realm, option: PlaceSkull) -> None:
        if self.same:
            add_skulls(s, option.building, self.count, self.victim, self.cause)
            return
        if s.supply:  # else the first skull is missing already
            rest = AddSkulls(self.kingdom, self.count - 1, self.victim, False, self.cause)
            s.agenda.append(rest)
        add_skulls(s, option.building, 1, self.victim, self.cause)


def add_skulls(s: Realm, building: int, count: int, victim: int, rule: str) -> None:
    """Put skulls from the supply on one building. DT-R-18: if it is destroyed on the way, or stood
    no more, the rest leave the game and the hero that the effect hits falls short."""
    kingdom = building // len(BUILDINGS)
    for _ in range(count):
        if s.outcome is not None or not take_skull(s, chooser(s, kingdom)):
            return
        if s.buildings[building] == GONE:
            lose_skulls(s, kingdom, 1, victim)
        else:
            put_skull(s, building, rule)


def lose_skulls(s: Realm, kingdom: int, count: int, victim: int) -> None:
    """DT-R-17: skulls that cannot be placed leave the game; somebody falls short for them, in a
    dormant kingdom nobody."""
    s.removed += count
    s.tell(SkullsGone(kingdom=kingdom, count=count))
    hit = s.home_hero(kingdom) if victim == NONE else victim
    if hit != NONE:
        fall_short(s, hit)


def put_skull(s: Realm, building: int, rule: str) -> None:
    """DT-SKULL-02: a building holds three. DT-SKULL-03: a fourth skull destroys it; that one was
    taken from the supply like the others (DT-R-44)."""
    skulls = s.buildings[building]
    if skulls == TABLES[s.variant].knobs.skulls_on_building:
        s.removed += 1
        destroy(s, building, "DT-SKULL-03")
        return
    s.buildings[building] = skulls + 1
    s.tell(SkullPlaced(building=building, skulls=skulls + 1, rule=rule))


def destroy(s: Realm, building: int, rule: str = "DT-BUILD-03") -> None:
    """DT-BUILD-03, DT-R-19: a building and its skulls leave the game. DT-BUILD-04, DT-CORRUPT-03:
    the hero whose home kingdom it stood in gains a corruption, each time (DT-CORRUPT-06)."""
    if s.buildings[building] == GONE:
        return
    s.removed += s.buildings[building]
    s.buildings[building] = GONE
    s.tell(BuildingDestroyed(building=building, rule=rule))
    home = s.home_hero(building // len(BUILDINGS))
    if home != NONE:
        gain_corruption(s, home, "DT-CORRUPT-03")
    for answer in AFTER_DESTROYED:
        answer(s)


def remove_skulls(s: Realm, building: int, count: int, rule: str) -> int:
    """DT-SKULL-10: skulls go back to the supply, as many as there are; gives how many."""
    taken = min(count, max(0, s.buildings[building]))
    if taken:
        s.buildings[building] -= taken
        s.supply += taken
        s.tell(SkullsRemoved(building=building, count=taken, rule=rule))
    return taken


def skulls_near(s: Realm, buildings: tuple[int, ...]) -> int:
    """Skulls on these buildings, as far as they stand."""
    return sum(max(0, s.buildings[building]) for building in buildings)


class SkullLifting(Ask):
    """A hero takes skulls from buildings of choice, one at a time, at most `count`.

    `same`: all from the building of the first one. `may`: the hero can stop.
    """

    seat: int
    buildings: list[int]
    count: int
    same: bool
    may: bool
    cause: str
    rule: ClassVar[str] = "DT-SKULL-10"
    offers: ClassVar[tuple[type[Option], ...]] = (LiftSkull, Decline)
    auto: ClassVar[bool] = True

    def options(self, s: Realm) -> list[Option]:
        if not self.count or s.heroes[self.seat].out:
            return []
        found: list[Option] = [LIFT[b] for b in self.buildings if s.buildings[b] > 0]
        return [*found, DECLINE] if found and self.may else found

    def refuse(self, s: Realm, option: LiftSkull | Decline) -> Refusal | None:
        if isinstance(option, Decline):
            return None if self.may else Refusal("DT-SKULL-10", "must_choose")
        if option.building not in self.buildings:
            return Refusal("DT-SKULL-10", "out_of_reach")
        if s.buildings[option.building] <= 0:
            return Refusal("DT-SKULL-10", "no_skull", {"building": option.building})
        return None

    def choose(self, s: Realm, option: LiftSkull | Decline) -> None:
        if isinstance(option, Decline):
            return
        remove_skulls(s, option.building, 1, self.cause)
        if self.count > 1:
            left = [option.building] if self.same else self.buildings
            rest = SkullLifting(self.seat, left, self.count - 1, self.same, self.may, self.cause)
            s.agenda.append(rest)


class BuildingDestruction(Ask):
    """An effect destroys one of these buildings; `seat` chooses which."""

    seat: int
    buildings: list[int]
    cause: str
    rule: ClassVar[str] = "DT-BUILD-03"
    offers: ClassVar[tuple[type[Option], ...]] = (DestroyBuilding,)
    auto: ClassVar[bool] = True

    def options(self, s: Realm) -> list[DestroyBuilding]:
        return [DESTROY[b] for b in self.buildings if s.buildings[b] != GONE]

    def refuse(self, s: Realm, option: DestroyBuilding) -> Refusal | None:
        if option.building not in self.buildings:
            return Refusal("DT-BUILD-03", "out_of_reach")
        if s.buildings[option.building] == GONE:
            return Refusal("DT-BUILD-03", "destroyed", {"building": option.building})
        return None

    def choose(self, s: Realm, option: DestroyBuilding) -> None:
        destroy(s, option.building, self.cause)
