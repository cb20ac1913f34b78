"""Activating heroes (KR-HERO)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import D2, L3, MAGIC, PHYSICAL
from rempart.games.kingdom_rush.events import (
    AbilityUsed,
    HeroActivated,
    HeroHurt,
    HeroRecovered,
    HeroRested,
    HeroSpared,
    HeroStunned,
)
from rempart.games.kingdom_rush.ids import ALRIC, BRUXA, DIERDRE, ELORA, HEROIC, SAITAM
from rempart.games.kingdom_rush.options import (
    ActivateHero,
    BasicAttack,
    Done,
    EndMove,
    Face,
    MoveTo,
    MoveWarrior,
    PlaceTile,
    Rest,
    Skip,
    StepTo,
    UseAbility,
)
from rempart.games.kingdom_rush.steps.actions import ActionPhase, EndOfActions
from rempart.games.kingdom_rush.steps.heroes import end_round
from rempart.games.kingdom_rush.steps.life import Hurt, damage, heal, protect, rest
from rempart.games.kingdom_rush.steps.round import EndOfRound
from rempart.kernel import NONE, Match
from tests.asked import asked
from tests.games.kingdom_rush.table import (
    Table,
    ask,
    at,
    cells,
    horde,
    offered,
    player,
    refused,
    sound,
    stopped,
    targets,
    told,
)

CORNER = cells((0, 0), (1, 0), (0, 1), (1, 1))


def activated(table: Table, seat: int = 0) -> Match:
    """The hero was activated and has not moved; its action comes next."""
    match = table.actions()
    match.choose(ActivateHero(seat))
    to_action(match)
    return match


def to_action(match: Match) -> None:
    """Stay, look north, take nothing extra, up to the hero's action."""
    while ask(match) not in ("HeroAction", "ActionPhase"):
        keep = offered(match, EndMove, Skip)
        match.choose(keep[0] if keep else Face(0))


@pytest.mark.rule("KR-HERO-01")
def test_an_activation_is_a_move_a_turn_and_one_action():
    table = Table(heroes=(BRUXA, ALRIC))
    table.hero(0, 3, 3)
    match = table.actions()
    match.choose(ActivateHero(0))
    assert told(match, HeroActivated) == [HeroActivated(seat=0)]
    assert ask(match) == "Move"
    match.choose(MoveTo(at(3, 2)))
    match.choose(EndMove())
    assert ask(match) == "HeroFacing"
    match.choose(Face(2))
    assert ask(match) == "HeroAction"
    assert set(asked(match).options) == {BasicAttack(), Rest()}
    match.choose(Rest())
    assert ask(match) == "ActionPhase"
    assert player(match).activated
    assert not player(match, 1).activated


@pytest.mark.rule("KR-HERO-02")
def test_a_hero_is_activated_once_a_round():
    table = Table()
    table.hand("ARC1")
    match = activated(table)
    match.choose(Rest())
    assert offered(match, ActivateHero) == [ActivateHero(1)]
    refused(match, ActivateHero(0), "KR-HERO-02", 0)
    match.choose(ActivateHero(1))
    to_action(match)
    match.choose(Rest())
    assert not offered(match, ActivateHero)
    match.choose(Done(0))
    assert stopped(match)


@pytest.mark.rule("KR-HERO-03")
def test_after_the_action_there_is_no_more_moving():
    table = Table(heroes=(BRUXA, ALRIC))
    table.hero(0, 3, 3)
    match = activated(table)
    match.choose(BasicAttack())
    assert ask(match) == "ActionPhase"
    assert not offered(match, MoveTo, StepTo)


@pytest.mark.rule("KR-HERO-04", "KR-EX-05", "KR-RANGE-14")
def test_bruxa_hits_one_of_the_hordes_in_her_arrows():
    table = Table(heroes=(BRUXA, ALRIC))
    spots = ((1, 1), (2, 1), (2, 2), (3, 2))
    h = [table.horde(f"G0{n}", *spot) for n, spot in enumerate(spots, 1)]
    table.hero(0, 3, 3)
    match = activated(table)
    match.choose(BasicAttack())
    assert targets(match) == {h[2], h[3]}
    match.choose(next(o for o in offered(match, PlaceTile) if o.horde == h[3]))
    (tile,) = horde(match.state, h[3]).tiles
    assert (tile.shape, tile.damage) == (D2, MAGIC)
    assert ask(match) == "ActionPhase"
    assert not horde(match.state, h[2]).tiles


