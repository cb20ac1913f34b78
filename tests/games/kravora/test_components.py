"""Components and supply (KV-COMP): what is in the box, and how values are checked."""

from __future__ import annotations

from typing import Any

import pytest

import rempart
from rempart.games.kravora.ids import BUILDINGS, KINDS, LINES, RUSES, SEATS, UNITS
from rempart.games.kravora.options import Build, Buy, EndPurchases, Freeze
from rempart.kernel import NONE
from rempart.kernel.errors import BadSettings, BadValues
from tests.asked import asked
from tests.games.kravora.table import (
    GAME,
    TABLES,
    Table,
    at,
    building,
    kind,
    offered,
    player,
    refused,
    ruse_of,
)

OWN = {"puppet": 10, "sprinter": 10, "stone_thrower": 10, "long_arm": 8, "bruiser": 8}
OWN["rock_hurler"] = 8


def test_numbers_stand_for_what_is_in_the_data():
    data = TABLES.data
    assert max(GAME.players) == SEATS
    assert TABLES.every_line == range(1, LINES + 1)
    assert len(TABLES.figures) == UNITS
    assert data.units.__struct_fields__ == KINDS
    assert data.buildings.__struct_fields__ == BUILDINGS
    assert data.ruses.__struct_fields__ == RUSES


@pytest.mark.rule("KV-COMP-01")
def test_two_to_four_players():
    assert list(GAME.players) == [2, 3, 4]
    for players in (2, 3, 4):
        assert len(rempart.new("kravora", players=players).state.players) == players
    for players in (0, 1, 5):
        with pytest.raises(BadSettings):
            rempart.new("kravora", players=players)


@pytest.mark.rule("KV-COMP-02")
@pytest.mark.parametrize("seat", [0, 3])
def test_the_supply_of_a_player(seat: int):
    s = GAME.setup(GAME.read_settings({"players": 4}), 1, TABLES)
    counts = dict(zip(KINDS, (bits.bit_count() for bits in s.players[seat].supply), strict=True))
    assert counts == OWN
    assert [TABLES.owner.count(seat)] == [54]


@pytest.mark.rule("KV-COMP-03")
def test_the_white_supply():
    s = GAME.setup(GAME.read_settings({"players": 4}), 1, TABLES)
    assert [bits.bit_count() for bits in s.white] == [20, 20, 20, 16, 16, 16]
    assert TABLES.owner.count(NONE) == 108


@pytest.mark.rule("KV-COMP-04")
def test_each_of_the_seven_buildings_once():
    table = Table()
    table[0].blood = 200
    match = table.purchases()
    for number in range(7):
        assert Build(number) in asked(match).options
        match.choose(Build(number))
        refused(match, Build(number), "KV-COMP-04")
    assert sorted(player(match).buildings) == list(range(7))
    assert player(match, 1).buildings == []
    refused(match, Build(50), "KV-COMP-04")


@pytest.mark.rule("KV-COMP-05")
def test_the_laboratory_is_the_extra_places_for_killed_units():
    assert TABLES.data.buildings.laboratory.places == 5
    table = Table()
    table[0].blood = 99
    match = table.purchases()
    assert Build(building("laboratory")) in asked(match).options
    refused(match, Build(building("extra_slot")), "KV-BUILD-14")


@pytest.mark.rule("KV-COMP-06")
def test_two_lines_are_immobilised_at_most():
    table = Table(players=3)
    table.build("hut")
    table[0].blood = 30
    match = table.purchases()
    for board, line in ((0, 1), (2, 4)):
        match.choose(ruse_of("rocks"))
        match.choose(Freeze(board, line))
    refused(match, ruse_of("rocks"), "KV-RUSE-04")
    assert [p.frozen for p in match.state.players] == [[1], [], [4]]


@pytest.mark.rule("KV-COMP-06")
def test_the_second_marker_can_go_only_where_none_is():
    table = Table()
    table[1].frozen = [2]
    match = table.cast("rocks")
    refused(match, Freeze(1, 2), "KV-RUSE-04")
    match.choose(Freeze(1, 3))
    assert player(match, 1).frozen == [2, 3]


@pytest.mark.rule("KV-COMP-07")
def test_dice_have_six_faces():
    dice = TABLES.data.dice
    for die in (dice.setup, dice.announcement, dice.calamity, dice.comet, dice.eruption):
        assert len(die.faces) == 6
    with pytest.raises(BadValues, match=r"dice.comet.faces: must be a list of 6, not a list of 2"):
        rempart.new("kravora", data={"dice.comet.faces": [1, 2]})


@pytest.mark.rule("KV-COMP-08")
def test_blood_and_wounds_are_not_limited_by_tokens():
    table = Table()
    table[0].blood = 1000
    for _ in range(8):
        table.defender(3, "bruiser", wounds=4)
    match = table.purchases()
    match.choose(EndPurchases())
    assert player(match).blood == 1000
    assert sum(match.state.wounds.values()) == 32


@pytest.mark.rule("KV-COMP-09")
def test_only_what_is_in_the_supply_can_be_bought():
    table = Table()
    table[0].blood = 50
    for _ in range(6):
        table.defender(1, "rock_hurler")
    table.kill("rock_hurler", owner=0)
    match = table.purchases()
    match.choose(Buy(kind("rock_hurler"), 2))
    assert len(player(match).defenders[2]) == 1
    for line in range(1, 6):
        refused(match, Buy(kind("rock_hurler"), line), "KV-COMP-09")
    assert Buy(kind("bruiser"), 1) in asked(match).options


@pytest.mark.rule("KV-COMP-10")
def test_what_every_player_has():
    for p in GAME.setup(GAME.read_settings({"players": 4}), 1, TABLES).players:
        assert (p.holder, p.reserve, p.laboratory, p.kills, p.wall) == ([], [], [], 0, 10)


