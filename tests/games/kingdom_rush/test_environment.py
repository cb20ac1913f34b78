"""Lava pools, crevasses, abyss pools and rift cards (KRH-LAVA, -CREV, -POOL, -RIFT)."""

from __future__ import annotations

import dataclasses

import pytest

from rempart.games.kingdom_rush.events import (
    HordeEscaped,
    HordeSpawned,
    LavaErupted,
    RiftRevealed,
)
from rempart.games.kingdom_rush.ids import LAST_STAND, RIFT
from rempart.games.kingdom_rush.options import ChooseHorde, ChooseSpace, TakeReward
from rempart.games.kingdom_rush.pieces import ELUSIVE, WARDED, Crevasse, Lava
from rempart.games.kingdom_rush.steps.round import EndOfRound
from rempart.kernel import Match
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    cells,
    horde,
    offered,
    on_board,
    player,
    refused,
    space_of,
    told,
)

ROAD = """
........#
>>>>>>>>X
........#
"""


def road(players: int = 2) -> Table:
    return Table(ROAD, ((0, 1),), players)


def life(match: Match, seat: int = 0) -> int:
    return player(match, seat).life


def full(match: Match, seat: int = 0) -> int:
    return T.heroes[player(match, seat).hero].life


# Lava, crevasses, pools


@pytest.mark.rule("KRH-LAVA-02", "KR-ENV-03")
def test_lava_erupts_after_the_hordes_have_advanced_on_its_space_and_around():
    table = road(3)
    table.s.lava = [Lava(at(4, 0), 1, 1)]
    walker = table.horde("G03", 3, 1)
    table.hero(0, 4, 0)
    table.hero(1, 5, 0)
    table.hero(2, 7, 0)
    match = table.advance()
    assert [life(match, n) - full(match, n) for n in range(3)] == [-1, -1, 0]
    assert [event.space for event in told(match, LavaErupted)] == [at(4, 0)]
    kinds = [type(event).__name__ for event in match.events]
    assert kinds.index("HordeAdvanced") < kinds.index("LavaErupted")
    assert space_of(match, walker) == at(4, 1)


@pytest.mark.rule("KRH-LAVA-02")
def test_soldiers_near_lava_are_lost():
    table = road()
    table.s.lava = [Lava(at(4, 0), 1, 1)]
    flyers = [table.horde("B08", 4, 1), table.horde("B08", 7, 1)]
    for card in flyers:
        table.soldier(card, cells((0, 0)))
    for seat in (0, 1):
        table[seat].stunned, table[seat].life = True, 0
    match = table.advance()
    assert [len(horde(match.state, card).soldiers) for card in flyers] == [0, 1]


@pytest.mark.rule("KRH-LAVA-03")
def test_hordes_ignore_lava():
    table = road()
    table.s.lava = [Lava(at(3, 1), 0, 0)]
    card = table.horde("G03", 2, 1)
    match = table.advance()
    assert space_of(match, card) == at(3, 1)


@pytest.mark.rule("KRH-CREV-03")
def test_a_gaping_crevasse_takes_soldiers_and_hurts_heroes_on_its_space():
    for gaping, loss in ((True, 1), (False, 0)):
        table = road()
        table.s.crevasses = [Crevasse(at(4, 1), gaping), Crevasse(at(6, 0), gaping)]
        card = table.horde("B08", 4, 1)
        table.soldier(card, cells((0, 0)))
        table.hero(0, 6, 0)
        table[1].stunned, table[1].life = True, 0
        table[0].protected = False
        match = table.advance()  # the sniper's shot at the only standing hero comes first
        assert len(horde(match.state, card).soldiers) == 1 - loss
        assert life(match) == full(match) - 1 - loss


@pytest.mark.rule("KRH-POOL-01")
def test_an_abyss_pool_sends_a_tentacle_in_every_second_round():
    for number, count in ((1, 0), (2, 1), (3, 0), (4, 1)):
        table = road()
        table.site(5, 2)
        T.layouts[table.number, 2] = dataclasses.replace(table.layout, pools=(at(5, 0),))
        table.s.round = number
        assert len(table.advance().state.tentacles) == count


# Rift cards


def rift(number: int, table: Table, *piles: str) -> Match:
    """Reveal a rift card on top of a pile."""
    cards = table.pile(*piles)
    table.s.piles[0] = [*cards[::-1], RIFT + number - 1]
    return table.spawn()


@pytest.mark.rule("KRH-RIFT-01")
def test_a_rift_card_is_resolved_discarded_and_the_next_card_follows():
    table = road()
    match = rift(5, table, "G01", "G02")
    assert match.state.cold
    assert match.state.discard == [RIFT + 4]
    assert [event.rift for event in told(match, RiftRevealed)] == [RIFT + 4]
    assert len(told(match, HordeSpawned)) == 1
    assert len(match.state.piles[0]) == 1


@pytest.mark.rule("KRH-RIFT-01")
def test_as_the_last_card_of_a_pile_it_brings_no_horde():
    match = rift(8, road())
    assert match.state.ashfall
    assert not told(match, HordeSpawned)


@pytest.mark.rule("KRH-RIFT-01")
def test_tailwind_lasts_for_the_round():
    assert rift(1, road()).state.hurried


