"""Tentacles, lava pools, crevasses and abyss pools (KR-ENV, KRH-TENT, -LAVA, -CREV, -POOL, -SITE).

What heroes do about them is in `arrival`. Hordes take no notice of them (KRH-LAVA-03).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.board.geometry import distance
from rempart.games.kingdom_rush.events import (
    CrevassePlaced,
    LavaErupted,
    LavaPlaced,
    SiteRazed,
    TentaclePlaced,
    TowerDisplaced,
)
from rempart.games.kingdom_rush.ids import Space
from rempart.games.kingdom_rush.options import ChooseSpace
from rempart.games.kingdom_rush.pieces import Crevasse, Lava
from rempart.games.kingdom_rush.steps.hordes import layout_of, tower_on
from rempart.games.kingdom_rush.steps.life import damage
from rempart.games.kingdom_rush.steps.outcome import lose_hearts
from rempart.games.kingdom_rush.steps.soldiers import remove_soldiers
from rempart.games.kingdom_rush.steps.towers import barred
from rempart.games.kingdom_rush.tables import TABLES
from rempart.games.kingdom_rush.tables.scenarios import WHITE
from rempart.kernel import NONE, Ask, PickOne, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


# Where something can be put


def free(s: Kingdom, space: int) -> bool:
    """KRH-SITE-01: no tower, no figure, no environment tile except a flower."""
    return not tower_on(s, space) and space not in barred(s)


def free_sites(s: Kingdom) -> list[int]:
    """The free sites."""
    return [space for space in layout_of(s).sites if space not in s.razed and free(s, space)]


def free_ground(s: Kingdom) -> list[int]:
    """The free spaces that are neither path nor site."""
    layout = layout_of(s)
    board = layout.board
    return [
        space
        for space in board.spaces
        if space not in board.next and space not in layout.sites and free(s, space)
    ]


def nearest(among: list[int], near: list[int]) -> list[int]:
    """KRH-SITE-01: those nearest to any of the spaces `near`, in king moves."""
    far = {space: min(distance(space, other) for other in near) for space in among}
    least = min(far.values(), default=0)
    return sorted(space for space in among if far[space] == least)


def near(s: Kingdom, space: int) -> list[int]:
    """The seats whose heroes are on a space or next to it; none on its hero board (KR-R-53)."""
    spaces = (space, *layout_of(s).board.neighbours[space])
    return [seat for seat, player in enumerate(s.players) if player.space in spaces]


class Placing(Step):
    """Abstract: something comes to the nearest free space; where several tie, the players choose,
    and where there is none nothing happens (KRH-SITE-01)."""

    abstract: ClassVar[bool] = True
    to: list[Space]
    """The spaces to which it shall be near."""

    def spaces(self, s: Kingdom) -> list[int]:
        """Where it can go."""
        return nearest(free_sites(s), self.to)

    def put(self, s: Kingdom, space: int) -> None:
        """It comes there."""
        raise TypeError(f"{type(self).__name__} puts nothing")

    def question(self) -> Ask:
        """The step that asks where."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def run(self, s: Kingdom) -> None:
        found = self.spaces(s)
        if len(found) == 1:
            self.put(s, found[0])
        elif found:
            s.agenda.append(self.question())


class Tentacle(Placing):
    """A tentacle on the nearest free site. KRH-TENT-03: a fifth one costs a heart instead."""

    def run(self, s: Kingdom) -> None:
        if len(s.tentacles) >= TABLES[s.variant].constants.stock.tentacles:
            lose_hearts(s, 1, "KRH-TENT-03")
        else:
            super().run(s)

    def put(self, s: Kingdom, space: int) -> None:
        place_tentacle(s, space)

    def question(self) -> Ask:
        return TentaclePlace(self.to)


class LavaPool(Placing):
    """E02: a lava pool with 1 gold on free ground that is no site. KRH-STOCK-01: not without one
    in stock."""

    def spaces(self, s: Kingdom) -> list[int]:
        if len(s.lava) >= TABLES[s.variant].constants.stock.lava:
            return []
        return nearest(free_ground(s), self.to)

    def put(self, s: Kingdom, space: int) -> None:
        place_lava(s, space, gold=1, cause="KRH-RIFT-01")

    def question(self) -> Ask:
        return LavaPlace(self.to)


class Crack(Placing):
    """E03: a cracked crevasse on the nearest free site, a gaping one in the iron challenge of
    scenario 7."""

    gaping: bool = False

    def spaces(self, s: Kingdom) -> list[int]:
        return nearest(free_sites(s), self.to) if crevasse_left(s) else []

    def put(self, s: Kingdom, space: int) -> None:
        place_crevasse(s, space, gaping=self.gaping, cause="KRH-RIFT-01")

    def question(self) -> Ask:
        return CrackPlace(self.to, self.gaping)


class SpaceChoice(PickOne):
    """Abstract: which of the nearest spaces? The first player says (KRH-SITE-01)."""

    abstract: ClassVar[bool] = True
    to: list[Space]
    seat: ClassVar[int] = 0
    rule: ClassVar[str] = "KRH-SITE-01"
    offers: ClassVar = (ChooseSpace,)
    reason: ClassVar[str] = "not_nearest"

    def placing(self) -> Placing:
        """What is placed."""
        raise TypeError(f"{type(self).__name__} places nothing")

    def among(self, s: Kingdom) -> list[int]:
        return self.placing().spaces(s)

    def choose(self, s: Kingdom, option: ChooseSpace) -> None:
        self.placing().put(s, option.space)


