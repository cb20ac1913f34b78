"""The main goals in the course of the game (5.11): set-up, what they count, completing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import GoalAdvanced, GoalCompleted, GoalMoved, TreeMoved
from rempart.games.dark_tower.ids import (
    CARAVAN_EAST,
    GEAR_CARD,
    GLEB,
    GONE,
    GRIGOR,
    HAKAN,
    KINGDOMS,
    LETHA,
    MIRAS,
    POTION,
    SANCTUARY,
    SPIRIT,
    TOWER_DUNGEON,
    TREASURE,
    VASA,
    WARRIORS,
    YANA,
    ZAIDA,
    Tree,
    level_of,
)
from rempart.games.dark_tower.options import GoTo
from rempart.games.dark_tower.steps import adversary
from rempart.games.dark_tower.steps.asks import ActivePick
from rempart.games.dark_tower.steps.caverns import generate, is_caravan, put
from rempart.games.dark_tower.steps.items import gain_companion
from rempart.games.dark_tower.steps.skulls import AFTER_DESTROYED
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Dungeon
    from rempart.games.dark_tower.state import Realm

RULE = "DT-QUEST-06"
(P_WARRIORS, P_GEAR, P_POTIONS, P_TREASURES, P_FETCH, P_TREES, P_RELIC, P_DUNGEON) = range(8)
(P_SKULLS, P_SPIRIT, P_MELEE, P_MAGIC, P_UNDEAD, P_HUNT) = range(8, 14)
P_BARGAIN_CORRUPTION, P_BARGAIN_SPIRIT, P_RUINS = range(14, 17)
"""Parts of goals, as in `ids.PARTS`."""
DEPOSITS = {
    ZAIDA: (TREASURE,),
    GLEB: (WARRIORS, GEAR_CARD),
    HAKAN: (POTION, TREASURE),
    VASA: (SPIRIT,),
}
"""What each goal wants deposited, in the order of `Goal.given`."""
ADVANCES = {
    ZAIDA: (P_FETCH,),
    LETHA: (P_TREES,),
    GRIGOR: (P_MELEE, P_MAGIC, P_UNDEAD),
    YANA: (P_BARGAIN_CORRUPTION, P_BARGAIN_SPIRIT),
}
"""Other ways in which a quest action can advance a goal."""


# What goals count


def after_cleanse(s: Realm, seat: int, skulls: int) -> None:
    """Vasa: skulls removed by cleanse actions count."""
    if s.goal == VASA and not s.competitive and not s.main.done:
        s.main.skulls += skulls
        s.tell(GoalAdvanced(seat=seat, part=P_SKULLS, count=s.main.skulls))


def foe_beaten(s: Realm, seat: int, kind: int) -> None:
    """Yana's first job: any hero beats a strong foe in battle."""
    if s.goal == YANA and not s.competitive and s.main.given[0] == 0:
        if level_of(kind) >= TABLES[s.variant].goals.yana_level:
            s.main.given[0] = 1
            s.tell(GoalAdvanced(seat=seat, part=P_HUNT, count=1))


def dungeon_done(s: Realm, seat: int, dungeon: Dungeon) -> None:
    """DT-QUEST-05: Tomas's dungeons, Miras's caravans and Yana's ruins complete their goal."""
    left = len([d for d in s.dungeons if d.quest == NONE])
    part = P_RELIC if is_caravan(dungeon.type) else P_DUNGEON
    s.tell(GoalAdvanced(seat=seat, part=P_RUINS if s.goal == YANA else part, count=left))
    if not left:
        complete(s, seat)


def complete(s: Realm, seat: int) -> None:
    """DT-QUEST-06, DT-WIN-02: the goal is done, and the adversary appears; DT-R-05: a companion
    that did not start with the heroes joins the one who did it."""
    s.main.done = True
    s.tell(GoalCompleted(seat=seat, goal=s.goal))
    if TABLES[s.variant].goals.not_at_start >> s.goal & 1:
        gain_companion(s, seat, s.goal, "DT-R-05")
    adversary.appear(s)


def mark(s: Realm, region: int) -> None:
    """The goal's marker goes to a region."""
    if s.main.region != region:
        s.main.region = region
        s.tell(GoalMoved(region=region))


