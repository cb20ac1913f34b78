"""The dialogue before a match, and settings as they are typed."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

import rempart
from rempart.kernel import RempartError
from rempart.terminal import setup
from rempart.terminal.settings import Field, fields, read_bots, read_changes
from tests.terminal.stage import Stage

GAME = rempart.game("fantasy_defense")


def planned(*answers: str, language: str | None = "en") -> tuple[setup.Plan, Stage]:
    stage = Stage(list(answers))
    return setup.plan(stage.terminal, language), stage


def test_enter_takes_every_default():
    plan, _ = planned("1", *[""] * 4)
    assert plan.game.id == "fantasy_defense"
    assert plan.settings == msgspec.structs.asdict(GAME.settings())
    assert (plan.seed, plan.bots) == (None, {})
    assert plan.command() == "rempart play fantasy_defense"


def test_everything_chosen():
    plan, _ = planned("1", "2", "2", "2", "2", "2", "2", "2", "2", "7")
    assert plan.settings == {
        "players": 2,
        "faction": "elves",
        "shield_on_boss": True,
        "boss4060": "per_battle",
        "dragon_last": True,
        "open_hands": True,
    }
    assert (plan.seed, plan.bots) == (7, {1: "random"})
    assert plan.command() == (
        "rempart play fantasy_defense --players 2 --faction elves --dragon-last "
        "--shield-on-boss --open-hands --boss4060 per_battle --bots 2=random --seed 7"
    )


def test_wrong_answers_are_asked_again():
    plan, stage = planned("9", "x", "1", "3", "1", "", "", "-1", "nix", "5")
    assert plan.settings["players"] == 1
    assert plan.seed == 5
    said = "".join(stage.pages)
    assert said.count("Please type a number from 1 to ") == 3
    assert said.count("a seed is a whole number") == 2


@pytest.mark.parametrize("game", ["fantasy_defense", "kingdom_rush", "dark_tower"])
def test_unless_another_is_chosen_the_best_bot_sits_there(game: str):
    stage = Stage([""])
    found = setup.ask_seats(stage.terminal, GAME.text("en"), 2, rempart.game(game))
    assert found == {1: "search"}


def test_a_friend_can_sit_here_too():
    plan, _ = planned("1", "2", "", "", "1", "")
    assert plan.bots == {}


def test_only_what_applies_is_asked_for():
    plan, stage = planned("1", "1", "", "2", "2", "", "")
    assert plan.settings["dragon_last"] is True
    said = "".join(stage.pages)
    assert "The stronger boss is always at the bottom of the deck. [FD-OPTION-03 ✎]" in said
    assert "Open hands" not in said
    assert "Power of the 40/60 boss" not in said


def test_a_scenario_decides_what_else_is_asked_for():
    _, stage = planned("3", "1", "1", "2", "1", "1", "1", "1", "")
    said = "".join(stage.pages)
    assert "Prologue: a missed round is played again" in said
    assert "Difficulty" not in said


def test_the_dialogue_speaks_the_language():
    _, stage = planned("1", "", "", "2", "", "", "", language="fr")
    said = "".join(stage.pages)
    assert "Quel jeu\N{NO-BREAK SPACE}?" in said
    assert "Le dragon vient toujours en dernier" in said
    assert "humains" in said


# Options


class Odd(msgspec.Struct, frozen=True):
    players: int = 1
    heroes: tuple[Literal["gerald", "alleria"], ...] = ("gerald",)
    stars: Literal[1, 2, 3] = 3
    size: int = 5
    map: str = "hills"
    night: bool = True


class OddGame:
    settings = Odd
    players = range(1, 4)


def odd() -> dict[str, Field]:
    game: Any = OddGame
    return {field.name: field for field in fields(game)}


def test_options_of_every_kind_are_understood():
    found = odd()
    assert found["players"].choices == (1, 2, 3)
    assert (found["heroes"].choices, found["heroes"].many) == (("gerald", "alleria"), True)
    assert found["heroes"].read("Alleria, gerald") == ["alleria", "gerald"]
    assert found["stars"].read("2") == 2
    assert found["size"].read("12") == 12
    assert found["map"].read("woods") == "woods"
    assert found["night"].is_switch


def test_what_fits_nothing_is_left_for_the_game_to_refuse():
    assert odd()["stars"].read("many") == "many"
    assert odd()["heroes"].read("nobody") == ["nobody"]


@pytest.mark.parametrize(
    ("given", "players", "found"),
    [
        (None, 2, {}),
        ("greedy", 3, {1: "greedy", 2: "greedy"}),
        ("2=greedy", 2, {1: "greedy"}),
        ("1=random, 3=greedy", 3, {0: "random", 2: "greedy"}),
    ],
)
def test_bots(given: str | None, players: int, found: dict[int, str]):
    assert read_bots(given, players) == found


@pytest.mark.parametrize("given", ["clever", "0=greedy", "3=greedy", "x=greedy", "1=clever", "=,"])
def test_wrong_bots(given: str):
    with pytest.raises(RempartError, match="random, greedy"):
        read_bots(given, 2)


def test_changes_of_the_data():
    given = ["constants.game.morale=25", "a.name=Ogre", "a.list=[1, 2]", 'a.b="x=y"']
    assert read_changes(given) == {
        "constants.game.morale": 25,
        "a.name": "Ogre",
        "a.list": [1, 2],
        "a.b": "x=y",
    }
