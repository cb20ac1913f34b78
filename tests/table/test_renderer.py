"""Positions are put in words beside the server; whatever becomes of that, everybody is told."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import rempart
from rempart.kernel import Match
from rempart.table import limits, renderer, words
from rempart.table import messages as m
from rempart.table.live import LiveTable
from rempart.table.making import first_entries
from rempart.table.renderer import Renderer, RenderRequest, rendered
from rempart.table.service import TableService
from rempart.table.store import TableRow
from rempart.table.telling import Telling
from tests.table.people import Client, Play, duo, plans, until

LANGUAGES = ("en", "fr", "pl")


async def with_renderer(service: TableService) -> Renderer:
    """Have the service ask one, which is there."""
    service.log.renderer = found = Renderer()
    found.start()
    await until(lambda: found.ready, 60)
    return found


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose positions are put in words in this process."""
    seats: list[int] = []
    here = words.shown

    def shown(match: Match, seat: int, *more: Any) -> words.Shown:
        seats.append(seat)
        return here(match, seat, *more)

    monkeypatch.setattr(words, "shown", shown)
    return seats


def to_choose(*clients: Client) -> Client:
    """Who may choose."""
    return next(one for one in clients if one.position.awaited and one.position.awaited.offers)


def pid_of(rendering: Renderer) -> int:
    """Its process."""
    assert rendering.process is not None
    return rendering.process.transport.get_pid()


# What it makes


@pytest.mark.parametrize("name", rempart.games())
def test_it_makes_what_the_server_would(name: str):
    """All through a match, for everybody, in every language."""
    game = rempart.game(name)
    settings = game.read_settings({"players": 2})
    match = Match(game, settings, 7)
    rng = random.Random(7)
    names = ("Ann", "")
    while match.decision is not None and len(match.choices) < 60:
        viewers = [
            (seat, language, 1.5, []) for seat in (-1, 0, 1) for language in (*LANGUAGES, "xx")
        ]
        asked = RenderRequest(
            id=3,
            game=name,
            options=renderer.encode(msgspec.to_builtins(settings)),
            patch=renderer.encode({}),
            at=len(match.choices),
            state=game.encode(match.state),
            names=names,
            conceded=None,
            veiled=True,
            viewers=viewers,
        )
        expected = [
            words.shown(match, seat, words.text_of(game, lang, "", names), since, None, True)
            for seat, lang, since, _ in viewers
        ]
        assert rendered(renderer.decode_request(renderer.encode(asked))) == renderer.Rendered(
            3, expected
        )
        option = rng.choice(match.decision.options)
        match.choose(option, match.decision.seat_of(option))


def test_it_makes_nothing_of_what_it_does_not_know():
    unknown = RenderRequest(
        1, "chess", b"\x80", b"\x80", 0, b"", ("",), None, True, [(0, "en", 0.0, [])]
    )
    assert rendered(unknown) == renderer.Rendered(1, [])


def test_a_table_that_cannot_be_shown_ends_nothing():
    """Whatever goes wrong with it, the process goes on with the next."""
    broken = RenderRequest(
        1, "kravora", b"\x80", b"\x80", 0, b"no state", ("",), None, True, [(0, "en", 0.0, [])]
    )
    assert rendered(broken) == renderer.Rendered(1, [])


def test_zones_that_are_known_are_left_out():
    match = Match(rempart.game("kravora"), rempart.game("kravora").read_settings({}), 1)
    whole = words.shown(match, 0, match.game.text("en"), 0.0, None, True)
    known = [mark for id, mark in whole.marks.items() if id != next(iter(whole.marks))]
    part = whole.without(known)
    assert list(part.zones) == [next(iter(whole.marks))]
    assert part.marks == whole.marks
    assert whole.new_to(whole.marks) == set()
    assert whole.new_to({}) == set(whole.marks)
    changed = {**whole.marks, "gone": b"x", next(iter(whole.marks)): b"other"}
    assert whole.new_to(changed) == {next(iter(whole.marks))}


# With a service


