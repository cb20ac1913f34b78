"""What people say to each other and point at: who hears it, how much of it, and that it stays."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rempart.kernel.scene import Piece, Place, Scene, Zone
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.chat import ChatLog, same, things
from rempart.table.names import plain
from rempart.table.postgres import PostgresStore
from rempart.table.service import TableService
from rempart.table.store import SAYINGS, Entry
from tests.table.people import Client, duo, open_service, plans, until


def heard(client: Client) -> list[m.Saying]:
    """All that a client was told, as it would show it."""
    found: list[m.Saying] = []
    for message in client.inbox:
        if isinstance(message, m.Chat):
            found = list(message.sayings) if message.first else found + message.sayings
    return found


def said(client: Client) -> list[Any]:
    """The same, in short."""
    return [one.text or one.phrase or one.point for one in heard(client)]


def test_all_hear_what_one_says_and_no_choice_grows_stale(tmp_path: Path):
    async def go() -> None:
        async with open_service(tmp_path) as service:
            one, other = await duo(service)
            n = one.update.n
            answer = await other.ask(m.Say, text="  Hold the\n<b>gate</b>! \u202e ")
            assert isinstance(answer, m.Done)
            await other.ask(m.SayPhrase, phrase="thanks")
            assert said(one) == said(other) == ["Hold the <b>gate</b>!", "thanks"]
            # They were here: it is news to them, also the very first.
            assert [message.first for message in one.inbox if isinstance(message, m.Chat)] == [
                False,
                False,
            ]
            assert [saying.seat for saying in heard(one)] == [other.position.seat] * 2
            assert one.update.n == n == one.session.room.live.n
            assert isinstance(await one.choose(), m.Done)

    asyncio.run(go())


def test_who_comes_later_and_after_a_restart_reads_it_too(tmp_path: Path):
    async def before() -> tuple[str, str]:
        async with open_service(tmp_path) as service:
            one, _ = await duo(service)
            await one.ask(m.Say, text="first")
            await one.ask(m.SayPhrase, phrase="wait")
            live = one.session.room.live
            late = await Client.sit(service, live.row.id)
            assert said(late) == ["first", "wait"]
            seat = one.position.seat
            return live.row.id, service.secret.token(live.row.id, seat, live.seats[seat].key)

    async def after(table: str, token: str) -> None:
        async with open_service(tmp_path) as service:
            back = await Client.sit(service, table, [token])
            assert said(back) == ["first", "wait"]
            await back.ask(m.Say, text="again")
            assert [saying.n for saying in heard(back)] == [1, 2, 3]
            await back.session.handle(m.Hello(tokens=[token], lang="fr"))
            assert said(back) == ["first", "wait", "again"]

    asyncio.run(after(*asyncio.run(before())))


def test_nobody_floods_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "SAYINGS", (0.001, 3))
    monkeypatch.setattr(limits, "VOICES", (0.001, 5))

    async def go() -> None:
        async with open_service(tmp_path) as service:
            one, other = await duo(service)
            for client in (one, other):
                client.session.address = "10.0.0.7"
            answers = [await one.ask(m.Say, text=str(i)) for i in range(4)]
            assert [answer.__class__ for answer in answers] == [m.Done] * 3 + [m.Problem]
            assert answers[-1].code == "too_fast"
            # Of the five from one address, four are used up by now, the refused one too.
            answers = [await other.ask(m.SayPhrase, phrase="help") for _ in range(2)]
            assert [answer.__class__ for answer in answers] == [m.Done, m.Problem]
            assert len(heard(one)) == 4

    asyncio.run(go())


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e\x00", "\n"])
def test_nothing_is_no_message(tmp_path: Path, text: str):
    async def go() -> None:
        async with open_service(tmp_path) as service:
            one, _ = await duo(service)
            answer = await one.ask(m.Say, text=text)
            assert isinstance(answer, m.Problem)
            assert heard(one) == []

    asyncio.run(go())


def test_longer_than_the_limit_is_malformed():
    raw = msgspec.json.encode({"type": "say", "id": 1, "seat": 0, "text": "x" * 301})
    with pytest.raises(msgspec.ValidationError, match="<= 300"):
        msgspec.json.decode(raw, type=m.FromClient)


def test_emoji_stay_whole():
    family = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
    assert plain(f" well{family} played ") == f"well{family} played"


def test_spectators_are_listed_read_and_speak_only_where_they_may(tmp_path: Path):
    async def go() -> None:
        async with open_service(tmp_path) as service:
            one, other = await duo(service)
            table = one.session.room.live.row.id
            guest = await Client.sit(service, table)
            await guest.session.handle(m.Hello(name=" Zoé  B "))
            quiet = await Client.sit(service, table)
            assert (one.update.watching, one.update.spectators) == (2, ["Zoé B"])
            await one.ask(m.SayPhrase, phrase="hello")
            assert said(guest) == ["hello"]

            refused = await guest.ask(m.Say, seat=-1, text="may I?")
            assert isinstance(refused, m.Problem)
            not_mine = await guest.ask(m.Say, seat=0, text="I am Ada")
            assert isinstance(not_mine, m.Problem)
            assert isinstance(await guest.ask(m.LetSpeak, seat=0, may=True), m.Problem)

            assert isinstance(await other.ask(m.LetSpeak, may=True), m.Done)
            assert guest.update.may_speak
            assert "lets spectators write" in one.lines()[-1].text
            assert isinstance(await guest.ask(m.Say, seat=-1, text="thank you"), m.Done)
            assert (heard(one)[-1].seat, heard(one)[-1].name) == (-1, "Zoé B")
            # Who has a seat speaks with its voice.
            assert isinstance(await one.ask(m.Say, seat=-1, text="boo"), m.Problem)

            await one.ask(m.LetSpeak, may=False)
            assert isinstance(await guest.ask(m.Say, seat=-1, text="still?"), m.Problem)
            for client in (guest, quiet):
                client.session.leave()
            assert (one.update.watching, one.update.spectators) == (0, [])

    asyncio.run(go())


def test_a_ping_is_the_same_gate_on_boards_that_count_the_other_way_round(tmp_path: Path):
    async def go() -> None:
        async with open_service(tmp_path) as service:
            made = await service.maker.create(
                m.NewTable(game="fantasy_defense", seats=plans("me", "friend"), seed=9)
            )
            one = await Client.sit(service, made.table, [made.mine[0]])
            other = await Client.sit(service, made.table, [made.friends[1]])
            point = "place:wall-1/1"
            assert isinstance(await one.ask(m.Ping, seat=0, point=point), m.Done)
            mine, theirs = heard(one)[-1], heard(other)[-1]
            assert (mine.kind, mine.point, mine.text[:2]) == ("ping", point, "F ")
            assert (theirs.point, theirs.text) == ("place:wall-1/6", mine.text)

    asyncio.run(go())


def test_a_ping_names_only_what_one_sees_and_is_masked_for_the_others(tmp_path: Path):
    async def go() -> None:
        async with open_service(tmp_path) as service:
            one, other = await duo(service, "kravora")
            mine = things(one.position.scene)
            theirs = things(other.position.scene)
            guest = await Client.sit(service, one.session.room.live.row.id)
            secret = next(iter(set(mine) - set(theirs)))
            shared = next(point for point in mine if point in theirs and point[:5] == "place")

            assert isinstance(await other.ask(m.Ping, point=secret), m.Problem)
            assert isinstance(await one.ask(m.Ping, point="piece:nowhere"), m.Problem)
            assert isinstance(await one.ask(m.Ping, point="place:fort-0/99"), m.Problem)
            assert heard(other) == []

            assert isinstance(await one.ask(m.Ping, point=secret), m.Done)
            assert (heard(one)[-1].point, heard(one)[-1].text) == (secret, mine[secret])
            for client in (other, guest):
                assert (heard(client)[-1].point, heard(client)[-1].text) == ("", "")
            late = await Client.sit(service, one.session.room.live.row.id)
            assert (heard(late)[-1].kind, heard(late)[-1].text) == ("ping", "")

            await one.ask(m.Ping, point=shared)
            for client in (one, other, guest):
                assert heard(client)[-1].text == mine[shared]

    asyncio.run(go())


def test_places_without_a_pick_are_told_by_their_number():
    def scene(*names: str) -> Scene:
        places = [Place(name=name, kind="") for name in names]
        zone = Zone(
            kind="row", id="z", name="Zone", places=places, pieces=[Piece(name="P", kind="")]
        )
        return Scene(title="", round="", phases=[], phase=-1, seats=[], zones=[zone])

    assert same("place:z/2", scene("a", "b"), scene("a", "b", "c")) == "place:z/2"
    assert same("place:z/2", scene("a", "b"), scene("a")) == ""
    assert things(scene("a", "")) == {
        "zone:z": "Zone",
        "place:z/1": "a (Zone)",
        "place:z/2": "Zone",
    }


def test_two_processes_hear_each_other_and_nothing_is_lost(postgres_url: str):
    async def go() -> None:
        services = [TableService(PostgresStore(postgres_url)) for _ in range(2)]
        for service in services:
            await service.open()
        try:
            made = await services[0].maker.create(
                m.NewTable(game="fantasy_defense", seats=plans("me", "friend"), seed=9)
            )
            here = await Client.sit(services[0], made.table, [made.mine[0]])
            there = await Client.sit(services[1], made.table, [made.friends[1]])

            async def talk(client: Client, name: str) -> None:
                for i in range(4):
                    assert isinstance(await client.ask(m.Say, text=f"{name} {i}"), m.Done)

            await asyncio.gather(talk(here, "here"), talk(there, "there"))
            await until(lambda: len(heard(here)) == len(heard(there)) == 8)
            assert said(here) == said(there)
            assert [one.n for one in heard(here)] == list(range(1, 9))
            assert here.session.room.live.n == there.session.room.live.n
        finally:
            for service in services:
                await service.close()

    asyncio.run(go())


def test_only_the_last_of_what_was_said_is_kept():
    chat = ChatLog()
    for n in range(1, SAYINGS + 4):
        chat.add([Entry(n=n, kind="text", seat=0, body={"name": "", "text": ""}, time=0.0)])
    assert len(chat.entries) == SAYINGS
    assert chat.entry("text", 0, {}).n == SAYINGS + 4
