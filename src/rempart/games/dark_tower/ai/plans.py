"""What a hero might do next and where, for bots: errands, and what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rempart.games.dark_tower.ai.estimate import WORTH, battle_cost, cards_borne, stock
from rempart.games.dark_tower.ai.threats import (
    Hazard,
    demand,
    failure_cost,
    hazards,
    price_of,
    relief,
    strike_cost,
    toll,
)
from rempart.games.dark_tower.ids import (
    AZKOLS,
    BAZAAR,
    CITADEL,
    CRUEL,
    FEVERISH,
    FIRST_ADVERSARY,
    FIRST_GEAR,
    GEAR_CARD,
    GLEB,
    GONE,
    GREEDY,
    GRIGOR,
    LETHA,
    POTION,
    SANCTUARY,
    SPANS,
    SPIRIT,
    TREASURE,
    VASA,
    VILLAGE,
    VIRTUE,
    WARRIORS,
    YANA,
    ZAIDA,
    level_of,
)
from rempart.games.dark_tower.options import (
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
from rempart.games.dark_tower.steps.advantage import Circumstances, free, most
from rempart.games.dark_tower.steps.amounts import can_pay
from rempart.games.dark_tower.steps.cards import of
from rempart.games.dark_tower.steps.goal_course import DEPOSITS, from_ring
from rempart.games.dark_tower.steps.goal_parts import BONDS, bonds
from rempart.games.dark_tower.steps.goals import needs, own, pursued, worthy
from rempart.games.dark_tower.steps.items import inactive
from rempart.games.dark_tower.steps.quests import refuse_errand, scale, ways_of
from rempart.games.dark_tower.steps.reinforce import cost as price
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.tables import effects as en
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Foe, Quest
    from rempart.games.dark_tower.state import Realm
    from rempart.kernel import Option

HEROIC = 5.0
"""The two spirit of any heroic action."""
GOAL = 150.0
"""The whole main goal."""
URGENCY = ((4, 30.0), (6, 16.0), (8, 8.0), (10, 5.0))
"""The value of removing a skull from a building, by the most skulls left in the supply."""
DREAD = 0.9
"""How much of the skulls that a strike may take is counted as gone."""
CALM = 2.0
"""The same with more of them."""
HOST = 26
"""Warriors that a hero likes to have; more once the adversary is there."""
MENACE = (8.0, 12.0, 25.0)
"""The value of defeating a foe of level 2, 3 or 4."""
PURGED = (0.0, 75.0, 250.0)
"""The value of removing corruptions, by their number."""
THRIFT = 2.5
"""The factor on spirit for a corrupted hero, who saves it for a purge."""
SHOWDOWN = 300.0
"""A battle in which the adversary may fall: it ends everything."""
WEAKENED = 6.0
"""A card of the adversary's that stays one step milder."""
GUARD = 14
"""Warriors below which any event may corrupt a hero."""


GAINS = (
    ((POTION, 1), (VIRTUE, 1)),
    ((SPIRIT, 1), (SPIRIT, 0)),
    ((WARRIORS, 6), (WARRIORS, 12)),
    ((GEAR_CARD, 1), (TREASURE, 1)),
)
"""What the two effects of each type of building give."""
AFFLICTED = {VILLAGE: CRUEL, BAZAAR: GREEDY}
"""The corruptions that take a spirit after reinforcing there."""


WANTED = 18.0
"""A potion or a piece of gear that the main goal wants; a treasure counts twice."""
BOND = 30.0
"""An item with which a hero can break one of Grigor's bonds; less if more are missing."""


class Errand(NamedTuple):
    """Something to do in a region: its value, and the kind of option that does it."""

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
    supply = s.supply - DREAD * demand(s)
    urgency = next((each for most_, each in URGENCY if supply <= most_), CALM)
    if pursued(s, VASA):
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
    kinds = {foe.kind for foe in s.foes if foe.kind < FIRST_ADVERSARY}
    strikes = {kind: strike_cost(s, kind) for kind in kinds}
    for number, foe in enumerate(list(s.foes)):
        level = level_of(foe.kind)
        if foe.kind >= FIRST_ADVERSARY:
            found.append(Errand(foe.region, showdown_worth(s, seat, foe), Fight))
            continue
        gain = HEROIC + MENACE[level - 2] + 3.0 * s.states[level - 2]
        gain += relief(s, number, strikes[foe.kind])
        if level >= TABLES[s.variant].goals.yana_level and hunting(s):
            gain += 45.0
        price = battle_cost(s, seat, foe.kind, foe.region)
        found.append(Errand(foe.region, gain - price, Fight))
    return found


