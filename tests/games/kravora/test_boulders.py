"""Ruses (KV-RUSE): the Boulder."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import UnitKilled, WallHit
from rempart.games.kravora.options import Cancel, Hurl, Incite, Strike
from tests.asked import asked
from tests.games.kravora.table import (
    Table,
    ask,
    at,
    cost,
    hit_points,
    in_supply,
    player,
    refused,
    ruse_of,
    told,
    walls,
)


@pytest.mark.rule("KV-RUSE-10")
def test_a_boulder_hits_up_to_four_different_units_as_the_caster_chooses():
    table = Table()
    units = [table.defender(2, "bruiser", board=1, wounds=n) for n in range(4)]
    puppet = table.defender(2, "puppet", board=1)
    match = table.cast("boulder")
    match.choose(Hurl(1, 2))
    assert (ask(match), asked(match).actors) == ("BoulderTargets", (0,))
    match.choose(Strike(puppet))
    refused(match, Strike(puppet), "KV-RUSE-10")
    for unit in units[:3]:
        match.choose(Strike(unit))
    assert ask(match) == "Purchases"
    assert [hit_points(match, unit) for unit in units] == [4, 3, 2, 2]
    assert at(match, puppet) is None


@pytest.mark.rule("KV-RUSE-11")
def test_abroad_it_strikes_defenders_at_home_enemies():
    table = Table()
    mine, enemy = table.defender(2, "bruiser"), table.enemy(2, "bruiser")
    theirs, white = table.defender(2, "bruiser", board=1), table.enemy(2, "bruiser", board=1)
    begun = table.cast("boulder")
    match = begun.branch()
    match.choose(Hurl(0, 2))
    assert [hit_points(match, u) for u in (mine, enemy, theirs, white)] == [5, 4, 5, 5]
    begun.choose(Hurl(1, 2))
    assert [hit_points(begun, u) for u in (mine, enemy, theirs, white)] == [5, 5, 4, 5]


@pytest.mark.rule("KV-RUSE-12")
@pytest.mark.parametrize(("line", "damage"), [(3, 0), (4, 3), (5, 3)])
def test_what_is_left_over_hits_another_wall_from_lines_4_and_5(line: int, damage: int):
    table = Table()
    unit = table.defender(line, "bruiser", board=1)
    enemy = table.enemy(line, "bruiser")
    match = table.cast("boulder")
    home = match.branch()
    match.choose(Hurl(1, line))
    assert hit_points(match, unit) == 4
    assert walls(match) == [10, 10 - damage]
    home.choose(Hurl(0, line))
    assert hit_points(home, enemy) == 4
    assert walls(home) == [10, 10]


@pytest.mark.rule("KV-RUSE-12")
def test_an_empty_line():
    table = Table()
    match = table.cast("boulder")
    assert set(asked(match).options) == {Hurl(1, 4), Hurl(1, 5)}
    for line in (1, 2, 3):
        refused(match, Hurl(1, line), "KV-RUSE-12")
    refused(match, Hurl(0, 5), "KV-RUSE-12")
    refused(match, Hurl(5, 5), "KV-RUSE-10")
    match.choose(Hurl(1, 4))
    assert walls(match) == [10, 6]
    assert told(match, WallHit) == [WallHit(board=1, amount=4, wall=6, rule="KV-RUSE-12")]


@pytest.mark.rule("KV-RUSE-13")
def test_one_boulder_a_turn_damages_a_wall():
    table = Table(players=3)
    for _ in range(4):
        table.defender(5, "bruiser", board=1)
    match = table.cast("boulder", blood=3 * cost("boulder"))
    match.choose(Hurl(1, 4))
    match.choose(ruse_of("boulder"))
    refused(match, Hurl(1, 4), "KV-RUSE-13")
    assert Hurl(1, 5) in asked(match).options
    match.choose(Hurl(2, 4))
    assert walls(match) == [10, 6, 6]
    match.choose(ruse_of("boulder"))
    match.choose(Hurl(1, 5))
    assert walls(match) == [10, 6, 6]


@pytest.mark.rule("KV-RUSE-13")
def test_the_limit_holds_for_all_players_until_the_next_turn():
    table = Table(players=3)
    table[1].boulder = True
    refused(table.cast("boulder", seat=2), Hurl(1, 4), "KV-RUSE-13")
    table = Table(players=3)
    table[1].boulder = True
    table[0].blood = 1
    match = table.turn(2, [0])
    assert not player(match, 1).boulder


@pytest.mark.rule("KV-RUSE-13")
def test_a_wall_that_something_else_has_hit_can_still_be_hit_by_a_boulder():
    table = Table(players=3)
    enemy = table.enemy(5, "puppet", board=1)
    match = table.cast("bait", blood=60)
    match.choose(Incite(enemy))
    assert walls(match)[1] < 10
    assert not player(match, 1).boulder
    match.choose(ruse_of("boulder"))
    assert Hurl(1, 4) in asked(match).options


@pytest.mark.rule("KV-RUSE-13")
def test_a_boulder_that_spares_the_wall_uses_up_nothing():
    table = Table()
    table.defender(2, "bruiser", board=1)
    match = table.cast("boulder")
    match.choose(Hurl(1, 2))
    assert not player(match, 1).boulder


@pytest.mark.rule("KV-RUSE-14")
@pytest.mark.parametrize("wall", [3, 4, 5])
def test_a_boulder_never_brings_a_wall_down(wall: int):
    table = Table(players=3)
    table[1].wall = wall
    match = table.cast("boulder")
    if wall <= 4:
        refused(match, Hurl(1, 5), "KV-RUSE-14")
    else:
        match.choose(Hurl(1, 5))
        assert player(match, 1).wall == 1


@pytest.mark.rule("KV-RUSE-15")
def test_whom_a_boulder_kills_brings_nothing():
    table = Table()
    table.build("sorting_centre", "laboratory")
    table.build("sorting_centre", seat=1)
    enemy, theirs = table.enemy(3, "puppet"), table.defender(3, "puppet", board=1)
    match = table.cast("boulder", blood=2 * cost("boulder"))
    match.choose(Hurl(0, 3))
    match.choose(ruse_of("boulder"))
    match.choose(Hurl(1, 3))
    assert in_supply(match, enemy)
    assert in_supply(match, theirs)
    for p in match.state.players:
        assert (p.reserve, p.laboratory, p.kills, p.blood) == ([], [], 0, 0)
    assert told(match, UnitKilled)[0].rule == "KV-RUSE-15"


@pytest.mark.rule("KV-RUSE-21")
def test_a_cancelled_boulder_does_not_use_up_the_limit():
    table = Table()
    table[1].shield = True
    match = table.cast("boulder")
    match.choose(Hurl(1, 4))
    match.choose(Cancel())
    assert walls(match) == [10, 10]
    match.choose(ruse_of("boulder"))
    match.choose(Hurl(1, 4))
    assert walls(match) == [10, 6]


@pytest.mark.rule("KV-RUSE-23")
def test_example_a_wall_of_4():
    table = Table()
    table[1].wall = 4
    for _ in range(2):
        table.defender(5, "bruiser", board=1)
    match = table.cast("boulder")
    refused(match, Hurl(1, 4), "KV-RUSE-14")
    match.choose(Hurl(1, 5))
    assert player(match, 1).wall == 2


@pytest.mark.rule("KV-RUSE-24")
def test_example_a_second_boulder():
    table = Table(players=3)
    for _ in range(2):
        table.defender(5, "bruiser", board=1)
    table.defender(2, "puppet", board=1)
    match = table.cast("boulder")
    match.choose(Hurl(1, 5))
    assert player(match, 1).wall == 8
    match.state.players[2].blood = cost("boulder")
    match.state.players[2].buildings.append(4)
    again = Table(players=3)
    again.s = match.state
    match = again.purchases(seat=2)
    match.choose(ruse_of("boulder"))
    refused(match, Hurl(1, 5), "KV-RUSE-13")
    match.choose(Hurl(1, 2))
    assert player(match, 1).defenders[2] == []