@pytest.mark.rule("KR-HERO-04", "KR-EX-03", "KR-RANGE-03")
def test_alric_hits_the_horde_under_him_and_no_other():
    table = Table()
    spots = ((1, 1), (2, 1), (2, 2), (3, 2))
    h = [table.horde(f"G0{n}", *spot) for n, spot in enumerate(spots, 1)]
    table.hero(0, 2, 1, CORNER)
    match = activated(table)
    match.choose(BasicAttack())
    assert targets(match) == {h[1]}
    match.choose(offered(match, PlaceTile)[0])
    (tile,) = horde(match.state, h[1]).tiles
    assert (tile.shape, tile.damage) == (L3, PHYSICAL)
    sound(match.state)


@pytest.mark.rule("KR-HERO-05")
def test_a_special_ability_is_flipped_until_the_hero_rests():
    table = Table(heroes=(ELORA, ALRIC))
    table.abilities(0, 1, 3)
    table[0].life = 1
    match = activated(table)
    assert offered(match, UseAbility) == [UseAbility(ELORA * 4), UseAbility(ELORA * 4 + 2)]
    refused(match, UseAbility(ELORA * 4 + 1), "KR-SETUP-17")
    refused(match, UseAbility(ALRIC * 4), "KR-SETUP-17")
    match.choose(UseAbility(ELORA * 4))
    assert told(match, AbilityUsed) == [AbilityUsed(seat=0, ability=ELORA * 4)]
    assert player(match).flipped == 1
    table[0].activated = False
    match = activated(table)
    assert offered(match, UseAbility) == [UseAbility(ELORA * 4 + 2)]
    refused(match, UseAbility(ELORA * 4), "KR-HERO-05")
    match.choose(Rest())
    assert player(match).flipped == 0
    assert player(match).life == 2


@pytest.mark.rule("KR-HERO-06")
@pytest.mark.parametrize(("hero", "number"), [(ALRIC, 4), (BRUXA, 4), (DIERDRE, 3), (SAITAM, 4)])
def test_passive_abilities_are_never_chosen(hero: int, number: int):
    table = Table(heroes=(hero, ELORA))
    table.abilities(0, number)
    match = activated(table)
    assert not offered(match, UseAbility)
    refused(match, UseAbility(hero * 4 + number - 1), "KR-HERO-06")


@pytest.mark.rule("KR-HERO-07", "KR-HERO-08")
def test_a_rest_gives_back_life_and_abilities_even_after_a_move():
    table = Table(heroes=(DIERDRE, ALRIC))
    table.hero(0, 3, 3)
    table.abilities(0, 1, 2)
    table[0].life, table[0].flipped = 1, 0b11
    table[1].life = 1
    match = table.actions()
    match.choose(ActivateHero(0))
    match.choose(Skip())
    match.choose(MoveTo(at(3, 2)))
    match.choose(Face(0))
    match.choose(Rest())
    assert told(match, HeroRested) == [HeroRested(seat=0)]
    assert (player(match).life, player(match).flipped) == (3, 0)
    assert player(match).space == at(3, 2)
    assert player(match, 1).life == 1


@pytest.mark.rule("KR-HERO-07", "KR-DIFF-04")
def test_in_the_iron_winter_a_rest_gives_no_life():
    table = Table()
    table.iron("no_rest_for_life")
    table[0].life, table[0].flipped = 1, 1
    rest(table.s, 0, "KR-HERO-07")
    assert (table[0].life, table[0].flipped) == (1, 0)


@pytest.mark.rule("KR-HERO-09")
def test_the_last_life_lost_stuns_the_hero():
    table = Table()
    goblins = table.horde("G02", 2, 1)
    table.hero(0, 2, 1, CORNER)
    match = table.only(Hurt(0, "KR-ADV-04"))
    assert told(match, HeroHurt) == [HeroHurt(seat=0, life=1, rule="KR-ADV-04")]
    assert (player(match).space, player(match).stunned) == (at(2, 1), False)
    table[0].life = 1
    match = table.only(Hurt(0, "KR-ADV-04"))
    assert told(match, HeroStunned) == [HeroStunned(seat=0)]
    assert (player(match).life, player(match).stunned) == (0, True)
    assert (player(match).space, player(match).cells) == (NONE, 0)
    assert horde(match.state, goblins).covered == 0
    assert player(match, 1).life == 2


@pytest.mark.rule("KR-HERO-10", "KR-HERO-11")
def test_a_stunned_hero_spends_its_activation_recovering():
    table = Table()
    table.hand("ARC1")
    table.abilities(0, 1)
    table[0].life, table[0].stunned, table[0].flipped = 0, True, 1
    match = table.actions()
    match.choose(ActivateHero(0))
    assert told(match, HeroRecovered) == [HeroRecovered(seat=0)]
    assert (player(match).life, player(match).stunned, player(match).flipped) == (2, False, 1)
    assert ask(match) == "ActionPhase"
    refused(match, ActivateHero(0), "KR-HERO-02", 0)


