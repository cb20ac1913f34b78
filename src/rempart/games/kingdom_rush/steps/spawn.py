"""Phase 1: hordes spawn (KR-SPAWN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.board.grids import D2, TRUE
from rempart.games.kingdom_rush.events import HordeSpawned, PileEmpty
from rempart.games.kingdom_rush.ids import ELORA, HERO_TILES, RIFT, Pile
from rempart.games.kingdom_rush.pieces import ADVANCE, NO_SOURCE, Horde
from rempart.games.kingdom_rush.steps import rift
from rempart.games.kingdom_rush.steps.hordes import first_free, layout_of, seat_of_hero
from rempart.games.kingdom_rush.steps.outcome import lose
from rempart.games.kingdom_rush.steps.retreat import make_way
from rempart.games.kingdom_rush.steps.tiles import LayTiles
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


class SpawnPhase(Step):
    """KR-SPAWN-01: the piles one after the other, by number."""

    def run(self, s: Kingdom) -> None:
        s.agenda += [Spawn(pile) for pile in reversed(range(len(s.piles)))]


class Spawn(Step):
    """KR-SPAWN-02: the top card of a pile is turned up; KR-SPAWN-08: an empty pile is skipped."""

    pile: Pile
    marks: int = 0
    """What rift cards give the next horde (E12, E13)."""
    more: int = 0
    """How many more cards are turned up after the next horde (E14)."""

    def run(self, s: Kingdom) -> None:
        pile = s.piles[self.pile]
        if not pile:
            s.tell(PileEmpty(pile=self.pile))
            return
        card = pile.pop()
        if card >= RIFT:
            following = Spawn(self.pile, self.marks, self.more)
            s.agenda.append(following)
            rift.resolve(s, card, following)
            return
        if self.more:
            s.agenda.append(Spawn(self.pile, 0, self.more - 1))
        enter(s, card, self.pile, self.marks)


def enter(s: Kingdom, card: int, pile: int, marks: int = 0) -> None:
    """A horde appears on the route of a pile; it keeps its band towards the lower edge of the board
    wherever it is (KR-SPAWN-07, so hordes have no facing).

    KR-SPAWN-05: heroes there retreat. KR-SPAWN-06: without a space for it the game is lost
    (KR-GOAL-07). KR-SPAWN-09: it does not act in a phase in which it appears.
    """
    t = TABLES[s.variant]
    space = first_free(s, t, card, layout_of(s).board.routes[pile])
    if space == NONE:
        s.discard.append(card)
        lose(s, "no_room", "KR-GOAL-07")
        return
    horde = Horde(card, space, acted=s.phase == ADVANCE, marks=marks)
    s.hordes.append(horde)
    if s.events is not None:
        s.tell(HordeSpawned(horde=card, space=space, pile=pile))
    if pile in s.permafrost:
        thaw(s, horde, pile)
    make_way(s, horde)


def thaw(s: Kingdom, horde: Horde, pile: int) -> None:
    """KR-ELORA-14, Permafrost: tiles that wait on the spawn token are dealt to the horde."""
    seat = seat_of_hero(s, ELORA)
    supply = HERO_TILES + ELORA
    while pile in s.permafrost:
        s.permafrost.remove(pile)
        if s.finite_tiles:
            s.tiles_left[supply * 5 + D2] += 1
        s.agenda.append(
            LayTiles(
                seat=max(0, seat),
                targets=[horde.card],
                pieces=[D2],
                supply=supply,
                damage=TRUE,
                source=NO_SOURCE,
                cause="KR-ELORA-14",
            )
        )
