"""Matches of an earlier edition keep the values they had, also those of files in folders."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

import rempart
from rempart.kernel import Match
from rempart.table import messages as m
from tests.former import give_files
from tests.games.kingdom_rush.table import GAME
from tests.table.people import Client, open_service, plans

DATA = Path(rempart.__file__).parent / "games" / "kingdom_rush" / "data"
CHANGED = {
    "scenarios/s01.toml": (r"hearts = \d+", "hearts = 1"),
    "hordes.toml": (r'reward = "c"', 'reward = "-"'),
}
"""What the next edition changes: for each file, a pattern and what replaces it."""
THEN = {"edition": GAME.edition}


def publish(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Publish an edition that differs in values; the files of the one before are kept."""
    contents: dict[str, str] = {}
    for name, (old, new) in CHANGED.items():
        text = (DATA / name).read_text(encoding="utf-8")
        contents[f"former/{GAME.edition}/{name}"] = text
        contents[f"data/{name}"] = re.sub(old, new, text)
        assert contents[f"data/{name}"] != text
    monkeypatch.setattr(GAME, "editions", (*GAME.editions, "next"))
    give_files(monkeypatch, folder, GAME, contents)


def values(match: Match) -> tuple[int, set[str]]:
    """The hearts of scenario 1 and the rewards of the horde cards that a match is played with."""
    data = GAME.own_data(match.patch)
    return data["scenarios"]["s01"]["hearts"], {card["reward"] for card in data["hordes"].values()}


def test_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    played = rempart.new("kingdom_rush", seed=4, scenario="1")
    before = values(played)
    while played.decision is not None and len(played.choices) < 60:
        played.choose(played.decision.options[0])
    publish(monkeypatch, tmp_path)
    match = rempart.load(played.record().json())
    assert (match.patch, match.first, match.choices) == (THEN, 0, played.choices)
    match.state.variant = ""
    assert GAME.encode(match.state) == GAME.encode(played.state)
    assert values(match) == before
    today = rempart.new("kingdom_rush", seed=4, scenario="1")
    assert today.state.hearts == 1
    assert values(today) != before


def test_a_stored_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def begin() -> tuple[str, Match]:
        async with open_service(tmp_path) as service:
            wish = m.NewTable(game="kingdom_rush", seats=plans("me"), seed=4)
            made = await service.maker.create(wish)
            client = await Client.sit(service, made.table, list(made.mine.values()))
            for _ in range(12):
                choice = client.session.room.live.match.view(0)["decision"]["options"][0]
                assert isinstance(await client.ask(m.Choose, seat=0, choice=choice), m.Done)
            return made.table, client.session.room.live.match

    async def go_on(table: str) -> Match:
        async with open_service(tmp_path) as service:
            live = (await service.tables.room(table)).live
            assert not any(one.kind == "resumed" for one in live.happenings)
            return live.match

    table, played = asyncio.run(begin())
    before = values(played)
    publish(monkeypatch, tmp_path)
    match = asyncio.run(go_on(table))
    assert (match.patch, match.first, match.choices) == (THEN, 0, played.choices)
    assert match.state.hearts == played.state.hearts
    assert values(match) == before
