"""Reinforcing (DT-REINFORCE), the haggle die (DT-HAGGLE) and moving siege trees (DT-TOKEN-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import HaggleRolled, Reinforced, TreeMoved
from rempart.games.dark_tower.ids import (
    BAZAAR,
    BUILDINGS,
    CANCELLED,
    CAULDRON,
    CITADEL,
    CROWN,
    CRUEL,
    END_STEP,
    FORTUNATE,
    GONE,
    GREEDY,
    HAGGLE_GEAR,
    HAGGLE_POTION,
    HAGGLE_WARRIORS,
    INSPIRING,
    MIDDLE_STEP,
    NECK_HAGGLE,
    PLAIN,
    PREPARED,
    Q_COIN,
    Q_OUTLAW,
    Q_REMEDY,
    REINFORCE,
    SANCTUARY,
    SCEPTER,
    SPIRIT,
    UNCERTAIN,
    VILLAGE,
    Building,
    Face,
    Seat,
)
from rempart.games.dark_tower.options import (
    Decline,
    Enhanced,
    Free,
    MoveTree,
    Purge,
    Reinforce,
    Roll,
)
from rempart.games.dark_tower.steps.asks import DECLINE
from rempart.games.dark_tower.steps.cards import VIRTUE_SOURCE, is_active, printed
from rempart.games.dark_tower.steps.corruption import begin_effect, purge, return_spores
from rempart.games.dark_tower.steps.heroic import after_action, pay_tax, refuse_tax
from rempart.games.dark_tower.steps.items import (
    NewWares,
    gain_gear,
    gain_market,
    gain_potions,
    gain_spirit,
    gain_virtue,
    gain_warriors,
    inactive,
    lose,
    spend_spirit,
)
from rempart.games.dark_tower.steps.skulls import SkullLifting
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Ask, Option, OrNone, PickOne, Refusal, Step, YesOrNo
from rempart.kernel.step import interned

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Hero
    from rempart.games.dark_tower.state import Realm
    from rempart.games.dark_tower.tables.values import BuildingData

REINFORCES = Reinforce()
TREES = interned(MoveTree)
ROLL = Roll()
FREE, ENHANCED = interned(Free), interned(Enhanced)
RULES = ("DT-REINFORCE-02", "DT-REINFORCE-03", "DT-REINFORCE-04", "DT-REINFORCE-05")


def site(s: Realm, hero: Hero) -> int:
    """DT-BUILD-02: the standing building in the hero's region; NONE without one."""
    building = TABLES[s.variant].world.building_at[hero.region]
    return NONE if building == NONE or s.buildings[building] == GONE else building


def offers(s: Realm, seat: int) -> list[Option]:
    """Reinforcing, and moving a siege tree instead."""
    found: list[Option] = []
    if refuse_reinforce(s, seat) is None:
        found.append(REINFORCES)
    hero = s.heroes[seat]
    if hero.region in s.trees and refuse_again(s, seat, NONE) is None:
        near = TABLES[s.variant].world.neighbours[hero.region]
        found += [TREES[region] for region in near]
    return found


def refuse_again(s: Realm, seat: int, building: int) -> Refusal | None:
    """DT-TURN-06: once a turn. Fortunate: twice, at the same building. DT-HAGGLE-04: not after the
    die cancelled it. The glyph's tax must be paid each time."""
    hero = s.heroes[seat]
    if s.phase == END_STEP:
        return Refusal("DT-TURN-02", "turn_ending")
    if hero.cancelled and not is_active(hero, FORTUNATE):
        return Refusal("DT-HAGGLE-04", "haggle_cancelled")
    if hero.reinforces:
        again = is_active(hero, FORTUNATE) and hero.reinforces == 1
        if not again or building == NONE or building != hero.reinforced_at:
            return Refusal("DT-TURN-06", "reinforced_already")
    return refuse_tax(s, seat, REINFORCE)


def refuse_reinforce(s: Realm, seat: int) -> Refusal | None:
    """DT-REINFORCE-01: in a region with a standing building; DT-REINFORCE-06: skulls on it do not
    matter."""
    building = site(s, s.heroes[seat])
    if building == NONE:
        return Refusal("DT-REINFORCE-01", "no_building")
    return refuse_again(s, seat, building)


def refuse(s: Realm, seat: int, option: Reinforce | MoveTree) -> Refusal | None:
    """Why the hero cannot reinforce."""
    if isinstance(option, Reinforce):
        return refuse_reinforce(s, seat)
    hero = s.heroes[seat]
    if hero.region not in s.trees:
        return Refusal("DT-TOKEN-07", "no_tree")
    if option.region not in TABLES[s.variant].world.neighbours[hero.region]:
        return Refusal("DT-MOVE-07", "not_adjacent")
    return refuse_again(s, seat, NONE)


