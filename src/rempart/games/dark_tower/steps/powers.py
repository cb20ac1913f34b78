"""What heroes do with items, virtues and companions at will (DT-ITEM-02, DT-SPEND-01).

Advantages that are paid for are not here: battles and dungeons offer them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import (
    CompanionUsed,
    ItemPassed,
    PowerUsed,
    TreeMoved,
    VirtueUsed,
)
from rempart.games.dark_tower.ids import (
    ACORNS,
    ALL_SEALS,
    BREATH,
    CARPET,
    CIRCLET,
    CRAFTY,
    END_STEP,
    FIRST_ADVERSARY,
    GOLDSUN,
    HAKAN,
    INFUSED,
    INVENTIVE,
    LAMP_DARK,
    MACE,
    NIMET,
    POTION,
    Q_ANNIHIL,
    Q_HORNEL,
    Q_MARK,
    SIREN,
    SPANS,
    START_STEP,
    STRIDES,
    TEETH,
    VIRTUES,
    Region,
    Seat,
    level_of,
)
from rempart.games.dark_tower.options import (
    GoTo,
    Infuse,
    PickFoe,
    PickHero,
    UseCompanion,
    UseItem,
    UseVirtue,
)
from rempart.games.dark_tower.steps.asks import GO_TO
from rempart.games.dark_tower.steps.cards import (
    COMPANION_SOURCE,
    VIRTUE_SOURCE,
    hold,
    is_active,
    of,
    printed,
)
from rempart.games.dark_tower.steps.choices import FoePick, HeroPlace
from rempart.games.dark_tower.steps.foes import DriveFoe, find, remove_by
from rempart.games.dark_tower.steps.items import (
    PayItems,
    gain_spirit,
    gain_top,
    gain_warriors,
    spend_item,
    spend_spirit,
)
from rempart.games.dark_tower.steps.move import StridePick
from rempart.games.dark_tower.steps.skulls import (
    EVERY,
    SkullLifting,
    kingdom_buildings,
    remove_skulls,
)
from rempart.games.dark_tower.steps.tower import ReplaceSeal
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import Ask, Option, PickOne, Refusal, Step
from rempart.kernel.step import interned

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Hero
    from rempart.games.dark_tower.state import Realm

USE = interned(UseItem)
AMID = (GOLDSUN, TEETH, BREATH, SIREN, STRIDES, ACORNS)
"""Items that can be spent in the middle of a battle or a dungeon too."""
INVENT = UseVirtue(INVENTIVE)
FORGE = UseCompanion(HAKAN)
WARD = UseCompanion(NIMET)
INFUSE = interned(Infuse)


def offers(s: Realm, seat: int) -> list[Option]:
    """Everything that the hero may use now."""
    hero = s.heroes[seat]
    found: list[Option] = [
        USE[item]
        for item in dict.fromkeys(hero.items)
        if item in EFFECTS and refuse_item(s, seat, item) is None
    ]
    for use in (INVENT, FORGE, WARD):
        if refuse(s, seat, use) is None:
            found.append(use)
    if is_active(hero, INFUSED) and s.phase == START_STEP:
        found += [
            INFUSE[building]
            for building in kingdom_buildings(hero.home)
            if refuse_infuse(s, seat, building) is None
        ]
    return found


def offers_amid(s: Realm, seat: int) -> list[UseItem]:
    """DT-SPEND-01: what the hero may spend at any moment of its turn, a battle or dungeon too."""
    items = dict.fromkeys(s.heroes[seat].items)
    return [USE[item] for item in items if item in AMID and refuse_item(s, seat, item) is None]


def refuse(
    s: Realm, seat: int, option: UseItem | UseVirtue | UseCompanion | Infuse
) -> Refusal | None:
    """Why something cannot be used now."""
    if isinstance(option, UseItem):
        return refuse_item(s, seat, option.item)
    if isinstance(option, UseVirtue):
        return refuse_virtue(s, seat, option.virtue)
    if isinstance(option, UseCompanion):
        return refuse_companion(s, seat, option.companion)
    return refuse_infuse(s, seat, option.building)


def do(s: Realm, seat: int, option: UseItem | UseVirtue | UseCompanion | Infuse) -> None:
    """Use it."""
    if isinstance(option, UseItem):
        do_item(s, seat, option.item)
    elif isinstance(option, UseVirtue):
        s.tell(VirtueUsed(seat=seat, virtue=INVENTIVE))
        pay = PayItems(
            seat=seat, what=POTION, count=price(s, VIRTUE_SOURCE + INVENTIVE), cause="DT-SPEND-02"
        )
        s.agenda += [FoePick(seat, FoePick.REMOVE, 0), pay]
    elif isinstance(option, UseCompanion):
        do_companion(s, seat, option.companion)
    else:
        s.heroes[seat].infused = True
        s.tell(VirtueUsed(seat=seat, virtue=INFUSED))
        remove_skulls(s, option.building, printed(s, VIRTUE_SOURCE + INFUSED), "DT-VIRTUE-03")


# Virtues and companions


def refuse_infuse(s: Realm, seat: int, building: int) -> Refusal | None:
    """Infused, at the start of the turn (DT-TURN-03): a skull of the home kingdom goes."""
    hero = s.heroes[seat]
    if not is_active(hero, INFUSED):
        return Refusal("DT-VIRTUE-03", "virtue_far")
    if s.phase != START_STEP or hero.infused:
        return Refusal("DT-TURN-03", "start_over")
    if building not in kingdom_buildings(hero.home) or s.buildings[building] <= 0:
        return Refusal("DT-SKULL-10", "out_of_reach")
    return None


def refuse_virtue(s: Realm, seat: int, virtue: int) -> Refusal | None:
    """Inventive: spend 4 potions to remove a foe of the region."""
    hero = s.heroes[seat]
    if virtue not in range(len(VIRTUES)) or not is_active(hero, virtue):
        return Refusal("DT-VIRTUE-03", "virtue_inactive")
    if virtue != INVENTIVE:
        return Refusal("DT-VIRTUE-03", "virtue_works")
    return refuse_potions(hero, price(s, VIRTUE_SOURCE + virtue)) or refuse_foe_here(s, hero)


def price(s: Realm, source: int) -> int:
    """What using a card costs."""
    return TABLES[s.variant].card_cost[source]


def refuse_potions(hero: Hero, count: int) -> Refusal | None:
    """DT-SPEND-02: why this many potions cannot be paid."""
    if len(of(hero, POTION)) < count:
        return Refusal("DT-SPEND-02", "no_potions", {"count": count})
    return None


def refuse_foe_here(s: Realm, hero: Hero) -> Refusal | None:
    """DT-FOE-15: there must be a foe in the region that is not the adversary."""
    here = any(foe.region == hero.region and foe.kind < FIRST_ADVERSARY for foe in s.foes)
    return None if here else Refusal("DT-FOE-14", "no_such_foe")


def refuse_companion(s: Realm, seat: int, companion: int) -> Refusal | None:
    """Hakan: once a turn 2 potions for the top treasure. Nimet: once a turn 3 spirit to put back a
    seal; DT-TM-10: only if one is missing."""
    hero = s.heroes[seat]
    if companion not in hero.companions:
        return Refusal("DT-HERO-07", "no_companion")
    if companion not in (HAKAN, NIMET):
        return Refusal("DT-HERO-07", "helps_unasked")
    if COMPANION_SOURCE + companion in hero.used:
        return Refusal("DT-HERO-07", "used_this_turn")
    if companion == HAKAN:
        return refuse_potions(hero, price(s, COMPANION_SOURCE + HAKAN))
    if s.seals == ALL_SEALS:
        return Refusal("DT-TM-10", "no_seal_missing")
    return refuse_spirit(hero, price(s, COMPANION_SOURCE + NIMET))


def refuse_spirit(hero: Hero, spirit: int) -> Refusal | None:
    """DT-SPEND-01: why this much spirit cannot be paid."""
    if hero.spirit < spirit:
        return Refusal("DT-SPEND-01", "no_spirit", {"spirit": spirit})
    return None


def do_companion(s: Realm, seat: int, companion: int) -> None:
    """Use what Hakan or Nimet allows."""
    s.heroes[seat].used.append(COMPANION_SOURCE + companion)
    s.tell(CompanionUsed(seat=seat, companion=companion))
    cost = price(s, COMPANION_SOURCE + companion)
    if companion == HAKAN:
        s.agenda += [
            TopTreasure(seat),
            PayItems(seat=seat, what=POTION, count=cost, cause="DT-SPEND-02"),
        ]
    else:
        spend_spirit(s, seat, cost, "DT-SPEND-01")
        s.agenda.append(ReplaceSeal(seat, False))


class TopTreasure(Step):
    """Hakan: the top treasure, once the potions are paid."""

    seat: Seat

    def run(self, s: Realm) -> None:
        gain_top(s, self.seat, "DT-HERO-07")


# Items


def refuse_item(s: Realm, seat: int, item: int) -> Refusal | None:
    """DT-ITEM-02: a hero's own items, on its own turn; DT-ITEM-10: not after the skull was dropped.
    What it does must be possible."""
    hero = s.heroes[seat]
    if item not in hero.items:
        return Refusal("DT-ITEM-02", "not_owned", {"item": item})
    if s.dropped or s.active != seat or s.phase == END_STEP:
        return Refusal("DT-ITEM-10", "too_late")
    if item not in EFFECTS:
        return Refusal("DT-ITEM-11", "not_usable", {"item": item})
    if item in hero.used:
        return Refusal("DT-ITEM-11", "used_this_turn")
    check = CHECKS.get(item)
    return None if check is None else check(s, hero)


def refuse_skulls(s: Realm, hero: Hero) -> Refusal | None:
    """A skull must lie on some building."""
    return None if any(n > 0 for n in s.buildings) else Refusal("DT-SKULL-10", "no_skulls")


def refuse_foes(s: Realm, hero: Hero) -> Refusal | None:
    """A foe must be on the board, the adversary counts (DT-R-53)."""
    return None if s.foes else Refusal("DT-FOE-14", "no_such_foe")


def refuse_carpet(s: Realm, hero: Hero) -> Refusal | None:
    """The carpet flies for spirit."""
    return refuse_spirit(hero, price(s, CARPET))


def refuse_mace(s: Realm, hero: Hero) -> Refusal | None:
    """A foe in the region, and spirit equal to its level."""
    levels = [
        level_of(foe.kind)
        for foe in s.foes
        if foe.region == hero.region and foe.kind < FIRST_ADVERSARY
    ]
    return refuse_spirit(hero, min(levels)) if levels else Refusal("DT-FOE-14", "no_such_foe")


def refuse_annihilation(s: Realm, hero: Hero) -> Refusal | None:
    """A foe in the region or next to it that can be removed."""
    return None if doomed(s, hero.region) else Refusal("DT-FOE-14", "no_such_foe")


def refuse_horn(s: Realm, hero: Hero) -> Refusal | None:
    """A foe or a siege tree must be on the board."""
    return None if s.foes or s.trees else Refusal("DT-FOE-14", "no_such_foe")


def refuse_mark(s: Realm, hero: Hero) -> Refusal | None:
    """Another hero must be there to get the Black Mark."""
    if sum(not other.out for other in s.heroes) < 2:
        return Refusal("DT-ITEM-11", "no_other_hero")
    return refuse_spirit(hero, price(s, Q_MARK))


CHECKS: dict[int, Callable[[Realm, Hero], Refusal | None]] = {
    BREATH: refuse_skulls,
    SIREN: refuse_foes,
    ACORNS: refuse_skulls,
    LAMP_DARK: refuse_foe_here,
    CARPET: refuse_carpet,
    MACE: refuse_mace,
    Q_ANNIHIL: refuse_annihilation,
    Q_HORNEL: refuse_horn,
    Q_MARK: refuse_mark,
}


def do_item(s: Realm, seat: int, item: int) -> None:
    """Spend the item for its own effect, or use what it allows."""
    s.tell(PowerUsed(seat=seat, item=item))
    hero = s.heroes[seat]
    number = printed(s, item) if item in NUMBERED else 0
    if item in SPANS[POTION] and is_active(hero, CRAFTY):
        number *= printed(s, VIRTUE_SOURCE + CRAFTY)
    EFFECTS[item](s, seat, number)
    if item in SPENT:
        spend_item(s, seat, item, "DT-SPEND-01")


def goldsun(s: Realm, seat: int, number: int) -> None:
    """Golden Sun: spirit."""
    gain_spirit(s, seat, number, "DT-SPEND-02")


def teeth(s: Realm, seat: int, number: int) -> None:
    """Dragon Teeth: warriors."""
    gain_warriors(s, seat, number, "DT-SPEND-02")


def lift_anywhere(s: Realm, seat: int, count: int, *, same: bool, may: bool) -> None:
    """A treasure takes skulls from any buildings."""
    everywhere, rule = list(EVERY), "DT-SPEND-02"
    s.agenda.append(
        SkullLifting(seat=seat, buildings=everywhere, count=count, same=same, may=may, cause=rule)
    )


def breath(s: Realm, seat: int, number: int) -> None:
    """Purifying Breath: skulls of one building anywhere."""
    lift_anywhere(s, seat, number, same=True, may=False)


def siren(s: Realm, seat: int, number: int) -> None:
    """Siren's Song: a foe moves, the adversary too."""
    s.agenda.append(FoePick(seat, FoePick.DRIVE, number, everywhere=True))


