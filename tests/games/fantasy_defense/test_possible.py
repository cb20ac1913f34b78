"""Which positions there can be."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.fantasy_defense.tables import TABLES
from tests.games.impossible import Fields, moment, said

FOR_TWO = moment("fantasy_defense", players=2)
SPELL = 1
"""Psychic Storm."""


def test_nothing_is_wrong_with_a_moment_of_a_match():
    assert said(FOR_TWO, lambda s: None) == {}


def test_numbers_have_bounds():
    def change(s: Fields):
        s.update(morale=21, turn=-1)
        s["players"][0]["row"][0]["halvings"] = 9

    assert said(FOR_TWO, change) == {
        "morale": "must be a whole number from 1 to 20, not 21",
        "turn": "must be a whole number from 0 to 60, not -1",
        "players.0.row.0.halvings": "must be a whole number from 0 to 4, not 9",
    }


def test_what_follows_from_the_settings_stays():
    def change(s: Fields):
        s["open_hands"] = True
        s["players"][0]["faction"] = 1

    found = said(FOR_TWO, change)
    assert found.keys() == {"open_hands", "players.0.faction"}
    assert "settings" in found["open_hands"]


def test_a_match_for_two_has_two_players_with_all_their_gates():
    assert "players" in said(FOR_TWO, lambda s: s["players"].pop())
    assert "players.0.row" in said(FOR_TWO, lambda s: s["players"][0]["row"].pop())


def test_every_card_lies_in_one_place():
    def lose(s: Fields):
        s["players"][0]["deck"].pop()

    def double(s: Fields):
        s["players"][0]["hand"].append(s["players"][0]["deck"][0])

    (lost,) = said(FOR_TWO, lose).values()
    assert "is nowhere: it must lie somewhere" in lost
    ((path, extra),) = said(FOR_TWO, double).items()
    assert "lies in 2 places" in extra
    assert path.startswith("players.0.")


def test_spells_are_ready_or_used_and_units_are_not():
    def change(s: Fields):
        player = s["players"][0]
        player["hand"].append(player["ready"].pop())
        player["ready"].append(player["deck"].pop())

    found = said(FOR_TWO, change)
    assert len(found) == 2
    assert all("cannot lie in this pile" in words for words in found.values())


def test_spells_defend_no_gate():
    def change(s: Fields):
        player = s["players"][0]
        player["row"][0]["defenders"].append(player["ready"].pop())

    (words,) = said(FOR_TWO, change).values()
    assert "is a spell" in words


def test_an_invader_besieges_one_gate():
    def change(s: Fields):
        free = [gate for gate in s["players"][0]["row"] if gate["invader"] < 0]
        free[0]["invader"] = free[1]["invader"] = s["invader_deck"].pop()

    alone = moment("fantasy_defense", choices=3, players=1)
    (words,) = said(alone, change).values()
    assert "already besieges another gate" in words


@pytest.mark.parametrize("boss", [False, True])
def test_only_a_boss_besieges_a_gate_of_each_player(boss: bool):
    def change(s: Fields):
        deck: list[int] = s["invader_deck"]
        invader = next(one for one in deck if TABLES[""].boss[one] == boss)
        deck.remove(invader)
        for player in s["players"]:
            gate = next(gate for gate in player["row"] if gate["invader"] < 0)
            gate["invader"] = invader

    found = said(FOR_TWO, change, tidy=True)
    assert any("already besieges another gate" in words for words in found.values()) != boss


def test_what_is_known_of_a_pile_is_no_more_than_the_pile():
    def change(s: Fields):
        s["known_top"] = 99
        s["players"][1]["bottom"] = 99

    assert said(FOR_TWO, change).keys() == {"known_top", "players.1.bottom"}
    assert said(FOR_TWO, change, tidy=True) == {}


def test_a_card_moved_by_hand_takes_nothing_along():
    """A card that everybody has seen in a hand goes to the discard pile."""

    def change(s: Fields):
        player: Any = s["players"][0]
        card = player["deck"].pop()
        player["discard"].append(card)
        player["shown"].append(card)

    assert said(FOR_TWO, change, tidy=True) == {}
