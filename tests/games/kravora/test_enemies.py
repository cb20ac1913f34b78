"""The enemies' attack, 3.2 (KV-ENEMY)."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import PlayerOut, UnitAttacked, UnitKilled, WallHit
from rempart.games.kravora.options import Suffer
from tests.asked import asked
from tests.games.kravora.table import (
    Table,
    ask,
    at,
    hit_points,
    in_supply,
    player,
    refused,
    stopped,
    told,
    walls,
)


@pytest.mark.rule("KV-ENEMY-01")
def test_strongest_first_within_a_type_the_farthest_first():
    table = Table()
    for line in (2, 4, 5):
        table.defender(line, "bruiser")
        table.defender(line, "bruiser", wounds=1)
    kinds = ["puppet", "sprinter", "stone_thrower", "long_arm", "bruiser", "rock_hurler"]
    near = [table.enemy(4, kind) for kind in kinds]
    far = [table.enemy(2, kind) for kind in kinds]
    match = table.enemy_attack()
    events = list(match.events)
    while ask(match) == "Victims":
        events += match.choose(asked(match).options[0])
    order = [unit for pair in zip(reversed(far), reversed(near), strict=True) for unit in pair]
    assert [e.unit for e in events if isinstance(e, UnitAttacked)] == order


@pytest.mark.rule("KV-ENEMY-02")
@pytest.mark.parametrize(
    ("kind", "line", "reached"),
    [
        ("puppet", 2, [2]),
        ("sprinter", 2, [2]),
        ("long_arm", 2, [2]),
        ("bruiser", 3, [3]),
        ("stone_thrower", 2, [3, 4]),
        ("rock_hurler", 1, [2, 3, 4]),
    ],
)
def test_enemies_attack_only_forward(kind: str, line: int, reached: list[int]):
    for where in range(1, 6):
        table = Table()
        unit = table.defender(where, "bruiser")
        table.enemy(line, kind)
        match = table.enemy_attack()
        assert (hit_points(match, unit) < 5) == (where in reached)


@pytest.mark.rule("KV-ENEMY-03")
def test_the_owner_of_the_board_chooses_the_victim():
    table = Table()
    units = [table.defender(4, "puppet", board=1), table.defender(5, "sprinter", board=1)]
    out = table.defender(3, "puppet", board=1)
    table.enemy(3, "stone_thrower", board=1)
    match = table.enemy_attack(seat=1)
    assert (ask(match), asked(match).actors) == ("Victims", (1,))
    assert set(asked(match).options) == {Suffer(unit) for unit in units}
    refused(match, Suffer(out), "KV-ENEMY-03")
    match.choose(Suffer(units[1]))
    assert at(match, units[1]) is None
    assert at(match, units[0]) == (1, 4)


@pytest.mark.rule("KV-ENEMY-03")
def test_what_a_program_would_choose_comes_first():
    table = Table()
    dying = table.defender(4, "bruiser", wounds=4)
    thrower, puppet = table.defender(4, "rock_hurler"), table.defender(4, "puppet")
    arm, hurt = table.defender(4, "long_arm"), table.defender(4, "bruiser", wounds=1)
    table.enemy(4, "puppet")
    match = table.enemy_attack()
    order = [hurt, arm, thrower, puppet, dying]
    assert asked(match).options == [Suffer(unit) for unit in order]


@pytest.mark.rule("KV-ENEMY-04")
@pytest.mark.parametrize("kind", ["puppet", "sprinter", "bruiser"])
@pytest.mark.parametrize("line", range(1, 6))
def test_melee_hits_a_defender_or_the_wall_or_nothing(kind: str, line: int):
    table = Table()
    defender = table.defender(line, "bruiser")
    table.enemy(line, kind)
    match = table.enemy_attack()
    assert (hit_points(match, defender), walls(match)) == (4, [10, 10])
    table = Table()
    table.enemy(line, kind)
    match = table.enemy_attack()
    assert walls(match) == [9 if line >= 4 else 10, 10]
    rules = [(e.amount, e.rule) for e in told(match, WallHit)]
    assert rules == ([(1, "KV-ENEMY-04")] if line >= 4 else [])


@pytest.mark.rule("KV-ENEMY-05")
def test_a_long_arms_hits_are_absorbed_up_to_full_hit_points():
    for line, wall in ((3, 10), (4, 9), (5, 9)):
        table = Table()
        unit = table.defender(line, "long_arm")
        table.enemy(line, "long_arm")
        match = table.enemy_attack()
        assert (at(match, unit), player(match).wall) == (None, wall)


@pytest.mark.rule("KV-ENEMY-05")
def test_the_owner_spreads_a_long_arms_hits():
    table = Table()
    bruiser, arm = table.defender(4, "bruiser"), table.defender(4, "long_arm")
    table.enemy(4, "long_arm")
    match = table.enemy_attack()
    match.choose(Suffer(bruiser))
    match.choose(Suffer(arm))
    match.choose(Suffer(bruiser))
    assert stopped(match)
    assert (hit_points(match, bruiser), hit_points(match, arm), walls(match)[0]) == (3, 1, 10)


@pytest.mark.rule("KV-ENEMY-05")
@pytest.mark.parametrize(("line", "wall"), [(3, 10), (4, 7), (5, 7)])
def test_a_long_arm_without_a_defender(line: int, wall: int):
    table = Table()
    table.enemy(line, "long_arm")
    assert player(table.enemy_attack()).wall == wall


@pytest.mark.rule("KV-ENEMY-06")
@pytest.mark.parametrize(("line", "wall"), [(1, 10), (2, 10), (3, 9), (4, 9), (5, 9)])
def test_a_stone_thrower_hits_the_wall_where_line_5_is_in_range(line: int, wall: int):
    table = Table()
    table.enemy(line, "stone_thrower")
    table.defender(1, "puppet")
    match = table.enemy_attack()
    assert player(match).wall == wall
    assert len(player(match).defenders[1]) == 1


@pytest.mark.rule("KV-ENEMY-06")
@pytest.mark.parametrize("line", [4, 5])
def test_a_stone_thrower_hits_a_defender_in_range_instead(line: int):
    table = Table()
    unit = table.defender(line, "puppet")
    table.enemy(3, "stone_thrower")
    match = table.enemy_attack()
    assert (at(match, unit), player(match).wall) == (None, 10)


@pytest.mark.rule("KV-ENEMY-07")
def test_a_rock_hurler_takes_the_line_with_most_defenders():
    table = Table()
    two = [table.defender(2, "bruiser") for _ in range(3)]
    three = [table.defender(3, "bruiser") for _ in range(2)]
    table.enemy(1, "rock_hurler")
    match = table.enemy_attack()
    assert [hit_points(match, unit) for unit in two + three] == [4, 4, 4, 5, 5]


@pytest.mark.rule("KV-ENEMY-07")
def test_on_a_tie_the_highest_line():
    table = Table()
    two, four = table.defender(2, "bruiser"), table.defender(4, "bruiser")
    beyond = [table.defender(5, "bruiser") for _ in range(3)]
    table.enemy(1, "rock_hurler")
    match = table.enemy_attack()
    assert (hit_points(match, two), hit_points(match, four)) == (5, 4)
    assert all(hit_points(match, unit) == 5 for unit in beyond)


@pytest.mark.rule("KV-ENEMY-07")
def test_of_more_than_four_the_owner_chooses_four():
    table = Table()
    bruisers = [table.defender(3, "bruiser", wounds=n) for n in range(4)]
    puppet = table.defender(3, "puppet")
    table.enemy(1, "rock_hurler")
    match = table.enemy_attack()
    assert len(asked(match).options) == 5
    match.choose(Suffer(puppet))
    refused(match, Suffer(puppet), "KV-ENEMY-07")
    for unit in bruisers[:3]:
        match.choose(Suffer(unit))
    assert stopped(match)
    assert [hit_points(match, unit) for unit in bruisers] == [4, 3, 2, 2]


@pytest.mark.rule("KV-ENEMY-08")
@pytest.mark.parametrize(("line", "wall"), [(3, 10), (4, 7), (5, 7)])
def test_excess_goes_to_the_wall_from_lines_4_and_5(line: int, wall: int):
    table = Table()
    unit = table.defender(line, "bruiser")
    table.enemy(2, "rock_hurler")
    match = table.enemy_attack()
    assert (hit_points(match, unit), player(match).wall) == (4, wall)
    assert [e.rule for e in told(match, WallHit)] == (["KV-ENEMY-08"] if wall < 10 else [])


@pytest.mark.rule("KV-ENEMY-09")
@pytest.mark.parametrize(("line", "wall"), [(1, 10), (2, 6), (3, 6), (4, 6), (5, 6)])
def test_a_rock_hurler_with_nobody_in_range(line: int, wall: int):
    table = Table()
    table.enemy(line, "rock_hurler")
    table.defender(1, "puppet")
    match = table.enemy_attack()
    assert player(match).wall == wall
    assert len(player(match).defenders[1]) == 1
    assert [e.rule for e in told(match, WallHit)] == (["KV-ENEMY-09"] if wall < 10 else [])


@pytest.mark.rule("KV-ENEMY-10")
@pytest.mark.parametrize("buildings", [(), ("sorting_centre",), ("sorting_centre", "laboratory")])
def test_where_a_killed_defender_goes(buildings: tuple[str, ...]):
    table = Table()
    table.build(*buildings)
    unit = table.defender(2, "puppet")
    table.enemy(2, "puppet")
    match = table.enemy_attack()
    p = player(match)
    assert in_supply(match, unit) == (not buildings)
    assert p.reserve == ([unit] if buildings == ("sorting_centre",) else [])
    assert p.laboratory == ([unit] if "laboratory" in buildings else [])
    assert told(match, UnitKilled) == [UnitKilled(board=0, unit=unit, rule="KV-ENEMY-10")]


@pytest.mark.rule("KV-ENEMY-11")
def test_killed_defenders_change_no_counter():
    table = Table()
    table.build("sorting_centre")
    table.defender(2, "puppet")
    table.enemy(2, "puppet", owner=1)
    match = table.enemy_attack()
    assert [(p.kills, p.kills_total) for p in match.state.players] == [(0, 0), (0, 0)]


@pytest.mark.rule("KV-ENEMY-12")
def test_a_fallen_wall_ends_the_players_turn_at_once():
    table = Table(players=3)
    table[0].wall = 4
    table.enemy(5, "rock_hurler")
    table.enemy(5, "puppet")
    table[0].blood = 9
    match = table.player_turn(0, phase=3)
    assert stopped(match)
    assert not player(match).alive
    assert told(match, PlayerOut) == [PlayerOut(seat=0)]
    assert player(match).wall == 0
    assert len(told(match, UnitAttacked)) == 1


@pytest.mark.rule("KV-ENEMY-13")
def test_example_long_arm_against_a_wounded_bruiser():
    table = Table()
    bruiser = table.defender(4, "bruiser", wounds=3)
    table.enemy(4, "long_arm")
    match = table.enemy_attack()
    assert (at(match, bruiser), player(match).wall) == (None, 9)


@pytest.mark.rule("KV-ENEMY-14")
def test_example_rock_hurler_against_two_on_the_floor():
    table = Table()
    units = [table.defender(5, "bruiser"), table.defender(5, "long_arm")]
    table.enemy(2, "rock_hurler")
    match = table.enemy_attack()
    assert [hit_points(match, unit) for unit in units] == [4, 1]
    assert player(match).wall == 8


@pytest.mark.rule("KV-ENEMY-15")
def test_example_rock_hurler_strikes_line_3():
    table = Table()
    units = [table.defender(3, "bruiser"), table.defender(3, "bruiser")]
    floor = table.defender(5, "puppet")
    table.enemy(2, "rock_hurler")
    match = table.enemy_attack()
    assert [hit_points(match, unit) for unit in units] == [4, 4]
    assert (at(match, floor), player(match).wall) == ((0, 5), 10)


@pytest.mark.rule("KV-ENEMY-16")
def test_example_sprinter_below_the_floor():
    table = Table()
    unit = table.defender(5, "puppet")
    table.enemy(4, "sprinter")
    match = table.enemy_attack()
    assert (at(match, unit), player(match).wall) == ((0, 5), 9)


@pytest.mark.rule("KV-ENEMY-17")
@pytest.mark.parametrize(("kind", "damage"), [("stone_thrower", 1), ("rock_hurler", 4)])
def test_throwers_on_line_5_always_hit_the_wall(kind: str, damage: int):
    table = Table()
    units = [table.defender(line, "puppet") for line in (3, 4, 5)]
    table.enemy(5, kind)
    match = table.enemy_attack()
    assert player(match).wall == 10 - damage
    assert all(at(match, unit) for unit in units)


@pytest.mark.rule("KV-ENEMY-18")
def test_example_a_bruiser_on_the_floor():
    table = Table()
    bruiser = table.defender(5, "bruiser")
    table.enemy(3, "rock_hurler")
    match = table.enemy_attack()
    assert (hit_points(match, bruiser), player(match).wall) == (4, 7)
    table = Table()
    bruiser = table.defender(5, "bruiser")
    table.enemy(5, "long_arm")
    match = table.enemy_attack()
    assert (hit_points(match, bruiser), player(match).wall) == (2, 10)
