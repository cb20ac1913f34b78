"""What becomes of running matches when the rules, the values or the states' layout change."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import rempart
from rempart.table import messages as m
from rempart.table.damage import Damaged
from rempart.table.live import LiveTable
from rempart.table.loading import replayed, resumed
from rempart.table.service import TableService
from tests.former import give_files
from tests.table.people import Client, open_service, plans
from tests.table.server import Player, Served, run

PEBBLES = rempart.game("pebbles")
DAMAGED = 4410


def take(seat: int, count: int) -> dict[str, Any]:
    return {"type": "Take", "seat": seat, "count": count}


async def pebbles(service: TableService, *who: str, **wish: Any) -> tuple[m.Created, Client]:
    """A table in the middle of a match; one client has all seats."""
    made = await service.maker.create(m.NewTable(game="pebbles", seats=plans(*who), seed=5, **wish))
    client = await Client.sit(service, made.table, [*made.mine.values(), *made.friends.values()])
    for seat in (0, 1, 1):
        assert isinstance(await client.ask(m.Choose, seat=seat, choice=take(seat, 2)), m.Done)
    return made, client


def leave_a_table(folder: Path, *who: str) -> m.Created:
    """The same, and everybody goes; with the tokens that they have then."""

    async def work() -> m.Created:
        async with open_service(folder) as service:
            made, client = await pebbles(service, *(who or ("me", "me")))
            seats = enumerate(client.session.room.live.seats)
            keys = {seat: service.secret.token(made.table, seat, one.key) for seat, one in seats}
            return msgspec.structs.replace(made, mine=keys)

    return asyncio.run(work())


def stored(folder: Path, statement: str, *values: Any) -> Any:
    """Look at what is stored, or change it as another version would have left it."""
    with closing(sqlite3.connect(folder / "rempart.db")) as connection:
        found = connection.execute(statement, values).fetchone()
        connection.commit()
    return found and found[0]


def store_state(folder: Path, change: Callable[[list[Any]], Any]) -> None:
    """Change the stored state, field by field."""
    state = msgspec.msgpack.decode(stored(folder, "SELECT state FROM snapshots"))
    change(state)
    stored(folder, "UPDATE snapshots SET state = ?", msgspec.msgpack.encode(state))


def opened(folder: Path, table: str) -> LiveTable:
    async def work() -> LiveTable:
        async with open_service(folder) as service:
            return (await service.tables.room(table)).live

    return asyncio.run(work())


def bowl(live: LiveTable) -> int:
    return live.match.state.bowl


BOWL = rempart.new("pebbles").state.__struct_fields__.index("bowl")


# The match stays as it was


def test_a_new_table_is_stored_as_it_was_laid(tmp_path: Path):
    async def work() -> str:
        async with open_service(tmp_path) as service:
            wish = m.NewTable(game="pebbles", seats=plans("me", "friend"))
            return (await service.maker.create(wish)).table

    table = asyncio.run(work())
    store_state(tmp_path, lambda state: state.__setitem__(BOWL, 17))
    live = opened(tmp_path, table)
    assert (bowl(live), len(live.match.choices)) == (17, 0)


def test_a_match_that_rules_of_today_would_have_led_elsewhere_goes_on_where_it_was(tmp_path: Path):
    made = leave_a_table(tmp_path)
    before = opened(tmp_path, made.table)
    assert before.match.first == 0
    store_state(tmp_path, lambda state: state.__setitem__(BOWL, bowl(before) - 1))
    live = opened(tmp_path, made.table)
    assert bowl(live) == bowl(before) - 1
    assert (live.n, len(live.match.choices), live.match.first) == (before.n, 3, 3)
    assert live.happenings[-1].kind == "resumed"


def test_a_match_with_choices_that_are_refused_today_goes_on_where_it_was(tmp_path: Path):
    made = leave_a_table(tmp_path)
    for body in ('{"choice":{"type":"Take","seat":0,"count":99}}', '{"choice":{"type":"Steal"}}'):
        stored(tmp_path, "UPDATE log SET body = ? WHERE kind = 'choice' AND seat = 0", body)
        live = opened(tmp_path, made.table)
        assert (live.match.first, live.waiting()) == (3, [0])

    async def play_on() -> int:
        async with open_service(tmp_path) as service:
            client = await Client.sit(service, made.table, list(made.mine.values()))
            assert "goes on from here" in client.lines()[-1].text
            assert client.update.can_undo == [3, 3]
            assert (await client.ask(m.Undo, to=2)).code == "forbidden"
            choice = take(0, 1)
            assert isinstance(await client.ask(m.Choose, seat=0, choice=choice), m.Done)
            assert isinstance(await client.ask(m.Undo, to=3), m.Done)
            assert client.update.can_redo
            assert isinstance(await client.ask(m.Redo, seat=0), m.Done)
            return bowl(client.session.room.live)

    assert asyncio.run(play_on()) == bowl(opened(tmp_path, made.table))


def test_fields_that_a_state_has_got_since_then_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    made = leave_a_table(tmp_path)
    before = opened(tmp_path, made.table)

    state_of = type(before.match.state)
    More = msgspec.defstruct(
        "More", [("dust", int, 0)], bases=(state_of,), array_like=True, kw_only=True
    )

    def setup(*given: Any) -> Any:
        state = PEBBLES_SETUP(*given)
        return More(**{name: getattr(state, name) for name in state.__struct_fields__})

    monkeypatch.setattr(PEBBLES, "setup", setup)
    monkeypatch.setattr(PEBBLES, "_decode", msgspec.msgpack.Decoder(More).decode)
    live = opened(tmp_path, made.table)
    assert (live.match.state.dust, live.match.first, bowl(live)) == (0, 0, bowl(before))


PEBBLES_SETUP = PEBBLES.setup
BOWL_FILE = (files("tests.kernel.pebbles") / "data" / "bowl.toml").read_text(encoding="utf-8")


def test_a_table_of_an_edition_with_other_values_keeps_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    made = leave_a_table(tmp_path)
    before = opened(tmp_path, made.table)
    stored(tmp_path, "UPDATE tables SET edition = '1'")
    stored(tmp_path, "UPDATE snapshots SET edition = '1'")
    bowl_now = {"data/bowl.toml": BOWL_FILE.replace("20", "99")}
    give_files(monkeypatch, tmp_path, PEBBLES, {**bowl_now, "former/1/bowl.toml": BOWL_FILE})
    assert rempart.new("pebbles").state.bowl == 99
    live = opened(tmp_path, made.table)
    assert (bowl(live), live.match.first, live.match.patch) == (bowl(before), 0, {"edition": "1"})
    assert not any(happening.kind == "resumed" for happening in live.happenings)
    store_state(tmp_path, lambda state: state.__setitem__(BOWL, 3))
    live = opened(tmp_path, made.table)
    assert (bowl(live), live.match.first, live.match.state.variant) == (3, 3, live.match.variant)


def test_a_table_that_went_on_in_a_later_edition_keeps_its_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Only its snapshot is of the later edition; its rules are others again."""
    made = leave_a_table(tmp_path)
    stored(tmp_path, "UPDATE tables SET edition = '1'")
    store_state(tmp_path, lambda state: state.__setitem__(BOWL, 3))
    variant = PEBBLES.state.__struct_fields__.index("variant")
    store_state(tmp_path, lambda state: state.__setitem__(variant, "unknown"))
    bowl_then = "pebbles = 9\nmost = 1\npurse = 4"
    give_files(monkeypatch, tmp_path, PEBBLES, {"former/1/bowl.toml": bowl_then})
    live = opened(tmp_path, made.table)
    assert (bowl(live), live.match.first, live.match.patch) == (3, 3, {"edition": "1"})
    assert live.match.state.variant == live.match.variant
    assert live.match.decision is not None
    assert len(live.match.decision.options) == 1


