"""The data: what is in the box, and what the loader says about wrong files."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.dark_tower.ids import (
    ADVANTAGES,
    ADVERSARIES,
    AZKOLS,
    BANDS,
    BATTLE,
    BUILDINGS,
    CARDS,
    CELLS,
    COMPANIONS,
    EFFECTS,
    FIRST_ADVERSARY,
    FIRST_TREASURE,
    FOES,
    GEAR,
    GEAR_CARD,
    ITEMS,
    KINGDOMS,
    LETHAL,
    MAGIC,
    MELEE,
    MONTHS,
    POOLS,
    POTIONS,
    QUESTS,
    REGIONS,
    ROOMS_EACH,
    SAVAGE,
    SKULLS,
    STEALTH,
    TREASURES,
    TREES,
    TRIAL_TYPES,
    TRIALS,
    VIRTUES,
    WARRIORS,
    WAYS,
    WILD,
)
from rempart.games.dark_tower.tables.effects import ADVANTAGE, PAY, parse
from rempart.games.dark_tower.tables.values import (
    ALWAYS,
    IN_DUNGEON,
    PLACE_BUILDING,
    PLACE_FIXED,
    PLACE_LAIR,
    PLACE_NOWHERE,
    PLACE_RING,
    PLACE_TERRAIN,
)
from rempart.kernel import NONE
from rempart.kernel.errors import BadData
from tests.games.dark_tower.table import RAW, T, compiled

GALLERY = {"magic": "magic_attack", "melee": "sundering_blows", "stealth": "stealth_attack"}


# What there is


def test_numbers_stand_for_what_is_in_the_data():
    t = compiled()
    assert len(t.world.ids) == len(t.world.building_at) == REGIONS
    assert len(t.world.building_region) == len(KINGDOMS) * len(BUILDINGS)
    assert len(t.quests) == QUESTS
    assert len(t.trials) == TRIALS
    assert len(t.cards) == CARDS
    assert len(t.effects) == EFFECTS
    assert max(len(ways) for ways in t.effects) == WAYS
    assert {len(bands) for bands in t.acts} == {BANDS}
    assert len(t.rooms) == len(POOLS)
    assert {len(pool) for pool in t.rooms} == {ROOMS_EACH}
    assert max(t.knobs.dungeon_rooms) < CELLS
    assert len(t.goals.letha_trees) == TREES
    assert len(t.months) == MONTHS


@pytest.mark.rule("DT-SETUP-01")
def test_cards_and_tokens_of_the_box():
    copies = T.copies
    assert len(copies) == len(ITEMS) == 51
    assert sum(copies[: len(POTIONS)]) == 18
    assert sum(copies[len(POTIONS) : FIRST_TREASURE]) == 18
    assert sum(copies[FIRST_TREASURE : FIRST_TREASURE + len(TREASURES)]) == 22
    assert sum(copies[FIRST_TREASURE + len(TREASURES) :]) == 20
    assert sum(T.tokens) + len(ADVERSARIES) == 65
    assert (len(FOES), len(COMPANIONS), len(VIRTUES), SKULLS) == (12, 10, 24, 24)
    assert len(T.trials) == 16
    assert T.tokens == [8, 6, 8, 6, 4, 5, 6, 5, 2, 4, 2, 1]


@pytest.mark.rule("DT-SETUP-06")
def test_six_kinds_of_gear_three_of_each():
    assert [T.copies[len(POTIONS) + kind] for kind in range(len(GEAR))] == [3] * 6


def test_five_treasures_are_azkols():
    azkols = [id for id, treasure in T.data.treasures.items() if treasure.azkol]
    assert azkols == [ITEMS[item] for item in AZKOLS]


@pytest.mark.rule("DT-ADVANTAGE-01", "DT-FOE-04")
def test_foes_have_two_attributes_and_isa_one():
    assert len(ADVANTAGES) == 7
    assert ADVANTAGES[WILD] == "wild"
    masks = [mask.bit_count() for mask in T.foe_mask]
    assert masks[:FIRST_ADVERSARY] == [2] * 12
    assert masks[FIRST_ADVERSARY:] == [2, 2, 2, 2, 2, 1, 2, 2]
    assert T.foe_mask[0] == 1 << STEALTH | 1 << ADVANTAGES.index("humanoid")


@pytest.mark.rule("DT-AM-17")
def test_decks_two_general_cards_one_for_each_attribute_and_a_critical_hit():
    ids = [card.id for card in T.cards]
    for kind in range(8):
        foe = T.data.foes[FOES[kind]]
        names = [ids[card] for card in T.decks[kind]]
        assert names[:2] == ["carrion_ground", "onslaught"]
        assert [GALLERY.get(a, n) for a, n in zip(foe.attributes, names[2:4], strict=True)] == (
            names[2:4]
        )
        assert names[4] == f"crit_{FOES[kind]}"
    for kind in range(8, 12):
        names = [ids[card] for card in T.decks[kind]]
        assert names[4] == f"crit_{FOES[kind]}"
        assert "onslaught" not in names
    assert all(len(set(deck)) == 5 for deck in T.decks)
    used = {card for deck in T.decks for card in deck} | {T.mutation}
    assert used == set(range(60))


@pytest.mark.rule("DT-AM-18")
def test_a_ladder_goes_from_panicked_to_lethal():
    ids = [card.id for card in T.cards]
    onslaught = T.cards[ids.index("onslaught")]
    losses = [T.effects[effect] for effect in onslaught.ladder]
    assert [way[0][0].n if way[0] else 0 for way in losses] == [0, 2, 4, 7, 10]


def test_twelve_rooms_in_each_pool():
    assert [len(pool) for pool in T.rooms] == [12] * 10
    first = T.rooms[0][0]
    assert first.id == "craggy_crevasse"
    assert T.effects[first.first] == parse("-5W")
    assert T.effects[first.improved] == parse("-1W")
    assert T.dungeon_mask == [1, 2, 4, 8, 16, 32, 1 << MELEE, 4, 1 << MAGIC, 63]


def test_the_tower_seals_and_turns_as_often_as_the_knobs_say():
    seals = [sum(stir in (0, 3) for stir in month.stirs) for month in T.months]
    turns = [sum(stir in (1, 2, 3) for stir in month.stirs) for month in T.months]
    assert seals == [1, 2, 2, 2, 2, 2]
    assert turns == [0, 1, 2, 2, 2, 2]
    assert T.spawns[0] == ((2, 1),)
    assert T.spawns[1] == ((3, 1),)
    assert [len(month.strikes) for month in T.months] == [0, 2, 3, 3, 3, 3]
    assert [month.wares for month in T.months] == [0, 1, 1, 2, 1, 2]
    assert [month.gritty_acts for month in T.months] == [0, 1, 1, 1, 2, 2]


def test_monthly_quests():
    quests = T.quests
    assert [quest.recruit for quest in quests[:22]] == [True] * 10 + [False] * 12
    assert [quest.adversary for quest in quests[22:]] == [a for a in range(8) for _ in "el"]
    assert [quest.late for quest in quests[22:]] == [False, True] * 8
    places = [quest.place for quest in quests]
    assert {place: places.count(place) for place in set(places)} == {
        PLACE_FIXED: 20,
        PLACE_BUILDING: 5,
        PLACE_TERRAIN: 4,
        PLACE_LAIR: 6,
        PLACE_RING: 2,
        PLACE_NOWHERE: 1,
    }
    hakan = quests[2]
    assert T.world.ids[hakan.arg] == "ash_hills"
    assert T.effects[hakan.ways] == parse("$2G")
    for quest in quests:
        acts = [act for way in T.effects[quest.ways] for act in way]
        assert all(act.op in (PAY, ADVANTAGE) for act in acts)
        assert acts or quest.dungeon != NONE or quest.foes or quest.cleanses


def test_arcs_give_each_quest_item_once():
    given = [quest.item for quest in T.quests if quest.item != NONE]
    assert len(given) == len(set(given)) == 15  # the Mark and the Amulets come at set-up


@pytest.mark.rule("DT-COMP-06")
def test_four_trials_of_each_type_in_their_kingdom():
    for number, trial in enumerate(T.trials):
        assert trial.region // 15 == number // 4
        assert T.data.trials[trial.id].type == TRIAL_TYPES[number // 4]
    assert (T.trials[0].asks, T.trials[0].what, T.trials[0].count) == ("spend", WARRIORS, 18)
    assert (T.trials[12].asks, T.trials[12].what, T.trials[12].count) == ("spend", GEAR_CARD, 3)
    assert (T.trials[6].asks, T.trials[6].what, T.trials[6].count) == ("same", NONE, 4)


@pytest.mark.rule("DT-ADVANTAGE-04", "DT-ADVANTAGE-05")
def test_advantages_of_items_companions_and_virtues():
    sword = ITEMS.index("sword")
    assert [(g.advantage, g.count, g.when) for g in T.gives[sword]] == [(MELEE, 1, ALWAYS)]
    assert T.sells[sword] is None
    tomas_map = T.sells[ITEMS.index("q_map")]
    assert tomas_map is not None
    assert (tomas_map.count, tomas_map.when, tomas_map.spent) == (5, IN_DUNGEON, True)
    grigor = T.sells[len(ITEMS) + COMPANIONS.index("grigor")]
    assert grigor is not None
    assert (grigor.spirit, grigor.per_turn, grigor.spent) == (1, 3, False)
    arcane = T.gives[len(ITEMS) + len(COMPANIONS)]
    assert arcane[0].advantage == MAGIC


def test_goals_and_knobs():
    goals, knobs = T.goals, T.knobs
    assert [T.world.ids[region] for region in goals.caravan_start] == [
        "duwani",
        "egans_end",
        "anza",
    ]
    assert goals.not_at_start == sum(
        1 << COMPANIONS.index(id) for id in ("hakan", "grigor", "yana")
    )
    assert knobs.month_turns == (6, 7, 8, 9)
    assert T.adversary_step == [SAVAGE, LETHAL]
    assert [face for face in T.faces if face != NONE].count(BATTLE) == 1
    assert len(T.haggle) == 6


# What the loader says


@pytest.mark.parametrize(
    ("patch", "message"),
    [
        (
            {"cards.onslaught.ladder": ["-10W", "-7X", "-4W", "-2W", "none"]},
            r"'-7X' is not an effect",
        ),
        ({"rooms.cave.treasure_hunter.first": "-1I or"}, r"rooms\.toml, key cave\.treasure_hunter"),
        ({"foes.trolls.tokens": 9}, "65 tokens, not 70"),
        ({"foes.trolls.deck": ["onslaught"] * 5}, "five different kinds"),
        ({"foes.trolls.deck": ["a", "b", "c", "d", "e"]}, "'a' is not a card"),
        ({"foes.trolls.level": 2}, "by its place in the list it is 3"),
        ({"foes.dragons.attributes": ["melee"]}, "two attributes"),
        ({"quests.cq_r_gleb.region": "outer_hills"}, "'outer_hills' is not a region"),
        ({"quests.cq_r_miras.dungeon": "cave"}, "the dungeon of anza is a encampment"),
        ({"quests.cq_i_gleb.item": "q_crown"}, "'q_crown' is not a quest item"),
        ({"goals.gleb_marker": "mordor"}, "'mordor' is not a region"),
        ({"trials.consecrate_arkartus.region": "arkadia"}, "'arkadia' is not a region"),
        ({"trials.consecrate_arkartus.type": "valor"}, "by its place it is sacrifice"),
        ({"tower.top.faces": ["cleanse", "chute", "cleanse", "chute"]}, "once each of"),
        ({"tower.bottom.pocket": 2}, "could not fall on"),
        ({"knobs.dungeon_rooms": [8, 10, 10, 12]}, "12 cells"),
        ({"knobs.adversary_step": ["mild", "lethal"]}, "'mild' is not one of"),
        ({"knobs.adv_floor": 11}, "above adv_cap"),
        ({"knobs.month_turns": [1, 7, 8, 9]}, "could have no turn"),
        ({"months.1.spawns": [[[2, 1]]]}, "for few heroes, and one more"),
        ({"quest_items.q_hope.copies": 5}, "20 cards, not 21"),
        ({"treasures.bow.azkol": True}, "5 are Azkol's"),
        ({"adversaries.isa.attributes": []}, "at least one"),
        ({"potions.fortune.sells": [{"type": "fire", "count": 1}]}, "fortune"),
    ],
)
def test_wrong_values_are_refused_with_file_key_and_reason(patch: dict[str, Any], message: str):
    with pytest.raises(BadData, match=message):
        compiled(patch)


@pytest.mark.parametrize("table", ["potions", "foes", "virtues", "rooms", "trials", "quests"])
def test_a_missing_entry_is_refused(table: str, monkeypatch: pytest.MonkeyPatch):
    missing = next(iter(RAW[table]))
    left = {id: value for id, value in RAW[table].items() if id != missing}
    monkeypatch.setitem(RAW, table, left)
    with pytest.raises(BadData, match=table):
        compiled()


def test_a_fault_in_the_game_itself_is_told_with_its_line(monkeypatch: pytest.MonkeyPatch):
    wrong = {**RAW["potions"], "teeth": {"source": {"all": "public"}, "effect": "+6X"}}
    monkeypatch.setitem(RAW, "potions", wrong)
    with pytest.raises(BadData, match=r"potions\.toml, key teeth\.effect \(line 15\): '\+6X'"):
        compiled()
