"""The prices and settings of earlier editions; tests/games/test_former.py plays their matches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rempart

FILES = sorted((Path(__file__).parent / "former").glob("*/*.json"))
GAME = rempart.game("kravora")


def test_without_its_values_it_would_be_another_match(monkeypatch: pytest.MonkeyPatch):
    file = next(file for file in FILES if "greedy" in file.stem)
    record = json.loads(file.read_bytes()) | {"edition": GAME.edition}
    with pytest.raises(rempart.RempartError, match=r"choice|position"):
        rempart.load(record)


@pytest.mark.parametrize("edition", GAME.former)
def test_every_earlier_edition_has_matches(edition: str):
    assert [file for file in FILES if file.parent.name == edition]


def test_one_ruse_a_turn_where_an_old_record_does_not_say():
    record = json.loads(FILES[0].read_bytes())
    del record["options"]["many_ruses"]
    assert not rempart.load(record).settings.many_ruses


@pytest.mark.parametrize(("edition", "settings"), [("1", {"many_ruses": False}), ("2", {})])
def test_earlier_editions_had_other_prices(edition: str, settings: dict[str, bool]):
    former = GAME.former[edition]
    assert former.settings == settings
    prices = {
        f"{table}.{name}": entry["price"]
        for table in ("buildings", "ruses")
        for name, entry in former.raw_data[table].items()
    }
    assert prices.items() >= PRICES[edition].items()


PRICES = {
    "1": {
        "buildings.barracks": 5,
        "buildings.hut": 9,
        "buildings.workshop": 14,
        "ruses.bait": 3,
        "ruses.boulder": 8,
        "ruses.clot": 2,
        "ruses.propulsion": 6,
        "ruses.retreat": 2,
        "ruses.shield": 4,
    },
    "2": {
        "buildings.hut": 12,
        "buildings.workshop": 18,
        "ruses.retreat": 3,
        "ruses.boulder": 12,
        "ruses.propulsion": 9,
    },
}
