"""The command line: what it prints, and how it refuses."""

from __future__ import annotations

import hashlib
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rempart
from rempart.kernel import Match
from rempart.kernel.position import position_of
from rempart.terminal.arguments import COMMANDS
from tests.terminal.conftest import quiet_corner as quiet_corner
from tests.terminal.conftest import shell as shell
from tests.terminal.stage import Shell

FD = "fantasy_defense"
PLAY = ("play", FD)


# What is right


SECRET = "5e" * 32


@pytest.fixture
def hidden(tmp_path: Path) -> Path:
    """The record of a match with a secret."""
    game = rempart.game(FD)
    match = Match(game, game.read_settings({}), 9, secret=SECRET)
    match.choose(match.decision.options[0])  # pyright: ignore
    path = tmp_path / "hidden.json"
    path.write_bytes(match.record().json())
    return path


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_record_is_checked(shell: Shell, hidden: Path, language: str):
    found = hashlib.sha256(SECRET.encode()).hexdigest()
    done = shell("check", str(hidden), "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert SECRET in done.out
    assert found in done.out
    done = shell("check", str(hidden), "--commitment", found.upper())
    assert done.code == 0
    assert "nothing was changed" in done.out


def test_a_record_that_is_not_as_promised_is_told(shell: Shell, hidden: Path, tmp_path: Path):
    done = shell("check", str(hidden), "--commitment", "00" * 32)
    assert done.code == 2
    assert "not the one that was promised" in done.err
    record = json.loads(hidden.read_bytes())
    hidden.write_text(json.dumps({**record, "secret": "ec" * 32}))
    done = shell("check", str(hidden))
    assert done.code == 2
    assert "BadRecord" not in done.err
    assert "record" in done.err
    plain = tmp_path / "plain.json"
    plain.write_bytes(rempart.new(FD, seed=9).record().json())
    assert "seed 9" in shell("check", str(plain)).out
    done = shell("check", str(plain), "--commitment", "00" * 32)
    assert done.code == 2
    assert "no secret" in done.err


def test_no_command_shows_the_help(shell: Shell):
    done = shell()
    assert done.code == 0
    assert all(name in done.out for name in ("play", "replay", "bot", "data", "rules", "scaffold"))


@pytest.mark.parametrize("command", ["play", "replay", "bot", "data", "rules", "games", "scaffold"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_help(shell: Shell, command: str, language: str):
    done = shell(command, "--help", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(
        "usage: rempart" if language == "en" else "usage\N{NO-BREAK SPACE}: rempart"
    )
    assert max(map(len, done.out.splitlines())) <= 80
    assert ("options:" if language == "en" else "options\N{NO-BREAK SPACE}:") in done.out


def test_french_help_breaks_no_line_before_punctuation(shell: Shell):
    done = shell("play", "dark_tower", "--help", "--lang", "fr")
    assert not re.search(r"^\s*[:;!?»]", done.out, re.MULTILINE)


def test_help_of_a_game_lists_its_set_up(shell: Shell):
    done = shell(*PLAY, "--help")
    assert "--faction humans|elves" in done.out
    assert "--dragon-last, --no-dragon-last" in done.out
    assert "The dragon always comes last (default: no)" in " ".join(done.out.split())


def test_the_package_is_the_command():
    done = subprocess.run([sys.executable, "-m", "rempart", "games"], capture_output=True)
    assert done.returncode == 0
    assert b"kravora" in done.stdout


def test_version(shell: Shell):
    done = shell("--version")
    assert done.code == 0
    assert done.out.startswith("rempart ")


def test_games(shell: Shell):
    done = shell("games")
    assert "Fantasy: Defense" in done.out
    assert "fantasy_defense · 1–2 players" in done.out
    assert "en, fr" in done.out


def test_set_up_options_reach_the_match(shell: Shell):
    options = ("--faction", "elves", "--dragon-last", "--no-open-hands", "--boss4060", "per_battle")
    data = ("--set", "constants.game.morale=25")
    done = shell(*PLAY, *options, *data, "--seed", "3", lines=["s match.json"])
    assert done.code == 0
    match = rempart.load(Path("match.json").read_bytes())
    assert (match.settings.faction, match.settings.dragon_last) == ("elves", True)
    assert (match.settings.open_hands, match.settings.boss4060) == (False, "per_battle")
    assert (match.seed, match.state.morale) == (3, 25)


def test_options_may_stand_before_the_game_and_it_may_be_spelt_freely(shell: Shell):
    done = shell("--lang", "fr", "play", "--faction", "elves", "Fantasy-Defense", "--seed", "3")
    assert done.code == 0
    assert "(elfes)" in done.out


def test_language_of_the_system(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Muraille" in shell(*PLAY, "--seed", "3").out
    assert "Muraille" not in shell(*PLAY, "--seed", "3", "--lang", "en").out


def test_bots_play_matches(shell: Shell):
    argv = ("bot", FD, "--bot", "random", "--matches", "3", "--seed", "5", "--players", "2")
    done = shell(*argv)
    assert (done.code, done.err) == (0, "")
    assert "bot random, 3 matches, seeds 5 to 7" in done.out
    assert "of 3 (" in done.out
    assert "choices on average" in done.out
    assert "invaders left" in done.out
    steady = [line for line in done.out.splitlines() if not line.startswith("Time")]
    assert steady == [line for line in shell(*argv).out.splitlines() if line[:4] != "Time"]


def test_matches_can_be_played_at_the_same_time(shell: Shell):
    argv = ("bot", FD, "--bot", "random", "--matches", "6", "--seed", "5")
    one, two = shell(*argv), shell(*argv, "--jobs", "2")
    assert (two.code, two.err) == (0, "")
    assert "95% interval" in two.out
    same = [[line for line in done.out.splitlines() if line[:4] != "Time"] for done in (one, two)]
    assert same[0] == same[1]


def test_search_can_be_limited(shell: Shell):
    argv = ("bot", "pebbles", "--matches", "1", "--seed", "5", "--bot", "search")
    assert "bot search:20it, 1 match," in shell(*argv, "--iterations", "20").out
    assert "bot search:0.01 – random" in shell(*argv, "--budget", "0.01", "--against", "random").out


def test_two_kinds_of_bot_play_each_other(shell: Shell):
    argv = ("bot", "pebbles", "--matches", "4", "--seed", "5", "--players", "2")
    done = shell(*argv, "--bot", "greedy", "--against", "random")
    assert (done.code, done.err) == (0, "")
    assert "bot greedy – random, 4 matches" in done.out
    assert "Won by the first bot" in done.out
    assert "Won by the first bot" not in shell(*argv).out
    assert "no bot 'clever'" in shell(*argv, "--against", "clever").err


def test_bots_of_a_game_without_facts(shell: Shell):
    done = shell("bot", "pebbles", "--matches", "2", "--seed", "5", "--players", "3")
    assert done.code == 0
    assert "Won by Player 3" in done.out


# Rules


@pytest.mark.slow
def test_rules_of_everything(shell: Shell):
    done = shell("rules")
    assert done.code == 0
    assert "FD-BATTLE" in done.out
    assert "Battle phase" in done.out


def test_rules_of_a_game_and_of_a_chapter(shell: Shell):
    assert "FD-OPTION-01" in shell("rules", FD).out
    done = shell("rules", "fd-hide", "--lang", "fr")
    assert "FD-HIDE-01" in done.out
    assert "FD-BATTLE-01" not in done.out


def test_one_rule(shell: Shell):
    done = shell("rules", "fd-battle-03")
    assert "A tie is" in done.out
    assert "the rulebook, section “Battle A”" in done.out
    flat = "".join(line.strip() for line in done.out.splitlines())
    assert "steps/battle.py:" in flat
    assert "test_battle.py::test_a_tie_is_won" in flat
    assert "L'égalité" in shell("rules", "FD-BATTLE-03", "--lang", "fr").out


def test_a_rule_with_a_ruling_and_the_ruling_itself(shell: Shell):
    done = shell("rules", "FD-SETUP-05")
    assert "FD-R-22" in done.out
    assert all(word in done.out for word in ("Question", "Ruling", "Reason"))
    assert "FD-SETUP-05" in shell("rules", "FD-R-22").out


# What is wrong: code 2, a sentence on standard error, nothing else


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["pley"], "did you mean: play?"),
        (["xyz"], "play, campaign, replay, review, check, bot"),
        (["--nix"], "unknown option --nix"),
        (["play", "chess"], "no game 'chess'; available: dark_tower, fantasy_defense"),
        (["play"], "name a game: rempart play GAME, where GAME is one of: fantasy_defense"),
        (["play", "--faction", "elves"], "listed once you name it"),
        ([*PLAY, "--dragonlast"], "did you mean --dragon-last?"),
        ([*PLAY, "--zzz=3"], "unknown option --zzz; available: --help"),
        ([*PLAY, "more"], "unexpected argument “more”"),
        ([*PLAY, "--faction", "orcs"], "must be humans or elves"),
        ([*PLAY, "--faction"], "--faction needs a value"),
        ([*PLAY, "--dragon-last=yes"], "--dragon-last takes no value"),
        ([*PLAY, "--players", "3"], "is for 1 to 2 players, not 3"),
        ([*PLAY, "--players", "two"], "is for 1 to 2 players, not 'two'"),
        ([*PLAY, "--seed", "-1"], "a seed is a whole number from 0"),
        ([*PLAY, "--seed=-1"], "a seed is a whole number from 0"),
        ([*PLAY, "--seed", "abc"], "a seed is a whole number from 0"),
        ([*PLAY, "--seed", "9" * 30], "a seed is a whole number from 0"),
        ([*PLAY, "--seed", "9" * 5000], "a seed is a whole number from 0"),
        ([*PLAY, "--lang", "xx"], "no texts in 'xx'; available: en, fr"),
        (["--lang", "xx"], "no texts in 'xx'; available: en, fr"),
        ([*PLAY, "--bots", "clever"], "no bot 'clever'; available: random, greedy"),
        ([*PLAY, "--bots", "greedy"], "add --players 2"),
        ([*PLAY, "--bots", "2=greedy"], "a seat from 1 to 1"),
        ([*PLAY, "--set", "morale"], "use PATH=VALUE"),
        ([*PLAY, "--set", "constants.game.nix=1"], "no 'nix' in constants.game; available: morale"),
        ([*PLAY, "--set", "constants.game.morale=x"], "constants.toml, key game.morale"),
        ([*PLAY, "--data", "nix.toml"], "nix.toml: cannot be read (No such file"),
        ([*PLAY, "--data"], "--data needs a value"),
        (["play", "--load", "x.json", "--data", "x.toml"], "leave out: data"),
        (["data"], "missing: GAME"),
        (["data", "chess"], "no game 'chess'"),
        (["play", "--load", "nix.json"], "nix.json: cannot be read"),
        (["play", "--load", "."], ".: cannot be read"),
        (["play", "--load", "x.json", "--seed", "3"], "leave out: seed"),
        (["play", FD, "--load", "x.json", "--players", "2"], "leave out: game, players"),
        (["replay"], "missing: FILE"),
        (["replay", "nix.json"], "nix.json: cannot be read"),
        (["review"], "missing: FILE"),
        (["review", "nix.json"], "nix.json: cannot be read"),
        (["bot"], "missing: GAME"),
        (["bot", "chess"], "no game 'chess'"),
        (["bot", FD, "--bot", "clever"], "no bot 'clever'"),
        (["bot", FD, "--matches", "0"], "a whole number of at least 1"),
        (["bot", FD, "--matches", "some"], "a whole number of at least 1"),
        (["bot", FD, "--jobs", "0"], "--jobs takes a number above 0"),
        (["bot", FD, "--bot", "search", "--budget", "-1"], "--budget takes a number above 0"),
        (["bot", FD, "--bot", "search", "--iterations", "x"], "--iterations takes a number"),
        (["bot", FD, "--budget", "1"], "add --bot search"),
        (["bot", FD, "--bot", "search", "--budget", "1", "--iterations", "9"], "not both"),
        (["bot", FD, "--players", "9"], "is for 1 to 2 players"),
        (["rules", "FD-BATLE-03"], "no rule 'FD-BATLE-03'; the nearest: FD-BATTLE-03"),
        (["rules", "nonsense"], "no rule 'nonsense'; the nearest: "),
        (["play", "kingdom_rush", "--scenario", "99"], "there is no '99'; must be prologue, 1, 2"),
        (["campaign", "kravora"], "kravora has no campaign; a game that has one: kingdom_rush"),
        (["campaign", "kingdom_rush", "--battle", "99"], "“99”. Use a number from 0 to 12."),
        (["campaign", "kingdom_rush", "--mode", "foo"], "“foo” here. Use easy, standard, hard"),
        (["serve", "--lab", "0"], "takes off, or a whole number of minutes from 1 to 1440, not 0"),
        (["serve", "--lobby", "maybe"], "--lobby takes on or off, not maybe"),
        (["serve", "--lab", "some"], "takes off, or a whole number of minutes"),
        (["lab", "foo"], "unknown command “foo”; did you mean: "),
    ],
)
def test_refusals(shell: Shell, argv: list[str], said: str):
    done = shell(*argv)
    assert done.code == 2
    assert done.err.startswith("rempart: ")
    assert said in done.err
    assert len(done.err.splitlines()) == 1
    assert done.out == ""


@pytest.mark.parametrize(
    ("given", "minutes"), [([], 10), (["--lab", "off"], 0), (["--lab", "45"], 45)]
)
def test_a_host_bounds_the_lab(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, given: list[str], minutes: int
):
    told: dict[str, Any] = {}
    monkeypatch.setattr("rempart.table.server.serve", lambda *_, **more: told.update(more))
    assert shell("serve", *given).code == 0
    assert told["lab"] == minutes


@pytest.mark.parametrize(
    ("given", "lobby"), [([], None), (["--lobby", "off"], False), (["--lobby", "on"], True)]
)
def test_a_host_decides_on_open_tables(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, given: list[str], lobby: bool | None
):
    told: dict[str, Any] = {}
    monkeypatch.setattr("rempart.table.server.serve", lambda *_, **more: told.update(more))
    assert shell("serve", *given).code == 0
    assert told["lobby"] is lobby


@pytest.mark.parametrize("command", ["play --load", "replay", "review", "check"])
def test_a_file_that_is_no_record_is_named(shell: Shell, command: str):
    Path("notes.json").write_text("my notes")
    done = shell(*command.split(), "notes.json")
    assert done.code == 2
    assert done.err.startswith("rempart: notes.json: not a Rempart record")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_commands_is_alike(shell: Shell, command: str):
    """A sentence about the command, and what may be left out among the options."""
    done = shell(command, "--help")
    assert done.code == 0
    about = next(line for line in done.out.split("\n\n")[1:])
    assert about[0].isupper()
    assert about.rstrip().endswith(".")
    arguments = done.out.partition("\narguments:")[2].partition("\n\n")[0]
    assert "  -" not in arguments


def test_help_of_settings_breaks_no_rule_and_names_no_empty_default(shell: Shell):
    done = shell("play", "kingdom_rush", "--help")
    assert "(default: )" not in done.out
    assert not [line for line in done.out.splitlines() if re.search(r"\[[\w-]*-$", line)]


# A designer's numbers


def test_a_designer_begins_with_the_data_and_changes_it(shell: Shell, tmp_path: Path):
    done = shell("data", "kravora")
    assert (done.code, done.err) == (0, "")
    mine = tmp_path / "my.toml"
    mine.write_text(done.out, encoding="utf-8")
    bots = ("bot", "kravora", "--bot", "random", "--matches", "1", "--data", str(mine))
    same = shell(*bots)
    assert same.code == 0
    assert "changed numbers" not in same.out
    mine.write_text(done.out.replace("limit = 15", "limit = 12"), encoding="utf-8")
    other = shell(*bots, "--set", "units.sprinter.price=3", "--set", "constants.wage.small=2")
    said = " ".join(other.out.split())
    assert other.code == 0
    assert "Played with changed numbers: constants.wage.limit: 12 instead of 15;" in said
    assert "units.sprinter.price: 3 instead of 2; constants.wage.small: 2 instead of 1" in said


def test_what_is_typed_goes_before_the_file(shell: Shell, tmp_path: Path):
    mine = tmp_path / "my.toml"
    mine.write_text("[units.sprinter]\nprice = 3\n", encoding="utf-8-sig")  # as Windows writes it
    done = shell("play", "kravora", "--data", str(mine), "--set", "units.sprinter.price=9")
    said = " ".join(done.out.split())
    assert "units.sprinter.price: 9 instead of 2" in said
    assert "price: 3" not in said


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"[units.sprintr]\nprice = 3", "units.sprintr: there is no 'sprintr' in units; did you"),
        (b"[units.sprinter]\nprice = -3", "units.sprinter.price: must be a whole number from 0"),
        (b"[units.sprinter]\nprice = ", "line 2, at the end: not valid TOML"),
        (b"[units.sprinter\nprice = 3", "line 1, column 16: not valid TOML"),
        (b"\xff\xfe", "cannot be read (it is not UTF-8 text)"),
    ],
)
def test_a_bad_data_file_is_named_with_key_and_reason(
    shell: Shell, tmp_path: Path, content: bytes, said: str
):
    mine = tmp_path / "my.toml"
    mine.write_bytes(content)
    done = shell("play", "kravora", "--data", str(mine))
    assert done.code == 2
    assert done.err.startswith(f"rempart: {mine}: ")
    assert said in done.err
    assert len(done.err.splitlines()) == 1
    assert done.out == ""


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"rempart": 99}, "made by a newer Rempart"),
        ({"edition": "99"}, "edition '99' of fantasy_defense"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"options": {"players": 7}}, "1 to 2 players"),
        ({"choices": [{"type": "Nix"}]}, "choice 1 of the record"),
        ({"choices": "none"}, "not a Rempart record"),
        ({"seed": -1}, "a seed is"),
        ({"surplus": 1}, "not a Rempart record"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--load"], ["replay"]])
def test_bad_records(shell: Shell, changes: dict[str, Any], said: str, command: list[str]):
    record = json.loads(rempart.new(FD, seed=7).record().json())
    Path("bad.json").write_text(json.dumps(record | changes))
    done = shell(*command, "bad.json")
    assert done.code == 2
    assert said in done.err
    assert done.out == ""


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b"null", b"\x00" * 50])
def test_damaged_records(shell: Shell, content: bytes):
    Path("bad.json").write_bytes(content)
    for command in (["play", "--load"], ["replay"]):
        done = shell(*command, "bad.json")
        assert done.code == 2
        assert "not a Rempart record" in done.err


