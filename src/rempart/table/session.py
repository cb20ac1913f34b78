"""One client at one table: the requests it may make, and the messages it is sent.

Independent of any web framework: messages in, messages out. Every request is answered, and
everything that changes the table goes through the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache
from typing import cast

import msgspec
from msgspec import Raw

from rempart.campaign import BadProgress, campaign
from rempart.kernel import Match, RempartError
from rempart.kernel.errors import ChoiceError, IllegalChoice, MatchOver
from rempart.kernel.scene import Zone
from rempart.kernel.text import Text
from rempart.table import answers, limits, words
from rempart.table import messages as m
from rempart.table.campaigns import next_settings
from rempart.table.chat import same, saying, things
from rempart.table.costs import TooFast
from rempart.table.errors import StoreError
from rempart.table.live import Occupant, Proposal, in_a_row
from rempart.table.making import check_bot, next_stage
from rempart.table.names import plain
from rempart.table.questions import QUESTIONS, Forbidden
from rempart.table.replays import publishing
from rempart.table.rooms import Room, Stale
from rempart.table.service import TableService
from rempart.table.showing import Showing
from rempart.table.store import Entry, Subscription
from rempart.table.telling import Telling, tell
from rempart.table.tokens import Claim, new_key
from rempart.table.worker_pool import TookTooLong

TRIES = 5
"""How often taking a seat, or agreeing to the end, is tried while others write at the same
moment."""


class Session(Showing):
    """A client's session. `send` takes a message for the client, or its bytes, and must not block;
    `ready` says whether the client keeps up with what it is sent."""

    def __init__(
        self,
        service: TableService,
        room: Room,
        send: Callable[[m.FromServer | bytes], None],
        address: str = "",
        ready: Callable[[], bool] = lambda: True,
    ):
        self.service = service
        self.room = room
        self.send = send
        self.address = address
        self.ready = ready
        self.keys: dict[int, str] = {}
        """The seats that the client has shown a token for, with their keys at that time."""
        self.language = "en"
        self.name = ""
        """The client's name as a spectator."""
        self.told = 0
        """How many happenings the client has been sent."""
        self.seen: dict[int, Mapping[str, bytes]] = {}
        """The marks of the zones that the client has cached, by seat and zone id."""
        self.keeps = False
        """Whether the client caches zones and needs only changed ones."""
        self.heard = -1
        """The number of the last chat entry that the client has been sent; -1: none yet."""
        self.greeted = False
        self.thoughts: dict[int, asyncio.Task[object]] = {}
        self.behind: set[Callable[[], None]] = set()
        """Calls to make when the client has caught up."""

    # Coming and going

    async def hello(self, message: m.Hello) -> None:
        """Sit down: valid tokens for this table count, others are ignored."""
        self.room = await self.service.tables.room(
            self.room.live.row.id
        )  # It may have been dropped from memory.
        shown = [
            claim for token in message.tokens if (claim := self.service.secret.claim_of(token))
        ]
        claims = [claim for claim in dict.fromkeys(shown) if claim.table == self.room.live.row.id]
        self.keys = {claim.seat: claim.key for claim in claims if self._opens(claim)}
        self.language = message.lang
        self.name = plain(message.name)
        self.greeted = True
        self.told = 0
        self.keeps = message.keeps
        self.seen = {}
        self.heard = -1
        for claim in filter(self._opens, claims):
            await self._take_seat(claim)
        self.room.welcome(self)
        self.service.presence.look(self.room)
        tell(self.room)
        self.catch_up()
        self.hear()
        if not self.held:
            self._tell_if_used(claims)
        waiting = self.room.live.waiting()
        self.service.notifications.seen(self.room, [seat for seat in self.held if seat in waiting])
        self.service.thinking.wake_bots(self.room)

    def _opens(self, claim: Claim) -> bool:
        """Whether a token is still valid for its seat: it has the seat's own key, or the key of the
        invitation its holder came by, which works until they have used their own."""
        seats = self.room.live.seats
        now = seats[claim.seat] if claim.seat < len(seats) else None
        return now is not None and claim.key in {now.key, now.link} - {""}

    async def _take_seat(self, claim: Claim) -> None:
        """Take a seat. A client with an invitation gets a key that nobody else has; a holder who
        was away is back, and the bot that stood in for them stops."""
        for _ in range(TRIES):
            with contextlib.suppress(Stale):
                async with self.room.lock:
                    if not self._opens(claim):
                        return
                    now = self.room.live.seats[claim.seat]
                    if now.invited or claim.key == now.link:
                        await self._sit_down(claim, now)
                    else:
                        self.keys[claim.seat] = claim.key
                        await self._come_back(claim.seat, now)
                return

    async def _sit_down(self, claim: Claim, now: Occupant) -> None:
        """Take a seat by invitation. The invitation works until the new key has been used, so that
        nobody whose connection breaks is locked out; but the next person to use it gets another
        key, and this one becomes invalid."""
        seat, key = claim.seat, new_key()
        self.keys[seat] = key
        occupant = Occupant("human", now.name, "", key, "", claim.key, now.came + 1)
        await self._seat(seat, occupant, **({"again": True} if now.came else {}))
        token = self.service.secret.token(self.room.live.row.id, seat, key)
        self.send(m.Seated(seat=seat, token=token))

    async def _come_back(self, seat: int, now: Occupant) -> None:
        live = self.room.live
        if now.link:
            await self._write(live.entry("arrived", seat))
            live = self.room.live
        if now.stead:
            await self._seat(
                seat, msgspec.structs.replace(now, who="human", bot="", stead="", link="")
            )
        elif seat in live.away:
            await self._write(live.entry("back", seat))

    def _tell_if_used(self, claims: list[Claim]) -> None:
        """Tell a client with an invitation that no longer works why it does not."""
        live, text = self.room.live, self.text
        for claim in claims:
            if claim.key in live.links and not self._opens(claim):
                taken = claim.seat in live.holders()
                words = text(
                    "problem.link_used" if taken else "problem.link_taken_back",
                    seat=text.seat(claim.seat),
                    who=text("table.whoever") if live.host is None else text.seat(live.host),
                )
                self.send(m.Problem(id=0, code="used", message=words))
                return

    @property
    def held(self) -> list[int]:
        """The seats that the client holds now: those whose keys have not changed."""
        seats = self.room.live.seats
        return sorted([seat for seat, key in self.keys.items() if seats[seat].key == key])

    def leave(self) -> None:
        """Leave the room when the connection has ended."""
        for task in self.thoughts.values():
            task.cancel()
        self.room.guests.discard(self)
        if self.held:
            self.service.presence.look(self.room)
        if self.greeted:
            tell(self.room)

    # Updates

    @property
    def text(self) -> Text:
        """The table's texts in the client's language."""
        return words.table_text(self.room.live, self.language)

    def later(self) -> None:
        """Send the client an update later, in its turn."""
        self.behind.add(self.refresh)
        self.service.broadcaster.tell(self)

    def catch_up(self) -> None:
        """Send the client what was held back."""
        behind, self.behind = self.behind, set()
        for told in behind:
            told()

    def refresh(self, telling: Telling | None = None) -> None:
        """Send the client an update; if it has not received earlier messages yet, once it has.
        `telling`: the parts shared with other clients' updates."""
        if not self.ready():
            self.behind.add(self.refresh)
            return
        self.behind.discard(self.refresh)
        telling = telling or Telling(self.room)
        live, text, held = self.room.live, self.text, self.held
        self.seen = {seat: self.seen[seat] for seat in held or [-1] if seat in self.seen}
        first = self.told == 0 or self.told > len(live.happenings)
        since, self.told = self.told, len(live.happenings)
        shown = [
            words.shown_now(live, seat, text, self.seen.get(seat, {})) for seat in held or [-1]
        ]
        to_agree = live.to_agree() if live.over else []
        self.send(
            m.Update(
                n=live.n,
                now=time.time(),
                table=telling.table(text, shown[0].seat),
                positions=[self._position(one) for one in shown],
                zones=[self._zones(one) for one in shown] if self.keeps else [],
                lines=words.whole_log(live.happenings, held, text)
                if first
                else telling.lines(since, held, text),
                first=first,
                proposal=self._proposal(),
                to_agree=to_agree,
                shown_at=live.shown_at(*(seat for seat in to_agree if seat not in held)),
                can_undo=[self._can_undo(one.seat, held) for one in shown],
                undo_to=live.undo_target(),
                can_redo=bool(live.match.undone),
                watching=len(telling.spectators),
                spectators=list(filter(None, telling.spectators))[: limits.NAMED],
                may_speak=live.may_speak,
                rematch=live.rematch,
                rematch_tokens={
                    seat: self.service.secret.token(live.rematch, seat, live.rematch_keys[seat])
                    for seat in held
                    if live.rematch
                },
                listing=live.looking.id if held and live.looking else "",
                publishing=publishing(live) if held else None,
            )
        )

    def _position(self, shown: words.Shown) -> m.Position:
        """The position to send: without zones if the client caches them."""
        if self.keeps:
            return cast("m.Position", Raw(shown.body))
        return words.position_now(self.room.live, shown.seat, self.text)

    def _zones(self, shown: words.Shown) -> list[Zone | str]:
        """The zones to send: those that the client does not have yet, and only the ids of the
        others. Marks them all as cached."""
        new = shown.new_to(self.seen.get(shown.seat, {}))
        self.seen[shown.seat] = shown.marks
        zones = shown.zones
        return [cast("Zone", Raw(zones[id])) if id in new else id for id in shown.marks]

    def hear(self) -> None:
        """Send the client new chat; if it has not received earlier messages yet, once it has."""
        if not self.ready():
            self.behind.add(self.hear)
            return
        new = self.room.chat.after(self.heard)
        first, self.heard = self.heard < 0, self.room.chat.n
        if not new:
            return
        live, text, viewers = self.room.live, self.text, self.held or [-1]

        @lru_cache
        def sight(viewer: int) -> dict[str, str]:
            return things(words.scene_of(live.match, viewer, text, not live.final))

        said = [saying(entry, viewers, sight, text) for entry in new]
        self.send(m.Chat(sayings=said, first=first))

    def _proposal(self) -> m.ProposalInfo | None:
        live = self.room.live
        if live.proposal is None:
            return None
        wish = live.proposal
        return m.ProposalInfo(
            what="end" if wish.what == "end" else "undo",
            seat=wish.seat,
            to=wish.to,
            agreed=wish.agreed,
            needed=live.needed(wish, time.time()),
        )

    def _can_undo(self, seat: int, held: list[int]) -> int:
        live = self.room.live
        return len(live.match.choices) if seat < 0 else live.free_undo(seat, held)

    # Requests

    async def handle(self, message: m.FromClient) -> None:
        """Handle a request and send the answer."""
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
        """An error, as a message to the client."""
        text = self.text
        if isinstance(error, Stale):
            return m.Problem(id=id, code="stale", message=text("problem.stale"))
        if isinstance(error, TooFast):
            return m.Problem(id=id, code="too_fast", message=str(error))
        if isinstance(error, Forbidden):
            return m.Problem(id=id, code="forbidden", message=str(error))
        if isinstance(error, TookTooLong):
            return m.Problem(id=id, code="forbidden", message=text("problem.took_too_long"))
        if isinstance(error, RempartError) and not isinstance(error, StoreError):
            return answers.problem(id, error, self.held[0] if self.held else 0, text)
        return m.Problem(id=id, code="failed", message=text("problem.failed"))

    def _mine(self, seat: int) -> int:
        if seat not in self.held:
            raise Forbidden(self.text("problem.not_your_seat"))
        return seat

    def _eyes(self, seat: int) -> int:
        """Check that the client may use a seat's view: one it holds, or any when the end is agreed.
        Returns the seat."""
        open_to_all = self.room.live.final and seat in self.room.live.match.seats
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
        await self.service.log.write(self.room, entries)

    async def _seat(self, seat: int, occupant: Occupant, **more: object) -> None:
        entry = self.room.live.entry("seat", seat, **msgspec.structs.asdict(occupant), **more)
        await self._write(entry)

    # Playing

    async def choose(self, message: m.Choose) -> m.Done:
        """Make a choice."""
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
        """Make a line of choices, until one is illegal or has revealed something."""
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
        """Give up. With two rivals, or in a daily challenge, the match ends; with more, a bot
        takes over the seat; in co-op, the others must agree."""
        seat = self._mine(message.seat)
        self._fresh(message.n)
        match = self._playing()
        live = self.room.live
        if live.posed is not None:
            raise Forbidden(self.text("problem.puzzle_goes_on"))
        if live.together:
            await self._wish(Proposal(seat, 0, [], "end"))
        elif len(match.seats) == 2 or live.challenge is not None:
            await self._write(live.entry("concede", seat))
        else:
            await self._hand_to_bot(seat, "")
        return m.Done(id=message.id)

    # Consent

    async def _wish(self, wish: Proposal) -> None:
        """Carry out a proposal, or ask the others if their consent is needed."""
        live, held = self.room.live, self.held
        needed = live.needed(wish, time.time())
        entries = [self._proposing(wish)]
        entries += [live.entry("answer", seat, agree=True) for seat in needed if seat in held]
        if all(seat in held for seat in needed):
            entries = [self._done(wish)] if len(entries) == 1 else [*entries, self._done(wish)]
        await self._write(*in_a_row(entries))

    def _proposing(self, wish: Proposal) -> Entry:
        body = {"what": "end"} if wish.what == "end" else {"to": wish.to}
        return self.room.live.entry("propose", wish.seat, **body)

    def _done(self, wish: Proposal) -> Entry:
        if wish.what == "end":
            return self.room.live.entry("concede", wish.seat)
        return self.room.live.entry("rewind", wish.seat, to=wish.to)

    async def answer(self, message: m.Answer) -> m.Done:
        """Agree or disagree with a proposal; when all have agreed, it is carried out. The proposer
        can withdraw it."""
        seat = self._mine(message.seat)
        self._fresh(message.n)
        live = self.room.live
        wish = live.proposal
        needed = live.needed(wish, time.time()) if wish is not None else []
        own = wish is not None and seat == wish.seat and not message.agree
        if wish is None or not (own or seat in needed):
            raise Forbidden(self.text("problem.no_proposal"))
        entries = [live.entry("answer", seat, agree=message.agree)]
        if message.agree and set(needed) <= {*wish.agreed, seat}:
            entries.append(self._done(wish))
        await self._write(*in_a_row(entries))
        return m.Done(id=message.id)

    async def agree_end(self, message: m.AgreeEnd) -> m.Done:
        """Agree to the end. Once everybody has, everything is shown and nothing can be taken
        back."""
        self._mine(message.seat)
        self._fresh(message.n)
        if not self.room.live.over:
            raise Forbidden(self.text("problem.not_over"))
        await self._agree()
        return m.Done(id=message.id)

    async def _agree(self) -> None:
        """Agree to the end for all seats of the client, and for those who have been away for too
        long."""
        live, now = self.room.live, time.time()
        gone = [s for s in live.to_agree() if 0 < live.shown_at(s) <= now]
        mine = [s for s in live.to_agree() if s in self.held]
        if not self.held:
            return
        entries = [live.entry("agree", seat) for seat in mine]
        entries += [live.entry("agree", seat, gone=True) for seat in gone if seat not in mine]
        if entries:
            await self._write(*in_a_row(entries))

    async def _all_may_be_shown(self) -> None:
        """Agree to the end on behalf of a client that asks for something which reveals everything;
        raises `Forbidden` unless everybody has agreed. The caller does not hold the room's lock."""
        for _ in range(TRIES):
            if not self.room.live.over or self.room.live.final or not self.held:
                break
            with contextlib.suppress(Stale):  # Somebody else agreed at the same moment.
                async with self.room.lock:
                    await self._agree()
                break
        self._check_final()

    def _check_final(self) -> None:
        live, text = self.room.live, self.text
        if not live.over:
            raise Forbidden(text("problem.not_over"))
        if not live.final:
            who = text.listed(text.seat(seat) for seat in live.to_agree())
            raise Forbidden(text("problem.not_agreed", who=who))

    # Going back

    async def undo(self, message: m.Undo) -> m.Done:
        """Undo at once, or ask the others."""
        seat = self._mine(message.seat)
        self._fresh(message.n)
        live = self.room.live
        if not live.floor <= message.to < len(live.match.choices):
            raise Forbidden(self.text("problem.nothing_to_undo"))
        if message.to >= live.free_undo(seat, self.held):
            await self._write(live.entry("rewind", seat, to=message.to))
            return m.Done(id=message.id)
        if live.final:
            raise Forbidden(self.text("problem.final"))
        invited = [seat for seat in live.keyed() if live.seats[seat].invited]
        if invited and set(live.holders()) <= set(self.held):
            raise Forbidden(self.text("problem.invited", seat=self.text.seat(invited[0])))
        await self._wish(Proposal(seat, message.to, []))
        return m.Done(id=message.id)

    async def redo(self, message: m.Redo) -> m.Done:
        """Redo one's own choice, or anybody's when nobody else plays; a bundle as a whole."""
        seat = self._mine(message.seat)
        self._fresh(message.n)
        live = self.room.live
        match = self._playing()
        if not match.undone or match.decision is None:
            raise Forbidden(self.text("problem.nothing_to_redo"))
        option = match.undone[-1]
        owner = match.decision.seat_of(option)
        if owner != seat and not live.alone(self.held):
            raise Forbidden(self.text("problem.not_your_redo"))
        entries = [live.entry("choice", owner, choice=msgspec.to_builtins(option))]
        for later, made in zip(match.undone[-2::-1], live.unmade[-2::-1], strict=True):
            if not made.joined:
                break
            choice = msgspec.to_builtins(later)
            entries.append(live.entry("choice", made.seat, choice=choice, joined=True))
        await self._write(*in_a_row(entries))
        return m.Done(id=message.id)

    # Seats

    async def hand(self, message: m.Hand) -> m.Done:
        """Hand a seat over. The client may leave and take back its own seat at any time, however
        fast a bot plays it; a new key, or another's seat, requires that it has seen the latest
        entry."""
        seat = message.seat
        live = self.room.live
        old = live.seats[seat] if seat < len(live.seats) else None
        mine = seat in self.held
        back = mine and message.to == "me"
        if live.challenge is not None and not back:
            raise Forbidden(self.text("problem.challenge_seats"))
        if live.posed is not None and not back:
            raise Forbidden(self.text("problem.puzzle_seats"))
        if not mine or message.anew or message.to == "friend":
            self._fresh(message.n)
        if old is None or not (mine or self.held):
            raise Forbidden(self.text("problem.not_your_seat"))
        inviting = old.invited and message.to == "friend"
        closing = old.invited and message.to == "bot" and message.anew
        if not (mine or self._nobodys(old) or inviting or closing):
            if message.to != "bot" or (old.who == "bot" and not old.stead):
                raise Forbidden(self.text("problem.not_your_seat"))
            if not live.may_stand_in(seat, time.time()):
                raise Forbidden(self.text("problem.too_soon", seat=self.text.seat(seat)))
        if message.to == "bot":
            await self._hand_to_bot(seat, message.bot, closing)
            return m.Done(id=message.id)
        if inviting and not mine:
            return await self._invite_anew(message, old)
        to_me = message.to == "me"
        key = old.key if mine and to_me and not message.anew else new_key()
        if to_me:
            self.keys[seat] = key
        await self._seat(
            seat, Occupant("human" if to_me else "free", old.name if mine else "", "", key)
        )
        return m.Done(id=message.id, token=self.service.secret.token(live.row.id, seat, key))

    async def _invite_anew(self, message: m.Hand, old: Occupant) -> m.Done:
        """Replace an unused invitation by a new one."""
        live, key = self.room.live, new_key()
        occupant = msgspec.structs.replace(old, key=key)
        await self._seat(message.seat, occupant, by=self.held[0], anew=True)
        return m.Done(
            id=message.id, token=self.service.secret.token(live.row.id, message.seat, key)
        )

    def _nobodys(self, occupant: Occupant) -> bool:
        """Whether a seat is played by a bot that plays for nobody, and taking it would reveal
        nothing that other people may not know."""
        live = self.room.live
        open_to_all = live.together or live.alone(self.held)
        return occupant.who == "bot" and not occupant.key and open_to_all

    async def _hand_to_bot(self, seat: int, name: str, closing: bool = False) -> None:
        """Let a bot play a seat. If somebody else holds the seat, the bot stands in for them: they
        keep the key, and nobody sees what they see. `closing`: the invitation is withdrawn."""
        live = self.room.live
        old = live.seats[seat]
        bot = check_bot(name, live.game)
        if closing:
            await self._seat(seat, Occupant("bot", "", bot, ""), by=self.held[0], closed=True)
            return
        stead = "" if seat in self.held or not old.key else old.stead or old.who
        occupant = msgspec.structs.replace(old, who="bot", bot=bot, stead=stead)
        await self._seat(seat, occupant, by=self.held[0] if stead else seat)

    async def rename(self, message: m.Rename) -> m.Done:
        """Change the name of a seat."""
        seat = self._mine(message.seat)
        self._fresh(message.n)
        occupant = msgspec.structs.replace(self.room.live.seats[seat], name=plain(message.name))
        await self._seat(seat, occupant)
        return m.Done(id=message.id)

    async def rematch(self, message: m.Rematch) -> m.Done:
        """Create a table for another match with the same people."""
        self._mine(message.seat)
        if not self.room.live.over:
            raise Forbidden(self.text("problem.not_over"))
        if self.room.live.posed is not None:
            raise Forbidden(self.text("problem.puzzle_goes_on"))
        if not self.room.live.rematch:
            if message.seed == "same":  # It would reveal how everything was dealt.
                await self._agree()
                self._check_final()
            stage = next_stage(self.room.live, message.run) if message.run else None
            table, keys = await self.service.maker.rematch(self.room, message.seed == "same", stage)
            entry = self.room.live.entry("rematch", message.seat, table=table, keys=keys)
            await self._write(entry)
        return m.Done(id=message.id)

    async def next_battle(self, message: m.NextBattle) -> m.Done:
        """Create a table for another battle of the campaign with the same people."""
        self._mine(message.seat)
        live = self.room.live
        if live.campaign is None:
            raise Forbidden(self.text("problem.no_campaign"))
        if not live.over:
            raise Forbidden(self.text("problem.not_over"))
        if not live.rematch:
            await self._agree()
            self._check_final()
            live = self.room.live
            try:
                wanted = next_settings(live, message.battle, message.mode)
            except BadProgress as error:
                raise Forbidden(error.translated(self.text)) from error
            table, keys = await self.service.maker.rematch(self.room, False, wanted)
            name = campaign(live.game).battles[message.battle].name
            body = {"table": table, "keys": keys, "battle": message.battle, "name": name}
            await self._write(self.room.live.entry("rematch", message.seat, **body))
        return m.Done(id=message.id)

    # Talking

    async def say(self, message: m.Say) -> m.Done:
        """Say something in the chat."""
        text = plain(message.text)
        if not text:
            raise Forbidden(self.text("problem.says_nothing"))
        return await self._say(message, "text", text=text)

    async def say_phrase(self, message: m.SayPhrase) -> m.Done:
        """Say a phrase that each reads in their own language."""
        return await self._say(message, "phrase", phrase=message.phrase)

    async def ping(self, message: m.Ping) -> m.Done:
        """Point at something the client can see; who else can see it is determined now."""
        self._speaks(message.seat)
        match, text, veiled = self.room.live.match, self.text, not self.room.live.final
        mine = words.scene_of(match, message.seat, text, veiled)
        if message.point not in things(mine):
            raise Forbidden(self.text("problem.not_there"))
        seen = {
            str(viewer): point
            for viewer in (-1, *match.seats)
            if (point := same(message.point, mine, words.scene_of(match, viewer, text, veiled)))
        }
        return await self._say(message, "ping", seen=seen)

    async def _say(
        self, message: m.Say | m.SayPhrase | m.Ping, kind: str, **body: object
    ) -> m.Done:
        seat = self._speaks(message.seat)
        voice = f"seat {seat}" if seat >= 0 else self.address
        if not (self.service.voices.take(self.address) and self.room.voices.take(voice)):
            raise TooFast(self.text("problem.says_too_much"))
        name = self.room.live.seats[seat].name if seat >= 0 else self.name
        await self.service.log.say(self.room, kind, seat, {"name": name, **body})
        return m.Done(id=message.id)

    def _speaks(self, seat: int) -> int:
        """Check that the client may speak for a seat, or as a spectator (-1) if spectators may
        chat. Returns the seat."""
        if seat >= 0:
            return self._mine(seat)
        if self.held or not self.room.live.may_speak:
            raise Forbidden(self.text("problem.only_watches"))
        return seat

    async def let_speak(self, message: m.LetSpeak) -> m.Done:
        """Allow or forbid spectators to chat."""
        seat = self._mine(message.seat)
        self._fresh(message.n)
        if message.may != self.room.live.may_speak:
            await self._write(self.room.live.entry("spectators", seat, may=message.may))
        return m.Done(id=message.id)

    async def subscribe(self, message: m.Subscribe) -> m.Done:
        """Subscribe a browser to push notifications for a seat."""
        seat, push = self._mine(message.seat), self.service.notifications.push
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
        await self.service.store.subscribe(wish)
        return m.Done(id=message.id)

    async def unsubscribe(self, message: m.Unsubscribe) -> m.Done:
        """Unsubscribe a browser from push notifications for a seat."""
        seat = self._mine(message.seat)
        endpoint = message.endpoint.replace("\0", "")
        await self.service.store.unsubscribe(endpoint, self.room.live.row.id, seat)
        return m.Done(id=message.id)


CHANGES: dict[type, Callable[..., Awaitable[m.FromServer]]] = {
    m.Choose: Session.choose,
    m.Undo: Session.undo,
    m.Redo: Session.redo,
    m.Answer: Session.answer,
    m.Concede: Session.concede,
    m.AgreeEnd: Session.agree_end,
    m.Hand: Session.hand,
    m.Rename: Session.rename,
    m.Rematch: Session.rematch,
    m.NextBattle: Session.next_battle,
    m.Commit: Session.commit,
    m.LetSpeak: Session.let_speak,
    m.LookForPlayers: Session.look_for_players,
    m.Publish: Session.publish,
    m.Unpublish: Session.unpublish,
}
"""Requests that change the table, handled one at a time under the room's lock."""

TALK: dict[type, Callable[..., Awaitable[m.FromServer]]] = {
    m.Say: Session.say,
    m.SayPhrase: Session.say_phrase,
    m.Ping: Session.ping,
    m.Subscribe: Session.subscribe,
    m.Unsubscribe: Session.unsubscribe,
    m.Cancel: Session.cancel,
}
"""Requests that do not change the table's log."""

ASIDE = QUESTIONS | TALK
"""Requests handled without the room's lock."""
