"""Published matches: who must agree, what strangers see, what is found, what nobody can do."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import rempart
from rempart.kernel import commitment
from rempart.kernel.errors import BadSettings, UnknownGame
from rempart.kernel.position import position_of
from rempart.table import challenges, limits
from rempart.table import messages as m
from rempart.table.claiming import claim_seat
from rempart.table.rooms import NoSuchTable, SeatTaken
from rempart.table.service import TableService
from tests.table.people import Client, Play, duo, give_up, open_service, plans, until
from tests.table.server import Served

FD = "fantasy_defense"


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PUBLICATIONS", (1e6, 10**6))


async def solo(service: TableService, game: str = "kravora", **wish: Any) -> Client:
    """Somebody alone with a bot, who gives up at once."""
    seats = [m.SeatPlan(who="me", name="Ada"), *plans("easy")]
    made = await service.maker.create(m.NewTable(game=game, seats=seats, **wish))
    client = await Client.sit(service, made.table, [made.mine[0]])
    await client.ask(m.Concede)
    assert client.update.table.final
    return client


async def publish(client: Client, named: bool = True) -> m.PublishingInfo:
    done = await client.ask(m.Publish, named=named)
    assert isinstance(done, m.Done), done
    assert client.update.publishing is not None
    return client.update.publishing


async def found(service: TableService, lang: str = "en", **ask: Any) -> list[m.ReplayRow]:
    return (await service.replays.page(m.ReplayAsk(**ask), lang)).rows


# Who must agree


def test_whoever_played_alone_publishes_at_once(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await solo(service)
        info = await publish(client)
        (row,) = await found(service)
        assert (row.table, row.game) == (info.replay, "kravora")
        assert [(one.name, one.bot, one.won) for one in row.players] == [
            ("Ada", "", False),
            ("Player 2", "easy", True),
        ]
        assert (row.won, row.ending, row.score) == (False, "Ada has conceded.", None)
        assert client.lines()[-1].text == "The match is published: everyone can look at it."
        assert (await publish(client)).replay == info.replay, "once is enough"
        assert (await found(service, "pl"))[0].ending != row.ending

    play(work)


def test_all_who_have_a_seat_must_agree(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        ada, bo = await duo(service, "kravora")
        mine, theirs = ada.position.seat, bo.position.seat
        assert ada.update.publishing is None, "the match is not over"
        refused = await ada.ask(m.Publish, named=True)
        assert refused.message == "The match is not over yet."
        await ada.ask(m.Concede)
        refused = await ada.ask(m.Publish, named=True)
        assert "once everyone agrees" in refused.message
        await ada.ask(m.AgreeEnd)
        await bo.ask(m.AgreeEnd)
        info = await publish(ada)
        assert (info.agreed, info.missing, info.replay) == ([mine], [theirs], "")
        assert await found(service) == []
        assert isinstance(await bo.ask(m.Unpublish), m.Done), "they do not agree"
        assert ada.update.publishing == m.PublishingInfo(agreed=[], missing=[0, 1], replay="")
        await publish(bo)
        assert (await publish(ada)).replay
        assert len(await found(service)) == 1

    play(work)


def test_a_name_is_shown_only_if_its_owner_wishes(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        ada, bo = await duo(service)
        for client, name in ((ada, "Ada"), (bo, "Bobina")):
            await client.ask(m.Rename, name=name)
        await give_up(ada, bo)
        await publish(ada, named=False)
        replay = (await publish(bo)).replay
        (row,) = await found(service)
        seat = ada.position.seat
        assert row.players[seat].name == f"Player {seat + 1}"
        assert row.players[1 - seat].name == "Bobina"
        stranger = await Client.sit(service, replay)
        told = str(stranger.inbox) + str(await stranger.ask(m.Look, seat=-1, at=0))
        assert "Ada" not in told
        assert "Bobina" in told
        assert await found(service, name="ada") == []
        assert len(await found(service, name="BOB")) == 1

    play(work)


def test_any_of_them_withdraws_it(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        ada, bo = await duo(service)
        await give_up(ada, bo)
        await publish(ada)
        replay = (await publish(bo)).replay
        await Client.sit(service, replay)
        stranger = await Client.sit(service, ada.session.room.live.row.id)
        refused = await stranger.ask(m.Unpublish, seat=0)
        assert refused.message == "That seat is not yours."
        assert isinstance(await ada.ask(m.Unpublish), m.Done)
        assert await found(service) == []
        with pytest.raises(NoSuchTable):
            await service.tables.room(replay)
        assert bo.update.publishing == m.PublishingInfo(agreed=[], missing=[0, 1], replay="")
        await publish(ada)
        assert (await publish(bo)).replay != replay

    play(work)


def test_what_cannot_be_published(play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch):
    async def work(service: TableService) -> None:
        client = await solo(service)
        record = client.session.room.live.match.record()
        made = await service.maker.import_(m.ImportTable(record=msgspec.to_builtins(record)))
        other = await Client.sit(service, made.table, list(made.mine.values()))
        await other.ask(m.Concede)
        await other.ask(m.AgreeEnd)
        assert other.update.table.final
        assert other.update.publishing is None
        assert "began in a file" in (await other.ask(m.Publish, named=True)).message
        match = rempart.new("kravora", seed=1, players=2)
        made = await service.maker.position(match.game, position_of(match), plans("me", "easy"))
        posed = await Client.sit(service, made.table, list(made.mine.values()))
        await posed.ask(m.Concede)
        assert posed.update.table.final
        assert posed.update.publishing is None
        assert "or a position" in (await posed.ask(m.Publish, named=True)).message
        monkeypatch.setattr(limits, "PUBLISHED_CHOICES", -1)
        assert "too long" in (await client.ask(m.Publish, named=True)).message
        monkeypatch.setattr(limits, "PUBLISHED_CHOICES", 100)
        service.replays.publications = limits.Buckets(0.001, 0)
        refused = await client.ask(m.Publish, named=True)
        assert (refused.code, await found(service)) == ("too_fast", [])

    play(work)


def test_a_daily_challenge_waits_for_its_ranking(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    async def work(service: TableService) -> None:
        made = await service.maker.challenge(
            rempart.game("kravora"), m.DailyWish(player="ada-" * 5, name="Ada")
        )
        client = await Client.sit(service, made.table, [made.mine[0]])
        await client.ask(m.Concede)
        assert client.update.publishing is None
        assert "daily challenge" in (await client.ask(m.Publish, named=True)).message
        monkeypatch.setattr(challenges, "closes", lambda _: time.time() - 1)  # type: ignore[no-any-return]
        assert (await publish(client)).replay

    play(work)


# What strangers see


def offers(client: Client) -> list[m.Offer]:
    """What somebody may choose."""
    return client.position.awaited.offers if client.position.awaited else []


async def played(service: TableService, game: str, seed: int = 3) -> Client:
    """Somebody alone who plays at random to the end, with an undo, and chats."""
    seats = [m.SeatPlan(who="me", name="Ada")]
    if game == "kravora":
        seats += plans("random")
    made = await service.maker.create(m.NewTable(game=game, seats=seats))
    client = await Client.sit(service, made.table, [made.mine[0]])
    chance = random.Random(seed)
    await client.ask(m.Say, text="my secret thoughts")
    undone = False
    while not client.update.table.over:
        await until(lambda: offers(client) or client.update.table.over)
        if found := offers(client):
            await client.choose(chance.randrange(len(found)))
        if not undone and len(client.session.room.live.match.choices) > 4:
            undone = isinstance(await client.ask(m.Undo, to=client.update.undo_to), m.Done)
    return client


@pytest.mark.parametrize("game", [FD, "kravora"])
def test_a_stranger_sees_all_of_the_match_and_nothing_else(tmp_path: Path, game: str):
    async def work() -> None:
        async with open_service(tmp_path) as service:
            client = await played(service, game)
            live = client.session.room.live
            replay = (await publish(client)).replay
            (row,) = await found(service)
            assert row.ending == client.position.ending.text  # type: ignore[union-attr]
            assert row.choices == len(live.match.choices)
        # As it is stored, with the original out of the way.
        async with open_service(tmp_path) as service:
            stranger = await Client.sit(service, replay)
            room = stranger.session.room
            copy = room.live
            assert copy.match.record() == live.match.record()
            assert copy.match.state == live.match.state
            assert copy.final
            assert copy.winners() == live.winners()
            assert [seat.key for seat in copy.seats] == [""] * len(copy.seats)
            info = stranger.update.table
            assert (info.copied, info.final) == (True, True)
            assert info.chance.commitment == commitment(info.chance.secret)
            assert stranger.position.seat == -1
            told = str(stranger.inbox)
            assert "my secret thoughts" not in told
            assert live.row.id not in told
            assert not any("goes back to choice" in line.text for line in stranger.lines())
            seen = await stranger.ask(m.Look, seat=-1, at=len(copy.match.choices) // 2)
            assert isinstance(seen, m.Seen)
            assert isinstance(await stranger.ask(m.ExportRecord), m.Exported)
            assert isinstance(await stranger.ask(m.Review), m.Reviewed)

    asyncio.run(work())


def test_nobody_can_sit_speak_or_change_anything_there(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await solo(service)
        replay = (await publish(client)).replay
        stranger = await Client.sit(service, replay, client.tokens)
        assert stranger.session.held == []
        before = await service.store.entries(replay)
        for kind, fields in (
            (m.Undo, {"to": 0}),
            (m.Hand, {"to": "me"}),
            (m.Hand, {"to": "friend"}),
            (m.Rename, {"name": "Eve"}),
            (m.Rematch, {"seed": "new"}),
            (m.Publish, {"named": True}),
            (m.Unpublish, {}),
            (m.LookForPlayers, {"on": True}),
            (m.LetSpeak, {"may": True}),
        ):
            for seat in (0, 1):
                answer = await stranger.ask(kind, seat=seat, **fields)
                assert isinstance(answer, m.Problem), kind
        assert isinstance(await stranger.ask(m.Say, text="hello"), m.Problem)
        assert await service.store.entries(replay) == before
        code = stranger.update.table.code
        with pytest.raises(SeatTaken, match="is not free"):
            await claim_seat(service, code, m.ClaimSeat(seat=0, name="Eve"))

    play(work)


def test_a_review_that_was_made_goes_along(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await solo(service, FD)
        await client.ask(m.Review)
        await until(lambda: client.session.room.live.review is not None, 30)
        stranger = await Client.sit(service, (await publish(client)).replay)
        assert stranger.session.room.live.review == client.session.room.live.review
        answer = await stranger.ask(m.Review)
        assert answer.done

    play(work)


def test_it_outlives_its_table(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await solo(service)
        replay = (await publish(client)).replay
        await service.store.unpublish(replay)  # As if the server had died before this was logged.
        live = client.session.room.live
        again = await service.replays.publish(live)
        third = await service.replays.publish(live)
        assert [row.table for row in await found(service)] == [third]
        assert again != third

    play(work)


def test_playing_on_leaves_what_is_published(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        made = await service.maker.create(m.NewTable(game=FD, seats=plans("me"), undo="open"))
        client = await Client.sit(service, made.table, [made.mine[0]])
        await client.choose()
        await client.ask(m.Concede)
        replay = (await publish(client)).replay
        assert isinstance(await client.ask(m.Undo, to=0), m.Done)
        assert not client.update.table.over
        assert client.update.publishing is None
        assert [row.table for row in await found(service)] == [replay]
        await client.ask(m.Concede)
        assert client.update.publishing is not None
        assert client.update.publishing.replay == replay

    play(work)


# Searching


def test_what_is_searched_for(play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch):
    async def work(service: TableService) -> None:
        elves = {"faction": "elves"}
        for wish in ({"game": FD, "options": elves}, {"game": FD}, {}):
            await publish(await solo(service, **wish))
        assert len(await found(service)) == 3
        assert len(await found(service, game=FD)) == 2
        (row,) = await found(service, game=FD, settings=elves)
        assert [(one.name, one.value, one.main) for one in row.settings] == [
            ("Faction", "elves", True)
        ]
        assert (await found(service, "fr", game=FD, settings=elves))[0].settings[0].value == "elfes"
        assert await found(service, result="won") == []
        assert len(await found(service, players=2, days=1, result="lost", best=True)) == 3
        with pytest.raises(UnknownGame):
            await found(service, game="chess")
        with pytest.raises(BadSettings, match="'faction' is not a setting"):
            await found(service, settings=elves)
        with pytest.raises(BadSettings, match="kravora has"):
            await found(service, game="kravora", settings=elves)
        monkeypatch.setattr(limits, "REPLAYS_SHOWN", 2)
        page = await service.replays.page(m.ReplayAsk(page=1), "en")
        assert (len(page.rows), page.total, page.page, page.pages) == (1, 3, 1, 2)

    play(work)


def test_a_match_of_a_game_that_is_gone_is_not_listed(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    async def work(service: TableService) -> None:
        await publish(await solo(service))
        others = {id: game for id, game in rempart.games().items() if id != "kravora"}
        monkeypatch.setattr(rempart, "games", lambda: others)
        assert await found(service) == []

    play(work)


def test_over_http(tmp_path: Path):
    with Served(str(tmp_path / "rempart.db")) as served:
        for body, status, said in (
            ({}, 200, '"total":0'),
            ({"game": "chess"}, 404, "no game"),
            ({"settings": {"faction": "elves"}}, 400, "not a setting"),
            ({"game": FD, "settings": {"faction": ["elves"]}}, 400, "settings"),
            ({"game": FD, "settings": {"faction": 1 << 70}}, 400, "settings"),
            ({"page": -1}, 400, "page"),
            ({"name": "x" * 41}, 400, "name"),
            ({"name": "\0"}, 200, '"total":0'),
            ({"result": "drawn"}, 400, "result"),
        ):
            answer = httpx.post(f"{served.url}/api/replays", json=body, trust_env=False, timeout=60)
            assert answer.status_code == status, answer.text
            assert said in answer.text
