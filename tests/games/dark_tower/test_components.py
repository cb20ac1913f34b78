"""The census: everything in the box is somewhere, once, whatever happens (DT-SETUP-01)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rempart.games.dark_tower.ids import ITEMS
from rempart.games.dark_tower.pieces import Foe
from rempart.games.dark_tower.setup import Settings, setup
from rempart.games.dark_tower.view import census
from rempart.kernel import advance, settle
from tests.games.dark_tower.table import T, realm


@pytest.mark.rule("DT-SETUP-01", "DT-TM-11")
@pytest.mark.parametrize(
    "settings",
    [
        {"players": 1},
        {"players": 2, "goal": "miras", "adversary": "gravemaw"},
        {"players": 3, "mode": "competitive"},
        {"players": 4, "difficulty": "gritty", "goal": "letha", "adversary": "bane"},
    ],
)
def test_components_are_conserved(settings: dict[str, Any]):
    for seed in range(4):
        s = setup(Settings(heroes="deal", **settings), seed, T)
        before, rng = census(s), random.Random(seed)
        assert before["skulls"] == 24
        assert sum(before[f"item {n}"] for n in range(len(ITEMS))) == 78
        decision = settle(s)
        while decision is not None:
            decision = advance(s, decision, rng.choice(decision.options))
            assert census(s) == before


def test_a_lost_card_a_lost_skull_or_a_token_too_many_would_show():
    s = realm()
    whole = census(s)
    s.potions.pop()
    assert census(s) != whole
    s = realm()
    s.supply -= 1
    assert census(s) != whole
    s = realm()
    s.foes = [Foe(11, 0), Foe(11, 1)]  # there is one Titan
    assert census(s) != whole
    s = realm()
    s.heroes[0].companions = s.heroes[1].companions = [3]
    assert census(s) != whole
