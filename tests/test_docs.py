"""The trees that docs/architecture.md shows are those on the disk."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = sorted(file.parent for file in (ROOT / "src" / "rempart" / "games").glob("*/__init__.py"))


def trees() -> list[dict[str, set[str]]]:
    """The trees of the page: what is in each folder; "" is what is not indented."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    found: list[dict[str, set[str]]] = []
    for block in blocks:
        tree: dict[str, set[str]] = {"": set()}
        folder = ""
        for line in block.splitlines():
            name = line.split()[0]
            if line.startswith(" "):
                tree[folder].add(name)
            else:
                tree[""].add(name)
                folder = name
                tree.setdefault(folder, set())
        found.append(tree)
    return found


def on_disk(folder: Path) -> set[str]:
    """What is in a folder, folders with a slash behind, but for what nobody has written."""
    return {
        f"{path.name}/" if path.is_dir() else path.name
        for path in folder.iterdir()
        if not path.name.startswith((".", "__pycache__")) and path.name != "py.typed"
    }


def test_the_tree_of_the_project():
    (tree,) = (tree for tree in trees() if "src/rempart/" in tree)
    assert tree["src/rempart/"] == on_disk(ROOT / "src" / "rempart")
    for name in tree[""]:
        assert (ROOT / name).is_dir(), name
    written = {"src/rempart/", *on_disk(ROOT)} - {"src/", "build/", "dist/"}
    assert tree[""] == {name for name in written if name.endswith("/")}


def game_tree() -> dict[str, set[str]]:
    """The tree of a game's folder."""
    (tree,) = (tree for tree in trees() if "ai/" in tree)
    return tree


def plain(names: set[str]) -> set[str]:
    """Without what tells a module from a folder."""
    return {name.removesuffix("/").removesuffix(".py") for name in names}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_that_shape(game: Path):
    tree = game_tree()
    assert plain(on_disk(game)) <= plain(tree[""])
    assert tree["ai/"] <= on_disk(game / "ai")
    modules = [name for name in on_disk(game) if name.endswith(".py")]
    assert len(modules) <= 12


def test_every_part_is_in_some_game():
    found = set().union(*(plain(on_disk(game)) for game in GAMES))
    assert plain(game_tree()[""]) <= found
