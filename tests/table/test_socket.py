"""The socket: what it is for, and what becomes of those who send rubbish."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any, cast

import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import rempart
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.service import TableService
from rempart.table.session import Session
from rempart.table.socket import Connection
from rempart.table.telling import tell
from tests.table.people import open_service
from tests.table.people import plans as seat_plans
from tests.table.server import (
    SOON,
    Closed,
    Player,
    Served,
    alone,
    duo,
    health,
    new_table,
    run,
)

POLICY, TOO_BIG, NOT_UTF8, NOT_FOUND = 1008, 1009, 1007, 4404


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose limits nobody runs into."""
    with Served(str(tmp_path_factory.mktemp("socket") / "rempart.db")) as served:
        yield served
        log = served.log()
    assert "a message failed" not in log, log
    assert "Exception" not in log, log


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with its own limits."""
    with Served(str(tmp_path_factory.mktemp("strict") / "rempart.db"), limited=True) as served:
        yield served


# What it is for


def test_hello_play_watch(served: Served):
    async def work() -> None:
        one, other = await duo(served)
        watcher = await Player.sit(served, one.update.table.table)
        assert watcher.update.first
        assert (watcher.seat, watcher.offers) == (-1, [])
        n = one.n
        assert await one.choose() == m.Done(id=1)
        for player in (one, other, watcher):
            await player.until(lambda player=player: player.n == n + 1)
            assert player.position.at == 1
            assert not player.update.first
        assert other.lines() == watcher.lines()
        assert {seat.present for seat in watcher.update.table.seats} == {True}
        await other.leave()
        await one.until(lambda: not one.update.table.seats[other.seat].present)

    run(work())


def test_a_whole_match_over_sockets(served: Served):
    async def work() -> None:
        one, other = await duo(served, options={"faction": "elves"}, seed=3)
        while not one.update.table.over:
            chooser = one if one.offers else other
            assert isinstance(await chooser.choose(len(chooser.offers) // 2), m.Done)
            for player in (one, other):
                await player.until(lambda player=player, n=chooser.n: player.n == n)
        assert one.position.ending == other.position.ending
        assert one.position.ending is not None
        assert (await other.ask(m.ExportRecord)).code == "forbidden"
        assert (await one.ask(m.ExportRecord)).record["game"] == "fantasy_defense"

    run(work())


def test_coming_back_lands_in_the_same_prompt(served: Served):
    async def work() -> None:
        made = await new_table(served, "me", "friend")
        tokens = [made.mine[0], made.friends[1]]
        players = [await Player.sit(served, made.table, token) for token in tokens]
        for _ in range(5):
            chooser = next(player for player in players if player.offers)
            await chooser.choose(-1)
            for player in players:
                await player.until(lambda player=player, n=chooser.n: player.n == n)
        before = [player.update for player in players]
        for player in players:
            await player.leave()
        for player, old in zip(players, before, strict=True):
            again = await Player.sit(served, made.table, *player.tokens)
            assert again.update.first
            assert again.update.positions == old.positions
            assert (again.n, again.update.can_undo) == (old.n, old.can_undo)

    run(work())


def test_hello_again_brings_another_language_and_other_seats(served: Served):
    async def work() -> None:
        made = await new_table(served, "me", "me")
        player = await Player.sit(served, made.table)
        assert player.seat == -1
        await player.hello(*made.mine.values(), lang="fr")
        assert [position.seat for position in player.update.positions] == [0, 1]
        french = player.position.awaited
        await player.hello(*made.mine.values(), lang="xx")
        assert french is not None
        assert player.position.awaited is not None
        assert french.prompt != player.position.awaited.prompt

    run(work())


def test_compression_is_offered(served: Served):
    async def work() -> None:
        player = await alone(served)
        packed = await Player.sit(served, player.update.table.table, compression="deflate")
        assert packed.socket.protocol.extensions
        assert packed.update.n == player.n

    run(work())


def test_messages_do_not_wait_for_each_other(served: Served):
    """A small message is sent at once: the second of two (Update, Done) does not take the 40 ms of
    a delayed ACK."""

    async def work() -> float:
        player = await alone(served)
        times: list[float] = []
        for _ in range(9):
            start = time.perf_counter()
            assert isinstance(await player.choose(), m.Done)
            times.append(time.perf_counter() - start)
        return median(times)

    assert min(run(work()) for _ in range(3)) < 0.035


def test_nobody_waits_for_a_hint(served: Served):
    """Whoever has asked for one can choose meanwhile; the hint still comes."""

    async def work() -> None:
        player = await alone(served)
        await player.ask(m.WhyNot, choice={"type": "EndStrategy"})  # The workers are there.
        hint = await player.request(m.Hint)
        why = await player.request(m.WhyNot, choice={"type": "EndStrategy"})
        answers = [await player.answer(id) for id in (hint, why)]
        assert [type(answer) for answer in answers] == [m.Hinted, m.Refused]
        assert player.inbox.index(answers[1]) < player.inbox.index(answers[0])
        hint = await player.request(m.Hint)
        assert isinstance(await player.choose(), m.Done)
        assert isinstance(await player.answer(hint), m.Hinted | m.Problem)
        assert isinstance(await player.ask(m.Hint), m.Hinted)

    run(work())


# Doors that stay shut


def test_an_unknown_table(served: Served):
    async def work() -> None:
        for table in ("nowhere", "%00", "a" * 300, "💂"):
            player = await Player.connect(served, table)
            assert await player.closed() == NOT_FOUND
            assert "no such table" in (player.socket.close_reason or "")

    run(work())


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "http://127.0.0.1", "null", "", "http://[", "file://", "x"],
)
def test_another_site_s_page_is_refused(served: Served, origin: str):
    async def work() -> None:
        made = await new_table(served, "me")
        with pytest.raises(websockets.InvalidStatus) as refused:
            await Player.connect(
                served,
                made.table,
                additional_headers={"Origin": origin} if origin != "" else {},
                origin="" if origin == "" else None,
            )
        assert refused.value.response.status_code == 403

    run(work())


def test_our_own_page_is_let_in(served: Served):
    async def work() -> None:
        made = await new_table(served, "me")
        player = await Player.sit(served, made.table, made.mine[0], origin=served.url)
        assert player.seat == 0

    run(work())


def test_nothing_goes_before_hello(served: Served):
    async def work() -> None:
        made = await new_table(served, "me")
        player = await Player.connect(served, made.table)
        await player.say(m.Choose(id=7, n=1, seat=0, choice={"type": "EndStrategy"}))
        answer = await player.answer(7)
        assert (answer.code, answer.message) == ("forbidden", "Say hello first.")
        assert (await player.hello(made.mine[0])).n == 1

    run(work())


# Rubbish

DEEP = "[" * 30_000
RUBBISH: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "hello?",
    "half": '{"type": "hello"',
    "a number": "17",
    "null": "null",
    "a list": "[]",
    "no type": "{}",
    "an unknown type": '{"type": "explode", "id": 5}',
    "a server's type": '{"type": "done", "id": 5}',
    "a type that is none": '{"type": ["hello"]}',
    "an extra field": '{"type": "hint", "id": 5, "seat": 0, "x": 1}',
    "a missing field": '{"type": "choose", "id": 5, "seat": 0}',
    "a wrong type": '{"type": "choose", "id": 5, "n": "1", "seat": 0, "choice": {}}',
    "a seat out of range": '{"type": "hint", "id": 5, "seat": 8}',
    "a negative seat": '{"type": "hint", "id": 5, "seat": -1}',
    "a choice that is none": '{"type": "choose", "id": 5, "n": 1, "seat": 0, "choice": []}',
    "too many tokens": json.dumps({"type": "hello", "tokens": ["x"] * 9}),
    "a long token": json.dumps({"type": "hello", "tokens": ["x" * 201]}),
    "a long name": json.dumps({"type": "rename", "id": 5, "n": 1, "seat": 0, "name": "x" * 41}),
    "a long line": json.dumps(
        {"type": "what_if", "id": 5, "seat": 0, "at": 0, "choices": [{}] * 501}
    ),
    "a huge number": '{"type": "hint", "id": 1' + "0" * 5000 + ', "seat": 0}',
    "half a surrogate": '{"type": "hello", "lang": "\\ud800"}',
    "deep lists": DEEP,
    "deep objects": '{"choice":' * 6000,
    "deep inside": '{"type": "choose", "id": 5, "n": 1, "seat": 0, "choice": {"a": ' + DEEP,
    "bytes": b'{"type": "hello"}',
    "no bytes": b"",
}


@pytest.mark.parametrize("rubbish", RUBBISH.values(), ids=RUBBISH)
def test_rubbish_is_answered_and_in_the_end_shown_the_door(served: Served, rubbish: str | bytes):
    async def work() -> None:
        one, other = await duo(served)
        rude = await Player.sit(served, one.update.table.table)
        for count in range(1, limits.PATIENCE + 1):
            await rude.shout(rubbish)
            await rude.until(lambda count=count: len(rude.problems) == count)
        assert {problem.code for problem in rude.problems} == {"malformed"}
        known = isinstance(rubbish, str) and rubbish.endswith("}") and '"id": 5' in rubbish
        assert {problem.id for problem in rude.problems} == {5 if known else 0}
        assert await rude.closed() == POLICY
        await undisturbed(one, other)

    run(work())


async def undisturbed(one: Player, other: Player) -> None:
    """The people at a table go on as if nothing had happened."""
    n = one.n
    assert isinstance(await one.choose(), m.Done)
    await other.until(lambda: other.n == n + 1)
    assert not one.problems
    assert not other.problems


def test_a_message_that_is_too_big_ends_the_talk(served: Served):
    async def work() -> None:
        one, other = await duo(served)
        rude = await Player.sit(served, one.update.table.table)
        await rude.shout('"' + "x" * limits.MESSAGE_BYTES + '"')
        assert await rude.closed() == TOO_BIG
        zipped = await Player.sit(served, one.update.table.table, compression="deflate")
        await zipped.shout(json.dumps({"type": "hello", "lang": "x" * 50_000_000}))
        assert await zipped.closed() == TOO_BIG
        await undisturbed(one, other)

    run(work())


def test_the_biggest_message_is_read(served: Served):
    async def work() -> None:
        player = await alone(served)
        frame = {"type": "why_not", "id": 1, "seat": 0, "choice": {"type": "Deploy", "x": ""}}
        frame["choice"]["x"] = "y" * (limits.MESSAGE_BYTES - len(json.dumps(frame)))
        await player.shout(json.dumps(frame))
        await player.answer(1)

    run(work())


def test_bytes_that_are_no_text_end_the_talk(served: Served):
    async def work() -> None:
        one, other = await duo(served)
        rude = await Player.sit(served, one.update.table.table)
        await rude.socket.send(b"\xff\xfe\x00", text=True)
        assert await rude.closed() == NOT_UTF8
        await undisturbed(one, other)

    run(work())


def test_a_flood_is_dammed(strict: Served):
    """Who sends too fast is told so, then disconnected; others at this and at another table do not
    notice."""

    async def work() -> None:
        one, other = await duo(strict)
        far = await alone(strict)
        rude = await Player.sit(strict, one.update.table.table)

        async def flood() -> None:
            with suppress(Closed):
                for _ in range(1000):
                    await rude.shout('{"type": "look", "id": 3, "at": 0}')
                    await asyncio.sleep(0)  # So that it reads what it is told.

        flooding = asyncio.create_task(flood())
        await rude.until(lambda: rude.problems)
        for _ in range(5):
            chooser = one if one.offers else other
            n = chooser.n
            await chooser.choose(0)
            for player in (one, other):
                await player.until(lambda player=player, n=n: player.n == n + 1)
            assert isinstance(await far.choose(), m.Done)
        async with asyncio.timeout(SOON):
            await flooding
        assert await rude.closed() == POLICY
        assert {problem.code for problem in rude.problems} == {"too_fast"}
        assert rude.problems[0].id == 3
        assert len(rude.problems) == limits.PATIENCE
        assert not one.problems + other.problems + far.problems

    run(work())


def test_somebody_who_does_not_listen_holds_nobody_up(served: Served):
    """A client that reads nothing is let go; the others hear of every choice at once."""

    async def work() -> None:
        one, other = await duo(served, undo="open")
        with sockets.socket() as deaf:
            deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            deaf.settimeout(SOON)
            deaf.connect(("127.0.0.1", served.port))
            upgrade(deaf, one.update.table.table)
            guests = (await health(served))["guests"]
            asking = asyncio.create_task(asyncio.to_thread(flood, deaf))
            while (await health(served))["guests"] == guests:
                await one.ask(m.Choose, choice=one.offers[0].option)
                await one.ask(m.Undo, to=0)
            await asking
        await undisturbed(one, other)

    run(work())


def upgrade(connection: sockets.socket, table: str) -> None:
    """Open a web socket by hand and say hello."""
    connection.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: [::1]\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(1)
    assert b" 101 " in answer
    connection.sendall(frame(b'{"type": "hello"}'))


def flood(connection: sockets.socket) -> None:
    """Ask for more than any buffer holds, and never listen."""
    with suppress(OSError):
        connection.sendall(frame(b'{"type": "look", "id": 3, "at": 0}') * 20_000)


def frame(text: bytes) -> bytes:
    """A short text as a client sends it."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def test_a_full_queue_is_its_owner_s_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Whoever changes the table is not told off for those who cannot follow; and for those it is
    not kept how often it has changed."""
    monkeypatch.setattr(limits, "TAKEN_WITHIN", 0.2)
    changes = 300

    class Nobody:
        client = None

        def __init__(self) -> None:
            self.closed: list[int] = []

        async def receive_data(self, mode: str) -> str:
            await asyncio.Event().wait()
            return ""

        async def send_data(self, data: str, mode: str) -> None:
            await asyncio.Event().wait()

        async def close(self, code: int, reason: str) -> None:
            self.closed.append(code)

    async def work(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seats=seat_plans("me"))
        )
        room = await service.tables.room(made.table)
        told: list[Any] = []
        heard = Session(service, room, told.append)
        await heard.handle(m.Hello(tokens=[made.mine[0]]))
        nobody: Any = Nobody()

        async def go_on() -> None:
            slow = Connection(nobody, service, room)
            connections.append(slow)
            await slow.session.handle(m.Hello())
            await slow.go_on()

        connections: list[Connection] = []
        talking = asyncio.create_task(go_on())
        while len(room.guests) < 2:
            await asyncio.sleep(0)
        for _ in range(changes):
            tell(room)
        assert 0 < connections[0].size < limits.BEHIND + 50_000
        assert service.capacity.unsent == connections[0].size
        async with asyncio.timeout(SOON):
            await talking
        assert nobody.closed == [POLICY]
        assert room.guests == {heard}
        assert len(told) > changes
        assert service.capacity.unsent == 0

    async def inside() -> None:
        async with open_service(tmp_path) as service:
            await work(service)

    asyncio.run(inside())


# Anything at all

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=15,
)
KINDS = {kind.__struct_config__.tag: kind for kind in m.FromClient.__args__}
INTEGERS = (
    st.integers(-2, 9) | st.integers() | st.sampled_from([2**31, 2**63, -(2**63), 2**64, 10**30])
)


OPTIONS = rempart.game("fantasy_defense").options
NUMBERS = st.integers(-1, 7) | st.integers(0, 80) | INTEGERS


@st.composite
def mutants(draw: st.DrawFn) -> dict[str, Any]:
    """Messages that are nearly right: each field is sensible, or one of them is anything."""
    tag = draw(st.sampled_from(sorted(KINDS)))
    choice = st.sampled_from(OPTIONS).flatmap(
        lambda kind: st.fixed_dictionaries(
            {"type": st.just(kind.__name__)} | dict.fromkeys(kind.__struct_fields__, NUMBERS)
        )
    )
    sensible: dict[str, st.SearchStrategy[Any]] = {
        "id": INTEGERS,
        "n": INTEGERS,
        "seat": st.integers(-1, 8),
        "at": INTEGERS,
        "of": INTEGERS,
        "to": INTEGERS | st.sampled_from(["bot", "me", "friend"]),
        "choice": choice | st.dictionaries(st.text(max_size=5), JSON, max_size=3),
        "choices": st.lists(choice, max_size=4),
        "then": st.lists(choice, max_size=4),
        "together": st.booleans(),
        "anew": st.booleans(),
        "keeps": st.booleans(),
        "whole": st.booleans(),
        "lines": st.lists(st.lists(choice, max_size=2), max_size=3),
        "agree": st.booleans(),
        "bot": st.sampled_from(["", "random", "greedy", "deep"]) | st.text(max_size=40),
        "name": st.text(max_size=40),
        "battle": st.sampled_from(["s01", "s99"]) | st.text(max_size=40),
        "run": st.sampled_from(["", "K7QMT-3-1F0"]) | st.text(max_size=40),
        "mode": st.sampled_from(["easy", "cosy"]) | st.text(max_size=40),
        "seed": st.sampled_from(["same", "new"]),
        "tokens": st.lists(st.text(max_size=30), max_size=3),
        "lang": st.text(max_size=8),
        "text": st.text(max_size=300),
        "phrase": st.sampled_from(["thanks", "nonsense"]),
        "point": st.sampled_from(["zone:morale", "place:wall-0/1", "place:wall-0/x", "piece:"])
        | st.text(max_size=100),
        "may": st.booleans(),
        "on": st.booleans(),
        "named": st.booleans(),
        "endpoint": st.text(max_size=60),
        "p256dh": st.text(max_size=20),
        "auth": st.text(max_size=20),
    }
    fields = KINDS[tag].__struct_fields__
    message = {"type": tag, **{name: draw(sensible[name]) for name in fields}}
    if draw(st.integers(0, 3)) == 0:
        name = draw(st.sampled_from([*message, "x"]))
        message[name] = draw(JSON)
    if draw(st.integers(0, 5)) == 0:
        message.pop(draw(st.sampled_from(sorted(message))))
    return message


ANYTHING = st.one_of(
    JSON.map(json.dumps),
    mutants().map(json.dumps),
    st.text(max_size=60),
    st.binary(max_size=60),
    st.tuples(mutants().map(json.dumps), st.integers(0, 80)).map(lambda cut: cut[0][: cut[1]]),
)


def test_whatever_comes_the_server_stays_and_the_table_is_as_it_was(served: Served):
    """A spectator and somebody without the right to anything may send what they like."""
    with asyncio.Runner() as runner:
        one, other = runner.run(duo(served))
        table = one.update.table.table

        async def say(messages: list[str | bytes]) -> None:
            rude = await Player.sit(served, table)
            for raw in messages:
                await rude.shout(raw)
            await rude.hello()  # Answered after all the others.
            await rude.leave()
            assert "failed" not in {problem.code for problem in rude.problems}
            fresh = await Player.sit(served, table)
            assert fresh.n == n
            await fresh.leave()

        n = one.n

        @settings(
            max_examples=60,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=cast("list[HealthCheck]", list(HealthCheck)),
            phases=[Phase.generate],
        )
        @given(st.lists(ANYTHING, min_size=1, max_size=limits.PATIENCE - 1))
        def fuzz(messages: list[str | bytes]) -> None:
            runner.run(say(messages))

        fuzz()
        runner.run(undisturbed(one, other))
        assert runner.run(health(served))["guests"] >= 2
        for player in (one, other):
            runner.run(player.leave())


def test_whatever_the_holder_of_a_seat_sends_is_answered_properly(served: Served):
    """Who may play may change the table, but never break it: no answer is "failed", and all see
    the same."""

    async def say(messages: list[tuple[dict[str, Any], int]]) -> None:
        made = await new_table(served, "me", "friend", undo="open")
        tokens = [made.mine[0], made.friends[1]]
        player = await Player.sit(served, made.table, *tokens)
        watcher = await Player.sit(served, made.table)
        for message, pick in messages:
            await player.shout(json.dumps(likely(message, pick, player)))
            await player.hello(*player.tokens)  # Answered after it.
        await watcher.until(lambda: watcher.n == player.n)
        assert watcher.update.table.choices == player.update.table.choices
        assert "failed" not in {problem.code for problem in player.problems}

    @settings(
        max_examples=60,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=cast("list[HealthCheck]", list(HealthCheck)),
        phases=[Phase.generate],
    )
    @given(st.lists(st.tuples(mutants(), st.integers(-100, 100)), min_size=5, max_size=19))
    def fuzz(messages: list[tuple[dict[str, Any], int]]) -> None:
        run(say(messages))

    fuzz()
    assert run(health(served))["tables"]


def likely(message: dict[str, Any], pick: int, player: Player) -> dict[str, Any]:
    """The message about the present moment, and with something legal in it, unless `pick` is
    negative."""
    if isinstance(message.get("n"), int):
        message["n"] = player.n
    acting = [p for p in player.update.positions if p.awaited and p.awaited.offers]
    if pick < 0 or not acting or message.get("type") == "concede":
        return message
    assert acting[0].awaited is not None
    offers = acting[0].awaited.offers
    option = offers[pick % len(offers)].option
    for name, value in (("seat", acting[0].seat), ("choice", option), ("choices", [option])):
        if name in message:
            message[name] = value
    return message


def test_every_message_there_is_is_fuzzed():
    assert set(KINDS) >= {"hello", "choose", "undo", "hand", "what_if", "export"}
    assert all(msgspec.json.encode(tag) for tag in KINDS)
