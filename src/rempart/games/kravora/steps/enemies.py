"""3.2 The enemies' attack (KV-ENEMY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kravora.events import UnitAttacked
from rempart.games.kravora.ids import Seat, Unit
from rempart.games.kravora.steps.end import fallen_walls, hit_wall
from rempart.games.kravora.steps.hits import ARMS, FORCED, MELEE, ROCKS_THROWN, STONE, Victims
from rempart.games.kravora.steps.supply import line_of
from rempart.games.kravora.tables import FREE, TABLES, VOLLEY
from rempart.kernel import Step

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora


class EnemyAttack(Step):
    """KV-ENEMY-01: every enemy attacks once, strongest first.

    KV-ENEMY-12: when the wall falls, it is over at once.
    """

    seat: Seat
    waiting: list[Unit]
    """The units still to attack; the last is next."""

    def run(self, s: Kravora) -> None:
        agenda = s.agenda
        agenda.append(self)
        while self.waiting and s.players[self.seat].alive:
            assault(s, self.seat, self.waiting.pop())
            if agenda[-1] is not self:
                return
        agenda.pop()


def attack_order(s: Kravora, seat: int) -> list[int]:
    """KV-ENEMY-01: the strongest kind first, within it the farthest from the fortress; the first
    to attack stands last."""
    kinds = TABLES[s.variant].kind
    ranks: list[list[int]] = [[], [], [], [], [], []]
    for units in reversed(s.players[seat].enemies):
        for unit in reversed(units):
            ranks[kinds[unit]].append(unit)
    return [unit for rank in ranks for unit in rank]


def reaches_wall(s: Kravora, kind: int, line: int) -> bool:
    """KV-ENEMY-04 to -06, KV-ENEMY-09: the wall is hit from the last two lines, or where the last
    line is within range; KV-OPTION-04: the latter not with `wall_reach=4_5_only`.

    KV-ENEMY-17: a thrower on the last line has nobody in range, so it always hits the wall.
    """
    t = TABLES[s.variant]
    return line >= t.lines - 1 or (t.hits_wall[kind][line] and not s.near_wall)


def volley_line(s: Kravora, board: int, kind: int, line: int) -> int:
    """KV-ENEMY-07: the line in range with the most defenders, the highest on a tie; 0: none."""
    most, found = 0, 0
    lines = s.players[board].defenders
    for at in TABLES[s.variant].forward[kind][line]:
        if lines[at] and len(lines[at]) >= most:
            most, found = len(lines[at]), at
    return found


def harmless(s: Kravora, board: int, unit: int) -> bool:
    """Whether an enemy, if it attacked now, would hit nobody and nothing."""
    t = TABLES[s.variant]
    player = s.players[board]
    line = line_of(player.enemies, unit)
    kind = t.kind[unit]
    if reaches_wall(s, kind, line):
        return False
    return not any(player.defenders[at] for at in t.forward[kind][line])


def assault(s: Kravora, board: int, unit: int, *, forced: bool = False) -> None:
    """One enemy attacks, forward only (KV-ENEMY-02).

    KV-ENEMY-04, KV-ENEMY-06: a defender in range, else the wall if it is reached, else nothing.
    KV-ENEMY-05: a Long-arm's hits are absorbed up to full hit points; the rest hits the wall.
    """
    if harmless(s, board, unit):
        return
    t = TABLES[s.variant]
    player = s.players[board]
    line, kind = line_of(player.enemies, unit), t.kind[unit]
    if s.events is not None:
        s.tell(UnitAttacked(board=board, unit=unit, rule=RULES[forced]))
    if t.style[kind] == VOLLEY:
        bombard(s, board, unit, line, forced=forced)
        return
    cause = ARMS if t.style[kind] == FREE else STONE if t.units[kind].reach[1] else MELEE
    among = [enemy for at in t.forward[kind][line] for enemy in player.defenders[at]]
    wall = reaches_wall(s, kind, line)
    hits = t.hits[kind]
    cause = FORCED if forced else cause
    Victims(
        seat=board, board=board, cause=cause, left=hits, each=False, wall=wall, among=among
    ).deal(s)


RULES = ("KV-ENEMY-01", "KV-RUSE-08")


def bombard(s: Kravora, board: int, unit: int, line: int, *, forced: bool) -> None:
    """A Rock-hurler throws at the line with the most defenders (KV-ENEMY-07), one hit each.

    KV-ENEMY-08: on the last two lines what finds no unit goes to the wall. KV-ENEMY-09: with
    nobody in range all of it does.
    """
    t = TABLES[s.variant]
    kind = t.kind[unit]
    at = volley_line(s, board, kind, line)
    hits = t.hits[kind]
    if not at:
        hit_wall(s, board, hits, "KV-RUSE-08" if forced else "KV-ENEMY-09")
        fallen_walls(s)
        return
    among = list(s.players[board].defenders[at])
    cause = FORCED if forced else ROCKS_THROWN
    wall = excess_hits_wall(s, at)
    Victims(
        seat=board, board=board, cause=cause, left=hits, each=True, wall=wall, among=among
    ).deal(s)


def excess_hits_wall(s: Kravora, line: int) -> bool:
    """KV-ENEMY-08, KV-RUSE-12: the excess of rocks goes to the wall from the last two lines;
    KV-OPTION-06: with `rock_wall_lines=5` from the last line only."""
    lines = TABLES[s.variant].lines
    return line == lines or (line == lines - 1 and not s.floor_only)
