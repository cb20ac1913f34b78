"""Victory (KRH-WIN, KR-GOAL-03) and a scenario's own defeats (KR-GOAL-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.pieces import DESTROY
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.steps.outcome import lose, win
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


def slain(s: Kingdom, card: int) -> None:
    """Note whether the champion or boss was destroyed that the victory asks for."""
    t = TABLES[s.variant]
    wanted = layout_of(s).data.destroy
    if wanted and (t.card_id[card] == wanted or card in t.cards.layers.get(wanted, ())):
        s.champion_slain = True


class VictoryCheck(Step):
    """At the end of phases 3 and 4 (KR-R-34). KRH-WIN-01: victory with all piles empty and no horde
    on the path, whatever escaped; a scenario may ask for a champion or boss besides, or only
    (KR-GOAL-03).

    KR-PROLOGUE-15: the last round of the prologue is won in phase 3 if no horde is left, else lost.
    """

    def run(self, s: Kingdom) -> None:
        data = layout_of(s).data
        if data.tutorial.rounds:
            if s.round == data.tutorial.rounds and s.phase == DESTROY:
                if s.hordes:
                    lose(s, "objective_missed", "KR-PROLOGUE-15")
                else:
                    win(s, "KR-PROLOGUE-06")
            return
        if victory(s):
            win(s, "KRH-WIN-01" if data.clear else "KR-GOAL-03")


def victory(s: Kingdom) -> bool:
    """Whether the scenario is won as things stand."""
    data = layout_of(s).data
    if data.destroy and not s.champion_slain:
        return False
    return not data.clear or not (s.hordes or any(s.piles))


def gaping_defeat(s: Kingdom) -> None:
    """Scenario 7: too many gaping crevasses at the end of a round lose the match (KR-GOAL-06)."""
    most = layout_of(s).data.lost_if_gaping
    if most and sum(crevasse.gaping for crevasse in s.crevasses) >= most:
        lose(s, "crevasses_gape", "KR-GOAL-06")
