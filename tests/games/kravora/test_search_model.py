"""What search knows of Kravora: what options gain, and how likely a position is won."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rempart.games.kravora.ai.features import chance
from rempart.games.kravora.ai.lines import player
from rempart.games.kravora.ai.policy import order
from rempart.games.kravora.ai.quick import FALL, flung, inciting, purchases, trick
from rempart.games.kravora.ids import (
    ATTACK,
    BAIT,
    CANNON,
    CLOT,
    HUT,
    PROPULSION,
    PUPPET,
    RETREAT,
    ROCKS,
)
from rempart.games.kravora.options import (
    Build,
    Buy,
    Cast,
    EndPurchases,
    Fire,
    Incite,
    Land,
    Launch,
    Lure,
)
from rempart.kernel import Match
from tests.games.kravora.table import GAME, TABLES, Table, cost


def gains(match: Match) -> dict[Any, float]:
    assert match.decision is not None
    found = purchases(match.state, 0, match.decision.options)
    return {option: gain for gain, option in found}


def untouched(match: Match, before: bytes) -> bool:
    return GAME.encode(match.state) == before


def test_reckoning_changes_nothing():
    table = Table()
    table[0].blood = 30
    table[0].buildings += [HUT, CANNON]
    table.defender(4, "puppet")
    table.enemy(1, "rock_hurler")
    table.enemy(2, "rock_hurler", board=1)
    match = table.purchases()
    before = GAME.encode(match.state)
    assert match.decision is not None
    found = gains(match)
    assert {type(option) for option in found} == {Buy, Build, Fire, Cast, EndPurchases}
    order(match.state, match.decision)
    player(random.Random(1))(match.state, match.decision)
    assert untouched(match, before)


def test_cheap_units_come_before_dear_ones():
    """A Puppet brings less than a Bruiser, but more for its litre."""
    table = Table()
    table[0].blood = 5
    match = table.purchases()
    assert match.decision is not None
    first = order(match.state, match.decision)[0]
    assert isinstance(first, Buy)
    assert first.kind == PUPPET


def test_a_hut_gains_more_where_others_have_no_screen():
    def gain(screen: int) -> float:
        table = Table()
        table[0].blood = 20
        for _ in range(screen):
            table.defender(4, "puppet", board=1)
            table.defender(5, "puppet", board=1)
        return gains(table.purchases())[Build(HUT)]

    assert gain(0) > gain(4)


def test_a_rock_hurler_is_incited_against_others():
    table = Table()
    mine = table.enemy(5, "rock_hurler")
    theirs = table.enemy(5, "rock_hurler", board=1)
    assert inciting(table.s, TABLES, 0, theirs) == 4
    assert inciting(table.s, TABLES, 0, mine) == -4
    table[0].blood = cost("bait")
    table[0].buildings.append(HUT)
    match = table.purchases()
    choose = player(random.Random(1))
    match.choose(Cast(BAIT))
    assert match.decision is not None
    assert choose(match.state, match.decision) == Incite(theirs)


def test_a_rock_hurler_is_flung_away():
    """From before one's own wall to before the other."""
    table = Table()
    mine = table.enemy(3, "rock_hurler")
    far = table.enemy(1, "rock_hurler", board=1)
    near, away = (flung(table.s, TABLES, 0, [1], 0, unit) for unit in (mine, far))
    assert near > away > 0
    table[0].blood = cost("propulsion")
    table[0].buildings.append(HUT)
    match = table.purchases()
    choose = player(random.Random(1))
    for expected in (None, Launch(mine), Land(1, 5)):
        assert match.decision is not None
        option = choose(match.state, match.decision)
        assert expected is None or option == expected
        match.choose(Cast(5) if expected is None else option)


