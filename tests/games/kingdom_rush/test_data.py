"""The data: what is in the box, and what the loader says about wrong files."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rempart.games.kingdom_rush.board.geometry import row_of, space_at
from rempart.games.kingdom_rush.board.grids import DAMAGES
from rempart.games.kingdom_rush.board.shots import (
    CHOICE,
    EACH,
    KNIFE_EACH,
    ONE_KNIFE,
    SOLDIER,
    SPLASH,
)
from rempart.games.kingdom_rush.ids import (
    ABILITIES,
    ALRIC,
    BEHAVIOURS,
    FIRST_GUEST,
    GUEST_SUPPLIES,
    GUESTS,
    HERO_TILES,
    HEROES,
    HORDE_CARDS,
    KNIVES,
    LAST_STAND,
    MODES,
    MODIFIERS,
    PILES,
    REWARD,
    RIFT,
    RIFT_CARDS,
    SCENARIOS,
    SEATS,
    SIDE,
    SKULLS,
    SPACES,
    SUPPLIES,
    TOWER_CARDS,
    TOWERS,
    WARRIORS,
)
from rempart.games.kingdom_rush.tables import FAMILIES, PLAYERS, Tables, compile_tables
from rempart.games.kingdom_rush.tables.scenarios import COLOURS, WHITE, candidates
from rempart.games.kingdom_rush.tables.values import Data
from rempart.kernel.data import patched, placed, read_folder, typed
from rempart.kernel.errors import BadValues
from tests.games.kingdom_rush.table import sheet

PACKAGE = "rempart.games.kingdom_rush"
RAW = read_folder(PACKAGE)


def compiled(patch: dict[str, Any] | None = None) -> Tables:
    """The tables of the game's data with changes, or the error that a loader tells."""
    try:
        return compile_tables(typed(PACKAGE, patched(RAW, patch or {}), Data))
    except BadValues as error:
        raise placed(PACKAGE, error.faults, lines=True) from None


T = compiled()


# What there is


def test_numbers_are_bounded_by_what_there_is():
    assert len(T.tower_type) == TOWER_CARDS
    assert len(T.designs) == HORDE_CARDS
    assert [id for id in T.card_id if id >= RIFT] == [*range(RIFT, RIFT + RIFT_CARDS)]
    assert len(T.behaviours) == BEHAVIOURS
    assert {number for number, _ in T.layouts} == set(range(SCENARIOS))
    assert PLAYERS[-1] == SEATS
    assert max(len(layout.piles) for layout in T.layouts.values()) == PILES
    assert max(space for layout in T.layouts.values() for space in layout.board.spaces) < SPACES
    assert {(d.fit.width, d.fit.height) for d in T.designs} <= {
        (SIDE, n) for n in range(1, SIDE + 1)
    }
    assert T.bench[ALRIC].amount == WARRIORS
    assert max(len(modes) for modes in T.attacks) <= MODES
    assert max(amount for d in T.designs for pair in d.reward for amount in pair) <= REWARD
    assert T.constants.stock.skulls <= SKULLS
    assert len(COLOURS) == SEATS + 1


def test_forty_four_tower_cards_eleven_of_each_family():
    assert len(T.tower_type) == 44
    families = [T.family[type_] for type_ in T.tower_type]
    assert [families.count(family) for family in range(4)] == [11, 11, 11, 11]
    assert [len(T.tower_cards[TOWERS.index(id)]) for id in ("ARC1", "ARC2", "ARC3", "ARC4a")] == [
        4,
        3,
        2,
        1,
    ]


def test_a_hundred_and_ninety_six_tiles():
    counts = {id: sum(T.tiles_full[n * 5 : n * 5 + 5]) for n, id in enumerate(SUPPLIES)}
    assert sum(counts.values()) == sum(T.tiles_full)
    assert sum(count for id, count in counts.items() if id not in GUEST_SUPPLIES) == 196
    assert all(counts[id] for id in GUEST_SUPPLIES)  # of another box (KR-CROSS-01)
    assert T.tiles_full[KNIVES * 5] == 12
    assert T.tiles_full[HERO_TILES * 5 + 3] == 4  # Alric's L3


