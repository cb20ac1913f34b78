"""4. Wages (KV-WAGE), recycling (KV-RECYCLE) and wall dismantling (KV-WALL).

KV-WAGE-06: in this order; whether the wall may be dismantled is seen when it comes to that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.kravora.events import BloodGained, UnitRecycled, WallDismantled
from rempart.games.kravora.options import Decline, Dismantle, Recycle
from rempart.games.kravora.pieces import Player
from rempart.games.kravora.steps.supply import lift, line_of, to_supply
from rempart.games.kravora.tables import LABORATORY, TABLES, Tables
from rempart.kernel import Ask, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora

DECLINE = Decline()
DISMANTLE = Dismantle()


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

    seat: int

    def run(self, s: Kravora) -> None:
        t = TABLES[s.variant]
        player = s.players[self.seat]
        for amount, rule in (
            (wages(t, player), "KV-WAGE-01"),
            (reserve_income(t, player), "KV-WAGE-02"),
        ):
            player.blood += amount
            s.tell(BloodGained(seat=self.seat, amount=amount, blood=player.blood, rule=rule))


class Recycling(Ask):
    """KV-RECYCLE-01: the player may recycle a defender; KV-RECYCLE-02: one at most, also a wounded
    one."""

    seat: int
    rule: ClassVar[str] = "KV-RECYCLE-01"
    offers: ClassVar = (Recycle, Decline)

    def options(self, s: Kravora) -> list[Any]:
        recycles = TABLES[s.variant].recycles
        found: list[Any] = [
            recycles[unit] for units in s.players[self.seat].defenders for unit in units
        ]
        if found:
            found.append(DECLINE)
        return found

    def refuse(self, s: Kravora, option: Any) -> Refusal | None:
        if isinstance(option, Decline) or line_of(s.players[self.seat].defenders, option.unit):
            return None
        return Refusal(self.rule, "not_your_defender", {"unit": option.unit})

    def choose(self, s: Kravora, option: Any) -> None:
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
    s.tell(UnitRecycled(seat=seat, unit=unit, amount=amount))


class Dismantling(Ask):
    """KV-WALL-01: a player without defenders may trade points of the wall for blood."""

    seat: int
    traded: int = 0
    rule: ClassVar[str] = "KV-WALL-01"
    offers: ClassVar = (Dismantle, Decline)

    def options(self, s: Kravora) -> list[Any]:
        return [] if no_dismantling(s, self.seat, self.traded) else [DISMANTLE, DECLINE]

    def refuse(self, s: Kravora, option: Any) -> Refusal | None:
        return no_dismantling(s, self.seat, self.traded) if isinstance(option, Dismantle) else None

    def choose(self, s: Kravora, option: Any) -> None:
        if isinstance(option, Dismantle):
            dismantle(s, self.seat)
            s.agenda.append(Dismantling(self.seat, self.traded + 1))


def no_dismantling(s: Kravora, seat: int, traded: int) -> Refusal | None:
    """KV-WALL-01: not with a defender on the board; KV-WALL-03: at most 2 points a turn;
    KV-WALL-04: never the last point."""
    player = s.players[seat]
    if any(player.defenders):
        return Refusal("KV-WALL-01", "has_defenders")
    if traded >= TABLES[s.variant].wall.most:
        return Refusal("KV-WALL-03", "dismantled_enough")
    if player.wall <= 1:
        return Refusal("KV-WALL-04", "last_point")
    return None


def dismantle(s: Kravora, seat: int) -> None:
    """KV-WALL-02: a point is worth what its place is worth, repaired or not (KV-WALL-07)."""
    wall = TABLES[s.variant].wall
    player = s.players[seat]
    amount = wall.upper_blood if player.wall > wall.points - wall.upper else wall.lower_blood
    player.wall -= 1
    player.blood += amount
    s.tell(WallDismantled(seat=seat, amount=amount, wall=player.wall))
