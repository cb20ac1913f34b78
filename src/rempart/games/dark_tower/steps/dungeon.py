"""Visits to dungeons (DT-DUNGEON, DT-AM-31, DT-AM-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import (
    DungeonEntered,
    DungeonFinished,
    DungeonLeft,
    RelicFound,
    RoomCleared,
    RoomEntered,
    RoomImproved,
)
from rempart.games.dark_tower.ids import (
    QUEST,
    ROOMS_EACH,
    TOWER_DUNGEON,
)
from rempart.games.dark_tower.options import (
    Concede,
    EnterRoom,
    Explore,
    Leave,
)
from rempart.games.dark_tower.pieces import Visit
from rempart.games.dark_tower.steps.advantage import Circumstances
from rempart.games.dark_tower.steps.amounts import ROOM
from rempart.games.dark_tower.steps.effects import RunEffect
from rempart.games.dark_tower.steps.fray import Improving, count_free
from rempart.games.dark_tower.steps.goal_course import dungeon_done
from rempart.games.dark_tower.steps.heroic import EndHeroic, begin_heroic, refuse_heroic
from rempart.games.dark_tower.steps.outcome import (
    give_up,
    refuse_surrender,
    surrender,
    win_game,
)
from rempart.games.dark_tower.steps.quests import complete
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, PickOne, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Dungeon, Room
    from rempart.games.dark_tower.state import Realm

LEAVE = Leave()


# The heroic action


def offers(s: Realm, seat: int) -> list[Explore]:
    """DT-QUEST-01: the dungeons in the hero's region."""
    if not s.dungeons or refuse_heroic(s, seat, QUEST) is not None:
        return []
    types = dict.fromkeys(dungeon.type for dungeon in s.dungeons)
    return [Explore(type) for type in types if refuse_place(s, seat, type) is None]


def find(s: Realm, seat: int, type: int) -> int:
    """The dungeon of a type where the hero is; the Tower's is reached from around it. NONE: there
    is none."""
    hero = s.heroes[seat]
    for number, dungeon in enumerate(s.dungeons):
        if dungeon.type == type and dungeon.region in (hero.region, NONE):
            return number
    return NONE


def refuse_place(s: Realm, seat: int, type: int) -> Refusal | None:
    """DT-COMP-09: the Tower dungeon opens to heroes with three trials, next to the Tower."""
    if find(s, seat, type) == NONE:
        return Refusal("DT-QUEST-02", "no_dungeon_here")
    if type != TOWER_DUNGEON:
        return None
    if s.heroes[seat].region not in TABLES[s.variant].world.ring:
        return Refusal("DT-COMP-09", "not_next_to_tower")
    if s.heroes[seat].trials_done.bit_count() < TABLES[s.variant].knobs.trials_needed:
        return Refusal("DT-COMP-09", "trials_missing")
    return None


def refuse(s: Realm, seat: int, option: Explore) -> Refusal | None:
    """Why a hero may not enter a dungeon."""
    return refuse_place(s, seat, option.dungeon) or refuse_heroic(s, seat, QUEST)


def do(s: Realm, seat: int, option: Explore) -> None:
    """DT-DUNGEON-09: a visit is one heroic action; DT-R-11: one tax for all rooms."""
    begin_heroic(s, seat, QUEST)
    s.visit = visit = Visit(seat, find(s, seat, option.dungeon))
    count_free(s, visit, scene(s, visit))
    s.tell(DungeonEntered(seat=seat, dungeon=option.dungeon, advantages=visit.free))
    s.agenda.append(RoomChoice())


def place(s: Realm, visit: Visit) -> Dungeon:
    """The dungeon that is being visited."""
    return s.dungeons[visit.dungeon]


def scene(s: Realm, visit: Visit) -> Circumstances:
    """DT-DUNGEON-04: only advantages of the dungeon's attribute count."""
    type = place(s, visit).type
    return Circumstances(TABLES[s.variant].dungeon_mask[type], dungeon=type)


def effect_of(s: Realm, visit: Visit) -> int:
    """DT-AM-32: the room's first result, or the improved one."""
    dungeon = place(s, visit)
    content = TABLES[s.variant].rooms[dungeon.type][dungeon.rooms[visit.room].content]
    return content.improved if visit.improved else content.first


# Room after room


def reachable(dungeon: Dungeon) -> list[int]:
    """DT-AM-31: rooms not yet cleared that a door joins to a cleared one; walking through cleared
    rooms is free. DT-DUNGEON-08: they stay cleared."""
    doors = 0
    for room in dungeon.rooms:
        if room.cleared:
            doors |= room.doors
    return [
        number
        for number, room in enumerate(dungeon.rooms)
        if not room.cleared and doors >> room.cell & 1
    ]


