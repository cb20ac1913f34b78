"""The house: all tables that this process knows, how they are made, loaded, changed and told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec

import rempart
from rempart import bots
from rempart.advice import Advice, Blunder, Memory
from rempart.kernel import Game, Match, Option, RempartError, settle, tune
from rempart.kernel.data import variant_key
from rempart.kernel.errors import BadOptions, BadValues, Fault
from rempart.review import TOTAL
from rempart.table import limits, thinkers, words
from rempart.table import messages as m
from rempart.table.chat import Chat
from rempart.table.errors import StoreError
from rempart.table.live import LiveTable, Occupant, Terms
from rempart.table.push import Pusher
from rempart.table.reviews import Reviewing
from rempart.table.store import CodeTaken, Entry, Snapshot, Store, TableRow, Taken
from rempart.table.thinkers import Busy, Place, Thinkers
from rempart.table.tokens import Claim, new_key, read, secret_number, sign

log = logging.getLogger("rempart.table")

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For codes that are read aloud: no I, no O."""


AGAIN = 2.0
"""Seconds after which a bot tries again what could not be written, or thought about."""
GRACE = 20.0
"""Seconds after which somebody whose connection is gone counts as away: to load the page again, or
to walk through a tunnel, does not."""
PROBE = 300.0
"""Seconds without a sign of life after which a process calls somebody away who is perhaps connected
to another one, which then says so. Only that one knows; but it may have been killed."""


class NoSuchTable(RempartError):
    """There is no table with that id or code."""


class SeatTaken(RempartError):
    """Somebody sits there already."""


class NotAwaited(RempartError):
    """The seat may not choose now."""


class Stale(RempartError):
    """The table has gone on since."""


class Guest(Protocol):
    """A connection to a room, as far as the house needs to know it."""

    @property
    def held(self) -> list[int]:
        """The seats it holds."""
        ...

    @property
    def name(self) -> str:
        """What it wants to be called without a seat."""
        ...

    def hear(self) -> None:
        """Something was said: tell the client."""
        ...

    def refresh(self) -> None:
        """The table has changed: tell the client."""
        ...


class Missing(msgspec.Struct, frozen=True, gc=False):
    """Somebody who is not connected: since when, and when to call that away."""

    since: float
    until: float


