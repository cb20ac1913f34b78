"""Ruses that are aimed at a line: Rocks and Boulder (KV-RUSE-04, KV-RUSE-10 to -14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.kravora.options import Freeze, Hurl
from rempart.games.kravora.pieces import NONE
from rempart.games.kravora.steps.ruse_announced import RuseAsk, announce, no_place
from rempart.games.kravora.steps.ruse_effects import boulder_hits
from rempart.games.kravora.steps.supply import hp
from rempart.games.kravora.tables import BOULDER, ROCKS, TABLES
from rempart.kernel import Refusal

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora


class RocksTarget(RuseAsk):
    """KV-RUSE-04: Rocks immobilise one line of one board."""

    rule: ClassVar[str] = "KV-RUSE-04"
    offers: ClassVar = (Freeze,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        t = TABLES[s.variant]
        for board, player in enumerate(s.players):
            if player.alive:
                for line in t.every_line:
                    if no_freeze(s, board, line) is None:
                        yield t.freezes[board][line]

    def refuse(self, s: Kravora, option: Freeze) -> Refusal | None:
        return no_place(s, option.board, option.line, self.rule) or no_freeze(
            s, option.board, option.line
        )

    def choose(self, s: Kravora, option: Freeze) -> None:
        announce(s, self.seat, ROCKS, NONE, option.board, option.line)


def no_freeze(s: Kravora, board: int, line: int) -> Refusal | None:
    """KV-COMP-06: a marker must be free; KV-RUSE-04: one for each line."""
    used = sum(len(player.frozen) for player in s.players)
    if used >= TABLES[s.variant].constants.markers.freeze:
        return Refusal("KV-COMP-06", "no_marker")
    if line in s.players[board].frozen:
        return Refusal("KV-RUSE-04", "frozen_already", {"line": line})
    return None


class BoulderTarget(RuseAsk):
    """KV-RUSE-10: a Boulder strikes one line of any board."""

    rule: ClassVar[str] = "KV-RUSE-10"
    offers: ClassVar = (Hurl,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        t = TABLES[s.variant]
        for board, player in enumerate(s.players):
            if player.alive:
                for line in t.every_line:
                    if no_boulder(s, self.seat, board, line) is None:
                        yield t.hurls[board][line]

    def refuse(self, s: Kravora, option: Hurl) -> Refusal | None:
        return no_place(s, option.board, option.line, self.rule) or no_boulder(
            s, self.seat, option.board, option.line
        )

    def choose(self, s: Kravora, option: Hurl) -> None:
        announce(s, self.seat, BOULDER, NONE, option.board, option.line)


def boulder_damage(s: Kravora, seat: int, board: int, line: int) -> int:
    """KV-RUSE-12: what a Boulder would cost the wall."""
    struck, wall = boulder_hits(s, seat, board, line)
    if not wall:
        return 0
    absorbed = sum(hp(s, unit) for unit in struck) if s.units_first else len(struck)
    return max(0, TABLES[s.variant].ruses[BOULDER].amount - max(absorbed, len(struck)))


def no_boulder(s: Kravora, seat: int, board: int, line: int) -> Refusal | None:
    """KV-RUSE-13: one Boulder a turn damages a wall; KV-RUSE-14: none may bring it down.

    KV-RUSE-12: where nothing can be struck there is nothing to cast it at.
    """
    struck, wall = boulder_hits(s, seat, board, line)
    if not struck and not wall:
        return Refusal("KV-RUSE-12", "nothing_to_strike", {"line": line})
    damage = boulder_damage(s, seat, board, line)
    if damage and s.players[board].boulder:
        return Refusal("KV-RUSE-13", "boulder_already", {"board": board})
    if damage and damage >= s.players[board].wall:
        return Refusal("KV-RUSE-14", "would_finish", {"board": board})
    return None