class RoomChoice(PickOne):
    """DT-DUNGEON-02: which room next? DT-DUNGEON-06: or leave; DT-DUNGEON-11: after one room."""

    rule: ClassVar[str] = "DT-DUNGEON-02"
    offers: ClassVar = (EnterRoom, Leave, Concede)
    reason: ClassVar[str] = "no_door"
    refused_by: ClassVar[str] = "DT-AM-31"

    def actors(self, s: Realm) -> tuple[int, ...]:
        assert s.visit is not None
        return (s.visit.seat,)

    def among(self, s: Realm) -> list[int]:
        assert s.visit is not None
        return reachable(place(s, s.visit))

    def instead(self, s: Realm) -> tuple[Leave | Concede, ...]:
        assert s.visit is not None
        return (LEAVE, *surrender(s)) if s.visit.resolved else surrender(s)

    def refuse(self, s: Realm, option: EnterRoom | Leave | Concede) -> Refusal | None:
        if isinstance(option, Leave) and option not in self.instead(s):
            return Refusal("DT-DUNGEON-11", "one_room_first")
        if isinstance(option, Concede):
            return refuse_surrender(s)
        return super().refuse(s, option)

    def choose(self, s: Realm, option: EnterRoom | Leave | Concede) -> None:
        visit = s.visit
        assert visit is not None
        if isinstance(option, Leave):
            leave(s, visit)
        elif isinstance(option, Concede):
            give_up(s, visit.seat)
        else:
            enter(s, visit, option.room)


def enter(s: Realm, visit: Visit, number: int) -> None:
    """The room's content is revealed; the target shows itself (DT-AM-30)."""
    dungeon = place(s, visit)
    room = dungeon.rooms[number]
    visit.room = number
    visit.improved = visit.blessed = False
    dungeon.found = dungeon.found or number == dungeon.target
    if s.events is not None:
        content = content_number(dungeon, room)
        s.tell(RoomEntered(seat=visit.seat, room=number, content=content))
    s.agenda.append(RoomOver())
    if room.content != NONE:
        s.agenda.append(RoomAct())


def content_number(dungeon: Dungeon, room: Room) -> int:
    """A room among all rooms of all types; NONE: the relic of a caravan."""
    return NONE if room.content == NONE else dungeon.type * ROOMS_EACH + room.content


class RoomAct(Improving):
    """DT-DUNGEON-03: use one advantage on the room, or none; then its result applies."""

    rule: ClassVar[str] = "DT-DUNGEON-03"

    def fray(self, s: Realm) -> Visit:
        assert s.visit is not None
        return s.visit

    def scene(self, s: Realm) -> Circumstances:
        return scene(s, self.fray(s))

    def effect(self, s: Realm) -> int:
        return effect_of(s, self.fray(s))

    def refuse_better(self, s: Realm) -> Refusal | None:
        """At most one advantage a room."""
        improved = self.fray(s).improved
        return Refusal("DT-DUNGEON-03", "room_improved") if improved else None

    def improve(self, s: Realm) -> None:
        visit = self.fray(s)
        visit.improved = True
        s.tell(RoomImproved(seat=visit.seat, room=visit.room))

    def accept(self, s: Realm) -> None:
        run = RunEffect(
            effect=self.effect(s), seat=self.fray(s).seat, rule="DT-DUNGEON-05", source=ROOM
        )
        s.agenda.append(run)


class RoomOver(Step):
    """DT-DUNGEON-06: the room is cleared; DT-DUNGEON-07: clearing the target finishes."""

    def run(self, s: Realm) -> None:
        visit = s.visit
        assert visit is not None
        dungeon = place(s, visit)
        dungeon.rooms[visit.room].cleared = True
        visit.resolved += 1
        count_free(s, visit, scene(s, visit))
        s.tell(RoomCleared(seat=visit.seat, room=visit.room))
        if visit.room == dungeon.target:
            finish(s, visit)
        else:
            s.agenda.append(RoomChoice())


# The end


def leave(s: Realm, visit: Visit) -> None:
    """DT-DUNGEON-09, DT-R-20: leaving ends the action as well."""
    s.tell(DungeonLeft(seat=visit.seat, dungeon=place(s, visit).type))
    s.visit = None
    s.agenda.append(EndHeroic(visit.seat, QUEST))


def finish(s: Realm, visit: Visit) -> None:
    """DT-QUEST-05: what the dungeon belongs to is completed; DT-AM-44: the Tower's relic wins."""
    dungeon, seat = place(s, visit), visit.seat
    s.visit = None
    s.tell(DungeonFinished(seat=seat, dungeon=dungeon.type, region=dungeon.region))
    if dungeon.type == TOWER_DUNGEON:
        s.tell(RelicFound(seat=seat))
        win_game(s, (seat,), "relic", "DT-COMP-10")
        return
    s.dungeons.remove(dungeon)
    s.agenda.append(EndHeroic(seat, QUEST, completed=dungeon.quest != NONE))
    if dungeon.quest == NONE:
        dungeon_done(s, seat, dungeon)
    else:
        complete(s, seat, dungeon.quest)
