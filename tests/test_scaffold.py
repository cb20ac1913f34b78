"""`rempart scaffold`: what it writes works at once, everywhere; what it refuses, it explains."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.scaffolded import Scaffolded, scaffolded
from tests.terminal.conftest import quiet_corner as quiet_corner
from tests.terminal.conftest import shell as shell
from tests.terminal.stage import Shell

pytestmark = pytest.mark.slow
NAME = "my_village"


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Scaffolded:
    return scaffolded(NAME, tmp_path_factory.mktemp("scaffold"))


# It works at once


def test_it_bears_its_own_name_everywhere(game: Scaffolded):
    files = [file for file in game.project.rglob("*") if file.is_file()]
    assert game.project / "src" / NAME / "__init__.py" in files
    written = "".join(f"{file}\n{file.read_text('utf-8')}" for file in files)
    assert "hamlet" not in written.lower()
    assert "HAM-" not in written
    assert "game-name = My Village" in written
    assert 'id = "MYV-ATTACK-01"' in written


def test_its_own_tests_pass(game: Scaffolded):
    done = game.python("-m", "pytest", "-q", "-p", "no:cacheprovider", folder=game.project)
    assert int(done.split()[-4]) > 100, done
    assert "passed" in done


def test_its_code_is_as_tidy_as_ours(game: Scaffolded):
    for what in (("check",), ("format", "--check")):
        game.python("-m", "ruff", *what, "--no-cache", str(game.project))


def test_it_is_found_and_its_rules_can_be_read(game: Scaffolded):
    assert f"{NAME} · 1–2 players" in game.rempart("games")
    assert "it is beaten" in " ".join(game.rempart("rules", "myv-attack-01").split())
    assert "harsh" in game.rempart("play", NAME, "--help")


def test_a_match_is_played_in_the_terminal(game: Scaffolded):
    done = game.rempart("play", NAME, "--seed", "3", typed="1\n" * 60 + "s match.json\n")
    assert "The match is over" in done
    assert "Defeat: the village has fallen." in done
    assert "ending exactly where the match was saved" in game.rempart("check", "match.json")


@pytest.mark.parametrize("bot", ["greedy", "search:20it"])
def test_bots_play_it(game: Scaffolded, bot: str):
    for players in ("1", "2"):
        done = game.rempart(
            "bot", NAME, "--bot", bot, "--matches", "4", "--seed", "1", "--players", players
        )
        assert "of 4 (" in done
        assert "hearts" in done


def test_greedy_saves_most_villages(game: Scaffolded):
    """So that what it is worth (`ai/value.py`) is worth copying."""
    done = game.rempart("bot", NAME, "--matches", "40", "--seed", "1", "--players", "2")
    won = next(line for line in done.splitlines() if "of 40 (" in line)
    assert int(won.partition(" of 40")[0].split()[-1]) >= 20, done


SPEC = f"""
game = "{NAME}"
bots = "greedy"
matches = 3

[sweep]
winter = ["mild", "harsh"]
"village.guards" = [4, 6]
"""


def test_the_lab_compares_its_values(game: Scaffolded):
    (game.project.parent / "spec.toml").write_text(SPEC, "utf-8")
    assert "12 matches played" in game.rempart("lab", "run", "spec.toml", "--workers", "1")
    game.rempart("lab", "report", "spec.lab")
    assert (game.project.parent / "spec.lab" / "report.html").stat().st_size > 10_000


LEARN = f"""
import random, sys, warnings
import numpy as np
warnings.simplefilter("ignore")
from pettingzoo.test import api_test
from rempart import rl

for players in (1, 2):
    api_test(rl.aec("{NAME}", players=players), num_cycles=100)
    env, rng = rl.aec("{NAME}", players=players), random.Random(1)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else int(rng.choice(legal)))
    assert env.unwrapped.play.outcome is not None
"""


def test_it_is_a_pettingzoo_environment(game: Scaffolded):
    game.python("-c", LEARN)


def test_a_changed_value_is_played_with_or_refused(game: Scaffolded):
    plain = ("bot", NAME, "--matches", "1", "--set")
    assert "village.guards: 9 instead of 5" in game.rempart(*plain, "village.guards=9")
    with pytest.raises(AssertionError, match=r"no gate 'west'; available: north, east, south"):
        game.rempart(*plain, 'raiders.wolves.gates=["west"]')


# It says what would be right


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["My-Game"], "“My-Game” cannot be the name of a game: use lowercase letters"),
        (["9lives"], "for example my_game"),
        (["ab"], "at least three"),
        (["_mine"], "cannot be the name of a game"),
        (["été"], "cannot be the name of a game"),
        (["lambda"], "no Python keyword"),
        (["kravora"], "there is already a game called kravora"),
        (["random"], "there is already a Python module called random; choose another name"),
        (["rempart"], "there is already a Python module called rempart"),
        (["village", "."], ". already exists; name a new folder"),
        (["village", "file/below"], "file"),
        (["village", "here", "more"], "unexpected argument “more”"),
        ([], "missing: NAME"),
    ],
)
def test_refusals(shell: Shell, argv: list[str], said: str):
    Path("file").write_text("")
    done = shell("scaffold", *argv)
    assert done.code == 2
    assert done.err.startswith("rempart: ")
    assert said in done.err
    assert len(done.err.splitlines()) == 1
    assert done.out == ""
    assert [path.name for path in Path().iterdir()] == ["file"]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "is in"), ("fr", "est dans"), ("pl", "jest")]
)
def test_it_says_how_to_go_on(shell: Shell, language: str, said: str):
    done = shell("scaffold", "village", "a folder", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert f"village {said}" in done.out
    assert "cd 'a folder'\n" in done.out
    assert "rempart play village" in done.out
    assert Path("a folder/src/village/data/gates.toml").is_file()


# It is there for others


def test_a_missing_tool_is_named(tmp_path: Path):
    (tmp_path / "hypothesis.py").write_text("raise ModuleNotFoundError('no', name='hypothesis')")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import rempart.testing"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "rempart.testing needs hypothesis: pip install 'rempart[testing]'" in done.stderr
