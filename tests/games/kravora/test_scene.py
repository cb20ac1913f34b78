"""The table as zones: everything can be pointed at and keeps its identity."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rempart.games.kravora.ids import BUILDINGS, KINDS, RUSES
from rempart.games.kravora.options import Buy, Fire
from rempart.games.kravora.scene import UnitExtra
from tests.asked import asked
from tests.games.kravora.table import GAME, TABLES, Table, kind


def zone(match: Any, name: str, seat: int | None = 0) -> Any:
    return next(zone for zone in match.scene(seat).zones if zone.id == name)


def test_a_fortress_shows_its_lines_with_enemies_first():
    table = Table()
    mine = table.defender(4, "bruiser", wounds=2)
    enemy = table.enemy(4, "puppet", owner=1)
    table[0].frozen = [4]
    match = table.movement(seat=1)
    line = zone(match, "fort-0").places[3]
    assert (line.name, line.status, line.tone, line.marks) == (
        "Line 4",
        "1:1",
        "good",
        ["immobilised"],
    )
    assert line.pick == {"board": 0, "line": 4}
    assert [(p.id, p.enemy, p.value, p.pick) for p in line.pieces] == [
        (f"unit-{enemy}", True, "1", {"unit": enemy}),
        (f"unit-{mine}", False, "3/5", {"unit": mine}),
    ]


def test_wall_blood_incoming_dead_and_buildings():
    table = Table()
    table[1].wall, table[1].blood, table[1].shield = 4, 9, True
    table[1].kills, table[1].kills_total = 2, 5
    table[1].holder = [table.take("bruiser")]
    table.build("hut", "laboratory", seat=1)
    table.kill("puppet", seat=1)
    table.kill("puppet", seat=1, place="laboratory")
    match = table.movement()
    assert (zone(match, "wall-1").value, zone(match, "wall-1").most) == (4, 10)
    assert zone(match, "blood-1").value == 9
    assert [piece.kind for piece in zone(match, "incoming-1").pieces] == ["bruiser"]
    assert [piece.kind for piece in zone(match, "buildings-1").pieces] == [
        "hut",
        "laboratory",
        "shield",
    ]
    assert [piece.marks for piece in zone(match, "killed-1").pieces] == [[], ["in the laboratory"]]
    assert zone(match, "kills-1").value == 2
    assert zone(match, "white").value == 108 - 3


def test_tags_say_what_a_board_must_know():
    table = Table(players=3)
    table[0].frozen = [2]
    mine = table.defender(4, "bruiser", wounds=2)
    slow = table.enemy(4, "puppet", owner=1)
    fast = table.enemy(4, "sprinter")
    table.s.attacked = [mine]
    table[2].alive = False
    table.s.first, table.s.active = 1, 0
    table.kill("puppet", place="laboratory")
    match = table.movement(seat=1)
    fort = zone(match, "fort-0")
    tags = {piece.id: piece.tags for piece in fort.places[3].pieces}
    assert tags[f"unit-{mine}"] == ["attacked", "wounded"]
    assert tags[f"unit-{slow}"] == ["held"]
    assert tags[f"unit-{fast}"] == []
    extras = {piece.id: piece.extra for piece in fort.places[3].pieces}
    assert extras[f"unit-{mine}"] == UnitExtra(owner=0)
    assert extras[f"unit-{slow}"] == UnitExtra(owner=1)
    assert extras[f"unit-{fast}"] is None
    assert [place.tags for place in fort.places] == [[], ["frozen"], [], [], []]
    assert zone(match, "killed-0").pieces[0].tags == ["laboratory"]
    assert [zone(match, f"fort-{seat}").tags for seat in range(3)] == [
        ["active"],
        ["first"],
        ["out"],
    ]


def litres(prices: Sequence[int], ids: tuple[str, ...], *names: str) -> dict[str, str]:
    return {name: f"{prices[ids.index(name)]} L" for name in names}


def test_the_market_has_the_prices_one_pays():
    table = Table()
    table.build("barracks", "hut", "university")
    match = table.movement()
    units = {piece.kind: piece for piece in zone(match, "shop-units").pieces}
    assert {kind: piece.value for kind, piece in units.items()} == litres(
        TABLES.unit_price[True], KINDS, *KINDS
    )
    assert units["bruiser"].pick == {"kind": kind("bruiser")}
    buildings = {piece.kind: piece.value for piece in zone(match, "shop-buildings").pieces}
    left = ("laboratory", "workshop", "sorting_centre", "cannon")
    assert buildings == litres(TABLES.building_price[2], BUILDINGS, *left)
    ruses = {piece.kind: piece.value for piece in zone(match, "shop-ruses").pieces}
    assert ruses == litres(TABLES.ruse_price[2][True], RUSES, *RUSES)
    assert not any(zone.id.startswith("shop") for zone in match.scene(None).zones)
    assert not any(zone.id == "shop-ruses" for zone in match.scene(1).zones)


def test_no_two_pieces_share_an_id():
    table = Table(players=4)
    for seat in range(4):
        table.build("hut", seat=seat)
        table[seat].shield = True
        table.defender(3, "puppet", board=seat)
        table.enemy(3, "puppet", board=seat)
        table.kill("puppet", seat=seat)
    scene = table.movement().scene(2)
    pieces = [p for z in scene.zones for p in (*z.pieces, *(q for c in z.places for q in c.pieces))]
    ids = [piece.id for piece in pieces]
    assert all(ids)
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_pointing_at_a_line_finds_what_can_be_bought_for_it(language: str):
    table = Table()
    table.build("cannon")
    table[0].blood = 1
    match = table.purchases()
    own, other = {"board": 0, "line": 2}, {"board": 1, "line": 2}
    picks = [(option, GAME.picks(option, 0)) for option in asked(match).options]
    assert [o for o, pick in picks if own.items() <= pick.items()] == [Buy(0, 2)]
    assert [o for o, pick in picks if other.items() <= pick.items()] == [Fire(1, 2)]
    assert match.scene(0, language).title == "Kravora"


def test_supplies_and_dice_tell_what_is_left():
    table = Table()
    table.empty("puppet", owner=0, leave=3)
    match = table.purchases()
    mine = {one.piece.kind: one.count for one in zone(match, "supply-0").left}
    assert mine["puppet"] == 3
    assert sum(mine.values()) == zone(match, "supply-0").value
    assert sum(one.count for one in zone(match, "white").left) == zone(match, "white").value
    assert all(one.piece.id == "" for one in zone(match, "white").left)
    turns = zone(match, "turns")
    assert (turns.value, turns.most) == (1, TABLES.last_turn)
    assert turns.extra.events[1:3] == ["calamity", "reward"]
    groups = {one.group for one in turns.left}
    assert groups == {"Faces of the enemy dice", "Faces of the calamity die"}
    assert sum(one.count for one in turns.left) == len(TABLES.announced) + len(TABLES.calamity)
