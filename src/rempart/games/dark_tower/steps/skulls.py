"""Skulls and buildings (DT-SKULL, DT-BUILD): placing, taking away, destroying.

Skulls on their way to a building are counted in the field `loose` of the step that places them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

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
    Building,
    Kingdom,
    Seal,
    Seat,
)
from rempart.games.dark_tower.options import Decline, DestroyBuilding, LiftSkull, PlaceSkull
from rempart.games.dark_tower.steps.asks import MustPick
from rempart.games.dark_tower.steps.corruption import begin_effect, gain_corruption
from rempart.games.dark_tower.steps.items import fall_short
from rempart.games.dark_tower.steps.outcome import take_skull
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Option, OrNone, PickOne, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

NOT_KNOWN: Mapping[int, Sequence[int]] = {}
EVERY = range(len(KINGDOMS) * len(BUILDINGS))

AFTER_DESTROYED: list[Callable[[Realm], None]] = []
"""Called when a building is destroyed, for goals with a marker on one."""


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


def emerge(s: Realm, kingdom: int, count: int, openings: tuple[int, ...] = ()) -> None:
    """DT-SKULL-01, DT-SKULL-05: skulls that come out of the Tower on a side belong to that kingdom
    and are placed there (DT-TOWER-02), one after another (DT-TM-13). `openings`: where each came
    out."""
    if count:
        s.tell(SkullsEmerged(kingdom=kingdom, count=count, openings=openings))
        begin_effect(s)
        s.agenda.append(PlaceSkulls(kingdom, count, NONE))


class Emergence(Step):
    """Skulls that came out on one side, waiting to be placed after those of another."""

    kingdom: Kingdom
    loose: int
    openings: tuple[Seal, ...] = ()
    """For each skull where it came out; empty where that is not known."""

    def run(self, s: Realm) -> None:
        emerge(s, self.kingdom, self.loose, self.openings)


def emerge_all(
    s: Realm, loose: dict[int, int], openings: Mapping[int, Sequence[int]] = NOT_KNOWN
) -> None:
    """What came out is placed, one side after another (DT-TOWER-02), in the order in which their
    first skulls came."""
    s.agenda += [
        Emergence(side, count, tuple(openings.get(side, ())))
        for side, count in reversed(loose.items())
    ]


class PlaceSkulls(Step):
    """DT-SKULL-06: skulls are placed on buildings of the kingdom one by one. DT-R-17: where no
    building stands, they leave the game and the home hero falls short."""

    kingdom: Kingdom
    loose: int
    victim: OrNone[Seat]
    """Who falls short if they cannot be placed; NONE: the hero of the kingdom."""

    def run(self, s: Realm) -> None:
        if not self.loose:
            return
        if not standing(s, self.kingdom):
            lose_skulls(s, self.kingdom, self.loose, self.victim)
            return
        rest = PlaceSkulls(self.kingdom, self.loose - 1, self.victim)
        s.agenda += [rest, SkullPlacing(self.kingdom)]


class InKingdom(PickOne):
    """On which standing building of a kingdom a skull goes."""

    abstract: ClassVar[bool] = True
    kingdom: Kingdom
    offers: ClassVar[tuple[type[Option], ...]] = (PlaceSkull,)
    reason: ClassVar[str] = "destroyed"
    refused_by: ClassVar[str] = "DT-SKULL-06"
    auto: ClassVar[bool] = True

    def actors(self, s: Realm) -> tuple[int, ...]:
        return (chooser(s, self.kingdom),)

    def among(self, s: Realm) -> list[int]:
        return standing(s, self.kingdom)

    def refuse(self, s: Realm, option: PlaceSkull) -> Refusal | None:
        if option.building not in kingdom_buildings(self.kingdom):
            return Refusal("DT-SKULL-06", "other_kingdom", {"kingdom": self.kingdom})
        return super().refuse(s, option)


class SkullPlacing(InKingdom):
    """Where one skull goes. DT-SKULL-09: also on a building that is full."""

    loose: ClassVar[int] = 1
    rule: ClassVar[str] = "DT-SKULL-06"

    def choose(self, s: Realm, option: PlaceSkull) -> None:
        put_skull(s, option.building, "DT-SKULL-06")


class AddSkulls(Step):
    """An effect puts skulls from the supply on buildings of a kingdom. DT-CORRUPT-02: where none
    stands, they leave the game and somebody falls short."""

    kingdom: Kingdom
    count: int
    victim: OrNone[Seat]
    same: bool
    """All on one building; otherwise each on a building of the chooser's choice."""
    cause: str

    def run(self, s: Realm) -> None:
        kingdom, count = self.kingdom, self.count
        if count and standing(s, kingdom):
            s.agenda.append(
                SkullAdding(
                    kingdom=kingdom,
                    count=count,
                    victim=self.victim,
                    same=self.same,
                    cause=self.cause,
                )
            )
            return
        for _ in range(count):
            if not take_skull(s, chooser(s, kingdom)):
                return
            lose_skulls(s, kingdom, 1, self.victim)


