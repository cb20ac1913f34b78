"""Moving (DT-MOVE) and what lies in the way: rivers of fire (DT-TOKEN-01 to -03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import HeroMoved, MoveDoubled, RiverBurned, StrideRefused
from rempart.games.dark_tower.ids import (
    AMULET_MARID,
    CLOAK_STARS,
    FEEBLE,
    FOREST,
    MAPS,
    MIDDLE_STEP,
    REGIONS,
    SWIFT,
    TOMAS,
    WARRIORS,
    Item,
    Seat,
)
from rempart.games.dark_tower.options import (
    Agree,
    Decline,
    DoubleMove,
    GoTo,
    PickFoe,
    PickHero,
    Refuse,
    Walk,
)
from rempart.games.dark_tower.steps.asks import MayPick
from rempart.games.dark_tower.steps.cards import VIRTUE_SOURCE, is_active, printed
from rempart.games.dark_tower.steps.choices import FoePick, FoePlace
from rempart.games.dark_tower.steps.corruption import begin_effect
from rempart.games.dark_tower.steps.items import lose, spend_item, spend_spirit
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Option, OrNone, PickOne, Refusal, YesOrNo
from rempart.kernel.step import interned

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Hero
    from rempart.games.dark_tower.state import Realm

WALKS = interned(Walk)
DOUBLE = DoubleMove()
AGREE, REFUSE = Agree(), Refuse()


def value(s: Realm, hero: Hero) -> int:
    """DT-MOVE-02, DT-MOVE-04: what the board says and modifiers, then doubled."""
    whole = TABLES[s.variant].knobs.move
    if is_active(hero, SWIFT):
        whole += printed(s, VIRTUE_SOURCE + SWIFT)
    if MAPS in hero.items:
        whole += printed(s, MAPS)
    return whole * 2 if hero.doubled else whole


def left(s: Realm, hero: Hero) -> int:
    """DT-MOVE-01: regions that the hero can still enter this turn. DT-MOVE-05: fixed from the first
    step on."""
    return value(s, hero) if hero.moves == NONE else hero.moves


def in_terrain(s: Realm, region: int, terrain: int) -> bool:
    """DT-TOKEN-06: a region with a siege tree counts as forest too."""
    own = TABLES[s.variant].world.terrain[region]
    return own == terrain or (terrain == FOREST and region in s.trees)


def reach(s: Realm, seat: int) -> list[int]:
    """DT-MOVE-07: the regions that one step leads to."""
    return reach_from(s, seat, s.heroes[seat].region)


def reach_from(s: Realm, seat: int, start: int) -> list[int]:
    """DT-MOVE-07, DT-MOVE-08: the regions that one step of a hero leads to from `start`, over land
    or straight over a river. The Amulet of the Marid leads from a river's bank to any region that
    touches it."""
    world = TABLES[s.variant].world
    near = world.neighbours[start]
    if AMULET_MARID not in s.heroes[seat].items:
        return list(near)
    found = set(near)
    for region in near:
        river = world.river(start, region)
        if river != NONE:
            found.update(world.river_regions[river])
    return sorted(found - {start})


def burns(s: Realm, origin: int, region: int) -> bool:
    """DT-TOKEN-02: whether a step crosses a river of fire."""
    river = crossed(s, origin, region)
    return river != NONE and bool(s.rivers >> river & 1)


def offers(s: Realm, seat: int) -> list[Option]:
    """The steps that the hero can take now, and doubling."""
    found: list[Option] = []
    if refuse_double(s, seat) is None:
        found.append(DOUBLE)
    if left(s, s.heroes[seat]) > 0:
        found += [WALKS[region] for region in reach(s, seat)]
    return found


def refuse_double(s: Realm, seat: int) -> Refusal | None:
    """DT-MOVE-03: before the first step, for 1 spirit; with Tomas free. Feeble heroes cannot."""
    hero = s.heroes[seat]
    if hero.doubled or hero.moves != NONE:
        return Refusal("DT-MOVE-05", "move_fixed")
    if FEEBLE in hero.corruptions:
        return Refusal("DT-CORRUPT-08", "feeble")
    spirit = doubling_cost(s, hero)
    if hero.spirit < spirit:
        return Refusal("DT-MOVE-03", "no_spirit", {"spirit": spirit})
    return None


def doubling_cost(s: Realm, hero: Hero) -> int:
    """Spirit that doubling costs this hero."""
    return 0 if TOMAS in hero.companions else TABLES[s.variant].knobs.double_spirit


def refuse(s: Realm, seat: int, option: Walk | DoubleMove) -> Refusal | None:
    """Why a step or doubling is not legal. DT-MOVE-09: nothing on the board ever stops a move."""
    if isinstance(option, DoubleMove):
        return refuse_double(s, seat)
    if left(s, s.heroes[seat]) <= 0:
        return Refusal("DT-MOVE-01", "no_move_left")
    if option.region not in reach(s, seat):
        return refuse_distance(s, seat, option.region) or Refusal("DT-MOVE-07", "not_adjacent")
    return None


def refuse_distance(s: Realm, seat: int, region: int) -> Refusal | None:
    """DT-MOVE-01: more regions would have to be entered than the move allows; told where the map
    alone decides it."""
    hero = s.heroes[seat]
    stretch = TABLES[s.variant].world.distance[hero.region][region] if 0 <= region < REGIONS else 0
    if stretch <= left(s, hero) or AMULET_MARID in hero.items:
        return None
    return Refusal("DT-MOVE-01", "walk_too_far", {"stretch": stretch, "moves": left(s, hero)})


def do(s: Realm, seat: int, option: Walk | DoubleMove) -> None:
    """Double the move, or take one step; DT-MOVE-10: between other things, DT-MOVE-11: or back."""
    hero = s.heroes[seat]
    if isinstance(option, DoubleMove):
        spend_spirit(s, seat, doubling_cost(s, hero), "DT-MOVE-03")
        hero.doubled = True
        s.tell(MoveDoubled(seat=seat, moves=value(s, hero)))
        return
    hero.moves = left(s, hero) - 1
    s.phase = MIDDLE_STEP
    enter(s, seat, option.region, "DT-MOVE-06")


class StarsChoice(FoePick):
    """Cloak of Stars: once a turn, place a foe of the region just entered anywhere; the hero may
    walk there or be moved by a potion (DT-R-24, DT-R-64), on its own turn (DT-ITEM-02)."""

    def choose(self, s: Realm, option: PickFoe | Decline) -> None:
        if isinstance(option, PickFoe):
            s.heroes[self.seat].used.append(CLOAK_STARS)
            s.agenda.append(FoePlace(self.seat, option.kind, option.region))


def enter(s: Realm, seat: int, region: int, rule: str) -> None:
    """DT-MOVE-06: the hero comes to a region. DT-TOKEN-02: a river of fire on the way hurts, and
    nothing prevents it (DT-R-25)."""
    hero = s.heroes[seat]
    fire, river = burns(s, hero.region, region), crossed(s, hero.region, region)
    hero.region = region
    if s.events is not None:
        s.tell(HeroMoved(seat=seat, region=region, rule=rule))
    if fire:
        s.tell(RiverBurned(seat=seat, river=river))
        begin_effect(s)
        lose(s, seat, WARRIORS, TABLES[s.variant].knobs.fire_warriors, "DT-TOKEN-02")
    if CLOAK_STARS in hero.items and s.active == seat and CLOAK_STARS not in hero.used:
        if any(foe.region == hero.region for foe in s.foes):
            s.agenda.append(StarsChoice(seat, FoePick.PLACE, 0, may=True))


def crossed(s: Realm, origin: int, region: int) -> int:
    """The river that a step crosses; NONE for land. With the Amulet of the Marid the two may lie
    on the same bank, or apart: then it is the river that both touch."""
    world = TABLES[s.variant].world
    if region in world.neighbours[origin]:
        return world.river(origin, region)
    for river, bank in enumerate(world.river_regions):
        if origin in bank and region in bank:
            return river
    return NONE


# Being moved by a potion (One Thousand Strides)


class StridePick(PickOne):
    """Which hero the potion moves."""

    seat: Seat
    steps: int
    potion: OrNone[Item] = NONE
    """What is spent for it once it is agreed; NONE if it was spent before (edition 1)."""
    rule: ClassVar[str] = "DT-R-58"
    offers: ClassVar[tuple[type[Option], ...]] = (PickHero,)
    reason: ClassVar[str] = "no_other_hero"
    auto: ClassVar[bool] = True

    def among(self, s: Realm) -> list[int]:
        found = [seat for seat, hero in enumerate(s.heroes) if not hero.out]
        if not s.competitive and refused_often(s, self.seat):
            return [self.seat]
        return found

    def choose(self, s: Realm, option: PickHero) -> None:
        stride = Stride(self.seat, option.seat, self.steps)
        if option.seat != self.seat and not s.competitive:
            s.agenda += [stride, Consent(self.seat, option.seat, self.potion)]
        else:
            spend_potion(s, self.seat, self.potion)
            s.agenda.append(stride)


def refused_often(s: Realm, seat: int) -> bool:
    """DT-R-66: whether others refused so often this turn that they are not asked again."""
    return s.heroes[seat].rebuffs >= TABLES[s.variant].knobs.trade_refusals


def spend_potion(s: Realm, seat: int, potion: int) -> None:
    """Spend the potion; NONE: it was spent before."""
    if potion != NONE:
        spend_item(s, seat, potion, "DT-SPEND-01")


class Consent(YesOrNo):
    """DT-R-58: in a cooperative match the moved hero's player must agree; DT-COMP-16: in a
    competitive one nobody is asked. DT-R-66: nothing is spent on what is refused."""

    seat: Seat
    moved: Seat
    potion: OrNone[Item] = NONE
    rule: ClassVar[str] = "DT-R-58"
    answers: ClassVar = (AGREE, REFUSE)

    def actors(self, s: Realm) -> tuple[int, ...]:
        return (self.moved,)

    def choose(self, s: Realm, option: Agree | Refuse) -> None:
        if isinstance(option, Refuse):
            s.agenda.pop()
            s.heroes[self.seat].rebuffs += 1
            s.tell(StrideRefused(seat=self.seat, moved=self.moved))
        else:
            spend_potion(s, self.seat, self.potion)


class Stride(MayPick):
    """The hero is moved region by region, as far as the potion goes; DT-R-24: crossing borders, so
    that burning rivers hurt. It is no part of the hero's own move."""

    seat: Seat
    moved: Seat
    steps: int
    rule: ClassVar[str] = "DT-R-24"
    offers: ClassVar[tuple[type[Option], ...]] = (GoTo, Decline)
    reason: ClassVar[str] = "not_adjacent"
    refused_by: ClassVar[str] = "DT-MOVE-07"

    def among(self, s: Realm) -> tuple[int, ...]:
        hero = s.heroes[self.moved]
        if not self.steps or hero.out or s.heroes[self.seat].out:
            return ()
        return TABLES[s.variant].world.neighbours[hero.region]

    def choose(self, s: Realm, option: GoTo | Decline) -> None:
        if isinstance(option, GoTo):
            s.agenda.append(Stride(self.seat, self.moved, self.steps - 1))
            enter(s, self.moved, option.region, "DT-R-24")
