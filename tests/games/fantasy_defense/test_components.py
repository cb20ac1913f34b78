"""Components (FD-COMP): what is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import rempart
from rempart.games.fantasy_defense.events import BattleWon
from rempart.kernel.errors import BadData
from tests.games.fantasy_defense.table import GAME, TABLES, Table, told

DATA = TABLES.data


def cards(faction: str) -> list[Any]:
    """The data of every single card of a faction."""
    return [DATA.cards[kind] for kind in TABLES.cards if DATA.cards[kind].faction == faction]


def spoilt(path: str, **changes: Any) -> dict[str, Any]:
    """A patch that changes some values of one entry of the data."""
    file, name = path.split(".")
    return {path: {**GAME.raw_data[file][name], **changes}}


@pytest.mark.rule("FD-COMP-01")
@pytest.mark.parametrize("faction", ["humans", "elves"])
def test_a_faction_has_37_cards(faction: str):
    assert len(cards(faction)) == 37
    assert len(TABLES.cards) == 2 * 37


@pytest.mark.rule("FD-COMP-02")
def test_27_invaders_in_three_tiers():
    tiers = Counter(invader.tier for invader in DATA.invaders.values())
    assert tiers == {"underling": 13, "elite": 10, "boss": 4}
    assert len(TABLES.invaders) == 27


@pytest.mark.rule("FD-COMP-02")
def test_the_backs_of_the_deck_tell_the_tiers_apart():
    table = Table()
    table.siege(0, "goblin_runt")
    table.invaders("ogre", "goblin_slinger", "orc_overlord")
    backs = table.play().view(None)["table"]["invader_backs"]
    assert backs == ["elite", "underling", "boss"]


@pytest.mark.rule("FD-COMP-03")
def test_12_gates_of_which_5_are_marked_for_two_players():
    marks = Counter(gate.mark for gate in DATA.gates.values())
    assert marks == {None: 7, "2P": 5}


@pytest.mark.rule("FD-COMP-04")
@pytest.mark.parametrize(
    ("name", "power", "loot", "arrow", "infiltrate", "mark"),
    [
        ("goblin_runt", 5, 2, "left", False, None),
        ("night_prowler", 20, 5, "right", True, None),
        ("red_dragon", 35, 9, "right", True, "1P"),
        ("warg_pack", 13, 3, "right", False, "2P"),
    ],
)
def test_what_an_invader_carries(
    name: str, power: int, loot: int, arrow: str, infiltrate: bool, mark: str | None
):
    card = DATA.invaders[name]
    assert (card.power, card.loot, card.arrow) == (power, loot, arrow)
    assert (card.infiltrate, card.mark) == (infiltrate, mark)


@pytest.mark.rule("FD-COMP-04")
@pytest.mark.parametrize(
    ("field", "value"),
    [("power", -1), ("loot", -1), ("arrow", "up"), ("infiltrate", 2), ("mark", "3P")],
)
def test_an_invader_with_an_impossible_value_is_refused(field: str, value: Any):
    with pytest.raises(BadData, match=f"invaders.*{field}"):
        rempart.new("fantasy_defense", data=spoilt("invaders.ogre", **{field: value}))


@pytest.mark.rule("FD-COMP-04")
@pytest.mark.parametrize("field", ["power", "loot", "arrow"])
def test_an_invader_must_have_power_loot_and_arrow(field: str):
    card = {key: value for key, value in GAME.raw_data["invaders"]["ogre"].items() if key != field}
    with pytest.raises(BadData, match=f"invaders.*{field}"):
        rempart.new("fantasy_defense", data={"invaders.ogre": card})


@pytest.mark.rule("FD-COMP-05")
@pytest.mark.parametrize("kind", DATA.cards)
def test_units_have_power_and_spells_have_none(kind: str):
    card = DATA.cards[kind]
    if card.role == "spell":
        assert card.power is None
        assert card.effect is not None
    else:
        assert card.power is not None
        assert card.effect is None or isinstance(card.effect, str)


@pytest.mark.rule("FD-COMP-05")
@pytest.mark.parametrize(
    ("kind", "changes", "field"),
    [
        ("footman", {"power": None}, "power"),
        ("archmage", {"power": None}, "power"),
        ("city_shield", {"power": 3}, "power"),
        ("footman", {"effect": ["airlift", "rebirth"]}, "effect"),
        ("footman", {"effect": "city_shield"}, "effect"),
    ],
    ids=["unit without power", "start without power", "spell with power", "two effects", "spell"],
)
def test_a_card_that_is_neither_unit_nor_spell_is_refused(
    kind: str, changes: dict[str, Any], field: str
):
    with pytest.raises(BadData, match=f"cards.*{field}"):
        rempart.new("fantasy_defense", data=spoilt(f"cards.{kind}", **changes))


@pytest.mark.rule("FD-COMP-06")
@pytest.mark.parametrize("bonus", [0, 1, 2])
def test_the_bonus_of_a_gate_is_added_to_its_defenders(bonus: int):
    table = Table()
    table.bonus(3, bonus)
    table.unit(3, "footman")
    table.siege(3, "goblin_runt")
    [won] = told(table.play("battle"), BattleWon)
    assert won.defence == 5 + bonus


@pytest.mark.rule("FD-COMP-06")
def test_no_bonus_is_less_than_0():
    assert all(gate.bonus >= 0 for gate in DATA.gates.values())
    with pytest.raises(BadData, match=r"gates\.toml, key gate_01\.bonus"):
        rempart.new("fantasy_defense", data={"gates.gate_01.bonus": -1})


@pytest.mark.rule("FD-COMP-07")
@pytest.mark.parametrize("players", [1, 2])
def test_one_morale_track_with_one_marker(players: int):
    table = Table(players=players)
    table.s.morale = 13
    [track] = [zone for zone in table.play().scene(None).zones if zone.kind == "track"]
    assert (track.id, track.value, track.most, track.seat) == ("morale", 13, 20, None)


@pytest.mark.rule("FD-COMP-08")
@pytest.mark.parametrize("faction", ["humans", "elves"])
def test_3_starting_cards_and_34_for_the_deck(faction: str):
    assert Counter(card.role for card in cards(faction)) == {"start": 1, "spell": 2, "unit": 34}


@pytest.mark.rule("FD-COMP-08")
@pytest.mark.parametrize(
    ("path", "value", "what"),
    [
        ("cards.archmage.copies", 2, "one starting unit"),
        ("cards.ranger_lord.role", "unit", "one starting unit"),
        ("cards.psychic_storm.copies", 0, "two spells"),
    ],
)
def test_data_with_other_starting_cards_is_refused(path: str, value: Any, what: str):
    with pytest.raises(BadData, match=f"exactly {what}"):
        rempart.new("fantasy_defense", data={path: value})