@pytest.mark.rule("KV-COMP-11")
@pytest.mark.parametrize(
    ("name", "hp", "hits", "reach", "move", "size"),
    [
        ("puppet", 1, 1, (0, 0), 1, "small"),
        ("sprinter", 1, 1, (0, 0), 3, "small"),
        ("stone_thrower", 1, 1, (1, 2), 1, "small"),
        ("long_arm", 2, 3, (0, 0), 2, "large"),
        ("bruiser", 5, 1, (0, 0), 1, "large"),
        ("rock_hurler", 3, 4, (1, 3), 1, "large"),
    ],
)
def test_the_memo_of_units(
    name: str, hp: int, hits: int, reach: tuple[int, int], move: int, size: str
):
    unit = getattr(TABLES.data.units, name)
    assert (unit.hp, unit.hits, unit.reach, unit.move, unit.size) == (hp, hits, reach, move, size)


@pytest.mark.rule("KV-COMP-12")
def test_five_lines_and_no_other():
    table = Table()
    table[0].blood = 10
    match = table.purchases()
    assert [o.line for o in offered(match, Buy) if o.kind == 0] == [1, 2, 3, 4, 5]
    refused(match, Buy(0, 0), "KV-BUY-03")
    refused(match, Buy(0, 6), "KV-BUY-03")
    assert len(match.scene(0).zones[0].places) == 5


@pytest.mark.rule("KV-COMP-13")
def test_defenders_are_the_owners_units_all_others_are_enemies():
    table = Table()
    mine = table.defender(3, "puppet")
    white = table.enemy(3, "puppet")
    fired = table.enemy(3, "puppet", owner=1)
    match = table.purchases()
    assert player(match).defenders[3] == [mine]
    assert player(match).enemies[3] == [white, fired]
    assert at(match, fired) == (0, 3)


# Values


@pytest.mark.rule("KV-BUY-02")
def test_a_designer_can_change_a_value():
    match = rempart.new("kravora", data={"units.bruiser.price": 3, "constants.start.first": 3})
    seat = match.state.first
    assert player(match, seat).blood == 3
    assert Buy(kind("bruiser"), 1) in asked(match).options
    assert Buy(kind("long_arm"), 1) not in asked(match).options


@pytest.mark.rule("KV-COMP-11")
@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("units.puppet.hp", 0, "must be a whole number from 1 to 99, not"),
        ("units.puppet.hp", "x", "must be a whole number from 1 to 99, not"),
        ("units.puppet.own", 61, "must be a whole number from 0 to 60, not"),
        ("units.puppet.reach", [2, 1], r"\[2, 1\] must be two distances"),
        ("units.puppet.style", "wild", 'not "wild"'),
        ("buildings.hut.price", -1, "must be a whole number from 0 to 200 or a list of 3, not -1"),
        ("buildings.hut.price", [9, 9], "must be a list of 3, not a list of 2"),
        ("ruses.clot.price", [3, 3, -1], "must be a whole number from 0 to 200, not -1"),
        ("ruses.clot.amount", -1, "must be a whole number from 0 to 20, not"),
        ("dice.comet.faces", [1, 2, 3, 4, 5, 6], "6 is neither"),
        ("dice.setup.faces", ["ogre"] * 6, 'not "ogre"'),
        ("dice.setup.faces", ["puppet"] * 5, "must be a list of 6, not a list of 5"),
        ("dice.eruption.faces", [-1] * 6, "must be a whole number from 0 to 20, not"),
        ("turns.3.dice", -1, "must be a whole number from 0 to 20, not"),
        ("turns.3.event", "party", 'not "party"'),
        ("constants.wall.points", 0, "must be a whole number from 1 to 99, not"),
        ("constants.board.lines", 1, "must be a whole number from 2 to 12, not"),
        ("constants.wage.small", -2, "must be a whole number from 0 to 200, not"),
        ("constants.limits.lowest_price", 0, "must be a whole number from 1 to 99, not"),
        ("constants.limits.turns", 10**9, "must be a whole number from 1 to 200, not"),
    ],
)
def test_an_impossible_value_is_refused_with_file_key_and_reason(
    path: str, value: Any, message: str
):
    with pytest.raises(BadValues, match=rf"data/game\.toml, key {path}: .*{message}"):
        rempart.new("kravora", data={path: value})


@pytest.mark.rule("KV-DICE-01")
def test_the_turn_track_has_no_gap():
    turns = {k: v for k, v in GAME.raw_data["turns"].items() if k != "4"}
    data = dict(GAME.raw_data) | {"turns": turns}
    from rempart.games.kravora.tables import Data, compile_tables
    from rempart.kernel.data import typed

    with pytest.raises(BadValues, match=r"turns: the turns must be 0, 1, 2"):
        compile_tables(typed(GAME.package, data, Data))


@pytest.mark.rule("KV-DICE-01")
def test_a_designer_can_add_turns():
    new = {"dice": 2, "bonus": 1, "event": "calamity"}
    match = rempart.new("kravora", data={"turns.11": new})
    tables = GAME.tables(match.variant)
    assert (tables.turn(11).dice, tables.turn(11).event) == (2, "calamity")
    assert tables.turn(12).event == tables.turn(99).event == "eruption"
    assert TABLES.turn(11).event == "eruption"


def test_every_value_has_a_source():
    def tables(raw: dict[str, Any]) -> Any:
        if "source" in raw:
            yield raw
        else:
            for below in raw.values():
                yield from tables(below)

    found = list(tables(GAME.raw_data))
    assert len(found) > 40
    for table in found:
        assert set(table["source"]) == set(table) - {"source"}
