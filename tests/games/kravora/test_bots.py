"""What a position is worth: the bot that looks one choice ahead plays sensibly."""

from __future__ import annotations

import gc
import random
from typing import Any

import pytest

from rempart.bots import GreedyBot
from rempart.bots.greedy import distinct
from rempart.games.kravora.ai.value import alike, evaluate, fought_out
from rempart.games.kravora.options import Bleed, Buy, Cancel, EndAttack, Hurl, Incite, LetPass
from rempart.kernel import advance, settle, take
from tests.asked import asked, ended
from tests.games.kravora.table import GAME, Table, ask, cost


def greedy(match: Any) -> Any:
    seat = match.decision.actors[0]
    return GreedyBot(1).choose(GAME, GAME.copy(match.state), match.decision, seat)


def duel(seed: int, me: int) -> bool:
    """Whether a greedy player beats a random one."""
    rng, bot = random.Random(seed), GreedyBot(seed)
    s = GAME.setup(GAME.read_settings({"players": 2}), seed, GAME.tables())
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
    assert ended(match).winners == (0,)


def test_a_higher_wall_and_a_living_player_are_worth_more():
    table = Table(players=3)
    whole = evaluate(table.s, 0)
    table[0].wall = 6
    assert evaluate(table.s, 0) < whole < evaluate(table.s, 1)
    table[0].alive = False
    assert evaluate(table.s, 0) < -100


def test_options_that_are_alike_are_worth_the_same():
    """In every question of some random matches; so the bot need look at one of them only."""
    rng, compared = random.Random(3), 0
    for seed in range(4):
        s = GAME.setup(GAME.read_settings({"players": 3}), seed, GAME.tables())
        decision = settle(s)
        while decision is not None:
            found: dict[Any, float] = {}
            for option in decision.options:
                after = GAME.copy(s)
                take(after, after.agenda[-1], option)
                value = evaluate(after, decision.actors[0])
                key = alike(s, option)
                assert found.setdefault(key, value) == pytest.approx(value), (option, seed)
            compared += len(decision.options) - len(found)
            decision = advance(s, decision, rng.choice(decision.options))
    assert compared > 100


def test_one_of_many_alike_is_looked_at():
    table = Table()
    twins = [table.enemy(3, "bruiser") for _ in range(3)]
    other = table.enemy(3, "bruiser", wounds=2)
    match = table.cast("clot")
    options = distinct(GAME, match.state, asked(match).options)
    assert options == [Bleed(twins[0]), Bleed(other)]


def test_a_shield_is_spent_on_what_hurts_and_not_on_what_does_not():
    table = Table()
    table[1].shield = True
    table.defender(2, "puppet", board=1)
    match = table.cast("boulder")
    match.choose(Hurl(1, 4))
    assert greedy(match) == Cancel()
    table = Table()
    table[1].shield = True
    enemy = table.enemy(1, "puppet", board=1)
    match = table.cast("clot")
    match.choose(Bleed(enemy))
    assert greedy(match) == LetPass()


def test_it_fills_the_last_lines_when_somebody_can_cast_ruses():
    table = Table()
    table.build("hut", seat=1)
    bare = evaluate(table.s, 0)
    table.defender(4, "puppet")
    table.defender(5, "puppet")
    near = evaluate(table.s, 0)
    table = Table()
    table.build("hut", seat=1)
    table.defender(1, "puppet")
    table.defender(2, "puppet")
    assert bare < evaluate(table.s, 0) < near


@pytest.mark.parametrize("line", [4, 5])
def test_a_first_defender_on_either_of_the_last_lines_is_worth_something(line: int):
    """One look ahead would never see that both lines have to be filled."""

    def worth(*lines: int) -> float:
        table = Table()
        table.build("hut", seat=1)
        for at in lines:
            table.defender(at, "puppet")
        return evaluate(table.s, 0)

    assert worth(line) > worth(3)
    assert worth(4, 5) > worth(line, line)


def test_what_is_remembered_is_little_for_the_garbage_collector():
    """Else it stops a bot for a long moment now and then, whatever time the bot may take."""
    table = Table()
    for line in (1, 2, 3, 4):
        table.enemy(line, "puppet")
        table.defender(line, "stone_thrower")
    s = table.purchases().state
    fought_out.cache_clear()
    gc.disable()
    try:
        before = gc.get_count()[0]
        for wounds in range(100):
            s.wounds[s.players[0].enemies[1][0]] = -wounds
            evaluate(s, 0)
        kept = gc.get_count()[0] - before
    finally:
        gc.enable()
    assert fought_out.cache_info().misses >= 100
    assert kept / fought_out.cache_info().misses < 10
