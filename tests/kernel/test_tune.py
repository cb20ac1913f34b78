"""A designer's data file: what it changes, what is wrong with it, and what becomes of variants."""

from __future__ import annotations

import gc
import tomllib
from pathlib import Path

import pytest

import rempart
from rempart.kernel import Game, tune
from rempart.kernel.data import read_folder
from rempart.kernel.errors import BadData, BadValues
from rempart.kernel.game import KEPT
from tests.kernel.pebbles import GAME as PEBBLES
from tests.kernel.pebbles import Take
from tests.kernel.test_files import package as package

KRAVORA = rempart.game("kravora")


@pytest.mark.parametrize("game", [*rempart.games().values(), PEBBLES], ids=lambda game: game.id)
def test_the_file_that_is_written_changes_nothing(game: Game):
    text = game.data_text()
    assert tomllib.loads(text) == game.raw_data
    assert game.read_data(text) == {}


def test_many_files_become_one_with_a_table_each():
    text = rempart.game("fantasy_defense").data_text()
    assert "# The defenders: 37 cards" in text
    assert "[cards.archmage]" in text
    assert "[constants.game]" in text
    assert PEBBLES.data_text().startswith("[bowl]\n")


def test_what_a_file_does_not_name_stays_as_it_is():
    patch = KRAVORA.read_data(
        "[units.sprinter]\nprice = 3\nhp = 1\n[dice.comet]\nfaces = [0,1,2,3,4,5]"
    )
    assert patch == {"units.sprinter.price": 3, "dice.comet.faces": [0, 1, 2, 3, 4, 5]}
    assert KRAVORA.read_data("") == {}
    text = KRAVORA.data_text().replace("limit = 15", "limit = 12")
    assert KRAVORA.read_data(text) == {"constants.wage.limit": 12}


def test_where_a_value_comes_from_is_no_value():
    assert KRAVORA.read_data('[units.sprinter]\nsource = { price = "house" }') == {}


def test_values_that_look_alike_are_not_the_same():
    assert tune.difference({"a": 1}, {"a": True}) == {"a": True}
    assert tune.difference({"a": 1}, {"a": 1.0}) == {"a": 1.0}
    assert tune.difference({"a": [1, 2]}, {"a": [1, True]}) == {"a": [1, True]}
    assert tune.difference({"a": [1, 2]}, {"a": [1, 2]}) == {}


def test_changes_are_told_with_what_was_before():
    new = {"dice": 1, "bonus": 0, "event": "none"}
    patch = {"units.sprinter.price": 3, "units.long_arm.style": "single", "turns.11": new}
    assert KRAVORA.changes(patch) == [
        ("units.sprinter.price", "3", "2"),
        ("units.long_arm.style", '"single"', '"free"'),
        ("turns.11", "a table", ""),
    ]


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("[units.sprintr]\nprice = 3", "units.sprintr", "no 'sprintr' in units; did you mean spri"),
        ("[unit.sprinter]\nhp = 3", "unit", "no 'unit' in the game's data; did you mean units?"),
        ("[units.puppet]\nprize = 3", "units.puppet.prize", "did you mean price?"),
        ("[units.puppet]\nzzz = 3", "units.puppet.zzz", "available: size, hp, hits"),
        ("[units.puppet]\nhp = 0", "units.puppet.hp", "a whole number from 1 to 99, not 0"),
        ("[units.puppet]\nhp = 1.5", "units.puppet.hp", "a whole number from 1 to 99, not 1.5"),
        ("[units.puppet]\nhp = true", "units.puppet.hp", "a whole number from 1 to 99, not true"),
        ("[units.puppet]\nhp = 1e999", "units.puppet.hp", "a number is from -9007199254740992"),
        ("[units.puppet]\nhp = 2026-01-01", "units.puppet.hp", 'not "2026-01-01"'),
        ("[units.puppet]\nbarracks = 1", "units.puppet.barracks", "true or false, not 1"),
        ("[units]\npuppet = 1", "units.puppet", "must be a table, not 1"),
        ("[units.puppet.hp]\nx = 1", "units.puppet.hp", "not a table"),
        ("[units.puppet]\nreach = [1]", "units.puppet.reach", "a list of 2, not a list of 1"),
        ("[units.puppet]\nreach = [2, 1]", "units.puppet.reach", "the nearer first"),
        ("[turns.11]\ndice = 1", "turns.11.bonus", "it is missing"),
        ("[turns.3]\nevent = 'x'", "turns.3.event", '"calamity" or "eruption" or'),
        ("[constants.board]\nlines = 4", "dice.comet.faces", "5 is neither a line"),
        ("p" * 10_000 + " = 1", "p" * 200 + "…", "a path has at most 200 characters"),
        ('"/x\\u0000" = 1', "/x\0", "there is no '/x"),
        ("units = " + "[" * 300 + "]" * 300, "units", "at most 8 tables or lists"),
    ],
)
def test_a_mistake_is_told_with_its_key_and_what_is_right(text: str, key: str, reason: str):
    with pytest.raises(BadValues) as caught:
        KRAVORA.read_data(text)
    assert key in [fault.key for fault in caught.value.faults]
    assert reason in str(caught.value)
    assert "game.toml" not in str(caught.value)  # it is not our file that is wrong


