"""4. Wages (KV-WAGE), recycling (KV-RECYCLE) and wall dismantling (KV-WALL).

KV-WAGE-06: in this order; whether the wall may be dismantled is seen when it comes to that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kravora.events import BloodGained, UnitRecycled, WallDismantled
from rempart.games.kravora.ids import LABORATORY, Seat
from rempart.games.kravora.options import Decline, Dismantle, Recycle
from rempart.games.kravora.pieces import Player
from rempart.games.kravora.steps.supply import defenders, lift, to_supply
from rempart.games.kravora.tables import TABLES, Tables
from rempart.kernel import Option, PickOne, Step, YesOrNo

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora

DECLINE = Decline()


def wages(t: Tables, player: Player) -> int:
    """KV-WAGE-01: blood for each living defender of one's own board (KV-WAGE-05), up to a limit."""
    kinds, wage = t.kind, t.wage
    total = 0
    for units in player.defenders:
        for unit in units:
            total += wage[kinds[unit]]
    return min(total, t.wages.limit)


def reserve_income(t: Tables, player: Player) -> int:
    """KV-WAGE-02: blood for each killed unit; KV-WAGE-03, KV-BUILD-04: more on a laboratory place.

    KV-WAGE-04: without limit.
    """
    killed = t.wages.killed
    special = killed + t.buildings[LABORATORY].amount
    return killed * len(player.reserve) + special * len(player.laboratory)


class Wages(Step):
    """The player gains wages and the income of the reserve."""

    seat: Seat

    def run(self, s: Kravora) -> None:
        t = TABLES[s.variant]
        player = s.players[self.seat]
        for amount, rule in (
            (wages(t, player), "KV-WAGE-01"),
            (reserve_income(t, player), "KV-WAGE-02"),
        ):
            player.blood += amount
            if amount:
                if s.events is not None:
                    s.tell(
                        BloodGained(seat=self.seat, amount=amount, blood=player.blood, rule=rule)
                    )


class Recycling(PickOne):
    """KV-RECYCLE-01: the player may recycle a defender; KV-RECYCLE-02: one at most, also a wounded
    one."""

    seat: Seat
    rule: ClassVar[str] = "KV-RECYCLE-01"
    offers: ClassVar = (Recycle, Decline)
    without: ClassVar = (DECLINE,)
    reason: ClassVar[str] = "not_your_defender"

    def among(self, s: Kravora) -> list[int]:
        return defenders(s.players[self.seat])

    def choose(self, s: Kravora, option: Recycle | Decline) -> None:
        if isinstance(option, Recycle):
            recycle(s, self.seat, option.unit)


def recycle(s: Kravora, seat: int, unit: int) -> None:
    """KV-RECYCLE-01: blood by size; KV-RECYCLE-03: the unit goes straight to the supply."""
    t = TABLES[s.variant]
    player = s.players[seat]
    amount = t.wage[t.kind[unit]]
    lift(s, seat, unit)
    to_supply(s, unit)
    player.blood += amount
    if s.events is not None:
        s.tell(UnitRecycled(seat=seat, unit=unit, amount=amount))


class Dismantling(YesOrNo):
    """KV-WALL-01: a player without defenders may trade points of the wall for blood; KV-WALL-03: at
    most 2 a turn; KV-WALL-04: never the last one."""

    seat: Seat
    traded: int = 0
    rule: ClassVar[str] = "KV-WALL-01"
    answers: ClassVar = (Dismantle(), DECLINE)

    def possible(self, s: Kravora) -> bool:
        player = s.players[self.seat]
        enough = self.traded >= TABLES[s.variant].wall.most
        return player.wall > 1 and not enough and not any(player.defenders)

    def choose(self, s: Kravora, option: Option) -> None:
        if isinstance(option, Dismantle):
            dismantle(s, self.seat)
            s.agenda.append(Dismantling(self.seat, self.traded + 1))


def dismantle(s: Kravora, seat: int) -> None:
    """KV-WALL-02: a point is worth what its place is worth, repaired or not (KV-WALL-07)."""
    wall = TABLES[s.variant].wall
    player = s.players[seat]
    amount = wall.upper_blood if player.wall > wall.points - wall.upper else wall.lower_blood
    player.wall -= 1
    player.blood += amount
    s.tell(WallDismantled(seat=seat, amount=amount, wall=player.wall))
