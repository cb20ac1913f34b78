"""What clients may ask of the lab: how long something takes, a new run, how one stands, its end,
its report, a match of it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import importlib.util
import logging
import secrets
import time
from pathlib import Path
from typing import NamedTuple

import rempart
from rempart.kernel import RempartError
from rempart.kernel.text import Text
from rempart.registry import installed
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.background import BackgroundTasks
from rempart.table.costs import AllThrottles, TooFast
from rempart.table.lab import answers, wishes
from rempart.table.lab.folder import LabEntry, LabFolder, NoSuchRun, new_id
from rempart.table.lab.pace import Paces
from rempart.table.lab.queue import LabQueue
from rempart.table.lab.reports import LabReports
from rempart.table.messages.lab import LabClosed
from rempart.table.queue import Order
from rempart.table.trial import Trials
from rempart.table.worker_pool import WorkerPool
from rempart.table.workers import aside

log = logging.getLogger("rempart.table")


class NoLab(RempartError):
    """There is no lab here."""


class NotYours(RempartError):
    """A token that does not belong to the run."""


class LabPage(NamedTuple):
    """A report, and the hashes of its script and its style."""

    body: bytes
    script: str
    style: str


class LabDesk:
    """The lab of a server. `path`: the folder of its runs; `minutes`: of processor time for a run;
    0: the host wants no lab."""

    def __init__(
        self,
        path: Path,
        minutes: int,
        trials: Trials,
        workers: WorkerPool,
        throttles: AllThrottles,
        tasks: BackgroundTasks,
    ):
        self.minutes = minutes
        self.trials = trials
        self.workers = workers
        self.tasks = tasks
        self.folder = LabFolder(path)
        self.queue = LabQueue(self.folder, minutes)
        self.reports = LabReports(self.folder, tasks)
        self.paces = Paces(workers, throttles)
        self.starts = limits.Buckets(*limits.LAB_STARTS)
        self.sites: dict[str, str] = {}
        """The sites that the runs which are not over came from; nothing is known of those from
        before a restart."""
        self._one = asyncio.Lock()

    @property
    def closed(self) -> LabClosed:
        """Why there is no lab here."""
        if not self.minutes:
            return "off"
        return "" if importlib.util.find_spec("duckdb") else "duckdb"

    def open(self) -> None:
        """Go on with the runs that are there."""
        if not self.closed:
            self.tasks.start(self.queue.go_on())

    def close(self) -> None:
        """Stop playing; the next server goes on."""
        self.queue.close()

    def info(self) -> m.LabInfo:
        """Whether there is a lab here, and how much it plays."""
        games = installed()
        return m.LabInfo(
            closed=self.closed,
            minutes=self.minutes,
            matches=limits.LAB_MATCHES,
            setups=limits.LAB_SETUPS,
            variants=limits.LAB_VARIANTS,
            days=limits.LAB_DAYS,
            bots={
                name: wishes.bots_for(game)
                for name, game in rempart.games().items()
                if name in games
            },
        )

    async def pace(self, wish: m.LabPaceWish, address: str, text: Text) -> m.LabPace:
        """How long matches take."""
        self._check_open(text)
        return await self.paces.ask(wish, limits.site_of(address))

    def _check_open(self, text: Text) -> None:
        if self.closed:
            raise NoLab(text(f"lab_refused.{self.closed}"))

    async def start(self, wish: m.LabWish, address: str, text: Text) -> m.LabStarted:
        """Check a wish and take it in."""
        self._check_open(text)
        game, site = wishes.playable(wish.game), limits.site_of(address)
        wishes.check_lineups(game, wish.bots)
        wishes.check_size(wish, text)
        await self._check_room(site, text)
        each = wishes.setups(game, wish.options, wish.players)
        for variant in wish.variants:
            await self.trials.check(game, variant.patch, *each, site=site)
        own = text("lab.original")
        names = wishes.names_of(wish, own)
        title = ", ".join(name or own for name in names)
        given = wishes.as_spec(wish, names, own, title)
        order = Order(address=site, seconds=limits.JOB_TIME)
        spec = await self.workers.run(game.id, wishes.read_spec, given, text.language, order=order)
        token = secrets.token_urlsafe(16)
        entry = LabEntry(
            id=new_id(),
            game=game.id,
            created=time.time(),
            proof=proof_of(token),
            variants=names,
            options={key: value for key, value in wish.options.items() if key != "players"},
        )
        async with self._one:
            await self._check_room(site, text)
            if not self.starts.take(address):
                raise TooFast(text("lab_refused.often"))
            try:
                await aside(self.folder.add, entry, spec)
            except OSError as error:
                log.error("a run of the lab cannot be stored: %s", error)
                raise NoLab(text("lab_refused.folder")) from error
            self.sites[entry.id] = site
        self.queue.news.set()
        return m.LabStarted(id=entry.id, token=token)

    async def _check_room(self, site: str, text: Text) -> None:
        """Raise an error if too many runs are waiting."""
        waiting = await aside(self.folder.to_play)
        ids = {entry.id for entry in waiting}
        self.sites = {id: place for id, place in self.sites.items() if id in ids}
        mine = sum(place == site for place in self.sites.values())
        if mine >= limits.LAB_WAITING_ADDRESS:
            raise TooFast(text("lab_refused.yours", n=mine))
        if len(waiting) >= limits.LAB_WAITING:
            raise TooFast(text("lab_refused.full", n=len(waiting)))

    async def run(self, id: str, text: Text) -> m.LabRun:
        """How a run stands; once it is over, its report is made."""
        language = text.language

        def read() -> m.LabRun:
            entry = self.folder.entry(id)
            standing = self.folder.standing(id)
            told = self.folder.told(id, language) if entry.over else None
            worth = standing is not None and standing.played > standing.failed
            possible = not self.closed and not self.reports.failed(id, language)
            expected = entry.over and worth and possible
            waiting = [] if entry.over else [one.id for one in self.folder.to_play()]
            ahead = waiting.index(id) if id in waiting else 0
            spec = self.folder.spec(id)
            return answers.run_info(entry, spec, standing, ahead, told, expected)

        found = await aside(read)
        if found.report == "making":
            self.reports.want(id, language)
        return found

    async def stop(self, id: str, token: str) -> None:
        """Stop a run; what was played is kept."""

        def end() -> None:
            entry = self.folder.entry(id)
            if not hmac.compare_digest(entry.proof, proof_of(token)):
                raise NotYours("only the browser that started a run can stop it")
            self.folder.end(id, "stopped")

        await aside(end)
        self.queue.stop(id)

    async def page(self, id: str, language: str) -> LabPage:
        """The report of a run."""

        def read() -> LabPage:
            told = self.folder.told(id, language)
            if told is None:
                raise NoSuchRun
            return LabPage(self.folder.page(id, language), told.script, told.style)

        return await aside(read)

    async def record(self, id: str, match: str) -> bytes:
        """The record of a match that is worth a look."""
        return await aside(self.folder.record, id, match)


def proof_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