def strides(s: Realm, seat: int, number: int) -> None:
    """One Thousand Strides: a hero moves; it is spent as soon as that hero agrees."""
    s.agenda.append(StridePick(seat, number, STRIDES))


def acorns(s: Realm, seat: int, number: int) -> None:
    """Acorns of the White Oak: skulls from anywhere."""
    lift_anywhere(s, seat, number, same=False, may=True)


def circlet(s: Realm, seat: int, number: int) -> None:
    """Circlet of Conviction: the turn ends without a drop, and another one follows (DT-R-30)."""
    s.heroes[seat].again = True
    s.phase = END_STEP


def lamp_dark(s: Realm, seat: int, number: int) -> None:
    """Lamp of Darkness: a foe of the region is removed."""
    s.agenda.append(FoePick(seat, FoePick.REMOVE, 0))


def carpet(s: Realm, seat: int, number: int) -> None:
    """Kamaria's Carpet: the hero is placed anywhere."""
    s.heroes[seat].used.append(CARPET)
    spend_spirit(s, seat, price(s, CARPET), "DT-SPEND-01")
    s.agenda.append(HeroPlace(seat))


def mace(s: Realm, seat: int, number: int) -> None:
    """Golden Mace of Azkol: a foe of the region is removed for spirit."""
    s.agenda.append(MacePick(seat))


