"""Gives a game other data files and those of earlier editions, for the length of a test."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import pytest

from rempart.kernel import Game
from rempart.kernel.data import read_folder, variant_key
from rempart.kernel.former import FORMER, former_editions


def give_files(
    monkeypatch: pytest.MonkeyPatch, folder: Path, game: Game, contents: Mapping[str, str]
) -> None:
    """Let `game` have these files, by their names in its package (`former/1/bowl.toml`), and no
    others in `former/`: the package is copied. Its tables are forgotten now and after the test."""
    name = f"{game.id}_{folder.name}".replace("-", "_")
    package = folder / "packages" / name
    source = Path(str(files(game.package)))
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("*.py", FORMER))
    (package / "__init__.py").touch()
    for path, text in contents.items():
        file = package / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(package.parent)
    former = former_editions(name, game.editions, game.read_settings)
    for patch in ({}, *(then.patch for then in former.values())):
        key = variant_key(patch)
        monkeypatch.setitem(game._tables, key, None)
        del game._tables[key]
    monkeypatch.setattr(game, "_texts", {})
    monkeypatch.setattr(game, "package", name)
    # Cached properties, which may have no value to go back to.
    monkeypatch.setitem(vars(game), "raw_data", read_folder(name))
    monkeypatch.setitem(vars(game), "former", former)
