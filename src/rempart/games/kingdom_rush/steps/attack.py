"""Attacks (KR-RANGE): shots become the questions where tiles and soldiers go.

    attack(s, seat, shots, space, facing, cause="KR-TOWER-20")

does `shots` (see `shots`), the first one first, after which the agenda goes on as before. Towers,
modifiers, heroes, abilities, bench cards and flowers all use it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

import msgspec

from rempart.games.kingdom_rush.board.geometry import distance
from rempart.games.kingdom_rush.board.grids import TRUE
from rempart.games.kingdom_rush.board.shots import (
    EACH,
    MELEE,
    MEND,
    PERFECT,
    SOLDIER,
    SPLASH,
    TILE,
    Shot,
)
from rempart.games.kingdom_rush.events import NothingInRange
from rempart.games.kingdom_rush.ids import Seat, Space
from rempart.games.kingdom_rush.options import SKIP, ChooseHero, Skip
from rempart.games.kingdom_rush.pieces import HERO_BOARD, Figure
from rempart.games.kingdom_rush.steps.asks import PickHero
from rempart.games.kingdom_rush.steps.figures import figure, owner
from rempart.games.kingdom_rush.steps.hordes import layout_of, seat_of_hero, tops
from rempart.games.kingdom_rush.steps.life import full_life, heal
from rempart.games.kingdom_rush.steps.soldiers import Muster, PutTotem
from rempart.games.kingdom_rush.steps.tiles import LayTiles
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

EACH_MOST = 3
"""KR-R-08: how many tiles an "each" attack has with Perfect range."""


def attack(
    s: Kingdom,
    shots: tuple[Shot, ...],
    *,
    seat: int,
    space: int,
    facing: int,
    cause: str,
    tower: int = NONE,
) -> None:
    """Push the questions of an attack from a space; `space` NONE: from the hero board.

    KR-RANGE-01: the facing is that of the attacker and does not change any more. `tower`: the
    card, if a tower attacks.
    """
    splash, before = NONE, len(s.agenda)
    for shot in reversed(shots):
        if shot.reach == SPLASH:
            splash = shot.pieces[0]
            continue
        steps = questions(
            s,
            shot,
            seat=seat,
            space=space,
            facing=facing,
            cause=cause,
            tower=tower,
            splash=splash,
        )
        s.agenda += reversed(steps)
        splash = NONE
    if len(s.agenda) == before:
        s.tell(NothingInRange())


def hero_attack(s: Kingdom, who: int, shots: tuple[Shot, ...], cause: str) -> None:
    """KR-RANGE-14: a hero, of the bench too, attacks from where it stands, arrows turned by its
    facing.

    E08 Ashfall: not at perfect range.
    """
    hero = figure(s, who)
    assert not isinstance(hero, Figure)
    if s.ashfall:
        shots = tuple(shot for shot in shots if shot.reach != PERFECT)
    attack(s, shots, seat=owner(s, who), space=hero.space, facing=hero.facing, cause=cause)


def questions(
    s: Kingdom,
    shot: Shot,
    *,
    seat: int,
    space: int,
    facing: int,
    cause: str,
    tower: int,
    splash: int,
) -> list[Step]:
    """The steps of one shot, first one first."""
    if shot.what == MEND:
        return [Mend(seat, space, cause)]
    targets = in_range(s, shot, space, facing)
    if not targets:
        return []
    groups = [[card] for card in targets] if shot.reach == EACH else [targets]
    steps: list[Step] = []
    for group in groups:
        if shot.what == SOLDIER:
            steps.append(
                Muster(
                    seat=seat,
                    targets=group,
                    count=len(shot.pieces),
                    damage=shot.damage,
                    cause=cause,
                    tower=tower,
                    knives=shot.knives,
                    placed=[],
                )
            )
        else:
            steps.append(
                LayTiles(
                    seat=seat,
                    targets=group,
                    pieces=list(shot.pieces),
                    supply=shot.supply,
                    damage=shot.damage,
                    source=HERO_BOARD if space == NONE else space,
                    cause=cause,
                    linked=shot.linked,
                    distinct=shot.distinct,
                    tower=tower,
                    splash=splash,
                )
            )
        if shot.totem:
            steps += [PutTotem(seat, card, cause) for card in group]
    return steps


def in_range(s: Kingdom, shot: Shot, space: int, facing: int) -> list[int]:
    """The hordes that a shot reaches (KR-RANGE-02), as cards.

    KR-RANGE-03: melee, the one under the attacker. KR-RANGE-08: perfect range, all. KR-RANGE-04 to
    -07: those that arrows point at, never the one on the attacker's own space (KR-RANGE-12).
    """
    found = tops(s, TABLES[s.variant])
    if shot.reach == PERFECT:
        return [horde.card for horde in found.values()]
    if space == NONE:
        return []
    if shot.reach == MELEE:
        return [found[space].card] if space in found else []
    aimed = layout_of(s).board.targets(space, shot.arrows, facing)
    return [found[at].card for at in aimed if at in found]


@cache
def modified(shot: Shot, true: bool, perfect: bool) -> Shot:
    """A tower's shot with the modifiers True damage (KR-MOD-12) and Perfect range (KR-MOD-13);
    they combine (KR-MOD-06) and touch tiles only.

    KR-R-08: an "each" attack has as many tiles as arrows, at most three, on different hordes.
    """
    if shot.what != TILE:
        return shot
    if true:
        shot = msgspec.structs.replace(shot, damage=TRUE)
    if perfect and shot.reach == EACH:
        count = min(EACH_MOST, len(shot.arrows))
        shot = msgspec.structs.replace(
            shot, reach=PERFECT, pieces=shot.pieces[:1] * count, distinct=True
        )
    elif perfect and shot.reach not in (SPLASH, MELEE):
        shot = msgspec.structs.replace(shot, reach=PERFECT)
    return shot


class Mend(PickHero):
    """KR-TOWER-39: one hero adjacent to the tower regains 1 life."""

    seat: Seat
    space: Space
    cause: str
    rule: ClassVar[str] = "KR-TOWER-39"
    offers: ClassVar = (ChooseHero, Skip)
    without: ClassVar = (SKIP,)

    def refuse_seat(self, s: Kingdom, seat: int, about: dict[str, int]) -> Refusal | None:
        player = s.players[seat]
        if player.space == NONE or distance(player.space, self.space) != 1:
            return Refusal("KR-TOWER-39", "hero_not_adjacent", about)
        if player.life >= full_life(s, player):
            return Refusal("KR-TOWER-39", "hero_unhurt", about)
        return None

    def choose(self, s: Kingdom, option: ChooseHero | Skip) -> None:
        if isinstance(option, ChooseHero):
            heal(s, seat_of_hero(s, option.hero), 1, self.cause)
