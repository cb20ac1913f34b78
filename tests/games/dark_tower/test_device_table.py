"""`rempart tower`: an emulated Tower, behind a fake bleak, follows a table of a real server."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rempart import device
from rempart.cli import main
from rempart.device import NoTable, address_of_table
from rempart.games.dark_tower.device.follow import NoTower
from rempart.games.dark_tower.device.link import TowerLink
from rempart.games.dark_tower.device.radio import BleakRadio
from rempart.games.dark_tower.options import EndTurn
from rempart.games.dark_tower.steps.real import SkullsFell
from rempart.kernel import Match, RempartError
from rempart.table import messages as m
from rempart.terminal.language import speak
from tests.e2e.realm import at, offered, reach, twin
from tests.games.dark_tower.test_device_link import QUICK
from tests.games.dark_tower.tower_emulator import Emulator
from tests.table import server
from tests.table.server import Player, Served

EN = speak("en")
ME = {"who": "me", "name": "Ada"}
SOON = 30.0


class BleakError(Exception):
    """As bleak's own."""


class Near(Emulator):
    """A Tower for bleak: while somebody is connected, nobody finds it."""

    held = False
    mute = 0
    """Attempts to listen to it that fail."""


class FakeClient:
    """`bleak.BleakClient`, as far as it is used, for the Tower that the scanner found."""

    def __init__(self, found: Near, disconnected_callback: Callable[[object], None]):
        self.tower = found
        self.gone = disconnected_callback

    async def connect(self) -> None:
        if self.tower.away:
            raise BleakError("out of range")
        self.tower.held = True

    async def start_notify(self, id: str, heard: Callable[[object, bytearray], None]) -> None:
        if self.tower.mute:
            self.tower.mute -= 1
            raise BleakError("not allowed")
        assert id == "6e400003-b5a3-f393-e0a9-e50e24dcca9e"
        await self.tower.connect(
            lambda packet: heard(None, bytearray(packet)), lambda: self.gone(self)
        )

    async def write_gatt_char(self, id: str, packet: bytes, response: bool) -> None:
        assert (id, response) == ("6e400002-b5a3-f393-e0a9-e50e24dcca9e", True)
        if self.tower.heard is None:
            raise BleakError("not connected")
        await self.tower.send(packet)

    async def disconnect(self) -> None:
        self.tower.held = False
        await self.tower.close()
        self.gone(self)


class Bluetooth:
    """What this computer can reach."""

    def __init__(self) -> None:
        self.tower = Near(beat=0.05)
        self.adapter = True

    async def find_device_by_name(self, name: str, timeout: float) -> Near | None:
        assert name == "ReturnToDarkTower"
        if not self.adapter:
            raise BleakError("no adapter")
        return None if self.tower.away or self.tower.held else self.tower


@pytest.fixture
def bluetooth(monkeypatch: pytest.MonkeyPatch) -> Bluetooth:
    """A bleak of ours in place of the real one."""
    found = Bluetooth()
    fake, errors = ModuleType("bleak"), ModuleType("bleak.exc")
    fake.BleakScanner, fake.BleakClient = found, FakeClient  # type: ignore[attr-defined]
    errors.BleakError = BleakError  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "bleak", fake)
    monkeypatch.setitem(sys.modules, "bleak.exc", errors)
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
    return found


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("tower") / "rempart.db")) as found:
        yield found


def ends_with_a_question(match: Match) -> bool:
    """My turn, with drums that have turned; at its end somebody is asked where a skull fell."""
    s = match.state
    if not offered(match, EndTurn) or s.pos == [0, 0, 0] or not ~s.seals & 0xFFF:
        return False
    ahead = twin(match)
    ahead.choose(EndTurn())
    return ahead.decision is not None and isinstance(ahead.decision.step, SkullsFell)


@pytest.fixture(scope="module")
def turn() -> Match:
    return reach(ends_with_a_question, real_tower=True, players=1)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


def test_it_follows_a_table(bluetooth: Bluetooth, served: Served, turn: Match):
    tower, said = bluetooth.tower, list[str]()
    made = at(served, turn, ME)

    async def work() -> None:
        address = f"{served.url}/t/{made['table']}#never-used"
        following = asyncio.create_task(device.follow(address, said.append, EN))
        await until(lambda: tower.positions() == turn.state.pos)
        player = await Player.sit(served, made["table"], made["mine"]["0"])
        await player.ask(m.Choose, choice={"type": "EndTurn"})
        await until(lambda: any(packet[15:16] == b"\x71" for packet in tower.received))

        # Unplugged: the match goes on with the virtual Tower.
        tower.away = True
        tower.unplug()
        await until(lambda: any("connection lost" in line for line in said))
        await player.until(lambda: any(o.option["type"] == "TakeOver" for o in player.offers))
        await player.ask(m.Choose, choice={"type": "TakeOver", "seat": 0})
        await until(lambda: any("The virtual Tower has taken over" in line for line in said))

        # It is back.
        tower.away = tower.held = False
        await until(lambda: tower.received.count(b"\x04") == 2)
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)

    server.run(work())
    assert "Return to Dark Tower, table" in said[0]
    assert "connecting …" in said
    assert "calibrating: wait until the drums stand still" in said
    assert "ready" in said
    assert "The Tower's batteries: about 100%." in said
    assert tower.crimes == []