def annihilation(s: Realm, seat: int, number: int) -> None:
    """Amulet of Annihilation: all foes in the region and next to it are removed."""
    for kind, region in doomed(s, s.heroes[seat].region):
        remove_by(s, seat, find(s, kind, region), "DT-FOE-14")


def doomed(s: Realm, region: int) -> list[tuple[int, int]]:
    """The foes in a region and next to it, without the adversary (DT-FOE-15)."""
    near = (region, *TABLES[s.variant].world.neighbours[region])
    return [
        (foe.kind, foe.region)
        for foe in s.foes
        if foe.region in near and foe.kind < FIRST_ADVERSARY
    ]


def horn(s: Realm, seat: int, number: int) -> None:
    """Horn of the Elements: once a turn a foe or a siege tree moves one region."""
    s.heroes[seat].used.append(Q_HORNEL)
    s.agenda.append(HornPick(seat, number))


def mark(s: Realm, seat: int, number: int) -> None:
    """The Black Mark is given to another hero."""
    spend_spirit(s, seat, price(s, Q_MARK), "DT-SPEND-01")
    s.agenda.append(MarkHeir(seat))


EFFECTS: dict[int, Callable[[Realm, int, int], None]] = {
    GOLDSUN: goldsun,
    TEETH: teeth,
    BREATH: breath,
    SIREN: siren,
    STRIDES: strides,
    ACORNS: acorns,
    CIRCLET: circlet,
    LAMP_DARK: lamp_dark,
    CARPET: carpet,
    MACE: mace,
    Q_ANNIHIL: annihilation,
    Q_HORNEL: horn,
    Q_MARK: mark,
}
SPENT = (GOLDSUN, TEETH, BREATH, SIREN, ACORNS, CIRCLET, LAMP_DARK, Q_ANNIHIL)
"""Items that are spent by using them; One Thousand Strides only when the moved hero agrees."""
NUMBERED = (GOLDSUN, TEETH, BREATH, SIREN, STRIDES, ACORNS, Q_HORNEL)
"""Items whose effect has a number; Crafty doubles that of potions."""


