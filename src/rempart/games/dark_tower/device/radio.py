"""The Tower by the Bluetooth of this computer, through the library bleak (`rempart[tower]`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rempart.games.dark_tower.device.link import TowerTrouble
from rempart.games.dark_tower.device.packets import NAME, NOTIFY, WRITE

if TYPE_CHECKING:
    from bleak import BleakClient

SEARCH = 15.0
"""Seconds that the Tower is looked for."""


class BleakRadio:
    """The Tower that is near, whichever it is."""

    def __init__(self) -> None:
        self.client: BleakClient | None = None

    async def connect(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        """Find the Tower and listen to it."""
        try:
            from bleak import BleakClient, BleakScanner
            from bleak.exc import BleakError
        except ImportError as error:
            raise TowerTrouble("no_library") from error
        try:
            found = await BleakScanner.find_device_by_name(NAME, timeout=SEARCH)
        except (BleakError, OSError) as error:  # no adapter, or nobody to ask for one
            raise TowerTrouble("no_adapter", str(error)) from error
        if found is None:
            raise TowerTrouble("not_found")
        # Kept even if only half reached: it must be let go of, or nobody finds the Tower any more.
        self.client = client = BleakClient(
            found, disconnected_callback=lambda gone: lost() if gone is self.client else None
        )
        try:
            await client.connect()
            await client.start_notify(NOTIFY, lambda _, packet: heard(bytes(packet)))
        except (BleakError, OSError, TimeoutError) as error:
            raise TowerTrouble("not_found", str(error)) from error

    async def send(self, packet: bytes) -> None:
        """Write a packet."""
        from bleak.exc import BleakError

        if self.client is None:
            raise TowerTrouble("silent")
        try:
            await self.client.write_gatt_char(WRITE, packet, response=True)
        except (BleakError, OSError) as error:
            raise TowerTrouble("silent", str(error)) from error

    async def close(self) -> None:
        """Let go of the Tower."""
        client, self.client = self.client, None
        if client is not None:
            from bleak.exc import BleakError

            try:
                await client.disconnect()
            except (BleakError, OSError) as error:
                raise TowerTrouble("silent", str(error)) from error
