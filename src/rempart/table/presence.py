"""Who is at a table, and who has gone: noticed here, and written down where others may want to
know it."""

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
"""Seconds after which somebody whose connection is gone counts as away: to load the page again, or
to walk through a tunnel, does not."""
PROBE = 300.0
"""Seconds without a sign of life after which a process calls somebody away who is perhaps connected
to another one, which then says so. Only that one knows; but it may have been killed."""


class Presence:
    """Sees every now and then who has gone and who is back."""

    def __init__(self, store: Store, grace: float):
        self.store = store
        self.grace = grace

    @property
    def elsewhere(self) -> float:
        """Seconds until somebody counts as away who was never connected to this process."""
        return PROBE if self.store.shared else self.grace

    def look(self, room: Room) -> None:
        """Somebody has come to a table, or has left it, perhaps only to load the page again."""
        room.miss(self.grace)

    async def look_round(
        self, rooms: Mapping[str, Room], log: LogWriter, then: Callable[[Room], None]
    ) -> None:
        """For as long as the service is open; `then` is done at each table after that."""
        while True:
            await asyncio.sleep(self.grace / 4)
            for room in list(rooms.values()):
                with guarded("looking round"):
                    await self._note_presence(room, log)
                    then(room)

    async def _note_presence(self, room: Room, log: LogWriter) -> None:
        """Write down who has gone or come back, where somebody else may want to know it."""
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
    """Write something down, unless somebody else has written: then look again next time."""
    with contextlib.suppress(Stale):
        await log.write(room, [room.live.entry(kind, seat, **body)])
