"""Parts of main goals that are no deposits (5.11): fetching, rallying, bonds, a bargain."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import GoalAdvanced, TreasureFetched, WareReplaced
from rempart.games.dark_tower.ids import (
    AZKOLS,
    QUEST,
    RUINS,
    Seat,
)
from rempart.games.dark_tower.options import PickWare
from rempart.games.dark_tower.steps.cards import under_treasures
from rempart.games.dark_tower.steps.caverns import lairs, put, spare_type
from rempart.games.dark_tower.steps.corruption import gain_corruption
from rempart.games.dark_tower.steps.gather import gather_advantages, refuse_advantages
from rempart.games.dark_tower.steps.goal_course import (
    ADVANCES,
    P_BARGAIN_CORRUPTION,
    P_BARGAIN_SPIRIT,
    P_FETCH,
    P_MAGIC,
    P_MELEE,
    P_TREES,
    P_UNDEAD,
    RULE,
    complete,
    mark,
)
from rempart.games.dark_tower.steps.heroic import spirit_left
from rempart.games.dark_tower.steps.items import spend_spirit
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, PickOne, Refusal

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

BONDS = (P_MELEE, P_MAGIC, P_UNDEAD)
"""Grigor's three bonds; `bonds` says what breaks them."""
JOBS = 2
"""Yana: jobs before the ruins."""


def bonds(s: Realm) -> dict[int, int]:
    """Grigor: the advantages that break each bond."""
    return dict(zip(BONDS, TABLES[s.variant].goals.grigor_bonds, strict=True))


def refuse_part(s: Realm, seat: int, part: int) -> Refusal | None:
    """Why a part of the goal cannot be done."""
    if part not in ADVANCES.get(s.goal, ()):
        return Refusal(RULE, "not_wanted")
    if part == P_TREES:
        return refuse_trees(s, seat)
    if s.heroes[seat].region != s.main.region:
        return Refusal("DT-QUEST-01", "not_your_region")
    if part in BONDS:
        return refuse_bond(s, seat, part)
    return refuse_fetch(s, seat) if part == P_FETCH else refuse_bargain(s, seat, part)


def refuse_spirit(s: Realm, seat: int, spirit: int) -> Refusal | None:
    """Why a hero cannot pay this much spirit."""
    enough = spirit_left(s, seat, QUEST) >= spirit
    return None if enough else Refusal("DT-SPEND-01", "no_spirit", {"spirit": spirit})


def refuse_fetch(s: Realm, seat: int) -> Refusal | None:
    """Zaida: a treasure of Azkol's must be in the deck, and one in the market to give way."""
    if not s.market or not any(item in AZKOLS for item in s.treasures):
        return Refusal(RULE, "none_in_deck")
    return refuse_spirit(s, seat, TABLES[s.variant].goals.zaida_spirit)


def refuse_trees(s: Realm, seat: int) -> Refusal | None:
    """Letha: enough trees stand around the Tower, one of them where the hero is (DT-R-59)."""
    t = TABLES[s.variant]
    around = [region for region in s.trees if region in t.world.ring]
    if len(around) < t.goals.letha_ring[len(s.heroes) - 1]:
        return Refusal(RULE, "trees_missing")
    if s.heroes[seat].region not in around:
        return Refusal("DT-QUEST-01", "not_your_region")
    return refuse_spirit(s, seat, t.goals.letha_spirit)


def refuse_bond(s: Realm, seat: int, part: int) -> Refusal | None:
    """Grigor: each bond once, with enough advantages."""
    if s.main.given[part - P_MELEE]:
        return Refusal(RULE, "part_done")
    need = TABLES[s.variant].goals.grigor_advantages[len(s.heroes) - 1]
    return refuse_advantages(s, seat, bonds(s)[part], need)


def refuse_bargain(s: Realm, seat: int, part: int) -> Refusal | None:
    """Yana: after the hunt, once."""
    if s.main.given[0] != 1:
        level = TABLES[s.variant].goals.yana_level
        return Refusal(RULE, "part_done" if s.main.given[0] else "hunt_first", {"level": level})
    if part == P_BARGAIN_SPIRIT:
        return refuse_spirit(s, seat, TABLES[s.variant].goals.yana_spirit)
    return None


def fetch(s: Realm, seat: int, part: int) -> None:
    """Zaida: for spirit, the top-most treasure of Azkol's comes to the market."""
    spend_spirit(s, seat, TABLES[s.variant].goals.zaida_spirit, RULE)
    s.agenda.append(MakeRoom(seat))


class MakeRoom(PickOne):
    """Which card of the market goes under the deck for the treasure that is fetched?"""

    seat: Seat
    rule: ClassVar[str] = RULE
    offers: ClassVar = (PickWare,)
    reason: ClassVar[str] = "not_on_market"

    def among(self, s: Realm) -> list[int]:
        return s.market

    def choose(self, s: Realm, option: PickWare) -> None:
        item = next(item for item in reversed(s.treasures) if item in AZKOLS)
        s.treasures_known -= s.treasures.index(item) < s.treasures_known
        s.treasures.remove(item)
        s.market.remove(option.item)
        under_treasures(s, option.item)
        s.market.append(item)
        s.tell(WareReplaced(seat=self.seat, item=option.item, rule=RULE))
        s.tell(TreasureFetched(seat=self.seat, item=item))


def rally(s: Realm, seat: int, part: int) -> None:
    """Letha: the trees are called to arms."""
    spend_spirit(s, seat, TABLES[s.variant].goals.letha_spirit, RULE)
    s.tell(GoalAdvanced(seat=seat, part=part, count=1))
    complete(s, seat)


def break_bond(s: Realm, seat: int, part: int) -> None:
    """Grigor: the advantages are used at once (DT-ADVANTAGE-11)."""
    need = TABLES[s.variant].goals.grigor_advantages[len(s.heroes) - 1]
    gather_advantages(s, seat, bonds(s)[part], need, NONE, part)


def bond_broken(s: Realm, seat: int, part: int) -> None:
    """A bond is broken; the third completes the goal."""
    s.main.given[part - P_MELEE] = 1
    s.tell(GoalAdvanced(seat=seat, part=part, count=1))
    if all(s.main.given):
        complete(s, seat)


def bargain(s: Realm, seat: int, part: int) -> None:
    """Yana: a corruption or spirit; then the ruins open, here or as near as possible."""
    if part == P_BARGAIN_SPIRIT:
        spend_spirit(s, seat, TABLES[s.variant].goals.yana_spirit, RULE)
    else:
        gain_corruption(s, seat, "DT-CORRUPT-04")
    if s.outcome is not None:
        return
    s.main.given[0] = JOBS
    s.tell(GoalAdvanced(seat=seat, part=part, count=1))
    distance = TABLES[s.variant].world.distance[s.main.region]
    lair = spare_type(s, RUINS, "quest")
    free = lairs(s, lair)
    least = min(distance[region] for region in free)
    nearest = [region for region in free if distance[region] == least]
    mark(s, nearest[s.chance.below(len(nearest), "quest")])
    put(s, lair, s.main.region)


PARTS: dict[int, Callable[[Realm, int, int], None]] = {
    P_FETCH: fetch,
    P_TREES: rally,
    P_MELEE: break_bond,
    P_MAGIC: break_bond,
    P_UNDEAD: break_bond,
    P_BARGAIN_CORRUPTION: bargain,
    P_BARGAIN_SPIRIT: bargain,
}
