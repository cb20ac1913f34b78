"""Rounds (HAM-ROUND)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.kernel import Step

from hamlet.events import RaiderRevealed
from hamlet.steps.attack import Attack
from hamlet.steps.end import saved
from hamlet.steps.guard import Act
from hamlet.tables import TABLES

if TYPE_CHECKING:
    from hamlet.state import Village


class Round(Step):
    """HAM-ROUND-01: a raider is revealed, the players act, the raider attacks.

    HAM-ROUND-02: who acts first changes from round to round.
    """

    def run(self, s: Village) -> None:
        if not s.deck:
            saved(s)
            return
        t = TABLES[s.variant]
        first = s.round % s.players
        order = [(first + n) % s.players for n in range(s.players)]
        s.round += 1
        s.raider = s.deck.pop()
        s.tell(RaiderRevealed(round=s.round, raider=s.raider, gate=t.target[s.raider]))
        actions = t.village.actions[s.players - 1]
        # The last step of the agenda is the next one.
        s.agenda += [Round(), Attack(), *(Act(seat, actions) for seat in reversed(order))]
