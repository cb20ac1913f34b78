"""A table from its log: played again, or gone on with from its latest snapshot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import rempart
from rempart.kernel import Game, Match
from rempart.table.live import LiveTable
from rempart.table.rooms import NoSuchTable
from rempart.table.store import Entry, Snapshot, Store, TableRow


async def load(store: Store, id: str) -> LiveTable:
    """A table as its log says."""
    row = await store.table(id)
    if row is None:
        raise NoSuchTable("there is no such table, or no longer")
    game = rempart.game(row.game)
    entries = await store.entries(id)
    if row.edition == game.edition:
        match = Match(game, game.read_options(row.options), row.seed, row.data, secret=row.secret)
        live = LiveTable(row, game, match)
        for entry in entries:
            live.apply(entry)
        return live
    return resumed(row, game, entries, await store.snapshot(id))


def resumed(
    row: TableRow, game: Game, entries: Sequence[Entry], snapshot: Snapshot | None
) -> LiveTable:
    """A table begun under an older edition of the rules: it goes on from its latest state."""
    if snapshot is None:
        options = game.read_options(row.options)
        match = Match(game, options, row.seed, row.data, secret=row.secret)
        live = LiveTable(row, game, match)
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
    options = game.read_options(row.options)
    match = Match(game, options, row.seed, row.data, resume, row.secret)
    live = LiveTable(row, game, match)
    live.asked = {}
    live.ask(begun)
    for entry in entries:
        if entry.n > snapshot.n or entry.kind not in ("choice", "rewind"):
            live.apply(entry)
        else:
            live.n = live.moment = entry.n
    return live


def snapshot_of(live: LiveTable) -> Snapshot:
    """The state of a table's match now."""
    state = live.game.encode(live.match.state)
    return Snapshot(n=live.n, edition=live.game.edition, state=state)
