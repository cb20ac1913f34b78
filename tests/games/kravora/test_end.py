"""Elimination and end (KV-END), hidden information (KV-HIDE)."""

from __future__ import annotations

import pytest

import rempart
from rempart.games.kravora.events import (
    GameWon,
    PlayerOut,
    VictoryShared,
    VolcanoErupted,
    WallHit,
)
from rempart.games.kravora.options import Attack
from rempart.games.kravora.steps.turn import Turn
from tests.asked import asked, ended
from tests.games.kravora.table import (
    GAME,
    Table,
    ask,
    at,
    in_supply,
    player,
    stopped,
    told,
    walls,
)


@pytest.mark.rule("KV-END-01")
@pytest.mark.parametrize(("wall", "alive"), [(3, False), (4, False), (5, True)])
def test_out_at_0_or_less(wall: int, alive: bool):
    table = Table(players=3)
    table[0].wall = wall
    table.enemy(5, "rock_hurler")
    match = table.enemy_attack()
    assert player(match).alive == alive
    assert player(match).wall == wall - 4
    assert bool(told(match, PlayerOut)) != alive


@pytest.mark.rule("KV-END-02")
def test_the_last_one_left_wins_at_once():
    table = Table(players=3)
    table[2].alive = False
    table[2].wall = -1
    table[0].wall = 1
    table.enemy(5, "puppet")
    match = table.enemy_attack()
    assert match.decision is None
    outcome = ended(match)
    assert (outcome.winners, outcome.reason, outcome.rule) == ((1,), "last_standing", "KV-END-02")
    assert outcome.scores == (0, 10, -1)
    assert told(match, GameWon) == [GameWon(seat=1, wall=10, rule="KV-END-02")]


@pytest.mark.rule("KV-END-02")
def test_with_two_left_it_goes_on():
    table = Table(players=3)
    table[0].wall = 1
    table.enemy(5, "puppet")
    match = table.enemy_attack()
    assert match.outcome is None
    assert stopped(match)


@pytest.mark.rule("KV-END-03")
def test_everything_of_an_eliminated_board_goes_to_its_supplies():
    table = Table(players=3)
    table[0].wall = 1
    table[0].frozen = [2, 3]
    table.build("laboratory")
    units = [
        table.defender(1, "bruiser", wounds=2),
        table.enemy(5, "puppet"),
        table.enemy(1, "puppet", owner=1),
        table.kill("puppet"),
        table.kill("puppet", place="laboratory"),
        table.take("bruiser"),
    ]
    table[0].holder = [units[-1]]
    abroad = table.enemy(3, "puppet", board=1, owner=0)
    match = table.enemy_attack()
    p = player(match)
    assert not p.alive
    assert all(in_supply(match, unit) for unit in units)
    assert (p.holder, p.reserve, p.laboratory, p.frozen, p.arrived) == ([], [], [], [], [])
    assert match.state.wounds == {}
    assert at(match, abroad) == (1, 3)


@pytest.mark.rule("KV-END-03")
def test_puppets_of_the_eliminated_still_pay_their_killer_and_then_leave():
    table = Table(players=3)
    table[0].alive = False
    table[1].wall = 1
    killer = table.defender(3, "puppet", board=1)
    orphan = table.enemy(3, "puppet", board=1, owner=0)
    match = table.player_turn(seat=1)
    match.choose(Attack(killer))
    assert player(match, 1).reserve == [orphan]
    assert player(match, 1).blood == 2
    assert player(match, 1).kills == 1
    while not stopped(match):
        match.choose(asked(match).options[-1])
    assert at(match, orphan) is None
    assert not player(match, 0).alive
    assert player(match, 0).supply[0].bit_count() == 10


@pytest.mark.rule("KV-END-04")
def test_the_eruption_replaces_phase_2_from_turn_11_on():
    for turn in (10, 11, 12):
        table = Table()
        for seat in (0, 1):
            table.defender(1, "puppet", board=seat)
        table.s.turn = turn - 1
        match = table.begin([Turn()], [0] * (4 if turn == 10 else 6))
        assert len(told(match, VolcanoErupted)) == (0 if turn == 10 else 2)
        names = {type(event).__name__ for event in match.events}
        assert ("CountersReset" in names) == (turn == 10)
        assert "CalamityRolled" not in names