def test_another_process_that_went_further_back_is_followed(tmp_path: Path):
    """Two processes have opened the table at different moments, each from what was stored then."""

    async def work() -> None:
        async with open_service(tmp_path) as here:
            made, client = await pebbles(here, "me", "me")
            there = TableService(here.store)
            live = (await there.tables.room(made.table)).live
            snapshot = await here.store.snapshot(made.table)
            entries = await here.store.entries(made.table)
            there.tables.rooms[made.table].live = resumed(live.row, live.game, entries, snapshot)
            assert isinstance(await client.ask(m.Undo, to=1), m.Done)
            room = await there.tables.latest(made.table)
            assert room.live.n == client.update.n
            assert bowl(room.live) == bowl(client.session.room.live)

    asyncio.run(work())


# What a resumed table knows


async def a_long_evening(service: TableService, ends: str) -> str:
    """A table at which everything has happened."""
    wish = m.NewTable(game="pebbles", seats=plans("me", "friend"), seed=5, clock=60, away=30)
    made = await service.maker.create(wish)
    one = await Client.sit(service, made.table, [made.mine[0]])
    two = await Client.sit(service, made.table, [made.friends[1]])

    async def chosen(who: Client, seat: int, count: int) -> None:
        assert isinstance(await who.ask(m.Choose, seat=seat, choice=take(seat, count)), m.Done)

    await chosen(one, 0, 1)
    await chosen(two, 1, 2)
    assert isinstance(await one.ask(m.Rename, name="Ada"), m.Done)
    assert isinstance(await one.ask(m.Undo, to=0), m.Done)
    assert isinstance(await two.ask(m.Answer, agree=True), m.Done)
    await chosen(two, 1, 3)
    await chosen(one, 0, 3)
    await chosen(one, 0, 1)
    assert isinstance(await one.ask(m.Undo, to=2), m.Done)
    if ends == "proposed":
        assert isinstance(await two.ask(m.Undo, to=0), m.Done)
    elif ends == "conceded":
        assert isinstance(await two.ask(m.Concede, seat=1), m.Done)
    elif ends == "played on":
        await chosen(two, 1, 1)
    return made.table


