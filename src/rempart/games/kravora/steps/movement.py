"""3.3 The enemies' movement (KV-MOVE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kravora.events import EnemyHeld, EnemyMoved, FrostLifted
from rempart.games.kravora.ids import Seat
from rempart.games.kravora.tables import TABLES
from rempart.kernel import Step

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora


class EnemyMovement(Step):
    """The enemies of a board move; KV-MOVE-09: then its freeze markers are removed."""

    seat: Seat

    def run(self, s: Kravora) -> None:
        march(s, self.seat)
        player = s.players[self.seat]
        if player.frozen:
            player.frozen.clear()
            s.tell(FrostLifted(board=self.seat))


def march(s: Kravora, board: int) -> None:
    """One full movement of a board's enemies, one after the other, in phase 3.3 or by the arrow.

    KV-MOVE-03: each defender holds at most one enemy of its line, counted afresh in each movement
    (KV-MOVE-07). KV-MOVE-09, KV-RUSE-05: an enemy that starts on a frozen line stays there, and
    occupies a free defender like any other.
    """
    t = TABLES[s.variant]
    player = s.players[board]
    free = [len(units) for units in player.defenders]
    frozen = player.frozen
    for line in range(t.lines, 0, -1):
        for unit in move_order(s, board, line):
            if free[line]:
                free[line] -= 1
                if s.events is not None:
                    s.tell(EnemyHeld(board=board, unit=unit, line=line, rule="KV-MOVE-04"))
            elif line in frozen:
                s.tell(EnemyHeld(board=board, unit=unit, line=line, rule="KV-MOVE-09"))
            else:
                walk(s, board, unit, line, free)


def move_order(s: Kravora, board: int, line: int) -> list[int]:
    """KV-MOVE-01: the enemies of a line: slow before fast, strong before weak, old before new."""
    player = s.players[board]
    units = player.enemies[line]
    if len(units) < 2:
        return list(units)
    t = TABLES[s.variant]
    here = [unit for unit in player.arrived if unit in units]
    here.sort(key=lambda unit: (t.move[t.kind[unit]], -t.kind[unit]))
    return here


def walk(s: Kravora, board: int, unit: int, line: int, free: list[int]) -> None:
    """An enemy that nobody holds goes on (KV-MOVE-05), line by line, at most to the last
    (KV-MOVE-02; KV-OPTION-07: to the one before it with `enemy_max_line=4`).

    KV-MOVE-06: it stops on a line with a defender that holds nobody, and is held there; it passes
    defenders that hold someone. KV-MOVE-08: other enemies never stop it.
    """
    t = TABLES[s.variant]
    to = line
    rule = "KV-MOVE-05" if s.players[board].defenders[line] else "KV-MOVE-02"
    for _ in range(t.move[t.kind[unit]]):
        if to >= s.max_line:
            break
        to += 1
        if free[to]:
            free[to] -= 1
            rule = "KV-MOVE-06"
            break
    if to != line:
        enemies = s.players[board].enemies
        enemies[line].remove(unit)
        enemies[to].append(unit)
        held = rule == "KV-MOVE-06"
        if s.events is not None:
            s.tell(EnemyMoved(board=board, unit=unit, source=line, line=to, held=held, rule=rule))
