"""Nobody waits for nobody: who is away, bots that stand in, clocks, and bots that let people go
first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import rempart
from rempart import bots
from rempart.table import messages as m
from rempart.table import presence
from rempart.table.claiming import claim_seat
from rempart.table.service import TableService
from tests.table.people import Client, duo, open_service, plans, until
from tests.table.server import Player, Served, new_table, run

Play = Callable[[TableService], Coroutine[Any, Any, None]]

GRACE = 0.2
"""Seconds until somebody counts as away in these tests."""


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Play], None]:
    """Run a coroutine in a service of its own."""

    def run(work: Play) -> None:
        async def inside() -> None:
            async with open_service(tmp_path, grace=GRACE) as service:
                await work(service)

        asyncio.run(inside())

    return run


def tokens(service: TableService, client: Client) -> list[str]:
    """What a client would show if it came back."""
    live = client.session.room.live
    return [
        service.secret.token(live.row.id, seat, key) for seat, key in client.session.keys.items()
    ]


async def leave(client: Client, seen_by: Client) -> int:
    """Go, and be noticed to have gone; which seat that is."""
    seat = client.position.seat
    client.session.leave()
    await until(lambda: seen_by.update.table.seats[seat].away)
    return seat


async def back(service: TableService, client: Client) -> Client:
    """The same person, connected anew."""
    table = client.session.room.live.row.id
    return await Client.sit(service, table, tokens(service, client))


# Away


def test_who_has_left_is_away_since_then_and_who_comes_back_is_not(
    play: Callable[[Play], None],
):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        gone = time.time()
        seat = await leave(other, one)
        seen = one.update.table.seats[seat]
        assert gone <= seen.away <= gone + GRACE / 2
        assert not seen.present
        again = await back(service, other)
        for client in (one, again):
            seen = client.update.table.seats[seat]
            assert seen.present
            assert seen.away == 0

    play(work)


def test_to_load_the_page_again_is_not_to_go_away(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        n = one.update.n
        other.session.leave()
        assert one.update.table.seats[other.position.seat].present
        await back(service, other)
        await asyncio.sleep(2 * GRACE)
        assert one.update.n == n

    play(work)


def test_that_somebody_goes_or_comes_makes_no_choice_stale(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        n = one.update.n
        seat = await leave(other, one)
        assert one.update.n > n
        assert one.position.awaited is not None
        option = one.position.awaited.offers[0].option
        assert isinstance(await one.ask(m.Choose, n=n, choice=option), m.Done)
        assert one.update.table.seats[seat].away

    play(work)


def test_alone_nobody_writes_down_who_is_there(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seats=plans("me", "easy"), seed=9)
        )
        me = await Client.sit(service, made.table, [made.mine[0]])
        await until(lambda: 0 in me.update.table.waiting)
        me.session.leave()
        n = me.session.room.live.n
        await asyncio.sleep(2 * GRACE)
        assert me.session.room.live.n == n

    play(work)


def test_who_does_not_come_back_after_a_restart_is_away(tmp_path: Path):
    async def before() -> tuple[str, list[str], float]:
        async with open_service(tmp_path, grace=GRACE) as service:
            one, other = await duo(service, away=3600)
            seat = await leave(other, one)
            table = one.session.room.live.row.id
            return table, tokens(service, one), one.update.table.seats[seat].away

    async def after(table: str, mine: list[str], since: float) -> None:
        async with open_service(tmp_path, grace=GRACE) as service:
            watcher = await Client.sit(service, table)
            seats = watcher.update.table.seats
            assert [seat.away for seat in seats].count(since) == 1
            assert watcher.update.table.away == 3600
            # The other one does not come either.
            await until(lambda: all(seat.away for seat in watcher.update.table.seats))
            me = await Client.sit(service, table, mine)
            assert me.update.table.seats[me.position.seat].away == 0

    asyncio.run(after(*asyncio.run(before())))


def test_who_is_connected_to_another_process_is_not_away(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    """A process that has heard nothing of somebody for long calls them away, for the other process
    may have been killed; if it was not, it says that they are there."""

    async def work() -> None:
        async with (
            open_service(postgres_url, grace=GRACE) as here,
            open_service(postgres_url, grace=GRACE) as there,
        ):
            made = await here.maker.create(
                m.NewTable(game="fantasy_defense", seats=plans("me", "friend"), seed=9)
            )
            one = await Client.sit(here, made.table, [made.mine[0]])
            other = await Client.sit(there, made.table, [made.friends[1]])
            await until(lambda: one.update.table.seats[1].who == "human")
            assert one.update.table.seats[1].present
            await asyncio.sleep(2 * GRACE)
            assert one.update.table.seats[1].present
            monkeypatch.setattr(presence, "PROBE", GRACE)
            live = one.session.room.live
            one.session.room.missing.clear()
            here.presence.look(one.session.room)
            await until(lambda: one.update.n >= live.n + 2)  # Away, and back.
            assert one.update.table.seats[1].present
            monkeypatch.setattr(presence, "PROBE", 300.0)
            other.session.leave()
            await until(lambda: one.update.table.seats[1].away)

    asyncio.run(work())


# Bots that stand in


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service, away=1)
        seat = await leave(other, one)
        early = await one.ask(m.Hand, seat=seat, to="bot", bot="easy")
        assert isinstance(early, m.Problem)
        assert early.code == "forbidden"
        assert "back in a moment" in early.message
        await asyncio.sleep(1)
        assert isinstance(await one.ask(m.Hand, seat=seat, to="bot", bot="easy"), m.Done)
        seen = one.update.table.seats[seat]
        assert (seen.who, seen.stead, seen.bot) == ("bot", "human", "easy")
        assert seen.away
        mine = one.position.seat
        said = f"Player {mine + 1} lets a bot (easy) play for Player {seat + 1}."
        assert one.lines()[-1].text == said
        # It plays.
        while seat not in one.update.table.waiting and not one.update.table.over:
            await one.choose()
        at = one.position.at
        await until(lambda: one.position.at > at)
        again = await back(service, other)
        seen = again.update.table.seats[seat]
        assert (seen.who, seen.stead, seen.present) == ("human", "", True)
        assert seen.away == 0

    play(work)


def test_whoever_lets_a_bot_play_for_another_sees_nothing_of_theirs(
    play: Callable[[Play], None],
):
    async def work(service: TableService) -> None:
        one, other = await duo(service, game="kravora", away=1)
        seat = await leave(other, one)
        await asyncio.sleep(1)
        done = await one.ask(m.Hand, seat=seat, to="bot", bot="easy")
        assert isinstance(done, m.Done)
        assert done.token == ""
        assert [position.seat for position in one.update.positions] == [one.position.seat]
        tries: list[tuple[type[Any], dict[str, Any]]] = [
            (m.Hand, {"to": "me"}),
            (m.Hand, {"to": "friend"}),
            (m.Look, {"at": 0}),
            (m.AskChart, {}),
            (m.WhatIf, {"at": 0, "choices": []}),
            (m.AskForecast, {}),
            (m.Hint, {}),
            (m.Rename, {"name": "Mine"}),
            (m.ExportRecord, {}),
        ]
        for kind, fields in tries:
            wish = fields if kind is m.ExportRecord else {"seat": seat, **fields}
            answer = await one.ask(kind, **wish)
            assert isinstance(answer, m.Problem), kind
            assert answer.code == "forbidden", kind

    play(work)


def test_where_nobody_may_stand_in_nobody_does(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service, away=0)
        seat = await leave(other, one)
        await asyncio.sleep(2 * GRACE)
        assert isinstance(await one.ask(m.Hand, seat=seat, to="bot"), m.Problem)

    play(work)


def test_anybody_at_the_table_lets_a_bot_play_a_free_seat(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        wish = m.NewTable(game="kravora", seats=plans("me", "friend", "friend"), seed=9)
        made = await service.maker.create(wish)
        me = await Client.sit(service, made.table, [made.mine[0]])
        friend = await Client.sit(service, made.table, [made.friends[1]])
        watcher = await Client.sit(service, made.table)
        answer = await watcher.ask(m.Hand, seat=2, to="bot", bot="normal")
        assert isinstance(answer, m.Problem)
        assert isinstance(await friend.ask(m.Hand, seat=2, to="bot", bot="normal"), m.Done)
        seen = me.update.table.seats[2]
        assert (seen.who, seen.stead) == ("bot", "free")
        # Another strength, but nobody's eyes.
        assert isinstance(await me.ask(m.Hand, seat=2, to="bot", bot="hard"), m.Done)
        assert isinstance(await me.ask(m.Hand, seat=2, to="me"), m.Problem)
        # Whoever comes by link has the seat.
        late = await Client.sit(service, made.table, [made.friends[2]])
        assert late.position.seat == 2
        assert late.update.table.seats[2].who == "human"

    play(work)


def test_a_seat_that_a_bot_keeps_free_can_be_claimed(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seats=plans("me", "friend"), seed=9)
        )
        me = await Client.sit(service, made.table, [made.mine[0]])
        assert isinstance(await me.ask(m.Hand, seat=1, to="bot", bot="easy"), m.Done)
        claimed = await claim_seat(service, made.code, m.ClaimSeat(seat=1, name="Ada"))
        ada = await Client.sit(service, made.table, [claimed.token])
        seen = ada.update.table.seats[1]
        assert (seen.who, seen.name, seen.stead) == ("human", "Ada", "")

    play(work)


def test_who_hands_over_their_own_seat_takes_it_back_themselves(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        seat = other.position.seat
        assert isinstance(await other.ask(m.Hand, to="bot", bot="easy"), m.Done)
        assert one.update.table.seats[seat].stead == ""
        other.session.leave()
        again = await back(service, other)
        assert again.update.table.seats[seat].who == "bot"

    play(work)


# The clock


def test_who_thinks_longer_than_the_clock_allows_may_be_stood_in_for(
    play: Callable[[Play], None],
):
    async def work(service: TableService) -> None:
        slow, other = await duo(service, clock=1)
        assert slow.update.table.clock == 1
        seat = slow.position.seat
        early = await other.ask(m.Hand, seat=seat, to="bot", bot="easy")
        assert isinstance(early, m.Problem)
        await asyncio.sleep(1)
        assert isinstance(await other.ask(m.Hand, seat=seat, to="bot", bot="easy"), m.Done)
        assert isinstance(await slow.ask(m.Hand, to="me"), m.Done)
        assert slow.update.table.seats[seat].who == "human"
        if seat in slow.update.table.waiting:  # With all the time there is.
            assert slow.update.now - slow.update.table.seats[seat].asked < 0.5

    play(work)


def test_a_seat_is_taken_back_however_fast_its_bot_plays(play: Callable[[Play], None]):
    """What one saw when asking may be some choices old by then."""

    async def work(service: TableService) -> None:
        slow, other = await duo(service, clock=1)
        seat = slow.position.seat
        seen = slow.update.n
        await asyncio.sleep(1)
        assert isinstance(await other.ask(m.Hand, seat=seat, to="bot", bot="random"), m.Done)
        await until(lambda: slow.session.room.live.moment > seen)
        assert isinstance(await slow.ask(m.Hand, n=seen, to="me"), m.Done)
        assert slow.update.table.seats[seat].who == "human"
        assert slow.update.table.seats[seat].stead == ""

    play(work)


def test_the_clock_does_not_begin_anew_after_an_undo(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seats=plans("me"), seed=9)
        )
        me = await Client.sit(service, made.table, [made.mine[0]])
        begun = me.session.room.live.since(0)
        await asyncio.sleep(0.3)
        await me.choose()
        chosen = me.session.room.live.since(0)
        assert chosen - begun >= 0.3
        await asyncio.sleep(0.3)
        assert isinstance(await me.ask(m.Undo, to=0), m.Done)
        live = me.session.room.live
        assert live.moved - chosen >= 0.3
        assert live.moved - live.since(0) == pytest.approx(chosen - begun, abs=0.001)
        assert me.position.awaited is not None
        assert me.position.awaited.since == live.since(0)

    play(work)


def test_each_has_their_own_clock(play: Callable[[Play], None]):
    """Where several may choose, one's own choice begins one's own clock anew, and no other."""

    async def work(service: TableService) -> None:
        one, other = await duo(service, game="kingdom_rush")
        assert len(one.update.table.waiting) == 2
        first = [seat.asked for seat in one.update.table.seats]
        await asyncio.sleep(0.05)
        assert isinstance(await one.choose(), m.Done)
        after = [seat.asked for seat in one.update.table.seats]
        mine, theirs = one.position.seat, other.position.seat
        assert after[theirs] == first[theirs]
        if mine in one.update.table.waiting:
            assert after[mine] > first[mine]

    play(work)


# Bots and people


async def with_a_bot(service: TableService, **wish: Any) -> tuple[Client, m.Created]:
    """Somebody with a bot where both may choose at once."""
    seats = plans("me", "easy")
    made = await service.maker.create(m.NewTable(game="kingdom_rush", seats=seats, seed=9, **wish))
    return await Client.sit(service, made.table, [made.mine[0]]), made


def test_bots_let_people_go_first(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        me, _ = await with_a_bot(service)
        assert me.update.table.waiting == [0, 1]
        await asyncio.sleep(0.2)
        assert me.position.at == 0
        while 0 in me.update.table.waiting:
            assert isinstance(await me.choose(), m.Done)
        at = me.position.at
        await until(lambda: me.position.at > at)

    play(work)


def test_unless_the_table_wants_it_otherwise(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        me, _ = await with_a_bot(service, bots_last=False)
        await until(lambda: me.position.at > 0)

    play(work)


def test_bots_do_not_wait_for_ever_for_who_is_away(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        wish = m.NewTable(game="kingdom_rush", seats=plans("me", "friend", "easy"), seed=9, away=1)
        made = await service.maker.create(wish)
        me = await Client.sit(service, made.table, [made.mine[0]])
        friend = await Client.sit(service, made.table, [made.friends[1]])
        while 0 in me.update.table.waiting:
            await me.choose()
        assert 1 in me.update.table.waiting
        at = me.position.at
        await leave(friend, me)
        await until(lambda: me.position.at > at)
        assert me.update.now - me.update.table.seats[1].away >= 1

    play(work)


def test_when_everybody_has_gone_nothing_happens_behind_their_backs(
    play: Callable[[Play], None],
):
    async def work(service: TableService) -> None:
        wish = m.NewTable(game="kingdom_rush", seats=plans("me", "friend", "easy"), seed=9, away=1)
        made = await service.maker.create(wish)
        people = [
            await Client.sit(service, made.table, [token])
            for token in (made.mine[0], made.friends[1])
        ]
        watcher = await Client.sit(service, made.table)
        for client in people:
            client.session.leave()
        await until(lambda: all(seat.away for seat in watcher.update.table.seats[:2]))
        await asyncio.sleep(1.2)
        assert watcher.position.at == 0

    play(work)


@pytest.mark.parametrize("game", list(rempart.games()))
def test_every_game_knows_three_strengths(game: str):
    found = [bots.levelled(level, rempart.game(game)) for level in bots.LEVELS]
    assert list(bots.LEVELS) == ["easy", "normal", "hard"]
    assert len(set(found)) == 3
    assert "random" not in found
    for level in bots.LEVELS:
        assert bots.bot(level, 1, rempart.game(game)).rng


def test_a_rematch_is_on_the_same_terms(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service, away=30, clock=90, bots_last=False)
        seat = await leave(other, one)
        one.session.room.live.away[seat] -= 30
        assert isinstance(await one.ask(m.Concede), m.Done)
        assert isinstance(await one.ask(m.Rematch, seed="new"), m.Done)
        room = await service.tables.room(one.update.rematch)
        assert room.live.terms == one.session.room.live.terms
        assert (room.live.terms.away, room.live.terms.clock) == (30, 90)
        assert seat not in room.live.away

    play(work)


# Ending


def test_a_server_that_is_asked_to_end_leaves_nothing_behind(tmp_path: Path):
    """SIGTERM, with processes that think: their semaphores are cleared away."""

    async def think(served: Served) -> None:
        made = await new_table(served, "me")
        player = await Player.sit(served, made.table, made.mine[0])
        assert isinstance(await player.ask(m.Hint), m.Hinted)

    with Served(str(tmp_path / "rempart.db")) as served:
        run(think(served))
        assert served.stop() == 0
        assert "leaked" not in served.log()
