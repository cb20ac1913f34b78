"""Values from strangers: bounds tell what cannot be, and what can is tried before it is used."""

from __future__ import annotations

from typing import Any

import pytest

import rempart
from rempart.kernel.errors import BadData, BadValues


@pytest.mark.parametrize(
    ("game", "key", "value", "reason"),
    [
        ("dark_tower", "regions.throne.tower", False, "must be a ring"),
        ("dark_tower", "knobs.market", 50, "from 1 to 12, not 50"),
        ("dark_tower", "virtues.swift.amount", 0, "may change but not go"),
        ("dark_tower", "gear.talisman.gives", [], "may change but not go"),
        ("kingdom_rush", "bench.alric.amount", 50, "too many sand warriors"),
        ("kingdom_rush", "towers.ARC1.modes", [], "a list of 1 to 2, not a list of 0"),
        ("kingdom_rush", "constants.champions.event_order", [], "a list of 1 to 40"),
        ("kingdom_rush", "bench.saitam.shots", [], "may change but not go"),
        ("fantasy_defense", "constants.coop.invaders", 0, "from 1 to 20, not 0"),
    ],
)
def test_what_no_match_can_be_played_with_is_refused_with_words(
    game: str, key: str, value: Any, reason: str
):
    with pytest.raises(BadValues, match=reason) as refused:
        rempart.new(game, seed=1, data={key: value})
    assert any(key.startswith(fault.key.rsplit(".", 2)[0]) for fault in refused.value.faults)


def test_every_tower_keeps_an_attack():
    game = rempart.game("kingdom_rush")
    for tower in game.raw_data["towers"]:
        with pytest.raises(BadValues):
            game.variant({f"towers.{tower}.modes": []})


def test_a_table_may_not_lose_what_its_words_tell():
    talisman = dict(rempart.game("dark_tower").raw_data["gear"]["talisman"])
    del talisman["gives"]
    with pytest.raises(BadValues, match="gives: it is missing"):
        rempart.game("dark_tower").variant({"gear.talisman": talisman})


def test_a_patch_is_never_changed_by_using_it():
    units: dict[str, Any] = {**rempart.game("kravora").raw_data["units"]}
    rempart.game("kravora").variant({"units": units, "units.puppet.hp": 9})
    assert units["puppet"]["hp"] == rempart.game("kravora").raw_data["units"]["puppet"]["hp"] != 9


@pytest.mark.parametrize(
    "value",
    [1 << 64, -1 << 64, 16**9000, float("inf"), float("nan"), [[[[[[[[[[1]]]]]]]]]]],
    ids=range(6),
)
def test_a_value_is_one_that_can_be_kept(value: Any):
    with pytest.raises(BadValues, match=r"units\.puppet\.hp: "):
        rempart.game("kravora").variant({"units.puppet.hp": value})


def test_a_patch_has_an_end():
    game = rempart.game("kravora")
    with pytest.raises(BadValues, match="no more than"):
        game.variant({f"a{n}": 1 for n in range(30_000)})
    with pytest.raises(BadValues, match="a path has at most"):
        game.variant({".".join("a" * 9000): 1})
    with pytest.raises(BadValues, match="a text of at most"):
        rempart.game("dark_tower").variant({"heroes.scion.banner": "x" * 9000})


TOML = ["[units.puppet]\nhp = 0x" + "f" * 9000, "hp = " + "9" * 9000]


@pytest.mark.parametrize("text", TOML, ids=["hex", "long"])
def test_a_number_without_end_is_no_value(text: str):
    with pytest.raises(BadData):
        rempart.game("kravora").read_data(text)
