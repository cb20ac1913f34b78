"""Victory and defeat (KR-GOAL, KRH-WIN)."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from rempart.games.kingdom_rush.pieces import ADVANCE, DESTROY, Crevasse
from rempart.games.kingdom_rush.steps.advance import AdvancePhase
from rempart.games.kingdom_rush.steps.destroy import DestroyPhase
from rempart.games.kingdom_rush.steps.prologue import RoundChecked
from rempart.games.kingdom_rush.steps.round import Round
from rempart.games.kingdom_rush.steps.victory import VictoryCheck
from rempart.kernel import Match
from tests.games.kingdom_rush.table import T, Table, at, cells, stopped

ROAD = """
........#
>>>>>>>>X
........#
"""


def road(**changes: object) -> Table:
    """A road with a scenario whose conditions are changed."""
    table = Table(ROAD, ((0, 1),))
    data = msgspec.structs.replace(table.layout.data, **changes)
    T.layouts[table.number, 2] = dataclasses.replace(table.layout, data=data)
    return table


def check(table: Table) -> Match:
    table.s.phase = DESTROY
    return table.only(DestroyPhase(), VictoryCheck())


def won(match: Match) -> str:
    """The rule by which the match is won; "": it is not."""
    return match.outcome.rule if match.outcome and match.outcome.winners else ""


@pytest.mark.rule("KRH-WIN-01", "KR-GOAL-01", "KR-GOAL-03")
def test_with_no_horde_and_no_card_left_everybody_wins():
    table = road()
    table.cover(table.horde("G01", 3, 1))
    match = check(table)
    assert won(match) == "KRH-WIN-01"
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


@pytest.mark.rule("KRH-WIN-01")
def test_a_horde_on_the_path_or_a_card_in_a_pile_forbids_victory():
    table = road()
    table.horde("G01", 3, 1)
    assert stopped(check(table))
    table = road()
    table.pile("G01")
    assert stopped(check(table))


@pytest.mark.rule("KRH-WIN-01")
def test_an_escape_does_not_forbid_victory():
    table = road()
    card = table.horde("G01", 7, 1)
    table.cover(card, leave=cells((1, 1)))
    table.s.hearts = 5
    table.s.phase = ADVANCE
    match = table.only(AdvancePhase(), VictoryCheck())
    assert won(match) == "KRH-WIN-01"


@pytest.mark.rule("KR-GOAL-03")
def test_a_scenario_may_ask_for_a_champion_besides():
    table = road(destroy="C1")
    assert stopped(check(table))
    table = road(destroy="C1")
    table.cover(table.horde("C1", 3, 1))
    assert won(check(table)) == "KRH-WIN-01"
    table = road(destroy="C1")
    table.cover(table.horde("C1", 3, 1))
    table.pile("G01")
    assert stopped(check(table))


@pytest.mark.rule("KR-GOAL-03", "KRH-BOSS-03")
def test_a_scenario_may_ask_for_the_boss_alone():
    table = road(destroy="LA", clear=False)
    table.pile("G01")
    table.horde("G02", 6, 1)
    table.cover(table.horde("LA1", 3, 1))
    assert won(check(table)) == "KR-GOAL-03"
    table = road(destroy="LA", clear=False)
    table.s.layers = [T.cards.layers["LA"][1]]
    table.cover(table.horde("LA1", 3, 1))
    assert not won(check(table))


@pytest.mark.rule("KR-GOAL-06")
def test_a_champion_whose_escape_is_a_defeat():
    for design, lost in (("C1", True), ("C4", False)):
        table = road(lost_if_escapes="C1")
        table.s.hearts = 9
        table.s.activation = [4]
        card = table.horde(design, 7, 1)
        table.cover(card, leave=cells((1, 1)))
        match = table.advance()
        assert bool(match.outcome and match.outcome.rule == "KR-GOAL-06") == lost


@pytest.mark.rule("KR-GOAL-06")
def test_too_many_gaping_crevasses_at_the_end_of_a_round():
    for gaping, lost in ((2, True), (1, False)):
        table = road(lost_if_gaping=2)
        table.s.crevasses = [Crevasse(at(n, 0), n < gaping) for n in range(3)]
        match = table.only(RoundChecked())
        assert bool(match.outcome) == lost


@pytest.mark.rule("KR-GOAL-05", "KR-GOAL-09")
def test_with_every_pile_empty_at_the_start_of_a_round_the_game_is_lost():
    for scenario in (0, 1):
        table = Table(scenario=scenario)
        match = table.only(Round())
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.rule) == ((), "KR-GOAL-05")


@pytest.mark.rule("KR-GOAL-05")
def test_one_card_in_any_pile_is_enough():
    table = Table(scenario=1)
    table.pile("G01", number=1)
    match = table.only(Round())
    assert match.outcome is None
    assert match.state.round == 3
