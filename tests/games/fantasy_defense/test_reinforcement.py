"""The Reinforcement phase (FD-REINFORCE)."""

from __future__ import annotations

from typing import Any

import pytest

import rempart
from rempart.games.fantasy_defense.events import CardsDrawn, PhaseBegun, TurnBegun
from rempart.games.fantasy_defense.options import EndStrategy
from tests.asked import asked
from tests.games.fantasy_defense.table import GAME, Table, ask, told

SIX = ("footman", "knight", "paladin", "veteran", "militia", "adept")


def waiting() -> Table:
    """A table where a Stone Giant besieges a gate and the Orc Overlord is to come."""
    table = Table()
    table.siege(3, "stone_giant")
    table.invaders("orc_overlord")
    return table


@pytest.mark.rule("FD-REINFORCE-01")
def test_5_cards_are_drawn_from_the_top():
    table = waiting()
    *top, last = table.deck(*SIX)
    discard = list(table.players[0].discard)
    match = table.play("reinforcement")
    assert told(match, CardsDrawn) == [
        CardsDrawn(seat=0, cards=tuple(top), count=5, rule="FD-REINFORCE-01")
    ]
    [player] = match.state.players
    assert (player.hand, player.deck, player.discard) == (top, [last], discard)


@pytest.mark.rule("FD-REINFORCE-01", "FD-REINFORCE-02")
def test_the_deck_of_34_is_empty_after_6_reinforcements():
    loot = {f"invaders.{name}.loot": 0 for name in GAME.raw_data["invaders"]}
    match = rempart.new("fantasy_defense", seed=1, data=loot)
    sizes: dict[int, int] = {}
    while match.state.turn <= 8:
        sizes[match.state.turn] = len(match.state.players[0].deck)
        end = EndStrategy()
        match.choose(end if ask(match) == "Strategy" else asked(match).options[0])
    assert sizes == {1: 30, 2: 25, 3: 20, 4: 15, 5: 10, 6: 5, 7: 0, 8: 0}


@pytest.mark.rule("FD-REINFORCE-02")
@pytest.mark.parametrize("left", range(5))
def test_if_fewer_are_left_these_are_drawn_and_nothing_is_reshuffled(left: int):
    table = waiting()
    cards = table.deck(*SIX[:left])
    discard = list(table.players[0].discard)
    assert discard
    match = table.play("reinforcement")
    [player] = match.state.players
    assert (player.hand, player.deck, player.discard) == (cards, [], discard)
    assert [event.count for event in told(match, CardsDrawn)] == ([left] if left else [])


@pytest.mark.rule("FD-REINFORCE-03")
def test_the_game_goes_on_with_an_empty_deck():
    table = waiting()
    table.deck()
    match = table.play("reinforcement")
    for turn in (2, 3):
        assert match.outcome is None
        assert (match.state.turn, ask(match)) == (turn, "Strategy")
        match.choose(EndStrategy())
        while ask(match) == "Battle":
            match.choose(asked(match).options[0])


@pytest.mark.rule("FD-REINFORCE-04")
def test_2_kept_and_5_drawn_make_7():
    table = waiting()
    kept = table.hand("footman", "footman")
    drawn = table.deck(*SIX[:5])
    match = table.play()
    match.choose(EndStrategy())
    assert (match.state.turn, ask(match)) == (2, "Strategy")
    assert match.state.players[0].hand == kept + drawn


@pytest.mark.rule("FD-REINFORCE-05")
def test_then_the_next_turn_starts():
    match = waiting().play("reinforcement")
    telling: tuple[Any, ...] = (PhaseBegun, CardsDrawn, TurnBegun)
    events = [event for event in match.events if isinstance(event, telling)]
    assert [type(event) for event in events[:4]] == [PhaseBegun, CardsDrawn, TurnBegun, PhaseBegun]
    assert events[2] == TurnBegun(turn=2)
    assert events[3] == PhaseBegun(phase=0)
    assert match.state.turn == 2
