"""Companion events (DT-EVENT-08; 3.7)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.events import CompanionHelped, FoeRemoved
from rempart.games.dark_tower.ids import (
    COMPANIONS,
    FIENDS,
    LETHAL,
    READY,
    SAVAGE,
    SPIDERS,
    TITANS,
    UNSTEADY,
)
from rempart.games.dark_tower.options import Decline, GoTo, Pick, Purge
from rempart.games.dark_tower.steps.companions import holder, visit
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T


def helped(companion: str, *items: str) -> Table:
    """The companion of seat 1 has its event in the turn of seat 0."""
    table = Table(2)
    table[1].spirit = 2
    table.companion(1, companion)
    table.give(1, *items)
    table.s.dropped = True
    return table


def event(table: Table) -> None:
    companion = table[1].companions[0]
    table.do(visit, companion)
    assert table.told(CompanionHelped)[0].companion == companion


@pytest.mark.rule("DT-EVENT-08", "DT-EVENT-11", "DT-R-52")
def test_gleb_hakan_and_nimet_offer_something_for_a_payment_of_the_holder():
    for companion, item, gain in (
        ("gleb", "", "warriors"),
        ("hakan", "sword", "potions"),
        ("nimet", "axe", "spirit"),
    ):
        table = helped(companion, *([item] if item else []))
        event(table)
        assert table.actor == 1
        effect = T.companion_event[COMPANIONS.index(companion)]
        assert table.options == [Pick(0, effect), Decline()]
        table.choose(Decline())
        assert (table[1].warriors, table[1].spirit) == (0, 2)
        event(table)
        table.choose(Pick(0, effect))
        if gain == "warriors":
            assert (table[1].warriors, table[1].spirit) == (12, 1)
        elif gain == "potions":
            assert len(table[1].items) == 3
            assert table.s.gear == [3] * 6
        else:
            assert (table[1].spirit, table[1].items) == (7, [])


@pytest.mark.rule("DT-EVENT-11")
def test_who_cannot_pay_is_not_asked_to():
    table = helped("hakan")
    event(table)
    assert table.stopped or table.options == [Decline()]


@pytest.mark.rule("DT-EVENT-08")
def test_zaida_brings_a_treasure_to_who_wants_it():
    for way in range(2):
        table = helped("zaida")
        top = table.s.treasures[-1]
        event(table)
        assert table.actor == 1
        table.choose(table.options[way])
        assert table.stopped
        assert table[1].items == ([top] if way == 0 else [])


@pytest.mark.rule("DT-EVENT-08")
def test_grigor_removes_a_random_foe_but_not_the_adversary():
    table = helped("grigor")
    event(table)
    assert not table.told(FoeRemoved)
    table.foe("isa", "throne")
    table.foe("brigands", "dayside")
    table.foe("trolls", "anza")
    table.s.chance.forced = [1]
    event(table)
    assert [foe.kind for foe in table.s.foes] == [17, 0]


@pytest.mark.rule("DT-EVENT-08", "DT-FOE-08")
def test_letha_calms_savage_and_lethal_beasts():
    table = helped("letha")
    table.s.kinds = [FIENDS, SPIDERS, TITANS]
    table.s.states = [LETHAL, READY, SAVAGE]
    event(table)
    assert table.s.states == [SAVAGE, READY, SAVAGE]
    event(table)
    event(table)
    assert table.s.states == [READY, READY, SAVAGE]
    assert UNSTEADY not in table.s.states


@pytest.mark.rule("DT-EVENT-08", "DT-EVENT-02")
def test_miras_drives_all_tokens_of_a_random_kind():
    table = helped("miras")
    table.foe("brigands", "dayside")
    table.foe("brigands", "anza")
    table.foe("trolls", "duwani")
    table.s.chance.forced = [0]
    event(table)
    assert table.actor == 0
    table.choose(GoTo(table.region("fivepint")))
    table.choose(GoTo(table.region("anza")))
    regions = [table.region(id) for id in ("fivepint", "anza", "duwani")]
    assert [foe.region for foe in table.s.foes] == regions
    assert table.stopped


@pytest.mark.rule("DT-EVENT-08", "DT-R-24")
def test_tomas_lets_the_holder_go_anywhere():
    table = helped("tomas")
    table.s.rivers = 0b1111
    table[1].warriors = 9
    event(table)
    assert len(table.options) == 61
    table.choose(GoTo(table.region("anza")))
    assert table[1].region == table.region("anza")
    assert table[1].warriors == 9


@pytest.mark.rule("DT-EVENT-08")
def test_vasa_purges_a_corruption():
    table = helped("vasa")
    event(table)
    assert table.stopped
    table.corrupt(1, "weak", "lost")
    event(table)
    assert table.options == [Purge(8), Purge(7), Decline()]
    table.choose(Purge(7))
    assert table[1].corruptions == [8]
    assert table.s.corruptions[0] == 7


@pytest.mark.rule("DT-EVENT-08")
def test_yana_thins_the_next_spawn():
    table = helped("yana")
    event(table)
    assert table.s.thinned


@pytest.mark.rule("DT-HERO-07")
def test_the_holder_is_who_has_the_card():
    table = helped("yana")
    assert holder(table.s, COMPANIONS.index("yana")) == 1
    assert holder(table.s, COMPANIONS.index("vasa")) == -1
