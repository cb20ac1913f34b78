"""What is ours says so: values, rules, cards, places, settings; and a page lists it all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

import rempart
from rempart import sources
from rempart.kernel import Game
from rempart.kernel.errors import BadData
from rempart.kernel.sources import HOUSE, SourceIndex
from rempart.table import words

FD, KV, KR, DT = GAMES = [
    rempart.game(id) for id in ("fantasy_defense", "kravora", "kingdom_rush", "dark_tower")
]

TOWERS = {
    20: "number of cards, arrows of the range and tiles",
    21: "number of cards, arrows of the range and tiles",
    22: "number of cards and arrows of the range",
    23: "number of cards and tiles",
    24: "number of cards, arrows of the range and tiles",
    25: "number of cards and tiles",
    26: "number of cards and tiles",
    27: "number of cards, arrows of the range and tiles",
    28: "number of cards, arrows of the range and tiles",
    29: "number of cards, other reading of the card and attacks",
    30: "number of cards and arrows of the range",
    31: "number of cards, arrows of the range and tiles",
    32: "number of cards and tiles",
    33: "number of cards, arrows of the range and tiles",
    34: "number of cards, arrows of the range and tiles",
}
NUMBERS = {
    "FD-COMP-04": "tier, power, loot, arrow, Infiltrate icon and 1P or 2P mark",
    "FD-COMP-05": "power",
    "FD-COMP-06": "bonus",
    **{f"KR-TOWER-{n}": names for n, names in TOWERS.items()},
    "KR-FLOWER-12": "number of flowers and range",
    "KR-FLOWER-13": "number of flowers and what it deals",
    "KR-FLOWER-14": "number of flowers and what it deals",
    "KR-SETUP-11": "gold and crystals",
    "KR-SETUP-17": "abilities of a hero and abilities",
    "KR-DIFF-04": "iron challenge",
    "KR-MOD-20": "arrows of the range and tiles",
    "KV-SETUP-01": "points of the wall",
    "KV-WALL-05": "points of the wall",
}
"""Rules of the rulebook whose numbers are ours, and which numbers these are."""


def rule_info(game: Game, rule: str) -> Any:
    chapters = words.rules_info(game, "en").chapters
    return next(one for chapter in chapters for one in chapter.rules if one.id == rule)


@pytest.mark.parametrize("rule", NUMBERS)
def test_a_rule_whose_number_is_ours_says_so(rule: str):
    game = next(game for game in GAMES if rule in game.rules)
    found = rule_info(game, rule)
    assert found.source == "rulebook"
    assert found.ours == f"Not in the rulebook, so ours: {NUMBERS[rule]}."


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("scenarios.s01.gold", "house"),
        ("scenarios.s01.crystals", "house"),
        ("scenarios.s01.map", "house"),
        ("scenarios.s01.magic", "house"),
        ("scenarios.prologue.gold", "rulebook"),
        ("constants.wall.points", "house"),
        ("constants.wall.upper", "rulebook"),
        ("heroes.saitam.damage", "rulebook"),
        ("modifiers.MF1.tiles", "house"),
        ("adversaries.ashstrider.acts", "house"),
        ("adversaries.ashstrider.attributes", "public"),
        ("regions.broken_lands.dungeon", "house"),
        ("regions.broken_lands.land", "public"),
        ("cards.carrion_ground.ladder", "rulebook"),
        ("cards.carrion_ground.mild_results", "house"),
        ("invaders.ancient_dragon.power", "rulebook"),
        ("invaders.ancient_dragon.loot", "house"),
    ],
)
def test_where_a_value_comes_from(path: str, source: str):
    found = {value.source for game in GAMES for value in game.sources.values if value.path == path}
    assert found == {source}


def test_rules_that_are_ours_say_so():
    assert rule_info(KV, "KV-END-06").ours == "Our rule: the sources do not give it."
    assert rule_info(KV, "KV-END-04").ours.startswith("Our ruling: ")
    assert rule_info(KV, "KV-DICE-08").ours.startswith("Our example: ")
    assert rule_info(FD, "FD-SETUP-10").ours == "", "public"
    assert rule_info(FD, "FD-BATTLE-03").ours == ""


def test_cards_and_places_say_what_is_ours():
    cards = words.rules_info(FD, "en").ours
    assert cards["militia"] == "Not in the rulebook, so ours: number of cards, power and name."
    assert cards["knight"] == "Ours: the sources do not give it."
    assert cards["gates"] == "Not in the rulebook, so ours: bonus."
    assert "psychic_storm" not in cards, "a spell is the rulebook's"
    shop = words.rules_info(KV, "en").ours
    assert shop["buildings"] == "Not in the rulebook, so ours: price and slots taken."
    assert shop["ruses"] == "Not in the rulebook, so ours: price."
    assert "units" not in shop
    assert shop["constants.wall"] == (
        "Not in the rulebook, so ours: points of the wall and more points for the second of two."
    )
    assert "dungeon" in words.rules_info(DT, "en").ours["Broken Lands"]
    assert "map" in words.rules_info(KR, "en").ours["1. Blooming Threats"]
    assert "prix" in words.rules_info(KV, "fr").ours["hut"]


def test_settings_say_what_is_ours():
    options = {info.name: info.ours for info in words.option_infos(KR, KR.text("en"))}
    assert "map" in options["scenario"]
    assert "iron challenge" in options["difficulty"]
    assert options["bench"] == ""
    assert options["necromancer"].startswith("Our ruling")


# The page


def said_in(raw: dict[str, Any], at: str = "") -> Iterator[tuple[str, str]]:
    """Every value as the files have it, with its source: found again, in another way."""
    named = cast("dict[str, str] | None", raw.get("source"))
    for name, value in raw.items():
        tables = [value, *value.values()] if isinstance(value, dict) else []
        if name == "source":
            continue
        if named is None or any(isinstance(one, dict) and "source" in one for one in tables):
            assert isinstance(value, dict), f"{at}.{name} has no source"
            yield from said_in(cast("dict[str, Any]", value), f"{at}.{name}")
        else:
            yield f"{at}.{name}", named.get(name) or named["all"]
    for name in (named or {}).keys() - raw.keys() - {"all"}:
        yield f"{at}.{name}", cast("dict[str, str]", named)[name]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_page_lists_every_value_of_ours_and_nothing_else(game: Game):
    text = game.text("en")
    by_hand = Counter(source for _, source in said_in(game.raw_data))
    parts = {part.source: part for part in sources.page(game, text)}
    assert {source: part.value_count for source, part in parts.items() if part.values} == by_hand
    listed = parts[HOUSE]
    for group in listed.values:
        here = [
            value
            for value in game.sources.values
            if sources.group_name(value.group, text) == group.name
        ]
        mine = [value for value in here if value.source == HOUSE]
        assert group.count == len(mine) > 0
        told = {(entry.name, name) for entry in group.entries for name in names_in(entry.words)}
        if mine[0].group in game.rules.names:
            wanted = {
                (sources.entry_name(value, game, text), sources.value_name(value, text))
                for value in mine
            }
            assert {(name, strip(word)) for name, word in told} == wanted
        else:
            assert {entry.name for entry in group.entries} == {
                sources.value_name(value, text) for value in mine
            }


def names_in(line: str) -> list[str]:
    return line.split(" · ")


def strip(word: str) -> str:
    """The name of a value without its number."""
    name, _, last = word.rpartition(" ")
    return name if last.replace("/", "").replace("-", "").isdigit() else word


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_page_has_every_rule_once(game: Game):
    parts = {part.source: part for part in sources.page(game, game.text("en"))}
    assert sum(part.rule_count for part in parts.values()) == len(game.rules.rules)
    told = {entry.rule for group in parts[HOUSE].rules for entry in group.entries}
    wanted = {rule.id for rule in game.rules.rules.values() if rule.source in ("house", "ruling")}
    assert told == wanted


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_values_and_tables_have_names_in_every_language(game: Game):
    for language in game.languages:
        text = game.text(language)
        for value in game.sources.values:
            own = f"value.{value.group}_{value.name}"
            assert own in text or f"value.{value.name}" in text
            assert f"table.{value.group.replace('.', '_')}" in text
        for part in sources.page(game, text):
            assert all(entry.name for group in part.values for entry in group.entries)


def test_a_rule_that_speaks_of_no_value_is_told():
    game = KV
    raw = {"constants": {"wall": {"points": 10, "source": {"points": "house"}}}}
    with pytest.raises(BadData, match="KV-SETUP-05: there is no value"):
        SourceIndex(raw, game.rules)
    with pytest.raises(BadData, match="no source for points"):
        SourceIndex({"constants": {"wall": {"points": 10, "source": {}}}}, game.rules)
