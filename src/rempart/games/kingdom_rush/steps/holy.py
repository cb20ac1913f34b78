"""Soldiers come and go: what Dierdre makes of it (KR-DIERDRE-03, KR-DIERDRE-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.board.grids import M1, TRUE
from rempart.games.kingdom_rush.ids import DIERDRE, HERO_TILES
from rempart.games.kingdom_rush.pieces import NO_SOURCE, Horde, Tile
from rempart.games.kingdom_rush.steps.hordes import seat_of_hero
from rempart.games.kingdom_rush.steps.tiles import LayTiles, in_stock, lay_tile, refuse_damage
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

SUPPLY = HERO_TILES + DIERDRE
PRAYERS = 1 << 2
"""Ability 3 as a bit."""


def soldier_removed(s: Kingdom, horde: Horde, cell: int) -> None:
    """KR-DIERDRE-03, Holy Light: a true M1 comes in the place of a soldier (KR-R-23).

    KR-DIERDRE-04: not while she is stunned; KR-DIERDRE-13: not with Say Your Prayers.
    """
    seat = seat_of_hero(s, DIERDRE)
    if seat == NONE or s.players[seat].stunned or s.players[seat].abilities & PRAYERS:
        return
    t = TABLES[s.variant]
    if in_stock(s, SUPPLY, M1) and refuse_damage(s, t, horde, NO_SOURCE, TRUE) is None:
        tile = Tile(supply=SUPPLY, shape=M1, cells=cell, damage=TRUE)
        lay_tile(s, horde, tile, seat=seat, cause="KR-DIERDRE-03")


def soldier_placed(s: Kingdom, horde: Horde, alone: bool) -> None:
    """KR-DIERDRE-13, Say Your Prayers: a soldier on a horde without any other also deals a true
    M1 to that horde."""
    seat = seat_of_hero(s, DIERDRE)
    if alone and seat != NONE and s.players[seat].abilities & PRAYERS:
        s.agenda.append(
            LayTiles(
                seat=seat,
                targets=[horde.card],
                pieces=[M1],
                supply=SUPPLY,
                damage=TRUE,
                source=NO_SOURCE,
                cause="KR-DIERDRE-13",
            )
        )
