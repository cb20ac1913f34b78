"""Settings (KV-OPTION)."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import (
    EnemyMoved,
    GameWon,
    TurnBegun,
    VictoryShared,
    WallRaised,
)
from rempart.games.kravora.options import (
    Bleed,
    Build,
    Dismantle,
    Fire,
    Hurl,
    Land,
    Launch,
    Lure,
    Suffer,
)
from rempart.games.kravora.steps.turn import Turn
from tests.asked import asked, ended
from tests.games.kravora.table import (
    GAME,
    Table,
    ask,
    at,
    building,
    cost,
    hit_points,
    offered,
    player,
    refused,
    ruse_of,
    stopped,
    told,
    walls,
)

BLANK = 5


@pytest.mark.rule("KV-OPTION-01")
def test_rotate_first():
    table = Table(players=3, rotate_first=True)
    table.s.first = 1
    match = table.turn(1, [0, BLANK, 0, 0, 0, BLANK])
    turns = [(e.turn, e.seat) for e in told(match, TurnBegun)]
    assert turns[:3] == [(1, 1), (2, 2), (3, 0)]


@pytest.mark.rule("KV-OPTION-02")
def test_end_by_count():
    table = Table(players=3, end="count")
    for seat, wall in enumerate((6, 8, 7)):
        table[seat].wall = wall
    table.s.turn = 10
    match = table.begin([Turn()])
    outcome = ended(match)
    assert (outcome.winners, outcome.reason, outcome.rule) == ((1,), "counted", "KV-OPTION-02")
    assert told(match, GameWon) == [GameWon(seat=1, wall=8, rule="KV-OPTION-02")]


@pytest.mark.rule("KV-OPTION-02")
def test_not_before_turn_10_is_over_and_ties_by_kills():
    table = Table(end="count")
    table[0].blood = 1
    assert table.turn(10, [0, 0, 0, 0]).outcome is None
    for kills, winners in (((1, 2), (1,)), ((2, 2), (0, 1))):
        table = Table(end="count")
        table.s.turn = 10
        for seat in (0, 1):
            table[seat].kills_total = kills[seat]
        match = table.begin([Turn()])
        assert ended(match).winners == winners
        assert bool(told(match, VictoryShared)) == (len(winners) > 1)


@pytest.mark.rule("KV-OPTION-03")
def test_comets_hit_enemies_first():
    table = Table(comet_order="enemies_first")
    mine = [table.defender(3, "bruiser"), table.defender(3, "puppet")]
    enemies = [table.enemy(3, "bruiser") for _ in range(3)]
    match = table.comet(3)
    assert [hit_points(match, unit) for unit in enemies] == [4, 4, 4]
    assert set(asked(match).options) == {Suffer(unit) for unit in mine}
    match.choose(Suffer(mine[0]))
    assert [hit_points(match, unit) for unit in mine] == [4, 1]


@pytest.mark.rule("KV-OPTION-04")
@pytest.mark.parametrize("kind", ["stone_thrower", "rock_hurler"])
def test_throwers_hit_the_wall_from_lines_4_and_5_only(kind: str):
    damage = 1 if kind == "stone_thrower" else 4
    for line, hit in ((2, 0), (3, 0), (4, damage), (5, damage)):
        table = Table(wall_reach="4_5_only")
        table.enemy(line, kind)
        assert player(table.enemy_attack()).wall == 10 - hit


@pytest.mark.rule("KV-OPTION-04")
def test_defenders_in_range_are_hit_all_the_same():
    table = Table(wall_reach="4_5_only")
    unit = table.defender(5, "bruiser")
    table.enemy(3, "rock_hurler")
    match = table.enemy_attack()
    assert (hit_points(match, unit), player(match).wall) == (4, 7)


@pytest.mark.rule("KV-OPTION-05")
def test_units_absorb_the_excess_of_a_rock_hurler():
    table = Table(excess="units_first")
    bruiser, arm = table.defender(5, "bruiser"), table.defender(5, "long_arm")
    table.enemy(2, "rock_hurler")
    match = table.enemy_attack()
    assert (ask(match), asked(match).actors) == ("Victims", (0,))
    match.choose(Suffer(arm))
    assert stopped(match)
    assert (hit_points(match, bruiser), at(match, arm), player(match).wall) == (3, None, 10)


@pytest.mark.rule("KV-OPTION-05")
def test_what_they_cannot_absorb_hits_the_wall():
    table = Table(excess="units_first")
    table.defender(5, "long_arm")
    table.enemy(2, "rock_hurler")
    match = table.enemy_attack()
    assert player(match).wall == 8
    assert not any(player(match).defenders)


@pytest.mark.rule("KV-OPTION-05")
def test_so_it_is_with_comets_and_boulders():
    table = Table(excess="units_first")
    bruiser = table.defender(5, "bruiser")
    enemy = table.enemy(5, "bruiser")
    match = table.comet(5)
    match.choose(Suffer(enemy))
    match.choose(Suffer(enemy))
    assert (hit_points(match, bruiser), hit_points(match, enemy)) == (4, 2)
    assert walls(match) == [10, 6]
    table = Table(excess="units_first")
    theirs = table.defender(4, "rock_hurler", board=1)
    match = table.cast("boulder")
    match.choose(Hurl(1, 4))
    assert at(match, theirs) is None
    assert walls(match) == [10, 9]


@pytest.mark.rule("KV-OPTION-05")
@pytest.mark.parametrize("line", [3, 4])
def test_nothing_is_absorbed_where_the_wall_would_not_suffer(line: int):
    table = Table(excess="units_first")
    unit = table.defender(line, "bruiser")
    assert hit_points(table.comet(line), unit) == 4
    table = Table(excess="units_first", rock_wall_lines="5")
    unit = table.defender(line, "bruiser")
    table.enemy(1, "rock_hurler")
    match = table.enemy_attack()
    assert hit_points(match, unit) == 4
    assert player(match).wall == 10


@pytest.mark.rule("KV-OPTION-05")
def test_a_boulder_that_units_absorb_may_be_cast_at_a_low_wall():
    table = Table(players=3, excess="units_first")
    table[1].wall = 3
    table.defender(5, "bruiser", board=1)
    table.defender(4, "puppet", board=1)
    match = table.cast("boulder")
    refused(match, Hurl(1, 4), "KV-RUSE-14")
    match.choose(Hurl(1, 5))
    assert player(match, 1).wall == 3
    assert not player(match, 1).boulder


@pytest.mark.rule("KV-OPTION-06")
@pytest.mark.parametrize(("line", "damage"), [(4, 0), (5, 3)])
def test_rocks_left_over_hit_the_wall_from_line_5_only(line: int, damage: int):
    table = Table(rock_wall_lines="5")
    unit = table.defender(line, "bruiser")
    table.enemy(2, "rock_hurler")
    match = table.enemy_attack()
    assert (hit_points(match, unit), player(match).wall) == (4, 10 - damage)
    table = Table(rock_wall_lines="5")
    table.defender(line, "bruiser", board=1)
    match = table.cast("boulder")
    match.choose(Hurl(1, line))
    assert player(match, 1).wall == 10 - damage


@pytest.mark.rule("KV-OPTION-06")
def test_then_a_boulder_needs_defenders_on_line_4():
    match = Table(rock_wall_lines="5").cast("boulder")
    refused(match, Hurl(1, 4), "KV-RUSE-12")
    assert asked(match).options == [Hurl(1, 5)]


@pytest.mark.rule("KV-OPTION-07")
def test_enemies_stop_on_line_4():
    table = Table(enemy_max_line="4")
    sprinter, puppet = table.enemy(2, "sprinter"), table.enemy(4, "puppet")
    floor = table.enemy(5, "puppet")
    match = table.movement()
    assert [at(match, unit) for unit in (sprinter, puppet, floor)] == [(0, 4), (0, 4), (0, 5)]
    assert [e.unit for e in told(match, EnemyMoved)] == [sprinter]


@pytest.mark.rule("KV-OPTION-07")
def test_only_cannon_and_propulsion_reach_line_5():
    table = Table(enemy_max_line="4")
    enemy, mine = table.enemy(4, "puppet"), table.defender(5, "puppet")
    match = table.cast("bait")
    refused(match, Lure(enemy), "KV-RUSE-07")
    match.choose(Lure(mine))
    assert at(match, mine) == (0, 4)
    match.choose({"type": "Cast", "ruse": 5})
    match.choose(Launch(enemy))
    match.choose(Land(0, 5))
    assert at(match, enemy) == (0, 5)
    table = Table(enemy_max_line="4")
    table.build("cannon")
    table[0].blood = 2
    match = table.purchases()
    match.choose(Fire(1, 5))
    assert len(player(match, 1).enemies[5]) == 1


@pytest.mark.rule("KV-OPTION-08")
def test_the_cannon_fires_in_the_attack_phase_too():
    table = Table(cannon_in_attack=True)
    table.build("cannon")
    table[0].blood = 2
    match = table.attack()
    match.choose(Fire(1, 5))
    assert player(match).blood == 1
    assert len(player(match, 1).enemies[5]) == 1
    refused(match, Fire(0, 5), "KV-BUILD-09")
    assert Fire(1, 5) in asked(table.purchases()).options


@pytest.mark.rule("KV-OPTION-09")
def test_propulsion_sends_any_unit_anywhere():
    table = Table(propulsion_any=True)
    mine = table.defender(1, "bruiser", wounds=1)
    match = table.cast("propulsion")
    match.choose(Launch(mine))
    assert len(offered(match, Land)) == 9
    match.choose(Land(1, 5))
    assert player(match, 1).enemies[5] == [mine]
    assert player(match, 1).arrived == [mine]
    assert not any(player(match).defenders)
    assert hit_points(match, mine) == 4


@pytest.mark.rule("KV-OPTION-10", "KV-BUILD-01")
def test_four_slots():
    table = Table(building_slots="4")
    table[0].blood = 99
    match = table.purchases()
    for name in ("barracks", "university", "laboratory", "hut"):
        match.choose(Build(building(name)))
    assert offered(match, Build) == [Build(building("extra_slot"))]
    refused(match, Build(building("workshop")), "KV-BUILD-01")


@pytest.mark.rule("KV-OPTION-10", "KV-BUILD-14")
def test_the_extra_slot_gives_two_more_and_takes_none():
    table = Table(building_slots="4")
    table[0].blood = 99
    match = table.purchases()
    names = ("extra_slot", "barracks", "university", "laboratory", "hut", "cannon", "workshop")
    for name in names:
        match.choose(Build(building(name)))
    assert offered(match, Build) == []
    refused(match, Build(building("sorting_centre")), "KV-BUILD-01")
    assert player(match).blood == 99 - sum(cost(name) for name in names)


@pytest.mark.rule("KV-OPTION-11")
def test_one_ruse_a_turn():
    enemy = (table := Table(many_ruses=False)).enemy(3, "bruiser")
    match = table.cast("clot", blood=4 * cost("clot"))
    match.choose(Bleed(enemy))
    refused(match, ruse_of("clot"), "KV-RUSE-29")
    assert GAME.read_settings({}).many_ruses


@pytest.mark.rule("KV-OPTION-12")
@pytest.mark.parametrize("first", [0, 1])
def test_second_wall(first: int):
    second = 1 - first
    match = Table(second_wall=True).turn_zero([0, 0, 0, 0, first])
    assert (walls(match)[first], walls(match)[second]) == (10, 13)
    assert told(match, WallRaised) == [WallRaised(seat=second, amount=3, wall=13)]
    most = {zone.id: zone.most for zone in match.scene(None).zones}
    assert (most[f"wall-{first}"], most[f"wall-{second}"]) == (10, 13)


@pytest.mark.rule("KV-OPTION-12")
def test_second_wall_is_for_two_players_and_only_if_it_is_chosen():
    assert walls(Table(players=3, second_wall=True).turn_zero([0, 0, 0, 0, 1])) == [10, 10, 10]
    assert walls(Table().turn_zero([0, 0, 0, 0, 1])) == [10, 10]


@pytest.mark.rule("KV-OPTION-12")
def test_second_wall_is_not_repaired_and_its_points_bring_1_l():
    table = Table(second_wall=True)
    table.build("workshop")
    table[0].wall = 12
    assert player(table.refill()).wall == 12
    table = Table(second_wall=True)
    table[0].wall = 12
    match = table.wages()
    match.choose(Dismantle())
    assert (player(match).blood, player(match).wall) == (1, 11)
