"""The campaign in the terminal: the path, battles in a row, progress in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rempart.kernel import Match
from rempart.terminal.campaign import Journey, default_path
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


def journey(stage: Stage, *matches: Match | None, everything: bool = False) -> Journey:
    """A campaign whose battles end like these matches."""
    left = list(matches)
    fought: list[tuple[str, str]] = []

    def fight(battle: str, mode: str) -> Match | None:
        fought.append((battle, mode))
        return left.pop(0)

    found = Journey(stage.terminal, KINGDOM, Path("c.json"), TEXT, fight, everything)
    found.__dict__["fought"] = fought
    return found


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
        (["--battle", "77"], "does not have"),
        (["--mode", "cosy"], "does not have"),
        (["--file", "bad.json"], "not a campaign file"),
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
    assert (result.code, result.err) == (2, "rempart: kravora has no campaign\n")


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
    assert "The battle is not over." in result.out


def test_battles_in_a_row():
    stage = Stage(["", "", "", "1", "q"])
    found = journey(stage, ended(), ended("s02", "easy"))
    assert found.run() == 0
    assert found.__dict__["fought"] == [("s01", "standard"), ("s02", "easy")]
    assert found.wins.keys() == {"s01", "s02"}
    assert "q: quit" in everything_shown(stage)


def test_a_locked_battle_and_nonsense_are_refused():
    stage = Stage(["5", "77", "x", "q"])
    assert journey(stage).run() == 0
    shown = everything_shown(stage)
    assert "This battle is not open yet" in shown
    assert "77 is not on the list." in shown


def test_everything_is_open_if_wanted():
    stage = Stage(["5", "5"])
    found = journey(stage, None, everything=True)
    assert found.run() == 0
    assert found.__dict__["fought"] == [("s05", "heroic")]


def test_a_defeat_is_told_and_changes_nothing():
    stage = Stage(["", "", "q"])
    found = journey(stage, ended(won=False))
    found.run()
    assert "defeat" in everything_shown(stage)
    assert found.wins == {}
    assert not Path("c.json").exists()


def test_earlier_figures_are_told():
    stage = Stage([""])
    found = journey(stage)
    found.keep({"s01": {"standard": [0, 99]}})
    found.tell(ended())
    assert "(new best, before: 99)" in everything_shown(stage)
