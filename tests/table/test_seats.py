"""Whose a seat is, how one comes to it, and what all who hold one must agree to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import rempart
from rempart.kernel import Match
from rempart.play import by_names, play_out
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.claiming import claim_seat
from rempart.table.live import LiveTable
from rempart.table.rooms import NoSuchTable, SeatTaken
from rempart.table.service import TableService
from rempart.table.session import Session
from rempart.table.store import Entry
from rempart.table.telling import tell
from tests.kernel.pebbles import GAME as PEBBLES
from tests.table.people import Client, Play, Reader, duo, give_up, plans, until

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("fantasy_defense", {}),
    ("kravora", {}),
    ("kingdom_rush", {}),
    ("dark_tower", {}),
    ("dark_tower", {"mode": "competitive"}),
]


@pytest.fixture(autouse=True)
def with_pebbles() -> None:
    """The kernel's little game is on the shelf."""
    rempart.register(PEBBLES)


async def host_of(service: TableService, *who: str, **wish: Any) -> tuple[Client, m.Created]:
    """Who made a table, at it."""
    seats = plans(*who)
    made = await service.maker.create(
        m.NewTable(**{"game": "fantasy_defense", "seats": seats, **wish})
    )
    return await Client.sit(service, made.table, list(made.mine.values())), made


def seats_of(client: Client) -> list[int]:
    """The seats that a client holds."""
    return [one.seat for one in client.update.positions if one.seat >= 0]


async def refused(client: Client, kind: type[Any], **fields: Any) -> str:
    """Why something is not done."""
    answer = await client.ask(kind, **fields)
    assert isinstance(answer, m.Problem), answer
    assert answer.code == "forbidden"
    return answer.message


def stay_away(client: Client, seat: int, seconds: float) -> None:
    """As if the match had ended, and somebody had gone, so long ago."""
    live = client.session.room.live
    live.moved = time.time() - seconds
    live.away[seat] = time.time() - seconds


# The end


@pytest.mark.parametrize(("game", "settings"), GAMES)
@pytest.mark.parametrize("undo", ["consent", "open"])
def test_nobody_gives_up_to_see_everything_and_then_plays_on(
    play: Callable[[Play], None], game: str, settings: dict[str, Any], undo: str
):
    """Concede, take the record, go back: neither a player nor a spectator gets anything by it."""

    async def work(service: TableService) -> None:
        one, other = await duo(service, game, options=settings, undo=undo)
        watcher = await Client.sit(service, one.update.table.table)
        await one.choose()
        await one.ask(m.Concede)
        if not one.update.table.over:  # a team: the other must agree, and does not
            assert one.update.proposal is not None
            assert one.update.proposal.what == "end"
        for client in (one, watcher):
            await refused(client, m.ExportRecord)
            await refused(client, m.Review)
            await refused(client, m.WhatIf, at=0, choices=[], seat=other.position.seat)
        await refused(one, m.Rematch, seed="same")
        assert not one.update.table.final
        if one.update.table.over:
            await one.ask(m.Undo, to=0)
            assert one.update.table.choices == 1, "the other has not agreed"

    play(work)


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_when_all_agree_everything_is_shown_and_there_is_no_way_back(
    play: Callable[[Play], None], game: str, settings: dict[str, Any]
):
    async def work(service: TableService) -> None:
        one, other = await duo(service, game, options=settings, undo="open")
        watcher = await Client.sit(service, one.update.table.table)
        await one.choose()
        await give_up(one, other)
        assert one.update.table.final
        for client in (one, other, watcher):
            assert isinstance(await client.ask(m.ExportRecord), m.Exported)
            line = {"at": 0, "choices": [], "seat": 0}
            assert isinstance(await client.ask(m.WhatIf, **line), m.Seen)
        for client in (one, other):
            assert "new table" in await refused(client, m.Undo, to=0)
        assert one.update.table.choices == 1

    play(work)