class MacePick(Ask):
    """Golden Mace: which foe of the region, for as much spirit as its level."""

    seat: Seat
    rule: ClassVar[str] = "DT-FOE-14"
    offers: ClassVar[tuple[type[Option], ...]] = (PickFoe,)
    auto: ClassVar[bool] = True

    def options(self, s: Realm) -> list[PickFoe]:
        region = s.heroes[self.seat].region
        kinds = sorted({foe.kind for foe in s.foes if foe.region == region})
        every = [PickFoe(kind, region) for kind in kinds]
        return [pick for pick in every if self.refuse(s, pick) is None]

    def refuse(self, s: Realm, option: PickFoe) -> Refusal | None:
        hero = s.heroes[self.seat]
        if option.region != hero.region or find(s, option.kind, option.region) < 0:
            return Refusal("DT-FOE-14", "no_such_foe")
        if option.kind >= FIRST_ADVERSARY:
            return Refusal("DT-FOE-15", "adversary_stays")
        return refuse_spirit(hero, level_of(option.kind))

    def choose(self, s: Realm, option: PickFoe) -> None:
        spend_spirit(s, self.seat, level_of(option.kind), "DT-SPEND-01")
        remove_by(s, self.seat, find(s, option.kind, option.region), "DT-FOE-14")


