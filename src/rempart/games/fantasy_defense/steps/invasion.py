"""1. The Invasion phase (FD-INVADE), also in co-op (FD-COOP-07 to -12), and Infiltrate.

Nothing else ever moves an invader to a gate: those left from earlier turns stay (FD-INVADE-08).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.fantasy_defense.events import BossPlaced, InvaderPlaced, InvaderPutBack
from rempart.games.fantasy_defense.options import Discard
from rempart.games.fantasy_defense.pieces import Gate
from rempart.games.fantasy_defense.steps.asks import CardAsk
from rempart.games.fantasy_defense.steps.city import discard_from_hand, facing
from rempart.games.fantasy_defense.tables import TABLES
from rempart.kernel import NONE, Step

if TYPE_CHECKING:
    from rempart.games.fantasy_defense.state import FantasyDefense


class Invasion(Step):
    """FD-INVADE-01: draw invaders one by one; each is placed completely before the next.

    FD-INVADE-07: fewer when the deck runs out. FD-COOP-07: in co-op they come for the first
    player and the other in turn, by the number of the draw (FD-COOP-09, FD-COOP-12).
    """

    drawn: int = 0

    def run(self, s: FantasyDefense) -> None:
        t = TABLES[s.variant]
        players = len(s.players)
        if self.drawn == t.modes[players - 1].invaders or not s.invader_deck:
            return
        due = s.first if self.drawn % 2 == 0 or players == 1 else 1 - s.first
        invader = s.invader_deck.pop()
        s.known_top = max(0, s.known_top - 1)
        if players == 2 and t.boss[invader]:
            attacked, otherwise = place_boss(s, invader, due), "FD-COOP-11"
        else:
            attacked, otherwise = place(s, invader, due), "FD-INVADE-05"
        if not attacked:
            put_back(s, invader, otherwise)
            return
        s.agenda.append(Invasion(self.drawn + 1))
        if t.infiltrate[invader]:
            s.agenda += [Infiltrate(seat) for seat in reversed(attacked)]


def first_free(row: list[Gate], from_left: bool) -> int:
    """FD-INVADE-02: the first gate, from the arrow's end, without an invader; NONE if all have
    one. FD-INVADE-04: defenders do not matter."""
    order = range(len(row)) if from_left else range(len(row) - 1, -1, -1)
    for g in order:
        if row[g].invader == NONE:
            return g
    return NONE


def place(s: FantasyDefense, invader: int, due: int) -> list[int]:
    """Place an invader in the row it is due in, or else in the other one (FD-COOP-09).

    The arrow is read from the side of the player who is attacked (FD-COOP-08). Gives who is
    attacked; nobody if every gate is besieged.
    """
    from_left = TABLES[s.variant].from_left[invader]
    for row in (due, 1 - due)[: len(s.players)]:
        gates = s.players[row].row
        g = first_free(gates, from_left)
        if g != NONE:
            gates[g].invader = invader
            if TABLES[s.variant].boss[invader]:
                s.bosses.append(invader)
            rule = "FD-INVADE-02" if row == due else "FD-COOP-09"
            if s.events is not None:
                s.tell(InvaderPlaced(invader=invader, row=row, gate=g, rule=rule))
            return [row]
    return []


def place_boss(s: FantasyDefense, boss: int, due: int) -> list[int]:
    """FD-COOP-10, FD-COOP-11: a boss besieges the first two facing gates that are both free,
    from the arrow's end as seen by the player who is due. It attacks both, first player first.
    """
    mine, theirs = s.players[due].row, s.players[1 - due].row
    order = range(len(mine)) if TABLES[s.variant].from_left[boss] else range(len(mine) - 1, -1, -1)
    for g in order:
        across = facing(s, g)
        if mine[g].invader == NONE and theirs[across].invader == NONE:
            mine[g].invader = theirs[across].invader = boss
            s.bosses.append(boss)
            s.tell(BossPlaced(invader=boss, row=due, gate=g, facing=across))
            return [s.first, 1 - s.first]
    return []


def put_back(s: FantasyDefense, invader: int, rule: str) -> None:
    """FD-INVADE-05: with no gate left the card goes back on top and the phase is over.

    FD-COOP-11: so does a boss for which no two facing gates are free. FD-INVADE-06: it does not
    Infiltrate, and everyone knows where it is.
    """
    s.invader_deck.append(invader)
    s.known_top += 1
    s.tell(InvaderPutBack(invader=invader, rule=rule))


class Infiltrate(CardAsk):
    """FD-ICON-INFILTRATE-01: the attacked player discards one card from hand.

    FD-ICON-INFILTRATE-02: nothing happens with an empty hand; nothing else can be chosen.
    FD-ICON-INFILTRATE-03: both players for a boss. FD-ICON-INFILTRATE-04: each time it is placed.
    """

    rule: ClassVar[str] = "FD-ICON-INFILTRATE-01"
    refused_by: ClassVar[str] = "FD-ICON-INFILTRATE-02"
    offers: ClassVar = (Discard,)
    reason: ClassVar[str] = "not_in_hand"
    auto: ClassVar[bool] = True

    def among(self, s: FantasyDefense) -> list[int]:
        return s.players[self.seat].hand

    def choose(self, s: FantasyDefense, option: Discard) -> None:
        discard_from_hand(s, self.seat, option.card, self.rule)
