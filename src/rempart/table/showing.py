"""What a client at a table may show to everybody: that it looks for players, and the finished
match."""

from __future__ import annotations

from abc import abstractmethod

from rempart.table import messages as m
from rempart.table import replays
from rempart.table.costs import TooFast
from rempart.table.live import in_a_row
from rempart.table.questions import Forbidden, Questions


class Showing(Questions):
    """The requests by which a session shows its table."""

    @abstractmethod
    def _fresh(self, n: int) -> None: ...

    @abstractmethod
    def _check_final(self) -> None: ...

    async def look_for_players(self, message: m.LookForPlayers) -> m.Done:
        """List the table among the open ones, or no longer."""
        seat, text, lobby = self._mine(message.seat), self.text, self.service.lobby
        self._fresh(message.n)
        live = self.room.live
        if message.on and live.looking is None:
            if not lobby.open or live.challenge is not None:
                raise Forbidden(text("problem.no_lobby"))
            if live.over or not live.open_seats():
                raise Forbidden(text("problem.lobby_no_seat"))
            if await lobby.full():
                raise Forbidden(text("problem.lobby_full"))
            if not lobby.listings.take(self.address):
                raise TooFast(text("problem.lobby_too_often"))
            await self._write(live.entry("listed", seat, **lobby.entry_body(self.language)))
            await lobby.renew(self.room)
        elif not message.on and live.looking is not None:
            await self._write(live.entry("unlisted", seat))
        lobby.forget()
        return m.Done(id=message.id)

    async def publish(self, message: m.Publish) -> m.Done:
        """Agree to publish the match; when all have agreed, it is published."""
        self._mine(message.seat)
        self._fresh(message.n)
        self._check_final()
        live, text = self.room.live, self.text
        if live.replay:
            return m.Done(id=message.id)
        if why := replays.hindrance(live):
            raise Forbidden(text(why))
        if not self.service.replays.publications.take(self.address):
            raise TooFast(text("problem.publish_too_often"))
        entries = [live.entry("publish", seat, named=message.named) for seat in self.held]
        agreed, published = live.after(in_a_row(entries)), ""
        if not replays.missing(agreed):
            published = await self.service.replays.publish(agreed)
            entries.append(live.entry("published", message.seat, replay=published))
        try:
            await self._write(*in_a_row(entries))
        except BaseException:
            if published:
                await self.service.replays.withdraw(published)
            raise
        return m.Done(id=message.id)

    async def unpublish(self, message: m.Unpublish) -> m.Done:
        """Do not agree to publish the match, or withdraw it."""
        seat, live = self._mine(message.seat), self.room.live
        self._fresh(message.n)
        if live.replay:
            await self.service.replays.withdraw(live.replay)
        if live.replay or live.publishing:
            await self._write(live.entry("unpublished", seat))
        return m.Done(id=message.id)