def test_a_hundred_and_sixteen_horde_cards_then_layers_then_rift_cards():
    assert T.band.count("boss") == 8
    assert len(T.designs) == 116 + 8
    bands = {"green": 24, "blue": 24, "yellow": 20, "red": 20, "purple": 20, "pumpkin": 4}
    assert {band: list[str](T.band).count(band) for band in bands} == bands
    assert T.band.count("champion") == 4
    assert T.layers == {"LA": (116, 117, 118, 119), "LB": (120, 121, 122, 123)}
    assert [T.card_id[RIFT + n] for n in (0, 14)] == ["E01", "E15"]
    assert len(T.behaviours) == 10


def test_five_heroes_with_four_abilities_and_twelve_modifiers():
    own = [(hero.life, hero.move) for hero in T.heroes[:FIRST_GUEST]]
    assert own == [(2, 3), (2, 3), (3, 1), (2, 3), (3, 2)]
    passive = [ABILITIES[n] for n, ability in enumerate(T.abilities) if ability.passive]
    assert [id for id in passive if not id.startswith(GUESTS)] == [
        *("alric_4", "bruxa_4", "dierdre_3", "saitam_4")
    ]
    assert len(T.abilities) == 4 * len(HEROES)
    assert len(T.bench) == len(T.heroes) == len(HEROES) == 5 + len(GUESTS)
    assert len(T.modifiers) == len(MODIFIERS) == 12


def test_upgrades_go_one_level_up_in_the_family():
    found = {TOWERS[type_]: [TOWERS[above] for above in T.upgrades[type_]] for type_ in range(20)}
    assert found["ARC1"] == ["ARC2"]
    assert found["MAG3"] == ["MAG4a", "MAG4b"]
    assert found["SOL4a"] == found["ART4b"] == []


def test_attacks_are_read_as_shots():
    def attack(id: str, mode: int = 0):
        return T.attacks[TOWERS.index(id)][mode]

    [shot] = attack("ARC3")
    assert (shot.reach, shot.arrows, shot.pieces, shot.linked) == (CHOICE, (7, 0, 1), (1, 1), True)
    [shot] = attack("ARC3", 1)
    assert (shot.pieces, shot.linked) == ((0, 0), False)
    first, second = attack("ART4a")
    assert (first.reach, second.reach) == (CHOICE, SPLASH)
    [militia] = attack("SOL1")
    assert (militia.what, militia.knives, militia.supply) == (SOLDIER, KNIFE_EACH, KNIVES)
    [footmen] = attack("SOL2")
    assert (len(footmen.pieces), footmen.knives) == (2, ONE_KNIFE)
    [howitzer] = attack("ART3")
    assert (howitzer.reach, howitzer.arrows) == (EACH, tuple(range(8)))
    assert FAMILIES[T.family[TOWERS.index("MAG4b")]] == "mage"
    assert [shot.damage for shot in attack("MAG4b")] == [2]


def test_the_other_necromancer_lays_a_tile_first():
    necromancer = TOWERS.index("MAG4b")
    assert [shot.what for [*shots] in T.tower_modes(necromancer, False) for shot in shots] == [1]
    assert [shot.what for [*shots] in T.tower_modes(necromancer, True) for shot in shots] == [0, 1]


@pytest.mark.rule("KR-TOWER-13", "KR-DMG-01", "KR-DMG-09")
def test_what_towers_deal():
    family = {"ARC": "physical", "MAG": "magic", "ART": "physical", "SOL": "physical"}
    for type_, id in enumerate(TOWERS):
        expected = "true" if id in ("MAG4b", "SOL4a") else family[id[:3]]
        assert DAMAGES[T.tower_damage[type_]] == expected
        assert {shot.damage for mode in T.attacks[type_] for shot in mode} == {
            DAMAGES.index(expected)
        }


# Scenarios


@pytest.mark.rule("KR-PROLOGUE-10", "KR-PROLOGUE-12")
def test_the_prologue_shows_speed_icons_and_a_horde_that_pays_gold():
    layout = T.layouts[0, 2]
    [second] = layout.piles[1]
    assert all(T.designs[card].fast for card in second)
    assert not any(T.designs[card].fast for place in layout.piles[0] for card in place)
    paying = [cards for _, cards in layout.hordes if T.designs[cards[0]].reward == ((0, 1),)]
    assert len(paying) == 1


