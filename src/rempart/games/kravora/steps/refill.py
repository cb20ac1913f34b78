"""6. New enemies and the workshop (KV-REFILL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kravora.events import EnemiesEntered, ReserveEmptied, WallRepaired
from rempart.games.kravora.ids import WORKSHOP, Seat
from rempart.games.kravora.steps.supply import place, to_supply
from rempart.games.kravora.tables import TABLES
from rempart.kernel import Step

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora


class Refill(Step):
    """KV-REFILL-01: the dead go back to their supplies; KV-REFILL-02: the announced enemies enter
    line 1; KV-REFILL-03: then the workshop repairs."""

    seat: Seat

    def run(self, s: Kravora) -> None:
        player = s.players[self.seat]
        dead = player.reserve + player.laboratory
        for unit in dead:
            to_supply(s, unit)
        player.reserve.clear()
        player.laboratory.clear()
        if dead:
            s.tell(ReserveEmptied(seat=self.seat, amount=len(dead)))
        units = tuple(player.holder)
        for unit in units:
            place(s, self.seat, 1, unit)
        player.holder.clear()
        if units:
            if s.events is not None:
                s.tell(EnemiesEntered(board=self.seat, units=units))
        repair(s, self.seat)


def repair(s: Kravora, seat: int) -> None:
    """KV-BUILD-06: a workshop repairs the wall, one built this turn too (KV-BUILD-15), but not
    beyond what it was (KV-WALL-05), and no longer in the eruption."""
    t = TABLES[s.variant]
    player = s.players[seat]
    if WORKSHOP not in player.buildings or t.turn(s.turn).event == "eruption":
        return
    amount = min(t.buildings[WORKSHOP].amount, t.wall.points - player.wall)
    if amount > 0:
        player.wall += amount
        s.tell(WallRepaired(seat=seat, amount=amount, wall=player.wall))
