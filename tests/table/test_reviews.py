"""Hints with reasons and the review of a match, at the table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rempart
from rempart import advice, bots
from rempart.table import jobs, limits, reviews, thinking
from rempart.table import messages as m
from rempart.table.jobs import RedealtMatch
from rempart.table.queue import Busy
from rempart.table.service import TableService
from rempart.table.worker_pool import WorkerPool
from tests.oracle import Oracle
from tests.table.people import Client, Play, awaited, duo, give_up, open_service, plans, until

GOLDEN = Path(__file__).parents[1] / "games" / "fantasy_defense" / "golden"


async def alone(service: TableService, **wish: Any) -> Client:
    made = await service.maker.create(
        m.NewTable(game="fantasy_defense", seats=plans("me"), **{"seed": 9, **wish})
    )
    return await Client.sit(service, made.table, [made.mine[0]])


async def imported(
    service: TableService, name: str = "solo-humans-fallen.json", **seat: Any
) -> Client:
    """A table with a match that is over."""
    record = msgspec.json.decode((GOLDEN / name).read_bytes())
    made = await service.maker.import_(m.ImportTable(record=record))
    return await Client.sit(service, made.table, list(made.mine.values()), **seat)


async def reviewed(client: Client, check: Callable[[], bool] = lambda: True) -> m.Reviewed:
    """Ask until it is done."""
    parts = [0.0]
    for _ in range(2000):
        answer = await client.ask(m.Review)
        assert isinstance(answer, m.Reviewed), answer
        assert check()
        parts.append(answer.part)
        assert parts == sorted(parts)
        if answer.done:
            return answer
        await asyncio.sleep(0.005)
    raise AssertionError("it was never done")


# Hints


def test_a_hint_tells_what_it_gains(play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch):
    Oracle(monkeypatch, "fantasy_defense")

    async def work(service: TableService) -> None:
        client = await alone(service)
        hint = await client.ask(m.Hint)
        assert client.position.awaited is not None
        assert hint.option == awaited(client).offers[0].option
        other = awaited(client).offers[1].label
        assert hint.reasons == [
            f"On average 1 more morale, compared with “{other}”.",
            "Win chance: about 60%.",
        ]
        assert client.position.at == 0
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seats=plans("me"), seed=9, options={})
        )
        french = await Client.sit(service, made.table, [made.mine[0]], lang="fr")
        assert (await french.ask(m.Hint)).reasons[-1].startswith("Chances de victoire\u00a0:")

    play(work)


def test_without_hints_everybody_sees_it_and_asking_is_refused(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await duo(service, hints=False)
        watcher = await Client.sit(service, one.update.table.table)
        assert [c.update.table.hints for c in (one, other, watcher)] == [False] * 3
        refused = await one.ask(m.Hint)
        assert (refused.code, refused.message) == (
            "forbidden",
            "This table was set up without hints.",
        )
        assert isinstance(await one.choose(), m.Done)

    play(work)


def test_one_moment_is_thought_about_once(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    """However many ask, on however many connections; and there is a limit for a table."""
    monkeypatch.setattr(limits, "HINTS", (0.001, 2))
    oracle = Oracle(monkeypatch, "fantasy_defense")

    async def work(service: TableService) -> None:
        client = await alone(service)
        again = await Client.sit(service, client.update.table.table)
        again.session.keys = dict(client.session.keys)
        seat = client.position.seat
        asked = [client.ask(m.Hint, seat=seat), again.ask(m.Hint, seat=seat)]
        first, second = await asyncio.gather(*asked)
        assert first.option == second.option
        assert (await client.ask(m.Hint)).option == first.option
        assert len(oracle.asked) == 1
        await client.choose()
        assert isinstance(await client.ask(m.Hint), m.Hinted)
        await client.choose()
        refused = await client.ask(m.Hint)
        assert (refused.code, refused.message) == (
            "forbidden",
            "Too many hints in a row: wait a moment.",
        )
        assert len(oracle.asked) == 2
        assert isinstance(await client.choose(), m.Done)

    play(work)


def test_a_hint_that_fails_is_answered_and_can_be_asked_for_again(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    real = advice.advise
    monkeypatch.setattr(advice, "advise", lambda *_: 1 / 0)

    async def work(service: TableService) -> None:
        client = await alone(service)
        with pytest.raises(ZeroDivisionError):
            await client.ask(m.Hint)
        assert client.inbox[-1].code == "failed"
        monkeypatch.setattr(advice, "advise", real)
        assert isinstance(await client.ask(m.Hint), m.Hinted)

    play(work)


def test_a_whole_turn_can_be_asked_for_and_followed(play: Callable[[Play], None]):
    """It begins with the hint; and who follows it is told how it goes on, without more thought."""

    async def work(service: TableService) -> None:
        service.thinking.hint_time = 60.0
        client = await alone(service)
        while awaited(client).prompt != client.session.text("prompt.Strategy"):
            await client.ask(m.Choose, choice=(await client.ask(m.Hint)).option)
        hint = await client.ask(m.Hint)
        whole = await client.ask(m.Hint, whole=True)
        assert whole.option == hint.option == whole.plan[0]
        assert whole.plan[: len(hint.plan)] == hint.plan
        assert "EndStrategy" in [choice["type"] for choice in whole.plan]
        seen = await client.ask(m.WhatIf, at=client.position.at, choices=whole.plan)
        assert seen.applied == len(whole.plan)
        room, at = client.session.room, client.position.at
        room.hints = limits.Bucket(0.0, 0)  # No more thinking.
        for choice in whole.plan[:-1]:
            assert (await client.ask(m.Hint)).option == choice
            await client.ask(m.Choose, choice=choice)
        await client.ask(m.Undo, to=at)
        assert (await client.ask(m.Hint)).option == hint.option

    play(work)


def test_the_hint_of_a_spoilt_round_is_to_take_something_back(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(advice, "advise", lambda *_: advice.Advice(None, coached=True))

    async def work(service: TableService) -> None:
        client = await alone(service)
        answer = await client.ask(m.Hint)
        assert answer.message == "You would do better to undo something and try another way."

    play(work)


def test_a_choice_that_may_cost_the_match_is_asked_about(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await alone(service, seed=2)
        while awaited(client).prompt != client.session.text("prompt.Strategy"):
            await client.ask(m.Choose, choice=(await client.ask(m.Hint)).option)
        end = {"type": "EndStrategy"}
        answer = await client.ask(m.Judge, choice=end)
        assert answer.warning.startswith("This may cost you the match")
        best = await client.ask(m.Hint)
        assert (await client.ask(m.Judge, choice=best.option)).warning == ""
        illegal = await client.ask(m.Judge, choice={"type": "Done"})
        assert illegal.code == "illegal"

    play(work)


def test_nobody_waits_for_a_warning(play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch):
    """While anything else is thought about, or too many are asked for, there is none; and none at a
    table without hints."""
    asked: list[Any] = []
    monkeypatch.setattr(advice, "blunder", lambda *args: asked.append(args))

    async def work(service: TableService) -> None:
        client = await alone(service)
        option = awaited(client).offers[0].option
        assert (await client.ask(m.Judge, choice=option)).warning == ""
        assert len(asked) == 1
        slow = service.tasks.start(service.thinking.workers.run("fantasy_defense", time.sleep, 0.3))
        await asyncio.sleep(0.05)
        assert (await client.ask(m.Judge, choice=option)).warning == ""
        await slow
        client.session.room.judgements = limits.Bucket(0.0, 0)
        assert (await client.ask(m.Judge, choice=option)).warning == ""
        assert len(asked) == 1
        strict = await alone(service, hints=False)
        refused = await strict.ask(m.Judge, choice=awaited(strict).offers[0].option)
        assert refused.code == "forbidden"

    play(work)


def test_dangers_come_with_the_position(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await alone(service, seed=2, data={"constants.game.morale": 3})
        while awaited(client).prompt != client.session.text("prompt.Strategy"):
            await client.choose()
        (danger,) = client.position.dangers
        assert (danger.name, danger.level, danger.rule) == ("falls-0", "grave", "FD-END-02")
        assert danger.text == "As things stand, the city will fall in this turn's battles."
        watcher = await Client.sit(service, client.update.table.table, [], lang="fr")
        assert watcher.position.dangers[0].text.startswith("En l'état, la ville tombe")

    play(work)


# Reviews


def test_a_review_is_made_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    oracle = Oracle(monkeypatch, "fantasy_defense")

    async def work() -> None:
        async with open_service(tmp_path) as service:
            client = await imported(service)
            before = client.update.n
            found = await reviewed(client)
            assert client.update.n == before + 1
            assert client.update.table.over
            asked = len(oracle.asked)
            assert asked >= 100
            assert await reviewed(client) != []
            assert len(oracle.asked) == asked
            table = client.update.table.table
        async with open_service(tmp_path) as service:  # Another server, or the same one tomorrow.
            watcher = await Client.sit(service, table, lang="fr")
            again = await reviewed(watcher)
            assert again.curves == found.curves
            assert [turn.at for turn in again.turns] == [turn.at for turn in found.turns]
            assert again.turns[0].text != found.turns[0].text
            assert len(oracle.asked) == asked

    asyncio.run(work())


def test_what_a_review_tells(play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch):
    """The curve ends with the result; a turning point leads to its moment and a better line."""
    oracle = Oracle(monkeypatch, "fantasy_defense")

    async def work(service: TableService) -> None:
        client = await imported(service)
        match = client.session.room.live.match
        worst = 44

        def chances(then: Any, options: Any) -> list[float]:
            if len(then.choices) != worst:
                return [0.5] * len(options)
            return [0.1 if o == match.choices[worst] else 0.5 for o in options]

        oracle.chances = chances
        found = await reviewed(client)
        (curve,) = found.curves
        assert curve.seat == -1
        assert (curve.points[-1].at, curve.points[-1].chance) == (len(match.choices), 0.0)
        turn, end = found.turns
        assert (turn.at, turn.seat, turn.lost) == (worst, 0, 40)
        assert (turn.chance, turn.fell_to) == (0.5, 0.1)
        assert "cost about 40 points" in turn.text
        assert turn.better in turn.text
        assert (end.better, end.fell_to) == ("", 0.0)
        assert "play-outs" in found.known
        seen = await client.ask(m.WhatIf, at=turn.at, choices=[turn.option], seat=turn.seat)
        assert (seen.applied, seen.position.at) == (1, worst + 1)

    play(work)


def test_no_review_while_the_match_goes_on(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    async def work(service: TableService) -> None:
        client = await alone(service)
        assert (await client.ask(m.Review)).code == "forbidden"
        Oracle(monkeypatch, "fantasy_defense")
        refused = await client.ask(m.Review)
        assert (refused.code, refused.message) == ("forbidden", "The match is not over yet.")

    play(work)


def test_a_match_that_goes_on_needs_another_review(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    oracle = Oracle(monkeypatch, "fantasy_defense")

    async def work(service: TableService) -> None:
        client = await alone(service)
        for _ in range(3):
            await client.choose()
        await client.ask(m.Concede)
        first = await reviewed(client)
        assert first.curves[0].points[-1].at == 3
        assert first.curves[0].points[-1].chance == 0.0
        await client.ask(m.Undo, to=2)
        assert client.session.room.live.review is None
        assert (await client.ask(m.Review)).code == "forbidden"
        for _ in range(2):
            await client.choose()
        await client.ask(m.Concede)
        asked = len(oracle.asked)
        second = await reviewed(client)
        assert second.curves[0].points[-1].at == 4
        assert len(oracle.asked) > asked

    play(work)


def test_a_review_is_dropped_when_the_match_is_taken_back(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    oracle = Oracle(monkeypatch, "fantasy_defense")

    async def work(service: TableService) -> None:
        client = await imported(service)

        def slowly(then: Any, options: Any) -> list[float]:
            time.sleep(0.01)
            return [0.5] * len(options)

        oracle.chances = slowly
        assert (await client.ask(m.Review)).part == 0.0
        await until(lambda: oracle.asked)
        await client.ask(m.Undo, to=50)
        await until(lambda: client.session.room.reviewing is None)
        assert client.session.room.live.review is None
        assert not client.session.room.busy
        assert len(oracle.asked) <= 20

    play(work)


def test_a_review_is_of_the_match_as_it_is(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    """Not of what was taken back while it was made, even if the match is over again."""
    oracle = Oracle(monkeypatch, "fantasy_defense")

    async def work(service: TableService) -> None:
        client = await imported(service)

        def slowly(then: Any, options: Any) -> list[float]:
            time.sleep(0.01)
            return [0.5] * len(options)

        oracle.chances = slowly
        await client.ask(m.Review)
        await until(lambda: oracle.asked)
        await client.ask(m.Undo, to=5)
        await client.ask(m.Concede)
        room = client.session.room
        await client.ask(m.Review)
        other = room.reviewing
        found = await reviewed(client, lambda: room.reviewing in (other, None))
        assert found.curves[0].points[-1].at == 5
        kinds = [entry.kind for entry in await service.store.entries(room.live.row.id)]
        assert kinds.count("review") == 1

    play(work)


def test_a_review_that_finds_nothing_is_done(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    Oracle(monkeypatch, "fantasy_defense")
    monkeypatch.setattr(bots, "weigh", lambda *_: [])

    async def work(service: TableService) -> None:
        found = await reviewed(await imported(service))
        assert (found.part, found.curves, found.turns) == (1.0, [], [])
        assert "for 0 of 111 decisions" in found.known

    play(work)


def test_a_review_waits_while_others_think_too_much(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    Oracle(monkeypatch, "fantasy_defense")
    monkeypatch.setattr(reviews, "LATER", 0.01)

    async def work(service: TableService) -> None:
        client = await imported(service)
        monkeypatch.setattr(limits, "JOBS", 0)
        assert (await client.ask(m.Review)).part == 0.0
        await asyncio.sleep(0.05)
        assert (await client.ask(m.Review)).part == 0.0
        monkeypatch.setattr(limits, "JOBS", 64)
        assert (await reviewed(client)).turns != []

    play(work)


def test_a_review_that_fails_says_so_and_is_not_begun_again(
    play: Callable[[Play], None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    oracle = Oracle(monkeypatch, "fantasy_defense")
    oracle.chances = lambda then, options: [1 / 0]

    async def work(service: TableService) -> None:
        client = await imported(service)
        await client.ask(m.Review)
        await until(lambda: client.session.room.reviewing.failed)  # type: ignore[union-attr]
        asked = len(oracle.asked)
        assert (await client.ask(m.Review)).code == "forbidden"
        assert len(oracle.asked) == asked
        assert not client.session.room.busy

    play(work)
    assert "a review failed" in caplog.text


def test_when_all_is_over_anybodys_eyes_will_do(play: Callable[[Play], None]):
    """To try the better choice of a rival; while the match goes on that would be spying."""

    async def work(service: TableService) -> None:
        one, other = await duo(service)
        await one.choose()
        theirs = other.position.seat
        line = {"at": 0, "choices": [], "seat": theirs}
        assert (await one.ask(m.WhatIf, **line)).code == "forbidden"
        await give_up(one, other)
        assert isinstance(await one.ask(m.WhatIf, **line), m.Seen)
        assert (await one.ask(m.WhatIf, **{**line, "seat": 5})).code == "forbidden"

    play(work)


# Processes that think


def test_thinking_is_done_elsewhere_and_survives_a_kill():
    async def work() -> None:
        thinking = WorkerPool(1)
        try:
            match = rempart.new("fantasy_defense", seed=9, players=1)
            place = RedealtMatch.of(match, 0)
            found = await thinking.run(match.game.id, jobs.advise, place, 0, 0.05)
            assert match.decision is not None
            assert found.option in match.decision.options
            chosen = await thinking.run(match.game.id, jobs.choose, place, 0, "search", 1, 0.05)
            assert chosen in match.decision.options
            other = await thinking.run(match.game.id, os.getpid)
            assert other != os.getpid()
            assert await thinking.run("pebbles", os.getpid) == os.getpid()
            os.kill(other, signal.SIGKILL)
            again = await thinking.run(match.game.id, os.getpid)
            assert again not in (other, os.getpid())
        finally:
            thinking.close()

    asyncio.run(work())


def test_all_who_wait_are_answered_after_a_kill():
    async def work() -> None:
        thinking = WorkerPool(1)
        game = "fantasy_defense"
        try:
            other = await thinking.run(game, os.getpid)
            waiting = [thinking.run(game, time.sleep, 0.3)]
            waiting += [thinking.run(game, os.getpid) for _ in range(3)]
            tasks = [asyncio.ensure_future(one) for one in waiting]
            await asyncio.sleep(0.1)
            os.kill(other, signal.SIGKILL)
            _, *found = await asyncio.gather(*tasks)
            assert len(set(found)) == 1
            assert found[0] not in (other, os.getpid())
        finally:
            thinking.close()

    asyncio.run(work())


def test_a_bot_tries_again_when_too_much_is_thought_about(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "JOBS", 0)
    monkeypatch.setattr(thinking, "AGAIN", 0.01)

    async def work(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seats=plans("me", "search:1it"), seed=9)
        )
        client = await Client.sit(service, made.table, [made.mine[0]])
        while 0 in client.update.table.waiting:
            await client.choose()
        at = len(client.session.room.live.match.choices)
        await asyncio.sleep(0.05)
        assert len(client.session.room.live.match.choices) == at
        monkeypatch.setattr(limits, "JOBS", 64)
        await until(lambda: len(client.session.room.live.match.choices) > at)

    play(work)


def test_the_loop_goes_on_while_others_think():
    async def work() -> None:
        thinking = WorkerPool(1)
        try:
            await thinking.run("fantasy_defense", os.getpid)
            match = rempart.new("fantasy_defense", seed=9, players=1)
            task = asyncio.ensure_future(
                thinking.run(
                    "fantasy_defense", jobs.choose, RedealtMatch.of(match, 0), 0, "search", 1, 1.0
                )
            )
            gaps: list[float] = []
            while not task.done():
                start = time.perf_counter()
                await asyncio.sleep(0.01)
                gaps.append(time.perf_counter() - start)
            assert sorted(gaps)[len(gaps) // 2] < 0.05
        finally:
            thinking.close()

    asyncio.run(work())


def test_too_many_thoughts_are_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "JOBS", 2)

    async def work() -> None:
        thinking = WorkerPool()
        slow = [asyncio.ensure_future(thinking.run("pebbles", time.sleep, 0.1)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await thinking.run("pebbles", os.getpid)
        await asyncio.gather(*slow)
        assert await thinking.run("pebbles", os.getpid) == os.getpid()

    asyncio.run(work())
