"""Annex, elves: Fairy Lights to Spirit Call, and what "current power" means."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.fantasy_defense.events import (
    BattleLost,
    BattleWon,
    CardFetched,
    CardRevived,
    CardsDrawn,
    GatePlundered,
    InvaderDiscarded,
    InvaderHalved,
    MoraleLost,
    UnitLost,
    UnitMoved,
    UnitRecalled,
)
from rempart.games.fantasy_defense.options import (
    Carry,
    Cast,
    Decline,
    Deploy,
    Done,
    EndStrategy,
    Fetch,
    Fight,
    Lose,
    Move,
    Recall,
    Renew,
    Revive,
    Ring,
    Sally,
    Scorch,
    Shoot,
    Stay,
    Strike,
)
from rempart.kernel.hidden import event_for
from tests.asked import asked
from tests.games.fantasy_defense.table import (
    Table,
    ask,
    besieging,
    end_strategy,
    gate,
    reckoned,
    refused,
    told,
)


def elves(**more: Any) -> Table:
    """A solo table of elves."""
    return Table(faction="elves", **more)


# Fairy Lights


@pytest.mark.rule("FD-ICON-FAIRY-01")
@pytest.mark.parametrize(
    ("invader", "power", "rounded"),
    [("dark_assassin", 17, 10), ("wolf_rider", 9, 0), ("night_prowler", 20, 20)],
)
def test_fairy_lights_round_the_invader_down_to_a_multiple_of_10(
    invader: str, power: int, rounded: int
):
    table = elves()
    table.siege(2, invader)
    table.siege(3, "ogre")  # 18
    table.unit(2, "ranger_lord")  # 8, and 2 for the Pixie
    [pixie] = table.hand("pixie")
    match = table.play()
    assert reckoned(match, 2)["power"] == power
    match.choose(Deploy(pixie, 2))

    assert reckoned(match, 2)["power"] == rounded
    assert reckoned(match, 3)["power"] == 18  # only at its own gate
    end_strategy(match)
    match.choose(Fight(0, 2))
    [battle] = told(match, BattleLost if rounded > 10 else BattleWon)
    assert (battle.defence, battle.power) == (10, rounded)


@pytest.mark.rule("FD-ICON-FAIRY-02")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_more_fairy_lights_round_no_further(count: int):
    table = elves()
    table.siege(2, "stone_giant")  # 25
    pixies = table.hand(*["pixie"] * count)
    match = table.play()
    for pixie in pixies:
        match.choose(Deploy(pixie, 2))

    assert reckoned(match, 2)["power"] == 20


@pytest.mark.rule("FD-ICON-FAIRY-03")
def test_the_rounding_ends_when_the_last_fairy_lights_move_away():
    table = elves()
    table.siege(2, "dark_assassin")  # 17
    table.siege(3, "ogre")  # 18
    one, two = table.unit(2, "pixie", "pixie")
    match = table.play()
    match.choose(Move(one, 1))
    assert reckoned(match, 2)["power"] == 10

    match.choose(Move(two, 3))
    assert reckoned(match, 2)["power"] == 17
    assert reckoned(match, 3)["power"] == 10


@pytest.mark.rule("FD-ICON-FAIRY-03")
def test_the_rounding_ends_when_fairy_lights_are_taken_back():
    table = elves()
    table.siege(2, "dark_assassin")
    [pixie] = table.unit(2, "pixie")
    match = table.play()
    assert reckoned(match, 2)["power"] == 10
    match.choose(Cast(table.spell("spirit_call")))
    match.choose(Recall(pixie))

    assert reckoned(match, 2)["power"] == 17


@pytest.mark.rule("FD-ICON-FAIRY-03")
@pytest.mark.parametrize(("falls", "power"), [("pixie", 25), ("guardian", 20)])
def test_the_rounding_ends_when_fairy_lights_fall(falls: str, power: int):
    table = elves()
    table.siege(2, "stone_giant")
    units = dict(zip(["pixie", "guardian"], table.unit(2, "pixie", "guardian"), strict=True))
    match = table.play("battle")
    [battle] = told(match, BattleLost)
    assert battle.power == 20
    match.choose(Lose(units[falls]))

    assert reckoned(match, 2)["power"] == power


# Sound the Alarm


@pytest.mark.rule("FD-ICON-ALARM-E-01")
def test_the_alarm_draws_one_card_from_ones_own_deck():
    table = elves()
    [sentinel] = table.hand("sentinel")
    top, below = table.deck("scout", "pixie")
    match = table.play()
    match.choose(Deploy(sentinel, 4))
    assert asked(match).options == [Ring(), Decline()]
    match.choose(Ring())

    player = match.state.players[0]
    assert (player.hand, player.deck) == ([top], [below])
    [event] = told(match, CardsDrawn)
    assert (event.seat, event.cards, event.rule) == (0, (top,), "FD-ICON-ALARM-E-01")


@pytest.mark.rule("FD-ICON-ALARM-E-01")
def test_the_alarm_is_silent_with_an_empty_deck():
    table = elves()
    table.deck()
    [sentinel] = table.hand("sentinel")
    match = table.play()
    match.choose(Deploy(sentinel, 4))

    assert ask(match) == "Strategy"
    assert match.state.players[0].hand == []


# Rebirth


@pytest.mark.rule("FD-ICON-REBIRTH-01")
def test_rebirth_puts_one_discarded_card_under_the_deck():
    table = elves()
    [druid] = table.hand("druid")
    treant, scout = table.discard("treant", "scout")
    deck = list(table.players[0].deck)
    match = table.play()
    match.choose(Deploy(druid, 0))
    assert asked(match).options == [Revive(treant), Revive(scout), Decline()]
    refused(match, Revive(druid), "FD-ICON-REBIRTH-01")
    match.choose(Revive(scout))

    player = match.state.players[0]
    assert player.deck == [scout, *deck]  # bottom first
    assert player.discard == [treant]
    assert player.hand == []
    [event] = told(match, CardRevived)
    assert (event.seat, event.card, event.rule) == (0, scout, "FD-ICON-REBIRTH-01")
    assert ask(match) == "Strategy"


@pytest.mark.rule("FD-ICON-REBIRTH-01")
def test_a_card_reborn_into_an_empty_deck_is_drawn_next():
    table = elves()
    table.deck()
    [druid] = table.hand("druid")
    [treant] = (card for card in table.players[0].discard if card == table.spell("treant"))
    match = table.play()
    match.choose(Deploy(druid, 0))
    match.choose(Revive(treant))
    end_strategy(match)

    assert [event.cards for event in told(match, CardsDrawn)] == [(treant,)]


@pytest.mark.rule("FD-ICON-REBIRTH-01")
def test_rebirth_needs_a_discarded_card_of_ones_own():
    table = Table(players=2, faction="elves")
    [druid] = table.hand("druid")
    table.discard("footman", seat=1)
    match = table.play()
    match.choose(Deploy(druid, 0))

    assert ask(match) == "Strategy"
    assert len(match.state.players[1].discard) == 1


# Shifting Winds


@pytest.mark.rule("FD-ICON-WINDS-01")
def test_shifting_winds_bring_one_unit_of_ones_own_from_any_gate():
    table = Table(players=2, faction="elves")
    [here] = table.unit(2, "guardian")
    near, other = table.unit(1, "scout", "scout")
    [far] = table.unit(5, "treant")
    [partner] = table.unit(3, "footman", seat=1)
    [rider] = table.hand("wind_rider")
    match = table.play()
    match.choose(Deploy(rider, 2))
    assert asked(match).options == [Carry(near), Carry(other), Carry(far), Decline()]
    for card in (here, rider, partner):
        refused(match, Carry(card), "FD-ICON-WINDS-01")
    match.choose(Carry(far))

    assert ask(match) == "Strategy"  # only one
    assert gate(match, 2).defenders == [here, rider, far]
    assert gate(match, 1).defenders == [near, other]
    assert gate(match, 5).defenders == []
    [event] = told(match, UnitMoved)
    assert (event.card, event.source, event.gate) == (far, 5, 2)
    assert event.rule == "FD-ICON-WINDS-01"
    match.choose(Move(far, 3))  # it still has its normal move


@pytest.mark.rule("FD-ICON-WINDS-01")
def test_shifting_winds_need_a_unit_elsewhere():
    table = elves()
    table.unit(2, "guardian")
    [rider] = table.hand("wind_rider")
    match = table.play()
    match.choose(Deploy(rider, 2))

    assert ask(match) == "Strategy"


# Headshot


@pytest.mark.rule("FD-ICON-HEADSHOT-01")
def test_headshot_discards_the_invader_at_its_gate():
    table = elves()
    prowler = table.siege(2, "night_prowler")  # 20
    table.siege(3, "goblin_runt")
    [marksman] = table.hand("marksman")
    match = table.play()
    match.choose(Deploy(marksman, 2))
    assert asked(match).options == [Shoot(), Decline()]
    match.choose(Shoot())

    assert match.state.invader_discard == [prowler]
    assert besieging(match) == ["", "", "", "goblin_runt", "", "", ""]
    assert gate(match, 2).defenders == [marksman]
    [event] = told(match, InvaderDiscarded)
    assert (event.invader, event.rule) == (prowler, "FD-ICON-HEADSHOT-01")


@pytest.mark.rule("FD-ICON-HEADSHOT-01")
@pytest.mark.parametrize("g", [2, 4])
def test_headshot_cannot_hit_a_stronger_invader_or_an_empty_gate(g: int):
    table = elves()
    table.siege(2, "cave_troll")  # 21
    table.siege(3, "goblin_runt")
    [marksman] = table.hand("marksman")
    match = table.play()
    match.choose(Deploy(marksman, g))

    assert ask(match) == "Strategy"
    refused(match, Shoot(), "FD-STRATEGY-01")
    assert besieging(match) == ["", "", "cave_troll", "goblin_runt", "", "", ""]


# Foresight


@pytest.mark.rule("FD-ICON-FORESIGHT-01")
def test_foresight_takes_any_card_of_the_deck_and_shuffles_it():
    table = elves()
    [seer] = table.hand("seer")
    [lost] = table.discard("guardian")
    pixie, scout, treant = table.deck("pixie", "scout", "treant")
    table.s.chance.forced = [[pixie, treant]]
    match = table.play()
    match.choose(Deploy(seer, 0))
    assert set(asked(match).options) == {Fetch(pixie), Fetch(scout), Fetch(treant), Decline()}
    for card in (lost, seer):
        refused(match, Fetch(card), "FD-ICON-FORESIGHT-01")
    match.choose(Fetch(scout))

    player = match.state.players[0]
    assert player.hand == [scout]
    assert player.deck == [pixie, treant]  # the forced order; it was [treant, pixie]
    assert match.state.chance.forced == []
    assert ask(match) == "Strategy"


@pytest.mark.rule("FD-ICON-FORESIGHT-01")
def test_the_card_taken_by_foresight_need_not_be_shown():
    table = elves()
    [seer] = table.hand("seer")
    match = table.play()
    match.choose(Deploy(seer, 0))
    scout = table.spell("scout")
    match.choose(Fetch(scout))

    [event] = told(match, CardFetched)
    assert event.rule == "FD-ICON-FORESIGHT-01"
    assert event_for(event, 0).card == scout
    assert event_for(event, None).card == -1
    assert match.view(None)["table"]["players"][0]["shown"] == []


@pytest.mark.rule("FD-ICON-FORESIGHT-01")
def test_foresight_is_blind_with_an_empty_deck():
    table = elves()
    table.deck()
    [seer] = table.hand("seer")
    match = table.play()
    match.choose(Deploy(seer, 0))

    assert ask(match) == "Strategy"


# Skirmish


@pytest.mark.rule("FD-ICON-SKIRMISH-01", "FD-ICON-SKIRMISH-04")
def test_a_skirmisher_goes_on_to_fight_at_the_next_gate():
    table = elves()
    table.siege(2, "goblin_spearman")  # 8
    table.siege(3, "orc_axeman")  # 12
    scout, dancer = table.unit(2, "scout", "blade_dancer")  # 5 + 5
    [guardian] = table.unit(3, "guardian")  # 7
    match = table.play("battle")
    match.choose(Fight(0, 2))
    assert [battle.defence for battle in told(match, BattleWon)] == [10]
    match.choose(Lose(dancer))

    assert ask(match) == "Skirmish"
    assert asked(match).options == [Sally(scout, 1), Sally(scout, 3), Stay()]
    match.choose(Sally(scout, 3))
    [move] = told(match, UnitMoved)
    assert (move.source, move.gate, move.rule) == (2, 3, "FD-ICON-SKIRMISH-01")
    # The only gate left is resolved at once: 7 + 5 against 12.
    [battle] = told(match, BattleWon)
    assert (battle.gate, battle.defence) == (3, 12)
    assert asked(match).options == [Lose(guardian), Lose(scout)]
    match.choose(Lose(scout))
    assert match.state.players[0].discard == [dancer, scout]
    assert gate(match, 3).defenders == [guardian]


@pytest.mark.rule("FD-ICON-SKIRMISH-01")
def test_skirmish_is_once_per_turn():
    table = elves()
    table.siege(2, "goblin_runt")
    table.siege(3, "goblin_slinger")
    table.siege(6, "ogre")
    scout, guardian = table.unit(2, "scout", "guardian")
    [other, third] = table.unit(3, "blade_dancer", "scout")
    match = table.play("battle")
    match.choose(Fight(0, 2))
    match.choose(Lose(guardian))
    match.choose(Sally(scout, 3))
    match.choose(Fight(0, 3))
    match.choose(Lose(other))

    assert asked(match).options == [Sally(third, 2), Sally(third, 4), Stay()]
    refused(match, Sally(scout, 4), "FD-ICON-SKIRMISH-01")
    match.choose(Stay())
    assert match.state.turn == 2
    assert match.state.skirmished == []


@pytest.mark.rule("FD-ICON-SKIRMISH-01")
def test_only_skirmishers_of_that_battle_may_go_on_and_only_next_door():
    table = elves()
    table.siege(2, "red_dragon")  # the battle is lost, which does not matter
    scout, lord, guardian, dancer = table.unit(
        2, "scout", "ranger_lord", "guardian", "blade_dancer"
    )
    [idle] = table.unit(4, "scout")
    match = table.play("battle")
    match.choose(Lose(dancer))

    allowed = [Sally(scout, 1), Sally(scout, 3), Sally(lord, 1), Sally(lord, 3), Stay()]
    assert asked(match).options == allowed
    refused(match, Sally(guardian, 1), "FD-ICON-SKIRMISH-01")  # no such icon
    refused(match, Sally(idle, 3), "FD-ICON-SKIRMISH-01")  # did not fight
    refused(match, Sally(dancer, 3), "FD-ICON-SKIRMISH-01")  # did not survive
    refused(match, Sally(scout, 4), "FD-STRATEGY-08")  # not adjacent
    match.choose(Sally(lord, 1))
    assert asked(match).options == [Sally(scout, 1), Sally(scout, 3), Stay()]
    match.choose(Stay())
    assert gate(match, 2).defenders == [scout, guardian]
    assert gate(match, 1).defenders == [lord]


@pytest.mark.rule("FD-ICON-SKIRMISH-01")
@pytest.mark.parametrize(("end", "inward"), [(0, 1), (6, 5)])
def test_there_is_no_way_past_the_end_of_the_wall(end: int, inward: int):
    table = elves()
    table.siege(end, "goblin_runt")
    scout, guardian = table.unit(end, "scout", "guardian")
    match = table.play("battle")
    match.choose(Lose(guardian))

    assert asked(match).options == [Sally(scout, inward), Stay()]
    refused(match, Sally(scout, -1 if end == 0 else 7), "FD-STRATEGY-03")


@pytest.mark.rule("FD-ICON-SKIRMISH-01")
def test_a_skirmisher_that_falls_does_not_go_on():
    table = elves()
    table.siege(2, "goblin_runt")
    table.unit(2, "scout")
    match = table.play("battle")

    assert match.state.turn == 2
    assert len(told(match, UnitLost)) == 1


@pytest.mark.rule("FD-ICON-SKIRMISH-02")
def test_a_unit_that_has_moved_may_still_skirmish():
    table = elves()
    table.siege(2, "goblin_runt")
    scout, guardian = table.unit(1, "scout", "guardian")
    match = table.play()
    match.choose(Move(scout, 2))
    match.choose(Move(guardian, 2))
    end_strategy(match)
    match.choose(Lose(guardian))
    match.choose(Sally(scout, 3))

    assert gate(match, 3).defenders == [scout]


@pytest.mark.rule("FD-ICON-SKIRMISH-03")
def test_a_resolved_gate_is_not_fought_again_for_a_skirmisher():
    table = elves()
    table.siege(2, "goblin_runt")
    table.siege(3, "goblin_slinger")  # loot 2, undefended
    table.siege(5, "ogre")
    table.siege(6, "orc_grunt")
    scout, guardian = table.unit(2, "scout", "guardian")
    match = table.play("battle")
    match.choose(Fight(0, 3))
    assert match.state.morale == 18
    match.choose(Fight(0, 2))
    match.choose(Lose(guardian))
    match.choose(Sally(scout, 3))

    assert asked(match).options == [Fight(0, 5), Fight(0, 6)]
    refused(match, Fight(0, 3), "FD-BATTLE-01")
    match.choose(Fight(0, 5))
    assert match.state.turn == 2
    assert [event.gate for event in told(match, GatePlundered)] == [5, 6]
    assert gate(match, 3).defenders == [scout]
    assert "goblin_slinger" in besieging(match)


# Nature's Longing


@pytest.mark.rule("FD-ICON-NATURE-01")
@pytest.mark.parametrize("invader", ["goblin_runt", "stone_giant"])
def test_natures_longing_makes_its_unit_the_casualty(invader: str):
    table = elves()
    table.siege(2, invader)
    guardian, treant, dancer = table.unit(2, "guardian", "treant", "blade_dancer")
    match = table.play("battle")

    assert [event.card for event in told(match, UnitLost)] == [treant]
    assert gate(match, 2).defenders == [guardian, dancer]
    assert match.state.players[0].discard == [treant]


@pytest.mark.rule("FD-ICON-NATURE-01")
def test_among_several_with_natures_longing_one_is_chosen():
    table = elves()
    table.siege(2, "goblin_runt")
    one, guardian, two = table.unit(2, "treant", "guardian", "treant")
    match = table.play("battle")

    assert asked(match).options == [Lose(one), Lose(two)]
    refused(match, Lose(guardian), "FD-ICON-NATURE-01")
    match.choose(Lose(two))
    assert gate(match, 2).defenders == [one, guardian]


@pytest.mark.rule("FD-ICON-NATURE-01")
def test_natures_longing_means_nothing_at_other_gates():
    table = elves()
    table.siege(2, "goblin_runt")
    units = table.unit(2, "guardian", "blade_dancer")
    [treant] = table.unit(3, "treant")
    match = table.play("battle")

    assert asked(match).options == [Lose(card) for card in units]
    match.choose(Lose(units[0]))
    assert gate(match, 3).defenders == [treant]


# Blazing Spirit


@pytest.mark.rule("FD-ICON-BLAZE-01")
def test_blazing_spirit_halves_one_invader_for_this_turn():
    table = elves()
    ogre = table.siege(2, "war_ogre")  # 23
    table.siege(3, "cave_troll")  # 21
    table.invaders("goblin_runt")
    match = table.play()
    match.choose(Cast(table.spell("blazing_spirit")))
    assert asked(match).options == [Scorch(0, 2), Scorch(0, 3)]
    refused(match, Scorch(0, 5), "FD-ICON-BLAZE-01")  # not besieged
    match.choose(Scorch(0, 2))

    [event] = told(match, InvaderHalved)
    assert (event.invader, event.gate, event.power) == (ogre, 2, 12)
    assert event.rule == "FD-ICON-BLAZE-01"
    assert reckoned(match, 2)["power"] == 12
    assert reckoned(match, 3)["power"] == 21
    end_strategy(match)
    match.choose(Fight(0, 2))
    assert match.state.turn == 2
    assert reckoned(match, 2)["power"] == 23


@pytest.mark.rule("FD-ICON-BLAZE-01")
def test_the_halved_power_decides_the_battle():
    table = elves()
    table.siege(2, "war_ogre")
    table.unit(2, "guardian", "blade_dancer")  # 12
    match = table.play()
    match.choose(Cast(table.spell("blazing_spirit")))
    match.choose(Scorch(0, 2))
    end_strategy(match)

    [battle] = told(match, BattleWon)
    assert (battle.defence, battle.power) == (12, 12)


@pytest.mark.rule("FD-ICON-BLAZE-02")
@pytest.mark.parametrize(("power", "halved"), [(23, 12), (38, 19)])
@pytest.mark.parametrize("lights_first", [True, False])
def test_halving_comes_before_rounding(power: int, halved: int, lights_first: bool):
    table = elves(data={"invaders.war_ogre.power": power})
    table.siege(2, "war_ogre")
    [pixie] = table.hand("pixie")
    match = table.play()
    if lights_first:
        match.choose(Deploy(pixie, 2))
    match.choose(Cast(table.spell("blazing_spirit")))
    match.choose(Scorch(0, 2))
    if not lights_first:
        assert reckoned(match, 2)["power"] == halved
        match.choose(Deploy(pixie, 2))

    assert reckoned(match, 2)["power"] == 10


@pytest.mark.rule("FD-ICON-BLAZE-03")
@pytest.mark.parametrize(
    ("power", "once", "twice", "lit"), [(23, 12, 6, 0), (25, 13, 7, 0), (38, 19, 10, 10)]
)
def test_blazing_spirit_cast_again_halves_again(power: int, once: int, twice: int, lit: int):
    table = Table(players=2, faction="elves", data={"invaders.war_ogre.power": power})
    table.siege(2, "war_ogre")
    [pixie] = table.hand("pixie")
    [adept] = table.hand("adept", seat=1)
    blaze = table.spell("blazing_spirit")
    match = table.play()
    match.choose(Cast(blaze))
    match.choose(Scorch(0, 2))
    assert reckoned(match, 2)["power"] == once
    match.choose(EndStrategy())
    match.choose(Deploy(adept, 0))
    match.choose(Renew(blaze))
    match.choose(EndStrategy())
    match.choose(Cast(blaze))
    match.choose(Scorch(0, 2))

    assert reckoned(match, 2)["power"] == twice
    match.choose(Deploy(pixie, 2))
    assert reckoned(match, 2)["power"] == lit


# Spirit Call


@pytest.mark.rule("FD-ICON-CALL-01")
def test_spirit_call_takes_back_two_units():
    table = elves()
    scout, pixie = table.unit(1, "scout", "pixie")
    [treant] = table.unit(5, "treant")
    match = table.play()
    match.choose(Cast(table.spell("spirit_call")))
    assert asked(match).options == [Recall(scout), Recall(pixie), Recall(treant)]
    refused(match, Recall(table.spell("guardian")), "FD-ICON-CALL-01")
    refused(match, Done(), "FD-ICON-CALL-01")
    match.choose(Recall(treant))
    [event] = told(match, UnitRecalled)
    assert (event.card, event.gate, event.rule) == (treant, 5, "FD-ICON-CALL-01")
    assert asked(match).options == [Recall(scout), Recall(pixie), Done()]
    match.choose(Recall(scout))

    assert ask(match) == "Strategy"  # two are enough
    player = match.state.players[0]
    assert player.hand == [treant, scout]
    assert player.discard == []
    assert gate(match, 1).defenders == [pixie]
    assert gate(match, 5).defenders == []


@pytest.mark.rule("FD-ICON-CALL-01")
def test_spirit_call_may_take_back_only_one():
    table = elves()
    scout, pixie = table.unit(1, "scout", "pixie")
    match = table.play()
    match.choose(Cast(table.spell("spirit_call")))
    match.choose(Recall(scout))
    match.choose(Done())

    assert ask(match) == "Strategy"
    assert match.state.players[0].hand == [scout]
    assert gate(match, 1).defenders == [pixie]


@pytest.mark.rule("FD-ICON-CALL-01")
def test_spirit_call_needs_a_deployed_unit():
    table = elves()
    table.hand("scout")
    refused(table.play(), Cast(table.spell("spirit_call")), "FD-ICON-CALL-01")


@pytest.mark.rule("FD-ICON-CALL-01")
def test_a_unit_taken_back_may_be_deployed_again_with_its_effect():
    table = elves()
    [sentinel] = table.hand("sentinel")
    first, second = table.deck("scout", "pixie")
    match = table.play()
    match.choose(Deploy(sentinel, 0))
    match.choose(Ring())
    match.choose(Cast(table.spell("spirit_call")))
    match.choose(Recall(sentinel))
    match.choose(Deploy(sentinel, 6))
    assert ask(match) == "SoundTheAlarm"
    match.choose(Ring())

    assert match.state.players[0].hand == [first, second]
    assert gate(match, 6).defenders == [sentinel]


# Current power


@pytest.mark.rule("FD-ICON-POWER-01")
@pytest.mark.parametrize("lights", [True, False])
def test_headshot_looks_at_the_power_rounded_by_fairy_lights(lights: bool):
    table = elves(data={"invaders.war_ogre.power": 24})
    table.siege(2, "war_ogre")
    table.unit(2 if lights else 3, "pixie")
    [marksman] = table.hand("marksman")
    match = table.play()
    match.choose(Deploy(marksman, 2))

    assert ask(match) == ("Headshot" if lights else "Strategy")
    if lights:
        match.choose(Shoot())
        assert besieging(match) == [""] * 7


@pytest.mark.rule("FD-ICON-POWER-01")
def test_headshot_looks_at_the_power_halved_by_blazing_spirit():
    table = elves()
    table.siege(2, "stone_giant")  # 25
    [marksman] = table.hand("marksman")
    match = table.play()
    match.choose(Cast(table.spell("blazing_spirit")))
    match.choose(Scorch(0, 2))
    match.choose(Deploy(marksman, 2))
    match.choose(Shoot())

    assert besieging(match) == [""] * 7


@pytest.mark.rule("FD-ICON-POWER-01")
@pytest.mark.parametrize("weakened", ["", "lights", "blaze"])
def test_psychic_storm_looks_at_the_current_power(weakened: str):
    table = Table(players=2, faction="elves")
    table.siege(2, "stone_giant")  # 25
    [pixie] = table.hand("pixie")
    storm = table.spell("psychic_storm")
    match = table.play()
    if weakened == "lights":
        match.choose(Deploy(pixie, 2))
    if weakened == "blaze":
        match.choose(Cast(table.spell("blazing_spirit")))
        match.choose(Scorch(0, 2))
    match.choose(EndStrategy())

    if weakened:
        match.choose(Cast(storm))
        assert asked(match).options == [Strike(0, 2)]
    else:
        refused(match, Cast(storm), "FD-ICON-STORM-01")


@pytest.mark.rule("FD-ICON-BLAZE-01")
def test_a_halved_invader_plunders_as_much_as_ever():
    table = elves()
    table.siege(2, "war_ogre")  # loot 5
    match = table.play()
    match.choose(Cast(table.spell("blazing_spirit")))
    match.choose(Scorch(0, 2))
    end_strategy(match)

    assert [event.amount for event in told(match, MoraleLost)] == [5]
