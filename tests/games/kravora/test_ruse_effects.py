"""Ruses (KV-RUSE): what each of them does, all but the Boulder."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import LineFrozen, UnitKilled, UnitShifted, WallHit
from rempart.games.kravora.options import (
    Aim,
    Attack,
    Bleed,
    Buy,
    Freeze,
    Incite,
    Land,
    Launch,
    Lure,
    Repel,
    Suffer,
)
from rempart.games.kravora.steps.turn import Turn
from tests.asked import asked, ended
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
    told,
)


@pytest.mark.rule("KV-RUSE-04")
def test_rocks_immobilise_a_line_of_any_board():
    table = Table(players=3)
    table[1].alive = False
    enemy = table.enemy(2, "sprinter", board=2)
    match = table.cast("rocks")
    assert {(o.board, o.line) for o in offered(match, Freeze)} == {
        (board, line) for board in (0, 2) for line in range(1, 6)
    }
    refused(match, Freeze(1, 2), "KV-RUSE-04")
    refused(match, Freeze(2, 0), "KV-RUSE-04")
    match.choose(Freeze(2, 2))
    assert player(match, 2).frozen == [2]
    assert told(match, LineFrozen) == [LineFrozen(board=2, line=2)]
    again = Table(players=3)
    again[2].frozen = [2]
    enemy = again.enemy(2, "sprinter", board=2)
    assert at(again.movement(seat=2), enemy) == (2, 2)


@pytest.mark.rule("KV-RUSE-05")
def test_a_frozen_line_ignores_the_arrow_and_keeps_its_marker():
    table = Table()
    table[0].frozen = [2]
    frozen, other = table.enemy(2, "sprinter"), table.enemy(1, "puppet")
    match = table.calamity("arrow")
    assert (at(match, frozen), at(match, other)) == ((0, 2), (0, 2))
    assert player(match).frozen == [2]


@pytest.mark.rule("KV-RUSE-05")
@pytest.mark.parametrize(
    ("ruse", "choices", "line"),
    [("bait", [Lure], 3), ("retreat", [Repel], 1), ("propulsion", [Launch], 5)],
)
def test_ruses_still_move_units_of_a_frozen_line(ruse: str, choices: list[type], line: int):
    table = Table()
    table[0].frozen = [2]
    enemy = table.enemy(2, "puppet")
    match = table.cast(ruse)
    match.choose(choices[0](enemy))
    if ruse == "propulsion":
        match.choose(Land(0, 5))
    assert at(match, enemy) == (0, line)


@pytest.mark.rule("KV-RUSE-06")
def test_a_blood_clot_takes_a_hit_point_of_any_unit_on_any_board():
    table = Table()
    units = [
        table.defender(1, "bruiser"),
        table.enemy(2, "bruiser"),
        table.defender(3, "bruiser", board=1),
        table.enemy(4, "bruiser", board=1),
    ]
    begun = table.cast("clot")
    assert set(asked(begun).options) == {Bleed(unit) for unit in units}
    refused(begun, Bleed(0), "KV-RUSE-06")
    for unit in units:
        match = begun.branch()
        match.choose(Bleed(unit))
        assert [hit_points(match, u) for u in units] == [4 if u == unit else 5 for u in units]


@pytest.mark.rule("KV-RUSE-06")
def test_whom_a_clot_kills_brings_no_blood():
    table = Table()
    enemy = table.enemy(2, "bruiser", wounds=4)
    match = table.cast("clot", blood=cost("clot"))
    match.choose(Bleed(enemy))
    assert in_supply(match, enemy)
    assert player(match).reserve == []
    assert told(match, UnitKilled)[0].rule == "KV-RUSE-26"


@pytest.mark.rule("KV-RUSE-07")
def test_bait_moves_a_unit_forward_held_or_not():
    table = Table()
    mine, held = table.defender(2, "puppet"), table.enemy(2, "sprinter")
    last, first = table.enemy(5, "puppet"), table.defender(1, "puppet")
    match = table.cast("bait")
    refused(match, Lure(last), "KV-RUSE-07")
    refused(match, Lure(first), "KV-RUSE-07")
    refused(match, Lure(80), "KV-RUSE-07")
    other = match.branch()
    match.choose(Lure(held))
    assert at(match, held) == (0, 3)
    assert told(match, UnitShifted) == [UnitShifted(unit=held, board=0, line=3, rule="KV-RUSE-07")]
    other.choose(Lure(mine))
    assert at(other, mine) == (0, 1)


@pytest.mark.rule("KV-RUSE-07")
def test_or_makes_it_attack_in_addition_to_its_own_attack():
    table = Table()
    table.build("hut")
    table[0].blood = 10
    mine, enemy = table.defender(2, "puppet"), table.enemy(2, "bruiser")
    match = table.attack()
    match.choose(ruse_of("bait"))
    match.choose(Incite(mine))
    assert hit_points(match, enemy) == 4
    match.choose(Attack(mine))
    assert hit_points(match, enemy) == 3


@pytest.mark.rule("KV-RUSE-08")
def test_a_forced_defender_attacks_by_its_own_rules_and_its_owner_chooses():
    table = Table()
    unit = table.defender(5, "rock_hurler", board=1)
    three = [table.enemy(3, "puppet", board=1), table.enemy(3, "bruiser", board=1)]
    table.enemy(4, "puppet", board=1)
    idle = table.defender(1, "puppet", board=1)
    match = table.cast("bait")
    refused(match, Incite(idle), "KV-ATTACK-02")
    match.choose(Incite(unit))
    assert (ask(match), asked(match).actors) == ("TargetLine", (1,))
    match.choose(Aim(3))
    assert (hit_points(match, three[0]), hit_points(match, three[1])) == (0, 4)
    assert in_supply(match, three[0])
    assert (player(match, 1).kills, player(match, 1).reserve) == (0, [])
    assert ask(match) == "Purchases"


@pytest.mark.rule("KV-RUSE-08")
def test_a_forced_enemy_strikes_the_board_whose_owner_chooses_the_victim():
    table = Table()
    table.build("sorting_centre", seat=1)
    mine = [table.defender(2, "puppet", board=1), table.defender(2, "bruiser", board=1)]
    enemy = table.enemy(2, "puppet", board=1)
    idle = table.enemy(1, "puppet", board=1)
    match = table.cast("bait")
    refused(match, Incite(idle), "KV-RUSE-08")
    match.choose(Incite(enemy))
    assert (ask(match), asked(match).actors) == ("Victims", (1,))
    match.choose(Suffer(mine[0]))
    assert in_supply(match, mine[0])
    assert player(match, 1).reserve == []


@pytest.mark.rule("KV-RUSE-08")
def test_a_forced_attack_can_hit_the_wall_and_eliminate():
    table = Table()
    table[1].wall = 4
    enemy = table.enemy(5, "rock_hurler", board=1)
    match = table.cast("bait")
    match.choose(Incite(enemy))
    assert ended(match).winners == (0,)
    assert told(match, WallHit) == [WallHit(board=1, amount=4, wall=0, rule="KV-RUSE-08")]


@pytest.mark.rule("KV-RUSE-09")
def test_retreat_moves_a_unit_one_line_back():
    table = Table()
    enemy, mine = table.enemy(3, "sprinter", board=1), table.defender(3, "puppet", board=1)
    first, last = table.enemy(1, "puppet"), table.defender(5, "puppet")
    match = table.cast("retreat")
    refused(match, Repel(first), "KV-RUSE-09")
    refused(match, Repel(last), "KV-RUSE-09")
    refused(match, Repel(90), "KV-RUSE-09")
    other = match.branch()
    match.choose(Repel(enemy))
    assert at(match, enemy) == (1, 2)
    other.choose(Repel(mine))
    assert at(other, mine) == (1, 4)


@pytest.mark.rule("KV-RUSE-16")
def test_propulsion_sends_an_enemy_anywhere():
    table = Table(players=3)
    table[2].alive = False
    enemy = table.enemy(1, "bruiser", wounds=2)
    match = table.cast("propulsion")
    match.choose(Launch(enemy))
    places = {(board, line) for board in (0, 1) for line in range(1, 6)} - {(0, 1)}
    assert {(o.board, o.line) for o in offered(match, Land)} == places
    refused(match, Land(2, 3), "KV-RUSE-16")
    refused(match, Land(0, 1), "KV-RUSE-16")
    match.choose(Land(1, 5))
    assert at(match, enemy) == (1, 5)
    assert player(match, 1).enemies[5] == [enemy]
    assert hit_points(match, enemy) == 3


@pytest.mark.rule("KV-RUSE-16")
def test_a_defender_only_on_its_own_board():
    table = Table()
    mine, theirs = table.defender(1, "bruiser"), table.defender(1, "bruiser", board=1)
    match = table.cast("propulsion")
    refused(match, Launch(70), "KV-RUSE-16")
    other = match.branch()
    match.choose(Launch(theirs))
    refused(match, Land(0, 3), "KV-RUSE-16")
    match.choose(Land(1, 5))
    assert player(match, 1).defenders[5] == [theirs]
    other.choose(Launch(mine))
    refused(other, Land(1, 3), "KV-RUSE-16")


@pytest.mark.rule("KV-RUSE-16")
def test_a_fired_puppet_sent_home_is_a_defender():
    table = Table()
    fired = table.enemy(5, "puppet", owner=1)
    match = table.cast("propulsion")
    match.choose(Launch(fired))
    match.choose(Land(1, 2))
    assert player(match, 1).defenders[2] == [fired]
    assert player(match).arrived == []


@pytest.mark.rule("KV-RUSE-25")
def test_one_unit_is_made_to_attack_once_a_turn_of_the_table():
    table = Table(players=3)
    enemy, other = table.enemy(5, "puppet", board=1), table.enemy(3, "puppet", board=1)
    match = table.cast("bait")
    match.choose(Incite(enemy))
    match.choose(ruse_of("bait"))
    refused(match, Incite(enemy), "KV-RUSE-25")
    match.choose(Lure(other))
    match.choose(ruse_of("bait"))
    match.choose(Incite(other))
    assert player(match, 1).wall == 8
    again = Table(players=3)
    again.s = match.state
    refused(again.cast("bait", seat=2), Incite(enemy), "KV-RUSE-25")


@pytest.mark.rule("KV-RUSE-25")
def test_it_may_advance_any_number_of_times_and_attack_again_next_turn():
    table = Table()
    enemy = table.enemy(1, "puppet", board=1)
    match = table.cast("bait")
    for _ in range(4):
        match.choose(Lure(enemy))
        match.choose(ruse_of("bait"))
    assert at(match, enemy) == (1, 5)
    match.choose(Incite(enemy))
    assert match.state.forced == [enemy]
    again = Table()
    again.s.forced = [3]
    again[0].blood = 1
    again[0].wall = 1
    assert again.begin([Turn()], [0, 5]).state.forced == []


@pytest.mark.rule("KV-RUSE-25")
def test_a_figure_that_comes_back_is_another_unit():
    table = Table()
    table.enemy(3, "bruiser")
    puppet = table.defender(3, "puppet")
    match = table.cast("bait")
    match.choose(Incite(puppet))
    match.choose(ruse_of("clot"))
    match.choose(Bleed(puppet))
    assert in_supply(match, puppet)
    match.choose(Buy(0, 3))
    assert at(match, puppet) == (0, 3)
    match.choose(ruse_of("bait"))
    assert Incite(puppet) in asked(match).options


@pytest.mark.rule("KV-RUSE-26")
@pytest.mark.parametrize("side", ["enemy", "defender"])
def test_whoever_dies_with_the_help_of_a_ruse_goes_to_the_supply(side: str):
    table = Table()
    table.build("sorting_centre", "laboratory")
    mine, enemy = table.defender(2, "puppet"), table.enemy(2, "puppet")
    match = table.cast("bait", blood=cost("bait"))
    attacker, victim = (mine, enemy) if side == "enemy" else (enemy, mine)
    match.choose(Incite(attacker))
    assert in_supply(match, victim)
    assert at(match, attacker) == (0, 2)
    p = player(match)
    assert (p.reserve, p.laboratory, p.kills, p.kills_total, p.blood) == ([], [], 0, 0, 0)
    assert [e.rule for e in told(match, UnitKilled)] == ["KV-RUSE-26"]


@pytest.mark.rule("KV-RUSE-27")
def test_example_a_forced_rock_hurler():
    table = Table()
    table.build("sorting_centre", seat=1)
    hurler = table.enemy(2, "rock_hurler", board=1)
    puppet, bruiser = table.defender(5, "puppet", board=1), table.defender(5, "bruiser", board=1)
    match = table.cast("bait", blood=2 * cost("bait"))
    match.choose(Incite(hurler))
    assert in_supply(match, puppet)
    assert hit_points(match, bruiser) == 4
    assert player(match, 1).wall == 8
    match.choose(ruse_of("bait"))
    refused(match, Incite(hurler), "KV-RUSE-25")
    again = Table()
    again.s = match.state
    match = again.enemy_attack(seat=1)
    assert player(match, 1).wall == 8 - 3
