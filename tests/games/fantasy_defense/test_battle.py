"""The Battle phase (FD-BATTLE)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from rempart.games.fantasy_defense.events import (
    BattleLost,
    BattleWon,
    CityFallen,
    CityHeld,
    GatePlundered,
    InvaderDiscarded,
    MoraleLost,
    UnitLost,
)
from rempart.games.fantasy_defense.options import (
    EndStrategy,
    Fight,
    Lose,
    Move,
    Sally,
    Stay,
)
from rempart.kernel import NONE, Match
from tests.asked import asked
from tests.games.fantasy_defense.table import (
    TABLES,
    Table,
    ask,
    besieging,
    gate,
    refused,
    told,
)

RESOLVED = (BattleWon, BattleLost, GatePlundered)
COURSE = (*RESOLVED, InvaderDiscarded, MoraleLost, UnitLost)


def battle(
    invader: str, *defenders: str, bonus: int = 0, data: dict[str, Any] | None = None
) -> tuple[Match, list[int]]:
    """The battle at gate 3, and who defends it. The Orc Overlord is still to come."""
    faction = TABLES.data.cards[defenders[0]].faction if defenders else "humans"
    table = Table(faction=faction, data=data)
    table.bonus(3, bonus)
    cards = table.unit(3, *defenders)
    table.siege(3, invader)
    table.invaders("orc_overlord")
    return table.play("battle"), cards


def course(match: Match) -> list[Any]:
    """What the last choice caused in battle."""
    return [event for event in match.events if isinstance(event, COURSE)]


# Which gates, and in which order


@pytest.mark.rule("FD-BATTLE-01")
def test_each_besieged_gate_is_resolved_once_in_any_order():
    table = Table()
    table.unit(2, "footman")
    for g, name in ((1, "goblin_runt"), (2, "ogre"), (5, "goblin_slinger")):
        table.siege(g, name)
    begun = table.play("battle")
    for order in permutations((1, 2, 5)):
        match = begun.branch()
        left = [1, 2, 5]
        resolved = []
        for g in order[:2]:
            assert asked(match).options == [Fight(0, at) for at in left]
            match.choose(Fight(0, g))
            left.remove(g)
            resolved += [event.gate for event in course(match) if isinstance(event, RESOLVED)]
        assert resolved == list(order)
        assert match.state.morale == 20 - 2 - 2 - 2
        assert match.state.turn == 2


@pytest.mark.rule("FD-BATTLE-01")
def test_a_gate_is_not_resolved_twice_in_a_phase():
    table = Table()
    for g, name in ((1, "goblin_runt"), (2, "ogre"), (5, "goblin_slinger")):
        table.siege(g, name)
    match = table.play("battle")
    match.choose(Fight(0, 2))
    assert besieging(match)[2] == "ogre"
    refused(match, Fight(0, 2), "FD-BATTLE-01")


@pytest.mark.rule("FD-BATTLE-01")
def test_a_unit_that_arrives_does_not_reopen_a_battle():
    table = Table(faction="elves")
    table.siege(2, "goblin_runt")
    scout, dancer = table.unit(3, "scout", "blade_dancer")
    table.siege(3, "goblin_slinger")
    match = table.play("battle")
    match.choose(Fight(0, 2))
    match.choose(Lose(dancer))
    match.choose(Sally(scout, 2))
    assert match.state.turn == 2
    assert besieging(match)[2] == "goblin_runt"
    assert gate(match, 2).defenders == [scout]


@pytest.mark.rule("FD-BATTLE-10")
def test_gates_without_invader_are_passed_over():
    table = Table()
    for g, name in ((1, "goblin_runt"), (5, "goblin_slinger")):
        table.siege(g, name)
    units = table.unit(3, "footman", "knight")
    match = table.play("battle")
    assert asked(match).options == [Fight(0, 1), Fight(0, 5)]
    refused(match, Fight(0, 3), "FD-BATTLE-10")
    refused(match, Fight(0, 0), "FD-BATTLE-10")
    match.choose(Fight(0, 1))
    assert match.state.turn == 2
    assert gate(match, 3).defenders == units
    assert match.state.players[0].discard == []


# Defence against power


@pytest.mark.rule("FD-BATTLE-02")
@pytest.mark.parametrize(
    ("defenders", "bonus", "defence"),
    [
        (["footman"], 0, 5),
        (["footman"], 2, 7),
        (["footman", "knight"], 0, 13),
        (["footman", "knight", "paladin", "town_crier"], 1, 26),
        (["archmage", "adept", "griffin_rider"], 2, 19),
    ],
)
def test_defence_is_the_power_of_all_defenders_and_the_bonus(
    defenders: list[str], bonus: int, defence: int
):
    match, _ = battle("stone_giant", *defenders, bonus=bonus)
    [fought] = told(match, BattleWon) + told(match, BattleLost)
    assert (fought.defence, fought.power) == (defence, 25)


@pytest.mark.rule("FD-BATTLE-02")
def test_units_at_other_gates_do_not_help():
    table = Table()
    table.unit(2, "paladin")
    table.unit(3, "footman")
    table.unit(4, "knight")
    table.siege(3, "ogre")
    [lost] = told(table.play("battle"), BattleLost)
    assert (lost.defence, lost.power) == (5, 18)


@pytest.mark.rule("FD-BATTLE-03")
@pytest.mark.parametrize(
    ("invader", "won"),
    [("wolf_rider", True), ("goblin_cutpurse", True), ("orc_grunt", False)],
    ids=["more", "as much", "less"],
)
def test_a_tie_is_won(invader: str, won: bool):
    match, [footman, other] = battle(invader, "footman", "footman")
    number = TABLES.invaders.index(invader)
    assert (gate(match, 3).invader == NONE) == won
    assert (number in match.state.invader_discard) == won
    assert (match.state.morale == 20) == won
    removed = InvaderDiscarded(invader=number, row=0, gate=3, rule="FD-BATTLE-03")
    assert told(match, InvaderDiscarded) == ([removed] if won else [])
    assert [event.rule for event in told(match, BattleWon)] == (["FD-BATTLE-03"] if won else [])
    assert gate(match, 3).defenders == [footman, other]


LOOT = {
    "goblin_runt": 2,
    "wolf_rider": 3,
    "orc_raider": 4,
    "night_prowler": 5,
    "stone_giant": 6,
    "orc_overlord": 7,
    "red_dragon": 9,
}


@pytest.mark.rule("FD-BATTLE-04")
@pytest.mark.parametrize(("invader", "loot"), LOOT.items())
def test_a_lost_battle_costs_half_the_loot_rounded_up(invader: str, loot: int):
    table = Table()
    table.unit(3, "town_crier")
    number = table.siege(3, invader)
    match = table.play("battle")
    half = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 9: 5}[loot]
    assert TABLES.loot[number] == loot
    assert match.state.morale == 20 - half
    assert told(match, MoraleLost) == [
        MoraleLost(amount=half, morale=20 - half, rule="FD-BATTLE-04")
    ]
    assert [lost.rule for lost in told(match, BattleLost)] == ["FD-BATTLE-04"]
    assert told(match, GatePlundered) == []


@pytest.mark.rule("FD-BATTLE-05")
@pytest.mark.parametrize("bonus", [0, 1, 2])
@pytest.mark.parametrize(("invader", "loot"), LOOT.items())
def test_an_undefended_gate_costs_all_the_loot(invader: str, loot: int, bonus: int):
    table = Table()
    table.bonus(3, bonus)
    table.unit(2, "paladin")
    number = table.siege(3, invader)
    match = table.play("battle")
    assert told(match, GatePlundered) == [
        GatePlundered(invader=number, row=0, gate=3, rule="FD-BATTLE-05")
    ]
    assert told(match, MoraleLost) == [
        MoraleLost(amount=loot, morale=20 - loot, rule="FD-BATTLE-05")
    ]
    assert match.state.morale == 20 - loot
    assert told(match, BattleLost) == told(match, BattleWon) == []


@pytest.mark.rule("FD-BATTLE-05")
def test_a_bonus_alone_does_not_beat_an_invader():
    match, _ = battle("goblin_runt", bonus=2, data={"invaders.goblin_runt.power": 2})
    assert besieging(match)[3] == "goblin_runt"
    assert match.state.morale == 20 - 2


@pytest.mark.rule("FD-BATTLE-06")
@pytest.mark.parametrize("defenders", [(), ("footman", "knight")], ids=["undefended", "lost"])
def test_an_invader_that_is_not_beaten_stays(defenders: tuple[str, ...]):
    match, _ = battle("stone_giant", *defenders)
    assert besieging(match)[3] == "stone_giant"
    assert TABLES.invaders.index("stone_giant") not in match.state.invader_discard
    assert told(match, InvaderDiscarded) == []


# Casualties


@pytest.mark.rule("FD-BATTLE-07")
@pytest.mark.parametrize("invader", ["goblin_runt", "stone_giant"], ids=["won", "lost"])
@pytest.mark.parametrize("index", [0, 1, 2])
def test_every_battle_costs_one_defender_of_the_players_choice(invader: str, index: int):
    match, cards = battle(invader, "footman", "knight", "veteran")
    elsewhere = match.state.players[0].deck[0]
    assert ask(match) == "Casualty"
    assert asked(match).options == [Lose(card) for card in cards]
    refused(match, Lose(elsewhere), "FD-BATTLE-07")
    match.choose(Lose(cards[index]))
    assert told(match, UnitLost) == [
        UnitLost(card=cards[index], row=0, gate=3, rule="FD-BATTLE-07")
    ]
    assert match.state.players[0].discard == [cards[index]]
    assert gate(match, 3).defenders == [card for card in cards if card != cards[index]]


@pytest.mark.rule("FD-BATTLE-07")
def test_the_owner_of_the_gate_chooses_the_casualty():
    table = Table(players=2)
    scout, guardian = table.unit(3, "scout", "guardian", seat=1)
    table.siege(3, "goblin_runt", seat=1)
    match = table.play("battle")
    assert match.state.first == 0
    assert asked(match).actors == (1,)
    refused(match, Lose(scout), "FD-BATTLE-07", seat=0)
    match.choose(Lose(guardian), seat=1)
    assert match.state.players[1].discard == [guardian]
    assert gate(match, 3, seat=1).defenders == [scout]


@pytest.mark.rule("FD-BATTLE-08")
def test_an_undefended_gate_has_no_casualty():
    table = Table()
    units = table.unit(2, "footman")
    others = table.unit(4, "knight", "paladin")
    table.siege(3, "goblin_runt")
    match = table.play("battle")
    assert match.state.turn == 2
    assert told(match, UnitLost) == []
    assert match.state.players[0].discard == []
    assert (gate(match, 2).defenders, gate(match, 4).defenders) == (units, others)


@pytest.mark.rule("FD-BATTLE-09")
def test_survivors_stay_at_their_gate_for_later_turns():
    match, [footman, knight, veteran] = battle("stone_giant", "footman", "knight", "veteran")
    match.choose(Lose(knight))
    assert gate(match, 3).defenders == [footman, veteran]
    assert (match.state.turn, ask(match)) == (2, "Strategy")
    while ask(match) != "Battle":
        options = asked(match).options
        match.choose(EndStrategy() if ask(match) == "Strategy" else options[0])
    assert gate(match, 3).defenders == [footman, veteran]
    match.choose(Fight(0, 3))
    [lost] = told(match, BattleLost)
    assert lost.defence == 5 + (2 + 2)
    match.choose(Lose(footman))
    assert gate(match, 3).defenders == [veteran]


# When things are reckoned and done


@pytest.mark.rule("FD-BATTLE-11")
@pytest.mark.parametrize(("order", "defence"), [((5, 3), 3), ((3, 5), 4)])
def test_x_is_counted_when_the_gate_is_resolved(order: tuple[int, int], defence: int):
    table = Table()
    table.unit(3, "veteran")
    table.siege(3, "stone_giant")
    table.unit(5, "knight")
    table.siege(5, "goblin_runt")
    match = table.play("battle")
    match.choose(Fight(0, order[0]))
    assert [event.gate for event in course(match) if isinstance(event, RESOLVED)] == list(order)
    [lost] = told(match, BattleLost)
    assert lost.defence == defence


@pytest.mark.rule("FD-BATTLE-11")
def test_who_stands_at_the_gate_is_counted_when_it_is_resolved():
    table = Table()
    table.unit(3, "militia", "militia")
    [third] = table.unit(2, "militia")
    table.siege(3, "stone_giant")
    match = table.play()
    match.choose(Move(third, 3))
    match.choose(EndStrategy())
    [won] = told(match, BattleWon)
    assert (won.defence, won.power) == (27, 25)


@pytest.mark.rule("FD-BATTLE-12")
def test_the_order_of_a_won_battle():
    match, [scout, guardian] = battle("orc_axeman", "scout", "guardian")
    invader = TABLES.invaders.index("orc_axeman")
    assert course(match) == [
        BattleWon(invader=invader, row=0, gate=3, defence=12, power=12),
        InvaderDiscarded(invader=invader, row=0, gate=3, rule="FD-BATTLE-03"),
    ]
    assert ask(match) == "Casualty"
    match.choose(Lose(guardian))
    assert [type(event) for event in course(match)] == [UnitLost]
    assert ask(match) == "Skirmish"
    assert asked(match).options == [Sally(scout, 2), Sally(scout, 4), Stay()]


@pytest.mark.rule("FD-BATTLE-12")
def test_the_order_of_a_lost_battle():
    match, [_, guardian] = battle("stone_giant", "scout", "guardian")
    invader = TABLES.invaders.index("stone_giant")
    assert course(match) == [
        BattleLost(invader=invader, row=0, gate=3, defence=12, power=25),
        MoraleLost(amount=3, morale=17, rule="FD-BATTLE-04"),
    ]
    assert ask(match) == "Casualty"
    match.choose(Lose(guardian))
    assert ask(match) == "Skirmish"


@pytest.mark.rule("FD-BATTLE-12")
def test_the_casualty_makes_no_skirmish_move():
    match, [scout, guardian] = battle("stone_giant", "scout", "guardian")
    match.choose(Lose(scout))
    assert ask(match) == "Strategy"
    assert gate(match, 3).defenders == [guardian]


@pytest.mark.rule("FD-BATTLE-12")
def test_the_end_is_checked_before_the_casualty():
    table = Table()
    table.s.morale = 3
    lost = table.unit(3, "footman")
    table.siege(3, "stone_giant")
    match = table.play("battle")
    assert [type(event) for event in match.events[1:]] == [BattleLost, MoraleLost, CityFallen]
    assert gate(match, 3).defenders == lost

    table = Table()
    won = table.unit(3, "footman")
    table.siege(3, "goblin_runt")
    table.invaders()
    match = table.play("battle")
    assert [type(event) for event in match.events[1:]] == [BattleWon, InvaderDiscarded, CityHeld]
    assert gate(match, 3).defenders == won


# Examples


@pytest.mark.rule("FD-BATTLE-13")
@pytest.mark.parametrize("falls", [0, 1])
def test_example_of_a_win(falls: int):
    match, cards = battle("orc_pillager", "footman", "knight", bonus=2)
    [won] = told(match, BattleWon)
    assert (won.defence, won.power) == (15, 15)
    assert besieging(match)[3] == ""
    match.choose(Lose(cards[falls]))
    assert gate(match, 3).defenders == [cards[1 - falls]]
    assert match.state.players[0].discard == [cards[falls]]
    assert match.state.morale == 20


@pytest.mark.rule("FD-BATTLE-14")
def test_example_of_a_loss():
    match, [footman] = battle("dark_assassin", "footman")
    [lost] = told(match, BattleLost)
    assert (lost.defence, lost.power) == (5, 17)
    assert TABLES.loot[lost.invader] == 4
    assert match.state.morale == 18
    assert match.state.players[0].discard == [footman]
    assert gate(match, 3).defenders == []
    assert besieging(match)[3] == "dark_assassin"


@pytest.mark.rule("FD-BATTLE-15")
def test_example_of_odd_loot():
    match, _ = battle("cave_troll", "footman")
    [lost] = told(match, BattleLost)
    assert TABLES.loot[lost.invader] == 5
    assert match.state.morale == 17


@pytest.mark.rule("FD-BATTLE-16")
def test_example_of_an_undefended_gate():
    match, _ = battle("wolf_rider", bonus=2, data={"invaders.wolf_rider.power": 1})
    assert [event.amount for event in told(match, MoraleLost)] == [3]
    assert match.state.morale == 17
    assert told(match, UnitLost) == []
    assert match.state.players[0].discard == []
    assert besieging(match)[3] == "wolf_rider"


# What needs no choosing


@pytest.mark.rule("FD-BATTLE-17")
def test_the_last_gate_and_a_single_casualty_are_not_asked_for():
    table = Table()
    [footman] = table.unit(1, "footman")
    [knight] = table.unit(5, "knight")
    table.siege(1, "goblin_runt")
    table.siege(5, "goblin_slinger")
    match = table.play("battle")
    assert ask(match) == "Battle"
    match.choose(Fight(0, 5))
    assert [event.card for event in told(match, UnitLost)] == [knight, footman]
    assert match.state.turn == 2


@pytest.mark.rule("FD-BATTLE-17")
@pytest.mark.parametrize("held", [1, 2])
def test_a_single_card_for_infiltrate_is_not_asked_for(held: int):
    table = Table()
    cards = table.hand(*["footman", "knight"][:held])
    table.invaders("goblin_sneak")
    match = table.play("invasion")
    assert ask(match) == ("Strategy" if held == 1 else "Infiltrate")
    assert match.state.players[0].discard == ([] if held == 2 else cards)
