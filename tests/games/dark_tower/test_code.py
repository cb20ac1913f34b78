"""The game code and the streams of chance (DT-CODE, DT-AM-01)."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from rempart.games.dark_tower import GAME
from rempart.games.dark_tower.code import (
    ALPHABET,
    VALUES,
    BadCode,
    Config,
    chance_of,
    decode,
    encode,
)
from rempart.games.dark_tower.ids import STREAMS
from rempart.games.dark_tower.setup import setup
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.view import code_of
from rempart.kernel import Match
from rempart.kernel.errors import BadSettings

VECTORS = [
    (
        "AA9A-AAGS-W634",
        Config(foes=(0, 0, 0), adversary=0, companion=9, players=1, rng=186022107),
    ),
    (
        "CN31-A31J-2EQ2",
        Config(foes=(3, 2, 2), adversary=6, companion=3, gritty=True, players=4, rng=123456789),
    ),
    (
        "VP58-A11A-AAAA",
        Config(foes=(1, 3, 3), adversary=7, companion=5, competitive=True, players=2, rng=1),
    ),
    (
        "N4AA-A2ZZ-ZZZZ",
        Config(foes=(2, 1, 1), adversary=4, companion=0, players=3, rng=1544804415),
    ),
]
"""The public vector, and three more of the catalogue (DT-CODE-10)."""


@pytest.mark.rule("DT-CODE-10", "DT-CODE-05", "DT-CODE-02")
@pytest.mark.parametrize(("code", "config"), VECTORS)
def test_vectors(code: str, config: Config):
    assert decode(code) == config
    assert encode(config) == code


@pytest.mark.rule("DT-CODE-01")
def test_a_code_has_twelve_signs_in_three_groups():
    code = encode(Config(foes=(0, 0, 0), adversary=0, companion=9))
    assert [len(group) for group in code.split("-")] == [4, 4, 4]
    assert encode(Config(foes=(0, 0, 0), adversary=0, companion=9, rng=1)) != code


@pytest.mark.rule("DT-CODE-04")
def test_case_dashes_and_blanks_do_not_matter():
    wanted = decode("AA9A-AAGS-W634")
    assert decode("aa9aaagsw634") == decode(" aA9a aags-W634 ") == wanted
    assert len(ALPHABET) == 34
    assert not set("0o") & set(ALPHABET)


@pytest.mark.rule("DT-CODE-06")
def test_the_random_value_is_little_endian():
    assert decode("AA9A-AA1A-AAAA").rng == 1
    assert decode("AA9A-AAA1-AAAA").rng == 34
    assert decode("AA9A-AAZZ-ZZZZ").rng == VALUES - 1 == 1544804415


@pytest.mark.rule("DT-CODE-07", "DT-COMP-20")
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("AA9A-AAGS-W63", "length"),
        ("AA9A-AAGS-W6345", "length"),
        ("AA9A-AAGS-W630", "sign"),
        ("AA9A-AAGS-W63O", "sign"),
        ("ZA9A-AAGS-W634", "foes"),
        ("AZ9A-AAGS-W634", "foes"),
        ("A89A-AAGS-W634", "adversary"),
        ("AABA-AAGS-W634", "goal"),
        ("AA92-AAGS-W634", "expansions"),
        ("AA9H-AAGS-W634", "mode"),
        ("AA9A-1AGS-W634", "version"),
        ("AA9A-A4GS-W634", "players"),
        ("AA98-AAGS-W634", "competitive"),
        ("AA5A-AAGS-W634", "nimet"),
    ],
)
def test_bad_codes_are_refused_with_the_reason(code: str, reason: str):
    with pytest.raises(BadCode) as refused:
        decode(code)
    assert refused.value.reason == reason


@pytest.mark.rule("DT-CODE-07")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "a game code has 12 characters, not 3"),
        ("fr", "un code de partie compte 12 caractères"),
    ],
)
def test_the_reason_is_told_in_the_languages_of_the_game(language: str, words: str):
    with pytest.raises(BadSettings) as refused:
        GAME.setup(GAME.read_settings({"code": "abc"}), 1, GAME.tables(""))
    assert words in refused.value.translated(GAME.text(language))


@pytest.mark.rule("DT-CODE-09", "DT-CODE-03")
def test_whatever_is_accepted_is_written_the_same_again():
    rng = random.Random(7)
    accepted = 0
    for _ in range(3000):
        values = [rng.randrange(34) for _ in range(12)]
        values[2], values[3] = rng.randrange(11), rng.choice([0, 1, 8, 9])
        values[4], values[5] = 0, rng.randrange(5)
        code = "".join(ALPHABET[value] for value in values)
        try:
            config = decode(code)
        except BadCode:
            continue
        accepted += 1
        assert encode(config).replace("-", "").lower() == code
    assert accepted > 500


@pytest.mark.rule("DT-AM-01")
def test_the_streams_are_those_of_the_vector():
    chance = chance_of(186022107)
    assert chance.streams["tower"] == 0x37DD55456E44B251
    assert [chance.below(6, "tower") for _ in range(8)] == [3, 3, 0, 0, 2, 0, 0, 1]


@pytest.mark.rule("DT-AM-01")
def test_a_shuffle_goes_from_the_last_place_down():
    chance, other = chance_of(5), chance_of(5)
    cards = list(range(6))
    chance.shuffle(cards, "decks")
    expected = list(range(6))
    for last in range(5, 0, -1):
        at = other.below(last + 1, "decks")
        expected[last], expected[at] = expected[at], expected[last]
    assert cards == expected


@pytest.mark.rule("DT-AM-02")
def test_streams_do_not_touch_each_other():
    chance, other = chance_of(9), chance_of(9)
    for stream in STREAMS[1:]:
        chance.below(100, stream)
    assert [chance.below(100, STREAMS[0]) for _ in range(5)] == [
        other.below(100, STREAMS[0]) for _ in range(5)
    ]


def test_results_can_be_forced_in_any_stream():
    chance = chance_of(3)
    before = dict(chance.streams)
    chance.forced = [4, [2, 0, 1]]
    assert chance.below(6, "haggle") == 4
    cards = [0, 1, 2]
    chance.shuffle(cards, "decks")
    assert cards == [2, 0, 1]
    assert chance.streams == before


# Secrets: a table's code is public, its chance is not


SECRETS = ["5e" * 32, "ec" * 32]
RIVALS = {"players": 2, "mode": "competitive", "heroes": "deal"}
RIGHT = 777
"""The random value of the code that is attacked."""


def table(seed: int, secret: str = "", **settings: Any) -> Realm:
    return setup(GAME.read_settings(RIVALS | settings), seed, GAME.tables(), secret)


def configuration(s: Realm) -> tuple[object, ...]:
    return s.kinds, s.adversary, s.goal, s.gritty, s.competitive, len(s.heroes), code_of(s)


def drawn(s: Realm) -> tuple[object, ...]:
    return s.treasures, s.market, s.potions, s.corruptions, s.trials


def test_the_same_code_sets_up_the_same_configuration_whatever_the_secret():
    seeded, one, other = table(RIGHT), *(table(RIGHT, secret) for secret in SECRETS)
    code = code_of(one)
    again = table(1, SECRETS[1], code=code)
    assert configuration(one) == configuration(other) == configuration(seeded)
    assert configuration(again) == configuration(one)
    decks = [drawn(s) for s in (seeded, one, other)]
    assert all(a != b for a, b in itertools.combinations(decks, 2))


def test_what_a_secret_draws_does_not_depend_on_the_code():
    one, other = (table(seed, SECRETS[0], adversary="rot") for seed in (RIGHT, RIGHT + 1))
    assert one.rng != other.rng
    assert drawn(one) == drawn(other)
    months = [Match(GAME, GAME.read_settings({"heroes": "deal"}), 7, secret=x) for x in SECRETS]
    for match in months:
        while match.decision is not None and match.state.month < 2:
            match.choose(match.decision.options[0])
    assert months[0].state.timeline != months[1].state.timeline


def seen(seed: int, secret: str = "") -> Any:
    """What the first seat sees when the game begins, its own trials too."""
    match = Match(GAME, GAME.read_settings(RIVALS), seed, secret=secret)
    return GAME.view(match.state, 0)


def values_that_fit(table: Any) -> list[int]:
    """The attack: try random values until one gives just what the first seat sees."""
    return [rng for rng in range(RIGHT - 100, RIGHT + 100) if seen(rng) == table]


def test_trying_all_codes_finds_a_seeded_table_but_not_a_secret_one():
    assert values_that_fit(seen(RIGHT)) == [RIGHT]
    assert values_that_fit(seen(RIGHT, SECRETS[0])) == []
