"""Bruxa and her skulls (KR-BRUXA)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import D2, M1, MAGIC
from rempart.games.kingdom_rush.events import SkullsChanged
from rempart.games.kingdom_rush.ids import ALRIC, BRUXA, ELORA, HERO_TILES, SAITAM
from rempart.games.kingdom_rush.options import (
    ActivateBench,
    ActivateHero,
    BasicAttack,
    ChooseHero,
    Done,
    EndMove,
    Face,
    MoveTo,
    PlaceTile,
    Skip,
    SpendSkull,
    SpendSkulls,
    Stand,
    UseAbility,
)
from rempart.games.kingdom_rush.steps import bench
from rempart.games.kingdom_rush.steps.bruxa import gain_skulls, most_skulls
from rempart.games.kingdom_rush.steps.heroes import end_round, horde_destroyed
from rempart.games.kingdom_rush.steps.life import Hurt, full_life
from rempart.kernel import NONE, Match
from tests.asked import asked
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    cells,
    horde,
    offered,
    player,
    refused,
    stopped,
    targets,
    told,
)

BRUXAS = HERO_TILES + BRUXA
CORNER = cells((0, 0), (1, 0), (0, 1), (1, 1))


def table_of(*heroes: int, players: int = 2) -> Table:
    return Table(players=players, heroes=heroes or (BRUXA, ALRIC))


def acting(table: Table, facing: int = 0) -> Match:
    """Bruxa was activated, stays and lays no skull tiles; her action comes next."""
    match = table.actions()
    match.choose(ActivateHero(0))
    while ask(match) == "LayTiles":
        match.choose(Skip())
    match.choose(EndMove())
    if ask(match) == "HeroFacing":
        match.choose(Face(facing))
    return match


def dealt(match: Match, card: int) -> list[tuple[int, int, int]]:
    return [(tile.supply, tile.shape, tile.damage) for tile in horde(match.state, card).tiles]


@pytest.mark.rule("KR-BRUXA-01")
def test_bruxas_board():
    hero = T.heroes[BRUXA]
    assert (hero.life, hero.move) == (2, 3)
    table = table_of()
    goblins = table.horde("P01", 2, 2)
    behind = table.horde("P01", 4, 2)
    table.hero(0, 3, 3)
    match = acting(table)
    match.choose(BasicAttack())
    assert targets(match) == {goblins, behind}
    match.choose(PlaceTile(goblins, cells((0, 0), (1, 0))))
    assert dealt(match, goblins) == [(BRUXAS, D2, MAGIC)]
    match = acting(table_facing_south())
    match.choose(BasicAttack())
    assert ask(match) == "ActionPhase"


def table_facing_south() -> Table:
    table = table_of()
    table.horde("P01", 2, 1)
    table.hero(0, 2, 2)
    table.s.hordes[0].space = at(2, 3)
    return table


@pytest.mark.rule("KR-BRUXA-02", "KR-BRUXA-14")
def test_she_starts_without_skulls_and_holds_three():
    table = table_of()
    assert table[0].skulls == 0
    gain_skulls(table.s, 0, 5, "KR-BRUXA-03")
    assert table[0].skulls == most_skulls(table.s, 0) == 3
    table.abilities(0, 4)
    gain_skulls(table.s, 0, 5, "KR-BRUXA-03")
    assert table[0].skulls == most_skulls(table.s, 0) == 4


@pytest.mark.rule("KR-BRUXA-03")
@pytest.mark.parametrize(("space", "skulls"), [((2, 2), 1), ((3, 2), 1), ((4, 2), 0), (None, 0)])
def test_dark_secrets(space: tuple[int, int] | None, skulls: int):
    table = table_of()
    if space is not None:
        table.hero(0, *space)
    horde_destroyed(table.s, at(2, 2))
    assert table[0].skulls == skulls


@pytest.mark.rule("KR-BRUXA-03")
def test_her_board_is_next_to_nothing():
    table = table_of()
    for space in range(16 * 16):
        horde_destroyed(table.s, space)
    assert table[0].skulls == 0


@pytest.mark.rule("KR-BRUXA-03")
def test_a_destruction_that_stuns_her_gives_no_skull():
    table = table_of()
    goblins = table.horde("G01", 2, 1)
    table.hero(0, 2, 1, cells((1, 1), (2, 1), (1, 2), (2, 2)))
    table[0].life = 1
    match = table.destroy()
    assert all(h.card != goblins for h in match.state.hordes)
    assert player(match).stunned
    assert player(match).skulls == 0


@pytest.mark.rule("KR-BRUXA-03")
def test_a_destruction_beside_her_gives_a_skull():
    table = table_of()
    goblins = table.horde("G01", 2, 1)
    table.cover(goblins)
    table.hero(0, 2, 0)
    match = table.destroy()
    assert player(match).skulls == 1


@pytest.mark.rule("KR-BRUXA-04")
def test_each_skull_deals_a_tile_to_an_adjacent_horde_before_she_moves():
    table = table_of()
    near, also, far = (table.horde("G02", 2, 1), table.horde("P01", 2, 2), table.horde("G03", 4, 2))
    table.hero(0, 1, 2)
    table[0].skulls = 2
    match = table.actions()
    match.choose(ActivateHero(0))
    assert targets(match) == {near, also}
    match.choose(PlaceTile(near, cells((0, 0))))
    match.choose(PlaceTile(near, cells((1, 0))))
    assert ask(match) == "Move"
    assert dealt(match, near) == [(BRUXAS, M1, MAGIC)] * 2
    assert player(match).skulls == 2
    assert not horde(match.state, also).tiles
    assert not horde(match.state, far).tiles


@pytest.mark.rule("KR-BRUXA-04")
def test_not_on_her_own_horde_and_not_from_her_board():
    table = table_of()
    table.horde("P01", 2, 1)
    table.hero(0, 2, 1, CORNER)
    table[0].skulls = 1
    match = table.actions()
    match.choose(ActivateHero(0))
    assert ask(match) == "Move"
    table = table_of()
    table.horde("P01", 4, 2)
    table[0].skulls = 1
    match = table.actions()
    match.choose(ActivateHero(0))
    assert ask(match) == "Move"


@pytest.mark.rule("KR-BRUXA-05")
def test_her_last_life_costs_her_skulls():
    table = table_of()
    table[0].skulls = 3
    match = table.only(Hurt(0, "KR-ADV-04"))
    assert player(match).skulls == 3
    match = table.only(Hurt(0, "KR-ADV-04"))
    gone = [SkullsChanged(seat=0, skulls=0, rule="KR-BRUXA-05")]
    assert told(match, SkullsChanged) == gone
    assert player(match).skulls == 0


@pytest.mark.rule("KR-BRUXA-11")
def test_just_reward():
    table = table_of()
    table.abilities(0, 1)
    match = acting(table)
    match.choose(UseAbility(BRUXA * 4))
    assert player(match).skulls == 2
    table = table_of()
    table.abilities(0, 1)
    table[0].skulls = 2
    match = acting(table)
    match.choose(UseAbility(BRUXA * 4))
    assert player(match).skulls == 3


@pytest.mark.rule("KR-BRUXA-12")
def test_cackling_skulls():
    table = table_of()
    left, right = table.horde("P01", 2, 2), table.horde("P01", 3, 2)
    other = table.horde("G02", 1, 1)
    table.hero(0, 3, 3)
    table.abilities(0, 2)
    table[0].skulls = 3
    match = acting(table)
    match.choose(UseAbility(BRUXA * 4 + 1))
    assert asked(match).options == [*map(SpendSkulls, (1, 2, 3)), Skip()]
    refused(match, SpendSkulls(4), "KR-BRUXA-12")
    match.choose(SpendSkulls(2))
    assert player(match).skulls == 1
    assert targets(match) == {left, right}
    match.choose(PlaceTile(left, cells((0, 0), (1, 0))))
    match.choose(PlaceTile(right, cells((0, 0), (1, 0))))
    assert dealt(match, left) == dealt(match, right) == [(BRUXAS, D2, MAGIC)]
    assert not horde(match.state, other).tiles
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-BRUXA-12")
def test_without_skulls_they_do_nothing():
    table = table_of()
    table.horde("P01", 3, 2)
    table.hero(0, 3, 3)
    table.abilities(0, 2)
    match = acting(table)
    match.choose(UseAbility(BRUXA * 4 + 1))
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-BRUXA-13")
def test_dread_aura():
    table = table_of(BRUXA, ALRIC, ELORA, players=3)
    table.abilities(0, 3)
    table[0].skulls = 2
    match = acting(table)
    match.choose(UseAbility(BRUXA * 4 + 2))
    assert offered(match, ChooseHero) == [*map(ChooseHero, (BRUXA, ALRIC, ELORA))]
    refused(match, ChooseHero(SAITAM), "KR-BRUXA-13")
    match.choose(ChooseHero(ELORA))
    refused(match, ChooseHero(ELORA), "KR-BRUXA-13")
    match.choose(ChooseHero(BRUXA))
    assert [p.protected for p in match.state.players] == [True, False, True]
    assert player(match).skulls == 0
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-BRUXA-13")
def test_skulls_that_are_not_spent_stay():
    table = table_of()
    table.abilities(0, 3)
    table[0].skulls = 2
    match = acting(table)
    match.choose(UseAbility(BRUXA * 4 + 2))
    match.choose(ChooseHero(ALRIC))
    match.choose(Skip())
    assert player(match).skulls == 1
    assert not player(match).protected


@pytest.mark.rule("KR-BRUXA-14")
def test_with_bone_dance_one_damage_stuns_her():
    table = table_of()
    table.abilities(0, 4)
    assert full_life(table.s, table[0]) == 1
    assert full_life(table.s, table[1]) == 2
    table[0].life = 1
    assert player(table.only(Hurt(0, "KR-ADV-04"))).stunned


@pytest.mark.rule("KR-BRUXA-20")
def test_bench_bruxa_moves_and_gathers_skulls_for_later():
    table = Table(players=1, heroes=(ALRIC,))
    goblins = table.horde("R02", 2, 1)  # ppp. / pggp / .pp. / ....
    table.bench(BRUXA)
    match = table.actions()
    match.choose(ActivateBench(0, BRUXA))
    match.choose(MoveTo(at(0, 0)))
    reach = {option.space for option in offered(match, MoveTo)}
    assert reach == {at(c, r) for c in range(4) for r in range(4)} - {at(0, 0)}
    match.choose(MoveTo(at(3, 3)))
    horde_destroyed(match.state, at(0, 0))
    assert match.state.bench[0].skulls == 2
    horde_destroyed(match.state, at(0, 0))
    horde_destroyed(match.state, at(0, 0))
    assert match.state.bench[0].skulls == 4
    end_round(match.state)
    match.state.bench[0].skulls = 1
    horde_destroyed(match.state, at(0, 0))
    assert (match.state.bench[0].skulls, match.state.bench[0].space) == (1, NONE)
    match = table.actions()
    match.choose(SpendSkull(0))
    assert targets(match) == {goblins}
    match.choose(PlaceTile(goblins, cells((1, 1), (2, 1))))
    assert dealt(match, goblins) == [(BRUXAS, D2, MAGIC)]
    assert match.state.bench[0].skulls == 0


@pytest.mark.rule("KR-BRUXA-20")
def test_a_bench_skull_before_a_horde_acts():
    table = Table(players=1, heroes=(ALRIC,))
    shields = table.horde("P04", 2, 1)  # magic shields on all sides
    table.bench(BRUXA)
    bench.before_act(table.s)
    assert table.s.agenda == []
    table.s.bench[0].skulls = 2
    bench.before_act(table.s)
    match = table.only(*table.s.agenda)
    assert asked(match).options == [SpendSkull(0), Skip()]
    match.choose(SpendSkull(0))
    match.choose(PlaceTile(shields, cells((1, 0), (2, 0))))
    assert asked(match).options == [SpendSkull(0), Skip()]
    match.choose(Skip())
    assert stopped(match)
    assert match.state.bench[0].skulls == 1


@pytest.mark.rule("KR-BRUXA-20")
def test_no_skulls_nothing_to_spend():
    table = Table(players=1, heroes=(ALRIC,))
    table.bench(BRUXA)
    table.hand("ARC1")
    match = table.actions()
    refused(match, SpendSkull(0), "KR-BRUXA-20")
    assert Done(0) in asked(match).options
    assert not offered(match, Stand)