def test_people_are_told_what_it_has_made(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    async def work(service: TableService) -> None:
        pair = await duo(service)
        await with_renderer(service)
        seats = counted(monkeypatch)
        for _ in range(5):
            chooser = to_choose(*pair)
            assert isinstance(await chooser.choose(), m.Done)
        assert seats == [], "nothing was put in words here"
        for client in pair:
            live = client.session.room.live
            seat = client.position.seat
            fresh = words.position(live.match, seat, client.session.text, live.since(seat), None)
            assert msgspec.json.encode(client.position) == msgspec.json.encode(fresh)

    play(work)


def test_who_comes_meanwhile_gets_all(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    """The renderer leaves out what those have who were there when it was asked."""

    async def work(service: TableService) -> None:
        one, other = await duo(service)
        chooser = to_choose(one, other)
        rendering = await with_renderer(service)
        append = service.store.append

        async def slow(*given: Any) -> None:
            await append(*given)
            await asyncio.sleep(0.2)  # It has answered by now.
            chooser.session.seen = {}

        monkeypatch.setattr(service.store, "append", slow)
        await chooser.choose()
        monkeypatch.undo()
        assert rendering.ready
        update = chooser.update
        assert all(not isinstance(zone, str) for zone in update.zones[0])

    play(work)


@pytest.mark.parametrize("when", ["killed", "stopped"])
def test_a_choice_is_told_without_it(
    play: Callable[[Play], None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    when: str,
):
    """One that dies or does not answer is started again, and nobody waits for long."""
    monkeypatch.setattr(limits, "RENDERER_TIME", 60 if when == "killed" else 0.3)

    async def work(service: TableService) -> None:
        pair = await duo(service)
        rendering = await with_renderer(service)
        first = pid_of(rendering)
        os.kill(first, signal.SIGKILL if when == "killed" else signal.SIGSTOP)
        for _ in range(3):
            chooser = to_choose(*pair)
            n = chooser.update.n
            assert isinstance(await chooser.choose(), m.Done)
            assert [client.update.n for client in pair] == [n + 1, n + 1]
        await until(lambda: rendering.process is None or pid_of(rendering) != first)
        monkeypatch.setattr(limits, "RENDERER_TIME", 60)  # The next one may be slow.
        chooser = to_choose(*pair)
        await chooser.choose()
        await until(lambda: rendering.ready, 60)
        assert pid_of(rendering) != first

    with caplog.at_level(logging.WARNING):
        play(work)
    assert ("started again" in caplog.text) == (when == "stopped")


def test_one_that_dies_at_once_can_be_closed(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    """It may be gone before anybody knows that it was there."""
    monkeypatch.setattr(renderer, "__name__", "rempart.no_such_module")

    async def work(service: TableService) -> None:
        rendering = service.log.renderer = Renderer()
        rendering.start()
        await until(lambda: rendering.vain == 1)
        assert rendering.process is None

    play(work)


def test_what_comes_late_is_not_heard(play: Callable[[Play], None]):
    """An answer, or half of one, of a process that has ended is not taken for the next one's."""

    async def work(service: TableService) -> None:
        rendering = await with_renderer(service)
        line = rendering.process
        assert line is not None
        os.kill(pid_of(rendering), signal.SIGKILL)
        await until(lambda: rendering.process is None)
        line.pipe_data_received(
            1, renderer.framed(renderer.encode(renderer.Rendered(0, []))) + b"\0\0"
        )
        assert not rendering.ready

    play(work)


def test_nobody_waits_for_ever(play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch):
    """Even where the process cannot be ended."""
    monkeypatch.setattr(limits, "RENDERER_TIME", 0.2)

    async def work(service: TableService) -> None:
        one, other = await duo(service)
        rendering = await with_renderer(service)
        monkeypatch.setattr(renderer.RendererProcess, "write", lambda *_: None)
        monkeypatch.setattr(Renderer, "_kill", lambda _: None)
        assert isinstance(await to_choose(one, other).choose(), m.Done)
        monkeypatch.undo()
        assert rendering.process is not None

    play(work)


def test_one_that_gets_nowhere_is_given_up(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(renderer.sys, "executable", "/nowhere/python")
    monkeypatch.setattr(renderer, "PAUSE", 0.0)

    async def work(service: TableService) -> None:
        pair = await duo(service)
        rendering = service.log.renderer = Renderer()
        for _ in range(renderer.ATTEMPTS + 3):
            chooser = to_choose(*pair)
            assert isinstance(await chooser.choose(), m.Done)
            await until(lambda: rendering.starting is None or rendering.starting.done())
        assert rendering.vain == renderer.ATTEMPTS

    play(work)


def test_not_too_much_is_asked_at_once(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "RENDERER_WAITING", 0)

    async def work(service: TableService) -> None:
        one, other = await duo(service)
        await with_renderer(service)
        seats = counted(monkeypatch)
        chooser = to_choose(one, other)
        await chooser.choose()
        assert sorted(seats) == [0, 1]

    play(work)


def test_who_stops_waiting_does_not_stop_the_others(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    """What is committed is told, even if who chose is gone before it was put in words."""

    async def work(service: TableService) -> None:
        one, other = await duo(service)
        chooser = to_choose(one, other)
        watcher = other if chooser is one else one
        rendering = await with_renderer(service)
        monkeypatch.setattr(rendering, "ask", lambda *_: asyncio.get_running_loop().create_future())
        committed, append = asyncio.Event(), service.store.append

        async def told(*given: Any) -> None:
            await append(*given)
            committed.set()

        monkeypatch.setattr(service.store, "append", told)
        n = watcher.update.n
        choosing = asyncio.create_task(chooser.choose())
        await committed.wait()
        assert watcher.update.n == n
        choosing.cancel()
        await asyncio.gather(choosing, return_exceptions=True)
        assert watcher.update.n == n + 1

        # And the table goes on.
        monkeypatch.undo()
        chooser = to_choose(one, other)
        assert isinstance(await chooser.choose(), m.Done)

    play(work)


# What is sent


def test_only_zones_that_changed_are_sent(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        table = await service.maker.create(
            m.NewTable(game="kingdom_rush", seats=plans("me", "me"), seed=5)
        )
        client = await Client.sit(service, table.table, list(table.mine.values()))
        first = client.update
        assert all(not isinstance(zone, str) for zones in first.zones for zone in zones)
        before = {p.seat: {z.id: z for z in p.scene.zones} for p in first.positions}
        acting = next(p for p in first.positions if p.awaited and p.awaited.offers)
        assert acting.awaited is not None
        choice = acting.awaited.offers[0].option
        await client.ask(m.Choose, seat=acting.seat, choice=choice)
        update = client.update
        kept = [zone for zones in update.zones for zone in zones if isinstance(zone, str)]
        assert len(kept) > sum(map(len, update.zones)) / 2
        for position, zones in zip(update.positions, update.zones, strict=True):
            for zone in zones:
                if not isinstance(zone, str):
                    assert before[position.seat].get(zone.id) != zone, "it was sent for nothing"

        # Who says hello again has nothing.
        await client.hello(list(table.mine.values()))
        assert all(not isinstance(zone, str) for zones in client.update.zones for zone in zones)

    play(work)


def test_who_keeps_no_zones_gets_all_of_them(play: Callable[[Play], None]):
    """A page that was open before an upgrade, or a program that does not care."""

    async def work(service: TableService) -> None:
        one, other = await duo(service)
        await other.session.handle(m.Hello(tokens=other.tokens))
        for _ in range(3):
            await to_choose(one, other).choose()
            assert other.update.zones == []
            live, seat = other.session.room.live, other.position.seat
            fresh = words.position(live.match, seat, other.session.text, live.since(seat), None)
            assert msgspec.json.encode(other.position) == msgspec.json.encode(fresh)
            assert other.position.scene.zones

    play(work)


@pytest.mark.parametrize("name", rempart.games())
def test_lines_that_are_shared_are_those_of_each(name: str):
    """A line that is made once for all is the one that each would get."""
    game = rempart.game(name)
    match = Match(game, game.read_settings({"players": 2}), 3)
    row = TableRow(
        id="t",
        code="AAAAA",
        game=name,
        edition=game.edition,
        options={"players": 2},
        seed=3,
        data={},
        undo="open",
        hints=True,
        created=0.0,
    )
    live = LiveTable(row, game, match)
    for entry in first_entries(row, live.seats, live.terms, ()):
        live.apply(entry)
    rng = random.Random(3)
    for _ in range(40):
        if live.match.decision is None:
            break
        option = rng.choice(live.match.decision.options)
        seat = live.match.decision.seat_of(option)
        live.apply(live.entry("choice", seat, choice=msgspec.to_builtins(option)))
    telling = Telling.__new__(Telling)
    telling.live, telling._lines = live, {}
    texts = [words.table_text(live, language) for language in LANGUAGES]
    for text in (*texts, *texts):
        for held in ([0], [1], [0, 1], []):
            assert telling.lines(0, held, text) == words.lines(live.happenings, held, text)
