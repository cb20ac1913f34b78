"""Puzzles at tables: opened in one step, judged at once, tried again, explained."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec

import rempart
from rempart.puzzles.puzzle import Puzzle, puzzles_of, solution_of, unpacked
from rempart.table import messages as m
from rempart.table.service import TableService
from tests.table.people import Client, Play
from tests.table.server import SOON, Served

FD, KV = rempart.game("fantasy_defense"), rempart.game("kravora")


def short(goal: str = "hold") -> Puzzle:
    """A puzzle with few choices, for one player."""
    found = [one for one in puzzles_of(FD).values() if one.goal == goal]
    alone = [one for one in found if one.settings.get("players", 1) == 1]
    return min(alone, key=lambda one: len(one.solution))


async def opened(service: TableService, one: Puzzle, game: str = "fantasy_defense") -> Client:
    """Somebody at the table of a puzzle."""
    wish = m.PuzzleWish(name="Ada")
    made = await service.maker.puzzle(rempart.game(game), one, wish, "")
    return await Client.sit(service, made.table, list(made.mine.values()))


def task_of(client: Client) -> m.PuzzleTable:
    found = client.update.table.puzzle
    assert found is not None
    return found


async def choose(client: Client, choice: m.Choice) -> m.FromServer:
    seat = client.update.table.waiting[0]
    return await client.ask(m.Choose, seat=seat, choice=choice)


def offered(client: Client) -> list[m.Choice]:
    assert client.position.awaited is not None
    return [offer.option for offer in client.position.awaited.offers]


async def fail(client: Client) -> None:
    """Do nothing."""
    while task_of(client).reached is None:
        awaited = client.position.awaited
        assert awaited is not None
        ends = [o.option for o in awaited.offers if o.option["type"] == "EndStrategy"]
        assert isinstance(
            await choose(client, ends[0] if ends else awaited.offers[0].option), m.Done
        )


def test_a_puzzle_is_solved_and_explained(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one = short()
        client = await opened(service, one)
        task = task_of(client)
        assert (task.id, task.at, task.reached) == (one.id, len(one.choices), None)
        for option in map(msgspec.to_builtins, solution_of(FD, one)):
            while option not in (offers := offered(client)):
                assert len(offers) == 1  # It need not be told.
                assert isinstance(await choose(client, offers[0]), m.Done)
            assert isinstance(await choose(client, option), m.Done)
        assert task_of(client).reached is True
        assert client.update.table.over
        assert client.position.awaited is None
        told = await client.ask(m.AskSolution)
        assert isinstance(told, m.Solution)
        assert len(told.steps) == len(one.solution)
        assert any(step.reasons for step in told.steps)
        assert [shown.name for shown in told.found] == [*one.found.__struct_fields__]
        assert (told.lost, told.lost_by) == (-1, "")
        assert told.luck >= 90

    play(work)


def test_a_puzzle_is_failed_and_tried_again(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one = short()
        client = await opened(service, one)
        start = task_of(client).at
        await fail(client)
        assert task_of(client).reached is False
        told = await client.ask(m.AskSolution)
        assert isinstance(told, m.Solution)
        assert told.lost == start
        assert told.lost_by == "End your strategy"
        choice = unpacked(FD, one.solution[0])
        refused = await client.ask(m.Choose, seat=0, choice=choice)
        assert isinstance(refused, m.Problem)  # The puzzle is over.

        assert isinstance(await client.ask(m.Undo, seat=0, to=start), m.Done)
        assert task_of(client).reached is None
        assert client.position.awaited is not None
        assert isinstance(await choose(client, choice), m.Done)

    play(work)


def test_nothing_before_a_puzzle_can_be_undone(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await opened(service, short())
        start = task_of(client).at
        assert client.update.can_undo[0] == start
        for to in (0, start - 1):
            refused = await client.ask(m.Undo, seat=0, to=to)
            assert isinstance(refused, m.Problem)
            assert refused.code == "forbidden"

    play(work)


def test_a_puzzle_is_neither_given_up_nor_handed_over(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        client = await opened(service, short())
        for kind, more in ((m.Concede, {}), (m.Hand, {"to": "bot"})):
            refused = await client.ask(kind, seat=0, **more)
            assert isinstance(refused, m.Problem)
            assert refused.code == "forbidden"
        await fail(client)
        refused = await client.ask(m.Rematch, seat=0, seed="new")
        assert isinstance(refused, m.Problem)

    play(work)


def test_hints_follow_the_solution_and_are_counted(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one = short()
        client = await opened(service, one)
        told = await client.ask(m.Hint, seat=0)
        assert isinstance(told, m.Hinted)
        assert told.option == unpacked(FD, one.solution[0])
        assert task_of(client).hints == 1
        judged = await client.ask(m.Judge, seat=0, choice={"type": "EndStrategy"})
        assert isinstance(judged, m.Judged)
        assert judged.warning == ""  # What is good for the match may not be for the goal.

    play(work)


def test_rivals_are_bots_and_wait_when_it_is_decided(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one = next(iter(puzzles_of(KV).values()))
        client = await opened(service, one, "kravora")
        seats = client.update.table.seats
        assert [seat.who for seat in seats if seat.seat != one.seat] == ["bot"] * (len(seats) - 1)
        assert seats[one.seat].who == "human"
        assert client.update.table.waiting == [one.seat]

    play(work)


def test_a_puzzle_survives_loading_again(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one = short()
        client = await opened(service, one)
        await fail(client)
        from rempart.table.loading import load

        live = await load(service.store, client.session.room.live.row.id)
        assert live.reached is False
        assert live.over
        assert live.floor == len(one.choices)

    play(work)


def test_the_list_and_the_doors(tmp_path: Path):
    database = str(tmp_path / "rempart.db")
    with (
        Served(database) as served,
        httpx.Client(base_url=served.url, trust_env=False, timeout=SOON) as http,
    ):
        listed = http.get("/api/puzzles?lang=fr").json()["games"]
        assert {one["game"] for one in listed} == {
            game.id for game in rempart.games().values() if puzzles_of(game)
        }
        first = listed[0]["puzzles"][0]
        made = http.post(f"/api/puzzles/{listed[0]['game']}/{first['id']}", json={"name": "Ada"})
        assert made.status_code == 201
        assert made.json()["mine"]
        for path in ("fantasy_defense/00000000", "pebbles/00000000"):
            assert http.post(f"/api/puzzles/{path}", json={}).status_code == 404
        assert (
            http.post(
                f"/api/puzzles/{listed[0]['game']}/{first['id']}", json={"cheat": 1}
            ).status_code
            == 400
        )
