"""The Strategy phase (FD-STRATEGY)."""

from __future__ import annotations

from itertools import permutations

import pytest

import rempart
from rempart.games.fantasy_defense.events import (
    CardDiscarded,
    StrategyEnded,
    UnitDeployed,
    UnitMoved,
)
from rempart.games.fantasy_defense.options import (
    Carry,
    Cast,
    Decline,
    Deploy,
    Discard,
    Done,
    EndStrategy,
    Fight,
    Lift,
    Lose,
    Move,
    Recall,
    Ring,
    Sally,
    SendBack,
    Shield,
    Shoot,
)
from rempart.kernel import Match, Option
from tests.asked import asked
from tests.games.fantasy_defense.table import (
    GAME,
    Table,
    ask,
    besieging,
    gate,
    offered,
    power_at,
    refused,
    told,
)

END = EndStrategy()


def hand(match: Match) -> list[int]:
    """The cards in hand."""
    return match.state.players[0].hand


# What may be done, and in what order


@pytest.mark.rule("FD-STRATEGY-01")
def test_deploying_moving_and_casting_mix_in_any_order():
    table = Table()
    [footman] = table.hand("footman")
    [knight] = table.unit(3, "knight")
    [paladin] = table.unit(5, "paladin")
    table.siege(0, "goblin_runt")
    archmage = table.spell("archmage")
    deploys = (Deploy(footman, 2), Deploy(archmage, 1))
    moves = (Move(knight, 4), Move(paladin, 4))
    begun = table.play()
    for order in permutations((*deploys, *moves, Cast(table.spell("city_shield")))):
        match = begun.branch()
        for act in order:
            match.choose(act)
            if ask(match) == "CityShield":
                match.choose(Shield(0, 0))
            assert ask(match) == "Strategy"
        assert gate(match, 1).defenders == [archmage]
        assert gate(match, 2).defenders == [footman]
        assert sorted(gate(match, 4).defenders) == sorted([knight, paladin])
        assert gate(match, 0).shielded


@pytest.mark.rule("FD-STRATEGY-01")
def test_the_phase_ends_only_when_the_player_says_so():
    table = Table()
    table.siege(1, "orc_overlord")
    archmage = table.spell("archmage")
    match = table.play()
    match.choose(Deploy(archmage, 2))
    match.choose(Move(archmage, 3))
    assert asked(match).options == [END]
    assert match.state.phase == 1
    match.choose(END)
    assert told(match, StrategyEnded) == [StrategyEnded(seat=0, rule="FD-STRATEGY-01")]
    assert match.state.turn == 2


# Deploying


@pytest.mark.rule("FD-STRATEGY-02")
def test_any_number_of_defenders_is_deployed_each_at_its_gate():
    table = Table()
    cards = table.hand("footman", "knight", "paladin", "veteran", "militia", "militia", "footman")
    gates = [6, 0, 3, 3, 1, 2, 6]
    match = table.play()
    for card, g in zip(cards, gates, strict=True):
        match.choose(Deploy(card, g))
        assert told(match, UnitDeployed) == [
            UnitDeployed(seat=0, card=card, row=0, gate=g, rule="FD-STRATEGY-02")
        ]
    assert hand(match) == []
    expected: list[list[int]] = [[] for _ in range(7)]
    for card, g in zip(cards, gates, strict=True):
        expected[g].append(card)
    assert [gate(match, g).defenders for g in range(7)] == expected


@pytest.mark.rule("FD-STRATEGY-02")
@pytest.mark.parametrize("where", ["deck", "discard", "gate", "spell"])
def test_only_cards_in_hand_are_deployed(where: str):
    table = Table()
    table.hand("footman")
    card = {
        "deck": table.players[0].deck[-1],
        "discard": table.discard("knight")[0],
        "gate": table.unit(3, "knight")[0],
        "spell": table.spell("city_shield"),
    }[where]
    refused(table.play(), Deploy(card, 2), "FD-STRATEGY-02")


