"""The house: all tables that this process knows, how they are made, found, changed and told.

What is thought about at them stands in `thinking`, who is there in `presence`, who is called back
in `calls`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

import rempart
from rempart.kernel import Game, Match, new_secret, read_record, tune
from rempart.kernel.errors import BadRecord, BadSettings
from rempart.review import TOTAL
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.calls import Calls, called
from rempart.table.clerks import Played, play_record
from rempart.table.costs import AllLines
from rempart.table.crowd import Crier, Crowd
from rempart.table.damage import Damaged
from rempart.table.live import LiveTable, Occupant, Terms
from rempart.table.loading import load, snapshot_at, snapshot_of
from rempart.table.making import first_entries, occupant_of
from rempart.table.names import plain
from rempart.table.presence import GRACE, Presence
from rempart.table.push import Pusher
from rempart.table.rooms import NoSuchTable, Room, SeatTaken, Stale, guarded
from rempart.table.scribe import Scribe
from rempart.table.store import CodeTaken, Entry, Store, TableRow, Taken
from rempart.table.telling import tell
from rempart.table.thinkers import Order, Thinkers
from rempart.table.thinking import Thinking
from rempart.table.tokens import Claim, new_key, read, secret_number, sign
from rempart.table.trial import Trials

log = logging.getLogger("rempart.table")

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For codes that are read aloud: no I, no O."""


