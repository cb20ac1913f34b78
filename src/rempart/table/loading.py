"""Loads a table from its log. Its match is replayed by the current rules, and the result is
accepted only if it reaches exactly the position stored with the log; otherwise the match continues
from the stored position. So an upgrade never changes a match in progress."""

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
"""Entries replayed before other tasks get a turn."""


async def load(store: Store, id: str) -> LiveTable:
    """A table, loaded from its log; raises `Damaged` if this Rempart cannot continue it."""
    row = await store.table(id)
    if row is None:
        raise NoSuchTable("there is no such table, or no longer")
    snapshot = await store.snapshot(id)  # First, so that the log is never older.
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
    """The table was played by rules that this Rempart does not know yet."""


class Unlike(Exception):
    """Replaying leads to another position, and there is no stored position to continue from."""


def why_of(error: Exception) -> Why:
    """The reason to give people for an error while loading."""
    return "values" if isinstance(error, BadData | BadSettings) else "rules"


def check_editions(row: TableRow, game: Game, snapshot: TableSnapshot | None) -> None:
    """Raise `Newer` if the table has an edition that this Rempart does not know, which can happen
    after a downgrade."""
    if not {row.edition, snapshot.edition if snapshot else row.edition} <= set(game.editions):
        raise Newer(row.id)


def brought_up(
    row: TableRow, game: Game, snapshot: TableSnapshot | None
) -> tuple[TableRow, TableSnapshot | None]:
    """Convert a table of an earlier edition that differs only in settings and values to the present
    edition, keeping the settings and values it had."""
    then = game.former.get(row.edition)
    if then is None:
        return row, snapshot
    options, data = {**then.settings, **row.options}, {**then.patch, **row.data}
    if snapshot is not None and snapshot.edition in game.former:
        state = stored_state(game, snapshot, game.variant(data))
        snapshot = replace(snapshot, edition=game.edition, state=game.encode(state))
    return replace(row, edition=game.edition, options=options, data=data), snapshot


def stored_state(game: Game, snapshot: TableSnapshot, variant: str) -> Any:
    """The state of a snapshot. States of earlier editions had no `variant` yet, so it is set."""
    state = game.decode_stored(snapshot.state)
    if snapshot.edition in game.former:
        state.variant = variant
    return state


def match_of(
    row: TableRow, game: Game, resume: tuple[str, int, State, list[Option]] | None = None
) -> Match:
    """The match of a table, at its start or resumed at a position."""
    options = game.read_settings(row.options)
    return Match(game, options, row.seed, row.data, resume, row.secret)


# Replaying


async def replayed(
    row: TableRow, game: Game, entries: Sequence[Entry], snapshot: TableSnapshot | None
) -> LiveTable | None:
    """The table with its match replayed, a few entries at a time, so that other tables go on in
    between; None if that leads to another position."""
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
    """Whether a match has reached the stored position. Fields added to the state since then make no
    difference if they have their default values."""
    game, now = live.game, live.game.encode(live.match.state)
    return now == snapshot.state or game.decode(now) == stored_state(
        game, snapshot, live.match.variant
    )


# Resuming


class Past:
    """Stands in for a match while applying the part of a log that was played by other rules. It
    only knows who chose and how often, and at the end who is to choose."""

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
        """The next seat to choose."""
        return Decision(None, (self.turns[0],), []) if self.turns else self.now.decision

    def choose(self, choice: object, seat: Seat) -> list[Event]:
        """Record a choice; its events are no longer known."""
        del self.turns[0]
        self.choices.append(choice)
        return []

    def undo(self, count: int) -> None:
        """Take choices back. They cannot be redone, only chosen again."""
        del self.choices[len(self.choices) - count :]


def resumed(
    row: TableRow, game: Game, entries: Sequence[Entry], snapshot: TableSnapshot | None
) -> LiveTable:
    """The table with its match at the stored position, whatever the current rules say. Nothing
    before that position can be undone, not even by consent, and earlier events are no longer
    shown."""
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
        if entry.kind == "position":
            live.set_up = True
        else:
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
    """The choices in a log that were not taken back."""
    made: list[object] = []
    for entry in entries:
        if entry.kind == "choice":
            made.append(entry.body["choice"])
        elif entry.kind == "rewind":
            del made[entry.body["to"] :]
    return made


def read_if_known(game: Game, choice: object) -> Any:
    """A past choice, left as it is if the game no longer has such an option."""
    try:
        return game.read_choice(choice)
    except MalformedChoice:
        return choice


def look_at(match: Match) -> None:
    """Check that the current rules can show a position, before anybody sits down at it."""
    for seat in (None, *match.seats):
        match.view(seat)
        match.scene(seat)


def snapshot_of(live: LiveTable) -> TableSnapshot:
    """A snapshot of a table's match now."""
    return snapshot_at(live.match, live.n)


def snapshot_at(match: Match, n: int) -> TableSnapshot:
    """A snapshot of a match after `n` entries."""
    return TableSnapshot(n=n, edition=match.game.edition, state=match.game.encode(match.state))
