"""The conversation with the Tower, with an emulator of ours: none of it has met a real one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from rempart.games.dark_tower.device.link import MOST, Status, Timing, TowerLink, TowerTrouble
from rempart.games.dark_tower.device.signals import NOTHING, Order
from tests.games.dark_tower.tower_emulator import Emulator

QUICK = Timing(
    answer=0.05, heartbeat=0.1, calibration=0.2, rest=0.01, pause=0.005, tries=3, longest=0.02
)


class People:
    """What people were shown."""

    def __init__(self) -> None:
        self.seen: list[Status] = []

    def __call__(self, status: Status) -> None:
        self.seen.append(status)

    def stages(self) -> list[str]:
        found: list[str] = []
        for status in self.seen:
            if status.stage not in found[-1:]:
                found.append(status.stage)
        return found


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not true():
            await asyncio.sleep(0.002)


@asynccontextmanager
async def linked(tower: Emulator) -> AsyncIterator[tuple[TowerLink, People]]:
    people = People()
    link = TowerLink(tower, people, QUICK)
    running = asyncio.create_task(link.run())
    await until(lambda: link.status.stage == "ready")
    yield link, people
    await link.close()
    await running
    assert link.status.stage == "off"
    assert tower.crimes == []
    assert all(packet[0] <= 5 for packet in tower.received)


def held(work: Callable[[Emulator], object]) -> None:
    asyncio.run(work(Emulator()))  # type: ignore[arg-type]


def test_it_calibrates_first():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, people):
            assert tower.received == [b"\x04"]
            assert people.stages() == ["connecting", "calibrating", "ready"]
            await until(lambda: link.status.battery is not None)
            assert link.status.battery == 100

    held(work)


def test_orders_are_carried_out_in_their_turn():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, _):
            link.tell(Order(positions=(1, 0, 0), sound=0x6F, sequence=0x10))
            link.tell(Order(positions=(1, 3, 0), sound=0x6F, sequence=0x11))
            link.tell(Order(seal=4, sound=0x70, sequence=0x0E))
            await until(lambda: tower.state[5] == 0x50)
            assert len(tower.received) == 4
            assert tower.positions() == [1, 3, 0]
            assert tower.turns == [(0, 1), (1, 3)]

    held(work)


def test_each_packet_waits_for_the_answer_to_the_one_before():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, _):
            tower.deaf = 1
            link.tell(Order(positions=(1, 0, 0)))
            link.tell(Order(positions=(2, 0, 0)))
            await until(lambda: len(tower.received) == 2)
            await asyncio.sleep(QUICK.answer / 2)
            assert len(tower.received) == 2
            await until(lambda: tower.positions() == [2, 0, 0])
            one, again, two = tower.received[1:]
            assert one == again != two

    held(work)


def test_a_lost_answer_is_asked_for_again_and_a_silent_tower_is_lost():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, people):
            tower.dead = True
            link.tell(Order(positions=(1, 0, 0)))
            await until(lambda: "lost" in people.stages())
            assert [packet[0] for packet in tower.received[1:]] == [0] * QUICK.tries
            assert any(status.trouble == "silent" for status in people.seen)
            tower.dead = False
            await until(lambda: link.status.stage == "ready" and tower.positions() == [1, 0, 0])

    held(work)


def test_a_battery_that_is_no_longer_told_means_that_the_tower_is_gone():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, people):
            tower.dead = True
            await until(lambda: "lost" in people.stages())
            tower.dead = False
            await until(lambda: link.status.stage == "ready")
            assert tower.connections >= 2

    held(work)


def test_after_the_connection_was_lost_drums_and_lights_are_as_they_should_be():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, people):
            link.tell(Order(positions=(1, 2, 3)))
            await until(lambda: tower.positions() == [1, 2, 3])
            tower.away = True
            tower.unplug()
            await until(lambda: link.status.stage == "lost")
            link.tell(Order(positions=(1, 2, 0)))  # the match goes on meanwhile
            link.tell(Order(seal=0))
            await until(lambda: link.status.trouble == "not_found")
            tower.away = False
            await until(lambda: tower.positions() == [1, 2, 0])
            assert tower.state[3] == 0x50
            assert tower.received.count(b"\x04") == 2
            assert people.stages().count("calibrating") == 2

    held(work)


def test_what_waited_is_not_made_up_for_once_drums_stand_where_they_should():
    """A drum goes forwards only: to take it back, and forth again, would be a whole turn."""

    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, _):
            link.calibrate()
            link.tell(Order(positions=(1, 0, 0)))
            link.tell(Order(positions=(3, 0, 0)))
            link.tell(Order(sound=9))
            await until(lambda: tower.received[-1][15:16] == b"\x09")
            assert tower.turns == [(0, 3)]

    held(work)


def test_a_seal_that_came_off_meanwhile_glows_no_more():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, _):
            link.tell(Order(seal=0))
            await until(lambda: tower.state[3] == 0x50)
            tower.dead = True
            await until(lambda: not link.connected)
            link.tell(Order(seal=NOTHING))
            tower.dead = False
            await until(lambda: tower.state[3] == 0)

    held(work)


def test_a_lost_connection_is_said_until_there_is_a_new_one():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (_, people):
            tower.unplug()
            await until(lambda: people.stages().count("ready") == 2)
            again = [one for one in people.seen if one.stage == "connecting"][-2:]
            assert [one.trouble for one in again] == ["silent", ""]

    held(work)


def test_who_leaves_while_it_is_looked_for_need_not_wait():
    class Far(Emulator):
        async def connect(self, heard: object, lost: object) -> None:
            await asyncio.sleep(3600)

    async def work(_: Emulator) -> None:
        tower = Far()
        people = People()
        link = TowerLink(tower, people, QUICK)
        running = asyncio.create_task(link.run())
        await until(lambda: link.status.stage == "connecting")
        await link.close()
        await asyncio.wait([running], timeout=1)
        assert running.done()
        assert people.stages() == ["connecting", "off"]

    held(work)


def test_a_write_that_hangs_is_given_up():
    class Stuck(Emulator):
        async def send(self, packet: bytes) -> None:
            self.received.append(packet)
            await asyncio.sleep(3600)

    async def work(_: Emulator) -> None:
        tower = Stuck()
        people = People()
        link = TowerLink(tower, people, QUICK)
        running = asyncio.create_task(link.run())
        await until(lambda: len(tower.received) == QUICK.tries)
        await until(lambda: "lost" in people.stages())
        await link.close()
        await running

    held(work)


def test_a_skull_is_counted_while_nothing_is_asked():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, _):
            tower.skull()
            tower.skull()
            assert link.status.skulls == 2
            link.tell(Order(sound=1))
            await until(lambda: len(tower.received) == 2)
            assert tower.received[1][16:18] == b"\x00\x02"

    held(work)


def test_a_skull_that_falls_is_not_taken_for_the_answer():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, _):
            tower.deaf = 1
            link.tell(Order(positions=(0, 1, 0)))
            await until(lambda: len(tower.received) == 2)
            tower.skull()
            await asyncio.sleep(0.01)
            assert link.answer is not None
            await until(lambda: tower.positions() == [0, 1, 0])

    held(work)


def test_a_tower_that_tells_its_lights_otherwise_is_believed():
    async def work(tower: Emulator) -> None:
        tower.dim = True
        async with linked(tower) as (link, people):
            link.tell(Order(seal=0))
            link.tell(Order(positions=(1, 0, 0)))
            await until(lambda: tower.positions() == [1, 0, 0])
            assert len(tower.received) == 3
            assert "lost" not in people.stages()

    held(work)


def test_a_low_battery_is_said():
    async def work(tower: Emulator) -> None:
        tower.millivolts = 3100
        async with linked(tower) as (link, _):
            await until(lambda: link.status.battery is not None)
            assert link.status.low

    held(work)


def test_a_drum_that_is_stuck_stops_nothing():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, _):
            tower.deaf = 1
            link.tell(Order(positions=(1, 0, 0)))
            await until(lambda: len(tower.received) == 2)
            stuck = bytearray(tower.state)
            stuck[1] |= 0x08
            assert tower.heard is not None
            tower.heard(bytes(stuck))
            await until(lambda: link.answer is None)
            assert link.status.jammed
            link.unjam()
            await until(lambda: not link.status.jammed)
            await until(lambda: tower.positions() == [1, 0, 0])
            assert tower.received[2] == b"\x02"
            assert tower.turns == [(0, 1)]

    held(work)


def test_people_can_have_it_calibrated_again():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, _):
            link.tell(Order(positions=(0, 0, 2), seal=NOTHING))
            await until(lambda: tower.positions() == [0, 0, 2])
            link.calibrate()
            await until(lambda: tower.received.count(b"\x04") == 2)
            await until(lambda: tower.positions() == [0, 0, 2])

    held(work)


def test_what_only_sounds_is_left_out_when_much_is_waiting():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, _):
            for sound in range(1, 40):
                link.tell(Order(sound=sound))
            assert len(link.waiting) == MOST
            link.tell(Order(positions=(3, 3, 3)))
            await until(lambda: tower.positions() == [3, 3, 3])

    held(work)


def test_a_tower_that_was_never_there_is_an_error():
    async def work(tower: Emulator) -> None:
        tower.away = True
        link = TowerLink(tower, People(), QUICK)
        with pytest.raises(TowerTrouble) as found:
            await link.run()
        assert found.value.trouble == "not_found"
        assert link.status.stage == "off"

    held(work)


def test_a_tower_that_refuses_is_asked_again_and_then_left():
    async def work(tower: Emulator) -> None:
        async with linked(tower) as (link, people):
            tower.deaf = 1
            link.tell(Order(positions=(1, 0, 0)))
            await until(lambda: len(tower.received) == 2)
            assert tower.heard is not None
            tower.heard(b"\x01")
            await until(lambda: tower.positions() == [1, 0, 0])
            assert any(status.trouble == "refused" for status in people.seen)
            await until(lambda: link.status.trouble == "")

    held(work)
