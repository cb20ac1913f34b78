"""Every way in which a match can end was played: the golden records (see `scripts`)."""

from __future__ import annotations

from pathlib import Path

import pytest

import rempart

FOLDER = Path(__file__).parent / "golden"
TOGETHER = {"adversary", "corrupted", "no_skulls", "time", "conceded"}
"""How cooperative matches end."""
RIVALS = {"relic", "survived", "time"}
"""How competitive ones end, apart from all being eliminated at once ("nobody")."""


def ends(players: int, competitive: bool) -> set[str]:
    """How the recorded matches with so many heroes end."""
    found: set[str] = set()
    for file in FOLDER.glob(f"{players}p-*.json"):
        match = rempart.load(file.read_bytes())
        assert match.outcome is not None
        if match.state.competitive == competitive:
            found.add(match.outcome.reason)
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_cooperative_matches(players: int):
    assert ends(players, competitive=False) == TOGETHER


@pytest.mark.parametrize("players", [2, 3, 4])
def test_competitive_matches(players: int):
    assert ends(players, competitive=True) >= RIVALS


def test_nobody_wins():
    assert "nobody" in ends(2, competitive=True)


@pytest.mark.rule("DT-WIN-01", "DT-WIN-02", "DT-WIN-03")
def test_the_goal_comes_before_the_adversary():
    match = rempart.load((FOLDER / "2p-adversary.json").read_bytes())
    told = [type(event).__name__ for moment in match.story() for event in moment.events]
    goal, appeared = told.index("GoalCompleted"), told.index("AdversaryAppeared")
    assert goal < appeared < told.index("GameEnded")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


@pytest.mark.rule("DT-COMP-10", "DT-COMP-05")
def test_the_relic_is_found_after_three_trials():
    match = rempart.load((FOLDER / "3p-competitive-relic.json").read_bytes())
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    assert match.state.heroes[winner].trials_done.bit_count() >= 3