@pytest.mark.rule("KRH-RIFT-03")
def test_in_the_last_stand_every_horde_escapes_wherever_it_is_and_whoever_holds_it():
    assert rift(15, road()).state.last_stand
    table = road()
    table.s.last_stand = True
    table.s.hearts = 9
    far, held = table.horde("G02", 1, 1), table.horde("G01", 4, 1)
    table.cover(far, leave=cells((0, 0)))
    table.hero(0, 4, 1)
    match = table.advance()
    assert not on_board(match, far)
    assert not on_board(match, held)
    assert match.state.hearts == 9 - 1 - 3
    assert {event.rule for event in told(match, HordeEscaped)} == {"KRH-RIFT-03"}
    assert player(match).space == at(4, 1)


@pytest.mark.rule("KRH-RIFT-03", "KR-ROUND-04")
def test_the_last_stand_is_over_with_its_round():
    table = road()
    table.s.last_stand = True
    match = table.only(EndOfRound())
    assert not match.state.last_stand


@pytest.mark.rule("KRH-RIFT-03")
def test_every_scenario_ends_with_the_last_stand_and_nobody_draws_it_by_chance():
    for (scenario, _), layout in T.layouts.items():
        if not 0 < scenario <= 12:
            continue
        places = [place for pile in layout.piles for place in pile]
        assert [place for place in places if LAST_STAND in place] == [(LAST_STAND,)]
        longest = max(layout.piles, key=lambda pile: len([p for p in pile if p[0] < RIFT]))
        assert longest[1] == (LAST_STAND,), "just above the last card of the longest pile"


@pytest.mark.rule("KRH-RIFT-01", "KRH-STOCK-01")
def test_the_eruption_puts_lava_on_the_free_ground_nearest_to_the_exit():
    table = road()
    table.site(7, 0)
    match = rift(2, table)
    assert [(lava.space, lava.gold) for lava in match.state.lava] == [(at(7, 2), 1)]
    full_stock = road()
    full_stock.s.lava = [Lava(at(n, 0), 0, 0) for n in range(T.constants.stock.lava)]
    assert len(rift(2, full_stock).state.lava) == T.constants.stock.lava


@pytest.mark.rule("KRH-RIFT-01", "KRH-CREV-04")
def test_the_tremor_cracks_a_site_and_opens_the_other_cracks():
    table = road()
    site = table.site(1, 0)
    table.s.crevasses = [Crevasse(at(6, 0), False)]
    match = rift(3, table)
    found = {(each.space, each.gaping) for each in match.state.crevasses}
    assert found == {(at(6, 0), True), (site, False)}


@pytest.mark.rule("KRH-RIFT-01")
def test_the_rising_tide_puts_a_tentacle_near_the_exit():
    table = road()
    table.site(1, 0)
    near = table.site(6, 0)
    assert rift(4, table).state.tentacles == [near]


@pytest.mark.rule("KRH-RIFT-01")
def test_withering_and_spring_rain():
    table = road()
    one, two = table.flower(1, 0), table.flower(2, 0)
    wilted = table.flower(3, 0, wilted=True)
    match = rift(6, table)
    assert set(offered(match, ChooseSpace)) == {ChooseSpace(one), ChooseSpace(two)}
    refused(match, ChooseSpace(wilted), "KRH-RIFT-01")
    match.choose(ChooseSpace(two))
    assert match.state.wilted == [wilted, two]
    table = road()
    table.flower(3, 0, wilted=True)
    assert rift(7, table).state.wilted == []


@pytest.mark.rule("KRH-RIFT-01")
def test_the_surge_moves_the_farthest_horde_at_once():
    table = road()
    near, far = table.horde("G01", 5, 1), table.horde("G02", 1, 1)
    match = rift(9, table)
    assert (space_of(match, near), space_of(match, far)) == (at(5, 1), at(2, 1))
    tie = Table("..v...#\n>>>>>>X\n......#", ((0, 1), (2, 0)))
    one, two = tie.horde("G01", 1, 1), tie.horde("G02", 2, 0)
    match = rift(9, tie)
    assert offered(match, ChooseHorde) == [ChooseHorde(one), ChooseHorde(two)]
    match.choose(ChooseHorde(two))
    assert space_of(match, two) == at(2, 1)


@pytest.mark.rule("KRH-RIFT-01")
def test_the_shockwave_removes_all_soldiers():
    table = road()
    card = table.horde("G03", 5, 1)
    table.soldier(card, cells((0, 1)))
    match = rift(10, table)
    assert horde(match.state, card).soldiers == []


@pytest.mark.rule("KRH-RIFT-01")
def test_the_caravan_brings_gold_or_a_crystal():
    match = rift(11, road())
    assert ask(match) == "Caravan"
    refused(match, TakeReward(0, 1, 1), "KRH-RIFT-01")
    match.choose(TakeReward(1, 0, 1))
    assert (match.state.gold, match.state.crystals) == (0, 1)


@pytest.mark.rule("KRH-RIFT-01")
def test_stone_ward_and_mist_mark_the_next_horde():
    for number, mark in ((12, WARDED), (13, ELUSIVE)):
        table = road()
        match = rift(number, table, "G01")
        assert [found.marks for found in match.state.hordes] == [mark]


@pytest.mark.rule("KRH-RIFT-01")
def test_the_twin_rift_brings_one_more_horde():
    table = road()
    match = rift(14, table, "G01", "G02", "G03")
    assert len(told(match, HordeSpawned)) == 2
    assert len(match.state.piles[0]) == 1
