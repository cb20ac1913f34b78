"""Cleansing (DT-CLEANSE)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.events import HeroicDone
from rempart.games.dark_tower.ids import VASA
from rempart.games.dark_tower.options import Cleanse, LiftSkull
from rempart.games.dark_tower.pieces import Quest
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T


@pytest.mark.rule("DT-CLEANSE-01", "DT-CLEANSE-03")
def test_all_skulls_of_the_building_here_go_back():
    table = Table(players=2)
    citadel = table.skulls("east citadel", 3)
    village = table.skulls("east village", 2)
    table.turn(1)
    assert table.refusal(Cleanse(table.region("duwani"))) == "DT-CLEANSE-01"
    table.choose(Cleanse(table[1].region))
    assert table.s.buildings[citadel] == 0
    assert table.s.buildings[village] == 2
    assert table.s.supply == 22


@pytest.mark.rule("DT-CLEANSE-02")
def test_a_heroic_action_gives_two_spirit():
    table = Table(players=2)
    table.skulls("east citadel", 1)
    table.turn(1)
    table.choose(Cleanse(table[1].region))
    assert table[1].spirit == 2
    assert table.told(HeroicDone)[0].spirit == 2


@pytest.mark.rule("DT-CLEANSE-04")
def test_there_must_be_a_skull():
    table = Table()
    table.turn()
    assert table.refusal(Cleanse(table[0].region)) == "DT-CLEANSE-04"
    table.put(0, "dayside")
    assert table.decision.step.refuse(table.s, Cleanse(table[0].region)) is not None


@pytest.mark.rule("DT-EX-04", "DT-CLEANSE-02")
def test_the_example_of_the_rulebook():
    table = Table()
    table.put(0, "hissing_groves")
    table.skulls("west citadel", 3)
    village = table.skulls("east village", 2)
    bazaar = table.skulls("east bazaar", 1)
    table.turn()
    table.choose(Cleanse(table[0].region))
    assert (table.s.supply, table[0].spirit) == (21, 0)
    assert table.options == [LiftSkull(village), LiftSkull(bazaar)]
    table.choose(LiftSkull(village))
    assert table.s.buildings[village] == 1
    assert (table.s.supply, table[0].spirit) == (22, 2)


@pytest.mark.rule("DT-CLEANSE-04", "DT-CORRUPT-08")
def test_feverish_heroes_cannot_cleanse_three_skulls():
    table = Table(players=2)
    table.corrupt(1, "feverish")
    table.skulls("east citadel", 3)
    table.turn(1)
    assert table.refusal(Cleanse(table[1].region)) == "DT-CORRUPT-08"
    table.skulls("east citadel", 2)
    table.run()
    assert Cleanse(table[1].region) in table.options


@pytest.mark.rule("DT-CLEANSE-01", "DT-ITEM-11")
def test_the_lamp_of_hope_reaches_everywhere():
    table = Table(players=2)
    table.give(1, "lamp_hope", "q_light")
    bazaar = table.skulls("south bazaar", 2)
    table.turn(1)
    table.choose(Cleanse(table.region("emerald_expanse")))
    assert table.s.buildings[bazaar] == 0
    assert table[1].spirit == 3


@pytest.mark.rule("DT-HERO-07", "DT-GLYPH-02")
def test_vasa_pays_no_glyph_and_gives_spirit_only_for_one_that_faces_the_hero():
    for open_seal, spirit in (((0, 0), 3), ((0, 1), 2), ((1, 0), 2)):
        table = Table()
        table.companion(0, "vasa")
        table.skulls("north citadel", 1)
        table.open(open_seal)  # Cleanse faces north behind the first one only
        table[0].active &= ~2  # without Generous
        table.turn()
        table.choose(Cleanse(table[0].region))
        assert table[0].spirit == spirit


@pytest.mark.rule("DT-CLEANSE-03", "DT-QUEST-06")
def test_the_skulls_of_a_cleanse_count_for_vasas_goal_and_the_action_for_its_quest():
    table = Table(goal=VASA)
    quest = [quest.id for quest in T.quests].index("cq_i_vasa")
    table.s.quests = [Quest(quest, table.region("upper_ice_fangs"))]
    table[0].active &= ~2  # without Generous
    for turn, skulls in enumerate((3, 2), start=1):
        table.skulls("north citadel", skulls)
        table[0].heroic = False
        table.turn()
        table.choose(Cleanse(table[0].region))
        assert table.s.quests[0].progress == turn
    assert table.s.main.skulls == 3 + 2
