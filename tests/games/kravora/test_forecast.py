"""What will hit me: the forecast against what then really happens when nobody acts."""

from __future__ import annotations

from typing import Any

import pytest

import rempart
from rempart.games.kravora.aids.forecast import about
from rempart.games.kravora.events import (
    EnemiesEntered,
    EnemyMoved,
    PlayerOut,
    UnitKilled,
    UnitWounded,
    WallHit,
)
from rempart.games.kravora.ids import ATTACK, EVENT, PURCHASES
from rempart.games.kravora.options import Attack, Decline, EndAttack, EndPurchases, LetPass
from rempart.games.kravora.steps.purchases import CalamityPurchases
from rempart.games.kravora.steps.turn import PlayerTurn, PlayerTurns, Turn
from rempart.kernel import Match
from tests.asked import asked
from tests.games.kravora.table import GAME, TABLES, Table, ask, ruse_of


def in_turn(table: Table, seat: int = 0, phase: int = ATTACK, waiting: list[int] | None = None):
    """The match in a player's turn; the others who wait for theirs, the last one next."""
    rest = [other for other in range(len(table.s.players)) if other != seat]
    order = rest if waiting is None else waiting
    return table.begin([Turn(), PlayerTurns(order), PlayerTurn(seat, phase)])


def pass_on(match: Match) -> list[Any]:
    """Do nothing, or what a program would: the first option."""
    assert match.decision is not None
    options = match.decision.options
    passing = (EndAttack, EndPurchases, Decline, LetPass)
    return match.choose(next((o for o in options if isinstance(o, passing)), options[0]))


def until_turn_of(match: Match, seat: int) -> list[Any]:
    """Pass until that seat's turn begins; everything that happens on the way."""
    events: list[Any] = []
    while match.outcome is None and match.state.active != seat:
        events += pass_on(match)
    return events


def mine(events: list[Any], seat: int = 0) -> list[Any]:
    return [event for event in events if about(event, seat)]


def foreseen(match: Match, seat: int = 0) -> list[Any]:
    return [one.event for one in match.forecast(seat).events]


def certain(match: Match, seat: int = 0) -> list[Any]:
    return [one.event for one in match.forecast(seat).events if one.certain]


def summary(match: Match, seat: int = 0) -> list[str]:
    return [said.words(GAME.text("en")) for said in match.forecast(seat).summary]


def notes(match: Match, seat: int = 0) -> list[str]:
    return [said.key for said in match.forecast(seat).notes]


def siege() -> Table:
    """Enemies on several lines, defenders that hold and die, somebody announced."""
    table = Table()
    table.defender(3, "bruiser")
    table.defender(4, "puppet")
    table.defender(5, "stone_thrower")
    table.enemy(4, "sprinter")
    table.enemy(4, "long_arm")
    table.enemy(2, "rock_hurler")
    table.enemy(5, "puppet")
    table.enemy(1, "sprinter")
    table[0].holder.append(table.take("bruiser"))
    return table


def test_in_my_attack_phase_it_tells_the_rest_of_my_turn_for_sure():
    match = in_turn(siege())
    assert ask(match) == "AttackPhase"
    before = GAME.encode(match.state)
    told = foreseen(match)
    assert GAME.encode(match.state) == before
    assert certain(match) == told
    assert {type(event) for event in told} >= {WallHit, UnitKilled, EnemyMoved, EnemiesEntered}
    really = mine(until_turn_of(match, 1))
    assert told == really


def test_the_summary_says_what_the_wall_loses_who_dies_and_where_enemies_end():
    match = in_turn(siege())
    told = foreseen(match)
    lost = sum(event.amount for event in told if isinstance(event, WallHit))
    dead = sum(isinstance(event, UnitKilled) for event in told)
    wall, died, where = summary(match)
    until_turn_of(match, 1)
    player = match.state.players[0]
    assert wall == f"Wall −{lost}"
    assert lost == 10 - player.wall
    assert died == f"{dead} defenders die"
    counts = "\u00a0·\u00a0".join(str(len(units)) for units in player.enemies[1:])
    assert where.endswith(counts)
    assert sum(map(len, player.enemies)) == 6  # the announced one is counted