@pytest.mark.rule("FD-STRATEGY-03")
def test_a_unit_may_go_to_any_gate_besieged_or_not():
    table = Table()
    [footman] = table.hand("footman")
    table.card("archmage")
    table.siege(2, "ogre")
    table.siege(5, "orc_overlord")
    match = table.play()
    assert offered(match, Deploy) == [Deploy(footman, g) for g in range(7)]
    for g in range(7):
        branch = match.branch()
        branch.choose(Deploy(footman, g))
        assert [at for at in range(7) if gate(branch, at).defenders] == [g]


@pytest.mark.rule("FD-STRATEGY-03")
@pytest.mark.parametrize("g", [-1, 7])
def test_there_are_no_other_gates(g: int):
    table = Table()
    [footman] = table.hand("footman")
    refused(table.play(), Deploy(footman, g), "FD-STRATEGY-03")


@pytest.mark.rule("FD-STRATEGY-04")
def test_a_gate_holds_any_number_of_defenders():
    table = Table()
    [player] = table.players
    deck = list(player.deck)
    player.hand, player.deck = player.deck, []
    match = table.play()
    for card in deck:
        match.choose(Deploy(card, 3))
        while ask(match) != "Strategy":
            match.choose(Decline())
    assert gate(match, 3).defenders == deck
    assert len(deck) == 34


# Immediate and ongoing effects

IMMEDIATE = [
    ("humans", "town_crier", "SoundTheAlarm"),
    ("humans", "archmage", "YouShallNotPass"),
    ("humans", "griffin_rider", "Airlift"),
    ("humans", "adept", "ArcaneRenewal"),
    ("elves", "sentinel", "SoundTheAlarm"),
    ("elves", "marksman", "Headshot"),
    ("elves", "wind_rider", "ShiftingWinds"),
    ("elves", "druid", "Rebirth"),
    ("elves", "seer", "Foresight"),
]


def with_effect(faction: str, kind: str) -> tuple[Match, int]:
    """A position in which every immediate effect can be used at gates 2 and 3; and the card."""
    table = Table(faction=faction)
    [player] = table.players
    player.used.append(player.ready.pop(0))
    plain = {"humans": "footman", "elves": "guardian"}[faction]
    table.discard(plain)
    table.unit(5, plain)
    table.siege(2, "goblin_runt")
    table.siege(3, "goblin_slinger")
    card = player.start[0] if kind == "archmage" else table.hand(kind)[0]
    return table.play(), card


@pytest.mark.rule("FD-STRATEGY-05")
@pytest.mark.parametrize(("faction", "kind", "step"), IMMEDIATE)
def test_an_immediate_effect_is_used_when_the_unit_is_deployed(faction: str, kind: str, step: str):
    match, card = with_effect(faction, kind)
    before = match.view(0)["table"]
    match.choose(Deploy(card, 2))
    assert ask(match) == step
    deployed = match.view(0)["table"]
    match.choose(asked(match).options[0])
    assert match.view(0)["table"] not in (before, deployed)


@pytest.mark.rule("FD-STRATEGY-05")
@pytest.mark.parametrize(("faction", "kind", "step"), IMMEDIATE)
def test_an_immediate_effect_is_not_used_later_nor_by_moving(faction: str, kind: str, step: str):
    match, card = with_effect(faction, kind)
    match.choose(Deploy(card, 2))
    match.choose(Decline())
    assert ask(match) == "Strategy"
    match.choose(Move(card, 3))
    assert ask(match) == "Strategy"
    assert {type(option) for option in asked(match).options} <= {Deploy, Move, Cast, EndStrategy}


@pytest.mark.rule("FD-STRATEGY-05")
@pytest.mark.parametrize(
    ("faction", "kind", "use"),
    [
        ("humans", "town_crier", Ring()),
        ("humans", "archmage", SendBack()),
        ("elves", "marksman", Shoot()),
    ],
)
def test_an_immediate_effect_is_not_used_in_a_later_turn(faction: str, kind: str, use: Option):
    table = Table(faction=faction)
    [unit] = table.unit(3, kind)
    table.siege(3, "goblin_runt")
    table.siege(4, "goblin_slinger")
    match = table.play()
    refused(match, use, "FD-STRATEGY-01")
    match.choose(Move(unit, 4))
    refused(match, use, "FD-STRATEGY-01")
    assert besieging(match)[3:5] == ["goblin_runt", "goblin_slinger"]
    assert hand(match) == []


