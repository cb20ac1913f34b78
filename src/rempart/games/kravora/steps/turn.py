"""The course of a turn (KV-TURN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kravora.events import PhaseBegun, TurnBegun
from rempart.games.kravora.ids import (
    ATTACK,
    DICE,
    ENEMY_ATTACK,
    ENEMY_MOVE,
    EVENT,
    PURCHASES,
    REFILL,
    WAGES,
    Phase,
    Seat,
)
from rempart.games.kravora.steps.attack import AttackPhase
from rempart.games.kravora.steps.calamity import Calamity, Reward
from rempart.games.kravora.steps.dice import Announcement
from rempart.games.kravora.steps.end import Eruption, count_walls
from rempart.games.kravora.steps.enemies import EnemyAttack, attack_order
from rempart.games.kravora.steps.movement import EnemyMovement
from rempart.games.kravora.steps.purchases import Purchases
from rempart.games.kravora.steps.refill import Refill
from rempart.games.kravora.steps.wages import Dismantling, Recycling, Wages
from rempart.games.kravora.tables import TABLES
from rempart.kernel import NONE, Step

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora

EVENTS: dict[str, type[Step]] = {"calamity": Calamity, "reward": Reward, "eruption": Eruption}


class Turn(Step):
    """KV-TURN-01: dice, calamity or reward, then each living player's turn; KV-REFILL-04: then the
    next turn. KV-TURN-05: the marker advances first.

    KV-TURN-03: the first player stays the same; KV-OPTION-01: unless `rotate_first` is played.
    KV-END-04: after the last turn of the track the volcano erupts every turn; KV-OPTION-02: or
    the walls are counted. KV-END-08: in any case the game ends some time.
    """

    def run(self, s: Kravora) -> None:
        t = TABLES[s.variant]
        if s.turn >= t.last_turn and s.count_end:
            count_walls(s, "counted", "KV-OPTION-02")
            return
        if s.turn >= t.constants.limits.turns:
            count_walls(s, "too_long", "KV-END-08")
            return
        s.turn += 1
        if s.rotate_first and s.turn > 1:
            s.first = (s.first + 1) % len(s.players)
        s.forced.clear()
        for player in s.players:
            player.boulder = False
        s.phase, s.active = DICE, NONE
        order = s.living()
        s.tell(TurnBegun(turn=s.turn, seat=order[0]))
        s.agenda += [Turn(), PlayerTurns(order[::-1]), Phase2(), Announcement()]


class Phase2(Step):
    """What phase 2 brings in this turn."""

    def run(self, s: Kravora) -> None:
        s.phase = EVENT
        event = EVENTS.get(TABLES[s.variant].turn(s.turn).event)
        if event is not None:
            s.agenda.append(event())


class PlayerTurns(Step):
    """KV-TURN-02: one player completes a turn before the next one begins; KV-TURN-04: eliminated
    players are skipped."""

    waiting: list[Seat]
    """Who is still to play; the last is next."""

    def run(self, s: Kravora) -> None:
        if self.waiting:
            seat = self.waiting.pop()
            s.attacked.clear()
            s.cast = 0
            s.agenda += [self, PlayerTurn(seat, ATTACK)]


class PlayerTurn(Step):
    """KV-TURN-01: the phases 3.1, 3.2, 3.3, 4, 5 and 6 of one player, one after the other."""

    seat: Seat
    phase: Phase

    def run(self, s: Kravora) -> None:
        seat = self.seat
        if not s.players[seat].alive:
            return
        s.phase, s.active = self.phase, seat
        if s.events is not None:
            s.tell(PhaseBegun(seat=seat, phase=self.phase))
        if self.phase < REFILL:
            s.agenda.append(PlayerTurn(seat, self.phase + 1))
        if self.phase == ATTACK:
            s.agenda.append(AttackPhase(seat))
        elif self.phase == ENEMY_ATTACK:
            s.agenda.append(EnemyAttack(seat, attack_order(s, seat)))
        elif self.phase == ENEMY_MOVE:
            s.agenda.append(EnemyMovement(seat))
        elif self.phase == WAGES:
            s.agenda += [Dismantling(seat), Recycling(seat), Wages(seat)]
        elif self.phase == PURCHASES:
            s.agenda.append(Purchases(seat))
        else:
            s.agenda.append(Refill(seat))
