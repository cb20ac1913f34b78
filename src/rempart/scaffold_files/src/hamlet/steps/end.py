"""How a match ends (HAM-END). All win or lose together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.kernel import Outcome

from hamlet.events import VillageFallen, VillageSaved

if TYPE_CHECKING:
    from hamlet.state import Village


def saved(s: Village) -> None:
    """HAM-END-01: the last raider has come and gone."""
    s.tell(VillageSaved(hearts=s.hearts))
    s.outcome = _outcome(s, tuple(range(s.players)), "saved", "HAM-END-01")


def fallen(s: Village) -> None:
    """HAM-END-02: no heart is left."""
    s.tell(VillageFallen())
    s.outcome = _outcome(s, (), "fallen", "HAM-END-02")


def _outcome(s: Village, winners: tuple[int, ...], reason: str, rule: str) -> Outcome:
    facts = {"won": int(bool(winners)), "hearts": s.hearts, "raiders_left": len(s.deck)}
    return Outcome(winners, (s.hearts,) * s.players, reason, rule, facts)
