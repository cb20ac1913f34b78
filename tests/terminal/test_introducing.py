"""What is new in a set-up: a page before the first round, once."""

from __future__ import annotations

from pathlib import Path

import pytest

import rempart
from rempart.terminal import introducing
from tests.asked import asked
from tests.terminal.stage import Stage, at_table


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(introducing, "user_folder", lambda: tmp_path / "data")
    monkeypatch.setattr("rempart.terminal.saves.user_folder", lambda: tmp_path / "data")


def pages(*answers: str, scenario: str = "7", interactive: bool = True) -> list[str]:
    """What is shown in a match of a scenario that begins."""
    stage = Stage(list(answers), interactive=interactive)
    match = rempart.new("kingdom_rush", seed=1, players=2, scenario=scenario)
    assert at_table(stage, match, teaching=True).run() == 0
    return stage.pages


def test_new_parts_are_told_before_the_first_round_once():
    first, second = pages("")
    assert first.startswith("New here: ")
    assert "Champion: the Shadow Champion  KR-CHAMP-16" in first
    assert "Hordes " not in first  # since scenario 1
    assert "►" in second
    (again,) = pages()
    assert "New here" not in again


def test_each_scenario_is_told_of_its_own():
    pages("", scenario="7")
    assert pages("", scenario="5")[0].startswith("New here: ")


def test_new_parts_can_be_asked_for():
    shown = pages("", "?", "", "", "i", "")
    assert "what is new in this set-up" in "".join(shown)
    assert "Champion: the Shadow Champion" in shown[-2]


def test_nothing_new_is_said_in_a_word():
    stage = Stage(["i", "?", ""])
    at_table(stage, rempart.new("fantasy_defense", seed=1), teaching=True).run()
    assert "There is nothing new here." in stage.pages[1]
    assert "what is new in this set-up" not in "".join(stage.pages)


def test_no_page_in_a_pipe_nor_in_the_middle_of_a_match():
    assert "New here" not in "".join(pages(interactive=False))
    stage = Stage([])
    match = rempart.new("kingdom_rush", seed=1, players=2, scenario="7")
    match.choose(asked(match).options[0])
    at_table(stage, match, teaching=True).run()
    assert "New here" not in stage.pages[0]


def test_memory_that_cannot_be_read_is_no_obstacle(tmp_path: Path):
    (tmp_path / "data").mkdir()
    introducing.path().write_text("[1, 2")
    assert pages("")[0].startswith("New here: ")
    assert introducing.shown_before() == ["kingdom_rush/scenario-7"]
