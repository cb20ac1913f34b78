"""Starting cards and spells (FD-START)."""

from __future__ import annotations

from typing import Any

import pytest

import rempart
from rempart.games.fantasy_defense.events import SpellCast, UnitDeployed, UnitLost
from rempart.games.fantasy_defense.options import (
    Cast,
    Deploy,
    Discard,
    EndStrategy,
    Give,
    Lose,
    Move,
    Recall,
    Renew,
    Revive,
    Strike,
)
from rempart.kernel import Match
from tests.asked import asked
from tests.games.fantasy_defense.table import (
    TABLES,
    Table,
    ask,
    besieging,
    gate,
    offered,
    refused,
    told,
)

END = EndStrategy()


def city(match: Match) -> Any:
    """The first player's cards."""
    return match.state.players[0]


@pytest.mark.rule("FD-START-01")
@pytest.mark.parametrize("faction", ["humans", "elves"])
def test_a_game_starts_with_one_unit_and_two_spells(faction: str):
    for seed in range(5):
        player = city(rempart.new("fantasy_defense", seed=seed, faction=faction))
        data = TABLES.data.cards
        assert [data[TABLES.cards[card]].power is None for card in player.start] == [False]
        assert [data[TABLES.cards[card]].power is None for card in player.ready] == [True, True]
        assert player.used == []


# The starting unit


@pytest.mark.rule("FD-START-02")
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("faction", ["humans", "elves"])
def test_the_starting_unit_is_deployed_from_its_place_in_any_turn(faction: str, turn: int):
    table = Table(faction=faction)
    table.deck()
    table.siege(3, "goblin_runt")
    table.invaders("goblin_slinger")
    match = table.play()
    if turn == 2:
        match.choose(END)
    assert match.state.turn == turn
    [unit] = city(match).start
    assert offered(match, Deploy) == [Deploy(unit, g) for g in range(7)]
    match.choose(Deploy(unit, 5))
    assert told(match, UnitDeployed) == [UnitDeployed(seat=0, card=unit, row=0, gate=5)]
    assert gate(match, 5).defenders == [unit]
    assert (city(match).start, city(match).hand) == ([], [])
    match.choose(Move(unit, 4))
    refused(match, Deploy(unit, 3), "FD-STRATEGY-02")


# Spells


@pytest.mark.rule("FD-START-03")
@pytest.mark.parametrize("before", range(4))
def test_a_spell_may_be_cast_at_any_moment_of_the_strategy(before: int):
    table = Table()
    footman, knight = table.hand("footman", "knight")
    table.siege(3, "goblin_runt")
    table.siege(4, "ogre")
    storm = table.spell("psychic_storm")
    match = table.play()
    for option in (Deploy(footman, 3), Move(footman, 2), Deploy(knight, 6))[:before]:
        match.choose(option)
    match.choose(Cast(storm))
    match.choose(Strike(0, 4))
    assert besieging(match) == ["", "", "", "goblin_runt", "", "", ""]
    assert ask(match) == "Strategy"


def at_infiltrate() -> Match:
    """Somebody infiltrates."""
    table = Table()
    table.hand("footman", "knight")
    table.invaders("goblin_sneak")
    return table.play("invasion")


def at_hand_limit() -> Match:
    """The Strategy phase was ended with 3 cards in hand."""
    table = Table()
    table.hand("footman", "knight", "paladin")
    table.siege(3, "goblin_runt")
    match = table.play()
    match.choose(END)
    return match


def at_battle() -> Match:
    """Two gates are to be resolved."""
    table = Table()
    table.siege(3, "goblin_runt")
    table.siege(4, "goblin_slinger")
    return table.play("battle")


def at_casualty() -> Match:
    """One of two defenders must fall."""
    table = Table()
    table.unit(3, "footman", "knight")
    table.siege(3, "goblin_runt")
    return table.play("battle")


@pytest.mark.rule("FD-START-03")
@pytest.mark.parametrize(
    ("moment", "step", "rule"),
    [
        (at_infiltrate, "Infiltrate", "FD-ICON-INFILTRATE-01"),
        (at_hand_limit, "HandLimit", "FD-STRATEGY-12"),
        (at_battle, "Battle", "FD-BATTLE-01"),
        (at_casualty, "Casualty", "FD-BATTLE-07"),
    ],
)
def test_a_spell_is_not_cast_at_other_times(moment: Any, step: str, rule: str):
    match = moment()
    assert ask(match) == step
    assert len(city(match).ready) == 2
    for spell in list(city(match).ready):
        refused(match, Cast(spell), rule)


