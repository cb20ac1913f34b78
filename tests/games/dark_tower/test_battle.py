"""Battles (DT-BATTLE, DT-AM-17 to DT-AM-23)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.events import (
    BattleBegun,
    CardImproved,
    CardRevealed,
    CorruptionGained,
    FoeDefeated,
    HeroicDone,
)
from rempart.games.dark_tower.ids import (
    BLESSED,
    BRIGANDS,
    DRAGONS,
    LETHAL,
    PANICKED,
    READY,
    SAVAGE,
    SPIRIT,
    UNSTEADY,
    WARRIORS,
)
from rempart.games.dark_tower.options import (
    BuyAdvantage,
    EndTurn,
    Fight,
    GoTo,
    PickCard,
    PickFoe,
    PlaceSkull,
    Prevent,
    Retreat,
    TakeTreasure,
    TopCards,
    UseAdvantage,
    UseItem,
)
from rempart.games.dark_tower.steps.amounts import CARD, OTHER, ROOM, prevented
from rempart.games.dark_tower.steps.battle import battle_deck
from rempart.games.dark_tower.steps.cards import VIRTUE_SOURCE
from rempart.games.dark_tower.steps.foes import find
from rempart.games.dark_tower.view import view
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.fights import ACCEPT, USE, card, fight, stack
from tests.games.dark_tower.table import T

FOUR = ("cloak", "axe", "crown", "circlet")
"""Four advantages against Brigands: one Stealth, three Humanoid."""


@pytest.mark.rule("DT-BATTLE-01", "DT-CLEANSE-01")
def test_a_battle_needs_a_foe_in_the_heros_region():
    table = Table()
    table.put(0, "fivepint")
    kind = table.foe("brigands", "dayside")
    table.turn()
    assert table.refusal(Fight(kind, table.region("dayside"))) == "DT-BATTLE-01"
    assert table.refusal(Fight(kind, table.region("fivepint"))) == "DT-BATTLE-01"
    table.put(0, "dayside")
    table.turn()
    assert Fight(kind, table.region("dayside")) in table.options


@pytest.mark.rule("DT-BATTLE-02")
def test_of_several_foes_the_hero_chooses_one():
    table = Table()
    table.put(0, "dayside")
    here = table.region("dayside")
    brigands, trolls = table.foe("brigands", "dayside"), table.foe("trolls", "dayside")
    table.turn()
    assert {Fight(brigands, here), Fight(trolls, here)} <= set(table.options)
    table.choose(Fight(trolls, here))
    assert table.s.battle is not None
    assert table.s.battle.kind == trolls
    assert len(table.s.foes) == 2


@pytest.mark.rule("DT-BATTLE-03")
def test_the_hero_chooses_as_many_cards_face_down_as_the_foes_level():
    table = Table()
    table.put(0, "fivepint")
    kind = table.foe("trolls", "fivepint")
    deck = battle_deck(table.s, kind)
    table.s.chance.forced.append(list(deck))  # the last lies first
    table.turn()
    table.choose(Fight(kind, table.region("fivepint")))
    assert not table.told(CardRevealed)
    assert table.options == [TopCards(), *(PickCard(spot) for spot in range(1, 11))]
    table.choose(PickCard(10))
    assert table.refusal(PickCard(10)) == "DT-BATTLE-03"
    assert table.refusal(PickCard(11)) == "DT-BATTLE-03"
    seen = view(table.s, 0).battle
    assert seen is not None
    assert (seen.spread, seen.picks) == (10, [10])
    table.choose(PickCard(3))
    table.choose(PickCard(2))
    assert table.told(CardRevealed)[0].card == deck[0]
    battle = table.s.battle
    assert battle is not None
    assert battle.deck[-2:] == [deck[-2], deck[-3]]
    assert sorted([*battle.deck, battle.card]) == sorted(deck)
    seen = view(table.s, 0).battle
    assert seen is not None
    assert seen.spread == 0


@pytest.mark.rule("DT-BATTLE-03")
def test_the_first_cards_fill_up_what_was_chosen():
    table = Table()
    table.put(0, "fivepint")
    kind = table.foe("trolls", "fivepint")
    deck = battle_deck(table.s, kind)
    table.s.chance.forced.append(list(deck))
    table.turn()
    table.choose(Fight(kind, table.region("fivepint")))
    table.choose(PickCard(2))
    table.choose(TopCards())
    battle = table.s.battle
    assert battle is not None
    assert battle.card == deck[-2]
    assert battle.deck[-2:] == [deck[-3], deck[-1]]


@pytest.mark.rule("DT-BATTLE-03", "DT-FOE-03", "DT-ADVANTAGE-04")
def test_as_many_cards_as_the_foes_level_and_the_advantages_are_counted():
    for foe, level in (("brigands", 2), ("trolls", 3), ("dragons", 4)):
        table = Table()
        table.give(0, "sword", "cloak")
        fight(table, foe, "fivepint")
        battle = table.s.battle
        assert battle is not None
        assert battle.left == level
        assert table.told(BattleBegun)[0].advantages == 1  # cloak: Stealth; sword: Melee
        assert len(table.told(CardRevealed)) == 1


@pytest.mark.rule("DT-BATTLE-04", "DT-AM-17", "DT-FOE-04")
def test_a_deck_has_two_of_each_card_and_cards_of_the_foes_attributes():
    table = Table()
    deck = battle_deck(table.s, BRIGANDS)
    assert len(deck) == 10
    assert all(deck.count(number) == 2 for number in deck)
    names = {"carrion_ground", "onslaught", "stealth_attack", "humanoid_treachery"}
    assert {T.cards[number].id for number in deck} == names | {"crit_brigands"}
    strong = {T.cards[number].id for number in battle_deck(table.s, DRAGONS)}
    assert len(strong) == 5
    assert "carrion_ground" not in strong
    critical = [T.decks[kind][-1] for kind in range(20)]
    assert len(set(critical)) == 20


@pytest.mark.rule("DT-BATTLE-05", "DT-BATTLE-12", "DT-AM-18")
def test_a_card_starts_at_the_foes_state_and_an_advantage_makes_it_a_step_milder():
    for state in (LETHAL, READY, UNSTEADY):
        table = Table()
        table.s.states[0] = state
        table.give(0, *FOUR)
        fight(table, "brigands", "fivepint", "onslaught", "onslaught")
        assert table.told(CardRevealed)[0].step == state
        (improved,) = [e for e in table.choose(USE) if isinstance(e, CardImproved)]
        assert improved.step == state - 1
        assert table[0].warriors == 0


@pytest.mark.rule("DT-BATTLE-06", "DT-BATTLE-09", "DT-BATTLE-08")
def test_any_number_of_advantages_then_the_result_applies_and_the_next_card_comes():
    table = Table()
    table[0].warriors = 20
    table.give(0, *FOUR)
    fight(table, "brigands", "fivepint", "onslaught", "carrion_ground")
    table.choose(ACCEPT)  # none at all: ready, 4 warriors
    assert table[0].warriors == 16
    battle = table.s.battle
    assert battle is not None
    assert (battle.card, battle.used) == (card("carrion_ground"), 0)
    table.choose(USE)
    assert battle.used == 1


@pytest.mark.rule("DT-BATTLE-07")
def test_the_best_result_may_be_a_benefit_and_cannot_be_improved():
    table = Table()
    table.s.states[0] = UNSTEADY
    table.give(0, *FOUR)
    fight(table, "brigands", "fivepint", "stealth_attack", "onslaught")
    table.choose(USE)
    assert table.s.battle is not None
    assert table.s.battle.step == PANICKED
    assert table.refusal(UseAdvantage()) == "DT-BATTLE-07"
    table.choose(ACCEPT)
    assert len([item for item in table[0].items if item < 6]) == 1  # a potion


@pytest.mark.rule("DT-BATTLE-10", "DT-CORRUPT-07")
def test_each_card_that_cannot_be_paid_in_full_gives_a_corruption():
    table = Table()
    table[0].warriors = 3
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    table.choose(ACCEPT)
    assert table[0].warriors == 0
    assert len(table[0].corruptions) == 1
    table.choose(ACCEPT)
    assert len(table[0].corruptions) == 2
    assert len(table.told(CorruptionGained)) == 2


@pytest.mark.rule("DT-BATTLE-11", "DT-FOE-13", "DT-AM-23")
def test_after_all_cards_the_foe_is_gone_and_the_spirit_comes():
    table = Table()
    table[0].warriors = 20
    table.foe("brigands", "dayside")
    kind = fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    table.choose(ACCEPT)
    assert find(table.s, kind, table.region("fivepint")) >= 0
    told = table.choose(ACCEPT)
    assert find(table.s, kind, table.region("fivepint")) == -1
    assert find(table.s, kind, table.region("dayside")) >= 0
    assert [type(e) for e in told if isinstance(e, FoeDefeated | HeroicDone)] == [
        FoeDefeated,
        HeroicDone,
    ]
    assert table[0].spirit == 2
    assert table.s.battle is None


@pytest.mark.rule("DT-BATTLE-13")
def test_a_normal_battle_cannot_be_abandoned():
    table = Table()
    table[0].warriors = 20
    fight(table, "trolls", "fivepint", "onslaught", "onslaught", "carrion_ground")
    assert EndTurn() not in table.options
    table.choose(ACCEPT)
    assert Retreat() not in table.options
    assert table.s.battle is not None
    assert table.s.battle.left == 2


@pytest.mark.rule("DT-EX-05")
def test_the_rulebooks_battle():
    table = Table()
    table.s.states[0] = LETHAL
    table[0].warriors = 20
    table.give(0, *FOUR)
    table.skulls("north bazaar", 2)  # Dayside, next to Fivepint
    kind = fight(table, "brigands", "fivepint", "carrion_ground", "onslaught")
    for _ in range(3):
        table.choose(USE)
    table.choose(ACCEPT)
    assert table[0].warriors == 20  # unsteady: no loss
    table.choose(USE)
    table.choose(ACCEPT)
    assert table[0].warriors == 13  # savage: 7
    assert find(table.s, kind, table.region("fivepint")) == -1
    assert table[0].spirit == 2
    assert table[0].advantages == 4
    assert not table[0].corruptions


@pytest.mark.rule("DT-AM-21", "DT-R-33")
def test_skulls_near_count_over_rivers_too():
    table = Table()
    table[0].warriors = 20
    table.skulls("east citadel", 2)  # over the river from the Peaks of the Djinn
    table.skulls("north sanctuary", 1)  # next to it
    table.skulls("north bazaar", 3)  # far away
    fight(table, "brigands", "peaks_of_the_djinn", "carrion_ground", "onslaught")
    table.choose(ACCEPT)
    assert table[0].warriors == 20 - 2 * 3


@pytest.mark.rule("DT-AM-19")
def test_cards_are_drawn_without_replacement_and_the_deck_is_whole_for_the_next_battle():
    table = Table()
    table[0].warriors = 99
    fight(table, "dragons", "fivepint")
    battle = table.s.battle
    assert battle is not None
    assert len(battle.deck) == 9
    drawn = [battle.card]
    for _ in range(3):
        table.choose(ACCEPT)
        drawn.append(battle.card)
    assert sorted([*drawn, *battle.deck]) == sorted(battle_deck(table.s, DRAGONS))
    assert len(battle_deck(table.s, DRAGONS)) == 10


@pytest.mark.rule("DT-AM-20", "DT-R-25")
def test_prevention_lowers_the_loss_of_a_card():
    table = Table()
    table[0].warriors = 20
    table.give(0, "armor", "q_pelt")
    table.s.states[0] = SAVAGE
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    table.choose(ACCEPT)  # 7 - 2 - 6: nothing is left
    assert table[0].warriors == 20
    assert not table[0].corruptions


@pytest.mark.rule("DT-AM-20", "DT-VIRTUE-03")
def test_blessed_is_paid_once_a_card_and_only_by_a_hero_who_has_it():
    table = Table()
    table[0].warriors, table[0].spirit = 20, 3
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    assert table.refusal(Prevent()) == "DT-VIRTUE-03"
    table.virtue(0, "blessed")
    table.decision = None
    table.run()
    table.choose(Prevent())
    assert table[0].spirit == 2
    assert table.refusal(Prevent()) == "DT-AM-20"
    table.choose(ACCEPT)
    assert table[0].warriors == 20
    table.choose(Prevent())  # a new card
    assert table[0].spirit == 1


@pytest.mark.rule("DT-R-23")
def test_with_the_bow_a_foe_next_door_is_fought_from_ones_own_region():
    table = Table()
    table[0].warriors = 20
    table.put(0, "fivepint")
    kind = table.foe("brigands", "dayside")
    table.foe("brigands", "fivepint")
    table.give(0, "bow")
    table.skulls("north citadel", 3)  # next to Fivepint, not to Dayside
    stack(table, kind, "carrion_ground", "onslaught")
    table.turn()
    table.choose(Fight(kind, table.region("dayside")))
    table.choose(TopCards())
    table.choose(ACCEPT)
    assert table[0].warriors == 14
    table.choose(ACCEPT)
    assert find(table.s, kind, table.region("dayside")) == -1
    assert find(table.s, kind, table.region("fivepint")) >= 0
    assert table[0].region == table.region("fivepint")


@pytest.mark.rule("DT-SPEND-01")
def test_potions_help_in_the_middle_of_a_battle():
    table = Table()
    table.give(0, "teeth")
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    table.choose(UseItem(table.item("teeth")))
    assert table[0].warriors == 6
    table.choose(ACCEPT)
    assert table[0].warriors == 2
    assert not table[0].corruptions


@pytest.mark.rule("DT-AM-23")
def test_treasures_answer_a_defeat_before_the_spirit():
    table = Table()
    table[0].warriors = 20
    table.give(0, "spear_atish", "tears", "axe")
    kind = fight(table, "oreks", "fivepint", "onslaught", "onslaught")  # Melee, Undead
    table.choose(ACCEPT)
    table.choose(ACCEPT)
    assert table[0].warriors == 20 - 8 + 10
    assert table[0].spirit == 2
    assert not [item for item in table[0].items if item < 6]
    assert find(table.s, kind, table[0].region) == -1


@pytest.mark.rule("DT-R-55", "DT-AM-23")
def test_callous_counts_the_warriors_really_lost():
    for warriors, treasure in ((20, True), (10, True), (9, False)):
        table = Table(2)
        table[1].warriors = warriors
        table.virtue(1, "callous")
        table.s.states[0] = SAVAGE
        fight(table, "brigands", "fivepint", "onslaught", "onslaught", seat=1)
        while ACCEPT in table.options:
            table.choose(ACCEPT)  # 14 in all, if they are there
        asked = isinstance(table.options[0], TakeTreasure)
        assert asked == treasure


@pytest.mark.rule("DT-R-32", "DT-LOSE-01")
def test_a_third_corruption_from_the_last_card_loses_before_the_foe_falls():
    table = Table()
    table.corrupt(0, "selfish", "tempted")
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    table.choose(ACCEPT)
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "corrupted"
    assert not table.told(FoeDefeated)


@pytest.mark.rule("DT-ADVANTAGE-05", "DT-ADVANTAGE-09")
def test_conditional_advantages_are_bought_in_the_middle_of_a_battle():
    table = Table()
    table[0].warriors = 20
    table.give(0, "fortune", "scroll_twilight", "scroll_serpent", "cloak")
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    assert table.refusal(BuyAdvantage(table.item("scroll_serpent"))) == "DT-ADVANTAGE-05"
    table.choose(BuyAdvantage(table.item("scroll_twilight")))
    battle = table.s.battle
    assert battle is not None
    assert (battle.free, battle.bought) == (1, 4)
    assert table.item("scroll_twilight") not in table[0].items
    assert table.s.treasures[0] == table.item("scroll_twilight")
    table.choose(BuyAdvantage(table.item("fortune")))
    assert battle.bought == 5
    table.choose(USE)
    assert table.item("cloak") in table[0].items


@pytest.mark.rule("DT-R-48")
def test_a_ladder_has_five_steps_one_a_state():
    assert all(len(battle_card.ladder) == 5 for battle_card in T.cards)


@pytest.mark.rule("DT-R-62", "DT-BATTLE-11")
def test_a_foe_that_is_moved_while_it_is_fought_is_beaten_where_it_stands():
    table = Table()
    table[0].warriors = 50
    table.give(0, "siren")
    other = table.foe("trolls", "anza")
    kind = fight(table, "brigands", "dayside", "onslaught", "onslaught")
    table.choose(UseItem(table.item("siren")))
    table.choose(PickFoe(kind, table.region("dayside")))
    table.choose(GoTo(table.region("fivepint")))
    table.choose(ACCEPT)
    table.choose(ACCEPT)
    assert [(foe.kind, foe.region) for foe in table.s.foes] == [(other, table.region("anza"))]
    (beaten,) = table.told(FoeDefeated)
    assert beaten.region == table.region("fivepint")


@pytest.mark.rule("DT-R-62")
def test_a_second_foe_of_the_kind_may_be_moved_away_from_the_battle():
    table = Table()
    table[0].warriors = 50
    table.give(0, "siren")
    table.foe("brigands", "dayside")
    fight(table, "brigands", "dayside", "onslaught", "onslaught")
    table.choose(UseItem(table.item("siren")))
    table.choose(GoTo(table.region("fivepint")))
    table.choose(ACCEPT)
    table.choose(ACCEPT)
    assert [foe.region for foe in table.s.foes] == [table.region("fivepint")]


@pytest.mark.rule("DT-ADVANTAGE-04")
def test_two_amulets_of_hope_both_count():
    table = Table()
    table[0].warriors = 50
    table.give(0, "q_hope", "q_hope")
    fight(table, "brigands", "anza", "onslaught", "onslaught")
    assert table.s.battle is not None
    assert table.s.battle.free == 2


@pytest.mark.rule("DT-R-63", "DT-AM-21")
def test_the_fighting_hero_picks_the_building_near_that_a_card_hits():
    table = Table(2)
    table[0].warriors = 50
    fight(table, "titans", "dragontooth_lake", "falling_masonry")
    assert table.s.battle is not None
    table.s.battle.step = LETHAL
    table.choose(ACCEPT)
    near = {option.building for option in table.options}
    assert table.actor == 0
    assert near == {table.building("east citadel"), table.building("east sanctuary")}
    table.choose(PlaceSkull(table.building("east sanctuary")))
    assert table.s.buildings[table.building("east sanctuary")] == 2


@pytest.mark.rule("DT-AM-23")
@pytest.mark.parametrize(
    ("item", "foe", "gain"),
    [
        ("spear_atish", "oreks", (10, 2, 0)),
        ("spear_atish", "brigands", (0, 2, 0)),
        ("axe", "fiends", (0, 3, 0)),
        ("axe", "oreks", (0, 2, 0)),
        ("tears", "wolves", (0, 2, 1)),
        ("tears", "fiends", (0, 2, 0)),
    ],
)
def test_trophies_are_for_foes_of_their_attribute(item: str, foe: str, gain: tuple[int, int, int]):
    table = Table()
    table[0].warriors = 50
    table.give(0, item)
    kind = fight(table, foe, "fivepint", "onslaught", "onslaught")
    table.choose(ACCEPT)
    table.choose(ACCEPT)
    assert find(table.s, kind, table.region("fivepint")) < 0
    warriors, spirit, potions = gain
    assert (table[0].warriors, table[0].spirit) == (50 - 8 + warriors, spirit)
    assert len(table[0].items) == 1 + potions


@pytest.mark.rule("DT-AM-20")
def test_what_prevents_losses_in_rooms_does_not_in_battles():
    table = Table()
    table[0].warriors = 20
    table.give(0, "idol", "q_wraps")
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    table.choose(ACCEPT)
    assert table[0].warriors == 16


@pytest.mark.rule("DT-AM-20", "DT-R-25")
def test_blessed_spares_the_warriors_of_the_hero_who_paid_from_that_card():
    table = Table(players=2)
    table.virtue(0, "blessed")
    table[0].spirit, table[0].warriors, table[1].warriors = 2, 30, 30
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    table.choose(Prevent())
    s, most = table.s, T.card_amount[VIRTUE_SOURCE + BLESSED]
    assert prevented(s, 0, WARRIORS, 9, CARD) == most
    assert prevented(s, 0, WARRIORS, most - 1, CARD) == most - 1
    assert prevented(s, 0, SPIRIT, 9, CARD) == 0
    assert prevented(s, 1, WARRIORS, 9, CARD) == 0
    for source in (ROOM, OTHER):
        assert prevented(s, 0, WARRIORS, 9, source) == 0


@pytest.mark.rule("DT-BATTLE-01", "DT-R-23")
def test_the_bow_reaches_the_next_regions_only():
    table = Table()
    table.give(0, "bow")
    table.put(0, "fivepint")
    near, far = table.foe("brigands", "dayside"), table.foe("trolls", "tundra")
    table.turn()
    assert Fight(near, table.region("dayside")) in table.options
    assert table.refusal(Fight(far, table.region("tundra"))) == "DT-BATTLE-01"
