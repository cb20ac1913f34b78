"""Hints with numbers and the review of a match, as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rempart
from rempart.kernel import Match
from rempart.review import ChanceCurve
from rempart.terminal.review import bars
from tests.oracle import Oracle
from tests.terminal.stage import Shell, Stage, at_table

GOLDEN = Path(__file__).parents[1] / "games" / "fantasy_defense" / "golden"
FALLEN = GOLDEN / "solo-humans-fallen.json"
WORST = 44


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> Oracle:
    """Thinks that one choice of the match was bad, and all others as good as any."""
    found = Oracle(monkeypatch, "fantasy_defense")
    chosen = rempart.load(FALLEN.read_bytes()).choices[WORST]

    def chances(match: Match, options: Any) -> list[float]:
        bad = chosen if len(match.choices) == WORST else None
        return [0.1 if option == bad else 0.5 for option in options]

    found.chances = chances
    return found


@pytest.mark.parametrize(
    ("language", "said", "points"),
    [
        ("en", "Turning points", "cost about 40 points"),
        ("fr", "Les tournants", "a coûté environ 40 points"),
        ("pl", "Punkty zwrotne", "kosztowało około 40 pkt proc."),
    ],
)
def test_a_record_is_reviewed(shell: Shell, oracle: Oracle, language: str, said: str, points: str):
    before = FALLEN.read_bytes()
    done = shell("review", str(FALLEN), "--lang", language)
    assert done.code == 0, done.err
    text = " ".join(done.out.split())
    assert said in text
    assert points in text
    assert "rempart replay" in text
    assert f" {WORST} " in text
    assert "▅" in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    assert len(oracle.asked) == 111 + 1
    assert FALLEN.read_bytes() == before


def test_a_time_can_be_given(shell: Shell, oracle: Oracle):
    assert shell("review", str(FALLEN), "--seconds", "2").code == 0
    assert {budget for _, _, budget in oracle.asked[:10]} == {0.04}
    for bad in ("0", "soon", "99999"):
        done = shell("review", str(FALLEN), "--seconds", bad)
        assert (done.code, done.out) == (2, "")
        assert bad in done.err
        assert "from 1 to 3600" in done.err


def test_who_does_not_want_to_wait_is_told_what_was_found(shell: Shell, oracle: Oracle):
    """Ctrl-C ends the thinking, not the review."""
    really = oracle.chances

    def impatient(match: Match, options: Any) -> list[float]:
        if len(oracle.asked) > 30:
            raise KeyboardInterrupt
        return really(match, options)

    oracle.chances = impatient
    done = shell("review", str(FALLEN))
    assert done.code == 0, done.err
    assert "for 30 of 111 decisions" in " ".join(done.out.split())
    assert len(oracle.asked) == 31


def test_a_match_that_is_not_over_is_not_called_lost(shell: Shell, oracle: Oracle, tmp_path: Path):
    half = tmp_path / "half.json"
    half.write_bytes(rempart.load(FALLEN.read_bytes()).branch(60).record().json())
    done = shell("review", str(half))
    assert done.code == 0, done.err
    assert "Win chance: from about 50% to about 50% so far" in done.out
    whole = shell("review", str(FALLEN))
    assert "Win chance: from about 50% to defeat" in whole.out


def test_what_cannot_be_reviewed_says_why(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(rempart.game("fantasy_defense"), "search_model", None)
    done = shell("review", str(FALLEN))
    assert done.code == 2
    assert "cannot estimate win chances yet" in done.err
    Oracle(monkeypatch, "fantasy_defense")
    new = tmp_path / "new.json"
    new.write_bytes(rempart.new("fantasy_defense", seed=1, players=1).record().json())
    done = shell("review", str(new))
    assert done.code == 2
    assert "nothing to review" in done.err


def test_after_a_match_a_key_reviews_it(oracle: Oracle):
    stage = Stage(["v", "", "v", ""])
    table = at_table(stage, rempart.load(FALLEN.read_bytes()))
    table.run()
    assert "v review" in stage.pages[0]
    assert "cost about 40 points" in " ".join(stage.pages[1].split())
    asked = len(oracle.asked)
    assert stage.pages[3] == stage.pages[1]
    assert asked == 112, "the second time it is only shown again"


def test_during_a_match_it_is_too_early(oracle: Oracle):
    stage = Stage(["v"])
    at_table(stage, rempart.new("fantasy_defense", seed=9, players=1)).run()
    assert "not over yet" in stage.pages[1]
    assert oracle.asked == []


def test_a_hint_says_what_speaks_for_it(monkeypatch: pytest.MonkeyPatch):
    Oracle(monkeypatch, "fantasy_defense")
    stage = Stage(["h"])
    match = rempart.new("fantasy_defense", seed=9, players=1)
    at_table(stage, match).run()
    said = " ".join(stage.pages[1].partition("Hint: ")[2].split())
    assert "On average 1 more morale, compared with" in said
    assert "Win chance: about 60%." in said
    assert match.choices == []


def test_bars_show_the_whole_match():
    curve = ChanceCurve(0, [(0, 0.0), (5, 0.5), (10, 1.0)])
    assert bars(curve, 10, 11) == "▁▁▁▁▁▅▅▅▅▅█"
    assert bars(curve, 10, 3) == "▁▅█"
    assert bars(ChanceCurve(0, [(0, 0.3)]), 0, 50) == "▃"
