"""Data, texts and rule indexes: what is wrong with a file is told with file, key and reason."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rempart
from rempart.kernel.data import patched, read_folder, typed, variant_key
from rempart.kernel.errors import BadData, BadValues, UnknownLanguage, UnknownRule
from rempart.kernel.rules import RULE_ID, RuleIndex
from rempart.kernel.text import Text
from tests.kernel.pebbles import GAME, Data, Take

PEBBLES = Path(__file__).parent / "pebbles"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Path]]:
    """A copy of Pebbles' files under another name, to be spoilt."""
    name = f"spoilt_{tmp_path.name}".replace("-", "_")
    shutil.copytree(PEBBLES, tmp_path / name)
    (tmp_path / name / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    yield name, tmp_path / name
    sys.modules.pop(name, None)


def test_values_can_be_changed_for_one_match():
    rich = rempart.new("pebbles", seed=1, data={"bowl.pebbles": 99})
    plain = rempart.new("pebbles", seed=1)
    assert (rich.state.bowl, plain.state.bowl) == (99, 20)
    assert rich.state.variant != plain.state.variant == ""
    lavish = rempart.new("pebbles", seed=1, data={"bowl.most": 9})
    lavish.choose(Take(0, 9))
    assert plain.why_not(0, Take(0, 9))


def test_a_patch_changes_a_copy():
    raw = {"bowl": {"pebbles": 1}}
    assert patched(raw, {"bowl.pebbles": 2}) == {"bowl": {"pebbles": 2}}
    assert raw == {"bowl": {"pebbles": 1}}


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("bowl.depth", "no 'depth' in bowl; available: pebbles, most, purse"),
        ("bowl.pebble", "no 'pebble' in bowl; did you mean pebbles?"),
        ("bowl.pebbles.x", "no 'pebbles' with values of its own in bowl"),
        ("cup.pebbles", "no 'cup' in the game's data; available: bowl"),
        ("", "no '' in the game's data; available: bowl"),
    ],
)
def test_a_patch_changes_existing_values_only(path: str, says: str):
    with pytest.raises(BadValues, match=re.escape(says)) as caught:
        rempart.new("pebbles", data={path: 2})
    assert [fault.key for fault in caught.value.faults] == [path]


def test_variants_have_a_name_of_their_own():
    assert variant_key({}) == ""
    assert variant_key({"a": 1, "b": 2}) == variant_key({"b": 2, "a": 1})
    assert variant_key({"a": 1}) != variant_key({"a": 2})


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("pebbles = ", r"bowl\.toml: not valid TOML: .*end of document"),
        (
            "pebbles = 'x'\nmost = 3\npurse = 1",
            r"data/bowl\.toml, key pebbles: must be a whole number, not \"x\"",
        ),
        ("most = 3\npurse = 1", r"data/bowl\.toml.*pebbles"),
        ("pebbles = 1\nmost = 3\npurse = 1\nlid = 2", r"data/bowl\.toml.*lid"),
    ],
)
def test_bad_data_names_file_key_and_reason(package: tuple[str, Path], content: str, says: str):
    name, folder = package
    (folder / "data" / "bowl.toml").write_text(content)
    with pytest.raises(BadData, match=says):
        typed(name, read_folder(name), Data)


@pytest.mark.parametrize(
    ("patch", "says"),
    [
        (
            {"invaders.ogre.arrow": "up"},
            r"data/invaders\.toml, key ogre\.arrow: must be \"left\" or \"right\"",
        ),
        (
            {"cards.knight.copies": "x"},
            r"data/cards\.toml, key knight\.copies: must be a whole number",
        ),
        (
            {"constants.game.morale": None},
            r"data/constants\.toml, key game\.morale: must be a whole number.*not nothing",
        ),
    ],
)
def test_bad_data_names_the_entry(patch: dict[str, object], says: str):
    with pytest.raises(BadData, match=says):
        rempart.new("fantasy_defense", data=patch)


def test_an_unreadable_file_is_named(package: tuple[str, Path]):
    name, folder = package
    (folder / "data" / "bowl.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match=r"bowl\.toml: cannot be read"):
        read_folder(name)


# Texts


def test_an_unknown_language_names_those_there_are():
    with pytest.raises(UnknownLanguage, match="available: en"):
        GAME.text("tlh")


def test_a_missing_text_is_named(package: tuple[str, Path]):
    name, _ = package
    text = Text(name, "en")
    with pytest.raises(BadData, match=r"text/en\.ftl has no 'option.Steal'"):
        text("option.Steal")


def test_a_text_with_a_bad_field_is_named(package: tuple[str, Path]):
    name, folder = package
    (folder / "text" / "en.ftl").write_text("option-Take = Take { $amount }")
    with pytest.raises(BadData, match=r"'option.Take' has a bad field.*count, seat"):
        Text(name, "en").say("option", Take(0, 1))


def test_texts_name_whose_option_it_is():
    assert GAME.text("en").say("option", Take(1, 2)) == "Take 2"


# The rule index


def test_an_unknown_rule_is_refused():
    with pytest.raises(UnknownRule, match="PB-TAKE-09"):
        GAME.rules["PB-TAKE-09"]
    assert "PB-TAKE-01" in GAME.rules
    assert "PB-R-01" in GAME.rules
    assert "PB-TAKE-09" not in GAME.rules


def test_a_rule_that_stands_twice_is_found(package: tuple[str, Path]):
    name, folder = package
    index = folder / "data" / "rules.toml"
    index.write_text(index.read_text().replace("PB-END-01", "PB-TAKE-01"))
    with pytest.raises(BadData, match="twice"):
        RuleIndex(name)


def test_a_ruling_that_does_not_exist_is_found(package: tuple[str, Path]):
    name, folder = package
    index = folder / "data" / "rules.toml"
    index.write_text(index.read_text().replace('rulings = ["PB-R-01"]', 'rulings = ["PB-R-02"]'))
    with pytest.raises(BadData, match="PB-TAKE-02: no ruling PB-R-02"):
        RuleIndex(name)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("see KR-ADV-03 and FD-ICON-ALARM-H-01.", ["KR-ADV-03", "FD-ICON-ALARM-H-01"]),
        ("FD-R-10, not UTF-8 or A-01", ["FD-R-10"]),
    ],
)
def test_rule_ids_are_recognised(text: str, found: list[str]):
    assert RULE_ID.findall(text) == found
