"""Taking a free seat: by the table's code, or from the list of open tables."""

from __future__ import annotations

import msgspec

from rempart.table import messages as m
from rempart.table.live import Occupant
from rempart.table.names import plain
from rempart.table.rooms import Room, SeatTaken
from rempart.table.service import TableService
from rempart.table.tokens import new_key


async def claim_seat(service: TableService, code: str, wish: m.ClaimSeat) -> m.Claimed:
    """Give a free seat to the first person who asks for it."""
    room = await service.tables.coded(code)
    async with room.lock:
        free = room.live.open_seats()
        if wish.seat not in free:
            left = ", ".join(str(seat + 1) for seat in free) or "none"
            raise SeatTaken(f"seat {wish.seat + 1} is not free; free seats: {left}")
        return await _sit_down(service, room, wish.seat, wish.name)


async def join_listed(service: TableService, id: str, wish: m.JoinTable) -> m.Claimed:
    """Give the first free seat of a table in the list to whoever asks first."""
    room = await service.lobby.room(id)
    async with room.lock:
        if room.live.looking is None or room.live.looking.id != id:
            raise SeatTaken("somebody else was faster, or the table no longer looks for players")
        return await _sit_down(service, room, room.live.open_seats()[0], wish.name)


async def _sit_down(service: TableService, room: Room, seat: int, name: str) -> m.Claimed:
    live, occupant = room.live, Occupant("human", plain(name), "", new_key())
    await service.log.write(room, [live.entry("seat", seat, **msgspec.structs.asdict(occupant))])
    token = service.secret.token(live.row.id, seat, occupant.key)
    return m.Claimed(table=live.row.id, seat=seat, token=token)
