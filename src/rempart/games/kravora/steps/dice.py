"""0. and 1. Set-up of turn 0 (KV-SETUP) and the announced enemies (KV-DICE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kravora.events import (
    EnemiesAnnounced,
    EnemiesMustered,
    KindReplaced,
    NobodyAnnounced,
    StartBlood,
    WallRaised,
)
from rempart.games.kravora.steps.purchases import StartingPurchases
from rempart.games.kravora.steps.supply import place, take_white
from rempart.games.kravora.tables import TABLES
from rempart.kernel import NONE, Step

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora

MUSTER = "muster"
"""The stream of chance for turn 0."""
DICE = "dice"
"""The stream of chance for announced enemies: the same whatever else is rolled."""


class TurnZero(Step):
    """Turn 0: enemies, first player, blood and a first chance to spend it.

    KV-SETUP-02: one die, four times, for the whole table. KV-SETUP-03: these units stand on line 1
    of every board. KV-SETUP-04: the first player is drawn at random. KV-SETUP-05: blood by turn
    order. KV-SETUP-06: spent in turn order. KV-SETUP-07: nothing else happens.
    """

    def run(self, s: Kravora) -> None:
        t = TABLES[s.variant]
        rolls = [s.chance.below(6, MUSTER) for _ in range(t.turn(0).dice)]
        for roll in rolls:
            for board in range(len(s.players)):
                unit = take_white(s, t.muster[roll])
                if unit != NONE:
                    place(s, board, 1, unit)
        s.first = s.chance.below(len(s.players), MUSTER)
        s.tell(EnemiesMustered(kinds=tuple(t.muster[roll] for roll in rolls)))
        order = s.living()
        for seat, blood in zip(order, t.start, strict=False):
            s.players[seat].blood = blood
            s.tell(StartBlood(seat=seat, amount=blood))
        if s.second_wall and len(order) == 2:
            raise_wall(s, order[1], t.wall.extra)
        s.agenda += [StartingPurchases(seat) for seat in reversed(order)]


def raise_wall(s: Kravora, seat: int, amount: int) -> None:
    """KV-OPTION-12: who acts second of two begins with a higher wall."""
    player = s.players[seat]
    player.wall += amount
    s.raised = seat
    s.tell(WallRaised(seat=seat, amount=amount, wall=player.wall))


class Announcement(Step):
    """1. One roll for all: each living player gets the same white units (KV-DICE-04).

    KV-DICE-01: the number of dice; KV-DICE-02: later turns add to each, above 6 counts as 6;
    KV-DICE-06: units are taken die by die, for each in turn order. They wait in the holders until
    phase 6 (KV-DICE-05).
    """

    def run(self, s: Kravora) -> None:
        t = TABLES[s.variant]
        turn = t.turn(s.turn)
        faces = t.announced
        last = len(faces) - 1
        rolls = [s.chance.below(6, DICE) for _ in range(turn.dice)]
        kinds = [faces[max(0, min(last, roll + turn.bonus))] for roll in rolls]  # KV-DICE-03
        s.tell(EnemiesAnnounced(rolls=tuple(r + 1 for r in rolls), kinds=tuple(kinds)))
        order = s.living()
        for kind in kinds:
            for seat in order:
                announce(s, seat, kind)


def announce(s: Kravora, seat: int, kind: int) -> None:
    """KV-DICE-06: a unit of the kind, or of the next lower kind that is left, or none."""
    unit = take_white(s, kind)
    if unit == NONE:
        s.tell(NobodyAnnounced(seat=seat, wanted=kind))
        return
    s.players[seat].holder.append(unit)
    found = TABLES[s.variant].kind[unit]
    if found != kind:
        s.tell(KindReplaced(seat=seat, wanted=kind, kind=found))