def showdown_worth(s: Realm, seat: int, foe: Foe) -> float:
    """The value of a battle with the adversary: winning it, or permanently weakening some of its
    cards."""
    hero = s.heroes[seat]
    hero.region, here = foe.region, hero.region
    ready = cards_borne(s, seat, foe.kind) >= level_of(foe.kind)
    advantages = free(s, seat, Circumstances(TABLES[s.variant].foe_mask[foe.kind], kind=foe.kind))
    price = battle_cost(s, seat, foe.kind, foe.region) / level_of(foe.kind)
    hero.region = here
    if ready:
        return SHOWDOWN
    weakens = advantages >= 2 and hero.warriors >= GUARD and not hero.corruptions
    return HEROIC + WEAKENED * min(advantages, 6) - price if weakens else 0.0


def hunting(s: Realm) -> bool:
    """Yana: a strong foe must fall first."""
    return pursued(s, YANA) and s.main.given[0] == 0


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
    if errand.adversary != NONE:
        return HEROIC + 18.0 + failure_cost(s, quest)
    return HEROIC + (34.0 if errand.recruit else 16.0)


def quest_price(s: Realm, seat: int, quest: Quest) -> float:
    """The cheapest way; very much if the hero can pay none."""
    prices = [1000.0]
    for way in ways_of(s, quest.number):
        need = [act for act in way if act.op == en.ADVANTAGE]
        if need and brought(s, seat, need[0].what, quest.region) >= need[0].n:
            prices.append(4.0)
        elif not need and can_pay(s, seat, way, scale(s)):
            prices.append(0.7 * sum(WORTH[act.what] * act.n for act in way))
    return min(prices)


def brought(s: Realm, seat: int, advantage: int, region: int) -> int:
    """The most advantages of a type that a hero can bring to a region."""
    hero = s.heroes[seat]
    hero.region, here = region, hero.region
    count = most(s, seat, Circumstances(1 << advantage))
    hero.region = here
    return count


def dungeons(s: Realm, seat: int) -> list[Errand]:
    """Dungeons for a hero who can stand a few rooms."""
    hero, found = s.heroes[seat], list[Errand]()
    for dungeon in s.dungeons:
        if dungeon.region == NONE:
            continue
        quest = next((each for each in s.quests if each.number == dungeon.quest), None)
        worth = 50.0 if quest is None else quest_worth(s, quest)
        worth += 2.0 * sum(room.cleared for room in dungeon.rooms)
        mask = TABLES[s.variant].dungeon_mask[dungeon.type]
        helped = free(s, seat, Circumstances(mask, dungeon=dungeon.type))
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
        able = any(brought(s, seat, bonds(s)[part], s.main.region) >= need for part in open_)
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
        if s.goal == VASA and s.main.skulls < prayers(s):
            count = 0
        part = count / total[number]
        if part >= (0.3 if len(s.heroes) < 3 else 0.2) or count == missing:
            best = max(best, GOAL * part / len(wanted) + (15.0 if count == missing else 0.0))
    return best


def prayers(s: Realm) -> int:
    """Vasa: the skulls that must be cleansed first."""
    base, each = TABLES[s.variant].goals.vasa_skulls
    return base + each * len(s.heroes)


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
    over = hazards(s, seat)
    found = [
        Errand(at[building], max(effects_worth(s, seat, building, over)), Reinforce)
        for building, skulls in enumerate(s.buildings)
        if skulls != GONE
    ]
    if pursued(s, LETHA):
        found += [Errand(region, 24.0, MoveTree) for region in moving_trees(s)]
    return found


def moving_trees(s: Realm) -> list[int]:
    """Letha: the trees that should still move, those nearest to the Tower first."""
    wanted = TABLES[s.variant].goals.letha_ring[len(s.heroes) - 1]
    nearest = sorted(s.trees, key=lambda region: from_ring(s, region))[:wanted]
    return [region for region in nearest if from_ring(s, region) > 0]


