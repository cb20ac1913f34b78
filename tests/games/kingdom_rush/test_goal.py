"""Goal and end of the game (KR-GOAL): the defeats. Victories are in test_victory."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.events import GameLost, RoundBegun
from rempart.games.kingdom_rush.ids import RIFT
from rempart.games.kingdom_rush.steps.outcome import lose, lose_hearts, win
from rempart.games.kingdom_rush.steps.round import Round
from tests.games.kingdom_rush.table import GAME, T, Table, ask, stopped, told


@pytest.mark.rule("KR-GOAL-01")
def test_all_win_or_lose_together():
    assert list(GAME.players) == [1, 2, 3, 4]
    table = Table(players=3)
    win(table.s, "KRH-WIN-01")
    assert table.s.outcome is not None
    assert table.s.outcome.winners == (0, 1, 2)
    assert len(set(table.s.outcome.scores)) == 1
    table = Table(players=3)
    lose(table.s, "no_hearts", "KR-GOAL-04")
    assert table.s.outcome is not None
    assert table.s.outcome.winners == ()
    assert GAME.cooperative(table.options)


@pytest.mark.rule("KR-GOAL-02")
def test_there_are_twelve_scenarios_after_a_prologue():
    numbers = {scenario for scenario, _ in T.layouts if scenario < 1000}
    assert numbers == set(range(13))
    assert {players for _, players in T.layouts} == {1, 2, 3, 4}


@pytest.mark.rule("KR-GOAL-03")
def test_each_scenario_says_what_must_be_destroyed():
    goals = {n: T.layouts[n, 2].data.destroy for n in (1, 2, 4)}
    assert goals == {1: "", 2: "C1", 4: "LA"}


@pytest.mark.rule("KR-GOAL-04", "KR-ESCAPE-05")
def test_the_last_heart_lost_is_defeat_at_once():
    table = Table()
    lose_hearts(table.s, 4, "KR-ESCAPE-02")
    assert (table.s.hearts, table.s.outcome) == (1, None)
    lose_hearts(table.s, 0, "KR-ESCAPE-06")
    assert table.s.hearts == 1
    lose_hearts(table.s, 7, "KR-ESCAPE-02")
    assert table.s.hearts == 0
    assert table.s.outcome is not None
    assert (table.s.outcome.reason, table.s.outcome.rule) == ("no_hearts", "KR-GOAL-04")


@pytest.mark.rule("KR-GOAL-05")
def test_empty_piles_at_the_start_of_a_round_are_defeat_before_anything_else():
    table = Table()
    table.horde("G01", 1, 1)
    match = table.begin([Round()])
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.rule) == ("piles_empty", "KR-GOAL-05")
    assert not told(match, RoundBegun)
    assert told(match, GameLost)
    assert match.state.round == 2


@pytest.mark.rule("KR-GOAL-05")
def test_one_pile_with_a_card_is_enough():
    table = Table(
        map="""
...v...#
>>>>>>>X
.......#
""",
        starts=((0, 1), (3, 0)),
    )
    table.pile("G01", number=1)
    match = table.begin([Round()])
    assert match.outcome is None
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KRH-RIFT-02")
def test_a_pile_of_rift_cards_only_is_not_empty():
    table = Table()
    table.s.piles[0] = [RIFT + 10]  # Lost Caravan
    match = table.begin([Round()])
    assert match.outcome is None
    assert match.state.round == 3


@pytest.mark.rule("KR-GOAL-09", "KR-PROLOGUE-16")
def test_empty_piles_are_defeat_in_the_prologue_too():
    table = Table(scenario=0)
    match = table.begin([Round()])
    assert match.outcome is not None
    assert match.outcome.rule == "KR-GOAL-05"


@pytest.mark.rule("KR-GOAL-08")
def test_the_first_end_stands():
    table = Table()
    lose(table.s, "no_room", "KR-GOAL-07")
    win(table.s, "KRH-WIN-01")
    lose(table.s, "no_hearts", "KR-GOAL-04")
    assert table.s.outcome is not None
    assert table.s.outcome.rule == "KR-GOAL-07"
    assert not stopped(table.only())
