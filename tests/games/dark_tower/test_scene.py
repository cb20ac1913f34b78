"""The table as zones: what a client can draw and point at."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeVar, get_args

import msgspec
import pytest

import rempart
from rempart.games.dark_tower.ids import (
    BANE,
    BATTLE,
    CAVE,
    CORRUPTIONS,
    FIRST_ADVERSARY,
    GONE,
    ITEMS,
    LETHAL,
    PRINTED,
    VASA,
    WOLVES,
    ZAIDA,
)
from rempart.games.dark_tower.options import (
    BuyAdvantage,
    ConfirmSetup,
    Fight,
    Give,
    PlaceSkull,
    Walk,
)
from rempart.games.dark_tower.pieces import Battle, Deal, Dungeon, Foe, Quest, Room, Visit
from rempart.games.dark_tower.scene import picks, scene
from rempart.games.dark_tower.scene.extras import (
    BattleExtra,
    DungeonExtra,
    FoeKindExtra,
    KingdomExtra,
    PieceTag,
    PlaceTag,
    TowerExtra,
    ZoneTag,
)
from rempart.games.dark_tower.setup import Settings, setup
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.view import view
from rempart.games.dark_tower.words.naming import naming
from rempart.kernel import NONE, advance, settle
from rempart.kernel.fluent import as_text
from rempart.kernel.scene import Piece, PieceExtra, Place, Scene, Zone, ZoneExtra
from rempart.kernel.text import Text
from tests.games.dark_tower.table import PACKAGE, T, realm

Extra = TypeVar("Extra", bound=PieceExtra | ZoneExtra)
TEXTS = {language: Text(PACKAGE, language, naming(T)) for language in ("en", "fr")}


def drawn(s: Realm, seat: int | None = 0, language: str = "en") -> Scene:
    return scene(view(s, seat), TEXTS[language])


def zone(found: Scene, id: str) -> Zone:
    return next(zone for zone in found.zones if zone.id == id)


def region(found: Scene, id: str) -> Place:
    places = [place for zone in found.zones for place in zone.places]
    return next(place for place in places if place.pick.get("region") == T.world.number[id])


def piece(pieces: list[Piece], kind: str) -> Piece:
    return next(piece for piece in pieces if piece.kind == kind)


def extra(thing: Piece | Zone, kind: type[Extra]) -> Extra:
    assert isinstance(thing.extra, kind)
    return thing.extra


def tags_in(found: Scene) -> Iterator[tuple[set[str], object]]:
    """The tags of pieces, places and zones, with those that there can be."""
    places = [place for zone in found.zones for place in zone.places]
    pieces = [piece for holder in (*found.zones, *places) for piece in holder.pieces]
    for things, known in ((pieces, PieceTag), (places, PlaceTag), (found.zones, ZoneTag)):
        yield {tag for thing in things for tag in thing.tags}, known


def words_of(literal: object) -> set[str]:
    """What a Literal, or several, can be."""
    parts = get_args(literal)
    return set().union(*map(words_of, parts)) if parts else {str(literal)}


def test_sixty_regions_can_be_pointed_at_with_their_borders():
    found = drawn(realm())
    zones = [zone(found, f"kingdom-{id}") for id in ("north", "east", "south", "west")]
    picked = [place.pick["region"] for z in zones for place in z.places]
    assert picked == list(range(60))
    assert [
        border for z in zones for border in extra(z, KingdomExtra).borders
    ] == T.world.neighbours
    assert sum("tower" in place.tags for z in zones for place in z.places) == 6
    assert [z.seat for z in zones] == [0, 1, None, None]
    assert "dormant" in zones[2].tags


def test_what_stands_in_a_region():
    s = realm()
    world = T.world
    citadel = world.number["radiant_mountains"]
    s.buildings[0] = 2
    s.foes = [Foe(WOLVES, citadel), Foe(WOLVES, citadel)]
    s.kinds[0], s.states[0] = WOLVES, LETHAL
    s.main.region = citadel
    s.quests = [Quest(0, citadel)]
    s.trees = [citadel]
    s.dungeons = [Dungeon(type=CAVE, region=citadel, rooms=[Room(0, NONE, cleared=True)], target=0)]
    here = region(drawn(s), "radiant_mountains").pieces
    kinds = [one.kind for one in here]
    assert kinds == ["citadel", "scion", "wolves", "wolves", "marker", "marker", "cave", "tree"]
    assert len({one.id for one in here}) == 8
    assert (here[0].value, here[0].pick) == ("2", {"building": 0})
    assert here[2].pick == {"kind": WOLVES, "region": citadel}
    assert "lethal" in here[2].tags
    s.buildings[0] = GONE
    assert "destroyed" in region(drawn(s), "radiant_mountains").pieces[0].tags


def test_a_burning_river_is_told():
    s = realm()
    s.rivers = 0b0001
    assert "burning" in zone(drawn(s), "kingdom-north").tags
    assert "burning" not in zone(drawn(s), "kingdom-east").tags


@pytest.mark.rule("DT-TM-02")
def test_the_tower_shows_seals_chutes_and_glyphs():
    s = realm()
    s.seals &= ~(1 << 4 | 1 << 5)
    tower = zone(drawn(s), "tower")
    middle = tower.places[1].pieces
    assert [one.kind for one in middle] == ["glyph_battle", "chute", "seal", "seal"]
    assert [one.pick["seal"] for one in middle] == [4, 5, 6, 7]
    assert extra(tower, TowerExtra).glyphs[BATTLE] == 0
    assert "pockets" not in msgspec.to_builtins(tower.extra)
    s.pos[1] = 1
    assert [one.kind for one in zone(drawn(s), "tower").places[1].pieces][:2] == [
        "chute",
        "glyph_battle",
    ]


def test_inside_the_tower_with_the_option():
    s = realm(1)
    s.look_inside, s.pockets[1], s.supply = True, 2, 22
    tower = zone(drawn(s), "tower")
    assert extra(tower, TowerExtra).pockets == tuple(s.pockets)
    assert tower.places[0].pieces[1].marks


@pytest.mark.rule("DT-FOE-11")
def test_foes_with_tokens_state_and_strike():
    s = realm()
    s.foes = [Foe(s.kinds[0], 3), Foe(FIRST_ADVERSARY + BANE, 9)]
    s.adversary = BANE
    pieces = zone(drawn(s), "foes").pieces
    assert [one.value for one in pieces] == ["2", "3", "4", "5"]
    assert pieces[0].extra == FoeKindExtra(tokens=1, most=8, traits="Humanoid, Stealth")
    assert "ready" in pieces[0].tags
    before = pieces[0].note
    s.states[0] = LETHAL
    assert zone(drawn(s), "foes").pieces[0].note != before
    assert pieces[3].marks == [TEXTS["en"](f"region.{T.world.ids[9]}")]


def quest(id: str) -> int:
    return next(number for number, errand in enumerate(T.quests) if errand.id == id)


def test_quests_and_their_markers_say_what_is_asked_and_what_the_reward_does():
    s = realm(1)
    companion, item, late = quest("cq_r_nimet"), quest("aq_gra_e"), quest("aq_gra_l")
    s.quests = [Quest(companion, 7), Quest(item, NONE), Quest(late, 9)]
    found = drawn(s)
    shown = zone(found, "quests").pieces[1:]
    assert "Nimet the Fathomless" in shown[0].note
    assert shown[0].more[0].startswith("Nimet the Fathomless: ")
    assert shown[1].more[0].startswith("Amulet of Annihilation: ")
    assert shown[2].more == []
    marker = piece(region(found, T.world.ids[7]).pieces, "marker")
    assert marker.note == shown[0].note


def test_the_goal_names_the_treasures_it_wants():
    s = realm(1)
    s.goal = ZAIDA
    goal = zone(drawn(s), "quests").pieces[0]
    assert "Azkol's Idol" in goal.more[0]
    assert "Golden Mace of Azkol" in goal.more[0]


def test_no_more_skulls_are_counted_than_the_goal_asks_for():
    s = realm(1)
    s.goal, s.main.region, s.main.skulls = VASA, 7, 17
    goal = zone(drawn(s), "quests").pieces[0]
    assert "skulls cleansed: 13 of 13" in goal.marks
    assert piece(region(drawn(s), T.world.ids[7]).pieces, "marker").note == goal.note


def test_a_hero_to_choose_tells_what_it_has_and_what_it_may_gain():
    match = rempart.new("dark_tower", seed=1, players=1, heroes="choose")
    words = [card.more for card in zone(match.scene(0), "heroes").pieces]
    assert all(lines.index("To be gained:") == PRINTED and len(lines) == 6 for lines in words)


def test_what_is_to_be_chosen_is_laid_out_for_each_player_in_turn():
    match = rempart.new("dark_tower", seed=1, players=2, heroes="choose")
    asked = list[tuple[str, set[str]]]()
    for _ in range(4):
        assert match.decision is not None
        option = match.decision.options[0]
        laid = {one.id for one in match.scene(0).zones} & {"heroes", "homes"}
        asked.append((type(option).__name__, laid))
        match.choose(option)
    assert asked == [("TakeHero", {"heroes"}), ("TakeHome", {"homes"})] * 2
    assert not {one.id for one in match.scene(0).zones} & {"heroes", "homes"}


def test_a_hero_with_cards_and_tiles():
    s = realm()
    hero = s.heroes[0]
    hero.items, hero.companions, hero.corruptions, hero.spores = [0, 0, 7, 20], [3], [4], 1
    found = zone(drawn(s), "hero-0")
    ids = [one.id for one in found.pieces]
    assert len(set(ids)) == len(ids)
    assert piece(found.pieces, "warriors").value == "7"
    assert piece(found.pieces, "letha").pick == {"companion": 3}
    assert piece(found.pieces, "cruel").pick == {"corruption": 4}
    assert [one.kind for one in found.pieces if "potion" in one.tags] == ["fortune", "fortune"]
    assert sum("inactive" in one.tags for one in found.pieces) == 3
    assert sum("virtue" in one.tags for one in found.pieces) == 6


@pytest.mark.rule("DT-COMP-02")
def test_trials_are_shown_to_their_owner():
    s = realm()
    s.heroes[1].trials = [0, 4, 8, 12]
    s.trials = [trial for trial in s.trials if trial % 4]
    mine = [one for one in zone(drawn(s, 1), "hero-1").pieces if "trial" in one.tags]
    assert [one.pick["trial"] for one in mine] == [0, 4, 8, 12]
    other = zone(drawn(s, 0), "hero-1").pieces
    assert piece(other, "trial").value == "4"
    assert not any("trial" in one.tags for one in other)


def test_a_battle_is_a_ladder_from_the_worst_result_down():
    s = realm()
    s.battle = Battle(seat=0, kind=0, region=3, deck=[1], left=2, card=1, step=3, free=2, used=1)
    found = zone(drawn(s), "battle")
    assert [place.tags[0] for place in found.places] == [
        "lethal",
        "savage",
        "ready",
        "unsteady",
        "panicked",
    ]
    assert ["here" in place.tags for place in found.places] == [False, True, False, False, False]
    assert all(place.status for place in found.places)
    battle = extra(found, BattleExtra)
    assert (battle.card, battle.free) == ("onslaught", 1)


def test_a_dungeon_is_a_map_of_rooms():
    s = realm()
    rooms = [Room(0, NONE, 0b10, cleared=True), Room(1, 4, 0b101), Room(2, 5, 0b10)]
    s.dungeons = [Dungeon(CAVE, 20, rooms, target=2)]
    kinds = [place.kind for place in zone(drawn(s), "dungeon-0").places]
    assert kinds == ["room", "unknown", *["void"] * 10]
    assert zone(drawn(s), "dungeon-0").places[1].pick == {}
    assert "unexplored rooms: 2" in zone(drawn(s), "dungeon-0").note  # one of them is in sight
    known = extra(zone(drawn(s), "dungeon-0"), DungeonExtra)
    assert (known.rooms[:3], known.doors[:3]) == ([0, 1, NONE], [[1], [], []])
    s.visit = Visit(0, 0, room=0)
    assert zone(drawn(s), "dungeon-0").places[1].pick == {"room": 1}
    s.visit.room = 1
    here = zone(drawn(s), "dungeon-0").places[1]
    assert (here.kind, "here" in here.tags) == ("room", True)
    assert here.status


def test_a_trade_shows_both_sides():
    s = realm()
    s.deal = Deal(0, 1, give=[7], get=[51], warriors=3, spirit=-1)
    giver, partner = zone(drawn(s), "deal").places
    assert [one.kind for one in giver.pieces] == ["warriors", "talisman"]
    assert [one.kind for one in partner.pieces] == ["spirit", "gleb"]


def test_what_one_points_at():
    assert picks(Walk(7), 0) == {"region": 7, "seat": 0}
    assert picks(Fight(2, 7), 0) == {"kind": 2, "region": 7}
    assert picks(PlaceSkull(3), 0) == {"building": 3}
    assert picks(BuyAdvantage(0), 0) == {"source": 0, "item": 0}
    assert picks(BuyAdvantage(52), 0) == {"source": 52, "companion": 1}
    assert picks(BuyAdvantage(62), 0) == {"source": 62, "virtue": 1}
    assert picks(Give(53), 0) == {"item": 53, "companion": 2}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "settings",
    [
        {"players": 1, "goal": "tomas", "look_inside": True},
        {"players": 2, "goal": "miras", "adversary": "rot"},
        {"players": 3, "mode": "competitive"},
        {"players": 4, "goal": "letha", "adversary": "bane"},
    ],
)
def test_every_position_can_be_drawn_for_everybody(settings: dict[str, Any], language: str):
    s = setup(Settings(**settings), 4, T)
    rng = random.Random(4)
    decision = settle(s)
    while decision is not None:
        if rng.random() < 0.2 or ConfirmSetup() in decision.options:
            for seat in (None, *range(len(s.heroes))):
                found = drawn(s, seat, language)
                msgspec.json.encode(found, enc_hook=as_text)
                ids = [zone.id for zone in found.zones]
                assert len(set(ids)) == len(ids)
                assert all(zone.name for zone in found.zones)
                for tags, known in tags_in(found):
                    assert tags <= words_of(known)
        decision = advance(s, decision, rng.choice(decision.options))
    drawn(s, None, language)


def test_my_trials_are_marked_where_they_are_until_they_are_done():
    s = realm(2)
    s.competitive = True
    first, second, theirs = s.trials[:3]
    s.heroes[0].trials, s.heroes[1].trials = [first, second], [theirs]
    s.trials = s.trials[3:]

    def marked() -> dict[int, dict[str, int]]:
        places = [place for zone in drawn(s).zones for place in zone.places]
        return {
            place.pick["region"]: piece.pick
            for place in places
            for piece in place.pieces
            if piece.kind == "trial"
        }

    def where(trial: int) -> int:
        return T.trials[trial].region

    assert marked() == {where(first): {"trial": first}, where(second): {"trial": second}}
    s.heroes[0].trials_done = 1 << first
    assert marked() == {where(second): {"trial": second}}


def test_the_supply_of_skulls_is_what_tells_how_a_match_went():
    tagged = [zone for zone in drawn(realm()).zones if "chart" in zone.tags]
    assert [(zone.id, zone.value, zone.most) for zone in tagged] == [("supply", 24, 24)]


def test_decks_tell_what_is_left_in_them():
    for seed in range(3):
        match = rempart.new("dark_tower", seed=seed, players=2)
        rng = random.Random(seed)
        for _ in range(120):
            if match.decision is None:
                break
            match.choose(rng.choice(match.decision.options))
        zones = {zone.id: zone for zone in match.scene(0).zones}
        state = match.state
        for id, cards in (("treasures", state.treasures), ("potions", state.potions)):
            found = {one.piece.kind: one.count for one in zones[id].left}
            assert found == Counter(ITEMS[item] for item in cards)
            assert all(one.piece.pick == {} for one in zones[id].left)
        found = {one.piece.kind for one in zones["corruptions"].left}
        assert found == {CORRUPTIONS[corruption] for corruption in state.corruptions}
