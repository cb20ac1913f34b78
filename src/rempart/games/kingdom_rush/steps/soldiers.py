"""Soldiers (KR-TILE-10, KR-DMG-02) and the knives they throw (KR-RANGE-10).

Soldiers come and go only through `place_soldier` and `remove_soldier`, because Dierdre watches.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.board.grids import M1
from rempart.games.kingdom_rush.board.shots import KNIFE_EACH, NO_KNIFE
from rempart.games.kingdom_rush.events import SoldierPlaced, SoldierRemoved, TotemPlaced
from rempart.games.kingdom_rush.ids import KNIVES, Damage, HordeCard, Seat, Space, TowerCard
from rempart.games.kingdom_rush.options import SKIP, PlaceSoldier, PlaceTotem, Skip, place_soldier
from rempart.games.kingdom_rush.pieces import NO_SOURCE, Horde, Soldier
from rempart.games.kingdom_rush.steps import holy
from rempart.games.kingdom_rush.steps.asks import PickAllowed
from rempart.games.kingdom_rush.steps.hordes import find_horde, horde_of, neighbours
from rempart.games.kingdom_rush.steps.tiles import LayTiles, refuse_damage
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Option, OrNone, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


def free_cells(s: Kingdom, horde: Horde, damage: int) -> int:
    """KR-TILE-10: the cells of a horde that a soldier may stand on; no shield and no elusiveness
    keeps it away (KR-ENEMY-24, KR-R-51)."""
    return TABLES[s.variant].designs[horde.card].soldier_cells[damage] & ~horde.covered


def refuse_soldier(s: Kingdom, horde: Horde, cell: int, damage: int) -> Refusal | None:
    """Why a soldier may not stand on a cell of a horde."""
    if cell.bit_count() == 1 and cell & free_cells(s, horde, damage):
        return None
    about = {"horde": horde.card}
    design = TABLES[s.variant].designs[horde.card]
    if cell.bit_count() != 1 or not cell & design.fit.cells:
        return Refusal("KR-TILE-10", "not_a_cell", about)
    if cell & horde.covered:
        return Refusal("KR-TILE-03", "cells_taken", about)
    if cell & design.dead:
        return Refusal("KR-TILE-06", "dead_cell", about)
    return Refusal("KR-TILE-07", "wrong_damage", {**about, "damage": damage})


def soldier_places(s: Kingdom, hordes: Iterable[Horde], damage: int) -> list[Option]:
    """Where on these hordes a soldier may stand."""
    found: list[Option] = []
    for horde in hordes:
        free = free_cells(s, horde, damage)
        while free:
            cell = free & -free
            found.append(place_soldier(horde.card, cell))
            free ^= cell
    return found


def put_soldier(s: Kingdom, horde: Horde, *, cell: int, damage: int, seat: int, cause: str) -> None:
    """A soldier from the supply stands on a horde."""
    alone = not horde.soldiers
    s.soldiers_left -= 1
    horde.soldiers.append(Soldier(cell, damage))
    horde.covered |= cell
    s.tell(SoldierPlaced(seat=seat, horde=horde.card, cell=cell, damage=damage, rule=cause))
    holy.soldier_placed(s, horde, alone)


def remove_soldier(s: Kingdom, horde: Horde, soldier: Soldier, cause: str) -> None:
    """KR-DESTROY-08: any damage sends a soldier back to the supply."""
    horde.soldiers.remove(soldier)
    horde.covered &= ~soldier.cell
    s.soldiers_left += 1
    s.tell(SoldierRemoved(horde=horde.card, cell=soldier.cell, rule=cause))


def remove_soldiers(s: Kingdom, horde: Horde, cause: str, *, dying: bool = False) -> None:
    """All soldiers of a horde go back to the supply; `dying`: the horde goes too (KR-R-23)."""
    for soldier in list(horde.soldiers):
        remove_soldier(s, horde, soldier, cause)
        if not dying:
            holy.soldier_removed(s, horde, soldier.cell)


class Muster(Step):
    """Soldiers go on hordes one after the other, then they throw their knives.

    KR-RANGE-15: a soldier that was not placed throws none.
    """

    seat: Seat
    targets: list[HordeCard]
    count: int
    damage: Damage
    cause: str
    tower: OrNone[TowerCard]
    knives: int
    placed: list[Space]
    """The spaces of the soldiers placed so far."""

    def run(self, s: Kingdom) -> None:
        if self.count and s.soldiers_left and self._room(s):
            s.agenda.append(
                PutSoldier(
                    seat=self.seat,
                    targets=self.targets,
                    count=self.count,
                    damage=self.damage,
                    cause=self.cause,
                    tower=self.tower,
                    knives=self.knives,
                    placed=self.placed,
                )
            )
        elif self.placed and self.knives != NO_KNIFE:
            throws = [[space] for space in self.placed]
            if self.knives != KNIFE_EACH:
                throws = [self.placed]
            s.agenda += [
                Throw(
                    seat=self.seat,
                    spaces=spaces,
                    damage=self.damage,
                    cause=self.cause,
                    tower=self.tower,
                )
                for spaces in reversed(throws)
            ]

    def _room(self, s: Kingdom) -> bool:
        return any(free_cells(s, horde_of(s, card), self.damage) for card in self.targets)


class PutSoldier(Ask):
    """KR-TILE-10: a soldier stands on one free cell that accepts its type."""

    seat: Seat
    targets: list[HordeCard]
    count: int
    damage: Damage
    cause: str
    tower: OrNone[TowerCard]
    knives: int
    placed: list[Space]
    rule: ClassVar[str] = "KR-TILE-10"
    offers: ClassVar = (PlaceSoldier, Skip)

    def options(self, s: Kingdom) -> list[Option]:
        found = soldier_places(s, [horde_of(s, card) for card in self.targets], self.damage)
        found.append(SKIP)
        return found

    def refuse(self, s: Kingdom, option: PlaceSoldier | Skip) -> Refusal | None:
        if not isinstance(option, PlaceSoldier):
            return None
        horde = find_horde(s, option.horde)
        if horde is None or option.horde not in self.targets:
            return Refusal("KR-RANGE-01", "out_of_range", {"horde": option.horde})
        return refuse_soldier(s, horde, option.cell, self.damage)

    def choose(self, s: Kingdom, option: PlaceSoldier | Skip) -> None:
        count, placed = 0, self.placed
        if isinstance(option, PlaceSoldier):
            count, placed = self.count - 1, [*placed, horde_of(s, option.horde).space]
        s.agenda.append(
            Muster(
                seat=self.seat,
                targets=self.targets,
                count=count,
                damage=self.damage,
                cause=self.cause,
                tower=self.tower,
                knives=self.knives,
                placed=placed,
            )
        )
        if isinstance(option, PlaceSoldier):
            if self.tower != NONE:
                s.struck |= 1 << self.tower
            horde = horde_of(s, option.horde)
            put_soldier(
                s, horde, cell=option.cell, damage=self.damage, seat=self.seat, cause=self.cause
            )


class Throw(Step):
    """KR-RANGE-10: one knife goes on a horde next to the soldier (KR-R-03: not on its own horde);
    KR-RANGE-11: of the soldier's type; KR-ENEMY-26: from the side of the soldier's space.

    With several spaces one of these soldiers throws (KR-TOWER-36).
    """

    seat: Seat
    spaces: list[Space]
    damage: Damage
    cause: str
    tower: OrNone[TowerCard]

    def run(self, s: Kingdom) -> None:
        t = TABLES[s.variant]
        targets: list[int] = []
        for space in self.spaces:
            for horde in neighbours(s, t, space):
                if horde.card not in targets and not refuse_damage(s, t, horde, space, self.damage):
                    targets.append(horde.card)
        if targets:
            s.agenda.append(
                LayTiles(
                    seat=self.seat,
                    targets=targets,
                    pieces=[M1],
                    supply=KNIVES,
                    damage=self.damage,
                    source=NO_SOURCE,
                    cause=self.cause,
                    tower=self.tower,
                )
            )


class PutTotem(PickAllowed):
    """KR-TOTEM-02: a totem may go on a horde that bears a tile; KR-TOTEM-01: while there is one."""

    seat: Seat
    horde: HordeCard
    cause: str
    rule: ClassVar[str] = "KR-TOTEM-02"
    offers: ClassVar = (PlaceTotem, Skip)
    without: ClassVar = (SKIP,)

    def candidates(self, s: Kingdom) -> tuple[int, ...]:
        return (self.horde,)

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        about = {"horde": value}
        if value != self.horde:
            return Refusal("KR-RANGE-01", "out_of_range", about)
        horde = horde_of(s, self.horde)
        if not horde.tiles:
            return Refusal("KR-TOTEM-02", "no_tile_for_totem", about)
        if not s.totems_left or horde.totem:
            return Refusal("KR-TOTEM-01", "no_totem_left", about)
        return None

    def choose(self, s: Kingdom, option: PlaceTotem | Skip) -> None:
        if isinstance(option, PlaceTotem):
            horde_of(s, self.horde).totem = True
            s.totems_left -= 1
            s.tell(TotemPlaced(horde=self.horde, rule=self.cause))
