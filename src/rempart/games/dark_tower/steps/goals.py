"""The main goal as a heroic action (DT-QUEST-06; 5.11): deposits, and the other parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import GoalAdvanced, ItemSpent
from rempart.games.dark_tower.ids import (
    AZKOLS,
    GEAR_CARD,
    GLEB,
    HAKAN,
    POTION,
    QUEST,
    SPIRIT,
    TREASURE,
    VASA,
    WARRIORS,
    ZAIDA,
    Seat,
)
from rempart.games.dark_tower.options import Advance, Deposit, SpendItem
from rempart.games.dark_tower.steps.acts import pay
from rempart.games.dark_tower.steps.cards import of
from rempart.games.dark_tower.steps.goal_course import (
    ADVANCES,
    DEPOSITS,
    P_GEAR,
    P_POTIONS,
    P_SPIRIT,
    P_TREASURES,
    P_WARRIORS,
    RULE,
    complete,
)
from rempart.games.dark_tower.steps.goal_parts import PARTS, refuse_part
from rempart.games.dark_tower.steps.heroic import (
    EndHeroic,
    begin_heroic,
    refuse_heroic,
    spirit_left,
)
from rempart.games.dark_tower.steps.items import inactive, lucky
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, PickOne, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

PART_OF = {WARRIORS: P_WARRIORS, GEAR_CARD: P_GEAR, POTION: P_POTIONS, TREASURE: P_TREASURES}
PART_OF[SPIRIT] = P_SPIRIT


def pursued(s: Realm, goal: int) -> bool:
    """Whether the heroes still work at a main goal."""
    return s.main_goal() == goal and not s.main.done


def needs(s: Realm) -> list[int]:
    """How much of each thing must be deposited (5.11), by the number of heroes at the start."""
    goals = TABLES[s.variant].goals
    heroes = len(s.heroes)
    pairs: dict[int, list[tuple[int, int]]] = {
        GLEB: [goals.gleb_warriors, goals.gleb_gear],
        VASA: [goals.vasa_spirit],
    }
    if s.goal in pairs:
        return [base + each * heroes for base, each in pairs[s.goal]]
    if s.goal == HAKAN:
        base, each = goals.hakan_potions
        return [base + each * heroes, goals.hakan_treasures[heroes - 1]]
    return [goals.zaida_treasures[heroes - 1]] if s.goal == ZAIDA else []


# The heroic action


def offers(s: Realm, seat: int) -> list[Deposit | Advance]:
    """What the hero can do for the main goal here (DT-QUEST-01)."""
    if s.main.done or refuse_heroic(s, seat, QUEST) is not None:
        return []
    found: list[Deposit | Advance] = []
    if s.heroes[seat].region == s.main.region:
        for what in DEPOSITS.get(s.goal, ()):
            for count in range(1, most(s, seat, what) + 1):
                if refuse_deposit(s, seat, what, count) is None:
                    found.append(Deposit(what, count))
    for part in ADVANCES.get(s.goal, ()):
        if refuse_part(s, seat, part) is None:
            found.append(Advance(part))
    return found


def refuse(s: Realm, seat: int, option: Deposit | Advance) -> Refusal | None:
    """Why a hero cannot do this for the main goal."""
    if s.main.done:
        return Refusal(RULE, "goal_done")
    if isinstance(option, Deposit):
        found = refuse_deposit(s, seat, option.what, option.count)
    else:
        found = refuse_part(s, seat, option.part)
    return found or refuse_heroic(s, seat, QUEST)


def do(s: Realm, seat: int, option: Deposit | Advance) -> None:
    """Every deposit and every part is one heroic action."""
    begin_heroic(s, seat, QUEST)
    s.agenda.append(EndHeroic(seat, QUEST))
    if isinstance(option, Deposit):
        deposit(s, seat, option.what, option.count)
    else:
        PARTS[option.part](s, seat, option.part)


# Deposits


def most(s: Realm, seat: int, what: int) -> int:
    """How many of a thing the hero has for the goal, and the goal still wants."""
    missing = needs(s)[DEPOSITS[s.goal].index(what)] - given(s, what)
    return min(missing, len(own(s, seat, what)) if what > SPIRIT else stock(s, seat, what))


def stock(s: Realm, seat: int, what: int) -> int:
    """A hero's warriors, or the spirit that the glyph of the action leaves."""
    return s.heroes[seat].warriors if what == WARRIORS else spirit_left(s, seat, QUEST)


