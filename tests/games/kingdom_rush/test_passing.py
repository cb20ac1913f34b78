"""Phase 2, action B: passing and upgrading (KR-PASS)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.events import TowerPassed, TowerUpgraded
from rempart.games.kingdom_rush.ids import TOWERS
from rempart.games.kingdom_rush.options import BuyTower, Done, PassTower, PlayTower
from rempart.kernel import NONE
from tests.games.kingdom_rush.table import (
    T,
    Table,
    modifier,
    offered,
    player,
    refused,
    told,
)


def type_of(card: int) -> str:
    return TOWERS[T.tower_type[card]]


def upgrades(table: Table, card: int) -> set[str]:
    """What a card of seat 0 can become; "" for as it is."""
    found = [o for o in offered(table.actions(), PassTower) if o.card == card]
    return {type_of(o.upgrade) if o.upgrade != NONE else "" for o in found}


def copy_of(tower: str, table: Table) -> int:
    """The copy that the supply gives out."""
    cards = T.tower_cards[TOWERS.index(tower)]
    return next(card for card in cards if table.s.supply >> card & 1)


@pytest.mark.rule("KR-PASS-01", "KR-PASS-05")
def test_a_tower_goes_on_another_players_incoming_pile():
    table = Table(players=3)
    card = table.hand("ARC1")
    match = table.actions()
    assert {o.to for o in offered(match, PassTower)} == {1, 2}
    refused(match, PassTower(0, card, 0, NONE), "KR-PASS-01")
    refused(match, PassTower(0, card, 3, NONE), "KR-PASS-01")
    supply = match.state.supply
    match.choose(PassTower(0, card, 2, NONE))
    assert [p.incoming for p in match.state.players] == [[], [], [card]]
    assert player(match, 0).hand == []
    assert match.state.supply == supply
    assert [(e.seat, e.to) for e in told(match, TowerPassed)] == [(0, 2)]


@pytest.mark.rule("KR-PASS-02")
def test_it_may_become_the_next_level_of_its_family_on_the_way():
    table = Table()
    card = table.hand("ARC1")
    better = copy_of("ARC2", table)
    assert upgrades(table, card) == {"", "ARC2"}
    match = table.actions()
    for wrong in ("ARC1", "ARC3", "MAG2"):
        refused(match, PassTower(0, card, 1, copy_of(wrong, table)), "KR-PASS-02")
    match.choose(PassTower(0, card, 1, better))
    assert player(match, 1).incoming == [better]
    assert player(match, 0).hand == []
    assert match.state.supply >> card & 1
    assert not match.state.supply >> better & 1
    assert match.state.upgraded == 1
    assert [e.upgrade for e in told(match, TowerUpgraded)] == [better]


@pytest.mark.rule("KR-PASS-03")
def test_an_upgrade_costs_nothing():
    table = Table()
    card = table.hand("ARC1")
    match = table.actions()
    assert (match.state.gold, match.state.crystals) == (0, 0)
    match.choose(PassTower(0, card, 1, copy_of("ARC2", table)))
    assert (match.state.gold, match.state.crystals) == (0, 0)


@pytest.mark.rule("KR-PASS-04")
def test_only_passing_leads_to_levels_3_and_4():
    table = Table()
    card = table.hand("ARC2")
    table.s.crystals = table.s.gold = 12
    levels = {T.level[T.tower_type[o.card]] for o in offered(table.buy(), BuyTower)}
    assert levels == {1, 2}
    assert upgrades(table, card) == {"", "ARC3"}


@pytest.mark.rule("KR-PASS-06")
def test_a_passed_tower_cannot_be_played_before_it_is_picked_up():
    table = Table()
    space = table.site(0, 0, "B")
    card, other = table.hand("ARC1"), table.hand("MAG1", seat=1)
    match = table.actions()
    match.choose(PassTower(0, card, 1, NONE))
    refused(match, PlayTower(1, card, space), "KR-TOWER-01")
    assert [o.card for o in offered(match, PlayTower)] == [other]
    match = table.pick_up()
    assert player(match, 1).hand == [other, card]
    assert player(match, 1).incoming == []


@pytest.mark.rule("KR-PASS-07")
def test_a_tower_on_a_site_cannot_be_passed():
    table = Table()
    table.hand("MAG1")
    built = table.tower("ARC1", 0, 0)
    refused(table.actions(), PassTower(0, built, 1, NONE), "KR-PASS-01")


@pytest.mark.rule("KR-PASS-08")
def test_incoming_cards_are_open_information():
    table = Table()
    card = table.hand("ARC1")
    match = table.actions()
    match.choose(PassTower(0, card, 1, NONE))
    (event,) = told(match, TowerPassed)
    assert event.secret == ()
    assert event.card == card


@pytest.mark.rule("KR-PASS-09")
def test_of_two_level_4_towers_the_passer_chooses():
    table = Table()
    card = table.hand("MAG3")
    assert upgrades(table, card) == {"", "MAG4a", "MAG4b"}
    table.take("MAG4a")  # the single copy is gone
    assert upgrades(table, card) == {"", "MAG4b"}


@pytest.mark.rule("KR-PASS-10")
def test_a_level_4_tower_is_passed_as_it_is():
    table = Table()
    card = table.hand("ART4a")
    assert upgrades(table, card) == {""}


@pytest.mark.rule("KR-PASS-11")
def test_modifiers_stay_on_the_card_in_the_supply():
    table = Table()
    card = table.hand("ARC1")
    table.stick("MB1", card)
    better = copy_of("ARC2", table)
    match = table.actions()
    match.choose(PassTower(0, card, 1, better))
    assert match.state.stickers[modifier("MB1")] == card
    assert better not in match.state.stickers
    assert match.state.supply >> card & 1


@pytest.mark.rule("KR-PASS-11")
def test_a_supply_card_that_bears_modifiers_can_be_chosen_for_them():
    table = Table()
    card = table.hand("ARC1")
    plain = copy_of("ARC2", table)
    adorned = T.tower_cards[TOWERS.index("ARC2")][2]
    table.stick("MB2", adorned)
    found = {o.upgrade for o in offered(table.actions(), PassTower)}
    assert found == {NONE, plain, adorned}
    hidden = T.tower_cards[TOWERS.index("ARC2")][1]
    refused(table.actions(), PassTower(0, card, 1, hidden), "KR-TOWER-11")


@pytest.mark.rule("KR-PASS-12")
def test_any_number_of_towers_may_be_passed_to_different_players():
    table = Table(players=3)
    cards = [table.hand("ARC1") for _ in range(3)]
    match = table.actions()
    match.choose(PassTower(0, cards[0], 1, NONE))
    match.choose(PassTower(0, cards[1], 2, NONE))
    match.choose(PassTower(0, cards[2], 1, copy_of("ARC2", table)))
    assert [len(p.incoming) for p in match.state.players] == [0, 2, 1]


@pytest.mark.rule("KR-SOLO-08")
def test_alone_one_passes_to_oneself():
    table = Table(players=1)
    card = table.hand("ARC1")
    match = table.actions()
    match.choose(PassTower(0, card, 0, copy_of("ARC2", table)))
    assert [type_of(c) for c in player(match, 0).incoming] == ["ARC2"]


@pytest.mark.rule("KR-PROLOGUE-08")
def test_in_the_first_round_of_the_prologue_nothing_is_passed():
    table = Table(scenario=0)
    card = table.hand("ARC1")
    table.s.round = 1
    match = table.actions()
    assert not offered(match, PassTower)
    refused(match, PassTower(0, card, 1, NONE), "KR-PROLOGUE-08")
    assert Done(0) in offered(match, Done)
    table.s.round = 2
    assert offered(table.actions(), PassTower)


@pytest.mark.rule("KR-DIFF-04")
def test_iron_challenges_of_the_first_scenarios():
    iron = 3
    table = Table(scenario=1)
    table.s.difficulty = iron
    card = table.hand("ARC1")
    table.hand("MAG1", seat=1)
    table.s.players[1].incoming.append(table.take("MAG1"))
    assert offered(table.actions(), PassTower)
    table.tower("MAG1", 1, 3, seat=1)  # now seat 1 owns three
    match = table.actions()
    refused(match, PassTower(0, card, 1, NONE), "KR-DIFF-04")
    table = Table(scenario=2)
    table.s.difficulty = iron
    card = table.hand("SOL1")
    better = copy_of("SOL2", table)
    refused(table.actions(), PassTower(0, card, 1, better), "KR-DIFF-04")
    table = Table(scenario=3)
    table.s.difficulty = iron
    low, high = table.hand("ARC1"), table.hand("ARC2")
    match = table.actions()
    refused(match, PassTower(0, high, 1, copy_of("ARC3", table)), "KR-DIFF-04")
    assert PassTower(0, low, 1, copy_of("ARC2", table)) in offered(match, PassTower)
