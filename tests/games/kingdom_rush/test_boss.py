"""Bosses and tentacles (KRH-BOSS, KRH-TENT, KRH-SITE, KRH-STOCK)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.events import (
    BehaviourRevealed,
    HordeAdvanced,
    LayerRemoved,
    SoldierRemoved,
    TentaclePlaced,
    TowerDisplaced,
)
from rempart.games.kingdom_rush.options import ChoosePile, ChooseSpace, RetreatTo, TakeShot
from rempart.games.kingdom_rush.pieces import Crevasse
from rempart.games.kingdom_rush.steps.environment import Tentacle, place_tentacle
from tests.games.kingdom_rush.table import (
    T,
    Table,
    at,
    cells,
    horde,
    offered,
    player,
    refused,
    space_of,
    stopped,
    told,
)

ROAD = """
........#
>>>>>>>>X
........#
"""
LEVIATHAN, OVERLORD = T.cards.layers["LA"], T.cards.layers["LB"]


def road(*behaviours: str, layers: tuple[int, ...] = LEVIATHAN, players: int = 2) -> Table:
    """A boss on (2, 1) with a behaviour deck, top card first."""
    table = Table(ROAD, ((0, 1),), players)
    table.s.behaviour = [T.behaviours.index(id) for id in reversed(behaviours)]
    table.s.layers = list(reversed(layers[1:]))
    boss = table.horde(T.card_id[layers[0]], 2, 1)
    assert boss == layers[0]
    return table


def life(match: object, seat: int = 0) -> int:
    return player(match, seat).life  # type: ignore[arg-type]


def full(match: object, seat: int = 0) -> int:
    return T.heroes[player(match, seat).hero].life  # type: ignore[arg-type]


# Layers


@pytest.mark.rule("KRH-BOSS-01", "KRH-BOSS-02", "KRH-BOSS-07")
def test_a_covered_layer_goes_and_the_next_one_shows():
    table = road()
    top, below = LEVIATHAN[:2]
    table.hero(0, 2, 1, cells((1, 0), (2, 0), (1, 1), (2, 1)))
    table.cover(top)
    match = table.destroy()
    assert [(event.horde, event.layer) for event in told(match, LayerRemoved)] == [(top, below)]
    match.choose(RetreatTo(at(2, 0)))
    s = match.state
    assert [found.card for found in s.hordes] == [below]
    assert space_of(match, below) == at(2, 1)
    assert horde(s, below).covered == 0
    assert life(match) == full(match) - 1
    assert player(match).space == at(2, 0)
    assert (s.crystals, s.gold) == (1, 0)
    assert s.tiles_left == T.tiles_full
    assert s.discard == [top]
    assert match.outcome is None


@pytest.mark.rule("KRH-BOSS-03")
def test_with_its_last_layer_the_boss_is_destroyed():
    table = road(layers=LEVIATHAN[:1])
    table.cover(LEVIATHAN[0])
    match = table.destroy()
    assert match.state.hordes == []


# Behaviour


@pytest.mark.rule("KRH-BOSS-04")
def test_a_behaviour_card_comes_first_in_phase_4_and_goes_under_the_deck():
    table = road("LA-d", "LA-b")
    table.horde("G01", 6, 1)
    match = table.advance()
    kinds = [type(event) for event in match.events]
    assert kinds.index(BehaviourRevealed) < kinds.index(HordeAdvanced)
    assert [T.behaviours[n] for n in match.state.behaviour] == ["LA-d", "LA-b"]
    assert match.state.behaviour_known == 1


@pytest.mark.rule("KRH-BOSS-05")
def test_the_boss_acts_like_a_horde_and_only_a_surge_gives_a_second_attempt():
    for card, space in (("LA-b", 3), ("LA-d", 4)):
        table = road(card)
        match = table.advance()
        assert space_of(match, LEVIATHAN[0]) == at(space, 1)
    table = road("LA-b")
    table.s.hurried = True
    match = table.advance()
    assert space_of(match, LEVIATHAN[0]) == at(3, 1)
    held = road("LA-d")
    held.hero(0, 2, 1, cells((1, 0), (2, 0), (1, 1), (2, 1)))
    match = held.advance()
    assert space_of(match, LEVIATHAN[0]) == at(2, 1)


@pytest.mark.rule("KRH-BOSS-06", "KR-GOAL-06", "KR-GOAL-08")
def test_a_boss_that_escapes_loses_the_game():
    table = road("LA-b")
    table.s.hordes[0].space = at(7, 1)
    table.s.hearts = 9
    match = table.advance()
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ((), "KRH-BOSS-06")


@pytest.mark.rule("KRH-BOSS-08")
def test_hordes_jump_over_a_boss_even_flyers():
    for design in ("G03", "B09"):
        table = road("LA-b")
        boss, mover = LEVIATHAN[0], table.horde(design, 1, 1)
        table.hero(0, 2, 1, cells((1, 0), (2, 0), (1, 1), (2, 1)))
        match = table.advance()
        assert (space_of(match, boss), space_of(match, mover)) == (at(2, 1), at(3, 1))


@pytest.mark.rule("KRH-BOSS-04")
def test_undertow_removes_soldiers_from_the_boss_and_around():
    table = road("LA-b")
    beside, far = table.horde("G03", 3, 1), table.horde("G06", 6, 1)
    for card in (LEVIATHAN[0], beside, far):
        table.soldier(card, cells((1, 0)))
    match = table.advance()
    removed = {event.horde for event in told(match, SoldierRemoved) if event.rule == "KRH-BOSS-04"}
    assert removed == {LEVIATHAN[0], beside}
    assert space_of(match, far) == at(6, 1)  # its soldier still held it


@pytest.mark.rule("KRH-BOSS-04")
def test_the_crushing_wave_hurts_heroes_on_and_around_the_boss():
    table = road("LA-c")
    table.hero(0, 3, 0)
    table.hero(1, 6, 0)
    match = table.advance()
    assert (life(match, 0), life(match, 1)) == (full(match, 0) - 1, full(match, 1))


@pytest.mark.rule("KRH-BOSS-04")
def test_the_brood_comes_from_the_fullest_pile_and_does_not_act():
    table = road("LA-e")
    (card, below) = table.pile("G01", "G02")
    match = table.advance()
    assert space_of(match, card) == at(0, 1)
    assert match.state.piles == [[below]]


@pytest.mark.rule("KRH-BOSS-04")
def test_the_brood_leaves_smaller_piles_alone():
    for number in (0, 1):
        table = Table("..v...#\n>>>>>>X\n......#", ((0, 1), (2, 0)))
        table.s.behaviour = [T.behaviours.index("LA-e")]
        table.horde("LA1", 4, 1)
        (small,) = table.pile("G01", number=1 - number)
        top, below = table.pile("G02", "G03", number=number)
        match = table.advance()
        assert stopped(match)  # nothing to choose
        assert space_of(match, top) == table.board.routes[number][0]
        assert (match.state.piles[number], match.state.piles[1 - number]) == ([below], [small])


@pytest.mark.rule("KRH-BOSS-04")
def test_of_equally_full_piles_the_players_choose_and_without_cards_a_hero_is_struck():
    table = Table("..v...#\n>>>>>>X\n......#", ((0, 1), (2, 0)))
    table.s.behaviour = [T.behaviours.index("LA-e")]
    table.horde("LA1", 4, 1)
    table.pile("G01")
    (second,) = table.pile("G02", number=1)
    match = table.advance()
    assert offered(match, ChoosePile) == [ChoosePile(0), ChoosePile(1)]
    refused(match, ChoosePile(2), "KRH-BOSS-04")
    match.choose(ChoosePile(1))
    assert space_of(match, second) == at(2, 0)
    empty = road("LA-e")
    match = empty.advance()
    match.choose(TakeShot(0, 1))
    assert (life(match, 0), life(match, 1)) == (full(match, 0), full(match, 1) - 1)


@pytest.mark.rule("KRH-BOSS-04")
def test_the_overlords_cards():
    table = road("LB-3", layers=OVERLORD)
    match = table.advance()
    assert all(each.chilled for each in match.state.players)
    table = road("LB-4", layers=OVERLORD)
    other = table.horde("G01", 4, 1)
    match = table.advance()
    assert space_of(match, other) == at(6, 1)
    assert space_of(match, OVERLORD[0]) == at(3, 1)
    table = road("LB-5", layers=OVERLORD)
    beside, far = table.horde("G03", 3, 1), table.horde("G03", 6, 1)
    for card in (OVERLORD[0], beside, far):
        table.tile(card, "M1", cells((0, 1)))
    match = table.advance()
    assert [len(horde(match.state, card).tiles) for card in (OVERLORD[0], beside, far)] == [0, 0, 1]


@pytest.mark.rule("KRH-BOSS-04", "KRH-CREV-04")
def test_the_rift_quake_opens_cracks_and_one_behind_the_boss():
    table = road("LB-2", layers=OVERLORD)
    table.s.crevasses = [Crevasse(at(6, 0), False)]
    match = table.advance()
    found = {(each.space, each.gaping) for each in match.state.crevasses}
    assert found == {(at(6, 0), True), (at(1, 1), True)}
    table = road("LB-2", layers=OVERLORD)
    table.s.crevasses = [Crevasse(at(n, 0), True) for n in range(T.constants.stock.crevasses)]
    hearts = table.s.hearts
    assert table.advance().state.hearts == hearts - 1


@pytest.mark.rule("KRH-BOSS-04")
def test_scorched_foundations_turn_the_white_site_into_lava():
    table = road("LB-1", layers=OVERLORD)
    site = table.site(6, 0, "W")
    tower = table.tower("ARC1", 6, 0)
    match = table.advance()
    s = match.state
    assert (s.razed, s.built) == ([site], [])
    assert s.supply >> tower & 1
    assert [(lava.space, lava.gold, lava.crystals) for lava in s.lava] == [(site, 0, 0)]
    table = road("LB-1", layers=OVERLORD)
    table.tile(OVERLORD[0], "M1", cells((0, 0)))
    match = table.advance()
    assert horde(match.state, OVERLORD[0]).tiles == []


# Tentacles


@pytest.mark.rule("KRH-TENT-01", "KR-ENV-04")
def test_a_tentacle_comes_to_the_nearest_free_site():
    table = road("LA-a")
    near, far = table.site(3, 0), table.site(7, 0)
    match = table.advance()
    assert match.state.tentacles == [near]
    assert far not in match.state.tentacles


@pytest.mark.rule("KRH-TENT-01")
def test_a_tower_under_a_tentacle_goes_to_the_incoming_pile():
    table = road()
    site = table.site(3, 0)
    tower = table.tower("ARC1", 3, 0, seat=1)
    table.s.events = []
    place_tentacle(table.s, site)
    assert table.s.built == []
    assert table[1].incoming == [tower]
    assert [type(event) for event in table.s.events] == [TowerDisplaced, TentaclePlaced]


@pytest.mark.rule("KRH-SITE-01")
def test_free_is_without_tower_figure_and_environment_and_ties_are_chosen():
    table = Table(ROAD, ((0, 1),))
    for column in range(6):
        table.site(column, 0)
    table.tower("ARC1", 2, 0)
    table.hero(0, 3, 0)
    table.s.crevasses = [Crevasse(at(1, 0), False)]
    table.flower(4, 0)
    table.site(4, 2)
    match = table.only(Tentacle([at(3, 1)]))
    assert set(offered(match, ChooseSpace)) == {ChooseSpace(at(4, 0)), ChooseSpace(at(4, 2))}
    for spot in ((2, 0), (3, 0), (1, 0), (5, 0)):
        refused(match, ChooseSpace(at(*spot)), "KRH-SITE-01")
    match.choose(ChooseSpace(at(4, 2)))
    assert match.state.tentacles == [at(4, 2)]


@pytest.mark.rule("KRH-SITE-01")
def test_without_a_free_site_nothing_happens():
    table = Table(ROAD, ((0, 1),))
    match = table.only(Tentacle([at(3, 1)]))
    assert stopped(match)
    assert match.state.tentacles == []


@pytest.mark.rule("KRH-TENT-03")
def test_a_fifth_tentacle_costs_a_heart_instead():
    table = Table(ROAD, ((0, 1),))
    table.site(5, 2)
    table.s.tentacles = [at(n, 0) for n in range(T.constants.stock.tentacles)]
    hearts = table.s.hearts
    match = table.only(Tentacle([at(3, 1)]))
    assert len(match.state.tentacles) == T.constants.stock.tentacles
    assert match.state.hearts == hearts - 1
