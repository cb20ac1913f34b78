"""The order in which hordes are destroyed (KR-DESTROY-03, KR-R-55)."""

from __future__ import annotations

import itertools
import random

import pytest

from rempart.games.kingdom_rush.ids import ALRIC, BRUXA, DIERDRE
from rempart.games.kingdom_rush.options import ChooseHorde, RetreatTo
from rempart.games.kingdom_rush.steps.destroy import Destruction
from rempart.games.kingdom_rush.steps.order import doomed_hordes, tangled
from rempart.kernel import Match
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    cells,
    offered,
    on_board,
    player,
    refused,
    stopped,
)

ROAD = """
......#
>>>>>>X
......#
"""
TOP = cells((1, 0), (2, 0), (1, 1), (2, 1))
"""Where a hero stands on a Gargoyle Flight."""


def road(*heroes: int) -> Table:
    return Table(ROAD, ((0, 1),), len(heroes), heroes)


def flyer(table: Table, column: int) -> int:
    """A covered flyer with the hero of seat 0 on it, and a horde that is not covered under it."""
    table.horde("G03", column, 1)
    card = table.horde("Y08", column, 1)
    table.hero(0, column, 1, TOP)
    table.cover(card)
    return card


def covered(table: Table, design: str, column: int) -> int:
    card = table.horde(design, column, 1)
    table.cover(card)
    return card


@pytest.mark.rule("KR-DESTROY-03", "KR-R-55")
def test_with_the_horde_under_a_flyer_gone_first_a_hero_stays_on_the_space():
    def position() -> tuple[Match, int, int]:
        table = road(DIERDRE, ALRIC)
        ground = covered(table, "G02", 2)
        card = table.horde("Y08", 2, 1)
        table.hero(1, 2, 1, TOP)
        table.cover(card)
        return table.destroy(), ground, card

    match, ground, above = position()
    assert ask(match) == "DestroyNext"
    assert match.decision is not None
    assert match.decision.actors == (1,)  # whose hero may have to retreat
    assert offered(match, ChooseHorde) == [ChooseHorde(ground), ChooseHorde(above)]
    match.choose(ChooseHorde(ground))
    assert stopped(match)
    assert (player(match, 1).space, match.state.hordes) == (at(2, 1), [])
    match, ground, above = position()
    match.choose(ChooseHorde(above))
    assert ask(match) == "Retreat"
    assert on_board(match, ground)
    match.choose(RetreatTo(at(1, 0)))
    assert stopped(match)
    assert (player(match, 1).space, match.state.hordes) == (at(1, 0), [])


@pytest.mark.rule("KR-DESTROY-03", "KR-R-55")
def test_a_horde_beside_a_flyer_leaves_room_if_it_goes_first():
    for beside_first in (True, False):
        table = road(ALRIC, DIERDRE)
        above = flyer(table, 2)
        beside, far = covered(table, "G02", 3), covered(table, "G02", 5)
        match = table.destroy()
        assert offered(match, ChooseHorde) == [ChooseHorde(above), ChooseHorde(beside)]
        refused(match, ChooseHorde(far), "KR-DESTROY-03")
        match.choose(ChooseHorde(beside if beside_first else above))
        assert ask(match) == "Retreat"
        assert (RetreatTo(at(3, 1)) in offered(match, RetreatTo)) == beside_first
        match.choose(RetreatTo(at(2, 0)))
        assert stopped(match)
        assert not any(on_board(match, card) for card in (above, beside, far))


@pytest.mark.rule("KR-DESTROY-03", "KR-BRUXA-03", "KR-R-55")
def test_bruxa_gains_skulls_where_she_is_when_a_horde_is_destroyed():
    for near_first, skulls in ((True, 1), (False, 2)):
        table = road(BRUXA)
        above = flyer(table, 2)
        other = covered(table, "G02", 4)
        match = table.destroy()
        match.choose(ChooseHorde(other if near_first else above))
        match.choose(RetreatTo(at(3, 0)))
        assert stopped(match)
        assert player(match).skulls == skulls
    table = road(BRUXA)
    flyer(table, 2)
    covered(table, "G02", 4)
    table[0].skulls = T.heroes[BRUXA].skill["skulls"]
    assert ask(table.destroy()) == "Retreat"  # no room for a skull: nobody is asked


@pytest.mark.rule("KR-DESTROY-03", "KRH-BOSS-02", "KR-R-55")
def test_a_boss_that_loses_a_layer_sends_heroes_off_too():
    layers = T.cards.layers["LA"]
    for last in (False, True):
        table = road(ALRIC)
        boss = table.horde(T.card_id[layers[0]], 2, 1)
        table.s.layers = [] if last else [layers[1]]
        standing = cells((1, 1), (2, 1), (1, 2), (2, 2))
        table.hero(0, 2, 1, standing)
        table.cover(boss)
        beside = covered(table, "G02", 3)
        match = table.destroy()
        if last:  # heroes stay where a boss was destroyed
            assert stopped(match)
        else:
            assert offered(match, ChooseHorde) == [ChooseHorde(boss), ChooseHorde(beside)]
            match.choose(ChooseHorde(beside))
            assert RetreatTo(at(3, 1)) in offered(match, RetreatTo)