def without_events(live: LiveTable) -> list[Any]:
    return [one for one in live.happenings if one.kind not in ("event", "resumed")]


@pytest.mark.parametrize("ends", ["rewound", "proposed", "conceded", "played on"])
def test_a_resumed_table_knows_all_but_what_happened_in_the_match(tmp_path: Path, ends: str):
    async def work() -> None:
        async with open_service(tmp_path) as service:
            table = await a_long_evening(service, ends)
            row = await service.store.table(table)
            entries = await service.store.entries(table)
            snapshot = await service.store.snapshot(table)
            assert row is not None
            played = await replayed(row, PEBBLES, entries, snapshot)
            assert played is not None
            live = resumed(row, PEBBLES, entries, snapshot)
            for name in ("n", "moment", "moved", "terms", "seats", "away", "conceded", "may_speak"):
                assert getattr(live, name) == getattr(played, name), name
            assert live.match.choices == played.match.choices
            assert live.match.state == played.match.state
            assert live.waiting() == played.waiting()
            assert set(live.asked) == set(played.asked)
            assert [(one.seat, one.joined) for one in live.made] == [
                (one.seat, one.joined) for one in played.made
            ]
            assert without_events(live) == without_events(played)
            assert (live.match.first, live.match.undone, live.unmade) == (len(live.made), [], [])
            assert (played.proposal is None) == (ends != "proposed")
            assert live.proposal is None  # It was about what cannot be taken back any more.

    asyncio.run(work())


def test_the_time_to_think_goes_on_over_an_upgrade(tmp_path: Path):
    """A choice was made after 40 s and taken back 100 s later: 40 s of the clock are used."""

    async def work() -> tuple[m.Created, int]:
        async with open_service(tmp_path) as service:
            wish = m.NewTable(game="fantasy_defense", seats=plans("me"), seed=9, undo="open")
            made = await service.maker.create(wish)
            client = await Client.sit(service, made.table, [made.mine[0]])
            await client.choose()
            await client.choose()
            await client.ask(m.Undo, to=1)
            return made, client.update.n

    made, n = asyncio.run(work())
    for entry, time in ((n - 2, 1000.0), (n - 1, 1040.0), (n, 1140.0)):
        stored(tmp_path, "UPDATE log SET time = ? WHERE n = ?", time, entry)
    assert opened(tmp_path, made.table).asked == {0: 1100.0}
    stored(tmp_path, "UPDATE log SET body = '{\"choice\":{}}' WHERE n = ?", n - 2)
    live = opened(tmp_path, made.table)
    assert (live.match.first, live.asked) == (1, {0: 1100.0})


# Tables that cannot be opened


DAMAGES = {
    "rules": ("UPDATE snapshots SET state = x'93c0c0c0'", "rules have changed"),
    "game": ("UPDATE tables SET game = 'chess'", "does not have the game"),
    "newer": ("UPDATE snapshots SET edition = '99'", "newer Rempart"),
    "values": ("UPDATE tables SET data = '{\"bowl.gold\":1}'", "not possible any more"),
}


@pytest.mark.parametrize("why", DAMAGES)
def test_a_table_that_cannot_be_opened_says_why(tmp_path: Path, why: str):
    made = leave_a_table(tmp_path)
    statement, words = DAMAGES[why]
    stored(tmp_path, statement)
    with pytest.raises(Damaged, match=words) as damage:
        opened(tmp_path, made.table)
    assert damage.value.why == why
    assert len(str(damage.value)) <= 123, "it must fit into the good-bye of a socket"


