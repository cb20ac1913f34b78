"""Co-operative mode (FD-COOP)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rempart.games.fantasy_defense.events import (
    BattleLost,
    BattleWon,
    BossPlaced,
    CardDiscarded,
    CardGiven,
    CardsDrawn,
    CityFallen,
    CityHeld,
    FirstPlayerChanged,
    GatePlundered,
    InvaderDiscarded,
    InvaderPlaced,
    InvaderPutBack,
    MoraleLost,
    UnitLost,
)
from rempart.games.fantasy_defense.options import (
    Carry,
    Cast,
    Decline,
    Deploy,
    Discard,
    EndStrategy,
    Fetch,
    Fight,
    Give,
    Lift,
    Lose,
    Move,
    Recall,
    Revive,
    Ring,
    Sally,
    Scorch,
    Shield,
    Stay,
    Strike,
)
from rempart.kernel import NONE, Match
from rempart.kernel.errors import BadSettings
from tests.asked import asked, ended
from tests.games.fantasy_defense.table import (
    GAME,
    TABLES,
    Table,
    ask,
    besieging,
    end_strategy,
    gate,
    reckoned,
    refused,
    told,
)

SEEDS = range(60)
LEFT = ["goblin_runt", "wolf_rider", "orc_grunt", "orc_pillager", "orc_brute", "cave_troll"]
"""Invaders with a left arrow and without Infiltrate."""
RIGHT = ["goblin_slinger", "goblin_spearman", "orc_axeman", "orc_raider", "warg_pack", "ogre"]
"""Invaders with a right arrow and without Infiltrate."""


def coop(first: int = 0, **more: Any) -> Table:
    """Humans are seat 0, elves seat 1."""
    return Table(players=2, first=first, **more)


def begun(seed: int, **settings: Any) -> Any:
    """The table before the first turn."""
    return GAME.setup(GAME.read_settings({"players": 2, **settings}), seed, TABLES)


def placed(match: Match) -> list[tuple[str, int, int]]:
    """The invaders that were just placed: name, row, gate."""
    return [
        (TABLES.invaders[event.invader], event.row, event.gate)
        for event in match.events
        if isinstance(event, InvaderPlaced | BossPlaced)
    ]


def siege_all(table: Table, names: list[str], seat: int, gates: range = range(6)) -> None:
    """Besiege gates of a row in order."""
    for g, name in zip(gates, names, strict=False):
        table.siege(g, name, seat=seat)


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


# Strategy


@pytest.mark.rule("FD-COOP-13")
def test_each_player_may_give_one_card_a_phase():
    table = coop()
    footman, knight = table.hand("footman", "knight")
    [scout] = table.hand("scout", seat=1)
    match = table.play()
    assert {Give(footman), Give(knight)} <= set(asked(match).options)
    match.choose(Give(footman))

    humans, elves = match.state.players
    assert (humans.hand, elves.hand) == ([knight], [scout, footman])
    [event] = told(match, CardGiven)
    assert (event.seat, event.card, event.rule) == (0, footman, "FD-COOP-13")
    refused(match, Give(knight), "FD-COOP-13")

    match.choose(EndStrategy())
    match.choose(Give(scout))  # the other player has a gift of their own
    assert (humans.hand, elves.hand) == ([knight, scout], [footman])
    refused(match, Give(footman), "FD-COOP-13")


@pytest.mark.rule("FD-COOP-13")
def test_next_turn_a_card_may_be_given_again():
    table = coop()
    footman, knight = table.hand("footman", "knight")
    for seat in (0, 1):
        table.deck(seat=seat)
    table.invaders("goblin_runt")
    match = table.play()
    match.choose(Give(footman))
    end_strategy(match)
    assert (match.state.turn, match.state.first) == (2, 1)
    match.choose(EndStrategy())
    match.choose(Give(knight))

    assert match.state.players[1].hand == [footman, knight]


@pytest.mark.rule("FD-COOP-13")
def test_alone_there_is_nobody_to_give_to():
    table = Table()
    [footman] = table.hand("footman")
    refused(table.play(), Give(footman), "FD-COOP-13")


@pytest.mark.rule("FD-COOP-14")
@pytest.mark.parametrize("kind", ["archmage", "psychic_storm", "knight", "scout"])
def test_only_hand_cards_can_be_given(kind: str):
    table = coop()
    table.hand("footman")
    table.unit(2, "knight")
    table.hand("scout", seat=1)
    refused(table.play(), Give(TABLES.cards.index(kind)), "FD-COOP-14")


@pytest.mark.rule("FD-COOP-14")
def test_a_given_card_may_be_deployed_at_once():
    table = coop()
    [footman] = table.hand("footman")
    match = table.play()
    match.choose(Give(footman))
    match.choose(EndStrategy())
    match.choose(Deploy(footman, 4))

    assert gate(match, 4, seat=1).defenders == [footman]
    assert match.state.players[1].hand == []


@pytest.mark.rule("FD-COOP-14")
def test_a_given_card_counts_for_the_receivers_hand_limit():
    table = coop()
    footman, knight, paladin = table.hand("footman", "knight", "paladin")
    scout, pixie = table.hand("scout", "pixie", seat=1)
    match = table.play()
    match.choose(Give(footman))
    end_strategy(match)

    assert asked(match).actors == (1,)  # the giver has only two cards left
    assert asked(match).options == [Discard(scout), Discard(pixie), Discard(footman)]
    match.choose(Discard(scout))
    humans, elves = match.state.players
    assert humans.hand[:2] == [knight, paladin]
    assert elves.hand[:2] == [pixie, footman]


@pytest.mark.rule("FD-COOP-15")
@pytest.mark.parametrize("first", [0, 1])
def test_players_deploy_their_own_cards_at_their_own_gates(first: int):
    table = coop(first)
    hands = [table.hand("footman"), table.hand("scout", seat=1)]
    match = table.play()
    mine, [theirs] = hands[first], hands[1 - first]

    deploys = [option for option in asked(match).options if isinstance(option, Deploy)]
    cards = [*mine, *match.state.players[first].start]
    assert deploys == [Deploy(card, g) for card in cards for g in range(6)]
    refused(match, Deploy(theirs, 0), "FD-STRATEGY-02")
    match.choose(Deploy(mine[0], 2))
    assert gate(match, 2, seat=first).defenders == mine
    assert gate(match, 2, seat=1 - first).defenders == []


@pytest.mark.rule("FD-COOP-15")
def test_players_move_only_their_own_units_along_their_own_row():
    table = coop()
    [footman] = table.unit(2, "footman")
    [scout] = table.unit(2, "scout", seat=1)
    match = table.play()

    moves = [option for option in asked(match).options if isinstance(option, Move)]
    assert moves == [Move(footman, 1), Move(footman, 3)]
    refused(match, Move(scout, 1), "FD-COOP-15")
    match.choose(Move(footman, 3))
    assert gate(match, 3).defenders == [footman]
    assert gate(match, 3, seat=1).defenders == []


@pytest.mark.rule("FD-COOP-16")
@pytest.mark.parametrize(
    ("first", "spell", "aim", "effect"),
    [
        (0, "psychic_storm", Strike, lambda gate: gate.invader == NONE),
        (0, "city_shield", Shield, lambda gate: gate.shielded),
        (1, "blazing_spirit", Scorch, lambda gate: gate.halvings == 1),
    ],
)
def test_spells_reach_the_gates_of_either_row(
    first: int, spell: str, aim: type, effect: Callable[[Any], bool]
):
    table = coop(first)
    table.siege(1, "goblin_runt")
    table.siege(1, "goblin_slinger", seat=1)
    match = table.play()
    match.choose(Cast(table.spell(spell)))
    assert asked(match).options == [aim(0, 1), aim(1, 1)]
    match.choose(aim(1 - first, 1))

    assert effect(gate(match, 1, seat=1 - first))
    assert not effect(gate(match, 1, seat=first))


@pytest.mark.rule("FD-COOP-16", "FD-COOP-17")
def test_spirit_call_takes_units_of_either_row_back_to_the_hand_of_their_row():
    table = coop(first=1)
    footman, knight = table.unit(2, "footman", "knight")
    scout, militia = table.unit(3, "scout", "militia", seat=1)  # the Militia was given away
    match = table.play()
    match.choose(Cast(table.spell("spirit_call")))
    every = [Recall(card) for card in (footman, knight, scout, militia)]
    assert asked(match).options == every
    match.choose(Recall(knight))
    match.choose(Recall(militia))

    humans, elves = match.state.players
    assert (humans.hand, elves.hand) == ([knight], [militia])
    assert gate(match, 2).defenders == [footman]
    assert gate(match, 3, seat=1).defenders == [scout]


@pytest.mark.rule("FD-COOP-17")
def test_a_starting_unit_taken_back_returns_to_its_owners_place():
    table = coop(first=1)
    [archmage] = table.unit(2, "archmage")
    match = table.play()
    match.choose(Cast(table.spell("spirit_call")))
    match.choose(Recall(archmage))

    humans, elves = match.state.players
    assert humans.start == [archmage]
    assert (humans.hand, elves.hand) == ([], [])
    assert elves.start == [table.spell("ranger_lord")]


@pytest.mark.rule("FD-COOP-18")
def test_a_given_card_goes_to_the_discard_pile_of_its_faction_when_it_falls():
    table = coop()
    table.siege(2, "goblin_runt", seat=1)
    [footman] = table.unit(2, "footman", seat=1)
    match = table.play("battle")

    humans, elves = match.state.players
    assert (humans.discard, elves.discard) == ([footman], [])


@pytest.mark.rule("FD-COOP-18")
def test_a_given_card_goes_to_the_discard_pile_of_its_faction_for_the_hand_limit():
    table = coop()
    footman, *_ = table.hand("footman", "scout", "pixie", seat=1)
    match = table.play()
    end_strategy(match)
    match.choose(Discard(footman))

    humans, elves = match.state.players
    assert (humans.discard, elves.discard) == ([footman], [])
    assert told(match, CardDiscarded)[0].seat == 1


@pytest.mark.rule("FD-COOP-18")
def test_a_given_card_goes_to_the_discard_pile_of_its_faction_for_infiltrate():
    table = coop(first=1)
    [footman] = table.hand("footman", seat=1)
    table.invaders("goblin_sneak", "ogre")
    match = table.play("invasion")  # the only card is taken without asking

    humans, elves = match.state.players
    assert (humans.discard, elves.discard) == ([footman], [])


@pytest.mark.rule("FD-COOP-19")
@pytest.mark.parametrize("first", [0, 1])
def test_each_player_keeps_two_cards_once_both_have_finished(first: int):
    table = coop(1 - first)  # until the turn that begins now
    table.invaders("goblin_runt", "wolf_rider")
    for seat in (0, 1):
        table.deck(seat=seat)
    hands = [
        table.hand("footman", "knight", "paladin"),
        table.hand("scout", "pixie", "treant", "guardian", seat=1),
    ]
    match = table.play("reinforcement")
    assert asked(match).actors == (first,)
    match.choose(EndStrategy())
    assert ask(match) == "Strategy"  # the other one has not finished
    match.choose(EndStrategy())

    for seat in (first, 1 - first):
        for card in hands[seat][2:]:
            assert (ask(match), asked(match).actors) == ("HandLimit", (seat,))
            match.choose(Discard(card))
    assert ask(match) == "Battle"
    for player, hand in zip(match.state.players, hands, strict=True):
        assert player.hand == hand[:2]
        assert player.discard[2 - len(hand) :] == hand[2:]


@pytest.mark.rule("FD-COOP-30")
@pytest.mark.parametrize("first", [0, 1])
def test_the_floor_goes_from_one_player_to_the_other(first: int):
    table = coop(first)
    hands = [table.hand("footman", "knight"), table.hand("scout", "pixie", seat=1)]
    mine, theirs = hands[first], hands[1 - first]
    match = table.play()
    assert asked(match).actors == (first,)
    refused(match, Deploy(theirs[0], 0), "FD-STRATEGY-01", seat=1 - first)
    refused(match, EndStrategy(), "FD-STRATEGY-01", seat=1 - first)

    match.choose(Deploy(mine[0], 0))
    assert asked(match).actors == (first,)  # as often as they like
    match.choose(EndStrategy())
    assert asked(match).actors == (1 - first,)
    match.choose(Deploy(theirs[0], 0))  # lifts the pass
    match.choose(EndStrategy())
    assert (ask(match), asked(match).actors) == ("Strategy", (first,))
    match.choose(Move(mine[0], 1))
    match.choose(EndStrategy())
    assert (ask(match), asked(match).actors) == ("Strategy", (1 - first,))
    match.choose(EndStrategy())  # both in succession
    assert match.state.turn == 2


@pytest.mark.rule("FD-COOP-30")
def test_two_passes_in_succession_end_the_phase():
    match = coop().play()
    match.choose(EndStrategy())
    match.choose(EndStrategy())
    assert match.state.turn == 2


# Effects of cards that were given away


def given(kind: str, **more: Any) -> tuple[Table, int]:
    """A table of elves first, whose hand holds a card of the humans, or the other way round."""
    seat = 1 if TABLES.data.cards[kind].faction == "humans" else 0
    table = coop(first=seat, **more)
    [card] = table.hand(kind, seat=seat)
    return table, card


@pytest.mark.rule("FD-COOP-28")
@pytest.mark.parametrize("kind", ["town_crier", "sentinel"])
def test_the_alarm_of_a_given_card_draws_from_the_deck_of_who_deploys_it(kind: str):
    table, card = given(kind)
    match = table.play()
    mine, other = match.state.players[match.state.first], match.state.players[1 - match.state.first]
    [top, untouched] = [mine.deck[-1], list(other.deck)]
    match.choose(Deploy(card, 0))
    match.choose(Ring())

    assert mine.hand == [top]
    assert (other.hand, other.deck) == ([], untouched)


@pytest.mark.rule("FD-COOP-28")
def test_rebirth_of_a_given_card_serves_who_deploys_it():
    table, druid = given("druid")
    [footman] = table.discard("footman")
    [scout] = table.discard("scout", seat=1)
    match = table.play()
    match.choose(Deploy(druid, 0))
    assert asked(match).options == [Revive(footman), Decline()]
    refused(match, Revive(scout), "FD-ICON-REBIRTH-01")
    match.choose(Revive(footman))

    humans, elves = match.state.players
    assert humans.deck[0] == footman
    assert elves.discard == [scout]


@pytest.mark.rule("FD-COOP-28")
def test_foresight_of_a_given_card_serves_who_deploys_it():
    table, seer = given("seer")
    footman, knight = table.deck("footman", "knight")
    [scout] = table.deck("scout", seat=1)
    match = table.play()
    match.choose(Deploy(seer, 0))
    assert set(asked(match).options) == {Fetch(footman), Fetch(knight), Decline()}
    refused(match, Fetch(scout), "FD-ICON-FORESIGHT-01")
    match.choose(Fetch(knight))

    humans, elves = match.state.players
    assert (humans.hand, humans.deck) == ([knight], [footman])
    assert (elves.hand, elves.deck) == ([], [scout])


@pytest.mark.rule("FD-COOP-28")
@pytest.mark.parametrize(
    ("kind", "use", "rule"),
    [
        ("griffin_rider", Lift, "FD-ICON-AIRLIFT-01"),
        ("wind_rider", Carry, "FD-ICON-WINDS-01"),
    ],
)
def test_units_come_to_a_given_card_from_gates_of_who_deploys_it(kind: str, use: type, rule: str):
    table, card = given(kind)
    units = [table.unit(5, "footman"), table.unit(5, "scout", seat=1)]
    match = table.play()
    seat = match.state.first
    [mine], [theirs] = units[seat], units[1 - seat]
    match.choose(Deploy(card, 1))
    assert asked(match).options == [use(mine), Decline()]
    refused(match, use(theirs), rule)
    match.choose(use(mine))

    assert gate(match, 1, seat=seat).defenders == [card, mine]
    assert gate(match, 5, seat=1 - seat).defenders == [theirs]


@pytest.mark.rule("FD-COOP-28")
def test_never_surrender_of_a_given_card_counts_the_row_of_who_deploys_it():
    table, veteran = given("veteran")
    siege_all(table, LEFT[:3], seat=0)
    siege_all(table, RIGHT[:1], seat=1)
    match = table.play()
    match.choose(Deploy(veteran, 0))

    assert reckoned(match, 0, seat=1)["defence"] == 2 + 1


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
