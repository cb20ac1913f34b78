"""Golden records: whole matches, at least one for each way a game can end.

A record carries a digest of its last state, so loading it proves that every rule on the way still
does what it did. When a rule changes on purpose, raise the game's edition and record the matches
anew (play them with bots and write `match.record().json()`; `scripts/GAME/golden.py`
does it).
"""

from __future__ import annotations

from pathlib import Path

import pytest

import rempart

FILES = sorted(Path(__file__).parent.glob("*/golden/*.json"))
ENDS = {
    "fantasy_defense": {"held", "fallen", "too_long"},
    "kravora": {"last_standing", "fell_together", "counted", "too_long"},
    "kingdom_rush": {
        *("won", "no_hearts", "piles_empty", "no_room", "champion_escaped", "boss_escaped"),
        *("hero_fell", "objective_missed"),
    },
}
"""The ways each game can end."""


@pytest.mark.parametrize("file", FILES, ids=[f"{f.parent.parent.name}-{f.stem}" for f in FILES])
def test_a_golden_match_replays_to_the_same_end(file: Path):
    match = rempart.load(file.read_bytes())
    assert match.record().json() == file.read_bytes()
    assert match.outcome is not None
    assert file.stem.endswith(match.outcome.reason.replace("_", "-"))


@pytest.mark.parametrize("name", ENDS)
def test_there_is_one_for_each_end_and_number_of_players(name: str):
    game = rempart.game(name)
    found = set()
    for file in FILES:
        if file.parent.parent.name == name:
            match = rempart.load(file.read_bytes())
            assert match.outcome is not None
            found.add((match.settings.players, match.outcome.reason))
    assert found >= {(players, end) for players in game.players for end in ENDS[name]}
    assert all(f"outcome.{end}" in game.text("en") for end in ENDS[name])
