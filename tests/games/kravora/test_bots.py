"""What a position is worth: the bot that looks one choice ahead plays sensibly."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rempart.bots import GreedyBot
from rempart.games.kravora.actions import Buy, EndAttack, Incite
from rempart.games.kravora.bots import evaluate
from rempart.kernel import advance, settle
from tests.games.kravora.table import GAME, Table, ask, cost


def greedy(match: Any) -> Any:
    seat = match.decision.actors[0]
    return GreedyBot(1).choose(GAME, GAME.copy(match.state), match.decision, seat)


def duel(seed: int, me: int) -> bool:
    """Whether a greedy player beats a random one."""
    rng, bot = random.Random(seed), GreedyBot(seed)
    s = GAME.setup(GAME.read_options({"players": 2}), seed, GAME.tables())
    decision = settle(s)
    while decision is not None:
        if decision.actors[0] == me:
            option = bot.choose(GAME, GAME.copy(s), decision, me)
        else:
            option = rng.choice(decision.options)
        decision = advance(s, decision, option)
    return s.outcome.winners == (me,)


def test_greedy_beats_random():
    assert sum(duel(seed, seed % 2) for seed in range(12)) >= 11


def test_it_buys_when_enemies_come():
    table = Table()
    table.enemy(3, "bruiser")
    table[0].blood = 5
    match = table.purchases()
    assert isinstance(greedy(match), Buy)


@pytest.mark.parametrize("kind", ["puppet", "bruiser"])
def test_it_attacks(kind: str):
    table = Table()
    table.defender(3, "stone_thrower")
    table.enemy(2, kind)
    assert greedy(table.attack()) != EndAttack()


def test_it_does_not_recycle_or_dismantle_for_nothing():
    table = Table()
    table.defender(3, "puppet")
    match = table.wages()
    while ask(match) in ("Recycling", "Dismantling"):
        option = greedy(match)
        assert type(option).__name__ == "Decline"
        match.choose(option)


def test_it_finishes_a_wall_when_it_can():
    table = Table()
    table[1].wall = 1
    table.enemy(4, "puppet", board=1)
    table.build("hut")
    table[0].blood = cost("bait")
    match = table.purchases()
    match.choose(greedy(match))
    assert isinstance(greedy(match), Incite)
    match.choose(greedy(match))
    assert match.outcome.winners == (0,)


def test_a_higher_wall_and_a_living_player_are_worth_more():
    table = Table(players=3)
    whole = evaluate(table.s, 0)
    table[0].wall = 6
    assert evaluate(table.s, 0) < whole < evaluate(table.s, 1)
    table[0].alive = False
    assert evaluate(table.s, 0) < -100