@pytest.mark.rule("KR-HERO-10")
def test_nobody_needs_to_ask_for_the_recovery():
    table = Table()
    table[0].life, table[0].stunned = 0, True
    table[1].life, table[1].stunned, table[1].activated = 0, True, True
    match = table.only(ActionPhase(), EndOfActions())
    match.choose(Done(0))
    assert (player(match).life, player(match).stunned) == (2, False)
    assert player(match).activated
    assert (player(match, 1).life, player(match, 1).stunned) == (0, True)


@pytest.mark.rule("KR-HERO-11")
def test_a_stunned_hero_never_rests_and_is_not_healed():
    table = Table()
    table[0].life, table[0].stunned, table[0].flipped = 0, True, 1
    rest(table.s, 0, "KR-MOD-16")
    heal(table.s, 0, 1, "KR-TOWER-39")
    assert (table[0].life, table[0].stunned, table[0].flipped) == (0, True, 1)


@pytest.mark.rule("KR-HERO-12")
def test_protection_keeps_damage_away_until_the_end_of_the_round():
    table = Table()
    table[0].life = 1
    protect(table.s, 0, "KR-FLOWER-12")
    match = table.only(Hurt(0, "KR-ADV-04"), Hurt(1, "KR-ADV-04"))
    assert told(match, HeroSpared) == [HeroSpared(seat=0)]
    assert (player(match).life, player(match).stunned) == (1, False)
    assert player(match, 1).life == 1
    end_round(table.s)
    match = table.only(Hurt(0, "KR-ADV-04"))
    assert player(match).stunned


@pytest.mark.rule("KR-HERO-12", "KR-ROUND-04")
def test_protection_outlasts_phase_4_and_ends_with_the_round():
    table = Table()
    table[0].protected = True
    table.pile("G01")
    match = table.only(EndOfRound())
    assert not player(match).protected


@pytest.mark.rule("KR-HERO-13")
def test_board_skills_come_in_addition_to_the_steps():
    table = Table(heroes=(BRUXA, ALRIC))
    table.horde("G02", 2, 1)
    table.hero(0, 2, 0)
    table[0].skulls = 1
    match = table.actions()
    match.choose(ActivateHero(0))
    assert ask(match) == "LayTiles"
    match.choose(Skip())
    assert ask(match) == "Move"


@pytest.mark.rule("KR-HERO-14")
def test_a_hero_on_its_board_may_still_attack_at_perfect_range_or_rest():
    table = Table(heroes=(DIERDRE, ALRIC))
    goblins = table.horde("P01", 2, 1)
    table.abilities(0, 4)
    match = activated(table)
    assert player(match).space == NONE
    assert set(asked(match).options) == {BasicAttack(), UseAbility(DIERDRE * 4 + 3), Rest()}
    match.choose(UseAbility(DIERDRE * 4 + 3))
    assert targets(match) == {goblins}


@pytest.mark.rule("KR-HERO-14")
def test_a_hero_on_its_board_has_nothing_in_its_arrows():
    table = Table(heroes=(BRUXA, ALRIC))
    table.horde("P01", 4, 2)
    match = activated(table)
    match.choose(BasicAttack())
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-DIFF-05")
def test_in_the_heroic_challenge_a_lost_hero_is_a_lost_game():
    table = Table()
    table.s.difficulty = HEROIC
    table[0].life = 1
    match = table.only(Hurt(0, "KR-ADV-04"))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ((), "KR-DIFF-05")


@pytest.mark.rule("KR-HERO-09")
def test_several_heroes_take_damage_in_seat_order():
    table = Table()
    s = table.s
    s.agenda = []
    damage(s, [0, 1], "KR-ADV-04")
    assert [getattr(step, "seat", None) for step in reversed(s.agenda)] == [0, 1]


@pytest.mark.rule("KR-HERO-03")
def test_saitam_alone_moves_after_his_attack():
    table = Table(heroes=(SAITAM, ALRIC))
    table.hero(0, 3, 3)
    match = activated(table)
    match.choose(BasicAttack())
    assert ask(match) == "Move"
    assert offered(match, StepTo)


@pytest.mark.rule("KR-HERO-01")
def test_sand_warriors_are_alrics_only():
    table = Table(heroes=(BRUXA, ALRIC))
    table.warrior(0, 3, 3)
    match = activated(table)
    refused(match, MoveWarrior(0, 0), "KR-ALRIC-04")