# In the course of time


def set_up(s: Realm) -> None:
    """5.2: markers, trees, caravans and dungeons of the goal; DT-AM-44: the Tower dungeon."""
    if s.competitive:
        s.dungeons.append(generate(s, TOWER_DUNGEON, NONE))
        return
    goals = TABLES[s.variant].goals
    s.main.given = [0] * len(DEPOSITS.get(s.goal, ADVANCES.get(s.goal, ())))
    places: dict[int, tuple[int, ...]] = {
        ZAIDA: goals.zaida_markers,
        GLEB: (goals.gleb_marker,),
        HAKAN: (goals.hakan_marker,),
        VASA: tuple(sanctuaries(s)),
        GRIGOR: TABLES[s.variant].world.ring,
        YANA: TABLES[s.variant].world.ring,
    }
    if s.goal in places:
        choice = places[s.goal]
        s.main.region = choice[s.chance.below(len(choice), "setup")]
    elif s.goal == LETHA:
        s.trees = list(goals.letha_trees)
    elif s.goal == MIRAS:
        for number, region in enumerate(goals.caravan_start):
            put(s, CARAVAN_EAST + number, region)
    else:
        delve(s)


def sanctuaries(s: Realm) -> list[int]:
    """The regions of the sanctuaries that stand."""
    at = TABLES[s.variant].world.building_region
    every = [kingdom * 4 + SANCTUARY for kingdom in range(len(KINGDOMS))]
    return [at[building] for building in every if s.buildings[building] != GONE]


def delve(s: Realm) -> None:
    """Tomas: three dungeons of different types in three kingdoms."""
    t = TABLES[s.variant]
    kingdoms = list(range(len(KINGDOMS)))
    s.chance.shuffle(kingdoms, "setup")
    for kingdom in kingdoms[: t.goals.tomas_dungeons]:
        taken = {dungeon.type for dungeon in s.dungeons}
        free = [r for r in t.world.kingdom_regions[kingdom] if t.world.dungeon[r] not in taken]
        region = free[s.chance.below(len(free), "setup")]
        put(s, t.world.dungeon[region], region)


def month_start(s: Realm) -> None:
    """Grigor: the marker moves clockwise around the Tower."""
    if s.goal == GRIGOR and not s.competitive and not s.main.done and s.month > 1:
        ring = TABLES[s.variant].world.ring
        mark(s, ring[(ring.index(s.main.region) + 1) % len(ring)])


def month_end(s: Realm) -> None:
    """Letha: trees in a region with a foe are driven off (DT-R-59)."""
    s.agenda += [TreeFlight(tree) for tree in range(len(s.trees) - 1, -1, -1)]


class TreeFlight(ActivePick):
    """Letha: a tree with a foe beside it goes farther from the Tower, if it can."""

    tree: Tree
    rule: ClassVar[str] = RULE
    offers: ClassVar = (GoTo,)
    reason: ClassVar[str] = "not_farther"

    def among(self, s: Realm) -> list[int]:
        own = s.trees[self.tree]
        if own not in [foe.region for foe in s.foes]:
            return []
        near = TABLES[s.variant].world.neighbours[own]
        return [region for region in near if from_ring(s, region) > from_ring(s, own)]

    def choose(self, s: Realm, option: GoTo) -> None:
        s.trees[self.tree] = option.region
        s.tell(TreeMoved(tree=self.tree, region=option.region, rule=RULE))


def from_ring(s: Realm, region: int) -> int:
    """How far a region is from those next to the Tower."""
    world = TABLES[s.variant].world
    return min(world.distance[region][near] for near in world.ring)


def after_destroyed(s: Realm) -> None:
    """Vasa: a marker whose sanctuary is gone goes to another one, or to the Tower."""
    if s.goal != VASA or s.main.done or s.main.region == NONE:
        return
    world = TABLES[s.variant].world
    building = world.building_at[s.main.region]
    if building == NONE or s.buildings[building] != GONE:
        return
    left = sanctuaries(s)
    if left:
        mark(s, left[s.chance.below(len(left), "quest")])
    else:
        distance = world.distance[s.main.region]
        mark(s, min(world.ring, key=lambda region: distance[region]))


AFTER_DESTROYED.append(after_destroyed)
