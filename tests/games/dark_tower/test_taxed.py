"""The glyph tax of a quest action comes first (DT-R-09): what it leaves must pay for the rest."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.ids import GRIGOR, SPIRIT, VASA, ZAIDA
from rempart.games.dark_tower.options import Advance, BuyAdvantage, CompleteTrial, Deposit, Pursue
from rempart.games.dark_tower.pieces import Quest
from rempart.games.dark_tower.steps import goal_course
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T

QUESTS = [quest.id for quest in T.quests]
TRIALS = [trial.id for trial in T.trials]


def tax(table: Table) -> None:
    """The Quest glyph, turned from the south to the north, faces the hero's home."""
    table.s.pos[0] = 2
    table.open((0, 0))


def pursuing(goal: int) -> Table:
    """A hero at the marker of a goal."""
    table = Table(1, goal=goal)
    goal_course.set_up(table.s)
    table[0].region = table.s.main.region
    return table


@pytest.mark.rule("DT-GLYPH-02", "DT-R-09", "DT-QUEST-03")
def test_a_quest_for_spirit_costs_the_tax_besides():
    table = Table(2)
    table.put(0, "sands_of_madness")
    quest = QUESTS.index("cq_r_vasa")
    table.s.quests = [Quest(quest, table[0].region)]
    table[0].spirit = 3
    table.turn()
    assert Pursue(quest, 0) in table.options
    tax(table)
    table.turn()
    assert Pursue(quest, 0) not in table.options
    assert table.refusal(Pursue(quest, 0)) == "DT-QUEST-03"
    table[0].spirit = 4
    table.turn()
    table.choose(Pursue(quest, 0))
    assert table[0].companions == [VASA]
    assert table[0].spirit == 2 + 1  # the action's two; Vasa's one, since the glyph faces the hero


@pytest.mark.rule("DT-GLYPH-02", "DT-R-09", "DT-ADVANTAGE-11")
def test_advantages_for_spirit_are_bought_with_what_the_tax_leaves():
    table = Table(2)
    table.put(0, "copper_grove")
    quest = QUESTS.index("cq_r_tomas")
    table.s.quests = [Quest(quest, table[0].region)]
    table.give(0, "cloak")
    table[0].companions = [GRIGOR]  # three Wild ones, a spirit each
    table[0].spirit = 3
    table.turn()
    assert Pursue(quest, 0) in table.options
    tax(table)
    table.turn()
    assert Pursue(quest, 0) not in table.options
    assert table.refusal(Pursue(quest, 0)) == "DT-ADVANTAGE-11"
    table[0].spirit = 4
    table.turn()
    table.choose(Pursue(quest, 0))
    while table.options and isinstance(table.options[0], BuyAdvantage):
        table.choose(table.options[0])
    assert not table.s.quests
    assert table[0].spirit == 2


@pytest.mark.rule("DT-GLYPH-02", "DT-R-09", "DT-QUEST-06")
def test_a_deposit_of_spirit_leaves_the_tax_out():
    table = pursuing(VASA)
    table.s.main.skulls = 99
    table[0].spirit = 3
    tax(table)
    table.turn()
    assert Deposit(SPIRIT, 2) in table.options
    assert Deposit(SPIRIT, 3) not in table.options
    assert table.refusal(Deposit(SPIRIT, 3)) == "DT-QUEST-06"
    table.choose(Deposit(SPIRIT, 2))
    assert table.s.main.given == [2]
    assert table[0].spirit == 2


@pytest.mark.rule("DT-GLYPH-02", "DT-R-09", "DT-QUEST-06")
def test_a_treasure_of_azkols_is_fetched_with_what_the_tax_leaves():
    table = pursuing(ZAIDA)
    fetch = Advance(goal_course.P_FETCH)
    table[0].spirit = T.goals.zaida_spirit
    table.turn()
    assert fetch in table.options
    tax(table)
    table.turn()
    assert fetch not in table.options
    assert table.refusal(fetch) == "DT-SPEND-01"
    table[0].spirit += 1
    table.turn()
    table.choose(fetch)
    assert table[0].spirit == 0


@pytest.mark.rule("DT-GLYPH-02", "DT-R-09", "DT-COMP-06")
def test_a_trial_for_spirit_costs_the_tax_besides():
    table = Table(2, competitive=True)
    trial = TRIALS.index("finish_building_the_shrine")
    table.s.trials.remove(trial)
    table[0].trials = [trial]
    table[0].region = T.trials[trial].region
    table[0].spirit = 4
    table.turn()
    assert CompleteTrial(trial) in table.options
    tax(table)
    table.turn()
    assert CompleteTrial(trial) not in table.options
    assert table.refusal(CompleteTrial(trial)) == "DT-COMP-06"
    table[0].spirit = 5
    table.turn()
    table.choose(CompleteTrial(trial))
    assert table[0].spirit == 0
