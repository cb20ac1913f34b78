"""Records of an edition that differs from the present one in settings and values only."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rempart
from rempart.kernel import Match
from rempart.kernel.errors import BadData, BadRecord, BadValues
from rempart.kernel.record import digest
from tests.former import give_files
from tests.kernel.pebbles import GAME, Take

BOWL = "pebbles = 9\nmost = 3\npurse = 4\n"
"""Edition 1 had another bowl."""
THEN = {"edition": "1"}

Give = Callable[[dict[str, str]], None]


@pytest.fixture
def give(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Give:
    """Gives Pebbles files of earlier editions."""

    def given(contents: dict[str, str]) -> None:
        files = {f"former/{name}": text for name, text in contents.items()}
        give_files(monkeypatch, tmp_path, GAME, files)

    return given


@pytest.fixture
def former(give: Give) -> None:
    give({"1/bowl.toml": BOWL})


def old_record(**changes: Any) -> dict[str, Any]:
    """A record as edition 1 wrote it: it knew nothing of a patch."""
    match = rempart.new("pebbles", seed=3, players=3, data=THEN)
    match.choose(Take(2, 3))
    match.choose(Take(0, 1))
    state = GAME.copy(match.state)
    state.variant = ""
    record = json.loads(match.record().json())
    del record["data"], record["snapshot"]
    return record | {"edition": "1", "digest": digest(GAME.encode(state))} | changes


@pytest.mark.usefixtures("former")
class TestARecord:
    def test_is_replayed_with_the_values_it_had(self):
        match = rempart.load(old_record())
        assert (match.state.bowl, match.patch, match.first) == (5, THEN, 0)
        assert match.edition == GAME.edition
        match.undo(2)

    def test_that_changed_values_changed_those_of_then(self):
        played = rempart.new("pebbles", seed=3, players=3, data={**THEN, "bowl.most": 5})
        played.choose(Take(2, 5))
        state = GAME.copy(played.state)
        state.variant = rempart.new("pebbles", data={"bowl.most": 5}).variant
        changes = {"data": {"bowl.most": 5}, "digest": digest(GAME.encode(state))}
        record = json.loads(played.record().json()) | {"edition": "1", "snapshot": None} | changes
        match = rempart.load(record)
        assert (match.state.bowl, match.patch) == (4, {**THEN, "bowl.most": 5})

    def test_is_written_as_a_record_of_today_and_loads_again(self):
        match = rempart.load(old_record())
        record = match.record()
        assert (record.edition, record.data) == (GAME.edition, THEN)
        assert GAME.encode(rempart.load(record.json()).state) == GAME.encode(match.state)

    def test_must_arrive_where_it_was_left(self):
        with pytest.raises(BadRecord, match="another position"):
            rempart.load(old_record(digest="0" * 16))

    def test_continues_with_its_values_where_the_rules_have_changed_too(self):
        match = rempart.new("pebbles", seed=3, players=3)
        match.choose(Take(2, 3))
        record = json.loads(match.record().json()) | {"edition": "1", "digest": "0" * 16}
        match = rempart.load(record)
        assert (match.first, match.state.bowl, match.patch) == (1, 17, THEN)
        assert match.state.variant == match.variant != ""


def test_settings_that_a_record_does_not_name_are_those_of_then(give: Give):
    give({"1/bowl.toml": BOWL, "1/settings.toml": "players = 3\n"})
    match: Match = rempart.load(old_record(options={}))
    assert match.settings.players == 3


@pytest.mark.usefixtures("former")
def test_a_patch_names_the_edition_and_changes_its_values():
    assert rempart.new("pebbles", data=THEN).state.bowl == 9
    match = rempart.new("pebbles", data={"bowl.purse": 0, **THEN})
    assert (match.state.bowl, match.state.purses) == (9, [0, 0])
    assert rempart.new("pebbles").state.bowl == 20
    assert [tuple(one) for one in GAME.changes({**THEN, "bowl.pebbles": 8})] == [
        ("edition", "1", "2"),
        ("bowl.pebbles", "8", "9"),
    ]
    assert GAME.read_data('edition = "1"\n[bowl]\npebbles = 20\nmost = 3') == {
        **THEN,
        "bowl.pebbles": 20,
    }


@pytest.mark.parametrize("edition", ["2", "7", 1, None, ["1"]])
@pytest.mark.usefixtures("former")
def test_an_edition_without_files_is_refused(edition: object):
    with pytest.raises(BadValues, match=r'edition: must be "1", not '):
        rempart.new("pebbles", data={"edition": edition})


def test_a_game_without_former_editions_knows_no_such_value(give: Give):
    give({})
    assert GAME.former == {}
    with pytest.raises(BadValues, match="no 'edition' in the game's data"):
        rempart.new("pebbles", data=THEN)


def test_what_an_edition_has_no_file_of_was_as_in_the_next(
    give: Give, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(GAME, "editions", ("0", "1", "2"))
    give({"0/settings.toml": "", "1/bowl.toml": BOWL, "1/settings.toml": "players = 4"})
    assert rempart.new("pebbles", data={"edition": "0"}).state.bowl == 9
    assert GAME.former["0"].settings == {"players": 4}


def test_files_are_read_once_and_not_before_they_are_needed(give: Give):
    give({"1/bowl.toml": "pebbles = "})
    rempart.new("pebbles", data={"bowl.pebbles": 9})
    with pytest.raises(BadData, match=r"former.1.bowl\.toml: not valid TOML"):
        rempart.new("pebbles", data=THEN)


@pytest.mark.usefixtures("former")
def test_tables_are_built_once():
    match = rempart.new("pebbles", data=THEN)
    assert GAME.tables(GAME.variant(THEN)) is GAME.tables(match.variant)
    assert GAME.former["1"].raw_data is GAME.own_data(THEN)


@pytest.mark.parametrize(
    ("contents", "says"),
    [
        (
            {"1/bowl.toml": BOWL.replace("3", "'x'")},
            r": former/1/bowl\.toml, key most \(line 2\): must be a whole number, not \"x\"",
        ),
        ({"1/bowl.toml": "pebbles = 9\nmost = 3"}, r": former/1/bowl\.toml, key purse: it is miss"),
        ({"1/bowls.toml": BOWL}, r": former/1/bowls\.toml: .*did you mean bowl\?"),
        ({"1/cups/one.toml": BOWL}, r": former/1/cups: there is no 'cups'"),
        ({"1/game.toml": "cup = 1"}, r": former/1/game\.toml, key cup \(line 1\): there is no"),
    ],
)
def test_a_wrong_value_is_reported_with_its_place(give: Give, contents: dict[str, str], says: str):
    give(contents)
    with pytest.raises(BadValues, match=says):
        GAME.variant(THEN)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("playrs = 3", r"former.1.settings\.toml: pebbles has no setting 'playrs'"),
        ("players = 9", r"former.1.settings\.toml: pebbles is for 2 to 4 players"),
        ("players = ", r"former.1.settings\.toml: not valid TOML"),
    ],
)
def test_a_wrong_setting_is_reported_with_its_place(give: Give, text: str, says: str):
    give({"1/settings.toml": text})
    with pytest.raises(BadData, match=says):
        assert GAME.former["1"].settings


@pytest.mark.parametrize("edition", ["2", "3"])
def test_only_earlier_editions_have_a_folder(give: Give, edition: str):
    with pytest.raises(BadData, match=f"former/{edition}: not an earlier edition"):
        give({f"{edition}/bowl.toml": BOWL})
