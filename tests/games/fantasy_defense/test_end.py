"""The end of the game (FD-END)."""

from __future__ import annotations

import pytest

import rempart
from rempart.games.fantasy_defense.events import CityFallen, CityHeld, MoraleLost, TurnBegun
from rempart.games.fantasy_defense.options import (
    Cast,
    Deploy,
    EndStrategy,
    Fight,
    Lose,
    SendBack,
    Shoot,
    Strike,
)
from rempart.kernel import Match
from rempart.kernel.errors import MatchOver
from tests.asked import ended
from tests.games.fantasy_defense.table import (
    GAME,
    TABLES,
    Table,
    ask,
    besieging,
    gate,
    play_out,
    told,
)


def last_invader(faction: str = "humans") -> Table:
    """A table with a Goblin Runt at gate 3 and nobody else to come."""
    table = Table(faction=faction)
    table.siege(3, "goblin_runt")
    table.invaders()
    return table


def held(match: Match) -> bool:
    """Whether the game is won, as it should be told."""
    if match.outcome is None:
        return False
    assert (match.outcome.reason, match.outcome.rule) == ("held", "FD-END-01")
    assert match.outcome.winners == (0,)
    assert match.events[-1] == CityHeld(morale=match.state.morale, rule="FD-END-01")
    assert match.decision is None
    return True


# Victory


@pytest.mark.rule("FD-END-01")
def test_the_last_invader_beaten_in_battle_wins_at_once():
    table = last_invader()
    table.unit(3, "footman", "knight")
    assert held(table.play("battle"))


@pytest.mark.rule("FD-END-01")
def test_the_last_invader_removed_by_a_spell_wins_at_once():
    table = last_invader()
    match = table.play()
    match.choose(Cast(table.spell("psychic_storm")))
    assert not held(match)
    match.choose(Strike(0, 3))
    assert held(match)


@pytest.mark.rule("FD-END-01")
def test_the_last_invader_removed_by_a_unit_wins_at_once():
    table = last_invader("elves")
    [marksman] = table.hand("marksman")
    match = table.play()
    match.choose(Deploy(marksman, 3))
    match.choose(Shoot())
    assert held(match)


@pytest.mark.rule("FD-END-01")
def test_an_invader_at_another_gate_must_be_beaten_too():
    table = Table()
    table.unit(3, "footman")
    table.siege(3, "goblin_runt")
    table.siege(5, "goblin_slinger")
    table.invaders()
    match = table.play("battle")
    match.choose(Fight(0, 3))
    assert not held(match)
    assert besieging(match) == ["", "", "", "", "", "goblin_slinger", ""]


@pytest.mark.rule("FD-END-01")
def test_an_invader_in_the_deck_is_still_to_come():
    table = Table()
    table.unit(3, "footman")
    table.siege(3, "goblin_runt")
    table.invaders("ogre")
    match = table.play("battle")
    assert not held(match)
    assert (match.state.turn, besieging(match)[6]) == (2, "ogre")


@pytest.mark.rule("FD-END-01")
def test_sending_the_last_invader_back_does_not_win():
    table = last_invader()
    match = table.play()
    match.choose(Deploy(table.spell("archmage"), 3))
    match.choose(SendBack())
    assert besieging(match) == [""] * 7
    assert not held(match)
    assert ask(match) == "Strategy"


@pytest.mark.rule("FD-END-01")
@pytest.mark.parametrize("name", ["goblin_runt", "goblin_sneak", "orc_overlord"])
def test_drawing_the_last_card_does_not_win(name: str):
    table = Table()
    table.hand("footman", "knight")
    table.invaders(name)
    match = table.play("invasion")
    assert not held(match)
    assert match.state.invader_deck == []
    assert besieging(match)[0] == name
    assert told(match, CityHeld) == []


# Defeat


@pytest.mark.rule("FD-END-02")
@pytest.mark.parametrize(("morale", "left"), [(1, -1), (2, 0), (3, 1), (20, 18)])
def test_the_game_is_lost_when_morale_is_0_or_less(morale: int, left: int):
    table = Table()
    table.s.morale = morale
    table.siege(3, "goblin_runt")
    match = table.play("battle")
    assert match.state.morale == left
    if left > 0:
        assert match.outcome is None
        assert told(match, CityFallen) == []
        assert match.state.turn == 2
    else:
        assert (ended(match).reason, ended(match).rule) == ("fallen", "FD-END-02")
        assert ended(match).winners == ()
        assert match.events[-1] == CityFallen(morale=left, rule="FD-END-02")
        assert match.state.turn == 1


