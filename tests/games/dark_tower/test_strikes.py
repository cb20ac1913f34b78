"""Strikes (DT-EVENT-03, DT-FOE-05): the twelve kinds of foe in their states."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.events import EventSkipped, FoeMoved, FoeStruck
from rempart.games.dark_tower.ids import (
    GONE,
    LETHAL,
    PANICKED,
    READY,
    SAVAGE,
    STRIKE,
    UNSTEADY,
)
from rempart.games.dark_tower.options import (
    Confirm,
    DestroyBuilding,
    GoTo,
    LoseItem,
    LoseVirtue,
    PlaceSkull,
)
from rempart.games.dark_tower.steps.timeline import call, code
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T


def struck(foe: str, state: int, *regions: str, heroes: tuple[str, ...] = ("fivepint",)) -> Table:
    """Heroes in some regions, tokens of a foe in others; its strike is about to come."""
    table = Table(len(heroes))
    for seat, region in enumerate(heroes):
        table.put(seat, region)
        table[seat].warriors, table[seat].spirit = 20, 5
    for region in regions:
        kind = table.foe(foe, region)
        table.s.states[kind // 4] = state
    return table


def strike(table: Table) -> Table:
    """Let the strike of the foes on the board come."""
    table.do(call, code(STRIKE, table.s.foes[0].kind // 4))
    return table


def answer(table: Table) -> Table:
    """Take the first option of everything, up to the confirmation."""
    while table.options != [Confirm()]:
        table.choose(table.options[0])
    return table


THREE = ("fivepint", "dayside", "anza")
"""On the token, near it, in another kingdom."""


@pytest.mark.rule("DT-EVENT-03", "DT-FOE-05", "DT-R-49")
def test_a_kind_without_a_token_on_the_board_does_not_strike():
    table = Table()
    table[0].warriors = 20
    table.do(call, code(STRIKE, 0))
    assert table.told(EventSkipped)
    assert not table.told(FoeStruck)
    assert table.stopped


@pytest.mark.rule("DT-R-34")
def test_panicked_foes_do_nothing():
    for foe in ("fiends", "wolves", "trolls", "dragons"):
        table = strike(struck(foe, PANICKED, "fivepint"))
        assert table.options == [Confirm()]
        assert (table[0].warriors, table[0].spirit) == (20, 5)
        assert not table.told(FoeMoved)


@pytest.mark.rule("DT-EVENT-03", "DT-R-31")
@pytest.mark.parametrize(
    ("state", "hit"),
    [(UNSTEADY, [1, 0, 0]), (READY, [1, 1, 0]), (SAVAGE, [1, 1, 0]), (LETHAL, [1, 1, 1])],
)
def test_brigands_fiends_and_neuri_reach_farther_with_every_state(state: int, hit: list[int]):
    table = strike(struck("fiends", state, "fivepint", heroes=THREE))
    lost = 12 if state == LETHAL else 6
    assert [hero.warriors for hero in table.s.heroes] == [20 - lost * h for h in hit]
    table = strike(struck("neuri", state, "fivepint", heroes=THREE))
    lost = 2 if state == LETHAL else 1
    assert [hero.spirit for hero in table.s.heroes] == [5 - lost * h for h in hit]
    table = struck("brigands", state, "fivepint", heroes=THREE)
    for seat in range(3):
        table.give(seat, "sword")
    strike(table)
    assert [len(hero.items) for hero in table.s.heroes] == [1 - h for h in hit]
    assert not any(hero.corruptions for hero in table.s.heroes)


@pytest.mark.rule("DT-EVENT-03")
def test_savage_fiends_reach_their_whole_kingdom():
    table = strike(struck("fiends", SAVAGE, "fivepint", heroes=("egans_end", "anza")))
    assert [hero.warriors for hero in table.s.heroes] == [14, 20]
    table = strike(struck("fiends", READY, "fivepint", heroes=("egans_end", "anza")))
    assert [hero.warriors for hero in table.s.heroes] == [20, 20]


@pytest.mark.rule("DT-R-15", "DT-EVENT-03")
def test_the_losing_hero_chooses_what_brigands_take():
    table = struck("brigands", READY, "fivepint", heroes=("fivepint", "dayside"))
    table.s.active = 1
    table.give(0, "sword", "cloak", "q_mark")
    strike(table)
    assert table.actor == 0
    assert table.options == [LoseItem(table.item("cloak")), LoseItem(table.item("sword"))]
    table.choose(LoseItem(table.item("cloak")))
    assert table[0].items == [table.item("sword"), table.item("q_mark")]
    assert [len(hero.corruptions) for hero in table.s.heroes] == [0, 1]  # seat 1 had nothing


@pytest.mark.rule("DT-EVENT-03")
@pytest.mark.parametrize("state", [UNSTEADY, SAVAGE])
def test_oreks_on_and_near_buildings(state: int):
    table = strike(struck("oreks", state, "dayside", "tundra", heroes=("anza",)))
    expected = dict.fromkeys(range(16), 0)
    expected[table.building("north bazaar")] = 1
    if state == SAVAGE:
        expected[table.building("north village")] = 1  # next to the Tundra
    assert table.s.buildings == list(expected.values())


@pytest.mark.rule("DT-EVENT-03", "DT-R-51", "DT-SKULL-07")
def test_ready_oreks_one_building_in_each_of_their_kingdoms_as_its_hero_chooses():
    table = struck("oreks", READY, "dayside", "tundra", "anza", heroes=("fivepint", "duwani"))
    table.s.active = 1
    strike(table)
    assert table.actor == 0
    table.choose(PlaceSkull(0))
    assert table.actor == 1  # the West is dormant
    table.choose(PlaceSkull(12))
    assert table.options == [Confirm()]
    assert sum(table.s.buildings) == 2


@pytest.mark.rule("DT-EVENT-03")
def test_lethal_oreks_every_building_of_their_kingdoms():
    table = strike(struck("oreks", LETHAL, "dayside", "anza"))
    assert table.s.buildings == [1] * 4 + [0] * 8 + [1] * 4


@pytest.mark.rule("DT-EVENT-03", "DT-EVENT-02")
def test_wolves_leap_at_heroes():
    table = strike(struck("wolves", UNSTEADY, "fivepint", "dayside"))
    assert table[0].warriors == 17
    assert not table.told(FoeMoved)
    table = strike(struck("wolves", READY, "fivepint", "dayside", "egans_end"))
    assert table[0].warriors == 20 - 3 * 2
    assert len(table.told(FoeMoved)) == 1
    table = strike(struck("wolves", SAVAGE, "fivepint", "egans_end", "anza"))
    assert table[0].warriors == 20 - 3 * 2
    table = strike(struck("wolves", LETHAL, "egans_end", "anza", heroes=("fivepint", "anza")))
    assert [hero.warriors for hero in table.s.heroes] == [20 - 6 * 2, 20]
    table = strike(struck("wolves", READY, "fivepint", heroes=("fivepint", "dayside")))
    assert not table.told(FoeMoved)  # it has its hero
    table = struck("wolves", READY, "green_bridge", heroes=("fivepint", "dayside"))
    table.s.active = 1
    strike(table)
    assert table.actor == 1
    table.choose(GoTo(table.region("fivepint")))
    assert [hero.warriors for hero in table.s.heroes] == [17, 20]


@pytest.mark.rule("DT-EVENT-03")
@pytest.mark.parametrize(("state", "on", "near"), [(UNSTEADY, 1, 0), (READY, 1, 1), (SAVAGE, 2, 2)])
def test_trolls_move_and_skulls_fall_near_them(state: int, on: int, near: int):
    table = strike(struck("trolls", state, "fivepint"))
    table.choose(GoTo(table.region("dayside")))
    assert table.s.buildings[table.building("north bazaar")] == on
    table = strike(struck("trolls", state, "green_bridge"))
    table.choose(GoTo(table.region("fivepint")))
    assert table.s.buildings[table.building("north bazaar")] == near
    assert table.s.buildings[table.building("north citadel")] == near


@pytest.mark.rule("DT-EVENT-03")
def test_every_troll_moves_just_one_region():
    table = strike(struck("trolls", READY, "green_bridge"))
    regions = {option.region for option in table.options}
    assert regions == set(T.world.neighbours[table.region("green_bridge")])


@pytest.mark.rule("DT-EVENT-03", "DT-R-19")
def test_lethal_trolls_destroy_what_is_near():
    table = struck("trolls", LETHAL, "green_bridge", heroes=("anza",))
    table.skulls("north bazaar", 2)
    table[0].home = 3
    strike(table)
    table.choose(GoTo(table.region("fivepint")))
    assert table.s.buildings[:4] == [GONE, 0, 0, GONE]
    assert table.s.removed == 2
    assert table.s.supply == 22
    assert not table[0].corruptions  # a dormant kingdom


@pytest.mark.rule("DT-EVENT-03", "DT-AM-15")
def test_lemures_go_to_the_closest_citadel_or_sanctuary():
    for state, skulls in ((UNSTEADY, 0), (READY, 2), (SAVAGE, 3)):
        table = struck("lemures", state, "fivepint", "lodestone_mountains", heroes=("anza",))
        table[0].home = 3
        answer(strike(table))
        citadel = table.building("north citadel")
        assert {foe.region for foe in table.s.foes} == {table.region("radiant_mountains")}
        if state == SAVAGE:
            assert table.s.buildings[citadel] == GONE  # two skulls each
        else:
            assert table.s.buildings[citadel] == skulls
    table = answer(strike(struck("lemures", LETHAL, "fivepint", heroes=("anza",))))
    assert table.s.buildings[table.building("north citadel")] == GONE


@pytest.mark.rule("DT-EVENT-03")
def test_lemures_go_to_standing_buildings_only_and_stay_if_there_is_none():
    table = struck("lemures", READY, "fivepint", heroes=("anza",))
    table.s.buildings[table.building("north citadel")] = GONE
    answer(strike(table))
    assert table.s.foes[0].region == table.region("upper_ice_fangs")
    table = struck("lemures", READY, "fivepint", heroes=("anza",))
    for kingdom in range(4):
        table.s.buildings[kingdom * 4] = table.s.buildings[kingdom * 4 + 1] = GONE
    answer(strike(table))
    assert table.s.foes[0].region == table.region("fivepint")


@pytest.mark.rule("DT-EVENT-03", "DT-AM-15")
def test_spiders_crawl_toward_the_active_hero():
    far = ("anza", "egans_end")
    for state, steps in ((UNSTEADY, 2), (READY, 4), (SAVAGE, 6)):
        table = struck("spiders", state, "egans_end", heroes=far)
        answer(strike(table))
        distance = T.world.distance[table.region("egans_end")]
        left = max(distance[table.region("anza")] - steps, 0)
        assert T.world.distance[table.s.foes[0].region][table.region("anza")] == left
        assert [hero.spirit for hero in table.s.heroes] == [5 if left else 4, 5]
    table = answer(strike(struck("spiders", LETHAL, "egans_end", "dayside", heroes=far)))
    assert [hero.spirit for hero in table.s.heroes] == [3, 5]


@pytest.mark.rule("DT-EVENT-03", "DT-R-16")
def test_dragons_mormos_and_striga_strike_their_kingdom():
    for state, hit in ((UNSTEADY, [1, 0, 0]), (READY, [1, 1, 0]), (LETHAL, [1, 1, 0])):
        heroes = ("fivepint", "egans_end", "anza")
        table = struck("dragons", state, "dayside", heroes=heroes)
        for seat, item in enumerate(("idol", "banner", "axe")):
            table.give(seat, item)
        strike(table)
        assert [len(hero.items) for hero in table.s.heroes] == [1 - h for h in hit]
        table = strike(struck("mormos", state, "dayside", heroes=heroes))
        assert [len(hero.corruptions) for hero in table.s.heroes] == hit
        table = struck("striga", state, "dayside", heroes=heroes)
        table.virtue(0, "blessed")
        strike(table)
        assert table.actor == 0
        assert len(table.options) == 2  # Blessed or the champion
        table.choose(LoseVirtue(3))
        assert table[0].lost == 1 << 3
        assert not table[0].active >> 3 & 1
        assert [hero.lost.bit_count() for hero in table.s.heroes] == hit


@pytest.mark.rule("DT-EVENT-03", "DT-EVENT-02")
def test_the_titan_destroys_a_building_and_strides_on_clockwise():
    table = struck("titans", READY, "dayside", heroes=("anza", "duwani"))
    table[0].home = 3
    strike(table)
    assert table.actor == 0
    table.choose(DestroyBuilding(2))
    assert table.s.buildings[:4] == [0, 0, GONE, 0]
    assert {option.region // 15 for option in table.options} == {1}
    assert len(table.options) == 4
    table.choose(table.options[0])
    table = strike(struck("titans", UNSTEADY, "dayside"))
    table.choose(PlaceSkull(2))
    assert table.s.buildings[:4] == [0, 0, 2, 0]
    table = struck("titans", READY, "dayside", heroes=("anza",))
    table.s.buildings[0:8] = [GONE] * 8
    strike(table)
    assert len(table.options) == 15  # no building left in the East either


@pytest.mark.rule("DT-CORRUPT-05", "DT-EVENT-03")
def test_a_strike_is_one_effect():
    table = struck("wolves", READY, "fivepint", "fivepint", "dayside")
    table[0].warriors = 0
    strike(table)
    assert len(table[0].corruptions) == 1