def test_who_comes_when_all_is_shown_is_not_asked(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        host, made = await host_of(service, "me", "friend", "friend", game="kingdom_rush")
        friend = await Client.sit(service, made.table, [made.friends[1]])
        await host.choose()
        await give_up(host, friend)
        assert host.update.table.final
        late = await Client.sit(service, made.table, [made.friends[2]])
        assert seats_of(late) == [2]
        assert host.update.table.final
        for client in (host, late):
            await refused(client, m.Undo, to=0)

    play(work)


def test_to_ask_for_the_record_is_to_agree(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service, "kravora")
        await one.ask(m.Concede)
        assert one.update.to_agree == [other.position.seat]
        assert f"Player {other.position.seat + 1}" in await refused(one, m.ExportRecord)
        assert isinstance(await other.ask(m.ExportRecord), m.Exported)
        assert one.update.table.final
        assert isinstance(await one.ask(m.ExportRecord), m.Exported)

    play(work)


def test_a_spectator_s_question_agrees_to_nothing(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, _ = await duo(service, "kravora")
        watcher = await Client.sit(service, one.update.table.table)
        await one.ask(m.Concede)
        for kind in (m.Review, m.ExportRecord):
            await refused(watcher, kind)
        await refused(watcher, m.AgreeEnd, seat=0)
        assert not one.update.table.final

    play(work)


def test_before_all_agree_everybody_may_consent_to_go_back(play: Callable[[Play], None]):
    """Then nobody has agreed to any end."""

    async def work(service: TableService) -> None:
        one, other = await duo(service, "kravora", undo="open")
        await one.choose()
        await one.ask(m.Concede)
        await one.ask(m.Undo, to=0)
        assert one.update.proposal is not None
        await other.ask(m.Answer, agree=True)
        assert (one.update.table.over, one.update.table.choices) == (False, 0)
        await one.ask(m.Concede)
        assert one.update.to_agree == [other.position.seat]

    play(work)


def test_a_match_that_ended_by_the_rules_is_not_taken_back_either(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service, "pebbles", undo="open")
        while not one.update.table.over:
            await next(
                c for c in (one, other) if c.position.seat in one.update.table.waiting
            ).choose()
        at = one.update.table.choices
        assert one.update.can_undo == [at]
        await one.ask(m.Undo, to=at - 1)
        assert one.update.table.choices == at
        assert one.update.proposal is not None

    play(work)


def test_who_has_been_away_since_the_end_is_not_waited_for(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service, "kravora")
        seat = other.position.seat
        await one.ask(m.Concede)
        other.session.leave()
        stay_away(one, seat, limits.END_WAITS - 5)
        await refused(one, m.ExportRecord)
        stay_away(one, seat, limits.END_WAITS + 5)
        assert isinstance(await one.ask(m.ExportRecord), m.Exported)
        assert one.update.table.final
        again = await Client.sit(service, one.update.table.table, other.tokens)
        assert again.update.table.final
        await refused(again, m.Undo, to=0)

    play(work)


def test_who_is_alone_goes_back_as_they_like(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        for who in (("me", "greedy"), ("me", "me")):
            one, _ = await host_of(service, *who, game="kravora")
            await until(lambda one=one: set(one.update.table.waiting) & set(seats_of(one)))
            (seat, *_) = set(one.update.table.waiting) & set(seats_of(one))
            position = next(p for p in one.update.positions if p.seat == seat)
            assert position.awaited is not None
            await one.ask(m.Choose, seat=seat, choice=position.awaited.offers[0].option)
            await one.ask(m.Concede, seat=seat)
            assert isinstance(await one.ask(m.ExportRecord), m.Exported)
            assert one.update.table.final
            await one.ask(m.Undo, to=0)
            assert (one.update.table.over, one.update.table.choices) == (False, 0)

    play(work)


def test_what_the_end_brings_to_light_waits_for_all(play: Callable[[Play], None]):
    """Dark Tower shows its code and all trials when it is over: not before all agree."""

    async def work(service: TableService) -> None:
        one, other = await duo(service, "dark_tower", options={"mode": "competitive"})
        watcher = await Client.sit(service, one.update.table.table)
        live = one.session.room.live
        ended = rempart.new("dark_tower", seed=5, players=2, mode="competitive")
        outcome = play_out(ended, by_names(["random"] * 2, 5, ended.game))
        before = [live_scene(c) for c in (one, watcher)]
        live.match.state.outcome = outcome
        live.match = Match(
            live.game,
            live.match.settings,
            live.match.seed,
            {},
            (live.game.edition, 0, live.match.state, []),
        )
        assert live.over
        assert not live.final
        tell(one.session.room)
        assert [live_scene(c) for c in (one, watcher)] == before
        for client in (one, other):
            await client.ask(m.AgreeEnd)
        assert [live_scene(c) for c in (one, watcher)] != before

    def live_scene(client: Client) -> bytes:
        return msgspec.json.encode(client.position.scene)

    play(work)


# One of a team


def test_one_of_a_team_cannot_end_it_for_all(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        host, made = await host_of(service, "me", "friend", "friend", game="kingdom_rush")
        friends = [await Client.sit(service, made.table, [made.friends[n]]) for n in (1, 2)]
        await host.ask(m.Concede)
        await friends[0].ask(m.Answer, agree=True)
        assert not host.update.table.over
        await friends[1].ask(m.Answer, agree=False)
        assert host.update.proposal is None
        await host.ask(m.Concede)
        await host.ask(m.Answer, agree=False)  # changes their mind
        assert host.update.proposal is None
        await host.ask(m.Concede)
        for friend in friends:
            await friend.ask(m.Answer, agree=True)
        assert host.update.table.over
        assert host.update.table.final, "that all want to end it is that all agree to the end"

    play(work)


def test_a_wish_to_give_up_outlasts_a_choice(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        await one.ask(m.Concede)
        await one.choose()
        await other.ask(m.Answer, agree=True)
        assert one.update.table.over

    play(work)


def test_who_is_away_for_long_does_not_keep_a_team_from_giving_up(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service, away=60)
        seat = other.position.seat
        other.session.leave()
        stay_away(one, seat, 30)
        await one.ask(m.Concede)
        assert not one.update.table.over
        stay_away(one, seat, 90)
        await one.ask(m.Concede)
        assert one.update.table.over
        assert not one.update.table.final, "they have not agreed to anything"

    play(work)


# Invitations


def test_a_link_is_good_for_sitting_down_once(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        host, made = await host_of(service, "me", "friend")
        link = made.friends[1]
        friend = await Client.sit(service, made.table, [link])
        assert seats_of(friend) == [1]
        assert link not in friend.tokens
        spy = await Client.sit(service, made.table, [link])
        assert seats_of(spy) == []
        told = next(x for x in spy.inbox if isinstance(x, m.Problem))
        assert told.code == "used"
        assert "Player 1" in told.message, "whom to ask for another"
        await host.session.handle(m.Hello(tokens=[*made.mine.values(), link]))
        assert seats_of(host) == [0]
        again = await Client.sit(service, made.table, friend.tokens)
        assert seats_of(again) == [1]
        assert await service.tables.place_of(link) is None

    play(work)


def test_a_broken_connection_locks_nobody_out(play: Callable[[Play], None]):
    """The link works until the new key was used; who comes by it again gets yet another one."""

    async def work(service: TableService) -> None:
        _, made = await host_of(service, "me", "friend")
        link, inboxes = made.friends[1], []
        sessions: list[Client] = []
        for _ in range(3):
            inbox: list[Any] = []
            client = Client(await session_at(service, made.table, inbox), inbox)
            await client.session.handle(m.Hello(tokens=[link]))
            assert seats_of(client) == [1]
            sessions.append(client)
            inboxes.append(inbox)
        assert [seats_of(client) for client in sessions] == [[], [], [1]]
        tokens = [x.token for inbox in inboxes for x in inbox if isinstance(x, m.Seated)]
        assert len(set(tokens)) == 3
        assert sessions[2].update.table.seats[1].came == 3, "all see how many came by it"
        for token in tokens[:2]:
            out = await Client.sit(service, made.table, [token])
            assert seats_of(out) == []
            assert any(isinstance(x, m.Problem) and x.code == "used" for x in out.inbox)
        assert seats_of(await Client.sit(service, made.table, [tokens[2]])) == [1]
        assert seats_of(await Client.sit(service, made.table, [link])) == []

    async def session_at(service: TableService, table: str, inbox: list[Any]) -> Any:
        read = Reader()
        return Session(
            service, await service.tables.room(table), lambda said: inbox.append(read(said))
        )

    play(work)


def test_the_host_who_uses_a_friend_s_link_does_so_openly(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        host, made = await host_of(service, "me", "friend")
        watcher = await Client.sit(service, made.table)
        await host.hello([made.mine[0], made.friends[1]])
        assert seats_of(host) == [0, 1]
        assert [seat.also for seat in watcher.update.table.seats] == [[1], [0]]
        friend = await Client.sit(service, made.table, [made.friends[1]])
        assert seats_of(friend) == []
        assert any(isinstance(x, m.Problem) and x.code == "used" for x in friend.inbox)

    play(work)


def test_a_second_device_is_seen_by_all_and_can_be_shut_out(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        host, made = await host_of(service, "me", "friend")
        friend = await Client.sit(service, made.table, [made.friends[1]])
        assert [seat.devices for seat in host.update.table.seats] == [1, 1]
        second = await Client.sit(service, made.table, friend.tokens)
        for client in (host, friend, second):
            assert [seat.devices for seat in client.update.table.seats] == [1, 2]
        done = await friend.ask(m.Hand, to="me", anew=True)
        assert done.token not in friend.tokens
        assert (seats_of(friend), seats_of(second)) == ([1], [])
        assert seats_of(await Client.sit(service, made.table, [done.token])) == [1]
        assert seats_of(await Client.sit(service, made.table, friend.tokens)) == []

    play(work)


def test_an_invitation_can_be_taken_back_but_not_a_seat(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        host, made = await host_of(service, "me", "friend", "friend", game="pebbles")
        friend = await Client.sit(service, made.table, [made.friends[2]])
        old = host.update.table.seats[1].link
        assert made.friends[1].split(".")[2].startswith(old)
        done = await friend.ask(m.Hand, seat=1, to="friend")
        assert host.update.table.seats[1].link != old, "all see that the old link is dead"
        late = await Client.sit(service, made.table, [made.friends[1]])
        assert seats_of(late) == []
        assert "withdrawn" in next(x.message for x in late.inbox if isinstance(x, m.Problem))
        for to in ("friend", "me"):
            await refused(host, m.Hand, seat=2, to=to)
        await refused(late, m.Hand, seat=1, to="friend")
        guest = await Client.sit(service, made.table, [done.token])
        assert seats_of(guest) == [1]
        await refused(host, m.Hand, seat=1, to="friend")

    play(work)


def test_a_host_with_an_invited_friend_is_not_alone(play: Callable[[Play], None]):
    """Neither while nobody sits there, nor while a bot keeps the seat."""

    async def work(service: TableService) -> None:
        for bot in (False, True):
            host, _ = await host_of(service, "me", "friend", seed=4)
            if bot:
                await host.ask(m.Hand, seat=1, to="bot", bot="random")
            while not any(made.reveals for made in host.session.room.live.made):
                seat = host.update.table.waiting[0]
                await host.choose() if seat == 0 else await asyncio.sleep(0.01)
                if host.update.table.waiting == [1] and not bot:
                    break
            await refused(host, m.ExportRecord)
            if any(made.reveals for made in host.session.room.live.made):
                assert host.update.can_undo != [0]
                await refused(host, m.Undo, to=0)
            assert isinstance(
                await host.ask(m.Hand, seat=1, to="bot", bot="random", anew=True), m.Done
            )
            assert isinstance(await host.ask(m.ExportRecord), m.Exported)
            assert host.update.can_undo == [0]

    play(work)


def test_who_takes_the_record_of_a_running_match_is_known_to_have_it(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        host, made = await host_of(service, "me", "greedy")
        assert not host.update.table.told_all
        await host.ask(m.ExportRecord)
        await host.ask(m.Hand, seat=1, to="friend")
        room = await service.tables.coded(made.code)
        assert room.live.told_all
        assert [line.kind for line in host.lines()].count("export") == 1

    play(work)


def test_a_seat_that_a_bot_keeps_for_somebody_is_theirs_to_consent(play: Callable[[Play], None]):
    """Whoever lends their seat to a bot is not forgotten when something is to be taken back."""

    async def work(service: TableService) -> None:
        one, other = await duo(service, "kravora")
        await other.ask(m.Hand, to="bot", bot="random")
        await one.choose()
        await one.ask(m.Concede)
        await one.ask(m.Undo, to=0)
        assert one.update.table.over
        await refused(one, m.ExportRecord)
        await other.ask(m.Answer, agree=True)
        assert not one.update.table.over

    play(work)


# Codes


def test_a_code_grows_old_and_a_seat_does_not(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        _, made = await host_of(service, "me", "friend")
        room = await service.tables.coded(made.code)
        room.live.changed = time.time() - limits.CODE_DAYS * 86400 + 60
        assert await service.tables.coded(made.code) is room
        room.live.changed -= 120
        with pytest.raises(NoSuchTable, match="out of date"):
            await service.tables.coded(made.code)
        with pytest.raises(NoSuchTable):
            await claim_seat(service, made.code, m.ClaimSeat(seat=1))
        assert await service.tables.place_of(made.mine[0]) is not None
        friend = await Client.sit(service, made.table, [made.friends[1]])
        assert seats_of(friend) == [1]
        await service.tables.coded(made.code)  # for something has happened there

    play(work)


def test_a_seat_by_code_is_the_claimer_s_alone(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        _, made = await host_of(service, "me", "friend")
        got = await claim_seat(service, made.code, m.ClaimSeat(seat=1))
        with pytest.raises(SeatTaken):
            await claim_seat(service, made.code, m.ClaimSeat(seat=1))
        late = await Client.sit(service, made.table, [made.friends[1]])
        assert seats_of(late) == []
        assert any(isinstance(x, m.Problem) and x.code == "used" for x in late.inbox)
        assert seats_of(await Client.sit(service, made.table, [got.token])) == [1]

    play(work)


# Tables from before


def test_logs_from_before_there_was_all_this(play: Callable[[Play], None]):
    """A friend's seat has the key of the link they came by, a proposal says only where to; a review
    was made when it was over."""

    async def work(service: TableService) -> None:
        host, made = await host_of(service, "me", "friend", game="kravora")
        live = host.session.room.live
        key = live.seats[1].key
        old = LiveTable(
            live.row, live.game, Match(live.game, live.match.settings, live.row.seed, {})
        )
        body = {"who": "human", "name": "Bea", "bot": "", "stead": ""}
        log = [
            ("seat", 0, {**body, "key": live.seats[0].key}),
            ("seat", 1, {**body, "who": "free", "key": key}),
            ("seat", 1, {**body, "key": key}),
            ("propose", 0, {"to": 0}),
            ("answer", 1, {"agree": False}),
            ("concede", 0, {}),
        ]
        for n, (kind, seat, about) in enumerate(log, 1):
            old.apply(Entry(n=n, kind=kind, seat=seat, body=about, time=1.0))
        assert old.over
        assert old.to_agree() == [1]
        host.session.room.live = old
        friend = await Client.sit(service, made.table, [made.friends[1]])
        assert seats_of(friend) == [1], "who sat there by a link keeps it"

    play(work)
