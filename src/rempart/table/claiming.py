"""Taking a free seat by the table's code."""

from __future__ import annotations

import msgspec

from rempart.table import messages as m
from rempart.table.live import Occupant
from rempart.table.names import plain
from rempart.table.rooms import SeatTaken
from rempart.table.service import TableService
from rempart.table.tokens import new_key


async def claim_seat(service: TableService, code: str, wish: m.ClaimSeat) -> m.Claimed:
    """Give a free seat to the first person who asks for it."""
    room = await service.tables.coded(code)
    async with room.lock:
        live = room.live
        free = [seat for seat, occupant in enumerate(live.seats) if occupant.invited]
        if wish.seat not in free:
            left = ", ".join(str(seat + 1) for seat in free) or "none"
            raise SeatTaken(f"seat {wish.seat + 1} is not free; free seats: {left}")
        occupant = Occupant("human", plain(wish.name), "", new_key())
        await service.log.write(
            room, [live.entry("seat", wish.seat, **msgspec.structs.asdict(occupant))]
        )
        token = service.secret.token(live.row.id, wish.seat, occupant.key)
        return m.Claimed(table=live.row.id, seat=wish.seat, token=token)
