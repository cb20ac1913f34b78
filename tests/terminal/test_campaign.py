"""The campaign in the terminal: the path, battles in a row, progress in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rempart
from rempart.kernel import Match
from rempart.terminal import saves
from rempart.terminal.campaign import Journey, battle_path, default_path
from rempart.terminal.table import Table
from tests.battles import KINGDOM, ended, victory
from tests.terminal.stage import Shell, Stage

TEXT = KINGDOM.game.text()


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))


def everything_shown(stage: Stage) -> str:
    """All that was written."""
    return "".join(stage.pages) + stage.last


class Scripted(Journey):
    """A campaign whose battles end like these matches; `fights`: which battles were begun."""

    def __init__(self, stage: Stage, *matches: Match, everything: bool = False):
        self.matches = list(matches)
        self.fights: list[tuple[str, str]] = []
        path = Path("c.json")
        super().__init__(stage.terminal, KINGDOM, path, TEXT, self.begin, self.play, everything)

    def begin(self, battle: str, mode: str) -> Match:
        self.fights.append((battle, mode))
        return self.matches.pop(0)

    def play(self, match: Match, file: Path | None) -> int:
        return 0


def test_the_path_is_shown_and_kept_in_the_users_folder(shell: Shell):
    result = shell("campaign", "kingdom_rush", "--code", KINGDOM.code({"s01": {"hard": []}}))
    assert result.code == 0, result.err
    assert "3 of 60 stars" in result.out
    assert "✓ 1. Blooming Threats" in result.out
    assert "★★★ ◇◇" in result.out
    assert "› 2. The Chief's Toll" in result.out
    assert "· 3. Wings over the Crossroads" in result.out
    assert default_path("kingdom_rush").is_file()
    assert "3 of 60 stars" in shell("campaign", "kingdom_rush").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--code", "ABCD-EFGH"], "not a valid code"),
        (["--battle", "5"], "not open yet"),
        (["--mode", "iron"], "not open yet"),
        (["--battle", "77"], "no battle “77”. Use a number from 0 to 12."),
        (["--mode", "cosy"], "no mode “cosy” here. Use easy, standard, hard"),
        (["--file", "bad.json"], "not a campaign file"),
        (["--code", "1018-4WY", "--file", "nowhere/c.json"], "nowhere/c.json: cannot be written"),
        (["--scenario", "3"], "--scenario"),
    ],
)
def test_wrong_arguments(shell: Shell, arguments: list[str], said: str):
    Path("bad.json").write_text("{}")
    result = shell("campaign", "kingdom_rush", *arguments)
    assert result.code == 2
    assert said in result.err
    assert not default_path("kingdom_rush").exists()


def test_a_game_without_a_campaign(shell: Shell):
    result = shell("campaign", "kravora")
    assert result.code == 2
    assert "kravora has no campaign; a game that has one: kingdom_rush" in result.err


def test_a_finished_battle_counts_and_opens_the_next(shell: Shell):
    Path("won.json").write_bytes(victory().json())
    result = shell(
        "campaign", "kingdom_rush", "--load", "won.json", "--file", "c.json", lines=["", "q"]
    )
    assert result.code == 0, result.err
    assert "1. Blooming Threats · Easy: victory" in result.out
    assert "★☆☆ ◇◇  1 new star" in result.out
    assert "Now open: 2. The Chief's Toll, Iron challenge and Heroic challenge" in result.out
    kept = json.loads(Path("c.json").read_text())
    assert kept["game"] == "kingdom_rush"
    assert list(kept["wins"]) == ["s01"]


def test_a_battle_is_begun_at_its_difficulty(shell: Shell):
    result = shell(
        *("campaign", "kingdom_rush", "--everything", "--battle", "12", "--mode", "heroic"),
        *("--players", "1", "--start", "deal", "--seed", "1"),
        lines=["q", "y"],
    )
    assert result.code == 0, result.err
    assert "12. Elemental Uprising" in result.out


def test_a_battle_that_was_left_is_offered_again_until_it_is_over():
    path = battle_path(Path("c.json"))
    assert path.name == "c-battle.json"
    record = victory()
    match = rempart.load(record.json())
    match.undo()
    saves.write(path, match)

    def win(match: Match, file: Path | None) -> int:
        assert file == path
        match.choose(record.choices[-1])
        return 0

    stage = Stage(["", "q"])
    found = Scripted(stage)
    found.sit_down = win
    assert found.run() == 0
    shown = everything_shown(stage)
    assert "You left 1. Blooming Threats · Easy before its end. Go on with it? [Y/n]" in shown
    assert "1. Blooming Threats · Easy: victory" in shown
    assert not path.exists()


def test_a_battle_that_was_left_may_wait():
    path = battle_path(Path("c.json"))
    saves.write(path, rempart.new("kingdom_rush", seed=1))
    stage = Stage(["n", "q"])
    found = Scripted(stage)
    found.run()
    assert found.fights == []
    assert path.exists()
    path.write_text("nonsense")
    stage = Stage(["q"])
    Scripted(stage).run()
    assert "Go on with it?" not in everything_shown(stage)


def test_a_battle_is_saved_beside_the_progress_and_the_record_of_its_end_is_not():
    place = Path("c-battle.json")
    record = victory()
    match = rempart.load(record.json())
    match.undo()
    stage = Stage(["q", "y"])
    table = Table(stage.terminal, match, TEXT, place=place, command="rempart campaign kingdom_rush")
    table.kept = []
    table.run()
    assert place.exists()
    assert "To continue: rempart campaign kingdom_rush\n" in everything_shown(stage)
    match.choose(record.choices[-1])
    stage = Stage(["q", "y"])
    table = Table(stage.terminal, match, TEXT, file=place, place=place)
    table.kept = []
    table.run()
    assert "rempart replay kingdom_rush-" in " ".join(everything_shown(stage).split())


def test_battles_in_a_row():
    stage = Stage(["", "", "", "1", "q"])
    found = Scripted(stage, ended(), ended("s02", "easy"))
    assert found.run() == 0
    assert found.fights == [("s01", "standard"), ("s02", "easy")]
    assert found.wins.keys() == {"s01", "s02"}
    assert "q: quit" in everything_shown(stage)


def test_a_locked_battle_and_nonsense_are_refused():
    stage = Stage(["5", "77", "x", "q"])
    assert Scripted(stage).run() == 0
    shown = everything_shown(stage)
    assert "This battle is not open yet" in shown
    assert "“77” is not on the list. Type one of its numbers." in shown


def test_another_battle_can_be_chosen_when_asked_how_to_fight():
    stage = Stage(["1", "q", "0"])
    found = Scripted(stage, rempart.new("kingdom_rush", seed=1))
    assert found.run() == 0
    assert [battle for battle, _ in found.fights] == [next(iter(KINGDOM.battles))]
    assert "q: back" in everything_shown(stage)


def test_everything_is_open_if_wanted():
    stage = Stage(["5", "5"])
    found = Scripted(stage, rempart.new("kingdom_rush", seed=1), everything=True)
    assert found.run() == 0
    assert found.fights == [("s05", "heroic")]


def test_a_defeat_is_told_and_changes_nothing():
    stage = Stage(["", "", "q"])
    found = Scripted(stage, ended(won=False))
    found.run()
    assert "defeat" in everything_shown(stage)
    assert found.wins == {}
    assert not Path("c.json").exists()


def test_earlier_figures_are_told():
    stage = Stage([""])
    found = Scripted(stage)
    found.keep({"s01": {"standard": [0, 99]}})
    found.tell(ended())
    assert "(new best, before: 99)" in everything_shown(stage)
