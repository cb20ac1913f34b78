"""A table in memory, built from its log.

Every change to a table is an entry in its log. `LiveTable.apply` is the only thing that changes a
table, in every process, both when it is loaded and while it is played. New entries are first
applied to a copy (`after`), so a table in a room is never ahead of its log.

    position    {state}                 the match begins at this state (by the names of its fields)
    terms       {away, clock, bots_last}   the terms of the table, unless they are the defaults
    seat        {who, name, bot, key}   somebody sits down, is renamed, or is replaced; link, came:
                                        they came by an invitation, whose key still works
    arrived     {}                      they have used their own key: the invitation is used up
    away        {since}                 the holder of the seat has gone away
    back        {}                      the holder is back
    choice      {choice, joined, quick} a choice in the match; joined: part of a bundle, not its
                                        first; quick: by a bot that could not think about it
    rewind      {to}                    the match goes back to `to` choices
    propose     {to, what}              the seat proposes an undo; what = "end": to give up together
    answer      {agree}                 the seat's answer
    concede     {}                      the seat gives up
    agree       {gone}                  the seat agrees to the end; gone: it has been away for too
                                        long, and the others agreed without it
    export      {}                      the seat exported the record before the end: it knows all
    spectators  {may}                   whether spectators may chat
    rematch     {table, keys, battle, name}   a new table for a rematch, or for another battle of
                                        the campaign; name: the key of the battle's name
    campaign    {id, name, wins, everything}   the campaign the table belongs to, if any
    challenge   {day, player, ranked}   the daily challenge that the table is for, if any
    hint        {}                      the seat took a hint in a daily challenge or at a puzzle
    puzzle      {id, goal, target, …}   the puzzle that begins at this position, if any
    review      {…}                     the result of a review (`rempart.review.MatchReview`)
    listed      {id, language}          the table looks for players, in the server's list
    unlisted    {}                      it no longer does
    publish     {named}                 the seat agrees to publish the match; named: with its name
    published   {replay}                all have agreed: the table of the published match
    unpublished {}                      the seat does not agree, or has withdrawn it
    copied      {}                      this table is a published match, only to be looked at
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec

from rempart.campaign import Wins
from rempart.kernel import Event, Match, Option
from rempart.kernel.game import Game
from rempart.kernel.possible import BadPosition, read_state
from rempart.kernel.step import Seat
from rempart.puzzles.aim import Aim
from rempart.puzzles.puzzle import aim_of
from rempart.review import MatchReview
from rempart.table import limits
from rempart.table.attempts import Attempt, Help, Posed
from rempart.table.store import Entry, TableRow

SECRET = ("key", "keys", "link")
"""Fields of entries that are never shown to anybody."""

ASIDE = ("away", "back", "review", "arrived", "export", "hint", "listed", "unlisted")
ASIDE += ("publish", "published", "unpublished")
"""Kinds of entries that do not affect any decision, so that they make no request stale."""


class Terms(msgspec.Struct, frozen=True, gc=False):
    """How long people wait for each other, and whether bots wait for people."""

    away: int = 120
    """Seconds after which the others may let a bot play for somebody who is away; 0: never."""
    clock: int = 0
    """Seconds to think about a choice, after which they may do the same; 0: no limit."""
    bots_last: bool = True
    """Whether bots let people go first, in co-op where several seats may choose at once."""


class Occupant(msgspec.Struct, frozen=True, gc=False):
    """The occupant of a seat: a human, a bot, or nobody yet (free).

    Whoever has the key holds the seat, even while a bot plays it. A bot that plays for nobody has
    no key.
    """

    who: str
    name: str
    bot: str
    key: str
    stead: str = ""
    """For whom a bot stands in until they come: a human who is away, or somebody invited who has
    not come yet (free). Empty for a bot that was meant to sit there."""
    link: str = ""
    """The key of the invitation they came by, until they have used their own key."""
    came: int = 0
    """How often somebody has taken the seat by invitation."""

    @property
    def invited(self) -> bool:
        """Whether nobody has taken the seat yet, so that the key is that of an invitation."""
        return bool(self.key) and "free" in (self.who, self.stead)


class Joined(msgspec.Struct, frozen=True):
    """The campaign that a table belongs to, as it stood when the table was made."""

    id: str
    name: str
    wins: Wins
    everything: bool
    """Whether its players have opened all battles and modes."""


class Happening(msgspec.Struct, frozen=True, gc=False):
    """An item of the log that people read: an event of the match, or an entry of another kind."""

    n: int
    at: int
    kind: str
    seat: int
    about: Any


class Made(msgspec.Struct, frozen=True, gc=False):
    """A choice that was made: by which seat, whether it revealed something hidden, and whether it
    is joined to the one before, so that both are taken back together."""

    seat: Seat
    reveals: bool
    joined: bool = False


class Looking(msgspec.Struct, frozen=True, gc=False):
    """How a table looks for players: the id of its listing, the language of whoever asked for it,
    and since when."""

    id: str
    language: str
    since: float


class Proposal(msgspec.Struct, frozen=True, gc=False):
    """A proposal that needs consent: to undo, or to give up together (end)."""

    seat: Seat
    to: int
    agreed: list[Seat]
    what: str = "undo"


def begun_at(match: Match, fields: Mapping[str, object]) -> Match:
    """The match of a table that begins at a state instead of its set-up."""
    state, flaws = read_state(
        match.game,
        match.settings,
        fields,
        variant=match.variant,
        chance=match.secret or match.seed,
    )
    if flaws:
        raise BadPosition(match.game.text("en", match.variant), flaws)
    return Match(
        match.game, match.settings, match.seed, match.patch, secret=match.secret, start=state
    )


class LiveTable:
    """The state of a table after its first `n` entries."""

    def __init__(self, row: TableRow, game: Game, match: Match):
        self.row = row
        self.game = game
        self.match = match
        self.n = 0
        self.moment = 0
        """The number of the last entry that affects decisions: an older request is stale."""
        self.moved = row.created
        """When the match last moved forwards or backwards."""
        self.terms = Terms()
        self.seats: list[Occupant] = [Occupant("free", "", "", "")] * len(match.seats)
        self.away: dict[Seat, float] = {}
        """When the holders of these seats went away."""
        self.asked: dict[Seat, float] = {}
        """When each of the seats that may choose began thinking."""
        self.made: list[Made] = [Made(-1, True)] * len(match.choices)
        self.unmade: list[Made] = []
        """The choices taken back, in the order of `match.undone`: the last is the next to be
        redone."""
        self.spent: list[dict[Seat, float]] = [{}] * len(match.choices)
        """For each choice, how long each waiting seat had been thinking when it was made."""
        self.happenings: list[Happening] = []
        self.proposal: Proposal | None = None
        self.conceded: Seat | None = None
        self.ended: list[Seat] = []
        """The seats that have agreed to the end."""
        self.sealed = False
        """Whether everybody who had to agree has agreed."""
        self.told_all = False
        """Whether somebody has seen everything; the match may still go on."""
        self.links: set[str] = set()
        """The keys of all invitations so far, and keys issued by an invitation but replaced before
        use."""
        self.host: Seat | None = None
        """The first seat of the person who created the table."""
        self.changed = row.created
        self.review: MatchReview | None = None
        self.may_speak = False
        """Whether spectators may chat."""
        self.rematch = ""
        self.rematch_keys: list[str] = []
        self.set_up = False
        """Whether the match was begun at a position that somebody set up."""
        self.campaign: Joined | None = None
        self.next_battle = ""
        """The battle of the campaign that the next table is for."""
        self.challenge: Attempt | None = None
        self.help = Help()
        self.posed: Posed | None = None
        """The puzzle that the table is for."""
        self.aim: Aim | None = None
        """Its goal, from the position at which it began."""
        self.reached: bool | None = None
        """Whether that was reached; None: not decided yet, or there is no puzzle."""
        self.looking: Looking | None = None
        """How it looks for players; None: it does not, or has found all."""
        self.publishing: dict[Seat, bool] = {}
        """The seats that have agreed to publish the match, and whether with their name."""
        self.replay = ""
        """The table of the published match."""
        self.copied = False
        """Whether this table is a published match."""
        self.shown: dict[tuple[int, str], Any] = {}
        """Rendered positions by seat and language, kept while people are being updated."""
        self._tell(match.events, match.first)
        self.ask(row.created)

    # Entries

    def entry(self, kind: str, seat: Seat = -1, **body: object) -> Entry:
        """The next entry, not yet written."""
        return Entry(n=self.n + 1, kind=kind, seat=seat, body=body, time=time.time())

    def after(self, entries: Iterable[Entry]) -> LiveTable:
        """A copy of the table after these entries; this one does not change."""
        twin = LiveTable.__new__(LiveTable)
        twin.__dict__ |= self.__dict__
        twin.match = self.match.twin()
        twin.seats = list(self.seats)
        twin.away = dict(self.away)
        twin.asked = dict(self.asked)
        twin.made = list(self.made)
        twin.unmade = list(self.unmade)
        twin.spent = list(self.spent)
        twin.happenings = list(self.happenings)
        twin.links = set(self.links)
        twin.shown = {}
        for entry in entries:
            twin.apply(entry)
        return twin

    def apply(self, entry: Entry) -> None:
        """Apply an entry, which was checked when it was written."""
        getattr(self, f"_{entry.kind}")(entry)
        self.n = entry.n
        self.changed = entry.time
        if self.final:
            self.sealed = self.told_all = True
        if self.over or not self.open_seats():
            self.looking = None
        if entry.kind not in ASIDE:
            self.moment = entry.n

    def _position(self, entry: Entry) -> None:
        self.set_up = True
        self.match = begun_at(self.match, entry.body["state"])
        self.happenings = [one for one in self.happenings if one.kind != "event"]
        self.happenings.append(Happening(entry.n, 0, "position", -1, {}))
        self._tell(self.match.events, 0)
        self.asked = {}
        self.ask(entry.time)

    def _terms(self, entry: Entry) -> None:
        self.terms = msgspec.convert(entry.body, Terms)

    def _seat(self, entry: Entry) -> None:
        seat, old = entry.seat, self.seats[entry.seat]
        self.seats[seat] = now = msgspec.convert(entry.body, Occupant)
        if now.invited:
            self.links.add(now.key)
        if old.link and now.link:  # Two people came by the same link.
            self.links.add(old.key)
        if self.host is None and now.who == "human" and entry.n <= len(self.seats):
            self.host = seat
        if now.who == "human" or not now.stead:
            self.away.pop(seat, None)
        if (now.who, now.key) != (old.who, old.key):
            self._begin_anew(seat, entry.time)
        if not self.copied:
            self._note(entry)

    def _arrived(self, entry: Entry) -> None:
        self.seats[entry.seat] = msgspec.structs.replace(self.seats[entry.seat], link="")

    def _away(self, entry: Entry) -> None:
        self.away[entry.seat] = entry.body["since"]

    def _back(self, entry: Entry) -> None:
        self.away.pop(entry.seat, None)
        self._begin_anew(entry.seat, entry.time)

    def _begin_anew(self, seat: Seat, time: float) -> None:
        """Restart the thinking time of a seat whose player has just come."""
        if seat in self.asked:
            self.asked[seat] = time

    def _choice(self, entry: Entry) -> None:
        redone = self._undone_but(entry.body["choice"])
        self.spent.append({seat: entry.time - since for seat, since in self.asked.items()})
        events = self.match.choose(entry.body["choice"], entry.seat)
        self.match.undone = redone
        self.unmade = self.unmade[: len(redone)]
        reveals = any(event.reveals for event in events)
        self.made.append(Made(entry.seat, reveals, entry.body.get("joined", False)))
        self._tell(events, len(self.match.choices), entry.n)
        if entry.body.get("quick"):
            at = len(self.match.choices)
            self.happenings.append(Happening(entry.n, at, "quick", entry.seat, {}))
        if self.over or (self.proposal is not None and self.proposal.what == "undo"):
            self.proposal = None
        self.asked.pop(entry.seat, None)
        self.reached = self.aim.verdict(self.match.state) if self.aim else None
        self.ask(entry.time)

    def ask(self, time: float) -> None:
        """Note the time of a move: seats that may choose now and could not before start
        thinking."""
        self.moved = time
        self.asked = {seat: self.asked.get(seat, time) for seat in self.waiting()}

    def _undone_but(self, choice: object) -> list[Option]:
        """What can still be redone after a choice: choosing what was undone last counts as redoing
        it; any other choice leaves nothing to redo."""
        undone = self.match.undone
        same = undone and undone[-1] == self.game.read_choice(choice)
        return undone[:-1] if same else []

    def _rewind(self, entry: Entry) -> None:
        to = entry.body["to"]
        self.help = self.help.undone()
        self.match.undo(len(self.match.choices) - to)
        self.unmade = [*self.unmade, *reversed(self.made[to:])]
        self.proposal = None
        self.conceded = None
        self.ended = []
        self.sealed = False
        self.reached = None
        self.publishing = {}
        self.review = None
        self.asked = {seat: entry.time - spent for seat, spent in self.spent[to].items()}
        self.ask(entry.time)
        del self.made[to:], self.spent[to:]
        self._note(entry)

    def _propose(self, entry: Entry) -> None:
        what = entry.body.get("what", "undo")
        self.proposal = Proposal(entry.seat, entry.body.get("to", 0), [], what)
        self._note(entry)

    def _answer(self, entry: Entry) -> None:
        wish = self.proposal
        if wish is not None and entry.body["agree"]:
            self.proposal = msgspec.structs.replace(wish, agreed=[*wish.agreed, entry.seat])
        else:
            self.proposal = None
        self._note(entry)

    def _concede(self, entry: Entry) -> None:
        wish = self.proposal
        self.conceded = entry.seat
        self.ended = [entry.seat, *(wish.agreed if wish is not None and wish.what == "end" else [])]
        self.proposal = None
        self.ask(entry.time)
        self._note(entry)

    def _agree(self, entry: Entry) -> None:
        self.ended = [*self.ended, entry.seat]
        self._note(entry)

    def _export(self, entry: Entry) -> None:
        self.told_all = True
        self._note(entry)

    def _spectators(self, entry: Entry) -> None:
        self.may_speak = entry.body["may"]
        self._note(entry)

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]
        self.rematch_keys = entry.body["keys"]
        self.next_battle = entry.body.get("battle", "")
        self._note(entry)

    def _campaign(self, entry: Entry) -> None:
        self.campaign = msgspec.convert(entry.body, Joined)

    def _challenge(self, entry: Entry) -> None:
        self.challenge = msgspec.convert(entry.body, Attempt)

    def _puzzle(self, entry: Entry) -> None:
        posed = msgspec.convert(entry.body, Posed)
        if isinstance(self.match, Match):  # Otherwise other rules played on: the puzzle is lost.
            self.posed, self.aim = posed, aim_of(self.match, posed.goal, posed.seat, posed.target)

    def _hint(self, entry: Entry) -> None:
        self.help = self.help.given(self.moment)

    def _review(self, entry: Entry) -> None:
        with contextlib.suppress(msgspec.ValidationError):  # Another version: ask for a new one.
            self.review = msgspec.convert(entry.body, MatchReview)
        self.ended = self.holders()  # It shows everything.

    def _listed(self, entry: Entry) -> None:
        self.looking = Looking(entry.body["id"], entry.body["language"], entry.time)
        self._note(entry)

    def _unlisted(self, entry: Entry) -> None:
        self.looking = None
        self._note(entry)

    def _publish(self, entry: Entry) -> None:
        self.publishing = {**self.publishing, entry.seat: entry.body["named"]}
        self._note(entry)

    def _published(self, entry: Entry) -> None:
        self.publishing = {}
        self.replay = entry.body["replay"]
        self._note(entry)

    def _unpublished(self, entry: Entry) -> None:
        self.publishing = {}
        self.replay = ""
        self._note(entry)

    def _copied(self, _: Entry) -> None:
        self.copied = True

    def _note(self, entry: Entry) -> None:
        about = {name: value for name, value in entry.body.items() if name not in SECRET}
        self.happenings.append(
            Happening(entry.n, len(self.match.choices), entry.kind, entry.seat, about)
        )

    def _tell(self, events: list[Event], at: int, n: int = 0) -> None:
        for event in events:
            seat = getattr(event, "seat", -1)
            self.happenings.append(Happening(n, at, "event", seat, event))

    # Questions

    def since(self, seat: Seat = -1) -> float:
        """When a seat began thinking; if it need not choose, when the first waiting seat did; if
        none is waiting, when the match last moved."""
        return self.asked.get(seat, min(self.asked.values(), default=self.moved))

    @property
    def together(self) -> bool:
        """Whether all win or lose together."""
        return self.game.cooperative(self.match.settings)

    def may_stand_in(self, seat: Seat, now: float) -> bool:
        """Whether anybody at the table may let a bot play a seat: nobody has taken it yet, or its
        player has been away or thinking for longer than the table allows."""
        occupant, terms = self.seats[seat], self.terms
        if occupant.who == "human":
            gone = terms.away > 0 and now - self.away.get(seat, now) >= terms.away
            slow = terms.clock > 0 and now - self.asked.get(seat, now) >= terms.clock
            return gone or slow
        return occupant.who == "free" or occupant.stead != ""

    def bot_to_choose(self, now: float) -> Seat | None:
        """The seat of a bot that is to choose now; None: there is none, or bots wait for people."""
        seats = [seat for seat in self.waiting() if self.seats[seat].who == "bot"]
        return seats[0] if seats and not self.people_first(now) else None

    def people_first(self, now: float) -> bool:
        """Whether bots wait for a person who may also choose: one who is here or only briefly away.
        If everybody is away, bots wait too, so that nothing happens behind people's backs."""
        if not ((self.terms.bots_last and self.together) or self.asks_people):
            return False
        people = self.people()
        acting = [seat for seat in self.waiting() if seat in people]
        patience = self.terms.away or Terms().away
        awaited = any(now - self.away.get(seat, now) < patience for seat in acting)
        return awaited or (bool(acting) and all(seat in self.away for seat in people))

    @property
    def asks_people(self) -> bool:
        """Whether the decision is about what happened on a real table (`Ask.people`)."""
        decision = self.match.decision
        return decision is not None and decision.step.people

    @property
    def over(self) -> bool:
        """Whether the match has ended, somebody has conceded, or the puzzle is decided."""
        return self.match.decision is None or self.conceded is not None or self.reached is not None

    @property
    def floor(self) -> int:
        """The number of choices that cannot be undone: those before a puzzle."""
        return self.match.first if self.posed is None else self.posed.at

    @property
    def final(self) -> bool:
        """Whether everybody who holds a seat has agreed to the end; only then is everything shown.
        People who come later are not asked."""
        return self.over and (
            self.sealed or len(self.keyed()) < 2 or set(self.holders()) <= set(self.ended)
        )

    def waiting(self) -> list[Seat]:
        """The seats that may choose now."""
        return list(self.match.decision.actors) if self.match.decision and not self.over else []

    def people(self) -> list[Seat]:
        """The seats that people have taken."""
        return [seat for seat, occupant in enumerate(self.seats) if occupant.who == "human"]

    def keyed(self) -> list[Seat]:
        """The seats that somebody holds or is invited to."""
        return [seat for seat, occupant in enumerate(self.seats) if occupant.key]

    def holders(self) -> list[Seat]:
        """The seats that somebody holds, even while a bot stands in."""
        return [seat for seat in self.keyed() if not self.seats[seat].invited]

    def open_seats(self) -> list[Seat]:
        """The seats that whoever finds the table may take: nobody has taken them yet."""
        return [seat for seat, occupant in enumerate(self.seats) if occupant.invited]

    def alone(self, held: Collection[Seat]) -> bool:
        """Whether nobody but the holder of these seats has a seat or could get one."""
        return bool(held) and all(seat in held for seat in self.keyed())

    def passed_over(self, seat: Seat, now: float) -> bool:
        """Whether the holder of a seat has been away for longer than the table waits."""
        return now - self.away.get(seat, now) >= (self.terms.away or limits.END_LONGEST)

    def shown_at(self, *seats: Seat) -> float:
        """When the end counts without the consent of these seats; 0: not all of them are away."""
        wait = max(self.terms.away or limits.END_LONGEST, limits.END_WAITS)
        if any(seat not in self.away for seat in seats):
            return 0.0
        return max((max(self.away[seat], self.moved) + wait for seat in seats), default=0.0)

    def to_agree(self) -> list[Seat]:
        """The seats whose holders have not agreed to the end yet."""
        return [] if self.final else [seat for seat in self.holders() if seat not in self.ended]

    def winners(self) -> list[Seat]:
        """The winners of a finished match. A player who concedes loses; in co-op, everybody
        does."""
        if self.match.outcome is not None:
            return list(self.match.outcome.winners)
        if self.conceded is None or self.together:
            return []
        return [seat for seat in self.match.seats if seat != self.conceded]

    def undo_is_open(self, held: Collection[Seat]) -> bool:
        """Whether the holder of these seats may undo anything without asking: there is nobody to
        ask (the end of a daily challenge is final), or undo is open and the match not over."""
        closed = self.over and self.challenge is not None
        return not closed and (self.alone(held) or (self.row.undo == "open" and not self.over))

    def free_undo(self, seat: Seat, held: Collection[Seat]) -> int:
        """The number of choices that a seat may go back to without asking.

        Where undo is open, to the beginning. Otherwise over one's own choices, as long as they
        revealed nothing; but never once the match is over.
        """
        if self.undo_is_open(held):
            return self.floor
        to = len(self.made)
        while to > self.floor and not self.over:
            last = self.made[to - 1]
            if last.seat != seat or last.reveals:
                break
            to -= 1
        return to

    def undo_target(self) -> int:
        """The number of choices left after one undo: before the last choice of a person (bots would
        only choose again), or before a whole bundle."""
        bots = [seat for seat, occupant in enumerate(self.seats) if occupant.who == "bot"]
        last = len(self.made)
        to = last
        while to > self.floor:
            to -= 1
            if self.made[to].seat not in bots and not self.made[to].joined:
                return to
        return max(last - 1, self.floor)

    def needed(self, wish: Proposal, now: float) -> list[Seat]:
        """The seats whose consent a proposal needs: all others that somebody holds. For giving up,
        without those who have been away for too long."""
        others = [seat for seat in self.holders() if seat != wish.seat]
        if wish.what == "undo":
            return others
        return [seat for seat in others if not self.passed_over(seat, now)]


def in_a_row(entries: list[Entry]) -> list[Entry]:
    """Entries to be written together, numbered consecutively."""
    return [msgspec.structs.replace(entry, n=entry.n + i) for i, entry in enumerate(entries)]