class Room:
    """A table that is in memory, with those who are connected to it."""

    def __init__(self, live: LiveTable):
        self.live = live
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.chat = Chat()
        self.talking = asyncio.Lock()
        """Apart from the table's: nobody waits for a choice to say something."""
        self.voices = limits.Buckets(*limits.SAYINGS)
        self.thinking: asyncio.Task[None] | None = None
        self.hint: tuple[tuple[int, int, bool], asyncio.Task[Advice]] | None = None
        """The last hint that was asked for, or is being thought about: at which entry, for whom,
        and whether with the whole turn."""
        self.memory = Memory()
        self.hints = limits.Bucket(*limits.HINTS)
        self.judgements = limits.Bucket(*limits.JUDGEMENTS)
        self.reviewing: Reviewing | None = None
        """The review that is being made."""
        self.missing: dict[int, Missing] = {}
        """People who are not connected here, and are not known to be away."""
        self.used = time.monotonic()

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking, or a review is made."""
        reviewed = self.reviewing is not None and not self.reviewing.failed
        return reviewed or (self.thinking is not None and not self.thinking.done())

    def connected(self) -> set[int]:
        """The seats whose holders are connected to this process."""
        return {seat for guest in self.guests for seat in guest.held}

    def present(self) -> set[int]:
        """The seats whose holders are here, or were a moment ago. When the match is over nobody is
        waited for, and only who is connected here is known."""
        here = self.connected()
        return here if self.live.over else here | (set(self.live.people()) - set(self.live.away))

    def miss(self, grace: float) -> None:
        """Notice who is not connected (any more), and since when."""
        here, now = self.connected(), time.time()
        self.missing = {
            seat: self.missing.get(seat, Missing(now, now + grace))
            for seat in self.live.people()
            if seat not in here and seat not in self.live.away
        }

    def spectators(self) -> list[str]:
        """What those are called who hold no seat; empty: they have not said."""
        return sorted(guest.name for guest in self.guests if not guest.held)

    def hear(self) -> None:
        """Let everybody know what was said."""
        for guest in list(self.guests):
            with guarded("telling a guest"):
                guest.hear()
        self.live.positions.clear()

    def tell(self) -> None:
        """Let everybody know that something changed."""
        for guest in list(self.guests):
            with guarded("telling a guest"):
                guest.refresh()
        self.live.positions.clear()


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
        self.push = push
        """Tells people whose page is closed; None: the host has set no keys."""
        self.voices = limits.Buckets(*limits.VOICES)
        self.thinkers = Thinkers(processes)
        self.hint_time = hint_time
        self.review_time = review_time
        """Seconds to think about a hint, and about a whole review."""
        self.reviews = asyncio.Semaphore(limits.REVIEWS)
        self.opened = False
        self.bot_pause = bot_pause
        self.grace = grace
        self.forget_after = forget_after
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._secret = b""

    async def open(self) -> None:
        """Begin: open the store, listen to other processes."""
        await self.store.open()
        self._secret = await self.store.secret()
        self.opened = True
        self._start(self._listen())
        self._start(self._forget())
        self._start(self._look_round())

    async def close(self) -> None:
        """Finish what is under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        if self.push is not None:
            self.push.close()
        await self.store.close()

    def _start(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Making tables

    async def create(self, wish: m.NewTable) -> m.Created:
        """A new table."""
        game = rempart.game(wish.game)
        options = game.read_options({**wish.options, "players": len(wish.seats)})
        seed = secrets.randbelow(1 << 53) if wish.seed is None else game.read_seed(wish.seed)
        self._check_values(wish.data)
        match = Match(game, options, seed, wish.data)
        occupants = [occupant_of(plan, game) for plan in wish.seats]
        terms = Terms(wish.away, wish.clock, wish.bots_last)
        row = await self._create(match, occupants, wish.undo, wish.hints, terms)
        return self._created(row, occupants, wish.seats)

    async def import_(self, wish: m.ImportTable) -> m.Created:
        """A table from a record: to go on, or to look at."""
        changed = wish.record.get("data")
        if isinstance(changed, dict):
            self._check_values(changed)
        match = rempart.load(wish.record)
        if match.first:
            raise BadOptions(
                f"the record was begun under edition {match.edition!r} of the rules; "
                f"only matches of the present edition can be put on a table"
            )
        plans = wish.seats or [m.SeatPlan(who="me") for _ in match.seats]
        occupants = [occupant_of(plan, match.game) for plan in plans]
        row = await self._create(match, occupants, "open", True)
        return self._created(row, occupants, plans)

    async def read_data(self, game: Game, text: str) -> dict[str, Any]:
        """What a designer's data file changes, as far as a table may."""
        changed = game.read_data(await asyncio.to_thread(tune.read, text))
        self._check_values(changed)
        return changed

    def _check_values(self, changed: dict[str, Any]) -> None:
        """Whoever can reach the server may change a game's values, so within bounds."""
        for key, value in changed.items():
            check_value(key, value)
        used = {variant for game in rempart.games().values() for variant in game.leased()}
        if changed and variant_key(changed) not in used and len(used) >= limits.VARIANTS:
            raise BadOptions(
                f"tables with {limits.VARIANTS} different sets of changed values are in play here, "
                "and there is no room for more; play with the game's own, or try again later"
            )

    async def rematch(self, room: Room, same_seed: bool) -> tuple[str, list[str]]:
        """The same game with the same people: the new table, and the keys of its seats."""
        row, old = room.live.row, room.live
        game = old.game
        seed = row.seed if same_seed else secrets.randbelow(1 << 53)
        match = Match(game, game.read_options(row.options), seed, row.data)
        occupants = [
            msgspec.structs.replace(occupant, key=new_key() if occupant.key else "")
            for occupant in old.seats
        ]
        row = await self._create(match, occupants, row.undo, row.hints, old.terms)
        return row.id, [occupant.key for occupant in occupants]

    async def _create(
        self,
        match: Match,
        occupants: Sequence[Occupant],
        undo: str,
        hints: bool,
        terms: Terms = Terms(),  # noqa: B008  # It is frozen.
    ) -> TableRow:
        if len(occupants) != len(match.seats):
            raise BadOptions(f"the match has {len(match.seats)} seats, not {len(occupants)}")
        while True:
            row = TableRow(
                id=secrets.token_urlsafe(9),
                code="".join(secrets.choice(LETTERS) for _ in range(5)),
                game=match.game.id,
                edition=match.game.edition,
                options=msgspec.to_builtins(match.options),
                seed=match.seed,
                data=match.patch,
                undo=undo,
                hints=hints,
                created=time.time(),
            )
            try:
                await self.store.create(row, first_entries(row, occupants, match, terms))
                break
            except CodeTaken:
                continue
        if match.choices:  # So that it can go on even if the rules change before the next one.
            live = (await self.room(row.id)).live
            await self.store.append(row.id, [], snapshot_of(live))
        self._wake_bots(await self.room(row.id))
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
        """A table by its id, loaded if it is not in memory."""
        if id not in self.rooms:
            try:
                async with self._loading.setdefault(id, asyncio.Lock()):
                    if id not in self.rooms:
                        self.rooms.setdefault(id, Room(await self._load(id)))
                        # What another process wrote while it was loaded was told to nobody.
                        await self._catch_up(self.rooms[id])
            finally:
                self._loading.pop(id, None)
            self.rooms[id].miss(self._elsewhere)
            self._wake_bots(self.rooms[id])
        room = self.rooms[id]
        room.used = time.monotonic()
        return room

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
        return await self.room(row.id)

    async def seats_of(self, token: str) -> tuple[Room, int] | None:
        """Where a token sits; None if it is worth nothing (any more)."""
        claim = read(self._secret, token)
        if claim is None:
            return None
        try:
            room = await self.room(claim.table)
        except NoSuchTable:
            return None
        seats = room.live.seats
        key = seats[claim.seat].key if claim.seat < len(seats) else ""
        return (room, claim.seat) if key and secrets.compare_digest(key, claim.key) else None

    def token(self, table: str, seat: int, key: str) -> str:
        """The token of a seat."""
        return sign(self._secret, Claim(table, seat, key))

    def seed(self, table: str, at: int, seat: int) -> int:
        """A seed for dealing anew what is hidden: always the same one, and nobody can guess it.
        Whoever knew it could reckon back from the new deal to the real one."""
        return secret_number(self._secret, f"{table} {at} {seat}")

    async def _load(self, id: str) -> LiveTable:
        row = await self.store.table(id)
        if row is None:
            raise NoSuchTable("there is no such table, or no longer")
        game = rempart.game(row.game)
        entries = await self.store.entries(id)
        if row.edition == game.edition:
            match = Match(game, game.read_options(row.options), row.seed, row.data)
            live = LiveTable(row, game, match)
            for entry in entries:
                live.apply(entry)
            return live
        return resumed(row, game, entries, await self.store.snapshot(id))

    async def claim(self, code: str, wish: m.ClaimSeat) -> m.Claimed:
        """Give a seat that nobody has taken yet to the first who asks."""
        room = await self.coded(code)
        async with room.lock:
            live = room.live
            free = [
                seat
                for seat, occupant in enumerate(live.seats)
                if "free" in (occupant.who, occupant.stead)
            ]
            if wish.seat not in free:
                left = ", ".join(str(seat + 1) for seat in free) or "none"
                raise SeatTaken(f"seat {wish.seat + 1} is not free; free seats: {left}")
            occupant = Occupant("human", " ".join(wish.name.split()), "", new_key())
            await self.write(
                room, [live.entry("seat", wish.seat, **msgspec.structs.asdict(occupant))]
            )
            token = self.token(live.row.id, wish.seat, occupant.key)
            return m.Claimed(table=live.row.id, seat=wish.seat, token=token)

    # Changing tables

    async def write(self, room: Room, entries: Sequence[Entry]) -> None:
        """Commit entries, then let them be known. The caller holds the room's lock."""
        before, live = room.live, room.live.after(entries)
        try:
            await self.store.append(live.row.id, entries, snapshot_of(live))
        except Taken:
            await self._read_on(room)
            raise Stale("somebody else was faster: look again") from None
        except BaseException:  # Perhaps it was committed, perhaps not.
            self._start(self._catch_up(room))
            raise
        self._set(room, live)
        self._call(room, called(before, live))

    def _set(self, room: Room, live: LiveTable) -> None:
        """The table has changed; this is committed."""
        room.live = live
        room.miss(self._elsewhere)
        room.tell()
        self._wake_bots(room)

    async def _read_on(self, room: Room) -> None:
        """Let happen what others have written. The caller holds the room's lock."""
        entries = await self.store.entries(room.live.row.id, room.live.n)
        for entry in entries:  # A sign of life, from somebody at another process.
            room.missing.pop(entry.seat, None)
        if entries:
            before = room.live
            self._set(room, before.after(entries))
            self.seen(room, called(before, room.live))

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
            limit = time.monotonic() - self.forget_after
            for id, room in list(self.rooms.items()):
                idle = not room.guests and not room.lock.locked() and not room.busy
                if idle and room.used < limit:
                    del self.rooms[id]

    # Who is here

    @property
    def _elsewhere(self) -> float:
        """Seconds until somebody counts as away who was never connected to this process."""
        return PROBE if self.store.shared else self.grace

    def look(self, room: Room) -> None:
        """Somebody has come to a table, or has left it, perhaps only to load the page again."""
        room.miss(self.grace)

    async def _look_round(self) -> None:
        """See every now and then who has gone and who is back, and whether bots need not wait for
        somebody any more."""
        while True:
            await asyncio.sleep(self.grace / 4)
            for room in list(self.rooms.values()):
                with guarded("looking round"):
                    await self._note_presence(room)
                    self._wake_bots(room)

    async def _note_presence(self, room: Room) -> None:
        """Write down who has gone or come back, where somebody else may want to know it."""
        live, now = room.live, time.time()
        late = [seat for seat, missing in room.missing.items() if missing.until <= now]
        back = room.connected() & live.away.keys()
        if live.over or not (late or back) or sum(bool(seat.key) for seat in live.seats) < 2:
            return
        async with room.lock:
            for seat in late:
                if seat in room.missing and seat not in room.live.away:
                    since = room.missing[seat].since
                    await self._note(room, "away", seat, since=since)
            for seat in back & room.live.away.keys():
                await self._note(room, "back", seat)

    async def _note(self, room: Room, kind: str, seat: int, **body: Any) -> None:
        with contextlib.suppress(Stale):  # Somebody else has written: look again next time.
            await self.write(room, [room.live.entry(kind, seat, **body)])

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

    # Calling people back

    def _call(self, room: Room, seats: Sequence[int]) -> None:
        """It is these seats' turn now: who is not here is told by push."""
        away = [seat for seat in seats if seat not in room.connected()]
        if self.push is not None and away:
            self._start(self._call_back(self.push, room, away))

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
        """These seats' turn has come. Those whose holders are connected here have seen it: no other
        process need tell them."""
        here = [seat for seat in seats if seat in room.connected()]
        if self.push is not None and here:
            self._start(self._saw(room.live, here))

    async def _saw(self, live: LiveTable, seats: Sequence[int]) -> None:
        with guarded("noting who has seen it"):
            for seat in seats:
                await self.store.told(live.row.id, [seat], live.since(seat))

    # Bots

    def _wake_bots(self, room: Room) -> None:
        if (room.thinking is None or room.thinking.done()) and bot_seat(room.live) is not None:
            room.thinking = self._start(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        with guarded("a bot"):
            while bot_seat(room.live) is not None:
                await asyncio.sleep(self.bot_pause)
                live, n = room.live, room.live.n
                seat = bot_seat(live)
                if seat is None:
                    return
                try:
                    choice = await self.think(live, seat, live.seats[seat].bot)
                    async with room.lock:
                        if room.live.n == n:
                            await self.write(room, [live.entry("choice", seat, choice=choice)])
                except Stale:
                    continue
                except (StoreError, Busy) as error:  # There is nobody to try again but us.
                    log.error("a bot's choice: %s", error)
                    await asyncio.sleep(AGAIN)

    async def think(self, live: LiveTable, seat: int, name: str) -> dict[str, Any]:
        """What a bot would choose for a seat that may choose, on a re-dealt state."""
        seed = self.seed(live.row.id, live.n, seat)
        name = bots.levelled(name, live.game)
        if name.startswith("search"):
            place = Place.of(live.match)
            work = self.thinkers.run(
                live.game.id, thinkers.choose, place, seat, name, seed, limits.BOT_THINKS
            )
            return msgspec.to_builtins(await work)
        bot = bots.bot(name, seed, live.game)
        state = live.game.redeal(live.match.state, seat, bot.rng.getrandbits(63))
        decision = settle(state)
        mine = [o for o in decision.options if decision.seat_of(o) == seat] if decision else []
        if decision is None or not mine:
            raise NotAwaited(f"seat {seat} has nothing to choose now")
        own = msgspec.structs.replace(decision, options=mine)
        option = await asyncio.to_thread(bot.choose, live.game, state, own, seat, limits.BOT_THINKS)
        return msgspec.to_builtins(option)

    # Hints and reviews

    async def advise(self, room: Room, seat: int, whole: bool = False) -> Advice:
        """A hint for a seat that may choose, with the plan of the whole turn if that is wanted. At
        one moment it is thought about once, however many ask; and a table gets no more of them
        than people would ask for."""
        live = room.live
        given = room.memory.recall(live.match, seat)
        if given is not None and not whole:
            return given
        key = (live.n, seat, whole)
        if room.hint is None or room.hint[0] != key or failed(room.hint[1]):
            if not room.hints.take():
                raise Busy("too many hints in a row")
            room.hint = (key, self._start(self._advise(room, seat, given, whole)))
        return await asyncio.shield(room.hint[1])

    async def _advise(self, room: Room, seat: int, given: Advice | None, whole: bool) -> Advice:
        """Have a hint thought about, and remember it."""
        match, game = room.live.match.twin(), room.live.game.id
        place = Place.of(match)
        if given is None:
            given = await self.thinkers.run(game, thinkers.advise, place, seat, self.hint_time)
        if whole:
            given = await self.thinkers.run(game, thinkers.whole_turn, place, seat, given)
        room.memory.keep(match, seat, given)
        return given

    async def judge(self, room: Room, seat: int, option: Option) -> Blunder | None:
        """Whether a choice that somebody is about to make would cost much. It is asked for without
        being waited for, so whatever else is to be thought about goes first: then nobody knows."""
        live = room.live
        given = room.memory.recall(live.match, seat)
        sure = given is not None and given.option == option
        if sure or self.thinkers.waiting or not room.judgements.take():
            return None
        place = Place.of(live.match)
        return await self.thinkers.run(
            live.game.id, thinkers.blunder, place, seat, option, limits.JUDGE_TIME
        )

    def review(self, room: Room) -> Reviewing:
        """The review that is being made of a match that is over."""
        if room.reviewing is None or not room.reviewing.fits(room.live):
            room.reviewing = Reviewing(room.live, self.review_time)
            self._start(self._review(room, room.reviewing))
        return room.reviewing

    async def _review(self, room: Room, work: Reviewing) -> None:
        """Make a review, one after the other, and keep it."""
        with guarded("a review"):
            async with self.reviews:
                await work.make(self.thinkers, lambda: work.fits(room.live))
            async with room.lock:
                if work.found is not None and work.fits(room.live):
                    await self._keep_review(room, work)
            if room.reviewing is work:  # Else somebody has asked for another one.
                room.reviewing = None
            return
        work.failed = True

    async def _keep_review(self, room: Room, work: Reviewing) -> None:
        body = msgspec.to_builtins(work.found)
        with contextlib.suppress(Stale):  # Then another process has made one, perhaps.
            await self.write(room, [room.live.entry("review", **body)])


def failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task is over and has nothing to show for it."""
    return task.done() and (task.cancelled() or task.exception() is not None)


def snapshot_of(live: LiveTable) -> Snapshot:
    """The state of a table's match now."""
    state = live.game.encode(live.match.state)
    return Snapshot(n=live.n, edition=live.game.edition, state=state)


def check_value(key: str, value: Any) -> None:
    """A number that would make a table too big for the server is none for a table."""
    if isinstance(value, int | float) and not -limits.VALUE <= value <= limits.VALUE:
        raise BadValues(Fault(key, f"a value is at most {limits.VALUE} at a table, not {value}"))
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            check_value(key, part)


def called(before: LiveTable, now: LiveTable) -> list[int]:
    """The people's seats that may choose now and could not before."""
    new = [seat for seat in now.waiting() if seat not in before.waiting()]
    return [seat for seat in new if now.seats[seat].who == "human"]


def your_turn(live: LiveTable, language: str) -> dict[str, str]:
    """What somebody is told whose turn it is."""
    text = words.table_text(live, language)
    return {
        "title": text("game.name"),
        "body": text("table.your_turn"),
        "url": f"/t/{live.row.id}",
        "tag": live.row.id,
    }


def bot_seat(live: LiveTable) -> int | None:
    """A bot's seat that is to choose now."""
    return live.bot_to_choose(time.time())


def occupant_of(plan: m.SeatPlan, game: Game) -> Occupant:
    """Who is to sit there; people with a key of their own."""
    name = " ".join(plan.name.split())
    if plan.who == "bot":
        return Occupant("bot", name, check_bot(plan.bot, game), "")
    return Occupant("human" if plan.who == "me" else "free", name, "", new_key())


def check_bot(name: str, game: Game) -> str:
    """The name of a bot that can play a game; none: the best one."""
    chosen = name or bots.best(game)
    bots.bot(chosen, game=game)
    return chosen


def first_entries(
    row: TableRow, occupants: Iterable[Occupant], match: Match, terms: Terms
) -> list[Entry]:
    """The log of a new table: who sits where, on what terms if they are not the usual ones, and
    the choices of an imported match."""
    entries: list[Entry] = []

    def add(kind: str, seat: int, body: dict[str, Any]) -> None:
        entries.append(Entry(n=len(entries) + 1, kind=kind, seat=seat, body=body, time=row.created))

    for seat, occupant in enumerate(occupants):
        add("seat", seat, msgspec.structs.asdict(occupant))
    if terms != Terms():
        add("terms", -1, msgspec.structs.asdict(terms))
    for moment in match.story():
        if moment.seat is not None:
            add("choice", moment.seat, {"choice": msgspec.to_builtins(moment.choice)})
    return entries


def resumed(
    row: TableRow, game: Game, entries: Sequence[Entry], snapshot: Snapshot | None
) -> LiveTable:
    """A table begun under an older edition of the rules: it goes on from its latest state."""
    if snapshot is None:
        options = game.read_options(row.options)
        live = LiveTable(row, game, Match(game, options, row.seed, row.data))
        for entry in entries:
            live.apply(entry)
        return live
    past: list[Any] = []
    spent: list[float] = []
    begun = row.created
    for entry in entries:
        if entry.n <= snapshot.n and entry.kind == "choice":
            past.append(game.read_choice(entry.body["choice"]))
            spent.append(entry.time - begun)
            begun = entry.time
        elif entry.n <= snapshot.n and entry.kind == "rewind":
            begun = entry.time - spent[entry.body["to"]]
            del past[entry.body["to"] :], spent[entry.body["to"] :]
    resume = (row.edition, len(past), game.decode(snapshot.state), past)
    match = Match(game, game.read_options(row.options), row.seed, row.data, resume)
    live = LiveTable(row, game, match)
    live.asked = {}
    live.ask(begun)
    for entry in entries:
        if entry.n > snapshot.n or entry.kind not in ("choice", "rewind"):
            live.apply(entry)
        else:
            live.n = live.moment = entry.n
    return live


@contextlib.contextmanager
def guarded(what: str) -> Any:
    """Work in the background that must not end because one table has a problem."""
    try:
        yield
    except Exception:
        log.exception("%s failed", what)
