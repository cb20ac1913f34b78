"""The turn (FD-TURN)."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

import rempart
from rempart.games.fantasy_defense.events import (
    BattleLost,
    CardsDrawn,
    CityFallen,
    CityHeld,
    InvaderPlaced,
    PhaseBegun,
    TurnBegun,
)
from rempart.games.fantasy_defense.options import (
    Cast,
    Discard,
    EndStrategy,
    Fight,
    Lose,
    Move,
    Sally,
    Scorch,
    Shield,
    Strike,
)
from tests.asked import asked, ended
from tests.games.fantasy_defense.table import (
    Table,
    ask,
    besieging,
    gate,
    offered,
    play_out,
    power_at,
    refused,
    told,
)

END = EndStrategy()


# The order of phases and turns


def begun(events: list[Any]) -> list[Any]:
    """The beginnings of turns and phases among events."""
    return [event for event in events if isinstance(event, TurnBegun | PhaseBegun)]


@pytest.mark.rule("FD-TURN-01")
def test_the_four_phases_of_a_turn():
    table = Table()
    table.siege(3, "goblin_runt")
    table.invaders("goblin_slinger", "ogre")
    match = table.play("invasion")
    assert begun(match.events) == [PhaseBegun(phase=0), PhaseBegun(phase=1)]
    assert besieging(match).count("") == 4

    events = match.choose(END)
    while ask(match) == "Battle":
        events = match.choose(asked(match).options[0])
    assert begun(events) == [
        PhaseBegun(phase=3),
        TurnBegun(turn=2),
        PhaseBegun(phase=0),
        PhaseBegun(phase=1),
    ]
    assert all(event.rule == "FD-TURN-01" for event in begun(events))


@pytest.mark.rule("FD-TURN-01")
def test_what_a_phase_does_happens_in_it():
    table = Table()
    table.unit(3, "footman")
    table.siege(3, "ogre")
    table.invaders("goblin_slinger")
    match = table.play()
    assert match.state.phase == 1
    match.choose(END)
    telling = (PhaseBegun, BattleLost, CardsDrawn, TurnBegun, InvaderPlaced)
    assert [type(event) for event in match.events if isinstance(event, telling)] == [
        PhaseBegun,
        BattleLost,
        PhaseBegun,
        CardsDrawn,
        TurnBegun,
        PhaseBegun,
        InvaderPlaced,
        PhaseBegun,
    ]
    assert [event.phase for event in told(match, PhaseBegun)] == [2, 3, 0, 1]


@pytest.mark.rule("FD-TURN-01", "FD-TURN-02")
@pytest.mark.parametrize("seed", range(5))
def test_turns_of_four_phases_follow_each_other_until_the_end(seed: int):
    events = play_out(rempart.new("fantasy_defense", seed=seed, faction="elves"), seed)
    turns = [event.turn for event in events if isinstance(event, TurnBegun)]
    assert turns == list(range(1, len(turns) + 1))
    assert len(turns) > 1
    phases = [
        [event.phase for event in group]
        for is_phase, group in groupby(begun(events), lambda e: isinstance(e, PhaseBegun))
        if is_phase
    ]
    assert phases[:-1] == [[0, 1, 2, 3]] * (len(turns) - 1)
    assert phases[-1] == [0, 1, 2, 3][: len(phases[-1])]
    assert isinstance(events[-1], CityFallen | CityHeld)
    assert not any(isinstance(event, CityFallen | CityHeld) for event in events[:-1])


@pytest.mark.rule("FD-TURN-02")
def test_defeat_comes_in_the_middle_of_a_battle_phase():
    table = Table()
    table.s.morale = 2
    table.siege(1, "goblin_runt")
    table.siege(5, "goblin_slinger")
    match = table.play("battle")
    match.choose(Fight(0, 5))
    assert match.decision is None
    assert ended(match).rule == "FD-END-02"
    assert not gate(match, 1).resolved
    assert type(match.events[-1]) is CityFallen
    assert match.state.phase == 2


@pytest.mark.rule("FD-TURN-02")
def test_victory_comes_in_the_middle_of_a_strategy_phase():
    table = Table()
    table.siege(1, "goblin_runt")
    table.invaders()
    match = table.play()
    match.choose(Cast(table.spell("psychic_storm")))
    match.choose(Strike(0, 1))
    assert match.decision is None
    assert ended(match).rule == "FD-END-01"
    assert type(match.events[-1]) is CityHeld
    assert match.state.phase == 1


# What holds for this turn only. Turn 2 is looked at before its Strategy phase, when the Goblin
# Sneak infiltrates.


def quiet(table: Table) -> None:
    """Nothing to draw; in the next turn only an infiltrator comes, to the gate at the left."""
    table.deck()
    player = table.players[0]
    player.hand, player.discard = player.discard[:2], player.discard[2:]
    table.invaders("goblin_sneak")


@pytest.mark.rule("FD-TURN-03")
def test_city_shield_ends_with_the_turn():
    table = Table()
    table.siege(3, "stone_giant")
    quiet(table)
    match = table.play()
    match.choose(Cast(table.spell("city_shield")))
    match.choose(Shield(0, 3))
    match.choose(END)
    assert (match.state.turn, ask(match)) == (2, "Infiltrate")
    assert not gate(match, 3).shielded
    assert match.state.morale == 20

    match.choose(asked(match).options[0])
    match.choose(END)
    match.choose(Fight(0, 3))
    assert match.state.morale == 20 - 6 - 2


@pytest.mark.rule("FD-TURN-03")
def test_blazing_spirit_ends_with_the_turn():
    table = Table(faction="elves")
    table.unit(3, "blade_dancer", "blade_dancer")
    table.siege(3, "stone_giant")
    quiet(table)
    match = table.play()
    match.choose(Cast(table.spell("blazing_spirit")))
    match.choose(Scorch(0, 3))
    assert power_at(match, 3) == 13
    match.choose(END)
    assert [(lost.defence, lost.power) for lost in told(match, BattleLost)] == [(10, 13)]
    assert power_at(match, 3) == 13
    match.choose(offered(match, Lose)[0])
    assert (match.state.turn, ask(match)) == (2, "Infiltrate")
    assert power_at(match, 3) == 25


@pytest.mark.rule("FD-TURN-03")
def test_a_unit_may_move_again_next_turn():
    table = Table()
    [knight, footman] = table.unit(3, "knight", "footman")
    table.siege(4, "stone_giant")
    quiet(table)
    match = table.play()
    match.choose(Move(knight, 4))
    match.choose(Move(footman, 4))
    match.choose(END)
    assert ask(match) == "Casualty"
    assert match.state.moved == [knight, footman]
    match.choose(Lose(footman))
    assert (match.state.turn, ask(match)) == (2, "Infiltrate")
    assert match.state.moved == []
    match.choose(asked(match).options[0])
    match.choose(Move(knight, 3))
    assert gate(match, 3).defenders == [knight]


@pytest.mark.rule("FD-TURN-03")
def test_skirmish_may_be_used_again_next_turn():
    table = Table(faction="elves")
    [scout, dancer, guardian] = table.unit(3, "scout", "blade_dancer", "guardian")
    table.siege(3, "stone_giant")
    quiet(table)
    match = table.play()
    match.choose(END)
    match.choose(Lose(dancer))
    match.choose(Sally(scout, 4))
    assert (match.state.turn, ask(match)) == (2, "Infiltrate")
    assert match.state.skirmished == []

    match.choose(Discard(match.state.players[0].hand[0]))
    match.choose(Move(scout, 3))
    match.choose(END)
    match.choose(Fight(0, 3))
    match.choose(Lose(guardian))
    assert ask(match) == "Skirmish"
    match.choose(Sally(scout, 2))
    assert gate(match, 2).defenders == [scout]


@pytest.mark.rule("FD-TURN-03")
def test_until_then_skirmish_is_used_up():
    table = Table(faction="elves")
    [scout, dancer] = table.unit(3, "scout", "blade_dancer")
    [guardian] = table.unit(4, "guardian")
    table.siege(3, "stone_giant")
    table.siege(4, "cave_troll")
    match = table.play("battle")
    match.choose(Fight(0, 3))
    match.choose(Lose(dancer))
    match.choose(Sally(scout, 4))
    assert match.state.skirmished == [scout]
    assert ask(match) == "Casualty"
    refused(match, Sally(scout, 5), "FD-BATTLE-07")
    match.choose(Lose(guardian))
    assert ask(match) != "Skirmish"
    assert gate(match, 4).defenders == [scout]
