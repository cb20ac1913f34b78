"""Phase 2: actions in any order (KR-ACT)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.options import (
    ActivateHero,
    Done,
    Face,
    PassTower,
    PlayTower,
    Skip,
)
from rempart.kernel import NONE
from tests.games.kingdom_rush.table import Table, ask, offered, player, refused, stopped


def two_hands() -> tuple[Table, int, int, int]:
    """Seat 0 has two towers, seat 1 one; each has sites."""
    table = Table()
    table.horde("G01", 2, 1)
    for column in (0, 1, 3):
        table.site(column, 0)
        table.site(column, 3, "B")
    return table, table.hand("MAG1"), table.hand("ART3"), table.hand("MAG1", seat=1)


@pytest.mark.rule("KR-ACT-01")
def test_anybody_acts_in_any_order_and_several_times_in_a_row():
    table, one, two, three = two_hands()
    match = table.actions()
    assert match.decision is not None
    assert match.decision.actors == (0, 1)
    match.choose(PlayTower(1, three, 48))  # seat 1 begins
    match.choose(PlayTower(0, two, 1))
    while ask(match) == "LayTiles":
        match.choose(Skip())
    match.choose(PlayTower(0, one, 0))
    assert len(match.state.built) == 3
    assert [tower.seat for tower in match.state.built] == [1, 0, 0]


@pytest.mark.rule("KR-ACT-02")
def test_an_action_is_resolved_before_the_next_begins():
    table, one, _, three = two_hands()
    match = table.actions()
    match.choose(PlayTower(0, one, 1))
    assert ask(match) == "Facing"
    assert match.decision is not None
    assert match.decision.actors == (0,)
    assert [why.reason for why in match.why_not(1, PlayTower(1, three, 48))] == ["not_yours"]
    assert [why.reason for why in match.why_not(0, Done(0))] == ["not_now"]
    match.choose(Face(0))
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-ACT-03")
def test_there_are_three_kinds_of_action():
    table, *_ = two_hands()
    match = table.actions()
    assert match.decision is not None
    kinds = {type(option) for option in match.decision.options}
    assert kinds == {PlayTower, PassTower, ActivateHero, Done}
    assert {option.seat for option in offered(match, ActivateHero)} == {0, 1}


@pytest.mark.rule("KR-ACT-04")
def test_the_phase_ends_when_everybody_is_done():
    table, one, two, three = two_hands()
    match = table.actions()
    match.choose(Done(0))
    assert match.decision is not None
    assert match.decision.actors == (1,)
    refused(match, PlayTower(0, one, 0), "KR-ACT-01", seat=0)
    match.choose(Done(1))
    assert stopped(match)
    assert player(match, 0).hand == [one, two]
    assert player(match, 1).hand == [three]
    assert match.state.built == []


@pytest.mark.rule("KR-ACT-04")
def test_who_has_nothing_to_act_with_is_not_waited_for():
    table = Table()
    table[0].activated = table[1].activated = True
    card = table.hand("MAG1")
    match = table.actions()
    assert match.decision is not None
    assert match.decision.actors == (0,)
    match.choose(PassTower(0, card, 1, NONE))
    assert stopped(match)
