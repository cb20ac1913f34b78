"""Which positions there can be."""

from __future__ import annotations

from rempart.games.dark_tower.ids import SCEPTER
from tests.games.impossible import Fields, moment, said

FOR_TWO = moment("dark_tower", choices=60, players=2, heroes="deal")


def test_nothing_is_wrong_with_a_moment_of_a_match():
    assert said(FOR_TWO, lambda s: None) == {}


def test_numbers_have_bounds():
    def change(s: Fields):
        s.update(potions_known=99)
        s["buildings"][1] = 4
        s["pos"][0] = 4
        s["gear"][0] = -1
        s["pockets"][0] = -1
        s["heroes"][0].update(warriors=-1, spirit=100, spores=50)

    assert said(FOR_TWO, change).keys() == {
        *("potions_known", "buildings.1", "pos.0", "gear.0", "pockets.0"),
        *("heroes.0.warriors", "heroes.0.spirit", "heroes.0.spores"),
    }


def test_numbers_stand_for_something():
    assert said(FOR_TWO, lambda s: s.update(month=9)).keys() == {"month"}


def test_the_settings_stay():
    assert "competitive" in said(FOR_TWO, lambda s: s.update(competitive=True))
    assert "heroes" in said(FOR_TWO, lambda s: s["heroes"].pop())


def test_skulls_on_buildings_come_from_the_supply():
    def change(s: Fields):
        s["buildings"] = [3] * 16

    assert any("skulls" in words for words in said(FOR_TWO, change).values())
    assert said(FOR_TWO, change, tidy=True).keys() == {"supply"}
    fewer = said(FOR_TWO, lambda s: s.update(buildings=[0] * 16), tidy=True)
    assert fewer == {}


def test_every_item_lies_in_one_place():
    def lose(s: Fields):
        s["treasures"].pop()

    def double(s: Fields):
        s["market"].append(s["treasures"][0])

    (words,) = said(FOR_TWO, lose).values()
    assert "is nowhere" in words
    (words,) = said(FOR_TWO, double).values()
    assert "lies in 2 places" in words


def test_gear_before_a_hero_is_no_longer_in_its_stack():
    def change(s: Fields):
        s["heroes"][0]["items"].append(SCEPTER)

    assert said(FOR_TWO, change, tidy=True) == {}


def test_items_before_a_hero_lie_in_order():
    def change(s: Fields):
        s["heroes"][0]["items"] = [s["treasures"].pop(), s["potions"].pop()]

    assert said(FOR_TWO, change).keys() == {"heroes.0.items"}


def test_heroes_and_homes_are_different():
    def change(s: Fields):
        one, other = s["heroes"]
        other.update(hero=one["hero"], home=one["home"])

    assert said(FOR_TWO, change).keys() == {"heroes.1.hero", "heroes.1.home"}


def test_a_hero_is_not_lost_to_corruption():
    def change(s: Fields):
        s["heroes"][0]["corruptions"] = [s["corruptions"].pop() for _ in range(3)]

    assert "too many" in said(FOR_TWO, change, tidy=True)["heroes.0.corruptions"]


def test_lost_virtues_are_not_active():
    def change(s: Fields):
        s["heroes"][0].update(lost=[s["heroes"][0]["active"][0]])

    assert said(FOR_TWO, change).keys() == {"heroes.0.active"}


def test_foes_are_those_of_the_match_and_few():
    def other(s: Fields):
        s["foes"].append({"kind": next(k for k in range(12) if k not in s["kinds"]), "region": 3})

    def many(s: Fields):
        s["foes"] = [{"kind": s["kinds"][0], "region": 3} for _ in range(30)]

    def level(s: Fields):
        s["kinds"][0] = 4
        s["foes"] = []

    assert any("not among the foes" in words for words in said(FOR_TWO, other).values())
    assert any("tokens" in words for words in said(FOR_TWO, many).values())
    assert "another level" in said(FOR_TWO, level)["kinds.0"]
