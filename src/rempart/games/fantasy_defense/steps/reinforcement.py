"""4. The Reinforcement phase (FD-REINFORCE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.fantasy_defense.events import FirstPlayerChanged
from rempart.games.fantasy_defense.steps.city import draw_cards
from rempart.games.fantasy_defense.tables import TABLES
from rempart.kernel import Step

if TYPE_CHECKING:
    from rempart.games.fantasy_defense.state import FantasyDefense


class Reinforcement(Step):
    """FD-REINFORCE-01: draw 5 cards; FD-REINFORCE-02: or what is left. An empty deck ends nothing
    (FD-REINFORCE-03) and there is no hand limit now (FD-REINFORCE-04).

    The turn is over then (FD-REINFORCE-05).

    FD-TURN-03: whatever held for this turn is over. FD-COOP-25: each player draws, then the
    other one is first player.
    """

    def run(self, s: FantasyDefense) -> None:
        s.moved.clear()
        s.skirmished.clear()
        count = TABLES[s.variant].game.reinforcement
        for player in s.players:
            player.gave = False
            for gate in player.row:
                gate.halvings = 0
                gate.shielded = gate.resolved = False
        for seat in (s.first, 1 - s.first)[: len(s.players)]:
            draw_cards(s, seat, count, "FD-REINFORCE-01")
        if len(s.players) == 2:
            s.first = 1 - s.first
            s.tell(FirstPlayerChanged(seat=s.first))
