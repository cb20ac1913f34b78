"""The conversation with the Tower: one packet at a time, each answered before the next is sent.

It connects, calibrates, carries out orders as they come, and connects again when the connection is
lost. Each time it has connected the Tower calibrates, since nobody can know what was done to it
meanwhile; then its drums and lights are brought to where they should be. The TypeScript twin is
`web/src/boards/dark_tower/device/link.ts`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from rempart.games.dark_tower.device.packets import (
    BATTERY,
    CALIBRATE,
    CALIBRATED,
    DARK,
    FAILURE,
    INVALID,
    LENGTH,
    LOW,
    STATE,
    UNJAM,
    DrumState,
    TowerState,
    battery_of,
    checked,
    pack,
    unpack,
)
from rempart.games.dark_tower.device.signals import START, Order, aimed, carried_out
from rempart.kernel.errors import RempartError

Stage = Literal["off", "connecting", "calibrating", "ready", "lost"]
Trouble = Literal["", "no_library", "no_adapter", "not_found", "silent", "refused", "broken"]
MOST = 6
"""Orders that may wait; from then on those that only sound or glow are left out."""


class TowerTrouble(RempartError):
    """Why the Tower cannot be reached, or does not do as it is told."""

    def __init__(self, trouble: Trouble, detail: str = ""):
        super().__init__(detail or trouble)
        self.trouble: Trouble = trouble
        self.detail = detail


class Radio(Protocol):
    """What carries bytes to the Tower and back."""

    async def connect(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        """Find the Tower and listen to it; raises `TowerTrouble`."""
        ...

    async def send(self, packet: bytes) -> None:
        """Write a packet; raises `TowerTrouble`."""
        ...

    async def close(self) -> None:
        """Let go of the Tower."""
        ...


class Status(msgspec.Struct, frozen=True, kw_only=True):
    """The state of the connection, for people."""

    stage: Stage = "off"
    trouble: Trouble = ""
    battery: int | None = None
    """Percent; None: not known yet."""
    skulls: int = 0
    """Skulls that fell through the beam."""
    jammed: bool = False

    @property
    def low(self) -> bool:
        """Whether the battery should be changed."""
        return self.battery is not None and self.battery <= LOW


class Timing(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds that things may take."""

    answer: float = 30.0
    heartbeat: float = 3.0
    """Silence after which the connection counts as lost, while nothing is being done: the Tower
    tells its battery five times a second."""
    calibration: float = 60.0
    rest: float = 0.25
    """Between an answer and the next packet: sooner, it may be missed, or refused by a browser."""
    pause: float = 0.25
    """Pause before the first new attempt; n times as long before the n-th."""
    tries: int = 5
    longest: float = 10.0
    """Between two attempts to connect."""