class HornPick(Ask):
    """Horn of the Elements: which foe, or which siege tree by its region."""

    seat: Seat
    steps: int
    rule: ClassVar[str] = "DT-R-53"
    offers: ClassVar[tuple[type[Option], ...]] = (PickFoe, GoTo)

    def options(self, s: Realm) -> list[Option]:
        foes = sorted({(foe.kind, foe.region) for foe in s.foes})
        trees = sorted(set(s.trees))
        return [*(PickFoe(kind, region) for kind, region in foes), *(GO_TO[n] for n in trees)]

    def refuse(self, s: Realm, option: PickFoe | GoTo) -> Refusal | None:
        if isinstance(option, PickFoe):
            there = find(s, option.kind, option.region) >= 0
            return None if there else Refusal("DT-R-53", "no_such_foe")
        return None if option.region in s.trees else Refusal("DT-TOKEN-07", "no_tree")

    def choose(self, s: Realm, option: PickFoe | GoTo) -> None:
        if isinstance(option, PickFoe):
            drive = DriveFoe(
                seat=self.seat,
                kind=option.kind,
                region=option.region,
                steps=self.steps,
                cause="DT-R-53",
            )
            s.agenda.append(drive)
        else:
            s.agenda.append(TreeDrive(self.seat, option.region))


class TreeDrive(PickOne):
    """Horn of the Elements: where the siege tree goes."""

    seat: Seat
    origin: Region
    rule: ClassVar[str] = "DT-TOKEN-07"
    offers: ClassVar[tuple[type[Option], ...]] = (GoTo,)
    reason: ClassVar[str] = "not_adjacent"
    refused_by: ClassVar[str] = "DT-MOVE-07"

    def among(self, s: Realm) -> tuple[int, ...]:
        return TABLES[s.variant].world.neighbours[self.origin]

    def choose(self, s: Realm, option: GoTo) -> None:
        tree = s.trees.index(self.origin)
        s.trees[tree] = option.region
        s.tell(TreeMoved(tree=tree, region=option.region))


class MarkHeir(PickOne):
    """Who gets the Black Mark, in any region."""

    seat: Seat
    rule: ClassVar[str] = "DT-ITEM-11"
    offers: ClassVar[tuple[type[Option], ...]] = (PickHero,)
    reason: ClassVar[str] = "no_other_hero"
    auto: ClassVar[bool] = True

    def among(self, s: Realm) -> list[int]:
        every = enumerate(s.heroes)
        return [seat for seat, hero in every if seat != self.seat and not hero.out]

    def choose(self, s: Realm, option: PickHero) -> None:
        s.heroes[self.seat].items.remove(Q_MARK)
        hold(s.heroes[option.seat], Q_MARK)
        s.tell(ItemPassed(seat=self.seat, item=Q_MARK, to=option.seat, rule="DT-ITEM-11"))