def test_one_unreadable_table_does_not_hide_the_others(tmp_path: Path):
    hidden = leave_a_table(tmp_path)
    stored(tmp_path, DAMAGES["rules"][0])

    async def work(served: Served, client: httpx.Client) -> None:
        wish = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}
        whole = client.post("/api/tables", json=wish).json()
        tokens = [hidden.mine[0], *whole["mine"].values(), hidden.mine[1]]
        found = client.post("/api/mine", json={"tokens": tokens}, params={"lang": "fr"}).json()
        tables = msgspec.convert(found, list[m.TableInfo])
        assert [table.table for table in tables] == [hidden.table, whole["table"]]
        damaged, other = tables
        assert (damaged.mine, damaged.waiting, damaged.choices) == ([0, 1], [], 3)
        assert (damaged.game_name, damaged.seats[1].name) == ("Pebbles", "Joueur 2")
        assert damaged.damaged == "rules"
        assert other.damaged == ""
        for answer in (
            client.get(f"/api/codes/{hidden.code}"),
            client.post(f"/api/codes/{hidden.code}/claim", json={"seat": 0}),
        ):
            assert (answer.status_code, "cannot be opened" in answer.json()["error"]) == (410, True)
        player = await Player.connect(served, hidden.table)
        assert await player.closed() == DAMAGED
        assert "cannot be opened" in (player.socket.close_reason or "")

    with Served(str(tmp_path / "rempart.db")) as served, httpx.Client(base_url=served.url) as http:
        run(work(served, http))
        assert "Traceback" not in served.log()


def test_whoever_sits_alone_at_a_damaged_table_gets_all_of_it(tmp_path: Path):
    made = leave_a_table(tmp_path)
    stored(tmp_path, DAMAGES["rules"][0])

    async def work() -> dict[str, Any]:
        async with open_service(tmp_path) as service:
            return await service.tables.export_damaged(made.table, list(made.mine.values()))

    export = asyncio.run(work())
    assert export["whole"]
    assert (export["table"]["seed"], export["snapshot"]["n"]) == (5, export["entries"][-1]["n"])
    chosen = [entry["body"]["choice"] for entry in export["entries"] if entry["kind"] == "choice"]
    assert chosen == [take(0, 2), take(1, 2), take(1, 2)]
    assert "key" not in msgspec.json.encode(export).decode()


def test_nobody_learns_a_secret_from_a_damaged_table(tmp_path: Path):
    """Another version may open it again, and then the match goes on."""
    made = leave_a_table(tmp_path, "me", "friend")
    stored(tmp_path, DAMAGES["rules"][0])

    async def work() -> dict[str, Any]:
        async with open_service(tmp_path) as service:
            for worthless in ("nonsense", made.friends[1]):
                with pytest.raises(rempart.RempartError, match="none of your seats"):
                    await service.tables.export_damaged(made.table, [worthless])
            return await service.tables.export_damaged(made.table, [made.mine[1], made.friends[1]])

    export = asyncio.run(work())
    assert (export["whole"], export["snapshot"]) == (False, None)
    assert "seed" not in export["table"]
    chosen = {(e["seat"], bool(e["body"])) for e in export["entries"] if e["kind"] == "choice"}
    assert chosen == {(0, False), (1, True)}


def test_the_invitations_that_a_host_has_made_do_not_count_as_seats(tmp_path: Path):
    async def made() -> m.Created:
        async with open_service(tmp_path) as service:
            return await service.maker.create(
                m.NewTable(game="pebbles", seats=plans("me", "friend"))
            )

    table = asyncio.run(made())
    stored(tmp_path, DAMAGES["rules"][0])

    async def work() -> dict[str, Any]:
        async with open_service(tmp_path) as service:
            return await service.tables.export_damaged(
                table.table, [table.mine[0], table.friends[1]]
            )

    assert not asyncio.run(work())["whole"]


def test_what_somebody_says_at_hello_may_name_a_damaged_table(tmp_path: Path):
    damaged = leave_a_table(tmp_path)
    stored(tmp_path, DAMAGES["rules"][0])

    async def work() -> list[int]:
        async with open_service(tmp_path) as service:
            made = await service.maker.create(m.NewTable(game="pebbles", seats=plans("me", "me")))
            client = await Client.sit(service, made.table, [damaged.mine[0], made.mine[1]])
            return client.session.held

    assert asyncio.run(work()) == [1]
