"""Phase 2: playing towers and heroes (KR-ACT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.kingdom_rush.events import SeatDone
from rempart.games.kingdom_rush.options import DONE, Done, PassTower, PlayTower
from rempart.games.kingdom_rush.steps import heroes, passing, towers
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import Ask, Option, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


class ActionPhase(Ask):
    """KR-ACT-01: any number of actions, in any order, by anybody; KR-ACT-02: one after the other.

    KR-ACT-03: A play a tower, B pass a tower, C activate the hero. KR-ACT-04: it ends when nobody
    wants to act any more: everybody has said so, or has nothing left to act with. Who has said so
    is not asked again in this phase, unless something gives them a card back (KR-DIERDRE-12).
    """

    rule: ClassVar[str] = "KR-ACT-01"
    offers: ClassVar = (PlayTower, PassTower, *heroes.OFFERS, Done)
    stays: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return tuple(waiting(s))

    def options(self, s: Kingdom) -> list[Option]:
        t = TABLES[s.variant]
        found: list[Option] = []
        seats = waiting(s)
        sites = towers.open_sites(s, t) if seats else []
        for seat in seats:
            towers.offer(s, t, seat, sites, found)
            passing.offer(s, t, seat, found)
            heroes.offer(s, seat, found)
            found.append(DONE[seat])
        return found

    def refuse(self, s: Kingdom, option: Any) -> Refusal | None:
        if option.seat not in waiting(s):
            return Refusal("KR-ACT-04", "said_done", {"seat": option.seat})
        if isinstance(option, Done):
            return None
        if isinstance(option, PlayTower):
            return towers.refuse_tower(s, option.seat, option.card, option.space)
        if isinstance(option, PassTower):
            return passing.refuse_pass(s, option)
        return heroes.refuse(s, option)

    def choose(self, s: Kingdom, option: Option) -> None:
        if isinstance(option, Done):
            s.done |= 1 << option.seat
            if s.events is not None:
                s.tell(SeatDone(seat=option.seat))
        elif isinstance(option, PlayTower):
            towers.play(s, option)
        elif isinstance(option, PassTower):
            passing.pass_on(s, option)
        else:
            heroes.choose(s, option)


def waiting(s: Kingdom) -> list[int]:
    """The players who may still act."""
    return [
        seat
        for seat, player in enumerate(s.players)
        if not s.done >> seat & 1 and (player.hand or heroes.can_act(s, seat))
    ]


class EndOfActions(Step):
    """KR-HERO-10: at the end of phase 2 stunned heroes recover, if nobody asked for it before."""

    def run(self, s: Kingdom) -> None:
        heroes.recover_all(s)