class TowerLink:
    """A connected Tower: carries out orders, one at a time."""

    def __init__(
        self, radio: Radio, changed: Callable[[Status], None], timing: Timing | None = None
    ):
        self.radio = radio
        self.changed = changed
        self.timing = timing or Timing()
        self.status = Status()
        self.state = TowerState()
        """The last state that is known."""
        self.aim = START
        """Where drums and lights should be, whatever happens meanwhile."""
        self.volume = 0
        """0 loud to 3 mute."""
        self.waiting: deque[Order | int] = deque()
        self.wake = asyncio.Event()
        self.met = False
        """It was connected once, so it is worth waiting for."""
        self.connected = False
        self.closed = False
        self.heard_at = 0.0
        self.reaching: asyncio.Future[None] | None = None
        self.answer: asyncio.Future[None] | None = None
        self.asked: TowerState | int = STATE

    # From outside

    def tell(self, order: Order) -> None:
        """Have an order carried out when it is its turn."""
        self.aim = aimed(self.aim, order)
        if not self.connected or (not order.fixed() and len(self.waiting) >= MOST):
            return
        self.waiting.append(order)
        self.wake.set()

    def calibrate(self) -> None:
        """Calibrate again, when somebody has touched the drums."""
        self._command(CALIBRATE)

    def unjam(self) -> None:
        """Try to free a drum that is stuck."""
        self._command(UNJAM)

    def _command(self, command: int) -> None:
        if self.connected:
            self.waiting.append(command)
            self.wake.set()

    async def run(self) -> None:
        """Keep the Tower until `close`. Raises `TowerTrouble` if it cannot be reached at first."""
        attempt = 0
        try:
            while not self.closed:
                try:
                    self._tell_people(stage="connecting")
                    await self._reach()
                    if self.closed:
                        break
                    self.met = self.connected = True
                    self.heard_at, attempt = self._now(), 0
                    self._tell_people(trouble="")
                    await self._begin()
                    await self._work()
                    if not self.closed:
                        self._tell_people(trouble="silent")
                except TowerTrouble as error:
                    if not self.met:
                        raise
                    self._tell_people(trouble=error.trouble)
                finally:
                    await self._let_go()
                if not self.closed:
                    attempt += 1
                    self._tell_people(stage="lost")
                    self.wake.clear()
                    rest = min(self.timing.longest, 4 * attempt * self.timing.pause)
                    with contextlib.suppress(asyncio.TimeoutError):
                        await asyncio.wait_for(self.wake.wait(), rest)
        finally:
            self._tell_people(stage="off")

    async def close(self) -> None:
        """Let go of the Tower for good."""
        self.closed = True
        self._lost()
        if self.reaching is not None:
            self.reaching.cancel()

    async def _reach(self) -> None:
        """Connect. `close` does not wait for that."""
        self.reaching = asyncio.ensure_future(self.radio.connect(self._heard, self._lost))
        try:
            await self.reaching
        except asyncio.CancelledError:
            if not self.closed:
                raise
        finally:
            self.reaching = None

    # Packets

    async def _begin(self) -> None:
        await self._calibrate()
        if self.aim != START or self.state.lights != DARK:
            await self._catch_up()

    async def _work(self) -> None:
        while self.connected:
            if not self.waiting:
                self.wake.clear()
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), self.timing.heartbeat / 2)
                if self.connected and self._now() - self.heard_at > self.timing.heartbeat:
                    raise TowerTrouble("silent")
                continue
            item = self.waiting.popleft()
            if isinstance(item, Order):
                await self._carry_out(item)
                continue
            if item == CALIBRATE:
                await self._calibrate()
            else:
                await self._exchange(item, self.timing.answer)
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Bring drums and lights to where they should be. Orders that wait must not take them back:
        a drum goes forwards only, nearly all the way round, and skulls would fall out."""
        kept = [item for item in self.waiting if not isinstance(item, Order) or not item.fixed()]
        self.waiting = deque(kept)
        await self._carry_out(self.aim)

    async def _carry_out(self, order: Order) -> None:
        state = msgspec.structs.replace(self.state, volume=self.volume)
        wanted = carried_out(order, state)
        await self._exchange(wanted, self.timing.answer)

    async def _calibrate(self) -> None:
        self._tell_people(stage="calibrating")
        await self._exchange(CALIBRATE, self.timing.calibration)
        at_north = DrumState(calibrated=True)
        self.state = msgspec.structs.replace(self.state, drums=(at_north, at_north, at_north))
        self._tell_people(stage="ready", jammed=False)

    async def _exchange(self, asked: TowerState | int, limit: float) -> None:
        """Send a packet and wait for its answer; send it again if none comes."""
        packet = checked(bytes([asked]) if isinstance(asked, int) else pack(asked))
        trouble: Trouble = "silent"
        for attempt in range(1, self.timing.tries + 1):
            if not self.connected:
                raise TowerTrouble("silent")
            self.asked = asked
            self.answer = asyncio.get_running_loop().create_future()
            try:
                async with asyncio.timeout(limit):
                    await self.radio.send(packet)
                    await self.answer
            except TimeoutError:
                trouble = "silent"
            except TowerTrouble as error:
                trouble = error.trouble
            else:
                self.heard_at = self._now()
                self._tell_people(trouble="")
                await asyncio.sleep(self.timing.rest)
                return
            finally:
                self.answer = None
            self._tell_people(trouble=trouble)
            await asyncio.sleep(attempt * self.timing.pause)
        raise TowerTrouble(trouble)

    def _heard(self, packet: bytes) -> None:
        self.heard_at = self._now()
        if not packet:
            return
        kind = packet[0]
        if kind == BATTERY and len(packet) >= 5:
            self._tell_people(battery=battery_of(packet))
        elif kind == STATE and len(packet) == LENGTH:
            self._told(unpack(packet))
        elif kind == CALIBRATED and self.asked == CALIBRATE:
            self._answered()
        elif kind in (INVALID, FAILURE) and self.answer and not self.answer.done():
            trouble: Trouble = "refused" if kind == INVALID else "broken"
            self.answer.set_exception(TowerTrouble(trouble))

    def _told(self, state: TowerState) -> None:
        """The Tower says how it stands: perhaps as an answer, perhaps because a skull fell."""
        before, self.state = self.state, state
        self._tell_people(skulls=state.skulls, jammed=state.jammed())
        asked = self.asked
        if isinstance(asked, TowerState):
            arrived = state.jammed() or state.positions() == asked.positions()
            # Nobody knows whether it tells all lights as they were asked for.
            if arrived and (state.lights == asked.lights or state.skulls == before.skulls):
                self._answered()
        elif asked == UNJAM:
            self._answered()
        elif asked == CALIBRATE and state.calibrated() and not before.calibrated():
            # Otherwise it says that it was calibrated before, and may be about to do it again.
            self._answered()

    def _answered(self) -> None:
        if self.answer and not self.answer.done():
            self.answer.set_result(None)
        self.asked = STATE

    def _lost(self) -> None:
        """The connection is gone."""
        self.connected = False
        self.waiting.clear()
        if self.answer and not self.answer.done():
            self.answer.set_exception(TowerTrouble("silent"))
        self.wake.set()

    async def _let_go(self) -> None:
        self.connected = False
        self.waiting.clear()
        with contextlib.suppress(TowerTrouble):
            await self.radio.close()

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _tell_people(self, **news: object) -> None:
        now = msgspec.structs.replace(self.status, **news)
        if now != self.status:
            self.status = now
            self.changed(now)
