"""Values that a designer changes: the rules follow them, and the words tell them."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.dark_tower.ids import (
    BAZAAR,
    BEAST,
    CAULDRON,
    CITADEL,
    CLEANSE,
    COMPANIONS,
    DRAGONS,
    GRIGOR,
    HAGGLE_POTION,
    ISA,
    MAGIC,
    NORTH,
    SANCTUARY,
    STEALTH,
    TOP,
    TROLLS,
    VILLAGE,
    YANA,
)
from rempart.games.dark_tower.options import Cleanse, DoubleMove, EndTurn, Free, Reinforce
from rempart.games.dark_tower.steps.adversary import act
from rempart.games.dark_tower.steps.cards import printed
from rempart.games.dark_tower.steps.errands import adversary_quest
from rempart.games.dark_tower.steps.goal_course import P_MAGIC, P_MELEE, P_UNDEAD, foe_beaten
from rempart.games.dark_tower.steps.goal_parts import bonds
from rempart.games.dark_tower.steps.heroic import tax
from rempart.games.dark_tower.steps.reinforce import AfterReinforce, cost
from rempart.games.dark_tower.tables import TABLES, Tables
from rempart.games.dark_tower.words.cards import (
    banner_words,
    building_words,
    card_words,
    goal_words,
    help_words,
    quest_words,
    tax_words,
    trial_words,
)
from rempart.games.dark_tower.words.effects import effect_words
from rempart.games.dark_tower.words.naming import naming
from rempart.kernel.text import Text
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import PACKAGE, T, compiled

CHANGED = "changed"


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch):
    """A bare table whose game has other values."""

    def change(players: int = 1, **knobs: int) -> Table:
        tables = compiled({f"knobs.{knob}": value for knob, value in knobs.items()})
        monkeypatch.setitem(TABLES, CHANGED, tables)
        table = Table(players)
        table.s.variant = CHANGED
        return table

    return change


# Rules


@pytest.mark.rule("DT-GLYPH-02")
def test_the_tax_of_glyphs(changed: Any):
    table = changed(glyph_tax=2, tempted_tax=3)
    table.open((TOP, NORTH))
    assert tax(table.s, 0, CLEANSE) == 2
    table.corrupt(0, "tempted")
    assert tax(table.s, 0, CLEANSE) == 5
    table.skulls("north citadel", 1)
    table[0].spirit = 4
    table.turn()
    assert table.refusal(Cleanse(table[0].region)) == "DT-GLYPH-02"
    table[0].spirit = 5
    table.turn()
    table.choose(Cleanse(table[0].region))
    assert table[0].spirit == 2


@pytest.mark.rule("DT-MOVE-03")
def test_the_cost_of_doubling(changed: Any):
    table = changed(double_spirit=3)
    table[0].spirit = 2
    table.turn()
    assert table.refusal(DoubleMove()) == "DT-MOVE-03"
    table[0].spirit = 4
    table.turn()
    table.choose(DoubleMove())
    assert table[0].spirit == 1


@pytest.mark.rule("DT-AM-36")
def test_how_far_the_adversary_goes(changed: Any):
    for variant, region in ((CHANGED, "irontops"), ("", "cloister")):
        table = changed(adversary_moves=1)
        table.s.variant = variant
        table.put(0, "archmont")
        table.s.adversary = ISA
        table[0].spirit, table[0].warriors = 9, 9
        table.foe("isa", "grass_sea")
        table.do(act)
        table.choose(table.options[0])
        assert table.s.foes[0].region == table.region(region)


@pytest.mark.rule("DT-AM-39")
def test_when_the_late_quests_begin(changed: Any):
    table = changed(late_quests=3)
    table.s.month = 3
    assert T.quests[adversary_quest(table.s)].late
    table.s.variant = ""
    assert not T.quests[adversary_quest(table.s)].late


def test_what_corruptions_cost(changed: Any):
    table = changed(cruel_spirit=2, greedy_spirit=3, lost_spirit=4)
    table.corrupt(0, "cruel", "greedy")
    table[0].spirit = 9
    table.run(AfterReinforce(0, table.building("north village"), 0))
    assert table[0].spirit == 7
    table.run(AfterReinforce(0, table.building("north bazaar"), 0))
    assert table[0].spirit == 4


def test_what_the_haggle_die_and_a_sale_give(changed: Any):
    table = changed(haggle_potions=2, sale_spirit=2)
    table.run(AfterReinforce(0, table.building("north village"), HAGGLE_POTION))
    assert len(table[0].items) == 2
    table.s.sale = True
    assert cost(table.s, table[0], table.building("north bazaar")) == 0


def test_numbers_on_cards(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(TABLES, CHANGED, compiled({"treasures.cauldron.effect": "+2P"}))
    table = Table()
    table.s.variant = CHANGED
    table.give(0, "cauldron")
    table.turn()
    table.choose(Reinforce())
    table.choose(table.options[-1])
    table.choose(Free(CITADEL))
    assert printed(table.s, CAULDRON) == 2
    assert len(table[0].items) == 1 + 1 + 2
    assert EndTurn() in table.options


# Words


def english(tables: Tables) -> Text:
    return Text(PACKAGE, "en", naming(tables))


@pytest.mark.parametrize(
    ("key", "value", "id", "words"),
    [
        ("potions.teeth.effect", "+9W", "teeth", "gain 9 warriors"),
        ("potions.siren.amount", 4, "siren", "up to 4 regions"),
        ("gear.armor.amount", 3, "armor", "up to 3 warriors"),
        ("gear.maps.amount", 2, "maps", "2 higher"),
        ("treasures.carpet.cost", 2, "carpet", "spend 2 spirit"),
        ("quest_items.q_urn.amount", 1, "q_urn", "1 treasure more"),
        ("virtues.inventive.cost", 3, "inventive", "Spend 3 potions"),
        ("virtues.swift.amount", 2, "swift", "base move is 5"),
        ("virtues.callous.amount", 8, "callous", "lost 8 warriors"),
        ("companions.miras.effect", "+5W", "miras", "5 warriors"),
        ("knobs.heroic_spirit", 3, "unseen", "gaining 3 spirit"),
        ("knobs.cursed_cap", 5, "cursed", "at most 5 advantages"),
        ("knobs.feral_spirit", 3, "feral", "lose 3 spirit"),
        ("knobs.tempted_tax", 2, "tempted", "2 spirit more"),
    ],
)
def test_cards_tell_their_numbers(key: str, value: Any, id: str, words: str):
    tables = compiled({key: value})
    assert words in card_words(tables, id, english(tables))
    assert words not in card_words(T, id, english(T))


def test_advantages_tell_how_many_they_are():
    gives = [{"type": "magic", "count": 3}]
    tables = compiled({"virtues.arcane.gives": gives})
    assert card_words(tables, "arcane", english(tables)) == "+3 Magic advantages."
    sells = [{"type": "wild", "count": 1, "spirit": 2, "per_turn": 4}]
    tables = compiled({"companions.grigor.sells": sells})
    words = card_words(tables, "grigor", english(tables))
    assert "Up to 4 times a turn, spend 2 spirit: +1 Wild advantage." in words


def test_rooms_tell_the_numbers_of_their_conditions():
    tables = compiled({"rooms.fortress.gatehouse.first": "-8W unless 5 virtues"})
    words = effect_words(tables, tables.effect("-8W unless 5 virtues"), english(tables))
    assert words == "lose 8 warriors unless you have 5 active virtues"
    words = effect_words(tables, tables.effect("-1W if over 7 warriors"), english(tables))
    assert words == "lose 1 warrior if you have more than 7 warriors"


def test_quests_tell_what_they_ask_of_so_many_heroes():
    tables = compiled({"quests.cq_r_gleb.asks": "$8W", "quests.aq_isa_e.failure": "each hero: -3S"})
    quests = {quest.id: quest for quest in tables.quests}
    text = english(tables)
    gleb = [quest_words(tables, quests["cq_r_gleb"], text, heroes) for heroes in (1, 4, 0)]
    assert gleb[0] == "At the marker: spend 12 warriors. Reward: Gleb, Outlaw King."
    assert gleb[1] == "At the marker: spend 8 warriors. Reward: Gleb, Outlaw King."
    assert (
        "spend 8 warriors (depending on the number of heroes, up to: spend 12 warriors)" in gleb[2]
    )
    isa = quest_words(tables, quests["aq_isa_e"], text, 1)
    assert isa.endswith("Otherwise: each hero must lose 3 spirit.")


def test_goals_and_trials_tell_their_numbers():
    tables = compiled(
        {
            "goals.gleb_warriors": [15, 5],
            "trials.win_egans_tournament.count": 12,
            "knobs.trials_needed": 2,
        }
    )
    text = english(tables)
    gleb = COMPANIONS.index("gleb")
    assert "deposit 25 warriors and 3 gear" in goal_words(tables, gleb, text, 2)
    assert "deposit 20–35 warriors and 2–5 gear" in goal_words(tables, gleb, text)
    assert "Complete 2 heroic trials" in goal_words(tables, COMPANIONS.index("nimet"), text)
    assert trial_words(tables, tables.trials[0], text) == "Egan's End: spend 12 warriors."


@pytest.mark.rule("DT-QUEST-06")
def test_which_foe_yana_wants_and_what_breaks_grigors_bonds(monkeypatch: pytest.MonkeyPatch):
    values = {"goals.yana_level": 4, "goals.grigor_bonds": ["beast", "magic", "stealth"]}
    tables = compiled(values)
    monkeypatch.setitem(TABLES, CHANGED, tables)
    table = Table(goal=YANA)
    table.s.variant = CHANGED
    table.s.main.given = [0]
    for kind, given in ((TROLLS, 0), (DRAGONS, 1)):
        foe_beaten(table.s, 0, kind)
        assert table.s.main.given == [given]
    assert bonds(table.s) == {P_MELEE: BEAST, P_MAGIC: MAGIC, P_UNDEAD: STEALTH}
    assert "level 4 or more" in goal_words(tables, YANA, english(tables))
    assert "4 Beast, 4 Magic and 4 Stealth" in goal_words(tables, GRIGOR, english(tables))


def test_buildings_banners_glyphs_and_events_tell_their_numbers():
    tables = compiled(
        {
            "buildings.village.free": 4,
            "buildings.sanctuary.cost": 3,
            "buildings.bazaar.cost": 1,
            "buildings.citadel.free": 2,
            "heroes.warlord.banner": "+3W",
            "knobs.glyph_tax": 2,
            "companions.gleb.event": "$2S: +9W",
        }
    )
    text = english(tables)
    assert building_words(tables, VILLAGE, text)[0] == "Gain 4 warriors"
    assert building_words(tables, CITADEL, text)[0] == "Gain 2 potions"
    assert building_words(tables, SANCTUARY, text)[1].startswith("Spend 3 spirit")
    assert building_words(tables, BAZAAR, text)[1].startswith("Spend 1 spirit")
    assert banner_words(tables, 1, text) == "Gain 3 warriors"
    assert tax_words(tables, CLEANSE, text) == "Cleansing costs 2 spirit."
    assert "spend 2 spirit; gain 9 warriors" in help_words(tables, 0, text)
