"""The prologue (KR-PROLOGUE)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.geometry import STRIDE
from rempart.games.kingdom_rush.events import (
    ObjectiveMet,
    ObjectiveMissed,
    PhaseSkipped,
    RoundReplayed,
)
from rempart.games.kingdom_rush.options import (
    BuyModifier,
    GoOn,
    PassTower,
    PlayTower,
    ReplayRound,
)
from rempart.games.kingdom_rush.pieces import BUY, DESTROY, PLAY
from rempart.games.kingdom_rush.steps.prologue import RoundChecked
from rempart.games.kingdom_rush.steps.round import Phase, Round
from rempart.games.kingdom_rush.steps.victory import VictoryCheck
from rempart.kernel import NONE
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    offered,
    refused,
    stopped,
    told,
)


def prologue(round: int = 1, players: int = 2) -> Table:
    table = Table(scenario=0, players=players)
    table.s.round = round
    table.pile("G07", "G06")
    return table


@pytest.mark.rule("KR-PROLOGUE-08")
def test_phase_3_is_skipped_in_round_1_only():
    for number, skipped in ((1, [DESTROY]), (2, [])):
        table = prologue(number)
        table.s.strict_tutorial = False
        match = table.only(Phase(DESTROY))
        assert [event.phase for event in told(match, PhaseSkipped)] == skipped


@pytest.mark.rule("KR-PROLOGUE-08")
def test_in_round_1_nothing_is_passed_and_no_hero_is_activated():
    table = prologue(1)
    card = table.hand("ARC1")
    table.s.phase = PLAY
    match = table.only(Phase(PLAY))
    assert offered(match, PlayTower)
    assert not offered(match, PassTower)
    refused(match, PassTower(0, card, 1, NONE), "KR-PROLOGUE-08")


@pytest.mark.rule("KR-PROLOGUE-09")
def test_objective_of_round_1_every_starting_tower_deals_damage():
    count = len(T.layouts[0, 2].towers)
    for struck, met in (((1 << count) - 1, True), ((1 << count - 1) - 1, False)):
        table = prologue(1)
        table.s.strict_tutorial = False
        table.s.struck = struck
        match = table.only(RoundChecked())
        assert bool(told(match, ObjectiveMet)) == met
        assert bool(told(match, ObjectiveMissed)) != met


@pytest.mark.parametrize(("players", "most"), [(1, 4), (2, 3), (3, 2), (4, 1)])
@pytest.mark.rule("KR-PROLOGUE-04", "KR-PROLOGUE-09")
def test_whoever_is_dealt_the_most_towers_has_sites_beside_the_hordes_for_all(
    players: int, most: int
):
    layout = T.layouts[0, players]
    hordes = [space for space, _ in layout.hordes]
    reach = (-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1)
    close = [
        colour
        for space, colour in layout.sites.items()
        if any(space + step in hordes for step in reach)
    ]
    if players == 1:  # all colours are the player's (KR-SOLO-01)
        assert len(close) >= most
    else:
        assert all(close.count(colour) >= most for colour in set(layout.sites.values()))


@pytest.mark.rule("KR-PROLOGUE-11", "KR-PROLOGUE-14")
def test_objectives_of_round_2_a_horde_destroyed_and_four_towers_upgraded():
    for destroyed, upgraded, met in ((1, 4, True), (2, 5, True), (0, 4, False), (1, 3, False)):
        table = prologue(2)
        table.s.strict_tutorial = False
        table.s.destroyed, table.s.upgraded = destroyed, upgraded
        match = table.only(RoundChecked())
        assert bool(told(match, ObjectiveMet)) == met


@pytest.mark.rule("KR-PROLOGUE-06", "KR-PROLOGUE-15")
def test_round_3_is_won_when_no_horde_is_left_after_phase_3_and_lost_otherwise():
    for hordes, winners in ((0, (0, 1)), (1, ())):
        table = prologue(3)
        for _ in range(hordes):
            table.horde("G01", 3, 2)
        table.s.phase = DESTROY
        match = table.only(VictoryCheck())
        assert match.outcome is not None
        assert match.outcome.winners == winners
    early = prologue(2)
    early.s.phase = DESTROY
    assert stopped(early.only(VictoryCheck()))


@pytest.mark.rule("KR-PROLOGUE-16")
def test_with_empty_piles_at_the_start_of_a_round_it_is_lost():
    table = prologue(2)
    table.s.piles = [[], []]
    match = table.only(Round())
    assert match.outcome is not None
    assert match.outcome.rule == "KR-GOAL-05"


@pytest.mark.rule("KR-PROLOGUE-07")
def test_a_missed_objective_starts_the_round_again_as_it_was():
    table = prologue(1)
    table.s.round = 0
    table.hand("ARC1")
    match = table.only(Round())
    before = match.game.encode(match.state)
    s = match.state
    s.agenda[:] = [s.agenda[0], RoundChecked()]
    s.gold, s.hearts, s.hordes = 7, 2, []
    again = table.begin(s.agenda)
    assert told(again, ObjectiveMissed)
    assert told(again, RoundReplayed)
    assert again.state.round == 1
    assert again.state.replays == 1
    state = again.state
    state.replays = 0
    assert again.game.encode(state) == before


@pytest.mark.rule("KR-PROLOGUE-07")
def test_a_tutorial_that_is_not_strict_or_was_replayed_often_lets_players_go_on():
    for strict, replays, asked in ((False, 0, True), (True, 9, True)):
        table = prologue(1)
        table.s.strict_tutorial, table.s.replays = strict, replays
        match = table.only(RoundChecked())
        assert (ask(match) == "MissedObjective") == asked
        assert offered(match, ReplayRound, GoOn) == [ReplayRound(), GoOn()]
        match.choose(GoOn())
        assert stopped(match)


@pytest.mark.rule("KR-PROLOGUE-10")
def test_in_round_2_one_card_of_each_pile_comes_that_of_pile_2_with_speed_icons():
    layout = T.layouts[0, 2]
    (wulfs,) = {T.designs[card].id for card in layout.piles[1][-1]}
    assert wulfs == "G09"
    assert all(T.designs[card].fast for card in layout.piles[1][-1])
    assert len(layout.piles[0]) == 2


@pytest.mark.rule("KR-PROLOGUE-12")
def test_the_green_horde_pays_the_gold_that_a_modifier_needs():
    starting = {T.card_id[cards[0]]: space for space, cards in T.layouts[0, 2].hordes}
    assert starting["G01"] == at(2, 2)
    card = T.cards.of["G01"][0]
    assert T.designs[card].reward == ((0, 1),)
    assert T.layouts[0, 2].gold + 1 == T.modifier_price


@pytest.mark.rule("KR-PROLOGUE-13")
def test_phase_6_offers_towers_only_in_round_1_and_three_modifiers_in_round_2():
    names = {T.data.scenarios["prologue"].tutorial.modifiers[n] for n in range(3)}
    assert names == {"MB1", "MB2", "MB5"}
    for number, sold in ((1, 0), (2, 3)):
        table = prologue(number)
        table.s.strict_tutorial = False
        table.hand("ARC1")
        table.s.gold, table.s.crystals, table.s.phase = 2, 0, BUY
        match = table.only(Phase(BUY))
        assert len({option.modifier for option in offered(match, BuyModifier)}) == sold