@pytest.mark.rule("KR-R-55")
def test_nobody_is_asked_where_the_order_makes_no_difference():
    table = road(ALRIC, DIERDRE)
    covered(table, "G02", 1)
    card = table.horde("G03", 2, 1)
    table.hero(0, 2, 1, TOP)
    table.cover(card)
    assert stopped(table.destroy())  # the hero stays where the horde was

    table = road(ALRIC, DIERDRE)
    flyer(table, 2)
    covered(table, "G02", 4)
    assert ask(table.destroy()) == "Retreat"  # too far away

    table = road(ALRIC, DIERDRE)
    flyer(table, 2)
    covered(table, "G02", 3)
    table[0].life = 1
    match = table.destroy()
    assert stopped(match)  # stunned, so nobody retreats
    assert player(match).stunned

    table = road(ALRIC, DIERDRE)
    flyer(table, 2)
    covered(table, "G02", 3)
    table.horde("Y08", 3, 1)  # another flyer stays over it
    assert ask(table.destroy()) == "Retreat"


@pytest.mark.rule("KRH-BOSS-02", "KR-R-55")
@pytest.mark.parametrize(("hero", "column"), [(ALRIC, 3), (BRUXA, 4)])
def test_a_boss_that_only_loses_a_layer_neither_leaves_room_nor_brings_skulls(
    hero: int, column: int
):
    layers = T.cards.layers["LA"]
    table = road(hero)
    flyer(table, 2)
    covered(table, T.card_id[layers[0]], column)
    table.s.layers = [layers[1]]
    assert ask(table.destroy()) == "Retreat"


@pytest.mark.rule("KR-R-55")
def test_it_matters_for_a_hero_that_something_saves_from_the_stun():
    for saved in (False, True):
        table = road(ALRIC)
        flyer(table, 2)
        covered(table, "G02", 3)
        table[0].life, table[0].protected = 1, saved
        assert (ask(table.destroy()) == "DestroyNext") == saved
        table = road(BRUXA, ALRIC)
        flyer(table, 2)
        covered(table, "G02", 4)
        table[0].life = 1
        table.s.warriors[0].space = at(2, 1) if saved else at(0, 0)
        assert (ask(table.destroy()) == "DestroyNext") == saved


# Every order, compared


def ends(match: Match) -> set[str]:
    """How a position can end, whatever is chosen."""
    found: set[str] = set()
    front = [match]
    while front:
        here = front.pop()
        if stopped(here) or here.decision is None:
            s = here.state
            players = [(p.space, p.cells, p.life, p.stunned, p.skulls) for p in s.players]
            hordes = sorted((horde.card, horde.space, horde.covered) for horde in s.hordes)
            warriors = [(figure.space, figure.cells) for figure in s.warriors]
            found.add(str((players, hordes, warriors, s.gold, s.crystals, s.soldiers_left)))
            continue
        for option in here.decision.options:
            after = here.branch()
            after.choose(option)
            front.append(after)
    return found


def at_random(rng: random.Random) -> Table:
    """Some hordes, most of them covered, with figures on them."""
    table = Table(ROAD, ((0, 1),), 2, (BRUXA, ALRIC))
    columns = rng.sample(range(6), 2)
    for column in columns:
        cards = [table.horde("G03", column, 1)] if rng.random() < 0.8 else []
        if rng.random() < 0.7 or not cards:
            cards.append(table.horde("Y08", column, 1))
        for seat in range(2):
            if table[seat].cells == 0 and rng.random() < 0.5:
                design = T.designs[cards[-1]]
                free = design.figure_cells & ~table.of(cards[-1]).covered
                spots = design.fit.placements(T.heroes[0].footprint, free)
                if spots:
                    table.hero(seat, column, 1, rng.choice(spots))
                    table[seat].life = rng.choice((1, 2))
        for card in cards:
            if rng.random() < 0.8:
                table.cover(card)
    return table


@pytest.mark.rule("KR-R-55")
def test_somebody_is_asked_exactly_where_some_order_ends_otherwise():
    asked: list[bool] = []
    for seed in range(250):
        table = at_random(random.Random(seed))
        doomed = doomed_hordes(table.s)
        if len(doomed) < 2:
            continue
        asked.append(bool(tangled(table.s, doomed)))
        found: list[set[str]] = []
        for order in itertools.permutations([horde.card for horde in doomed]):
            again = at_random(random.Random(seed))
            found.append(ends(again.only(*map(Destruction, order))))
        assert asked[-1] == any(end != found[0] for end in found), seed
    assert 20 < sum(asked) < len(asked) - 20