@pytest.mark.rule("FD-STRATEGY-06")
@pytest.mark.parametrize(("faction", "kind", "step"), IMMEDIATE)
def test_an_immediate_effect_may_be_declined(faction: str, kind: str, step: str):
    match, card = with_effect(faction, kind)
    match.choose(Deploy(card, 2))
    before = GAME.copy(match.state)
    assert Decline() in asked(match).options
    match.choose(Decline())
    assert ask(match) == "Strategy"
    before.agenda.pop()
    assert GAME.encode(match.state) == GAME.encode(before)
    assert gate(match, 2).defenders == [card]


@pytest.mark.rule("FD-STRATEGY-07")
def test_an_ongoing_effect_lasts_while_its_unit_is_in_play():
    table = Table(faction="elves")
    [pixie, guardian] = table.unit(3, "pixie", "guardian")
    table.siege(3, "orc_shaman")
    table.deck()
    table.invaders("goblin_runt")
    match = table.play()
    assert power_at(match, 3) == 10
    match.choose(END)
    match.choose(Lose(guardian))
    assert match.state.turn == 2
    assert power_at(match, 3) == 10

    match.choose(END)
    match.choose(Fight(0, 3))
    assert pixie in match.state.players[0].discard
    assert power_at(match, 3) == 19


# Moving


@pytest.mark.rule("FD-STRATEGY-08")
@pytest.mark.parametrize("to", [2, 4])
def test_a_unit_moves_to_an_adjacent_gate(to: int):
    table = Table()
    knight, footman = table.unit(3, "knight", "footman")
    table.siege(3, "ogre")
    match = table.play()
    match.choose(Move(knight, to))
    assert told(match, UnitMoved) == [
        UnitMoved(card=knight, row=0, source=3, gate=to, rule="FD-STRATEGY-08")
    ]
    assert gate(match, to).defenders == [knight]
    assert gate(match, 3).defenders == [footman]


@pytest.mark.rule("FD-STRATEGY-08")
def test_any_number_of_units_move_also_those_just_deployed():
    table = Table()
    units = table.unit(3, "knight", "footman", "veteran")
    [paladin] = table.hand("paladin")
    match = table.play()
    match.choose(Deploy(paladin, 2))
    for card, to in zip([*units, paladin], [2, 4, 4, 1], strict=True):
        match.choose(Move(card, to))
    wall = [gate(match, g).defenders for g in range(7)]
    assert wall == [[], [paladin], [units[0]], [], units[1:], [], []]


@pytest.mark.rule("FD-STRATEGY-08")
def test_nobody_moves_further_than_one_gate():
    table = Table()
    [knight] = table.unit(3, "knight")
    match = table.play()
    assert offered(match, Move) == [Move(knight, 2), Move(knight, 4)]
    for to in (0, 1, 3, 5, 6):
        refused(match, Move(knight, to), "FD-STRATEGY-08")


@pytest.mark.rule("FD-STRATEGY-08")
def test_only_deployed_units_move():
    table = Table()
    [footman] = table.hand("footman")
    match = table.play()
    refused(match, Move(footman, 3), "FD-STRATEGY-08")
    refused(match, Move(table.spell("archmage"), 3), "FD-STRATEGY-08")


@pytest.mark.rule("FD-STRATEGY-09")
def test_a_unit_moves_once_a_turn():
    table = Table()
    knight, footman = table.unit(3, "knight", "footman")
    match = table.play()
    match.choose(Move(knight, 4))
    assert offered(match, Move) == [Move(footman, 2), Move(footman, 4)]
    refused(match, Move(knight, 5), "FD-STRATEGY-09")
    refused(match, Move(knight, 3), "FD-STRATEGY-09")


