"""Specs: what they mean, and what is said about wrong ones before anything is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from rempart.kernel.text import Text
from rempart.lab.reading import BadSpec, load
from rempart.lab.words import lab_text
from rempart.play import Lineup
from tests.lab.conftest import little, read

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "lab").glob("*.toml"))


def faults(source: str, text: Text, **changes: object) -> dict[str, str]:
    with pytest.raises(BadSpec) as caught:
        read(source, text, **changes)
    return {fault.key: fault.reason for fault in caught.value.faults}


# What is right


def test_a_sweep_makes_a_cell_for_each_combination(text: Text):
    spec = read(
        """
        game = "fantasy_defense"
        matches = 7
        bots = ["random", "greedy"]
        [setup]
        dragon_last = true
        [set]
        "constants.game.hand_limit" = 3
        [sweep]
        faction = ["humans", "elves"]
        constants.game.morale = [15, 20, 25]
        """,
        text,
    )
    assert (spec.title, spec.seed, spec.matches) == ("spec", 1, 7)
    assert [cell.n for cell in spec.cells] == list(range(12))
    one = spec.cells[7]
    assert one.factors == {"faction": "elves", "constants.game.morale": 15, "bots": "greedy"}
    assert one.setup == {"dragon_last": True, "faction": "elves"}
    assert one.data == {"constants.game.hand_limit": 3, "constants.game.morale": 15}
    assert one.bots == "greedy"


def test_each_cell_is_compared_with_the_one_that_differs_in_one_thing(text: Text):
    spec = read(
        """
        game = "fantasy_defense"
        [sweep]
        faction = ["humans", "elves"]
        constants.game.morale = [15, 20]
        """,
        text,
    )
    # 20 is the game's own morale, so it is what others are compared with; else the first value.
    bases = [cell.base for cell in spec.cells]
    morale = "constants.game.morale"
    assert bases == [{morale: 1}, {}, {"faction": 0, morale: 3}, {"faction": 1}]


def test_variants_change_several_things_at_once(text: Text):
    spec = read(
        """
        game = "fantasy_defense"
        [[variant]]
        name = "plain"
        [[variant]]
        name = "gentle"
        bots = "random"
        set = { "constants.game.morale" = 30 }
        setup = { players = 2 }
        """,
        text,
    )
    plain, gentle = spec.cells
    assert (plain.setup, plain.data, plain.bots) == ({}, {}, "greedy")
    assert gentle.setup == {"players": 2}
    assert gentle.data == {"constants.game.morale": 30}
    assert gentle.bots == "random"
    assert gentle.base == {"variant": 0}


def test_parts_are_not_compared_with_each_other(text: Text):
    parts = "\n".join(f"[[part]]\nsetup.players = {players}" for players in (1, 2))
    spec = read(f'game = "fantasy_defense"\nbots = ["random", "greedy"]\n{parts}', text)
    assert [cell.base for cell in spec.cells] == [{}, {"bots": 0}, {}, {"bots": 2}]


def test_parts_and_several_games(text: Text):
    spec = read(
        """
        matches = 2
        bots = "random"
        [[part]]
        game = ["fantasy_defense", "kravora"]
        [[part]]
        game = "kravora"
        bots = "greedy vs random"
        """,
        text,
    )
    games = [(cell.n, cell.game, cell.bots) for cell in spec.cells]
    assert games == [
        (0, "fantasy_defense", "random"),
        (1, "kravora", "random"),
        (2, "kravora", "greedy vs random"),
    ]


def test_changes_of_the_command_line_are_in_all_cells(text: Text):
    spec = read('game = "kravora"', text, **{"units.sprinter.price": 3})
    assert spec.cells[0].data == {"units.sprinter.price": 3}


def test_more_matches_are_the_same_spec_but_another_value_is_not(text: Text):
    assert little(text, 3).key == little(text, 9).key
    assert little(text).key != read('game = "fantasy_defense"', text).key


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_are_right(path: Path, text: Text):
    assert load(path, text, {}, None).cells


def test_there_are_examples():
    assert len(EXAMPLES) >= 4


def test_lineups():
    assert Lineup.read("greedy").seated(3, 5) == ["greedy"] * 3
    assert Lineup.read("a, b").seated(2, 5) == ["a", "b"]
    duel = Lineup.read("a vs b")
    assert [duel.seated(3, seed) for seed in (3, 4)] == [["a", "b", "b"], ["b", "a", "b"]]
    assert [duel.focus(3, seed) for seed in (3, 4, 5)] == [0, 1, 2]
    assert not duel.fits(1)
    assert not Lineup.read("a, b").fits(3)


# What is wrong


def test_everything_that_is_wrong_is_told_at_once(text: Text):
    told = faults(
        """
        titel = "x"
        game = "kravora"
        bots = ["greddy", "greedy, random, random"]
        matches = "many"
        [setup]
        player = 2
        end = "never"
        [set]
        "units.sprinter.hp" = 0
        [sweep]
        "units.sprintr.price" = [2, 3]
        "units.sprinter.price" = []
        many_ruses = [true, "maybe"]
        nothing = [1]
        """,
        text,
    )
    assert told["titel"].endswith("did you mean title?")
    assert told["matches"] == 'must be a whole number, not "many"'
    assert told["setup.player"].endswith("did you mean players?")
    assert "must be eruption or count" in told["setup.end"]
    assert told["units.sprinter.hp"] == "must be a whole number from 1 to 99, not 0"
    assert told["units.sprintr.price"].endswith("did you mean sprinter?")
    assert "such as [2, 3, 4], not []" in told['sweep."units.sprinter.price"']
    assert "true or false" in told["sweep.many_ruses"]
    assert "available: bots, players" in told["sweep.nothing"]
    assert "does not fit 2 seats" in told["bots"]
    assert len(told) == 10


@pytest.mark.parametrize(
    ("source", "key", "said"),
    [
        ("", "game", "one of: fantasy_defense"),
        ('game = "kravra"', "game", "did you mean kravora?"),
        ('game = "kravora"\nmatches = 0', "matches", "from 1 to"),
        ('game = "kravora"\nseed = -1', "seed", "not -1"),
        ('game = "kravora"\nbots = "gredy"', "bots", "did you mean greedy?"),
        ('game = "kravora"\nbots = []', "bots", "a list"),
        ('game = "kravora"\nbots = 3', "bots", "a duel"),
        ('game = "kravora"\nsweep = 3', "sweep", "a table"),
        ('game = "kravora"\nvariant = 3', "variant", "[[variant]]"),
        ('game = "kravora"\n[sweep]\nplayers = [2, 2]', "sweep.players", "twice"),
        ('game = "kravora"\n[sweep]\nplayers = [2, 9]', "sweep.players", "not 9"),
        ('game = "kravora"\n[setup]\nplayers = 2\n[sweep]\nplayers = [2]', "players", "keep one"),
        ('bots="greedy"\ngame="kravora"\n[sweep]\nbots=["random"]', "bots", "keep one"),
        ('game = "kravora"\n[[variant]]\nnam = "x"', "variant 1: nam", "did you mean name?"),
        ('[[part]]\ngame = "kravra"', "part 1: game", "did you mean kravora?"),
    ],
)
def test_one_mistake(source: str, key: str, said: str, text: Text):
    told = faults(source, text)
    assert list(told) == [key]
    assert said in told[key]


def test_values_that_do_not_fit_together_are_told_with_their_combination(text: Text):
    told = faults(
        'game = "kravora"\n[set]\nconstants.board.lines = 4\n[sweep]\nplayers = [2, 3]', text
    )
    assert any("neither a line" in reason for reason in told.values())


def test_a_fixed_value_of_the_command_line_that_is_swept_too(text: Text):
    source = 'game = "kravora"\n[sweep]\n"units.sprinter.price" = [2, 3]'
    assert list(faults(source, text, **{"units.sprinter.price": 3})) == ["units.sprinter.price"]


def test_a_file_that_is_not_there_or_no_toml(text: Text):
    with pytest.raises(BadSpec, match="cannot be read"):
        load(Path("nowhere.toml"), text, {}, None)
    with pytest.raises(BadSpec, match="not valid TOML"):
        read("game = ", text)


def test_it_is_told_in_the_language_asked_for():
    assert (
        "vouliez-vous dire kravora\N{NO-BREAK SPACE}?"
        in faults('game = "kravra"', lab_text("fr"))["game"]
    )
