"""Vez'nan and his special tiles (KRH-VEZNAN, KR-CROSS-24)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import D2, L3, M1, MAGIC, TRUE
from rempart.games.kingdom_rush.events import RewardKept, TreasureGained
from rempart.games.kingdom_rush.ids import ALRIC, BRUXA, HERO_TILES, SOUL_TILES, VEZNAN
from rempart.games.kingdom_rush.options import (
    ActivateHero,
    BasicAttack,
    EndMove,
    Face,
    PlaceTile,
    Rest,
    Skip,
    UseAbility,
)
from rempart.games.kingdom_rush.steps.heroes import end_round
from rempart.games.kingdom_rush.steps.life import recover
from rempart.kernel import Match
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    cells,
    horde,
    on_board,
    refused,
    targets,
    told,
)

CORNER = cells((0, 0), (1, 0), (0, 1), (1, 1))
PAIR = cells((2, 0), (3, 0))
OTHER = cells((0, 0), (1, 0))
OWN = HERO_TILES + VEZNAN
SOUL_HARVEST, SHADOW_BOLTS, SHARED_TORMENT, CIRCLE = range(VEZNAN * 4, VEZNAN * 4 + 4)


def table_of() -> Table:
    """Vez'nan on the board with all his abilities, and Alric."""
    table = Table(heroes=(VEZNAN, ALRIC))
    table.hero(0, 3, 1)
    table.abilities(0, 1, 2, 3, 4)
    return table


def acting(table: Table) -> Match:
    """Vez'nan stays where he is and faces left; his action comes next."""
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    match.choose(Face(3))
    return match


def using(table: Table, ability: int) -> Match:
    match = acting(table)
    match.choose(UseAbility(ability))
    return match


def dealt(match: Match, card: int) -> list[tuple[int, int, int]]:
    """Supply, shape and damage of the tiles on a horde."""
    return [(tile.supply, tile.shape, tile.damage) for tile in horde(match.state, card).tiles]


def doomed(supply: int, design: str = "G02") -> tuple[Table, int]:
    """A horde that is covered, with an M1 of a supply on it."""
    table = table_of()
    goblins = table.horde(design, 2, 1)
    cell = T.designs[goblins].enemies & -T.designs[goblins].enemies
    table.tile(goblins, "M1", cell, supply)
    table.cover(goblins)
    return table, goblins


@pytest.mark.rule("KRH-VEZNAN-01", "KRH-VEZNAN-02")
def test_his_basic_attack_and_the_dark_pact():
    hero = T.heroes[VEZNAN]
    assert (hero.life, hero.move) == (2, 3)
    table = table_of()
    ahead = table.horde("P01", 2, 1)
    table.horde("P01", 4, 2)
    match = acting(table)
    match.choose(BasicAttack())
    assert targets(match) == {ahead}
    match.choose(PlaceTile(ahead, PAIR))
    assert targets(match) == {ahead}
    match.choose(PlaceTile(ahead, OTHER))
    assert dealt(match, ahead) == [(OWN, D2, MAGIC), (SOUL_TILES, D2, TRUE)]
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KRH-VEZNAN-02")
def test_the_pact_may_be_declined():
    table = table_of()
    ahead = table.horde("P01", 2, 1)
    match = acting(table)
    match.choose(BasicAttack())
    match.choose(PlaceTile(ahead, PAIR))
    match.choose(Skip())
    assert dealt(match, ahead) == [(OWN, D2, MAGIC)]


@pytest.mark.rule("KRH-VEZNAN-11")
def test_soul_harvest():
    table = table_of()
    goblins = table.horde("P01", 0, 1)
    match = using(table, SOUL_HARVEST)
    match.choose(PlaceTile(goblins, cells((0, 0), (1, 0), (0, 1))))
    assert dealt(match, goblins) == [(SOUL_TILES, L3, TRUE)]


@pytest.mark.rule("KRH-VEZNAN-12")
def test_shadow_bolts_are_not_special():
    table = table_of()
    near = table.horde("P01", 2, 1)
    table.horde("P01", 0, 1)
    match = using(table, SHADOW_BOLTS)
    assert targets(match) == {near}
    match.choose(PlaceTile(near, PAIR))
    match.choose(PlaceTile(near, OTHER))
    assert dealt(match, near) == [(OWN, D2, MAGIC)] * 2


