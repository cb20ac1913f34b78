"""Magnus Spellbane (KRH-MAGNUS, KR-CROSS-22, KR-CROSS-23)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import D2, L3, M1, MAGIC, PHYSICAL
from rempart.games.kingdom_rush.events import AbilityCopied, HeroProtected
from rempart.games.kingdom_rush.ids import (
    ALLERIA,
    ALRIC,
    BRUXA,
    DIERDRE,
    ELORA,
    HERO_TILES,
    MAGNUS,
    SAITAM,
)
from rempart.games.kingdom_rush.options import (
    ActivateBench,
    ActivateFlower,
    ActivateHero,
    BasicAttack,
    ChooseHero,
    EndMove,
    Face,
    MoveTo,
    PlaceTile,
    SpendSkulls,
    Stand,
    UseAbility,
)
from rempart.kernel import NONE, Match
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
    sound,
    targets,
    told,
)

CORNER = cells((0, 0), (1, 0), (0, 1), (1, 1))
PAIR = cells((2, 0), (3, 0))
MAGNUSES = HERO_TILES + MAGNUS
ABRACADABRA, ARCANE_STORM, KNOWLEDGE, MIRAGE = range(MAGNUS * 4, MAGNUS * 4 + 4)


def table_of(other: int = BRUXA) -> Table:
    """Magnus with all his abilities, on the board, and somebody else, on its own."""
    table = Table(heroes=(MAGNUS, other))
    table.hero(0, 4, 3)
    table.abilities(0, 1, 2, 3, 4)
    return table


def using(table: Table, ability: int) -> Match:
    """Magnus was activated, stays where he is, faces up and uses an ability."""
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    match.choose(Face(0))
    match.choose(UseAbility(ability))
    return match


def dealt(match: Match, card: int) -> list[tuple[int, int, int]]:
    """Supply, shape and damage of the tiles on a horde."""
    return [(tile.supply, tile.shape, tile.damage) for tile in horde(match.state, card).tiles]


@pytest.mark.rule("KRH-MAGNUS-01")
def test_his_board():
    hero = T.heroes[MAGNUS]
    assert (hero.life, hero.move) == (2, 3)
    table = table_of()
    above = table.horde("P01", 4, 2)
    table.horde("P01", 2, 1)
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    match.choose(Face(0))
    match.choose(BasicAttack())
    assert targets(match) == {above}
    match.choose(PlaceTile(above, cells((0, 0), (1, 0), (0, 1))))
    assert dealt(match, above) == [(MAGNUSES, L3, MAGIC)]
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KRH-MAGNUS-02")
def test_an_echo_follows_each_special_ability():
    table = table_of()
    goblins = table.horde("P01", 0, 1)
    match = using(table, MIRAGE)
    assert targets(match) == {goblins}
    match.choose(PlaceTile(goblins, cells((0, 0))))
    assert dealt(match, goblins) == [(MAGNUSES, M1, MAGIC)]
    assert ask(match) == "ActionPhase"


# Abracadabra


@pytest.mark.rule("KRH-MAGNUS-11")
def test_abracadabra_puts_a_hero_anywhere_and_deals_a_tile():
    table = table_of()
    goblins, full = table.horde("P01", 0, 1), table.horde("P01", 2, 2)
    table.cover(full)
    table.tile(full, "D2", cells((1, 3), (2, 3)), 0)
    match = using(table, ABRACADABRA)
    assert offered(match, ChooseHero) == [ChooseHero(MAGNUS), ChooseHero(BRUXA)]
    match.choose(ChooseHero(BRUXA))
    everywhere = set(table.board.spaces) - {at(2, 2)}
    assert {option.space for option in offered(match, MoveTo)} == everywhere
    refused(match, MoveTo(at(2, 2)), "KR-MOVE-09")
    refused(match, MoveTo(at(5, 2)), "KRH-MAGNUS-11")
    match.choose(MoveTo(at(0, 1)))
    match.choose(Stand(CORNER))
    assert targets(match) == {goblins}
    match.choose(PlaceTile(goblins, PAIR))
    assert dealt(match, goblins) == [(MAGNUSES, D2, MAGIC)]
    assert player(match, 1).space == at(0, 1)
    sound(match.state)


@pytest.mark.rule("KRH-MAGNUS-11")
def test_not_where_it_is_and_nobody_who_is_stunned():
    table = table_of()
    table[1].stunned = True
    match = using(table, ABRACADABRA)
    assert offered(match, ChooseHero) == [ChooseHero(MAGNUS)]
    refused(match, ChooseHero(BRUXA), "KR-HERO-10")
    refused(match, ChooseHero(ALRIC), "KRH-MAGNUS-11")
    match.choose(ChooseHero(MAGNUS))
    refused(match, MoveTo(at(4, 3)), "KRH-MAGNUS-11")
    match.choose(MoveTo(at(0, 0)))
    assert player(match).space == at(0, 0)
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-CROSS-22")
def test_who_is_conjured_may_use_flowers():
    table = table_of()
    flower = table.flower(0, 3)
    table.horde("P01", 2, 1)
    match = using(table, ABRACADABRA)
    match.choose(ChooseHero(BRUXA))
    match.choose(MoveTo(flower))
    assert ask(match) == "Surroundings"
    assert offered(match, ActivateFlower) == [ActivateFlower(flower)]


@pytest.mark.rule("KR-CROSS-22")
@pytest.mark.parametrize("other", [BRUXA, DIERDRE, ELORA])
def test_skills_around_an_activation_are_not_set_off(other: int):
    table = table_of(other)
    goblins = table.horde("P01", 2, 1)
    table.tile(goblins, "M1", cells((0, 0)), HERO_TILES + other)
    table.hero(1, 1, 0)
    table[1].skulls = 3
    match = using(table, ABRACADABRA)
    match.choose(ChooseHero(other))
    match.choose(MoveTo(at(1, 2)))
    assert match.decision is not None
    assert match.decision.step.cause == "KRH-MAGNUS-02"  # type: ignore[attr-defined]
    assert len(horde(match.state, goblins).tiles) == 1


@pytest.mark.rule("KR-CROSS-22")
def test_saitam_strikes_the_horde_that_he_leaves():
    table = table_of(SAITAM)
    goblins = table.horde("P01", 2, 1)
    table.hero(1, 2, 1, CORNER)
    match = using(table, ABRACADABRA)
    match.choose(ChooseHero(SAITAM))
    match.choose(MoveTo(at(0, 3)))
    match.choose(PlaceTile(goblins, cells((0, 0))))
    assert dealt(match, goblins) == [(HERO_TILES + SAITAM, M1, PHYSICAL)]


@pytest.mark.rule("KRH-MAGNUS-12")
def test_an_arcane_storm_strikes_two_hordes():
    table = table_of()
    near, far = table.horde("P01", 4, 2), table.horde("P01", 0, 1)
    match = using(table, ARCANE_STORM)
    match.choose(PlaceTile(far, PAIR))
    assert targets(match) == {near}
    match.choose(PlaceTile(near, PAIR))
    assert dealt(match, near) == dealt(match, far) == [(MAGNUSES, D2, MAGIC)]


# Knowledge is Power


@pytest.mark.rule("KRH-MAGNUS-13")
def test_knowledge_uses_an_ability_of_another_hero_from_his_own_space():
    table = table_of(ALRIC)
    mine, his = table.horde("P01", 4, 2), table.horde("P01", 2, 1)
    table.hero(0, 4, 2, CORNER)
    table.hero(1, 2, 1, CORNER)
    table.abilities(1, 1)
    table[1].flipped = 1
    match = using(table, KNOWLEDGE)
    assert offered(match, UseAbility) == [UseAbility(ALRIC * 4)]
    refused(match, UseAbility(ALRIC * 4 + 1), "KRH-MAGNUS-13")
    refused(match, UseAbility(MIRAGE), "KRH-MAGNUS-13")
    match.choose(UseAbility(ALRIC * 4))
    assert told(match, AbilityCopied) == [AbilityCopied(ability=ALRIC * 4)]
    assert targets(match) == {mine}
    match.choose(PlaceTile(mine, cells((2, 0))))
    assert dealt(match, mine) == [(HERO_TILES + ALRIC, M1, PHYSICAL)]
    assert not horde(match.state, his).tiles
    assert player(match, 1).flipped == 1
    assert player(match).flipped == 1 << 2


@pytest.mark.rule("KRH-MAGNUS-13")
def test_skulls_stay_bruxas():
    table = table_of(BRUXA)
    above = table.horde("P01", 4, 2)
    table.abilities(1, 1, 2)
    table[1].skulls = 1
    match = using(table, KNOWLEDGE)
    match.choose(UseAbility(BRUXA * 4))
    assert (player(match).skulls, player(match, 1).skulls) == (0, 3)
    table = table_of(BRUXA)
    above = table.horde("P01", 4, 2)
    table.abilities(1, 2)
    table[1].skulls = 1
    match = using(table, KNOWLEDGE)
    match.choose(UseAbility(BRUXA * 4 + 1))
    match.choose(SpendSkulls(1))
    assert player(match, 1).skulls == 0
    assert targets(match) == {above}


@pytest.mark.rule("KR-CROSS-23")
@pytest.mark.parametrize(("other", "number"), [(ALRIC, 4), (BRUXA, 4), (DIERDRE, 3), (SAITAM, 4)])
def test_no_passive_ability(other: int, number: int):
    table = table_of(other)
    table.abilities(1, 1, number)
    match = using(table, KNOWLEDGE)
    assert offered(match, UseAbility) == [UseAbility(other * 4)]
    refused(match, UseAbility(other * 4 + number - 1), "KR-CROSS-23")
    table = table_of(other)
    table.abilities(1, number)
    table.horde("P01", 2, 1)
    assert ask(using(table, KNOWLEDGE)) == "LayTiles"  # only the echo


@pytest.mark.rule("KRH-MAGNUS-13")
def test_from_the_bench_he_uses_those_of_the_main_hero():
    table = Table(players=1, heroes=(DIERDRE,))
    table.lists(3)
    table.bench(MAGNUS)
    table.abilities(0, 1)
    table.hero(0, 4, 3)
    table[0].life = 1
    match = table.actions()
    match.choose(ActivateBench(0, MAGNUS))
    match.choose(MoveTo(at(0, 0)))
    match.choose(EndMove())
    match.choose(UseAbility(KNOWLEDGE))
    match.choose(UseAbility(DIERDRE * 4))
    assert ask(match) == "ActionPhase"  # an angel far away reaches nobody
    assert player(match).life == 1


@pytest.mark.rule("KRH-MAGNUS-13")
def test_alone_he_uses_those_of_bench_heroes_except_what_needs_their_pieces():
    table = Table(players=1, heroes=(MAGNUS,))
    table.lists(2, 3)
    table.bench(ALRIC, ELORA, ALLERIA)
    table.abilities(0, 3)
    table.hero(0, 4, 3)
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    match.choose(Face(0))
    match.choose(UseAbility(KNOWLEDGE))
    wanted = [ELORA * 4 + 1, ELORA * 4 + 2, ALLERIA * 4 + 1]
    assert offered(match, UseAbility) == [UseAbility(ability) for ability in wanted]
    refused(match, UseAbility(ALRIC * 4 + 1), "KRH-MAGNUS-13")
    refused(match, UseAbility(ALLERIA * 4 + 2), "KRH-MAGNUS-13")


@pytest.mark.rule("KRH-MAGNUS-14")
def test_a_mirage_protects_him_and_those_beside_him():
    table = Table(players=3, heroes=(MAGNUS, BRUXA, ALRIC))
    table.abilities(0, 4)
    table.hero(0, 4, 3)
    table.hero(1, 3, 2 + 1)
    table.hero(2, 0, 3)
    match = using(table, MIRAGE)
    assert [event.seat for event in told(match, HeroProtected)] == [0, 1]
    table = Table(players=2, heroes=(MAGNUS, BRUXA))
    table.abilities(0, 4)
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    match.choose(UseAbility(MIRAGE))
    assert [each.protected for each in match.state.players] == [True, False]
    assert player(match).space == NONE


@pytest.mark.rule("KRH-MAGNUS-14")
def test_from_the_bench_only_others_are_protected():
    table = Table(players=1, heroes=(ALRIC,))
    table.lists(4)
    table.bench(MAGNUS)
    table.hero(0, 4, 3)
    match = table.actions()
    match.choose(ActivateBench(0, MAGNUS))
    match.choose(MoveTo(at(4, 1)))
    match.choose(MoveTo(at(3, 3)))
    match.choose(EndMove())
    match.choose(UseAbility(MIRAGE))
    assert [event.seat for event in told(match, HeroProtected)] == [0]
