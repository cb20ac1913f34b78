"""What our games declare: numbers and places that must not change unnoticed."""

from __future__ import annotations

import hashlib
import random
from typing import Annotated, Any

import numpy as np
import pytest

from rempart.kernel import Meaning, Option, settle
from rempart.rl import WAIT, Numbering, spec
from rempart.rl.numbering import NumberingError
from rempart.rl.play import Play
from rempart.rl.spec import learnable
from rempart.testing.play import walk

games = pytest.mark.parametrize("name", learnable())

PINNED = {
    "fantasy_defense": "v1 2358 3057 768b78948c30",
    "kravora": "v2 3053 11806 4a2f1583e160",
    "kingdom_rush": "v2 88170 21390 e84c1ac47b3f",
    "dark_tower": "v2 14132 11463 ffcd5be37a22",
}
"""Version, options, size and a digest of all meanings. Whoever changes one raises the version."""


@games
def test_numbers_and_places_change_only_with_the_version(name: str):
    game_spec = spec(name)
    meanings = repr((game_spec.numbering.describe(), game_spec.layout.describe()))
    digest = hashlib.sha256(meanings.encode()).hexdigest()[:12]
    sizes = f"{game_spec.numbering.size} {game_spec.layout.size}"
    assert f"v{game_spec.version} {sizes} {digest}" == PINNED[name]


@games
def test_every_number_is_one_option(name: str):
    numbering = spec(name).numbering
    step = max(1, numbering.size // 5000)
    for number in {*range(1, numbering.size, step), numbering.size - 1}:
        assert numbering.number(numbering.option(number)) == number
    for number in (WAIT, numbering.size, -1):
        with pytest.raises(NumberingError):
            numbering.option(number)


Card = Annotated[int, Meaning("card", range(2))]


class First(Option, frozen=True):
    card: Card
    up: bool


class Second(Option, frozen=True):
    pass


class Third(Option, frozen=True):
    card: Card


FIELDS: dict[str, Any] = {"First.up": (False, True), "Third.card": (5, 7)}


def test_numbers_follow_from_kind_and_fields():
    numbering = Numbering([First, Second, Third], FIELDS)
    assert numbering.size == 1 + 4 + 1 + 2
    options = [First(0, False), First(0, True), First(1, False), First(1, True)]
    assert numbering.numbers([*options, Second(), Third(5), Third(7)]) == [1, 2, 3, 4, 5, 6, 7]
    assert numbering.option(2) == First(0, True)
    assert numbering.mask([0, 7]).tolist() == [1, 0, 0, 0, 0, 0, 0, 1]
    with pytest.raises(NumberingError, match="card"):
        numbering.number(Third(6))


def test_a_new_kind_at_the_end_leaves_the_old_numbers_alone():
    old, new = Numbering([First, Second], FIELDS), Numbering([First, Second, Third], FIELDS)
    assert all(old.option(n) == new.option(n) for n in range(1, old.size))


def test_features_tell_kind_and_fields():
    numbering = Numbering([First, Second, Third], FIELDS)
    assert numbering.feature_names() == ["WAIT", "First", "Second", "Third", "card", "up"]
    rows = numbering.features([WAIT, 2, 5, 7]).tolist()
    assert rows == [
        [1, 0, 0, 0, -1, -1],
        [0, 1, 0, 0, 0, 1],
        [0, 0, 1, 0, -1, -1],
        [0, 0, 0, 1, 7, -1],
    ]


@games
def test_fair_play_fits_into_the_declarations(name: str):
    """Every option has a number and every view a vector, deep in a match too."""
    game_spec = spec(name)
    game = game_spec.game
    for players in (game.players[0], game.players[-1]):
        for match, _ in walk(game, {"players": players}, seed=3, most=150):
            assert match.decision is not None
            numbers = game_spec.numbering.numbers(match.decision.options)
            assert len(set(numbers)) == len(numbers)
            options = {game_spec.numbering.option(number) for number in numbers}
            assert options == set(match.decision.options)
            seen = game_spec.layout.observe(game.view(match.state, players - 1))
            assert seen.dtype == np.float32
            assert seen.min() >= 0
            assert seen.max() <= 1


@games
def test_what_is_hidden_is_not_observed(name: str):
    """States with equal views give equal observations, whatever else differs."""
    game_spec = spec(name)
    game = game_spec.game
    rng = random.Random(5)
    play = Play(game_spec, game.read_settings({"players": game.players[-1]}), 5)
    differed = compared = 0
    while play.seat is not None and compared < 60:
        seat = rng.randrange(play.players)
        other = game.redeal(play.state, seat, rng.getrandbits(60))
        assert game.view(other, seat) == game.view(play.state, seat)
        seen = game_spec.layout.observe(game.view(other, seat))
        assert np.array_equal(seen, play.observe(seat))
        differed += game.encode(other) != game.encode(play.state)
        compared += 1
        play.choose(rng.choice(play.numbers()))
    assert differed > compared / 2


@games
def test_what_changes_in_sight_is_observed(name: str):
    """Nearly every choice changes the view; then the observation changes too."""
    game_spec = spec(name)
    rng = random.Random(6)
    play = Play(game_spec, game_spec.game.read_settings({}), 6)
    views = changes = 0
    while play.seat is not None and views < 100:
        seat = play.seat
        view, seen = game_spec.game.view(play.state, seat), play.observe(seat)
        play.choose(rng.choice(play.numbers()))
        if game_spec.game.view(play.state, seat) != view:
            views += 1
            changes += not np.array_equal(play.observe(seat), seen)
    assert views > 20
    assert changes > 0.95 * views


def test_a_copy_goes_on_by_itself():
    game_spec = spec("kingdom_rush")
    play = Play(game_spec, game_spec.game.read_settings({"players": 3}), 1)
    play.choose(WAIT)
    copy = play.copy()
    before = game_spec.game.encode(play.state)
    assert (copy.seat, copy.waited, copy.numbers()) == (1, {0}, play.numbers())
    copy.choose(max(copy.numbers()))
    assert game_spec.game.encode(play.state) == before
    assert play.seat == 1
    assert settle(play.state) == play.decision
