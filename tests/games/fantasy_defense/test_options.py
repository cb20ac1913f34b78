"""Settings (FD-OPTION)."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.fantasy_defense.events import (
    BattleLost,
    BattleWon,
    GatePlundered,
    MoraleLost,
    UnitLost,
)
from rempart.games.fantasy_defense.options import (
    Cast,
    Deploy,
    EndStrategy,
    Renew,
    Shield,
)
from rempart.kernel import Match
from tests.asked import asked
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


def begun(seed: int, **settings: Any) -> Any:
    """The table before the first turn."""
    return GAME.setup(GAME.read_settings(settings), seed, TABLES)


# shield_on_boss


@pytest.mark.rule("FD-OPTION-01")
@pytest.mark.parametrize("players", [1, 2])
def test_normally_a_boss_gate_cannot_be_shielded(players: int):
    table = Table(players=players)
    table.siege(2, "orc_overlord" if players == 1 else "ancient_dragon")
    table.siege(0, "goblin_runt")
    match = table.play()
    match.choose(Cast(table.spell("city_shield")))

    assert asked(match).options == [Shield(0, 0)]
    refused(match, Shield(0, 2), "FD-ICON-AURA-01")


@pytest.mark.rule("FD-OPTION-01")
def test_a_shielded_boss_gate_has_no_battle_in_a_solo_game():
    table = Table(shield_on_boss=True)
    boss = table.siege(2, "orc_overlord")
    units = table.unit(2, "footman", "knight")
    match = table.play()
    match.choose(Cast(table.spell("city_shield")))
    match.choose(Shield(0, 2))
    end_strategy(match)

    assert (match.state.turn, match.state.morale) == (2, 20)
    assert gate(match, 2).invader == boss
    assert gate(match, 2).defenders == units


def shielded_boss(row: int, mine: list[str], theirs: list[str], first: int = 0) -> Match:
    """The Ancient Dragon (40, loot 8) is at gate 2 of the humans and gate 3 of the elves; the one
    in `row` is shielded, and the Strategy phase is over."""
    table = Table(players=2, first=first, shield_on_boss=True)
    table.siege(2, "ancient_dragon")
    table.unit(2, *mine)
    table.unit(3, *theirs, seat=1)
    match = table.play()
    if first == 1:
        match.choose(EndStrategy())
    match.choose(Cast(table.spell("city_shield")))
    assert asked(match).options == [Shield(0, 2), Shield(1, 3)]
    match.choose(Shield(row, 2 + row))
    while ask(match) == "Strategy" and match.state.turn == 1:
        match.choose(EndStrategy())
    return match


@pytest.mark.rule("FD-OPTION-01")
@pytest.mark.parametrize("first", [0, 1])
def test_in_coop_the_gate_facing_a_shielded_one_loses_alone(first: int):
    match = shielded_boss(0, ["militia"] * 4, ["guardian"], first)  # 48 do not count

    [battle] = told(match, BattleLost)
    assert (battle.row, battle.gate, battle.defence, battle.power) == (1, 3, 7, 40)
    assert [event.amount for event in told(match, MoraleLost)] == [4]
    assert [(event.row, event.gate) for event in told(match, UnitLost)] == [(1, 3)]
    assert match.state.turn == 2
    assert len(gate(match, 2).defenders) == 4
    assert besieging(match)[2] == besieging(match, 1)[3] == "ancient_dragon"


@pytest.mark.rule("FD-OPTION-01")
@pytest.mark.parametrize("first", [0, 1])
def test_in_coop_the_gate_facing_a_shielded_one_wins_alone(first: int):
    match = shielded_boss(1, ["militia"] * 4, ["guardian"], first)

    [battle] = told(match, BattleWon)
    assert (battle.row, battle.gate, battle.defence) == (0, 2, 48)
    assert asked(match).actors == (0,)
    match.choose(asked(match).options[0])
    assert (match.state.turn, match.state.morale) == (2, 20)
    assert len(gate(match, 3, seat=1).defenders) == 1  # no casualty there
    assert besieging(match)[2] == besieging(match, 1)[3] == ""


@pytest.mark.rule("FD-OPTION-01")
@pytest.mark.parametrize("row", [0, 1])
def test_in_coop_an_undefended_shielded_boss_gate_costs_no_morale(row: int):
    match = shielded_boss(row, [], [])

    plundered = [(event.row, event.gate) for event in told(match, GatePlundered)]
    assert plundered == [[(1, 3)], [(0, 2)]][row]
    assert match.state.morale == 20 - 8


@pytest.mark.rule("FD-OPTION-01")
def test_in_coop_both_gates_of_a_boss_can_be_shielded():
    table = Table(players=2, shield_on_boss=True)
    table.siege(2, "ancient_dragon")
    [adept] = table.hand("adept")
    shield = table.spell("city_shield")
    match = table.play()
    match.choose(Cast(shield))
    match.choose(Shield(0, 2))
    match.choose(Deploy(adept, 5))
    match.choose(Renew(shield))
    match.choose(Cast(shield))
    assert asked(match).options == [Shield(1, 3)]
    refused(match, Shield(0, 2), "FD-ICON-SHIELD-01")  # shielded already
    match.choose(Shield(1, 3))
    end_strategy(match)

    assert (match.state.turn, match.state.morale) == (2, 20)


# boss4060


def two_turns_of_the_dragon(defended: bool, **settings: Any) -> tuple[Match, list[int]]:
    """The power of the Ancient Dragon, the second boss of the game, in two turns of battle."""
    table = Table(players=2, **settings)
    king = table.siege(0, "orc_high_king")
    table.siege(2, "ancient_dragon")
    table.s.players[0].row[0].invader = table.s.players[1].row[5].invader = -1
    table.s.invader_discard.append(king)
    table.invaders("goblin_runt")
    if defended:
        table.unit(2, "footman", "footman", "footman")
    for seat in (0, 1):
        table.deck(seat=seat)
    table.s.morale = 100
    match = table.play()
    powers = []
    for turn in (1, 2):
        powers.append(reckoned(match, 2)["power"])
        end_strategy(match)
        while match.state.turn == turn:
            match.choose(asked(match).options[0])
    return match, powers


@pytest.mark.rule("FD-OPTION-02")
@pytest.mark.parametrize("defended", [True, False])
def test_per_battle_the_boss_of_40_60_is_stronger_from_its_second_battle_on(defended: bool):
    match, powers = two_turns_of_the_dragon(defended, boss4060="per_battle")

    assert powers == [40, 60]
    assert reckoned(match, 2)["power"] == 60


@pytest.mark.rule("FD-OPTION-02")
def test_normally_the_power_of_the_boss_goes_by_the_order_of_bosses():
    match, powers = two_turns_of_the_dragon(defended=True)

    assert powers == [60, 60]
    assert reckoned(match, 2)["power"] == 60


@pytest.mark.rule("FD-OPTION-02")
def test_per_battle_the_first_battle_is_fought_against_40():
    table = Table(players=2, boss4060="per_battle")
    table.siege(2, "ancient_dragon")
    table.unit(2, "militia", "militia", "militia", "footman", "knight")  # 27 + 13
    match = table.play("battle")

    [battle] = told(match, BattleWon)
    assert (battle.defence, battle.power) == (40, 40)


@pytest.mark.rule("FD-OPTION-02")
def test_per_battle_changes_no_other_boss():
    table = Table(players=2, boss4060="per_battle")
    table.siege(2, "orc_high_king")
    match = table.play("battle")

    assert match.state.turn == 2
    assert reckoned(match, 2)["power"] == 55


# dragon_last


@pytest.mark.rule("FD-OPTION-03")
@pytest.mark.parametrize(("players", "dragon"), [(1, "red_dragon"), (2, "ancient_dragon")])
@pytest.mark.parametrize("dragon_last", [True, False])
def test_the_dragon_is_the_last_boss_only_with_the_option(
    players: int, dragon: str, dragon_last: bool
):
    tables = [begun(seed, players=players, dragon_last=dragon_last) for seed in SEEDS]
    last = {TABLES.invaders[s.invader_deck[0]] for s in tables}

    assert (last == {dragon}) is dragon_last
    assert dragon in last
    for s in tables:  # the bosses keep their places in the deck
        tiers = [TABLES.tier[invader] for invader in s.invader_deck]
        assert [at for at, tier in enumerate(tiers) if tier == "boss"] == [0, 9 + 2 * (players - 1)]


@pytest.mark.rule("FD-OPTION-03")
@pytest.mark.parametrize("dragon_last", [True, False])
def test_everyone_knows_that_the_dragon_is_last(dragon_last: bool):
    match = Table(players=2, dragon_last=dragon_last).play()
    last = {GAME.redeal(match.state, 0, seed).invader_deck[0] for seed in range(40)}

    assert len(last) == (1 if dragon_last else 2)


# open_hands


@pytest.mark.rule("FD-OPTION-04", "FD-HIDE-03")
@pytest.mark.parametrize("open_hands", [True, False])
def test_open_hands_are_seen_by_both_players(open_hands: bool):
    table = Table(players=2, open_hands=open_hands)
    hands = [table.hand("footman", "knight"), table.hand("scout", seat=1)]
    match = table.play()

    for seat in (0, 1):
        seen = [player["hand"] for player in match.view(seat)["table"]["players"]]
        assert seen[seat] == hands[seat]
        assert seen[1 - seat] == (hands[1 - seat] if open_hands else None)
    spectator = match.view(None)["table"]["players"]
    assert [player["hand"] for player in spectator] == [None, None]


@pytest.mark.rule("FD-OPTION-04")
@pytest.mark.parametrize("open_hands", [True, False])
def test_open_hands_are_not_dealt_again(open_hands: bool):
    table = Table(players=2, open_hands=open_hands)
    table.hand("footman", "knight")
    match = table.play()

    def hands(seat: int | None) -> set[tuple[int, ...]]:
        states = (GAME.redeal(match.state, seat, seed) for seed in range(40))
        return {tuple(s.players[0].hand) for s in states}

    assert len(hands(0)) == 1
    assert (len(hands(1)) == 1) is open_hands
    assert len(hands(None)) > 1


@pytest.mark.rule("FD-OPTION-04")
def test_open_hands_do_not_open_the_partners_options():
    table = Table(players=2, open_hands=True)
    table.hand("footman")
    match = table.play()

    assert match.view(0)["decision"]["options"] != []
    assert match.view(1)["decision"]["options"] == []
