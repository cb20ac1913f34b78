"""Solo (KR-SOLO): the start of a round. Bench heroes are in `bench`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.kingdom_rush.events import ColourBlocked
from rempart.games.kingdom_rush.options import BlockColour
from rempart.games.kingdom_rush.steps import bench
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.tables.scenarios import WHITE
from rempart.kernel import Ask, Refusal, Step

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


class Blocking(Ask):
    """KR-SOLO-09: a colour whose sites cannot be built on in this round.

    KR-SOLO-10: not that of the round before. KR-SOLO-11: never white.
    """

    rule: ClassVar[str] = "KR-SOLO-09"
    offers: ClassVar = (BlockColour,)

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (0,)

    def options(self, s: Kingdom) -> list[Any]:
        every = [BlockColour(colour) for colour in sorted(set(layout_of(s).sites.values()))]
        return [option for option in every if self.refuse(s, option) is None]

    def refuse(self, s: Kingdom, option: BlockColour) -> Refusal | None:
        about = {"colour": option.colour}
        if option.colour == WHITE:
            return Refusal("KR-SOLO-11", "white_stays", about)
        if option.colour not in layout_of(s).sites.values():
            return Refusal("KR-SOLO-09", "no_such_colour", about)
        if option.colour == s.blocked:
            return Refusal("KR-SOLO-10", "blocked_before", about)
        return None

    def choose(self, s: Kingdom, option: BlockColour) -> None:
        s.blocked = option.colour
        s.tell(ColourBlocked(colour=option.colour))
