"""The prologue (KR-PROLOGUE): three rounds, each with its objective.

What is not yet allowed in a round is refused where it would be done: heroes and passing in round 1,
modifiers in phase 6 of round 1 (KR-PROLOGUE-08), the archers' second attack (KR-PROLOGUE-17).
From round 2 on heroes and fast hordes follow the full rules (KR-PROLOGUE-14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from rempart.games.kingdom_rush.events import ObjectiveMet, ObjectiveMissed, RoundReplayed
from rempart.games.kingdom_rush.options import GoOn, ReplayRound
from rempart.games.kingdom_rush.pieces import DESTROY
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.steps.victory import gaping_defeat
from rempart.kernel import Step, YesOrNo

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

KEPT = ("agenda", "events", "checkpoint", "replays")
"""What a replayed round does not take back; the agenda is the list that is being worked off."""


def skipped(s: Kingdom, phase: int) -> str:
    """The rule by which a phase does not take place; "": it does."""
    if s.round == 1 and phase == DESTROY and layout_of(s).data.tutorial.rounds:
        return "KR-PROLOGUE-08"
    return ""


def remember(s: Kingdom) -> None:
    """Keep the state at the beginning of a round of the prologue, so that the round can be played
    again (KR-PROLOGUE-07)."""
    if not layout_of(s).data.tutorial.rounds:
        return
    events, s.events, s.checkpoint = s.events, None, b""
    s.checkpoint = msgspec.msgpack.encode(s)
    s.events = events


def replay(s: Kingdom) -> None:
    """Restart the round from its beginning."""
    s.replays += 1
    before = msgspec.msgpack.decode(s.checkpoint, type=type(s))
    s.agenda[:] = before.agenda
    for field in s.__struct_fields__:
        if field not in KEPT:
            setattr(s, field, getattr(before, field))
    s.tell(RoundReplayed(round=s.round))


def objective_met(s: Kingdom) -> bool:
    """KR-PROLOGUE-09: in round 1 each starting tower must deal damage. KR-PROLOGUE-11: in round 2
    hordes are to be destroyed and towers upgraded. Round 3 is decided in phase 3."""
    layout = layout_of(s)
    if s.round == 1:
        return s.struck.bit_count() >= len(layout.towers)
    tutorial = layout.data.tutorial
    return s.destroyed >= tutorial.destroyed and s.upgraded >= tutorial.upgraded


class RoundChecked(Step):
    """The end of a round. KR-PROLOGUE-06: in the prologue each round has an objective;
    KR-PROLOGUE-07: with a missed one the round is played again; if the tutorial is not strict, or
    after many replays, the players may also go on."""

    def run(self, s: Kingdom) -> None:
        gaping_defeat(s)
        tutorial = layout_of(s).data.tutorial
        if not tutorial.rounds:
            return
        if objective_met(s):
            s.tell(ObjectiveMet(round=s.round))
            return
        s.tell(ObjectiveMissed(round=s.round))
        if s.strict_tutorial and s.replays < tutorial.patience:
            replay(s)
        else:
            s.agenda.append(MissedObjective())


class MissedObjective(YesOrNo):
    """KR-PROLOGUE-07: play the round again, or go on? The first player says."""

    seat: ClassVar[int] = 0
    rule: ClassVar[str] = "KR-PROLOGUE-07"
    answers: ClassVar = (ReplayRound(), GoOn())

    def choose(self, s: Kingdom, option: ReplayRound | GoOn) -> None:
        if isinstance(option, ReplayRound):
            replay(s)
