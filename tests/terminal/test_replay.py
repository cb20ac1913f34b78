"""Records shown again."""

from __future__ import annotations

from pathlib import Path

import pytest

import rempart
from rempart.kernel.errors import UnknownSeat
from rempart.terminal.replay import Replay, seat_of
from tests.asked import asked, ended
from tests.terminal.stage import Shell, Stage

GOLDEN = Path(__file__).parents[1] / "games" / "fantasy_defense" / "golden"


def replayed(name: str, *answers: str, language: str = "en", height: int = 40) -> Stage:
    stage = Stage(list(answers), height=height)
    match = rempart.load((GOLDEN / name).read_bytes())
    replay = Replay(stage.terminal, match, match.game.text(language), seat_of(None, match))
    assert replay.run() == 0
    return stage


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["solo-humans-held.json", "coop-fallen.json"])
def test_whole_story_in_a_pipe(shell: Shell, name: str, language: str):
    done = shell("replay", str(GOLDEN / name), "--lang", language)
    assert (done.code, done.err) == (0, "")
    match = rempart.load((GOLDEN / name).read_bytes())
    assert f"\n{len(match.choices):3}  " in done.out
    assert match.game.text(language)(f"outcome.{ended(match).reason}") in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_stepping():
    stage = replayed("solo-humans-held.json", "", "n", "b", "10", "e", "q")
    shown = [page.split("choice ")[1].split()[0] for page in stage.pages]
    last = len(rempart.load((GOLDEN / "solo-humans-held.json").read_bytes()).choices)
    assert shown == ["0", "1", "2", "1", "10", str(last)]
    assert "Victory" in stage.pages[-1]
    assert "REPLAY" in stage.pages[0]


def test_maps_are_drawn():
    stage = Stage(["", "q"], height=24)
    match = rempart.new("kingdom_rush", seed=9, players=1, scenario="1", start="deal")
    match.choose(asked(match).options[0])
    assert Replay(stage.terminal, match, match.game.text("en"), 0).run() == 0
    for page in stage.pages:
        assert "\n3 1→───→" in page.replace("─1→", " 1→")
        assert "A B C D" in page


@pytest.mark.parametrize("answer", ["xyz", "9999", "-1"])
def test_rubbish(answer: str):
    stage = replayed("solo-humans-held.json", answer, "q")
    assert "a number from 0 to" in stage.pages[1]


def test_the_log_so_far():
    stage = replayed("solo-humans-held.json", "5", "l", "", "q")
    assert "  5  Player 1: " in stage.pages[2]
    assert "  6  Player 1: " not in stage.pages[2]


def test_back_at_the_beginning_and_on_at_the_end_stay():
    stage = replayed("coop-fallen.json", "b", "e", "", "q")
    assert "choice 0 of" in stage.pages[1]
    assert stage.pages[2].split("›")[0] == stage.pages[3].split("›")[0]


def test_a_spectator_sees_no_hand(shell: Shell):
    name = str(GOLDEN / "coop-held.json")
    everyone = shell("replay", name).out
    first = shell("replay", name, "--seat", "1").out
    assert "Player 1 draws: 5 cards." in everyone
    assert "Player 1 draws: 5 cards." not in first
    assert "Player 2 draws: 5 cards." in first


def test_seats():
    coop = rempart.load((GOLDEN / "coop-held.json").read_bytes())
    solo = rempart.load((GOLDEN / "solo-humans-held.json").read_bytes())
    assert (seat_of(None, solo), seat_of(None, coop), seat_of("2", coop)) == (0, None, 1)
    for wrong in ("0", "3", "x", "-1"):
        with pytest.raises(UnknownSeat, match="seats 1 to 2"):
            seat_of(wrong, coop)


def test_a_match_that_is_not_over(shell: Shell):
    shell("play", "fantasy_defense", "--seed", "7", lines=["1", "s half.json"])
    done = shell("replay", "half.json")
    assert done.code == 0
    assert "The match is not over" in done.out
