"""Matches of earlier editions: they are played again with the settings and values of then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rempart

FILES = sorted((Path(__file__).parent / "former").glob("*/*.json"))
GAME = rempart.game("kravora")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_match_of_an_earlier_edition_ends_as_it_did(file: Path):
    match = rempart.load(file.read_bytes())
    assert match.outcome is not None
    assert file.stem.endswith(match.outcome.reason.replace("_", "-"))
    assert match.patch.items() >= GAME.former[file.parent.name].data.items()
    assert rempart.load(match.record().json()).outcome == match.outcome


def test_without_its_values_it_would_be_another_match(monkeypatch: pytest.MonkeyPatch):
    file = next(file for file in FILES if "greedy" in file.stem)
    record = json.loads(file.read_bytes()) | {"edition": GAME.edition}
    with pytest.raises(rempart.RempartError, match=r"choice|position"):
        rempart.load(record)


def test_one_ruse_a_turn_where_an_old_record_does_not_say():
    record = json.loads(FILES[0].read_bytes())
    del record["options"]["many_ruses"]
    assert not rempart.load(record).settings.many_ruses