class SkullAdding(InKingdom):
    """Where a skull of an effect goes, or all of them."""

    count: int
    victim: OrNone[Seat]
    same: bool
    cause: str
    rule: ClassVar[str] = "DT-SKULL-01"

    def choose(self, s: Realm, option: PlaceSkull) -> None:
        if self.same:
            add_skulls(s, option.building, self.count, self.victim, self.cause)
            return
        if s.supply:  # else the first skull is missing already
            rest = AddSkulls(
                kingdom=self.kingdom,
                count=self.count - 1,
                victim=self.victim,
                same=False,
                cause=self.cause,
            )
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
    if s.events is not None:
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


class SkullLifting(MustPick):
    """A hero takes skulls from buildings of choice, one at a time, at most `count`.

    `same`: all from the building of the first one. `may`: the hero can stop.
    """

    seat: Seat
    buildings: list[Building]
    count: int
    same: bool
    may: bool
    cause: str
    rule: ClassVar[str] = "DT-SKULL-10"
    offers: ClassVar[tuple[type[Option], ...]] = (LiftSkull, Decline)
    reason: ClassVar[str] = "no_skull"

    def among(self, s: Realm) -> list[int]:
        if not self.count or s.heroes[self.seat].out:
            return []
        return [building for building in self.buildings if s.buildings[building] > 0]

    def refuse(self, s: Realm, option: LiftSkull | Decline) -> Refusal | None:
        if isinstance(option, LiftSkull) and option.building not in self.buildings:
            return Refusal("DT-SKULL-10", "out_of_reach")
        return super().refuse(s, option)

    def choose(self, s: Realm, option: LiftSkull | Decline) -> None:
        if isinstance(option, Decline):
            return
        remove_skulls(s, option.building, 1, self.cause)
        if self.count > 1:
            left = [option.building] if self.same else self.buildings
            s.agenda.append(replace(self, buildings=left, count=self.count - 1))


class BuildingDestruction(PickOne):
    """An effect destroys one of these buildings; `seat` chooses which."""

    seat: Seat
    buildings: list[Building]
    cause: str
    rule: ClassVar[str] = "DT-BUILD-03"
    offers: ClassVar[tuple[type[Option], ...]] = (DestroyBuilding,)
    reason: ClassVar[str] = "destroyed"
    auto: ClassVar[bool] = True

    def among(self, s: Realm) -> list[int]:
        return [building for building in self.buildings if s.buildings[building] != GONE]

    def refuse(self, s: Realm, option: DestroyBuilding) -> Refusal | None:
        if option.building not in self.buildings:
            return Refusal("DT-BUILD-03", "out_of_reach")
        return super().refuse(s, option)

    def choose(self, s: Realm, option: DestroyBuilding) -> None:
        destroy(s, option.building, self.cause)
