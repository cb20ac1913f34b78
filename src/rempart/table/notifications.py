"""Web Push notifications: people who are not connected are told that it is their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence

from rempart.table import words
from rempart.table.live import LiveTable
from rempart.table.push import Pusher
from rempart.table.rooms import Room, guarded
from rempart.table.store import Store


class Notifications:
    """Notifies people that it is their turn, and notes who has seen it. `push` is None where the
    host has set no keys: then nobody is notified."""

    def __init__(
        self,
        store: Store,
        push: Pusher | None,
        start: Callable[[Coroutine[object, object, None]], object],
    ):
        self.store = store
        self.push = push
        self.start = start

    def close(self) -> None:
        """Stop sending notifications."""
        if self.push is not None:
            self.push.close()

    def call(self, room: Room, seats: Sequence[int]) -> None:
        """Notify the holders of these seats that it is their turn, unless they are connected."""
        away = [seat for seat in seats if seat not in room.connected()]
        if self.push is not None and away:
            self.start(self._call_back(self.push, room, away))

    async def _call_back(self, push: Pusher, room: Room, seats: Sequence[int]) -> None:
        with guarded("a push"):
            since = {seat: room.live.since(seat) for seat in seats}
            await asyncio.sleep(push.wait)
            for seat in seats:
                awaited = seat in room.live.waiting() and room.live.since(seat) == since[seat]
                if awaited and seat not in room.connected():
                    await self._push(push, room.live, seat)

    async def _push(self, push: Pusher, live: LiveTable, seat: int) -> None:
        for one in await self.store.subscriptions(live.row.id, seat):
            if one.key != live.seats[seat].key:
                await self.store.unsubscribe(one.endpoint, one.table, one.seat)
            elif one.told < live.since(seat) and not await push.send(
                one, your_turn(live, one.language)
            ):
                await self.store.unsubscribe(one.endpoint)

    def seen(self, room: Room, seats: Sequence[int]) -> None:
        """Note that it is these seats' turn. Holders connected here have seen it, so no other
        process need notify them."""
        here = [seat for seat in seats if seat in room.connected()]
        if self.push is not None and here:
            self.start(self._saw(room.live, here))

    async def _saw(self, live: LiveTable, seats: Sequence[int]) -> None:
        with guarded("noting who has seen it"):
            for seat in seats:
                await self.store.told(live.row.id, [seat], live.since(seat))


def called(before: LiveTable, now: LiveTable) -> list[int]:
    """The seats of people that may choose now and could not before."""
    new = [seat for seat in now.waiting() if seat not in before.waiting()]
    return [seat for seat in new if now.seats[seat].who == "human"]


def your_turn(live: LiveTable, language: str) -> dict[str, str]:
    """The notification that it is somebody's turn."""
    text = words.table_text(live, language)
    return {
        "title": text("game.name"),
        "body": text("table.your_turn"),
        "url": f"/t/{live.row.id}",
        "tag": live.row.id,
    }
