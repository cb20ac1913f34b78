"""What people can do at a table, and what they cannot."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import rempart
from rempart.kernel.errors import BadSettings
from rempart.table import limits, words
from rempart.table import messages as m
from rempart.table.answers import charted
from rempart.table.claiming import claim_seat
from rempart.table.rooms import NoSuchTable, SeatTaken
from rempart.table.service import TableService
from tests.table.people import Client, Play, duo, give_up, open_service, plans, until


async def alone(service: TableService, **wish: Any) -> Client:
    made = await service.maker.create(
        m.NewTable(game="fantasy_defense", seats=plans("me"), **{"seed": 9, **wish})
    )
    return await Client.sit(service, made.table, [made.mine[0]])


def test_a_choice_reaches_everybody(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        watcher = await Client.sit(service, one.update.table.table)
        before = other.update.n
        answer = await one.choose()
        assert isinstance(answer, m.Done)
        assert {c.update.n for c in (one, other, watcher)} == {before + 1}
        assert other.position.at == one.position.at == 1
        assert watcher.position.seat == -1
        assert watcher.position.awaited is not None
        assert watcher.position.awaited.offers == []

    play(work)


def test_only_the_awaited_seat_is_offered_anything(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        assert one.position.awaited is not None
        assert other.position.awaited is not None
        assert one.position.awaited.offers
        assert other.position.awaited.offers == []
        assert one.position.awaited.prompt == other.position.awaited.prompt != ""

    play(work)


def test_hidden_cards_are_told_to_their_owner_only(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        hidden = one.session.room.live.match.state.players[one.position.seat].hand
        mine = msgspec.json.encode(one.position.scene)
        theirs = msgspec.json.encode(other.inbox)
        for card in hidden:
            assert f'"card-{card}"'.encode() in mine
            assert f'"card-{card}"'.encode() not in theirs

    play(work)


def test_a_seat_cannot_act_for_another(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        assert one.position.awaited is not None
        choice = one.position.awaited.offers[0].option
        stolen = await other.ask(m.Choose, seat=one.position.seat, choice=choice)
        assert (stolen.code, one.update.n) == ("forbidden", other.update.n)
        early = await other.ask(m.Choose, choice=choice)
        assert early.code == "illegal"
        assert early.reasons[0].text == "this choice is not yours"
        watcher = await Client.sit(service, one.update.table.table)
        for seat in (0, 1):
            assert (await watcher.ask(m.Choose, seat=seat, choice=choice)).code == "forbidden"
            assert (await watcher.ask(m.Look, seat=seat, at=0)).code == "forbidden"
            assert (await watcher.ask(m.AskChart, seat=seat)).code == "forbidden"
        assert one.position.at == 0

    play(work)


def test_a_stale_or_repeated_choice_is_not_applied(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await alone(service)
        assert client.position.awaited is not None
        n, choice = client.update.n, client.position.awaited.offers[-1].option
        assert isinstance(await client.ask(m.Choose, n=n, choice=choice), m.Done)
        again = await client.ask(m.Choose, n=n, choice=choice)
        assert again.code == "stale"
        assert isinstance(client.inbox[-1], m.Update)
        assert client.position.at == 1

    play(work)


def test_an_illegal_choice_names_its_rule_and_changes_nothing(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await alone(service)
        n = client.update.n
        answer = await client.ask(m.Choose, choice={"type": "Deploy", "card": 60, "gate": 0})
        assert (answer.code, answer.reasons[0].rule) == ("illegal", "FD-STRATEGY-02")
        rubbish = await client.ask(m.Choose, choice={"type": "Explode"})
        assert rubbish.code == "malformed"
        assert client.update.n == n

    play(work)


def test_why_not_with_half_a_pick(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await alone(service)
        assert client.position.awaited is not None
        card = client.position.awaited.offers[0].picks["card"]
        assert (await client.ask(m.WhyNot, choice={"card": card})).reasons == []
        refused = await client.ask(m.WhyNot, choice={"card": 73})
        assert "FD-STRATEGY-02" in {reason.rule for reason in refused.reasons}

    play(work)


def test_preview_and_hint(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await alone(service)
        assert client.position.awaited is not None
        offer = client.position.awaited.offers[0]
        seen = await client.ask(m.Preview, choice=offer.option)
        assert seen.events[0].certain
        hint = await client.ask(m.Hint)
        assert hint.option in [o.option for o in client.position.awaited.offers]
        assert client.position.at == 0
        strict = await alone(service, hints=False)
        assert (await strict.ask(m.Hint)).code == "forbidden"

    play(work)


@pytest.mark.parametrize(
    ("undo", "pebbles", "final"), [("consent", 3, True), ("consent", 9, False), ("open", 3, False)]
)
def test_a_preview_says_whether_it_could_be_taken_back(
    play: Callable[[Play], None], undo: m.UndoPolicy, pebbles: int, final: bool
):
    """With others at the table, the choice that opens the purses could not be."""

    async def work(service: TableService) -> None:
        wish = m.NewTable(
            game="pebbles",
            seats=plans("me", "me"),
            undo=undo,
            seed=1,
            data={"bowl.pebbles": pebbles},
        )
        made = await service.maker.create(wish)
        client = await Client.sit(service, made.table, [made.mine[0]])
        assert client.position.awaited is not None
        most = client.position.awaited.offers[-1].option
        assert (await client.ask(m.Preview, choice=most)).final == final

    play(work)


def test_how_things_would_stand(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await alone(service)
        assert client.position.awaited is not None
        offers = client.position.awaited.offers
        walls = [zone for zone in client.position.scene.zones if zone.id == "wall-0"]
        lines = [[offer.option] for offer in offers if offer.option["type"] == "Deploy"][:7]
        end = next(offer.option for offer in offers if offer.main)
        answer = await client.ask(m.Badges, lines=[*lines, [end]])
        assert isinstance(answer, m.Badged)
        *deployed, ended = answer.after
        for line, badges in zip(lines, deployed, strict=True):
            gate = line[0]["gate"]
            assert [badge.place for badge in badges if badge.status] in ([gate], [])
            assert bool(badges) == bool(walls[0].places[gate].status)
        assert any(deployed)
        assert ended == []
        assert client.position.at == 0
        wrong = await client.ask(m.Badges, lines=[[{"type": "Deploy", "card": 73, "gate": 0}]])
        assert wrong.code == "illegal"

    play(work)


def test_a_hint_of_a_games_own_bot_has_a_reason(play: Callable[[Play], None]):
    """In phase 2 of a round of Kingdom Rush, in the language of whoever asks."""

    async def work(service: TableService) -> None:
        settings = {"scenario": "prologue", "start": "deal"}
        made = await service.maker.create(
            m.NewTable(game="kingdom_rush", seats=plans("me"), seed=3, options=settings)
        )
        client = await Client.sit(service, made.table, [made.mine[0]])
        assert client.position.awaited is not None
        hint = await client.ask(m.Hint)
        assert hint.option in [o.option for o in client.position.awaited.offers]
        assert hint.reasons == [
            "This is what the coach is asking for.",
            "It weakens the hordes for the rounds to come.",
        ]

    play(work)


def test_a_forecast_now_and_in_a_what_if(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service, "kravora")
        assert one.position.awaited is not None
        n = one.update.n
        answer = await one.ask(m.AskForecast)
        assert isinstance(answer, m.Forecasted)
        assert answer.summary[0] == "Wall unharmed"
        assert answer.lines[0].event["type"] == "EnemyMoved"
        assert "rule" not in answer.lines[0].event
        assert answer.lines[0].rule.startswith("KV-MOVE")
        # A defender among them dies: only in the line that was imagined.
        buy = next(o.option for o in one.position.awaited.offers if o.option.get("line") == 1)
        line = await one.ask(m.AskForecast, at=0, choices=[buy])
        assert "UnitKilled" in [item.event["type"] for item in line.lines]
        assert line.summary[1] == "1 defender dies"
        assert (await one.ask(m.AskForecast)).lines == answer.lines
        assert one.update.n == n
        theirs = await other.ask(m.AskForecast, seat=one.position.seat)
        assert theirs.code == "forbidden"

    play(work)


def test_a_game_without_a_forecast_says_so(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(rempart.game("fantasy_defense"), "forecast", None)

    async def work(service: TableService) -> None:
        client = await alone(service)
        assert (await client.ask(m.AskForecast)).code == "unknown"

    play(work)


# Undo


def test_alone_everything_can_be_undone_and_done_again(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await alone(service)
        for _ in range(12):
            await client.choose(-1)
        assert client.update.can_undo == [0]
        await client.ask(m.Undo, to=3)
        assert client.position.at == 3
        assert client.update.can_redo
        await client.ask(m.Redo)
        await client.ask(m.Redo)
        assert client.position.at == 5
        await client.choose()
        assert not client.update.can_redo
        assert "rewind" in {line.kind for line in client.lines()}
        assert (await client.ask(m.Undo, to=99)).code == "forbidden"

    play(work)


def test_one_s_own_quiet_choices_are_free(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        await one.choose()
        assert one.update.can_undo == [0]
        assert other.update.can_undo == [1]
        await one.ask(m.Undo, to=0)
        assert one.position.at == other.position.at == 0

    play(work)


def test_beyond_that_the_other_must_agree(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        await one.choose(-1)  # passes the floor
        await other.ask(m.Undo, to=0)
        assert one.update.proposal is not None
        assert one.update.proposal.needed == [one.position.seat]
        assert (await other.ask(m.Answer, agree=True)).code == "forbidden"
        await one.ask(m.Answer, agree=False)
        assert (one.update.proposal, one.position.at) == (None, 1)
        await other.ask(m.Undo, to=0)
        await one.ask(m.Answer, agree=True)
        assert one.position.at == other.position.at == 0

    play(work)


def test_an_open_table_needs_no_consent(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service, undo="open")
        await one.choose(-1)
        await other.ask(m.Undo, to=0)
        assert one.position.at == 0

    play(work)


# History and what-if


def test_looking_back_shows_what_was(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await alone(service)
        first = client.position
        for _ in range(5):
            await client.choose()
        seen = await client.ask(m.Look, at=0)
        assert seen.position.scene == first.scene
        assert seen.position.at == 0
        later = await client.ask(m.Look, at=3)
        assert later.lines
        assert (await client.ask(m.Look, at=6)).code == "forbidden"
        spectator = await client.ask(m.Look, at=0, seat=-1)
        assert spectator.position.seat == -1

    play(work)


def test_a_chart_shows_what_was_there_at_each_moment(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service, game="kravora")
        for _ in range(5):
            await (one if one.position.awaited and one.position.awaited.offers else other).choose()
        watcher = await Client.sit(service, one.update.table.table)
        for client in (one, other, watcher):
            chart = await client.ask(m.AskChart)
            assert [point.at for point in chart.points] == list(range(6))
            for point in chart.points:
                seen = await client.ask(m.Look, at=point.at)
                zone = charted(seen.position.scene.zones, client.position.seat)
                assert zone is not None
                assert (zone.name, zone.value) == (chart.name, point.value)
                assert chart.most >= zone.most

    play(work)


def test_a_line_of_ones_own_is_private_and_can_be_committed(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        line: list[Any] = []
        for _ in range(3):
            seen = await one.ask(m.WhatIf, at=0, choices=line)
            assert seen.applied == len(line)
            line.append(seen.position.awaited.offers[0].option)
        assert one.position.at == other.position.at == 0
        done = await one.ask(m.Commit, choices=line)
        assert (done.applied, other.position.at) == (3, 3)

    play(work)


def test_a_line_teaches_no_secret(play: Callable[[Play], None]):
    """What a line draws is not what the real deck holds."""

    async def work(service: TableService) -> None:
        client = await alone(service)
        match = client.session.room.live.match
        real = match.branch()
        line: list[Any] = []
        while len(real.choices) < 30 and real.decision:
            line.append(msgspec.to_builtins(real.decision.options[-1]))
            real.choose(real.decision.options[-1])
        seen = await client.ask(m.WhatIf, at=0, choices=line)
        told = [e for mo in real.story() for e in mo.events if type(e).__name__ == "CardsDrawn"]
        text = client.session.text
        assert told
        drawn = [line.text for line in seen.lines if line.kind == "CardsDrawn"]
        assert drawn != [text.say("event", event) for event in told][: len(drawn)]

    play(work)


def test_a_commit_stops_where_something_is_revealed(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await alone(service)
        assert client.position.awaited is not None
        end = client.position.awaited.offers[-1].option
        done = await client.ask(m.Commit, choices=[end, end, end])
        assert done.applied < 3
        assert (await client.ask(m.Commit, choices=[{"type": "Stay"}])).code == "illegal"

    play(work)


async def last_of_a_round(service: TableService, pebbles: int = 9) -> Client:
    """Somebody who plays Pebbles for both seats, and is offered a bundle."""
    wish = m.NewTable(
        game="pebbles", seats=plans("me", "me"), seed=1, data={"bowl.pebbles": pebbles}
    )
    made = await service.maker.create(wish)
    client = await Client.sit(service, made.table, [made.mine[1]])
    first = await Client.sit(service, made.table, [made.mine[0]])
    await first.choose()
    return client


def test_a_bundle_is_played_taken_back_and_done_again_as_one(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await last_of_a_round(service)
        assert client.position.awaited is not None
        (bundle,) = client.position.awaited.bundles
        assert (bundle.label, bundle.picks) == ("Take 1, and 1 again: 2 in all", {})
        line = [bundle.option, *bundle.then]
        told = await client.ask(m.Preview, choice=line[0], then=line[1:])
        assert [item.text for item in told.events] == ["Player 2 takes 1."]
        done = await client.ask(m.Commit, choices=line, together=True)
        assert (done.applied, client.position.at, client.update.undo_to) == (2, 3, 1)
        await client.ask(m.Undo, to=client.update.undo_to)
        assert (client.position.at, client.update.undo_to) == (1, 0)
        await client.ask(m.Redo)
        assert (client.position.at, client.update.undo_to) == (3, 1)
        await client.ask(m.Undo, to=1)
        await client.choose(1)
        assert (client.position.at, client.update.undo_to) == (2, 1)
        assert not client.update.can_redo

    play(work)


def test_a_bundle_ends_with_what_is_not_legal_any_more(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await last_of_a_round(service)
        take = {"type": "Take", "seat": 1, "count": 3}
        done = await client.ask(m.Commit, choices=[take, take, take], together=True)
        assert (done.applied, client.update.undo_to) == (2, 1)

    play(work)


def test_an_undo_goes_past_what_bots_did(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game="kravora", seats=plans("me", "random"), seed=3)
        )
        client = await Client.sit(service, made.table, [made.mine[0]])
        await until(lambda: 0 in client.update.table.waiting)
        before = client.position.at
        await client.choose(-1)
        await until(lambda: 0 in client.update.table.waiting and client.position.at > before)
        assert client.update.undo_to == before

    play(work)


# Seats


def test_a_bot_plays_its_seat(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seed=3, seats=plans("random", "random"))
        )
        room = (await Client.sit(service, made.table)).session.room
        await until(lambda: room.live.over)
        assert room.live.match.outcome is not None

    play(work)


def test_a_seat_goes_to_a_bot_and_back(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        await one.ask(m.Hand, to="bot", bot="random")
        await until(lambda: other.position.awaited and other.position.awaited.offers)
        assert one.update.table.seats[one.position.seat].who == "bot"
        assert (await one.ask(m.Choose, choice={"type": "EndStrategy"})).code == "forbidden"
        await one.ask(m.Hand, to="me")
        assert one.update.table.seats[one.position.seat].who == "human"

    play(work)


def test_a_seat_given_to_a_friend_is_lost_to_the_old_token(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, _ = await duo(service)
        seat, table = one.position.seat, one.update.table.table
        old = service.secret.token(table, seat, one.session.room.live.seats[seat].key)
        done = await one.ask(m.Hand, to="friend")
        assert one.position.seat == -1
        assert await service.tables.place_of(old) is None
        friend = await Client.sit(service, table, [done.token, old])
        assert friend.position.seat == seat
        assert isinstance(await friend.choose(), m.Done)

    play(work)


def test_a_free_seat_can_be_claimed_once(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seats=plans("me", "friend"), seed=1)
        )
        got = await claim_seat(service, made.code.lower(), m.ClaimSeat(seat=1, name=" Ada  L "))
        friend = await Client.sit(service, made.table, [got.token])
        assert friend.update.table.seats[1].name == "Ada L"
        with pytest.raises(SeatTaken, match="free seats: none"):
            await claim_seat(service, made.code, m.ClaimSeat(seat=1))
        assert await service.tables.place_of(made.friends[1]) is None
        with pytest.raises(NoSuchTable, match="five letters"):
            await claim_seat(service, "QQQQQ", m.ClaimSeat(seat=1))

    play(work)


def test_one_device_may_hold_both_seats(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seats=plans("me", "me"), seed=1)
        )
        client = await Client.sit(service, made.table, list(made.mine.values()))
        assert [p.seat for p in client.update.positions] == [0, 1]
        for _ in range(4):
            position = next(
                p for p in client.update.positions if p.awaited is not None and p.awaited.offers
            )
            assert position.awaited is not None
            choice = position.awaited.offers[-1].option
            assert isinstance(await client.ask(m.Choose, seat=position.seat, choice=choice), m.Done)

    play(work)


def test_names_are_used(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        await one.ask(m.Rename, name="Ada")
        await one.choose()
        assert any(line.text.startswith("Ada deploys") for line in other.lines())
        assert other.update.table.seats[one.position.seat].name == "Ada"

    play(work)


# The end


def test_conceding_ends_a_team_game_and_there_is_a_rematch(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        assert (await one.ask(m.Rematch, seed="same")).code == "forbidden"
        await one.ask(m.Concede)
        assert not other.update.table.over, "one seat cannot end it for all"
        await other.ask(m.Answer, agree=True)
        assert other.update.table.over
        assert other.position.ending is not None
        assert other.position.ending.winners == []
        assert (await other.ask(m.Choose, choice={"type": "EndStrategy"})).code == "over"
        await other.ask(m.Rematch, seed="same")
        assert one.update.rematch == other.update.rematch != ""
        tokens = [c.update.rematch_tokens[c.position.seat] for c in (one, other)]
        again = [await Client.sit(service, one.update.rematch, [token]) for token in tokens]
        assert {c.position.seat for c in again} == {0, 1}
        rows = [c.session.room.live.row for c in (one, again[0])]
        assert rows[0].seed == rows[1].seed

    play(work)


def test_a_rival_of_many_who_concedes_is_replaced(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game="pebbles", seats=plans("me", "friend", "friend"), seed=1)
        )
        client = await Client.sit(service, made.table, [made.mine[0]])
        await client.ask(m.Concede)
        await until(lambda: 0 not in client.update.table.waiting)
        assert not client.update.table.over
        assert client.update.table.seats[0].who == "bot"

    play(work)


def test_the_record_is_given_when_it_tells_nothing_new(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service)
        await one.choose()
        assert (await one.ask(m.ExportRecord)).code == "forbidden"
        await give_up(one, other)
        record = (await other.ask(m.ExportRecord)).record
        assert len(rempart.load(record).choices) == 1
        client = await alone(service)
        await client.choose()
        exported = (await client.ask(m.ExportRecord)).record
        made = await service.maker.import_(m.ImportTable(record=exported))
        again = await Client.sit(service, made.table, [made.mine[0]])
        assert again.position.at == 1
        assert again.position.scene.zones[0] == client.position.scene.zones[0]

    play(work)


def test_a_whole_match(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await alone(service, seed=3)
        while client.position.awaited is not None:
            hint = await client.ask(m.Hint)
            assert isinstance(await client.ask(m.Choose, choice=hint.option), m.Done)
        assert client.position.ending is not None
        assert client.update.table.over
        assert client.position.ending.facts["turn"] > 3

    play(work)


# What is kept


def test_rivals_are_told_what_each_has_in_the_end(tmp_path: Path):
    async def go() -> None:
        async with open_service(tmp_path) as service:
            one, other = await duo(service, "kravora")
            await one.ask(m.Concede)
            ending = other.position.ending
            assert ending is not None
            players = one.session.room.live.match.state.players
            told = {figure.name: figure.values for figure in ending.figures}
            assert told == {
                "wall": [player.wall for player in players],
                "kills": [0, 0],
                "blood": [player.blood for player in players],
            }
            match = rempart.new("kravora", seed=1, players=2)
            rng = Random(1)
            while match.decision is not None:
                match.choose(rng.choice(match.decision.options))
            ending = words.ending(match, match.game.text("fr"), None)
            assert ending is not None
            assert list(ending.facts) == ["tour"], "the winner's own are in the table"
            assert [figure.name for figure in ending.figures] == ["mur", "unités tuées", "sang"]

    asyncio.run(go())


def test_a_table_is_the_same_after_a_restart(tmp_path: Path):
    async def first() -> tuple[str, str, bytes]:
        async with open_service(tmp_path) as service:
            one, _ = await duo(service)
            for _ in range(3):
                await one.choose()
            await one.ask(m.Undo, to=2)
            seat, table = one.position.seat, one.update.table.table
            token = service.secret.token(table, seat, one.session.room.live.seats[seat].key)
            return table, token, msgspec.json.encode(one.position)

    async def second(table: str, token: str) -> bytes:
        async with open_service(tmp_path) as service:
            client = await Client.sit(service, table, [token])
            assert client.update.first
            assert "rewind" in {line.kind for line in client.update.lines}
            return msgspec.json.encode(client.position)

    table, token, before = asyncio.run(first())
    assert asyncio.run(second(table, token)) == before


# Changed values


def test_a_rematch_and_an_import_keep_the_changed_values(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        data = {"constants.game.morale": 7}
        wish = m.NewTable(game="fantasy_defense", seats=plans("me"), seed=9, data=data)
        made = await service.maker.create(wish)
        one = await Client.sit(service, made.table, list(made.mine.values()))
        changes = [m.ChangeInfo(key="constants.game.morale", now="7", before="20")]
        assert one.update.table.changes == changes
        await one.ask(m.Concede, n=one.update.n, seat=0)
        await one.ask(m.Rematch, seat=0, seed="same")
        again = await Client.sit(service, one.update.rematch)
        assert again.update.table.changes == changes
        record = again.session.room.live.match.record()
        copied = await service.maker.import_(m.ImportTable(record=msgspec.to_builtins(record)))
        other = await Client.sit(service, copied.table)
        assert other.update.table.changes == changes
        plain = await service.maker.create(m.NewTable(game="fantasy_defense", seats=plans("me")))
        assert (await Client.sit(service, plain.table)).update.table.changes == []

    play(work)


def test_only_so_many_sets_of_changed_values_are_in_play_at_once(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    async def work(service: TableService) -> None:
        gc.collect()
        used = sum(len(game.leased()) for game in rempart.games().values())
        monkeypatch.setattr(limits, "VARIANTS", used + 2)

        async def table(morale: int) -> str:
            data = {"constants.game.morale": morale}
            wish = m.NewTable(game="fantasy_defense", seats=plans("me"), data=data)
            return (await service.maker.create(wish)).table

        first, _ = await table(101), await table(102)
        await table(101)  # the same values again cost nothing
        with pytest.raises(BadSettings, match="no room for more"):
            await table(103)
        service.tables.rooms.clear()
        gc.collect()
        await table(103)  # what nobody plays any more makes room
        await service.tables.room(first)  # and a table that was made is always there

    play(work)
