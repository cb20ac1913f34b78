"""Annex, humans: Group Attack to City Shield."""

from __future__ import annotations

import pytest

from rempart.games.fantasy_defense.events import (
    BattleLost,
    BattleWon,
    CardsDrawn,
    GateShielded,
    InvaderDiscarded,
    InvaderPlaced,
    InvaderSentBack,
    MoraleLost,
    SpellRenewed,
    UnitLost,
    UnitMoved,
)
from rempart.games.fantasy_defense.options import (
    Cast,
    Decline,
    Deploy,
    Done,
    Fight,
    Lift,
    Move,
    Renew,
    Ring,
    SendBack,
    Shield,
    Strike,
)
from tests.asked import asked
from tests.games.fantasy_defense.table import (
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


def use_up(table: Table, *spells: str, seat: int = 0) -> list[int]:
    """Turn spells face down; gives their numbers."""
    player = table.players[seat]
    cards = [table.spell(spell) for spell in spells]
    for card in cards:
        player.ready.remove(card)
        player.used.append(card)
    return cards


# Group Attack


@pytest.mark.rule("FD-ICON-GROUP-01", "FD-ICON-GROUP-02")
@pytest.mark.parametrize(("count", "power"), [(1, 3), (2, 12), (3, 27), (4, 48)])
def test_militia_are_each_worth_three_times_their_number(count: int, power: int):
    table = Table(data={"invaders.ogre.power": power})
    militia = table.hand(*["militia"] * count)
    table.siege(2, "ogre")
    match = table.play()
    for card in militia:
        match.choose(Deploy(card, 2))

    assert reckoned(match, 2)["defence"] == power
    end_strategy(match)
    assert [battle.defence for battle in told(match, BattleWon)] == [power]


@pytest.mark.rule("FD-ICON-GROUP-01")
def test_group_attack_counts_only_group_attackers_at_the_same_gate():
    table = Table()
    first, _, third = table.unit(2, "militia", "militia", "militia")
    table.unit(2, "footman", "veteran")  # 5, and 2 + 0
    match = table.play()
    assert reckoned(match, 2)["defence"] == 3 * 9 + 5 + 2

    match.choose(Move(first, 1))
    assert reckoned(match, 2)["defence"] == 2 * 6 + 5 + 2
    assert reckoned(match, 1)["defence"] == 3

    match.choose(Move(third, 1))
    assert reckoned(match, 2)["defence"] == 3 + 5 + 2
    assert reckoned(match, 1)["defence"] == 12


# Arcane Renewal


@pytest.mark.rule("FD-ICON-RENEW-01")
def test_arcane_renewal_makes_one_used_spell_ready():
    table = Table()
    storm, shield = use_up(table, "psychic_storm", "city_shield")
    table.siege(1, "orc_grunt")
    [adept] = table.hand("adept")
    match = table.play()
    refused(match, Cast(shield), "FD-START-04")
    match.choose(Deploy(adept, 0))

    assert asked(match).options == [Renew(storm), Renew(shield), Decline()]
    match.choose(Renew(shield))

    player = match.state.players[0]
    assert (player.ready, player.used) == ([shield], [storm])
    [event] = told(match, SpellRenewed)
    assert (event.seat, event.card, event.rule) == (0, shield, "FD-ICON-RENEW-01")
    assert ask(match) == "Strategy"
    match.choose(Cast(shield))
    match.choose(Shield(0, 1))
    assert gate(match, 1).shielded


@pytest.mark.rule("FD-ICON-RENEW-01")
def test_arcane_renewal_needs_a_used_spell():
    table = Table()
    [storm] = use_up(table, "psychic_storm")
    adept, footman, other = table.hand("adept", "footman", "adept")
    match = table.play()
    match.choose(Deploy(adept, 0))
    for card in (table.spell("city_shield"), footman):
        refused(match, Renew(card), "FD-ICON-RENEW-01")
    match.choose(Renew(storm))

    match.choose(Deploy(other, 0))
    assert ask(match) == "Strategy"  # nothing to renew: not even asked


@pytest.mark.rule("FD-ICON-RENEW-02")
def test_arcane_renewal_serves_either_player_but_never_renews_spirit_call():
    table = Table(players=2)
    [storm] = use_up(table, "psychic_storm")
    blaze, call = use_up(table, "blazing_spirit", "spirit_call", seat=1)
    [adept] = table.hand("adept")
    match = table.play()
    match.choose(Deploy(adept, 0))

    assert asked(match).options == [Renew(storm), Renew(blaze), Decline()]
    refused(match, Renew(call), "FD-ICON-RENEW-02")
    match.choose(Renew(blaze))

    humans, elves = match.state.players
    assert (elves.ready, elves.used) == ([blaze], [call])
    assert (humans.ready, humans.used) == ([table.spell("city_shield")], [storm])
    [event] = told(match, SpellRenewed)
    assert (event.seat, event.card) == (1, blaze)


@pytest.mark.rule("FD-ICON-RENEW-02")
def test_arcane_renewal_is_idle_when_only_spirit_call_was_used():
    table = Table(players=2)
    [call] = use_up(table, "spirit_call", seat=1)
    [adept] = table.hand("adept")
    match = table.play()
    match.choose(Deploy(adept, 0))

    assert ask(match) == "Strategy"
    assert match.state.players[1].used == [call]


# Sound the Alarm


@pytest.mark.rule("FD-ICON-ALARM-H-01")
def test_the_alarm_draws_one_card_from_ones_own_deck():
    table = Table(players=2)
    [crier] = table.hand("town_crier")
    top, below = table.deck("knight", "paladin")
    match = table.play()
    humans, elves = match.state.players
    others = list(elves.deck)
    match.choose(Deploy(crier, 4))
    assert asked(match).options == [Ring(), Decline()]
    match.choose(Ring())

    assert (humans.hand, humans.deck) == ([top], [below])
    assert (elves.hand, elves.deck) == ([], others)
    [event] = told(match, CardsDrawn)
    assert (event.seat, event.cards, event.rule) == (0, (top,), "FD-ICON-ALARM-H-01")


@pytest.mark.rule("FD-ICON-ALARM-H-01")
def test_the_alarm_is_silent_with_an_empty_deck():
    table = Table()
    table.deck()
    [crier] = table.hand("town_crier")
    match = table.play()
    match.choose(Deploy(crier, 4))

    assert ask(match) == "Strategy"
    assert match.state.players[0].hand == []


# Never Surrender


@pytest.mark.rule("FD-ICON-NEVER-01")
def test_never_surrender_counts_besieging_invaders_at_the_moment_of_battle():
    table = Table()
    for g, name in enumerate(["orc_pillager", "goblin_runt", "ogre", "orc_shaman"]):
        table.siege(g, name)
    table.unit(0, "veteran")
    table.unit(1, "footman")  # 5 against 5
    match = table.play("battle")
    assert reckoned(match, 0)["defence"] == 6

    match.choose(Fight(0, 2))  # not beaten: it still counts
    assert reckoned(match, 0)["defence"] == 6
    match.choose(Fight(0, 1))  # beaten
    assert reckoned(match, 0)["defence"] == 5
    match.choose(Fight(0, 0))
    assert told(match, BattleLost)[0].defence == 5


@pytest.mark.rule("FD-ICON-NEVER-01")
def test_never_surrender_counts_the_invader_at_its_own_gate():
    table = Table(data={"invaders.ogre.power": 3})
    table.siege(5, "ogre")
    table.unit(5, "veteran")
    match = table.play("battle")

    [battle] = told(match, BattleWon)
    assert (battle.defence, battle.power) == (3, 3)


@pytest.mark.rule("FD-ICON-NEVER-02")
def test_never_surrender_counts_only_ones_own_row_and_a_shared_boss_once():
    table = Table(players=2)
    table.siege(2, "ancient_dragon")  # also gate 3 of the other row
    table.siege(0, "goblin_runt")
    for g, name in enumerate(["ogre", "orc_shaman", "war_ogre"]):
        table.siege(g, name, seat=1)
    table.unit(0, "veteran")
    table.unit(5, "veteran", seat=1)
    match = table.play()

    assert reckoned(match, 0)["defence"] == 2 + 2
    assert reckoned(match, 5, seat=1)["defence"] == 2 + 4


# Airlift


@pytest.mark.rule("FD-ICON-AIRLIFT-01")
def test_airlift_brings_any_number_of_units_of_one_other_gate():
    table = Table()
    here = table.unit(3, "knight")
    one, two, three = table.unit(0, "footman", "footman", "footman")
    [far] = table.unit(5, "paladin")
    [griffin] = table.hand("griffin_rider")
    match = table.play()
    match.choose(Deploy(griffin, 3))
    assert asked(match).options == [Lift(one), Lift(two), Lift(three), Lift(far), Decline()]
    refused(match, Lift(here[0]), "FD-ICON-AIRLIFT-01")

    match.choose(Lift(three))
    [event] = told(match, UnitMoved)
    assert (event.card, event.source, event.gate) == (three, 0, 3)
    assert event.rule == "FD-ICON-AIRLIFT-01"
    assert asked(match).options == [Lift(one), Lift(two), Done()]
    refused(match, Lift(far), "FD-ICON-AIRLIFT-01")  # from one gate only
    match.choose(Lift(one))
    match.choose(Done())

    assert ask(match) == "Strategy"
    assert gate(match, 0).defenders == [two]
    assert gate(match, 3).defenders == [*here, griffin, three, one]
    assert gate(match, 5).defenders == [far]


@pytest.mark.rule("FD-ICON-AIRLIFT-01")
def test_airlift_is_over_when_the_other_gate_is_empty():
    table = Table()
    one, two = table.unit(0, "footman", "footman")
    [far] = table.unit(5, "paladin")
    [griffin] = table.hand("griffin_rider")
    match = table.play()
    match.choose(Deploy(griffin, 3))
    match.choose(Lift(one))
    match.choose(Lift(two))

    assert ask(match) == "Strategy"
    assert gate(match, 0).defenders == []
    assert gate(match, 5).defenders == [far]


@pytest.mark.rule("FD-ICON-AIRLIFT-01")
def test_airlift_brings_only_ones_own_units():
    table = Table(players=2)
    [partner] = table.unit(0, "treant", seat=1)
    [mine] = table.unit(0, "footman")
    [griffin] = table.hand("griffin_rider")
    match = table.play()
    match.choose(Deploy(griffin, 3))

    assert asked(match).options == [Lift(mine), Decline()]
    refused(match, Lift(partner), "FD-ICON-AIRLIFT-01")


@pytest.mark.rule("FD-ICON-AIRLIFT-02")
def test_airlift_goes_any_distance_and_is_no_normal_move():
    table = Table()
    [rested] = table.unit(0, "footman")
    [griffin] = table.hand("griffin_rider")
    match = table.play()
    match.choose(Deploy(griffin, 6))
    match.choose(Lift(rested))

    assert gate(match, 6).defenders == [griffin, rested]
    assert match.state.moved == []
    match.choose(Move(rested, 5))
    assert gate(match, 5).defenders == [rested]


@pytest.mark.rule("FD-ICON-AIRLIFT-02")
def test_a_unit_that_has_moved_can_still_be_airlifted():
    table = Table()
    [tired] = table.unit(1, "knight")
    [griffin] = table.hand("griffin_rider")
    match = table.play()
    match.choose(Move(tired, 0))
    match.choose(Deploy(griffin, 6))
    match.choose(Lift(tired))

    assert gate(match, 6).defenders == [griffin, tired]
    refused(match, Move(tired, 5), "FD-STRATEGY-09")


# You Shall Not Pass


@pytest.mark.rule("FD-ICON-YSNP-01")
def test_you_shall_not_pass_puts_the_invader_back_on_top_of_the_deck():
    table = Table()
    ogre = table.siege(2, "ogre")
    grunt = table.siege(4, "orc_grunt")
    deck = list(table.invader_deck)
    archmage = table.spell("archmage")
    match = table.play()
    match.choose(Deploy(archmage, 2))
    assert asked(match).options == [SendBack(), Decline()]
    match.choose(SendBack())

    assert match.state.invader_deck == [*deck, ogre]
    assert match.state.invader_discard == []
    assert besieging(match) == ["", "", "", "", "orc_grunt", "", ""]
    assert gate(match, 2).defenders == [archmage]
    assert gate(match, 4).invader == grunt
    [event] = told(match, InvaderSentBack)
    assert (event.invader, event.gate, event.rule) == (ogre, 2, "FD-ICON-YSNP-01")


@pytest.mark.rule("FD-ICON-YSNP-01")
@pytest.mark.parametrize("g", [2, 3])
def test_you_shall_not_pass_works_only_at_its_own_gate(g: int):
    table = Table()
    table.siege(2, "ogre")
    match = table.play()
    match.choose(Deploy(table.spell("archmage"), g))

    assert ask(match) == ("YouShallNotPass" if g == 2 else "Strategy")


@pytest.mark.rule("FD-ICON-YSNP-02")
@pytest.mark.parametrize(("players", "count"), [(1, 3), (2, 5)])
def test_an_invader_sent_back_is_the_first_of_the_next_invasion(players: int, count: int):
    table = Table(players=players)
    runt = table.siege(2, "goblin_runt")
    others = table.invaders("orc_grunt", "wolf_rider", "orc_raider", "ogre", "orc_shaman")
    match = table.play()
    match.choose(Deploy(table.spell("archmage"), 2))
    match.choose(SendBack())
    end_strategy(match)

    placed = [event.invader for event in told(match, InvaderPlaced)]
    assert placed == [runt, *others[: count - 1]]
    assert match.state.invader_deck == others[: count - 2 : -1]


# Psychic Storm


@pytest.mark.rule("FD-ICON-STORM-01")
def test_psychic_storm_discards_an_invader_of_power_22_or_less():
    table = Table(data={"invaders.cave_troll.power": 22})
    troll = table.siege(1, "cave_troll")
    table.siege(2, "war_ogre")  # 23
    table.siege(3, "goblin_runt")
    storm = table.spell("psychic_storm")
    match = table.play()
    match.choose(Cast(storm))
    assert asked(match).options == [Strike(0, 1), Strike(0, 3)]
    refused(match, Strike(0, 2), "FD-ICON-STORM-01")  # too strong
    refused(match, Strike(0, 5), "FD-ICON-STORM-01")  # no invader
    match.choose(Strike(0, 1))

    assert match.state.invader_discard == [troll]
    assert besieging(match) == ["", "", "war_ogre", "goblin_runt", "", "", ""]
    assert match.state.morale == 20
    assert match.state.players[0].used == [storm]
    [event] = told(match, InvaderDiscarded)
    assert (event.invader, event.rule) == (troll, "FD-ICON-STORM-01")


@pytest.mark.rule("FD-ICON-STORM-01")
def test_psychic_storm_cannot_be_cast_at_stronger_invaders_alone():
    table = Table()
    table.siege(2, "war_ogre")
    refused(table.play(), Cast(table.spell("psychic_storm")), "FD-ICON-STORM-01")


# City Shield


@pytest.mark.rule("FD-ICON-SHIELD-01")
def test_a_shielded_gate_has_no_battle_this_turn():
    table = Table()
    table.siege(1, "orc_pillager")
    table.siege(2, "ogre")  # loot 4, undefended
    table.siege(3, "goblin_slinger")  # loot 2, undefended
    [footman] = table.unit(1, "footman")
    match = table.play()
    match.choose(Cast(table.spell("city_shield")))
    refused(match, Shield(0, 5), "FD-ICON-SHIELD-01")
    match.choose(Shield(0, 1))
    [event] = told(match, GateShielded)
    assert (event.row, event.gate, event.rule) == (0, 1, "FD-ICON-SHIELD-01")
    end_strategy(match)

    assert asked(match).options == [Fight(0, 2), Fight(0, 3)]
    refused(match, Fight(0, 1), "FD-ICON-SHIELD-01")
    match.choose(Fight(0, 2))

    assert told(match, BattleLost) == told(match, UnitLost) == []
    assert [event.amount for event in told(match, MoraleLost)] == [4, 2]
    assert match.state.turn == 2
    assert TABLES.invaders[gate(match, 1).invader] == "orc_pillager"
    assert gate(match, 1).defenders == [footman]


@pytest.mark.rule("FD-ICON-SHIELD-01")
@pytest.mark.parametrize("defended", [True, False])
def test_the_shield_is_gone_next_turn(defended: bool):
    table = Table()
    table.siege(1, "orc_pillager")  # 15, loot 4
    table.invaders()
    table.deck()
    if defended:
        table.unit(1, "footman")
    match = table.play()
    match.choose(Cast(table.spell("city_shield")))
    match.choose(Shield(0, 1))
    end_strategy(match)
    assert (match.state.turn, match.state.morale) == (2, 20)

    end_strategy(match)
    assert (match.state.turn, match.state.morale) == (3, 18 if defended else 16)
