"""The Invasion phase (FD-INVADE)."""

from __future__ import annotations

import pytest

from rempart.games.fantasy_defense.events import InvaderPlaced, InvaderPutBack, MoraleLost
from rempart.games.fantasy_defense.options import Discard, EndStrategy
from rempart.kernel import NONE, Match
from tests.asked import asked
from tests.games.fantasy_defense.table import GAME, TABLES, Table, ask, besieging, gate, told

LEFT = ("goblin_runt", "wolf_rider", "orc_grunt", "orc_pillager", "orc_shaman")
RIGHT = ("goblin_slinger", "goblin_spearman", "orc_axeman", "orc_raider", "ogre")


def placements(match: Match) -> list[tuple[str, int]]:
    """Who was placed where, in order."""
    return [(TABLES.invaders[event.invader], event.gate) for event in told(match, InvaderPlaced)]


def besieged(*names: str) -> Table:
    """A table with these invaders at the gates from the left, "" for none."""
    table = Table()
    for g, name in enumerate(names):
        if name:
            table.siege(g, name)
    return table


def all_besieged() -> Table:
    """A table with an invader at every gate."""
    return besieged(*LEFT, *RIGHT[:2])


@pytest.mark.rule("FD-INVADE-01")
def test_three_invaders_are_drawn():
    table = Table()
    *_, fourth = table.invaders("goblin_runt", "goblin_slinger", "ogre", "orc_grunt")
    match = table.play("invasion")
    assert placements(match) == [("goblin_runt", 0), ("goblin_slinger", 6), ("ogre", 5)]
    assert match.state.invader_deck == [fourth]
    assert ask(match) == "Strategy"


@pytest.mark.rule("FD-INVADE-01")
def test_an_infiltrator_is_dealt_with_before_the_next_invader_is_drawn():
    table = Table()
    footman, knight = table.hand("footman", "knight")
    table.invaders("goblin_sneak", "goblin_runt", "goblin_slinger")
    match = table.play("invasion")
    assert ask(match) == "Infiltrate"
    assert besieging(match) == ["goblin_sneak", "", "", "", "", "", ""]
    assert len(match.state.invader_deck) == 2

    match.choose(Discard(knight))
    assert match.state.players[0].hand == [footman]
    assert placements(match) == [("goblin_runt", 1), ("goblin_slinger", 6)]
    assert ask(match) == "Strategy"


@pytest.mark.rule("FD-INVADE-02")
@pytest.mark.parametrize(
    ("arrow", "taken", "expected"),
    [
        ("goblin_runt", [], 0),
        ("goblin_runt", [6], 0),
        ("goblin_runt", [0, 1], 2),
        ("goblin_runt", [0, 2], 1),
        ("goblin_runt", [0, 1, 2, 3, 4, 5], 6),
        ("goblin_slinger", [], 6),
        ("goblin_slinger", [0], 6),
        ("goblin_slinger", [6, 5], 4),
        ("goblin_slinger", [6, 4], 5),
        ("goblin_slinger", [6, 5, 4, 3, 2, 1], 0),
    ],
)
def test_an_invader_takes_the_first_free_gate_from_its_arrow(
    arrow: str, taken: list[int], expected: int
):
    table = Table()
    others = [name for name in (*LEFT, *RIGHT) if name != arrow]
    for g, name in zip(taken, others, strict=False):
        table.siege(g, name)
    [invader] = table.invaders(arrow)
    match = table.play("invasion")
    [placed] = told(match, InvaderPlaced)
    assert placed == InvaderPlaced(invader=invader, row=0, gate=expected, rule="FD-INVADE-02")
    assert [g for g in range(7) if gate(match, g).invader != NONE] == sorted([*taken, expected])


@pytest.mark.rule("FD-INVADE-03")
def test_a_gate_holds_one_invader():
    table = besieged("ogre")
    table.invaders("goblin_runt", "wolf_rider", "orc_grunt")
    before = GAME.census(table.s)
    match = table.play("invasion")
    assert besieging(match) == ["ogre", "goblin_runt", "wolf_rider", "orc_grunt", "", "", ""]
    assert GAME.census(match.state) == before


