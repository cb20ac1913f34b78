"""Names and sayings: what people type, without what cannot be seen or turns the writing round."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rempart
from rempart.table import messages as m
from rempart.table.claiming import claim_seat
from rempart.table.names import MARKS, plain
from rempart.table.session import Session
from tests.table.people import Client, open_service

EVIL = "A\u202eda\u200b \x00\x1b[1m\u2066\u2069B\u0301\u0301\u0301\u0301\u0301\u0301\u0301o\n"
GOOD = f"Ada [1mB{chr(0x301) * MARKS}o"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada\t\n Bo ", "Ada Bo"),
        (EVIL, GOOD),
        ("e\u0301", "é"),
        ("\u202e\u200f\u061c\u2067", ""),
        ("\u200b\u200c\u2060\ufeff\u00ad", ""),
        ("\u3164\u115f\u2800\U000e0041", ""),
        ("\u3000\u00a0\u2028\u2029\x85", ""),
        ("\u0301\u0302", ""),
        ("a \u0301b", "a b"),
        ("\ud800x\udfff", "x"),
        ("a\u200db", "ab"),
        ("👩\u200d🌾!", "👩\u200d🌾!"),
        ("🧙🏽\u200d♂\ufe0f", "🧙🏽\u200d♂\ufe0f"),
        ("👩\u200dx", "👩x"),
        ("👩\u200d", "👩"),
        ("👩\u200d\u200d\u200d🌾", "👩\u200d🌾"),
        ("❤\ufe0f\ufe0f\ufe0f", "❤\ufe0f"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("Zażółć gęślą jaźń", "Zażółć gęślą jaźń"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("שָׁלוֹם عليكم नमस्ते สวัสดี 김민준", "שָׁלוֹם عليكم नमस्ते สวัสดี 김민준"),
        ("O’Brien-Łoś «x» №1", "O’Brien-Łoś «x» №1"),
    ],
)
def test_one_line_of_visible_signs(typed: str, kept: str):
    assert plain(typed) == unicodedata.normalize("NFC", kept)


@given(st.text(st.characters(), max_size=40))
def test_whatever_is_typed(typed: str):
    kept = plain(typed)
    assert plain(kept) == kept == kept.strip() == unicodedata.normalize("NFC", kept)
    assert not any(unicodedata.category(c) in ("Cc", "Cs", "Co", "Zl", "Zp") for c in kept)
    assert not any(unicodedata.category(c) == "Cf" and c != "\u200d" for c in kept)
    kept.encode()
    run = 0
    for c in unicodedata.normalize("NFC", kept):
        run = run + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        assert run <= MARKS + 1  # How an emoji looks is a mark too.


def test_everywhere_that_words_come_in(tmp_path: Path):
    """Making a table, claiming, renaming, importing, watching, talking."""

    def names(client: Client) -> list[str]:
        return [seat.name for seat in client.update.table.seats]

    async def work() -> None:
        async with open_service(tmp_path) as service:
            seats = [m.SeatPlan(who="me", name=EVIL), m.SeatPlan(who="friend", name=EVIL)]
            made = await service.maker.create(m.NewTable(game="fantasy_defense", seats=seats))
            ada = await Client.sit(service, made.table, [made.mine[0]])
            assert names(ada) == [GOOD, GOOD]
            claimed = await claim_seat(service, made.code, m.ClaimSeat(seat=1, name=EVIL + "x"))
            bo = await Client.sit(service, made.table, [claimed.token])
            assert names(bo) == [GOOD, GOOD + " x"]
            await bo.session.handle(m.Rename(id=1, n=bo.update.n, seat=1, name="\u202e" + EVIL))
            assert names(bo) == [GOOD, GOOD]
            record = rempart.new("fantasy_defense", players=1).record().json()
            wish = m.ImportTable(record=decoded(record), seats=[m.SeatPlan(who="me", name=EVIL)])
            found = await service.maker.import_(wish)
            assert names(await Client.sit(service, found.table, [found.mine[0]])) == [GOOD]
            watcher: list[Any] = []
            session = Session(service, await service.tables.room(made.table), watcher.append)
            await session.handle(m.Hello(tokens=[], name=EVIL))
            assert GOOD in session.room.spectators()
            await ada.session.handle(m.Say(id=2, seat=0, text=EVIL))
            assert service.tables.rooms[made.table].chat.entries[-1].body["text"] == GOOD

    asyncio.run(work())


def decoded(record: Any) -> dict[str, Any]:
    return msgspec.json.decode(record)
