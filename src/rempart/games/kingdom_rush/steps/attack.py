"""Attacks (KR-RANGE): shots become the questions where tiles and soldiers go.

    attack(s, seat, shots, space, facing, cause="KR-TOWER-20")

does `shots` (see `shots`), the first one first, after which the agenda goes on as before. Towers,
modifiers, heroes, abilities, bench cards and flowers all use it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

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
from rempart.games.kingdom_rush.options import SKIP, ChooseHero, Skip
from rempart.games.kingdom_rush.pieces import HERO_BOARD
from rempart.games.kingdom_rush.steps.hordes import layout_of, tops
from rempart.games.kingdom_rush.steps.life import full_life, heal
from rempart.games.kingdom_rush.steps.soldiers import Muster, PutTotem
from rempart.games.kingdom_rush.steps.tiles import LayTiles
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

EACH_MOST = 3
"""KR-R-08: how many tiles an "each" attack has with Perfect range."""


def attack(
    s: Kingdom,
    seat: int,
    shots: tuple[Shot, ...],
    space: int,
    facing: int,
    cause: str,
    tower: int = NONE,
) -> None:
    """Push the questions of an attack from a space; `space` NONE: from the hero board.

    KR-RANGE-01: the facing is that of the attacker and does not change any more. `tower`: the
    card, if a tower attacks.
    """
    splash = NONE
    for shot in reversed(shots):
        if shot.reach == SPLASH:
            splash = shot.pieces[0]
            continue
        for step in reversed(questions(s, seat, shot, space, facing, cause, tower, splash)):
            s.agenda.append(step)
        splash = NONE


def hero_attack(s: Kingdom, seat: int, shots: tuple[Shot, ...], cause: str) -> None:
    """KR-RANGE-14: a hero attacks from where it stands, arrows turned by its facing.

    E08 Ashfall: not at perfect range.
    """
    player = s.players[seat]
    if s.ashfall:
        shots = tuple(shot for shot in shots if shot.reach != PERFECT)
    attack(s, seat, shots, player.space, player.facing, cause)


def questions(
    s: Kingdom,
    seat: int,
    shot: Shot,
    space: int,
    facing: int,
    cause: str,
    tower: int,
    splash: int,
) -> list[Any]:
    """The steps of one shot, first one first."""
    if shot.what == MEND:
        return [Mend(seat, space, cause)]
    targets = in_range(s, shot, space, facing)
    if not targets:
        return []
    groups = [[card] for card in targets] if shot.reach == EACH else [targets]
    steps: list[Any] = []
    for group in groups:
        if shot.what == SOLDIER:
            count = len(shot.pieces)
            steps.append(Muster(seat, group, count, shot.damage, cause, tower, shot.knives, []))
        else:
            steps.append(
                LayTiles(
                    seat,
                    group,
                    list(shot.pieces),
                    shot.supply,
                    shot.damage,
                    HERO_BOARD if space == NONE else space,
                    cause,
                    shot.linked,
                    shot.distinct,
                    tower,
                    splash,
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


class Mend(Ask):
    """KR-TOWER-39: one hero adjacent to the tower regains 1 life."""

    seat: int
    space: int
    cause: str
    rule: ClassVar[str] = "KR-TOWER-39"
    offers: ClassVar = (ChooseHero, Skip)

    def options(self, s: Kingdom) -> list[Any]:
        every = [ChooseHero(player.hero) for player in s.players]
        found: list[Any] = [option for option in every if self.refuse(s, option) is None]
        return [*found, SKIP] if found else []

    def refuse(self, s: Kingdom, option: Any) -> Refusal | None:
        if not isinstance(option, ChooseHero):
            return None
        about = {"hero": option.hero}
        for player in s.players:
            if player.hero == option.hero:
                if player.space == NONE or distance(player.space, self.space) != 1:
                    return Refusal("KR-TOWER-39", "hero_not_adjacent", about)
                if player.life >= full_life(s, player):
                    return Refusal("KR-TOWER-39", "hero_unhurt", about)
                return None
        return Refusal("KR-TOWER-39", "no_such_hero", about)

    def choose(self, s: Kingdom, option: Any) -> None:
        if not isinstance(option, ChooseHero):
            return
        for seat, player in enumerate(s.players):
            if player.hero == option.hero:
                heal(s, seat, 1, self.cause)
