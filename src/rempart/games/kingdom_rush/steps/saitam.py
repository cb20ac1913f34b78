"""Saitam (KR-SAITAM). Mighty Primate, the tile on each horde he leaves, is in `movement`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rempart.games.kingdom_rush.ids import SAITAM
from rempart.games.kingdom_rush.steps.attack import hero_attack
from rempart.games.kingdom_rush.steps.figures import figure, is_hero
from rempart.games.kingdom_rush.steps.hordes import seat_of_hero, top_horde
from rempart.games.kingdom_rush.steps.life import protect
from rempart.games.kingdom_rush.steps.movement import Move, strike
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

DIVINE_FURY, ASANTE_SANA, WHIRLING_STAFF, MONKEY_PALM = range(SAITAM * 4, SAITAM * 4 + 4)
PALM = 1 << 3
"""Monkey Palm as a bit."""


def has_palm(s: Kingdom, seat: int) -> bool:
    """KR-SAITAM-14: whether he plays with Monkey Palm."""
    return bool(s.players[seat].abilities & PALM)


def more_moves(s: Kingdom, seat: int) -> int:
    """KR-SAITAM-14: one more move with Monkey Palm."""
    return TABLES[s.variant].abilities[MONKEY_PALM].amount if has_palm(s, seat) else 0


def palmed(s: Kingdom) -> list[int]:
    """KR-SAITAM-14: the horde that his palm holds, to be asked at the start of phase 4."""
    seat = seat_of_hero(s, SAITAM)
    if seat == NONE or not has_palm(s, seat):
        return []
    horde = top_horde(s, TABLES[s.variant], s.players[seat].space)
    return [] if horde is None else [horde.card]


def move_on(s: Kingdom, seat: int) -> None:
    """KR-SAITAM-01: after his basic attack he may move 2 more spaces (KR-R-44)."""
    s.agenda.append(Move(seat, TABLES[s.variant].heroes[SAITAM].skill["move"], []))


def divine_fury(s: Kingdom, who: int) -> None:
    """KR-SAITAM-11: Protection; on a horde, a true D2 for each tile and soldier on it now."""
    if is_hero(who):
        protect(s, who, "KR-SAITAM-11")
    hero = figure(s, who)
    horde = top_horde(s, TABLES[s.variant], hero.space) if hero.cells else None
    if horde is not None:
        shot = TABLES[s.variant].abilities[DIVINE_FURY].shots[0]
        count = len(horde.tiles) + len(horde.soldiers)
        shot = msgspec.structs.replace(shot, pieces=shot.pieces * count)
        strike(s, shot, who=who, space=hero.space, cause="KR-SAITAM-11")


def asante_sana(s: Kingdom, who: int) -> None:
    """KR-SAITAM-12: he moves up to 5 more spaces."""
    s.agenda.append(Move(who, TABLES[s.variant].abilities[ASANTE_SANA].amount, []))


def whirling_staff(s: Kingdom, who: int) -> None:
    """KR-SAITAM-13: a true D2 on each horde around him."""
    hero_attack(s, who, TABLES[s.variant].abilities[WHIRLING_STAFF].shots, "KR-SAITAM-13")
