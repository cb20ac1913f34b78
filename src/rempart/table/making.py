"""How tables are created: new ones, from a record, or for a rematch."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import cast

import msgspec

import rempart
from rempart import bots
from rempart.campaign import campaign
from rempart.daily import daily, read_day
from rempart.kernel import Game, Match, new_secret, read_record, tune
from rempart.kernel.errors import BadRecord, BadSettings
from rempart.kernel.position import PositionRecord, open_position
from rempart.puzzles.puzzle import Puzzle, record_of
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.answers import Played, play_record
from rempart.table.attempts import Attempt, Posed
from rempart.table.campaigns import after, joined
from rempart.table.challenges import attempt
from rempart.table.costs import AllThrottles
from rempart.table.live import Joined, LiveTable, Occupant, Terms, begun_at
from rempart.table.loading import snapshot_at
from rempart.table.names import plain
from rempart.table.puzzles import posed as posed_at
from rempart.table.queue import Order
from rempart.table.registry import TableRegistry
from rempart.table.rooms import Room
from rempart.table.store import CodeTaken, Entry, Store, TableRow
from rempart.table.tokens import ServerSecret, new_key
from rempart.table.trial import Trials
from rempart.table.worker_pool import WorkerPool

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The letters of codes, which are read aloud: no I, no O."""


