"""Winning and losing, together (KR-GOAL-01), and the kingdom's hearts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.code import from_number, is_map
from rempart.games.kingdom_rush.events import GameLost, GameWon, HeartsLost
from rempart.kernel import Outcome

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.ids import Defeat
    from rempart.games.kingdom_rush.state import Kingdom


def win(s: Kingdom, rule: str) -> None:
    """KR-GOAL-03: the scenario's victory condition is met."""
    if s.outcome is None:
        seats = tuple(range(len(s.players)))
        finish(s, seats, "won", rule)
        s.tell(GameWon(rule=rule))


def lose(s: Kingdom, reason: Defeat, rule: str) -> None:
    """KR-GOAL-08: a defeat interrupts whatever is being resolved."""
    if s.outcome is None:
        finish(s, (), reason, rule)
        s.tell(GameLost(reason=reason, rule=rule))


def finish(s: Kingdom, winners: tuple[int, ...], reason: str, rule: str) -> None:
    """The game is over. The score of everybody is what is left of the kingdom's hearts. Of a
    generated map, its stage is told (KRH-ENDLESS-01)."""
    stage = is_map(s.scenario)
    where = {"stage": from_number(s.scenario).stage} if stage else {"scenario": s.scenario}
    s.outcome = Outcome(
        winners=winners,
        scores=(s.hearts if winners else 0,) * len(s.players),
        reason=reason,
        rule=rule,
        facts={"round": s.round, "hearts": s.hearts, **where},
    )


def lose_hearts(s: Kingdom, amount: int, cause: str) -> None:
    """The kingdom loses hearts; KR-GOAL-04: with the last one the game."""
    if not amount:
        return
    s.hearts = max(0, s.hearts - amount)
    s.tell(HeartsLost(amount=amount, hearts=s.hearts, rule=cause))
    if not s.hearts:
        lose(s, "no_hearts", "KR-GOAL-04")
