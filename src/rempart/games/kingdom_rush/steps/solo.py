"""Solo (KR-SOLO): the start of a round. Bench heroes are in `bench`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import ColourBlocked
from rempart.games.kingdom_rush.options import BlockColour
from rempart.games.kingdom_rush.steps import bench
from rempart.games.kingdom_rush.steps.asks import PickAllowed
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.tables.scenarios import WHITE
from rempart.kernel import Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


class RoundStart(Step):
    """The start of a round: KR-SOLO-09, a single player blocks a colour, in round 1 too (KR-R-46);
    KR-SOLO-13: not in the prologue. Then what the bench still has to do."""

    def run(self, s: Kingdom) -> None:
        if len(s.players) == 1:
            if s.scenario:
                s.agenda.append(Blocking())
            bench.start_round(s)


class Blocking(PickAllowed):
    """KR-SOLO-09: a colour whose sites cannot be built on in this round.

    KR-SOLO-10: not that of the round before. KR-SOLO-11: never white.
    """

    seat: ClassVar[int] = 0
    rule: ClassVar[str] = "KR-SOLO-09"
    offers: ClassVar = (BlockColour,)

    def candidates(self, s: Kingdom) -> list[int]:
        return sorted(set(layout_of(s).sites.values()))

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        about = {"colour": value}
        if value == WHITE:
            return Refusal("KR-SOLO-11", "white_stays", about)
        if value not in layout_of(s).sites.values():
            return Refusal("KR-SOLO-09", "no_such_colour", about)
        if value == s.blocked:
            return Refusal("KR-SOLO-10", "blocked_before", about)
        return None

    def choose(self, s: Kingdom, option: BlockColour) -> None:
        s.blocked = option.colour
        s.tell(ColourBlocked(colour=option.colour))
