"""From a rule to its code and its tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import rempart
from rempart import rulebook
from rempart.kernel.errors import UnknownRule

GAME = rempart.game("fantasy_defense")


def test_citations_are_lines_that_name_the_rule():
    root = Path(rempart.__file__).parents[2]
    for rule, places in list(rulebook.implemented(GAME).items())[::10]:
        for place in places:
            file, _, line = place.rpartition(":")
            text = (root / file).read_text().splitlines()[int(line) - 1]
            assert rule in rulebook.cited(text)


def test_spans_count_one_by_one():
    line = "bosses (FD-COOP-20 to -23), FD-END-01, not FD-COOP-3 nor XY-1"
    assert list(rulebook.cited(line)) == [
        "FD-COOP-20",
        "FD-COOP-21",
        "FD-COOP-22",
        "FD-COOP-23",
        "FD-END-01",
    ]


TESTS = """
import pytest
pytestmark = [pytest.mark.rule("FD-END-01")]

@pytest.mark.rule("FD-BATTLE-01", "FD-BATTLE-02")
def test_two(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("FD-BATTLE-03"))])
async def test_param(x): ...

@pytest.mark.rule("FD-BATTLE-04")
class TestMore:
    def test_inner(self): ...
    def helper(self): ...

@pytest.mark.rule("XX-NIX-01")
@pytest.mark.timeout(3)
def test_foreign(): ...
"""


def test_marks_are_found_wherever_they_stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "test_marks.py").write_text(TESTS)
    (tmp_path / "test_broken.py").write_text("def test_(:")
    (tmp_path / "helper.py").write_text('@pytest.mark.rule("FD-END-02")\ndef test_no(): ...')
    monkeypatch.chdir(tmp_path)
    found = rulebook.marked_below(tmp_path, GAME)
    assert found["FD-BATTLE-01"] == found["FD-BATTLE-02"] == ["test_marks.py::test_two"]
    assert found["FD-BATTLE-03"] == ["test_marks.py::test_param"]
    assert found["FD-BATTLE-04"] == ["test_marks.py::TestMore::test_inner"]
    assert len(found["FD-END-01"]) == 4
    assert found["FD-END-02"] == []


def test_without_tests_that_is_said(monkeypatch: pytest.MonkeyPatch):
    from rempart.terminal import rules

    monkeypatch.setattr(rulebook, "tests_folder", lambda game: None)
    assert rulebook.tested(GAME) is None
    assert rules.answer("FD-BATTLE-03", "en")


def test_tests_are_next_to_the_source(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    assert rulebook.tests_folder(GAME) == Path(__file__).parent
    monkeypatch.setattr(rulebook, "files", lambda package: tmp_path / "site-packages" / package)
    assert rulebook.tests_folder(GAME) is None
    (tmp_path / "src" / GAME.package).mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    monkeypatch.setattr(rulebook, "files", lambda package: tmp_path / "src" / package)
    assert rulebook.tests_folder(GAME) == tmp_path / "tests"


@pytest.mark.parametrize("wanted", ["FD-BATTLE-03", "fd-battle-03", "Fd-r-22", "fd-battle"])
def test_find_takes_any_case(wanted: str):
    game, found = rulebook.find(wanted)
    assert game is GAME
    assert found == wanted.upper()


@pytest.mark.parametrize("wanted", ["", "FD", "FD-BATTLE-99", "zzz", "🏰"])
def test_find_names_the_nearest(wanted: str):
    with pytest.raises(UnknownRule, match=r"the nearest: [A-Z]{2}-"):
        rulebook.find(wanted)
