"""One client at one table: what it may ask, and what it is told.

Knows no framework: messages in, messages out. Every request is answered, and everything that
changes the table goes through the log.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from rempart.kernel import Match, RempartError
from rempart.kernel.errors import ChoiceError, IllegalChoice, MatchOver
from rempart.kernel.text import Text
from rempart.table import clerks, limits, words
from rempart.table import messages as m
from rempart.table.chat import plain, same, saying, things
from rempart.table.errors import StoreError
from rempart.table.house import House
from rempart.table.live import Occupant
from rempart.table.making import check_bot
from rempart.table.questions import QUESTIONS, Asking, Forbidden, TooFast
from rempart.table.rooms import Room, Stale
from rempart.table.store import Entry, Subscription
from rempart.table.tokens import new_key

TRIES = 5
"""How often somebody who comes tries to sit down while others write at the same moment."""


class Session(Asking):
    """A connection. `send` takes a message for the client, or its bytes, and must not block."""

    def __init__(
        self,
        house: House,
        room: Room,
        send: Callable[[m.FromServer | bytes], None],
        address: str = "",
    ):
        self.house = house
        self.room = room
        self.send = send
        self.address = address
        self.keys: dict[int, str] = {}
        """The seats that the client has shown a token for, and the keys of then."""
        self.language = "en"
        self.name = ""
        """What the client wants to be called without a seat."""
        self.told = 0
        """How many happenings the client knows."""
        self.heard = -1
        """The number of the last thing said that the client knows; -1: it has not been told any."""
        self.greeted = False

    # Coming and going

    async def hello(self, message: m.Hello) -> None:
        """Sit down: the valid tokens for this table count, the others are passed over."""
        self.room = await self.house.room(self.room.live.row.id)  # It may have been forgotten.
        keys: dict[int, str] = {}
        for token in message.tokens:
            found = await self.house.seats_of(token)
            if found is not None and found[0] is self.room:
                keys[found[1]] = self.room.live.seats[found[1]].key
        self.keys = keys
        self.language = message.lang
        self.name = plain(message.name)
        self.greeted = True
        self.told = 0
        self.heard = -1
        self.room.guests.add(self)
        self.house.presence.look(self.room)
        for seat in self.held:
            await self._take_seat(seat)
        self.room.tell()
        self.hear()
        waiting = self.room.live.waiting()
        self.house.calls.seen(self.room, [seat for seat in self.held if seat in waiting])

    async def _take_seat(self, seat: int) -> None:
        """Whoever comes with the token of a free seat takes it; who was away is back, and a bot
        that has played in their stead stops."""
        for _ in range(TRIES):
            with contextlib.suppress(Stale):
                async with self.room.lock:
                    live = self.room.live
                    now = live.seats[seat]
                    if seat not in self.held:
                        return
                    if now.who == "free" or now.stead:
                        await self._seat(seat, Occupant("human", now.name, "", now.key))
                    elif seat in live.away:
                        await self._write(live.entry("back", seat))
                return

    @property
    def held(self) -> list[int]:
        """The seats that are the client's now: their keys have not changed."""
        seats = self.room.live.seats
        return sorted(seat for seat, key in self.keys.items() if seats[seat].key == key)

    def leave(self) -> None:
        """The connection is gone."""
        self.room.guests.discard(self)
        if self.held:
            self.house.presence.look(self.room)
        if self.greeted:
            self.room.tell()

    # Telling

    @property
    def text(self) -> Text:
        """The table's texts in the client's language."""
        return words.table_text(self.room.live, self.language)

    def refresh(self) -> None:
        """Tell the client how things stand."""
        live, text = self.room.live, self.text
        held = self.held
        first = self.told == 0 or self.told > len(live.happenings)
        new = live.happenings if first else live.happenings[self.told :]
        self.told = len(live.happenings)
        positions = [words.position_now(live, seat, text) for seat in held or [-1]]
        spectators = self.room.spectators()
        self.send(
            m.Update(
                n=live.n,
                now=time.time(),
                table=words.table_info(live, text, self.room.present(), positions[0].seat),
                positions=positions,
                lines=words.lines(new, held, text, whole=first),
                first=first,
                proposal=self._proposal(),
                can_undo=[self._can_undo(p.seat) for p in positions],
                undo_to=live.undo_target(),
                can_redo=bool(live.match.undone),
                watching=len(spectators),
                spectators=list(filter(None, spectators))[: limits.NAMED],
                may_speak=live.may_speak,
                rematch=live.rematch,
                rematch_tokens={
                    seat: self.house.token(live.rematch, seat, live.rematch_keys[seat])
                    for seat in held
                    if live.rematch
                },
            )
        )

    def hear(self) -> None:
        """Tell the client what was said since it last heard."""
        new = self.room.chat.after(self.heard)
        first, self.heard = self.heard < 0, self.room.chat.n
        if not new:
            return
        live, text, viewers = self.room.live, self.text, self.held or [-1]

        @lru_cache
        def sight(viewer: int) -> dict[str, str]:
            return things(words.position_now(live, viewer, text).scene)

        said = [saying(entry, viewers, sight, text) for entry in new]
        self.send(m.Chat(sayings=said, first=first))

    def _proposal(self) -> m.Proposal | None:
        live = self.room.live
        if live.proposal is None:
            return None
        wish = live.proposal
        return m.Proposal(
            seat=wish.seat, to=wish.to, agreed=wish.agreed, needed=live.needed(wish.seat)
        )

    def _can_undo(self, seat: int) -> int:
        live = self.room.live
        return len(live.match.choices) if seat < 0 else live.free_undo(seat)

    # Requests

    async def handle(self, message: m.FromClient) -> None:
        """Answer a request."""
        try:
            if isinstance(message, m.Hello):
                await self.hello(message)
                return
            if not self.greeted:
                raise Forbidden(self.text("problem.no_hello"))
            if type(message) in ASIDE:
                answer = await ASIDE[type(message)](self, message)
            else:
                async with self.room.lock:
                    answer = await CHANGES[type(message)](self, message)
            self.send(answer)
        except Exception as error:
            self.send(self.problem(getattr(message, "id", 0), error))
            if isinstance(error, Stale):
                self.refresh()
            if isinstance(error, StoreError) or not isinstance(error, RempartError):
                raise

    def problem(self, id: int, error: Exception) -> m.Problem:
        """What went wrong, in words."""
        text = self.text
        if isinstance(error, Stale):
            return m.Problem(id=id, code="stale", message=text("problem.stale"))
        if isinstance(error, TooFast):
            return m.Problem(id=id, code="too_fast", message=str(error))
        if isinstance(error, Forbidden):
            return m.Problem(id=id, code="forbidden", message=str(error))
        if isinstance(error, RempartError) and not isinstance(error, StoreError):
            return clerks.problem(id, error, self.held[0] if self.held else 0, text)
        return m.Problem(id=id, code="failed", message=text("problem.failed"))

    def _mine(self, seat: int) -> int:
        if seat not in self.held:
            raise Forbidden(self.text("problem.not_your_seat"))
        return seat

    def _eyes(self, seat: int) -> int:
        """A seat that the client may see with: when all is over, nothing is secret any more."""
        open_to_all = self.room.live.over and seat in self.room.live.match.seats
        return seat if open_to_all else self._mine(seat)

    def _played(self, seat: int) -> int:
        if self.room.live.seats[self._mine(seat)].who == "bot":
            raise Forbidden(self.text("problem.bot_plays"))
        return seat

    def _fresh(self, n: int) -> None:
        if not self.room.live.moment <= n <= self.room.live.n:
            raise Stale("the table has gone on")

    def _playing(self) -> Match:
        if self.room.live.over:
            raise MatchOver("the match is over")
        return self.room.live.match

    async def _write(self, *entries: Entry) -> None:
        await self.house.write(self.room, entries)

    async def _seat(self, seat: int, occupant: Occupant) -> None:
        entry = self.room.live.entry("seat", seat, **msgspec.structs.asdict(occupant))
        await self._write(entry)

    # Playing

    async def choose(self, message: m.Choose) -> m.Done:
        """A choice."""
        self._played(message.seat)
        self._fresh(message.n)
        self._check(message.seat, message.choice)
        await self._write(self.room.live.entry("choice", message.seat, choice=message.choice))
        return m.Done(id=message.id)

    def _check(self, seat: int, choice: m.Choice) -> None:
        refusals = self._playing().why_not(seat, choice)
        if refusals:
            raise IllegalChoice("", refusals)

    async def commit(self, message: m.Commit) -> m.Done:
        """A line of choices, as far as it is legal and nothing is revealed on the way."""
        self._played(message.seat)
        self._fresh(message.n)
        applied = 0
        for choice in message.choices:
            try:
                self._check(message.seat, choice)
            except ChoiceError:
                if not applied:
                    raise
                break
            joined = {"joined": True} if message.together and applied else {}
            entry = self.room.live.entry("choice", message.seat, choice=choice, **joined)
            await self._write(entry)
            applied += 1
            if self.room.live.made[-1].reveals:
                break
        return m.Done(id=message.id, applied=applied)

    async def concede(self, message: m.Concede) -> m.Done:
        """Give up: the end for two or for a team; of more rivals a bot takes the seat."""
        self._mine(message.seat)
        self._fresh(message.n)
        match = self._playing()
        live = self.room.live
        if match.game.cooperative(match.options) or len(match.seats) == 2:
            await self._write(live.entry("concede", message.seat))
        else:
            await self._hand_to_bot(message.seat, "")
        return m.Done(id=message.id)

    # Going back

    async def undo(self, message: m.Undo) -> m.Done:
        """Take back at once, or ask the others."""
        seat = self._mine(message.seat)
        self._fresh(message.n)
        live = self.room.live
        if not live.match.first <= message.to < len(live.match.choices):
            raise Forbidden(self.text("problem.nothing_to_undo"))
        free = message.to >= live.free_undo(seat)
        await self._write(live.entry("rewind" if free else "propose", seat, to=message.to))
        return m.Done(id=message.id)

    async def redo(self, message: m.Redo) -> m.Done:
        """Do again one's own choice, or anybody's when nobody else plays; a bundle as a whole."""
        seat = self._mine(message.seat)
        self._fresh(message.n)
        live = self.room.live
        match = live.match
        if not match.undone or match.decision is None:
            raise Forbidden(self.text("problem.nothing_to_redo"))
        option = match.undone[-1]
        owner = match.decision.seat_of(option)
        if owner != seat and live.needed(seat):
            raise Forbidden(self.text("problem.not_your_redo"))
        entries = [live.entry("choice", owner, choice=msgspec.to_builtins(option))]
        for later, made in zip(match.undone[-2::-1], live.unmade[-2::-1], strict=True):
            if not made.joined:
                break
            choice = msgspec.to_builtins(later)
            entry = live.entry("choice", made.seat, choice=choice, joined=True)
            entries.append(msgspec.structs.replace(entry, n=entry.n + len(entries)))
        await self._write(*entries)
        return m.Done(id=message.id)

    async def answer(self, message: m.Answer) -> m.Done:
        """Agree or disagree with a proposal; when all have agreed, it is done."""
        seat = self._mine(message.seat)
        self._fresh(message.n)
        live = self.room.live
        wish = live.proposal
        if wish is None or seat not in live.needed(wish.seat):
            raise Forbidden(self.text("problem.no_proposal"))
        entries = [live.entry("answer", seat, agree=message.agree)]
        if message.agree and set(live.needed(wish.seat)) <= {*wish.agreed, seat}:
            rewind = live.entry("rewind", wish.seat, to=wish.to)
            entries.append(msgspec.structs.replace(rewind, n=rewind.n + 1))
        await self._write(*entries)
        return m.Done(id=message.id)

    # Seats

    async def hand(self, message: m.Hand) -> m.Done:
        """Hand a seat over."""
        seat = message.seat
        self._fresh(message.n)
        live = self.room.live
        old = live.seats[seat] if seat < len(live.seats) else None
        mine = seat in self.held
        if old is None or not (mine or self.held):
            raise Forbidden(self.text("problem.not_your_seat"))
        if not (mine or self._nobodys(old)):
            if message.to != "bot" or (old.who == "bot" and not old.stead):
                raise Forbidden(self.text("problem.not_your_seat"))
            if not live.may_stand_in(seat, time.time()):
                raise Forbidden(self.text("problem.too_soon", seat=self.text.seat(seat)))
        if message.to == "bot":
            await self._hand_to_bot(seat, message.bot)
            return m.Done(id=message.id)
        to_me = message.to == "me"
        key = old.key if mine and to_me else new_key()
        if to_me:
            self.keys[seat] = key
        await self._seat(
            seat, Occupant("human" if to_me else "free", old.name if mine else "", "", key)
        )
        return m.Done(id=message.id, token=self.house.token(live.row.id, seat, key))

    def _nobodys(self, occupant: Occupant) -> bool:
        """Whether it is a bot's that plays for nobody, and to sit there would be no spying."""
        open_to_all = self.room.live.together or self._alone()
        return occupant.who == "bot" and not occupant.key and open_to_all

    def _alone(self) -> bool:
        """Whether nobody else has a seat, or could come and take one."""
        held = self.held
        seats = enumerate(self.room.live.seats)
        return bool(held) and all(seat in held for seat, occupant in seats if occupant.key)

    async def _hand_to_bot(self, seat: int, name: str) -> None:
        """A bot plays the seat from now on. If it is somebody else's, it keeps it for them: the key
        stays theirs, and nobody gets to see what they see."""
        live = self.room.live
        old = live.seats[seat]
        stead = "" if seat in self.held or not old.key else old.stead or old.who
        occupant = Occupant("bot", old.name, check_bot(name, live.game), old.key, stead)
        by = self.held[0] if stead else seat
        await self._write(live.entry("seat", seat, **msgspec.structs.asdict(occupant), by=by))

    async def rename(self, message: m.Rename) -> m.Done:
        """What to call me."""
        seat = self._mine(message.seat)
        self._fresh(message.n)
        occupant = msgspec.structs.replace(
            self.room.live.seats[seat], name=" ".join(message.name.split())
        )
        await self._seat(seat, occupant)
        return m.Done(id=message.id)

    async def rematch(self, message: m.Rematch) -> m.Done:
        """Another match with the same people."""
        self._mine(message.seat)
        if not self.room.live.over:
            raise Forbidden(self.text("problem.not_over"))
        if not self.room.live.rematch:
            table, keys = await self.house.rematch(self.room, message.seed == "same")
            entry = self.room.live.entry("rematch", message.seat, table=table, keys=keys)
            await self._write(entry)
        return m.Done(id=message.id)

    # Talking

    async def say(self, message: m.Say) -> m.Done:
        """Something in one's own words."""
        text = plain(message.text)
        if not text:
            raise Forbidden(self.text("problem.says_nothing"))
        return await self._say(message, "text", text=text)

    async def say_phrase(self, message: m.SayPhrase) -> m.Done:
        """Something that each reads in their own language."""
        return await self._say(message, "phrase", phrase=message.phrase)

    async def ping(self, message: m.Ping) -> m.Done:
        """Point at something that one can see; who else can see it is found out now."""
        self._speaks(message.seat)
        match, text = self.room.live.match, self.text
        mine = words.scene_of(match, message.seat, text)
        if message.point not in things(mine):
            raise Forbidden(self.text("problem.not_there"))
        seen = {
            str(viewer): point
            for viewer in (-1, *match.seats)
            if (point := same(message.point, mine, words.scene_of(match, viewer, text)))
        }
        return await self._say(message, "ping", seen=seen)

    async def _say(self, message: m.Say | m.SayPhrase | m.Ping, kind: str, **body: Any) -> m.Done:
        seat = self._speaks(message.seat)
        voice = f"seat {seat}" if seat >= 0 else self.address
        if not (self.house.voices.take(self.address) and self.room.voices.take(voice)):
            raise TooFast(self.text("problem.says_too_much"))
        name = self.room.live.seats[seat].name if seat >= 0 else self.name
        await self.house.say(self.room, kind, seat, {"name": name, **body})
        return m.Done(id=message.id)

    def _speaks(self, seat: int) -> int:
        """A seat with whose voice the client may speak; a spectator's, if they may."""
        if seat >= 0:
            return self._mine(seat)
        if self.held or not self.room.live.may_speak:
            raise Forbidden(self.text("problem.only_watches"))
        return seat

    async def let_speak(self, message: m.LetSpeak) -> m.Done:
        """Whether spectators may say something."""
        seat = self._mine(message.seat)
        self._fresh(message.n)
        if message.may != self.room.live.may_speak:
            await self._write(self.room.live.entry("spectators", seat, may=message.may))
        return m.Done(id=message.id)

    async def subscribe(self, message: m.Subscribe) -> m.Done:
        """Be told by push when it is one's turn."""
        seat, push = self._mine(message.seat), self.house.calls.push
        if push is None or not push.accepts(message.endpoint, message.p256dh, message.auth):
            raise Forbidden(self.text("problem.no_push"))
        wish = Subscription(
            table=self.room.live.row.id,
            seat=seat,
            key=self.room.live.seats[seat].key,
            endpoint=message.endpoint,
            p256dh=message.p256dh,
            auth=message.auth,
            language=self.language,
        )
        await self.house.store.subscribe(wish)
        return m.Done(id=message.id)

    async def unsubscribe(self, message: m.Unsubscribe) -> m.Done:
        """Be told no more."""
        seat = self._mine(message.seat)
        endpoint = message.endpoint.replace("\0", "")
        await self.house.store.unsubscribe(endpoint, self.room.live.row.id, seat)
        return m.Done(id=message.id)


CHANGES: dict[type, Any] = {
    m.Choose: Session.choose,
    m.Undo: Session.undo,
    m.Redo: Session.redo,
    m.Answer: Session.answer,
    m.Concede: Session.concede,
    m.Hand: Session.hand,
    m.Rename: Session.rename,
    m.Rematch: Session.rematch,
    m.Commit: Session.commit,
    m.LetSpeak: Session.let_speak,
}
"""What is done one after the other."""

TALK: dict[type, Any] = {
    m.Say: Session.say,
    m.SayPhrase: Session.say_phrase,
    m.Ping: Session.ping,
    m.Subscribe: Session.subscribe,
    m.Unsubscribe: Session.unsubscribe,
}
"""What does not change the table."""

ASIDE = QUESTIONS | TALK
"""What is not written into the log, and so need not be done one after the other."""
