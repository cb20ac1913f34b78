"""Co-operative mode (FD-COOP): set-up and invasion."""

from __future__ import annotations

import pytest

from rempart.games.fantasy_defense.events import (
    BattleLost,
    BattleWon,
    BossPlaced,
    InvaderPlaced,
    InvaderPutBack,
    MoraleLost,
    UnitLost,
)
from rempart.games.fantasy_defense.options import Fight
from rempart.kernel import NONE
from rempart.kernel.errors import BadSettings
from tests.games.fantasy_defense.coop import LEFT, RIGHT, SEEDS, begun, coop, placed, siege_all
from tests.games.fantasy_defense.table import GAME, TABLES, ask, besieging, gate, told

# Set-up


@pytest.mark.rule("FD-COOP-01")
def test_coop_is_for_two():
    assert len(begun(1).players) == 2
    with pytest.raises(BadSettings):
        GAME.read_settings({"players": 3})


@pytest.mark.rule("FD-COOP-01")
def test_gates_without_a_boss_are_fought_by_the_solo_rules():
    table = coop()
    table.siege(0, "orc_pillager")  # 15, loot 4
    table.unit(0, "footman")
    table.unit(5, "treant", "treant", seat=1)  # facing it, and no help
    table.siege(1, "goblin_runt", seat=1)  # loot 2, undefended
    table.siege(3, "goblin_sneak", seat=1)  # 7
    table.unit(3, "guardian", seat=1)  # 7
    match = table.play("battle")

    match.choose(Fight(0, 0))
    [lost] = told(match, BattleLost)
    assert (lost.defence, lost.power, lost.rule) == (5, 15, "FD-BATTLE-04")
    assert match.state.morale == 18
    match.choose(Fight(1, 1))  # and then the last one, a tie
    [won] = told(match, BattleWon)
    assert (won.defence, won.power, won.rule) == (7, 7, "FD-BATTLE-03")
    assert [event.amount for event in told(match, MoraleLost)] == [2]
    assert len(told(match, UnitLost)) == 1
    assert len(gate(match, 5, seat=1).defenders) == 2


@pytest.mark.rule("FD-COOP-02")
def test_the_cards_for_two_are_in_and_those_for_one_are_out():
    s = begun(1)

    assert len(s.invader_deck) == 25
    kept = [i for i, mark in enumerate(TABLES.mark) if mark in (None, "2P")]
    assert sorted(s.invader_deck) == kept
    gates = sorted(gate.number for player in s.players for gate in player.row)
    assert gates == list(range(12))


@pytest.mark.rule("FD-COOP-03")
def test_all_gates_are_shuffled_into_two_rows_of_six():
    tables = [begun(seed) for seed in SEEDS]

    assert all([len(player.row) for player in s.players] == [6, 6] for s in tables)
    for g in range(12):  # each gate comes to both rows, and to each place in them
        places = {
            (row, at)
            for s in tables
            for row, player in enumerate(s.players)
            for at, gate in enumerate(player.row)
            if gate.number == g
        }
        assert {row for row, _ in places} == {0, 1}
        assert {at for _, at in places} == set(range(6))


@pytest.mark.rule("FD-COOP-04")
@pytest.mark.parametrize("faction", ["humans", "elves"])
def test_each_player_has_a_faction_a_deck_and_a_hand(faction: str):
    s = begun(1, faction=faction)
    mine = ["humans", "elves"].index(faction)

    assert [player.faction for player in s.players] == [mine, 1 - mine]
    for player in s.players:
        assert (len(player.start), len(player.ready), player.used) == (1, 2, [])
        assert (len(player.hand), len(player.deck)) == (4, 30)
        cards = [*player.start, *player.ready, *player.hand, *player.deck]
        assert sorted(cards) == [c for c, its in enumerate(TABLES.faction) if its == player.faction]


