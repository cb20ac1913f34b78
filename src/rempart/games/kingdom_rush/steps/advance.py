"""Phase 4: hordes advance (KR-ADV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.events import HordeHeld
from rempart.games.kingdom_rush.ids import HordeCard
from rempart.games.kingdom_rush.pieces import PALM, Horde
from rempart.games.kingdom_rush.steps import bench, boss, champions
from rempart.games.kingdom_rush.steps.attempt import Attempt, escape
from rempart.games.kingdom_rush.steps.enemies import (
    attempts_of,
    group_heal,
    snapshot,
    sniper_shot,
)
from rempart.games.kingdom_rush.steps.environment import Aftershocks
from rempart.games.kingdom_rush.steps.hordes import find_horde, layout_of, under_flyer
from rempart.games.kingdom_rush.steps.totem import remove_totem
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


class AdvancePhase(Step):
    """First it is seen what each horde shows (KR-ENEMY-01), then a boss behaves (KRH-BOSS-04), then
    all hordes act, then what comes after their advance."""

    def run(self, s: Kingdom) -> None:
        snapshot(s)
        s.agenda += [AfterAdvance(), March(0, [])]
        boss.begin(s)


class March(Step):
    """KR-ADV-01: the hordes on the first route act, nearest to the exit first, then those on the
    second, and so on. KR-ADV-02: each acts once. KR-ENEMY-18: one under a flyer does not."""

    route: int
    """The route after this one."""
    waiting: list[int]
    """Those on this route that are still to act, the next one last."""

    def run(self, s: Kingdom) -> None:
        routes = layout_of(s).board.routes
        while not self.waiting:
            if self.route == len(routes):
                return
            self.waiting = in_order(s, routes[self.route])
            self.route += 1
        card = self.waiting.pop()
        s.agenda.append(self)
        horde = find_horde(s, card)
        if horde is not None:
            begin(s, horde)


def in_order(s: Kingdom, route: tuple[int, ...]) -> list[int]:
    """The hordes on a route that have not acted: the farthest from the exit first, on one space
    the flyer after the ground horde; so that the last one acts first."""
    designs = TABLES[s.variant].designs
    places = {space: place for place, space in enumerate(route)}
    there = [horde for horde in s.hordes if horde.space in places and not horde.acted]
    there.sort(key=lambda horde: (places[horde.space], designs[horde.card].flying))
    return [horde.card for horde in there]


def begin(s: Kingdom, horde: Horde) -> None:
    """A horde acts, if it has not and is not hidden. KR-BRUXA-20: before it, skulls of the bench
    may be spent."""
    if horde.acted or under_flyer(s, TABLES[s.variant], horde):
        return
    s.agenda.append(Acting(horde.card, horde.space))
    bench.before_act(s)


CHAMPION, HEALING, SNIPING, MOVING, AFTER = range(5)


class Acting(Step):
    """KRH-ORDER-01: champion card, group heal, sniper, attempts to move. KR-SAITAM-14: Monkey Palm
    cancels it all."""

    card: HordeCard
    start: int
    """Where it was when it began to act."""
    stage: int = CHAMPION
    activated: bool = False
    """The champion's special attack has an effect after its move."""

    def run(self, s: Kingdom) -> None:
        stage = self.stage
        if stage == AFTER:
            self._end(s)
            return
        following = Acting(
            card=self.card, start=self.start, stage=stage + 1, activated=self.activated
        )
        s.agenda.append(following)
        horde = find_horde(s, self.card)
        if horde is None:
            return
        if stage == CHAMPION:
            horde.acted = True
            if horde.shown & PALM:
                following.stage = AFTER
                s.tell(HordeHeld(horde=self.card, rule="KR-SAITAM-14"))
            else:
                following.activated = champions.activation(s, horde)
        elif stage == HEALING:
            group_heal(s, horde)
        elif stage == SNIPING:
            sniper_shot(s, horde)
        else:
            s.agenda += [Attempt(self.card) for _ in range(attempts_of(s, horde))]

    def _end(self, s: Kingdom) -> None:
        """KR-ENEMY-16: a ground horde that a flyer leaves bare acts next, if it has not."""
        left = [
            horde
            for horde in s.hordes
            if horde.space == self.start and horde.card != self.card and not horde.acted
        ]
        for horde in left:
            begin(s, horde)
        if self.activated:
            champions.after_move(s, self.card, self.start)


class AfterAdvance(Step):
    """KR-TOTEM-05: the totems go; then come lava pools, crevasses and abyss pools. KRH-RIFT-03, the
    Last Stand: every horde still on the path escapes."""

    def run(self, s: Kingdom) -> None:
        for horde in s.hordes:
            remove_totem(s, horde)
        s.agenda.append(Aftershocks())
        if s.last_stand:
            for horde in list(s.hordes):
                s.agenda.append(Breakthrough(horde.card))


class Breakthrough(Step):
    """KRH-RIFT-03: a horde escapes where it stands; figures on it stay on the space."""

    card: HordeCard

    def run(self, s: Kingdom) -> None:
        horde = find_horde(s, self.card)
        if horde is not None:
            escape(s, horde, "KRH-RIFT-03")