@pytest.mark.rule("KR-GOAL-02")
def test_the_prologue_and_twelve_scenarios_for_one_to_four_players():
    assert set(T.layouts) == {(number, players) for number in range(13) for players in PLAYERS}


@pytest.mark.parametrize("number", range(13))
@pytest.mark.parametrize("players", PLAYERS)
def test_layouts_can_be_played(number: int, players: int):
    layout = T.layouts[number, players]
    board = layout.board
    for route in board.routes:
        assert route
        for here, after in pairwise(route):
            assert board.next[here] == after
        assert board.next[route[-1]] in board.exits
    assert len(layout.piles) == len(board.routes)
    colours = set(layout.sites.values()) - {WHITE}
    assert colours == set(range(3 if players == 1 else players))
    for space in layout.sites:
        assert space not in board.path
        assert set(board.neighbours[space]) & set(board.path)
    assert all(place for pile in layout.piles for place in pile)
    assert len({space for space, _ in layout.hordes}) == len(layout.hordes)
    assert layout.hearts + players <= 9


def test_scenario_1_is_laid_out_as_its_sheet_says():
    own = sheet(
        1,
        gold=3,
        crystals=5,
        ability_slots=1,
        hordes=["B@1#10", "C1@2#1"],
        piles=[["G", "E15", "B"], ["Y"]],
        sites={"R": [[1, 1]], "B": [[5, 5]]},
    )
    layout = compiled({**own, "scenarios.s01.magic": [[3, 3], [7, 5]]}).layouts[1, 2]
    assert [row_of(start) for start in (route[0] for route in layout.board.routes)] == [2, 0]
    assert layout.sites == {space_at(1, 1): COLOURS.index("R"), space_at(5, 5): COLOURS.index("B")}
    assert layout.flowers == dict.fromkeys([space_at(3, 3), space_at(7, 5)], 0)
    assert (layout.gold, layout.crystals, layout.ability_slots) == (3, 5, 1)
    (gate, blues), (start, chief) = layout.hordes
    assert (gate, start) == (layout.board.routes[0][9], space_at(3, 0))
    assert chief == T.cards.of["C1"]
    [bottom, stand, top] = layout.piles[0]
    assert {T.band[card] for card in top} == {"green"}
    assert stand == (LAST_STAND,)
    assert {T.band[card] for card in bottom} == {"blue"}
    assert set(bottom) == set(blues)


def test_a_band_draws_only_what_the_scenario_has_unlocked():
    def greens(scenario: int) -> set[str]:
        cards = candidates(T.layouts[scenario, 2].data, "G", T.cards)
        return {T.card_id[card] for card in cards}

    assert greens(1) == {f"G{n:02d}" for n in range(1, 12)}
    assert "G12" in greens(2)


def test_the_boss_lies_in_a_pile_with_its_first_layer():
    piles = [["G", "LA", "G"], ["G"], ["G"], ["G"]]
    for layers in (2, 3):
        layout = compiled(sheet(4, piles=piles, layers=layers)).layouts[4, 2]
        assert layout.piles[0][-2] == (116,)
        assert layout.layers == (116, 117, 118)[:layers]
    assert T.layouts[1, 1].layers == T.layouts[1, 1].behaviours == ()


# What the loader says


