"""Solo set-up (FD-SETUP)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import rempart
from rempart.games.fantasy_defense.events import CardsDrawn, InvaderPlaced, PhaseBegun, TurnBegun
from rempart.kernel.errors import BadSettings
from tests.games.fantasy_defense.table import GAME, TABLES, ask

MANY = range(1000)


@cache
def begun(seed: int, players: int = 1, faction: str = "humans") -> Any:
    """The table before the first turn."""
    return GAME.setup(GAME.read_settings({"players": players, "faction": faction}), seed, TABLES)


def tiers(invaders: list[int]) -> list[str]:
    """Their tiers."""
    return [TABLES.tier[invader] for invader in invaders]


def all_come_everywhere(orders: list[list[int]], cards: list[int]) -> bool:
    """Whether each card is at each place in some order, and each order has all the cards."""
    return all(sorted(order) == sorted(cards) for order in orders) and all(
        set(place) == set(cards) for place in zip(*orders, strict=True)
    )


@pytest.mark.rule("FD-SETUP-01")
def test_solo_goes_without_what_is_marked_for_two():
    s = begun(1)
    assert len(s.invader_deck) == 21
    assert {TABLES.mark[invader] for invader in s.invader_deck} == {None, "1P"}
    kept = [i for i, mark in enumerate(TABLES.mark) if mark != "2P"]
    assert sorted(s.invader_deck) == kept
    gates = [TABLES.data.gates[TABLES.gates[gate.number]] for gate in s.players[0].row]
    assert [gate.mark for gate in gates] == [None] * 7


@pytest.mark.rule("FD-SETUP-02")
def test_the_7_gates_are_shuffled():
    rows = [[gate.number for gate in begun(seed).players[0].row] for seed in MANY]
    assert all_come_everywhere(rows, list(range(7)))


@pytest.mark.rule("FD-SETUP-02")
def test_the_gates_lie_in_one_line_from_left_to_right():
    match = rempart.new("fantasy_defense", seed=1)
    [wall] = [zone for zone in match.scene(0).zones if zone.id == "wall-0"]
    assert wall.kind == "row"
    assert [place.name for place in wall.places] == ["1", "2", "3", "4", "5", "6", "7"]
    assert [place.pick["gate"] for place in wall.places] == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("FD-SETUP-03")
@pytest.mark.parametrize("tier", ["underling", "elite", "boss"])
def test_each_pile_of_invaders_is_shuffled(tier: str):
    pile = [i for i in sorted(begun(0).invader_deck) if TABLES.tier[i] == tier]
    orders = [[i for i in begun(seed).invader_deck if TABLES.tier[i] == tier] for seed in MANY]
    assert all_come_everywhere(orders, pile)


@pytest.mark.rule("FD-SETUP-03")
def test_the_order_of_one_pile_says_nothing_about_another():
    pairs = {(begun(seed).invader_deck[-1], begun(seed).invader_deck[1]) for seed in MANY}
    assert len(pairs) == 11 * 8


@pytest.mark.rule("FD-SETUP-04")
@pytest.mark.parametrize(("players", "elites", "underlings"), [(1, 8, 11), (2, 10, 13)])
def test_the_layers_of_the_invader_deck_from_bottom_to_top(
    players: int, elites: int, underlings: int
):
    layers = ["boss", *["elite"] * elites, "boss", *["underling"] * underlings]
    for seed in range(20):
        assert tiers(begun(seed, players).invader_deck) == layers


@pytest.mark.rule("FD-SETUP-04")
def test_underlings_are_drawn_first():
    match = rempart.new("fantasy_defense", seed=1)
    placed = [event.invader for event in match.events if isinstance(event, InvaderPlaced)]
    assert placed
    assert set(tiers(placed)) == {"underling"}


@pytest.mark.rule("FD-SETUP-05")
@pytest.mark.parametrize("players", [1, 2])
def test_two_bosses_and_either_may_come_first(players: int):
    bosses = {
        tuple(i for i in begun(seed, players).invader_deck if TABLES.boss[i]) for seed in range(50)
    }
    marked = [i for i, mark in enumerate(TABLES.mark) if mark == f"{players}P" and TABLES.boss[i]]
    assert bosses == {tuple(marked), tuple(reversed(marked))}
    assert len(marked) == 2


@pytest.mark.rule("FD-SETUP-06")
def test_morale_starts_at_20():
    assert begun(1).morale == 20
    assert rempart.new("fantasy_defense", seed=1).view(0)["table"]["morale"] == 20


@pytest.mark.rule("FD-SETUP-07")
@pytest.mark.parametrize(("faction", "number"), [("humans", 0), ("elves", 1)])
def test_the_chosen_faction_plays_and_the_other_stays_in_the_box(faction: str, number: int):
    s = begun(1, faction=faction)
    [player] = s.players
    used = [int(what.split()[1]) for what in GAME.census(s) if what.startswith("card ")]
    assert player.faction == number
    assert sorted(used) == [card for card, its in enumerate(TABLES.faction) if its == number]


@pytest.mark.rule("FD-SETUP-07")
def test_there_are_no_other_factions():
    with pytest.raises(BadSettings, match="humans or elves"):
        rempart.new("fantasy_defense", seed=1, faction="orcs")


@pytest.mark.rule("FD-SETUP-08")
@pytest.mark.parametrize(
    ("faction", "unit", "spells"),
    [
        ("humans", "archmage", ["psychic_storm", "city_shield"]),
        ("elves", "ranger_lord", ["blazing_spirit", "spirit_call"]),
    ],
)
def test_the_starting_cards_lie_face_up(faction: str, unit: str, spells: list[str]):
    match = rempart.new("fantasy_defense", seed=1, faction=faction)
    [seen] = match.view(None)["table"]["players"]
    assert [TABLES.cards[card] for card in seen["start"]] == [unit]
    assert [TABLES.cards[card] for card in seen["ready"]] == spells
    assert seen["used"] == []
    [player] = begun(1, faction=faction).players
    roles = {TABLES.role[card] for card in player.hand + player.deck}
    assert roles == {"unit"}


@pytest.mark.rule("FD-SETUP-09")
@pytest.mark.parametrize(("faction", "number"), [("humans", 0), ("elves", 1)])
def test_the_other_34_cards_are_shuffled(faction: str, number: int):
    players = [begun(seed, faction=faction).players[0] for seed in MANY]
    units = [
        card
        for card, role in enumerate(TABLES.role)
        if role == "unit" and TABLES.faction[card] == number
    ]
    assert len(units) == 34
    assert all_come_everywhere([player.deck + player.hand for player in players], units)


@pytest.mark.rule("FD-SETUP-09")
def test_the_deck_is_face_down():
    [seen] = rempart.new("fantasy_defense", seed=1).view(0)["table"]["players"]
    assert seen["deck_size"] == 30
    assert "deck" not in seen
    assert seen["bottom"] == []


@pytest.mark.rule("FD-SETUP-10")
@pytest.mark.parametrize("faction", ["humans", "elves"])
def test_the_opening_hand_is_4_cards_from_the_deck(faction: str):
    [player] = begun(1, faction=faction).players
    assert (len(player.hand), len(player.deck)) == (4, 30)
    assert player.discard == []


@pytest.mark.rule("FD-SETUP-11")
def test_the_first_turn_begins_with_an_invasion():
    for seed in range(20):
        match = rempart.new("fantasy_defense", seed=seed)
        turn, phase, placed = match.events[:3]
        assert turn == TurnBegun(turn=1)
        assert phase == PhaseBegun(phase=0)
        assert isinstance(placed, InvaderPlaced)
        assert not any(isinstance(event, CardsDrawn) for event in match.events)
        if ask(match) == "Infiltrate":
            assert len(match.state.players[0].hand) == 4