@pytest.mark.rule("FD-START-03")
@pytest.mark.parametrize("kind", ["blazing_spirit", "archmage", "footman"])
def test_only_spells_of_ones_own_are_cast(kind: str):
    table = Table()
    table.unit(3, "knight")
    table.siege(3, "goblin_runt")
    refused(table.play(), Cast(table.spell(kind)), "FD-START-03")


@pytest.mark.rule("FD-START-04")
def test_a_spell_is_used_up_by_casting_it():
    table = Table()
    table.siege(3, "ogre")
    table.siege(4, "goblin_runt")
    storm, shield = table.spell("psychic_storm"), table.spell("city_shield")
    match = table.play()
    match.choose(Cast(storm))
    assert told(match, SpellCast) == [SpellCast(seat=0, card=storm, rule="FD-START-04")]
    match.choose(Strike(0, 3))
    assert (city(match).ready, city(match).used) == ([shield], [storm])
    [seen] = match.view(None)["table"]["players"]
    assert (seen["ready"], seen["used"]) == ([shield], [storm])
    assert offered(match, Cast) == [Cast(shield)]
    refused(match, Cast(storm), "FD-START-04")

    match.choose(END)
    while ask(match) != "Strategy":
        match.choose(asked(match).options[0])
    assert match.state.turn == 2
    refused(match, Cast(storm), "FD-START-04")


@pytest.mark.rule("FD-START-04")
def test_a_used_spell_that_an_effect_makes_ready_is_cast_again():
    table = Table()
    [adept] = table.hand("adept")
    table.siege(3, "ogre")
    table.siege(4, "goblin_runt")
    storm = table.spell("psychic_storm")
    match = table.play()
    match.choose(Cast(storm))
    match.choose(Strike(0, 3))
    match.choose(Deploy(adept, 0))
    match.choose(Renew(storm))
    match.choose(Cast(storm))
    match.choose(Strike(0, 4))
    assert besieging(match) == [""] * 7
    refused(match, Cast(storm), "FD-START-04")


@pytest.mark.rule("FD-START-05")
@pytest.mark.parametrize("used", [False, True])
def test_infiltrate_and_hand_limit_leave_spells_alone(used: bool):
    for moment, rule in (
        (at_infiltrate, "FD-ICON-INFILTRATE-02"),
        (at_hand_limit, "FD-STRATEGY-12"),
    ):
        match = moment()
        player = city(match)
        spells = list(player.ready)
        if used:
            player.ready, player.used = [], spells
        for spell in spells:
            assert spell not in player.hand
            refused(match, Discard(spell), rule)
        match.choose(asked(match).options[0])
        assert (player.used if used else player.ready) == spells


@pytest.mark.rule("FD-START-05")
def test_an_infiltrator_finds_nothing_but_spells():
    table = Table()
    table.invaders("goblin_sneak", "ogre")
    match = table.play("invasion")
    assert ask(match) == "Strategy"
    assert len(city(match).ready) == 2
    assert city(match).discard == []


@pytest.mark.rule("FD-START-05")
def test_a_spell_that_was_cast_is_not_discarded():
    table = Table(faction="elves")
    [druid] = table.hand("druid")
    [scout] = table.unit(3, "scout")
    [guardian] = table.discard("guardian")
    call = table.spell("spirit_call")
    match = table.play()
    match.choose(Cast(call))
    refused(match, Recall(table.spell("blazing_spirit")), "FD-ICON-CALL-01")
    match.choose(Recall(scout))
    assert city(match).hand == [druid, scout]
    assert city(match).discard == [guardian]
    match.choose(Deploy(druid, 0))
    refused(match, Revive(call), "FD-ICON-REBIRTH-01")


@pytest.mark.rule("FD-START-05")
def test_a_spell_is_not_given_away():
    table = Table(players=2)
    table.hand("footman")
    table.siege(3, "ogre")
    match = table.play()
    for spell in list(city(match).ready):
        refused(match, Give(spell), "FD-COOP-14")


# The starting unit, fallen or taken back


def fallen(last: str = "orc_grunt") -> tuple[Match, int, list[int]]:
    """Turn 2: the Ranger Lord fell in turn 1. A Druid and 2 Guardians are in hand, the deck is
    empty, and `last` comes in turn 3."""
    table = Table(faction="elves")
    table.hand("druid", "guardian")
    [ranger] = table.unit(3, "ranger_lord")
    table.deck("guardian")
    table.siege(3, "stone_giant")
    table.invaders("goblin_runt", "goblin_slinger", "goblin_spearman", last)
    match = table.play()
    match.choose(END)
    return match, ranger, list(city(match).hand)


