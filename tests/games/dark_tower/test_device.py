"""The packets of the real Tower and what a match tells it, held to the vectors that the browser's
twin is held to (web/src/boards/dark_tower/device/device.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rempart
from rempart.games.dark_tower.device.packets import (
    BadPacket,
    TowerState,
    battery_of,
    checked,
    pack,
    unpack,
)
from rempart.games.dark_tower.device.signals import (
    Chosen,
    Order,
    Stance,
    carried_out,
    followed,
    orders,
    signals,
)
from rempart.games.dark_tower.ids import (
    ADVERSARIES,
    COMPANIONS,
    DRUMS,
    FIRST_ADVERSARY,
    FOES,
    POOLS,
)

VECTORS: dict[str, list[Any]] = json.loads((Path(__file__).parent / "device.json").read_text())


def order_of(fields: dict[str, Any]) -> Order:
    return msgspec.convert(fields, Order)


@pytest.mark.parametrize("vector", VECTORS["packets"], ids=lambda vector: vector["name"])
def test_states_are_packed_and_unpacked(vector: dict[str, Any]):
    state = msgspec.convert(vector["state"], TowerState)
    assert pack(state).hex() == vector["hex"]
    assert unpack(bytes.fromhex(vector["hex"])) == state


@pytest.mark.parametrize("packet", VECTORS["sendable"])
def test_what_may_be_sent(packet: str):
    assert checked(bytes.fromhex(packet)).hex() == packet


@pytest.mark.parametrize("vector", VECTORS["refused"], ids=lambda vector: vector["why"])
def test_what_is_never_sent(vector: dict[str, Any]):
    with pytest.raises(BadPacket):
        checked(bytes.fromhex(vector["hex"]))


@pytest.mark.parametrize(
    "state",
    [TowerState(sound=128), TowerState(lights=(0,) * 23), TowerState(sequence=-1)],
)
def test_what_does_not_fit_is_not_packed(state: TowerState):
    with pytest.raises(BadPacket):
        pack(state)


def test_no_state_turns_a_drum_backwards():
    for vector in VECTORS["packets"]:
        state = msgspec.convert(vector["state"], TowerState)
        for volume in range(4):
            packet = pack(msgspec.structs.replace(state, volume=volume, fault=True))
            assert not packet[18] & 0b1110
            assert checked(packet)


@pytest.mark.parametrize("vector", VECTORS["battery"])
def test_the_battery_in_percent(vector: dict[str, Any]):
    assert battery_of(bytes.fromhex(vector["hex"])) == vector["percent"]


@pytest.mark.parametrize("vector", VECTORS["orders"], ids=lambda vector: vector["name"])
def test_events_become_orders(vector: dict[str, Any]):
    found = orders(vector["events"], vector["positions"])
    assert found == [order_of(one) for one in vector["orders"]]


@pytest.mark.parametrize("vector", VECTORS["followed"], ids=lambda vector: vector["name"])
def test_the_tower_follows_the_table(vector: dict[str, Any]):
    stance, aim = msgspec.convert(vector["stance"], Stance), order_of(vector["aim"])
    assert followed(vector["events"], stance, aim) == [order_of(one) for one in vector["orders"]]


@pytest.mark.parametrize("vector", VECTORS["carried"])
def test_orders_change_only_what_they_say(vector: dict[str, Any]):
    state = unpack(bytes.fromhex(vector["before"]))
    assert pack(carried_out(order_of(vector["order"]), state)).hex() == vector["packet"]


def test_the_table_of_signals_fits_the_game():
    table, game = signals(), rempart.game("dark_tower")
    known = {kind.__name__: kind.__struct_fields__ for kind in game.events}
    lists = {
        ("FoeStruck", "kind"): FOES,
        ("AdversaryActed", "adversary"): ADVERSARIES,
        ("CompanionHelped", "companion"): COMPANIONS,
    }
    for event, signal in table.events.items():
        assert event in known
        for names, said in ((table.sounds, signal.sound), (table.sequences, signal.sequence)):
            if isinstance(said, Chosen):
                assert said.by in known[event]
                of = said.among.values() if isinstance(said.among, dict) else said.among
                assert {name for name in of if name} <= names.keys()
                if (event, said.by) in lists:
                    assert said.among == list(lists[event, said.by])
            elif said:
                assert said in names
    assert all(0 < sound < 128 for sound in table.sounds.values())
    assert all(0 < sequence <= 0x15 for sequence in table.sequences.values())
    comes = table.events["AdversaryAppeared"].sound
    assert isinstance(comes, Chosen)
    assert comes.first == FIRST_ADVERSARY
    assert comes.among == [f"{adversary}_comes" for adversary in ADVERSARIES]
    turns = table.events["DrumTurned"].sequence
    assert isinstance(turns, Chosen)
    assert turns.among == [f"rotate_{drum}" for drum in DRUMS]
    dungeons = table.events["DungeonEntered"].sound
    assert isinstance(dungeons, Chosen)
    assert [name for name in dungeons.among if name] == list(POOLS[:6])
