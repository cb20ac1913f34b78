"""The generator of maps (KRH-ENDLESS): always the same, always legal, and as people would draw."""

from __future__ import annotations

import hashlib
from itertools import pairwise

import msgspec
import pytest

from rempart.games.kingdom_rush import GAME
from rempart.games.kingdom_rush.board.geometry import STRIDE, distance
from rempart.games.kingdom_rush.code import (
    FIRST_NUMBER,
    SEEDS,
    STAGES,
    STRENGTHS,
    BadCode,
    MapCode,
    decode,
    encode,
    from_number,
    is_map,
)
from rempart.games.kingdom_rush.tables import Tables
from rempart.games.kingdom_rush.tables.generator import generate, name_of
from rempart.games.kingdom_rush.tables.scenarios import BANDS, Layout
from rempart.games.kingdom_rush.tables.values import ScenarioData, SheetData
from rempart.kernel import Match
from rempart.kernel.chance import mix
from rempart.kernel.errors import BadSettings
from rempart.play import by_names, play_out

MANY = [MapCode(mix(n) % SEEDS, 1 + n % 20, mix(n + 999) % len(STRENGTHS)) for n in range(240)]
SOME = MANY[:12]

DIGESTS = {
    "00000-1-18G": "10fb030c588febc2",
    "0P1F5-2-1QS": "25ef7d587893f09b",
    "2P54A-3-13E": "26af13caf0cddc34",
    "H8A7G-4-1KJ": "4d294d1eefb06582",
    "5CA8M-5-1YD": "d0c9911f53a590aa",
    "BPHEW-6-1Z0": "3bf50d9a06415bfd",
    "7GCVC-7-1WT": "6e09850c0fc0a148",
    "HFQRM-8-1TR": "c32ffe929d6bec14",
    "EQAF8-9-1XS": "a4b44d97d24eb7d1",
    "XTPPQ-10-1HW": "cc5e4386160d72d9",
    "K41BS-11-1TY": "feb18c8eeb8597b4",
    "KNEVD-12-1KR": "9b257aa04e4ce604",
}
"""What version 1 makes of some codes. These never change: people have shared codes."""


@pytest.fixture(scope="module")
def tables() -> Tables:
    return GAME.tables()


@pytest.fixture(scope="module")
def layouts(tables: Tables) -> list[Layout]:
    """Maps of all stages, checked by the loader."""
    return [tables.layouts[code.number, 1 + n % 4] for n, code in enumerate(MANY)]


def made(code: MapCode, tables: Tables) -> ScenarioData:
    return generate(code, tables.generator(code))


def digest(code: MapCode, tables: Tables) -> str:
    found = msgspec.to_builtins(made(code, tables))
    assert found.pop("title") == ""  # Newer than the digests.
    return hashlib.sha256(msgspec.json.encode(found)).hexdigest()[:16]


# The code


@pytest.mark.rule("KRH-ENDLESS-02")
def test_a_code_is_read_as_it_was_written():
    for code in MANY:
        assert decode(encode(code)) == code
        assert from_number(code.number) == code
        assert is_map(code.number)
    assert not is_map(12)
    assert MapCode(0).number >= FIRST_NUMBER
    assert MapCode(SEEDS - 1, STAGES[-1], STRENGTHS[-1]).number < 1 << 53


@pytest.mark.rule("KRH-ENDLESS-02")
def test_a_code_may_be_typed_in_any_way():
    code = MapCode(1234567, 3)
    said = encode(code)
    assert decode(said.lower()) == decode(f"  {said} ") == decode(said.replace("-", "")) == code
    assert decode(encode(MapCode(0)).replace("0", "o")) == MapCode(0)


@pytest.mark.rule("KRH-ENDLESS-02")
def test_one_wrong_sign_is_noticed():
    said = encode(MapCode(1234567, 3))
    for at, sign in enumerate(said):
        for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ":
            if sign not in ("-", other):
                with pytest.raises(BadCode):
                    decode(said[:at] + other + said[at + 1 :])


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("K7QMT", "looks like K7QMT-3-1F0"),
        ("K7Q!T-3-1F0", "“!” cannot be part"),
        ("K7QMT-0-1F0", "stages are 1 to 99"),
        ("K7QMT-3-1F5", "a character of this map code is wrong"),
        ("00000-1-7GP", "newer Rempart"),
    ],
)
def test_a_bad_code_says_what_is_wrong(given: str, words: str):
    settings = GAME.read_settings({"scenario": "endless", "map": given})
    with pytest.raises(BadSettings, match=words):
        Match(GAME, settings, 0)


# Always the same


@pytest.mark.rule("KRH-ENDLESS-02")
def test_a_version_never_makes_anything_else(tables: Tables):
    assert {encode(code): digest(code, tables) for code in SOME} == DIGESTS