class TableMaker:
    """Creates tables. `workers` replay imported records; `wake_bots` is called for a new table."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        secret: ServerSecret,
        trials: Trials,
        workers: WorkerPool,
        throttles: AllThrottles,
        wake_bots: Callable[[Room], None],
    ):
        self.store = store
        self.tables = tables
        self.secret = secret
        self.trials = trials
        self.workers = workers
        self.throttles = throttles
        self.wake_bots = wake_bots

    async def create(self, wish: m.NewTable, address: str = "") -> m.Created:
        """Create a new table."""
        game = rempart.game(wish.game)
        battle = wish.campaign
        part = joined(game, battle) if battle else None
        wanted = campaign(game).settings(battle.battle, battle.mode) if battle else {}
        options = game.read_settings({**wish.options, **wanted, "players": len(wish.seats)})
        seed = secrets.randbelow(1 << 53) if wish.seed is None else game.read_seed(wish.seed)
        site = limits.site_of(address)
        await self.trials.check(game, wish.data, msgspec.to_builtins(options), site=site)
        chosen = wish.seed is not None or game.chosen(options)
        match = Match(game, options, seed, wish.data, secret="" if chosen else new_secret())
        occupants = [occupant_of(plan, game) for plan in wish.seats]
        terms = Terms(wish.away, wish.clock, wish.bots_last)
        origin = "chosen" if chosen else "drawn"
        row = await self._create(match, occupants, origin, wish.undo, wish.hints, terms, part=part)
        return self._created(row, occupants, wish.seats)

    async def challenge(self, game: Game, wish: m.DailyWish) -> m.Created:
        """Create a table for a daily challenge: the day decides everything but the name."""
        day = read_day(wish.day, time.time())
        deal = daily(game).deal(day)
        part = await attempt(game, day, self.secret.player(wish.player), self.store)
        match = Match(game, game.read_settings(deal.settings), deal.seed)
        plans = [
            m.SeatPlan(who="me", name=wish.name),
            *(m.SeatPlan(who="bot", bot=strength) for strength in deal.bots),
        ]
        occupants = [occupant_of(plan, game) for plan in plans]
        row = await self._create(match, occupants, "chosen", "open", True, challenge=part)
        return self._created(row, occupants, plans)

    async def position(
        self, game: Game, record: PositionRecord, plans: Sequence[m.SeatPlan]
    ) -> m.Created:
        """Create a table where a match goes on from a position that was tried before."""
        match = open_position(game, record, secrets.randbelow(1 << 53), new_secret())
        return await self.put_up(match, plans, origin="drawn")

    async def puzzle(self, game: Game, one: Puzzle, wish: m.PuzzleWish, address: str) -> m.Created:
        """Create a table at which a puzzle begins. Rivals are bots."""
        record = msgspec.to_builtins(record_of(game, one))
        found = await self._played(record, limits.site_of(address))
        if found.excerpt is None or found.first:
            raise BadRecord(found.wrong or f"the rules of puzzle {one.id} are no longer known")
        match = Match.resume(game, found.excerpt)
        team = game.cooperative(match.settings)
        plans = [
            m.SeatPlan(who="me", name=wish.name)
            if team or seat == one.seat
            else m.SeatPlan(who="bot", bot="easy")
            for seat in match.seats
        ]
        occupants = [occupant_of(plan, game) for plan in plans]
        row = await self._create(
            match, occupants, "imported", "open", True, turns=found.turns, posed=posed_at(one)
        )
        return self._created(row, occupants, plans)

    async def import_(self, wish: m.ImportTable, address: str = "") -> m.Created:
        """Create a table from a record, to continue the match or to look at it."""
        changed, site = wish.record.get("data"), limits.site_of(address)
        if isinstance(changed, dict) and changed:
            await self._try_record(cast("dict[str, object]", changed), wish.record, site)
        found = await self._played(wish.record, site)
        if found.excerpt is None:
            raise BadRecord(found.wrong)
        if found.first:
            raise BadSettings(
                f"the record was begun under edition {found.excerpt.edition!r} of the rules; "
                f"only matches of the present edition can be put on a table"
            )
        match = Match.resume(rempart.game(found.excerpt.game), found.excerpt)
        match.secret, match.start = found.secret, found.start
        return await self.put_up(match, wish.seats, found.turns)

    async def put_up(
        self,
        match: Match,
        plans: Sequence[m.SeatPlan] = (),
        turns: Sequence[tuple[int, m.Choice]] = (),
        origin: str = "imported",
    ) -> m.Created:
        """Create a table with a match that is under way; `turns` are the choices made before. All
        seats are the caller's, unless `plans` says otherwise."""
        plans = plans or [m.SeatPlan(who="me") for _ in match.seats]
        occupants = [occupant_of(plan, match.game) for plan in plans]
        row = await self._create(match, occupants, origin, "open", True, turns=turns)
        return self._created(row, occupants, plans)

    async def _played(self, record: dict[str, object], site: str) -> Played:
        """Have a worker replay a record."""
        order = Order(address=site, seconds=limits.RECORD_TIME)
        game = record.get("game")
        async with self.throttles.asking.turn(site) as bucket:
            found = await self.workers.run(
                game if isinstance(game, str) else "",
                play_record,
                msgspec.json.encode(record),
                order=order,
            )
            bucket.spend(found.seconds)
        return found

    async def read_data(self, game: Game, text: str, address: str = "") -> dict[str, object]:
        """The changes in a designer's data file, if a table may have them."""
        tables = await asyncio.to_thread(tune.read, text)
        changed = tune.difference(game.own_data(tables), tables)
        few, many = game.players[0], game.players[-1]
        setups = {"players": few}, {"players": many}
        await self.trials.check(game, changed, *setups, site=limits.site_of(address))
        return changed

    async def _try_record(
        self, changed: dict[str, object], record: Mapping[str, object], site: str
    ) -> None:
        """Raise an error if the changed values of a record are not playable."""
        checked = read_record(dict(record))
        game = rempart.game(checked.game)
        await self.trials.check(game, changed, checked.settings, site=site)

    async def rematch(
        self, room: Room, same_seed: bool, changed: Mapping[str, object] | None = None
    ) -> tuple[str, list[str]]:
        """Create a table with the same game and people; its id, and the keys of its seats. A table
        of a campaign continues it. `changed`: settings that differ, for another battle or the next
        stage of a run."""
        row, old = room.live.row, room.live
        game = old.game
        options = game.read_settings({**row.options, **(changed or {})})
        part = old.campaign
        if part is not None and old.final and (report := after(old)) is not None:
            part = msgspec.structs.replace(part, wins=report.wins)
        chosen = same_seed or game.chosen(options)
        seed = row.seed if same_seed else secrets.randbelow(1 << 53)
        secret = row.secret if same_seed else "" if chosen else new_secret()
        match = Match(game, options, seed, row.data, secret=secret)
        if old.match.start:
            match = begun_at(match, old.match.start)
        occupants = [
            msgspec.structs.replace(occupant, key=new_key() if occupant.key else "")
            for occupant in old.seats
        ]
        origin = "chosen" if chosen else "drawn"
        row = await self._create(
            match, occupants, origin, row.undo, row.hints, old.terms, part=part
        )
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
        part: Joined | None = None,
        challenge: Attempt | None = None,
        posed: Posed | None = None,
    ) -> TableRow:
        if len(occupants) != len(match.seats):
            raise BadSettings(f"the match has {len(match.seats)} seats, not {len(occupants)}")
        while True:
            row = TableRow(
                id=secrets.token_urlsafe(9),
                code=new_code(),
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
                entries = first_entries(
                    row, occupants, terms, turns, part, challenge, match.start, posed
                )
                await self.store.create(row, entries, snapshot_at(match, len(entries)))
                break
            except CodeTaken:
                continue
        self.wake_bots(await self.tables.room(row.id))
        return row

    def _created(
        self, row: TableRow, seats: Sequence[Occupant], plans: Sequence[m.SeatPlan]
    ) -> m.Created:
        def tokens(who: str) -> dict[int, str]:
            return {
                seat: self.secret.token(row.id, seat, seats[seat].key)
                for seat, plan in enumerate(plans)
                if plan.who == who
            }

        return m.Created(table=row.id, code=row.code, mine=tokens("me"), friends=tokens("friend"))


def new_code() -> str:
    """A code for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(5))


def next_stage(live: LiveTable, code: str) -> dict[str, object]:
    """The setting that changes for the next stage of a run; `BadSettings` if the match was not won,
    or the code is that of another stage."""
    runs, match = live.game.runs, live.match
    outcome = match.outcome
    before = runs.code_of(match.settings, match.seed) if runs else ""
    if runs is None or not before:
        raise BadSettings("the match is not part of a run")
    if outcome is None or not outcome.winners:
        raise BadSettings("a run ends with a defeat; only a victory leads to the next stage")
    if not runs.follows(code, before):
        raise BadSettings(f"{code} is not the stage after {before}")
    return {runs.setting: code}


def occupant_of(plan: m.SeatPlan, game: Game) -> Occupant:
    """The occupant for a planned seat; people get a key of their own."""
    name = plain(plan.name)
    if plan.who == "bot":
        return Occupant("bot", name, check_bot(plan.bot, game), "")
    return Occupant("human" if plan.who == "me" else "free", name, "", new_key())


def check_bot(name: str, game: Game) -> str:
    """The name of a bot, checked: it can play the game and stays within the limits on thinking; an
    empty name means the best one."""
    chosen = name or bots.best(game)
    bot = bots.bot(chosen, game=game)
    if isinstance(bot, bots.SearchBot) and (
        (bot.iterations or 0) > limits.BOT_LINES or (bot.budget or 0.0) > limits.BOT_THINKS
    ):
        raise BadSettings(
            f"a bot at a table tries {limits.BOT_LINES} lines of play for a choice or thinks "
            f"{limits.BOT_THINKS:g} seconds at most: search:{limits.BOT_LINES}it or "
            f"search:{limits.BOT_THINKS:g}, not {chosen!r}"
        )
    return chosen


def first_entries(
    row: TableRow,
    occupants: Iterable[Occupant],
    terms: Terms,
    turns: Iterable[tuple[int, m.Choice]] = (),
    part: Joined | None = None,
    challenge: Attempt | None = None,
    start: Mapping[str, object] | None = None,
    posed: Posed | None = None,
) -> list[Entry]:
    """The first log entries of a new table: who sits where, where its match begins if not with its
    set-up, the terms if they are not the defaults, the campaign or daily challenge it belongs to,
    the choices of an imported match, and the puzzle that begins there."""
    entries: list[Entry] = []

    def add(kind: str, seat: int, body: dict[str, object]) -> None:
        entries.append(Entry(n=len(entries) + 1, kind=kind, seat=seat, body=body, time=row.created))

    for seat, occupant in enumerate(occupants):
        add("seat", seat, msgspec.structs.asdict(occupant))
    if start:
        add("position", -1, {"state": start})
    if terms != Terms():
        add("terms", -1, msgspec.structs.asdict(terms))
    if part is not None:
        add("campaign", -1, msgspec.structs.asdict(part))
    if challenge is not None:
        add("challenge", -1, msgspec.structs.asdict(challenge))
    for seat, choice in turns:
        add("choice", seat, {"choice": choice})
    if posed is not None:
        add("puzzle", -1, msgspec.structs.asdict(posed))
    return entries
