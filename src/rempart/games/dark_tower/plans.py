"""What a hero might do next and where, for bots: errands, and what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rempart.games.dark_tower import effects as en
from rempart.games.dark_tower.actions import (
    Advance,
    Cleanse,
    CompleteTrial,
    Deposit,
    Explore,
    Fight,
    MoveTree,
    Pursue,
    Reinforce,
)
from rempart.games.dark_tower.advantage import Scene, free, most
from rempart.games.dark_tower.estimate import WORTH, battle_cost, cards_borne, stock
from rempart.games.dark_tower.ids import (
    AZKOLS,
    BAZAAR,
    CITADEL,
    FEVERISH,
    FIRST_ADVERSARY,
    GEAR_CARD,
    GLEB,
    GONE,
    GRIGOR,
    HAKAN,
    LETHA,
    NONE,
    SANCTUARY,
    SPIRIT,
    VASA,
    WARRIORS,
    YANA,
    ZAIDA,
    level_of,
)
from rempart.games.dark_tower.steps.amounts import can_pay
from rempart.games.dark_tower.steps.cards import of
from rempart.games.dark_tower.steps.goal_course import DEPOSITS, from_ring
from rempart.games.dark_tower.steps.goal_parts import BONDS
from rempart.games.dark_tower.steps.goals import needs, own, worthy
from rempart.games.dark_tower.steps.items import inactive
from rempart.games.dark_tower.steps.quests import refuse_errand, scale, ways_of
from rempart.games.dark_tower.steps.reinforce import cost as price
from rempart.games.dark_tower.tables import TABLES

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Quest
    from rempart.games.dark_tower.state import Realm
    from rempart.kernel import Option

HEROIC = 5.0
"""The two spirit of any heroic action."""
GOAL = 150.0
"""The whole main goal."""
URGENCY = ((4, 30.0), (6, 16.0), (8, 8.0), (10, 5.0))
"""What a skull off a building is worth, by the most skulls left in the supply."""
CALM = 2.0
"""The same with more of them."""
HOST = 26
"""Warriors that a hero likes to have; more once the adversary is there."""
MENACE = (16.0, 24.0, 45.0)
"""What the fall of a foe of level 2, 3 or 4 is worth."""
PURGED = (0.0, 75.0, 250.0)
"""What it is worth to be rid of so many corruptions."""
THRIFT = 2.5
"""A corrupted hero saves spirit to be purged: it weighs so much more."""
GUARD = 14
"""Warriors below which any event may corrupt a hero."""


class Errand(NamedTuple):
    """Something to do in a region: what it is worth, and the kind of option that does it."""

    region: int
    worth: float
    option: type[Option]


def heroic(s: Realm, seat: int) -> list[Errand]:
    """The heroic actions that a hero could walk to."""
    found = [*cleanses(s, seat), *fights(s, seat), *quests(s, seat), *dungeons(s, seat)]
    if s.competitive:
        return found + trials(s, seat)
    return found if s.main.done else found + goal(s, seat)


def cleanses(s: Realm, seat: int) -> list[Errand]:
    """Skulls weigh more the fewer are left in the supply."""
    at = TABLES[s.variant].world.building_region
    urgency = next((each for supply, each in URGENCY if s.supply <= supply), CALM)
    if s.goal == VASA and not s.main.done:
        urgency += 3.0
    feverish = FEVERISH in s.heroes[seat].corruptions
    return [
        Errand(at[b], HEROIC + urgency * skulls + (16.0 if skulls == 3 else 0.0), Cleanse)
        for b, skulls in enumerate(s.buildings)
        if skulls > 0 and not (skulls == 3 and feverish)
    ]


def fights(s: Realm, seat: int) -> list[Errand]:
    """Foes that the hero can stand against; the adversary when the host is strong."""
    found: list[Errand] = []
    costs: dict[int, float] = {}
    for foe in s.foes:
        level = level_of(foe.kind)
        if foe.kind >= FIRST_ADVERSARY:
            ready = cards_borne(s, seat, foe.kind) >= level
            found.append(Errand(foe.region, 70.0 if ready else 0.0, Fight))
            continue
        if foe.kind not in costs:
            costs[foe.kind] = battle_cost(s, seat, foe.kind)
        gain = HEROIC + MENACE[level - 2] + 3.0 * s.states[level - 2]
        if s.goal == YANA and not s.main.done and s.main.given[0] == 0 and level > 2:
            gain += 45.0
        found.append(Errand(foe.region, gain - costs[foe.kind], Fight))
    return found


def quests(s: Realm, seat: int) -> list[Errand]:
    """Monthly quests that the hero can pay for now."""
    found: list[Errand] = []
    for quest in s.quests:
        errand = TABLES[s.variant].quests[quest.number]
        if quest.region == NONE or errand.dungeon != NONE:
            continue
        if refuse_errand(s, seat, quest, errand) is None:
            worth = quest_worth(s, quest) - quest_price(s, seat, quest)
            found.append(Errand(quest.region, worth, Pursue))
    return found


def quest_worth(s: Realm, quest: Quest) -> float:
    """What completing a quest is worth."""
    errand = TABLES[s.variant].quests[quest.number]
    return HEROIC + (34.0 if errand.recruit else 42.0 if errand.adversary != NONE else 16.0)


def quest_price(s: Realm, seat: int, quest: Quest) -> float:
    """The cheapest way; very much if the hero can pay none."""
    prices = [1000.0]
    for way in ways_of(s, quest.number):
        need = [act for act in way if act.op == en.ADVANTAGE]
        if need and most(s, seat, Scene(1 << need[0].what)) >= need[0].n:
            prices.append(4.0)
        elif not need and can_pay(s, seat, way, scale(s)):
            prices.append(0.7 * sum(WORTH[act.what] * act.n for act in way))
    return min(prices)


def dungeons(s: Realm, seat: int) -> list[Errand]:
    """Dungeons for a hero who can stand a few rooms."""
    hero, found = s.heroes[seat], list[Errand]()
    for dungeon in s.dungeons:
        if dungeon.region == NONE:
            continue
        worth = 40.0 if dungeon.quest == NONE else 28.0
        worth += 2.0 * sum(room.cleared for room in dungeon.rooms)
        mask = TABLES[s.variant].dungeon_mask[dungeon.type]
        helped = free(s, seat, Scene(mask, dungeon=dungeon.type))
        strong = hero.warriors + 5 * helped >= 16 and hero.spirit >= 2
        if strong and not hero.corruptions:
            found.append(Errand(dungeon.region, HEROIC + worth, Explore))
    return found


def goal(s: Realm, seat: int) -> list[Errand]:
    """What the hero can do for the main goal."""
    found: list[Errand] = []
    if s.goal in DEPOSITS:
        found.append(Errand(s.main.region, deposit_worth(s, seat), Deposit))
    if s.goal == ZAIDA and not any(item in AZKOLS for item in s.market):
        rich = s.heroes[seat].spirit >= 5 and any(item in AZKOLS for item in s.treasures)
        found.append(Errand(s.main.region, 22.0 if rich else 0.0, Advance))
    if s.goal == LETHA:
        found += [Errand(region, 100.0, Advance) for region in rallying(s, seat)]
    if s.goal == GRIGOR:
        need = TABLES[s.variant].goals.grigor_advantages[len(s.heroes) - 1]
        open_ = [part for part in BONDS if not s.main.given[part - min(BONDS)]]
        able = any(most(s, seat, Scene(1 << BONDS[part])) >= need for part in open_)
        found.append(Errand(s.main.region, GOAL / 3 if able else 0.0, Advance))
    if s.goal == YANA and s.main.given[0] == 1:
        ready = s.heroes[seat].spirit >= 5 or (s.month > 4 and not s.heroes[seat].corruptions)
        found.append(Errand(s.main.region, 60.0 if ready else 0.0, Advance))
    return [errand for errand in found if errand.worth > 0]


def rallying(s: Realm, seat: int) -> list[int]:
    """Letha: where the trees can be called to arms."""
    t = TABLES[s.variant]
    around = [region for region in s.trees if region in t.world.ring]
    enough = len(around) >= t.goals.letha_ring[len(s.heroes) - 1]
    return around if enough and s.heroes[seat].spirit >= t.goals.letha_spirit else []


def deposit_worth(s: Realm, seat: int) -> float:
    """The best deposit that the hero has: its part of the goal, more if it completes it."""
    wanted, total = DEPOSITS[s.goal], needs(s)
    best = 0.0
    for number, what in enumerate(wanted):
        missing = total[number] - s.main.given[number]
        have = len(own(s, seat, what)) if what > SPIRIT else stock(s, seat, what)
        if what == WARRIORS:
            have -= 6
        count = min(missing, have)
        if count <= 0:
            continue
        if s.goal == ZAIDA and count == missing and not worthy(s, seat):
            count -= 1
        if s.goal == VASA and s.main.skulls < 10 + 2 * len(s.heroes):
            count = 0
        part = count / total[number]
        if part >= 0.3 or count == missing:
            best = max(best, GOAL * part / len(wanted) + (15.0 if count == missing else 0.0))
    return best


def trials(s: Realm, seat: int) -> list[Errand]:
    """Competitive: trials that can be met, and the Tower after three of them."""
    t, hero = TABLES[s.variant], s.heroes[seat]
    if hero.trials_done.bit_count() >= t.knobs.trials_needed:
        return [Errand(region, 90.0, Explore) for region in t.world.ring]
    found: list[Errand] = []
    for number in hero.trials:
        trial = t.trials[number]
        if hero.trials_done >> number & 1:
            continue
        able = trial.what == NONE or stock(s, seat, trial.what) >= trial.count
        found.append(Errand(trial.region, 60.0 if able else 0.0, CompleteTrial))
    return found


# Reinforcing


def reinforcing(s: Realm, seat: int) -> list[Errand]:
    """What buildings, and siege trees, can give a hero."""
    at = TABLES[s.variant].world.building_region
    found = [
        Errand(at[building], building_worth(s, seat, building), Reinforce)
        for building, skulls in enumerate(s.buildings)
        if skulls != GONE
    ]
    if s.goal == LETHA and not s.main.done:
        found += [Errand(region, 24.0, MoveTree) for region in moving_trees(s)]
    return found


def moving_trees(s: Realm) -> list[int]:
    """Letha: the trees that should still move, those nearest to the Tower first."""
    wanted = TABLES[s.variant].goals.letha_ring[len(s.heroes) - 1]
    nearest = sorted(s.trees, key=lambda region: from_ring(s, region))[:wanted]
    return [region for region in nearest if from_ring(s, region) > 0]


def building_worth(s: Realm, seat: int, building: int) -> float:
    """The better of the two effects of a building."""
    free_, enhanced = effects_worth(s, seat, building)
    return max(free_, enhanced)


def effects_worth(s: Realm, seat: int, building: int) -> tuple[float, float]:
    """What the free and the enhanced effect are worth; the latter little if it cannot be paid."""
    hero, kind = s.heroes[seat], building % 4
    saving = THRIFT if hero.corruptions and kind != SANCTUARY else 1.0
    spent = saving * WORTH[SPIRIT] * price(s, hero, building)
    payable = hero.spirit >= price(s, hero, building)
    if kind == CITADEL:
        plain = 9.0 if s.goal in (HAKAN, GRIGOR) and not s.main.done else 4.5
        better = virtue_worth(s, seat)
    elif kind == SANCTUARY:
        plain, better = (6.0 if hero.corruptions else 2.5), PURGED[len(hero.corruptions)]
    elif kind == BAZAAR:
        plain, better = gear_worth(s, seat), treasure_worth(s)
    else:
        plain, better = warriors_worth(s, seat, 6), warriors_worth(s, seat, 12)
    return plain, better - spent if payable else 0.0


def warriors_worth(s: Realm, seat: int, count: int) -> float:
    """Warriors up to the size that the hero wants; further ones count for little."""
    have = s.heroes[seat].warriors
    host = 50 if s.main.done or s.goal == GLEB else HOST
    missing = max(min(host - have, count), 0)
    weak = max(min(GUARD - have, count), 0)
    return 0.9 * missing + 1.4 * weak + 0.2 * (count - missing)


def virtue_worth(s: Realm, seat: int) -> float:
    """A virtue, if there is one left to gain."""
    if not inactive(s.heroes[seat]):
        return 0.0
    return 40.0 if s.goal == ZAIDA and not worthy(s, seat) else 19.0


def gear_worth(s: Realm, seat: int) -> float:
    """Gear that the hero does not have yet."""
    hero = s.heroes[seat]
    if len(of(hero, GEAR_CARD)) >= 6:
        return 0.0
    return 11.0 if s.goal == GLEB and not s.main.done else 6.0 - len(of(hero, GEAR_CARD))


def treasure_worth(s: Realm) -> float:
    """A treasure of the market, above all one that the goal wants."""
    if not s.market:
        return 0.0
    if s.goal == ZAIDA and not s.main.done:
        return 45.0 if any(item in AZKOLS for item in s.market) else 8.0
    return 20.0 if s.goal in (HAKAN, GRIGOR) and not s.main.done else 12.0
