"""Months (DT-MONTH, DT-AM-04 to DT-AM-08)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.events import MonthBegun, MonthEnded, QuestFailed, TurnBegun
from rempart.games.dark_tower.ids import ASHSTRIDER, GRIGOR
from rempart.games.dark_tower.options import Confirm
from rempart.games.dark_tower.pieces import Quest
from rempart.games.dark_tower.steps.month import BeginMonth, TurnOver, length
from rempart.games.dark_tower.steps.turn import HeroTurn
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T

QUESTS = [quest.id for quest in T.quests]


def began(players: int = 3, month: int = 1, competitive: bool = False) -> Table:
    table = Table(players, competitive)
    table.s.month = month
    table.run(BeginMonth(0))
    return table


@pytest.mark.rule("DT-MONTH-02", "DT-SETUP-02")
def test_turns_pass_clockwise_by_the_home_kingdoms():
    table = Table(3)
    table[1].home, table[2].home = 2, 1  # clockwise: seats 0, 2, 1
    table.s.starter = 1
    table.s.length = 9
    table.run(BeginMonth())
    assert table.s.active == 1
    table.s.length = 9
    order: list[int] = []
    for seat in (1, 0, 2):
        table.s.agenda = table.s.agenda[:1]
        table.run(TurnOver(seat))
        order.append(table.s.active)
    assert order == [0, 2, 1]


@pytest.mark.rule("DT-MONTH-03", "DT-AM-04")
def test_in_month_one_every_hero_has_one_turn():
    for players in (1, 2, 3, 4):
        assert began(players).s.length == players


@pytest.mark.rule("DT-MONTH-05", "DT-AM-05", "DT-MONTH-06", "DT-AM-06")
def test_later_months_have_so_many_turns_more_or_less():
    for players, average in ((1, 6), (2, 7), (3, 8), (4, 9)):
        for gritty in (False, True):
            table = Table(players)
            table.s.month, table.s.gritty = 2, gritty
            found: list[int] = []
            for draw in range(4):
                table.s.chance.forced = [draw]
                found.append(length(table.s) - average + gritty)
            assert found == [-1, 0, 0, 1]


@pytest.mark.rule("DT-END-05", "DT-MONTH-04", "DT-AM-08")
def test_the_month_ends_after_its_last_turn_and_the_next_player_begins():
    table = Table(3)
    table.s.turn, table.s.length = 2, 3
    table.run(TurnOver(1))
    assert (table.s.month, table.s.active, table.s.turn) == (1, 2, 3)
    assert not table.told(MonthEnded)
    table.s.agenda = table.s.agenda[:1]
    table.run(TurnOver(2))
    assert (table.s.month, table.s.active, table.s.turn) == (2, 0, 1)
    table.s.agenda = table.s.agenda[:1]
    table.s.turn = table.s.length
    table.run(TurnOver(1))  # not by the starting player, who is seat 0
    assert (table.s.month, table.s.active, table.s.turn) == (3, 2, 1)


def test_a_sale_and_a_thinned_spawn_end_with_their_month():
    table = Table()
    table.s.sale = table.s.thinned = True
    table.s.turn, table.s.length = 3, 3
    table.run(TurnOver(0))
    assert (table.s.month, table.s.sale, table.s.thinned) == (2, False, False)


@pytest.mark.rule("DT-MONTH-07")
def test_the_end_and_the_start_of_a_month_are_told():
    table = Table()
    table.s.turn, table.s.length = 3, 3
    table.run(TurnOver(0))
    assert [event.month for event in table.told(MonthEnded)] == [1]
    assert [event.month for event in table.told(MonthBegun)] == [2]
    assert table.told(TurnBegun)[-1].turn == 1
    assert isinstance(table.decision.step, HeroTurn)


@pytest.mark.rule("DT-MONTH-01", "DT-LOSE-03", "DT-COMP-14")
def test_the_end_of_month_six_loses():
    for competitive, rule in ((False, "DT-LOSE-03"), (True, "DT-COMP-14")):
        table = Table(2, competitive=competitive)
        table.s.month, table.s.turn, table.s.length = 6, 7, 7
        table.run(TurnOver(0))
        outcome = table.s.outcome
        assert outcome is not None
        assert (outcome.winners, outcome.reason, outcome.rule) == ((), "time", rule)


@pytest.mark.rule("DT-AM-07")
def test_the_end_of_a_month_goes_in_order():
    table = Table(4, goal=GRIGOR)
    s = table.s
    s.month, s.turn, s.length, s.active = 3, 7, 7, 1
    s.adversary = ASHSTRIDER
    s.river_order = [0, 1, 2, 3]
    s.main.region, s.main.given = T.world.ring[0], [0, 0, 0]
    table.virtue(3, "resourceful")
    quests = (QUESTS.index("aq_ash_e"), QUESTS.index("cq_r_nimet"))
    s.quests = [Quest(number, 16) for number in quests]
    table.run(TurnOver(1))
    assert table[3].warriors == 15
    assert table[0].warriors == 0
    failed = [event.quest for event in table.told(QuestFailed)]
    assert failed == [quests[1], quests[0]]  # the companion's first
    order = [type(event).__name__ for event in table.events]
    names = (
        "MonthEnded",
        "WarriorsGained",
        "QuestFailed",
        "RiverIgnited",
        "MonthBegun",
        "GoalMoved",
    )
    places = [order.index(name) for name in names]
    assert places == sorted(places)
    assert s.main.region == T.world.ring[1]
    assert s.rivers == 0b1100  # the failed quest, and the fourth month
    assert s.month == 4


@pytest.mark.rule("DT-AM-07")
def test_the_last_turns_player_is_active_for_the_end_of_the_month():
    table = Table(2)
    s = table.s
    s.turn, s.length, s.active, s.month = 7, 7, 1, 2
    s.adversary = 5
    s.quests = [Quest(QUESTS.index("aq_isa_e"), 16)]
    table[0].spirit = table[1].spirit = 9
    table.run(TurnOver(1))
    assert [hero.spirit for hero in s.heroes] == [7, 7]
    assert s.active == 0  # the next month is the other's


@pytest.mark.rule("DT-MONTH-08", "DT-MONTH-03")
def test_month_one_offers_no_quests_and_the_others_two():
    assert not began(2, 1).s.quests
    for month in (2, 3, 4, 5, 6):
        table = began(2, month)
        assert len(table.s.quests) == 2
        assert table.s.timeline != [[]]


@pytest.mark.rule("DT-AM-46")
def test_after_an_elimination_the_turn_passes_from_the_hero_who_had_it():
    table = Table(3, competitive=True)
    table.s.length = 9
    table[1].out = True
    table.s.active = 2  # seat 1 was eliminated in its own turn
    table.run(TurnOver(1))
    assert table.s.active == 2
    assert table.options != [Confirm()]
