"""II. The game: turns of four phases (FD-TURN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.fantasy_defense.events import PhaseBegun, TurnBegun
from rempart.games.fantasy_defense.steps.battle import Battle
from rempart.games.fantasy_defense.steps.city import end
from rempart.games.fantasy_defense.steps.invasion import Invasion
from rempart.games.fantasy_defense.steps.reinforcement import Reinforcement
from rempart.games.fantasy_defense.steps.strategy import HandLimit, Strategy
from rempart.games.fantasy_defense.tables import TABLES
from rempart.kernel import Step

if TYPE_CHECKING:
    from rempart.games.fantasy_defense.state import FantasyDefense

INVASION, STRATEGY, BATTLE, REINFORCEMENT = range(4)


class Turn(Step):
    """FD-TURN-01: Invasion, Strategy, Battle, Reinforcement; FD-TURN-02: then the next turn."""

    def run(self, s: FantasyDefense) -> None:
        if s.turn == TABLES[s.variant].game.turns:
            end(s, won=False, rule="FD-END-06")
            return
        s.turn += 1
        s.tell(TurnBegun(turn=s.turn))
        order = (s.first, 1 - s.first)[: len(s.players)]
        s.agenda += [
            Turn(),
            Reinforcement(),
            Phase(REINFORCEMENT),
            Battle(),
            Phase(BATTLE),
            *(HandLimit(seat) for seat in reversed(order)),
            Strategy(s.first),
            Phase(STRATEGY),
            Invasion(),
            Phase(INVASION),
        ]


class Phase(Step):
    """A phase begins."""

    phase: int

    def run(self, s: FantasyDefense) -> None:
        s.phase = self.phase
        if s.events is not None:
            s.tell(PhaseBegun(phase=self.phase))
