"""The table service of one process: all its parts, opened and closed together."""

from __future__ import annotations

from pathlib import Path

from rempart.review import TOTAL
from rempart.table import limits
from rempart.table.background import BackgroundTasks
from rempart.table.capacity import Capacity
from rempart.table.costs import AllThrottles
from rempart.table.lab.desk import LabDesk
from rempart.table.lobby import Lobby
from rempart.table.log_writer import LogWriter
from rempart.table.making import TableMaker
from rempart.table.notifications import Notifications
from rempart.table.positions import Positions
from rempart.table.presence import GRACE, Presence
from rempart.table.push import Pusher
from rempart.table.rates import Rates
from rempart.table.registry import TableRegistry
from rempart.table.renderer import Renderer
from rempart.table.replays import Replays
from rempart.table.rooms import Room
from rempart.table.store import Store
from rempart.table.telling import Broadcaster
from rempart.table.thinking import Thinking
from rempart.table.tokens import ServerSecret
from rempart.table.trial import Trials
from rempart.table.worker_pool import WorkerPool
from rempart.table.workshop import Workshop


class TableService:
    """The parts of the service, wired together.

    tables          the tables in memory, and how others are found
    maker           creates tables
    rates           rates stages of runs before they are offered
    lab             lets bots play many matches, beside the tables
    workshop        checks changed numbers while they are typed
    positions       checks and analyses positions that somebody sets up
    lobby           the tables that look for players
    replays         the published matches
    log             changes tables, and updates everybody
    thinking        bots, hints, reviews
    answer_workers  the processes that answer questions
    presence        who is there
    notifications   Web Push
    """

    def __init__(
        self,
        store: Store,
        bot_pause: float = 0.5,
        forget_after: float = 900,
        processes: int = 0,
        hint_time: float = limits.HINT_TIME,
        review_time: float = TOTAL,
        grace: float = GRACE,
        push: Pusher | None = None,
        lab: Path | None = None,
        lab_minutes: int = limits.LAB_MINUTES,
        lobby: bool = False,
    ):
        self.store = store
        self.opened = False
        self.secret = ServerSecret()
        self.tasks = BackgroundTasks()
        self.throttles = AllThrottles()
        self.capacity = Capacity()
        self.broadcaster = Broadcaster(self.tasks.start)
        self.voices = limits.Buckets(*limits.VOICES)
        self.presence = Presence(store, grace)
        self.notifications = Notifications(store, push, self.tasks.start)
        renderer = Renderer() if processes else None
        self.log = LogWriter(
            store, self.tasks, self.presence, self.notifications, renderer, self._wake_bots
        )
        self.thinking = Thinking(
            self.tasks, self.log, self.secret, processes, bot_pause, hint_time, review_time
        )
        self.tables = TableRegistry(
            store, self.secret, self.log, self.presence, self._wake_bots, forget_after
        )
        self.answer_workers = WorkerPool(min(processes, limits.ANSWER_WORKERS))
        trials = Trials(self.thinking.workers)
        self.maker = TableMaker(
            store,
            self.tables,
            self.secret,
            trials,
            self.answer_workers,
            self.throttles,
            self._wake_bots,
        )
        self.rates = Rates(self.thinking.workers, self.throttles)
        self.lab = LabDesk(
            lab or Path(),
            lab_minutes if lab else 0,
            trials,
            self.thinking.workers,
            self.throttles,
            self.tasks,
        )
        self.workshop = Workshop(self.answer_workers, self.throttles)
        self.positions = Positions(
            self.answer_workers, self.thinking.workers, trials, self.throttles
        )
        self.lobby = Lobby(store, self.tables, lobby)
        self.replays = Replays(store, self.tables)

    def _wake_bots(self, room: Room) -> None:
        """Indirection that breaks a cycle: bots write to the log, and writing to the log wakes
        bots."""
        self.thinking.wake_bots(room)

    async def open(self) -> None:
        """Open the store, listen to other processes and start the background tasks."""
        await self.store.open()
        self.secret.value = await self.store.secret()
        self.opened = True
        if self.log.renderer is not None:
            self.log.renderer.start()
        self.tasks.start(self.log.listen(self.tables.rooms))
        self.tasks.start(self.tables.forget_unused())
        self.tasks.start(self.lobby.look_round(self.tables.rooms))
        self.lab.open()
        self.tasks.start(self.presence.look_round(self.tables.rooms, self.log, self._wake_bots))

    async def close(self) -> None:
        """Cancel background tasks, stop the workers and close the store."""
        await self.tasks.close()
        self.lab.close()
        self.thinking.workers.close()
        self.answer_workers.close()
        if self.log.renderer is not None:
            await self.log.renderer.close()
        self.notifications.close()
        await self.store.close()