@pytest.mark.rule("KRH-VEZNAN-13")
def test_shared_torment_on_different_hordes():
    table = table_of()
    near, far = table.horde("P01", 2, 1), table.horde("P01", 0, 1)
    match = using(table, SHARED_TORMENT)
    match.choose(PlaceTile(near, cells((0, 0))))
    assert targets(match) == {far}
    match.choose(PlaceTile(far, cells((0, 0))))
    assert dealt(match, near) == dealt(match, far) == [(SOUL_TILES, M1, TRUE)]
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KRH-VEZNAN-14")
def test_a_circle_of_darkness_around_him():
    table = table_of()
    near, also = table.horde("P01", 2, 1), table.horde("P01", 4, 2)
    far = table.horde("G02", 0, 1)
    match = using(table, CIRCLE)
    match.choose(PlaceTile(near, PAIR))
    match.choose(PlaceTile(also, PAIR))
    assert dealt(match, near) == dealt(match, also) == [(SOUL_TILES, D2, TRUE)]
    assert not horde(match.state, far).tiles
    assert ask(match) == "ActionPhase"


# Special tiles


@pytest.mark.rule("KR-CROSS-24")
def test_the_reward_waits_until_he_rests():
    table, goblins = doomed(SOUL_TILES)
    match = table.destroy()
    assert not on_board(match, goblins)
    crystals, gold = T.designs[goblins].reward[0]
    assert (match.state.gold, match.state.crystals) == (0, 0)
    assert (match.state.waiting_gold, match.state.waiting_crystals) == (gold, crystals)
    assert told(match, RewardKept) == [RewardKept(gold=gold, crystals=crystals)]
    recover(match.state, 0)  # no rest (KR-HERO-11)
    assert match.state.gold + match.state.crystals == 0
    table.s = match.state
    table[0].activated = False
    match = acting(table)
    match.choose(Rest())
    assert (match.state.gold, match.state.crystals) == (gold, crystals)
    assert (match.state.waiting_gold, match.state.waiting_crystals) == (0, 0)
    gained = told(match, TreasureGained)
    assert [event.rule for event in gained] == ["KR-CROSS-24"]


@pytest.mark.rule("KR-CROSS-24")
@pytest.mark.parametrize("supply", [OWN, 0])
def test_other_tiles_hold_nothing_back(supply: int):
    table, goblins = doomed(supply)
    match = table.destroy()
    crystals, gold = T.designs[goblins].reward[0]
    assert (match.state.gold, match.state.crystals) == (gold, crystals)
    assert match.state.waiting_gold + match.state.waiting_crystals == 0


@pytest.mark.rule("KR-CROSS-24")
def test_the_rest_of_another_hero_brings_nothing():
    table, _ = doomed(SOUL_TILES)
    table.s.waiting_gold = 2
    table.s.phase = 2
    match = table.actions()
    match.choose(ActivateHero(1))
    match.choose(EndMove())
    match.choose(Rest())
    assert (match.state.gold, match.state.waiting_gold) == (0, 2)


@pytest.mark.rule("KR-CROSS-24")
def test_special_tiles_do_not_go_on_bosses():
    table = table_of()
    boss = table.horde(T.card_id[T.cards.layers["LA"][0]], 2, 1)
    match = acting(table)
    match.choose(BasicAttack())
    assert targets(match) == {boss}
    match.choose(Skip())
    assert ask(match) == "ActionPhase"  # the pact reaches only the boss
    table = table_of()
    boss = table.horde(T.card_id[T.cards.layers["LA"][0]], 2, 1)
    goblins = table.horde("P01", 0, 1)
    match = using(table, SOUL_HARVEST)
    assert targets(match) == {goblins}
    refused(match, PlaceTile(boss, cells((0, 0), (1, 0), (0, 1))), "KR-CROSS-24")


@pytest.mark.rule("KR-CROSS-24")
def test_champions_are_no_bosses():
    table = table_of()
    chief = table.horde("C1", 2, 1)
    assert targets(using(table, SOUL_HARVEST)) == {chief}


@pytest.mark.rule("KRH-VEZNAN-20")
def test_on_the_bench_the_reward_comes_at_the_end_of_the_round():
    table = Table(players=1, heroes=(BRUXA,))
    table.bench(VEZNAN)
    table.s.waiting_gold, table.s.waiting_crystals = 2, 1
    end_round(table.s)
    assert (table.s.gold, table.s.crystals) == (2, 1)
    assert table.s.waiting_gold + table.s.waiting_crystals == 0
    table = table_of()
    table.s.waiting_gold = 2
    end_round(table.s)
    assert (table.s.gold, table.s.waiting_gold) == (0, 2)
    assert table[0].space == at(3, 1)
