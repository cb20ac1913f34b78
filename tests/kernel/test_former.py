"""Records of an edition that differs from the present one in settings and values only."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rempart
from rempart.kernel import Former, Match
from rempart.kernel.errors import BadRecord
from rempart.kernel.record import digest
from tests.kernel.pebbles import GAME, Take

THEN = Former(data={"bowl.pebbles": 9})
"""Edition 1 had another bowl; `then` plays with it."""


@pytest.fixture(autouse=True)
def former(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "former", {"1": THEN})


def old_record(**changes: Any) -> dict[str, Any]:
    """A record as edition 1 wrote it: it knew nothing of a patch."""
    match = rempart.new("pebbles", seed=3, players=3, data=THEN.data)
    match.choose(Take(2, 3))
    match.choose(Take(0, 1))
    state = GAME.copy(match.state)
    state.variant = ""
    record = json.loads(match.record().json())
    del record["data"], record["snapshot"]
    return record | {"edition": "1", "digest": digest(GAME.encode(state))} | changes


def test_it_is_played_again_with_the_values_it_had():
    match = rempart.load(old_record())
    assert (match.state.bowl, match.patch, match.first) == (5, THEN.data, 0)
    assert match.edition == GAME.edition
    match.undo(2)


def test_what_it_has_changed_itself_goes_before():
    played = rempart.new("pebbles", seed=3, players=3, data={"bowl.pebbles": 12})
    played.choose(Take(2, 3))
    record = json.loads(played.record().json()) | {"edition": "1"}
    assert rempart.load(record).state.bowl == 9


def test_it_is_written_as_a_record_of_today_and_loads_again():
    match = rempart.load(old_record())
    again = rempart.load(match.record().json())
    assert GAME.encode(again.state) == GAME.encode(match.state)


def test_settings_that_it_does_not_name_are_those_of_then(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(GAME, "former", {"1": Former({"players": 3}, THEN.data)})
    match: Match = rempart.load(old_record(options={}))
    assert match.settings.players == 3


def test_it_must_arrive_where_it_was_left():
    with pytest.raises(BadRecord, match="another position"):
        rempart.load(old_record(digest="0" * 16))
