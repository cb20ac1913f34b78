"""Ruses that are aimed at a line: Rocks and Boulder (KV-RUSE-04, KV-RUSE-10 to -14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.kravora.ids import BOULDER, ROCKS, SEATS
from rempart.games.kravora.options import Freeze, Hurl, Land
from rempart.games.kravora.steps.ruse_announced import RuseAsk, announce
from rempart.games.kravora.steps.ruse_effects import boulder_hits
from rempart.games.kravora.steps.supply import hp, refuse_line
from rempart.games.kravora.tables import MOST_LINES, TABLES
from rempart.kernel import Option, Refusal

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora

LINES = range(MOST_LINES + 1)
"""All that a board can have, and 0, which is none."""


class LineRuse(RuseAsk):
    """Which line of which living player's board?"""

    abstract: ClassVar[bool] = True
    ruse: ClassVar[int]
    every: ClassVar[list[list[Option]]]
    """The options, by board and line."""

    def __init_subclass__(cls) -> None:
        kind: Any = cls.offers[0]
        cls.every = [[kind(board, line) for line in LINES] for board in range(SEATS)]

    def refuse_at(self, s: Kravora, board: int, line: int) -> Refusal | None:
        """Why this line may not be chosen."""
        raise TypeError(f"{type(self).__name__} forbids nothing")

    def targets(self, s: Kravora) -> Iterator[Option]:
        lines, refuse = TABLES[s.variant].every_line, self.refuse_at
        for board, player in enumerate(s.players):
            if player.alive:
                every = self.every[board]
                for line in lines:
                    if refuse(s, board, line) is None:
                        yield every[line]

    def refuse(self, s: Kravora, option: Freeze | Hurl | Land) -> Refusal | None:
        board, line = option.board, option.line
        if not s.lives(board):
            return Refusal(self.rule, "no_such_board")
        return refuse_line(s, line, self.rule) or self.refuse_at(s, board, line)

    def choose(self, s: Kravora, option: Any) -> None:
        announce(s, self.seat, self.ruse, board=option.board, line=option.line)


class RocksTarget(LineRuse):
    """KV-RUSE-04: Rocks immobilise one line of one board."""

    rule: ClassVar[str] = "KV-RUSE-04"
    offers: ClassVar = (Freeze,)
    ruse: ClassVar[int] = ROCKS

    def refuse_at(self, s: Kravora, board: int, line: int) -> Refusal | None:
        """KV-COMP-06: a marker must be free; KV-RUSE-04: one for each line."""
        used = sum(len(player.frozen) for player in s.players)
        if used >= TABLES[s.variant].constants.markers.freeze:
            return Refusal("KV-COMP-06", "no_marker")
        if line in s.players[board].frozen:
            return Refusal("KV-RUSE-04", "frozen_already", {"line": line})
        return None


class BoulderTarget(LineRuse):
    """KV-RUSE-10: a Boulder strikes one line of any board."""

    rule: ClassVar[str] = "KV-RUSE-10"
    offers: ClassVar = (Hurl,)
    ruse: ClassVar[int] = BOULDER

    def refuse_at(self, s: Kravora, board: int, line: int) -> Refusal | None:
        """KV-RUSE-13: one Boulder a turn damages a wall; KV-RUSE-14: none may bring it down.

        KV-RUSE-12: where nothing can be struck there is nothing to cast it at.
        """
        struck, wall = boulder_hits(s, self.seat, board, line)
        if not struck and not wall:
            return Refusal("KV-RUSE-12", "nothing_to_strike", {"line": line})
        damage = boulder_damage(s, self.seat, board, line)
        if damage and s.players[board].boulder:
            return Refusal("KV-RUSE-13", "boulder_already", {"board": board})
        if damage and damage >= s.players[board].wall:
            return Refusal("KV-RUSE-14", "would_finish", {"board": board})
        return None


def boulder_damage(s: Kravora, seat: int, board: int, line: int) -> int:
    """KV-RUSE-12: what a Boulder would cost the wall."""
    struck, wall = boulder_hits(s, seat, board, line)
    if not wall:
        return 0
    absorbed = sum(hp(s, unit) for unit in struck) if s.units_first else len(struck)
    return max(0, TABLES[s.variant].ruses[BOULDER].amount - max(absorbed, len(struck)))