def effects_worth(s: Realm, seat: int, building: int, over: list[Hazard]) -> tuple[float, float]:
    """The values of the free and the enhanced effect, including against threats to the hero; the
    latter is 0 if it cannot be paid."""
    hero, kind = s.heroes[seat], building % 4
    saving = THRIFT if hero.corruptions and kind != SANCTUARY else 1.0
    spent = saving * WORTH[SPIRIT] * price(s, hero, building)
    payable = hero.spirit >= price(s, hero, building)
    if kind == CITADEL:
        plain = potion_worth(s)
        better = virtue_worth(s, seat)
    elif kind == SANCTUARY:
        plain, better = (6.0 if hero.corruptions else 2.5), PURGED[len(hero.corruptions)]
    elif kind == BAZAAR:
        plain, better = gear_worth(s, seat), treasure_worth(s, seat)
    else:
        plain, better = warriors_worth(s, seat, 6), warriors_worth(s, seat, 12)
    if AFFLICTED.get(kind) in hero.corruptions:
        plain -= price_of(s, seat, Hazard(1.0, SPIRIT, 1))
        better -= price_of(s, seat, Hazard(1.0, SPIRIT, 1 + price(s, hero, building)))
    now = toll(s, seat, over)
    gains = GAINS[kind]
    plain += now - toll(s, seat, over, *gains[0])
    better += now - toll(s, seat, over, *gains[1])
    better += now - toll(s, seat, over, SPIRIT, -price(s, hero, building))
    return plain, better - spent if payable else 0.0


def warriors_worth(s: Realm, seat: int, count: int) -> float:
    """Warriors up to the size that the hero wants; further ones count for little."""
    have = s.heroes[seat].warriors
    host = 50 if s.main.done or pursued(s, GLEB) else HOST
    missing = max(min(host - have, count), 0)
    weak = max(min(GUARD - have, count), 0)
    return 0.9 * missing + 1.4 * weak + 0.2 * (count - missing)


def virtue_worth(s: Realm, seat: int) -> float:
    """A virtue, if there is one left to gain."""
    if not inactive(s.heroes[seat]):
        return 0.0
    return 40.0 if wants_virtue(s, seat) else 19.0


def wants_virtue(s: Realm, seat: int) -> bool:
    """Zaida: only a worthy hero may bring the last treasure; one is enough, but a hero who has a
    treasure of Azkol's may be the one."""
    if not pursued(s, ZAIDA) or worthy(s, seat):
        return False
    carries = any(item in AZKOLS for item in s.heroes[seat].items)
    return carries or not any(worthy(s, other) for other in s.living())


def still_wanted(s: Realm, what: int) -> bool:
    """Whether the main goal wants more of something than the heroes have."""
    if s.main.done or what not in DEPOSITS.get(s.main_goal(), ()):
        return False
    number = DEPOSITS[s.goal].index(what)
    held = sum(len(of(s.heroes[seat], what)) for seat in s.living())
    return s.main.given[number] + held < needs(s)[number]


def potion_worth(s: Realm) -> float:
    """A potion, above all if the goal wants it."""
    if still_wanted(s, POTION):
        return WANTED
    return 9.0 if pursued(s, GRIGOR) else 4.5


def gear_worth(s: Realm, seat: int) -> float:
    """Gear that the hero does not have yet."""
    hero = s.heroes[seat]
    if len(of(hero, GEAR_CARD)) >= 6:
        return 0.0
    if pursued(s, GRIGOR):
        offered = [item for item in SPANS[GEAR_CARD] if s.gear[item - FIRST_GEAR]]
        return max((bond_worth(s, seat, item) for item in offered), default=0.0)
    return WANTED if still_wanted(s, GEAR_CARD) else 6.0 - len(of(hero, GEAR_CARD))


def treasure_worth(s: Realm, seat: int) -> float:
    """A treasure of the market, above all one that the goal wants."""
    if not s.market:
        return 0.0
    if pursued(s, ZAIDA):
        return 45.0 if any(item in AZKOLS for item in s.market) else 8.0
    if pursued(s, GRIGOR):
        return 8.0 + max(bond_worth(s, seat, item) for item in s.market)
    return 2 * WANTED if still_wanted(s, TREASURE) else 12.0


def bond_worth(s: Realm, seat: int, item: int) -> float:
    """Grigor: how much nearer to breaking a bond an item brings a hero."""
    hero = s.heroes[seat]
    if item in hero.items:
        return 0.0
    before = gaps(s, seat)
    hero.items.append(item)
    after = gaps(s, seat)
    hero.items.remove(item)
    return sum(BOND / (1 + new) for old, new in zip(before, after, strict=True) if new < old)


def gaps(s: Realm, seat: int) -> list[int]:
    """Grigor: how many advantages the hero lacks for each bond that is not broken."""
    need = TABLES[s.variant].goals.grigor_advantages[len(s.heroes) - 1]
    return [
        max(need - brought(s, seat, advantage, s.main.region), 0)
        for part, advantage in bonds(s).items()
        if not s.main.given[part - min(BONDS)]
    ]
