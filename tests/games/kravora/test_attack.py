"""The player's attack, 3.1 (KV-ATTACK)."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import UnitAttacked, UnitKilled, UnitWounded
from rempart.games.kravora.options import Aim, Attack, EndAttack, Fire, Strike
from rempart.games.kravora.steps.turn import PlayerTurns
from tests.asked import asked
from tests.games.kravora.table import (
    Table,
    ask,
    at,
    cost,
    hit_points,
    in_supply,
    offered,
    player,
    refused,
    ruse_of,
    stopped,
)

REACH = {
    "puppet": (0,),
    "sprinter": (0,),
    "stone_thrower": (1, 2),
    "long_arm": (0,),
    "bruiser": (0,),
    "rock_hurler": (1, 2, 3),
}


@pytest.mark.rule("KV-ATTACK-01")
def test_each_defender_attacks_once_in_any_order_or_not_at_all():
    table = Table()
    one, two, three = (table.defender(3, "puppet") for _ in range(3))
    table.enemy(3, "bruiser")
    match = table.attack()
    assert asked(match).options == [Attack(one), Attack(two), Attack(three), EndAttack()]
    match.choose(Attack(two))
    refused(match, Attack(two), "KV-ATTACK-01")
    match.choose(Attack(one))
    assert asked(match).options == [Attack(three), EndAttack()]
    match.choose(EndAttack())
    assert stopped(match)
    assert list(match.state.wounds.values()) == [2]


@pytest.mark.rule("KV-ATTACK-01")
def test_only_own_defenders_attack():
    table = Table()
    mine = table.defender(3, "puppet")
    enemy = table.enemy(3, "bruiser")
    other = table.defender(3, "puppet", board=1)
    table.enemy(3, "bruiser", board=1)
    match = table.attack()
    assert offered(match, Attack) == [Attack(mine)]
    refused(match, Attack(enemy), "KV-ATTACK-01")
    refused(match, Attack(other), "KV-ATTACK-01")


@pytest.mark.rule("KV-ATTACK-01")
def test_a_new_turn_a_new_attack():
    table = Table()
    unit = table.defender(3, "bruiser")
    enemy = table.enemy(3, "bruiser")
    match = table.only(PlayerTurns([0]), PlayerTurns([0]))
    match.choose(Attack(unit))
    while ask(match) != "AttackPhase":
        match.choose(asked(match).options[-1])
    match.choose(Attack(unit))
    assert hit_points(match, enemy) == 3


@pytest.mark.rule("KV-ATTACK-02")
@pytest.mark.parametrize("name", REACH)
@pytest.mark.parametrize("distance", range(5))
def test_a_unit_attacks_only_in_its_range(name: str, distance: int):
    table = Table()
    unit = table.defender(5, name)
    enemy = table.enemy(5 - distance, "bruiser")
    # Someone else who can attack, so that the phase does not end by itself.
    table.defender(5 - distance, "puppet")
    match = table.attack()
    if distance in REACH[name]:
        match.choose(Attack(unit))
        assert hit_points(match, enemy) < 5
    else:
        refused(match, Attack(unit), "KV-ATTACK-02")


@pytest.mark.rule("KV-ATTACK-03")
@pytest.mark.parametrize("line", [1, 2, 4, 5])
def test_defenders_attack_in_both_directions(line: int):
    table = Table()
    unit = table.defender(3, "stone_thrower")
    enemy = table.enemy(line, "puppet")
    match = table.attack()
    match.choose(Attack(unit))
    assert at(match, enemy) is None


@pytest.mark.rule("KV-ATTACK-04")
def test_attack_1_takes_one_hit_point_of_one_enemy():
    table = Table()
    unit = table.defender(3, "stone_thrower")
    bruiser, puppet = table.enemy(2, "bruiser"), table.enemy(5, "puppet")
    out = table.enemy(3, "puppet")
    match = table.attack()
    match.choose(Attack(unit))
    assert ask(match) == "Targets"
    assert asked(match).options == [Strike(bruiser), Strike(puppet)]
    refused(match, Strike(out), "KV-ATTACK-04")
    match.choose(Strike(bruiser))
    assert (hit_points(match, bruiser), hit_points(match, puppet)) == (4, 1)
    assert UnitWounded(board=0, unit=bruiser, hp=4, rule="KV-ATTACK-04") in match.events


@pytest.mark.rule("KV-ATTACK-05")
def test_a_long_arm_spreads_three_hits_on_its_line():
    table = Table()
    unit = table.defender(3, "long_arm")
    bruiser, arm = table.enemy(3, "bruiser"), table.enemy(3, "long_arm")
    far = table.enemy(2, "puppet")
    match = table.attack()
    match.choose(Attack(unit))
    refused(match, Strike(far), "KV-ATTACK-04")
    match.choose(Strike(bruiser))
    match.choose(Strike(arm))
    match.choose(Strike(bruiser))
    assert ask(match) != "Targets"
    assert (hit_points(match, bruiser), hit_points(match, arm), at(match, far)) == (3, 1, (0, 2))


@pytest.mark.rule("KV-ATTACK-05")
def test_all_three_hits_may_fall_on_one_enemy_and_the_dead_absorb_no_more():
    table = Table()
    unit = table.defender(3, "long_arm")
    bruiser = table.enemy(3, "bruiser")
    match = table.attack()
    match.choose(Attack(unit))
    assert hit_points(match, bruiser) == 2
    table = Table()
    unit = table.defender(3, "long_arm")
    puppet, bruiser = table.enemy(3, "puppet"), table.enemy(3, "bruiser")
    match = table.attack()
    match.choose(Attack(unit))
    match.choose(Strike(puppet))
    assert stopped(match)
    assert hit_points(match, bruiser) == 3


@pytest.mark.rule("KV-ATTACK-06")
def test_a_rock_hurler_hits_up_to_four_different_enemies_of_one_line():
    table = Table()
    unit = table.defender(5, "rock_hurler")
    arms = [table.enemy(3, "bruiser", wounds=n) for n in range(4)]
    bruiser = table.enemy(3, "long_arm")
    elsewhere = table.enemy(4, "puppet")
    match = table.attack()
    match.choose(Attack(unit))
    assert (ask(match), asked(match).options) == ("TargetLine", [Aim(3), Aim(4)])
    match.choose(Aim(3))
    match.choose(Strike(bruiser))
    refused(match, Strike(bruiser), "KV-ATTACK-06")
    for arm in arms[:3]:
        match.choose(Strike(arm))
    assert ask(match) != "Targets"
    assert hit_points(match, bruiser) == 1
    assert [hit_points(match, arm) for arm in arms] == [4, 3, 2, 2]
    assert at(match, elsewhere) == (0, 4)


@pytest.mark.rule("KV-ATTACK-06")
def test_never_more_than_1_each():
    table = Table()
    unit = table.defender(5, "rock_hurler")
    bruiser = table.enemy(3, "bruiser")
    match = table.attack()
    match.choose(Attack(unit))
    assert hit_points(match, bruiser) == 4


@pytest.mark.rule("KV-ATTACK-07")
def test_wounds_stay():
    table = Table()
    mine = table.defender(1, "bruiser", wounds=2)
    enemy = table.enemy(1, "bruiser", wounds=3)
    table[0].wall = table[1].wall = 1
    match = table.turn(2, [0, 0, 0, 0])
    while match.state.turn == 2:
        match.choose(asked(match).options[-1])
    assert hit_points(match, mine) <= 3
    assert hit_points(match, enemy) == 2


@pytest.mark.rule("KV-ATTACK-08")
def test_a_killed_enemy_goes_to_the_reserve_and_counts():
    table = Table()
    unit = table.defender(3, "puppet")
    enemy = table.enemy(3, "bruiser", wounds=4)
    match = table.attack()
    match.choose(Attack(unit))
    p = player(match)
    assert (p.reserve, p.laboratory, p.kills, p.kills_total) == ([enemy], [], 1, 1)
    assert not in_supply(match, enemy)
    assert match.state.wounds == {}
    assert UnitKilled(board=0, unit=enemy, kept=True, rule="KV-ATTACK-08") in match.events
    assert UnitAttacked(board=0, unit=unit, rule="KV-ATTACK-01") in match.events


@pytest.mark.rule("KV-ATTACK-08")
def test_first_to_a_free_place_of_the_laboratory():
    table = Table()
    table.build("laboratory")
    for _ in range(4):
        table.kill("puppet", place="laboratory")
    units = [table.defender(3, "puppet"), table.defender(3, "puppet")]
    enemies = [table.enemy(3, "puppet"), table.enemy(3, "puppet")]
    match = table.attack()
    for unit in units:
        match.choose(Attack(unit))
    assert player(match).laboratory[4:] == enemies[:1]
    assert player(match).reserve == enemies[1:]


@pytest.mark.rule("KV-ATTACK-09")
def test_ruses_can_be_cast_in_the_attack_phase_with_a_hut():
    table = Table()
    table[0].blood = 10
    table.enemy(1, "puppet")
    table.defender(1, "puppet")
    match = table.attack()
    refused(match, ruse_of("clot"), "KV-RUSE-01")
    table = Table()
    table[0].blood = 10
    table.build("hut")
    enemy = table.enemy(1, "puppet")
    match = table.attack()
    match.choose(ruse_of("clot"))
    match.choose({"type": "Bleed", "unit": enemy})
    assert at(match, enemy) is None
    assert ask(match) == "AttackPhase"


@pytest.mark.rule("KV-ATTACK-10")
def test_an_enemy_killed_by_a_ruse_brings_nothing():
    table = Table()
    table.build("laboratory")
    enemy = table.enemy(1, "puppet")
    match = table.cast("clot", blood=cost("clot"))
    match.choose({"type": "Bleed", "unit": enemy})
    assert in_supply(match, enemy)
    p = player(match)
    assert (p.reserve, p.laboratory, p.kills, p.blood) == ([], [], 0, 0)


@pytest.mark.rule("KV-ATTACK-11")
def test_the_cannon_does_not_fire_in_the_attack_phase():
    table = Table()
    table.build("cannon")
    table[0].blood = 5
    table.defender(1, "puppet")
    table.enemy(1, "puppet")
    match = table.attack()
    assert offered(match, Fire) == []
    refused(match, Fire(1, 5), "KV-ATTACK-11")


@pytest.mark.rule("KV-ATTACK-12")
def test_defenders_never_move():
    table = Table()
    units = [table.defender(line, "sprinter") for line in range(1, 6)]
    table[0].wall = table[1].wall = 1
    match = table.turn(2, [0, 0, 0, 0])
    while match.state.turn == 2:
        match.choose(asked(match).options[-1])
    assert [at(match, unit) for unit in units] == [(0, line) for line in range(1, 6)]


@pytest.mark.rule("KV-ATTACK-13")
def test_example_the_lines_a_rock_hurler_may_choose():
    table = Table()
    unit = table.defender(5, "rock_hurler")
    four = [table.enemy(4, "puppet") for _ in range(3)]
    two = [table.enemy(2, "puppet") for _ in range(2)]
    table.enemy(5, "puppet")
    table.enemy(1, "puppet")
    begun = table.attack()
    begun.choose(Attack(unit))
    assert asked(begun).options == [Aim(2), Aim(4)]
    refused(begun, Aim(5), "KV-ATTACK-02")
    refused(begun, Aim(1), "KV-ATTACK-02")
    refused(begun, Aim(3), "KV-ATTACK-06")
    match = begun.branch()
    match.choose(Aim(4))
    assert all(at(match, enemy) is None for enemy in four)
    assert all(at(match, enemy) for enemy in two)
    begun.choose(Aim(2))
    assert all(at(begun, enemy) is None for enemy in two)
    assert player(begun).wall == 10