@pytest.mark.rule("FD-STRATEGY-10")
@pytest.mark.parametrize(("end", "other", "next_to_it"), [(0, 6, 1), (6, 0, 5)])
def test_the_ends_of_the_wall_are_not_adjacent(end: int, other: int, next_to_it: int):
    table = Table()
    [knight] = table.unit(end, "knight")
    match = table.play()
    assert offered(match, Move) == [Move(knight, next_to_it)]
    refused(match, Move(knight, other), "FD-STRATEGY-10")


CARRIERS = [
    ("humans", "knight", "griffin_rider", Lift),
    ("elves", "guardian", "wind_rider", Carry),
]


@pytest.mark.rule("FD-STRATEGY-11")
@pytest.mark.parametrize(("faction", "kind", "carrier", "carry"), CARRIERS)
def test_an_effect_moves_a_unit_that_has_moved(faction: str, kind: str, carrier: str, carry: type):
    table = Table(faction=faction)
    [unit] = table.unit(0, kind)
    [rider] = table.hand(carrier)
    match = table.play()
    match.choose(Move(unit, 1))
    match.choose(Deploy(rider, 5))
    match.choose(carry(unit))
    assert gate(match, 5).defenders == [rider, unit]
    refused(match, Move(unit, 4), "FD-STRATEGY-09")


@pytest.mark.rule("FD-STRATEGY-11")
@pytest.mark.parametrize(("faction", "kind", "carrier", "carry"), CARRIERS)
def test_a_unit_moved_by_an_effect_may_still_move(
    faction: str, kind: str, carrier: str, carry: type
):
    table = Table(faction=faction)
    [unit] = table.unit(0, kind)
    [rider] = table.hand(carrier)
    match = table.play()
    match.choose(Deploy(rider, 5))
    match.choose(carry(unit))
    match.choose(Move(unit, 4))
    assert gate(match, 4).defenders == [unit]
    match.choose(Move(rider, 6))
    assert gate(match, 6).defenders == [rider]


@pytest.mark.rule("FD-STRATEGY-11")
def test_skirmish_moves_a_unit_that_has_moved():
    table = Table(faction="elves")
    [scout] = table.unit(2, "scout")
    [guardian] = table.unit(3, "guardian")
    table.siege(3, "ogre")
    match = table.play()
    match.choose(Move(scout, 3))
    match.choose(END)
    match.choose(Lose(guardian))
    match.choose(Sally(scout, 4))
    assert gate(match, 4).defenders == [scout]


# The end of the phase


@pytest.mark.rule("FD-STRATEGY-12")
@pytest.mark.parametrize("held", range(6))
def test_at_most_2_cards_are_kept(held: int):
    table = Table()
    cards = table.hand(*["footman"] * held)
    table.siege(0, "goblin_runt")
    table.siege(6, "ogre")
    match = table.play()
    assert ask(match) == "Strategy"
    match.choose(END)
    for gone in range(held - 2):
        assert ask(match) == "HandLimit"
        assert match.state.phase == 1
        assert asked(match).options == [Discard(card) for card in cards[gone:]]
        match.choose(Discard(cards[gone]))
    assert ask(match) == "Battle"
    assert hand(match) == cards[-2:]


@pytest.mark.rule("FD-STRATEGY-12")
def test_the_player_chooses_what_to_discard():
    for index in range(3):
        table = Table()
        cards = table.hand("footman", "knight", "paladin")
        table.siege(0, "goblin_runt")
        table.siege(6, "ogre")
        match = table.play()
        match.choose(END)
        match.choose(Discard(cards[index]))
        assert hand(match) == [card for card in cards if card != cards[index]]
        assert match.state.players[0].discard == [cards[index]]


