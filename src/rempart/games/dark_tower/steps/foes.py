"""Foes on the board (DT-FOE, DT-AM-13 to DT-AM-16): appearing, moving, leaving, growing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import (
    FoeMoved,
    FoeRemoved,
    FoeSpawned,
    StateChanged,
)
from rempart.games.dark_tower.ids import (
    FIRST_ADVERSARY,
    KINGDOMS,
    LETHAL,
    PANICKED,
    REGIONS,
    FoeKind,
    Region,
    Seat,
    kingdom_of,
    level_of,
)
from rempart.games.dark_tower.options import GoTo, PickFoe
from rempart.games.dark_tower.pieces import Foe
from rempart.games.dark_tower.steps.asks import ActivePick
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Ask, OrNone, PickOne, Refusal

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm


def tokens(s: Realm, kind: int) -> list[int]:
    """The places in `s.foes` of all tokens of a kind."""
    return [number for number, foe in enumerate(s.foes) if foe.kind == kind]


def find(s: Realm, kind: int, region: int) -> int:
    """The place in `s.foes` of a token of a kind in a region; NONE if there is none."""
    for number, foe in enumerate(s.foes):
        if foe.kind == kind and foe.region == region:
            return number
    return NONE


def state_of(s: Realm, kind: int) -> int:
    """DT-FOE-06, DT-FOE-10: the state of a kind of foe."""
    return s.states[level_of(kind) - 2]


# Appearing


def spawn(s: Realm, level: int, count: int, apart: bool = False) -> None:
    """DT-AM-13: kingdoms in turn, inside a kingdom any region without a token of that kind.
    `apart`: each token in another kingdom.

    DT-AM-14: without a token in the box nothing is placed.
    """
    kind = s.kinds[level - 2]
    hit: list[int] = []
    for _ in range(count):
        if len(tokens(s, kind)) >= TABLES[s.variant].tokens[kind]:
            return
        hit.append(next_kingdom(s, hit if apart and len(hit) < len(KINGDOMS) else []))
        place(s, kind, hit[-1])


def next_kingdom(s: Realm, without: list[int]) -> int:
    """The next kingdom of the shuffled cycle of four that is not among these."""
    if not s.cycle:
        s.cycle = list(range(len(KINGDOMS)))
        s.chance.shuffle(s.cycle, "spawn")
    at = max(n for n, kingdom in enumerate(s.cycle) if kingdom not in without)
    return s.cycle.pop(at)


def place(s: Realm, kind: int, kingdom: int) -> None:
    """DT-FOE-02: a token appears in a region of the kingdom that chance picks."""
    taken = {foe.region for foe in s.foes if foe.kind == kind}
    regions = TABLES[s.variant].world.kingdom_regions[kingdom]
    free = [region for region in regions if region not in taken]
    region = free[s.chance.below(len(free), "spawn")]
    s.foes.append(Foe(kind, region))
    if s.events is not None:
        s.tell(FoeSpawned(kind=kind, region=region))


# Leaving


def remove(s: Realm, number: int, rule: str) -> None:
    """DT-FOE-13: a token leaves the board."""
    foe = s.foes.pop(number)
    s.tell(FoeRemoved(kind=foe.kind, region=foe.region, rule=rule))


def remove_by(s: Realm, seat: int, number: int, rule: str) -> None:
    """DT-FOE-14: a hero's effect removes a foe without battle: no heroic action, no spirit.

    DT-FOE-15: never the adversary.
    """
    from rempart.games.dark_tower.steps.quests import foe_gone

    assert s.foes[number].kind < FIRST_ADVERSARY
    remove(s, number, rule)
    foe_gone(s, seat)


# Growing


def grow(s: Realm, level: int, by: int, rule: str) -> None:
    """DT-AM-10: a state changes by one step, between panicked and lethal (DT-AM-09, DT-FOE-09).

    DT-AM-11, DT-R-35: nothing resets it, not even the last token's leaving.
    """
    old = s.states[level - 2]
    s.states[level - 2] = new = min(max(old + by, PANICKED), LETHAL)
    if new != old:
        s.tell(StateChanged(kind=s.kinds[level - 2], state=new, rule=rule))


# Moving


def move(s: Realm, number: int, region: int, rule: str) -> None:
    """A token goes to a region; rivers of fire do not hurt it (DT-AM-16). A foe that is being
    fought takes the battle with it (Siren's Song, DT-R-62)."""
    foe = s.foes[number]
    if foe.region == region:
        return
    origin, foe.region = foe.region, region
    battle = s.battle
    if battle is not None and battle.region == origin and find(s, battle.kind, origin) == NONE:
        battle.region = region
    s.tell(FoeMoved(kind=foe.kind, origin=origin, region=region, rule=rule))


def toward(s: Realm, start: int, target: int, steps: int) -> list[int]:
    """DT-AM-15: the region after this many steps along a shortest path."""
    distance = TABLES[s.variant].world.distance
    whole = distance[start][target]
    steps = min(steps, whole)
    return [
        region
        for region in range(REGIONS)
        if distance[start][region] == steps and distance[region][target] == whole - steps
    ]


def ways_toward(s: Realm, start: int, targets: list[int], steps: int) -> list[int]:
    """Where a move toward the closest of several regions may lead; several if they are alike."""
    distance = TABLES[s.variant].world.distance[start]
    least = min((distance[target] for target in targets), default=NONE)
    closest = [target for target in targets if distance[target] == least]
    return sorted({region for target in closest for region in toward(s, start, target, steps)})


class SendFoe(ActivePick):
    """Where does this token go? The active player says if there are several ways (DT-AM-15)."""

    number: int
    regions: list[Region]
    cause: str
    kind: OrNone[FoeKind] = NONE
    """NONE in matches begun before it was there."""
    says: ClassVar = ("kind",)
    rule: ClassVar[str] = "DT-AM-15"
    offers: ClassVar = (GoTo,)
    reason: ClassVar[str] = "foe_not_there"

    def among(self, s: Realm) -> list[int]:
        return self.regions

    def choose(self, s: Realm, option: GoTo) -> None:
        move(s, self.number, option.region, self.cause)


class DriveFoe(PickOne):
    """A hero moves a foe, possibly the adversary (DT-R-53), up to a number of regions."""

    seat: Seat
    kind: FoeKind
    region: Region
    steps: int
    cause: str
    rule: ClassVar[str] = "DT-R-53"
    offers: ClassVar = (GoTo,)
    reason: ClassVar[str] = "too_far"

    def among(self, s: Realm) -> list[int]:
        distance = TABLES[s.variant].world.distance[self.region]
        return [region for region in range(REGIONS) if distance[region] <= self.steps]

    def choose(self, s: Realm, option: GoTo) -> None:
        move(s, find(s, self.kind, self.region), option.region, self.cause)


class PickOneFoe(Ask):
    """Pick a foe of the hero's kingdom, then move it."""

    seat: Seat
    steps: int
    cause: str
    rule: ClassVar[str] = "DT-R-53"
    offers: ClassVar = (PickFoe,)
    auto: ClassVar[bool] = True

    def options(self, s: Realm) -> list[PickFoe]:
        kingdom = kingdom_of(s.heroes[self.seat].region)
        return sorted(
            {PickFoe(foe.kind, foe.region) for foe in s.foes if kingdom_of(foe.region) == kingdom},
            key=lambda pick: (pick.kind, pick.region),
        )

    def refuse(self, s: Realm, option: PickFoe) -> Refusal | None:
        return None if option in self.options(s) else Refusal(self.rule, "no_such_foe")

    def choose(self, s: Realm, option: PickFoe) -> None:
        s.agenda.append(
            DriveFoe(
                seat=self.seat,
                kind=option.kind,
                region=option.region,
                steps=self.steps,
                cause=self.cause,
            )
        )
