"""Calamity and reward (KV-CALAMITY)."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import (
    BloodGained,
    CalamityRolled,
    CometFell,
    CometHitWalls,
    CountersReset,
    EnemyHeld,
    EnemyMoved,
    PlayerOut,
    UnitKilled,
    WallHit,
)
from rempart.games.kravora.options import Build, Buy, Cast, EndPurchases, Fire, Suffer
from tests.asked import asked, ended
from tests.games.kravora.table import (
    FACES,
    Table,
    ask,
    at,
    hit_points,
    in_supply,
    offered,
    player,
    refused,
    stopped,
    told,
    walls,
)


@pytest.mark.rule("KV-CALAMITY-01")
@pytest.mark.parametrize("turn", range(1, 11))
def test_the_calamity_die_is_rolled_on_odd_turns(turn: int):
    table = Table()
    table[0].blood = 1
    dice = [0] * [1, 1, 2, 2, 3, 3, 4, 4, 4, 4][turn - 1]
    match = table.turn(turn, [*dice, FACES.index("blank")])
    rolled = told(match, CalamityRolled)
    assert rolled == ([CalamityRolled(face="blank")] if turn % 2 else [])
    assert bool(told(match, CountersReset)) == (turn % 2 == 0)


@pytest.mark.rule("KV-CALAMITY-02")
def test_six_faces_one_each():
    assert sorted(FACES) == ["arrow", "blank", "blood_10", "blood_5", "comet", "double_comet"]
    for face in FACES:
        match = Table().calamity(face, 1, 1)
        assert told(match, CalamityRolled)[0].face == face


@pytest.mark.rule("KV-CALAMITY-03")
@pytest.mark.parametrize(("face", "amount"), [("blood_5", 5), ("blood_10", 10)])
def test_blood_for_everyone_to_be_spent_at_once_in_turn_order(face: str, amount: int):
    table = Table(players=4)
    table.s.first = 2
    table[3].alive = False
    table.build("hut", "cannon")
    match = table.calamity(face)
    assert [p.blood for p in match.state.players] == [amount, amount, amount, 0]
    for seat in (2, 0, 1):
        assert (ask(match), asked(match).actors) == ("CalamityPurchases", (seat,))
        assert offered(match, Buy, Build)
        refused(match, Cast(6), "KV-CALAMITY-03")
        refused(match, Fire((seat + 1) % 3, 1), "KV-CALAMITY-03")
        match.choose(Buy(0, 4))
        match.choose(EndPurchases())
    assert stopped(match)
    assert [p.blood for p in match.state.players] == [amount - 1] * 3 + [0]


@pytest.mark.rule("KV-CALAMITY-04")
def test_a_comet_deals_four_hits_of_1_on_every_living_board():
    table = Table(players=3)
    table[2].alive = False
    bruisers = [[table.defender(2, "bruiser", board) for _ in range(4)] for board in (0, 1)]
    match = table.calamity("comet", 2)
    for units in bruisers:
        assert [hit_points(match, unit) for unit in units] == [4, 4, 4, 4]
    assert told(match, CometFell) == [CometFell(line=2, rule="KV-CALAMITY-05")]


@pytest.mark.rule("KV-CALAMITY-05")
@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_rolls_1_to_4_are_lines(roll: int):
    table = Table()
    units = {line: table.defender(line, "puppet") for line in range(1, 6)}
    match = table.comet(roll)
    assert [line for line, unit in units.items() if at(match, unit) is None] == [roll]
    assert walls(match) == [10, 10]


@pytest.mark.rule("KV-CALAMITY-06")
def test_roll_5_is_line_5_and_the_rest_goes_to_the_wall():
    table = Table()
    table.defender(5, "puppet")
    table.enemy(5, "bruiser")
    away = table.defender(4, "puppet")
    match = table.comet(5)
    assert walls(match) == [8, 6]
    assert at(match, away) == (0, 4)
    assert {e.rule for e in told(match, WallHit)} == {"KV-CALAMITY-06"}


@pytest.mark.rule("KV-CALAMITY-07")
def test_roll_6_is_4_damage_to_the_wall():
    table = Table()
    units = [table.defender(line, "puppet") for line in range(1, 6)]
    match = table.comet(6)
    assert walls(match) == [6, 6]
    assert all(at(match, unit) for unit in units)
    assert told(match, CometHitWalls)
    assert {(e.amount, e.rule) for e in told(match, WallHit)} == {(4, "KV-CALAMITY-07")}


@pytest.mark.rule("KV-CALAMITY-08")
def test_defenders_are_hit_first_then_enemies_once_each():
    table = Table()
    mine = [table.defender(3, "bruiser"), table.defender(3, "long_arm")]
    enemies = [table.enemy(3, "bruiser"), table.enemy(3, "puppet"), table.enemy(3, "sprinter")]
    match = table.comet(3)
    assert [hit_points(match, unit) for unit in mine] == [4, 1]
    assert (ask(match), asked(match).actors) == ("CometVictims", (0,))
    assert asked(match).options == [Suffer(unit) for unit in enemies]
    refused(match, Suffer(mine[0]), "KV-CALAMITY-08")
    match.choose(Suffer(enemies[0]))
    refused(match, Suffer(enemies[0]), "KV-CALAMITY-08")
    match.choose(Suffer(enemies[2]))
    assert stopped(match)
    assert [hit_points(match, unit) for unit in enemies] == [4, 1, 0]


@pytest.mark.rule("KV-CALAMITY-08")
def test_the_owner_chooses_among_more_than_four_defenders_and_no_enemy_is_hit():
    table = Table()
    mine = [table.defender(1, "puppet") for _ in range(4)] + [table.defender(1, "bruiser")]
    enemy = table.enemy(1, "puppet")
    match = table.comet(1)
    assert asked(match).options == [Suffer(unit) for unit in mine]
    refused(match, Suffer(enemy), "KV-CALAMITY-08")
    match.choose(Suffer(mine[4]))
    assert stopped(match)
    assert hit_points(match, mine[4]) == 4
    assert len(player(match).defenders[1]) == 2
    assert at(match, enemy) == (0, 1)


@pytest.mark.rule("KV-CALAMITY-08")
@pytest.mark.parametrize("line", [1, 4])
def test_what_is_left_over_on_lines_1_to_4_is_lost(line: int):
    table = Table()
    bruiser = table.defender(line, "bruiser")
    match = table.comet(line)
    assert hit_points(match, bruiser) == 4
    assert walls(match) == [10, 10]


@pytest.mark.rule("KV-CALAMITY-09")
def test_a_double_comet_is_two_comets_with_a_die_each():
    table = Table()
    two, six = table.defender(2, "bruiser"), table.defender(3, "bruiser")
    match = table.calamity("double_comet", 2, 6)
    assert (hit_points(match, two), hit_points(match, six)) == (4, 5)
    assert walls(match) == [6, 6]


@pytest.mark.rule("KV-CALAMITY-09")
def test_the_second_comet_can_hit_the_same_units_again():
    table = Table()
    bruiser = table.defender(2, "bruiser")
    assert hit_points(table.calamity("double_comet", 2, 2), bruiser) == 3


@pytest.mark.rule("KV-CALAMITY-10")
def test_the_arrow_moves_all_enemies_of_all_boards():
    table = Table()
    table.defender(2, "puppet")
    held, free = table.enemy(2, "bruiser"), table.enemy(2, "puppet")
    sprinter = table.enemy(1, "sprinter", board=1)
    match = table.calamity("arrow")
    assert at(match, held) == (0, 2)
    assert at(match, free) == (0, 3)
    assert at(match, sprinter) == (1, 4)
    assert [e.unit for e in told(match, EnemyHeld)] == [held]
    assert {e.unit for e in told(match, EnemyMoved)} == {free, sprinter}


@pytest.mark.rule("KV-CALAMITY-11")
def test_the_blank_face_does_nothing():
    table = Table()
    table.defender(1, "puppet")
    table.enemy(2, "puppet")
    match = table.calamity("blank")
    assert [type(event) for event in match.events] == [CalamityRolled]
    assert stopped(match)


@pytest.mark.rule("KV-CALAMITY-12")
def test_the_dead_of_a_comet_bring_nothing():
    table = Table()
    table.build("sorting_centre", "laboratory")
    mine, enemy = table.defender(3, "puppet"), table.enemy(3, "puppet")
    fired = table.enemy(3, "puppet", owner=1)
    match = table.comet(3)
    for unit in (mine, enemy, fired):
        assert in_supply(match, unit)
    p = player(match)
    assert (p.reserve, p.laboratory, p.kills, p.kills_total, p.blood) == ([], [], 0, 0, 0)
    assert {e.rule for e in told(match, UnitKilled)} == {"KV-CALAMITY-12"}


@pytest.mark.rule("KV-CALAMITY-13")
def test_a_wall_that_a_comet_brings_down_eliminates_at_once():
    table = Table(players=3)
    table[1].wall = 4
    match = table.comet(6)
    assert not player(match, 1).alive
    assert told(match, PlayerOut) == [PlayerOut(seat=1, rule="KV-CALAMITY-13")]
    assert match.outcome is None
    table = Table(players=3)
    table[1].wall = 5
    assert player(table.comet(6), 1).alive


@pytest.mark.rule("KV-CALAMITY-13")
def test_all_boards_are_hit_before_walls_are_looked_at():
    table = Table(players=3)
    table[0].wall = table[1].wall = 4
    match = table.comet(5)
    assert [p.alive for p in match.state.players] == [False, False, True]
    assert ended(match).winners == (2,)


@pytest.mark.rule("KV-CALAMITY-14")
def test_the_best_killer_is_paid():
    table = Table(players=3)
    for seat, kills in enumerate((2, 5, 4)):
        table[seat].kills = kills
    match = table.reward()
    assert [p.blood for p in match.state.players] == [0, 5, 0]
    assert told(match, BloodGained) == [
        BloodGained(seat=1, amount=5, blood=5, rule="KV-CALAMITY-14")
    ]


@pytest.mark.rule("KV-CALAMITY-14")
def test_all_of_them_on_a_tie_nobody_at_0_and_never_the_dead():
    table = Table(players=4)
    for seat, kills in enumerate((3, 3, 1, 9)):
        table[seat].kills = kills
    table[3].alive = False
    assert [p.blood for p in table.reward().state.players] == [5, 5, 0, 0]
    assert [p.blood for p in Table().reward().state.players] == [0, 0]


@pytest.mark.rule("KV-CALAMITY-15")
def test_then_all_counters_go_back_to_0():
    table = Table()
    table[0].kills, table[1].kills = 3, 2
    table[0].kills_total = 8
    match = table.reward()
    assert [p.kills for p in match.state.players] == [0, 0]
    assert player(match).kills_total == 8


@pytest.mark.rule("KV-CALAMITY-16")
def test_fired_puppets_count_for_their_killer():
    table = Table()
    table.defender(5, "sprinter")
    puppet = table.enemy(5, "puppet", owner=1)
    match = table.attack()
    match.choose(offered(match, type(asked(match).options[0]))[0])
    assert at(match, puppet) is None
    assert player(match).kills == player(match).kills_total == 1
    assert player(match, 1).kills == 0


@pytest.mark.rule("KV-CALAMITY-16")
def test_whom_a_ruse_or_comet_kills_does_not_count():
    table = Table()
    puppet = table.enemy(5, "puppet")
    match = table.cast("clot")
    match.choose({"type": "Bleed", "unit": puppet})
    assert at(match, puppet) is None
    assert player(match).kills == 0
    table = Table()
    table.enemy(5, "puppet")
    assert player(table.comet(5)).kills == 0


@pytest.mark.rule("KV-CALAMITY-17")
def test_example_one_stone_thrower_on_the_floor():
    table = Table()
    unit = table.defender(5, "stone_thrower")
    match = table.comet(5)
    assert at(match, unit) is None
    assert player(match).wall == 7


@pytest.mark.rule("KV-CALAMITY-18")
def test_example_a_bruiser_a_puppet_and_an_enemy_on_the_floor():
    table = Table()
    bruiser, puppet = table.defender(5, "bruiser"), table.defender(5, "puppet")
    sprinter = table.enemy(5, "sprinter")
    match = table.comet(5)
    assert [hit_points(match, unit) for unit in (bruiser, puppet, sprinter)] == [4, 0, 0]
    assert player(match).wall == 9
    assert [p.blood for p in match.state.players] == [0, 0]


@pytest.mark.rule("KV-CALAMITY-13", "KV-END-05")
def test_walls_that_one_comet_brings_down_on_line_5_fall_together():
    table = Table()
    table[0].wall, table[1].wall = 4, 3
    match = table.comet(5)
    assert ended(match).reason == "fell_together"
    assert ended(match).winners == (0,)