def test_my_choice_of_who_takes_a_hit_makes_it_uncertain():
    table = Table()
    bruiser = table.defender(5, "bruiser")
    puppet = table.defender(5, "puppet")
    table.enemy(5, "sprinter")
    match = in_turn(table)
    told = match.forecast(0).events
    # KV-ENEMY-03: by default the one that survives takes it.
    hit = UnitWounded(board=0, unit=bruiser, hp=4, rule="KV-ENEMY-04")
    assert [one.event for one in told if not one.certain] == [hit]
    assert len(told) > 1
    assert "choice" in notes(match)
    assert summary(match)[:2] == ["Wall unharmed", "0 to 1 defenders die"]
    match.choose(EndAttack())
    match.choose(asked(match).options[1])  # the Puppet instead
    assert match.state.players[0].defenders[5] == [bruiser]
    assert UnitKilled(board=0, unit=puppet, rule="KV-ENEMY-10") in match.events


def test_without_a_choice_there_is_no_word_of_one():
    match = in_turn(siege())
    assert notes(match) == ["idle"]


def test_in_the_middle_of_the_enemies_attack_it_goes_on_from_there():
    table = Table()
    table.defender(5, "bruiser")
    table.defender(5, "puppet")
    for _ in range(2):
        table.enemy(5, "sprinter")
    match = in_turn(table)
    match.choose(EndAttack())
    assert ask(match) == "Victims"
    told = foreseen(match)
    assert told == mine(until_turn_of(match, 1))


def test_before_my_turn_it_tells_my_turn_but_nothing_is_certain():
    table = siege()
    table[1].blood = 1  # seat 1 can still buy: there is a question
    match = in_turn(table, seat=1, phase=PURCHASES, waiting=[0])
    assert match.state.active == 1
    told = foreseen(match)
    assert told
    assert certain(match) == []
    assert notes(match) == ["others"]
    until_turn_of(match, 0)
    assert foreseen(match) == told
    really = mine(until_turn_of(match, 1))  # turn 2 begins with my turn again
    assert told == really[: len(told)]
    assert isinstance(told[-1], EnemiesEntered)


def test_in_my_purchases_who_arrives_is_certain_and_the_next_onslaught_is_not():
    table = siege()
    table[0].blood = 1
    match = in_turn(table, phase=PURCHASES, waiting=[])
    assert ask(match) == "Purchases"
    told = foreseen(match)
    assert [type(event) for event in certain(match)] == [EnemiesEntered]
    assert type(told[0]) is EnemiesEntered
    assert notes(match)[-1] == "others"
    match.state.chance.forced = [0]  # what the die announces for turn 2 comes later
    arrived = mine(match.choose(EndPurchases()))
    assert match.state.turn == 2
    really = arrived + mine(until_turn_of(match, 1))
    cut = next(n for n, e in enumerate(really) if n and isinstance(e, EnemiesEntered))
    assert told == really[:cut]


@pytest.mark.parametrize(
    ("turn", "note"), [(1, None), (2, "calamity_first"), (10, "eruption_first")]
)
def test_what_chance_can_bring_before_my_next_turn_is_said(turn: int, note: str | None):
    table = siege()
    table[0].blood = 1
    table.s.turn = turn
    match = in_turn(table, phase=PURCHASES, waiting=[])
    found = [key for key in notes(match) if key.endswith("_first")]
    assert found == ([note] if note else [])


def test_after_my_turn_it_tells_the_next_onslaught():
    table = siege()
    table[1].blood = 1
    table[0].holder.clear()
    table.s.turn = 1
    match = in_turn(table, seat=1, phase=PURCHASES, waiting=[])
    told = foreseen(match)
    assert certain(match) == []
    assert not any(isinstance(event, EnemiesEntered) for event in told)
    match.state.chance.forced = [0]
    match.choose(EndPurchases())
    really = mine(until_turn_of(match, 1))
    assert told == really[: len(told)]
    assert isinstance(really[len(told)], EnemiesEntered)


