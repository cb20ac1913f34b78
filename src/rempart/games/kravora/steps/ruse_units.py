"""Ruses that are aimed at a unit: Blood clot, Advance/attack, Retreat, Propulsion (KV-RUSE-06 to
-09, KV-RUSE-16)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

from rempart.games.kravora.ids import BAIT, CLOT, PROPULSION, RETREAT, Unit
from rempart.games.kravora.options import Bleed, Incite, Land, Launch, Lure, Repel
from rempart.games.kravora.steps.enemies import harmless
from rempart.games.kravora.steps.ruse_announced import RuseAsk, announce
from rempart.games.kravora.steps.ruse_lines import LineRuse
from rempart.games.kravora.steps.strikes import refuse_reach
from rempart.games.kravora.steps.supply import line_of, where
from rempart.games.kravora.tables import TABLES
from rempart.kernel import NONE, Option, Refusal
from rempart.kernel.step import Interned, interned

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora


Forbid = Callable[..., Refusal | None]


def every_unit(s: Kravora) -> Iterator[tuple[int, int, int]]:
    """Board, line and number of every unit on a board."""
    for board, player in enumerate(s.players):
        for lines in (player.enemies, player.defenders):
            for line, units in enumerate(lines):
                for unit in units:
                    yield board, line, unit


# Why a unit, which is on this line of this board, may not be chosen


def forward(s: Kravora, board: int, unit: int) -> int:
    """KV-COMP-12: forward is up the lines for enemies and down for defenders."""
    return -1 if TABLES[s.variant].owner[unit] == board else 1


def anyone(s: Kravora, board: int, line: int, unit: int) -> None:
    """It may."""


def refuse_lure(s: Kravora, board: int, line: int, unit: int) -> Refusal | None:
    """KV-RUSE-07: not beyond the first line or the last (KV-OPTION-07: that where enemies stop)."""
    t = TABLES[s.variant]
    way = forward(s, board, unit)
    to = line + t.ruses[BAIT].amount * way
    last = s.max_line if way == 1 else t.lines
    if 1 <= to <= last:
        return None
    return Refusal("KV-RUSE-07", "no_further", {"unit": unit})


def refuse_forced_attack(s: Kravora, board: int, line: int, unit: int) -> Refusal | None:
    """KV-RUSE-25: at most once a turn of the table; KV-RUSE-08: and there must be something for it
    to attack."""
    if s.forced.count(unit) >= TABLES[s.variant].constants.limits.forced_attacks:
        return Refusal("KV-RUSE-25", "forced_already", {"unit": unit})
    if TABLES[s.variant].owner[unit] == board:
        return refuse_reach(s, board, unit, line)
    return (
        Refusal("KV-RUSE-08", "out_of_reach", {"unit": unit}) if harmless(s, board, unit) else None
    )


def refuse_retreat(s: Kravora, board: int, line: int, unit: int) -> Refusal | None:
    """KV-RUSE-09: only inside the board."""
    t = TABLES[s.variant]
    if 1 <= line - t.ruses[RETREAT].amount * forward(s, board, unit) <= t.lines:
        return None
    return Refusal("KV-RUSE-09", "no_further", {"unit": unit})


# Which unit?


class UnitRuse(RuseAsk):
    """Which unit on any board?"""

    abstract: ClassVar[bool] = True
    forbids: ClassVar[tuple[Forbid, ...]] = (anyone,)
    """Why a unit may not be chosen, for each of the kinds offered."""
    every: ClassVar[tuple[tuple[Interned[Option], Forbid], ...]]
    """The options of each kind by unit, and the same again."""

    def __init_subclass__(cls) -> None:
        kinds = map(interned, cls.offers)
        cls.every = tuple(zip(kinds, cls.forbids, strict=True))

    def targets(self, s: Kravora) -> Iterator[Option]:
        every = self.every
        for board, line, unit in every_unit(s):
            for options, forbid in every:
                if forbid(s, board, line, unit) is None:
                    yield options[unit]

    def refuse(self, s: Kravora, option: Bleed | Lure | Incite | Repel | Launch) -> Refusal | None:
        board, line = where(s, option.unit)
        if board == NONE:
            return Refusal(self.rule, "not_on_a_board", {"unit": option.unit})
        return self.forbids[self.offers.index(type(option))](s, board, line, option.unit)


class ClotTarget(UnitRuse):
    """KV-RUSE-06: a Blood clot wounds one unit on any board."""

    rule: ClassVar[str] = "KV-RUSE-06"
    offers: ClassVar = (Bleed,)

    def choose(self, s: Kravora, option: Bleed) -> None:
        board, _ = where(s, option.unit)
        announce(s, self.seat, CLOT, unit=option.unit, board=board)


class BaitTarget(UnitRuse):
    """KV-RUSE-07: Bait makes one unit on any board go forward, held or not, or attack at once."""

    rule: ClassVar[str] = "KV-RUSE-07"
    offers: ClassVar = (Lure, Incite)
    forbids: ClassVar[tuple[Forbid, ...]] = (refuse_lure, refuse_forced_attack)

    def choose(self, s: Kravora, option: Lure | Incite) -> None:
        board, line = where(s, option.unit)
        to = NONE
        if isinstance(option, Lure):
            to = line + TABLES[s.variant].ruses[BAIT].amount * forward(s, board, option.unit)
        announce(s, self.seat, BAIT, unit=option.unit, board=board, line=to)


class RetreatTarget(UnitRuse):
    """KV-RUSE-09: Retreat makes one unit on any board go one line back."""

    rule: ClassVar[str] = "KV-RUSE-09"
    offers: ClassVar = (Repel,)
    forbids: ClassVar[tuple[Forbid, ...]] = (refuse_retreat,)

    def choose(self, s: Kravora, option: Repel) -> None:
        board, line = where(s, option.unit)
        to = line - TABLES[s.variant].ruses[RETREAT].amount * forward(s, board, option.unit)
        announce(s, self.seat, RETREAT, unit=option.unit, board=board, line=to)


class PropulsionUnit(UnitRuse):
    """KV-RUSE-16: Propulsion moves one unit: which?"""

    rule: ClassVar[str] = "KV-RUSE-16"
    offers: ClassVar = (Launch,)

    def choose(self, s: Kravora, option: Launch) -> None:
        s.agenda.append(PropulsionLanding(self.seat, option.unit))


class PropulsionLanding(LineRuse):
    """KV-RUSE-16: to which line? An enemy to any board, a defender only to its own."""

    unit: Unit
    rule: ClassVar[str] = "KV-RUSE-16"
    offers: ClassVar = (Land,)
    ruse: ClassVar[int] = PROPULSION

    def refuse_at(self, s: Kravora, board: int, line: int) -> Refusal | None:
        """KV-RUSE-16: a defender stays on its board; KV-OPTION-09: not with `propulsion_any`."""
        home, unit = s.players[board], self.unit
        owner = TABLES[s.variant].owner[unit]
        if line_of(home.defenders if owner == board else home.enemies, unit) == line:
            return Refusal("KV-RUSE-16", "is_there", {"unit": unit})
        source, _ = where(s, unit)
        if source != board and owner == source and not s.propulsion_any:
            return Refusal("KV-RUSE-16", "stays_home", {"unit": unit})
        return None

    def choose(self, s: Kravora, option: Land) -> None:
        announce(s, self.seat, self.ruse, unit=self.unit, board=option.board, line=option.line)
