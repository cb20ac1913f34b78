"""What can be counted, and how likely a position is won by it: a logistic of the counts.

The weights, in `chances.toml`, are fitted to the positions of many matches of the heuristic bot and
how those ended, by `scripts/fit_chances.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from math import log
from typing import TYPE_CHECKING, Any

from rempart.games.dark_tower.ai.estimate import cards_borne, stock
from rempart.games.dark_tower.ai.plans import gaps
from rempart.games.dark_tower.ai.threats import demand
from rempart.games.dark_tower.ids import (
    ADVERSARIES,
    AZKOLS,
    COMPANIONS,
    FIRST_ADVERSARY,
    GEAR_CARD,
    GONE,
    GRIGOR,
    LETHA,
    POTION,
    QUEST_ITEM,
    SPIRIT,
    TREASURE,
    VASA,
    WARRIORS,
    YANA,
    ZAIDA,
    level_of,
)
from rempart.games.dark_tower.steps.advantage import Circumstances, free
from rempart.games.dark_tower.steps.cards import of
from rempart.games.dark_tower.steps.goal_course import DEPOSITS, from_ring
from rempart.games.dark_tower.steps.goals import needs, own
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE
from rempart.kernel.data import read_toml
from rempart.kernel.search_model import logistic

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Dungeon, Hero
    from rempart.games.dark_tower.state import Realm

WEAK, POOR = 14, 3
"""Warriors and spirit below which any event may corrupt a hero."""
MONTHS = 6
HELD, OFFERED = 0.5, 0.2
"""How much of what the goal asks for counts as done when a hero has it, or the market shows it."""
EVEN = 0.5
"""The chance before the first turn."""

REALM = (
    *("always", "heroes", "gritty", "time", "late"),
    *("supply", "supply_short", "supply_gone", "skulls", "full", "ruins", "inside", "seals"),
    *("foes", "states", "foes_of_4", "quests"),
)
"""What is counted of the realm."""
HERO = (
    *("corrupted", "twice_corrupted", "warriors", "weak", "spirit", "poor", "virtues"),
    *("potions", "gear", "treasures", "quest_items", "companions", "advantages"),
)
"""What is counted of a hero."""
GOAL = ("goal", "goal_late", "done", "done_late", "borne", "ready")
"""What is counted of the main goal and, once it is done, of the adversary."""
RIVALS = ("trials", "entitled", "out", *HERO)
"""What is counted of a rival, against the others."""


# The chance


def chance(s: Realm, seat: int) -> float:
    """The win chance: of the heroes together, or of one among rivals."""
    if s.turn == 0 and s.month == 1:
        return 1 / len(s.heroes) if s.competitive else EVEN
    if s.competitive and s.heroes[seat].out:
        return 0.0
    if s.competitive:
        return reckoned(competitive_weights(), rival_counts(s, seat))
    return reckoned(cooperative_weights(), counts(s))


def reckoned(weights: list[float], counted: list[float]) -> float:
    """A chance from 0 to 1."""
    return logistic(sum([weight * count for weight, count in zip(weights, counted, strict=True)]))


@cache
def fitted() -> dict[str, dict[str, float]]:
    """The weights by their names."""
    return read_toml(files(__package__ or "") / "chances.toml")


@cache
def cooperative_weights() -> list[float]:
    """The weights in the order of the counts."""
    found = fitted()
    return [found["counted"][name] for name in COUNTED]


@cache
def competitive_weights() -> list[float]:
    """The weights in the order of the counts of rivals."""
    found = fitted()
    return [found["rivals"][name] for name in RIVALS_COUNTED]


COUNTED = (
    *REALM,
    *HERO,
    *GOAL,
    *(f"goal_{name}" for name in COMPANIONS),
    *(f"against_{name}" for name in ADVERSARIES),
)
RIVALS_COUNTED = ("always", "heroes", "time", *RIVALS)


# Cooperative


def counts(s: Realm) -> list[float]:
    """All that is counted in a cooperative match, in the order of the weights; each about 1."""
    time = time_of(s)
    heroes = [hero_counts(s, seat, hero) for seat, hero in enumerate(s.heroes)]
    team = [sum(column) / len(heroes) for column in zip(*heroes, strict=True)]
    goals = [0.0] * len(COMPANIONS)
    goals[s.goal] = 1.0 - s.main.done
    against = [0.0] * len(ADVERSARIES)
    against[s.adversary] = 1.0
    return [*realm_counts(s, time), *team, *goal_counts(s, time), *goals, *against]


def time_of(s: Realm) -> float:
    """How much of the game is over, 0 to 1."""
    knobs = TABLES[s.variant].knobs
    turns = knobs.month_turns[len(s.heroes) - 1] + (knobs.gritty_turns if s.gritty else 0)
    if s.month == 1:
        turns = len(s.heroes)
    return (s.month - 1 + min(1.0, s.turn / turns)) / MONTHS


def realm_counts(s: Realm, time: float) -> list[float]:
    """Skulls, buildings, the Tower and foes."""
    left = s.supply - demand(s)
    common = [foe.kind for foe in s.foes if foe.kind < FIRST_ADVERSARY]
    return [
        1.0,
        len(s.heroes) / 4,
        float(s.gritty),
        time,
        max(0.0, time - 0.5),
        s.supply / 10,
        max(0.0, 6 - left) / 6,
        max(0.0, 2 - left) / 2,
        sum(skulls for skulls in s.buildings if skulls > 0) / 10,
        sum(skulls == 3 for skulls in s.buildings) / 3,
        sum(skulls == GONE for skulls in s.buildings) / 3,
        (sum(s.pockets) + s.inside) / 5,
        s.seals.bit_count() / 12,
        sum(map(level_of, common)) / 10,
        sum(s.states) / 6,
        sum(level_of(kind) == 4 for kind in common) / 2,
        len(s.quests) / 2,
    ]


def hero_counts(s: Realm, seat: int, hero: Hero) -> list[float]:
    """What a hero has."""
    if hero.out:
        return [0.0] * len(HERO)
    kind = FIRST_ADVERSARY + s.adversary
    help_ = free(s, seat, Circumstances(TABLES[s.variant].foe_mask[kind], kind=kind))
    corruptions = len(hero.corruptions)
    return [
        float(corruptions > 0),
        float(corruptions > 1),
        min(hero.warriors, 60) / 30,
        max(0, WEAK - hero.warriors) / WEAK,
        min(hero.spirit, 12) / 6,
        max(0, POOR - hero.spirit) / POOR,
        hero.active.bit_count() / 5,
        len(of(hero, POTION)) / 3,
        len(of(hero, GEAR_CARD)) / 3,
        len(of(hero, TREASURE)) / 3,
        len(of(hero, QUEST_ITEM)) / 2,
        len(hero.companions) / 2,
        min(help_, 10) / 5,
    ]


# The main goal


def goal_counts(s: Realm, time: float) -> list[float]:
    """How far the main goal is; once it is done, how the adversary may fall."""
    if not s.main.done:
        part = min(1.0, progress(s))
        return [part, part * time, 0.0, 0.0, 0.0, 0.0]
    kind = FIRST_ADVERSARY + s.adversary
    borne = max([cards_borne(s, seat, kind) for seat in s.living()], default=0.0)
    need = level_of(kind)
    return [0.0, 0.0, 1.0, time, min(borne, 2 * need) / need, float(borne >= need)]


def progress(s: Realm) -> float:
    """How much of the main goal is done, 0 to 1; what heroes have for it counts half."""
    if s.goal in DEPOSITS:
        return deposited(s)
    if s.goal == LETHA:
        wanted = TABLES[s.variant].goals.letha_ring[len(s.heroes) - 1]
        ways = sorted(from_ring(s, region) for region in s.trees)[:wanted]
        return 1 - sum(ways) / (4 * wanted)
    if s.goal == GRIGOR:
        return bonds_broken(s)
    left = [dungeon for dungeon in s.dungeons if dungeon.quest == NONE]
    if s.goal == YANA and not left:
        return s.main.given[0] / 3 if s.main.given else 0.0
    rooms = sum(explored(dungeon) for dungeon in left)
    return 2 / 3 + rooms / 3 if s.goal == YANA else (3 - len(left) + 0.6 * rooms) / 3


def bonds_broken(s: Realm) -> float:
    """Grigor: the bonds that are broken, and how near a hero is to each of the others."""
    need = TABLES[s.variant].goals.grigor_advantages[len(s.heroes) - 1]
    lacking = [gaps(s, seat) for seat in s.living()]
    near = sum(need - min(column) for column in zip(*lacking, strict=True))
    return (sum(s.main.given) + HELD * near / need) / len(s.main.given)


def explored(dungeon: Dungeon) -> float:
    """How much of a dungeon is cleared."""
    return sum(room.cleared for room in dungeon.rooms[1:]) / len(dungeon.rooms)


def deposited(s: Realm) -> float:
    """Of each thing that is wanted, how much is there or carried."""
    wanted, parts = needs(s), list[float]()
    for number, what in enumerate(DEPOSITS[s.goal]):
        given = s.main.given[number]
        carried = sum(carries(s, seat, what) for seat in s.living())
        missing = wanted[number] - given
        near = HELD * min(carried, missing)
        if s.goal == ZAIDA:
            offered = sum(item in AZKOLS for item in s.market)
            near += OFFERED * min(offered, max(missing - carried, 0))
        parts.append((given + near) / wanted[number])
    if s.goal == VASA:
        skulls = TABLES[s.variant].goals.vasa_skulls
        parts.append(min(1.0, s.main.skulls / (skulls[0] + skulls[1] * len(s.heroes))))
    return sum(parts) / len(parts)


def carries(s: Realm, seat: int, what: int) -> int:
    """What a hero could give."""
    if what == WARRIORS:
        return max(0, stock(s, seat, what) - WEAK)
    return stock(s, seat, what) if what == SPIRIT else len(own(s, seat, what))


# Competitive


def rival_counts(s: Realm, seat: int) -> list[float]:
    """What a hero has more than its strongest rivals, on average."""
    mine = rival(s, seat)
    others = [rival(s, other) for other in range(len(s.heroes)) if other != seat]
    means = [sum(column) / len(others) for column in zip(*others, strict=True)]
    more = [a - b for a, b in zip(mine, means, strict=True)]
    return [1.0, log(len(s.heroes)), time_of(s), *more]


def rival(s: Realm, seat: int) -> list[float]:
    """What is counted of one hero."""
    hero = s.heroes[seat]
    done = hero.trials_done.bit_count()
    entitled = done >= TABLES[s.variant].knobs.trials_needed
    return [done / 3, float(entitled), float(hero.out), *hero_counts(s, seat, hero)]


# For people


def figures(s: Realm, seat: int) -> Mapping[str, float]:
    """What people count: skulls in the supply, corruptions, warriors and spirit."""
    hero = s.heroes[seat]
    everybody: Iterable[Any] = [hero] if s.competitive else s.heroes
    return {
        "supply": s.supply,
        "corruptions": sum(len(one.corruptions) for one in everybody),
        "warriors": hero.warriors,
        "spirit": hero.spirit,
    }
