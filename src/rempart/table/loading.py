"""A table from its log. Its match is played again by the rules of today, and that is believed only
where it arrives at the very position that was stored with the log; otherwise the match goes on from
there. So a match that people are playing is never changed by an upgrade.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Any, cast

from msgspec.structs import replace

import rempart
from rempart.kernel import Decision, Event, Game, Match, Option, State
from rempart.kernel.errors import BadData, BadSettings, MalformedChoice, UnknownGame
from rempart.kernel.step import Seat
from rempart.table.damage import Damaged, Why
from rempart.table.live import Happening, LiveTable
from rempart.table.rooms import NoSuchTable
from rempart.table.store import Entry, Store, TableRow, TableSnapshot

log = logging.getLogger("rempart.table")

AT_A_TIME = 8
"""Entries that are played again before others have their turn."""


async def load(store: Store, id: str) -> LiveTable:
    """A table as its log says; `Damaged` if nobody can go on with it here."""
    row = await store.table(id)
    if row is None:
        raise NoSuchTable("there is no such table, or no longer")
    snapshot = await store.snapshot(id)  # Before the log, which is never older then.
    entries = await store.entries(id)
    try:
        game = rempart.game(row.game)
        check_editions(row, game, snapshot)
        row, snapshot = brought_up(row, game, snapshot)
        again = await replayed(row, game, entries, snapshot)
        return again or resumed(row, game, entries, snapshot)
    except UnknownGame as error:
        raise Damaged(row, entries, snapshot, "game") from error
    except Newer as error:
        raise Damaged(row, entries, snapshot, "newer") from error
    except Exception as error:
        log.warning("table %s cannot be opened by these rules: %r", id, error)
        raise Damaged(row, entries, snapshot, why_of(error)) from error


class Newer(Exception):
    """A table was played by rules that this Rempart does not know yet."""


class Unlike(Exception):
    """The rules of today lead to another position, and no position was stored to go on from."""


def why_of(error: Exception) -> Why:
    """What to tell people about an error on the way."""
    return "values" if isinstance(error, BadData | BadSettings) else "rules"


def check_editions(row: TableRow, game: Game, snapshot: TableSnapshot | None) -> None:
    """After a step back to an older Rempart there may be editions that it does not know."""
    if not {row.edition, snapshot.edition if snapshot else row.edition} <= set(game.editions):
        raise Newer(row.id)


def brought_up(
    row: TableRow, game: Game, snapshot: TableSnapshot | None
) -> tuple[TableRow, TableSnapshot | None]:
    """A table of an earlier edition that differs in settings and values only: one of the present
    edition, with those it had."""
    then = game.former.get(row.edition)
    if then is None:
        return row, snapshot
    options, data = {**then.settings, **row.options}, {**then.data, **row.data}
    if snapshot is not None and snapshot.edition in game.former:
        state = stored_state(game, snapshot, game.variant(data))
        snapshot = replace(snapshot, edition=game.edition, state=game.encode(state))
    return replace(row, edition=game.edition, options=options, data=data), snapshot


def stored_state(game: Game, snapshot: TableSnapshot, variant: str) -> Any:
    """The state of a snapshot. Values of an earlier edition had no name (`variant`) yet."""
    state = game.decode_stored(snapshot.state)
    if snapshot.edition in game.former:
        state.variant = variant
    return state


def match_of(
    row: TableRow, game: Game, resume: tuple[str, int, State, list[Option]] | None = None
) -> Match:
    """The match of a table at its beginning, or where it is to go on."""
    options = game.read_settings(row.options)
    return Match(game, options, row.seed, row.data, resume, row.secret)


# Played again


async def replayed(
    row: TableRow, game: Game, entries: Sequence[Entry], snapshot: TableSnapshot | None
) -> LiveTable | None:
    """The table with its match played again, a few entries at a time, so that other tables go on in
    between; None if that leads anywhere else."""
    if row.edition != game.edition and snapshot is not None:
        return None
    try:
        live = LiveTable(row, game, match_of(row, game))
        for entry in entries:
            if entry.n % AT_A_TIME == 0:
                await asyncio.sleep(0)
            live.apply(entry)
            if snapshot and entry.n == snapshot.n and not stands_at(live, snapshot):
                log.warning("table %s: another position than at entry %d", row.id, entry.n)
                return None
    except Exception as error:
        if snapshot is None:
            raise
        log.warning("table %s cannot be played again: %r", row.id, error)
        return None
    return live


def stands_at(live: LiveTable, snapshot: TableSnapshot) -> bool:
    """Whether a match stands where it was stored. Fields that a state has got since then, with what
    they hold where nobody has said anything, make no difference."""
    game, now = live.game, live.game.encode(live.match.state)
    return now == snapshot.state or game.decode(now) == stored_state(
        game, snapshot, live.match.variant
    )


# Gone on with


class Past:
    """Stands in for a match while the part of a log is gone through that other rules have played.
    It knows who chose, and how often; at the end, who is to choose."""

    def __init__(self, now: Match, turns: Iterable[Seat]):
        self.game = now.game
        self.settings = now.settings
        self.seats = now.seats
        self.outcome = None
        self.first = 0
        self.events: list[Event] = []
        self.choices: list[object] = []
        self.undone: list[Option] = []
        self.now = now
        self.turns = list(turns)

    @property
    def decision(self) -> Decision | None:
        """Who chooses next."""
        return Decision(None, (self.turns[0],), []) if self.turns else self.now.decision

    def choose(self, choice: object, seat: Seat) -> list[Event]:
        """A choice was made; what came of it nobody knows any more."""
        del self.turns[0]
        self.choices.append(choice)
        return []

    def undo(self, count: int) -> None:
        """Choices were taken back. To do them again, they must be chosen again."""
        del self.choices[len(self.choices) - count :]


def resumed(
    row: TableRow, game: Game, entries: Sequence[Entry], snapshot: TableSnapshot | None
) -> LiveTable:
    """The table with its match as it was stored, whatever the rules say now. No undo goes behind
    that, nobody can be asked for one, and what happened in the match before is not told any more.
    """
    if snapshot is None:
        raise Unlike(row.id)
    before = [entry for entry in entries if entry.n <= snapshot.n]
    made = chosen(before)
    choices = [read_if_known(game, choice) for choice in made]
    state = game.decode_stored(snapshot.state)
    match = match_of(row, game, (row.edition, len(made), state, choices))
    turns = [entry.seat for entry in before if entry.kind == "choice"]
    live = LiveTable(row, game, cast("Match", Past(match, turns)))
    for entry in before:
        live.apply(entry)
    live.match = match
    live.unmade = []
    wish = live.proposal
    if wish is not None and wish.what == "undo" and wish.to < match.first:
        live.proposal = None
    live.happenings.append(Happening(live.n, len(made), "resumed", -1, {}))
    for entry in entries[len(before) :]:
        live.apply(entry)
    look_at(match)
    return live


def chosen(entries: Iterable[Entry]) -> list[object]:
    """The choices of a log that were not taken back."""
    made: list[object] = []
    for entry in entries:
        if entry.kind == "choice":
            made.append(entry.body["choice"])
        elif entry.kind == "rewind":
            del made[entry.body["to"] :]
    return made


def read_if_known(game: Game, choice: object) -> Any:
    """A choice of the past, which may be one that nobody has any more."""
    try:
        return game.read_choice(choice)
    except MalformedChoice:
        return choice


def look_at(match: Match) -> None:
    """See that a position makes sense to the rules of today, before anybody sits down at it."""
    for seat in (None, *match.seats):
        match.view(seat)
        match.scene(seat)


def snapshot_of(live: LiveTable) -> TableSnapshot:
    """The state of a table's match now."""
    return snapshot_at(live.match, live.n)


def snapshot_at(match: Match, n: int) -> TableSnapshot:
    """The state of a match after so many entries."""
    return TableSnapshot(n=n, edition=match.game.edition, state=match.game.encode(match.state))
