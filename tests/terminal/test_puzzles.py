"""Puzzles at the terminal."""

from __future__ import annotations

from pathlib import Path

import rempart
from rempart.puzzles.puzzle import begun, goal_words, puzzles_of, read_lines, solution_of
from tests.terminal.stage import Shell

DT = rempart.game("dark_tower")


def test_puzzles_are_listed_the_easiest_first(shell: Shell):
    done = shell("puzzles", "list", "dark_tower")
    assert done.code == 0
    lines = done.out.splitlines()
    assert len(lines) >= len(puzzles_of(DT))
    first = next(iter(puzzles_of(DT).values()))
    assert lines[0].split()[:2] == ["1", str(first.rating)]


def test_a_puzzle_is_solved(shell: Shell):
    """By what the options are called."""
    number, one = next(
        (number, one)
        for number, one in enumerate(puzzles_of(DT).values(), 1)
        if one.settings.get("players", 1) == 1 and len(one.solution) < 6
    )
    match, text, typed = begun(DT, one), DT.text("en"), list[str]()
    for option in solution_of(DT, one):
        while match.decision and option not in match.decision.options:
            match.choose(match.decision.options[0])
        typed.append(text.say("option", option, one.seat))
        match.choose(option)
    done = shell("puzzles", "play", "dark_tower", str(number), lines=[*typed, "q"])
    assert goal_words(one.goal, one.target, text).split(".")[0][:40] in done.out
    assert "Solved." in done.out


def test_a_hint_and_the_solution_are_told(shell: Shell):
    one = next(iter(puzzles_of(DT).values()))
    first = DT.text("en").say("option", solution_of(DT, one)[0], one.seat)
    done = shell("puzzles", "play", "dark_tower", one.id, lines=["h", "s", "q"])
    assert done.code == 0
    assert done.out.count(first) >= 2
    assert f"1. {first}" in done.out


def test_a_puzzle_that_is_not_there_is_told(shell: Shell):
    most = len(puzzles_of(DT))
    for given in ("0", "9999", "abc"):
        done = shell("puzzles", "play", "dark_tower", given)
        assert done.code == 2
        assert f"dark_tower has puzzles 1 to {most}, not '{given}'" in done.err


def test_puzzles_are_made_into_a_file(shell: Shell, tmp_path: Path):
    out = tmp_path / "made.jsonl"
    done = shell("puzzles", "make", "dark_tower", "--count", "1", "--out", str(out))
    assert done.code == 0, done.err
    assert "1 puzzle in" in done.out
    assert len(read_lines(out.read_text("utf-8"))) == 1
    assert shell("puzzles", "make", "dark_tower", "--count", "none").code == 2