def do(s: Realm, seat: int, option: Reinforce | MoveTree) -> None:
    """DT-R-09: the tax is paid when the action is declared. DT-HAGGLE-01: then the die may be
    rolled. DT-R-46: a siege tree is moved without the die."""
    hero = s.heroes[seat]
    s.phase = MIDDLE_STEP
    pay_tax(s, seat, REINFORCE)
    hero.reinforces += 1
    if isinstance(option, MoveTree):
        tree = s.trees.index(hero.region)
        s.trees[tree] = option.region
        s.tell(TreeMoved(tree=tree, region=option.region))
        s.agenda.append(AfterReinforce(seat, NONE, PLAIN))
        return
    hero.reinforced_at = site(s, hero)
    s.agenda.append(HaggleChoice(seat))


class HaggleChoice(YesOrNo):
    """DT-HAGGLE-01, DT-HAGGLE-02: roll the haggle die before the effect is chosen, or not."""

    seat: Seat
    rule: ClassVar[str] = "DT-HAGGLE-01"
    answers: ClassVar = (ROLL, DECLINE)

    def choose(self, s: Realm, option: Roll | Decline) -> None:
        face = PLAIN
        if isinstance(option, Roll):
            faces = TABLES[s.variant].haggle
            face = faces[s.chance.below(len(faces), "haggle")]  # DT-R-06
            s.tell(HaggleRolled(seat=self.seat, face=face))
        hero = s.heroes[self.seat]
        if face == CANCELLED and NECK_HAGGLE not in hero.items:
            # DT-HAGGLE-04: nothing happens, and nothing else may be tried this turn.
            hero.cancelled = True
            return
        s.agenda.append(BuildingEffect(self.seat, face))


def cost(s: Realm, hero: Hero, building: int) -> int:
    """Spirit for the enhanced effect of a building; Prepared and a sale lower the bazaar's."""
    kind = building % len(BUILDINGS)
    price = TABLES[s.variant].buildings[kind].cost
    if kind == BAZAAR:
        price -= TABLES[s.variant].knobs.sale_spirit if s.sale else 0
        if is_active(hero, PREPARED):
            price -= printed(s, VIRTUE_SOURCE + PREPARED)
    return max(0, price)


class BuildingEffect(Ask):
    """DT-REINFORCE-01: the free or the enhanced effect of the building."""

    seat: Seat
    face: Face
    rule: ClassVar[str] = "DT-REINFORCE-01"
    offers: ClassVar[tuple[type[Option], ...]] = (Free, Enhanced)

    def options(self, s: Realm) -> list[Option]:
        building = s.heroes[self.seat].reinforced_at
        free, enhanced = FREE[building], ENHANCED[building]
        return [free] if self.refuse(s, enhanced) else [free, enhanced]

    def refuse(self, s: Realm, option: Free | Enhanced) -> Refusal | None:
        """DT-REINFORCE-07: the enhanced effect must be payable and do something."""
        hero = s.heroes[self.seat]
        building = hero.reinforced_at
        if option.building != building:
            return Refusal("DT-REINFORCE-01", "no_building")
        if isinstance(option, Free):
            return None
        price = cost(s, hero, building)
        if hero.spirit < price:
            return Refusal("DT-REINFORCE-07", "no_spirit", {"spirit": price})
        kind = building % len(BUILDINGS)
        useless = (
            (kind == CITADEL and not inactive(hero))
            or (kind == SANCTUARY and not hero.corruptions)
            or (kind == BAZAAR and not s.market)
        )
        return Refusal("DT-REINFORCE-07", "useless") if useless else None

    def missed(self, s: Realm) -> list[Option]:
        enhanced = ENHANCED[s.heroes[self.seat].reinforced_at]
        return [enhanced] if self.refuse(s, enhanced) else []

    def choose(self, s: Realm, option: Free | Enhanced) -> None:
        hero = s.heroes[self.seat]
        building = hero.reinforced_at
        kind = building % len(BUILDINGS)
        enhanced = isinstance(option, Enhanced)
        s.tell(Reinforced(seat=self.seat, building=building, enhanced=enhanced, rule=RULES[kind]))
        s.agenda.append(AfterReinforce(self.seat, building, self.face))
        if enhanced:
            spend_spirit(s, self.seat, cost(s, hero, building), RULES[kind])
            ENHANCED_EFFECTS[kind](s, self.seat)
        else:
            FREE_EFFECTS[kind](s, self.seat)


def given(s: Realm, kind: int) -> BuildingData:
    """What a type of building gives."""
    return TABLES[s.variant].buildings[kind]


def free_citadel(s: Realm, seat: int) -> None:
    """DT-REINFORCE-02: a potion."""
    gain_potions(s, seat, given(s, CITADEL).free, "DT-REINFORCE-02")


def free_sanctuary(s: Realm, seat: int) -> None:
    """DT-REINFORCE-03: a spirit."""
    gain_spirit(s, seat, given(s, SANCTUARY).free, "DT-REINFORCE-03")


def free_village(s: Realm, seat: int) -> None:
    """DT-REINFORCE-04: 6 warriors."""
    gain_warriors(s, seat, given(s, VILLAGE).free, "DT-REINFORCE-04")


def free_bazaar(s: Realm, seat: int) -> None:
    """DT-REINFORCE-05: gear."""
    gain_gear(s, seat, given(s, BAZAAR).free, "DT-REINFORCE-05")


