"""The Tower follows a table: it is told what happens there, and people are told how it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from rempart.games.dark_tower.device.link import Radio, Status, TowerLink, TowerTrouble
from rempart.games.dark_tower.device.radio import BleakRadio
from rempart.games.dark_tower.device.signals import START, Order, Stance, aimed, followed
from rempart.kernel.errors import RempartError
from rempart.kernel.fluent import Messages
from rempart.kernel.text import languages, read_texts

PACKAGE, BOARD = "rempart.games.dark_tower", "board."

Say = Callable[[str], None]


class NoTower(RempartError):
    """The Tower cannot play along, in words for people."""


class TowerFollower:
    """A Tower at a table. `say`: shows a line to people."""

    def __init__(self, say: Say, language: str, radio: Radio | None = None):
        self.say = say
        self.language = language
        self.link = TowerLink(radio or BleakRadio(), self._changed)
        self.aim: Order = START
        self.shown = Status()
        """What people were told last."""
        self.match = ""

    async def run(self) -> None:
        """Keep the Tower; raises `NoTower` if it cannot be reached at all."""
        try:
            await self.link.run()
        except TowerTrouble as error:
            raise NoTower(self._words(f"trouble_{error.trouble}")) from error

    async def close(self) -> None:
        """Disconnect it."""
        await self.link.close()

    def follow(self, events: Sequence[Mapping[str, object]], scene: Mapping[str, Any]) -> None:
        """What happened at the table, and the scene there now."""
        zone = next((zone for zone in scene["zones"] if zone["id"] == "tower"), None)
        if zone is None:
            return
        stance = msgspec.convert(zone["extra"], Stance)
        if stance.real != self.match:
            self.match = stance.real
            self.say(self._words(f"match_{stance.real}"))
        for order in followed(events, stance, self.aim):
            self.aim = aimed(self.aim, order)
            self.link.tell(order)

    def _changed(self, now: Status) -> None:
        before, self.shown = self.shown, now
        if now.stage != before.stage:
            self.say(self._words(f"stage_{now.stage}"))
        if now.trouble and now.trouble != before.trouble:
            self.say(self._words(f"trouble_{now.trouble}"))
        if now.jammed and not before.jammed:
            self.say(self._words("notice_jammed"))
        if now.battery is not None and (before.battery is None or (now.low and not before.low)):
            key = "notice_low" if now.low else "notice_battery"
            self.say(self._words(key, n=now.battery))

    def _words(self, key: str, **fields: object) -> str:
        message = messages(self.language)[f"device.{key}"]
        return message if isinstance(message, str) else message(**fields)


@cache
def messages(language: str) -> Messages:
    """The words of the board in a language, or in English."""
    spoken = language if language in languages(PACKAGE, BOARD) else "en"
    return Messages(PACKAGE, spoken, read_texts(PACKAGE, spoken, BOARD))
