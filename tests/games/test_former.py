"""Matches of earlier editions: they are played again with the settings and values of then."""

from __future__ import annotations

from pathlib import Path

import pytest

import rempart

FILES = sorted(Path(__file__).parent.glob("*/former/*/*.json"))
"""Records of earlier editions, in the folder of the game and edition."""


def game_of(file: Path) -> str:
    return file.parents[2].name


@pytest.mark.parametrize(
    "file", FILES, ids=lambda file: f"{game_of(file)}-{file.parent.name}-{file.stem}"
)
def test_a_match_of_an_earlier_edition_ends_as_it_did(file: Path):
    match = rempart.load(file.read_bytes())
    assert match.game.id == game_of(file)
    assert match.outcome is not None
    assert file.stem.endswith(match.outcome.reason.replace("_", "-"))
    assert match.patch["edition"] == file.parent.name
    assert rempart.load(match.record().json()).outcome == match.outcome
