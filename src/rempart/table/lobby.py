"""The list of tables that look for players.

Whether a table looks for players is in its log. Beside that, the store has a row for each table of
which somebody is connected, renewed by the process they are connected to: what is not renewed is no
longer listed.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping

import msgspec

import rempart
from rempart.table import limits, setups, words
from rempart.table import messages as m
from rempart.table.damage import Damaged
from rempart.table.limits import Buckets
from rempart.table.live import LiveTable
from rempart.table.registry import TableRegistry
from rempart.table.rooms import NoSuchTable, Room, guarded
from rempart.table.store import Listing, Store


class Lobby:
    """The open tables. `open`: whether this server has such a list."""

    def __init__(self, store: Store, tables: TableRegistry, open: bool):
        self.store = store
        self.tables = tables
        self.open = open
        self.listings = Buckets(*limits.LISTINGS)
        """How often tables may be listed from one address."""
        self._known: dict[str, tuple[float, list[m.OpenTable]]] = {}
        """The list by language, and when it was made."""

    # Being listed

    def entry_body(self, language: str) -> dict[str, object]:
        """The body of the entry that lists a table."""
        return {"id": secrets.token_urlsafe(9), "language": language}

    async def full(self) -> bool:
        """Whether as many tables are listed as may be."""
        return len(await self._rows()) >= limits.LISTED

    async def renew(self, room: Room) -> None:
        """Note that somebody of a table that looks for players is connected."""
        looking = room.live.looking
        if self.open and looking is not None and room.connected():
            seen = Listing(id=looking.id, table=room.live.row.id, seen=time.time())
            await self.store.show_listing(seen)

    async def look_round(self, rooms: Mapping[str, Room]) -> None:
        """Renew the listings of this process, for as long as the service is open."""
        while self.open:
            await asyncio.sleep(limits.LISTING_PULSE)
            for room in list(rooms.values()):
                with guarded("renewing a listing"):
                    await self.renew(room)

    # The list

    async def _rows(self) -> list[Listing]:
        seen = time.time() - limits.LISTING_AWAY
        return await self.store.listings(seen, limits.LISTED) if self.open else []

    async def info(self, language: str) -> m.LobbyInfo:
        """The list in a language."""
        now = time.time()
        made, found = self._known.get(language, (0.0, []))
        if now - made > limits.LISTING_FRESH:
            live = [room.live for row in await self._rows() if (room := await self._room(row))]
            live.sort(key=lambda one: one.looking.since if one.looking else 0.0)
            found = [shown for one in live if (shown := open_table(one, language))]
            self._known[language] = now, found
        return m.LobbyInfo(open=self.open, now=now, tables=found)

    async def _room(self, row: Listing) -> Room | None:
        """The room of a listing; None: it is no longer valid."""
        try:
            room = await self.tables.room(row.table)
        except (NoSuchTable, Damaged):
            return None
        return room if room.live.looking and room.live.looking.id == row.id else None

    async def room(self, id: str) -> Room:
        """The room of an open table by the id of its listing."""
        row = next((row for row in await self._rows() if row.id == id), None)
        room = await self._room(row) if row is not None else None
        if room is None:
            raise NoSuchTable("this table no longer looks for players")
        return room

    def forget(self) -> None:
        """Make the list anew: something has changed."""
        self._known.clear()


def open_table(live: LiveTable, language: str) -> m.OpenTable | None:
    """A table as the list shows it; None: it does not look for players."""
    if live.looking is None or live.game.id not in rempart.games():
        return None
    text = words.table_text(live, language)
    free, occupied = live.open_seats(), list(enumerate(live.seats))
    return m.OpenTable(
        id=live.looking.id,
        game=live.game.id,
        settings=setups.telling(live.game, msgspec.to_builtins(live.match.settings), text),
        people=[text.seat(n) for n, seat in occupied if seat.key and n not in free],
        bots=sum(seat.who == "bot" and n not in free for n, seat in occupied if not seat.key),
        free=len(free),
        language=live.looking.language,
        since=live.looking.since,
        begun=len(live.match.choices) > 0,
        changed=bool(live.match.patch),
        clock=live.terms.clock,
    )
