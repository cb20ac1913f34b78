"""Who is at a table and who is away: noticed here, and logged where other people may need to
know."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rempart.table.rooms import Room, Stale, guarded
from rempart.table.store import Store

if TYPE_CHECKING:
    from rempart.table.log_writer import LogWriter

GRACE = 20.0
"""Seconds after which somebody who is disconnected counts as away. Reloading the page, or a tunnel,
takes less."""
PROBE = 300.0
"""Seconds without a sign of life after which a process declares somebody away who may be connected
to another process, which then corrects it. Only that process can know; but it may have been
killed."""


class Presence:
    """Checks regularly who has left and who is back."""

    def __init__(self, store: Store, grace: float):
        self.store = store
        self.grace = grace

    @property
    def elsewhere(self) -> float:
        """Seconds until somebody who was never connected to this process counts as away."""
        return PROBE if self.store.shared else self.grace

    def look(self, room: Room) -> None:
        """Note that somebody has come to a table or left it, perhaps only to reload the page."""
        room.miss(self.grace)

    async def look_round(
        self, rooms: Mapping[str, Room], log: LogWriter, then: Callable[[Room], None]
    ) -> None:
        """Check all tables at intervals, for as long as the service is open; `then` is called for
        each table after that."""
        while True:
            await asyncio.sleep(self.grace / 4)
            for room in list(rooms.values()):
                with guarded("looking round"):
                    await self._note_presence(room, log)
                    then(room)

    async def _note_presence(self, room: Room, log: LogWriter) -> None:
        """Log who has gone away or come back, where somebody else may need to know."""
        live, now = room.live, time.time()
        late = [seat for seat, missing in room.missing.items() if missing.until <= now]
        back = room.connected() & live.away.keys()
        if live.final or not (late or back) or sum(bool(seat.key) for seat in live.seats) < 2:
            return
        async with room.lock:
            for seat in late:
                if seat in room.missing and seat not in room.live.away:
                    since = room.missing[seat].since
                    await note(room, log, "away", seat, since=since)
            for seat in back & room.live.away.keys():
                await note(room, log, "back", seat)


async def note(room: Room, log: LogWriter, kind: str, seat: int, **body: object) -> None:
    """Write an entry, unless somebody else has written one in the meantime: then try again next
    time."""
    with contextlib.suppress(Stale):
        await log.write(room, [room.live.entry(kind, seat, **body)])
