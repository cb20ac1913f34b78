"""Wages (KV-WAGE), recycling (KV-RECYCLE), wall dismantling (KV-WALL)."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import BloodGained, UnitRecycled, WallDismantled
from rempart.games.kravora.options import Decline, Dismantle, Recycle
from tests.asked import asked
from tests.games.kravora.table import (
    Table,
    ask,
    at,
    in_supply,
    offered,
    player,
    refused,
    stopped,
    told,
)

SMALL = ("puppet", "sprinter", "stone_thrower")
LARGE = ("long_arm", "bruiser", "rock_hurler")


@pytest.mark.rule("KV-WAGE-01")
@pytest.mark.parametrize("kind", SMALL + LARGE)
def test_small_units_earn_1_large_ones_2(kind: str):
    table = Table()
    table.defender(3, kind)
    match = table.wages()
    amount = 1 if kind in SMALL else 2
    assert player(match).blood == amount
    assert told(match, BloodGained) == [
        BloodGained(seat=0, amount=amount, blood=amount, rule="KV-WAGE-01")
    ]
    assert player(match, 1).blood == 0


@pytest.mark.rule("KV-WAGE-01")
@pytest.mark.parametrize(("large", "blood"), [(7, 14), (8, 15)])
def test_at_most_15(large: int, blood: int):
    table = Table()
    for _ in range(large):
        table.defender(1, "bruiser")
    assert player(table.wages()).blood == blood


@pytest.mark.rule("KV-WAGE-02")
def test_1_for_each_unit_in_the_reserve_without_limit():
    table = Table()
    for _ in range(17):
        table.kill("puppet")
    table.kill("bruiser")
    assert player(table.wages()).blood == 18


@pytest.mark.rule("KV-WAGE-03")
def test_2_for_each_unit_in_the_laboratory():
    table = Table()
    table.build("laboratory")
    for _ in range(5):
        table.kill("bruiser", place="laboratory")
    table.kill("puppet")
    assert player(table.wages()).blood == 11


@pytest.mark.rule("KV-WAGE-04")
def test_the_limit_is_for_living_units_only():
    table = Table()
    for _ in range(8):
        table.defender(1, "bruiser")
    for _ in range(3):
        table.kill("puppet")
    assert player(table.wages()).blood == 18


@pytest.mark.rule("KV-WAGE-05")
def test_puppets_on_other_boards_earn_nothing():
    table = Table()
    table.enemy(5, "puppet", board=1, owner=0)
    match = table.wages()
    assert player(match).blood == 0
    assert player(table.wages(seat=1), 1).blood == 0


@pytest.mark.rule("KV-WAGE-06")
def test_wages_then_recycling_then_dismantling():
    table = Table()
    unit = table.defender(3, "bruiser")
    table.kill("puppet")
    match = table.player_turn(phase=5)
    assert (ask(match), player(match).blood) == ("Recycling", 3)
    match.choose(Recycle(unit))
    assert player(match).blood == 5
    assert ask(match) == "Dismantling"
    match.choose(Dismantle())
    assert player(match).wall == 9
    table = Table()
    table.defender(3, "bruiser")
    match = table.wages()
    match.choose(Decline())
    assert stopped(match)


@pytest.mark.rule("KV-WAGE-07")
def test_example_27_litres():
    table = Table()
    table.build("laboratory")
    for kind in SMALL + LARGE:
        for _ in range(2):
            table.defender(1, kind)
    for _ in range(5):
        table.kill("puppet", place="laboratory")
    for _ in range(2):
        table.kill("puppet")
    assert player(table.wages()).blood == 27


@pytest.mark.rule("KV-RECYCLE-01")
@pytest.mark.parametrize("kind", SMALL + LARGE)
def test_a_recycled_unit_brings_blood_and_returns_to_the_supply(kind: str):
    table = Table()
    unit, other = table.defender(3, kind), table.defender(2, "puppet")
    wage = 1 if kind in SMALL else 2
    enemy, abroad = table.enemy(1, "puppet"), table.enemy(1, "puppet", board=1, owner=0)
    match = table.wages()
    assert set(asked(match).options) == {Recycle(unit), Recycle(other), Decline()}
    refused(match, Recycle(enemy), "KV-RECYCLE-01")
    refused(match, Recycle(abroad), "KV-RECYCLE-01")
    match.choose(Recycle(unit))
    assert player(match).blood == 1 + wage + wage
    assert in_supply(match, unit)
    assert at(match, other) == (0, 2)
    assert told(match, UnitRecycled) == [UnitRecycled(seat=0, unit=unit, amount=wage)]


@pytest.mark.rule("KV-RECYCLE-02")
def test_one_at_most_and_wounded_ones_too():
    table = Table()
    hurt, other = table.defender(3, "bruiser", wounds=4), table.defender(3, "bruiser")
    match = table.wages()
    match.choose(Recycle(hurt))
    assert stopped(match)
    assert at(match, other) == (0, 3)
    assert match.state.wounds == {}


@pytest.mark.rule("KV-RECYCLE-03")
def test_recycling_does_not_pass_through_reserve_or_laboratory():
    table = Table()
    table.build("sorting_centre", "laboratory")
    unit = table.defender(3, "puppet")
    table.defender(3, "puppet")
    match = table.wages()
    match.choose(Recycle(unit))
    p = player(match)
    assert (p.reserve, p.laboratory, p.kills) == ([], [], 0)
    assert in_supply(match, unit)


@pytest.mark.rule("KV-WALL-01")
def test_only_a_player_without_defenders_may_dismantle():
    table = Table()
    table.enemy(3, "puppet")
    match = table.wages()
    assert ask(match) == "Dismantling"
    assert asked(match).options == [Dismantle(), Decline()]
    match.choose(Decline())
    assert stopped(match)
    assert player(match).wall == 10
    table = Table()
    table.defender(1, "puppet")
    match = table.wages()
    match.choose(Decline())
    assert stopped(match)
    table = Table()
    table.enemy(5, "puppet", board=1, owner=0)
    assert ask(table.wages()) == "Dismantling"


@pytest.mark.rule("KV-WALL-02")
@pytest.mark.parametrize("wall", range(2, 11))
def test_what_a_point_brings(wall: int):
    table = Table()
    table[0].wall = wall
    match = table.wages()
    match.choose(Dismantle())
    amount = 1 if wall >= 6 else 3
    assert (player(match).wall, player(match).blood) == (wall - 1, amount)
    assert told(match, WallDismantled) == [WallDismantled(seat=0, amount=amount, wall=wall - 1)]


@pytest.mark.rule("KV-WALL-03")
def test_two_points_a_turn_at_most():
    match = Table().wages()
    match.choose(Dismantle())
    match.choose(Dismantle())
    assert stopped(match)
    assert player(match).wall == 8


@pytest.mark.rule("KV-WALL-04")
def test_the_last_point_cannot_be_traded():
    table = Table()
    table[0].wall = 2
    match = table.wages()
    match.choose(Dismantle())
    assert stopped(match)
    assert player(match).wall == 1
    table = Table()
    table[0].wall = 1
    assert stopped(table.wages())


@pytest.mark.rule("KV-WALL-05")
@pytest.mark.parametrize(("wall", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
def test_the_wall_never_exceeds_10(wall: int, after: int):
    table = Table()
    table.build("workshop")
    table[0].wall = wall
    assert player(table.refill()).wall == after


@pytest.mark.rule("KV-WALL-06")
def test_example_wall_6_trades_2():
    table = Table()
    table[0].wall = 6
    match = table.wages()
    match.choose(Dismantle())
    match.choose(Dismantle())
    assert (player(match).blood, player(match).wall) == (4, 4)


@pytest.mark.rule("KV-WALL-07")
def test_repaired_points_are_worth_what_their_place_is_worth():
    table = Table()
    table.build("workshop")
    table[0].wall = 4
    match = table.refill()
    assert player(match).wall == 6
    again = Table()
    again[0].wall = player(match).wall
    match = again.wages()
    match.choose(Dismantle())
    assert player(match).blood == 1
    assert offered(match, Dismantle)
