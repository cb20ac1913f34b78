"""Items, virtues, spending and losing (DT-ITEM, DT-VIRTUE, DT-SPEND, DT-HERO)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.events import ItemLost, PotionDrawn, PotionMissing, TreasureDrawn
from rempart.games.dark_tower.ids import (
    ANOINTED,
    ARCANE,
    BLESSED,
    CHAMPION,
    FIRST_GEAR,
    GEAR_CARD,
    GENEROUS,
    GLEB,
    INFUSED,
    INVENTIVE,
    ITEM,
    ITEMS,
    LUCKY,
    MAPS,
    POTION,
    QUEST_ITEM,
    SPANS,
    SPIRIT,
    SWORD,
    TEETH,
    TREASURE,
    VIRTUE,
    WARRIORS,
)
from rempart.games.dark_tower.options import (
    Decline,
    GainVirtue,
    LoseItem,
    LoseVirtue,
    PickWare,
    SpendItem,
    TakeGear,
    TakePotion,
    TakeTreasure,
    UseItem,
    UseVirtue,
)
from rempart.games.dark_tower.steps import items
from rempart.games.dark_tower.steps.cards import of, treasure_limit
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T

RULE = "DT-ITEM-09"


@pytest.mark.rule("DT-HERO-04")
@pytest.mark.rule("DT-HERO-05")
def test_warriors_and_spirit_have_no_limit():
    table = Table()
    table.do(items.gain_warriors, 0, 500, RULE)
    table.do(items.gain_spirit, 0, 500, RULE)
    assert (table[0].warriors, table[0].spirit) == (500, 500)


@pytest.mark.rule("DT-HERO-07")
def test_a_companion_joins_the_hero():
    table = Table(players=2)
    table.do(items.gain_companion, 1, GLEB)
    assert table[1].companions == [GLEB]
    assert table[0].companions == []


@pytest.mark.rule("DT-ITEM-01")
def test_items_are_of_four_kinds():
    kinds = [SPANS[what] for what in (POTION, GEAR_CARD, TREASURE, QUEST_ITEM)]
    assert [len(kind) for kind in kinds] == [6, 6, 22, 17]
    assert [item for kind in kinds for item in kind] == list(range(len(ITEMS)))


@pytest.mark.rule("DT-ITEM-05")
def test_a_potion_is_drawn_from_the_top():
    table = Table()
    top = table.s.potions[-1]
    left = len(table.s.potions)
    table.do(items.gain_potions, 0, 1, RULE)
    assert table[0].items == [top]
    assert len(table.s.potions) == left - 1
    assert table.told(PotionDrawn)[0].item == top


@pytest.mark.rule("DT-ITEM-06")
def test_gear_is_chosen_from_the_stacks():
    table = Table()
    table.s.gear[0] = 0
    table.do(items.gain_gear, 0, 1, RULE)
    assert table.options == [TakeGear(item) for item in range(FIRST_GEAR + 1, FIRST_GEAR + 6)]
    assert table.refusal(TakeGear(FIRST_GEAR)) == "DT-ITEM-06"
    assert table.refusal(Decline()) == "DT-ITEM-06"
    table.choose(TakeGear(SWORD))
    assert table[0].items == [SWORD]
    assert table.s.gear[SWORD - FIRST_GEAR] == 2


@pytest.mark.rule("DT-ITEM-07")
def test_a_treasure_is_chosen_from_the_market_which_is_refilled():
    table = Table()
    table.market("idol", "crown", "horn")
    top = table.s.treasures[-1]
    table.do(items.gain_market, 0, RULE)
    crown = table.item("crown")
    assert [option.item for option in table.options] == table.s.market
    assert table.decision.step.rule == "DT-ITEM-07"
    assert table.refusal(TakeTreasure(top)) == "DT-ITEM-07"
    assert table.reason(TakeTreasure(top)) == "not_on_market"
    table.choose(TakeTreasure(crown))
    assert table[0].items == [crown]
    assert table.s.market == [table.item("idol"), table.item("horn"), top]
    assert top not in table.s.treasures


@pytest.mark.rule("DT-ITEM-08")
@pytest.mark.rule("DT-R-41")
def test_a_quest_item_comes_from_the_box_and_once():
    table = Table(players=2)
    urn = table.item("q_urn")
    table.do(items.gain_quest_item, 0, urn)
    assert table[0].items == [urn]
    assert urn not in table.s.box
    top = table.s.treasures[-1]
    table.do(items.gain_quest_item, 1, urn)
    assert table[1].items == [top]


@pytest.mark.rule("DT-ITEM-03")
def test_carry_limits():
    table = Table()
    table.give(0, *["teeth"] * 3, *["goldsun"] * 3, "sword", "maps")
    table.give(0, "idol", "crown", "horn", "mace", "q_urn", "q_map")
    assert items.too_many(table.s, table[0]) == []
    table.give(0, "axe", "bow")
    assert items.too_many(table.s, table[0]) == []
    table.give(0, "acorns")
    assert len(items.too_many(table.s, table[0])) == 7


@pytest.mark.rule("DT-ITEM-03")
@pytest.mark.rule("DT-CORRUPT-08")
def test_weak_and_suspicious_heroes_carry_less():
    table = Table()
    table.give(0, "idol", "crown", "horn", "teeth", "teeth", "goldsun")
    table.corrupt(0, "weak", "suspicious")
    table.do(items.limits, 0)
    table.choose(LoseItem(table.item("horn")))
    assert table.options == [LoseItem(table.item("goldsun")), LoseItem(TEETH)]
    table.choose(LoseItem(TEETH))
    assert table.stopped
    assert table[0].items == [1, TEETH, table.item("idol"), table.item("crown")]


@pytest.mark.rule("DT-ITEM-04")
def test_a_fifth_treasure_costs_one_of_choice():
    table = Table()
    table.give(0, "idol", "crown", "horn", "mace")
    table.do(items.gain_top, 0, RULE)
    drawn = table.told(TreasureDrawn)[0].item
    assert sorted(option.item for option in table.options) == sorted(table[0].items)
    table.choose(LoseItem(table.item("crown")))
    assert table.stopped
    assert drawn in table[0].items
    assert len(table[0].items) == 4
    assert table.s.treasures[0] == table.item("crown")


@pytest.mark.rule("DT-ITEM-04")
@pytest.mark.rule("DT-R-29")
def test_a_second_copy_of_gear_goes_back():
    table = Table()
    table.give(0, "sword")
    table.do(items.gain_gear, 0, 1, RULE)
    table.choose(TakeGear(SWORD))
    assert table[0].items == [SWORD]
    assert table.s.gear[SWORD - FIRST_GEAR] == 2
    assert table.told(ItemLost)[0].rule == "DT-ITEM-04"


@pytest.mark.rule("DT-R-27")
@pytest.mark.rule("DT-R-28")
def test_empty_sources_give_nothing_and_no_corruption():
    table = Table()
    table.s.treasures, table.s.market, table.s.potions = [], [], []
    table.do(items.gain_top, 0, RULE)
    table.do(items.gain_market, 0, RULE)
    table.do(items.gain_potions, 0, 1, RULE)
    assert table.stopped
    assert table[0].items == []
    assert table.s.short == 0
    assert table.told(PotionMissing)


@pytest.mark.rule("DT-R-27")
def test_an_empty_deck_does_not_refill_the_market():
    table = Table()
    table.s.treasures = []
    table.do(items.gain_market, 0, RULE)
    table.choose(table.options[0])
    assert len(table.s.market) == 2


@pytest.mark.rule("DT-COMP-19")
def test_without_potions_left_a_rival_loses_one():
    table = Table(players=2, competitive=True)
    table.give(1, "teeth", "siren")
    table.s.potions = []
    table.do(items.gain_potions, 0, 1, RULE)
    siren = table.item("siren")
    assert table.options == [TakePotion(1, TEETH), TakePotion(1, siren), Decline()]
    assert table.refusal(TakePotion(0, TEETH)) == "DT-COMP-19"
    table.choose(TakePotion(1, siren))
    assert table[0].items == [siren]
    assert table[1].items == [TEETH]


@pytest.mark.rule("DT-VIRTUE-01")
def test_three_virtues_are_active_and_three_not():
    table = Table()
    hero = table[0]
    assert [v for v in range(24) if hero.active >> v & 1] == [ARCANE, GENEROUS, CHAMPION]
    assert items.inactive(hero) == [ANOINTED, BLESSED, INFUSED]


@pytest.mark.rule("DT-VIRTUE-02")
def test_a_gained_virtue_is_active_at_once():
    table = Table()
    table.do(items.gain_virtue, 0, RULE)
    assert table.options == [GainVirtue(ANOINTED), GainVirtue(BLESSED), GainVirtue(INFUSED)]
    assert table.refusal(GainVirtue(ARCANE)) == "DT-VIRTUE-02"
    table.choose(GainVirtue(BLESSED))
    assert table[0].active >> BLESSED & 1
    assert items.inactive(table[0]) == [ANOINTED, INFUSED]


@pytest.mark.rule("DT-VIRTUE-03")
def test_an_inactive_virtue_does_nothing():
    table = Table(players=3)
    table.foe("brigands", "howling_desert")
    table.give(2, *["teeth"] * 3, "siren")
    table.turn(2)
    assert table.refusal(UseVirtue(INVENTIVE)) == "DT-VIRTUE-03"
    table.virtue(2, "inventive")
    table.run()
    assert UseVirtue(INVENTIVE) in table.options


@pytest.mark.rule("DT-EX-02")
@pytest.mark.rule("DT-SPEND-02")
@pytest.mark.rule("DT-SPEND-03")
def test_spent_potions_do_not_work_for_themselves():
    table = Table(players=3)
    table.foe("brigands", "howling_desert")
    table.virtue(2, "inventive")
    table.give(2, *["teeth"] * 3, "goldsun")
    bottom = len(table.s.potions)
    table.turn(2)
    table.choose(UseVirtue(INVENTIVE))
    for potion in (TEETH, TEETH, TEETH):
        table.choose(SpendItem(potion))
    assert (table[2].warriors, table[2].spirit, table[2].items) == (0, 0, [])
    assert len(table.s.potions) == bottom + 4
    assert sorted(table.s.potions[:4]) == [1, TEETH, TEETH, TEETH]
    assert table.s.foes == []


@pytest.mark.rule("DT-SPEND-05")
@pytest.mark.parametrize(("item", "where"), [("teeth", 0), ("sword", 1), ("axe", 2), ("q_map", 3)])
def test_where_things_go(item: str, where: int):
    table = Table()
    table.give(0, item)
    number = table.item(item)
    table.do(items.lose_item, 0, number, RULE)
    s = table.s
    there = (s.potions[0] == number, s.gear == [3] * 6, s.treasures[0] == number, number in s.box)
    assert there[where]
    assert table[0].items == []


@pytest.mark.rule("DT-SPEND-04")
def test_losing_cannot_be_declined():
    table = Table()
    table.give(0, "teeth", "sword")
    table.do(items.lose, 0, ITEM, 1, RULE)
    assert table.options == [LoseItem(TEETH), LoseItem(SWORD)]
    table.choose(LoseItem(SWORD))
    assert table[0].items == [TEETH]
    assert table.s.short == 0


@pytest.mark.rule("DT-R-15")
def test_the_black_mark_is_never_lost():
    table = Table()
    table.give(0, "q_mark", "teeth")
    table.do(items.lose, 0, ITEM, 2, RULE)
    assert table[0].items == [table.item("q_mark")]
    assert table.s.short == 1


@pytest.mark.rule("DT-R-16")
def test_only_active_tiles_can_be_lost():
    table = Table()
    table.virtue(0, "blessed")
    table.do(items.lose, 0, VIRTUE, 1, RULE)
    assert table.options == [LoseVirtue(BLESSED), LoseVirtue(CHAMPION)]
    assert table.refusal(LoseVirtue(ARCANE)) == "DT-R-16"
    table.choose(LoseVirtue(BLESSED))
    assert table.s.short == 0
    assert not table[0].active >> BLESSED & 1
    assert BLESSED not in items.inactive(table[0])
    table.do(items.lose, 0, VIRTUE, 2, RULE)
    assert not table[0].active >> CHAMPION & 1
    assert table.s.short == 1


@pytest.mark.rule("DT-R-55")
def test_lucky_answers_spent_treasures_only():
    table = Table(players=3)
    table.virtue(2, "lucky")
    table.give(2, "axe", "bow")
    table.do(items.lose_item, 2, table.item("axe"), RULE)
    assert table[2].items == [table.item("bow")]
    top = table.s.treasures[-1]
    table.do(items.spend_item, 2, table.item("bow"), RULE)
    assert table[2].items == [top]


@pytest.mark.rule("DT-ITEM-02")
def test_only_own_items_on_the_own_turn():
    table = Table(players=2)
    table.give(1, "teeth")
    table.turn(0)
    assert table.refusal(UseItem(TEETH)) == "DT-ITEM-02"
    table.turn(1)
    table.choose(UseItem(TEETH))
    assert table[1].warriors == 6


@pytest.mark.rule("DT-ITEM-10")
@pytest.mark.rule("DT-SPEND-01")
def test_no_item_after_the_drop():
    from rempart.games.dark_tower.steps.powers import refuse_item

    table = Table()
    table.give(0, "teeth")
    assert refuse_item(table.s, 0, TEETH) is None
    table.s.dropped = True
    refused = refuse_item(table.s, 0, TEETH)
    assert refused is not None
    assert refused.rule == "DT-ITEM-10"


@pytest.mark.rule("DT-ITEM-11")
def test_standing_effects_are_not_used():
    table = Table()
    table.give(0, "sword", "armor")
    table.turn(0)
    assert table.refusal(UseItem(SWORD)) == "DT-ITEM-11"


@pytest.mark.rule("DT-EVENT-09")
def test_new_wares():
    table = Table()
    table.market("idol", "crown", "horn")
    top = table.s.treasures[-1]
    table.run(items.NewWares(0, RULE))
    assert table.refusal(PickWare(top)) == "DT-EVENT-09"
    table.choose(PickWare(table.item("crown")))
    assert table.refusal(PickWare(table.item("crown"))) == "DT-EVENT-09"
    table.choose(Decline())
    assert table.s.market == [table.item("idol"), table.item("horn"), top]
    assert table.s.treasures[0] == table.item("crown")


@pytest.mark.rule("DT-SPEND-02")
def test_has_counts_what_can_be_paid():
    table = Table()
    table.give(0, "teeth", "teeth", "q_mark")
    table[0].warriors, table[0].spirit = 3, 1
    s = table.s
    assert items.has(s, 0, WARRIORS, 3)
    assert not items.has(s, 0, WARRIORS, 4)
    assert items.has(s, 0, SPIRIT, 1)
    assert not items.has(s, 0, SPIRIT, 2)
    assert items.has(s, 0, POTION, 2)
    assert not items.has(s, 0, QUEST_ITEM, 1)
    assert of(table[0], ITEM) == [TEETH, TEETH]


@pytest.mark.rule("DT-R-55")
def test_lucky_answers_neither_other_items_nor_lost_treasures():
    table = Table()
    table.virtue(0, "lucky")
    table.give(0, "teeth", "sword", "q_silver", "crown")
    for item in ("teeth", "sword", "q_silver"):
        items.spend_item(table.s, 0, table.item(item), "DT-SPEND-02")
    assert not table.told(TreasureDrawn)
    items.lose_item(table.s, 0, table.item("crown"), "DT-SPEND-04")
    assert not table.told(TreasureDrawn)  # lost, not spent
    table.give(0, "horn")
    items.spend_item(table.s, 0, table.item("horn"), "DT-SPEND-02")
    assert len(table.told(TreasureDrawn)) == 1
    table[0].active &= ~(1 << LUCKY)  # the tile was lost
    items.spend_item(table.s, 0, of(table[0], TREASURE)[0], "DT-SPEND-02")
    assert len(table.told(TreasureDrawn)) == 1


@pytest.mark.rule("DT-ITEM-06", "DT-R-29")
def test_gear_that_is_named_is_the_only_one_to_take_and_may_be_left():
    table = Table()
    table.do(items.gain_gear, 0, 1, RULE, True, SWORD)
    assert table.options == [TakeGear(SWORD), Decline()]
    assert table.decision.step.refuse(table.s, TakeGear(MAPS)).reason == "other_gear"
    table.choose(Decline())
    assert table[0].items == []


@pytest.mark.rule("DT-COMP-11")
def test_an_eliminated_hero_is_asked_for_nothing():
    for gain in (items.gain_gear, items.gain_market, items.gain_virtue):
        table = Table(players=2, competitive=True)
        table[0].out = True
        table.do(gain, 0, *((1,) if gain is items.gain_gear else ()), RULE)
        assert table.stopped
        table.run(items.NewWares(0, RULE))
        assert table.stopped


@pytest.mark.rule("DT-ITEM-03")
def test_the_turquoise_urn_adds_to_what_can_be_carried():
    table = Table()
    urn = T.card_amount[table.item("q_urn")]
    assert treasure_limit(table.s, table[0]) == T.knobs.treasures
    table.give(0, "q_urn")
    assert treasure_limit(table.s, table[0]) == T.knobs.treasures + urn
    table.corrupt(0, "weak")
    assert treasure_limit(table.s, table[0]) == T.knobs.weak_treasures + urn
