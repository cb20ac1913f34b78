"""Published matches: finished ones that their players show to everybody.

A published match is a table of its own, a copy without keys and chat, so that everything that can
be done at a finished table can be done there, and nothing else.
"""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Sequence
from datetime import date

import msgspec

import rempart
from rempart.kernel.errors import BadSettings
from rempart.kernel.step import Seat
from rempart.table import challenges, limits, setups
from rempart.table import messages as m
from rempart.table.limits import Buckets
from rempart.table.live import LiveTable, Occupant
from rempart.table.loading import snapshot_of
from rempart.table.making import new_code
from rempart.table.names import plain
from rempart.table.registry import TableRegistry
from rempart.table.store import (
    CodeTaken,
    Entry,
    Publication,
    ReplaySearch,
    ReplaySeat,
    Store,
    TableRow,
)
from rempart.table.words import text_of

DAY = 86400


class Replays:
    """The published matches."""

    def __init__(self, store: Store, tables: TableRegistry):
        self.store = store
        self.tables = tables
        self.publications = Buckets(*limits.PUBLICATIONS)
        """How often somebody may publish from one address."""

    async def publish(self, live: LiveTable) -> str:
        """Publish a match as all its players wish; the table of the published match."""
        while True:
            row = msgspec.structs.replace(
                live.row,
                id=secrets.token_urlsafe(9),
                code=new_code(),
                edition=live.game.edition,
                options=msgspec.to_builtins(live.match.settings),
                data=live.match.patch,
            )
            entries, turns = copied(live)
            snapshot = msgspec.structs.replace(snapshot_of(live), n=turns)
            try:
                await self.store.publish(row, entries, snapshot, replay_of(live, row))
            except CodeTaken:
                continue
            return row.id

    async def withdraw(self, id: str) -> None:
        """Delete a published match."""
        await self.store.unpublish(id)
        self.tables.rooms.pop(id, None)

    async def page(self, ask: m.ReplayAsk, language: str) -> m.ReplayPage:
        """The published matches that are searched for."""
        size = limits.REPLAYS_SHOWN
        known = rempart.game(ask.game).described_settings if ask.game else {}
        for name in ask.settings:
            if name not in known:
                raise BadSettings(
                    f"{name!r} is not a setting of the game; {ask.game or 'without a game'} has: "
                    f"{', '.join(known) or 'none'}"
                )
        search = ReplaySearch(
            game=ask.game,
            players=ask.players,
            settings=dict(ask.settings),
            won=None if not ask.result else ask.result == "won",
            name=plain(ask.name),
            after=time.time() - ask.days * DAY if ask.days else 0.0,
            best=ask.best,
            skip=ask.page * size,
            most=size,
        )
        found, total = await self.store.replays(search)
        rows = [row(one, language) for one in found if one.game in rempart.games()]
        return m.ReplayPage(rows=rows, total=total, page=ask.page, pages=math.ceil(total / size))


def hindrance(live: LiveTable) -> str:
    """The key of the sentence that says why a finished match cannot be published; empty: it
    can."""
    if live.row.origin == "imported" or live.set_up:
        return "problem.publish_imported"
    if live.match.first or len(live.match.choices) > limits.PUBLISHED_CHOICES:
        return "problem.publish_cut"
    part = live.challenge
    if part is not None and time.time() <= challenges.closes(date.fromisoformat(part.day)):
        return "problem.publish_challenge"
    return ""


def publishing(live: LiveTable) -> m.PublishingInfo | None:
    """Whether a match is published; None: it cannot be."""
    if not live.final or live.copied or hindrance(live):
        return None
    return m.PublishingInfo(
        agreed=sorted(live.publishing), missing=missing(live), replay=live.replay
    )


def missing(live: LiveTable) -> list[Seat]:
    """The seats whose holders have not agreed to publish the match."""
    return [seat for seat in live.holders() if seat not in live.publishing]


# The copy


def copied(live: LiveTable) -> tuple[list[Entry], int]:
    """The log of a copy, and the number of the entry after which the match is as it was at its end:
    who sat where, the choices that were not taken back, how it ended, and the review if there is
    one."""
    entries: list[Entry] = []

    def add(kind: str, seat: int = -1, body: dict[str, object] | None = None) -> None:
        n = len(entries) + 1
        entries.append(Entry(n=n, kind=kind, seat=seat, body=body or {}, time=live.moved))

    add("copied")
    for seat in live.match.seats:
        add("seat", seat, msgspec.structs.asdict(occupant(live, seat)))
    for choice, made in zip(live.match.choices, live.made, strict=True):
        joined = {"joined": True} if made.joined else {}
        add("choice", made.seat, {"choice": msgspec.to_builtins(choice), **joined})
    turns = len(entries)
    if live.conceded is not None:
        add("concede", live.conceded)
    if live.review is not None:
        add("review", body=msgspec.to_builtins(live.review))
    return entries, turns


def occupant(live: LiveTable, seat: Seat) -> Occupant:
    """Who sat on a seat, without the key; with the name only if they wish so."""
    now, named = live.seats[seat], live.publishing.get(seat, False)
    bot = now.who == "bot" and seat not in live.holders()
    return Occupant(
        "bot" if bot else "human", now.name if named else "", now.bot if bot else "", ""
    )


def replay_of(live: LiveTable, row: TableRow) -> Publication:
    """A match as it is listed."""
    seats = [occupant(live, seat) for seat in live.match.seats]
    outcome = live.match.outcome
    scores = list(outcome.scores) if outcome is not None else []
    # Scores of 0 and 1 say no more than who won.
    people = [scores[n] for n, seat in enumerate(seats) if scores and seat.who == "human"]
    telling = any(score not in (0, 1) for score in scores)
    return Publication(
        id=row.id,
        source=live.row.id,
        game=row.game,
        options=row.options,
        seats=[ReplaySeat(seat.name, seat.bot if seat.who == "bot" else "") for seat in seats],
        winners=live.winners(),
        reason=outcome.reason if outcome is not None else "",
        conceded=-1 if live.conceded is None else live.conceded,
        score=max(people, default=None) if telling else None,
        choices=len(live.match.choices),
        changed=bool(row.data),
        ended=live.moved,
        published=time.time(),
    )


# In words


def row(found: Publication, language: str) -> m.ReplayRow:
    """A published match in a language."""
    game = rempart.game(found.game)
    text = text_of(game, language, "", tuple(seat.name for seat in found.seats))
    if found.reason:
        ending = text.get(f"outcome.{found.reason}")
    else:
        ending = text("table.conceded", seat=text.seat(found.conceded))
    players: Sequence[m.ReplayPlayer] = [
        m.ReplayPlayer(name=text.seat(n), bot=seat.bot, won=n in found.winners)
        for n, seat in enumerate(found.seats)
    ]
    return m.ReplayRow(
        table=found.id,
        game=found.game,
        settings=setups.telling(game, found.options, text),
        players=list(players),
        won=found.won,
        ending=ending,
        score=found.score,
        choices=found.choices,
        changed=found.changed,
        ended=found.ended,
    )
