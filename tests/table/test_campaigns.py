"""Battles of a campaign at tables: the group's progress, and the next battle with the same
people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from rempart.kernel import RempartError
from rempart.table import messages as m
from rempart.table.service import TableService
from tests.battles import KINGDOM, victory
from tests.table.people import Client, Play, give_up, open_service, plans
from tests.table.server import Served


def wish(battle: str = "s01", mode: str = "standard", **more: Any) -> m.CampaignWish:
    return m.CampaignWish(id="abc", name="Ada & Bo", battle=battle, mode=mode, **more)


async def two(service: TableService, **given: Any) -> tuple[Client, Client]:
    """Two people at a table of a campaign, by seat."""
    made = await service.maker.create(
        m.NewTable(
            game="kingdom_rush",
            seats=plans("me", "friend"),
            **{"campaign": wish(), "options": {"start": "deal"}, "seed": 1, **given},
        )
    )
    one = await Client.sit(service, made.table, [made.mine[0]])
    return one, await Client.sit(service, made.table, [made.friends[1]])


async def won(service: TableService, wins: Any = None) -> tuple[Client, Client]:
    """Two people who have just won the first battle on easy, with this progress before."""
    record = victory()
    one, other = await two(
        service,
        campaign=wish(mode="easy", wins=wins or {}),
        options=record.settings,
        seed=record.seed,
    )
    room = one.session.room
    for choice in record.choices:
        decision = room.live.match.decision
        assert decision is not None
        seat = decision.seat_of(room.live.game.read_choice(choice))
        client = (one, other)[seat]
        done = await client.ask(m.Choose, choice=choice, seat=seat, n=room.live.n)
        assert isinstance(done, m.Done), done
    assert one.update.table.over
    return one, other


def part(client: Client) -> m.CampaignTable:
    found = client.update.table.campaign
    assert found is not None
    return found


def summary(client: Client) -> m.BattleSummary:
    found = part(client).summary
    assert found is not None
    return found


def test_a_battle_decides_the_settings(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, _ = await two(
            service,
            campaign=wish("s02", "hard", wins={"s01": {"easy": [3, 9]}}),
            options={"scenario": "4", "difficulty": "easy", "start": "deal"},
        )
        options = one.update.table.options
        assert (options["scenario"], options["difficulty"], options["start"]) == (
            "2",
            "hard",
            "deal",
        )
        assert (part(one).battle, part(one).mode) == ("s02", "hard")
        assert part(one).battle_name == "2. The Chief's Toll"
        assert part(one).summary is None

    play(work)


@pytest.mark.parametrize(
    ("battle", "mode", "wins"),
    [
        ("s02", "easy", {}),
        ("s01", "iron", {}),
        ("s99", "easy", {}),
        ("s01", "cosy", {}),
        ("s01", "easy", {"s99": {"easy": []}}),
    ],
)
def test_what_is_not_open_is_refused_in_words(
    play: Callable[[Play], None], battle: str, mode: str, wins: Any
):
    async def work(service: TableService) -> None:
        with pytest.raises(RempartError):
            await two(service, campaign=wish(battle, mode, wins=wins))

    play(work)


def test_everything_can_be_opened(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, _ = await two(service, campaign=wish("s12", "heroic", everything=True))
        assert part(one).battle == "s12"
        assert part(one).everything

    play(work)


def test_other_tables_belong_to_no_campaign(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await two(service, campaign=None)
        assert one.update.table.campaign is None
        await give_up(one, other)
        answer = await one.ask(m.NextBattle, battle="s01", mode="easy")
        assert answer.code == "forbidden"
        assert answer.message == "This table does not belong to a campaign."

    play(work)


def test_after_a_victory_all_get_the_progress_and_go_on_together(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await won(service)
        assert summary(one).won
        early = await one.ask(m.NextBattle, battle="s02", mode="standard")
        assert early.code == "forbidden", "the other has not agreed to the end"
        await other.ask(m.AgreeEnd)
        assert one.update.table.final
        for client in (one, other):
            told = summary(client)
            assert (told.now, told.most) == (1, 5)
            assert [mode.id for mode in told.modes if mode.won] == ["easy"]
            assert (told.stars, told.all) == (1, 60)
            assert told.opened == ["2. The Chief's Toll", "Iron challenge", "Heroic challenge"]
            assert told.wins.keys() == {"s01"}
            assert told.next is not None
            assert (told.next.battle, told.next.mode) == ("s02", "easy")
        answer = await other.ask(m.NextBattle, battle="s03", mode="standard")
        assert "not open yet" in answer.message
        await other.ask(m.NextBattle, battle="s02", mode="hard")
        assert part(one).chosen == "2. The Chief's Toll"
        assert one.lines()[-1].text.endswith("has set up the next battle: 2. The Chief's Toll.")
        table = one.update.rematch
        again = [
            await Client.sit(service, table, [client.update.rematch_tokens[seat]])
            for seat, client in enumerate((one, other))
        ]
        assert [client.position.seat for client in again] == [0, 1]
        there = part(again[0])
        assert (there.id, there.name, there.battle, there.mode) == (
            *("abc", "Ada & Bo"),
            *("s02", "hard"),
        )
        assert there.wins == summary(one).wins
        assert again[0].update.table.options["scenario"] == "2"

    play(work)


def test_after_a_defeat_the_same_battle_comes_next(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await two(service)
        await give_up(one, other)
        told = summary(one)
        assert (told.won, told.now, told.opened, told.wins) == (False, 0, [], {})
        assert told.next is not None
        assert told.next.battle == "s01"

    play(work)


def test_a_rematch_stays_in_the_campaign(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, other = await won(service)
        await one.ask(m.AgreeEnd)
        await other.ask(m.AgreeEnd)
        await one.ask(m.Rematch, seed="new")
        again = await Client.sit(service, one.update.rematch)
        assert part(again).battle == "s01"
        assert part(again).wins == summary(one).wins

    play(work)


def test_a_rematch_before_the_end_is_agreed_has_the_progress_of_before(
    play: Callable[[Play], None],
):
    async def work(service: TableService) -> None:
        one, _ = await won(service)
        await one.ask(m.Rematch, seed="new")
        again = await Client.sit(service, one.update.rematch)
        assert part(again).wins == {}

    play(work)


def test_earlier_figures_are_the_best_to_beat(play: Callable[[Play], None]):
    async def work(service: TableService) -> None:
        one, _ = await won(service, wins={"s01": {"easy": [0, 99]}})
        told = summary(one)
        assert [score.name for score in told.scores] == ["hearts", "rounds"]
        assert [score.best for score in told.scores] == [0, 99]
        assert all(score.record for score in told.scores)
        assert told.opened == []

    play(work)


def test_the_campaign_is_stored_with_the_table(tmp_path: Path):
    async def work() -> None:
        async with open_service(tmp_path) as service:
            one, _ = await two(service, campaign=wish(wins={"s01": {"easy": [3, 9]}}))
            table, before = one.update.table.table, part(one)
        async with open_service(tmp_path) as service:
            assert part(await Client.sit(service, table)) == before

    asyncio.run(work())


# The map, over HTTP


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("campaigns") / "rempart.db")) as server:
        yield server


def ask(
    served: Served, game: str = "kingdom_rush", lang: str = "en", **body: Any
) -> httpx.Response:
    url = f"{served.url}/api/campaigns/{game}?lang={lang}"
    return httpx.post(url, json=body, trust_env=False)


def test_the_map_shows_what_is_open_and_won(served: Served):
    found = ask(served, wins=[{"s01": {"hard": [4, 8]}}, {"s01": {"iron": []}}]).json()
    battles = {battle["id"]: battle for battle in found["battles"]}
    assert [battles[id]["state"] for id in ("prologue", "s01", "s02", "s03")] == [
        *("open", "won", "open", "locked")
    ]
    assert (battles["s01"]["stars"], battles["s01"]["most"]) == (4, 5)
    assert (found["stars"], found["most"], found["next"]) == (4, 60, "s02")
    assert battles["s03"]["after"] == ["2. The Chief's Toll"]
    modes = {mode["id"]: mode for mode in battles["s01"]["modes"]}
    assert modes["hard"]["best"] == [4, 8]
    assert modes["iron"]["won"]
    assert found["figures"] == ["hearts", "rounds"]
    assert ask(served, code=found["code"]).json()["stars"] == 4
    art = httpx.get(f"{served.url}/maps/kingdom_rush.svg", trust_env=False)
    assert art.headers["content-type"].startswith("image/svg+xml")
    assert art.content == KINGDOM.art


def test_everything_open_on_the_map(served: Served):
    found = ask(served, everything=True).json()
    assert all(battle["state"] == "open" for battle in found["battles"])
    assert all(mode["open"] for battle in found["battles"] for mode in battle["modes"])


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "This is not a valid code."),
        ("fr", "Ce code n'est pas valable."),
        ("pl", "Ten kod jest nieprawidłowy."),
    ],
)
def test_a_wrong_code_is_answered_in_words(served: Served, lang: str, words: str):
    answer = ask(served, lang=lang, code="ABCD-1234")
    assert answer.status_code == 400
    assert answer.json()["error"].startswith(words)


def test_what_cannot_be_asked(served: Served):
    assert ask(served, wins=[{"s99": {"easy": []}}]).status_code == 400
    assert ask(served, "kravora").status_code == 404
    assert ask(served, "nothing").status_code == 404
    assert httpx.get(f"{served.url}/maps/kravora.svg", trust_env=False).status_code == 404