class House:
    """All tables. One for each process."""

    def __init__(
        self,
        store: Store,
        bot_pause: float = 0.5,
        forget_after: float = 900,
        processes: int = 0,
        hint_time: float = limits.HINT_TIME,
        review_time: float = TOTAL,
        grace: float = GRACE,
        push: Pusher | None = None,
    ):
        self.store = store
        self.calls = Calls(store, push, self.start)
        self.presence = Presence(self, grace)
        self.thinking = Thinking(self, processes, bot_pause, hint_time, review_time)
        self.trials = Trials(self.thinking.thinkers)
        self.clerks = Thinkers(min(processes, limits.CLERKS))
        self.scribe = Scribe() if processes else None
        self.lines = AllLines()
        self.crowd = Crowd()
        self.crier = Crier(self.start)
        self.voices = limits.Buckets(*limits.VOICES)
        self.opened = False
        self.forget_after = forget_after
        self.rooms: dict[str, Room] = {}
        self.damaged: dict[str, Damaged] = {}
        """Tables that could not be opened a moment ago: they are not tried at every question."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._secret = b""

    async def open(self) -> None:
        """Begin: open the store, listen to other processes."""
        await self.store.open()
        self._secret = await self.store.secret()
        self.opened = True
        if self.scribe is not None:
            self.scribe.start()
        self.start(self._listen())
        self.start(self._forget())
        self.start(self.presence.look_round(self.thinking.wake_bots))

    async def close(self) -> None:
        """Finish what is under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.thinkers.close()
        self.clerks.close()
        if self.scribe is not None:
            await self.scribe.close()
        self.calls.close()
        await self.store.close()

    def start(self, work: Any) -> asyncio.Task[Any]:
        """Do something beside all else, until the house is closed."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Making tables

    async def create(self, wish: m.NewTable, address: str = "") -> m.Created:
        """A new table."""
        game = rempart.game(wish.game)
        options = game.read_settings({**wish.options, "players": len(wish.seats)})
        seed = secrets.randbelow(1 << 53) if wish.seed is None else game.read_seed(wish.seed)
        site = limits.site_of(address)
        await self.trials.check(game, wish.data, msgspec.to_builtins(options), site=site)
        chosen = wish.seed is not None or game.chosen(options)
        match = Match(game, options, seed, wish.data, secret="" if chosen else new_secret())
        occupants = [occupant_of(plan, game) for plan in wish.seats]
        terms = Terms(wish.away, wish.clock, wish.bots_last)
        origin = "chosen" if chosen else "drawn"
        row = await self._create(match, occupants, origin, wish.undo, wish.hints, terms)
        return self._created(row, occupants, wish.seats)

    async def import_(self, wish: m.ImportTable, address: str = "") -> m.Created:
        """A table from a record: to go on, or to look at."""
        changed, site = wish.record.get("data"), limits.site_of(address)
        if isinstance(changed, dict) and changed:
            await self._try_record(cast("dict[str, Any]", changed), wish.record, site)
        found = await self._played(wish.record, site)
        if found.excerpt is None:
            raise BadRecord(found.wrong)
        if found.first:
            raise BadSettings(
                f"the record was begun under edition {found.excerpt.edition!r} of the rules; "
                f"only matches of the present edition can be put on a table"
            )
        match = Match.resume(rempart.game(found.excerpt.game), found.excerpt)
        match.secret = found.secret
        plans = wish.seats or [m.SeatPlan(who="me") for _ in match.seats]
        occupants = [occupant_of(plan, match.game) for plan in plans]
        row = await self._create(match, occupants, "imported", "open", True, turns=found.turns)
        return self._created(row, occupants, plans)

    async def _played(self, record: dict[str, Any], site: str) -> Played:
        """What a record amounts to, as a clerk finds out."""
        order = Order(address=site, seconds=limits.RECORD_TIME)
        game = record.get("game")
        async with self.lines.asking.turn(site) as bucket:
            found = await self.clerks.run(
                game if isinstance(game, str) else "",
                play_record,
                msgspec.json.encode(record),
                order=order,
            )
            bucket.spend(found.seconds)
        return found

    async def read_data(self, game: Game, text: str, address: str = "") -> dict[str, Any]:
        """What a designer's data file changes, as far as a table may."""
        tables = await asyncio.to_thread(tune.read, text)
        changed = tune.difference(game.raw_data, tables)
        few, many = game.players[0], game.players[-1]
        setups = {"players": few}, {"players": many}
        await self.trials.check(game, changed, *setups, site=limits.site_of(address))
        return changed

    async def _try_record(
        self, changed: dict[str, Any], record: Mapping[str, Any], site: str
    ) -> None:
        """Raise what is wrong with the changed values of a record."""
        checked = read_record(dict(record))
        game = rempart.game(checked.game)
        await self.trials.check(game, changed, checked.settings, site=site)

    async def rematch(self, room: Room, same_seed: bool) -> tuple[str, list[str]]:
        """The same game with the same people: the new table, and the keys of its seats."""
        row, old = room.live.row, room.live
        game = old.game
        options = game.read_settings(row.options)
        chosen = same_seed or game.chosen(options)
        seed = row.seed if same_seed else secrets.randbelow(1 << 53)
        secret = row.secret if same_seed else "" if chosen else new_secret()
        match = Match(game, options, seed, row.data, secret=secret)
        occupants = [
            msgspec.structs.replace(occupant, key=new_key() if occupant.key else "")
            for occupant in old.seats
        ]
        origin = "chosen" if chosen else "drawn"
        row = await self._create(match, occupants, origin, row.undo, row.hints, old.terms)
        return row.id, [occupant.key for occupant in occupants]

    async def _create(
        self,
        match: Match,
        occupants: Sequence[Occupant],
        origin: str,
        undo: str,
        hints: bool,
        terms: Terms = Terms(),  # noqa: B008  # It is frozen.
        turns: Sequence[tuple[int, m.Choice]] = (),
    ) -> TableRow:
        if len(occupants) != len(match.seats):
            raise BadSettings(f"the match has {len(match.seats)} seats, not {len(occupants)}")
        while True:
            row = TableRow(
                id=secrets.token_urlsafe(9),
                code="".join(secrets.choice(LETTERS) for _ in range(5)),
                game=match.game.id,
                edition=match.game.edition,
                options=msgspec.to_builtins(match.settings),
                seed=match.seed,
                data=match.patch,
                undo=undo,
                hints=hints,
                created=time.time(),
                secret=match.secret,
                origin=origin,
            )
            try:
                entries = first_entries(row, occupants, terms, turns)
                await self.store.create(row, entries, snapshot_at(match, len(entries)))
                break
            except CodeTaken:
                continue
        self.thinking.wake_bots(await self.room(row.id))
        return row

    def _created(
        self, row: TableRow, seats: Sequence[Occupant], plans: Sequence[m.SeatPlan]
    ) -> m.Created:
        def tokens(who: str) -> dict[int, str]:
            return {
                seat: self.token(row.id, seat, seats[seat].key)
                for seat, plan in enumerate(plans)
                if plan.who == who
            }

        return m.Created(table=row.id, code=row.code, mine=tokens("me"), friends=tokens("friend"))

    # Finding tables

    async def room(self, id: str) -> Room:
        """A table by its id, loaded if it is not in memory; `Damaged` if that cannot be."""
        if id not in self.rooms:
            try:
                async with self._loading.setdefault(id, asyncio.Lock()):
                    if id not in self.rooms:
                        self.rooms.setdefault(id, Room(await self._load(id)))
                        # What another process wrote while it was loaded was told to nobody.
                        await self._catch_up(self.rooms[id])
            finally:
                self._loading.pop(id, None)
            self.rooms[id].miss(self.presence.elsewhere)
            self.thinking.wake_bots(self.rooms[id])
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
        """The same, with all that is written by now: whoever comes from another process must not
        find an older table than it has seen there."""
        known = id in self.rooms
        room = await self.room(id)
        if known:
            await self._catch_up(room)
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

    async def seats_of(self, token: str) -> tuple[Room, int] | None:
        """Where a token sits; None if it is worth nothing (any more), or nobody can sit there."""
        place, seat = await self.place_of(token) or (None, 0)
        return (place, seat) if isinstance(place, Room) else None

    async def place_of(self, token: str) -> tuple[Room | Damaged, int] | None:
        """The same, also at a table that cannot be opened."""
        claim = self.claim_of(token)
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

    def claim_of(self, token: str) -> Claim | None:
        """What a token says, if it is one of ours; whether it is still good is another question."""
        return read(self._secret, token)

    async def export_damaged(self, table: str, tokens: Sequence[str]) -> dict[str, Any]:
        """What can be had of a table that cannot be opened, for those who sit there."""
        places = [place for token in tokens if (place := await self.place_of(token))]
        for place, _ in places:
            if isinstance(place, Damaged) and place.row.id == table:
                return place.export({seat for other, seat in places if other is place})
        raise NoSuchTable("none of your seats is at a damaged table of that name")

    def token(self, table: str, seat: int, key: str) -> str:
        """The token of a seat."""
        return sign(self._secret, Claim(table, seat, key))

    def seed(self, table: str, at: int, seat: int) -> int:
        """A seed for dealing anew what is hidden: always the same one, and nobody can guess it.
        Whoever knew it could reckon back from the new deal to the real one."""
        return secret_number(self._secret, f"{table} {at} {seat}")

    async def claim(self, code: str, wish: m.ClaimSeat) -> m.Claimed:
        """Give a seat that nobody has taken yet to the first who asks."""
        room = await self.coded(code)
        async with room.lock:
            live = room.live
            free = [seat for seat, occupant in enumerate(live.seats) if occupant.invited]
            if wish.seat not in free:
                left = ", ".join(str(seat + 1) for seat in free) or "none"
                raise SeatTaken(f"seat {wish.seat + 1} is not free; free seats: {left}")
            occupant = Occupant("human", plain(wish.name), "", new_key())
            await self.write(
                room, [live.entry("seat", wish.seat, **msgspec.structs.asdict(occupant))]
            )
            token = self.token(live.row.id, wish.seat, occupant.key)
            return m.Claimed(table=live.row.id, seat=wish.seat, token=token)

    # Changing tables

    async def write(self, room: Room, entries: Sequence[Entry]) -> None:
        """Commit entries, then let them be known. The caller holds the room's lock."""
        before, live = room.live, room.live.after(entries)
        snapshot = snapshot_of(live)
        asked = self.scribe.ask(live, snapshot.state, room.viewers()) if self.scribe else None
        try:
            await self.store.append(live.row.id, entries, snapshot)
        except Taken:
            await self._read_on(room)
            raise Stale("somebody else was faster: look again") from None
        except BaseException:  # Perhaps it was committed, perhaps not.
            self.start(self._catch_up(room))
            raise
        try:
            for shown in await asked if asked else ():
                live.shown[shown.seat, shown.language] = shown
        finally:
            self._set(room, live)
            self.calls.call(room, called(before, live))

    def _set(self, room: Room, live: LiveTable) -> None:
        """The table has changed; this is committed."""
        room.live = live
        room.miss(self.presence.elsewhere)
        tell(room)
        self.thinking.wake_bots(room)

    async def _read_on(self, room: Room) -> None:
        """Let happen what others have written. The caller holds the room's lock."""
        entries = await self.store.entries(room.live.row.id, room.live.n)
        for entry in entries:  # A sign of life, from somebody at another process.
            room.missing.pop(entry.seat, None)
        if entries:
            before = room.live
            self._set(room, await self._after(before, entries))
            self.calls.seen(room, called(before, room.live))

    async def _after(self, live: LiveTable, entries: Sequence[Entry]) -> LiveTable:
        """A table after what others have written, who may go by other rules, or may go further
        back: then as it is stored."""
        try:
            return live.after(entries)
        except Exception as error:
            log.warning("table %s is read anew: %r", live.row.id, error)
            return await load(self.store, live.row.id)

    async def _catch_up(self, room: Room) -> None:
        with guarded("catching up"):
            async with room.lock:
                await self._read_on(room)
            async with room.talking:
                await self._listen_on(room)

    async def _listen(self) -> None:
        async for id in self.store.changes():
            rooms = self.rooms.values() if not id else [self.rooms[id]] if id in self.rooms else []
            for room in list(rooms):
                await self._catch_up(room)

    async def _forget(self) -> None:
        while True:
            await asyncio.sleep(60)
            self.damaged.clear()
            limit = time.monotonic() - self.forget_after
            for id, room in list(self.rooms.items()):
                idle = not room.guests and not room.lock.locked() and not room.busy
                if idle and room.used < limit:
                    del self.rooms[id]

    # Talking

    async def say(self, room: Room, kind: str, seat: int, body: dict[str, Any]) -> None:
        """Commit what somebody said, then let it be known."""
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
        """Hear what was said elsewhere. The caller holds the room's lock for that."""
        said = await self.store.sayings(room.live.row.id, room.chat.n)
        if said:
            room.chat.add(said)
            room.hear()
