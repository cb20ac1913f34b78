"""Walks of Dark Tower: several steps, offered as one."""

from __future__ import annotations

from typing import cast

import rempart
from rempart.games.dark_tower.aids.bundles import bundles
from rempart.games.dark_tower.options import DoubleMove, Walk
from rempart.kernel.bundle import Bundle
from tests.games.dark_tower.board import Table


def walks(table: Table) -> dict[int, Bundle]:
    """The walks that are offered, by where they lead."""
    found = bundles(table.s, 0, table.decision)
    return {cast("int", one.picks["region"]): one for one in found}


def steps(bundle: Bundle) -> list[int]:
    return [choice.region for choice in bundle.choices if isinstance(choice, Walk)]


def test_a_walk_leads_as_far_as_the_move_goes():
    table = Table()
    table[0].spirit = 1
    table.turn()
    start = table[0].region
    found = walks(table)
    near = {option.region for option in table.decision.options if isinstance(option, Walk)}
    assert not near & set(found)
    assert start not in found
    assert {len(bundle.choices) for bundle in found.values()} == {2, 3}
    tundra = found[table.region("tundra")]
    text = rempart.game("dark_tower").text("en")
    assert tundra.words(text) == "Walk to the Tundra (3 steps)"
    for choice in tundra.choices:
        table.choose(choice)
    assert table[0].region == table.region("tundra")
    assert walks(table) == {}
    again = Table()
    again[0].spirit = 1
    again.turn()
    again.choose(DoubleMove())
    assert max(len(bundle.choices) for bundle in walks(again).values()) == 6


def test_a_walk_goes_round_a_river_of_fire_where_it_can():
    table = Table()
    table.put(0, "egans_end")
    table[0].spirit, table[0].warriors = 1, 12
    table.turn()
    table.choose(DoubleMove())
    ashes = walks(table)
    table.s.rivers = 0b1111
    burning = walks(table)
    text = rempart.game("dark_tower").text("en")
    through = [region for region in burning if burning[region].name == "walk_through_fire"]
    assert through
    assert "through fire" in burning[through[0]].words(text)
    assert all(bundle.name == "walk" for bundle in ashes.values())
    for region, bundle in burning.items():
        if bundle.name == "walk":
            assert region // 15 == table[0].region // 15
