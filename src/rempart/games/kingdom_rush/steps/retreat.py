"""Retreating (KR-ADV-07 to -11, KR-ADV-13): figures make room for a horde."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import (
    BenchLeft,
    BenchMoved,
    HeroRetreated,
    HeroReturned,
    WarriorMoved,
    WarriorReturned,
    WildcatMoved,
    WildcatReturned,
)
from rempart.games.kingdom_rush.ids import Who
from rempart.games.kingdom_rush.options import RetreatTo
from rempart.games.kingdom_rush.pieces import Horde
from rempart.games.kingdom_rush.steps.asks import PickAllowed
from rempart.games.kingdom_rush.steps.figures import (
    FIRST_BENCH,
    FIRST_WARRIOR,
    WILDCAT,
    figure,
    figures_on,
    is_hero,
    is_warrior,
    owner,
)
from rempart.games.kingdom_rush.steps.hordes import horde_on, layout_of, tower_on
from rempart.games.kingdom_rush.steps.soldiers import remove_soldiers
from rempart.kernel import NONE, Event, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


def retreat_all(s: Kingdom, space: int, standing_on: Horde | None = None) -> None:
    """Push the retreats of all figures on a space; call it after the horde has come or gone.

    `standing_on`: the horde that they stand on, whose cells become free. KR-R-39: heroes go first,
    in seat order.
    """
    leaving = figures_on(s, space)
    for who in leaving:
        piece = figure(s, who)
        if piece.cells and standing_on is not None:
            standing_on.covered &= ~piece.cells
        piece.cells = 0
    s.agenda += [Retreating(who) for who in reversed(leaving)]


def make_way(s: Kingdom, horde: Horde) -> None:
    """Everything gives way to a horde that has come to its space.

    KR-ADV-07: figures retreat. KR-ENEMY-15: soldiers on a horde that a flyer now hides are removed,
    its tiles stay.
    """
    lower = None
    for other in s.hordes:
        if other is not horde and other.space == horde.space:
            lower = other
            remove_soldiers(s, lower, "KR-ENEMY-15")
    retreat_all(s, horde.space, lower)


def refuse_retreat(s: Kingdom, source: int, space: int) -> Refusal | None:
    """KR-ADV-07: why a figure may not retreat to a space; KR-ADV-08: where the horde came from is
    as good as any; KR-ADV-09: figures may share a space."""
    if space not in layout_of(s).board.neighbours[source]:
        return Refusal("KR-ADV-07", "not_adjacent", {"space": space})
    if horde_on(s, space):
        return Refusal("KR-ADV-07", "horde_there", {"space": space})
    if tower_on(s, space):
        return Refusal("KR-ADV-07", "tower_there", {"space": space})
    return None


def shelters(s: Kingdom, source: int) -> list[int]:
    """Where a figure can retreat to."""
    around = layout_of(s).board.neighbours[source]
    return [space for space in around if refuse_retreat(s, source, space) is None]


class Retreating(Step):
    """A figure must leave its space; KR-ADV-10: without a legal space it goes back to its board.

    KR-ADV-13: so does a sand warrior; a bench figure leaves the game; the wildcat goes to
    Alleria's board (KRH-ALLERIA-04). KR-ADV-11, KR-FLOWER-06,
    KR-ENV-06: a retreat triggers nothing.
    """

    who: Who

    def run(self, s: Kingdom) -> None:
        piece = figure(s, self.who)
        if piece.space == NONE:
            return
        if shelters(s, piece.space):
            s.agenda.append(Retreat(self.who))
            return
        piece.space = NONE
        s.tell(gone_home(s, self.who))


def gone_home(s: Kingdom, who: int) -> Event:
    """The event of a figure that found no space."""
    if is_hero(who):
        return HeroReturned(seat=who)
    if is_warrior(who):
        return WarriorReturned(warrior=who - FIRST_WARRIOR, rule="KR-ADV-13")
    if who == WILDCAT:
        return WildcatReturned(rule="KRH-ALLERIA-04")
    return BenchLeft(hero=s.bench[who - FIRST_BENCH].hero, rule="KR-ADV-13")


class Retreat(PickAllowed):
    """KR-ADV-07: a figure retreats to an adjacent space without horde and tower."""

    who: Who
    rule: ClassVar[str] = "KR-ADV-07"
    offers: ClassVar = (RetreatTo,)
    auto: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (owner(s, self.who),)

    def candidates(self, s: Kingdom) -> tuple[int, ...]:
        return layout_of(s).board.neighbours[figure(s, self.who).space]

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        return refuse_retreat(s, figure(s, self.who).space, value)

    def choose(self, s: Kingdom, option: RetreatTo) -> None:
        figure(s, self.who).space = option.space
        s.tell(self._event(s, option.space))

    def _event(self, s: Kingdom, space: int) -> Event:
        if is_hero(self.who):
            return HeroRetreated(seat=self.who, space=space)
        if is_warrior(self.who):
            warrior = self.who - FIRST_WARRIOR
            return WarriorMoved(warrior=warrior, space=space, rule="KR-ADV-13")
        if self.who == WILDCAT:
            return WildcatMoved(space=space, rule="KRH-ALLERIA-04")
        hero = s.bench[self.who - FIRST_BENCH].hero
        return BenchMoved(hero=hero, space=space, rule="KR-ADV-13")
