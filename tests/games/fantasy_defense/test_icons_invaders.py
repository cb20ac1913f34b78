"""Annex, invaders: Infiltrate and the Aura of Authority."""

from __future__ import annotations

import pytest

from rempart.games.fantasy_defense.events import (
    BattleLost,
    CardDiscarded,
    CardFetched,
    CardRevived,
    CardsDrawn,
    InvaderPlaced,
    SpellRenewed,
    UnitMoved,
)
from rempart.games.fantasy_defense.options import (
    Carry,
    Cast,
    Deploy,
    Discard,
    Fetch,
    Lift,
    Lose,
    Recall,
    Renew,
    Revive,
    Ring,
    Sally,
    Scorch,
    SendBack,
    Shield,
    Shoot,
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

WEAK_BOSS = {"invaders.orc_overlord.power": 15}
"""A boss that only its Aura keeps from Storm and Headshot."""
BOSS_GATE = 3


# Infiltrate


@pytest.mark.rule("FD-ICON-INFILTRATE-01")
def test_infiltrate_costs_one_chosen_card_before_the_next_invader_is_drawn():
    table = Table()
    footman, knight, paladin = table.hand("footman", "knight", "paladin")
    table.invaders("goblin_sneak", "orc_grunt", "orc_raider", "ogre")
    match = table.play("invasion")
    player = match.state.players[0]

    assert ask(match) == "Infiltrate"
    assert asked(match).actors == (0,)
    assert asked(match).options == [Discard(footman), Discard(knight), Discard(paladin)]
    assert [name for name in besieging(match) if name] == ["goblin_sneak"]

    match.choose(Discard(knight))

    assert player.hand == [footman, paladin]
    assert player.discard == [knight]
    [event] = told(match, CardDiscarded)
    assert (event.seat, event.card, event.rule) == (0, knight, "FD-ICON-INFILTRATE-01")
    assert ask(match) == "Strategy"  # the other two have no such icon


@pytest.mark.rule("FD-ICON-INFILTRATE-02")
def test_infiltrate_does_nothing_to_an_empty_hand():
    table = Table()
    [paladin] = table.unit(1, "paladin")
    table.invaders("goblin_sneak", "orc_grunt")
    match = table.play("invasion")
    player = match.state.players[0]

    assert ask(match) == "Strategy"
    assert told(match, CardDiscarded) == []
    assert player.discard == []
    assert gate(match, 1).defenders == [paladin]
    assert len(player.start) == 1
    assert len(player.ready) == 2


@pytest.mark.rule("FD-ICON-INFILTRATE-02")
@pytest.mark.parametrize("kind", ["paladin", "archmage", "psychic_storm", "city_shield"])
def test_infiltrate_takes_nothing_but_hand_cards(kind: str):
    table = Table()
    table.hand("footman", "knight")
    table.unit(1, "paladin")
    table.invaders("goblin_sneak", "orc_grunt")
    match = table.play("invasion")

    refused(match, Discard(TABLES.cards.index(kind)), "FD-ICON-INFILTRATE-02")


@pytest.mark.rule("FD-ICON-INFILTRATE-03")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("draw", [1, 2])
def test_in_coop_infiltrate_hits_the_player_whose_gate_is_besieged(first: int, draw: int):
    table = Table(players=2, first=first)
    hands = [table.hand("footman", "knight"), table.hand("scout", "pixie", seat=1)]
    table.invaders(*["goblin_runt"] * (draw - 1), "goblin_sneak", "orc_grunt")
    match = table.play("invasion")
    hit = first if draw == 1 else 1 - first

    assert ask(match) == "Infiltrate"
    assert asked(match).actors == (hit,)
    assert "goblin_sneak" in besieging(match, hit)
    refused(match, Discard(hands[1 - hit][0]), "FD-ICON-INFILTRATE-01", seat=1 - hit)

    match.choose(Discard(hands[hit][0]))

    assert ask(match) == "Strategy"
    assert match.state.players[hit].hand == hands[hit][1:]
    assert match.state.players[1 - hit].hand == hands[1 - hit]


@pytest.mark.rule("FD-ICON-INFILTRATE-03")
def test_a_redirected_infiltrator_hits_the_player_whose_gate_it_takes():
    table = Table(players=2)
    table.hand("footman", "knight")
    table.hand("scout", "pixie", seat=1)
    full = ["goblin_runt", "wolf_rider", "orc_grunt", "orc_pillager", "orc_brute", "ogre"]
    for g, name in enumerate(full):
        table.siege(g, name)
    table.invaders("goblin_sneak", "orc_shaman")
    match = table.play("invasion")

    assert ask(match) == "Infiltrate"
    assert asked(match).actors == (1,)


@pytest.mark.rule("FD-ICON-INFILTRATE-03")
@pytest.mark.parametrize("first", [0, 1])
def test_a_boss_with_infiltrate_costs_both_players_a_card(first: int):
    table = Table(players=2, first=first)
    hands = [table.hand("footman", "knight"), table.hand("scout", "pixie", seat=1)]
    table.invaders("orc_high_king", "orc_grunt")
    match = table.play("invasion")

    for seat in (first, 1 - first):
        assert ask(match) == "Infiltrate"
        assert asked(match).actors == (seat,)
        match.choose(Discard(hands[seat][1]))

    assert ask(match) == "Strategy"
    assert [player.hand for player in match.state.players] == [hands[0][:1], hands[1][:1]]


@pytest.mark.rule("FD-ICON-INFILTRATE-03", "FD-COOP-12")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_discards_first_even_if_the_boss_was_the_other_one_s(first: int):
    """FD-R-20."""
    table = Table(players=2, first=first)
    hands = [table.hand("footman", "knight"), table.hand("scout", "pixie", seat=1)]
    table.invaders("orc_grunt", "orc_high_king")
    match = table.play("invasion")

    for seat in (first, 1 - first):
        assert asked(match).actors == (seat,)
        match.choose(Discard(hands[seat][1]))
    assert ask(match) == "Strategy"


@pytest.mark.rule("FD-ICON-INFILTRATE-03")
def test_a_boss_without_infiltrate_costs_no_card():
    table = Table(players=2)
    table.hand("footman", "knight")
    table.hand("scout", "pixie", seat=1)
    table.invaders("ancient_dragon", "orc_grunt")

    assert ask(table.play("invasion")) == "Strategy"


@pytest.mark.rule("FD-ICON-INFILTRATE-04")
def test_an_infiltrator_sent_back_infiltrates_again():
    table = Table()
    sneak = table.siege(2, "goblin_sneak")
    archmage = table.spell("archmage")
    table.invaders("orc_grunt", "orc_raider", "ogre")
    match = table.play()

    match.choose(Deploy(archmage, 2))
    match.choose(SendBack())
    end_strategy(match)

    assert [event.invader for event in told(match, InvaderPlaced)] == [sneak]
    assert ask(match) == "Infiltrate"
    [chosen, *_] = match.state.players[0].hand
    match.choose(Discard(chosen))
    assert match.state.players[0].discard == [chosen]


# Aura of Authority


@pytest.mark.rule("FD-ICON-AURA-01")
@pytest.mark.parametrize(
    ("faction", "spell", "rule"),
    [
        ("humans", "psychic_storm", "FD-ICON-STORM-01"),
        ("humans", "city_shield", "FD-ICON-SHIELD-01"),
        ("elves", "blazing_spirit", "FD-ICON-BLAZE-01"),
    ],
)
def test_a_spell_cannot_be_wasted_on_a_boss(faction: str, spell: str, rule: str):
    table = Table(faction=faction, data=WEAK_BOSS)
    table.siege(BOSS_GATE, "orc_overlord")
    match = table.play()

    refused(match, Cast(table.spell(spell)), rule)


@pytest.mark.rule("FD-ICON-AURA-01")
@pytest.mark.parametrize(
    ("faction", "spell", "aim"),
    [
        ("humans", "psychic_storm", Strike),
        ("humans", "city_shield", Shield),
        ("elves", "blazing_spirit", Scorch),
    ],
)
def test_spells_aim_at_others_but_not_at_a_boss(faction: str, spell: str, aim: type):
    table = Table(faction=faction, data=WEAK_BOSS)
    table.siege(BOSS_GATE, "orc_overlord")
    table.siege(5, "orc_pillager")  # as strong as the boss here
    match = table.play()
    match.choose(Cast(table.spell(spell)))

    assert asked(match).options == [aim(0, 5)]
    refused(match, aim(0, BOSS_GATE), "FD-ICON-AURA-01")


@pytest.mark.rule("FD-ICON-AURA-01", "FD-ICON-YSNP-01", "FD-ICON-HEADSHOT-01")
@pytest.mark.parametrize(
    ("faction", "unit", "use"),
    [("humans", "archmage", SendBack()), ("elves", "marksman", Shoot())],
)
def test_units_may_join_a_boss_gate_but_cannot_remove_the_boss(faction: str, unit: str, use):
    table = Table(faction=faction, data=WEAK_BOSS)
    boss = table.siege(BOSS_GATE, "orc_overlord")
    [card] = table.hand(unit)
    match = table.play()

    match.choose(Deploy(card, BOSS_GATE))

    assert ask(match) == "Strategy"
    refused(match, use, "FD-STRATEGY-01")
    assert gate(match, BOSS_GATE).invader == boss
    assert gate(match, BOSS_GATE).defenders == [card]


@pytest.mark.rule("FD-ICON-AURA-01")
def test_fairy_lights_do_not_weaken_a_boss():
    table = Table(faction="elves")
    table.siege(BOSS_GATE, "red_dragon")  # 35
    table.unit(BOSS_GATE, "treant", "treant", "ranger_lord")  # 30
    [pixie] = table.hand("pixie")  # 2
    match = table.play()
    match.choose(Deploy(pixie, BOSS_GATE))

    assert reckoned(match, BOSS_GATE)["power"] == 35
    end_strategy(match)
    [battle] = told(match, BattleLost)
    assert (battle.defence, battle.power) == (32, 35)


IMMEDIATE_AT_BOSS = [
    ("humans", "griffin_rider", Lift, UnitMoved, "FD-ICON-AIRLIFT-01"),
    ("humans", "town_crier", Ring, CardsDrawn, "FD-ICON-ALARM-H-01"),
    ("humans", "adept", Renew, SpellRenewed, "FD-ICON-RENEW-01"),
    ("elves", "wind_rider", Carry, UnitMoved, "FD-ICON-WINDS-01"),
    ("elves", "sentinel", Ring, CardsDrawn, "FD-ICON-ALARM-E-01"),
    ("elves", "druid", Revive, CardRevived, "FD-ICON-REBIRTH-01"),
    ("elves", "seer", Fetch, CardFetched, "FD-ICON-FORESIGHT-01"),
]


@pytest.mark.rule("FD-ICON-AURA-02")
@pytest.mark.parametrize(("faction", "unit", "use", "event", "rule"), IMMEDIATE_AT_BOSS)
def test_immediate_effects_on_defenders_work_at_a_boss_gate(
    faction: str, unit: str, use: type, event: type, rule: str
):
    table = Table(faction=faction)
    boss = table.siege(BOSS_GATE, "orc_overlord")
    plain = "footman" if faction == "humans" else "blade_dancer"
    table.unit(0, plain)
    table.discard(plain)
    player = table.players[0]
    player.used.append(player.ready.pop(0))
    [card] = table.hand(unit)
    match = table.play()
    match.choose(Deploy(card, BOSS_GATE))

    option = asked(match).options[0]
    assert type(option) is use
    match.choose(option)

    assert [happened.rule for happened in told(match, event)] == [rule]
    assert gate(match, BOSS_GATE).invader == boss


@pytest.mark.rule("FD-ICON-AURA-02", "FD-ICON-AURA-03")
@pytest.mark.parametrize(
    ("units", "power"), [(["militia", "militia"], 12), (["veteran"], 3), (["veteran"] * 2, 6)]
)
def test_powers_with_x_count_at_a_boss_gate(units: list[str], power: int):
    table = Table()
    table.siege(BOSS_GATE, "orc_overlord")
    table.unit(BOSS_GATE, *units)
    match = table.play()

    assert reckoned(match, BOSS_GATE)["defence"] == power
    end_strategy(match)
    assert [battle.defence for battle in told(match, BattleLost)] == [power]


@pytest.mark.rule("FD-ICON-AURA-03")
def test_a_boss_counts_like_any_invader_for_never_surrender_elsewhere():
    table = Table()
    table.siege(BOSS_GATE, "orc_overlord")
    table.siege(0, "goblin_runt")
    table.unit(0, "veteran")

    assert reckoned(table.play(), 0)["defence"] == 2 + 2


@pytest.mark.rule("FD-ICON-AURA-02")
def test_spirit_call_takes_units_back_from_a_boss_gate():
    table = Table(faction="elves")
    table.siege(BOSS_GATE, "orc_overlord")
    [scout, pixie] = table.unit(BOSS_GATE, "scout", "pixie")
    match = table.play()
    match.choose(Cast(table.spell("spirit_call")))
    match.choose(Recall(scout))

    assert match.state.players[0].hand == [scout]
    assert gate(match, BOSS_GATE).defenders == [pixie]


@pytest.mark.rule("FD-ICON-AURA-02")
def test_natures_longing_and_skirmish_work_at_a_boss_gate():
    table = Table(faction="elves")
    table.siege(BOSS_GATE, "orc_overlord")
    scout, *treants = table.unit(BOSS_GATE, "scout", "treant", "treant")
    match = table.play("battle")

    assert asked(match).options == [Lose(treant) for treant in treants]
    refused(match, Lose(scout), "FD-ICON-NATURE-01")
    match.choose(Lose(treants[0]))

    assert ask(match) == "Skirmish"
    match.choose(Sally(scout, BOSS_GATE + 1))
    assert gate(match, BOSS_GATE + 1).defenders == [scout]
    assert gate(match, BOSS_GATE).defenders == treants[1:]
