"""What hordes do in phase 4: speed, heal, snipers, flying, totems (KR-ENEMY, KR-TOTEM)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.events import (
    HordeAdvanced,
    HordeHealed,
    HordeHeld,
    SniperShot,
    TotemRemoved,
)
from rempart.games.kingdom_rush.options import RetreatTo, TakeShot
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    cells,
    hero,
    horde,
    offered,
    player,
    refused,
    sound,
    space_of,
    stopped,
    told,
)

ROAD = """
........#
>>>>>>>>X
........#
"""
BLOCK = cells((0, 0), (1, 0), (0, 1), (1, 1))


def road(players: int = 2, heroes: tuple[int, ...] = (0, 1, 2, 3)) -> Table:
    return Table(ROAD, ((0, 1),), players, heroes)


def life(match: object, seat: int = 0) -> int:
    return player(match, seat).life  # type: ignore[arg-type]


# Speed


@pytest.mark.rule("KR-ENEMY-01", "KR-ENEMY-02")
def test_a_bare_speed_icon_at_the_start_of_phase_4_gives_a_second_attempt():
    table = road()
    fast = table.horde("G11", 1, 1)
    match = table.advance()
    assert space_of(match, fast) == at(3, 1)


@pytest.mark.rule("KR-ENEMY-01")
def test_a_covered_speed_icon_gives_none():
    table = road()
    fast = table.horde("G11", 1, 1)  # .g../.fg./.g../....
    table.tile(fast, "M1", cells((1, 1)))
    match = table.advance()
    assert space_of(match, fast) == at(2, 1)


@pytest.mark.rule("KR-ENEMY-03")
def test_each_attempt_is_blocked_by_itself():
    table = road()
    fast = table.horde("G10", 1, 1)
    table.soldier(fast, cells((2, 1)))
    match = table.advance()
    assert match.state.soldiers_left == T.soldiers  # the first attempt cost the soldier
    assert space_of(match, fast) == at(2, 1)  # the second moved it


@pytest.mark.rule("KR-ENEMY-03")
def test_a_hero_holds_both_attempts_for_two_life():
    table = road(heroes=(hero("saitam"), hero("bruxa")))
    fast = table.horde("G09", 1, 1)
    table.hero(0, 1, 1, cells((0, 2), (1, 2), (0, 3), (1, 3)))
    match = table.advance()
    assert space_of(match, fast) == at(1, 1)
    assert life(match) == 1
    assert len(told(match, HordeHeld)) == 2


@pytest.mark.rule("KR-ENEMY-04")
def test_speed_icons_laid_bare_in_phase_4_give_no_second_attempt():
    table = road()
    healer = table.horde("G12", 2, 1)  # heals its neighbour before that one acts
    fast = table.horde("G09", 1, 1)
    table.tile(fast, "D2", cells((1, 1), (2, 1)), supply=0)
    match = table.advance()
    assert horde(match.state, fast).covered == 0
    assert space_of(match, fast) == at(2, 1)
    assert space_of(match, healer) == at(3, 1)


@pytest.mark.rule("KR-ENEMY-05")
def test_several_speed_icons_give_two_attempts_and_no_more():
    table = road()
    riders = table.horde("B05", 1, 1)  # four speed icons
    match = table.advance()
    assert space_of(match, riders) == at(3, 1)


# Group heal


@pytest.mark.rule("KR-ENEMY-06")
def test_group_heal_removes_the_tiles_of_the_horde_and_its_neighbours():
    table = road()
    healer = table.horde("G12", 3, 1)  # ..../.hg./..g./....
    beside, far = table.horde("G03", 2, 1), table.horde("G03", 0, 1)
    table.tile(healer, "M1", cells((2, 1)))
    table.tile(beside, "M1", cells((0, 1)))
    table.tile(far, "M1", cells((0, 1)))
    match = table.advance()
    assert horde(match.state, healer).tiles == []
    assert horde(match.state, beside).tiles == []
    assert len(horde(match.state, far).tiles) == 1
    assert [event.horde for event in told(match, HordeHealed)] == [healer]
    sound(match.state)


@pytest.mark.rule("KR-ENEMY-06")
def test_a_covered_heal_icon_heals_nothing():
    table = road()
    healer = table.horde("G12", 3, 1)
    table.tile(healer, "M1", cells((1, 1)))
    match = table.advance()
    assert len(horde(match.state, healer).tiles) == 1


@pytest.mark.rule("KR-ENEMY-07")
def test_group_heal_leaves_soldiers_and_figures_alone():
    table = road()
    healer, beside = table.horde("G12", 3, 1), table.horde("G03", 2, 1)
    table.hero(0, 2, 1, cells((0, 1), (1, 1), (0, 2), (1, 2)))
    table.soldier(healer, cells((2, 2)))
    match = table.advance()
    assert horde(match.state, beside).covered == player(match).cells != 0
    healed = [type(event).__name__ for event in match.events]
    assert healed.index("HordeHealed") < healed.index("SoldierRemoved")  # lost by holding only


# Snipers


@pytest.mark.rule("KR-ENEMY-08")
def test_a_sniper_shoots_a_hero_of_the_players_choice_and_does_not_move():
    table = road()
    archers = table.horde("B08", 1, 1)
    match = table.advance()
    assert ask(match) == "HeroStruck"
    assert set(offered(match, TakeShot)) == {TakeShot(s, to) for s in (0, 1) for to in (0, 1)}
    before = life(match, 0), life(match, 1)
    match.choose(TakeShot(0, 1))
    assert (life(match, 0), life(match, 1)) == (before[0], before[1] - 1)
    assert space_of(match, archers) == at(1, 1)
    assert [event.seat for event in told(match, SniperShot)] == [1]


@pytest.mark.rule("KR-ENEMY-08")
def test_stunned_heroes_are_not_shot_at():
    table = road(3)
    table.horde("B08", 1, 1)
    table[1].stunned, table[1].life = True, 0
    match = table.advance()
    refused(match, TakeShot(0, 1), "KR-ENEMY-08")
    assert {option.to for option in offered(match, TakeShot)} == {0, 2}
    for seat in (0, 2):
        table[seat].stunned, table[seat].life = True, 0
    assert stopped(table.advance())


@pytest.mark.rule("KR-ENEMY-09")
def test_with_its_snipers_covered_it_moves_normally():
    table = road()
    archers = table.horde("B08", 1, 1)  # g..g/.ss./g..g/....
    table.tile(archers, "D2", cells((1, 1), (2, 1)), supply=0)
    match = table.advance()
    assert space_of(match, archers) == at(2, 1)
    assert not told(match, SniperShot)


@pytest.mark.rule("KR-ENEMY-10")
def test_a_sniping_horde_hurts_nobody_who_stands_on_it():
    table = road()
    archers = table.horde("B08", 1, 1)
    table.soldier(archers, cells((0, 0)))
    match = table.advance()
    match.choose(TakeShot(0, 1))
    assert len(horde(match.state, archers).soldiers) == 1
    assert not told(match, HordeHeld)


# Flying


@pytest.mark.rule("KR-ENEMY-13")
def test_a_flyer_shakes_off_soldiers_and_heroes_unharmed_and_moves():
    table = road()
    flyer = table.horde("B09", 2, 1)
    table.soldier(flyer, cells((1, 1)))
    table.hero(0, 2, 1, cells((2, 1), (3, 1), (2, 2), (3, 2)))
    match = table.advance()
    match.choose(RetreatTo(at(2, 0)))
    assert space_of(match, flyer) == at(3, 1)
    assert match.state.soldiers_left == T.soldiers
    assert life(match) == T.heroes[player(match).hero].life
    assert player(match).space == at(2, 0)
    sound(match.state)


@pytest.mark.rule("KR-ENEMY-14")
def test_a_flyer_jumps_over_a_flyer():
    table = Table(ROAD, ((0, 1),))
    front, back = table.horde("B09", 3, 1), table.horde("B09", 2, 1)
    table.s.hordes[0].acted = True
    match = table.advance()
    assert space_of(match, front) == at(4, 1)
    assert space_of(match, back) == at(3, 1)
    still = Table(ROAD, ((0, 1),), heroes=(hero("saitam"), 1))
    front, back = still.horde("B09", 3, 1), still.horde("B09", 2, 1)
    still[0].abilities = 1 << 3  # Monkey Palm holds the front one
    still.hero(0, 3, 1, cells((1, 1), (2, 1), (1, 2), (2, 2)))
    match = still.advance()
    assert space_of(match, front) == at(3, 1)
    assert space_of(match, back) == at(4, 1)


@pytest.mark.rule("KR-ENEMY-15")
def test_over_a_ground_horde_it_stops_and_clears_soldiers_and_figures_but_no_tiles():
    table = road()
    flyer, ground = table.horde("B09", 2, 1), table.horde("G12", 3, 1)
    table.s.hordes[1].covered = 0
    table.soldier(ground, cells((0, 0)))
    table.soldier(ground, cells((3, 3)))
    table.tile(ground, "D2", cells((1, 1), (2, 1)), supply=0)
    match = table.advance()  # the ground horde is held, loses its soldiers; the flyer comes over it
    assert (space_of(match, ground), space_of(match, flyer)) == (at(3, 1), at(3, 1))
    assert horde(match.state, ground).soldiers == []
    assert len(horde(match.state, ground).tiles) == 1


@pytest.mark.rule("KR-ENEMY-15")
def test_heroes_on_the_ground_horde_retreat_when_a_flyer_comes_over_it():
    table = road()
    table.horde("B09", 2, 1)
    ground = table.horde("G03", 3, 1)
    table.hero(0, 3, 1, cells((0, 1), (1, 1), (0, 2), (1, 2)))
    match = table.advance()
    match.choose(RetreatTo(at(4, 0)))
    assert player(match).space == at(4, 0)
    assert horde(match.state, ground).covered == 0
    sound(match.state)


@pytest.mark.rule("KR-ENEMY-16")
def test_a_ground_horde_that_a_flyer_leaves_acts_then():
    table = road()
    ground, flyer = table.horde("G03", 2, 1), table.horde("B09", 2, 1)
    match = table.advance()
    moved = [(event.horde, event.space) for event in told(match, HordeAdvanced)]
    assert moved == [(flyer, at(3, 1)), (ground, at(4, 1))]  # it jumps over the flyer


@pytest.mark.rule("KR-ENEMY-18")
def test_a_horde_under_a_flyer_that_stays_does_not_act():
    table = road(heroes=(hero("saitam"), 1))
    ground = table.horde("B08", 2, 1)  # snipers
    table.horde("B09", 2, 1)
    table[0].abilities = 1 << 3
    table.hero(0, 2, 1, cells((1, 1), (2, 1), (1, 2), (2, 2)))
    match = table.advance()
    assert stopped(match)  # nobody was shot at
    assert space_of(match, ground) == at(2, 1)


@pytest.mark.rule("KR-SAITAM-14", "KRH-ORDER-01")
def test_monkey_palm_cancels_everything_a_horde_does():
    table = road(heroes=(hero("saitam"), 1))
    healer = table.horde("G12", 2, 1)
    table.tile(healer, "M1", cells((2, 2)))
    table[0].abilities = 1 << 3
    table.hero(0, 2, 1, cells((0, 2), (1, 2), (0, 3), (1, 3)))
    match = table.advance()
    assert len(horde(match.state, healer).tiles) == 1
    assert space_of(match, healer) == at(2, 1)
    assert life(match) == T.heroes[player(match).hero].life


@pytest.mark.rule("KRH-ORDER-01")
def test_a_horde_heals_before_it_shoots_and_shoots_before_it_moves():
    table = road()
    table.horde("B04", 1, 1)
    archers = table.horde("B08", 3, 1)
    table.of(archers).shown = 0
    match = table.advance()
    match.choose(TakeShot(0, 0))
    names = [type(event).__name__ for event in match.events]
    assert names.index("HordeHealed") < names.index("HordeAdvanced")


# Totems


@pytest.mark.rule("KR-TOTEM-03")
def test_a_totem_switches_off_group_heal_and_snipers():
    table = road()
    healer, archers = table.horde("G12", 5, 1), table.horde("B08", 1, 1)
    for card, cell in ((healer, (2, 2)), (archers, (0, 0))):
        table.tile(card, "M1", cells(cell))
        table.of(card).totem = True
    table.s.totems_left = 0
    match = table.advance()
    assert stopped(match)
    assert len(horde(match.state, healer).tiles) == 1
    assert space_of(match, archers) == at(2, 1)  # it moves like any other


@pytest.mark.rule("KR-TOTEM-04")
def test_speed_and_flying_stay_on_under_a_totem():
    table = road()
    fast, flyer = table.horde("G11", 1, 1), table.horde("B09", 5, 1)
    for card in (fast, flyer):
        table.of(card).totem = True
    table.soldier(flyer, cells((1, 1)))
    table.s.totems_left = 0
    match = table.advance()
    assert space_of(match, fast) == at(3, 1)
    assert space_of(match, flyer) == at(6, 1)


@pytest.mark.rule("KR-TOTEM-05")
def test_totems_go_after_the_hordes_have_moved():
    table = road()
    card = table.horde("G03", 1, 1)
    table.tile(card, "M1", cells((0, 1)))
    table.of(card).totem = True
    table.s.totems_left = 1
    match = table.advance()
    assert not horde(match.state, card).totem
    assert match.state.totems_left == 2
    names = [type(event) for event in match.events]
    assert names.index(HordeAdvanced) < names.index(TotemRemoved)
