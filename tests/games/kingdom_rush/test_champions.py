"""Champions (KR-CHAMP)."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from rempart.games.kingdom_rush.events import (
    ActivationRevealed,
    ChampionAttacked,
    CrevassePlaced,
    HordeAdvanced,
)
from rempart.games.kingdom_rush.options import RetreatTo
from rempart.games.kingdom_rush.pieces import Crevasse
from tests.games.kingdom_rush.table import (
    T,
    Table,
    at,
    cells,
    horde,
    on_board,
    player,
    space_of,
    stopped,
    told,
)

ROAD = """
........#
>>>>>>>>X
........#
"""


def road(deck: list[int], players: int = 2, heroes: tuple[int, ...] = (0, 1, 2, 3)) -> Table:
    """A road, and an activation deck, top card first."""
    table = Table(ROAD, ((0, 1),), players, heroes)
    table.s.activation = deck[::-1]
    return table


def life(match: object, seat: int = 0) -> int:
    return player(match, seat).life  # type: ignore[arg-type]


# Activation


@pytest.mark.rule("KR-CHAMP-01", "KR-CHAMP-04")
def test_a_champion_moves_by_the_horde_rules_whether_it_attacked_or_not():
    for number, attacked in ((1, 1), (4, 1)):
        table = road([number])
        chief = table.horde("C1", 1, 1)
        match = table.advance()
        assert space_of(match, chief) == at(2, 1)
        assert len(told(match, ChampionAttacked)) == attacked
    table = road([4])
    chief = table.horde("C1", 1, 1)
    table.soldier(chief, cells((1, 1)))  # three icons left: no attack, and the soldier holds it
    match = table.advance()
    assert not told(match, ChampionAttacked)
    assert space_of(match, chief) == at(1, 1)


@pytest.mark.rule("KR-CHAMP-02")
def test_it_attacks_with_at_least_as_many_bare_icons_as_the_card_says():
    for bare, number, attacks in ((4, 4, True), (3, 3, True), (3, 4, False), (0, 1, False)):
        table = road([number])
        chief = table.horde("C1", 1, 1)  # g..g/.@@./.@@./g..g
        for cell in [(1, 1), (2, 1), (1, 2), (2, 2)][bare:]:
            table.tile(chief, "M1", cells(cell))
        match = table.advance()
        assert bool(told(match, ChampionAttacked)) == attacks


@pytest.mark.rule("KR-CHAMP-03")
def test_the_card_goes_face_up_beside_the_deck_and_an_empty_deck_is_shuffled_anew():
    table = road([2, 3])
    table.horde("C1", 1, 1)
    match = table.advance()
    assert (match.state.activation, match.state.activation_out) == ([3], [2])
    table = road([])
    table.s.activation_out = [1, 4]
    table.horde("C1", 1, 1)
    match = table.advance(forced=[[4, 1]])
    assert (match.state.activation, match.state.activation_out) == ([4], [1])


@pytest.mark.rule("KR-CHAMP-05")
def test_each_champion_has_its_own_card_in_the_order_of_hordes():
    table = road([1, 4])
    back, front = table.horde("C4", 1, 1), table.horde("C1", 4, 1)
    match = table.advance()
    revealed = [(event.horde, event.number) for event in told(match, ActivationRevealed)]
    assert revealed == [(front, 1), (back, 4)]


# The Goblin Chief


@pytest.mark.rule("KR-CHAMP-10")
def test_the_reaper_removes_soldiers_and_hurts_heroes_on_and_around():
    table = road([1], 3)
    chief, beside, far = table.horde("C1", 2, 1), table.horde("G03", 3, 1), table.horde("G03", 6, 1)
    table.s.hordes[2].acted = True
    for card in (chief, beside, far):
        table.soldier(card, cells((1, 0)))
    table.hero(0, 1, 0)
    table.hero(1, 5, 0)
    match = table.advance()
    # the far one loses its soldier by holding, in its own turn
    assert horde(match.state, chief).soldiers == [] == horde(match.state, beside).soldiers
    assert life(match, 0) == T.heroes[player(match, 0).hero].life - 1
    assert life(match, 1) == T.heroes[player(match, 1).hero].life
    assert life(match, 2) == T.heroes[player(match, 2).hero].life  # on its hero board
    removed = [e.rule for e in match.events if type(e).__name__ == "SoldierRemoved"]
    assert removed.count("KR-CHAMP-10") == 1  # the neighbour had lost its own before, by holding
    assert space_of(match, chief) == at(4, 1)


# Jack O'Lantern

FOUR = """
.v.v.v...#
.v.v.v...#
>>>>>>>>>X
.........#
"""
FOUR_STARTS = ((0, 2), (1, 0), (3, 0), (5, 0))


def jack_table() -> tuple[Table, int]:
    table = Table(FOUR, FOUR_STARTS)
    table.s.activation = [1]
    table.s.token = 1
    table.s.pumpkins = [table.card("K01"), table.card("K02")]
    return table, table.horde("C2", 3, 2)


@pytest.mark.rule("KR-CHAMP-11", "KR-CHAMP-12", "KR-CHAMP-13", "KR-CHAMP-14", "KR-CHAMP-15")
def test_jack_frightens_vanishes_and_leaves_a_pumpkin_horde():
    table, jack = jack_table()
    pumpkin = table.s.pumpkins[-1]
    table.tile(jack, "M1", cells((0, 3)))
    table.soldier(jack, cells((1, 3)))
    table.hero(0, 3, 2, cells((2, 2), (3, 2), (2, 3), (3, 3)))
    table.hero(1, 6, 3)
    match = table.advance()
    match.choose(RetreatTo(at(4, 3)))
    s = match.state
    assert not on_board(match, jack)
    assert s.piles[1] == [jack]
    assert s.soldiers_left == T.soldiers
    assert s.tiles_left == T.tiles_full
    assert player(match).space == at(4, 3)
    assert life(match, 0) == T.heroes[player(match, 0).hero].life - 1
    assert life(match, 1) == T.heroes[player(match, 1).hero].life
    assert space_of(match, pumpkin) == at(5, 2)  # two attempts at once, for its speed icons
    assert s.token == 0
    assert stopped(match)


@pytest.mark.rule("KR-CHAMP-12")
def test_sand_warriors_on_jack_retreat_unharmed():
    table, jack = jack_table()
    table.warrior(0, 3, 2, cells((0, 3)))
    match = table.advance()
    match.choose(RetreatTo(at(4, 3)))
    assert (match.state.warriors[0].space, match.state.warriors[0].cells) == (at(4, 3), 0)
    assert match.state.piles[1] == [jack]
    assert stopped(match)


@pytest.mark.rule("KR-TOTEM-01", "KR-CHAMP-11")
def test_a_totem_on_jack_goes_back_to_the_supply():
    table, jack = jack_table()
    table.tile(jack, "M1", cells((0, 3)))
    table.of(jack).totem = True
    table.s.totems_left -= 1
    match = table.advance()
    assert not on_board(match, jack)
    assert match.state.totems_left == T.totems


@pytest.mark.rule("KR-CHAMP-15")
def test_the_event_token_goes_round_the_piles_in_falling_order():
    seen = []
    table, _ = jack_table()
    for _ in range(4):
        match = table.advance()
        seen.append(match.state.token)
        token = match.state.token
        table, _ = jack_table()
        table.s.token = token
    assert seen == [0, 3, 2, 1]


@pytest.mark.rule("KR-CHAMP-14", "KRH-STOCK-01")
def test_without_a_pumpkin_card_the_space_stays_empty():
    table, jack = jack_table()
    table.s.pumpkins = []
    match = table.advance()
    assert match.state.hordes == []
    assert match.state.piles[1] == [jack]


# The Shadow Champion


@pytest.mark.rule("KR-CHAMP-16")
def test_the_devourer_throws_off_heroes_unharmed_and_leaves_a_gaping_crevasse():
    table = road([1])
    shadow = table.horde("C3", 2, 1)  # .@@./OOOO/.@@./....
    table.soldier(shadow, cells((0, 0)))
    table.hero(0, 2, 1, cells((0, 2), (1, 2), (0, 3), (1, 3)))
    match = table.advance()
    match.choose(RetreatTo(at(2, 0)))
    assert space_of(match, shadow) == at(3, 1)
    assert [(c.space, c.gaping) for c in match.state.crevasses] == [(at(2, 1), True)]
    assert life(match) == T.heroes[player(match).hero].life
    assert match.state.soldiers_left == T.soldiers


@pytest.mark.rule("KR-CHAMP-16")
def test_without_a_crevasse_left_the_kingdom_loses_a_heart():
    table = road([1])
    table.horde("C3", 2, 1)
    stock = T.constants.stock.crevasses
    table.s.crevasses = [Crevasse(at(n, 0), False) for n in range(stock)]
    hearts = table.s.hearts
    match = table.advance()
    assert match.state.hearts == hearts - 1
    assert not told(match, CrevassePlaced)


@pytest.mark.rule("KR-CHAMP-16")
def test_held_by_a_sand_warrior_he_leaves_neither():
    table = road([1])
    shadow = table.horde("C3", 2, 1)
    warrior = table.s.warriors[0]
    warrior.space, warrior.cells = at(2, 1), cells((0, 3))
    table.of(shadow).covered |= warrior.cells
    hearts = table.s.hearts
    match = table.advance()
    assert space_of(match, shadow) == at(2, 1)
    assert (match.state.crevasses, match.state.hearts) == ([], hearts)
    assert match.state.warriors[0].space == at(2, 1)


# Anoobis


def tomb(deck: list[int], graveyard: tuple[str, ...] = ("G03",)) -> tuple[Table, int, list[int]]:
    table = road(deck)
    buried = [table.card(design) for design in graveyard]
    table.s.graveyard = buried
    return table, table.horde("C4", 2, 1), list(buried)


@pytest.mark.rule("KR-CHAMP-17")
def test_in_a_scenario_with_anoobis_destroyed_hordes_go_to_his_graveyard():
    him = T.cards.of["C4"]
    piled: dict[str, Any] = {"hordes": (), "piles": ((him,),)}
    standing: dict[str, Any] = {"hordes": ((at(0, 1), him),), "piles": ((),)}
    absent: dict[str, Any] = {"hordes": (), "piles": ((),)}
    for listed, buried in ((piled, True), (standing, True), (absent, False)):
        table = road([1])
        key = table.number, 2
        T.layouts[key] = dataclasses.replace(table.layout, **listed)
        card = table.horde("G02", 2, 1)
        table.cover(card)
        s = table.destroy().state
        assert (s.graveyard, s.discard) == (([card], []) if buried else ([], [card]))


@pytest.mark.rule("KR-CHAMP-17")
def test_champions_are_never_buried():
    table = Table(scenario=10)
    spot = table.board.routes[0][2]
    card = table.horde("C1", spot % 16, spot // 16)
    table.cover(card)
    match = table.destroy()
    assert (match.state.graveyard, match.state.discard) == ([], [card])


@pytest.mark.rule("KR-CHAMP-18")
def test_the_army_of_the_dead_rises_where_he_was_and_does_not_act():
    table, anoobis, (dead,) = tomb([1])
    match = table.advance()
    assert space_of(match, anoobis) == at(3, 1)
    assert space_of(match, dead) == at(2, 1)
    assert [event.horde for event in told(match, HordeAdvanced)] == [anoobis]
    assert match.state.graveyard == []


@pytest.mark.rule("KR-CHAMP-18")
def test_the_raised_horde_does_not_act_with_a_later_route_either():
    table = Table(FOUR, FOUR_STARTS)
    table.s.activation = [1]
    table.s.graveyard = [dead := table.card("G03")]
    anoobis = table.horde("C4", 6, 2)  # on all four routes
    match = table.advance()
    assert space_of(match, anoobis) == at(7, 2)
    assert space_of(match, dead) == at(6, 2)
    assert [event.horde for event in told(match, HordeAdvanced)] == [anoobis]


@pytest.mark.rule("KR-CHAMP-19")
def test_if_he_did_not_move_it_rises_in_front_of_him():
    table, anoobis, (dead,) = tomb([1])
    table.soldier(anoobis, cells((0, 3)))
    match = table.advance()
    assert (space_of(match, anoobis), space_of(match, dead)) == (at(2, 1), at(3, 1))


@pytest.mark.rule("KR-CHAMP-18")
def test_without_activation_or_graveyard_nothing_rises():
    table, _, (dead,) = tomb([4])
    table.tile(table.s.hordes[0].card, "M1", cells((0, 0)))
    assert not on_board(table.advance(), dead)
    table, anoobis, _ = tomb([1], ())
    match = table.advance()
    assert [found.card for found in match.state.hordes] == [anoobis]


@pytest.mark.rule("KR-CHAMP-19")
def test_without_any_free_space_the_dead_horde_escapes():
    table, anoobis, (dead,) = tomb([1])
    table.s.hordes[0].space = at(7, 1)
    table.soldier(anoobis, cells((0, 3)))
    hearts = table.s.hearts
    match = table.advance()
    assert not on_board(match, dead)
    assert match.state.hearts == hearts - 4
    assert match.state.discard == [dead]


@pytest.mark.rule("KR-DIFF-04")
def test_in_the_iron_challenge_anoobis_needs_no_card():
    table = Table(scenario=10)
    table.s.difficulty = 3
    table.s.graveyard = [table.card("G03")]
    spot = table.board.routes[0][2]
    table.horde("C4", spot % 16, spot // 16)
    match = table.advance()
    assert not told(match, ActivationRevealed)
    assert len(match.state.hordes) == 2
