"""The tables that this process has in memory, and how tables are found."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from rempart.table import limits
from rempart.table.damage import Damaged
from rempart.table.live import LiveTable
from rempart.table.loading import load
from rempart.table.log_writer import LogWriter
from rempart.table.presence import Presence
from rempart.table.rooms import NoSuchTable, Room
from rempart.table.store import Store
from rempart.table.tokens import ServerSecret


class TableRegistry:
    """Finds tables by id, code and token. `forget_after`: seconds after which an unused table is
    dropped from memory; `wake_bots` is called for a table when it is loaded."""

    def __init__(
        self,
        store: Store,
        secret: ServerSecret,
        log: LogWriter,
        presence: Presence,
        wake_bots: Callable[[Room], None],
        forget_after: float,
    ):
        self.store = store
        self.secret = secret
        self.log = log
        self.presence = presence
        self.wake_bots = wake_bots
        self.forget_after = forget_after
        self.rooms: dict[str, Room] = {}
        self.damaged: dict[str, Damaged] = {}
        """Tables that could not be opened a moment ago, so that they are not tried again on every
        request."""
        self._loading: dict[str, asyncio.Lock] = {}

    async def room(self, id: str) -> Room:
        """A table by its id, loaded if it is not in memory; raises `Damaged` if that fails."""
        if id not in self.rooms:
            try:
                async with self._loading.setdefault(id, asyncio.Lock()):
                    if id not in self.rooms:
                        self.rooms.setdefault(id, Room(await self._load(id)))
                        # Another process may have written while it was being loaded, unnoticed.
                        await self.log.catch_up(self.rooms[id])
            finally:
                self._loading.pop(id, None)
            self.rooms[id].miss(self.presence.elsewhere)
            self.wake_bots(self.rooms[id])
        room = self.rooms[id]
        room.used = time.monotonic()
        return room

    async def _load(self, id: str) -> LiveTable:
        if id in self.damaged:
            raise self.damaged[id]
        try:
            return await load(self.store, id)
        except Damaged as damage:
            self.damaged[id] = damage
            raise

    async def latest(self, id: str) -> Room:
        """A table with everything written so far: a client that comes from another process must not
        see an older state than it saw there."""
        known = id in self.rooms
        room = await self.room(id)
        if known:
            await self.log.catch_up(room)
        return room

    async def coded(self, code: str) -> Room:
        """A table by its code."""
        row = await self.store.coded(code.strip().upper())
        if row is None:
            raise NoSuchTable(f"no table has the code {code!r}; a code is five letters")
        room = await self.room(row.id)
        if time.time() - room.live.changed > limits.CODE_DAYS * 86400:
            raise NoSuchTable(
                f"the code {code!r} is out of date: a code works for {limits.CODE_DAYS} days after "
                "anything last happened at its table; who has a seat there comes back by its link"
            )
        return room

    async def place_of(self, token: str) -> tuple[Room | Damaged, int] | None:
        """The table and the seat of a token, even if the table cannot be opened; None if the token
        is not or no longer valid."""
        claim = self.secret.claim_of(token)
        if claim is None:
            return None
        try:
            room = await self.room(claim.table)
        except NoSuchTable:
            return None
        except Damaged as damage:
            return (damage, claim.seat) if damage.opens(claim.seat, claim.key) else None
        seats = room.live.seats
        known = seats[claim.seat] if claim.seat < len(seats) else None
        good = known is not None and claim.key in {known.key, known.link} - {""}
        return (room, claim.seat) if good else None

    async def export_damaged(self, table: str, tokens: Sequence[str]) -> dict[str, object]:
        """What can be recovered of a table that cannot be opened, for people who sit there."""
        places = [place for token in tokens if (place := await self.place_of(token))]
        for place, _ in places:
            if isinstance(place, Damaged) and place.row.id == table:
                return place.export({seat for other, seat in places if other is place})
        raise NoSuchTable("none of your seats is at a damaged table of that name")

    async def forget_unused(self) -> None:
        """Drop unused tables from memory, for as long as the service is open."""
        while True:
            await asyncio.sleep(60)
            self.damaged.clear()
            limit = time.monotonic() - self.forget_after
            for id, room in list(self.rooms.items()):
                idle = not room.guests and not room.lock.locked() and not room.busy
                if idle and room.used < limit:
                    del self.rooms[id]
