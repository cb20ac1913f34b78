"""The course of a round (KR-ROUND)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.events import PhaseBegun, PhaseSkipped, RoundBegun
from rempart.games.kingdom_rush.ids import PhaseNumber
from rempart.games.kingdom_rush.pieces import ADVANCE, BUY, DESTROY, PICK_UP, PLAY, SPAWN
from rempart.games.kingdom_rush.steps.actions import ActionPhase, EndOfActions
from rempart.games.kingdom_rush.steps.advance import AdvancePhase
from rempart.games.kingdom_rush.steps.buy import Buying
from rempart.games.kingdom_rush.steps.destroy import DestroyPhase
from rempart.games.kingdom_rush.steps.heroes import end_round
from rempart.games.kingdom_rush.steps.outcome import lose
from rempart.games.kingdom_rush.steps.pickup import PickUp
from rempart.games.kingdom_rush.steps.prologue import RoundChecked, remember, skipped
from rempart.games.kingdom_rush.steps.solo import RoundStart
from rempart.games.kingdom_rush.steps.spawn import SpawnPhase
from rempart.games.kingdom_rush.steps.victory import VictoryCheck
from rempart.kernel import Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


class Round(Step):
    """KR-ROUND-01: phases 1 to 6 in order, then the next round.

    KR-GOAL-05: the game is lost if every spawn pile is empty now, in every scenario (KR-GOAL-09,
    KR-PROLOGUE-16), before anything else; rift cards count as cards (KRH-RIFT-02).
    """

    def run(self, s: Kingdom) -> None:
        if not any(s.piles):
            lose(s, "piles_empty", "KR-GOAL-05")
            return
        s.round += 1
        s.phase = 0
        s.upgraded = s.destroyed = s.struck = s.bought = 0
        s.tell(RoundBegun(round=s.round))
        s.agenda += [Phase(SPAWN), RoundStart()]
        remember(s)


class Phase(Step):
    """KR-ROUND-01: a phase, and after it the next one."""

    number: PhaseNumber

    def run(self, s: Kingdom) -> None:
        number = self.number
        s.phase, s.done = number, 0
        s.agenda.append(Phase(number + 1) if number < BUY else EndOfRound())
        rule = skipped(s, number)
        if s.round == 1 and number == SPAWN:
            rule = "KR-ROUND-02"
        if rule:
            s.tell(PhaseSkipped(phase=number, rule=rule))
            return
        if s.events is not None:
            s.tell(PhaseBegun(phase=number))
        if number == SPAWN:
            s.agenda.append(SpawnPhase())
        elif number == PLAY:
            s.agenda += [EndOfActions(), ActionPhase()]
        elif number == DESTROY:
            s.agenda += [VictoryCheck(), DestroyPhase()]
        elif number == ADVANCE:
            s.agenda += [VictoryCheck(), AdvancePhase()]
        elif number == PICK_UP:
            s.agenda.append(PickUp())
        else:
            s.agenda.append(Buying())


class EndOfRound(Step):
    """KR-ROUND-04: what lasts until the end of the round ends after phase 6."""

    def run(self, s: Kingdom) -> None:
        for horde in s.hordes:
            horde.marks = 0
        s.hurried = s.surge = s.cold = s.ashfall = s.last_stand = False
        end_round(s)
        s.agenda += [Round(), RoundChecked()]
