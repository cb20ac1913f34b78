"""Games are found by being there."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import rempart
from rempart import registry
from rempart.kernel import Game
from rempart.kernel.errors import BadData, UnknownGame

ROOT = Path(rempart.__file__).parent


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test finds is forgotten after it."""
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))
    registry.installed.cache_clear()
    yield
    registry.installed.cache_clear()


def other(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """As if a package with this entry point were installed."""
    entry = EntryPoint(name, value, registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] if group else [])


def test_our_games_are_the_folders():
    folders = {path.parent.name for path in ROOT.glob("games/*/__init__.py")}
    assert set(registry.installed()) == folders
    assert all(isinstance(rempart.game(name), Game) for name in folders)


def test_the_shortest_game_comes_first():
    minutes = [game.minutes for game in rempart.games().values()]
    assert minutes == sorted(minutes)


def test_other_peoples_games_are_found(monkeypatch: pytest.MonkeyPatch):
    other(monkeypatch, "pebbles", "tests.kernel.pebbles:GAME")
    registry._loaded.pop("pebbles", None)
    assert rempart.game("pebbles").id == "pebbles"
    assert "pebbles" in rempart.games()
    assert "pebbles" in registry.installed()


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("hamlet", "no_such_module:GAME", "no_such_module"),
        ("hamlet", "tests.kernel.pebbles:Pebbles", "is not a Game"),
        ("hamlet", "tests.kernel.pebbles:GAME", "it calls itself 'pebbles'"),
    ],
)
def test_a_broken_one_stops_nobody(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, why: str
):
    other(monkeypatch, name, value)
    with pytest.raises(UnknownGame, match=why):
        rempart.game(name)
    with pytest.warns(UserWarning, match=why):
        found = rempart.games()
    assert name not in found
    assert len(found) >= len(registry.installed()) - 1


def test_one_with_wrong_values_stops_nobody(monkeypatch: pytest.MonkeyPatch):
    def wrong() -> str:
        raise BadData("data/bowl.toml, key size: must be a whole number")

    other(monkeypatch, "pebbles", "tests.kernel.pebbles:GAME")
    pebbles = registry._loaded.pop("pebbles")
    monkeypatch.setattr(pebbles, "variant", wrong)
    with pytest.raises(UnknownGame, match=r"data/bowl\.toml, key size"):
        rempart.game("pebbles")
    with pytest.warns(UserWarning, match="key size"):
        assert "pebbles" not in rempart.games()


def test_ours_are_not_replaced(monkeypatch: pytest.MonkeyPatch):
    name = next(iter(registry.installed()))
    registry.installed.cache_clear()
    other(monkeypatch, name, "tests.kernel.pebbles:GAME")
    with pytest.warns(UserWarning, match="ours is taken"):
        registry.installed()
    assert rempart.game(name).id == name


def test_an_unknown_game_is_told_with_those_there_are():
    with pytest.raises(UnknownGame, match=r"no game 'chess'; available: dark_tower, fantasy"):
        rempart.game("chess")
