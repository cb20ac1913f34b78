"""Runs at the terminal: a stage is offered with its rating, and the next follows a victory."""

from __future__ import annotations

import pytest

import rempart
from rempart import rating
from rempart.kernel import Game, Match
from rempart.play import by_names, play_out
from rempart.rating import runs_of
from rempart.terminal import setup
from rempart.terminal.table import Table
from tests.terminal.stage import Shell, Stage

GAME = rempart.game("kingdom_rush")
RUNS = runs_of(GAME)
ENDLESS = "14"
"""The number of the endless mode in the list of scenarios."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three of four matches are won at once."""

    def won(game: Game, code: str, players: int, seed: int) -> bool:
        return seed % 4 != 3

    monkeypatch.setattr(rating, "won", won)


def planned(*answers: str) -> tuple[setup.Plan, str]:
    game = str(1 + list(rempart.games()).index("kingdom_rush"))
    stage = Stage([game, "", ENDLESS, "", *answers, "", "", ""])
    return setup.plan(stage.terminal, "en"), "".join(stage.pages)


def test_enter_takes_a_stage_that_is_ready():
    plan, said = planned("")
    ready = {one.code for one in RUNS.ready(2)}
    assert plan.settings["scenario"] == "endless"
    assert plan.settings["map"] in ready
    assert "for two players: that is how often bots win it" in said
    assert f"--scenario endless --map {plan.settings['map']}" in plan.command()


def test_another_one_and_then_a_new_one():
    answers = ["n"] * len(RUNS.ready(2)) + [""]
    plan, said = planned(*answers)
    assert plan.settings["map"] not in {one.code for one in RUNS.ready(2)}
    assert "About 75% for two players" in said


def test_a_code_that_somebody_types():
    code = RUNS.first(77)
    plan, said = planned("K7QMT-3-1F9", code)
    assert "a character of this map code is wrong" in said
    assert plan.settings["map"] == code


def ended(bot: str, victory: bool) -> Match:
    for seed in range(40):
        given = {"scenario": "endless", "map": RUNS.first(3), "players": 1, "start": "deal"}
        match = Match(GAME, GAME.read_settings(given), seed)
        if bool(play_out(match, by_names([bot], seed, GAME)).winners) == victory:
            return match
    raise AssertionError("no such match")


@pytest.mark.rule("KRH-ENDLESS-01")
def test_after_a_victory_the_next_stage_is_a_key_away():
    stage = Stage(["g", "n"])
    table = Table(stage.terminal, ended("planner", victory=True), GAME.text("en"))
    table.run()
    said = "".join(stage.pages)
    assert "g: the next stage" in said
    assert "stage 2" in said
    assert RUNS.follows(RUNS.code_of(table.match.settings, 0), RUNS.first(3))
    assert table.match.settings.players == 1


@pytest.mark.rule("KRH-ENDLESS-01")
def test_after_a_defeat_there_is_none():
    stage = Stage(["g"])
    table = Table(stage.terminal, ended("random", victory=False), GAME.text("en"))
    table.run()
    said = "".join(stage.pages)
    assert "g: the next stage" not in said
    assert "only a victory in a run leads to one" in said


def test_the_command_line_takes_a_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    shell = Shell(monkeypatch, capsys)
    code = RUNS.first(77)
    fine = shell("play", "kingdom_rush", "--scenario", "endless", "--map", code, lines=["q"])
    assert fine.code == 0
    wrong = shell("play", "kingdom_rush", "--scenario", "endless", "--map", "abc", lines=["q"])
    assert wrong.code == 2
    assert "looks like K7QMT-3-1F0" in wrong.err
