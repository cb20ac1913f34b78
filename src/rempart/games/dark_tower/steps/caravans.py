"""The caravans of Miras's goal (DT-TOKEN-04, DT-TOKEN-05): dungeons that roll toward the Tower."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import CaravanMoved
from rempart.games.dark_tower.ids import (
    CARAVAN_EAST,
    Pool,
    Region,
)
from rempart.games.dark_tower.options import GoTo
from rempart.games.dark_tower.steps.asks import ActivePick
from rempart.games.dark_tower.steps.caverns import is_caravan
from rempart.games.dark_tower.steps.foes import grow, ways_toward
from rempart.games.dark_tower.steps.tower import RemoveSeal
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

RULE = "DT-TOKEN-04"
LEVELS = (2, 3, 4)


def midst(length: int) -> int:
    """The turn of a month after which caravans roll."""
    return -(-length // 2)


def roll(s: Realm) -> None:
    """5.11: from month 2 on each caravan moves a region, amid and at the end of a month."""
    if s.month > 1:
        types = [d.type for d in s.dungeons if is_caravan(d.type)]
        s.agenda += [CaravanStep(type) for type in reversed(types)]


class CaravanStep(Step):
    """One caravan moves; at the Tower it does its harm and is back at its start."""

    caravan: Pool

    def run(self, s: Realm) -> None:
        t = TABLES[s.variant]
        caravan = next(d for d in s.dungeons if d.type == self.caravan)
        if caravan.region not in t.world.ring:
            ways = ways_toward(s, caravan.region, list(t.world.ring), 1)
            s.agenda.append(CaravanWay(self.caravan, ways))
            return
        move(s, self.caravan, t.goals.caravan_start[self.caravan - CARAVAN_EAST])
        s.agenda.append(RemoveSeal())
        for level in LEVELS:
            grow(s, level, 1, RULE)


def move(s: Realm, caravan: int, region: int) -> None:
    """A caravan goes to a region; its rooms travel with it."""
    next(d for d in s.dungeons if d.type == caravan).region = region
    s.tell(CaravanMoved(caravan=caravan, region=region))


class CaravanWay(ActivePick):
    """Which of several shortest ways a caravan takes: the active player says (DT-AM-15)."""

    caravan: Pool
    regions: list[Region]
    rule: ClassVar[str] = "DT-AM-15"
    offers: ClassVar = (GoTo,)
    reason: ClassVar[str] = "no_shortest_way"

    def among(self, s: Realm) -> list[int]:
        return self.regions

    def choose(self, s: Realm, option: GoTo) -> None:
        move(s, self.caravan, option.region)
