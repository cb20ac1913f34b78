"""Without the extra, the message says what to install."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize("package", ["gymnasium", "numpy", "pettingzoo"])
def test_what_is_missing_names_the_extra(package: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(sys.modules, "rempart.rl", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ModuleNotFoundError, match=rf"needs {package}.*'rempart\[rl\]'"):
        importlib.import_module("rempart.rl")


def test_without_openspiel_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch):
    from rempart import rl

    monkeypatch.delitem(sys.modules, "rempart.rl.spiel", raising=False)
    monkeypatch.delattr(rl, "spiel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ModuleNotFoundError, match=r"open_spiel.*'rempart\[rl\]'"):
        rl.openspiel("kravora")


def run(*arguments: str) -> str:
    """What a program prints."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_the_layout_can_be_printed():
    said = run("-m", "rempart.rl", "fantasy_defense")
    assert "players[0].row[0].invader" in said
    assert "Deploy(card: 0…73, gate: 0…6)" in said


def test_the_example_learns_and_is_tested():
    example = Path(__file__).parents[2] / "examples/rl/train_fantasy_defense.py"
    said = run(str(example), "--matches", "8", "--test", "3")
    assert "random: 3 matches" in said
    assert "learned: 3 matches" in said