def test_a_position_is_played_on(shell: Shell):
    record = position_of(rempart.new(FD, seed=7))
    Path("position.json").write_bytes(record.json())
    done = shell("play", "--load", "position.json", lines=["q"])
    assert done.code == 0
    assert "20" in done.out
    record.state["morale"] = 99
    Path("position.json").write_bytes(record.json())
    done = shell("play", "--load", "position.json")
    assert done.code == 2
    assert "position.json: morale: must be a whole number from 1 to 20, not 99" in done.err


def test_refusals_in_french(shell: Shell):
    assert (
        "vouliez-vous dire\N{NO-BREAK SPACE}: play\N{NO-BREAK SPACE}?"
        in shell("pley", "--lang", "fr").err
    )
    assert "doit être suivi d'une valeur" in shell(*PLAY, "--lang", "fr", "--seed").err


# As a process


def run(*argv: str, **settings: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "rempart.cli", *argv],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"} | settings,
        # The background job of a shell, as these tests may be, ignores Ctrl-C; its child must not.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def test_interrupt_gives_130():
    with run(*PLAY, "--seed", "7") as process:
        assert process.stdout is not None
        assert any(line.startswith(b"1  Discard") for line in process.stdout)
        assert process.stderr is not None
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
        assert process.stderr.read() == b""


def test_a_reader_who_leaves_is_no_error():
    with run("rules", FD) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(20) == 0
        assert process.stderr.read() == b""


def test_streams_that_cannot_show_everything():
    process = run(*PLAY, "--seed", "7", "--lang", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    out, err = process.communicate(b"\xff\xfe\n1\n", timeout=20)
    assert (process.returncode, err) == (0, b"")
    assert b"Tour 1" in out


def test_import_stays_light():
    code = "import rempart, sys; print([m for m in ('rich', 'argparse') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout.strip() == b"[]"


def test_the_function_games_is_not_hidden_by_the_package_games():
    code = "import rempart; rempart.new('fantasy_defense'); print(*rempart.games())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert b"fantasy_defense" in done.stdout
