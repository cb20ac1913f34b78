"""Co-operative mode (FD-COOP): battle, reinforcement and the end."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.fantasy_defense.events import (
    BattleLost,
    BattleWon,
    BossPlaced,
    CardsDrawn,
    CityFallen,
    CityHeld,
    FirstPlayerChanged,
    GatePlundered,
    InvaderDiscarded,
    InvaderPutBack,
    MoraleLost,
    UnitLost,
)
from rempart.games.fantasy_defense.options import Fight, Lose, Sally, Stay
from rempart.kernel import Match
from tests.asked import asked, ended
from tests.games.fantasy_defense.coop import LEFT, RIGHT, coop, placed, siege_all
from tests.games.fantasy_defense.table import (
    GAME,
    TABLES,
    ask,
    besieging,
    end_strategy,
    gate,
    reckoned,
    refused,
    told,
)

# Battle


def boss_battle(
    a: tuple[list[str], int], b: tuple[list[str], int], boss: str = "ancient_dragon", first: int = 0
) -> Match:
    """A boss at gate 2 of row A, the humans, and gate 3 of row B; units and bonus of each."""
    table = coop(first)
    table.siege(2, boss)
    for seat, g, (units, bonus) in ((0, 2, a), (1, 3, b)):
        table.unit(g, *units, seat=seat)
        table.bonus(g, bonus, seat=seat)
    return table.play("battle")


A_18 = ["paladin", "paladin"]


B_20 = ["ranger_lord", "guardian", "scout"]


@pytest.mark.rule("FD-COOP-23")
def test_the_example_of_a_boss_battle_won():
    match = boss_battle((A_18, 1), (B_20, 1))

    [battle] = told(match, BattleWon)
    assert (battle.defence, battle.power) == (40, 40)
    assert (battle.row, battle.gate, battle.facing) == (0, 2, 3)
    assert GAME.text("en").say("event", battle).startswith("Gates 3 and D: 40 against 40")
    assert match.state.morale == 20
    for seat, g, count in ((0, 2, 1), (1, 3, 2)):
        assert (ask(match), asked(match).actors) == ("Casualty", (seat,))
        match.choose(asked(match).options[-1])
        assert len(gate(match, g, seat=seat).defenders) == count
        assert len(match.state.players[seat].discard) == 1
    assert (ask(match), asked(match).actors) == ("Skirmish", (1,))


@pytest.mark.rule("FD-COOP-23")
def test_the_example_of_a_boss_battle_with_one_row_empty():
    match = boss_battle((A_18, 1), ([], 1))

    [battle] = told(match, BattleLost)
    assert (battle.defence, battle.power) == (19, 40)
    assert [event.amount for event in told(match, MoraleLost)] == [4, 8]
    assert match.state.morale == 8
    match.choose(asked(match).options[0])
    assert match.state.turn == 2
    assert len(gate(match, 2).defenders) == 1
    assert match.state.players[1].discard == []


@pytest.mark.rule("FD-COOP-20")
@pytest.mark.parametrize(
    ("a", "b", "defence"),
    [
        ((["footman"], 2), (["guardian"], 1), 5 + 2 + 7 + 1),
        ((["footman"], 2), ([], 2), 5 + 2),  # no bonus of an undefended gate
        (([], 2), (["guardian"], 1), 7 + 1),
    ],
)
def test_both_gates_of_a_boss_are_added_if_they_are_defended(a: Any, b: Any, defence: int):
    match = boss_battle(a, b)
    assert [battle.defence for battle in told(match, BattleLost)] == [defence]


@pytest.mark.rule("FD-COOP-20")
@pytest.mark.parametrize("first", [0, 1])
def test_a_boss_is_fought_at_both_gates_in_a_single_step(first: int):
    table = coop(first)
    table.siege(2, "ancient_dragon")
    table.siege(0, "goblin_runt")
    table.siege(1, "ogre")
    match = table.play("battle")
    boss_at = [Fight(0, 2), Fight(1, 3)]

    options = {Fight(0, 0), Fight(0, 1), boss_at[first]}
    assert set(asked(match).options) == options
    refused(match, boss_at[1 - first], "FD-COOP-20")
    match.choose(boss_at[first])
    assert gate(match, 2).resolved
    assert gate(match, 3, seat=1).resolved
    assert set(asked(match).options) == {Fight(0, 0), Fight(0, 1)}
    for option in boss_at:
        refused(match, option, "FD-BATTLE-01")


@pytest.mark.rule("FD-COOP-21")
@pytest.mark.parametrize(
    ("a", "b", "casualties"),
    [
        (["militia"] * 4, ["footman"], [(0, 2), (1, 3)]),  # 48 + 5
        (["militia"] * 4, [], [(0, 2)]),
    ],
)
def test_a_beaten_boss_is_discarded_and_each_defended_gate_has_a_casualty(
    a: list[str], b: list[str], casualties: list[tuple[int, int]]
):
    match = boss_battle((a, 0), (b, 0))
    events = list(match.events)
    match.choose(asked(match).options[0])
    events += match.events

    dragon = TABLES.invaders.index("ancient_dragon")
    [gone] = [event for event in events if isinstance(event, InvaderDiscarded)]
    assert (gone.invader, gone.rule) == (dragon, "FD-COOP-21")
    assert [event.rule for event in events if isinstance(event, BattleWon)] == ["FD-COOP-21"]
    assert match.state.invader_discard == [dragon]
    assert besieging(match)[2] == besieging(match, 1)[3] == ""
    assert match.state.morale == 20
    fallen = [(event.row, event.gate) for event in events if isinstance(event, UnitLost)]
    assert fallen == casualties


@pytest.mark.rule("FD-COOP-22")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("a", "b", "losses"),
    [
        (["footman"], ["guardian"], (5, 5)),
        (["footman"], [], (5, 9)),
        ([], ["guardian"], (9, 5)),
        ([], [], (9, 9)),
    ],
)
def test_an_unbeaten_boss_costs_morale_once_for_each_gate(
    a: list[str], b: list[str], losses: tuple[int, int], first: int
):
    match = boss_battle((a, 0), (b, 0), boss="orc_high_king", first=first)  # loot 9

    lost = told(match, MoraleLost)
    assert [event.amount for event in lost] == [losses[first], losses[1 - first]]
    assert {event.rule for event in lost} == {"FD-COOP-22"}
    assert match.state.morale == 20 - sum(losses)
    assert {event.rule for event in told(match, GatePlundered)} <= {"FD-COOP-22"}
    assert len(told(match, GatePlundered)) == (not a) + (not b)
    assert [event.rule for event in told(match, BattleLost)] == ["FD-COOP-22"] * bool(a or b)
    assert len(told(match, UnitLost)) == len(a) + len(b)
    assert "orc_high_king" in besieging(match)
    assert "orc_high_king" in besieging(match, 1)


@pytest.mark.rule("FD-COOP-22", "FD-END-02")
@pytest.mark.parametrize("first", [0, 1])
def test_when_the_first_gate_of_a_boss_costs_the_city_the_second_is_not_plundered(first: int):
    table = coop(first)
    table.siege(2, "orc_high_king")  # loot 9
    table.s.morale = 4
    match = table.play("battle")
    assert [(event.amount, event.morale) for event in told(match, MoraleLost)] == [(9, -5)]
    assert [event.row for event in told(match, GatePlundered)] == [first]
    assert len(told(match, CityFallen)) == 1
    assert match.state.morale == -5


@pytest.mark.rule("FD-COOP-24")
@pytest.mark.parametrize(
    ("bosses", "g", "power"),
    [(["ancient_dragon"], 0, 40), (["orc_high_king", "ancient_dragon"], 4, 60)],
)
def test_the_boss_of_40_60_is_stronger_as_the_second_boss(bosses: list[str], g: int, power: int):
    table = coop()
    table.invaders(*bosses, "goblin_runt")
    table.unit(g, "footman")
    match = table.play("invasion")
    assert besieging(match)[g] == "ancient_dragon"
    assert reckoned(match, g)["power"] == power
    end_strategy(match)
    match.choose(Fight(0, g))

    [battle] = told(match, BattleLost)
    assert battle.power == power


@pytest.mark.rule("FD-COOP-24")
def test_the_boss_of_40_60_keeps_40_when_another_boss_follows():
    table = coop()
    table.invaders("ancient_dragon", "orc_high_king", "goblin_runt")
    match = table.play("invasion")

    assert reckoned(match, 0)["power"] == 40
    assert reckoned(match, besieging(match).index("orc_high_king"))["power"] == 55


@pytest.mark.rule("FD-COOP-24")
def test_a_boss_put_back_has_not_been_placed():
    table = coop()
    siege_all(table, LEFT[:3], seat=0)
    siege_all(table, RIGHT[:3], seat=1)
    table.invaders("ancient_dragon")
    table.unit(0, "footman")  # beats the Goblin Runt
    for seat in (0, 1):
        table.deck(seat=seat)
    table.s.morale = 100
    match = table.play("invasion")
    assert len(told(match, InvaderPutBack)) == 1
    assert match.state.bosses == []
    end_strategy(match)
    while ask(match) == "Battle":
        match.choose(asked(match).options[0])

    assert [event.row for event in told(match, BossPlaced)] == [1]
    assert reckoned(match, 0)["power"] == 40


@pytest.mark.rule("FD-COOP-26")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_orders_battles_and_owners_choose_casualties(first: int):
    table = coop(first)
    table.siege(0, "goblin_runt")
    table.siege(0, "goblin_slinger", seat=1)
    units = [table.unit(0, "footman", "knight"), table.unit(0, "scout", "guardian", seat=1)]
    match = table.play("battle")
    assert (ask(match), asked(match).actors) == ("Battle", (first,))
    refused(match, Fight(0, 0), "FD-BATTLE-01", seat=1 - first)

    match.choose(Fight(0, 0))
    assert (ask(match), asked(match).actors) == ("Casualty", (0,))
    assert asked(match).options == [Lose(card) for card in units[0]]
    refused(match, Lose(units[0][0]), "FD-BATTLE-07", seat=1)
    match.choose(Lose(units[0][0]))
    assert (ask(match), asked(match).actors) == ("Casualty", (1,))  # the last battle
    match.choose(Lose(units[1][1]))
    assert (ask(match), asked(match).actors) == ("Skirmish", (1,))
    assert asked(match).options == [Sally(units[1][0], 1), Stay()]
    refused(match, Stay(), "FD-ICON-SKIRMISH-01", seat=0)


# Reinforcement and end


@pytest.mark.rule("FD-COOP-25")
@pytest.mark.parametrize("first", [0, 1])
def test_each_player_draws_five_and_the_other_one_is_first(first: int):
    table = coop(first)
    table.invaders("goblin_runt")
    decks = [list(player.deck) for player in table.players]
    match = table.play("reinforcement")

    for player, deck in zip(match.state.players, decks, strict=True):
        assert player.hand == deck[:-6:-1]
        assert player.deck == deck[:-5]
    draws = told(match, CardsDrawn)
    assert [(event.seat, event.count) for event in draws] == [(first, 5), (1 - first, 5)]
    assert match.state.first == 1 - first
    assert (ask(match), asked(match).actors) == ("Strategy", (1 - first,))
    assert placed(match) == [("goblin_runt", 1 - first, 0)]
    [event] = told(match, FirstPlayerChanged)
    assert (event.seat, event.rule) == (1 - first, "FD-COOP-25")


@pytest.mark.rule("FD-COOP-27")
def test_the_players_win_together():
    table = coop()
    table.siege(2, "goblin_runt", seat=1)
    table.invaders()
    table.unit(2, "guardian", seat=1)
    match = table.play("battle")

    assert ended(match).winners == (0, 1)
    assert ended(match).scores == (20, 20)
    assert len(told(match, CityHeld)) == 1
    assert match.decision is None


@pytest.mark.rule("FD-COOP-27")
def test_the_players_lose_together():
    table = coop()
    table.siege(2, "goblin_runt", seat=1)
    table.s.morale = 2
    match = table.play("battle")

    assert ended(match).winners == ()
    assert len(set(ended(match).scores)) == 1
    assert len(told(match, CityFallen)) == 1
