"""Bots: legal, repeatable, and blind to what their seat may not know."""

from __future__ import annotations

import gc
import random
from typing import Any

import pytest

import rempart
from rempart import bots
from rempart.kernel import Decision, Game, Match, Option, Seat, settle
from rempart.kernel.errors import MatchOver, RempartError, UnknownBot
from rempart.play import by_names, play_out
from tests.twins import TABLES, moments, twin

SETUPS = [
    ("fantasy_defense", {"players": 1}),
    ("fantasy_defense", {"players": 2, "faction": "elves"}),
    ("pebbles", {"players": 3}),
]


def played(game: str, settings: dict[str, Any], names: list[str], seed: int) -> Match:
    match = rempart.new(game, seed=seed, **settings)
    seated = [names[seat % len(names)] for seat in match.seats]
    play_out(match, by_names(seated, seed, match.game))
    return match


@pytest.mark.parametrize("name", ["random", "greedy", "search:8it"])
@pytest.mark.parametrize(("game", "settings"), SETUPS)
def test_bots_play_whole_matches_the_same_way_each_time(
    name: str, game: str, settings: dict[str, Any]
):
    match = played(game, settings, [name], seed=1)
    assert match.outcome is not None
    assert played(game, settings, [name], seed=1).choices == match.choices


class Spy:
    """Remembers what it is shown, and spoils it."""

    def __init__(self) -> None:
        self.rng = random.Random(0)
        self.seen: list[tuple[Game, bytes, Decision, Seat]] = []

    def choose(
        self, game: Game, state: Any, decision: Decision, seat: Seat, budget: float | None = None
    ) -> Option:
        self.seen.append((game, game.encode(state), decision, seat))
        state.agenda.clear()
        return self.rng.choice(decision.options)


@pytest.mark.parametrize(("game", "settings"), SETUPS)
def test_a_bot_sees_only_re_dealt_states(game: str, settings: dict[str, Any]):
    """What it sees looks like the match to its seat, but hidden cards lie elsewhere."""
    match = rempart.new(game, seed=2, **settings)
    spy = Spy()
    differ = 0
    while match.decision is not None:
        seat = match.decision.seat_of(match.decision.options[0])
        real = match.game.encode(match.state)
        view = match.game.view(match.state, seat)
        count = len(spy.seen)
        option = bots.ask_bot(spy, match, seat)
        assert match.game.encode(match.state) == real
        for _, shown, decision, who in spy.seen[count:]:
            assert who == seat
            assert all(decision.seat_of(choice) == seat for choice in decision.options)
            state = match.game.decode(shown)
            assert match.game.view(state, seat) == view
            assert state.chance != match.state.chance
            differ += shown != real
        match.choose(option, seat)
    assert differ == len(spy.seen) > 5


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_tables_that_look_alike_are_dealt_alike(game: str, settings: dict[str, Any]):
    """So nothing that a bot or a hint says depends on what is hidden, not even by a hair."""
    for match in moments(game, settings, count=8, apart=13):
        assert match.decision is not None
        seat = match.decision.actors[0]
        other = twin(match, seat, 1000 + len(match.choices))
        one, two = (match.game.redeal(table.state, seat, 99) for table in (match, other))
        assert match.game.encode(one) == match.game.encode(two)


def test_options_come_from_the_re_dealt_state():
    """So that their order tells nothing: Foresight offers the cards of the deck."""
    match = rempart.new("fantasy_defense", seed=2, faction="elves")
    spy = Spy()
    while match.decision is not None:
        option = bots.ask_bot(spy, match, 0)
        assert option in match.decision.options
        match.choose(option)
    for game, shown, decision, _ in spy.seen:
        again = settle(game.decode(shown))
        assert again is not None
        assert again.options == decision.options


def test_a_single_option_needs_no_thought():
    match = rempart.new("fantasy_defense", seed=2)
    spy = Spy()
    while match.decision is not None and len(match.decision.options) > 1:
        match.choose(match.decision.options[-1])
    if match.decision is not None:
        assert bots.ask_bot(spy, match, 0) == match.decision.options[0]
        assert spy.seen == []


@pytest.mark.parametrize("breaks", [False, True])
def test_the_collector_of_cycles_pauses_while_a_bot_thinks(breaks: bool):
    class Watcher(Spy):
        on = True

        def choose(self, *asked: Any, **more: Any) -> Option:
            self.on = gc.isenabled()
            if breaks:
                raise RuntimeError("a bug in a bot")
            return super().choose(*asked, **more)

    match, watcher = rempart.new("fantasy_defense", seed=2), Watcher()
    try:
        bots.ask_bot(watcher, match, 0)
    except RuntimeError:
        assert breaks
    assert not watcher.on
    assert gc.isenabled()


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_and_thinking_leaves_it_nothing_to_collect(game: str, settings: dict[str, Any]):
    for match in moments(game, settings, count=3, apart=30):
        assert match.decision is not None
        seat = match.decision.actors[0]
        for name in bots.bots_of(match.game):
            thinker = bots.bot("search:8it" if name == "search" else name, 1, match.game)
            gc.collect()
            with bots.uncollected():
                bots.ask_bot(thinker, match, seat)
                assert gc.collect() == 0


def test_greedy_is_better_than_chance():
    def score(name: str) -> float:
        ends = [played("fantasy_defense", {"players": 1}, [name], seed) for seed in range(6)]
        return sum(match.outcome.scores[0] for match in ends if match.outcome)

    assert score("greedy") > score("random") + 20


def test_unknown_bot():
    with pytest.raises(UnknownBot, match="available: random, greedy"):
        bots.bot("clever")


def test_who_has_nothing_to_choose_cannot_be_asked():
    match = rempart.new("fantasy_defense", seed=2, players=2)
    assert match.decision is not None
    idle = 1 - match.decision.actors[0]
    with pytest.raises(RempartError, match=f"seat {idle} has nothing to choose"):
        bots.ask_bot(Spy(), match, idle)


def test_nobody_can_be_asked_when_all_is_over():
    match = played("pebbles", {"players": 2}, ["random"], seed=1)
    with pytest.raises(MatchOver):
        bots.ask_bot(Spy(), match, 0)
