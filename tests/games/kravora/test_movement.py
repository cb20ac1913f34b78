"""The enemies' movement, 3.3 (KV-MOVE)."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import EnemyHeld, EnemyMoved, FrostLifted
from rempart.kernel import NONE
from tests.games.kravora.table import Table, at, player, told

MOVES = {
    "puppet": 1,
    "sprinter": 3,
    "stone_thrower": 1,
    "long_arm": 2,
    "bruiser": 1,
    "rock_hurler": 1,
}


def handled(match) -> list[int]:
    """The enemies in the order in which they moved or were held."""
    return [e.unit for e in match.events if isinstance(e, EnemyHeld | EnemyMoved)]


@pytest.mark.rule("KV-MOVE-01")
def test_highest_line_first_then_slow_then_strong_then_old():
    table = Table()
    far = [table.enemy(1, kind) for kind in ("sprinter", "puppet")]
    near = [
        table.enemy(3, kind)
        for kind in ("sprinter", "long_arm", "puppet", "rock_hurler", "stone_thrower", "bruiser")
    ]
    young = table.enemy(3, "bruiser")
    match = table.movement()
    sprinter, arm, puppet, hurler, thrower, bruiser = near
    expected = [hurler, bruiser, young, thrower, puppet, arm, sprinter, far[1], far[0]]
    assert handled(match) == expected


@pytest.mark.rule("KV-MOVE-01")
def test_of_two_alike_the_one_longer_on_the_board_is_held():
    table = Table()
    table.defender(3, "puppet")
    old = table.enemy(2, "bruiser", wounds=1)
    young = table.enemy(3, "bruiser")
    # The old one came to line 3 later, but to the board first.
    table[0].enemies[2].remove(old)
    table[0].enemies[3].append(old)
    match = table.movement()
    assert at(match, old) == (0, 3)
    assert at(match, young) == (0, 4)


@pytest.mark.rule("KV-MOVE-02")
@pytest.mark.parametrize("kind", MOVES)
@pytest.mark.parametrize("line", range(1, 6))
def test_a_unit_goes_as_far_as_its_move_and_line_5_is_the_last(kind: str, line: int):
    table = Table()
    unit = table.enemy(line, kind)
    match = table.movement()
    assert at(match, unit) == (0, min(5, line + MOVES[kind]))
    moved = told(match, EnemyMoved)
    assert [e.rule for e in moved] == (["KV-MOVE-02"] if line < 5 else [])


@pytest.mark.rule("KV-MOVE-03")
def test_each_defender_holds_one_enemy_of_its_line():
    table = Table()
    for _ in range(2):
        table.defender(2, "puppet")
    table.defender(1, "puppet")
    units = [table.enemy(2, "puppet") for _ in range(3)]
    match = table.movement()
    assert sorted(at(match, unit) or (NONE, NONE) for unit in units) == [(0, 2), (0, 2), (0, 3)]


@pytest.mark.rule("KV-MOVE-04")
def test_an_enemy_beside_a_free_defender_is_held():
    table = Table()
    table.defender(2, "puppet")
    unit = table.enemy(2, "sprinter")
    match = table.movement()
    assert at(match, unit) == (0, 2)
    assert told(match, EnemyHeld) == [EnemyHeld(board=0, unit=unit, line=2, rule="KV-MOVE-04")]


@pytest.mark.rule("KV-MOVE-05")
def test_those_in_excess_move_on():
    table = Table()
    table.defender(2, "puppet")
    strong, weak = table.enemy(2, "bruiser"), table.enemy(2, "puppet")
    match = table.movement()
    assert (at(match, strong), at(match, weak)) == ((0, 2), (0, 3))
    assert [e.rule for e in told(match, EnemyMoved)] == ["KV-MOVE-05"]


@pytest.mark.rule("KV-MOVE-06")
def test_an_enemy_stops_at_a_free_defender_on_its_way():
    table = Table()
    table.defender(3, "puppet")
    first, second = table.enemy(1, "sprinter"), table.enemy(1, "sprinter")
    match = table.movement()
    assert (at(match, first), at(match, second)) == ((0, 3), (0, 4))
    assert [e.rule for e in told(match, EnemyMoved)] == ["KV-MOVE-06", "KV-MOVE-02"]


@pytest.mark.rule("KV-MOVE-07")
def test_who_is_held_is_counted_afresh_in_each_movement():
    table = Table()
    table.defender(2, "puppet")
    weak = table.enemy(2, "puppet")
    match = table.movement()
    assert at(match, weak) == (0, 2)
    table = Table()
    table.defender(2, "puppet")
    weak = table.enemy(2, "puppet")
    strong = table.enemy(1, "bruiser")
    # First the weak one is held and the strong one passes to line 2 and on; then it is held.
    match = table.calamity("arrow")
    assert (at(match, weak), at(match, strong)) == ((0, 2), (0, 2))
    from rempart.games.kravora.steps.movement import march

    march(match.state, 0)
    assert (at(match, weak), at(match, strong)) == ((0, 3), (0, 2))


@pytest.mark.rule("KV-MOVE-08")
def test_enemies_never_stop_each_other_and_lines_have_no_limit():
    table = Table()
    for _ in range(12):
        table.enemy(2, "bruiser")
    unit = table.enemy(1, "sprinter")
    match = table.movement()
    assert at(match, unit) == (0, 4)
    assert len(player(match).enemies[3]) == 12


@pytest.mark.rule("KV-MOVE-09")
def test_a_frozen_line_holds_whom_it_held_at_the_start():
    table = Table()
    table[0].frozen = [2]
    there, passing = table.enemy(2, "sprinter"), table.enemy(1, "sprinter")
    match = table.movement()
    assert at(match, there) == (0, 2)
    assert at(match, passing) == (0, 4)
    assert told(match, EnemyHeld) == [EnemyHeld(board=0, unit=there, line=2, rule="KV-MOVE-09")]
    assert player(match).frozen == []
    assert told(match, FrostLifted)


@pytest.mark.rule("KV-MOVE-09")
def test_frozen_enemies_keep_defenders_busy():
    table = Table()
    table[0].frozen = [2]
    table.defender(2, "puppet")
    frozen = [table.enemy(2, "puppet"), table.enemy(2, "puppet")]
    passing = table.enemy(1, "long_arm")
    match = table.movement()
    assert [at(match, unit) for unit in frozen] == [(0, 2), (0, 2)]
    assert at(match, passing) == (0, 3)


@pytest.mark.rule("KV-MOVE-09")
def test_only_the_markers_of_this_board_are_removed():
    table = Table()
    table[0].frozen, table[1].frozen = [2], [3]
    match = table.movement()
    assert [p.frozen for p in match.state.players] == [[], [3]]


@pytest.mark.rule("KV-MOVE-10")
def test_example_two_defenders_three_enemies():
    table = Table()
    for _ in range(2):
        table.defender(3, "puppet")
    puppet, arm, sprinter = (table.enemy(3, k) for k in ("puppet", "long_arm", "sprinter"))
    begun = table.movement()
    assert [at(begun, u) for u in (puppet, arm, sprinter)] == [(0, 3), (0, 3), (0, 5)]


@pytest.mark.rule("KV-MOVE-11")
def test_example_a_sprinter_passes_a_busy_defender():
    table = Table()
    table.defender(2, "puppet")
    table.defender(3, "puppet")
    table.enemy(2, "bruiser")
    sprinter = table.enemy(1, "sprinter")
    assert at(table.movement(), sprinter) == (0, 3)


@pytest.mark.rule("KV-MOVE-12")
def test_example_the_stronger_is_held():
    table = Table()
    table.defender(4, "puppet")
    puppet, hurler = table.enemy(4, "puppet"), table.enemy(4, "rock_hurler")
    match = table.movement()
    assert (at(match, hurler), at(match, puppet)) == ((0, 4), (0, 5))