def test_a_tower_that_is_only_half_reached_is_let_go_of(bluetooth: Bluetooth):
    """Otherwise it would be found no more: it is silent to everybody else while it is connected."""
    tower = bluetooth.tower

    async def work() -> None:
        link = TowerLink(BleakRadio(), lambda _: None, QUICK)
        running = asyncio.create_task(link.run())
        await until(lambda: link.status.stage == "ready")
        tower.mute = 1
        tower.unplug()
        await until(lambda: tower.mute == 0)
        await until(lambda: link.status.stage == "ready")
        await link.close()
        await running

    server.run(work())
    assert not tower.held
    assert tower.crimes == []


def test_a_low_battery_is_told(bluetooth: Bluetooth, served: Served, turn: Match):
    said = list[str]()
    bluetooth.tower.millivolts = 3150
    made = at(served, turn, ME)

    async def work() -> None:
        following = asyncio.create_task(
            device.follow(f"{served.url}/join/{made['code']}", said.append, EN)
        )
        await until(lambda: "The Tower's batteries are low: about 10%." in said)
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)

    server.run(work())


def refused(served: Served, turn: Match) -> str:
    made = at(served, turn, ME)
    with pytest.raises(NoTower) as found:
        asyncio.run(device.follow(f"{served.url}/t/{made['table']}", [].append, EN))
    return str(found.value)


def test_without_bleak_it_says_how_to_get_it(
    bluetooth: Bluetooth, served: Served, turn: Match, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(sys.modules, "bleak", None)
    said = refused(served, turn)
    assert said == "The bleak package is missing: pip install 'rempart[tower]'"


def test_without_bluetooth_it_says_so(bluetooth: Bluetooth, served: Served, turn: Match):
    bluetooth.adapter = False
    assert refused(served, turn) == "Bluetooth is switched off, or this device has none."


def test_a_tower_that_is_not_there(bluetooth: Bluetooth, served: Served, turn: Match):
    bluetooth.tower.away = True
    assert refused(served, turn).startswith("The Tower was not found.")


def test_a_game_without_such_a_thing(bluetooth: Bluetooth, served: Served):
    import httpx

    body = {"game": "kravora", "seats": [ME, {"who": "bot"}]}
    answer = httpx.post(f"{served.url}/api/tables", json=body, timeout=60, trust_env=False)
    address = f"{served.url}/t/{answer.json()['table']}"
    with pytest.raises(NoTable, match="Kravora has no device that can follow a table"):
        asyncio.run(device.follow(address, [].append, EN))


@pytest.mark.parametrize("page", ["t/nothing-here", "join/ZZZZZ"])
def test_a_table_that_is_not_there(bluetooth: Bluetooth, served: Served, page: str):
    with pytest.raises(NoTable, match=r"no such table|no table with the code"):
        asyncio.run(device.follow(f"{served.url}/{page}", [].append, EN))


def test_a_server_that_is_not_there(
    bluetooth: Bluetooth, capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    assert main(["tower", "http://127.0.0.1:9/t/abc", "--lang", "en"]) == 2
    assert "cannot be reached: is the server running" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "server", "table", "code"),
    [
        ("http://h:8000/t/abc#key", "http://h:8000", "abc", ""),
        ("https://play.example.org/join/QWERT", "https://play.example.org", "", "QWERT"),
        ("h:8000/t/abc", "http://h:8000", "abc", ""),
        ("QWERT", "http://127.0.0.1:8000", "", "QWERT"),
    ],
)
def test_where_a_table_is(given: str, server: str, table: str, code: str):
    found: Any = address_of_table(given, EN)
    assert (found.server, found.table, found.code) == (server, table, code)


@pytest.mark.parametrize("given", ["http://h/", "ftp://h/t/abc", "http://h/new/kravora"])
def test_what_is_no_table(given: str):
    with pytest.raises(RempartError, match="is not the address of a table"):
        address_of_table(given, EN)


def test_bots_leave_the_question_to_people(served: Served):
    def rivals_asked(match: Match) -> bool:
        return isinstance(match.decision.step, SkullsFell)  # type: ignore[union-attr]

    match = reach(rivals_asked, real_tower=True, players=2, mode="competitive")
    made = at(served, match, ME, {"who": "bot", "bot": "easy"})

    async def work() -> None:
        player = await Player.sit(served, made["table"], made["mine"]["0"])
        before = player.update.n
        await asyncio.sleep(1)
        assert player.update.n == before
        await player.ask(m.Choose, choice={"type": "NoMoreFell", "seat": 0})
        await player.until(lambda: player.update.n > before)

    server.run(work())