@pytest.mark.rule("FD-STRATEGY-12")
def test_more_than_2_cards_cannot_be_kept():
    table = Table()
    table.hand("footman", "knight", "paladin")
    [veteran] = table.unit(3, "veteran")
    table.siege(3, "goblin_runt")
    match = table.play()
    match.choose(END)
    for option in (END, Done(), Decline(), Fight(0, 3), Discard(veteran)):
        refused(match, option, "FD-STRATEGY-12")


@pytest.mark.rule("FD-STRATEGY-12")
@pytest.mark.parametrize("players", [1, 2])
def test_the_limit_holds_in_every_turn(players: int):
    match = rempart.new("fantasy_defense", seed=1, players=players)
    phase, battles = 0, 0
    while match.decision is not None and match.state.turn < 4:
        if match.state.phase == 2 and phase == 1:
            battles += 1
            assert all(len(player.hand) <= 2 for player in match.state.players)
        phase = match.state.phase
        match.choose(END if ask(match) == "Strategy" else match.decision.options[0])
    assert battles >= 2


@pytest.mark.rule("FD-STRATEGY-13")
def test_starting_cards_do_not_count_for_the_limit():
    table = Table()
    cards = table.hand("footman", "knight", "paladin")
    table.siege(0, "goblin_runt")
    table.siege(6, "ogre")
    match = table.play()
    [player] = match.state.players
    start, spells = list(player.start), list(player.ready)
    match.choose(END)
    for card in (*start, *spells):
        refused(match, Discard(card), "FD-STRATEGY-12")
    match.choose(Discard(cards[0]))
    assert ask(match) == "Battle"
    assert player.hand == cards[1:]
    assert (player.start, player.ready) == (start, spells)


@pytest.mark.rule("FD-STRATEGY-14")
def test_what_is_discarded_for_the_limit_lies_face_up():
    table = Table()
    [veteran] = table.discard("veteran")
    cards = table.hand("footman", "knight", "paladin", "militia")
    table.siege(0, "goblin_runt")
    table.siege(6, "ogre")
    match = table.play()
    match.choose(END)
    for card in cards[1:3]:
        match.choose(Discard(card))
        assert told(match, CardDiscarded) == [
            CardDiscarded(seat=0, card=card, rule="FD-STRATEGY-12")
        ]
    for seat in (0, None):
        [seen] = match.view(seat)["table"]["players"]
        assert seen["discard"] == [veteran, *cards[1:3]]


@pytest.mark.rule("FD-STRATEGY-15")
def test_example_of_the_hand_limit():
    table = Table()
    a, b, c, d, e = table.hand("footman", "knight", "paladin", "militia", "veteran")
    table.siege(0, "goblin_runt")
    table.siege(6, "ogre")
    match = table.play()
    match.choose(Deploy(a, 0))
    match.choose(Deploy(b, 6))
    match.choose(END)
    assert asked(match).options == [Discard(c), Discard(d), Discard(e)]
    match.choose(Discard(c))
    assert hand(match) == [d, e]
    assert match.state.players[0].discard == [c]
    assert ask(match) == "Battle"


# Taken back and deployed again


def recalled(*, moved: bool) -> tuple[Match, int]:
    """A Guardian that was taken back and deployed again at gate 4, moved before or not."""
    table = Table(faction="elves")
    guardian, _ = table.unit(3, "guardian", "scout")
    match = table.play()
    if moved:
        match.choose(Move(guardian, 2))
    match.choose(Cast(table.spell("spirit_call")))
    match.choose(Recall(guardian))
    match.choose(Done())
    match.choose(Deploy(guardian, 4))
    return match, guardian


@pytest.mark.rule("FD-STRATEGY-16")
def test_a_unit_that_moved_and_comes_back_may_not_move_again():
    match, guardian = recalled(moved=True)
    for to in (3, 5):
        refused(match, Move(guardian, to), "FD-STRATEGY-09")


@pytest.mark.rule("FD-STRATEGY-16")
def test_a_unit_that_comes_back_without_having_moved_may_move():
    match, guardian = recalled(moved=False)
    match.choose(Move(guardian, 5))
    assert gate(match, 5).defenders == [guardian]
