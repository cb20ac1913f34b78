"""Running effects: whom they hit, what they count, which choices they leave."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.events import DrumTurned, LossPrevented, RiverIgnited
from rempart.games.dark_tower.ids import (
    GONE,
    WARRIORS,
)
from rempart.games.dark_tower.options import (
    Decline,
    DestroyBuilding,
    GoTo,
    LiftSkull,
    Pick,
    PickFoe,
    PlaceSkull,
    TakeGear,
    TakeTreasure,
)
from rempart.games.dark_tower.steps.amounts import CARD, amount, losses
from rempart.games.dark_tower.steps.effects import RunEffect
from rempart.games.dark_tower.steps.tokens import burn_river
from rempart.games.dark_tower.tables import effects as en
from rempart.kernel import NONE
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T


def effect(text: str) -> int:
    """The number of an effect; new ones are added to the tables of the tests."""
    return T.effect(text)


def run(table: Table, text: str, seat: int = 0, about: int = NONE) -> None:
    table.run(RunEffect(effect(text), seat, "DT-BATTLE-09", about=about))


@pytest.mark.rule("DT-EX-01", "DT-CORRUPT-05", "DT-CORRUPT-11", "DT-CORRUPT-01")
def test_the_rulebooks_shortfall():
    table = Table()
    table[0].warriors, table[0].spirit = 6, 1
    run(table, "-8W & -2S")
    assert (table[0].warriors, table[0].spirit) == (0, 0)
    assert len(table[0].corruptions) == 1


@pytest.mark.rule("DT-SPEND-04")
def test_a_choice_may_be_one_that_cannot_be_paid():
    table = Table()
    run(table, "-6W or -2P")
    assert table.options == [Pick(0, effect("-6W or -2P")), Pick(1, effect("-6W or -2P"))]
    table.choose(table.options[1])
    assert len(table[0].corruptions) == 1


@pytest.mark.rule("DT-SPEND-01")
def test_nobody_must_spend():
    table = Table()
    run(table, "$1P: +4S")
    assert table.stopped or table.options == [Decline()]
    table.give(0, "teeth", "siren")
    run(table, "$1P: +4S")
    table.choose(Pick(0, effect("$1P: +4S")))
    table.choose(table.options[0])
    assert (table[0].spirit, len(table[0].items)) == (4, 1)
    assert table[0].warriors == 0  # DT-SPEND-03: the potion's own effect does not happen


@pytest.mark.rule("DT-AM-20", "DT-R-25")
def test_prevention_works_on_cards_only():
    table = Table()
    table[0].warriors = 20
    table.give(0, "armor", "q_snow")
    run(table, "-5W & -1S")
    assert table[0].warriors == 15
    assert len(table[0].corruptions) == 1
    table.run(RunEffect(effect=effect("-5W & -1S"), seat=0, rule="DT-BATTLE-09", source=CARD))
    assert table[0].warriors == 12
    assert len(table[0].corruptions) == 1
    assert [event.count for event in table.told(LossPrevented)] == [2, 1]


@pytest.mark.rule("DT-AM-21")
def test_what_is_counted():
    table = Table()
    s = table.s
    table.put(0, "fivepint")
    table[0].warriors = 25
    table[0].spores = 1
    table.give(0, "axe", "bow", "sword", "armor", "cloak")
    table.skulls("north bazaar", 2)
    table.skulls("south citadel", 3)
    table.foe("isa", "throne")
    table.foe("brigands", "dayside")
    table.open((0, 0))  # Cleanse faces the North
    expected = {"k": 2, "m": 3, "f": 1, "g": 1, "t": 2, "s": 2, "gear": 3, "h": 0}
    for sign, count in expected.items():
        ((act,),) = en.parse(f"-2W x {sign}")
        assert amount(s, 0, act) == 2 * count
    s.foes[0].region = 0
    ((act,),) = en.parse("-2W x g")
    assert amount(s, 0, act) == 4
    ((act,),) = en.parse("-half W, at least 12")
    assert amount(s, 0, act) == 12
    table[0].warriors = 27
    assert amount(s, 0, act) == 13
    assert losses(s, 0, effect("-3W or -9W & -1S"), WARRIORS) == 9


@pytest.mark.rule("DT-BATTLE-09")
def test_conditions():
    table = Table()
    table[0].warriors = 12
    run(table, "-1W if over 10 warriors")
    assert table[0].warriors == 11
    table.give(0, "cloak")
    run(table, "-5W unless cloak")
    run(table, "-5W unless 4 virtues")
    assert table[0].warriors == 6
    run(table, "-5W if over 10 warriors")
    table.give(0, "teeth")
    run(table, "-5W unless potion")
    table.virtue(0, "blessed")
    run(table, "-5W unless 4 virtues")
    assert table[0].warriors == 6
    table[0].warriors = 20
    run(table, "-9W halved without mark")
    assert table[0].warriors == 16
    table.give(0, "q_mark")
    run(table, "-9W halved without mark")
    assert table[0].warriors == 7
    table.put(0, "tundra")
    run(table, "-5W halved off blight")
    assert table[0].warriors == 5
    table.s.trees = [table.region("tundra")]  # DT-TOKEN-06: a forest as well
    run(table, "-5W halved off blight")
    assert table[0].warriors == 0


@pytest.mark.rule("DT-CORRUPT-02", "DT-R-17")
def test_skulls_in_a_kingdom_one_building_or_several():
    table = Table()
    run(table, "skull(2, your kingdom)")
    table.choose(PlaceSkull(0))
    table.choose(PlaceSkull(2))
    assert table.s.buildings[:4] == [1, 0, 1, 0]
    run(table, "skull(2, one building of your kingdom)")
    table.choose(PlaceSkull(3))
    assert table.s.buildings[:4] == [1, 0, 1, 2]
    run(table, "skull(1, each building of your kingdom)")
    assert table.s.buildings[:4] == [2, 1, 2, 3]
    run(table, "skull(1, 2 of your kingdom)")
    table.choose(PlaceSkull(1))
    assert PlaceSkull(1) not in table.options
    table.choose(PlaceSkull(0))
    assert table.s.buildings[:4] == [3, 2, 2, 3]
    assert not table[0].corruptions
    table.s.buildings[:4] = [GONE, GONE, 0, GONE]
    run(table, "skull(1, 2 of your kingdom)")
    assert table.s.buildings[:4] == [GONE, GONE, 1, GONE]
    assert len(table[0].corruptions) == 1  # one building too few


@pytest.mark.rule("DT-CORRUPT-02")
def test_a_named_building_that_is_destroyed_gives_a_corruption_and_near_ones_do_not():
    table = Table()
    table.s.buildings[:4] = [GONE] * 4
    run(table, "skull(1, each near you)")
    run(table, "skull(1, one near you)")
    run(table, "destroy(one near you)")
    assert not table[0].corruptions
    assert table.s.supply == 24
    run(table, "skull(1, citadel of your kingdom)")
    assert len(table[0].corruptions) == 1


@pytest.mark.rule("DT-BATTLE-09")
def test_buildings_near():
    table = Table()
    table.put(0, "fivepint")
    run(table, "skull(1, each near you)")
    assert table.s.buildings[:4] == [1, 0, 0, 1]
    run(table, "skull(2, one near you)")
    table.choose(PlaceSkull(3))
    assert table.s.buildings[3] == 3
    run(table, "skull(1, closest citadel/sanctuary)")
    assert table.s.buildings[0] == 2
    run(table, "unskull(2, your kingdom)")
    table.choose(LiftSkull(0))
    table.choose(LiftSkull(3))
    assert table.s.buildings[:4] == [1, 0, 0, 2]
    run(table, "destroy(one near you)")
    table.choose(DestroyBuilding(3))
    assert table.s.buildings[3] == GONE


@pytest.mark.rule("DT-R-31")
def test_whom_an_act_hits():
    table = Table(3)
    for seat, region in enumerate(("fivepint", "dayside", "anza")):
        table.put(seat, region)
        table[seat].warriors = 10
    table.s.active = 1

    def lost(text: str, about: int = NONE) -> list[int]:
        before = [hero.warriors for hero in table.s.heroes]
        run(table, text, 1, about)
        return [a - hero.warriors for a, hero in zip(before, table.s.heroes, strict=True)]

    assert lost("-1W") == [0, 1, 0]
    assert lost("each hero in your kingdom: -1W") == [1, 1, 0]
    assert lost("each hero: -1W") == [1, 1, 1]
    assert lost("active: -1W") == [0, 1, 0]
    assert lost("each hero in that kingdom: -1W", 3) == [0, 0, 1]
    assert lost("holder: -1W") == [0, 0, 0]
    assert lost("each hero there: -1W") == [0, 0, 0]
    table.foe("isa", "yellowpike")
    assert lost("each hero there: -1W") == [0, 0, 1]


@pytest.mark.rule("DT-BATTLE-07", "DT-R-29")
def test_gains():
    table = Table()
    run(table, "+1S & +2W")
    assert (table[0].spirit, table[0].warriors) == (1, 2)
    run(table, "may +1G")
    table.choose(Decline())
    run(table, "may G:sword")
    assert table.options == [TakeGear(table.item("sword")), Decline()]
    table.choose(table.options[0])
    table.s.gear[5] = 0
    run(table, "may G:sword")
    assert table.stopped
    run(table, "mkt(T)")
    table.choose(TakeTreasure(table.s.market[0]))
    run(table, "top(T)")
    assert len(table[0].items) == 3


@pytest.mark.rule("DT-R-53")
def test_a_room_lets_the_hero_move_a_foe_of_the_kingdom():
    table = Table()
    kind = table.foe("brigands", "dayside")
    table.foe("brigands", "egans_end")
    table.foe("trolls", "anza")
    run(table, "move(2)")
    assert len(table.options) == 2
    table.choose(PickFoe(kind, table.region("dayside")))
    table.choose(GoTo(table.region("fivepint")))
    assert table.s.foes[0].region == table.region("fivepint")


@pytest.mark.rule("DT-TM-13")
def test_skulls_freed_in_the_middle_of_an_effect_are_placed_before_it_goes_on():
    table = Table()
    s = table.s
    table[0].warriors = 9
    s.pockets[5], s.supply = 2, 22
    table.open((1, 2))
    s.chance.forced = [1, 0]  # the middle drum turns once: face 1 looks south
    run(table, "rot(1) & -4W")
    assert table.told(DrumTurned)
    assert table[0].warriors == 9
    table.choose(PlaceSkull(8))
    table.choose(PlaceSkull(9))
    assert table[0].warriors == 5


@pytest.mark.rule("DT-TOKEN-01", "DT-TOKEN-03")
def test_when_all_rivers_burn_nothing_more_happens():
    table = Table()
    table.s.river_order = [0, 1, 2, 3]
    for _ in range(5):
        burn_river(table.s)
    assert table.s.rivers == 0b1111
    assert [event.river for event in table.told(RiverIgnited)] == [3, 2, 1, 0]


@pytest.mark.rule("DT-CORRUPT-01")
def test_half_of_the_warriors_but_at_least_so_many():
    for warriors, left, corruptions in ((31, 16, 0), (20, 8, 0), (10, 0, 1)):
        table = Table()
        table[0].warriors = warriors
        run(table, "-half W, at least 12")
        assert table[0].warriors == left
        assert len(table[0].corruptions) == corruptions
    table = Table()
    table[0].warriors = 5
    run(table, "-half W")
    assert table[0].warriors == 3
