"""Clients without a network: sessions whose messages are kept in a list."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rempart.kernel.scene import Zone
from rempart.table import messages as m
from rempart.table.service import TableService
from rempart.table.session import Session
from rempart.table.stores import open_store

T = TypeVar("T")

decode = msgspec.json.Decoder(m.FromServer).decode

Play = Callable[[TableService], Coroutine[Any, Any, None]]
"""Something that is done in a service."""
HINT_TIME, REVIEW_TIME = 0.05, 1.0
"""Seconds that are thought about a hint and a review: tests want many of them, not good ones."""


@asynccontextmanager
async def open_service(
    path: Path | str, bot_pause: float = 0.0, grace: float = 20.0, lobby: bool = False
) -> AsyncIterator[TableService]:
    """A service on a SQLite file in a folder, or on PostgreSQL."""
    store = open_store(str(path / "rempart.db") if isinstance(path, Path) else path)
    service = TableService(
        store, bot_pause, hint_time=HINT_TIME, review_time=REVIEW_TIME, grace=grace, lobby=lobby
    )
    await service.open()
    try:
        yield service
    finally:
        await service.close()


class Client:
    """Somebody at a table."""

    def __init__(self, session: Session, inbox: list[Any]):
        self.session = session
        self.inbox = inbox
        self.requests = 0
        self.tokens: list[str] = []
        """Those that hold my seats."""

    @classmethod
    async def sit(
        cls, service: TableService, table: str, tokens: list[str] | None = None, lang: str = "en"
    ) -> Client:
        """Connect and say hello."""
        inbox: list[Any] = []
        read = Reader()
        session = Session(
            service, await service.tables.room(table), lambda message: inbox.append(read(message))
        )
        client = cls(session, inbox)
        await client.hello(tokens or [], lang)
        return client

    async def hello(self, tokens: list[str], lang: str = "en") -> None:
        """Say hello; who sat down by a link says it again with the token that came for it."""
        before = len(self.inbox)
        await self.session.handle(m.Hello(tokens=tokens, lang=lang, keeps=True))
        seated = [x for x in self.inbox[before:] if isinstance(x, m.Seated)]
        new = {x.token.split(".")[1]: x.token for x in seated}
        self.tokens = [t for t in tokens if t.split(".")[1] not in new] + [*new.values()]
        if new:
            await self.hello(self.tokens, lang)

    @property
    def update(self) -> m.Update:
        """How things stand."""
        return next(message for message in reversed(self.inbox) if isinstance(message, m.Update))

    @property
    def position(self) -> m.Position:
        """The table as the first of my seats sees it."""
        return self.update.positions[0]

    def lines(self) -> list[m.Line]:
        """The whole log as it was told."""
        found: list[m.Line] = []
        for message in self.inbox:
            if isinstance(message, m.Update):
                found = list(message.lines) if message.first else found + message.lines
        return found

    async def ask(self, kind: type[Any], /, **fields: Any) -> Any:
        """Send a request, get its answer."""
        self.requests += 1
        if "n" in kind.__struct_fields__:
            fields.setdefault("n", self.update.n)
        if "seat" in kind.__struct_fields__:
            fields.setdefault("seat", self.position.seat)
        await self.session.handle(kind(id=self.requests, **fields))
        return next(
            message
            for message in reversed(self.inbox)
            if getattr(message, "id", None) == self.requests
        )

    async def choose(self, number: int = 0) -> Any:
        """Choose one of what is offered."""
        awaited = self.position.awaited
        assert awaited is not None
        return await self.ask(m.Choose, choice=awaited.offers[number].option)


class Reader:
    """Reads what a client is told. Like the page it keeps zones, and fills them in where it is told
    that they are as before."""

    def __init__(self) -> None:
        self.zones: dict[int, dict[str, Zone]] = {}

    def __call__(self, message: m.FromServer | bytes | str) -> m.FromServer:
        """A message as the page sees it."""
        raw = message if isinstance(message, bytes | str) else msgspec.json.encode(message)
        read = decode(raw)
        if isinstance(read, m.Update) and read.zones:
            before, self.zones = self.zones, {}
            for position, zones in zip(read.positions, read.zones, strict=True):
                assert not position.scene.zones
                known = before.get(position.seat, {})
                scene = [known[zone] if isinstance(zone, str) else zone for zone in zones]
                position.scene.zones = scene
                self.zones[position.seat] = {zone.id: zone for zone in scene}
                assert len(self.zones[position.seat]) == len(scene), "two zones with one id"
        return read


async def give_up(one: Client, *others: Client) -> None:
    """Concede; the others agree to that, and to the end."""
    await one.ask(m.Concede)
    for other in others:
        if not other.update.table.over:
            await other.ask(m.Answer, agree=True)
        else:
            await other.ask(m.AgreeEnd)


async def until(condition: Any, seconds: float = 10.0) -> None:
    """Wait for something that happens in the background."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.005)


def plans(*who: str) -> list[m.SeatPlan]:
    """Seats: "me", "friend", or the name of a bot."""
    return [
        m.SeatPlan(who=w) if w in ("me", "friend") else m.SeatPlan(who="bot", bot=w) for w in who
    ]


async def duo(
    service: TableService, game: str = "fantasy_defense", **wish: Any
) -> tuple[Client, Client]:
    """Two people at a table of their own, the one who may choose first."""
    made = await service.maker.create(
        m.NewTable(game=game, seats=plans("me", "friend"), **{"seed": 9, **wish})
    )
    one = await Client.sit(service, made.table, [made.mine[0]])
    other = await Client.sit(service, made.table, [made.friends[1]])
    return (one, other) if 0 in other.update.table.waiting else (other, one)


def awaited(client: Client) -> m.Awaited:
    """What the first of somebody's seats is asked."""
    assert client.position.awaited is not None
    return client.position.awaited
