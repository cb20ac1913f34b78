"""How a table changes: entries are written to its log, then everybody is updated.

Entries that other processes write to the same store are read here, too; so is chat, which is stored
outside the log.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence

from rempart.table.background import BackgroundTasks
from rempart.table.challenges import result_of
from rempart.table.live import LiveTable
from rempart.table.loading import load, snapshot_of
from rempart.table.notifications import Notifications, called
from rempart.table.presence import Presence
from rempart.table.renderer import Renderer
from rempart.table.rooms import Room, Stale, guarded
from rempart.table.store import Entry, Store, Taken
from rempart.table.telling import tell

log = logging.getLogger("rempart.table")


class LogWriter:
    """Writes to the logs of tables. `wake_bots` is called for a table after it has changed. Without
    a `renderer`, positions are rendered in this process."""

    def __init__(
        self,
        store: Store,
        tasks: BackgroundTasks,
        presence: Presence,
        notifications: Notifications,
        renderer: Renderer | None,
        wake_bots: Callable[[Room], None],
    ):
        self.store = store
        self.tasks = tasks
        self.presence = presence
        self.notifications = notifications
        self.renderer = renderer
        self.wake_bots = wake_bots

    async def write(self, room: Room, entries: Sequence[Entry]) -> None:
        """Commit entries, then update everybody. The caller holds the room's lock."""
        before, live = room.live, room.live.after(entries)
        snapshot = snapshot_of(live)
        result = result_of(live) if live.over and not before.over else None
        asked = self.renderer.ask(live, snapshot.state, room.viewers()) if self.renderer else None
        try:
            await self.store.append(live.row.id, entries, snapshot, result)
        except Taken:
            await self._read_on(room)
            raise Stale("somebody else was faster: take another look") from None
        except BaseException:  # It may or may not have been committed.
            self.tasks.start(self.catch_up(room))
            raise
        try:
            for shown in await asked if asked else ():
                live.shown[shown.seat, shown.language] = shown
        finally:
            self._set(room, live)
            self.notifications.call(room, called(before, live))

    def _set(self, room: Room, live: LiveTable) -> None:
        """Replace the table by its committed new state, and update everybody."""
        room.live = live
        room.miss(self.presence.elsewhere)
        tell(room)
        self.wake_bots(room)

    async def _read_on(self, room: Room) -> None:
        """Apply entries that other processes have written. The caller holds the room's lock."""
        entries = await self.store.entries(room.live.row.id, room.live.n)
        for entry in entries:  # Its player is there, at another process.
            room.missing.pop(entry.seat, None)
        if entries:
            before = room.live
            self._set(room, await self._after(before, entries))
            self.notifications.seen(room, called(before, room.live))

    async def _after(self, live: LiveTable, entries: Sequence[Entry]) -> LiveTable:
        """A table after entries from other processes. If they do not apply here, because those
        processes have other rules or went further back, the table is loaded again from the
        store."""
        try:
            return live.after(entries)
        except Exception as error:
            log.warning("table %s is read anew: %r", live.row.id, error)
            return await load(self.store, live.row.id)

    async def catch_up(self, room: Room) -> None:
        """Apply log entries and chat that other processes have written."""
        with guarded("catching up"):
            async with room.lock:
                await self._read_on(room)
            async with room.talking:
                await self._listen_on(room)

    async def listen(self, rooms: Mapping[str, Room]) -> None:
        """Follow what other processes write to the tables in memory."""
        async for id in self.store.changes():
            changed = rooms.values() if not id else [rooms[id]] if id in rooms else []
            for room in list(changed):
                await self.catch_up(room)

    # Talking

    async def say(self, room: Room, kind: str, seat: int, body: dict[str, object]) -> None:
        """Commit a chat message or ping, then send it to everybody."""
        async with room.talking:
            while True:
                saying = room.chat.entry(kind, seat, body)
                try:
                    await self.store.say(room.live.row.id, saying)
                except Taken:  # Somebody spoke first in another process.
                    await self._listen_on(room)
                else:
                    break
            room.chat.add([saying])
            room.hear()

    async def _listen_on(self, room: Room) -> None:
        """Read chat from other processes. The caller holds the room's `talking` lock."""
        said = await self.store.sayings(room.live.row.id, room.chat.n)
        if said:
            room.chat.add(said)
            room.hear()
