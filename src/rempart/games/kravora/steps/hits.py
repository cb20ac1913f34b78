"""Hits: how those of an attack, comet or ruse find their units, and where the rest goes.

One question after the other: who takes the next hit? KV-TURN-06: nobody is asked where there is
no choice: as many hits as units, or units that are all alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from rempart.games.kravora.events import UnitKilled, UnitWounded
from rempart.games.kravora.ids import Board, Seat, Unit
from rempart.games.kravora.options import Strike, Suffer
from rempart.games.kravora.steps.end import fallen_walls, hit_wall
from rempart.games.kravora.steps.supply import RESERVE, SORTED, SUPPLY, bury, hp, line_of
from rempart.games.kravora.tables import TABLES
from rempart.kernel import Ask, Option, Refusal
from rempart.kernel.step import Interned, interned

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora


class Cause(NamedTuple):
    """Why there are hits: the rules for a hit, a death and the wall, and the fate of the dead."""

    hit: str
    killed: str
    wall: str
    fate: int


CAUSES = (
    Cause(hit="KV-ATTACK-04", killed="KV-ATTACK-08", wall="", fate=RESERVE),
    Cause(hit="KV-ATTACK-05", killed="KV-ATTACK-08", wall="", fate=RESERVE),
    Cause(hit="KV-ATTACK-06", killed="KV-ATTACK-08", wall="", fate=RESERVE),
    Cause(hit="KV-ENEMY-04", killed="KV-ENEMY-10", wall="KV-ENEMY-04", fate=SORTED),
    Cause(hit="KV-ENEMY-05", killed="KV-ENEMY-10", wall="KV-ENEMY-05", fate=SORTED),
    Cause(hit="KV-ENEMY-06", killed="KV-ENEMY-10", wall="KV-ENEMY-06", fate=SORTED),
    Cause(hit="KV-ENEMY-07", killed="KV-ENEMY-10", wall="KV-ENEMY-08", fate=SORTED),
    Cause(hit="KV-CALAMITY-08", killed="KV-CALAMITY-12", wall="KV-CALAMITY-06", fate=SUPPLY),
    Cause(hit="KV-RUSE-06", killed="KV-RUSE-26", wall="", fate=SUPPLY),
    Cause(hit="KV-RUSE-08", killed="KV-RUSE-26", wall="KV-RUSE-08", fate=SUPPLY),
    Cause(hit="KV-RUSE-10", killed="KV-RUSE-15", wall="KV-RUSE-12", fate=SUPPLY),
)
ONE, SPREAD, THROWN, MELEE, ARMS, STONE, ROCKS_THROWN, COMET, CLOT, FORCED, BOULDER = range(
    len(CAUSES)
)


def wound(s: Kravora, board: int, unit: int, cause: int, *, amount: int = 1) -> None:
    """A unit loses hit points; wounds stay (KV-ATTACK-07), and at 0 it dies."""
    t = TABLES[s.variant]
    lost = s.wounds.get(unit, 0) + amount
    left = t.hp[t.kind[unit]] - lost
    if left > 0:
        s.wounds[unit] = lost
        if s.events is not None:
            s.tell(UnitWounded(board=board, unit=unit, hp=left, rule=CAUSES[cause].hit))
        return
    fate = CAUSES[cause].fate
    if s.events is not None:
        s.tell(UnitKilled(board=board, unit=unit, kept=fate == RESERVE, rule=CAUSES[cause].killed))
    bury(s, board, unit, fate)


class Hits(Ask):
    """Hits that are being dealt: who takes the next one?"""

    abstract: ClassVar[bool] = True
    seat: Seat
    """Who chooses."""
    board: Board
    """On whose board."""
    cause: int
    left: int
    """Hits still to be dealt."""
    each: bool
    """At most one for each unit (KV-ATTACK-06); else several on one are allowed."""
    wall: bool
    """Hits that find no unit go to the wall; otherwise they are lost."""
    among: list[Unit]
    """Who may take the next one."""
    then: list[Unit] = []  # noqa: RUF012 (msgspec makes a new one each time)
    """The units to hit after all of these: the second side that a comet hits."""
    struck: list[Unit] = []  # noqa: RUF012
    """Who has been hit, each once."""
    refused: ClassVar[str] = "not_a_target"
    every: ClassVar[Interned[Option]]
    """The options, by unit."""

    def __init_subclass__(cls) -> None:
        cls.every = interned(cls.offers[0])

    def options(self, s: Kravora) -> list[Option]:
        every = self.every
        return [every[unit] for unit in self.among]

    def refuse(self, s: Kravora, option: Strike | Suffer) -> Refusal | None:
        unit = option.unit
        if unit in self.among:
            return None
        if self.each and unit in self.struck:
            return Refusal(CAUSES[self.cause].hit, "hit_already", {"unit": unit})
        return Refusal(self.rule, self.refused, {"unit": unit})

    def choose(self, s: Kravora, option: Strike | Suffer) -> None:
        self.hit(s, option.unit)
        self.deal(s)

    def hit(self, s: Kravora, unit: int) -> None:
        """One hit on a unit."""
        self.left -= 1
        wound(s, self.board, unit, self.cause)
        if self.each:
            self.among.remove(unit)
            self.struck.append(unit)
        elif unit not in s.wounds:  # dead
            self.among.remove(unit)

    def deal(self, s: Kravora) -> None:
        """Deal hits as long as nobody has to choose; then the rest goes to the wall or is lost."""
        while self.left:
            among = self.among
            if not among:
                if not self.go_on(s):
                    break
            elif (self.each and len(among) <= self.left) or alike(s, self.board, among):
                self.hit(s, among[0])
            else:
                s.agenda.append(self)
                return
        if self.left and self.wall:
            hit_wall(s, self.board, self.left, CAUSES[self.cause].wall)
            if self.cause == BOULDER:
                s.players[self.board].boulder = True
        if self.cause != COMET:  # comets strike all walls at once
            fallen_walls(s)

    def go_on(self, s: Kravora) -> bool:
        """Whom the next hits find when all were hit: the other side, or those with hit points left.

        KV-OPTION-05: the latter with `excess=units_first`, and only where the wall would suffer.
        """
        if self.then:
            self.among, self.then = self.then, []
        elif self.each and self.wall and s.units_first:
            self.each = False
            self.among = [unit for unit in self.struck if unit in s.wounds]
        return bool(self.among)


def alike(s: Kravora, board: int, units: list[int]) -> bool:
    """Whether it makes no difference which of these units is hit."""
    first = units[0]
    if len(units) == 1:
        return True
    t = TABLES[s.variant]
    kind, owner, wounds = t.kind[first], t.owner[first], s.wounds
    lost = wounds.get(first, 0)
    busy, forced = first in s.attacked, first in s.forced
    for unit in units:
        if t.kind[unit] != kind or t.owner[unit] != owner or wounds.get(unit, 0) != lost:
            return False
        if (unit in s.attacked) != busy or (unit in s.forced) != forced:
            return False
    player = s.players[board]
    lines = player.defenders if owner == board else player.enemies
    return units[-1] in lines[line_of(lines, first)]


class Targets(Hits):
    """KV-ATTACK-04 to -06: the attacker chooses the enemies that a defender hits.

    KV-RUSE-08: for a defender that a ruse makes attack, its owner does.
    """

    rule: ClassVar[str] = "KV-ATTACK-04"
    offers: ClassVar = (Strike,)


class Victims(Hits):
    """KV-ENEMY-03, KV-ENEMY-07: the board's owner chooses which defenders enemies hit.

    What a program would choose comes first: who survives, then the cheapest, then most hit points.
    """

    rule: ClassVar[str] = "KV-ENEMY-03"
    offers: ClassVar = (Suffer,)

    def options(self, s: Kravora) -> list[Option]:
        t = TABLES[s.variant]

        def dear(unit: int) -> tuple[bool, int, int]:
            left = hp(s, unit)
            return left == 1, t.unit_price[0][t.kind[unit]], -left

        every = self.every
        return [every[unit] for unit in sorted(self.among, key=dear)]


class CometVictims(Hits):
    """KV-CALAMITY-08: the board's owner chooses which units a comet hits, one hit each."""

    rule: ClassVar[str] = "KV-CALAMITY-08"
    offers: ClassVar = (Suffer,)
    refused: ClassVar[str] = "comet_elsewhere"


class BoulderTargets(Hits):
    """KV-RUSE-10: the caster chooses which units the Boulder hits, one hit each."""

    rule: ClassVar[str] = "KV-RUSE-10"
    offers: ClassVar = (Strike,)