def drawn_again(last: str = "orc_grunt") -> tuple[Match, int, list[int]]:
    """Turn 3: Rebirth and Reinforcement brought the Ranger Lord into the hand."""
    match, ranger, (druid, *guardians) = fallen(last)
    match.choose(Deploy(druid, 1))
    match.choose(Revive(ranger))
    match.choose(END)
    while ask(match) == "Battle":
        match.choose(asked(match).options[0])
    assert match.state.turn == 3
    return match, ranger, guardians


@pytest.mark.rule("FD-START-06")
def test_a_starting_unit_that_falls_goes_to_the_discard_pile():
    table = Table(faction="elves")
    ranger, scout = table.unit(3, "ranger_lord", "scout")
    table.siege(3, "stone_giant")
    match = table.play("battle")
    match.choose(Lose(ranger))
    assert told(match, UnitLost) == [UnitLost(card=ranger, row=0, gate=3)]
    assert city(match).discard == [ranger]
    assert city(match).start == []
    assert gate(match, 3).defenders == [scout]


@pytest.mark.rule("FD-START-06", "FD-START-07")
def test_another_unit_that_falls_does_not_make_the_starting_unit_ordinary():
    table = Table(faction="elves")
    ranger, scout = table.unit(3, "ranger_lord", "scout")
    table.siege(3, "stone_giant")
    match = table.play("battle")
    match.choose(Lose(scout))
    assert city(match).discard == [scout]
    assert not city(match).ordinary
    assert gate(match, 3).defenders == [ranger]


@pytest.mark.rule("FD-START-06")
def test_a_fallen_starting_unit_can_be_reborn_and_drawn():
    match, ranger, (druid, *_) = fallen()
    refused(match, Deploy(ranger, 0), "FD-STRATEGY-02")
    match.choose(Deploy(druid, 1))
    assert Revive(ranger) in asked(match).options
    match.choose(Revive(ranger))
    assert city(match).deck == [ranger]
    match, ranger, guardians = drawn_again()
    assert city(match).hand == [*guardians, ranger]
    assert city(match).start == []


@pytest.mark.rule("FD-START-06")
def test_a_starting_unit_drawn_again_counts_for_the_hand_limit():
    match, ranger, guardians = drawn_again()
    assert len(guardians) == 2
    match.choose(END)
    assert ask(match) == "HandLimit"
    match.choose(Discard(ranger))
    assert city(match).hand == guardians
    assert ranger in city(match).discard


@pytest.mark.rule("FD-START-06")
def test_a_starting_unit_drawn_again_can_be_lost_to_infiltrate():
    match, ranger, guardians = drawn_again("goblin_sneak")
    assert ask(match) == "Infiltrate"
    match.choose(Discard(ranger))
    assert city(match).hand == guardians
    assert ranger in city(match).discard


@pytest.mark.rule("FD-START-06")
def test_spirit_call_returns_a_starting_unit_drawn_again_to_the_hand():
    match, ranger, guardians = drawn_again()
    match.choose(Deploy(ranger, 2))
    match.choose(Cast(TABLES.cards.index("spirit_call")))
    match.choose(Recall(ranger))
    assert city(match).hand == [*guardians, ranger]
    assert city(match).start == []


def taken_back() -> tuple[Match, int, list[int]]:
    """The Ranger Lord, never discarded, was taken back; 2 Guardians are in hand. In turn 2 the
    Goblin Sneak comes."""
    table = Table(faction="elves")
    guardians = table.hand("guardian", "guardian")
    [ranger] = table.unit(3, "ranger_lord")
    table.deck()
    table.siege(3, "goblin_runt")
    table.invaders("goblin_sneak")
    match = table.play()
    match.choose(Cast(table.spell("spirit_call")))
    match.choose(Recall(ranger))
    return match, ranger, guardians


@pytest.mark.rule("FD-START-07")
def test_a_starting_unit_taken_back_returns_to_its_place_and_may_be_deployed_at_once():
    match, ranger, guardians = taken_back()
    assert (city(match).start, city(match).hand) == ([ranger], guardians)
    assert gate(match, 3).defenders == []
    match.choose(Deploy(ranger, 5))
    assert gate(match, 5).defenders == [ranger]


@pytest.mark.rule("FD-START-07")
def test_a_starting_unit_taken_back_is_outside_the_hand_limit_and_safe_from_infiltrate():
    match, ranger, guardians = taken_back()
    match.choose(END)
    assert (match.state.turn, ask(match)) == (2, "Infiltrate")
    assert city(match).hand == guardians
    assert asked(match).options == [Discard(card) for card in guardians]
    refused(match, Discard(ranger), "FD-ICON-INFILTRATE-02")
    match.choose(Discard(guardians[0]))
    assert city(match).start == [ranger]