def test_only_the_hordes_depend_on_the_strength(tables: Tables):
    for code in SOME:
        weak = made(MapCode(code.seed, code.stage, 4), tables)
        strong = made(MapCode(code.seed, code.stage, 28), tables)
        for key in ("map", "starts", "magic", "fire", "lava", "destroy", "rifts", "iron"):
            assert getattr(weak, key) == getattr(strong, key)
        assert weak.players["2"].sites == strong.players["2"].sites
        assert strength(weak.players["2"]) < strength(strong.players["2"])


def strength(sheet: SheetData) -> int:
    """The bands of all cards, added up."""
    cards = [entry[0] for entry in sheet.hordes] + [card for pile in sheet.piles for card in pile]
    return sum(1 + list(BANDS).index(card) for card in cards if card in BANDS)


def test_the_same_map_without_a_code_comes_from_the_seed():
    settings = GAME.read_settings({"scenario": "endless"})
    one, other = (Match(GAME, settings, 7).state.scenario for _ in range(2))
    assert one == other == MapCode(7).number


def test_few_maps_are_kept(tables: Tables, layouts: list[Layout]):
    made_ones = [key for key in tables.layouts if is_map(key[0])]
    assert len(made_ones) <= tables.layouts.KEPT


# Always legal, and well drawn


@pytest.mark.rule("KRH-ENDLESS-03")
def test_every_map_passes_the_checks_of_the_loader(layouts: list[Layout]):
    for layout in layouts:  # the loader has checked them
        data = layout.data
        assert data.clear != (data.destroy in ("LA", "LB"))
        assert data.lost_if_escapes == data.destroy
        assert set(data.players) == {"1", "2", "3", "4"}


def test_roads_keep_a_space_between_them(layouts: list[Layout]):
    for layout in layouts:
        path = layout.board.path
        for space in path:
            beside = [
                s for s in (space + 1, space - 1, space + STRIDE, space - STRIDE) if s in path
            ]
            linked = {layout.board.next[space], *(s for s in path if layout.board.next[s] == space)}
            assert set(beside) <= linked, encode(from_number(layout.scenario))


def test_roads_are_neither_short_nor_endless(layouts: list[Layout]):
    lengths = [len(route) for layout in layouts for route in layout.board.routes]
    assert min(lengths) >= 4
    assert max(lengths) <= 20
    assert all(5 <= layout.board.columns <= 11 for layout in layouts)
    assert all(4 <= layout.board.rows <= 9 for layout in layouts)


def test_roads_begin_at_the_edge_and_far_from_the_exit(layouts: list[Layout]):
    for layout in layouts:
        for route in layout.board.routes:
            assert all(distance(route[0], exit_) > 2 for exit_ in layout.board.exits)


def test_there_are_no_dead_sites(layouts: list[Layout]):
    for layout in layouts:
        for site in layout.sites:
            reached = [space for space in layout.board.path if distance(site, space) == 1]
            assert reached, encode(from_number(layout.scenario))


def test_everybody_has_sites_near_the_exit_and_far_from_it(tables: Tables):
    for code in SOME:
        sheet = made(code, tables).players["2"]
        assert sorted(sheet.sites) in (["B", "R"], ["B", "R", "W"])
        assert len(sheet.sites["R"]) == len(sheet.sites["B"]) == 4


def test_nothing_lies_on_anything_else(layouts: list[Layout]):
    for layout in layouts:
        things = [*layout.flowers, *layout.lava, *layout.crevasses, *layout.pools, *layout.sites]
        assert len(things) == len(set(things))


@pytest.mark.rule("KRH-ENDLESS-04")
def test_later_stages_have_more(tables: Tables):
    def parts(stage: int) -> tuple[int, int, int]:
        some = [made(MapCode(mix(n) % SEEDS, stage), tables) for n in range(10)]
        return (
            sum(len(one.unlocked) for one in some),
            sum(len(one.rifts) for one in some),
            sum(one.destroy != "" for one in some),
        )

    stages = [parts(stage) for stage in (1, 4, 9)]
    for earlier, later in pairwise(stages):
        assert all(a <= b for a, b in zip(earlier, later, strict=True))
    assert stages[0][1] == 0
    last = [strength(made(MapCode(5, stage), tables).players["3"]) for stage in (14, 40)]
    assert last[0] < last[1]


def test_names_have_words_in_every_language(tables: Tables):
    for language in GAME.languages:
        text = GAME.text(language)
        for code in MANY:
            name = name_of(code, tables.generator(code))
            assert f"map_place.{name.place}" in text
            assert f"map_of.{name.theme}_{name.epithet}" in text
            assert f"map_intro.{name.theme}" in text


# Playing


@pytest.mark.parametrize("n", range(8))
def test_maps_can_be_played(n: int):
    code = MANY[7 * n]
    players = 1 + n % 4
    bot = "greedy" if n == 0 else "random"
    given = {"scenario": "endless", "map": encode(code), "players": players, "start": "deal"}
    match = Match(GAME, GAME.read_settings(given), n)
    outcome = play_out(match, by_names([bot] * players, n, GAME))
    assert outcome.facts["stage"] == code.stage
    for language in GAME.languages:
        match.scene(0, language)
    again = Match.replay(GAME, match.record())
    assert GAME.encode(again.state) == GAME.encode(match.state)