@pytest.mark.rule("FD-INVADE-04")
def test_defenders_do_not_divert_an_invader():
    table = Table()
    left = table.unit(0, "paladin", "knight")
    right = table.unit(6, "footman")
    table.invaders("goblin_runt", "goblin_slinger")
    match = table.play("invasion")
    assert placements(match) == [("goblin_runt", 0), ("goblin_slinger", 6)]
    assert gate(match, 0).defenders == left
    assert gate(match, 6).defenders == right


@pytest.mark.rule("FD-INVADE-05")
@pytest.mark.parametrize("arrow", ["ogre", "cave_troll"])
def test_with_every_gate_besieged_the_invader_goes_back_on_top(arrow: str):
    table = all_besieged()
    top, second = table.invaders(arrow, "stone_giant")
    match = table.play("invasion")
    assert told(match, InvaderPutBack) == [InvaderPutBack(invader=top, rule="FD-INVADE-05")]
    assert placements(match) == []
    assert match.state.invader_deck == [second, top]
    assert besieging(match) == [*LEFT, *RIGHT[:2]]
    assert ask(match) == "Strategy"


@pytest.mark.rule("FD-INVADE-06")
def test_an_invader_put_back_does_not_infiltrate_and_is_known():
    table = all_besieged()
    hand = table.hand("footman", "knight")
    top, _ = table.invaders("goblin_sneak", "stone_giant")
    match = table.play("invasion")
    assert ask(match) == "Strategy"
    assert match.state.players[0].hand == hand
    assert match.state.players[0].discard == []
    for seat in (0, None):
        assert match.view(seat)["table"]["invader_top"] == [top]


@pytest.mark.rule("FD-INVADE-07")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_when_the_deck_runs_out_fewer_come(left: int):
    table = besieged("ogre")
    table.invaders(*RIGHT[:left])
    match = table.play("invasion")
    assert [name for name, _ in placements(match)] == list(RIGHT[:left])
    assert match.state.invader_deck == []
    assert match.state.morale == 20
    assert told(match, MoraleLost) == []
    assert told(match, InvaderPutBack) == []
    assert match.outcome is None
    assert ask(match) == "Strategy"


@pytest.mark.rule("FD-INVADE-08")
def test_invaders_of_earlier_turns_keep_their_gates():
    table = besieged("", "", "", "goblin_runt", "", "goblin_slinger")
    table.invaders("wolf_rider", "goblin_spearman", "orc_grunt")
    match = table.play()
    wall = ["wolf_rider", "orc_grunt", "", "goblin_runt", "", "goblin_slinger", "goblin_spearman"]
    for turn in (2, 3):
        match.choose(EndStrategy())
        while match.state.turn < turn:
            match.choose(asked(match).options[0])
        assert besieging(match) == wall


@pytest.mark.rule("FD-INVADE-09")
def test_example_of_three_arrows():
    table = besieged("ogre", "", "", "", "", "", "cave_troll")
    table.invaders("goblin_runt", "wolf_rider", "goblin_slinger")
    match = table.play("invasion")
    assert placements(match) == [("goblin_runt", 1), ("wolf_rider", 2), ("goblin_slinger", 5)]


@pytest.mark.rule("FD-INVADE-10")
@pytest.mark.parametrize("first", ["goblin_sneak", "night_prowler"])
def test_example_of_the_only_free_gate(first: str):
    table = besieged(*LEFT[:3], "", *RIGHT[:3])
    _, second, third = table.invaders(first, "stone_giant", "war_ogre")
    match = table.play("invasion")
    assert placements(match) == [(first, 3)]
    assert told(match, InvaderPutBack) == [InvaderPutBack(invader=second)]
    assert match.state.invader_deck == [third, second]
    assert ask(match) == "Strategy"