def enhanced_citadel(s: Realm, seat: int) -> None:
    """DT-REINFORCE-02, DT-VIRTUE-04: a virtue."""
    gain_virtue(s, seat, "DT-REINFORCE-02")


def enhanced_sanctuary(s: Realm, seat: int) -> None:
    """DT-REINFORCE-03: all corruption is purged."""
    s.agenda.append(PurgeOrder(seat))


def enhanced_village(s: Realm, seat: int) -> None:
    """DT-REINFORCE-04: 12 warriors."""
    gain_warriors(s, seat, given(s, VILLAGE).enhanced, "DT-REINFORCE-04")


def enhanced_bazaar(s: Realm, seat: int) -> None:
    """DT-REINFORCE-05: a treasure of the market."""
    s.sale = False
    gain_market(s, seat, "DT-REINFORCE-05")


class PurgeOrder(PickOne):
    """DT-CORRUPT-10: which corruption goes under the deck next? The last one lies lowest."""

    seat: Seat
    rule: ClassVar[str] = "DT-CORRUPT-10"
    offers: ClassVar[tuple[type[Option], ...]] = (Purge,)
    reason: ClassVar[str] = "not_corrupted"
    stays: ClassVar[bool] = True
    auto: ClassVar[bool] = True

    def among(self, s: Realm) -> list[int]:
        return s.heroes[self.seat].corruptions

    def choose(self, s: Realm, option: Purge) -> None:
        purge(s, self.seat, option.corruption)


FREE_EFFECTS = (free_citadel, free_sanctuary, free_village, free_bazaar)
ENHANCED_EFFECTS = (enhanced_citadel, enhanced_sanctuary, enhanced_village, enhanced_bazaar)


class AfterReinforce(Step):
    """What follows a reinforce: the haggled extra first, then virtues and items, then corruptions.
    `building` is NONE after moving a siege tree."""

    seat: Seat
    building: OrNone[Building]
    face: Face

    def run(self, s: Realm) -> None:
        hero = s.heroes[self.seat]
        if hero.out:
            return
        s.agenda.append(EndReinforce(self.seat, self.building))
        kind = NONE if self.building == NONE else self.building % len(BUILDINGS)
        after_items(s, self.seat, kind)
        haggled(s, self.seat, self.face)


def haggled(s: Realm, seat: int, face: int) -> None:
    """DT-HAGGLE-03: what the die adds after the reinforce."""
    knobs = TABLES[s.variant].knobs
    if face == HAGGLE_WARRIORS:
        gain_warriors(s, seat, knobs.haggle_warriors, "DT-HAGGLE-03")
    elif face == HAGGLE_POTION:
        gain_potions(s, seat, knobs.haggle_potions, "DT-HAGGLE-03")
    elif face == HAGGLE_GEAR:
        gain_gear(s, seat, knobs.haggle_gear, "DT-HAGGLE-03")


def after_items(s: Realm, seat: int, kind: int) -> None:
    """Virtues and items that answer a reinforce (DT-ITEM-11)."""
    hero = s.heroes[seat]
    if is_active(hero, INSPIRING):
        gain_warriors(s, seat, printed(s, VIRTUE_SOURCE + INSPIRING), "DT-VIRTUE-03")
    building = TABLES[s.variant].world.building_at[hero.region]
    if SCEPTER in hero.items and building != NONE:
        s.agenda.append(
            SkullLifting(
                seat=seat,
                buildings=[building],
                count=printed(s, SCEPTER),
                same=False,
                may=False,
                cause="DT-ITEM-11",
            )
        )
    if Q_REMEDY in hero.items:
        return_spores(s, seat, hero.spores)
    if kind == CITADEL and CAULDRON in hero.items:
        gain_potions(s, seat, printed(s, CAULDRON), "DT-ITEM-11")
    if kind == SANCTUARY and CROWN in hero.items:
        gain_spirit(s, seat, s.month, "DT-ITEM-11")
    if kind == VILLAGE and Q_OUTLAW in hero.items:
        gain_warriors(s, seat, printed(s, Q_OUTLAW), "DT-ITEM-11")
    if kind == BAZAAR and Q_COIN in hero.items:
        s.agenda.append(NewWares(seat, "DT-ITEM-11"))


class EndReinforce(Step):
    """Cruel and Greedy heroes lose a spirit (DT-R-14: a shortfall is one like any other); Vasa's
    answer to a glyph; Uncertain heroes go straight to the end of the turn."""

    seat: Seat
    building: OrNone[Building]

    def run(self, s: Realm) -> None:
        hero = s.heroes[self.seat]
        if hero.out:
            return
        kind = NONE if self.building == NONE else self.building % len(BUILDINGS)
        after_action(s, self.seat, REINFORCE)
        if UNCERTAIN in hero.corruptions:
            s.phase = END_STEP
        knobs = TABLES[s.variant].knobs
        cruel = knobs.cruel_spirit if kind == VILLAGE and CRUEL in hero.corruptions else 0
        greedy = knobs.greedy_spirit if kind == BAZAAR and GREEDY in hero.corruptions else 0
        if cruel or greedy:
            begin_effect(s)
            lose(s, self.seat, SPIRIT, cruel or greedy, "DT-CORRUPT-08")
