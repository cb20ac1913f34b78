"""Damage tiles (KR-TILE, KR-DMG): where they may lie, laying them, taking them away.

Everything that deals damage pushes `LayTiles`: towers, modifiers, heroes, abilities, flowers.

    LayTiles(seat, [horde cards], [shapes], supply, damage, source, cause="KR-TOWER-20")

`source` is the space that the tile comes from, for shields; NO_SOURCE: no shield stops it;
HERO_BOARD: from the exit nearest to the target (a hero on its board, KR-R-61). The space of the
horde itself is never shielded.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.board.geometry import sides
from rempart.games.kingdom_rush.board.grids import EVERY_SIDE, PHYSICAL, positions
from rempart.games.kingdom_rush.board.shots import Shot
from rempart.games.kingdom_rush.events import (
    HordeEluded,
    OutOfStock,
    ShieldHeld,
    TileLaid,
    TilesRemoved,
    TileUnplaced,
)
from rempart.games.kingdom_rush.ids import (
    SOUL_TILES,
    Damage,
    HordeCard,
    Seat,
    Shape,
    Supply,
    TowerCard,
)
from rempart.games.kingdom_rush.options import SKIP, PlaceTile, Skip, place_tile
from rempart.games.kingdom_rush.pieces import ELUSIVE, HERO_BOARD, NO_SOURCE, WARDED, Horde, Tile
from rempart.games.kingdom_rush.steps.hordes import (
    find_horde,
    hero_or_soldier_on,
    horde_of,
    layout_of,
    neighbours,
)
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Option, OrNone, Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom
    from rempart.games.kingdom_rush.tables import Tables


# What is legal


def in_stock(s: Kingdom, supply: int, shape: int) -> bool:
    """KR-TILE-11: whether there is such a tile left; without `finite_tiles` there always is."""
    return s.tiles_left[supply * 5 + shape] > 0 or not s.finite_tiles


def shielded(s: Kingdom, t: Tables, horde: Horde, source: int, damage: int) -> bool:
    """KR-ENEMY-23: whether a shield of the horde stops tiles of a type from that side.

    KR-TOTEM-03: a totem switches shields off. KR-R-61: a hero on its board shoots from the exit
    nearest to the horde, of several from the one that suits best.
    """
    guarded = t.designs[horde.card].shields[damage]
    if horde.marks & WARDED and damage == PHYSICAL:
        guarded = EVERY_SIDE
    if not guarded or source == NO_SOURCE or horde.totem:
        return False
    if source == HERO_BOARD:
        board = layout_of(s).board
        exits = board.nearest(horde.space, board.exits)
        return all(guarded & sides(exit, horde.space) for exit in exits)
    return bool(guarded & sides(source, horde.space))


def refuse_damage(s: Kingdom, t: Tables, horde: Horde, source: int, damage: int) -> Refusal | None:
    """Why no tile of a type may come on a horde from a source at all.

    KR-ENEMY-11: an elusive horde takes tiles only with a hero or soldier on it, whatever their
    type (KR-R-51); KR-TOTEM-03: a totem switches that off.
    """
    if t.designs[horde.card].elusive or horde.marks & ELUSIVE:
        if not horde.totem and not hero_or_soldier_on(s, horde):
            return Refusal("KR-ENEMY-11", "elusive", {"horde": horde.card})
    if shielded(s, t, horde, source, damage):
        return Refusal("KR-ENEMY-23", "shielded", {"horde": horde.card})
    return None


def places(t: Tables, horde: Horde, shape: int, damage: int) -> tuple[PlaceTile, ...]:
    """Where on a horde a tile fits: on free cells that accept its type (KR-TILE-03, -04, -06, -07),
    turned and flipped at will (KR-TILE-02; guests' tiles too, KR-CROSS-27), over enemies or not
    (KR-TILE-01)."""
    design = t.designs[horde.card]
    free = design.tile_cells[damage] & ~horde.covered
    return options_for(horde.card, design.fit.placements(shape, free))


def refuse_soul(t: Tables, card: int, supply: int) -> Refusal | None:
    """KR-CROSS-24: Vez'nan's special tiles do not go on bosses."""
    if supply == SOUL_TILES and t.boss[card]:
        return Refusal("KR-CROSS-24", "not_on_bosses", {"horde": card})
    return None


@lru_cache(maxsize=1 << 15)
def options_for(card: int, masks: tuple[int, ...]) -> tuple[PlaceTile, ...]:
    """The options for a horde and sets of cells, built once."""
    return tuple([place_tile(card, mask) for mask in masks])


def refuse_place(t: Tables, horde: Horde, shape: int, cells: int, damage: int) -> Refusal | None:
    """Why a tile may not lie on these cells of a horde: the sentence for what `places` omits."""
    design = t.designs[horde.card]
    fit = design.fit
    if cells in fit.placements(shape, design.tile_cells[damage] & ~horde.covered):
        return None
    about = {"horde": horde.card}
    if cells not in positions(fit.width, fit.height, shape):
        return Refusal("KR-TILE-04", "not_this_shape", about)
    if cells & horde.covered:
        return Refusal("KR-TILE-03", "cells_taken", about)
    if cells & design.dead:
        return Refusal("KR-TILE-06", "dead_cell", about)
    if any((cells & enemy).bit_count() > 1 for enemy in design.tough):
        return Refusal("KR-ENEMY-27", "tough_enemy", about)
    return Refusal("KR-TILE-07", "wrong_damage", {**about, "damage": damage})


# What happens


def lay_tile(s: Kingdom, horde: Horde, tile: Tile, *, seat: int, cause: str) -> None:
    """A tile comes to lie on a horde; it stays there and travels with it (KR-TILE-08)."""
    if s.finite_tiles:
        s.tiles_left[tile.supply * 5 + tile.shape] -= 1
    horde.tiles.append(tile)
    horde.covered |= tile.cells
    if s.events is not None:
        s.tell(
            TileLaid(
                seat=seat,
                horde=horde.card,
                supply=tile.supply,
                shape=tile.shape,
                cells=tile.cells,
                damage=tile.damage,
                rule=cause,
            )
        )


def remove_tiles(s: Kingdom, horde: Horde, cause: str) -> None:
    """KR-TILE-09: all tiles of a horde go back to their supplies."""
    if not horde.tiles:
        return
    for tile in horde.tiles:
        horde.covered &= ~tile.cells
        if s.finite_tiles:
            s.tiles_left[tile.supply * 5 + tile.shape] += 1
    s.tell(TilesRemoved(horde=horde.card, count=len(horde.tiles), rule=cause))
    horde.tiles.clear()


class LayTiles(Ask):
    """Somebody lays tiles, one after the other; each may be left out (KR-R-06).

    KR-TILE-11: a tile that fits nowhere, or is out of stock, is not laid.
    """

    seat: Seat
    targets: list[HordeCard]
    """The hordes that it may go on."""
    pieces: list[Shape]
    """The shapes still to lay."""
    supply: Supply
    damage: Damage
    source: int
    cause: str
    """The rule that deals the damage."""
    linked: bool = False
    """KR-RANGE-09: all on the horde that the first goes on."""
    distinct: bool = False
    """Each on another horde."""
    tower: OrNone[TowerCard] = NONE
    """The tower card that deals them, if one does."""
    splash: OrNone[Shape] = NONE
    """KR-TOWER-33: a tile of this shape then goes on every horde next to the one hit."""
    rule: ClassVar[str] = "KR-TILE-01"
    offers: ClassVar = (PlaceTile, Skip)
    stays: ClassVar[bool] = True

    def options(self, s: Kingdom) -> list[Option]:
        pieces = self.pieces
        while pieces:
            found = self._places(s, pieces[0])
            if found:
                found.append(SKIP)
                return found
            shape = pieces.pop(0)
            if s.events is not None:
                self._tell_why(s, shape)
        return []

    def _tell_why(self, s: Kingdom, shape: int) -> None:
        """Why a tile is not laid. Of several that cannot be, only the last: the reason is the
        same."""
        if not in_stock(s, self.supply, shape):
            s.tell(OutOfStock(supply=self.supply, shape=shape))
        elif not self.pieces:
            t = TABLES[s.variant]
            for card in self.targets:
                refusal = refuse_damage(s, t, horde_of(s, card), self.source, self.damage)
                if refusal is None:
                    s.tell(TileUnplaced(horde=card, shape=shape))
                elif refusal.reason == "elusive":
                    s.tell(HordeEluded(horde=card))
                else:
                    s.tell(ShieldHeld(horde=card))

    def _places(self, s: Kingdom, shape: int) -> list[Option]:
        found: list[Option] = []
        if not in_stock(s, self.supply, shape):
            return found
        t = TABLES[s.variant]
        for card in self.targets:
            horde = horde_of(s, card)
            if self.supply == SOUL_TILES and refuse_soul(t, card, self.supply) is not None:
                continue
            if refuse_damage(s, t, horde, self.source, self.damage) is None:
                found += places(t, horde, shape, self.damage)
        return found

    def refuse(self, s: Kingdom, option: PlaceTile | Skip) -> Refusal | None:
        if not isinstance(option, PlaceTile):
            return None
        horde = find_horde(s, option.horde)
        if horde is None or option.horde not in self.targets:
            return Refusal("KR-RANGE-01", "out_of_range", {"horde": option.horde})
        t = TABLES[s.variant]
        return (
            refuse_soul(t, option.horde, self.supply)
            or refuse_damage(s, t, horde, self.source, self.damage)
            or refuse_place(t, horde, self.pieces[0], option.cells, self.damage)
        )

    def choose(self, s: Kingdom, option: PlaceTile | Skip) -> None:
        shape = self.pieces.pop(0)
        if not isinstance(option, PlaceTile):
            return
        horde = horde_of(s, option.horde)
        tile = Tile(supply=self.supply, shape=shape, cells=option.cells, damage=self.damage)
        lay_tile(s, horde, tile, seat=self.seat, cause=self.cause)
        if self.linked:
            self.targets = [horde.card]
        elif self.distinct:
            self.targets.remove(horde.card)
        if self.tower != NONE:
            s.struck |= 1 << self.tower
        if self.splash != NONE:
            self._splash(s, horde)

    def _splash(self, s: Kingdom, hit: Horde) -> None:
        """The tiles of KR-TOWER-33 come from the horde that was hit first."""
        beside = neighbours(s, TABLES[s.variant], hit.space)
        s.agenda += [
            LayTiles(
                seat=self.seat,
                targets=[horde.card],
                pieces=[self.splash],
                supply=self.supply,
                damage=self.damage,
                source=hit.space,
                cause=self.cause,
                tower=self.tower,
            )
            for horde in reversed(beside)
        ]


def lay_shot(
    s: Kingdom, shot: Shot, *, seat: int, targets: list[int], source: int, cause: str
) -> None:
    """Somebody lays the tiles of a shot."""
    s.agenda.append(
        LayTiles(
            seat=seat,
            targets=targets,
            pieces=list(shot.pieces),
            supply=shot.supply,
            damage=shot.damage,
            source=source,
            cause=cause,
        )
    )
