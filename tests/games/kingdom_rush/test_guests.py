"""The heroes of Rift in Time at our table: set-up, towers, tiles and bench (KR-CROSS)."""

from __future__ import annotations

import random

import pytest

import rempart
from rempart.games.kingdom_rush import GAME
from rempart.games.kingdom_rush.events import BenchAbilityUsed
from rempart.games.kingdom_rush.ids import (
    ALLERIA,
    ALRIC,
    BRUXA,
    FIRST_GUEST,
    GUESTS,
    HEROES,
    LYNN,
    MAGNUS,
    SAITAM,
    VEZNAN,
)
from rempart.games.kingdom_rush.options import (
    ActivateBench,
    ActivateFlower,
    ActivateHero,
    EndMove,
    MoveTo,
    PlaceTile,
    Skip,
    Stand,
    TakeBench,
    TakeHero,
    UseAbility,
)
from rempart.games.kingdom_rush.view import census, redeal, view
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
    sound,
    told,
)

CORNER = cells((0, 0), (1, 0), (0, 1), (1, 1))
ALL = range(FIRST_GUEST, len(HEROES))


def new(**settings: object) -> Match:
    return rempart.new("kingdom_rush", seed=1, **{"players": 2, **settings})


def named(match: Match) -> list[str]:
    """The heroes that players and bench have."""
    heroes = [*match.state.players, *match.state.bench]
    return [HEROES[each.hero] for each in heroes if each.hero != NONE]


# Set-up


@pytest.mark.rule("KR-CROSS-01")
def test_guests_can_be_chosen_if_the_setting_says_so():
    match = new(guests=True)
    assert {option.hero for option in offered(match, TakeHero)} == set(range(9))
    match.choose(TakeHero(0, ALLERIA))
    assert len(match.state.wildcats) == 1
    refused(match, TakeHero(1, ALLERIA), "KR-SETUP-08")
    match.choose(TakeHero(1, VEZNAN))
    assert named(match) == ["alleria", "veznan"]


@pytest.mark.rule("KR-CROSS-01")
def test_otherwise_only_ours():
    match = new()
    assert {option.hero for option in offered(match, TakeHero)} == set(range(5))
    for guest in ALL:
        refused(match, TakeHero(0, guest), "KR-CROSS-01")


@pytest.mark.rule("KR-CROSS-01")
def test_guests_are_dealt_like_others():
    with_them = {hero for seed in range(30) for hero in dealt(seed, True)}
    without = {hero for seed in range(30) for hero in dealt(seed, False)}
    assert with_them == set(HEROES)
    assert without == set(HEROES) - set(GUESTS)


def dealt(seed: int, guests: bool) -> list[str]:
    settings = {"players": 1, "start": "deal", "guests": guests, "bench": "four"}
    return named(rempart.new("kingdom_rush", seed=seed, **settings))


@pytest.mark.rule("KR-CROSS-01")
def test_the_bench_can_be_of_guests():
    match = new(players=1, guests=True)
    match.choose(TakeHero(0, LYNN))
    while ask(match) != "BenchChoice":
        match.choose(asked(match).options[0])
    assert {option.hero for option in offered(match, TakeBench)} == set(range(9)) - {LYNN}
    refused(match, TakeBench(LYNN), "KR-SOLO-02")
    match = new(players=1)
    match.choose(TakeHero(0, ALRIC))
    while ask(match) != "BenchChoice":
        match.choose(asked(match).options[0])
    refused(match, TakeBench(MAGNUS), "KR-CROSS-01")


@pytest.mark.rule("KR-CROSS-01")
def test_the_prologue_is_played_without_guests():
    match = new(scenario="prologue", guests=True)
    assert {option.hero for option in offered(match, TakeHero)} == set(range(5))


@pytest.mark.rule("KR-CROSS-26")
@pytest.mark.parametrize("guest", ALL)
def test_guests_bring_no_towers(guest: int):
    ours, theirs = new(), new(guests=True)
    towers = ours.state.offered
    for match, hero in ((ours, ALRIC), (theirs, guest)):
        match.choose(TakeHero(0, hero))
        match.choose(TakeHero(1, BRUXA))
        assert [each.hand for each in match.state.players] == [[], []]
        assert match.state.offered == towers


# Tiles


@pytest.mark.rule("KR-CROSS-27")
def test_their_tiles_may_be_turned():
    table = Table(heroes=(ALLERIA, BRUXA))
    goblins = table.horde("P01", 2, 1)
    table.hero(0, 3, 1)
    table.wildcat(0, 0)
    table.abilities(0, 2)
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(EndMove())
    match.choose(asked(match).options[0])
    match.choose(UseAbility(ALLERIA * 4 + 1))
    places = {option.cells for option in offered(match, PlaceTile)}
    assert {cells((0, 0), (1, 0)), cells((0, 0), (0, 1))} <= places
    assert {option.horde for option in offered(match, PlaceTile)} == {goblins}


