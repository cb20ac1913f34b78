"""Rooms of dungeons that nobody entered, laid out anew for somebody who does not know them.

What was seen of a dungeon stays: the rooms that were entered with all their doors, and the places
of the rooms behind these doors. Everything else grows again as DT-AM-28 says, in the order of the
numbers: so every room has a door to one with a lower number, as it had when it was made. Nothing
here depends on how the rooms that were not seen really lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.dark_tower.pieces import Room
from rempart.games.dark_tower.steps.caverns import AROUND, CELLS, farthest, join
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.view import beyond
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Dungeon
    from rempart.games.dark_tower.state import Realm
    from rempart.kernel import Chance

TRIES = 60
"""A layout that does not fit what was seen is given up; most fit at once."""


class Chart:
    """What is known of a dungeon: rooms that were `seen`, and the cells of those behind their
    doors."""

    def __init__(self, dungeon: Dungeon, seen: set[int]):
        rooms = dungeon.rooms
        self.count = len(rooms)
        self.seen = {number: rooms[number] for number in sorted(seen)}
        self.cells = {number: rooms[number].cell for number in (*seen, *beyond(dungeon, seen))}
        self.free = set(CELLS) - set(self.cells.values())
        """Cells where the other rooms may be."""


def lay_out(s: Realm, dungeon: Dungeon, seen: set[int], draw: Chance) -> None:
    """DT-AM-28, DT-AM-30: other rooms and another target, which look the same so far. In a dungeon
    that cannot have been made by these rules any room left may be the target."""
    chart = Chart(dungeon, seen)
    odds = TABLES[s.variant].knobs.extra_door
    for _ in range(TRIES):
        rooms = grow(chart, draw)
        if rooms is None:
            continue
        add_doors(chart, rooms, odds, draw)
        target = farthest(rooms, draw)
        if target == dungeon.target if dungeon.found else target not in seen:
            dungeon.rooms, dungeon.target = rooms, target
            return
    if not dungeon.found:
        hidden = [number for number in range(chart.count) if number not in seen]
        dungeon.target = hidden[draw.below(len(hidden))]


def grow(chart: Chart, draw: Chance) -> list[Room] | None:
    """Add room after room, each joined to an earlier one; None if that reaches a dead end."""
    rooms: list[Room] = []
    free = set(chart.free)
    for number in range(chart.count):
        known = chart.seen.get(number)
        if known is not None:
            if number and not any(known.doors >> room.cell & 1 for room in rooms):
                return None
            rooms.append(
                Room(
                    cell=known.cell, content=known.content, doors=known.doors, cleared=known.cleared
                )
            )
            continue
        cell = chart.cells.get(number, NONE)
        if cell == NONE:
            cell = free_cell(chart, rooms, free, draw)
            free.discard(cell)
        if cell == NONE or not add_room(chart, rooms, cell, draw):
            return None
    return rooms


def free_cell(chart: Chart, rooms: list[Room], free: set[int], draw: Chance) -> int:
    """A cell next to a room whose doors are not known; NONE: there is none."""
    growing: list[list[int]] = []
    for number, room in enumerate(rooms):
        if number not in chart.seen and not free.isdisjoint(AROUND[room.cell]):
            growing.append([cell for cell in AROUND[room.cell] if cell in free])
    if not growing:
        return NONE
    cells = growing[draw.below(len(growing))]
    return cells[draw.below(len(cells))]


def add_room(chart: Chart, rooms: list[Room], cell: int, draw: Chance) -> bool:
    """A room that was not seen, with the doors to it that were; without one to a lower number, with
    another. Whether there is such a one."""
    new = Room(cell, NONE)
    for room in chart.seen.values():
        if room.doors >> cell & 1:
            new.doors |= 1 << room.cell
    if not any(new.doors >> room.cell & 1 for room in rooms):
        near = AROUND[cell]
        beside = [room for n, room in enumerate(rooms) if n not in chart.seen and room.cell in near]
        if not beside:
            return False
        join(beside[draw.below(len(beside))], new)
    rooms.append(new)
    return True


def add_doors(chart: Chart, rooms: list[Room], odds: int, draw: Chance) -> None:
    """Each missing door between neighbours that were not seen is added with a chance of one in
    `odds`."""
    at = {room.cell: room for n, room in enumerate(rooms) if n not in chart.seen}
    for cell in sorted(at):
        for other in AROUND[cell]:
            if other > cell and other in at and not at[cell].doors >> other & 1:
                if draw.below(odds) == 0:
                    join(at[cell], at[other])
