"""Trading (DT-TRADE)."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.dark_tower.events import ItemPassed, SpiritPassed, Traded, WarriorsPassed
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
from rempart.games.dark_tower.steps.turn import begin_turn
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T


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
    table[0].warriors = 1
    table.turn()
    trade_all(table, GiveWarriors(1))
    table.choose(Agree())
    table.turn()
    assert table.refusal(Trade(1)) == "DT-TRADE-01"


def trade_all(table: Table, *options: Any) -> None:
    """Propose a trade to seat 1."""
    table.choose(Trade(1))
    for option in options:
        table.choose(option)
    table.choose(Propose())


@pytest.mark.rule("DT-TRADE-01", "DT-R-66")
def test_a_trade_that_is_called_off_or_refused_is_none():
    table = met()
    table[0].warriors = 9
    table.turn()
    table.choose(Trade(1))
    for _ in range(T.knobs.trade_refusals + 1):
        table.choose(GiveWarriors(5))
        table.choose(Decline())
        assert Trade(1) in table.options
        table.choose(Trade(1))
    table.choose(Decline())
    for _ in range(T.knobs.trade_refusals - 1):
        trade_all(table, GiveWarriors(1))
        table.choose(Refuse())
        assert not table[0].traded
    trade_all(table, GiveWarriors(1))
    table.choose(Agree())
    assert table[0].traded
    assert table[1].warriors == 1


@pytest.mark.rule("DT-R-66")
def test_nobody_is_asked_over_and_over():
    table = met(3)
    table[0].warriors = 9
    table.turn()
    for _ in range(T.knobs.trade_refusals - 1):
        trade_all(table, GiveWarriors(1))
        table.choose(Refuse())
    table.choose(Trade(2))
    assert table.refusal(Trade(1)) == "DT-TRADE-02"  # nothing was put together with the first
    table.choose(GiveWarriors(1))
    table.choose(Propose())
    table.choose(Refuse())
    assert table.refusal(Trade(1)) == table.refusal(Trade(2)) == "DT-R-66"
    begin_turn(table.s, 0)
    assert table[0].rebuffs == 0


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


@pytest.mark.rule("DT-CORRUPT-08", "DT-R-26")
def test_selfish_heroes_pass_nothing_on():
    table = met(players=3)
    table.corrupt(0, "selfish")
    table.give(1, "sword")
    table[1].warriors = table[1].spirit = 1
    table.turn()
    for option in (Trade(1), Get(SWORD), GetWarriors(1), GetSpirit(1), Trade(2)):
        table.choose(option)
    for option in (Give(SWORD), GiveWarriors(1), GiveSpirit(1)):
        assert table.refusal(option) == "DT-CORRUPT-08"


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


@pytest.mark.rule("DT-R-26", "DT-TRADE-01", "DT-TRADE-04")
def test_several_heroes_trade_at_once_and_what_one_gives_goes_on_to_another():
    table = met(players=4)
    table.give(1, "sword", "teeth")
    table[1].warriors, table[2].spirit = 3, 2
    table.turn()
    table.choose(Trade(1))
    assert table.refusal(Trade(1)) == "DT-TRADE-01"
    for option in (Get(SWORD), GetWarriors(1), Trade(2), Give(SWORD), GiveWarriors(1)):
        table.choose(option)
    assert table.refusal(GiveWarriors(1)) == "DT-TRADE-02"  # that one is promised already
    assert table.refusal(Give(SWORD)) == "DT-TRADE-04"
    for option in (GetSpirit(1), Trade(1), Trade(2), GetSpirit(1), Trade(3), Propose()):
        table.choose(option)
    asked = [table.actor]
    table.choose(Agree())
    asked.append(table.actor)
    assert sorted(asked) == [1, 2]
    assert table[0].items == table[2].items == []
    table.choose(Agree())
    table.choose(Decline())
    assert [hero.items for hero in table.s.heroes] == [[], [TEETH], [SWORD], []]
    assert [hero.warriors for hero in table.s.heroes] == [0, 2, 1, 0]
    assert [hero.spirit for hero in table.s.heroes] == [2, 0, 0, 0]
    assert {event.partner for event in table.told(Traded)} == {1, 2}


@pytest.mark.rule("DT-R-26", "DT-TRADE-02")
def test_what_is_promised_to_one_hero_is_not_promised_to_another():
    table = met(players=3)
    table.give(0, "sword")
    table[0].warriors = table[0].spirit = 1
    table.turn()
    for option in (Trade(1), Give(SWORD), GiveWarriors(1), GiveSpirit(1), Trade(2)):
        table.choose(option)
    assert table.refusal(Give(SWORD)) == "DT-TRADE-04"
    assert table.refusal(GiveWarriors(1)) == table.refusal(GiveSpirit(1)) == "DT-TRADE-02"


@pytest.mark.rule("DT-R-26", "DT-TRADE-02")
def test_what_goes_on_to_another_hero_is_got_first():
    table = met(players=3)
    table.give(1, "sword")
    table[1].warriors = table[1].spirit = 1
    table.turn()
    for option in (Trade(1), Get(SWORD), GetWarriors(1), GetSpirit(1), Trade(2), Give(SWORD)):
        table.choose(option)
    for option in (GiveWarriors(1), GiveSpirit(1), Propose(), Agree(), Agree()):
        table.choose(option)
    for kind in (ItemPassed, WarriorsPassed, SpiritPassed):
        assert [(event.seat, event.to) for event in table.told(kind)] == [(1, 0), (0, 2)]


@pytest.mark.rule("DT-R-26", "DT-TRADE-04")
def test_carry_limits_hold_for_everybody_in_a_trade_of_several():
    table = met(players=3)
    table.give(0, "idol")
    table.give(1, "crown", "horn", "banner", "mace")
    table.give(2, "teeth")
    table.turn()
    for option in (Trade(1), Give(table.item("idol")), Trade(2), Get(TEETH), Propose()):
        table.choose(option)
    for _ in range(2):
        table.choose(Agree())
    assert table.actor == 1
    table.choose(LoseItem(table.item("horn")))
    assert len(table[1].items) == T.knobs.treasures


@pytest.mark.rule("DT-R-26", "DT-TRADE-01")
def test_one_refusal_ends_a_trade_of_several():
    table = met(players=3)
    table[0].warriors = 2
    table.turn()
    for option in (Trade(1), GiveWarriors(1), Trade(2), GiveWarriors(1), Propose(), Agree()):
        table.choose(option)
    table.choose(Refuse())
    assert [hero.warriors for hero in table.s.heroes] == [2, 0, 0]
    assert table.s.deal is None
    assert Trade(1) in table.options


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


@pytest.mark.rule("DT-TRADE-02")
def test_amounts_go_one_way_by_one_or_five_up_to_all_that_there_is():
    table = met()
    for hero in (table[0], table[1]):
        hero.warriors = hero.spirit = 6
    table.turn()
    table.choose(Trade(1))
    for give, get in ((GiveWarriors, GetWarriors), (GiveSpirit, GetSpirit)):
        for count in (0, 2, 6):
            assert table.refusal(give(count)) == table.refusal(get(count)) == "DT-TRADE-02"
        table.choose(get(1))
        assert table.refusal(give(1)) == "DT-TRADE-02"  # it is asked for already
        table.choose(get(5))
        assert table.refusal(get(1)) == "DT-TRADE-02"  # all that there is
    table.choose(Propose())
    table.choose(Agree())
    assert (table[0].warriors, table[0].spirit) == (12, 12)
    assert (table[1].warriors, table[1].spirit) == (0, 0)