@pytest.mark.rule("FD-END-02")
def test_defeat_comes_at_once():
    table = Table()
    table.s.morale = 1
    lost = table.unit(3, "footman")
    table.siege(3, "ogre")
    won = table.unit(5, "paladin")
    table.siege(5, "goblin_runt")
    table.invaders()
    match = table.play("battle")
    match.choose(Fight(0, 3))
    assert ended(match).rule == "FD-END-02"
    assert besieging(match) == ["", "", "", "ogre", "", "goblin_runt", ""]
    assert (gate(match, 3).defenders, gate(match, 5).defenders) == (lost, won)
    with pytest.raises(MatchOver):
        match.choose(Fight(0, 5))


@pytest.mark.rule("FD-END-03")
def test_nothing_that_would_follow_the_last_invader_loses_the_game():
    table = last_invader()
    table.s.morale = 1
    table.s.turn = 60
    units = table.unit(3, "footman", "knight")
    match = table.play("battle")
    assert held(match)
    assert match.state.morale == 1
    assert gate(match, 3).defenders == units
    assert told(match, CityFallen) == told(match, TurnBegun) == []
    with pytest.raises(MatchOver):
        match.choose(Lose(units[0]))


# Morale and result


@pytest.mark.rule("FD-END-04")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("faction", ["humans", "elves"])
def test_morale_never_rises(players: int, faction: str):
    for seed in range(10):
        match = rempart.new("fantasy_defense", seed=seed, players=players, faction=faction)
        morale = 20
        for event in play_out(match, seed):
            if isinstance(event, MoraleLost):
                assert event.amount > 0
                morale -= event.amount
                assert event.morale == morale
        assert match.state.morale == morale


@pytest.mark.rule("FD-END-04")
def test_neither_victories_nor_a_quiet_turn_raise_morale():
    table = Table()
    table.s.morale = 7
    table.unit(3, "footman")
    table.siege(3, "goblin_runt")
    table.invaders("ogre")
    match = table.play("battle")
    assert (match.state.turn, match.state.morale) == (2, 7)


@pytest.mark.rule("FD-END-05")
def test_the_result_of_a_victory():
    table = last_invader()
    table.s.morale = 7
    table.s.turn = 5
    table.unit(3, "footman")
    outcome = ended(table.play("battle"))
    assert outcome.facts == {"won": 1, "morale": 7, "invaders_left": 0, "turn": 5}
    assert outcome.scores == (7,)


@pytest.mark.rule("FD-END-05")
def test_the_result_of_a_defeat():
    table = Table()
    table.s.morale = 1
    table.s.turn = 5
    table.siege(3, "goblin_runt")
    table.siege(5, "ogre")
    table.invaders("orc_grunt", "cave_troll", "orc_overlord")
    match = table.play("battle")
    match.choose(Fight(0, 5))
    assert ended(match).facts == {"won": 0, "morale": -3, "invaders_left": 5, "turn": 5}
    assert ended(match).scores == (-5,)


@pytest.mark.rule("FD-END-05")
def test_a_boss_between_the_rows_is_one_invader_left():
    table = Table(players=2)
    table.s.morale = 1
    table.siege(3, "ancient_dragon")
    table.invaders("ogre")
    outcome = ended(table.play("battle"))
    assert outcome.facts["invaders_left"] == 2


# The safety stop


@pytest.mark.rule("FD-END-06")
@pytest.mark.parametrize(("turn", "over"), [(59, False), (60, True)])
def test_no_game_has_a_turn_61(turn: int, over: bool):
    table = Table()
    table.s.turn = turn
    table.siege(3, "goblin_runt")
    table.invaders("ogre")
    match = table.play("reinforcement")
    assert match.state.morale == 20
    if over:
        assert (ended(match).reason, ended(match).rule) == ("too_long", "FD-END-06")
        assert ended(match).winners == ()
        assert ended(match).facts == {"won": 0, "morale": 20, "invaders_left": 2, "turn": 60}
        assert match.events[-1] == CityFallen(morale=20, rule="FD-END-06")
        assert told(match, TurnBegun) == []
    else:
        assert match.outcome is None
        assert match.state.turn == 60


@pytest.mark.rule("FD-END-06")
def test_without_loot_a_siege_lasts_60_turns():
    loot = {f"invaders.{name}.loot": 0 for name in TABLES.invaders}
    match = Match(GAME, GAME.read_settings({}), 1, loot)
    events = list(match.events)
    while match.decision is not None:
        end = EndStrategy()
        events += match.choose(end if ask(match) == "Strategy" else match.decision.options[0])
    assert sum(isinstance(event, TurnBegun) for event in events) == 60
    assert ended(match).rule == "FD-END-06"
