"""Whatever the code can say has words, and no words are left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import rempart
from rempart.games.kingdom_rush.ids import ABILITIES, DIFFICULTIES, HEROES, MODIFIERS, TOWERS
from rempart.games.kingdom_rush.setup import Settings
from rempart.games.kingdom_rush.tables import Data, Tables, compile_tables
from rempart.games.kingdom_rush.words.naming import behaviour_key, counted
from rempart.kernel import Ask, PickOne, steps_of
from rempart.kernel.data import read_folder, typed
from rempart.kernel.rules import RULE_ID
from rempart.kernel.text import Text, read_texts

GAME = rempart.game("kingdom_rush")
PACKAGE = GAME.package
FOLDER = Path(rempart.__file__).parent / "games" / "kingdom_rush"
ENGLISH = read_texts(PACKAGE, "en")
KEY = re.compile(r"""\btext\(\s*"([a-z_.A-Z0-9-]+)\"""")
BEGINNING = re.compile(r"""\btext\(\s*f["']([a-z_.A-Z0-9-]+)\{""")
"""Keys in the code, and beginnings of keys that are put together at run time."""


@pytest.fixture(scope="module")
def tables() -> Tables:
    return compile_tables(typed(PACKAGE, read_folder(PACKAGE), Data))


def trees() -> Iterator[ast.Module]:
    for file in sorted(FOLDER.rglob("*.py")):
        yield ast.parse(file.read_text(encoding="utf-8"))


def told(function: str, place: int) -> set[str]:
    """The texts that the code hands to a function as its argument at `place`."""
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or len(node.args) <= place:
                continue
            if not isinstance(node.func, ast.Name | ast.Attribute):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            value = node.args[place]
            if name == function and isinstance(value, ast.Constant):
                found.add(str(value.value))
    return found


def reasons() -> set[str]:
    """The reasons of refusals: told at once, kept as a pair with their rule, or a `PickOne`'s."""
    pairs = [
        node.elts for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Tuple)
    ]
    words = [[e.value for e in pair if isinstance(e, ast.Constant)] for pair in pairs]
    kept = [pair for pair in words if len(pair) == 2 and RULE_ID.fullmatch(str(pair[0]))]
    picked = {
        kind.reason for kind in asks() if issubclass(kind, PickOne) and hasattr(kind, "reason")
    }
    return told("Refusal", 1) | {str(reason) for _, reason in kept} | picked


def behaviours(tables: Tables) -> set[str]:
    """The ends of the keys of the bosses' behaviours."""
    return {behaviour_key(tables, card) for card in range(len(tables.behaviours))}


def keys(topic: str) -> set[str]:
    return {key.removeprefix(f"{topic}.") for key in ENGLISH if key.startswith(f"{topic}.")}


def asks() -> list[type[Ask]]:
    """The steps that ask."""
    steps = get_args(steps_of(f"{PACKAGE}.steps"))
    return [step for step in steps if issubclass(step, Ask)]


def test_choices_events_and_questions():
    assert keys("option") == {kind.__name__ for kind in GAME.options}
    assert keys("event") == {kind.__name__ for kind in GAME.events}
    assert keys("prompt") == {kind.__name__ for kind in asks()}


def test_refusals_and_ends():
    common = {"not_yours", "not_now"}
    assert keys("refusal") - common == reasons() - common
    assert keys("outcome") - {"won"} == told("lose", 1)


def test_cards(tables: Tables):
    assert keys("tower") == set(TOWERS)
    assert keys("hero") == set(HEROES) == keys("skill")
    assert keys("ability") == set(ABILITIES)
    assert keys("modifier") == set(MODIFIERS)
    assert keys("horde") == {design.id for design in tables.designs}
    assert keys("behaviour") == behaviours(tables)
    assert keys("rift") == set(tables.data.rifts)
    assert keys("boss") == set(tables.data.bosses)
    assert keys("difficulty") == set(DIFFICULTIES)


def test_everything_with_an_effect_tells_it(tables: Tables):
    champions = {tables.card_id[card] for card, is_one in enumerate(tables.champion) if is_one}
    bench = {f"bench_{hero}" for hero in HEROES}
    cards = {*TOWERS, *HEROES, *ABILITIES, *MODIFIERS, *behaviours(tables), *tables.data.rifts}
    assert keys("effect") == cards | bench | champions | keys("flower")


def test_scenarios(tables: Tables):
    scenarios = tables.data.scenarios.values()
    numbers = {str(scenario.number) for scenario in scenarios}
    for topic in ("scenario", "intro", "goal", "defeat"):
        assert keys(topic) == numbers
    assert keys("iron") - {"none"} == {s.iron for s in scenarios} - {"none"}


def test_set_up():
    assert keys("setup") == {field.name for field in msgspec.structs.fields(Settings)}


def test_every_key_in_the_code_exists():
    for file in FOLDER.rglob("*.py"):
        code = file.read_text(encoding="utf-8")
        assert [key for key in KEY.findall(code) if key not in ENGLISH] == [], file.name
        for start in BEGINNING.findall(code):
            assert any(key.startswith(start) for key in ENGLISH), f"{file.name}: {start}"


@pytest.mark.parametrize(
    ("language", "n", "words"),
    [
        ("en", 1, "1 crystal"),
        ("en", 2, "2 crystals"),
        ("fr", 5, "5 diamants"),
        ("pl", 1, "1 kryształ"),
        ("pl", 3, "3 kryształy"),
        ("pl", 12, "12 kryształów"),
        ("pl", 22, "22 kryształy"),
    ],
)
def test_things_are_counted(language: str, n: int, words: str):
    assert counted("crystals", n, Text(PACKAGE, language)) == words


def test_values_have_names(tables: Tables):
    named = GAME.text("en").named
    first, second = tables.tower_cards[0][:2]
    fields = {"card": second, "to": 1, "upgrade": -1, "space": 2 * 16 + 3, "pile": 0, "facing": 1}
    found = named(fields)
    assert found["card"] == "Archer Tower (2)"
    assert named({"card": first})["card"] == "Archer Tower"
    assert found["to"] == "Player 2"
    assert found["upgrade"] == "unchanged"
    assert (found["space"], found["pile"], found["facing"]) == ("d3", 1, "right")
    laid = named({"horde": 0, "cells": 0b10_0010})
    assert laid == {"horde": "Goblin Scouts", "cells": "B1 B2"}
    reward = named({"gold": 1, "crystals": 2})
    assert reward["treasure"] == "1 gold and 2 crystals"
    assert named({"gold": 0, "crystals": 0})["treasure"] == "nothing"


def test_a_copy_is_declined_like_the_first(tables: Tables):
    text = GAME.text("pl")
    first, second = tables.tower_cards[0][:2]
    assert text("option.BuyTower", **text.named({"card": first})) == "Kup Wieżę łuczników"
    assert text("option.BuyTower", **text.named({"card": second})) == "Kup Wieżę łuczników (2)"


def test_values_that_do_not_exist_have_names_too():
    named = GAME.text("en").named
    lists = (
        "hero",
        "ability",
        "modifier",
        "shape",
        "damage",
        "supply",
        "colour",
        "facing",
        "phase",
    )
    for field in (*lists, "card", "horde", "layer", "rift", "behaviour"):
        for value in (-2, -1, 1000):
            assert named({field: value})[field] == "nothing"
    assert named({"space": -1})["space"] == "the hero board"
    assert named({"horde": 1000, "cells": -1})["cells"] == ""
