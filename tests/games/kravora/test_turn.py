"""Turn order (KV-TURN)."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import EnemiesAnnounced, PhaseBegun, TurnBegun
from rempart.games.kravora.options import Attack, Buy, EndPurchases, Incite, Strike, Suffer
from rempart.games.kravora.steps.turn import PlayerTurns
from rempart.kernel import Match
from tests.asked import asked
from tests.games.kravora.table import Table, ask, cost, player, ruse_of, stopped, told

BLANK = 5


def phases(match: Match) -> list[tuple[int, int]]:
    return [(event.seat, event.phase) for event in told(match, PhaseBegun)]


@pytest.mark.rule("KV-TURN-01")
def test_the_phases_of_a_turn_in_order():
    table = Table(players=3)
    table.s.first = 1
    match = table.turn(1, [0, BLANK, 0, 0, 0, 0, 0, 0])
    assert phases(match)[:18] == [(seat, phase) for seat in (1, 2, 0) for phase in range(2, 8)]
    names = [type(event).__name__ for event in match.events]
    assert names.index("TurnBegun") < names.index("EnemiesAnnounced")
    assert names.index("EnemiesAnnounced") < names.index("CalamityRolled")
    assert names.index("CalamityRolled") < names.index("PhaseBegun")


@pytest.mark.rule("KV-TURN-02")
def test_a_player_completes_everything_before_the_next_begins():
    table = Table()
    for seat in (0, 1):
        table[seat].blood = 1
    match = table.turn(1, [0, BLANK])
    assert (ask(match), asked(match).actors) == ("Purchases", (0,))
    assert phases(match) == [(0, phase) for phase in range(2, 7)]
    assert len(player(match, 0).holder) == len(player(match, 1).holder) == 1
    match.choose(EndPurchases())
    assert (ask(match), asked(match).actors) == ("Purchases", (1,))
    assert len(player(match, 0).enemies[1]) == 1
    assert player(match, 1).enemies[1] == []


@pytest.mark.rule("KV-TURN-03")
def test_the_first_player_stays():
    table = Table(players=3)
    table.s.first = 2
    match = table.turn(1, [0, BLANK, 0, 0, 0, BLANK, 0])
    turns = [(event.turn, event.seat) for event in told(match, TurnBegun)]
    assert turns[:3] == [(1, 2), (2, 2), (3, 2)]


@pytest.mark.rule("KV-TURN-04")
def test_where_the_first_player_is_out_the_next_one_is_told_to_go_first():
    table = Table(players=3)
    table[0].alive, table[0].wall = False, 0
    match = table.turn(1, [0, BLANK, 0, 0])
    assert told(match, TurnBegun)[0].seat == 1


@pytest.mark.rule("KV-TURN-04")
def test_eliminated_players_are_skipped():
    table = Table(players=3)
    table[1].alive = False
    table[1].wall = 0
    match = table.turn(1, [0, BLANK, 0, 0, 0, BLANK, 0])
    assert {seat for seat, _ in phases(match)} == {0, 2}
    assert player(match, 1).holder == []
    table = Table(players=3)
    table[1].alive = False
    table[0].wall = table[2].wall = 1
    match = table.only(PlayerTurns([2, 1, 0]))
    assert [seat for seat, phase in phases(match) if phase == 2] == [0, 2]


@pytest.mark.rule("KV-TURN-05")
def test_the_marker_advances_before_the_dice_are_rolled():
    table = Table()
    table[0].blood = 1
    match = table.turn(3, [0, 1, BLANK])
    assert match.state.turn == 3
    kinds = [type(event) for event in match.events]
    assert kinds.index(TurnBegun) < kinds.index(EnemiesAnnounced)
    assert len(told(match, EnemiesAnnounced)[0].rolls) == 2


@pytest.mark.rule("KV-TURN-06")
def test_a_phase_without_a_choice_ends_by_itself():
    table = Table()
    table.defender(5, "puppet")
    table.enemy(1, "puppet")
    assert stopped(table.attack())
    assert stopped(Table().purchases())
    rich = Table()
    rich[0].blood = 1
    match = rich.purchases()
    assert ask(match) == "Purchases"
    match.choose(Buy(0, 1))
    assert stopped(match)


@pytest.mark.rule("KV-TURN-06")
def test_a_single_victim_needs_no_choosing():
    table = Table()
    table.defender(3, "bruiser")
    table.enemy(3, "puppet")
    match = table.enemy_attack()
    assert stopped(match)
    assert list(match.state.wounds.values()) == [1]
    table = Table()
    for _ in range(3):
        table.defender(3, "puppet")
    table.enemy(3, "puppet")
    match = table.enemy_attack()
    assert stopped(match)
    assert len(player(match).defenders[3]) == 2


@pytest.mark.rule("KV-TURN-06")
def test_one_is_asked_where_units_of_a_kind_differ_in_owner_line_or_condition():
    table = Table()
    unit = table.defender(3, "stone_thrower")
    white, fired = table.enemy(2, "puppet"), table.enemy(2, "puppet", owner=1)
    match = table.attack()
    match.choose(Attack(unit))
    assert asked(match).options == [Strike(white), Strike(fired)]

    table = Table()
    unit = table.defender(3, "stone_thrower")
    near, far = table.enemy(5, "puppet"), table.enemy(2, "puppet")
    match = table.attack()
    match.choose(Attack(unit))
    assert asked(match).options == [Strike(far), Strike(near)]

    table = Table()
    table.build("hut")
    table[0].blood = cost("bait")
    tired, fresh = table.defender(3, "puppet"), table.defender(3, "puppet")
    enemy = table.enemy(3, "bruiser")
    match = table.attack()
    match.choose(Attack(tired))
    match.choose(ruse_of("bait"))
    match.choose(Incite(enemy))
    assert set(asked(match).options) == {Suffer(tired), Suffer(fresh)}
