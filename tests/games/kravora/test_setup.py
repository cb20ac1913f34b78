"""Set-up, turn 0 (KV-SETUP)."""

from __future__ import annotations

import pytest

import rempart
from rempart.games.kravora.events import EnemiesMustered, StartBlood
from rempart.games.kravora.options import Build, Buy, Cast, EndPurchases, Fire
from rempart.kernel import Match
from tests.asked import asked
from tests.games.kravora.table import (
    GAME,
    TABLES,
    Table,
    ask,
    kind,
    kinds_on,
    offered,
    player,
    refused,
    stopped,
    walls,
)


@pytest.mark.rule("KV-SETUP-01")
def test_walls_have_ten_points():
    match = rempart.new("kravora", seed=3, players=4)
    assert walls(match) == [10, 10, 10, 10]


MUSTER = ["puppet", "sprinter", "stone_thrower", "puppet", "sprinter", "stone_thrower"]


@pytest.mark.rule("KV-SETUP-02")
@pytest.mark.parametrize("face", range(1, 7))
def test_what_each_face_of_the_setup_die_brings(face: int):
    match = Table(players=3).turn_zero([face - 1, 0, 0, 0, 0])
    for board in range(3):
        assert kinds_on(match, board, 1) == sorted(["puppet"] * 3 + [MUSTER[face - 1]], key=kind)
    assert told_kinds(match)[0] == kind(MUSTER[face - 1])


def told_kinds(match: Match) -> tuple[int, ...]:
    [mustered] = [e for e in match.events if isinstance(e, EnemiesMustered)]
    return mustered.kinds


@pytest.mark.rule("KV-SETUP-03", "KV-SETUP-08")
def test_example_the_same_four_units_stand_on_line_1_of_every_board():
    match = Table(players=4).turn_zero([3, 1, 5, 5, 0])
    for board in range(4):
        expected = ["puppet", "sprinter", "stone_thrower", "stone_thrower"]
        assert kinds_on(match, board, 1) == expected
        assert all(not player(match, board).enemies[line] for line in range(2, 6))
    assert [bits.bit_count() for bits in match.state.white] == [16, 16, 12, 16, 16, 16]


@pytest.mark.rule("KV-SETUP-04")
def test_the_first_player_is_drawn():
    for first in range(3):
        assert Table(players=3).turn_zero([0, 0, 0, 0, first]).state.first == first
    settings = GAME.read_settings({"players": 4})
    found = set()
    for seed in range(40):
        found.add(rempart.new("kravora", seed=seed, players=settings.players).state.first)
    assert found == {0, 1, 2, 3}


@pytest.mark.rule("KV-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_blood_by_turn_order(players: int):
    match = Table(players=players).turn_zero([0, 0, 0, 0, 1])
    order = [(1 + n) % players for n in range(players)]
    assert [player(match, seat).blood for seat in order] == [5, 6, 7, 7][:players]
    blood = [(e.seat, e.amount) for e in match.events if isinstance(e, StartBlood)]
    assert blood == list(zip(order, [5, 6, 7, 7], strict=False))


@pytest.mark.rule("KV-SETUP-06")
def test_blood_is_spent_in_turn_order_on_units_and_buildings_only():
    table = Table(players=3)
    table.build("cannon", "hut", seat=2)
    match = table.turn_zero([0, 0, 0, 0, 2])
    for seat in (2, 0, 1):
        assert ask(match) == "StartingPurchases"
        assert asked(match).actors == (seat,)
        match.choose(Buy(kind("sprinter"), 5))
        assert offered(match, Fire, Cast) == []
        refused(match, Fire((seat + 1) % 3, 5), "KV-SETUP-06")
        refused(match, Cast(6), "KV-SETUP-06")
        match.choose(EndPurchases())
    assert stopped(match)
    assert [p.blood for p in match.state.players] == [4, 5, 3]
    assert all(len(p.defenders[5]) == 1 for p in match.state.players)


@pytest.mark.rule("KV-SETUP-06")
def test_buildings_can_be_built_in_turn_0():
    match = Table().turn_zero([0, 0, 0, 0, 1])
    cheap = [n for n, price in enumerate(TABLES.building_price[2][:7]) if price <= 5]
    assert [option.building for option in offered(match, Build)] == cheap != []
    match.choose(Build(1))
    assert player(match, 1).buildings == [1]
    assert player(match, 1).blood == 5 - TABLES.building_price[2][1]


@pytest.mark.rule("KV-SETUP-07")
def test_nothing_else_happens_in_turn_0():
    table = Table()
    table.defender(1, "puppet")
    match = table.turn_zero([0, 0, 0, 0, 0])
    match.choose(EndPurchases())
    match.choose(EndPurchases())
    assert stopped(match)
    assert kinds_on(match, 0, 1) == kinds_on(match, 1, 1) == ["puppet"] * 4
    assert [p.blood for p in match.state.players] == [5, 6]
    assert walls(match) == [10, 10]
    assert len(player(match).defenders[1]) == 1
