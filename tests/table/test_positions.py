"""Positions at the server: checked, analysed, played from, taken from tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import rempart
from rempart.kernel.errors import BadSettings, RempartError
from rempart.registry import installed
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.answers import encode
from rempart.table.position_form import position_form
from rempart.table.positions import checked, try_position
from rempart.table.service import TableService
from tests.games.impossible import moment
from tests.table.people import Client, Play, open_service, plans
from tests.table.server import Served

GAMES = sorted(installed())
SITE = "somewhere"

every_game = pytest.mark.parametrize("game_id", GAMES)


def document(game_id: str, **settings: Any) -> dict[str, Any]:
    """A moment of a match."""
    settings = {"players": rempart.game(game_id).players[-1], **settings}
    return msgspec.to_builtins(moment(game_id, choices=10, **settings))


def look(
    game_id: str, position: dict[str, Any], lang: str = "en", **more: Any
) -> m.PositionChecked:
    """What the server says of a position."""
    asked = m.PositionAsk(position=position, **more)
    return msgspec.json.decode(checked(game_id, asked, lang), type=m.PositionChecked)


def serving(folder: Path, play: Play) -> None:
    """Do something in a service."""

    async def served() -> None:
        async with open_service(folder) as service:
            await play(service)

    asyncio.run(served())


# Checked


@every_game
def test_a_position_is_shown_as_at_a_table(game_id: str):
    position = document(game_id)
    for lang in rempart.game(game_id).languages:
        found = look(game_id, position, lang)
        assert found.faults == []
        assert found.seen is not None
        assert found.seen.awaited is not None
        assert found.seen.awaited.offers
        assert found.seen.seat == found.waiting[0]
        assert found.position == position
    other = look(game_id, position, seat=1)
    assert other.seen is not None
    assert other.seen.seat == 1


@every_game
def test_the_form_is_small_and_names_everything_that_is_in_a_position(game_id: str):
    game, position = rempart.game(game_id), document(game_id)
    for lang in game.languages:
        form = look(game_id, position, lang, form=True).form
        assert form is not None
        assert len(encode(form)) < 120_000
        assert form.fields
        seen = named(form, form.fields, position["state"])
        assert seen > 20


def named(form: m.PositionForm, fields: list[m.PieceField], values: dict[str, Any]) -> int:
    """How many values of a position have a field; each is one that its field can show."""
    return sum(shown(form, form.kinds[field.kind], values[field.name]) for field in fields)


def shown(form: m.PositionForm, kind: m.PieceKind, value: Any) -> int:
    match kind.kind:
        case "whole":
            assert kind.least <= value <= kind.most
        case "switch":
            assert isinstance(value, bool)
        case "thing":
            assert value in form.things[kind.things].values or (kind.missing and value == -1)
        case "set":
            assert set(value) <= set(form.things[kind.things].values)
        case "list":
            return sum(shown(form, form.kinds[kind.part], one) for one in value)
        case "fields":
            return named(form, kind.fields, value)
        case "kept":
            raise AssertionError("a value has a word, but no field can show it")
    return 1


@every_game
def test_every_word_for_a_field_is_used(game_id: str):
    game = rempart.game(game_id)
    form = position_form(game, game.text("en"), 2)
    fields = [*form.fields, *(field for kind in form.kinds for field in kind.fields)]
    text = game.text("en")
    assert {field.label for field in fields} == set(text.section("field").values())
    assert {field.part for field in fields} - {""} == set(text.section("each").values())


def test_what_is_impossible_is_told_beside_its_field():
    position = document("fantasy_defense")
    position["state"]["morale"] = 99
    found = look("fantasy_defense", position, "fr")
    assert found.seen is None
    (fault,) = found.faults
    assert fault.key == "morale"
    assert fault.reason == "doit être un nombre entier de 1 à 20, pas 99"
    assert found.position == position


def test_what_follows_from_the_rest_is_set_after_a_change():
    position = document("dark_tower", heroes="deal")
    position["state"]["buildings"][1] = 3
    before = position["state"]["supply"]
    found = look("dark_tower", position, changed=True)
    assert found.faults == []
    state = found.position["state"]
    assert isinstance(state, dict)
    assert state["supply"] != before


def test_a_position_with_changed_numbers_is_named_by_them():
    position = document("kravora")
    position["data"] = {"constants.wall.points": 30}
    position["state"]["players"][0]["wall"] = 25
    assert look("kravora", position).faults == []


def test_an_empty_table_is_a_position(tmp_path: Path):
    async def play(service: TableService) -> None:
        for game_id in GAMES:
            game = rempart.game(game_id)
            body = await service.positions.new(game, m.NewPosition(), "en", SITE)
            found = msgspec.json.decode(body, type=m.PositionChecked)
            assert found.faults == []
            assert found.form is not None
            assert look(game_id, found.position).faults == []

    serving(tmp_path, play)


# Played from


@every_game
def test_a_match_goes_on_from_a_position(game_id: str, tmp_path: Path):
    """It is marked as such, survives a restart of the server, and its record comes back as a table
    of the same kind."""
    game, position = rempart.game(game_id), document(game_id)

    async def play(service: TableService) -> None:
        record = await service.positions.tried(game, position, SITE)
        made = await service.maker.position(game, record, [])
        client = await Client.sit(service, made.table, list(made.mine.values()))
        assert client.update.table.position
        assert client.update.table.chance.kind == "drawn"
        assert any(line.kind == "position" for line in client.update.lines)
        seat = client.update.table.waiting[0]
        offers = next(p for p in client.update.positions if p.seat == seat).awaited
        assert offers is not None
        choice = offers.offers[0].option
        await client.ask(m.Choose, n=client.update.n, seat=seat, choice=choice)
        assert client.update.table.choices == 1
        exported = await client.ask(m.ExportRecord)
        again = await service.maker.import_(m.ImportTable(record=exported.record))
        other = await Client.sit(service, again.table, list(again.mine.values()))
        assert other.update.table.position
        assert other.update.table.choices == 1
        made_tables.append(made)

    async def after(service: TableService) -> None:
        (made,) = made_tables
        client = await Client.sit(service, made.table, list(made.mine.values()))
        assert client.update.table.position
        assert client.update.table.choices == 1
        live = service.tables.rooms[made.table].live
        live.match.undo()
        assert look(game_id, position).position["state"] == live.match.start

    made_tables: list[m.Created] = []
    serving(tmp_path, play)
    serving(tmp_path, after)


def test_a_rematch_begins_at_the_same_position(tmp_path: Path):
    async def play(service: TableService) -> None:
        game = rempart.game("kravora")
        record = await service.positions.tried(game, document("kravora", players=2), SITE)
        made = await service.maker.position(game, record, plans("me", "me"))
        room = await service.tables.room(made.table)
        table, _ = await service.maker.rematch(room, same_seed=False)
        again = (await service.tables.room(table)).live
        assert again.set_up
        assert again.match.start == room.live.match.start
        assert again.match.secret != room.live.match.secret

    serving(tmp_path, play)


def test_an_impossible_position_gets_no_table(tmp_path: Path):
    position = document("kravora")
    position["state"]["players"][0]["wall"] = 99

    async def play(service: TableService) -> None:
        with pytest.raises(RempartError, match=r"players.0.wall: must be a whole number"):
            await service.positions.tried(rempart.game("kravora"), position, SITE)

    serving(tmp_path, play)


def test_a_position_that_breaks_off_gets_no_table(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("rempart.table.trial.SLOW", -1.0)
    record = moment("fantasy_defense", choices=10, players=1)
    with pytest.raises(BadSettings, match="a choice takes too long"):
        try_position("fantasy_defense", record)


# Taken from tables


def test_a_position_of_a_running_table_tells_only_what_the_seat_knows(tmp_path: Path):
    async def play(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seats=plans("me", "friend"))
        )
        client = await Client.sit(service, made.table, [made.mine[0]])
        live = service.tables.rooms[made.table].live
        found = (await client.ask(m.AskPosition, seat=0, at=0)).position
        assert look("fantasy_defense", found).faults == []
        true, told = live.match.state.players, found["state"]["players"]
        assert told[0]["hand"] == true[0].hand
        assert told[0]["deck"] != true[0].deck
        assert sorted(told[0]["deck"]) == sorted(true[0].deck)
        assert told[1]["hand"] != true[1].hand
        refused = await client.ask(m.AskPosition, seat=1, at=0)
        assert isinstance(refused, m.Problem)
        spectator = await client.ask(m.AskPosition, seat=-1, at=0)
        assert isinstance(spectator, m.Problem)

    serving(tmp_path, play)


def test_a_what_if_becomes_a_position(tmp_path: Path):
    async def play(service: TableService) -> None:
        made = await service.maker.create(m.NewTable(game="kravora", seats=plans("me", "me")))
        client = await Client.sit(service, made.table, list(made.mine.values()))
        seat = client.update.table.waiting[0]
        here = next(p for p in client.update.positions if p.seat == seat).awaited
        assert here is not None
        line = [here.offers[0].option]
        seen = await client.ask(m.WhatIf, seat=seat, at=0, choices=line)
        found = (await client.ask(m.AskPosition, seat=seat, at=0, choices=line)).position
        shown = look("kravora", found, seat=seen.position.seat).seen
        assert shown is not None
        assert encode(shown.scene) == encode(seen.position.scene)

    serving(tmp_path, play)


# Analysed


@every_game
def test_an_analysis_goes_on_while_somebody_asks(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("rempart.analysis.STEP", 0.05)
    monkeypatch.setattr("rempart.analysis.gone_on.__defaults__", (0.05,))
    position = document(game_id)
    game = rempart.game(game_id)
    seat = look(game_id, position).waiting[0]

    async def play(service: TableService) -> None:
        parts = [0.0]
        while True:
            found = await service.positions.analyse(
                game, m.AnalysisAsk(position=position, seat=seat), "en", SITE
            )
            assert found.part > parts[-1]
            parts.append(found.part)
            if found.done:
                break
        assert found.part == 1.0
        assert 1 <= len(found.lines) <= 3
        assert len({line.label for line in found.lines}) >= 1
        assert all(line.label for line in found.lines)
        again = await service.positions.analyse(
            game, m.AnalysisAsk(position=position, seat=seat), "pl", SITE
        )
        assert again.done
        assert again.tried == found.tried
        assert [one.option for one in again.lines] == [one.option for one in found.lines]

    serving(tmp_path, play)


def test_only_a_seat_that_chooses_can_be_analysed(tmp_path: Path):
    async def play(service: TableService) -> None:
        position = document("kravora")
        (seat,) = look("kravora", position).waiting
        asked = m.AnalysisAsk(position=position, seat=1 - min(seat, 1))
        with pytest.raises(BadSettings, match="not this seat's choice"):
            await service.positions.analyse(rempart.game("kravora"), asked, "en", SITE)

    serving(tmp_path, play)


# Over HTTP


def test_over_http(tmp_path: Path):
    with Served(str(tmp_path / "rempart.db")) as served:
        base = f"{served.url}/api/positions/fantasy_defense"
        new = httpx.post(f"{base}/new", json={"options": {"players": 1}}, timeout=60).json()
        position = new["position"]
        assert new["form"]["fields"]
        found = httpx.post(f"{base}/check", json={"position": position}, timeout=60).json()
        assert found["faults"] == []
        made = httpx.post(f"{base}/table", json={"position": position}, timeout=60)
        assert made.status_code == 201
        asked = {"position": position, "seat": 0}
        assert httpx.post(f"{base}/analyse", json=asked, timeout=60).json()["lines"]
        for body, why in (
            ({"position": {}}, "not a Rempart position"),
            ({"position": {**position, "position": 9}}, "update it"),
            ({"position": {**position, "game": "kravora"}}, "not of fantasy_defense"),
        ):
            refused = httpx.post(f"{base}/check", json=body, timeout=60)
            assert refused.status_code == 400
            assert why in refused.json()["error"]
        huge = {"position": {**position, "name": "x" * limits.POSITION_BYTES}}
        assert httpx.post(f"{base}/check", json=huge, timeout=60).status_code == 413
        assert httpx.post(f"{served.url}/api/positions/go/new", json={}).status_code == 404