class TentaclePlace(SpaceChoice):
    """Where the tentacle comes up."""

    def placing(self) -> Placing:
        return Tentacle(self.to)


class LavaPlace(SpaceChoice):
    """Where the lava pool opens."""

    def placing(self) -> Placing:
        return LavaPool(self.to)


class CrackPlace(SpaceChoice):
    """Where the ground cracks."""

    gaping: bool = False

    def placing(self) -> Placing:
        return Crack(self.to, self.gaping)


# Tentacles


def place_tentacle(s: Kingdom, space: int) -> None:
    """KRH-TENT-01: it stands on a site, and no tower can be built there; a tower already there goes
    to its owner's incoming pile."""
    for tower in [tower for tower in s.built if tower.space == space]:
        s.built.remove(tower)
        s.players[tower.seat].incoming.append(tower.card)
        s.tell(TowerDisplaced(seat=tower.seat, card=tower.card, rule="KRH-TENT-01"))
    s.tentacles.append(space)
    s.tell(TentaclePlaced(space=space))


# Lava pools


def place_lava(s: Kingdom, space: int, gold: int, cause: str) -> None:
    """There is a lava pool on a space now."""
    s.lava.append(Lava(space, gold, 0))
    s.tell(LavaPlaced(space=space, rule=cause))


def raze(s: Kingdom, cause: str) -> bool:
    """LB-1: a white site is destroyed; its towers go to the supply, and a lava pool without tokens
    is there. Gives whether there was one."""
    white = [
        space
        for space, colour in layout_of(s).sites.items()
        if colour == WHITE and space not in s.razed
    ]
    if not white:
        return False
    space = white[0]
    for tower in [tower for tower in s.built if tower.space == space]:
        s.built.remove(tower)
        s.supply |= 1 << tower.card
        s.tell(TowerDisplaced(seat=NONE, card=tower.card, rule=cause))
    s.razed.append(space)
    s.tell(SiteRazed(space=space, rule=cause))
    if len(s.lava) < TABLES[s.variant].constants.stock.lava:
        place_lava(s, space, gold=0, cause=cause)
    return True


# Crevasses


def crevasse_left(s: Kingdom) -> bool:
    """KR-ENV-05: whether there is a crevasse in stock."""
    return len(s.crevasses) < TABLES[s.variant].constants.stock.crevasses


def place_crevasse(s: Kingdom, space: int, gaping: bool, cause: str) -> None:
    """There is a crevasse on a space now."""
    s.crevasses.append(Crevasse(space, gaping))
    s.tell(CrevassePlaced(space=space, gaping=gaping, rule=cause))


def open_crevasse(s: Kingdom, space: int, cause: str) -> bool:
    """A crevasse gapes on a space, a new one or the one that was there; False: none is left."""
    for crevasse in s.crevasses:
        if crevasse.space == space:
            widen(s, crevasse, cause)
            return True
    if not crevasse_left(s):
        return False
    place_crevasse(s, space, gaping=True, cause=cause)
    return True


def open_all(s: Kingdom, cause: str) -> None:
    """KRH-CREV-04: every cracked crevasse gapes now."""
    for crevasse in s.crevasses:
        widen(s, crevasse, cause)


def widen(s: Kingdom, crevasse: Crevasse, cause: str) -> None:
    """KRH-CREV-04: a cracked crevasse is turned to its gaping side."""
    if not crevasse.gaping:
        crevasse.gaping = True
        s.tell(CrevassePlaced(space=crevasse.space, gaping=True, rule=cause))


# After the hordes have advanced


class Aftershocks(Step):
    """KR-ENV-03, KRH-LAVA-02: each lava pool erupts: every hero and soldier on its space or next to
    it takes 1 damage. KRH-CREV-03: soldiers on a gaping crevasse are lost, heroes there take 1
    damage. KRH-POOL-01: after every second round abyss pools send tentacles."""

    def run(self, s: Kingdom) -> None:
        if s.round % 2 == 0:
            pools = layout_of(s).pools
            s.agenda += [Tentacle([pool]) for pool in reversed(pools)]
        for crevasse in reversed(s.crevasses):
            if crevasse.gaping:
                s.agenda.append(Eruption([crevasse.space], "KRH-CREV-03"))
        board = layout_of(s).board
        for lava in reversed(s.lava):
            s.agenda.append(Eruption([lava.space, *board.neighbours[lava.space]], "KRH-LAVA-02"))


class Eruption(Step):
    """Heroes on some spaces take 1 damage, soldiers there are lost. A lava pool is on the first."""

    spaces: list[Space]
    cause: str

    def run(self, s: Kingdom) -> None:
        if s.events is not None and self.cause == "KRH-LAVA-02":
            s.tell(LavaErupted(space=self.spaces[0]))
        hurt = [seat for seat, player in enumerate(s.players) if player.space in self.spaces]
        damage(s, hurt, self.cause)
        for horde in s.hordes:
            if horde.space in self.spaces:
                remove_soldiers(s, horde, self.cause)
