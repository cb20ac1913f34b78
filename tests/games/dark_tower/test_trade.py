"""Trading (DT-TRADE)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.ids import END_STEP, GLEB, ITEMS, SWORD, TEETH
from rempart.games.dark_tower.options import (
    Agree,
    Decline,
    Get,
    GetSpirit,
    GetWarriors,
    Give,
    GiveSpirit,
    GiveWarriors,
    LoseItem,
    Propose,
    Refuse,
    Trade,
)
from rempart.games.dark_tower.steps import trade
from tests.games.dark_tower.board import Table


def met(players: int = 2, competitive: bool = False) -> Table:
    """Heroes in one region."""
    table = Table(players, competitive)
    for seat in range(players):
        table.put(seat, "dayside")
    return table


@pytest.mark.rule("DT-TRADE-01")
def test_only_heroes_in_the_same_region_and_once_a_turn():
    table = Table(players=2)
    table.turn()
    assert table.refusal(Trade(1)) == "DT-TRADE-01"
    table = met()
    table.turn()
    table.choose(Trade(1))
    table.choose(Decline())
    assert table.refusal(Trade(1)) == "DT-TRADE-01"


@pytest.mark.rule("DT-TRADE-02")
def test_warriors_spirit_items_and_companions_change_hands():
    table = met()
    table.give(0, "sword")
    table.companion(0, "gleb")
    table.give(1, "teeth")
    table[0].warriors, table[1].spirit = 6, 2
    table.turn()
    table.choose(Trade(1))
    for option in (Give(SWORD), Give(len(ITEMS) + GLEB), GiveWarriors(5), Get(TEETH), GetSpirit(1)):
        table.choose(option)
    table.choose(Propose())
    assert table.actor == 1
    table.choose(Agree())
    one, other = table[0], table[1]
    assert (one.items, one.companions, one.warriors, one.spirit) == ([TEETH], [], 1, 1)
    assert (other.items, other.companions, other.warriors, other.spirit) == ([SWORD], [GLEB], 5, 1)
    assert table.s.deal is None


@pytest.mark.rule("DT-TRADE-01", "DT-COMP-18")
def test_the_partner_must_agree():
    table = met(competitive=True)
    table[0].warriors = 6
    table.turn()
    table.choose(Trade(1))
    table.choose(GiveWarriors(1))
    table.choose(Propose())
    table.choose(Refuse())
    assert (table[0].warriors, table[1].warriors) == (6, 0)
    assert table.actor == 0


@pytest.mark.rule("DT-TRADE-03")
def test_virtues_and_corruptions_cannot_be_traded():
    table = met()
    table.corrupt(0, "lost")
    table.virtue(0, "blessed")
    table.turn()
    table.choose(Trade(1))
    assert table.options == [Decline()]


@pytest.mark.rule("DT-TRADE-02")
def test_nobody_gives_what_is_not_there():
    table = met()
    table[0].warriors = 1
    table.turn()
    table.choose(Trade(1))
    assert table.refusal(GiveWarriors(5)) == "DT-TRADE-02"
    assert table.refusal(GetWarriors(1)) == "DT-TRADE-02"
    assert table.refusal(GiveSpirit(1)) == "DT-TRADE-02"
    assert table.refusal(Propose()) == "DT-TRADE-02"
    assert table.refusal(Give(SWORD)) == "DT-TRADE-04"


@pytest.mark.rule("DT-TRADE-04")
def test_carry_limits_hold_at_once_and_the_black_mark_stays():
    table = met()
    table.give(0, "idol", "q_mark", "sword")
    table.give(1, "crown", "horn", "mace", "axe", "sword")
    table.turn()
    table.choose(Trade(1))
    assert table.refusal(Give(table.item("q_mark"))) == "DT-TRADE-04"
    table.choose(Give(table.item("idol")))
    table.choose(Give(SWORD))
    table.choose(Propose())
    table.choose(Agree())
    assert table[1].items.count(SWORD) == 1
    assert table.s.gear[SWORD - 6] == 2
    assert table.actor == 1
    table.choose(LoseItem(table.item("horn")))
    assert len(table[1].items) == 5


@pytest.mark.rule("DT-CORRUPT-08")
def test_selfish_heroes_only_take():
    table = met()
    table.corrupt(0, "selfish")
    table.give(0, "sword")
    table.give(1, "teeth")
    table.turn()
    table.choose(Trade(1))
    assert table.refusal(Give(SWORD)) == "DT-CORRUPT-08"
    table[0].warriors = table[0].spirit = 5
    for option in (GiveWarriors(1), GiveSpirit(1)):
        assert table.decision.step.refuse(table.s, option).rule == "DT-CORRUPT-08"
    table.choose(Get(TEETH))
    table.choose(Propose())
    table.choose(Agree())
    assert table[0].items == [TEETH, SWORD]


@pytest.mark.rule("DT-TRADE-04")
def test_there_is_no_trade_in_the_end_step():
    table = met()
    assert trade.refuse_with(table.s, 0, 1) is None
    table.s.phase = END_STEP
    assert trade.refuse_with(table.s, 0, 1) is not None


@pytest.mark.rule("DT-R-26")
def test_the_trade_may_go_on_with_other_heroes():
    table = met(players=3)
    table[0].warriors = 2
    table.turn()
    table.choose(Trade(1))
    table.choose(GiveWarriors(1))
    table.choose(Propose())
    table.choose(Agree())
    assert table.options == [Trade(1), Trade(2), Decline()]
    table.choose(Trade(2))
    table.choose(GiveWarriors(1))
    table.choose(Propose())
    table.choose(Agree())
    table.choose(Decline())
    assert [hero.warriors for hero in table.s.heroes] == [0, 1, 1]
    assert table.refusal(Trade(1)) == "DT-TRADE-01"


@pytest.mark.rule("DT-HERO-07", "DT-TRADE-02")
def test_a_companion_stays_unless_traded():
    table = met()
    table.companion(1, "gleb")
    table.turn()
    table.choose(Trade(1))
    table.choose(Get(len(ITEMS) + GLEB))
    table.choose(Propose())
    table.choose(Agree())
    assert table[0].companions == [GLEB]