@pytest.mark.rule("KV-END-05")
@pytest.mark.parametrize(
    ("wall", "kills", "winners"),
    [
        ((3, 2, 1), (0, 9, 9), (0,)),
        ((2, 2, 1), (4, 5, 9), (1,)),
        ((2, 2, 2), (5, 3, 5), (0, 2)),
    ],
    ids=["highest wall", "most kills", "shared"],
)
def test_all_fall_at_once(wall: tuple[int, ...], kills: tuple[int, ...], winners: tuple[int, ...]):
    table = Table(players=3)
    for seat in range(3):
        table[seat].wall = wall[seat]
        table[seat].kills_total = kills[seat]
    match = table.comet(6)
    outcome = ended(match)
    assert (outcome.winners, outcome.reason, outcome.rule) == (
        winners,
        "fell_together",
        "KV-END-05",
    )
    assert outcome.scores == tuple(points - 4 for points in wall)
    assert bool(told(match, VictoryShared)) == (len(winners) > 1)


@pytest.mark.rule("KV-END-05")
def test_who_fell_before_does_not_take_part():
    table = Table(players=3)
    table[0].alive, table[0].wall = False, 0
    table[1].wall, table[2].wall = 3, 2
    match = table.comet(6)
    assert ended(match).winners == (1,)


@pytest.mark.rule("KV-END-06")
def test_the_eruption_lowest_wall_first_ties_in_turn_order():
    table = Table(players=4)
    for seat, wall in enumerate((9, 7, 9, 8)):
        table[seat].wall = wall
    table.s.first = 1
    match = table.eruption(1, 2, 3, 4)
    assert [(e.seat, e.roll) for e in told(match, VolcanoErupted)] == [
        (1, 1),
        (3, 2),
        (2, 3),
        (0, 4),
    ]
    assert walls(match) == [5, 6, 6, 6]


@pytest.mark.rule("KV-END-06")
def test_it_stops_as_soon_as_one_is_left():
    table = Table(players=3)
    for seat, wall in enumerate((5, 3, 4)):
        table[seat].wall = wall
    match = table.eruption(6, 6, 6)
    assert ended(match).winners == (0,)
    assert walls(match) == [5, -3, -2]
    assert match.state.chance.forced == [5]


@pytest.mark.rule("KV-END-08")
def test_a_game_that_would_begin_turn_31_ends():
    table = Table(players=3, data={"dice.eruption.faces": [0] * 6})
    table[0].wall, table[1].wall, table[2].wall = 5, 8, 7
    table.s.turn = 29
    going = table.begin([Turn()])
    assert going.state.turn >= 30
    table = Table(players=3, data={"dice.eruption.faces": [0] * 6})
    table[0].wall, table[1].wall, table[2].wall = 5, 8, 7
    table.s.turn = 30
    match = table.begin([Turn()])
    outcome = ended(match)
    assert (outcome.winners, outcome.reason, outcome.rule) == ((1,), "too_long", "KV-END-08")


@pytest.mark.rule("KV-HIDE-01")
def test_everybody_sees_everything():
    table = Table(players=3)
    table.defender(1, "bruiser", wounds=2)
    table[1].shield = True
    table[1].blood = 7
    table[1].holder = [table.take("puppet")]
    table.kill("puppet", seat=2)
    match = table.purchases(seat=1)
    seen = [match.view(seat)["table"] | {"seat": 0} for seat in (None, 0, 1, 2)]
    assert all(view == seen[0] for view in seen)
    players = seen[0]["players"]
    assert (players[1]["blood"], players[1]["shield"]) == (7, True)
    assert players[0]["lines"][0][0]["hp"] == 3
    assert len(players[1]["holder"]) == len(players[2]["reserve"]) == 1
    assert all(not kind.secret for kind in (*GAME.options, *GAME.events))


@pytest.mark.rule("KV-HIDE-02")
def test_only_dice_to_come_are_unknown():
    match = rempart.new("kravora", seed=5, players=2)
    redealt = GAME.redeal(match.state, 0, 9)
    assert redealt.chance.seed != match.state.chance.seed
    redealt.chance = match.state.chance
    assert GAME.encode(redealt) == GAME.encode(match.state)
    assert "chance" not in match.view(0)["table"]
    assert ask(match) == "StartingPurchases"


def test_a_wall_that_loses_more_than_it_has_is_told_with_nothing_left():
    hit = WallHit(board=0, amount=5, wall=-2, rule="KV-END-01")
    assert GAME.text("en").say("event", hit).endswith(": 0 left.")
