"""The lab's tests: little specs of Fantasy: Defense with bots that choose at random."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rempart.kernel.text import Text
from rempart.lab.play import play
from rempart.lab.query import Lab
from rempart.lab.reading import load
from rempart.lab.run import tasks
from rempart.lab.spec import RunSpec
from rempart.lab.store import RunStore
from rempart.lab.words import lab_text

SPEC = """
title = "Little"
game = "fantasy_defense"
bots = "random"
matches = {matches}

[sweep]
"constants.game.morale" = [20, 30]
"""


@pytest.fixture(autouse=True)
def quiet_corner(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def text() -> Text:
    return lab_text("en")


def read(source: str, text: Text, **changes: object) -> RunSpec:
    """The spec of a text."""
    Path("spec.toml").write_text(source, encoding="utf-8")
    return load(Path("spec.toml"), text, changes, None)


def little(text: Text, matches: int = 3) -> RunSpec:
    """Two cells: the morale of the rules, and more of it."""
    return read(SPEC.format(matches=matches), text)


def filled(spec: RunSpec, text: Text, folder: str = "run") -> Lab:
    """A run of a spec, played here and now."""
    store = RunStore(Path(folder))
    done = store.begin(spec, text)
    store.add([msgspec.json.encode(play(cell, seed)) for cell, seed in tasks(spec, done)])
    store.move()
    store.close()
    return Lab(Path(folder), text)