def own(s: Realm, seat: int, what: int) -> list[int]:
    """A hero's items that the goal takes; Zaida's only those of Azkol."""
    items = of(s.heroes[seat], what)
    return [item for item in items if item in AZKOLS] if s.goal == ZAIDA else items


def given(s: Realm, what: int) -> int:
    """How much of a thing has been deposited so far."""
    return s.main.given[DEPOSITS[s.goal].index(what)]


def refuse_deposit(s: Realm, seat: int, what: int, count: int) -> Refusal | None:
    """Why a deposit cannot be made: place, amount, and what some goals want first."""
    if what not in DEPOSITS.get(s.goal, ()):
        return Refusal(RULE, "not_wanted")
    if s.heroes[seat].region != s.main.region:
        return Refusal("DT-QUEST-01", "not_your_region")
    if not 1 <= count <= most(s, seat, what):
        return Refusal(RULE, "wrong_amount")
    if s.goal == ZAIDA and given(s, what) + count >= needs(s)[0] and not worthy(s, seat):
        return Refusal(RULE, "virtues_missing")
    if s.goal == VASA:
        return refuse_prayer(s)
    return None


def worthy(s: Realm, seat: int) -> bool:
    """Zaida: the last deposit is made by a hero with four active virtues, or with all that are
    left."""
    hero = s.heroes[seat]
    return hero.active.bit_count() >= TABLES[s.variant].goals.zaida_virtues or not inactive(hero)


def refuse_prayer(s: Realm) -> Refusal | None:
    """Vasa: enough skulls were cleansed, and none is on the marker's building, if it stands."""
    base, each = TABLES[s.variant].goals.vasa_skulls
    if s.main.skulls < base + each * len(s.heroes):
        return Refusal(RULE, "skulls_missing")
    building = TABLES[s.variant].world.building_at[s.main.region]
    if building != NONE and s.buildings[building] > 0:
        return Refusal(RULE, "skulls_there", {"building": building})
    return None


def deposit(s: Realm, seat: int, what: int, count: int) -> None:
    """Progress is shared and kept; what is deposited is spent. DT-R-60: one kind of thing."""
    number = DEPOSITS[s.goal].index(what)
    s.main.given[number] += count
    s.tell(GoalAdvanced(seat=seat, part=PART_OF[what], count=s.main.given[number]))
    s.agenda.append(CheckDeposits(seat))
    if s.goal == ZAIDA:
        s.agenda.append(Donation(seat, count))
    else:
        pay(s, seat, what, count, RULE)


class CheckDeposits(Step):
    """When everything is there, the goal is completed."""

    seat: Seat

    def run(self, s: Realm) -> None:
        if s.main.given == needs(s):
            complete(s, self.seat)


class Donation(PickOne):
    """Zaida: treasures of Azkol's that are deposited leave the game."""

    seat: Seat
    count: int
    rule: ClassVar[str] = RULE
    offers: ClassVar = (SpendItem,)
    reason: ClassVar[str] = "not_wanted"
    auto: ClassVar[bool] = True

    def among(self, s: Realm) -> list[int]:
        return own(s, self.seat, TREASURE)

    def choose(self, s: Realm, option: SpendItem) -> None:
        s.heroes[self.seat].items.remove(option.item)
        s.gone.append(option.item)
        s.tell(ItemSpent(seat=self.seat, item=option.item, rule=RULE))
        if self.count > 1:
            s.agenda.append(Donation(self.seat, self.count - 1))
        lucky(s, self.seat)
