"""Records: replay, damage, editions."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import rempart
from rempart.kernel import Match
from rempart.kernel.errors import BadRecord, BadSettings, NothingToUndo, WrongEdition
from rempart.kernel.record import digest, digests
from tests.kernel.pebbles import GAME, Take

SECRET = "5e" * 32


@pytest.fixture
def match() -> Match:
    match = rempart.new("pebbles", seed=3, players=3, data={"bowl.pebbles": 9})
    match.choose(Take(2, 3))
    match.choose(Take(0, 1))
    return match


def document(match: Match, **changes: Any) -> dict[str, Any]:
    return json.loads(match.record().json()) | changes


def test_a_record_is_json_with_a_choice_a_line(match: Match):
    lines = match.record().json().decode().splitlines()
    assert '    {"type":"Take","seat":2,"count":3},' in lines
    assert document(match)["data"] == {"bowl.pebbles": 9}


@pytest.mark.parametrize("form", ["record", "bytes", "str", "dict"])
def test_a_record_loads_in_every_form(match: Match, form: str):
    record = match.record()
    forms = {
        "record": record,
        "bytes": record.json(),
        "str": record.json().decode(),
        "dict": document(match),
    }
    again = rempart.load(forms[form])
    assert again.choices == match.choices
    assert again.state.bowl == 5
    assert GAME.encode(again.state) == GAME.encode(match.state)
    again.undo(2)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"rempart": "one"}, r"\$.rempart"),
        ({"surprise": 1}, "surprise"),
        ({"seed": -3}, "whole number"),
        ({"options": {"players": 9}}, "2 to 4 players"),
        ({"data": {"bowl.depth": 9}}, "no 'depth' in bowl"),
        ({"data": {"bowl.pebbles": "many"}}, "bowl.toml, key pebbles"),
        ({"choices": [{"type": "Take", "seat": 0, "count": 7}]}, "choice 1 of the record"),
        ({"choices": [{"type": "Steal"}]}, "choice 1 of the record"),
        ({"choices": []}, "another position"),
        ({"seed": 4}, "another position"),
        ({"digest": "00"}, "another position"),
    ],
    ids=str,
)
def test_a_damaged_record_says_what_is_wrong(match: Match, changes: dict[str, Any], says: str):
    with pytest.raises(BadRecord, match=says):
        rempart.load(document(match, **changes))


@pytest.mark.parametrize("text", [b"", b"{", b"\xff\xfe", b"[]", b"null", '{"a": 1}'])
def test_what_is_no_record_is_refused(text: bytes | str):
    with pytest.raises(BadRecord, match="not a Rempart record"):
        rempart.load(text)


def test_a_cut_file_is_refused(match: Match):
    whole = match.record().json()
    for end in range(0, len(whole) - 2, 7):
        with pytest.raises(BadRecord):
            rempart.load(whole[:end])


# Editions: Pebbles is at edition 2


def test_a_newer_format_or_edition_asks_for_an_update(match: Match):
    for changes in ({"rempart": 4}, {"rempart": 4, "later": 1}, {"edition": "3"}):
        with pytest.raises(WrongEdition, match="update"):
            rempart.load(document(match, **changes))


def test_a_match_of_an_older_edition_goes_on_from_its_snapshot(match: Match):
    old = document(match, edition="1")
    old["choices"][0]["count"] = 1  # today's rules would lead elsewhere
    again = rempart.load(old)
    assert again.edition == "1"
    assert again.state.bowl == 5
    with pytest.raises(NothingToUndo):
        again.undo()
    again.choose(Take(1, 2))
    again.undo()
    again.redo()
    once_more = rempart.load(again.record().json())
    assert once_more.state.bowl == 3
    assert [moment.n for moment in again.story()] == [2, 3]


def test_choices_after_the_snapshot_are_replayed(match: Match):
    old = document(match, edition="1")
    old["choices"].append({"type": "Take", "seat": 1, "count": 2})
    again = rempart.load(old)
    assert again.state.bowl == 3
    again.undo()
    assert again.state.bowl == 5


def test_an_older_edition_without_a_snapshot_is_refused(match: Match):
    old = document(match, edition="1")
    del old["snapshot"]
    with pytest.raises(WrongEdition, match="no snapshot"):
        rempart.load(old)


@pytest.mark.parametrize("state", ["?", "AAAA", ""])
def test_a_damaged_snapshot_is_refused(match: Match, state: str):
    old = document(match, edition="1")
    old["snapshot"]["state"] = state
    with pytest.raises(BadRecord, match="snapshot"):
        rempart.load(old)


def test_a_finished_match_needs_no_snapshot(match: Match):
    while match.decision is not None:
        match.choose(match.decision.options[-1])
    assert "snapshot" not in document(match)
    assert rempart.load(match.record()).outcome == match.outcome


# Secrets


def hidden_match() -> Match:
    match = Match(GAME, GAME.read_settings({"players": 2}), 3, secret=SECRET)
    match.choose(Take(0, 1))
    return match


def test_a_record_with_a_secret_replays_exactly():
    match = hidden_match()
    record = match.record()
    assert (record.rempart, record.secret) == (2, SECRET)
    again = rempart.load(record.json())
    assert again.secret == SECRET
    assert again.game.encode(again.state) == match.game.encode(match.state)
    old = rempart.load(document(match, edition="1"))
    assert old.secret == SECRET


def test_a_record_without_one_is_as_it_always_was(match: Match):
    assert match.record().rempart == 1
    assert b"secret" not in match.record().json()


@pytest.mark.parametrize("changed", ["", "0" * 64, "x" * 64, SECRET.upper(), SECRET[:32]])
def test_another_secret_is_another_match(changed: str):
    with pytest.raises((BadRecord, BadSettings), match=r"another position|hexadecimal"):
        rempart.load(document(hidden_match(), secret=changed))


def test_whatever_is_made_of_a_match_has_its_secret():
    match = hidden_match()
    assert match.branch(0).secret == match.twin().secret == SECRET
    assert match.branch(0).state.purses == match.state.purses
    assert [moment.n for moment in match.story()] == [0, 1]


class Stored(msgspec.Struct, array_like=True):
    score: int
    bowl: int = 5


class Grown(Stored):
    late: bool = False
    latest: int = 0


@pytest.mark.parametrize(
    ("grown", "accepted"),
    [
        (Grown(1, 7), True),
        (Grown(1, 8), False),
        (Grown(1, 7, late=True), False),
        (Grown(1, 7, latest=2), False),
    ],
)
def test_a_digest_from_before_a_state_had_its_last_fields(grown: Grown, accepted: bool):
    old = digest(msgspec.msgpack.encode(Stored(1, 7)))
    found = list(digests(grown, msgspec.msgpack.encode(grown)))
    assert found[0] == digest(msgspec.msgpack.encode(grown))
    assert (old in found) == accepted
