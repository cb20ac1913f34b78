"""Making dungeons (DT-AM-28 to DT-AM-30) and putting them on the board (DT-AM-33, DT-AM-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.dark_tower.events import DungeonPlaced, DungeonRemoved
from rempart.games.dark_tower.ids import (
    CARAVAN_EAST,
    CARAVAN_WEST,
    DUNGEONS,
    REGIONS,
    ROOMS_EACH,
    TOWER_DUNGEON,
)
from rempart.games.dark_tower.pieces import Dungeon, Room
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm
    from rempart.kernel import Chance

COLUMNS, ROWS = 4, 3
CELLS = range(COLUMNS * ROWS)
COPIES = 2
STREAM = "dungeon"


def around(cell: int) -> list[int]:
    """The cells that share a side with one."""
    column, row = cell % COLUMNS, cell // COLUMNS
    beside = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return [c + COLUMNS * r for c, r in beside if 0 <= c < COLUMNS and 0 <= r < ROWS]


AROUND = tuple(around(cell) for cell in CELLS)
BORDER = [cell for cell in CELLS if len(AROUND[cell]) < 4]


def generate(s: Realm, type: int, region: int, quest: int = NONE) -> Dungeon:
    """DT-AM-28: a tree of rooms grown from the entrance, and some more doors."""
    rooms = grow_rooms(s, room_count(s, type))
    add_doors(s, rooms)
    fill(s, rooms)
    target = farthest(rooms, s.chance)
    if is_caravan(type):
        rooms[target].content = NONE
    return Dungeon(type=type, region=region, rooms=rooms, target=target, quest=quest)


def room_count(s: Realm, type: int) -> int:
    """How many rooms there are besides the entrance."""
    knobs = TABLES[s.variant].knobs
    early, late, caravan, tower = knobs.dungeon_rooms
    if type == TOWER_DUNGEON:
        return tower
    if is_caravan(type):
        return caravan
    return late if s.month >= knobs.late_dungeons else early


def is_caravan(type: int) -> bool:
    """DT-TOKEN-04: caravans are dungeons that move."""
    return CARAVAN_EAST <= type <= CARAVAN_WEST


def grow_rooms(s: Realm, count: int) -> list[Room]:
    """The entrance on the border of the grid; then again and again a room next to one that is
    there."""
    below = s.chance.below
    rooms = [Room(BORDER[below(len(BORDER), STREAM)], NONE, cleared=True)]
    taken = {rooms[0].cell}
    while len(rooms) <= count:
        growing = [room for room in rooms if not taken.issuperset(AROUND[room.cell])]
        room = growing[below(len(growing), STREAM)]
        free = [cell for cell in AROUND[room.cell] if cell not in taken]
        new = Room(free[below(len(free), STREAM)], NONE)
        join(room, new)
        rooms.append(new)
        taken.add(new.cell)
    return rooms


def join(one: Room, other: Room) -> None:
    """A door between two rooms."""
    one.doors |= 1 << other.cell
    other.doors |= 1 << one.cell


def add_doors(s: Realm, rooms: list[Room]) -> None:
    """Each missing door between neighbours is added with a chance of one in five."""
    odds = TABLES[s.variant].knobs.extra_door
    at = {room.cell: room for room in rooms}
    for cell in CELLS:
        for other in AROUND[cell]:
            if other > cell and cell in at and other in at:
                missing = not at[cell].doors >> other & 1
                if missing and s.chance.below(odds, STREAM) == 0:
                    join(at[cell], at[other])


def fill(s: Realm, rooms: list[Room]) -> None:
    """DT-AM-29: two copies of the twelve rooms are shuffled and dealt out."""
    contents = list(range(ROOMS_EACH)) * COPIES
    s.chance.shuffle(contents, STREAM)
    for room, content in zip(rooms[1:], contents, strict=False):
        room.content = content


def farthest(rooms: list[Room], chance: Chance) -> int:
    """DT-AM-30: the target is the room with the most doors on the way to it; ties are drawn."""
    far = {rooms[0].cell: 0}
    queue = [rooms[0].cell]
    at = {room.cell: room for room in rooms}
    for cell in queue:
        for other in AROUND[cell]:
            if at[cell].doors >> other & 1 and other not in far:
                far[other] = far[cell] + 1
                queue.append(other)
    most = max(far.values())
    ends = [number for number, room in enumerate(rooms) if far[room.cell] == most]
    return ends[chance.below(len(ends), STREAM)]


# On the board


def put(s: Realm, type: int, region: int, quest: int = NONE) -> None:
    """DT-DUNGEON-01: a dungeon comes into play."""
    s.dungeons.append(generate(s, type, region, quest))
    s.tell(DungeonPlaced(dungeon=type, region=region))


def take_away(s: Realm, dungeon: Dungeon) -> None:
    """DT-DUNGEON-10: a dungeon leaves the board."""
    s.dungeons.remove(dungeon)
    s.tell(DungeonRemoved(dungeon=dungeon.type, region=dungeon.region))


def spare_type(s: Realm, wanted: int, stream: str) -> int:
    """DT-AM-33: the wanted type of dungeon, or any other one if its token is on the board."""
    taken = {dungeon.type for dungeon in s.dungeons}
    if wanted not in taken:
        return wanted
    spare = [type for type in range(len(DUNGEONS)) if type not in taken]
    return spare[s.chance.below(len(spare), stream)]


def lairs(s: Realm, type: int) -> list[int]:
    """DT-AM-33, DT-AM-34: the regions with a dungeon of this type that is not in play."""
    world = TABLES[s.variant].world
    return [r for r in range(REGIONS) if world.dungeon[r] == type and not occupied(s, r)]


def occupied(s: Realm, region: int) -> bool:
    """Whether a region's own dungeon is in play; caravans do not count."""
    return any(d.region == region and not is_caravan(d.type) for d in s.dungeons)


def lair(s: Realm, type: int, wanted: int, stream: str) -> int:
    """DT-AM-34: the wanted region, or another one if it is taken or none is wanted."""
    if wanted != NONE and not occupied(s, wanted):
        return wanted
    found = lairs(s, type)
    return found[s.chance.below(len(found), stream)]
