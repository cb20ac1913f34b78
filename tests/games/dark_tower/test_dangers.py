"""What heroes are told of: skulls, corruptions, the last month, the adversary."""

from __future__ import annotations

from typing import Any

from rempart.games.dark_tower.aids.dangers import dangers
from rempart.games.dark_tower.ids import FIRST_ADVERSARY
from rempart.games.dark_tower.pieces import Foe
from rempart.games.dark_tower.state import Realm
from tests.games.dark_tower.table import T, realm


def found(s: Realm, seat: int | None = 0) -> dict[str, Any]:
    return {one.key: (one.level, one.rule) for one in dangers(s, seat)}


def test_before_the_first_turn_and_in_quiet_times_there_is_nothing():
    s = realm(2)
    assert found(s) == {}
    s.supply, s.turn = 0, 0
    assert found(s) == {}


def test_the_supply_of_skulls():
    s = realm(2)
    s.supply = 3
    assert found(s) == {"few_skulls": ("near", "DT-LOSE-02")}
    s.supply = 0
    assert found(s) == {"no_skulls": ("grave", "DT-LOSE-02")}


def test_two_corruptions():
    s = realm(2)
    s.heroes[1].corruptions = [1]
    assert found(s) == {}
    s.heroes[1].corruptions = [1, 2]
    assert found(s) == {"corrupted_other": ("grave", "DT-LOSE-01")}
    assert found(s, 1) == {"corrupted": ("grave", "DT-LOSE-01")}
    s.competitive = True
    assert found(s) == {}
    assert found(s, 1) == {"corrupted": ("grave", "DT-LOSE-01")}


def test_the_last_month_and_the_adversary():
    s = realm(2)
    s.month = T.knobs.months
    s.foes.append(Foe(FIRST_ADVERSARY + s.adversary, 3))
    assert found(s) == {
        "last_month": ("near", "DT-LOSE-03"),
        "adversary": ("near", "DT-ADVERSARY-06"),
    }
