"""Co-operative mode (FD-COOP): strategy, and cards that were given away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rempart.games.fantasy_defense.events import CardDiscarded, CardGiven
from rempart.games.fantasy_defense.options import (
    Carry,
    Cast,
    Decline,
    Deploy,
    Discard,
    EndStrategy,
    Fetch,
    Give,
    Lift,
    Move,
    Recall,
    Revive,
    Ring,
    Scorch,
    Shield,
    Strike,
)
from rempart.kernel import NONE
from tests.asked import asked
from tests.games.fantasy_defense.coop import LEFT, RIGHT, coop, siege_all
from tests.games.fantasy_defense.table import (
    TABLES,
    Table,
    ask,
    end_strategy,
    gate,
    reckoned,
    refused,
    told,
)

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
