"""Data in folders, and the lines that errors name."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from rempart.kernel.data import data_files, line_of, placed, read_folder
from rempart.kernel.errors import BadData, Fault
from rempart.kernel.tune import written


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Path]]:
    """A package with data in files and folders."""
    name = f"folders_{tmp_path.name}".replace("-", "_")
    data = tmp_path / name / "data"
    (data / "maps" / "far").mkdir(parents=True)
    (tmp_path / name / "__init__.py").write_text("")
    (data / "cards.toml").write_text("# Cards\n[knight]\ncopies = 3\n")
    (data / "maps" / "one.toml").write_text('size = 2\nmap = """\n..\n.X\n"""\n\n[start]\nat = 4\n')
    (data / "maps" / "far" / "two.toml").write_text("size = 5\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield name, data
    sys.modules.pop(name, None)


def test_a_folder_is_a_table_of_its_files(package: tuple[str, Path]):
    name, _ = package
    assert read_folder(name) == {
        "cards": {"knight": {"copies": 3}},
        "maps": {
            "far": {"two": {"size": 5}},
            "one": {"size": 2, "map": "..\n.X\n", "start": {"at": 4}},
        },
    }
    assert [table for table, _ in data_files(name)] == ["cards", "maps.far.two", "maps.one"]


def test_a_file_and_a_folder_cannot_give_the_same_table(package: tuple[str, Path]):
    name, data = package
    (data / "game.toml").write_text("[maps.one]\nsize = 1\n")
    with pytest.raises(BadData, match=r"one\.toml: one is also in game\.toml"):
        read_folder(name)


def test_a_designers_file_has_the_folders_as_tables(package: tuple[str, Path]):
    name, _ = package
    text = written(name)
    assert "[cards.knight]" in text
    assert "[maps.one.start]" in text
    assert tomllib.loads(text) == read_folder(name)


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("cards.knight.copies", "data/cards.toml, key knight.copies (line 3): no"),
        ("cards.knight.life", "data/cards.toml, key knight.life (line 2): no"),
        ("maps.one.size", "data/maps/one.toml, key size (line 1): no"),
        ("maps.one.map", "data/maps/one.toml, key map (line 3): no"),
        ("maps.one.map.1", "data/maps/one.toml, key map.1 (line 4): no"),
        ("maps.one.start.at", "data/maps/one.toml, key start.at (line 8): no"),
        ("maps.far.two", "data/maps/far/two.toml: no"),
        ("maps.three", "data/maps, key three: no"),
        ("maps", "data/maps: no"),
        ("dice.six", "data/game.toml, key dice.six: no"),
    ],
)
def test_a_fault_is_told_with_file_and_line(package: tuple[str, Path], key: str, says: str):
    name, data = package
    (data / "game.toml").write_text("")
    assert str(placed(name, [Fault(key, "no")], lines=True)) == f"{name}: {says}"
    without = str(placed(name, [Fault(key, "no")]))
    assert "line" not in without
    assert without == f"{name}: {says}".replace(says[says.find(" (") : says.find("): ") + 1], "")


def test_lines_of_values_in_tables():
    text = "a = 1\n\n[b.c]  # a comment\nd.e = 2\n[[f]]\ng = 3\n"
    lines = {"a": 1, "b.c": 3, "b.c.d.e": 4, "b.c.x": 3, "f.g": 6, "nothing": 0, "": 0}
    assert {key: line_of(text, key) for key in lines} == lines
