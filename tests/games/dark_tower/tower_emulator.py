"""A Tower that speaks the protocol, for tests: as section 8 of the catalogue has it, in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rempart.games.dark_tower.device.link import TowerTrouble

CALIBRATED = 0x10, 0x42
"""Bytes 1 and 2 of a Tower whose drums are all calibrated, at north."""


class Emulator:
    """A Tower, and the radio to it (`device.link.Radio`).

    It understands bytes, not our classes: a mistake in `packets` cannot hide behind itself. What no
    Tower may ever be sent is written down in `crimes`: a command above 5, a drum backwards, and
    anything before it has answered, above all while it calibrates, or at once afterwards.
    """

    def __init__(self, beat: float = 0.01):
        self.beat = beat
        """Seconds between two reports of the battery."""
        self.state = bytearray(20)
        self.millivolts = 4500
        self.received: list[bytes] = []
        self.crimes: list[str] = []
        self.turns: list[tuple[int, int]] = []
        """Each turn of a drum: which, and by how many quarters, always forwards."""
        self.busy = False
        """It has not answered yet."""
        self.calibration = 0.01
        """Seconds that a calibration takes."""
        self.rest = 0.008
        """Seconds after an answer in which it wants no packet."""
        self.answered = -1.0
        """When it last answered; negative: not yet."""
        self.dim = False
        """It answers that all its lights are out."""
        self.connections = 0
        self.deaf = 0
        """Packets that it will not answer."""
        self.dead = False
        """It answers nothing and tells no battery, although the connection stands."""
        self.away = False
        """It cannot be found."""
        self.heard: Callable[[bytes], None] | None = None
        self.lost: Callable[[], None] | None = None
        self.beating: asyncio.Task[None] | None = None

    # The radio

    async def connect(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        await asyncio.sleep(0)
        if self.away:
            raise TowerTrouble("not_found")
        self.connections += 1
        self.heard, self.lost = heard, lost
        self.beating = asyncio.create_task(self._beat())

    async def send(self, packet: bytes) -> None:
        if self.heard is None:
            raise TowerTrouble("silent")
        self.received.append(packet)
        if self.busy:
            self.crimes.append("a packet before the answer")
        if self.answered >= 0 and self._now() - self.answered < self.rest:
            self.crimes.append("a packet right after the answer")
        if self.deaf:
            self.deaf -= 1
        elif not self.dead:
            self.busy = True
            later = self.calibration if packet[0] == 4 else 0.0
            if later:
                self._say(bytes(self.state))  # as it stands: perhaps calibrated, but not for long
            asyncio.get_running_loop().call_later(later, self._obey, packet)

    async def close(self) -> None:
        self.heard = self.lost = None
        self.busy, self.answered = False, -1.0
        if self.beating:
            self.beating.cancel()

    # What happens to it

    def unplug(self) -> None:
        """Batteries out: the connection is gone, and the drums know nothing any more."""
        self.state = bytearray(20)
        lost = self.lost
        self.heard = None
        self.busy = False
        if lost:
            lost()

    def skull(self) -> None:
        """A skull falls through the beam."""
        count = int.from_bytes(self.state[16:18], "big") + 1
        self.state[16:18] = count.to_bytes(2, "big")
        self._say(bytes(self.state))

    def positions(self) -> list[int]:
        bits = self.state[1] | self.state[2] << 8
        return [bits >> 1 & 3, bits >> 6 & 3, bits >> 11 & 3]

    # How it obeys

    def _obey(self, packet: bytes) -> None:
        if not self.busy:
            return  # it was unplugged meanwhile
        self.busy = False
        self.answered = self._now()
        if packet[0] > 5:
            self.crimes.append(f"command {packet[0]}")
        elif packet[0] == 4:
            self.state[1], self.state[2] = CALIBRATED
            self._say(b"\x08")
            self._say(bytes(self.state))
        elif packet[0]:
            self._say(bytes(self.state))
        elif len(packet) != 20:
            self._say(b"\x01")
        else:
            self._take(packet)

    def _take(self, packet: bytes) -> None:
        if packet[18] & 0b1110:
            self.crimes.append("a drum backwards")
        before, count = self.positions(), self.state[16:18]
        self.state[:] = packet
        self.state[16:18] = count
        for drum, (old, new) in enumerate(zip(before, self.positions(), strict=True)):
            if old != new:
                self.turns.append((drum, (new - old) % 4))
        self.state[15] = self.state[19] = 0
        told = bytearray(self.state)
        if self.dim:
            told[3:15] = bytes(12)
        self._say(bytes(told))

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _say(self, packet: bytes) -> None:
        if self.heard:
            self.heard(packet)

    async def _beat(self) -> None:
        while True:
            if not self.dead:
                self._say(bytes([7, 0, 0, *self.millivolts.to_bytes(2, "big")]))
            await asyncio.sleep(self.beat)
