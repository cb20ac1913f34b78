"""Phase 5, picking up (KR-PICK), and phase 6, buying (KR-BUY)."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.kingdom_rush.events import TowerBought, TowersTaken
from rempart.games.kingdom_rush.ids import TOWERS
from rempart.games.kingdom_rush.options import (
    BuyModifier,
    BuyTower,
    ClaimTower,
    Done,
    GiveTo,
    Stick,
)
from rempart.games.kingdom_rush.steps.treasure import gain
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    cells,
    horde,
    modifier,
    offered,
    player,
    refused,
    stopped,
    told,
)


def first_copy(tower: str) -> int:
    return T.tower_cards[TOWERS.index(tower)][0]


def rich(gold: int = 0, crystals: int = 0, players: int = 2, **settings: Any) -> Table:
    table = Table(players=players, **settings)
    table.s.gold, table.s.crystals = gold, crystals
    return table


# Phase 5


@pytest.mark.rule("KR-PICK-01")
def test_everybody_takes_back_hero_card_own_towers_and_incoming_pile():
    table = Table()
    table.site(0, 0)
    table.site(1, 0, "B")
    mine, yours = table.tower("MAG1", 0, 0), table.tower("ARC1", 1, 0, seat=1)
    kept, passed = table.hand("ART1"), table.take("SOL1")
    table[0].incoming.append(passed)
    table[0].activated = True
    match = table.pick_up()
    assert stopped(match)
    assert player(match, 0).hand == [kept, mine, passed]
    assert player(match, 1).hand == [yours]
    assert match.state.built == []
    assert player(match, 0).incoming == []
    assert not player(match, 0).activated
    assert [(e.seat, e.cards) for e in told(match, TowersTaken)] == [
        (0, (mine, passed)),
        (1, (yours,)),
    ]


@pytest.mark.rule("KR-PICK-02")
def test_figures_tiles_and_soldiers_stay():
    table = Table()
    card = table.horde("G01", 2, 1)
    table.tile(card, "M1", cells((0, 0)))
    table.soldier(card, cells((1, 0)))
    table.hero(1, 0, 0)
    table.s.warriors[0].space = at(1, 0)
    match = table.pick_up()
    found = horde(match.state, card)
    assert (len(found.tiles), len(found.soldiers)) == (1, 1)
    assert player(match, 1).space == at(0, 0)
    assert match.state.warriors[0].space == at(1, 0)


@pytest.mark.rule("KR-PICK-03", "KR-TOWER-09")
def test_a_tower_on_a_white_site_goes_to_whom_the_group_chooses():
    table = Table()
    table.site(0, 0, "W")
    card, second = table.tower("MAG1", 0, 0), table.tower("SOL1", 0, 0, seat=1)
    match = table.pick_up()
    assert ask(match) == "WhiteSites"
    assert match.decision is not None
    assert match.decision.actors == (0, 1)
    refused(match, ClaimTower(0, 40), "KR-PICK-03")
    match.choose(ClaimTower(1, card))
    match.choose(ClaimTower(1, second))
    assert stopped(match)
    assert player(match, 1).hand == [card, second]
    assert match.state.built == []


@pytest.mark.rule("KR-PICK-03")
def test_alone_one_takes_everything():
    table = Table(players=1)
    table.site(0, 0, "W")
    table.site(1, 0, "B")
    cards = [table.tower("MAG1", 0, 0), table.tower("ARC1", 1, 0)]
    match = table.pick_up()
    assert stopped(match)
    assert player(match, 0).hand == cards


# Phase 6


@pytest.mark.rule("KR-BUY-01", "KR-SETUP-12")
def test_anybody_spends_the_common_treasure():
    table = rich(crystals=4)
    match = table.buy()
    assert match.decision is not None
    assert match.decision.actors == (0, 1)
    match.choose(BuyTower(1, first_copy("ARC1")))
    match.choose(GiveTo(1))
    match.choose(BuyTower(0, first_copy("MAG1")))
    match.choose(GiveTo(0))
    assert match.state.crystals == 0
    assert stopped(match)


@pytest.mark.rule("KR-BUY-01")
def test_the_phase_ends_when_all_are_done():
    table = rich(crystals=4)
    match = table.buy()
    match.choose(Done(1))
    assert match.decision is not None
    assert match.decision.actors == (0,)
    match.choose(Done(0))
    assert stopped(match)
    assert match.state.crystals == 4


@pytest.mark.rule("KR-BUY-02", "KR-BUY-03")
@pytest.mark.parametrize(
    ("tower", "price", "rule"), [("MAG1", 2, "KR-BUY-02"), ("MAG2", 3, "KR-BUY-03")]
)
def test_prices_of_towers(tower: str, price: int, rule: str):
    card = first_copy(tower)
    table = rich(crystals=price, gold=1)
    match = table.buy()
    match.choose(BuyTower(0, card))
    match.choose(GiveTo(0))
    assert match.state.crystals == 0
    assert match.state.gold == 1
    assert player(match, 0).hand == [card]
    assert not match.state.supply >> card & 1
    table = rich(crystals=price - 1, gold=12)
    table.hand("ARC1")
    match = table.buy()
    assert BuyTower(0, card) not in offered(match, BuyTower)
    refused(match, BuyTower(0, card), rule)


@pytest.mark.rule("KR-BUY-04")
@pytest.mark.parametrize("tower", ["ARC3", "MAG4a"])
def test_levels_3_and_4_are_not_for_sale(tower: str):
    table = rich(crystals=12)
    refused(table.buy(), BuyTower(0, first_copy(tower)), "KR-BUY-04")


@pytest.mark.rule("KR-BUY-05")
def test_a_modifier_costs_gold_and_goes_at_once_on_a_tower_in_a_hand():
    table = rich(gold=2)
    mine, yours = table.hand("ARC1"), table.hand("MAG1", seat=1)
    built = table.tower("ART1", 0, 0)
    match = table.buy()
    match.choose(BuyModifier(0, modifier("MB1")))
    assert ask(match) == "StickModifier"
    assert {option.card for option in offered(match, Stick)} == {mine, yours}
    refused(match, Stick(built), "KR-BUY-05")
    match.choose(Stick(yours))
    assert match.state.gold == 0
    assert match.state.stickers[modifier("MB1")] == yours
    table = rich(gold=1, crystals=12)
    table.hand("ARC1")
    refused(table.buy(), BuyModifier(0, modifier("MB1")), "KR-BUY-05")


@pytest.mark.rule("KR-BUY-05")
def test_no_modifier_without_a_tower_for_it():
    table = rich(gold=12, crystals=12)
    table.hand("SOL1")
    match = table.buy()
    assert not offered(match, BuyModifier)
    refused(match, BuyModifier(0, modifier("MB1")), "KR-MOD-03")


@pytest.mark.rule("KR-BUY-06")
def test_there_is_no_limit_but_the_treasure():
    table = rich(crystals=12)
    match = table.buy()
    for tower in ("ARC1", "MAG1", "ART1", "SOL1"):
        match.choose(BuyTower(0, first_copy(tower)))
        match.choose(GiveTo(0))
    assert len(player(match, 0).hand) == 4
    assert match.state.crystals == 4
    assert not stopped(match)


@pytest.mark.rule("KR-BUY-07")
def test_a_supply_tower_is_bought_with_the_modifiers_it_bears():
    table = rich(crystals=2)
    adorned = T.tower_cards[TOWERS.index("ARC1")][3]
    table.stick("MB1", adorned)
    match = table.buy()
    cards = {o.card for o in offered(match, BuyTower) if T.tower_type[o.card] == 0}
    assert cards == {first_copy("ARC1"), adorned}
    match.choose(BuyTower(0, adorned))
    match.choose(GiveTo(1))
    assert player(match, 1).hand == [adorned]
    assert match.state.stickers[modifier("MB1")] == adorned
    assert match.state.crystals == 0


@pytest.mark.rule("KR-BUY-08")
def test_a_bought_tower_is_given_to_any_player():
    table = rich(crystals=2, players=3)
    match = table.buy()
    match.choose(BuyTower(0, first_copy("ARC1")))
    assert offered(match, GiveTo) == [GiveTo(0), GiveTo(1), GiveTo(2)]
    refused(match, GiveTo(3), "KR-BUY-08")
    match.choose(GiveTo(2))
    assert [len(p.hand) for p in match.state.players] == [0, 0, 1]


@pytest.mark.rule("KR-BUY-09")
def test_what_is_spent_leaves_the_treasure():
    table = rich(gold=3, crystals=5)
    match = table.buy()
    match.choose(BuyTower(0, first_copy("MAG2")))
    assert [(e.card, e.price) for e in told(match, TowerBought)] == [(first_copy("MAG2"), 3)]
    assert (match.state.gold, match.state.crystals) == (3, 2)


@pytest.mark.rule("KR-SETUP-07")
def test_the_treasure_holds_no_more_than_there_are_tokens():
    table = rich(gold=11, crystals=11)
    gain(table.s, 3, 0, "KR-DESTROY-07")
    assert (table.s.gold, table.s.crystals) == (12, 11)
    gain(table.s, 0, 3, "KR-DESTROY-07")
    assert (table.s.gold, table.s.crystals) == (12, 12)


@pytest.mark.rule("KR-BUY-10")
def test_no_tower_is_made_higher_for_payment():
    table = rich(gold=12, crystals=12)
    table.hand("ARC1")
    match = table.buy()
    assert match.decision is not None
    kinds = {type(option) for option in match.decision.options}
    assert kinds == {BuyTower, BuyModifier, Done}


@pytest.mark.rule("KR-EX-25", "KR-PROLOGUE-08")
def test_two_crystals_in_round_1_of_the_prologue_buy_one_level_1_tower():
    table = Table(scenario=0)
    table.s.round, table.s.crystals, table.s.gold = 1, 2, 2
    table.hand("ARC1")
    match = table.buy()
    assert {T.level[T.tower_type[o.card]] for o in offered(match, BuyTower)} == {1}
    assert not offered(match, BuyModifier)
    refused(match, BuyModifier(0, modifier("MB1")), "KR-PROLOGUE-08")
    match.choose(BuyTower(0, first_copy("MAG1")))
    match.choose(GiveTo(0))
    assert stopped(match)


@pytest.mark.rule("KR-DIFF-04")
def test_iron_challenges_that_concern_buying():
    table = Table(scenario=2)
    table.s.difficulty, table.s.crystals = 3, 12
    refused(table.buy(), BuyTower(0, first_copy("SOL1")), "KR-DIFF-04")
    table = Table(scenario=1)
    table.s.difficulty, table.s.crystals = 3, 12
    for _ in range(3):
        table.hand("ARC1", seat=1)
    match = table.buy()
    match.choose(BuyTower(0, first_copy("MAG1")))
    assert stopped(match) or ask(match) == "Buying"  # only seat 0 can take it
    assert len(player(match, 0).hand) == 1
    for _ in range(2):
        table.hand("MAG1")
    table.s.gold = 2  # so that there is something to buy
    refused(table.buy(), BuyTower(0, first_copy("ART1")), "KR-DIFF-04")
    table = Table(scenario=9)
    table.s.difficulty, table.s.crystals = 3, 12
    match = table.buy()
    match.choose(BuyTower(0, first_copy("MAG1")))
    match.choose(GiveTo(0))
    assert not offered(match, BuyTower)
    table = Table(scenario=12)
    table.s.difficulty, table.s.gold = 3, 2
    table.hand("ARC1")
    assert stopped(table.buy())
    table.s.gold = 3
    match = table.buy()
    match.choose(BuyModifier(0, modifier("MB1")))
    assert match.state.gold == 0
