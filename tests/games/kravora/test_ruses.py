"""Ruses (KV-RUSE)."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import (
    LineFrozen,
    PlayerOut,
    RuseAnnounced,
    RuseCancelled,
    ShieldRaised,
    UnitKilled,
    UnitShifted,
    WallHit,
)
from rempart.games.kravora.ids import RUSES
from rempart.games.kravora.options import (
    Aim,
    Attack,
    Bleed,
    Buy,
    Cancel,
    Cast,
    EndAttack,
    EndPurchases,
    Freeze,
    Hurl,
    Incite,
    Land,
    Launch,
    LetPass,
    Lure,
    Repel,
    Strike,
    Suffer,
)
from rempart.games.kravora.steps.turn import PlayerTurns, Turn
from rempart.kernel import NONE
from tests.asked import asked, ended
from tests.games.kravora.table import (
    TABLES,
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
    told,
    walls,
)


@pytest.mark.rule("KV-RUSE-01")
def test_only_with_a_hut_and_in_ones_own_phases():
    table = Table()
    table[0].blood = table[1].blood = 20
    table.build("hut", seat=1)
    match = table.purchases()
    assert offered(match, Cast) == []
    for ruse in RUSES:
        refused(match, ruse_of(ruse), "KV-RUSE-01")
    assert [why.reason for why in match.why_not(1, ruse_of("shield"))] == ["not_yours"]
    assert Cast(6) in asked(table.purchases(seat=1)).options


@pytest.mark.rule("KV-RUSE-01")
def test_there_are_seven_ruses():
    table = Table()
    table.build("hut")
    table[0].blood = 20
    refused(table.purchases(), Cast(7), "KV-RUSE-01")


@pytest.mark.rule("KV-RUSE-01")
def test_in_phase_3_1_and_in_phase_5():
    for begin in ("attack", "purchases"):
        table = Table()
        table.build("hut")
        table[0].blood = cost("shield")
        match = getattr(table, begin)()
        match.choose(ruse_of("shield"))
        assert player(match).shield


@pytest.mark.rule("KV-RUSE-02")
def test_a_ruse_is_paid_and_resolved_at_once():
    table = Table()
    enemy = table.enemy(3, "bruiser")
    match = table.cast("clot", blood=cost("clot"))
    match.choose(Bleed(enemy))
    assert hit_points(match, enemy) == 4
    assert player(match).blood == 0
    assert told(match, RuseAnnounced) == [
        RuseAnnounced(seat=0, ruse=1, unit=enemy, board=0, line=NONE, price=cost("clot"))
    ]
    poor = Table()
    poor.build("hut")
    poor[0].blood = cost("clot") - 1
    refused(poor.purchases(), ruse_of("clot"), "KV-RUSE-02")


@pytest.mark.rule("KV-RUSE-03")
def test_the_same_ruse_in_every_turn():
    table = Table()
    enemy = table.enemy(3, "bruiser")
    table.build("hut")
    table[0].blood = 2 * cost("clot")
    for left in (4, 3):
        match = table.only(PlayerTurns([0]))
        match.choose(ruse_of("clot"))
        match.choose(Bleed(enemy))
        assert hit_points(match, enemy) == left
        table.s = match.state


@pytest.mark.rule("KV-RUSE-03")
@pytest.mark.parametrize("begin", ["attack", "purchases"])
def test_any_number_of_ruses_in_a_phase(begin: str):
    table = Table()
    enemy = table.enemy(3, "bruiser")
    table.build("hut")
    table[0].blood = 4 * cost("clot")
    match = getattr(table, begin)()
    for left in (4, 3, 2, 1):
        match.choose(ruse_of("clot"))
        match.choose(Bleed(enemy))
        assert hit_points(match, enemy) == left
    assert player(match).blood == 0


@pytest.mark.rule("KV-RUSE-29")
@pytest.mark.parametrize("begin", ["attack", "purchases"])
def test_one_ruse_in_a_players_turn(begin: str):
    table = Table(many_ruses=False)
    enemy = table.enemy(3, "bruiser")
    table.build("hut")
    table[0].blood = 30
    match = getattr(table, begin)()
    match.choose(ruse_of("clot"))
    match.choose(Bleed(enemy))
    assert offered(match, Cast) == [ruse_of("shield")]
    for ruse in RUSES[:-1]:
        refused(match, ruse_of(ruse), "KV-RUSE-29")
    match.choose(ruse_of("shield"))
    assert player(match).shield
    assert player(match).blood == 30 - cost("clot") - cost("shield")


@pytest.mark.rule("KV-RUSE-29")
def test_a_ruse_of_the_attack_phase_counts_in_the_purchases():
    table = Table(many_ruses=False)
    enemy = table.enemy(3, "bruiser")
    table.build("hut")
    table[0].blood = 30
    table[0].wall = 1
    match = table.player_turn()
    match.choose(ruse_of("clot"))
    match.choose(Bleed(enemy))
    match.choose(EndAttack())
    assert ask(match) == "Purchases"
    refused(match, ruse_of("clot"), "KV-RUSE-29")


@pytest.mark.rule("KV-RUSE-29")
def test_a_shield_before_it_does_not_count_and_a_cancelled_ruse_does():
    table = Table(many_ruses=False)
    enemy = table.enemy(3, "bruiser")
    table[1].shield = True
    match = table.cast("shield")
    match.choose(LetPass())
    match.choose(ruse_of("clot"))
    match.choose(Bleed(enemy))
    match.choose(Cancel())
    assert hit_points(match, enemy) == 5
    refused(match, ruse_of("clot"), "KV-RUSE-29")


@pytest.mark.rule("KV-RUSE-29")
def test_the_next_player_begins_afresh():
    table = Table(many_ruses=False)
    table.s.cast = 1
    table.enemy(3, "bruiser")
    table.build("hut", seat=1)
    table[1].blood = 30
    match = table.only(PlayerTurns([1]))
    assert ruse_of("clot") in asked(match).options


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


@pytest.mark.rule("KV-RUSE-17")
def test_a_shield_is_a_token_of_which_one_can_be_held():
    table = Table()
    match = table.cast("shield")
    assert player(match).shield
    assert told(match, ShieldRaised) == [ShieldRaised(seat=0)]
    refused(match, ruse_of("shield"), "KV-RUSE-17")


@pytest.mark.rule("KV-RUSE-18")
def test_a_shield_owner_may_cancel_a_ruse_and_the_price_is_lost():
    table = Table()
    table[1].shield = True
    theirs = table.defender(2, "bruiser", board=1)
    match = table.cast("clot", blood=cost("clot") + 3)
    match.choose(Bleed(theirs))
    assert (ask(match), asked(match).actors) == ("ShieldWindow", (1,))
    assert asked(match).options == [Cancel(), LetPass()]
    passed = match.branch()
    match.choose(Cancel())
    assert hit_points(match, theirs) == 5
    assert (player(match).blood, player(match, 1).shield) == (3, False)
    assert told(match, RuseCancelled) == [RuseCancelled(seat=1, ruse=1)]
    assert ask(match) == "Purchases"
    passed.choose(LetPass())
    assert hit_points(passed, theirs) == 4
    assert (player(passed).blood, player(passed, 1).shield) == (3, True)


@pytest.mark.rule("KV-RUSE-18")
def test_ones_own_shield_is_not_asked():
    table = Table()
    table[0].shield = True
    enemy = table.enemy(2, "bruiser")
    match = table.cast("clot")
    match.choose(Bleed(enemy))
    assert hit_points(match, enemy) == 4
    assert player(match).shield


@pytest.mark.rule("KV-RUSE-19")
def test_any_ruse_can_be_cancelled_a_shield_too_and_aimed_at_anybody():
    table = Table(players=3)
    table[2].shield = True
    match = table.cast("shield")
    assert asked(match).actors == (2,)
    match.choose(Cancel())
    assert not player(match).shield
    table = Table(players=3)
    table[2].shield = True
    theirs = table.defender(2, "puppet", board=1)
    match = table.cast("clot")
    match.choose(Bleed(theirs))
    assert asked(match).actors == (2,)
    match.choose(Cancel())
    assert at(match, theirs) == (1, 2)


@pytest.mark.rule("KV-RUSE-19")
def test_the_cancelling_itself_cannot_be_cancelled():
    table = Table(players=3)
    table[0].shield = table[1].shield = table[2].shield = True
    enemy = table.enemy(2, "puppet")
    match = table.cast("clot")
    match.choose(Bleed(enemy))
    match.choose(Cancel())
    assert ask(match) == "Purchases"
    assert [p.shield for p in match.state.players] == [True, False, True]


@pytest.mark.rule("KV-RUSE-20")
def test_owners_are_asked_clockwise_from_the_caster():
    table = Table(players=4)
    for seat in (0, 1, 3):
        table[seat].shield = True
    enemy = table.enemy(2, "bruiser")
    match = table.cast("clot", seat=2)
    match.choose(Bleed(enemy))
    for seat in (3, 0, 1):
        assert asked(match).actors == (seat,)
        match.choose(LetPass())
    assert hit_points(match, enemy) == 4


@pytest.mark.rule("KV-RUSE-20")
def test_the_first_who_accepts_ends_the_asking_and_the_dead_are_not_asked():
    table = Table(players=4)
    for seat in (0, 1, 3):
        table[seat].shield = True
    table[3].alive = False
    enemy = table.enemy(2, "bruiser")
    match = table.cast("clot", seat=2)
    match.choose(Bleed(enemy))
    assert asked(match).actors == (0,)
    match.choose(Cancel())
    assert ask(match) == "Purchases"
    assert player(match, 1).shield
    assert hit_points(match, enemy) == 5


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


@pytest.mark.rule("KV-RUSE-22")
def test_no_unit_is_needed_to_cast():
    table = Table()
    table.enemy(3, "puppet", board=1)
    table.build("hut")
    table[0].blood = 20
    match = table.purchases()
    assert not any(player(match).defenders)
    assert {o.ruse for o in offered(match, Cast)} == set(range(7))


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
    match = table.cast("bait", blood=10)
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


@pytest.mark.rule("KV-RUSE-28")
@pytest.mark.parametrize(("ruse", "price"), list(zip(RUSES, (2, 3, 5, 3, 12, 9, 3), strict=True)))
def test_ruse_prices(ruse: str, price: int):
    assert TABLES.ruse_price[0][RUSES.index(ruse)] == price
    table = Table()
    table.build("hut")
    table.enemy(3, "puppet")
    table[0].blood = price
    match = table.purchases()
    match.choose(ruse_of(ruse))
    while ask(match) not in ("Purchases", "") and not stopped(match):
        match.choose(asked(match).options[0])
    assert player(match).blood == 0


@pytest.mark.rule("KV-END-07")
def test_a_player_can_fall_in_another_players_turn():
    table = Table(players=3)
    table[1].wall = 1
    enemy = table.enemy(5, "puppet", board=1)
    match = table.cast("bait")
    match.choose(Incite(enemy))
    assert told(match, PlayerOut) == [PlayerOut(seat=1)]
    assert (ask(match), asked(match).actors) == ("Purchases", (0,))
    assert match.outcome is None


@pytest.mark.rule("KV-END-07")
def test_or_in_phase_2():
    table = Table(players=3)
    table[2].wall = 3
    match = table.comet(6)
    assert [p.alive for p in match.state.players] == [True, True, False]


@pytest.mark.rule("KV-ENEMY-12")
def test_whoever_falls_in_their_own_purchases_buys_no_more():
    table = Table(players=3)
    table[0].wall = 1
    enemy = table.enemy(5, "puppet")
    match = table.cast("bait")
    match.choose(Incite(enemy))
    assert stopped(match)
    assert not player(match).alive
    assert EndPurchases() not in asked(match).options
