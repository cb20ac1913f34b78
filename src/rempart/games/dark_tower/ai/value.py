"""What a position is worth, for bots that look one choice ahead.

In points: what heroes own, what threatens them, how far the goal is, and for the active hero the
best place to be, which attracts it step by step. A place attracts less than the value of acting
there, or the bot would never act.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rempart.games.dark_tower.ids import (
    AZKOLS,
    BAZAAR,
    CITADEL,
    FIRST_ADVERSARY,
    GEAR_CARD,
    GLEB,
    GONE,
    HAKAN,
    POTION,
    QUEST_ITEM,
    SANCTUARY,
    SPIRIT,
    TREASURE,
    VASA,
    VILLAGE,
    WARRIORS,
    ZAIDA,
    level_of,
)
from rempart.games.dark_tower.steps.cards import of
from rempart.games.dark_tower.steps.goals import needs
from rempart.games.dark_tower.steps.quests import can_pay, scale, ways_of
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.tables.effects import ADVANTAGE, Way
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Hero, Quest
    from rempart.games.dark_tower.state import Realm

WON = 100_000.0
DEPOSITS = {ZAIDA: (TREASURE,), GLEB: (WARRIORS, GEAR_CARD), HAKAN: (POTION, TREASURE)}
DEPOSITS[VASA] = (SPIRIT,)


class Weights(msgspec.Struct, frozen=True):
    """How much things count."""

    corruption: tuple[float, ...] = (0, 45, 140, 400)
    """By the number that a hero has."""
    short: float = 9
    """Each skull that the supply is below `safe`."""
    safe: int = 9
    skull: float = 2.5
    full: float = 8
    """A building with three skulls."""
    ruin: float = 45
    """A destroyed building."""
    warriors: float = 1
    """Each up to `host`; beyond it less."""
    host: int = 30
    spare: float = 0.35
    spirit: float = 2.5
    rich: int = 9
    """Spirit beyond this counts less."""
    potion: float = 4
    gear: float = 6
    treasure: float = 9
    quest_item: float = 10
    companion: float = 20
    virtue: float = 17
    foe: float = 5
    """Each token, for each level."""
    state: float = 6
    goal: float = 260
    """The whole main goal; done: once more."""
    trial: float = 120
    quest: float = 25
    """A monthly quest that is still open."""
    fight: float = 8
    """A battle that is on, for each level of the foe."""
    visit: float = 16
    heroic: float = 5
    """The spirit that follows a heroic action."""
    step: float = 1.6
    """The cost of each region between a hero and its target."""
    glyph: float = 3


WEIGHTS = Weights()


def evaluate(s: Realm, seat: int, w: Weights = WEIGHTS) -> float:
    """How good a position is for a seat; in a cooperative match the same for all."""
    if s.outcome is not None:
        return WON if seat in s.outcome.winners else -WON
    if s.turn == 0 and s.month == 1:
        return 0.0
    value = world_worth(s, w) + drawn(s, s.active, w)
    if s.competitive:
        return value + hero_worth(s, s.heroes[seat], w)
    return value + sum(hero_worth(s, hero, w) for hero in s.heroes) + goal_worth(s, w)


def world_worth(s: Realm, w: Weights) -> float:
    """Skulls, buildings and foes."""
    value = -w.short * max(0, w.safe - s.supply)
    for skulls in s.buildings:
        value -= w.ruin if skulls == GONE else w.skull * skulls + (w.full if skulls == 3 else 0)
    value -= w.foe * sum(level_of(foe.kind) for foe in s.foes if foe.kind < FIRST_ADVERSARY)
    value -= w.state * sum(s.states)
    value -= w.quest * len(s.quests)
    value -= w.glyph * (12 - s.seals.bit_count())
    if s.battle is not None:
        value += w.fight * level_of(s.battle.kind) - 3 * s.battle.step
    if s.visit is not None:
        value += w.visit
    return value


def hero_worth(s: Realm, hero: Hero, w: Weights) -> float:
    """What a hero owns."""
    if hero.out:
        return -WON / 10
    value = -w.corruption[min(3, len(hero.corruptions))]
    value += w.warriors * min(hero.warriors, w.host)
    value += w.spare * max(0, hero.warriors - w.host)
    value += w.spirit * min(hero.spirit, w.rich) + w.spare * max(0, hero.spirit - w.rich)
    value += w.potion * len(of(hero, POTION)) + w.gear * len(of(hero, GEAR_CARD))
    value += w.treasure * len(of(hero, TREASURE)) + w.quest_item * len(of(hero, QUEST_ITEM))
    value += w.companion * len(hero.companions) + w.virtue * hero.active.bit_count()
    value += w.trial * hero.trials_done.bit_count()
    return value + w.heroic * hero.heroic


def drawn(s: Realm, seat: int, w: Weights) -> float:
    """The best place for a hero, less the way to it."""
    if s.heroes[seat].out:
        return 0.0
    distance = TABLES[s.variant].world.distance[s.heroes[seat].region]
    return max((worth - w.step * distance[region] for region, worth in places(s, seat)), default=0)


def payable(s: Realm, seat: int, quest: Quest) -> bool:
    """Whether a hero has what one way of a quest costs; dungeons are attractive by themselves."""
    if quest.region == NONE or TABLES[s.variant].quests[quest.number].dungeon != NONE:
        return False
    ways = ways_of(s, quest.number)
    return any(can_pay(s, seat, acts, scale(s)) and not advantages(acts) for acts in ways)


def advantages(acts: Way) -> bool:
    """Whether a way asks for advantages."""
    return any(act.op == ADVANTAGE for act in acts)


def places(s: Realm, seat: int) -> list[tuple[int, float]]:
    """The places where a hero has something to do, and how much it matters."""
    t = TABLES[s.variant]
    hero = s.heroes[seat]
    found: list[tuple[int, float]] = []
    for building, skulls in enumerate(s.buildings):
        if skulls == GONE:
            continue
        need = skulls * (5.0 if s.supply <= 8 else 1.5) * (not hero.heroic)
        need += draw_of_building(s, hero, building % 4)
        found.append((t.world.building_region[building], need))
    for foe in s.foes:
        if foe.kind >= FIRST_ADVERSARY:
            found.append((foe.region, 90.0 if hero.warriors >= 25 else 0.0))
        elif hero.warriors >= 6 * level_of(foe.kind):
            found.append((foe.region, 5.0 * level_of(foe.kind)))
    found += [(quest.region, 24.0) for quest in s.quests if payable(s, seat, quest)]
    found += [(d.region, 12.0) for d in s.dungeons if d.region != NONE and hero.warriors >= 12]
    if s.main.region != NONE and not s.main.done and brings(s, hero):
        found.append((s.main.region, 60.0))
    if s.competitive:
        found += trial_places(s, hero)
    return found


def draw_of_building(s: Realm, hero: Hero, kind: int) -> float:
    """What a hero hopes to get from a type of building."""
    if kind == VILLAGE:
        return max(0.0, 20.0 - hero.warriors) * 0.6
    if kind == SANCTUARY:
        return 25.0 * len(hero.corruptions) if hero.spirit >= 5 else 0.0
    if kind == CITADEL:
        return 12.0 if hero.spirit >= 5 else 3.0
    if kind == BAZAAR:
        wanted = s.goal == ZAIDA and any(item in AZKOLS for item in s.market)
        return 30.0 if wanted and hero.spirit >= 2 else 6.0
    return 0.0


def brings(s: Realm, hero: Hero) -> bool:
    """Whether a hero has something for the main goal's marker."""
    wanted = DEPOSITS.get(s.goal)
    if wanted is None:
        return True
    for what, need, given in zip(wanted, needs(s), s.main.given, strict=True):
        if given >= need:
            continue
        if what == WARRIORS and hero.warriors >= 15:
            return True
        if what == SPIRIT and hero.spirit >= 4:
            return True
        if what > SPIRIT and (s.goal != ZAIDA or any(item in AZKOLS for item in hero.items)):
            if of(hero, what):
                return True
    return False


def trial_places(s: Realm, hero: Hero) -> list[tuple[int, float]]:
    """The regions of a hero's trials, and of the Tower after them."""
    t = TABLES[s.variant]
    if hero.trials_done.bit_count() >= t.knobs.trials_needed:
        return [(region, 80.0) for region in t.world.ring]
    return [(t.trials[n].region, 30.0) for n in hero.trials if not hero.trials_done >> n & 1]


def goal_worth(s: Realm, w: Weights) -> float:
    """How far the main goal is."""
    if s.main.done:
        steps = sum(s.steps) / (4 * len(s.steps)) if s.steps else 0
        return w.goal * (3 - steps)
    wanted = needs(s)
    if not wanted:
        return w.goal * sum(s.main.given) / 4
    parts = [given / need for given, need in zip(s.main.given, wanted, strict=True)]
    return w.goal * (sum(parts) / len(parts) + min(10, s.main.skulls) / 40)