def test_all_mistakes_are_told_at_once_but_not_without_end():
    with pytest.raises(BadValues) as caught:
        KRAVORA.read_data("[units.puppet]\nhp = 0\nprize = 1\n[ruses.clot]\nprice = -1")
    keys = {fault.key for fault in caught.value.faults}
    assert keys == {"units.puppet.hp", "units.puppet.prize", "ruses.clot.price"}
    with pytest.raises(BadValues) as caught:
        KRAVORA.read_data("\n".join(f"x{n} = 1" for n in range(1000)))
    assert len(caught.value.faults) == 20


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[units.puppet]\nhp = \nhits = 1", "line 2, column 6: not valid TOML"),
        ("[units.puppet]\nhp = 1\nhp = ", "line 3, at the end: not valid TOML"),
        ("a = " + "[" * 100_000, "not valid TOML"),
        ("a = " + "9" * 100_000, "not valid TOML"),
        ("\na" + ".a" * 50_000 + " = 1", "line 2: it has more than 100 dots"),
    ],
    ids=["line", "end", "deep", "long", "dots"],
)
def test_what_is_no_toml_is_told_with_line_and_column(text: str, says: str):
    with pytest.raises(BadData, match=says):
        KRAVORA.read_data(text)


def test_no_card_is_added_that_has_no_words():
    text = "[cards.dragonfly]\nfaction = 'elves'\nrole = 'unit'\ncopies = 1\nsource = {}\npower = 1"
    with pytest.raises(BadValues, match="no 'dragonfly' in cards"):
        rempart.game("fantasy_defense").read_data(text)
    patch = rempart.game("fantasy_defense").read_data("[invaders.ogre]\ninfiltrate = true")
    assert patch == {"invaders.ogre.infiltrate": True}  # left out in our file, but known


def test_game_toml_gives_its_tables_at_the_top(package: tuple[str, Path]):
    name, folder = package
    (folder / "data" / "game.toml").write_text("[cup]\nsize = 1\n[lid]\nsize = 2")
    assert set(read_folder(name)) == {"bowl", "cup", "lid"}
    (folder / "data" / "game.toml").write_text("[bowl]\npebbles = 1")
    with pytest.raises(BadData, match=r"bowl\.toml: bowl is also in game\.toml"):
        read_folder(name)


# Variants


def tables_of(game: Game) -> int:
    return len(game._tables)


def test_variants_that_nobody_plays_are_forgotten():
    PEBBLES.text("en", PEBBLES.variant({"bowl.pebbles": 1000}))
    for pebbles in range(1001, 1001 + 2 * KEPT):
        PEBBLES.variant({"bowl.pebbles": pebbles})
    gc.collect()
    PEBBLES.variant({"bowl.pebbles": 999})
    assert tables_of(PEBBLES) <= KEPT + 1 + len(PEBBLES.leased())
    assert PEBBLES.tables("") is not None
    assert not [key for key in PEBBLES._texts if key[1] and key[1] not in PEBBLES._tables]


def test_variants_that_are_played_stay():
    match = rempart.new("pebbles", seed=1, data={"bowl.most": 9})
    record = match.record()
    twin = match.twin()
    for pebbles in range(2000, 2000 + 2 * KEPT):
        PEBBLES.variant({"bowl.pebbles": pebbles})
    match.choose(Take(0, 9))
    del match
    gc.collect()
    for pebbles in range(3000, 3000 + 2 * KEPT):
        PEBBLES.variant({"bowl.pebbles": pebbles})
    twin.choose(Take(0, 9))  # a copy keeps them, too
    variant = twin.variant
    del twin
    gc.collect()
    for pebbles in range(4000, 4000 + 2 * KEPT):
        PEBBLES.variant({"bowl.pebbles": pebbles})
    assert variant not in PEBBLES._tables
    rempart.load(record).choose(Take(0, 9))  # and a record brings them back
