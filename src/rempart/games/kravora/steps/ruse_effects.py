"""What ruses do once nobody has cancelled them (KV-RUSE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kravora.events import LineFrozen, ShieldRaised, UnitShifted
from rempart.games.kravora.ids import BAIT, BOULDER, CLOT, PROPULSION, RETREAT, ROCKS
from rempart.games.kravora.steps.enemies import assault, excess_hits_wall
from rempart.games.kravora.steps.hits import BOULDER as BOULDER_HITS
from rempart.games.kravora.steps.hits import CLOT as CLOT_HIT
from rempart.games.kravora.steps.hits import BoulderTargets, wound
from rempart.games.kravora.steps.strikes import strike
from rempart.games.kravora.steps.supply import lift, move_unit, place, where
from rempart.games.kravora.tables import TABLES
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora


def resolve(s: Kravora, seat: int, ruse: int, *, unit: int, board: int, line: int) -> None:
    """What a ruse does. A cancelled one does nothing, and uses up nothing (KV-RUSE-21)."""
    if ruse == ROCKS:
        s.players[board].frozen.append(line)
        s.tell(LineFrozen(board=board, line=line))
    elif ruse == CLOT:
        wound(s, board, unit, CLOT_HIT, amount=TABLES[s.variant].ruses[CLOT].amount)
    elif ruse == BAIT and line == NONE:
        force_attack(s, board, unit)
    elif ruse in SHIFTS:
        shift(s, unit, board, line, rule=SHIFTS[ruse])
    elif ruse == BOULDER:
        hurl(s, seat, board, line)
    else:
        s.players[seat].shield = True
        s.tell(ShieldRaised(seat=seat))


SHIFTS = {BAIT: "KV-RUSE-07", RETREAT: "KV-RUSE-09", PROPULSION: "KV-RUSE-16"}


def shift(s: Kravora, unit: int, board: int, line: int, *, rule: str) -> None:
    """A ruse moves a unit, frozen or not (KV-RUSE-05), held or not; wounds stay."""
    source, _ = where(s, unit)
    if source == board:
        move_unit(s, board, unit, line)
    else:
        lift(s, source, unit)
        place(s, board, line, unit)
    s.tell(UnitShifted(unit=unit, board=board, line=line, rule=rule))


def force_attack(s: Kravora, board: int, unit: int) -> None:
    """KV-RUSE-08: a defender attacks by KV-ATTACK, an enemy by KV-ENEMY, walls included; whom it
    kills was killed with a ruse (KV-RUSE-26). The unit's own attack is not used up."""
    s.forced.append(unit)
    if TABLES[s.variant].owner[unit] == board:
        strike(s, board, unit, forced=True)
    else:
        assault(s, board, unit, forced=True)


def boulder_hits(s: Kravora, seat: int, board: int, line: int) -> tuple[list[int], bool]:
    """KV-RUSE-11: whom a Boulder can strike: enemies at home, defenders abroad; and whether what is
    left over hits the wall (KV-RUSE-12)."""
    player = s.players[board]
    if board == seat:
        return player.enemies[line], False
    return player.defenders[line], excess_hits_wall(s, line)


def hurl(s: Kravora, seat: int, board: int, line: int) -> None:
    """KV-RUSE-10: up to 4 different units lose 1 each; KV-RUSE-12: as many as possible."""
    struck, wall = boulder_hits(s, seat, board, line)
    hits = TABLES[s.variant].ruses[BOULDER].amount
    BoulderTargets(
        seat=seat,
        board=board,
        cause=BOULDER_HITS,
        left=hits,
        each=True,
        wall=wall,
        among=list(struck),
    ).deal(s)
