"""2. Calamity or reward (KV-CALAMITY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kravora.events import (
    BloodGained,
    CalamityRolled,
    CometFell,
    CometHitWalls,
    CountersReset,
)
from rempart.games.kravora.ids import Line, Seat
from rempart.games.kravora.steps.end import fallen_walls, hit_wall
from rempart.games.kravora.steps.hits import COMET, CometVictims
from rempart.games.kravora.steps.movement import march
from rempart.games.kravora.steps.purchases import CalamityPurchases
from rempart.games.kravora.tables import TABLES
from rempart.kernel import Step

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora

CALAMITY = "calamity"
"""The stream of chance for the calamity die and the comets."""


class Calamity(Step):
    """KV-CALAMITY-01: on odd turns the calamity die is rolled once for the table.

    KV-CALAMITY-02: six faces. KV-CALAMITY-03: blood for everyone, to be spent at once.
    KV-CALAMITY-09: two comets. KV-CALAMITY-10: all enemies move. KV-CALAMITY-11: nothing.
    """

    def run(self, s: Kravora) -> None:
        t = TABLES[s.variant]
        face = t.calamity[s.chance.below(6, CALAMITY)]
        s.tell(CalamityRolled(face=face))
        order = s.living()
        if face == "blood_5" or face == "blood_10":
            values = t.constants.calamity
            for seat in order:
                gain(s, seat, getattr(values, face), "KV-CALAMITY-03")
            s.agenda += [CalamityPurchases(seat) for seat in reversed(order)]
        elif face == "comet":
            s.agenda.append(Comet())
        elif face == "double_comet":
            s.agenda += [Comet(), Comet()]
        elif face == "arrow":
            for seat in order:
                march(s, seat)


def gain(s: Kravora, seat: int, amount: int, rule: str) -> None:
    """A player gains blood. It cannot be given away (KV-BUY-06)."""
    player = s.players[seat]
    player.blood += amount
    s.tell(BloodGained(seat=seat, amount=amount, blood=player.blood, rule=rule))


class Comet(Step):
    """KV-CALAMITY-04: one die for the table, the result applies to every living board.

    KV-CALAMITY-05: a line; KV-CALAMITY-06: the fortress floor, and the wall with what is left over;
    KV-CALAMITY-07: the wall alone.
    """

    def run(self, s: Kravora) -> None:
        t = TABLES[s.variant]
        line = t.comet[s.chance.below(6, CALAMITY)]
        order = s.living()
        if line:
            rule = "KV-CALAMITY-06" if line == t.lines else "KV-CALAMITY-05"
            s.tell(CometFell(line=line, rule=rule))
            s.agenda.append(CometPassed())
            s.agenda += [CometOnBoard(seat, line) for seat in reversed(order)]
            return
        s.tell(CometHitWalls())
        for seat in order:
            hit_wall(s, seat, t.constants.calamity.comet, "KV-CALAMITY-07")
        fallen_walls(s, "KV-CALAMITY-13")


class CometOnBoard(Step):
    """KV-CALAMITY-08: each unit of the line takes at most one hit, first the owner's defenders,
    then enemies; KV-OPTION-03: with `comet_order=enemies_first` the other way round."""

    seat: Seat
    line: Line

    def run(self, s: Kravora) -> None:
        t = TABLES[s.variant]
        player = s.players[self.seat]
        among, then = list(player.defenders[self.line]), list(player.enemies[self.line])
        if s.enemies_first:
            among, then = then, among
        hits = t.constants.calamity.comet
        wall = self.line == t.lines
        CometVictims(
            seat=self.seat,
            board=self.seat,
            cause=COMET,
            left=hits,
            each=True,
            wall=wall,
            among=among,
            then=then,
        ).deal(s)


class CometPassed(Step):
    """KV-CALAMITY-13: when all boards were hit, all walls are looked at together."""

    def run(self, s: Kravora) -> None:
        fallen_walls(s, "KV-CALAMITY-13")


class Reward(Step):
    """KV-CALAMITY-14: on even turns the player with the most kills gains blood; on a tie, all of
    them.

    KV-CALAMITY-15: then all counters go back to 0.
    """

    def run(self, s: Kravora) -> None:
        living = s.living()
        most = max(s.players[seat].kills for seat in living)
        for seat in living:
            if most and s.players[seat].kills == most:
                gain(s, seat, TABLES[s.variant].constants.reward.blood, "KV-CALAMITY-14")
        for player in s.players:
            player.kills = 0
        s.tell(CountersReset())
