"""Ruses that are aimed at a unit: Blood clot, Advance/attack, Retreat, Propulsion (KV-RUSE-06 to
-09, KV-RUSE-16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.kravora.options import Bleed, Incite, Land, Launch, Lure, Repel
from rempart.games.kravora.pieces import NONE
from rempart.games.kravora.steps.enemies import harmless
from rempart.games.kravora.steps.ruse_announced import RuseAsk, announce, no_place
from rempart.games.kravora.steps.strikes import out_of_reach
from rempart.games.kravora.steps.supply import line_of, where
from rempart.games.kravora.tables import BAIT, CLOT, PROPULSION, RETREAT, TABLES
from rempart.kernel import Refusal

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora


def every_unit(s: Kravora) -> Iterator[tuple[int, int, int]]:
    """Board, line and number of every unit on a board."""
    for board, player in enumerate(s.players):
        for lines in (player.enemies, player.defenders):
            for line, units in enumerate(lines):
                for unit in units:
                    yield board, line, unit


class ClotTarget(RuseAsk):
    """KV-RUSE-06: a Blood clot wounds one unit on any board."""

    rule: ClassVar[str] = "KV-RUSE-06"
    offers: ClassVar = (Bleed,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        bleeds = TABLES[s.variant].bleeds
        for _, _, unit in every_unit(s):
            yield bleeds[unit]

    def refuse(self, s: Kravora, option: Bleed) -> Refusal | None:
        return nowhere(s, option.unit, self.rule)

    def choose(self, s: Kravora, option: Bleed) -> None:
        board, _ = where(s, option.unit)
        announce(s, self.seat, CLOT, option.unit, board, NONE)


def nowhere(s: Kravora, unit: int, rule: str) -> Refusal | None:
    """Whether a unit is on a board."""
    return Refusal(rule, "not_on_a_board", {"unit": unit}) if where(s, unit)[0] == NONE else None


class BaitTarget(RuseAsk):
    """KV-RUSE-07: Bait makes one unit on any board go forward, held or not, or attack at once."""

    rule: ClassVar[str] = "KV-RUSE-07"
    offers: ClassVar = (Lure, Incite)

    def targets(self, s: Kravora) -> Iterator[Any]:
        t = TABLES[s.variant]
        for board, line, unit in every_unit(s):
            if no_lure(s, board, line, unit) is None:
                yield t.lures[unit]
            if no_forced_attack(s, board, line, unit) is None:
                yield t.incites[unit]

    def refuse(self, s: Kravora, option: Lure | Incite) -> Refusal | None:
        lost = nowhere(s, option.unit, self.rule)
        if lost is not None:
            return lost
        board, line = where(s, option.unit)
        if isinstance(option, Lure):
            return no_lure(s, board, line, option.unit)
        return no_forced_attack(s, board, line, option.unit)

    def choose(self, s: Kravora, option: Lure | Incite) -> None:
        board, line = where(s, option.unit)
        to = NONE
        if isinstance(option, Lure):
            to = line + TABLES[s.variant].ruses[BAIT].amount * forward(s, board, option.unit)
        announce(s, self.seat, BAIT, option.unit, board, to)


def forward(s: Kravora, board: int, unit: int) -> int:
    """KV-COMP-12: forward is up the lines for enemies and down for defenders."""
    return -1 if TABLES[s.variant].owner[unit] == board else 1


def no_lure(s: Kravora, board: int, line: int, unit: int) -> Refusal | None:
    """KV-RUSE-07: not beyond the first line or the last (KV-OPTION-07: that where enemies stop)."""
    t = TABLES[s.variant]
    way = forward(s, board, unit)
    to = line + t.ruses[BAIT].amount * way
    last = s.max_line if way == 1 else t.lines
    if 1 <= to <= last:
        return None
    return Refusal("KV-RUSE-07", "no_further", {"unit": unit})


def no_forced_attack(s: Kravora, board: int, line: int, unit: int) -> Refusal | None:
    """KV-RUSE-25: at most once a turn of the table; KV-RUSE-08: and there must be something for it
    to attack."""
    if s.forced.count(unit) >= TABLES[s.variant].constants.limits.forced_attacks:
        return Refusal("KV-RUSE-25", "forced_already", {"unit": unit})
    if TABLES[s.variant].owner[unit] == board:
        return out_of_reach(s, board, unit, line)
    return (
        Refusal("KV-RUSE-08", "out_of_reach", {"unit": unit}) if harmless(s, board, unit) else None
    )


class RetreatTarget(RuseAsk):
    """KV-RUSE-09: Retreat makes one unit on any board go one line back."""

    rule: ClassVar[str] = "KV-RUSE-09"
    offers: ClassVar = (Repel,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        repels = TABLES[s.variant].repels
        for board, line, unit in every_unit(s):
            if no_retreat(s, board, line, unit) is None:
                yield repels[unit]

    def refuse(self, s: Kravora, option: Repel) -> Refusal | None:
        lost = nowhere(s, option.unit, self.rule)
        return lost or no_retreat(s, *where(s, option.unit), option.unit)

    def choose(self, s: Kravora, option: Repel) -> None:
        board, line = where(s, option.unit)
        to = line - TABLES[s.variant].ruses[RETREAT].amount * forward(s, board, option.unit)
        announce(s, self.seat, RETREAT, option.unit, board, to)


def no_retreat(s: Kravora, board: int, line: int, unit: int) -> Refusal | None:
    """KV-RUSE-09: only inside the board."""
    t = TABLES[s.variant]
    if 1 <= line - t.ruses[RETREAT].amount * forward(s, board, unit) <= t.lines:
        return None
    return Refusal("KV-RUSE-09", "no_further", {"unit": unit})


class PropulsionUnit(RuseAsk):
    """KV-RUSE-16: Propulsion moves one unit: which?"""

    rule: ClassVar[str] = "KV-RUSE-16"
    offers: ClassVar = (Launch,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        launches = TABLES[s.variant].launches
        for _, _, unit in every_unit(s):
            yield launches[unit]

    def refuse(self, s: Kravora, option: Launch) -> Refusal | None:
        return nowhere(s, option.unit, self.rule)

    def choose(self, s: Kravora, option: Launch) -> None:
        s.agenda.append(PropulsionLanding(self.seat, option.unit))


class PropulsionLanding(RuseAsk):
    """KV-RUSE-16: to which line? An enemy to any board, a defender only to its own."""

    unit: int
    rule: ClassVar[str] = "KV-RUSE-16"
    offers: ClassVar = (Land,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        t = TABLES[s.variant]
        for board, player in enumerate(s.players):
            if player.alive:
                for line in t.every_line:
                    if no_landing(s, self.unit, board, line) is None:
                        yield t.lands[board][line]

    def refuse(self, s: Kravora, option: Land) -> Refusal | None:
        return no_place(s, option.board, option.line, self.rule) or no_landing(
            s, self.unit, option.board, option.line
        )

    def choose(self, s: Kravora, option: Land) -> None:
        announce(s, self.seat, PROPULSION, self.unit, option.board, option.line)


def no_landing(s: Kravora, unit: int, board: int, line: int) -> Refusal | None:
    """KV-RUSE-16: a defender stays on its board; KV-OPTION-09: not with `propulsion_any`."""
    home = s.players[board]
    here = home.defenders if TABLES[s.variant].owner[unit] == board else home.enemies
    if line_of(here, unit) == line:
        return Refusal("KV-RUSE-16", "is_there", {"unit": unit})
    source, _ = where(s, unit)
    if source != board and TABLES[s.variant].owner[unit] == source and not s.propulsion_any:
        return Refusal("KV-RUSE-16", "stays_home", {"unit": unit})
    return None
