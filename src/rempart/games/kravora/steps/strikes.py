"""3.1 How a defender attacks (KV-ATTACK-02 to -08), in its phase or by a ruse."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kravora.events import UnitAttacked
from rempart.games.kravora.ids import Seat, Unit
from rempart.games.kravora.options import Aim
from rempart.games.kravora.pieces import Player
from rempart.games.kravora.steps.hits import FORCED, ONE, THROWN, Targets
from rempart.games.kravora.steps.supply import line_of
from rempart.games.kravora.tables import TABLES, VOLLEY, Tables
from rempart.kernel import PickOne, Refusal

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora


def lines_in_reach(t: Tables, player: Player, unit: int, line: int) -> list[int]:
    """KV-ATTACK-02, KV-ATTACK-03: the lines with enemies that a defender on `line` reaches, in both
    directions; a ranged unit does not reach its own line."""
    enemies = player.enemies
    return [at for at in t.both_ways[t.kind[unit]][line] if enemies[at]]


def refuse_attack(s: Kravora, board: int, unit: int) -> Refusal | None:
    """KV-ATTACK-01: each defender may attack once; KV-ATTACK-02: an enemy in its range."""
    player = s.players[board]
    line = line_of(player.defenders, unit)
    if not line:
        return Refusal("KV-ATTACK-01", "not_your_defender", {"unit": unit})
    if unit in s.attacked:
        return Refusal("KV-ATTACK-01", "attacked_already", {"unit": unit})
    return refuse_reach(s, board, unit, line)


def refuse_reach(s: Kravora, board: int, unit: int, line: int) -> Refusal | None:
    """KV-ATTACK-02: there must be an enemy in range."""
    if lines_in_reach(TABLES[s.variant], s.players[board], unit, line):
        return None
    return Refusal("KV-ATTACK-02", "out_of_reach", {"unit": unit})


def strike(s: Kravora, board: int, unit: int, *, forced: bool = False) -> None:
    """A defender attacks; the owner of the board chooses what.

    KV-ATTACK-04: one enemy loses 1. KV-ATTACK-05: a Long-arm's hits are spread at will.
    KV-ATTACK-06: a Rock-hurler throws at one line.
    """
    t = TABLES[s.variant]
    player = s.players[board]
    kind = t.kind[unit]
    lines = lines_in_reach(t, player, unit, line_of(player.defenders, unit))
    if s.events is not None:
        s.tell(UnitAttacked(board=board, unit=unit, rule=RULES[forced]))
    if t.style[kind] != VOLLEY:
        among = [enemy for line in lines for enemy in player.enemies[line]]
        cause = FORCED if forced else ONE + t.style[kind]
        Targets(
            seat=board,
            board=board,
            cause=cause,
            left=t.hits[kind],
            each=False,
            wall=False,
            among=among,
        ).deal(s)
    elif len(lines) == 1:
        throw(s, board, unit, lines[0], forced=forced)
    else:
        s.agenda.append(TargetLine(board, unit, forced))


RULES = ("KV-ATTACK-01", "KV-RUSE-08")


def throw(s: Kravora, board: int, unit: int, line: int, *, forced: bool) -> None:
    """KV-ATTACK-06: up to 4 different enemies of a line lose 1 each."""
    t = TABLES[s.variant]
    among = list(s.players[board].enemies[line])
    cause = FORCED if forced else THROWN
    hits = t.hits[t.kind[unit]]
    Targets(
        seat=board, board=board, cause=cause, left=hits, each=True, wall=False, among=among
    ).deal(s)


class TargetLine(PickOne):
    """KV-ATTACK-06: which line does the Rock-hurler throw at?"""

    seat: Seat
    unit: Unit
    forced: bool
    rule: ClassVar[str] = "KV-ATTACK-06"
    offers: ClassVar = (Aim,)
    reason: ClassVar[str] = "line_out_of_reach"
    refused_by: ClassVar[str] = "KV-ATTACK-02"

    def among(self, s: Kravora) -> list[int]:
        player = s.players[self.seat]
        line = line_of(player.defenders, self.unit)
        return lines_in_reach(TABLES[s.variant], player, self.unit, line)

    def refuse(self, s: Kravora, option: Aim) -> Refusal | None:
        t = TABLES[s.variant]
        player = s.players[self.seat]
        line = line_of(player.defenders, self.unit)
        in_reach = option.line in t.both_ways[t.kind[self.unit]][line]
        if in_reach and not player.enemies[option.line]:
            return Refusal(self.rule, "no_enemy_there", {"line": option.line})
        return super().refuse(s, option)

    def choose(self, s: Kravora, option: Aim) -> None:
        throw(s, self.seat, self.unit, option.line, forced=self.forced)
