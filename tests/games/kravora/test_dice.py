"""Announced enemies (KV-DICE)."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import EnemiesAnnounced, KindReplaced, NobodyAnnounced
from rempart.games.kravora.ids import KINDS
from tests.games.kravora.table import TABLES, Table, kind, kinds_on, player, told


def held(match, seat: int) -> list[str]:
    return [KINDS[TABLES.kind[unit]] for unit in player(match, seat).holder]


@pytest.mark.rule("KV-DICE-01")
@pytest.mark.parametrize(
    ("turn", "dice"),
    [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 4), (10, 4)],
)
def test_the_number_of_dice(turn: int, dice: int):
    table = Table()
    table.s.turn = turn
    match = table.announce(*[1] * dice)
    assert match.state.chance.forced == []
    assert told(match, EnemiesAnnounced)[0].rolls == (1,) * dice
    assert len(player(match, 1).holder) == dice


@pytest.mark.rule("KV-DICE-02")
@pytest.mark.parametrize(
    ("turn", "kinds"),
    [
        (8, ["puppet", "stone_thrower", "bruiser", "rock_hurler"]),
        (9, ["sprinter", "long_arm", "rock_hurler", "rock_hurler"]),
        (10, ["stone_thrower", "bruiser", "rock_hurler", "rock_hurler"]),
    ],
)
def test_late_turns_add_to_every_die_up_to_6(turn: int, kinds: list[str]):
    table = Table()
    table.s.turn = turn
    assert held(table.announce(1, 3, 5, 6), 0) == kinds


@pytest.mark.rule("KV-DICE-03")
@pytest.mark.parametrize("roll", range(1, 7))
def test_what_a_result_brings(roll: int):
    match = Table().announce(roll)
    assert held(match, 0) == [KINDS[roll - 1]]
    assert told(match, EnemiesAnnounced) == [
        EnemiesAnnounced(rolls=(roll,), kinds=(roll - 1,), rule="KV-DICE-04")
    ]


@pytest.mark.rule("KV-DICE-04")
def test_one_roll_serves_every_living_player():
    table = Table(players=4)
    table[2].alive = False
    table.s.turn = 5
    match = table.announce(2, 4, 6)
    for seat in (0, 1, 3):
        assert held(match, seat) == ["sprinter", "long_arm", "rock_hurler"]
    assert held(match, 2) == []
    assert [bits.bit_count() for bits in match.state.white] == [20, 17, 20, 13, 16, 13]


@pytest.mark.rule("KV-DICE-05")
def test_they_enter_line_1_in_phase_6_of_the_same_turn():
    table = Table()
    table[0].blood = table[1].blood = 1
    match = table.turn(2, [4])
    assert held(match, 0) == held(match, 1) == ["bruiser"]
    assert kinds_on(match, 0, 1) == []
    match.choose({"type": "EndPurchases"})
    assert held(match, 0) == []
    assert kinds_on(match, 0, 1) == ["bruiser"]
    assert kinds_on(match, 1, 1) == []
    assert held(match, 1) == ["bruiser"]


@pytest.mark.rule("KV-DICE-06")
def test_a_missing_type_is_replaced_by_the_next_lower_in_turn_order():
    table = Table(players=3)
    table.s.first = 1
    table.empty("rock_hurler", leave=1)
    table.empty("bruiser")
    match = table.announce(6)
    assert [held(match, seat) for seat in (1, 2, 0)] == [
        ["rock_hurler"],
        ["long_arm"],
        ["long_arm"],
    ]
    assert told(match, KindReplaced) == [
        KindReplaced(seat=seat, wanted=kind("rock_hurler"), kind=kind("long_arm"))
        for seat in (2, 0)
    ]


@pytest.mark.rule("KV-DICE-06")
def test_die_by_die_and_for_each_die_in_turn_order():
    table = Table()
    table.s.turn = 3
    table.empty("bruiser", leave=1)
    table.empty("rock_hurler", leave=2)
    match = table.announce(6, 6)
    assert held(match, 0) == ["rock_hurler", "bruiser"]
    assert held(match, 1) == ["rock_hurler", "long_arm"]


@pytest.mark.rule("KV-DICE-06")
def test_where_nothing_lower_is_left_nothing_is_added():
    table = Table()
    table.empty("puppet")
    table.empty("sprinter", leave=1)
    match = table.announce(2)
    assert held(match, 0) == ["sprinter"]
    assert held(match, 1) == []
    assert told(match, NobodyAnnounced) == [NobodyAnnounced(seat=1, wanted=kind("sprinter"))]


@pytest.mark.rule("KV-DICE-07")
@pytest.mark.parametrize("turn", [11, 12, 20])
def test_from_turn_11_on_as_in_turn_10(turn: int):
    table = Table()
    table.s.turn = turn
    assert held(table.announce(1, 1, 2, 3), 1) == [
        "stone_thrower",
        "stone_thrower",
        "long_arm",
        "bruiser",
    ]


@pytest.mark.rule("KV-DICE-08")
def test_example_of_turn_10():
    table = Table(players=4)
    table.s.turn = 10
    match = table.announce(1, 3, 5, 6)
    for seat in range(4):
        assert held(match, seat) == ["stone_thrower", "bruiser", "rock_hurler", "rock_hurler"]