@pytest.mark.parametrize(
    ("patch", "says"),
    [
        ({"towers.ARC1.copies": 5}, r"constants\.toml, key totals\.towers .*hold 45, not 44"),
        ({"tiles.mage.L3": 9}, r"constants\.toml, key totals\.tiles .*hold 195, not 196"),
        ({"hordes.G01.copies": 1}, r"constants\.toml, key totals\.hordes .*hold 115, not 116"),
        ({"hordes.G01.grid": "..../.gg./.g./...."}, r"hordes\.toml, key G01\.grid .*equally long"),
        ({"hordes.G01.grid": "..../.gq./.g../...."}, r"key G01\.grid .*'q' is not a cell"),
        ({"hordes.G01.grid": "..../..../..../...."}, r"key G01\.grid .*no enemy"),
        ({"hordes.B11.grid": "1.../.1../..../...."}, r"key B11\.grid .*do not hang together"),
        ({"hordes.Y01.grid": ".gg./g<g>/.gg./...."}, r"key Y01\.grid .*shield < must lie on the e"),
        ({"hordes.R08.weak": "m.../..../..../...."}, r"key R08\.weak .*only m, p or x on big"),
        ({"hordes.G01.reward": "x"}, r"key G01\.reward .*'x' is not a reward"),
        ({"scenarios.s01.starts": [[0, 0], [3, 0]]}, r"s01\.toml, key starts .*\[0, 0\] is not a"),
        ({"scenarios.s01.magic": [[3, 1]]}, r"s01\.toml, key magic \(line 21\): \[3, 1\] is not g"),
        ({"scenarios.s01.hearts": 6}, r"key hearts .*with 4 players there are not so many"),
        ({"scenarios.s01.players.2.sites.R": [[7, 0]]}, r"sites\.R .*\[7, 0\] is not ground"),
        ({"scenarios.s01.players.2.sites.R": [[0, 5]]}, r"sites\.R .*\[0, 5\] is not beside"),
        (
            sheet(1, sites={"R": [[5, 1]], "B": [[5, 1]]}),
            r"sites .*two sites lie on \[5, 1\]",
        ),
        ({"scenarios.s01.players.2.hordes": ["G@1#30"]}, r"hordes .*no such route or place"),
        ({"scenarios.s01.players.2.hordes": ["G1#30"]}, r"hordes .*not written like G@1#3"),
        ({"scenarios.s01.players.2.hordes": ["G@1#5", "G@1#5"]}, r"another horde lies there"),
        ({"scenarios.s01.players.2.piles": [["G"]]}, r"piles .*2 routes need as many piles"),
        (sheet(1, piles=[["Y", "Y"], ["Y"]], hordes=[]), r"3 Y cards are needed, .* has 2"),
        (sheet(1, piles=[["Y07"], ["Y", "Y"]], hordes=[]), r"3 Y cards are needed"),
        ({"scenarios.s01.players.2.piles": [["Q"], ["G"]]}, r"'Q' is neither a band nor a card"),
        (
            sheet(2, piles=[["G"], ["G"]], hordes=[]),
            r"C1, named by destroy, is in no pile and on no road",
        ),
        ({"scenarios.s04.players.2.layers": 0}, r"layers .*a boss has 1 to 4 layers"),
        ({"scenarios.s04.players.2.tentacles": [[0, 0]]}, r"tentacles .*\[0, 0\] is not a site"),
        ({"scenarios.s05.rifts": ["E15"]}, r"rifts .*'E15' is not a rift card that can be dealt"),
    ],
)
def test_wrong_data_is_told_with_file_key_line_and_reason(patch: dict[str, Any], says: str):
    with pytest.raises(BadValues, match=says) as raised:
        compiled(patch)
    assert "data/" in str(raised.value)
    assert "(line " in str(raised.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        (">>>>v", ">>>?v", 13, r"'\?' is not a space"),
        (">>>>v...#", ">>>>v...", 13, r"has not 9 spaces as the first"),
        (">>>>v", ">>>>.", 13, r"column 3 leads E to no path space or exit"),
        ("....>>>>X", "....>>>>#", 15, r"column 7 leads E to no path space or exit"),
        ("....>>>>X", "....^>>>X", 15, r"the path goes round and reaches no exit"),
        ("........#", ".>......#", 16, r"no route comes to the path space in column 1"),
    ],
)
def test_a_wrong_map_is_told_with_its_line(old: str, new: str, line: int, says: str):
    own = RAW["scenarios"]["s01"]["map"]
    assert old in own
    with pytest.raises(BadValues, match=says) as raised:
        compiled({"scenarios.s01.map": own.replace(old, new)})
    assert f"data/scenarios/s01.toml, key map.{line - 11} (line {line})" in str(raised.value)


def test_tables_need_all_their_entries_and_no_others():
    raw = patched(RAW, {})
    raw["heroes"]["ignus"] = raw["heroes"].pop("alric")
    with pytest.raises(
        BadValues, match=r"heroes\.alric: it is missing; heroes\.ignus: there is no"
    ):
        compile_tables(typed(PACKAGE, raw, Data))