# The bench


@pytest.mark.rule("KR-CROSS-28")
@pytest.mark.parametrize("guest", ALL)
def test_a_guest_on_the_bench_moves_then_uses_one_ability(guest: int):
    table = Table(players=1, heroes=(ALRIC,))
    table.lists(1, 2)
    table.bench(guest)
    goblins = table.horde("P01", 2, 1)
    match = table.actions()
    match.choose(ActivateBench(0, guest))
    match.choose(MoveTo(at(2, 1)))
    match.choose(Stand(CORNER))
    assert ask(match) == "Move"
    reach = set(table.board.within(at(2, 1), T.heroes[guest].move)) - {at(2, 1)}
    assert {option.space for option in offered(match, MoveTo)} == reach
    match.choose(EndMove())
    assert ask(match) == "BenchAbility"
    both = [UseAbility(guest * 4), UseAbility(guest * 4 + 1)]
    assert asked(match).options == [*both, Skip()]
    refused(match, UseAbility(guest * 4 + 2), "KR-SETUP-17")
    match.choose(both[1])
    assert told(match, BenchAbilityUsed) == [BenchAbilityUsed(hero=guest, ability=guest * 4 + 1)]
    while ask(match) == "LayTiles":
        match.choose(Skip())
    assert ask(match) == "ActionPhase"
    assert horde(match.state, goblins).covered == CORNER
    sound(match.state)


@pytest.mark.rule("KR-CROSS-28")
def test_it_uses_flowers_on_its_way():
    table = Table(players=1, heroes=(ALRIC,))
    table.bench(LYNN)
    flower = table.flower(3, 3)
    table.horde("P01", 2, 1)
    match = table.actions()
    match.choose(ActivateBench(0, LYNN))
    match.choose(MoveTo(at(4, 3)))
    match.choose(MoveTo(flower))
    match.choose(EndMove())
    assert offered(match, ActivateFlower) == [ActivateFlower(flower)]


@pytest.mark.rule("KR-CROSS-28")
def test_from_the_bench_tiles_come_from_where_it_stands():
    table = Table(players=1, heroes=(ALRIC,))
    table.lists(2)
    table.bench(VEZNAN)
    near = table.horde("P01", 2, 1)
    table.horde("P01", 4, 2)
    match = table.actions()
    match.choose(ActivateBench(0, VEZNAN))
    match.choose(MoveTo(at(1, 0)))
    match.choose(EndMove())
    match.choose(UseAbility(VEZNAN * 4 + 1))
    assert {option.horde for option in offered(match, PlaceTile)} == {near}


@pytest.mark.rule("KR-CROSS-28")
def test_abracadabra_from_the_bench_moves_the_main_hero():
    table = Table(players=1, heroes=(SAITAM,))
    table.lists(1)
    table.bench(MAGNUS)
    match = table.actions()
    match.choose(ActivateBench(0, MAGNUS))
    match.choose(MoveTo(at(1, 0)))
    match.choose(EndMove())
    match.choose(UseAbility(MAGNUS * 4))
    match.choose(asked(match).options[0])
    match.choose(MoveTo(at(0, 3)))
    assert player(match).space == at(0, 3)
    assert match.state.bench[0].space == at(1, 0)


# Whole matches


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_matches_with_guests_are_sound(players: int):
    for seed in range(6):
        settings = {"players": players, "scenario": str(1 + seed % 4), "start": "deal"}
        match = rempart.new("kingdom_rush", seed=seed, guests=True, bench="four", **settings)
        before = census(match.state)
        rng = random.Random(seed)
        while match.decision is not None:
            match.choose(rng.choice(match.decision.options))
            if len(match.choices) % 25 == 0:
                sound(match.state)
                assert census(match.state) == before
                assert view(redeal(match.state, 0, seed), 0) == view(match.state, 0)


def test_a_position_with_guests_is_shown_in_every_language():
    match = new(players=4, guests=True)
    for seat, hero in enumerate(ALL):
        match.choose(TakeHero(seat, hero))
    match.state.waiting_gold = 2
    for language in GAME.languages:
        text = GAME.text(language)
        shown = GAME.scene(view(match.state, 0), text)
        names = {piece.name for zone in shown.zones for piece in zone.pieces}
        assert {text(f"hero.{hero}") for hero in GUESTS} <= names
        assert {text("token.waiting"), text("token.wildcat")} <= names
