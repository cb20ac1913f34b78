"""What heroes use at will: potions, treasures, quest items, virtues, companions."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.ids import (
    ACORNS,
    ALL_SEALS,
    BALEFUL,
    BREATH,
    CARPET,
    CITADEL,
    GOLDSUN,
    HAKAN,
    INVENTIVE,
    LAMP_DARK,
    MACE,
    NIMET,
    Q_ANNIHIL,
    Q_HORNEL,
    Q_MARK,
    Q_OUTLAW,
    SIREN,
    TEETH,
    VASA,
    WOLVES,
)
from rempart.games.dark_tower.options import (
    Decline,
    Fight,
    Free,
    GoTo,
    Infuse,
    LiftSkull,
    PickFoe,
    PickHero,
    PickSeal,
    Reinforce,
    SpendItem,
    UseCompanion,
    UseItem,
    UseVirtue,
)
from rempart.games.dark_tower.pieces import Quest
from rempart.games.dark_tower.steps import powers
from rempart.games.dark_tower.steps.amounts import ROOM
from rempart.games.dark_tower.steps.battle import trophies
from rempart.games.dark_tower.steps.effects import RunEffect
from rempart.games.dark_tower.steps.quests import complete
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T


@pytest.mark.rule("DT-SPEND-01")
def test_simple_potions():
    table = Table()
    table.give(0, "goldsun", "teeth")
    table.turn()
    table.choose(UseItem(GOLDSUN))
    table.choose(UseItem(TEETH))
    assert (table[0].spirit, table[0].warriors, table[0].items) == (1, 6, [])
    assert table.s.potions[:2] == [TEETH, GOLDSUN]


@pytest.mark.rule("DT-VIRTUE-03")
def test_crafty_doubles_potions():
    table = Table(players=3)
    table.virtue(2, "crafty")
    table.give(2, "goldsun", "teeth", "breath", "siren")
    village = table.skulls("north village", 3)
    table.foe("brigands", "dayside")
    table.turn(2)
    table.choose(UseItem(GOLDSUN))
    table.choose(UseItem(TEETH))
    table.choose(UseItem(BREATH))
    assert (table[2].spirit, table[2].warriors) == (2, 12)
    assert table.s.buildings[village] == 0
    table.choose(UseItem(SIREN))
    assert GoTo(table.region("broken_lands")) in table.options
    assert GoTo(table.region("jewel_hills")) not in table.options


@pytest.mark.rule("DT-SKULL-10")
def test_purifying_breath_works_on_one_building():
    table = Table()
    village = table.skulls("north village", 3)
    bazaar = table.skulls("south bazaar", 1)
    table.give(0, "breath")
    table.turn()
    table.choose(UseItem(BREATH))
    table.choose(LiftSkull(village))
    assert (table.s.buildings[village], table.s.buildings[bazaar]) == (1, 1)
    clean = Table()
    clean.give(0, "breath")
    clean.turn()
    assert clean.refusal(UseItem(BREATH)) == "DT-SKULL-10"


@pytest.mark.rule("DT-SKULL-10")
def test_acorns_work_anywhere_up_to_five_times():
    table = Table()
    village = table.skulls("north village", 3)
    bazaar = table.skulls("south bazaar", 3)
    table.give(0, "acorns")
    table.turn()
    table.choose(UseItem(ACORNS))
    for building in (village, village, bazaar):
        table.choose(LiftSkull(building))
    table.choose(Decline())
    assert (table.s.buildings[village], table.s.buildings[bazaar]) == (1, 2)
    assert table.s.treasures[0] == ACORNS


@pytest.mark.rule("DT-FOE-14")
def test_a_removed_foe_gives_no_spirit():
    table = Table()
    table.foe("brigands", "radiant_mountains")
    table.foe("brigands", "dayside")
    table.give(0, "lamp_dark")
    table.turn()
    table.choose(UseItem(LAMP_DARK))
    assert [foe.region for foe in table.s.foes] == [table.region("dayside")]
    assert table[0].spirit == 0
    assert not table[0].heroic


@pytest.mark.rule("DT-FOE-15")
def test_the_adversary_cannot_be_removed():
    table = Table()
    table.foe("isa", "radiant_mountains")
    table.give(0, "lamp_dark", "mace", "q_annihil")
    table[0].spirit = 9
    table.turn()
    for item in (LAMP_DARK, MACE, Q_ANNIHIL):
        assert table.refusal(UseItem(item)) == "DT-FOE-14"
    table.foe("brigands", "radiant_mountains")
    table.run()
    table.choose(UseItem(Q_ANNIHIL))
    assert [foe.kind for foe in table.s.foes] == [17]


@pytest.mark.rule("DT-FOE-14")
def test_the_mace_costs_the_foes_level():
    table = Table()
    table.foe("dragons", "radiant_mountains")
    kind = table.foe("trolls", "radiant_mountains")
    table.give(0, "mace")
    table[0].spirit = 2
    table.turn()
    assert table.refusal(UseItem(MACE)) == "DT-SPEND-01"
    table[0].spirit = 3
    table.run()
    table.choose(UseItem(MACE))
    assert table[0].spirit == 0
    assert kind not in [foe.kind for foe in table.s.foes]
    assert len(table.s.foes) == 1


@pytest.mark.rule("DT-FOE-14")
def test_annihilation_reaches_the_neighbours():
    table = Table()
    table.foe("brigands", "radiant_mountains")
    table.foe("trolls", "fivepint")
    table.foe("brigands", "dayside")
    table.give(0, "q_annihil")
    table.turn()
    table.choose(UseItem(Q_ANNIHIL))
    assert [foe.region for foe in table.s.foes] == [table.region("dayside")]
    assert Q_ANNIHIL in table.s.box


@pytest.mark.rule("DT-R-53", "DT-TOKEN-07")
def test_the_horn_moves_a_foe_or_a_tree_once_a_turn():
    table = Table()
    kind = table.foe("brigands", "dayside")
    table.s.trees = [table.region("rimeweald")]
    table.give(0, "q_hornel")
    table.turn()
    table.choose(UseItem(Q_HORNEL))
    assert table.options == [PickFoe(kind, table.region("dayside")), GoTo(table.s.trees[0])]
    table.choose(GoTo(table.s.trees[0]))
    table.choose(GoTo(table.region("tundra")))
    assert table.s.trees == [table.region("tundra")]
    assert table.refusal(UseItem(Q_HORNEL)) == "DT-ITEM-11"
    assert table[0].items == [Q_HORNEL]


@pytest.mark.rule("DT-ITEM-11")
def test_the_black_mark_can_be_given_away():
    table = Table(players=3)
    table.give(0, "q_mark")
    table.turn()
    assert table.refusal(UseItem(Q_MARK)) == "DT-SPEND-01"
    table[0].spirit = 1
    table.run()
    table.choose(UseItem(Q_MARK))
    assert table.options == [PickHero(1), PickHero(2)]
    table.choose(PickHero(2))
    assert (table[0].items, table[2].items, table[0].spirit) == ([], [Q_MARK], 0)


@pytest.mark.rule("DT-VIRTUE-03")
def test_inventive_needs_a_foe_and_four_potions():
    table = Table(players=3)
    table.virtue(2, "inventive")
    table.give(2, "teeth", "teeth", "teeth")
    table.foe("brigands", "howling_desert")
    table.turn(2)
    assert table.refusal(UseVirtue(INVENTIVE)) == "DT-SPEND-02"
    table.give(2, "siren")
    table.s.foes.clear()
    table.run()
    assert table.refusal(UseVirtue(INVENTIVE)) == "DT-FOE-14"


@pytest.mark.rule("DT-HERO-07")
def test_hakan_turns_potions_into_treasure_once_a_turn():
    table = Table()
    table.companion(0, "hakan")
    table.give(0, "teeth", "siren", "goldsun", "goldsun")
    top = table.s.treasures[-1]
    table.turn()
    table.choose(UseCompanion(HAKAN))
    table.choose(SpendItem(TEETH))
    table.choose(SpendItem(SIREN))
    assert table[0].items == [GOLDSUN, GOLDSUN, top]
    assert table.refusal(UseCompanion(HAKAN)) == "DT-HERO-07"


@pytest.mark.rule("DT-HERO-07", "DT-VIRTUE-03", "DT-BATTLE-01")
def test_what_is_there_is_never_denied():
    """Why something cannot be used says what is so: it helps unasked, or is elsewhere."""
    table = Table()
    table.companion(0, "vasa")
    table.virtue(0, "baleful")
    table.foe("brigands", "howling_desert")
    table.turn()
    assert table.reason(UseCompanion(VASA)) == "helps_unasked"
    assert table.reason(UseCompanion(HAKAN)) == "no_companion"
    assert table.reason(UseVirtue(BALEFUL)) == "virtue_works"
    assert table.reason(UseVirtue(INVENTIVE)) == "virtue_inactive"
    assert table.reason(Infuse(building=CITADEL)) == "virtue_far"
    assert table.reason(Fight(table.s.foes[0].kind, table[0].region)) == "foe_not_here"


@pytest.mark.rule("DT-HERO-07", "DT-TM-10")
def test_nimet_puts_a_seal_back():
    table = Table()
    table.companion(0, "nimet")
    table[0].spirit = 3
    table.turn()
    assert table.refusal(UseCompanion(NIMET)) == "DT-TM-10"
    table.open((0, 0), (1, 2))
    table.run()
    table.choose(UseCompanion(NIMET))
    table.choose(PickSeal(6))
    assert table.s.seals == ALL_SEALS & ~1
    assert table[0].spirit == 0
    assert table.refusal(UseCompanion(HAKAN)) == "DT-HERO-07"


@pytest.mark.rule("DT-SPEND-01")
def test_in_the_middle_of_a_battle_potions_still_work():
    table = Table()
    table.give(0, "teeth", "fortune", "carpet", "circlet")
    table[0].spirit = 1
    assert powers.offers_amid(table.s, 0) == [UseItem(TEETH)]


@pytest.mark.rule("DT-ITEM-09")
def test_items_come_from_reinforcing_defeated_foes_rooms_and_quests():
    table = Table()
    assert table[0].items == []
    table.turn()
    table.choose(Reinforce())
    table.choose(Decline())
    table.choose(Free(0))
    assert len(table[0].items) == 1  # a potion of the citadel
    table = Table()
    table.give(0, "tears")
    table.do(trophies, 0, WOLVES)
    assert len(table[0].items) == 2
    table = Table()
    table.run(RunEffect(effect=T.effect("+2P"), seat=0, rule="DT-DUNGEON-05", source=ROOM))
    assert len(table[0].items) == 2
    table = Table()
    gift = next(n for n, quest in enumerate(T.quests) if quest.id == "cq_i_gleb")
    table.s.quests = [Quest(gift, table[0].region)]
    table.do(complete, 0, gift)
    assert table[0].items == [Q_OUTLAW]


def test_the_carpet_flies_once_a_turn_for_spirit():
    table = Table()
    table.give(0, "carpet")
    table.turn()
    assert table.refusal(UseItem(CARPET)) == "DT-SPEND-01"
    table[0].spirit = 3
    table.turn()
    table.choose(UseItem(CARPET))
    table.choose(GoTo(table.region("anza")))
    assert (table[0].region, table[0].spirit) == (table.region("anza"), 2)
    assert table.refusal(UseItem(CARPET)) == "DT-ITEM-11"
