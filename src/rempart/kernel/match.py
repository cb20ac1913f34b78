"""A match: a state, the choices that led to it, and the operations on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rempart.kernel import data
from rempart.kernel.bundle import Bundle
from rempart.kernel.coaching import Coaching
from rempart.kernel.danger import Danger
from rempart.kernel.errors import (
    BadRecord,
    IllegalChoice,
    MatchOver,
    NoForecast,
    NothingToUndo,
    RempartError,
    UnknownSeat,
    WrongEdition,
)
from rempart.kernel.forecast import Forecast, Said
from rempart.kernel.game import Game
from rempart.kernel.hidden import Foreseen, event_for, foresee, imagine, imagine_line
from rempart.kernel.introduction import Introduction
from rempart.kernel.possible import BadPosition, fields_written, read_state
from rempart.kernel.record import (
    FORMAT,
    SECRET,
    SEEDED,
    Record,
    Snapshot,
    check_format,
    digest,
    digests,
)
from rempart.kernel.scene import Scene
from rempart.kernel.state import State
from rempart.kernel.step import Decision, Event, Option, Outcome, Refusal, Seat, settle, take

SNAPSHOT_EVERY = 64
"""Undo and branches replay from the nearest snapshot, so they never replay more than this."""


class Moment(msgspec.Struct, frozen=True):
    """One choice of a match and the events it caused. The first moment has no choice."""

    n: int
    seat: Seat | None
    choice: Option | None
    events: list[Event]


class Excerpt(msgspec.Struct, frozen=True):
    """A match at one moment, small enough to be sent to another process: a state shortly before,
    and the choices from there. `Match.excerpt` makes it; `Match.resume` turns it back into a
    match."""

    game: str
    settings: Any
    seed: int
    patch: dict[str, object]
    edition: str
    at: int
    """How many choices led to the state."""
    state: bytes
    choices: list[Option]


class Match:
    """One match of a game. Make it with `rempart.new` or `rempart.load`.

    decision   who may choose, from which options; None when the match is over
    events     what happened since the choice before
    choices    all options chosen so far
    undone     choices that were undone; `redo` repeats the last one
    first      undo cannot go back past this number of choices (0 unless resumed from a snapshot)
    edition    the edition of the rules under which the match began
    secret     what chance is drawn from (`new_secret`); empty: from the seed
    start      the state it began with, by the names of its fields; empty: its set-up
    """

    def __init__(
        self,
        game: Game,
        settings: Any,
        seed: int,
        patch: Mapping[str, object] | None = None,
        resume: tuple[str, int, State, list[Option]] | None = None,
        secret: str = "",
        start: State | None = None,
    ):
        self.game = game
        self.settings = settings
        self.seed = seed
        self.secret = secret
        self.patch = dict(patch or {})
        self.variant = game.variant(self.patch)
        self._lease = game.lease(self.variant)
        self.undone: list[Option] = []
        self.start = fields_written(start) if start is not None else {}
        if resume is None:
            self.edition, self.first = game.edition, 0
            self.choices: list[Option] = []
            state = start or game.setup(settings, seed, game.tables(self.variant), secret)
        else:
            self.edition, self.first, state, self.choices = resume
        state.variant = self.variant
        self.state: Any = state
        self.state.events = []
        self.decision = settle(state)
        self.events: list[Event] = self._take_events()
        self._snapshots = {self.first: game.encode(state)}

    @property
    def seats(self) -> range:
        """The seats of the match."""
        return range(self.settings.players)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it is running."""
        return self.state.outcome

    def __repr__(self) -> str:
        waiting = f"waiting for {self.decision.actors}" if self.decision else "over"
        return f"<Match {self.game.id} seed={self.seed} choices={len(self.choices)}, {waiting}>"

    # Choosing

    def choose(self, choice: object, seat: Seat | None = None) -> list[Event]:
        """Make a choice (an option or its JSON description); returns the events it caused. If
        `seat` is given, the choice must be legal for that seat; otherwise for any seat that may
        choose.
        """
        decision = self._awaited()
        option = self.game.read_choice(choice)
        refusals = self._refusals(decision, seat, option)
        if refusals:
            raise self._illegal(decision, option, refusals)
        self.undone.clear()
        self._do(decision, decision.options[decision.options.index(option)])
        return self.events

    def why_not(self, seat: Seat, choice: object) -> list[Refusal]:
        """The refusals that make a choice illegal for a seat; none if it is legal."""
        decision = self._awaited()
        return self._refusals(decision, self._seat(seat), self.game.read_choice(choice))

    def missed(self, seat: Seat) -> list[tuple[Option, Refusal]]:
        """What a seat cannot choose although it may look for it, each with the reason."""
        decision = self.decision
        if decision is None or seat not in decision.actors:
            return []
        missed = decision.step.missed(self.state)
        mine = [option for option in missed if decision.seat_of(option) == seat]
        return [(option, self._why_not(decision, seat, option)) for option in mine]

    def odds(self, seat: Seat, choice: object) -> list[Said]:
        """What a choice may bring, as far as a seat can know; empty if the game does not say."""
        decision, option = self.decision, self.game.read_choice(choice)
        if self.game.odds is None or decision is None or seat not in decision.actors:
            return []
        state, _ = imagine(self.game, self.state, seat, 0)
        return self.game.odds(state, seat, option)

    def bundles(self, seat: Seat) -> list[Bundle]:
        """Bundles of choices for a seat, as far as it can know."""
        decision = self.decision
        if self.game.bundles is None or decision is None or seat not in decision.actors:
            return []
        state, here = imagine(self.game, self.state, seat, 0)
        return self.game.bundles(state, seat, here) if here else []

    def preview(self, choice: object, *then: object) -> list[Foreseen]:
        """The events that a legal choice would cause, as far as the chooser can know; with `then`,
        those of a whole bundle."""
        decision = self._awaited()
        option = self.game.read_choice(choice)
        refusals = self._refusals(decision, None, option)
        if refusals:
            raise self._illegal(decision, option, refusals)
        after = tuple(self.game.read_choice(later) for later in then)
        return foresee(self.game, self.state, decision, option, after)

    def prospect(self, seat: Seat, *line: object) -> Scene | None:
        """The table as a seat would see it after its choices; None if they would reveal
        something hidden, or end the match."""
        decision = self._awaited()
        choices = tuple(self.game.read_choice(choice) for choice in line)
        s, events = imagine_line(self.game, self.state, decision, self._seat(seat), choices, 0)
        if s.outcome is not None or any(event.reveals for event in events):
            return None
        return self.game.scene(self.game.view(s, seat), self.game.text("en", self.variant))

    def forecast(self, seat: Seat) -> Forecast:
        """What is coming for a seat if nobody does anything, as far as it can know."""
        self._awaited()
        if self.game.forecast is None:
            raise NoForecast(f"{self.game.id} has no forecast")
        found = self.game.forecast(self.game.redeal(self.state, self._seat(seat), 0), seat)
        events = [Foreseen(event_for(one.event, seat), one.certain) for one in found.events]
        return msgspec.structs.replace(found, events=events)

    def dangers(self, seat: Seat | None) -> list[Danger]:
        """What a seat (None: a spectator) should be warned of now; empty when the match is over."""
        if self.game.dangers is None or self.decision is None:
            return []
        return self.game.dangers(self.state, seat)

    def coaching(self, seat: Seat) -> Coaching | None:
        """What a coach says to a seat now; None if nobody is being taught, or the match is over."""
        if self.game.coaching is None or self.decision is None:
            return None
        return self.game.coaching(self.state, self.decision.of(seat), seat)

    def introduction(self, language: str = "en") -> Introduction | None:
        """What this set-up brings for the first time; None if there is nothing new."""
        if self.game.introduction is None:
            return None
        text = self.game.text(language, self.variant)
        found = self.game.introduction(self.game.view(self.state, None), text)
        return found if found.parts else None

    def _awaited(self) -> Decision:
        if self.decision is None:
            raise MatchOver("the match is over: nothing can be chosen; undo, or begin a new one")
        return self.decision

    def _seat(self, seat: Seat) -> Seat:
        if seat not in self.seats:
            raise UnknownSeat(f"no seat {seat!r}; this match has seats 0 to {self.seats[-1]}")
        return seat

    def _refusals(self, decision: Decision, seat: Seat | None, option: Option) -> list[Refusal]:
        who = decision.seat_of(option) if seat is None else self._seat(seat)
        if option in decision.options and decision.seat_of(option) == who:
            return []
        why = self._why_not(decision, who, option)
        return [why]

    def _why_not(self, decision: Decision, seat: Seat, option: Option) -> Refusal:
        step = decision.step
        if seat not in decision.actors or decision.seat_of(option) != seat:
            return Refusal(step.rule, "not_yours", {"seat": seat})
        if type(option) not in step.offers:
            return Refusal(step.rule, "not_now")
        why = step.refuse(self.state, option)
        if why is None:
            raise RempartError(f"{step!r} neither offers {option!r} nor says why not: a bug")
        return why

    def _illegal(
        self, decision: Decision, option: Option, refusals: list[Refusal]
    ) -> IllegalChoice:
        text = self.game.text("en", self.variant)
        seat = decision.seat_of(option)
        reasons = "; ".join(f"{text.say('refusal', why, seat)} [{why.rule}]" for why in refusals)
        return IllegalChoice(f"{text.say('option', option, seat)}: {reasons}", refusals)

    def _do(self, decision: Decision, option: Option) -> None:
        before = self.game.encode(self.state)
        self.state.events = []
        try:
            take(self.state, decision.step, option)
            self.decision = settle(self.state)
        except BaseException:  # a bug in a rule must not leave half a choice behind
            self._restore(before)
            raise
        self.events = self._take_events()
        if len(self.choices) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.choices)] = before
        self.choices.append(option)

    def _take_events(self) -> list[Event]:
        events: list[Event] = self.state.events
        self.state.events = None
        return events

    def _restore(self, state: bytes) -> None:
        self.state = self.game.decode(state)
        self.decision = settle(self.state)
        self.events = []

    # Seeing

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), ready for JSON."""
        if seat is not None:
            self._seat(seat)
        decision = self.decision
        asked: dict[str, object] | None = None
        if decision is not None:
            asked = {
                "actors": list(decision.actors),
                "ask": type(decision.step).__name__,
                "rule": decision.step.rule,
                "options": [msgspec.to_builtins(option) for option in decision.of(seat)],
            }
        return {
            "game": self.game.id,
            "choices": len(self.choices),
            "table": msgspec.to_builtins(self.game.view(self.state, seat)),
            "decision": asked,
            "outcome": msgspec.to_builtins(self.outcome),
        }

    def scene(self, seat: Seat | None, language: str = "en") -> Scene:
        """What a seat may see, as zones and words that any client can show. A name in it may be a
        `Name` with several forms (`kernel.fluent`), so encode a scene with
        `enc_hook=fluent.as_text`.
        """
        text = self.game.text(language, self.variant)
        return self.game.scene(self.game.view(self.state, seat), text)

    # Going back

    def undo(self, count: int = 1) -> None:
        """Undo the last choices; `redo` repeats them."""
        target = len(self.choices) - count
        if count < 1 or target < self.first:
            most = len(self.choices) - self.first
            raise NothingToUndo(f"cannot undo {count}: {most} choices can be undone")
        undone = self.choices[target:]
        self._go(target)
        self.undone.extend(reversed(undone))

    def redo(self) -> list[Event]:
        """Repeat the last undone choice."""
        if not self.undone or self.decision is None:
            raise NothingToUndo("nothing was undone since the last choice")
        self._do(self.decision, self.undone.pop())
        return self.events

    def branch(self, n: int | None = None) -> Match:
        """A separate match with the same first `n` choices (all of them by default)."""
        n = len(self.choices) if n is None else n
        if not self.first <= n <= len(self.choices):
            raise NothingToUndo(f"no moment {n}: they go from {self.first} to {len(self.choices)}")
        start = self._snapshots[self.first]
        resume = (self.edition, self.first, self.game.decode(start), list(self.choices))
        twin = Match(self.game, self.settings, self.seed, self.patch, resume, self.secret)
        twin.start = self.start
        twin._snapshots |= self._snapshots
        twin._go(n)
        return twin

    def twin(self) -> Match:
        """A separate match in the same position; unlike `branch`, it replays nothing."""
        twin = Match.__new__(Match)
        twin.__dict__ |= self.__dict__
        twin.choices = list(self.choices)
        twin.undone = list(self.undone)
        twin._snapshots = dict(self._snapshots)
        twin.state = self.game.copy(self.state)
        if self.decision is not None:  # The state is settled, so only the step object has changed.
            step = twin.state.agenda[-1]
            twin.decision = msgspec.structs.replace(self.decision, step=step)
        return twin

    def excerpt(self, n: int | None = None) -> Excerpt:
        """The match after its first `n` choices (all of them by default), for another process."""
        n = len(self.choices) if n is None else n
        if not self.first <= n <= len(self.choices):
            raise NothingToUndo(f"no moment {n}: they go from {self.first} to {len(self.choices)}")
        if n == len(self.choices):
            at, state = n, self.game.encode(self.state)
        else:
            at = max(at for at in self._snapshots if at <= n)
            state = self._snapshots[at]
        return Excerpt(
            self.game.id,
            self.settings,
            self.seed,
            self.patch,
            self.edition,
            at,
            state,
            self.choices[at:n],
        )

    @classmethod
    def resume(cls, game: Game, excerpt: Excerpt) -> Match:
        """The match from an excerpt. Only the number of earlier choices is known."""
        past = [Option()] * excerpt.at
        resume = (excerpt.edition, excerpt.at, game.decode(excerpt.state), past)
        match = cls(game, excerpt.settings, excerpt.seed, excerpt.patch, resume)
        for option in excerpt.choices:
            match._do(match._awaited(), option)
        return match

    def story(self) -> Iterator[Moment]:
        """The match replayed from its beginning, choice by choice, with the events each caused."""
        if self.first == 0 and not self.start:
            twin = Match(self.game, self.settings, self.seed, self.patch, secret=self.secret)
        else:
            twin = self.branch(self.first)
        yield Moment(self.first, None, None, twin.events)
        for n, option in enumerate(self.choices[self.first :], self.first + 1):
            decision = twin._awaited()
            twin._do(decision, option)
            yield Moment(n, decision.seat_of(option), option, twin.events)

    def _go(self, n: int) -> None:
        ahead = self.choices
        at = max(at for at in self._snapshots if at <= n)
        self._snapshots = {at: state for at, state in self._snapshots.items() if at <= n}
        self._restore(self._snapshots[at])
        self.choices = ahead[:at]
        for option in ahead[at:n]:
            self._do(self._awaited(), option)
        self.events = []

    # Records

    def record(self) -> Record:
        """The whole match. A running one also carries its latest state, so that it can continue
        after a change of the rules."""
        state = self.game.encode(self.state)
        return Record(
            rempart=FORMAT if self.start else SECRET if self.secret else SEEDED,
            game=self.game.id,
            edition=self.edition,
            settings=msgspec.to_builtins(self.settings),
            seed=self.seed,
            secret=self.secret,
            data=self.patch,
            choices=[msgspec.to_builtins(option) for option in self.choices],
            digest=digest(state),
            snapshot=None if self.outcome else Snapshot.of(len(self.choices), state),
            start=self.start,
        )

    @classmethod
    def replay(cls, game: Game, record: Record) -> Match:
        """The match that a record describes, in the state it was left in."""
        check_format(record.rempart)
        if record.edition == game.edition:
            return cls._replay_all(game, record, record)
        if record.edition in game.former:
            return cls._replay_former(game, record)
        if record.edition not in game.editions:
            raise WrongEdition(
                f"the record was made under edition {record.edition!r} of {game.id}, which this "
                f"Rempart does not know (it knows {', '.join(game.editions)}): update it"
            )
        if record.snapshot is None:
            raise WrongEdition(
                f"the record was made under edition {record.edition!r} of {game.id}, the rules "
                f"are now at {game.edition!r}, and it carries no snapshot to go on from"
            )
        return cls._resume(game, record, record.snapshot)

    @classmethod
    def _replay_former(cls, game: Game, record: Record) -> Match:
        then = game.former[record.edition]
        now = msgspec.structs.replace(
            record,
            settings={**then.settings, **record.settings},
            data={**then.patch, **record.data},
        )
        try:
            return cls._replay_all(game, now, record)
        except BadRecord:
            if record.snapshot is None:
                raise
            return cls._resume(game, now, record.snapshot)  # The rules have changed, too.

    @classmethod
    def _replay_all(cls, game: Game, record: Record, written: Record) -> Match:
        """Replay a record. `written` is the record as it was saved, which may be of an earlier
        edition."""
        settings, seed = game.read_settings(record.settings), game.read_seed(record.seed)
        secret = game.read_secret(record.secret)
        start = cls._start(game, record, settings, secret or seed) if record.start else None
        match = cls(game, settings, seed, record.data, secret=secret, start=start)
        match._choose_all(record.choices, 0)
        left = game.copy(match.state)
        left.variant = data.variant_key(written.data)
        if record.digest and record.digest not in digests(left, game.encode(left)):
            raise BadRecord(
                "the record replays to another position than the one it was saved in: "
                "it was edited, or made with other data"
            )
        return match

    @staticmethod
    def _start(game: Game, record: Record, settings: object, chance: int | str) -> State:
        """The state that the match of a record began with."""
        variant = game.variant(record.data)
        state, flaws = read_state(game, settings, record.start, variant=variant, chance=chance)
        if flaws:
            raise BadPosition(game.text("en", variant), flaws)
        return state

    @classmethod
    def _resume(cls, game: Game, record: Record, snapshot: Snapshot) -> Match:
        try:
            state = game.decode(snapshot.bytes())
            past = [game.read_choice(choice) for choice in record.choices[: snapshot.at]]
        except msgspec.DecodeError as error:
            raise BadRecord(f"the record's snapshot cannot be read: {error}") from error
        resume = (record.edition, snapshot.at, state, past)
        settings, secret = game.read_settings(record.settings), game.read_secret(record.secret)
        match = cls(game, settings, record.seed, record.data, resume, secret)
        match._choose_all(record.choices[snapshot.at :], snapshot.at)
        return match

    def _choose_all(self, choices: list[dict[str, object]], first: int) -> None:
        for n, choice in enumerate(choices, first + 1):
            try:
                self.choose(choice)
            except RempartError as error:
                raise BadRecord(f"choice {n} of the record cannot be replayed: {error}") from error
