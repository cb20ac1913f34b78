"""Which positions there can be."""

from __future__ import annotations

import rempart
from tests.games.impossible import Fields, moment, said

GAME = rempart.game("kingdom_rush")
FOR_TWO = moment("kingdom_rush", choices=20, player="random", players=2, scenario="1")
LAYOUT = GAME.tables().layouts[1, 2]
PATH = list(LAYOUT.board.path)


def horde(s: Fields, **fields: object) -> Fields:
    """A horde from the top of a pile, on a free space of the path."""
    card = next(pile for pile in s["piles"] if pile and pile[-1] < 116).pop()
    free = next(space for space in PATH if all(one["space"] != space for one in s["hordes"]))
    found = {"card": card, "space": free, **fields}
    s["hordes"].append(found)
    return found


def test_nothing_is_wrong_with_a_moment_of_a_match():
    assert said(FOR_TWO, lambda s: None) == {}


def test_a_horde_may_come_from_a_pile():
    assert said(FOR_TWO, horde, tidy=True) == {}


def test_numbers_have_bounds():
    def change(s: Fields):
        s.update(hearts=10, gold=13, crystals=-1)
        s["players"][0].update(life=40, skulls=9)

    assert said(FOR_TWO, change).keys() == {
        "hearts",
        "gold",
        "crystals",
        "players.0.life",
        "players.0.skulls",
    }


def test_the_settings_stay():
    assert "scenario" in said(FOR_TWO, lambda s: s.update(scenario=2))
    assert "players" in said(FOR_TWO, lambda s: s["players"].pop())


def test_every_card_lies_in_one_place():
    def lose(s: Fields):
        next(pile for pile in s["piles"] if pile).pop()

    def double(s: Fields):
        s["players"][0]["hand"].append(s["supply"][0])

    assert any("there must be" in words for words in said(FOR_TWO, lose).values())
    (words,) = said(FOR_TWO, double).values()
    assert "lies in 2 places" in words


def test_hordes_stand_on_the_path_one_on_a_space():
    def beside(s: Fields):
        horde(s, space=next(space for space in LAYOUT.board.spaces if space not in PATH))

    def together(s: Fields):
        first = horde(s)
        horde(s, space=first["space"])

    (words,) = said(FOR_TWO, beside, tidy=True).values()
    assert "is not on the path" in words
    assert any("another horde" in words for words in said(FOR_TWO, together, tidy=True).values())


def test_towers_stand_on_sites():
    def change(s: Fields):
        tower = {"card": s["supply"].pop(), "space": PATH[0], "facing": 0, "seat": 0}
        s["built"].append(tower)

    (words,) = said(FOR_TWO, change).values()
    assert "is no site" in words


def test_there_is_room_for_few_towers_on_a_site():
    def change(s: Fields):
        s["built"] = [
            {"card": card, "space": next(iter(LAYOUT.sites)), "facing": 0, "seat": 0}
            for card in (s["supply"].pop() for _ in range(4))
        ]

    assert any("no room" in words for words in said(FOR_TWO, change).values())


def test_heroes_are_different_and_on_the_map():
    def change(s: Fields):
        s["players"][1]["hero"] = s["players"][0]["hero"]
        s["players"][0]["space"] = 175
        s["players"][0].update(abilities=1, flipped=2)

    found = said(FOR_TWO, change)
    assert found.keys() >= {"players.1.hero", "players.0.space", "players.0.flipped"}


def test_tiles_lie_on_free_cells_of_the_grid():
    tile = {"supply": 0, "shape": 0, "cells": 1, "damage": 0}

    def twice(s: Fields):
        horde(s, tiles=[tile, dict(tile)])

    def outside(s: Fields):
        horde(s, tiles=[{**tile, "shape": 4}])

    assert any("covered already" in words for words in said(FOR_TWO, twice, tidy=True).values())
    assert any(
        "not lie on the grid" in words for words in said(FOR_TWO, outside, tidy=True).values()
    )


def test_no_more_lies_on_hordes_than_there_is():
    def tiles(s: Fields):
        one = {"supply": 8, "shape": 4, "cells": 1, "damage": 0}
        horde(s, tiles=[dict(one) for _ in range(30)])

    def soldiers(s: Fields):
        horde(s, soldiers=[{"cell": 1, "damage": 0} for _ in range(30)])

    assert "too many tiles" in said(FOR_TWO, tiles, tidy=True)["hordes"]
    assert "too many soldiers" in said(FOR_TWO, soldiers, tidy=True)["hordes"]


def test_totems_run_out():
    def change(s: Fields):
        for _ in range(3):
            horde(s, totem=True)

    assert "too many totems" in said(FOR_TWO, change, tidy=True)["hordes"]


def test_rift_cards_are_no_hordes():
    assert any("is no horde" in w for w in said(FOR_TWO, lambda s: horde(s, card=200)).values())


def test_a_generated_map_is_named_in_its_position():
    endless = moment("kingdom_rush", choices=10, players=1, scenario="endless")
    assert endless.settings["map"]
    assert said(endless, lambda s: None) == {}


def test_only_the_prologue_keeps_a_checkpoint():
    assert "checkpoint" in said(FOR_TWO, lambda s: s.update(checkpoint="AAAA"))
