"""Which positions there can be."""

from __future__ import annotations

import rempart
from tests.games.impossible import Fields, moment, said

GAME = rempart.game("kravora")
FOR_TWO = moment("kravora", choices=60, players=2)
T = GAME.tables()
PUPPET, WHITE = T.first[0][0], T.first[-1][0]
"""The first Puppet of seat 0, and the first white one."""


def spare(s: Fields, owner: int, kind: int) -> int:
    """A figure that is in its supply."""
    supply = s["white"] if owner < 0 else s["players"][owner]["supply"]
    return T.first[owner][kind] + supply[kind][-1]


def test_nothing_is_wrong_with_a_moment_of_a_match():
    assert said(FOR_TWO, lambda s: None) == {}


def test_numbers_have_bounds():
    def change(s: Fields):
        s["players"][0].update(wall=11, blood=-1, kills=3, kills_total=2)

    assert said(FOR_TWO, change) == {
        "players.0.wall": "must be a whole number from 1 to 10, not 11",
        "players.0.blood": "must be a whole number from 0 to 999, not -1",
        "players.0.kills": "must be a whole number from 0 to 2, not 3",
    }


def test_the_settings_stay():
    assert said(FOR_TWO, lambda s: s.update(max_line=4)).keys() == {"max_line"}
    assert said(FOR_TWO, lambda s: s["players"].pop()).keys() >= {"players"}


def test_a_figure_put_on_a_board_is_no_longer_in_the_supply():
    def change(s: Fields):
        s["players"][0]["enemies"][2].append(spare(s, -1, 5))

    assert any("lies in 2 places" in words for words in said(FOR_TWO, change).values())
    assert said(FOR_TWO, change, tidy=True) == {}


def test_a_figure_stands_in_one_place_only():
    def change(s: Fields):
        unit = spare(s, -1, 5)
        s["players"][0]["enemies"][2].append(unit)
        s["players"][1]["reserve"].append(unit)

    (words,) = said(FOR_TWO, change, tidy=True).values()
    assert "lies in 2 places: it must lie in one" in words


def test_a_fortress_is_defended_by_its_own_and_attacked_by_others():
    def change(s: Fields):
        s["players"][0]["defenders"][5].append(spare(s, -1, 0))
        s["players"][1]["enemies"][1].append(spare(s, 1, 0))

    found = said(FOR_TWO, change, tidy=True)
    assert ["cannot defend" in words for words in found.values()].count(True) == 1
    assert ["cannot attack" in words for words in found.values()].count(True) == 1


def test_lines_are_counted_from_one():
    def change(s: Fields):
        s["players"][0]["enemies"][0].append(spare(s, -1, 5))

    assert said(FOR_TWO, change, tidy=True).keys() == {"players.0.enemies.0"}


def test_a_laboratory_has_places():
    def change(s: Fields):
        s["players"][0]["buildings"] = []
        s["players"][0]["laboratory"] = [spare(s, -1, 5)]

    assert said(FOR_TWO, change, tidy=True).keys() == {"players.0.laboratory"}


def test_buildings_and_markers_stand_there_once():
    def change(s: Fields):
        s["players"][0].update(buildings=[1, 1], frozen=[2, 2])
        s["players"][1]["frozen"] = [1]

    assert said(FOR_TWO, change).keys() == {
        "players.0.buildings.1",
        "players.0.frozen.1",
        "players",
    }


def test_wounded_units_are_alive():
    def change(s: Fields):
        unit = spare(s, -1, 5)
        s["players"][0]["enemies"][2].append(unit)
        s["wounds"][str(unit)] = 99

    (path,) = said(FOR_TWO, change, tidy=True)
    assert path.startswith("wounds.")


def test_two_clans_at_least_are_in_the_game():
    def change(s: Fields):
        s["players"][0]["alive"] = False

    found = said(FOR_TWO, change)
    assert "players" in found
    assert said(FOR_TWO, lambda s: s.update(active=3)).keys() == {"active"}
