"""The course of a turn (DT-TURN, DT-BANNER, DT-END) and glyphs (DT-GLYPH)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.events import SkullDropped, SpiritLost, TaxPaid
from rempart.games.dark_tower.ids import (
    BANNER,
    BATTLE,
    BOTTOM,
    CIRCLET,
    CLEANSE,
    END_STEP,
    FERAL,
    LOST,
    MIDDLE_STEP,
    NORTH,
    QUEST,
    REINFORCE,
    RELIC,
    SCION,
    SPY,
    TOP,
    WARLORD,
    WEAK,
)
from rempart.games.dark_tower.options import (
    Banner,
    Cleanse,
    Concede,
    DoubleMove,
    EndTurn,
    Fight,
    GoOn,
    Infuse,
    Reinforce,
    TopCards,
    UseItem,
    Walk,
    WorkFirst,
)
from rempart.games.dark_tower.steps import cleanse, reinforce
from rempart.games.dark_tower.steps.heroic import faced, tax
from rempart.games.dark_tower.steps.turn import EndStep, HeroTurn, Turn
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.fights import ACCEPT


def kinds(table: Table) -> set[type]:
    return {type(option) for option in table.options}


@pytest.mark.rule("DT-TURN-01", "DT-TURN-02", "DT-TURN-04")
def test_a_turn_has_three_steps():
    table = Table()
    table.skulls("north citadel", 1)
    table.run(Turn(0))
    assert table.actor == 0
    assert {Banner, Walk, Cleanse, Reinforce, EndTurn} <= kinds(table)
    table.choose(Walk(table.region("fivepint")))
    assert table.s.phase == MIDDLE_STEP
    assert Banner not in kinds(table)
    table.choose(EndTurn())
    assert table.s.phase == END_STEP
    assert table.told(SkullDropped)


@pytest.mark.rule("DT-TURN-02", "DT-END-01")
def test_everything_is_optional_but_the_skull():
    table = Table()
    table.run(Turn(0))
    supply = table.s.supply
    table.choose(EndTurn())
    assert table.s.supply == supply - 1
    assert table.s.beam == 1
    assert table.s.dropped


@pytest.mark.rule("DT-END-02", "DT-LOSE-02")
def test_without_a_skull_to_drop_the_heroes_lose():
    table = Table()
    table.s.supply, table.s.removed = 0, 24
    table.turn()
    table.s.agenda.insert(-1, EndStep(0))
    table.choose(EndTurn())
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "no_skulls"


@pytest.mark.rule("DT-TURN-03")
def test_the_start_step_in_any_order():
    table = Table()
    table.virtue(0, "infused")
    village = table.skulls("north village", 2)
    table.skulls("east village", 2)
    table.turn(start=True)
    assert Infuse(village) in table.options
    assert table.refusal(Infuse(table.building("east village"))) == "DT-SKULL-10"
    table.choose(Infuse(village))
    assert table.s.buildings[village] == 1
    assert Infuse(village) not in table.options
    assert Banner(SCION) in table.options


@pytest.mark.rule("DT-TURN-03", "DT-BANNER-02")
def test_the_start_step_is_over_after_a_step():
    table = Table()
    table.virtue(0, "infused")
    village = table.skulls("north village", 2)
    table.turn(start=True)
    table.choose(Walk(table.region("fivepint")))
    assert table.refusal(Banner(SCION)) == "DT-BANNER-02"
    assert table.refusal(Infuse(village)) == "DT-TURN-03"


@pytest.mark.rule("DT-BANNER-01")
def test_the_banner_action_of_each_hero():
    table = Table(players=4)
    top = table.s.potions[-1]
    for seat, hero in enumerate((SCION, WARLORD, RELIC)):
        table.turn(seat, start=True)
        table.choose(Banner(hero))
        assert table.refusal(Banner(hero)) == "DT-BANNER-01"
    assert table[0].spirit == 1
    assert table[1].warriors == 5
    assert table[2].items == [top]
    table.turn(3, start=True)
    banners = [option for option in table.options if isinstance(option, Banner)]
    assert len(banners) == 14
    assert table.refusal(Banner(SPY, table.region("dayside"))) == "DT-HERO-02"
    table.choose(Banner(SPY, table.region("anza")))
    assert table[3].region == table.region("anza")


@pytest.mark.rule("DT-BANNER-01")
def test_azkols_banner_serves_every_heros_banner():
    table = Table(players=2)
    table.turn(0, start=True)
    assert table.refusal(Banner(WARLORD)) == "DT-BANNER-01"
    table.give(0, "banner")
    table.turn(0, start=True)
    table.choose(Banner(WARLORD))
    assert table[0].warriors == 5
    assert table.refusal(Banner(RELIC)) == "DT-BANNER-01"


@pytest.mark.rule("DT-TURN-05")
def test_one_heroic_action_a_turn():
    table = Table()
    table.give(0, "lamp_hope")
    table.skulls("north citadel", 1)
    village = table.skulls("north village", 1)
    table.turn()
    table.choose(Cleanse(table[0].region))
    table.choose(table.options[0])
    assert Cleanse(table.region("egans_end")) not in table.options
    table.skulls("north village", 1)
    assert table.s.buildings[village] == 1
    assert table.refusal(Cleanse(table.region("egans_end"))) == "DT-TURN-05"


@pytest.mark.rule("DT-GLYPH-01", "DT-GLYPH-02", "DT-GLYPH-03", "DT-GLYPH-04", "DT-TM-EX-06")
def test_a_revealed_glyph_taxes_the_hero_whose_home_it_faces():
    table = Table(players=2)
    assert not any(faced(table.s, seat, glyph) for seat in (0, 1) for glyph in range(5))
    table.open((BOTTOM, NORTH))
    assert faced(table.s, 0, BANNER)
    assert [tax(table.s, 0, g) for g in (BANNER, CLEANSE, BATTLE, QUEST, REINFORCE)] == [
        1,
        0,
        0,
        0,
        0,
    ]
    assert tax(table.s, 1, BANNER) == 0
    table.put(0, "anza")
    assert tax(table.s, 0, BANNER) == 1
    table.turn(0, start=True)
    assert table.refusal(Banner(SCION)) == "DT-GLYPH-02"


@pytest.mark.rule("DT-GLYPH-02", "DT-R-09", "DT-R-12")
def test_the_tax_is_paid_before_the_action():
    table = Table()
    table.open((BOTTOM, NORTH))
    table[0].spirit = 1
    table.turn(0, start=True)
    table.choose(Banner(SCION))
    assert table[0].spirit == 1
    assert table.told(TaxPaid)[0].spirit == 1


@pytest.mark.rule("DT-R-56")
def test_a_potion_may_pay_the_tax():
    table = Table()
    table.open((BOTTOM, NORTH))
    table.give(0, "goldsun")
    table.turn(0, start=True)
    assert Banner(SCION) not in table.options
    table.choose(UseItem(table.item("goldsun")))
    assert Banner(SCION) in table.options


@pytest.mark.rule("DT-GLYPH-02", "DT-CORRUPT-08")
def test_who_pays_more_or_nothing():
    table = Table()
    table.open((BOTTOM, NORTH))
    table.corrupt(0, "tempted")
    assert tax(table.s, 0, BANNER) == 2
    table.give(0, "horn")
    assert tax(table.s, 0, BANNER) == 0


@pytest.mark.rule("DT-HERO-07")
def test_vasa_answers_a_glyph():
    table = Table()
    table.open((BOTTOM, NORTH))
    table.companion(0, "vasa")
    table.turn(0, start=True)
    table.choose(Banner(SCION))
    assert table[0].spirit == 2


@pytest.mark.rule("DT-R-13", "DT-R-14")
def test_end_of_turn_effects_come_before_the_drop():
    table = Table()
    table.corrupt(0, "lost", "feral")
    table[0].spirit = 3
    table.s.active = 0
    table.run(EndStep(0))
    assert table[0].spirit == 0
    events = [type(event).__name__ for event in table.events]
    assert events.index("SpiritLost") < events.index("SkullDropped")
    away = Table()
    away.put(0, "duwani")
    away.corrupt(0, "lost")
    away[0].spirit = 3
    away.run(EndStep(0))
    assert away[0].spirit == 3
    wild = Table()
    wild.put(0, "fivepint")  # no building
    wild.corrupt(0, "feral")
    wild[0].spirit = 3
    wild.run(EndStep(0))
    assert wild[0].spirit == 3


@pytest.mark.rule("DT-R-13", "DT-R-54")
@pytest.mark.parametrize(("first", "left"), [(LOST, [1, 1]), (FERAL, [2, 0])])
def test_the_player_orders_what_happens_at_the_end_of_a_turn(first: int, left: list[int]):
    table = Table()
    table.corrupt(0, "lost", "feral")
    table[0].spirit = 2
    table.s.active = 0
    table.run(EndStep(0))
    assert sorted(option.corruption for option in table.options) == sorted((LOST, FERAL))
    assert table.refusal(WorkFirst(WEAK)) == "DT-R-13"
    table.choose(WorkFirst(first))
    assert [event.count for event in table.told(SpiritLost)] == left


@pytest.mark.rule("DT-R-14")
def test_a_corruption_whose_loss_cannot_be_paid_corrupts():
    table = Table()
    table.corrupt(0, "feral")
    table.run(EndStep(0))
    assert len(table[0].corruptions) == 2


@pytest.mark.rule("DT-R-13")
@pytest.mark.parametrize(
    ("companion", "region"),
    [("gleb", "lower_ice_fangs"), ("letha", "rimeweald"), ("miras", "anza")],
)
def test_companions_bring_warriors_at_the_end_of_a_turn(companion: str, region: str):
    table = Table()
    table.companion(0, companion)
    table.put(0, "dayside")
    table.run(EndStep(0))
    assert table[0].warriors == 0
    table.put(0, region)
    table.run(EndStep(0))
    assert table[0].warriors == 6


@pytest.mark.rule("DT-R-30")
def test_the_circlet_gives_another_turn_instead_of_the_drop():
    table = Table()
    table.give(0, "circlet")
    table[0].spirit = 1
    table.run(Turn(0))
    turn = table.s.turn
    table.choose(DoubleMove())
    table.choose(Walk(table.region("fivepint")))
    table.choose(UseItem(CIRCLET))
    assert not table.told(SkullDropped)
    assert (table.s.turn, table.s.supply) == (turn, 24)
    assert isinstance(table.decision.step, HeroTurn)
    assert Banner(SCION) in table.options
    assert table[0].items == []
    table.choose(EndTurn())
    assert len(table.told(SkullDropped)) == 1


@pytest.mark.rule("DT-LOSE-04")
def test_giving_up():
    table = Table(players=2)
    table.turn()
    assert table.refusal(Concede()) == "DT-LOSE-04"
    table.s.concession = True
    table.run()
    table.choose(Concede())
    assert table.s.outcome is not None
    assert (table.s.outcome.winners, table.s.outcome.reason) == ((), "conceded")


@pytest.mark.rule("DT-LOSE-04")
def test_giving_up_in_a_battle():
    table = Table()
    table[0].warriors = 99
    table.s.main.done = True
    table.put(0, "throne")
    kind = table.foe("isa", "throne")
    table.turn()
    table.choose(Fight(kind, table.region("throne")))
    for option in (TopCards(), ACCEPT):
        assert table.refusal(Concede()) == "DT-LOSE-04"
        table.choose(option)
    assert table.refusal(Concede()) == "DT-LOSE-04"  # go on or retreat?
    table.s.concession = True
    for step in ("RetreatChoice", "CardChoice"):
        table.run()
        assert type(table.decision.step).__name__ == step
        assert Concede() in table.options
        if step == "RetreatChoice":
            table.choose(GoOn())
    table.choose(Concede())
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "conceded"
    early = Table()
    early.s.concession = True
    early.put(0, "fivepint")
    brigands = early.foe("brigands", "fivepint")
    early.turn()
    early.choose(Fight(brigands, early.region("fivepint")))
    early.choose(Concede())
    assert early.s.outcome is not None


@pytest.mark.rule("DT-LOSE-04", "DT-COMP-11")
def test_a_rival_who_gives_up_is_eliminated():
    table = Table(players=3, competitive=True)
    table.s.concession = True
    table.turn(1)
    table.choose(Concede())
    assert table.s.outcome is None
    assert [hero.out for hero in table.s.heroes] == [False, True, False]
    assert table.s.active == 2


@pytest.mark.rule("DT-LOSE-04", "DT-AM-46")
@pytest.mark.parametrize("revealed", [False, True])
def test_a_rival_who_gives_up_in_a_battle_leaves_it(revealed: bool):
    table = Table(players=3, competitive=True)
    table.s.concession = True
    table.put(1, "fivepint")
    kind = table.foe("brigands", "fivepint")
    table.turn(1)
    table.choose(Fight(kind, table.region("fivepint")))
    if revealed:
        table.choose(TopCards())
    table.choose(Concede())
    assert table.s.outcome is None
    assert table[1].out
    assert table.s.battle is None
    assert len(table.s.foes) == 1
    assert table.s.active == 2


@pytest.mark.rule("DT-MONTH-02", "DT-SETUP-02")
def test_turns_go_clockwise_and_skip_dormant_kingdoms():
    from rempart.games.dark_tower.steps.outcome import next_seat

    table = Table(players=3)
    table[1].home, table[2].home = 3, 1
    assert [next_seat(table.s, seat) for seat in range(3)] == [2, 0, 1]


@pytest.mark.rule("DT-GLYPH-02")
def test_the_top_glyphs():
    table = Table()
    table.open((TOP, NORTH))
    assert faced(table.s, 0, CLEANSE)
    table.skulls("north citadel", 1)
    table.turn()
    assert table.refusal(Cleanse(table[0].region)) == "DT-GLYPH-02"


@pytest.mark.rule("DT-TURN-02", "DT-R-13")
def test_nothing_of_the_middle_is_done_in_the_end_step():
    table = Table()
    table.skulls("north citadel", 1)
    here = table[0].region
    deeds = ((cleanse, Cleanse(here)), (reinforce, Reinforce()))
    for part, deed in deeds:
        assert part.refuse(table.s, 0, deed) is None
        assert deed in list(part.offers(table.s, 0))
    table.s.phase = END_STEP
    for part, deed in deeds:
        refusal = part.refuse(table.s, 0, deed)
        assert refusal is not None
        assert refusal.rule == "DT-TURN-02"
        assert not list(part.offers(table.s, 0))