def test_propulsion_and_a_forced_attack_go_together():
    """A Rock-hurler that the others would kill at once is worth flinging if it throws before."""
    table = Table()
    mine = table.enemy(3, "rock_hurler")
    for _ in range(4):
        table.defender(5, "long_arm", board=1)
    table[0].buildings.append(HUT)

    def gain(blood: int) -> float:
        table[0].blood = blood
        return trick(table.s, TABLES, 0, PROPULSION)

    alone, both = cost("propulsion"), cost("propulsion") + cost("bait")
    assert gain(both) > gain(alone) + 3
    table[1].wall = 4
    assert gain(both) > gain(alone) + 3 + FALL, "and the wall would fall"
    table.s.forced.append(mine)
    assert gain(both) == pytest.approx(gain(alone))


def test_a_shield_costs_a_ruse_more():
    table = Table()
    table.enemy(5, "rock_hurler", board=1)
    table[0].buildings.append(HUT)
    table[1].shield = True
    table[0].blood = 2 * cost("bait") - 1
    assert trick(table.s, TABLES, 0, BAIT) < 0
    table[0].blood += 1
    assert trick(table.s, TABLES, 0, BAIT) > 0


def test_a_rock_hurler_is_lured_to_where_nobody_catches_its_rocks():
    """Stone-throwers on the last line catch what comes from the line before, and cannot reach
    their own."""
    table = Table()
    hurler = table.enemy(4, "rock_hurler", board=1)
    for _ in range(4):
        table.defender(5, "stone_thrower", board=1)
    table[0].buildings.append(HUT)
    table[0].blood = 2 * cost("bait")
    match = table.purchases()
    choose = player(random.Random(1))
    match.choose(Cast(BAIT))
    assert match.decision is not None
    assert choose(match.state, match.decision) == Lure(hurler)
    match.choose(Lure(hurler))
    match.choose(Cast(BAIT))
    assert match.decision is not None
    assert choose(match.state, match.decision) == Incite(hurler)
    match.choose(Incite(hurler))
    assert match.state.players[1].wall == TABLES.wall.points - 4


@pytest.mark.parametrize(
    ("ruse", "line", "kind", "wounds"),
    [(CLOT, 2, "rock_hurler", 2), (RETREAT, 4, "long_arm", 0), (ROCKS, 3, "long_arm", 0)],
)
def test_ruses_help_against_enemies_before_the_wall(ruse: int, line: int, kind: str, wounds: int):
    table = Table()
    assert trick(table.s, TABLES, 0, ruse) < 0
    table.enemy(line, kind, wounds=wounds)
    assert trick(table.s, TABLES, 0, ruse) > 0


def test_a_flung_rock_hurler_comes_down_where_it_does_most():
    table = Table(players=3)
    table.enemy(3, "rock_hurler")
    table[2].wall = 4
    table[0].buildings.append(HUT)
    table[0].blood = cost("propulsion") + cost("bait")
    match = table.purchases()
    choose = player(random.Random(1))
    match.choose(Cast(PROPULSION))
    assert match.decision is not None
    match.choose(choose(match.state, match.decision))
    assert choose(match.state, match.decision) == Land(2, 5)


# Chances


def test_whose_turn_begins_still_attacks():
    """Nothing but whose turn it is differs: a chance does not fall because one is about to move."""
    table = Table()
    for board in (0, 1):
        table.defender(5, "long_arm", board=board)
        table.enemy(5, "puppet", board=board)
    table.s.phase = ATTACK
    table.s.active = 0
    assert chance(table.s, 0) == 0.5
    table.s.active = 1
    assert chance(table.s, 0) == 0.5


def test_walls_decide_more_and_more():
    def lead(turn: int) -> float:
        table = Table()
        table.s.turn = turn
        table[1].wall = 8
        return chance(table.s, 0)

    assert 0.5 < lead(8) < lead(10) < lead(12)


def test_walls_that_are_counted_decide_sooner():
    def lead(**settings: Any) -> float:
        table = Table(**settings)
        table.s.turn = 10
        table[1].wall = 8
        return chance(table.s, 0)

    assert lead(end="count") > lead()


def test_a_screen_is_worth_something():
    table = Table()
    before = chance(table.s, 0)
    table.defender(5, "puppet")
    assert chance(table.s, 0) > before