@pytest.mark.rule("FD-COOP-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_players_deck_is_shuffled(seat: int):
    deals = [begun(seed).players[seat] for seed in range(200)]

    for pile, size in (("hand", 4), ("deck", 30)):
        orders = [getattr(player, pile) for player in deals]
        assert all(len(set(cards)) > 15 for cards in zip(*orders, strict=True))
        assert {len(order) for order in orders} == {size}


@pytest.mark.rule("FD-COOP-05")
def test_the_first_player_is_drawn_at_random():
    count = sum(begun(seed).first for seed in range(400))
    assert 160 < count < 240


@pytest.mark.rule("FD-COOP-06")
def test_both_rows_lower_one_morale_that_starts_at_20():
    assert begun(1).morale == 20
    table = coop()
    table.siege(0, "goblin_runt")  # loot 2
    table.siege(0, "ogre", seat=1)  # loot 4
    match = table.play("battle")
    match.choose(Fight(0, 0))

    assert [event.morale for event in told(match, MoraleLost)] == [18, 14]
    assert [match.view(seat)["table"]["morale"] for seat in match.seats] == [14, 14]


# Invasion


@pytest.mark.rule("FD-COOP-07")
@pytest.mark.parametrize("first", [0, 1])
def test_five_invaders_come_for_the_first_player_and_the_other_in_turn(first: int):
    table = coop(first)
    table.invaders(*LEFT)
    match = table.play("invasion")

    rows = [first, 1 - first, first, 1 - first, first]
    assert placed(match) == list(zip(LEFT[:5], rows, [0, 0, 1, 1, 2], strict=True))
    assert match.state.invader_deck == [TABLES.invaders.index(LEFT[5])]


@pytest.mark.rule("FD-COOP-08")
def test_arrows_are_read_from_the_side_of_the_attacked_player():
    table = coop()
    table.invaders("goblin_runt", "wolf_rider", "goblin_slinger", "goblin_spearman")
    match = table.play("invasion")

    expected = [("goblin_runt", 0, 0), ("wolf_rider", 1, 0)]
    assert placed(match) == [*expected, ("goblin_slinger", 0, 5), ("goblin_spearman", 1, 5)]


@pytest.mark.rule("FD-COOP-08", "FD-COOP-10")
@pytest.mark.parametrize("g", range(6))
def test_a_boss_besieges_a_gate_and_the_one_that_faces_it(g: int):
    table = coop()
    siege_all(table, LEFT[:g], seat=0)
    dragon, _ = table.invaders("ancient_dragon", "ogre")
    match = table.play("invasion")

    boss_at = [
        (row, at)
        for row in (0, 1)
        for at, name in enumerate(besieging(match, row))
        if name == "ancient_dragon"
    ]
    assert boss_at == [(0, g), (1, 5 - g)]
    [event] = told(match, BossPlaced)
    assert (event.invader, event.rule) == (dragon, "FD-COOP-10")
    assert (event.row, event.gate, event.facing) == (0, g, 5 - g)
    assert match.state.bosses == [dragon]


@pytest.mark.rule("FD-COOP-09")
@pytest.mark.parametrize("first", [0, 1])
def test_a_full_row_sends_invaders_to_the_other_row_and_turns_stay_the_same(first: int):
    table = coop(first)
    siege_all(table, LEFT, seat=first)
    table.invaders(*RIGHT)
    match = table.play("invasion")

    assert placed(match) == [(name, 1 - first, 5 - n) for n, name in enumerate(RIGHT[:5])]
    rules = [event.rule for event in told(match, InvaderPlaced)]
    assert rules == ["FD-COOP-09", "FD-INVADE-02"] * 2 + ["FD-COOP-09"]


@pytest.mark.rule("FD-COOP-09")
def test_after_a_detour_the_next_draw_belongs_to_whom_it_belonged_anyway():
    table = coop()
    siege_all(table, LEFT, seat=1)
    table.siege(5, "orc_shaman")
    table.invaders("goblin_slinger", "goblin_spearman", "orc_axeman")
    match = table.play("invasion")

    # F, detour from O to F, F again: the third draw is F's own.
    assert [row for _, row, _ in placed(match)] == [0, 0, 0]
    rules = [event.rule for event in told(match, InvaderPlaced)]
    assert rules == ["FD-INVADE-02", "FD-COOP-09", "FD-INVADE-02"]


@pytest.mark.rule("FD-COOP-09")
def test_with_both_rows_full_the_invader_is_put_back_and_the_phase_ends():
    table = coop()
    siege_all(table, LEFT, seat=0)
    siege_all(table, RIGHT[:5], seat=1)
    shaman, berserker, giant = table.invaders("orc_shaman", "orc_berserker", "stone_giant")
    match = table.play("invasion")

    assert placed(match) == [("orc_shaman", 1, 5)]  # due to F, the last free gate is O's
    assert [event.invader for event in told(match, InvaderPutBack)] == [berserker]
    assert match.state.invader_deck == [giant, berserker]
    assert gate(match, 5, seat=1).invader == shaman
    assert ask(match) == "Strategy"


@pytest.mark.rule("FD-COOP-10")
def test_a_boss_between_the_rows_is_one_invader():
    table = coop()
    table.siege(2, "ancient_dragon")
    match = table.play()

    assert match.state.besiegers() == {TABLES.invaders.index("ancient_dragon")}
    assert besieging(match) == ["", "", "ancient_dragon", "", "", ""]
    assert besieging(match, 1) == ["", "", "", "ancient_dragon", "", ""]


@pytest.mark.rule("FD-COOP-11")
@pytest.mark.parametrize(
    ("boss", "draw", "first", "row", "g"),
    [
        ("ancient_dragon", 1, 0, 0, 0),  # left arrow, due to seat 0
        ("ancient_dragon", 1, 1, 1, 0),
        ("ancient_dragon", 2, 0, 1, 0),  # as seen by seat 1
        ("orc_high_king", 1, 0, 0, 5),  # right arrow
        ("orc_high_king", 2, 0, 1, 5),
    ],
)
def test_a_boss_comes_from_its_arrows_end_as_the_due_player_sees_it(
    boss: str, draw: int, first: int, row: int, g: int
):
    table = coop(first)
    before = ["goblin_runt" if g == 0 else "goblin_slinger"] * (draw - 1)  # not in its way
    table.invaders(*before, boss, "cave_troll")
    match = table.play("invasion")

    assert placed(match)[draw - 1] == (boss, row, g)
    assert besieging(match, 1 - row)[5 - g] == boss


@pytest.mark.rule("FD-COOP-11")
def test_a_boss_passes_by_pairs_of_which_one_gate_is_besieged():
    table = coop()
    table.siege(0, "goblin_runt")
    table.siege(4, "ogre", seat=1)  # faces gate 1
    table.invaders("ancient_dragon", "cave_troll")
    match = table.play("invasion")

    assert placed(match)[0] == ("ancient_dragon", 0, 2)
    assert besieging(match, 1)[3] == "ancient_dragon"


@pytest.mark.rule("FD-COOP-11")
def test_a_boss_without_a_free_pair_is_put_back_and_the_phase_ends():
    table = coop()
    siege_all(table, LEFT[:3], seat=0)
    siege_all(table, RIGHT[:3], seat=1)
    troll, dragon, giant = table.invaders("cave_troll", "ancient_dragon", "stone_giant")
    match = table.play("invasion")

    assert placed(match) == [("cave_troll", 0, 3)]
    [event] = told(match, InvaderPutBack)
    assert (event.invader, event.rule) == (dragon, "FD-COOP-11")
    assert match.state.invader_deck == [giant, dragon]
    assert match.state.bosses == []
    assert gate(match, 3).invader == troll
    assert gate(match, 4).invader == NONE  # free, but not the gate it faces
    assert ask(match) == "Strategy"


@pytest.mark.rule("FD-COOP-12")
@pytest.mark.parametrize("first", [0, 1])
def test_a_boss_uses_one_draw_of_the_player_who_is_due(first: int):
    table = coop(first)
    table.invaders("ancient_dragon", *RIGHT[:5])
    match = table.play("invasion")

    rows = [row for _, row, _ in placed(match)]
    assert rows == [first, 1 - first, first, 1 - first, first]
    assert match.state.invader_deck == [TABLES.invaders.index(RIGHT[4])]


@pytest.mark.rule("FD-COOP-29")
@pytest.mark.parametrize("full", [False, True])
def test_the_example_of_an_invasion(full: bool):
    table = coop()
    if full:  # five of O's gates; the boss takes the last one
        siege_all(table, RIGHT[:5], seat=1, gates=range(1, 6))
    else:
        table.siege(0, "orc_raider", seat=1)
    table.invaders("wolf_rider", "ancient_dragon", *LEFT[2:6])
    match = table.play("invasion")

    [underling, boss, third, fourth, fifth] = placed(match)
    assert underling == ("wolf_rider", 0, 0)
    if full:  # the 4th goes to F, and the 5th is F's again
        assert boss == ("ancient_dragon", 1, 0)
        assert besieging(match)[5] == "ancient_dragon"
        assert [third[1:], fourth[1:], fifth[1:]] == [(0, 1), (0, 2), (0, 3)]
        assert told(match, InvaderPlaced)[2].rule == "FD-COOP-09"
    else:  # counted from O's left, gate 0 is taken
        assert boss == ("ancient_dragon", 1, 1)
        assert besieging(match)[4] == "ancient_dragon"
        assert [third[1:], fourth[1:], fifth[1:]] == [(0, 1), (1, 2), (0, 2)]