def test_before_turn_one_it_tells_what_stands_there():
    match = rempart.new("kravora", seed=1, players=2)
    assert ask(match) == "StartingPurchases"
    assert [type(event) for event in foreseen(match)] == [EnemyMoved] * 4
    assert certain(match) == []
    assert notes(match) == ["calamity_first", "others"]


def test_while_the_calamity_goes_on_that_is_said():
    table = Table()
    table.enemy(1, "puppet")
    table[0].blood = 1
    table.s.phase = EVENT
    match = table.begin([Turn(), PlayerTurns([1, 0]), CalamityPurchases(0)])
    assert notes(match) == ["calamity_now", "others"]
    assert [type(event) for event in foreseen(match)] == [EnemyMoved]


def test_a_wall_that_would_fall_is_said_first():
    table = Table(players=3)
    table[0].wall = 1
    table.defender(3, "stone_thrower")
    table.enemy(4, "sprinter")
    table.enemy(4, "puppet")
    match = in_turn(table, waiting=[2, 1])
    assert summary(match) == ["Your wall would fall!", "Wall −1", "Nobody dies"]
    assert PlayerOut(seat=0) in certain(match)
    match.choose(EndAttack())
    assert not match.state.players[0].alive


def test_who_is_out_is_told_so():
    table = Table(players=3)
    table[2].alive = False
    table[0].blood = 1
    match = in_turn(table, phase=PURCHASES, waiting=[1])
    assert foreseen(match, 2) == []
    assert [said.key for said in match.forecast(2).summary] == ["out"]


def test_an_enemy_that_dies_is_no_loss_of_mine():
    table = Table()
    thrower = table.defender(3, "stone_thrower")
    table.enemy(1, "puppet")
    table.enemy(1, "sprinter")
    match = in_turn(table)
    match.choose(Attack(thrower))
    assert ask(match) == "Targets"
    assert any(isinstance(event, UnitKilled) for event in foreseen(match))
    assert summary(match)[1] == "Nobody dies"


def test_an_unfinished_ruse_of_mine_leaves_open_what_follows():
    table = Table()
    table.enemy(3, "puppet")
    table.enemy(4, "sprinter")
    table.build("hut")
    table[0].blood = 9
    match = in_turn(table)
    match.choose(ruse_of("clot"))
    assert ask(match) == "ClotTarget"
    assert "choice" in notes(match)
    kinds = [type(one.event) for one in match.forecast(0).events if one.certain]
    assert UnitKilled not in kinds  # which of the two bleeds is open


def test_it_looks_no_further_than_the_movement_of_the_next_turn():
    table = Table()
    sprinter = table.enemy(1, "sprinter")
    table[0].blood = 1
    match = in_turn(table, phase=PURCHASES, waiting=[])
    moved = [event for event in foreseen(match) if isinstance(event, EnemyMoved)]
    assert [(event.unit, event.line) for event in moved] == [(sprinter, 4)]


def upshot(match: Match, seat: int = 0) -> list[str]:
    return [each.key for each in match.forecast(seat).summary]


def test_an_eruption_that_may_take_the_wall_is_told():
    """KV-END-06"""
    table = Table()
    table.s.turn = TABLES.last_turn
    table[0].wall = max(TABLES.eruption)
    assert upshot(in_turn(table))[0] == "erupts"
    table[0].wall += 1
    assert "erupts" not in upshot(in_turn(table))


def test_walls_that_are_counted_are_told():
    """KV-OPTION-02"""
    table = Table(end="count")
    table.s.turn = TABLES.last_turn
    table[0].wall = 5
    assert upshot(in_turn(table))[0] == "counted"
    table[1].wall = 4
    assert "counted" not in upshot(in_turn(table))
